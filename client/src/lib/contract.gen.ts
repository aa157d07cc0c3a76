// Written by tools/contract.py; do not change it by hand.
import type { Change } from './changes.ts';

export type Point = [number, number];

/** A `coast` lies between land and sea, a `corner` where areas touch in one point; neither is drawn. */
export type BorderKind = 'plain' | 'forest' | 'mountain' | 'river' | 'coast' | 'corner';

/** Words set on the map: on a line of their own (`path`), or straight about a point. */
export interface Label {
  x: number;
  y: number;
  /** Degrees. */
  angle?: number;
  size?: number;
  lines?: string[];
  /** Space between letters, in parts of the size. */
  spacing?: number;
  path?: string;
}

/** A town besides the first of its area. */
export interface Town {
  site: Point;
  town: Label;
}

/** An area of land. */
export interface AreaShape {
  path: string;
  label: Label;
  /** Where its city stands or may stand. */
  site: Point | null;
  /** Where counters lie. */
  slots: Point[];
  centre: Point;
  /** The name of the place of its city. */
  town?: Label | null;
  fort?: Point;
  more?: Town[];
  /** A port that is no town. */
  port?: Point;
  capital?: Point;
}

/** Where two areas touch; `marks`: place and size of each symbol that lines a difficult border. */
export interface Border {
  a: string;
  b: string;
  kind: BorderKind;
  path: string;
  marks: [number, number, number][];
}

/** A large area. */
export interface Group {
  path: string;
  label?: Label | null;
  tint?: string;
  /** On a map of points the band that joins its areas. */
  necklace?: string;
}

/** On a map of points a link between two large areas, and where its middle is. */
export interface Way {
  a: string;
  b: string;
  path: string;
  middle: Point;
}

/** A way over water from one area to another. */
export interface Strait {
  a: string;
  b: string;
  path: string;
}

/** A river or lake. */
export interface Water {
  path: string;
  name?: string;
  width?: number;
}

/** The name of a sea. */
export interface Sea {
  id: string;
  label: Label;
}

/** A sea that is an area of the game, by an id that no land has; fleets lie about the anchor. */
export interface SeaZone {
  path: string;
  anchor: Point;
}

/** The line where a sea that is an area ends. */
export interface Bound {
  name: string;
  path: string;
}

/** A mountain or tree: its place and size. */
export interface Relief {
  kind: string;
  x: number;
  y: number;
  s: number;
}

/** Land that nobody plays in. */
export interface Wild {
  label: Label;
}

/** The whole map. */
export interface Geometry {
  size: Point;
  land: string;
  areas: Record<string, AreaShape>;
  dioceses: Record<string, Group>;
  borders: Border[];
  straits: Strait[];
  rivers: Water[];
  lakes: Water[];
  seas: Sea[];
  relief: Relief[];
  wild: Wild[];
  zones?: Record<string, SeaZone>;
  bounds?: Bound[];
  /** Of the areas of a map of points, which are circles. */
  radius?: number;
  links?: Way[];
  /** Room on the map for what the game draws there: its middle, width and height. */
  boxes?: Record<string, [number, number, number, number]>;
}

export type Seats = number[];

export type DiceOf = 'drawn' | 'given';

export type EventValue = string | number | (string | number)[] | Action | null;

/** Why a request was not met. */
export interface Error {
  /** For programs: malformed, unknown-table, wrong-key, not-over, ... */
  code: string;
  /** For people, in English. */
  message: string;
  /** The clause that is the reason. */
  rule?: string | null;
}

/** A way to begin, and the numbers of people it is for. */
export interface ScenarioInfo {
  id: string;
  /** Its title, by language. */
  name: Record<string, string>;
  seats: number[];
  /** The first and the last, negative before Christ. */
  years: [number, number] | null;
  /** The length; 0 where it is not said. */
  turns: number;
  /** Whether it is made for a first game. */
  teaches: boolean;
  /** For each number of people, the sides of each seat. */
  sides: Record<string, string[][]>;
}

/** A rule that the table may choose, and its clause. */
export interface OptionInfo {
  id: string;
  values: number[];
  default: number;
  rule: string;
}

/** A game in a few words of one language; empty where it has none. */
export interface AboutInfo {
  text: string;
  years: string;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  code: string;
  title: string;
  years: string;
  aliases: string[];
  seats: number[];
  scenarios: ScenarioInfo[];
  options: OptionInfo[];
  /** The kind of object that sides are; empty where seats have none. */
  sideKind: string;
  /** The game in a few words, by language. */
  about: Record<string, AboutInfo>;
  /** Bots that play the game, strongest first. */
  bots: string[];
  /** The component pack of new tables whose maker chooses none; empty without one. */
  pack: string;
  /** The component packs of this server: their names, by fingerprint. */
  packs: Record<string, string>;
}

/** Something that can be done, upon an object of a kind. */
export interface VerbInfo {
  name: string;
  kind: string;
  rule: string;
}

/** Something that can happen; each field has a name and a kind of object. */
export interface EventInfo {
  name: string;
  rule: string;
  fields: [string, string][];
}

