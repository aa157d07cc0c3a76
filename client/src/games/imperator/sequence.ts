import type { Board } from './board.ts';
import type { Kin } from './kin.ts';

/** A step of a phase, with its clause. */
export interface Step {
  id: string;
  rule: string;
}

/** The step of the phase in which the question `prompt` is asked; null where it could be several. */
export function stepOf(board: Pick<Board, 'phase' | 'battle'>, prompt: string, asked: Kin['asked']): string | null {
  if (board.phase === 'E' && board.battle) return 'combat';
  return asked[board.phase]?.find(([start]) => prompt.startsWith(start))?.[1] ?? null;
}
