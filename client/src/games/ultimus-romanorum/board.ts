import type * as family from '../imperator/board.ts';

/** What this game adds to the board and the pieces of its family, and what can be read from that. */

export type Camp = 'romanus' | 'barbarus';
export type Half = 'occidens' | 'oriens';
export const HALVES: readonly Half[] = ['occidens', 'oriens'];

export interface PeopleState extends family.PeopleState {
  status: 'pax' | 'bellum' | 'foederati' | 'foederati-rebelles' | 'regnum';
  ally: string | null;
  subject: boolean;
  capital: string | null;
  rex: string | null;
  beaten: boolean;
  migrating: boolean;
}

export interface Board extends family.Board {
  pax: boolean;
  event: { number: number; half: Half | null } | null;
  augusti: Record<Half, string | null>;
  patricians: Record<Half, string | null>;
  usurpers: Record<Half, string | null>;
  standIns: Record<Half, string | null>;
  vacant: Half[];
  escort: string | null;
  peoples: Record<string, PeopleState>;
  council: string | null;
  councilTried: boolean;
  plague: string | null;
  epidemic: string | null;
  papa: boolean;
  held: string[];
  summoned: string[];
}

export interface UnitPiece extends family.UnitPiece {
  kind: 'limitanei' | 'comitatenses' | 'palatini' | 'buccellarii' | 'people';
  diocese: string | null;
  half: Half | null;
  capital: string | null;
  barbarian: boolean;
}

export interface LeaderPiece extends family.LeaderPiece {
  half: Half | null;
  origin: 'T' | 'B' | null;
  entry: number | null;
}

export interface Zone extends family.Zone {
  diocese: string | null;
  empire: boolean;
  capital: boolean;
}

export interface Pieces extends family.Pieces {
  units: UnitPiece[];
  leaders: LeaderPiece[];
  zones: Zone[];
  boxes: { place: string; half: Half; zone: string }[];
}

// ---------------------------------------------------------------- what leaders are

export type Role = 'augustus' | 'usurper' | 'patrician' | 'rex' | 'escort';

export function roleOf(id: string, board: Board): Role | null {
  if (HALVES.some((half) => board.augusti[half] === id)) return 'augustus';
  if (HALVES.some((half) => board.usurpers[half] === id)) return 'usurper';
  if (HALVES.some((half) => board.patricians[half] === id)) return 'patrician';
  if (Object.values(board.peoples).some(({ rex }) => rex === id)) return 'rex';
  return board.escort === id ? 'escort' : null;
}

/** The half of the Empire that a leader's office is of. */
export function halfOf(id: string, board: Board): Half | null {
  return HALVES.find((half) => board.augusti[half] === id || board.usurpers[half] === id || board.patricians[half] === id) ?? null;
}

/** Whether a civil war goes on in a half. */
export function atWar(board: Board): Half[] {
  return HALVES.filter((half) => board.usurpers[half] !== null);
}
