import type { Board } from './board.ts';

/**
 * Where the march in hand may still come to, or, while movements are ordered, the leader under the pointer: the fewest
 * movement points by zone. What the very next step costs may be more, where it goes the dear way.
 */
export function reachOf(board: Board | undefined, pointed: string | null, choosing: boolean): Record<string, number> {
  if (!board || !choosing) return {};
  if (board.march) return { ...board.march.reach, ...stepsOf(board) };
  return pointed?.startsWith('piece:') ? (board.routes[pointed.slice('piece:'.length)] ?? {}) : {};
}

/** What the next step of the march in hand costs, by zone. */
export function stepsOf(board: Board | undefined): Record<string, number> {
  const { reach = {}, costs = {} } = board?.march ?? {};
  return Object.fromEntries(Object.entries(costs).filter(([zone]) => reach[zone] !== undefined));
}
