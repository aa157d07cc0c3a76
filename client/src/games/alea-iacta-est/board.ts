import type { Board, Camp, Region, UnitPiece } from './board.gen.ts';

/** What this game adds to the board and the pieces of its family (`board.gen.ts`), and what can be read from that. */
export type * from './board.gen.ts';

export const CAMPS: readonly Camp[] = ['caesariani', 'republicani'];

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
