import { getContext, setContext } from 'svelte';
import type { Games } from '../games/games.gen.ts';
import { loadGame, type Fight, type GameClient } from '../games/registry.ts';
import { keyOf, under } from '../lib/choices.ts';
import { speakOf, t } from '../lib/i18n.ts';
import { fetchLetters } from '../lib/letters.ts';
import type { Action, Advice, AreaShape, Clause, EventValue, GameEvent, Geometry, Language, Point, Reference, Rules, TableInfo, TextsAnswer, View } from '../lib/contract.ts';
import { resources } from '../lib/resources.ts';
import { settings } from '../lib/settings.svelte.ts';
import { playerName } from '../lib/players.ts';
import { GameTexts } from '../lib/texts.ts';
import type { Story } from './story.svelte.ts';

/** Both sides of the map uncovered. */
export const OPEN = { left: 0, right: 0 };
/** Pixels between what lies over the head of the map and its edge. */
const MARGIN = 10;

/** What a table lets one do; a replay lets one look only. */
export interface Player {
  act(action: Action): void;
  why(verb: string, object: string, area: string | null): void;
  hint(): void;
  reach(action: Action): void;
  undo(): void;
}

/**
 * What all the parts of a table's page share: the game's own resources, the position shown, and what the eye and the
 * hand are on. A live table and a replay feed it alike.
 */
export class Desk {
  title = $state('');
  /** What the game adds to the table, once all that a table needs is there. */
  client = $state.raw<GameClient | null>(null);
  geometry = $state.raw<Geometry | null>(null);
  reference = $state.raw<Reference | null>(null);
  rules = $state.raw<Rules | null>(null);
  private answers = $state.raw<Partial<Record<Language, TextsAnswer>>>({});

  table = $state.raw<TableInfo | null>(null);
  private present = $state.raw<View | null>(null);
  /** An earlier moment, while the table is taken back to it: the position, and the number of the choice that led to it. */
  past = $state.raw<{ view: View; step: number } | null>(null);
  /** What others have done since the reader's last move; null where nobody plays. */
  story = $state.raw<Story | null>(null);
  private events = $state.raw<GameEvent[]>([]);
  private newest = $state(0);
  player = $state.raw<Player | null>(null);
  /** How many seats are played at this screen. */
  held = $state(0);
  /** The action that was sent and is not yet answered. */
  waiting = $state<number | null>(null);
  /** What the game's adviser would do at the present question, where the player has asked for it. */
  hint = $state.raw<Advice | null>(null);
  /** Whether a hint is being thought of. */
  hinting = $state(false);
  /** Where choices may lead that were pointed at: by action, area and price. */
  reaches = $state.raw<Record<number, Record<string, number>>>({});
  /** Whether the player's last act was to take one back. */
  takenBack = $state(false);
  /** Whether what one person alone may see is covered. */
  covered = $state(false);

  /** The area under the pointer, on the map or in a list. */
  hovered = $state<string | null>(null);
  /** The object under the pointer that lies in an area, as `keyOf` writes it. */
  pointed = $state<string | null>(null);
  /** The area that is to be brought into sight; asked for again it is brought again. */
  revealed = $state.raw<{ area: string } | null>(null);
  /** The area in the inspector. */
  selected = $state<string | null>(null);
  /** Pixels at the head and at the foot of the map over which the game lays something. */
  headroom = $state(0);
  footroom = $state(0);
  /** Pixels at the foot of the map that the account of the others' moves takes. */
  strip = $state(0);
  /** Pixels at either side of the map that are covered, with what the eye needs beside them. */
  sideroom = $state.raw<{ left: number; right: number }>(OPEN);
  /** Where an area is on the screen, in pixels from the corner of the map's frame; null before it is drawn. */
  project: (area: string) => Point | null = () => null;
  /** What is seen of the map between all that lies over it, in its own units: where it begins and where it ends; null before it is drawn. */
  seen = $state.raw<{ from: Point; to: Point } | null>(null);
  /** The clause that is open to be read. */
  clause = $state<string | null>(null);

  /** What the game lays over the head of the map is so high: the map keeps free of it, and of some pixels more. */
  readonly coverTop = ({ height }: DOMRectReadOnly): void => {
    this.headroom = Math.round(height) + MARGIN;
  };

