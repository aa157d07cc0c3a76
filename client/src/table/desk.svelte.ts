import { getContext, setContext } from 'svelte';
import { byObject } from '../lib/choices.ts';
import type { Action, Clause, GameEvent, Geometry, Language, Reference, Rules, TableInfo, TextsAnswer, View } from '../lib/contract.ts';
import { resources } from '../lib/resources.ts';
import { settings } from '../lib/settings.svelte.ts';
import { playerName } from '../lib/players.ts';
import { GameTexts } from '../lib/texts.ts';

/** What a table lets one do; a replay lets one look only. */
export interface Player {
  act(action: Action): void;
  why(verb: string, object: string, area: string): void;
  undo(): void;
}

/**
 * What all the parts of a table's page share: the game's own resources, the position shown, and what the eye and the
 * hand are on. A live table and a replay feed it alike.
 */
export class Desk {
  title = $state('');
  geometry = $state.raw<Geometry | null>(null);
  reference = $state.raw<Reference | null>(null);
  rules = $state.raw<Rules | null>(null);
  private answers = $state.raw<Partial<Record<Language, TextsAnswer>>>({});

  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** The events from this number on are news. */
  fresh = $state(0);
  player = $state.raw<Player | null>(null);
  /** The action that was sent and is not yet answered. */
  waiting = $state<number | null>(null);
  /** Whether what one person alone may see is covered. */
  covered = $state(false);

  /** The area under the pointer, on the map or in a list. */
  hovered = $state<string | null>(null);
  /** The area that a list points at, to be brought into sight. */
  revealed = $state<string | null>(null);
  /** The area in the inspector. */
  selected = $state<string | null>(null);
  /** Pixels at the head of the map over which the game lays something. */
  headroom = $state(0);
  /** The clause that is open to be read. */
  clause = $state<string | null>(null);

  readonly texts = $derived.by(() => {
    const answer = this.answers[settings.language] ?? this.answers.fr ?? this.answers.en;
    if (!answer || !this.reference) return null;
    const language = this.answers[settings.language] ? settings.language : this.answers.fr ? 'fr' : 'en';
    return new GameTexts(language, answer, this.reference, (seat) => this.seatName(seat));
  });
  readonly legal = $derived<Action[]>(this.player && !this.covered ? (this.view?.legal ?? []) : []);
  readonly areaChoices = $derived(byObject(this.legal, 'province'));
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

  get game(): string {
    return this.table?.game ?? '';
  }

  /** Fetches what the page needs to be drawn; the rules and the title may come later. */
  async load(game: string): Promise<void> {
    void resources.games().then((games) => (this.title = games.find(({ id }) => id === game)?.title ?? ''), () => undefined);
    void resources.rules(game).then((rules) => (this.rules = rules), () => undefined);
    const [reference, geometry] = await Promise.all([
      resources.reference(game),
      resources.map(game),
      this.speak(settings.language),
    ]);
    this.reference = reference;
    this.geometry = geometry;
  }

  /** Fetches the game's texts in a language. */
  async speak(language: Language): Promise<void> {
    if (!this.game || this.answers[language]) return;
    const answer = await resources.texts(this.game, language);
    this.answers = { ...this.answers, [language]: answer };
  }

  seatName(seat: number): string {
    const players = this.table?.players ?? [];
    return playerName(players.find((one) => one.seat === seat), players, seat);
  }

  areaName(area: string): string {
    return this.texts?.name('province', area) ?? area;
  }

  /** The areas that an event speaks of. */
  areasOf(event: GameEvent): string[] {
    return (this.texts?.fields(event) ?? []).flatMap(([field, kind]) => {
      const value = event.values[field];
      return kind === 'province' && typeof value === 'string' ? [value] : [];
    });
  }

  clauseOf(id: string): Clause | undefined {
    return this.rules?.clauses.find((clause) => clause.id === id);
  }

  /** A choice in words, as the present prompt offers it. */
  label(action: Action): string {
    return this.texts?.action(action, this.view?.prompt?.id) ?? '';
  }

  choose(action: Action): void {
    if (this.player && this.waiting === null) this.player.act(action);
  }

  /** A click on an area that cannot be chosen asks which clause forbids what the prompt is about. */
  askWhy(area: string): void {
    if (!this.player || !this.view || this.legal.length === 0) return;
    const verb = this.legal.find((action) => action.kind === 'province')?.verb;
    if (verb) this.player.why(verb, area, area);
  }
}

const KEY = Symbol('desk');

export function provideDesk(desk: Desk): Desk {
  setContext(KEY, desk);
  return desk;
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
