import type { Component } from 'svelte';
import type { Action, AreaShape, GameEvent, Language } from '../lib/contract.ts';

/** A tab beside the map; its name is the message `tab-ID`. */
export interface GameTab<B = unknown> {
  id: string;
  /** The glyph over its name. */
  glyph: string;
  Panel: Component;
  /** A number beside its name; null where there is nothing to look at, and then no tab. */
  count?(board: B): number | null;
  /** Whether something in it can be chosen now: its glyph glows. */
  hot?: (legal: readonly Action[]) => boolean;
}

/** Words in the texts of the interface, and what fills them. */
export interface Told {
  key: string;
  values: Record<string, string | number>;
}

/** A name in the reader's language, by kind and id of the object. */
export type Say = (kind: string, id: string) => string;

/** A fight that would be fought if a choice were made: how it stands, in words. */
export interface Fight {
  /** Where, or upon what, and by which verb it is chosen; null where the verb has no object. */
  area: string | null;
  verb: string;
  /** The chance of whoever chooses it to win, in hundredths. */
  percent: number;
  /** The heading over all such choices; the choice by itself, and under the heading; what the figure means. */
  heading: string;
  text: string;
  short: string;
  title: string;
  /** Why one may not want it at all. */
  warning?: string | undefined;
}

/** Who played a side to the end, and the points that it made. */
export interface SideResult {
  kind: string;
  side: string;
  seat: number;
  points: number;
}

/** What a game's part of the page says. It lies in `words.ts` of the game's folder (`words`), apart from what it draws. */
export interface GameWords {
  /** Texts of the interface that are this game's own, as Fluent; they come before the shared ones of the same key. */
  texts: Record<Language, string>;
  /** The texts of the guided first turn, fetched when somebody wants it: `guide-PROMPT`, `-look`, `-why` (lib/guide.ts). */
  guide: Record<Language, () => Promise<string>>;
}

/**
 * What a game adds to the table that all games share: `B` is its board, `P` its pieces. Each component finds the position
 * through `useDesk`.
 */
export interface GameClient<B = unknown, P = unknown> extends GameWords {
  /** The kinds of objects that are areas of the map, of land or sea: their ids are those of the geometry. */
  areaKinds: readonly string[];
  /** The kinds of objects that lie in areas: counters, leaders, fleets, what is chosen by clicking one of them. */
  pieceKinds: readonly string[];
  /**
   * The areas where an object of one of `pieceKinds` lies or that it covers, and that of a place which has no shape of
   * its own; none while it is not on the map.
   */
  where(kind: string, id: string, board: B, pieces: P | undefined): string[];
  /** Colour of each large area of the map (diocese, region), as CSS. */
  tints: Record<string, string>;
  /** The large areas of the map in their order, from the game's reference. */
  regions(pieces: P | undefined): [region: string, areas: string[]][];
  /** The kind of object that the large areas are. */
  regionKind: string;
  /** Whether the name of an area is printed in red: the places where the game lets a side begin. */
  redName(area: string, pieces: P | undefined): boolean;
  /** The areas that the moment is about for a viewer, whether or not anything can be chosen on the map. */
  scene(board: B, pieces: P | undefined, viewer: number): string[];

  /** The areas in which this table is played, where that is a part of a large map: the first look shows them. */
  stage?: (board: unknown, pieces: unknown) => readonly string[];
  /** What is drawn on the land, under borders and names: whose it is. */
  Ground?: Component;
  /**
   * Counters of one area of land or sea, drawn on the map in its units; none covers another when `open`. A counter that
   * can be chosen by itself stands in a `Token` (table/Token.svelte).
   */
  Pieces: Component<{ area: string; shape: AreaShape; open: boolean }>;
  /** What is drawn over all counters, in the map's units: the way of a march, counters laid out to be chosen. */
  Above?: Component;
  /** What stands over the map: the state of each side, the battle that is being fought. Tells `desk.coverTop` its height. */
  Overlay: Component;
  /** Everything about one area, for the inspector. */
  Area: Component<{ area: string }>;
  /** The game in a few lines, for whoever plays it for the first time. */
  Primer: Component<{ part?: 'aim' | 'signs' }>;
  /** The picture of an object in lists of choices, where the game has one. */
  Icon?: Component<{ kind: string; id: string }>;
  /** What each side has made of the game, where its end has a level of victory: sides by kind and id, in their order. */
  verdict?(board: B): readonly SideResult[];
  /** Tabs of the game. The log comes after the first, the rules last. */
  tabs: readonly GameTab<B>[];