/** The words of a game, and what its pieces are. */
export interface Reference {
  objects: Record<string, string[]>;
  /** The faces of each kind of dice. */
  dice: Record<string, (number | string)[]>;
  verbs: VerbInfo[];
  events: EventInfo[];
  pieces: unknown;
}

/** A game's texts in one language: a Fluent resource, and the names of objects by kind and id. */
export interface Texts {
  ftl: string;
  names: Record<string, Record<string, string>>;
}

/** A section of a rulebook. */
export interface SectionInfo {
  id: string;
  fr: string;
  en: string;
}

/** One clause; `ruling` marks a decision of ours where the rulebook leaves one open. */
export interface ClauseInfo {
  id: string;
  section: string;
  fr: string;
  en: string;
  ruling: boolean;
}

/** A clause that no program can carry out, and why. */
export interface WaivedInfo {
  clause: string;
  fr: string;
  en: string;
}

/** The rules of a game, clause by clause. */
export interface Rules {
  revision: number;
  sections: SectionInfo[];
  clauses: ClauseInfo[];
  waived: WaivedInfo[];
}

/** A seat for a person. */
export interface PersonWanted {
  kind: 'person';
  name?: string;
}

/** A seat for a bot. */
export interface BotWanted {
  kind: 'bot';
  bot: string;
  name?: string;
}

/** A game to begin. The number of players is the number of seats. */
export interface NewTable {
  game: string;
  scenario?: string;
  seats?: number | null;
  options?: Record<string, number>;
  /** Drawn when it is not given. */
  seed?: string | null;
  players: (PersonWanted | BotWanted)[];
  /** The component pack, one of the game's `packs`; empty for none. */
  pack?: string | null;
  /** A TOML position to begin from. */
  position?: string | null;
  /** The seats of people that the maker plays; to the others there are invitations. By default the first of them; on its owner's machine, all. */
  mine?: Seats | null;
  /** Whether bots play though no person waits; a few tables at a time may. */
  run?: boolean;
}

/** Where a new table goes on from. */
export interface Branch {
  /** Number of steps. */
  at: number;
  /** The seats of people that the maker plays; all by default. */
  mine?: Seats | null;
}

/** A new table, and what lets one play at it. It is told here alone: the server keeps hashes. */
export interface Keys {
  id: string;
  /** By seat, of the seats that the maker plays: whoever holds one plays. */
  keys: Record<string, string>;
  /** By seat, to the other seats of people; each claims it once. */
  invitations: Record<string, string>;
  /** The owner's key: withdraws and renews invitations. */
  owner: string;
}

/** Somebody takes the seat of an invitation. */
export interface Claim {
  invitation: string;
  name?: string;
}

/** The seat that was taken, and its key, which is told here alone. */
export interface Claimed {
  seat: number;
  key: string;
}

/** An invitation to a seat, which is told here alone. Those before it are worth nothing. */
export interface Invited {
  seat: number;
  invitation: string;
}

/** Who plays a seat. */
export interface PlayerInfo {
  seat: number;
  kind: 'person' | 'bot';
  name: string;
  bot?: string | null;
  /** Whether somebody plays the seat, or it waits for whoever was invited. */
  taken: boolean;
}

/** What kind of server this is. */
export interface ServerInfo {
  version: string;
  /** Whether whoever reaches it owns it, and plays all seats of people. */
  local: boolean;
}

/** A table as everybody may see it. */
export interface TableInfo {
  id: string;
  game: string;
  scenario: string;
  options: Record<string, number>;
  /** The fingerprint of the component pack that is played with; empty without one. */
  pack: string;
  seatsCount: number;
  players: PlayerInfo[];
  over: boolean;
  /** Of the rules, as it was begun; where its views name a later one, it was continued under that. */
  revision: number;
  /** Grows with every choice and every undo. */
  version: number;
  /** SHA-256 of the seed. */
  commitment: string;
  /** Opened when the game is over. */
  seed: string | null;
  dice?: DiceOf;
  diceReason?: string;
  /** Whether whoever reaches this server plays all seats of people. */
  open: boolean;
  created: string;
  updated: string;
}

/** A table in the list of all. */
export interface TableLine {
  id: string;
  game: string;
  scenario: string;
  players: PlayerInfo[];
  /** The seats that must choose. */
  awaiting: number[];
  over: boolean;
  version: number;
  turn: number | null;
  dice?: DiceOf;
  diceReason?: string;
  created: string;
  updated: string;
  mine: boolean;
}

/** What is asked, the clause that asks it, and the values of the question's text with their kinds of object. */
export interface Prompt {
  id: string;
  rule: string;
  values: Record<string, string | number | null>;
  kinds: Record<string, string>;
}

/** Something that may be chosen. */
export interface Action {
  action: number;
  verb: string;
  kind: string;
  object: string | number | null;
}

