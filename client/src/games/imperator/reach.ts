import type { Action } from '../../lib/contract.ts';
import type { Board } from './board.ts';

/**
 * Where the march in hand may still end, or, while movements are ordered, that of the leader under the pointer
 * (`pointed`): the fewest movement points by zone. The next steps are among them with what they cost, though a way about
 * were cheaper.
 */
export function reachOf(board: Board | undefined, pointed: Record<string, number>, legal: readonly Action[]): Record<string, number> {
  if (!board || !legal.length) return {};
  return board.march ? { ...board.march.reach, ...stepsOf(board, legal) } : pointed;
}

/** What the next step of the march in hand costs, by the zones that it may enter. */
export function stepsOf(board: Board | undefined, legal: readonly Action[]): Record<string, number> {
  const costs = board?.march?.costs ?? {};
  return Object.fromEntries(legal.flatMap(({ verb, object }) => {
    const cost = verb === 'move-to' ? costs[String(object)] : undefined;
    return cost === undefined ? [] : [[String(object), cost]];
  }));
}
