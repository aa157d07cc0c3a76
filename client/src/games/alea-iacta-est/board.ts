import type * as family from '../imperator/board.ts';

/** What this game adds to the board and the pieces of its family, and what can be read from that. */

export type Camp = 'caesariani' | 'republicani';
export const CAMPS: readonly Camp[] = ['caesariani', 'republicani'];

export interface PeopleState extends family.PeopleState {
  status: 'pax' | 'bellum' | 'fides';
  ruler: Camp | null;
  /** The year from which it can be touched again. */
  back: number | null;
  /** Whether its ruler is fixed as long as it is at war. */
  lasting: boolean;
  /** A Roman who may lead it. */
  guest: string | null;
}

export interface RegionState {
  control: Camp | null;
  /** The leader whose Triumvir marker lies there. */
  triumvir: string | null;
  /** The legions of each camp on land there. */
  legions: [caesariani: number, republicani: number];
  /** The units recruited there, which enter in the next phase C. */
  due: string[];
}

export interface Board extends family.Board {
  event: { number: number; id: string } | null;
  /** The points of both players in one: above 0 CAESARIAN leads, below REPUBLICAN. */
  count: number;
  points: Record<Camp, number>;
  leading: Camp | null;
  cicero: number;
  /** Whether the marker shows its side Princeps. */
  princeps: boolean;
  /** What would move the marker, were the year to end now. */
  trends: { trend: string; amount: number }[];
  /** What each camp would score in phase F, were it judged now. */
  prospects: { camp: Camp; reason: string; points: number }[];
  marks: string[];
  reserve: string[];
  /** The legions on the map, of both camps and of nobody. */
  legions: number;
  chiefs: Record<Camp, string | null>;
  seconds: Record<Camp, string | null>;
  pretender: string | null;
  roma: Camp | null;
  regions: Record<string, RegionState>;
  /** The camp to which each zone of the Republic belongs, with its city and port (AIE-3.1.3-1). */
  zones: Record<string, Camp | null>;
  /** The control points of each camp. */
  control: [caesariani: number, republicani: number];
  peoples: Record<string, PeopleState>;
  plague: string | null;
  intrigue: boolean;
  sick: string | null;
  summoned: string[];
  held: string[];
}

export interface UnitPiece extends family.UnitPiece {
  kind: 'legio' | 'auxilia' | 'equites' | 'naves' | 'people';
  /** Number and name of a legion; empty for others. */
  name: string;
}

export interface LeaderPiece extends family.LeaderPiece {
  faces: Camp[];
  entry: number;
  last: number | null;
  assassin: boolean;
}

export interface Zone extends family.Zone {
  republic: boolean;
  roma: boolean;
}

export interface Region {
  id: string;
  points: number;
  garrison: number;
  recruits: number;
  kinds: string[];
  zones: string[];
}

export interface Pieces extends family.Pieces {
  units: UnitPiece[];
  leaders: LeaderPiece[];
  zones: Zone[];
  regions: Region[];
  /** The peoples whose markers are drawn to be activated, and how many markers are blank. */
  markers: { peoples: string[]; blank: number };
}

// ---------------------------------------------------------------- what leaders are

export type Role = 'chief' | 'second' | 'pretender' | 'triumvir';

export function roleOf(id: string, board: Board): Role | null {
  if (board.pretender === id) return 'pretender';
  if (CAMPS.some((camp) => board.chiefs[camp] === id)) return 'chief';
  if (CAMPS.some((camp) => board.seconds[camp] === id)) return 'second';
  return Object.values(board.regions).some(({ triumvir }) => triumvir === id) ? 'triumvir' : null;
}

/** How good a legion is: veterans, the line, recruits. */
export function gradeOf(unit: UnitPiece): 'veteran' | 'line' | 'recruit' | null {
  if (unit.kind !== 'legio') return null;
  const [, quality] = unit.front;
  return quality >= 3 ? 'veteran' : quality === 2 ? 'line' : 'recruit';
}

// ---------------------------------------------------------------- regions

/** A region as its controller sees it. */
export interface Hold {
  region: Region;
  control: Camp | null;
  /** The legions that keep the garrison: those of its controller, or of both camps where nobody controls it. */
  present: number;
  /** How many legions are missing. */
  missing: number;
}

export function holdOf(region: Region, board: Board): Hold {
  const { control, legions } = board.regions[region.id] ?? { control: null, legions: [0, 0] };
  const present = control === null ? legions[0] + legions[1] : legions[CAMPS.indexOf(control)] ?? 0;
  return { region, control, present, missing: Math.max(0, region.garrison - present) };
}

/** The points that the control points of a camp bring in phase F. */
export function worthOf(points: number): number {
  return points >= 15 ? 3 : points >= 12 ? 2 : 0;
}

/** The minor peoples' units and major peoples' markers that wait on the turn track, year by year. */
export function trackOf(board: Board): { year: number; peoples: string[] }[] {
  const out = new Map<number, string[]>();
  for (const [people, { back }] of Object.entries(board.peoples)) if (back !== null) out.set(back, [...(out.get(back) ?? []), people]);
  return [...out].sort(([a], [b]) => a - b).map(([year, peoples]) => ({ year, peoples }));
}
