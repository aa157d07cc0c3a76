import type { GameEvent } from '../../lib/contract.ts';

/** The dice of one side in a throw. */
export interface Cast {
  side: string;
  dice: number[];
  bonus: number;
}

/** A throw of a battle, and the events that tell what came of it. */
export interface Throw {
  n: number;
  province: string;
  attack: Cast;
  defence: Cast;
  outcome: GameEvent[];
}

const OUTCOMES = new Set([
  'tied', 'attacker-lost', 'defender-lost', 'fort-lost', 'emperor-died', 'withdrew', 'entered', 'fort-taken', 'fort-destroyed',
]);
/** With these another battle, or another player's phase, has begun. */
const OVER = new Set(['combat', 'automatic-victory', 'scored', 'barbarian-phase', 'roman-phase', 'turn']);

/**
 * The last throw of the battle in a province; or where none is fought, that of the battle that was decided among the
 * events from number `fresh` on.
 */
export function lastThrow(log: readonly GameEvent[], fought: string | null, fresh: number): Throw | null {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const event = log[i];
    if (!event || OVER.has(event.kind) || (fought === null && event.n < fresh)) return null;
    if (event.kind !== 'rolled') continue;
    const province = String(event.values.province);
    if (fought !== null && province !== fought) return null;
    return {
      n: event.n,
      province,
      attack: cast(event, 'side', 'attack'),
      defence: cast(event, 'defender', 'defence'),
      outcome: log.slice(i + 1).filter((later) => OUTCOMES.has(later.kind)),
    };
  }
  return null;
}

function cast(event: GameEvent, side: string, dice: string): Cast {
  const thrown = event.values[dice];
  return {
    side: String(event.values[side] ?? ''),
    dice: Array.isArray(thrown) ? thrown.map(Number) : [],
    bonus: Number(event.values[`${dice}_bonus`] ?? 0),
  };
}