  readonly texts = $derived.by(() => {
    const answer = this.answers[settings.language] ?? this.answers.fr ?? this.answers.en;
    if (!answer || !this.reference) return null;
    const language = this.answers[settings.language] ? settings.language : this.answers.fr ? 'fr' : 'en';
    return new GameTexts(language, answer, this.reference, (seat) => this.seatName(seat), this.onMap);
  });
  /** The kinds of objects that have a place on the map. */
  private readonly onMap = $derived(this.client ? [...this.client.areaKinds, ...this.client.pieceKinds] : []);
  /** All that can be an area of the game, of land, sea and boxes beside the map, by id. */
  readonly shapes = $derived<Record<string, AreaShape>>({
    ...boxesOf(this.geometry, (id) => this.kindsOf(id).length > 0), ...this.geometry?.areas, ...seasOf(this.geometry),
  });
  readonly legal = $derived<Action[]>(this.player && !this.covered && !this.past ? (this.present?.legal ?? []) : []);
  /** The choices by the areas where their objects lie. */
  readonly areaChoices = $derived(under(this.legal, ({ kind, object }) => this.placesOf(kind, object)));
  /** The choices by their objects that lie in areas (`keyOf`). */
  readonly pieceChoices = $derived(
    under(this.legal, ({ kind, object }) => (object !== null && this.client?.pieceKinds.includes(kind) ? [keyOf(kind, object)] : [])),
  );
  /** The choice of the object under the pointer, where the game shows where it may lead. */
  readonly leading = $derived(this.pieceChoices.get(this.pointed ?? '')?.find(({ verb }) => this.client?.leads?.includes(verb)));
  /** Where it may lead, by area and price; nowhere as long as that is not known. */
  readonly reach = $derived<Record<string, number>>((this.leading && this.reaches[this.leading.action]) ?? {});
  /** The fights that choices may bring about. */
  readonly fights = $derived<readonly Fight[]>(
    this.legal.length && this.view ? (this.client?.fights?.(this.view.board, this.reference?.pieces, (kind, id) => this.texts?.name(kind, id) ?? id) ?? []) : [],
  );
  readonly neighbours = $derived.by(() => {
    const out = new Map<string, { area: string; kind: string }[]>();
    const join = (a: string, b: string, kind: string): void => {
      const list = out.get(a) ?? [];
      if (!list.some((other) => other.area === b)) list.push({ area: b, kind });
      out.set(a, list);
    };
    for (const { a, b, kind } of this.geometry?.borders ?? []) {
      join(a, b, kind);
      join(b, a, kind);
    }
    for (const { a, b } of this.geometry?.straits ?? []) {
      join(a, b, 'strait');
      join(b, a, 'strait');
    }
    return out;
  });

  /** What has happened up to the moment that is shown. */
  get log(): GameEvent[] {
    const { past, events } = this;
    return past ? events.filter(({ step }) => step <= past.step) : events;
  }

  set log(events: GameEvent[]) {
    this.events = events;
  }

  /** The events from this number on are news; of an earlier moment those of its beat. */
  get fresh(): number {
    const told = this.past ? this.story?.beat?.lines[0]?.events[0] : undefined;
    return told ? told.n : this.newest;
  }

  set fresh(n: number) {
    this.newest = n;
  }

  /** The position that is shown. */
  get view(): View | null {
    return this.past?.view ?? this.present;
  }

  set view(view: View | null) {
    this.present = view;
  }

  /** The id of the game. */
  get game(): string {
    return this.table?.game ?? '';
  }

  /** What a game tells, in its own types: the one place where they are taken for granted, while that game is played. */
  told<G extends keyof Games>(game: G): { board: () => Games[G]['board']; pieces: () => Games[G]['pieces'] } {
    const own = <T>(told: unknown): T => {
      if (this.game !== game) throw new Error(`${this.game} is played, not ${game}`);
      return told as T;
    };
    return { board: () => own(this.view?.board), pieces: () => own(this.reference?.pieces) };
  }

  /** Fetches what the page of a table needs to be drawn; the rules and the title may come later. */
  async open(table: TableInfo): Promise<void> {
    const { game, pack } = table;
    this.table = table;
    fetchLetters();
    void resources.games().then((games) => (this.title = games.find(({ id }) => id === game)?.title ?? ''), () => undefined);
    void resources.rules(game).then((rules) => (this.rules = rules), () => undefined);
    const [client, reference, geometry] = await Promise.all([
      loadGame(game),
      resources.reference(game, pack),
      resources.map(game),
      this.speak(settings.language),
    ]);
    speakOf(client.texts);
    this.reference = reference;
    this.geometry = geometry;
    this.client = client;
  }

  /** Fetches the game's texts in a language. */
  async speak(language: Language): Promise<void> {
    if (!this.table || this.answers[language]) return;
    const answer = await resources.texts(this.game, this.table.pack, language);
    this.answers = { ...this.answers, [language]: answer };
  }

  /** Whether other people play, at screens of their own. */
  get others(): boolean {
    return (this.table?.players ?? []).some(({ kind, seat }) => kind === 'person' && seat !== this.view?.viewer);
  }

  seatName(seat: number): string {
    const players = this.table?.players ?? [];
    return playerName(players.find((one) => one.seat === seat), players, seat);
  }

  /** A player with the sides that he plays, where the game is one in which names alone do not tell. */
  seatTold(seat: number): string {
    const name = this.seatName(seat);
    const sides = this.view ? (this.client?.sides?.(seat, this.view.board) ?? []) : [];
    if (!sides.length) return name;
    return t('seat-sides', { name, sides: sides.map(([kind, side]) => this.texts?.name(kind, side) ?? side).join(', ') });
  }

  areaName(area: string): string {
    return this.texts?.name(this.kindsOf(area)[0] ?? '', area) ?? area;
  }

