import type { Change } from './changes.ts';

/** What the server sends and takes, as JSON. A game's own part (`board`, `pieces`) is typed by the game's module. */

export type Language = 'fr' | 'en';

export interface Scenario {
  id: string;
  /** Its title in each language. */
  name?: Record<Language, string>;
  seats: number[];
  /** The first and the last year, negative before Christ. */
  years?: [from: number, to: number] | null;
  /** The length; 0 where it is not said. */
  turns?: number;
  /** For each number of people the sides of each seat. */
  sides?: Record<string, string[][]>;
}

export interface Option {
  id: string;
  values: number[];
  default: number;
  rule: string;
}

export interface GameInfo {
  id: string;
  code: string;
  title: string;
  years: string;
  aliases: string[];
  seats: number[];
  scenarios: Scenario[];
  options: Option[];
  /** The kind of object that sides are; empty where seats have none. */
  sideKind?: string;
  about?: Record<Language, { text: string; years: string }>;
  bots: string[];
}

export interface VerbInfo {
  name: string;
  kind: string;
  rule: string;
}

export interface EventInfo {
  name: string;
  rule: string;
  fields: [name: string, kind: string][];
}

export interface Reference {
  objects: Record<string, string[]>;
  /** The faces of each kind of dice. */
  dice: Record<string, (number | string)[]>;
  verbs: VerbInfo[];
  events: EventInfo[];
  pieces: unknown;
}

export type Names = Record<string, Record<string, string>>;

export interface TextsAnswer {
  ftl: string;
  names: Names;
}

export interface Clause {
  id: string;
  section: string;
  fr: string;
  en: string;
  ruling?: boolean | string | null;
}

export interface Rules {
  revision: number;
  sections: { id: string; fr: string; en: string }[];
  clauses: Clause[];
  waived: { clause: string; fr: string; en: string }[];
}

export type Point = [x: number, y: number];
/** A `coast` lies between land and sea, a `corner` where areas touch in one point; neither is drawn. */
export type BorderKind = 'plain' | 'forest' | 'mountain' | 'river' | 'coast' | 'corner';

/** Words set on the map: on a line of their own, or straight about a point. */
export interface Label {
  x: number;
  y: number;
  /** Degrees. */
  angle?: number;
  size?: number;
  lines?: string[];
  /** Space between letters, in parts of the size. */
  spacing?: number;
  /** The line that the words follow. */
  path?: string;
}

export interface AreaShape {
  path: string;
  label: Label;
  /** Where its city stands or may stand. */
  site: Point | null;
  /** The name of the place of its city. */
  town?: Label | null;
  /** Where counters lie. */
  slots: Point[];
  fort?: Point;
  centre: Point;
  /** Towns besides the first, and a port that is no town. */
  more?: { site: Point; town: Label }[];
  port?: Point;
  capital?: Point;
}

export interface Border {
  a: string;
  b: string;
  kind: BorderKind;
  path: string;
  /** Place and size of each symbol that lines a difficult border. */
  marks: [x: number, y: number, size: number][];
}

export interface Geometry {
  size: [width: number, height: number];
  land: string;
  areas: Record<string, AreaShape>;
  /** On a map of points `necklace` is the band that joins the areas of each. */
  dioceses: Record<string, { path: string; label?: Label | null; tint?: string; necklace?: string }>;
  borders: Border[];
  straits: { a: string; b: string; path: string }[];
  rivers: { name?: string; path: string; width?: number }[];
  lakes: { name?: string; path: string }[];
  seas: { id: string; label: Label }[];
  /** Seas that are areas of the game, by ids that no land has; fleets lie about the anchor. */
  zones?: Record<string, { path: string; anchor: Point }>;
  /** The lines where seas that are areas end. */
  bounds?: { name: string; path: string }[];
  /** Room on the map for what the game draws there: its middle, width and height. */
  boxes?: Record<string, [x: number, y: number, width: number, height: number]>;
  /** Of a map of points: the radius of its areas, which are circles, and the links between the large areas. */
  radius?: number;
  links?: { a: string; b: string; path: string; middle: Point }[];
  relief: { kind: string; x: number; y: number; s: number }[];
  /** Land that nobody plays in. */
  wild: { label: Label }[];
}

export type NewPlayer = { kind: 'person'; name: string } | { kind: 'bot'; bot: string; name?: string };

