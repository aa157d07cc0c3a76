import type { Board, Half } from './board.gen.ts';

/** What this game adds to the board and the pieces of its family (`board.gen.ts`), and what can be read from that. */
export type * from './board.gen.ts';

export const HALVES: readonly Half[] = ['occidens', 'oriens'];

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