  /** The kinds of object that an area is. */
  private kindsOf(area: string): string[] {
    return (this.client?.areaKinds ?? []).filter((kind) => this.reference?.objects[kind]?.includes(area));
  }

  /** Whether objects of a kind have a place on the map. */
  isOnMap(kind: string): boolean {
    return this.onMap.includes(kind);
  }

  /** The areas where an object lies: itself, where it is an area. */
  placesOf(kind: string, object: EventValue | undefined): string[] {
    return this.placesIn(this.view, kind, object);
  }

  /** The areas where an object lies in a position. */
  placesIn(view: View | null, kind: string, object: EventValue | undefined): string[] {
    if (!this.client || typeof object !== 'string' || !this.onMap.includes(kind)) return [];
    if (this.client.areaKinds.includes(kind) && (this.shapes[object] || !this.geometry)) return [object];
    return view ? this.client.where(kind, object, view.board, this.reference?.pieces) : [];
  }

  /** The areas that an event speaks of. */
  areasOf(event: GameEvent): string[] {
    return (this.texts?.fields(event) ?? []).flatMap(([field, kind]) => this.placesOf(kind, event.values[field]));
  }

  /** Shows where an object is that a list or the log speaks of; null shows nothing. */
  point(kind: string, object: EventValue | undefined): void {
    this.hovered = this.placesOf(kind, object)[0] ?? null;
    this.pointed = typeof object === 'string' && this.client?.pieceKinds.includes(kind) ? keyOf(kind, object) : null;
  }

  /** Brings an object that a list or the log speaks of into sight, and opens its area. */
  visit(kind: string, object: EventValue): void {
    const [area = null] = this.placesOf(kind, object);
    this.selected = area;
    this.reveal(area);
  }

  /** Brings an area into sight. */
  reveal(area: string | null): void {
    if (area) this.revealed = { area };
  }

  unpoint(): void {
    this.hovered = null;
    this.pointed = null;
  }

  clauseOf(id: string): Clause | undefined {
    return this.rules?.clauses.find((clause) => clause.id === id);
  }

  /** The fight that a choice would bring about. */
  fightOf({ verb, object }: Action): Fight | undefined {
    return this.fights.find((fight) => fight.verb === verb && fight.area === object);
  }

  /** A choice in words, as the present prompt offers it; of a fight, how it stands. */
  label(action: Action): string {
    const fight = this.fightOf(action);
    if (fight) return fight.warning ? `${fight.text}. ${fight.warning}` : fight.text;
    return (this.texts?.action(action, this.view?.prompt?.id) ?? '') + this.price(action);
  }

  /** What the object of a choice costs, in brackets; nothing where it has no price. */
  price(action: Action): string {
    const price = typeof action.object === 'string' && this.view ? this.client?.price?.(action.object, this.view.board) : null;
    return price ? ` (${t(price.key, price.values)})` : '';
  }

  choose(action: Action): void {
    if (this.player && this.waiting === null) this.player.act(action);
  }

  /**
   * A click on an area, or on an object in it, that cannot be chosen asks which clause forbids what the prompt is about.
   */
  askWhy(area: string, kind = '', object = ''): void {
    if (!this.player || !this.view || this.legal.length === 0) return;
    const asked = [
      ...(kind ? [[kind, object] as const] : []),
      ...this.kindsOf(area).map((one) => [one, area] as const),
      ...(this.client?.inside?.(area, this.view.board, this.reference?.pieces) ?? []),
    ];
    for (const [of, id] of asked) {
      const verb = this.client?.verbFor?.(of, id, this.legal, this.reference?.pieces) ?? this.legal.find((action) => action.kind === of)?.verb;
      if (verb) return this.player.why(verb, id, area);
    }
  }

  /** Whether one may ask why something in one's hand cannot be played. */
  get curious(): boolean {
    return Boolean(this.player && this.view && !this.view.over && !this.covered && !this.past);
  }

  /** Asks which clause forbids a choice that is not on the map. */
  askWhyNot(verb: string, object: string): void {
    this.player?.why(verb, object, null);
  }
}

/** The seas that are areas: nothing is built there, and what sails lies about the anchor. */
function seasOf(geometry: Geometry | null): Record<string, AreaShape> {
  const zones = Object.entries(geometry?.zones ?? {});
  return Object.fromEntries(
    zones.map(([id, { path, anchor }]) => [id, { path, label: { x: anchor[0], y: anchor[1] }, site: null, slots: [anchor], centre: anchor }]),
  );
}

/** The boxes on the map that are areas of their own. */
function boxesOf(geometry: Geometry | null, isArea: (id: string) => boolean): Record<string, AreaShape> {
  const boxes = Object.entries(geometry?.boxes ?? {}).filter(([id]) => isArea(id));
  return Object.fromEntries(
    boxes.map(([id, [x, y, width, height]]) => {
      const path = `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`;
      return [id, { path, label: { x, y }, site: null, slots: [[x, y]], centre: [x, y] }];
    }),
  );
}

const KEY = Symbol('desk');

export function provideDesk(desk: Desk): Desk {
  setContext(KEY, desk);
  return desk;
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