export interface NewTable {
  game: string;
  scenario?: string;
  seats?: number;
  options?: Record<string, number>;
  seed?: string;
  players: NewPlayer[];
  /** The seats of people that the maker plays; to the others there are invitations. */
  mine?: number[];
}

export interface Player {
  seat: number;
  kind: 'person' | 'bot';
  name: string;
  bot?: string | null;
  /** Whether somebody plays the seat, or it waits for whoever was invited. */
  taken?: boolean;
}

/** Whether the server alone drew the dice, or somebody may know them, and whence. */
export interface Provenance {
  dice?: 'drawn' | 'given';
  diceReason?: string;
}

export interface TableInfo extends Provenance {
  id: string;
  game: string;
  scenario: string;
  options: Record<string, number>;
  /** The fingerprint of the component pack; empty without one. */
  pack?: string;
  seatsCount: number;
  players: Player[];
  over: boolean;
  version: number;
  commitment?: string;
  /** Opened when the game is over. */
  seed?: string | null;
  /** Whether whoever reaches the server plays all seats of people. */
  open?: boolean;
  created?: string;
  updated?: string;
  /** Of the rules, as it was begun; where a view names a later one, it was continued under that. */
  revision?: number;
}

export interface TableSummary extends Provenance {
  id: string;
  game: string;
  scenario?: string;
  players: Player[];
  /** The seats that must choose. */
  awaiting?: number[];
  over: boolean;
  version: number;
  turn?: number | null;
  created?: string;
  updated?: string;
  mine?: boolean;
}

/** One thing that may be chosen; `action` is what goes back to the server. */
export interface Action {
  action: number;
  verb: string;
  kind: string;
  object: string | number | null;
}

/** What is asked: its text, its clause, and the values of the text with their kinds of object. */
export interface Prompt {
  id: string;
  rule: string;
  values: Record<string, string | number | null>;
  kinds: Record<string, string>;
}

export interface View {
  game: string;
  revision: number;
  viewer: number;
  seats: number;
  over: boolean;
  awaiting: number[];
  prompt: Prompt | null;
  legal: Action[];
  scores: number[];
  winners: number[];
  version: number;
  undo: boolean;
  board: unknown;
}

export type EventValue = string | number | (number | string)[] | Action | null;

/** What happened, as the game's texts tell it. */
export interface Happening {
  kind: string;
  rule: string;
  values: Record<string, EventValue>;
}

export interface GameEvent extends Happening {
  n: number;
  /** The number of the choice that it came of, and whose that was; 0 and null before the first. */
  step: number;
  seat: number | null;
}

export interface Replay {
  at: number;
  steps: number;
  view: View;
  log: GameEvent[];
}

export interface Statistics {
  scores: { turn: number; totals: number[]; parts: Record<string, number[]> }[];
  /** What each seat has lost. */
  losses: Record<string, number>;
  /** By kind of dice and by seat. */
  dice: Record<string, Record<string, DiceFigures>>;
}

/** How often each face came, how often each was to be expected, and how many dice were rolled. */
export interface DiceFigures {
  faces: number[];
  expected: number;
  rolls: number;
}

export type ClientMessage =
  | { type: 'hello'; keys: string[]; seat: number; log: number; changes: true }
  | { type: 'act'; id: number; action: number; version: number }
  | { type: 'undo'; id: number; version: number }
  | { type: 'why'; id: number; action: number }
  | { type: 'why'; id: number; verb: string; object: string | number | null }
  | { type: 'look'; id: number; seat: number }
  | { type: 'ping' };

/** What a viewer is shown. */
export interface Shown {
  table: TableInfo;
  view: View;
}

/** What the server sends: as itself, or, where little has changed, as the change since the last. */
export type Sent = ServerMessage | { type: 'changes'; change: Change; log: GameEvent[]; logFrom: number };

export type ServerMessage =
  | { type: 'state'; table: TableInfo; view: View; log: GameEvent[]; logFrom: number; reset: boolean }
  | { type: 'done'; id: number }
  | { type: 'refused'; id: number; code: string; rule?: string }
  | { type: 'why'; id: number; code: string; rule?: string }
  | { type: 'error'; id?: number; code: string; message: string }
  | { type: 'pong' };

export const SPECTATOR = -1;
/** Who sees everything, once the game is over. */
export const OMNISCIENT = -2;
