// Written by tools/contract.py; do not change it by hand.

/** One of the two camps. */
export type Camp = string;

export type Phase = 'deployment' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'over';

/** PF, QU, BT. */
export type Values = [number, number, number];

/** CC, VS, BT, CP. */
export type LeaderValues = [number, number, number, number];

/** One counter: where it is, whose, in what state. */
export interface PieceState {
  place: string;
  /** Null while it is of neither camp. */
  camp: Camp | null;
  weak: boolean;
  /** Whether it follows who has risen against the head of its own camp. */
  rebel: boolean;
  fallen: boolean;
  /** The leader whom a unit guards. */
  guards?: string | null;
}

/** What a People is to the camps. */
export interface PeopleState {
  status: string;
  major: boolean;
}

/** The stratagems of a camp: how many are held; of these `titles` are seen, `hidden` are not. */
export interface HandState {
  count: number;
  titles: string[];
  hidden: number;
}

/** What is added to the die, or shifts the column: seen from the attacker. */
export interface Amount {
  modifier: string;
  amount: number;
}

/** A battle that may come: PF, the column after the shifts, what is added to the die. */
export interface Prospect {
  attack: number;
  defence: number;
  column: string;
  die: number;
  modifiers: Amount[];
  /** Of the attacker to win. */
  chance: number;
}

/** A march in progress: its leader, who goes with him, the points spent and left. */
export interface March {
  leader: string;
  group: string[];
  spent: number;
  left: number;
  origin: string | null;
  trail: string[];
  /** What the next step costs, by zone. */
  costs: Record<string, number>;
  /** Of who leads it: the zones where it may still end, each with the fewest points from here. */
  reach: Record<string, number>;
  /** Of who leads it: by zone with enemies what awaits the group there, if they stay and nobody plays a stratagem. */
  battles: Record<string, Prospect>;
}

/** What shifts a column of the battle table or is added to the die: seen from the attacker. */
export interface Shift {
  modifier: string;
  rule: string;
  amount: number;
}

/** A battle in progress; of the odds comes the column by the shifts. */
export interface BattleState {
  /** Where it is fought: a zone, or a sea or port. */
  zone: string;
  attacker: Camp;
  attack: number;
  defence: number;
  odds: string;
  column: string;
  shifts: Shift[];
  dice: Shift[];
  /** The last one thrown. */
  die: number | null;
  /** What stratagems add to it. */
  favour: number;
  /** Of attacker and defender, once the table has been read. */
  results: [string, string] | null;
  loser: Camp | null;
}

/** A fleet, and the year in which it is back. */
export interface Fleet {
  at: string | null;
  camp: Camp;
  back: number | null;
}

/** The event of the year; `id` where it has a name. */
export interface YearEvent {
  number: number;
  id?: string;
}

/** A leader who comes into the game. */
export interface Entry {
  leader: string;
  year: number;
}

/** A leader who may die in a year: by a die below `under`. */
export interface Mortal {
  leader: string;
  year: number;
  under: number;
}

/** A fleet, leader or unit that comes back, or a People that can be used again. */
export interface Return {
  kind: 'fleet' | 'people' | 'piece';
  id: string;
  year: number;
}

/** Who enters, who may die and what comes back, this year and the next. */
export interface Calendar {
  enter: Entry[];
  die: Mortal[];
  return: Return[];
}

/** The whole table. */
export interface Board {
  year: number;
  firstYear: number;
  lastYear: number;
  phase: Phase;
  initiative: Camp;
  /** Whose sequence it is. */
  active: Camp | null;
  /** How many are left. */
  sequences: Record<Camp, number>;
  /** Who plays which camp now. */
  seats: Record<Camp, number>;
  points: Record<Camp, number>;
  event: YearEvent | null;
  pieces: Record<string, PieceState>;
  dead: string[];
  peoples: Record<string, PeopleState>;
  fleets: Record<string, Fleet>;
  hands: Record<Camp, HandState>;
  plague: string | null;
  summoned: string[];
  held: string[];
  /** The pieces that have made their move in the sequence in progress. */
  moved: string[];
  march: March | null;
  battle: BattleState | null;
  calendar: Calendar;
}

/** A unit: its values in normal state, and weakened. */
export interface UnitPiece {
  id: string;
  kind: string;
  people: string | null;
  front: Values;
  back: Values;
}

/** A leader; `la` is his name as the counter has it, `entry` his year. */
export interface LeaderPiece {
  id: string;
  la: string;
  people: string | null;
  generic: boolean;
  values: LeaderValues;
  entry: number | null;
}

/** A People and the zones that are its own. */
export interface PeoplePiece {
  id: string;
  la: string;
  nationality: string;
  homes: string[];
}

/** A zone of the map; `region` is the large area in which it lies, `people` that whose home it is. */
export interface Zone {
  id: string;
  region: string;
  people: string | null;
  town: boolean;
  port: boolean;
  near: string[];
}

/** A place that belongs to a zone, and is drawn in it: the inside of a city, a port. */
export interface Box {
  place: string;
  zone: string;
}

/** A title; `side` is the camp that may play it, or `both`. */
export interface Stratagem {
  id: string;
  side: Camp;
  phases: string;
  count: number;
  once: boolean;
  rule: string;
}

/** What the battle table says: what each side suffers, and who has won. */
export interface Cell {
  attack: string;
  defence: string;
  winner: 'attacker' | 'defender';
}

/** The battle table; its first line is for the die `lowest` and less. */
export interface BattleTable {
  odds: string[];
  lowest: number;
  /** The clause of each modifier. */
  modifiers: Record<string, string>;
  lines: Cell[][];
}

/** A scenario and its years. */
export interface Years {
  id: string;
  from: number;
  to: number;
}

/** Everything printed that the page draws. */
export interface Pieces {
  units: UnitPiece[];
  leaders: LeaderPiece[];
  peoples: PeoplePiece[];
  stratagems: Stratagem[];
  zones: Zone[];
  seas: string[];
  boxes: Box[];
  battle: BattleTable;
  statuses: string[];
  scenarios: Years[];
}