/** A position as one viewer may see it. The board is in the game's own words. */
export interface View {
  game: string;
  revision: number;
  /** A seat, -1 for a spectator, -2 for one who sees everything. */
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

/** Something that happened; `n` counts all events of the game. It came of the choice number `step` (0 before the first), which was that of `seat`. */
export interface Event {
  n: number;
  step: number;
  seat: number | null;
  kind: string;
  rule: string;
  values: Record<string, EventValue>;
}

/** An earlier position, and the log up to it. */
export interface Replay {
  at: number;
  steps: number;
  view: View;
  log: Event[];
}

/** One choice, and the outcomes of chance that followed it. */
export interface StepInfo {
  seat: number;
  verb: string;
  object?: string | number | null;
  outcomes?: number[];
}

/** How a game began. */
export interface SetupInfo {
  game: string;
  scenario: string;
  seats: number;
  seed: string;
  options?: Record<string, number>;
  dice?: string;
  pack?: string;
}

/** A whole game, or its beginning, as it is saved. */
export interface RecordInfo {
  format: number;
  game: string;
  revision: number;
  setup: SetupInfo;
  opening?: number[];
  steps?: StepInfo[];
  rng?: string;
  position?: string;
  /** Where dice come from that are given; see `diceReason` of a table. */
  origin?: string;
  /** First steps that are those of another game, from which this one goes on. */
  inherited?: number;
  /** Earlier revisions of the rules under which it was played; see a table. */
  earlier?: number[];
}

/** The score at the end of a turn, by seat; where the game has them, its parts by name. */
export interface ScoreLine {
  turn: number;
  totals: number[];
  parts: Record<string, number[]>;
}

/** The dice of one seat: how often each face came, how often each would, and how many dice. */
export interface DiceLine {
  faces: number[];
  expected: number;
  rolls: number;
}

/** A game in figures. */
export interface Statistics {
  scores: ScoreLine[];
  losses: Record<string, number>;
  /** By kind of dice and by seat. */
  dice: Record<string, Record<string, DiceLine>>;
}

export type Incoming = Hello | Act | Undo | Why | Hint | Reach | Look | Say | Ping;

/** The first message. */
export interface Hello {
  type: 'hello';
  seat: number;
  keys?: string[];
  log?: number;
  changes?: boolean;
}

/** A choice. */
export interface Act {
  type: 'act';
  id: number;
  action: number;
  version: number;
}

/** Take the last choice back. */
export interface Undo {
  type: 'undo';
  id: number;
  version: number;
}

/** Why an action is not offered. */
export interface Why {
  type: 'why';
  id: number;
  action?: number | null;
  verb?: string | null;
  object?: string | number | null;
}

/** What the game's advisor would do. */
export interface Hint {
  type: 'hint';
  id: number;
}

/** Where an action may lead. */
export interface Reach {
  type: 'reach';
  id: number;
  action: number;
}

/** Look from another seat. */
export interface Look {
  type: 'look';
  id: number;
  seat: number;
}

/** Say something to all at the table. */
export interface Say {
  type: 'say';
  id: number;
  text: string;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
  id?: number | null;
}

export type Outgoing = State | Changes | Talk | Done | Refused | Because | Hinted | Reached | Failed | Pong;

/** What a viewer is shown. */
export interface Shown {
  table: TableInfo;
  view: View;
}

/** The whole position; `reset` says that the log replaces the client's own. */
export interface State extends Shown {
  type: 'state';
  log: Event[];
  logFrom: number;
  reset: boolean;
}

/** What leads from what was shown last to what is shown now. */
export interface Changes {
  type: 'changes';
  change: Change;
  log: Event[];
  logFrom: number;
}

/** Something said at a table: the table's remarks are numbered from 1; the moment is in ISO 8601, UTC. */
export interface Remark {
  number: number;
  seat: number;
  moment: string;
  text: string;
}

/** What was said at the table and the client was not told of. */
export interface Talk {
  type: 'talk';
  talk: Remark[];
}

/** What was asked is done, and on disk. */
export interface Done {
  type: 'done';
  id: number;
}

/** What was asked is against the rules. */
export interface Refused {
  type: 'refused';
  id: number;
  code: string;
  rule: string;
}

/** Why an action is not offered; code `legal` when nothing forbids it. */
export interface Because {
  type: 'why';
  id: number;
  code: string;
  rule: string;
}

/** What speaks for a choice: a word of the game's advisor, the values of its text and their kinds of object. */
export interface Reason {
  id: string;
  values: Record<string, string | number | null>;
  kinds: Record<string, string>;
}

/** What the game's advisor would do, and why, weightiest first. */
export interface Advice {
  action: Action;
  reasons: Reason[];
}

/** The answer to who asked for a hint; null where he is not asked anything, or nobody knows how to play the game. */
export interface Hinted {
  type: 'hint';
  id: number;
  version: number;
  hint: Advice | null;
}

/** Where an action may lead: areas, each with its price. */
export interface Reached {
  type: 'reach';
  id: number;
  version: number;
  reach: Record<string, number>;
}

/** A message that could not be answered; `id` when it had one. */
export interface Failed {
  type: 'error';
  code: string;
  message: string;
  id?: number | null;
  rule?: string | null;
}

/** The server is there; `id` when the ping had one. */
export interface Pong {
  type: 'pong';
  id?: number | null;
}
