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

/** A step with the part of its clause's number that follows the code of the game. */
type Brief = readonly [id: string, clause: string];

/** The phases of a year of a game, from the code of its clauses and the steps of all but phase E, which all have alike. */
export function phasesOf(code: string, steps: Record<'A' | 'B' | 'C' | 'D' | 'F', readonly Brief[]>): Kin['phases'] {
  const all: [Board['phase'], readonly Brief[]][] = [
    ['A', steps.A], ['B', steps.B], ['C', steps.C], ['D', steps.D], ['E', [['movement', '2.E-2'], ['combat', '2.E-2']]], ['F', steps.F],
  ];
  return all.map(([id, own]) => ({ id, rule: `${code}-2.${id}-1`, steps: own.map(([step, clause]) => ({ id: step, rule: `${code}-${clause}` })) }));
}

/** The questions of phase E by the beginnings of their ids: those of `fights` besides what all games fight with. */
export function askedInE(fights: readonly string[]): Kin['asked'][string] {
  return [...['combats', 'battle', 'evasion', 'retreat', 'flight', ...fights].map((start) => [start, 'combat'] as const), ['', 'movement']];
}

/** The questions at the end of the year that all games ask. */
export const ADJUSTED: Kin['asked'][string] = [['garrisons', 'adjustments'], ['discards', 'stratagems']];