  /** The verb whose clause tells why an object cannot be chosen now, where the first that offers its kind would not do. */
  verbFor?(kind: string, object: string, legal: readonly Action[], pieces: P | undefined): string | undefined;
  /** The objects in an area that a click on it asks about, where areas are not what is chosen. */
  inside?(area: string, board: B, pieces: P | undefined): readonly (readonly [kind: string, object: string])[];

  /**
   * The verbs by which a player says that he does nothing, where the game asks whether or not he can do anything, lest
   * the question tell: the table may answer them for him.
   */
  passes?: readonly string[];

  /** The verbs, besides `done`, that end what is under way: such a choice comes last, and 0 picks it. */
  ends?: readonly string[];

  /** The verbs that are offered upon things one after the other, where one may want them all: units to take along. */
  gathers?: readonly string[];

  /** The verbs upon pieces of which it is asked where they may lead, when the piece is pointed at (`desk.reach`). */
  leads?: readonly string[];

  /**
   * How the ids of the questions begin at which one can only play something out of a hidden hand or pass: at a screen
   * that several share, whoever passes there need not sit down.
   */
  windows?: readonly string[];

  /** Where the game stands, in a few words, for the head of the page. */
  when(board: B): Told | null;
  /** The kinds of events with which a turn begins. */
  turnEvents: readonly string[];
  /** How a turn of this table is called in charts, where the game's face cannot tell. */
  turn?(turn: number, board: B): string;
  /** The sides that a seat plays, where there are so many that a player's name does not tell: kind and id of each. */
  sides?(seat: number, board: B): readonly (readonly [kind: string, side: string])[];
  /** What one player did in some events, summed up: phrases that follow his name. Ids of areas become their names. */
  sum?(events: readonly GameEvent[], seat: number, board: B): Told[];
  /** What whoever is asked has yet to do it with, beside the question of that id. */
  left(board: B, prompt: string): Told | null;

  /** The verbs whose choices stand after those of others, because they are many and seldom what one came for. */
  later?: readonly string[];

  /** What the object of a choice costs, where it has a price: written beside its name. */
  price?(object: string, board: B): Told | null;

  /** The fights that choices may bring about now, as far as the game can tell how they stand. */
  fights?(board: B, pieces: P | undefined, say: Say): readonly Fight[];
  /** What is printed on an object that is chosen from a hand: shown beside the list before it is chosen. */
  Face?: Component<{ kind: string; id: string }>;
  /** The kinds of objects that have a `Face`. */
  faceKinds?: readonly string[];
}

/** What the home page shows of a game before anything of it is loaded. */
export interface GameFace {
  /** Glyph of the card of the game. */
  glyph: string;
  /** How the game writes the number of a turn. */
  turn: (turn: number) => string;
  /** The address of a small picture of its map. */
  picture: string;
  /** How long one scenario takes a person against bots, in hours. */
  hours: readonly [from: number, to: number];
  /** How much there is to learn before the first game: 1 little, 3 much, 5 most of all. */
  weight: 1 | 2 | 3 | 5;
}

/** A folder beside this file, named by the id of the game, with `face.ts` (`face`) and `index.ts` (`game`). */
const faces = import.meta.glob<GameFace>('./*/face.ts', { eager: true, import: 'face' });
const modules = import.meta.glob<GameClient>('./*/index.ts', { import: 'game' });

/** What is known of all games before the server has told of any. */
export const known: readonly GameFace[] = Object.values(faces);

export function faceOf(game: string): GameFace | undefined {
  return faces[`./${game}/face.ts`];
}

/** The number of a turn as its game writes it. */
export function turnOf(game: string, turn: number): string {
  return faceOf(game)?.turn(turn) ?? String(turn);
}

/** Loads what draws one game; nothing of the others. */
export async function loadGame(game: string): Promise<GameClient> {
  const load = modules[`./${game}/index.ts`];
  if (!load) throw new Error(`no client for ${game}`);
  return load();
}
