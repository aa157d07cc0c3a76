// Written by tools/contract.py; do not change it by hand.
import type * as imperator from '../imperator/board.gen.ts';

export type Camp = 'caesariani' | 'republicani';

/** A People. */
export interface PeopleState extends imperator.PeopleState {
  status: 'pax' | 'bellum' | 'fides';
  ruler: Camp | null;
  /** The year from which it can be touched again. */
  back: number | null;
  /** Whether its ruler is fixed as long as it is at war. */
  lasting: boolean;
  /** A Roman who may lead it. */
  guest: string | null;
}

/** A region: whose it is, and who keeps it. */
export interface RegionState {
  control: Camp | null;
  /** The leader whose Triumvir marker lies there. */
  triumvir: string | null;
  /** Those of each camp on land there. */
  legions: [number, number];
  /** The units recruited there, which enter in the next phase C. */
  due: string[];
}

/** What would move the marker of Cicero, were the year to end now. */
export interface Trend {
  trend: string;
  amount: number;
}

/** What a camp would score in phase F, were it judged now. */
export interface Score {
  camp: Camp;
  reason: string;
  points: number;
}

/** The event of the year has a name. */
export interface YearEvent extends imperator.YearEvent {
  id: string;
}

/** The whole table; years are negative, before Christ. */
export interface Board extends imperator.Board {
  event: YearEvent | null;
  peoples: Record<string, PeopleState>;
  /** The points of both players in one: above 0 CAESARIAN leads, below REPUBLICAN. */
  count: number;
  leading: Camp | null;
  cicero: number;
  /** Whether the marker shows its side Princeps. */
  princeps: boolean;
  trends: Trend[];
  prospects: Score[];
  marks: string[];
  reserve: string[];
  pool: string[];
  /** Those on the map, of both camps and of nobody. */
  legions: number;
  chiefs: Record<Camp, string | null>;
  seconds: Record<Camp, string | null>;
  pretender: string | null;
  roma: Camp | null;
  regions: Record<string, RegionState>;
  /** The camp to which each zone of the Republic belongs, with its city and port (AIE-3.1.3-1). */
  zones: Record<string, Camp | null>;
  /** The control points of each camp. */
  control: [number, number];
  intrigue: boolean;
  removed: string[];
  sick: string | null;
}

/** A unit; `name` is number and name of a legion, empty for others. */
export interface UnitPiece extends imperator.UnitPiece {
  kind: 'legio' | 'auxilia' | 'equites' | 'naves' | 'people';
  name: string;
}

/** A leader; `faces` are the camps that he may be of, `last` his last year. */
export interface LeaderPiece extends imperator.LeaderPiece {
  entry: number;
  faces: Camp[];
  last: number | null;
  assassin: boolean;
}

/** A People; `value` is what it is worth. */
export interface PeoplePiece extends imperator.PeoplePiece {
  major: boolean;
  region: string;
  value: number | null;
}

/** A title, and what it is worth. */
export interface Stratagem extends imperator.Stratagem {
  value: number;
}

/** A zone; `republic` where it belongs to the Republic, `roma` the City itself. */
export interface Zone extends imperator.Zone {
  republic: boolean;
  roma: boolean;
  seas: string[];
}

/** A region: its control points, its garrison in legions, whom it recruits. */
export interface Region {
  id: string;
  la: string;
  points: number;
  garrison: number;
  recruits: number;
  kinds: string[];
  zones: string[];
}

/** The Peoples whose markers are drawn to be activated, and how many markers are blank. */
export interface Markers {
  peoples: string[];
  blank: number;
}

/** Everything printed that the page draws. */
export interface Pieces extends imperator.Pieces {
  units: UnitPiece[];
  leaders: LeaderPiece[];
  peoples: PeoplePiece[];
  stratagems: Stratagem[];
  zones: Zone[];
  regions: Region[];
  markers: Markers;
}
