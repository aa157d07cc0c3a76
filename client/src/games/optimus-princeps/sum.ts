import type { GameEvent } from '../../lib/contract.ts';
import { valuesOf } from '../../lib/story.ts';
import type { Told } from '../registry.ts';

/** What one player did, summed up: who marched or sailed, where battles were, what was played. */
export function sum(all: readonly GameEvent[], seat: number): Told[] {
  const events = all.filter((event) => event.seat === seat);
  const moved = new Set([...valuesOf(events, 'entered', 'piece'), ...valuesOf(events, 'sailed', 'piece')]);
  const fought = valuesOf(events, 'battle', 'region');
  const played = valuesOf(events, 'played', 'stratagem').length;
  const pillaged = valuesOf(events, 'pillaged', 'region');
  return [
    ...(moved.size ? [{ key: 'op-sum-moved', values: { n: moved.size } }] : []),
    ...(fought.length ? [{ key: 'op-sum-fought', values: { n: fought.length, place: fought[0] ?? '' } }] : []),
    ...(pillaged.length ? [{ key: 'op-sum-pillaged', values: { n: pillaged.length, place: pillaged[0] ?? '' } }] : []),
    ...(played ? [{ key: 'op-sum-played', values: { n: played } }] : []),
  ];
}
