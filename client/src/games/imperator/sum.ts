import type { GameEvent } from '../../lib/contract.ts';
import { valuesOf } from '../../lib/story.ts';
import type { Told } from '../registry.ts';

/** Kinds of events by which counters go somewhere, each with the field of who goes. */
const MOVES: Record<string, string> = { marched: 'leader', moved: 'piece', sailed: 'ship', 'fleet-sailed': 'fleet' };

/** What one player did, summed up: who moved, where battles were, what was played. */
export function sum(all: readonly GameEvent[], seat: number): Told[] {
  const events = all.filter((event) => event.seat === seat);
  const moved = new Set(Object.entries(MOVES).flatMap(([kind, field]) => valuesOf(events, kind, field)));
  const fought = valuesOf(events, 'battle', 'zone');
  const fallen = new Set(valuesOf(events, 'eliminated', 'piece')).size;
  const played = valuesOf(events, 'played', 'stratagem').length;
  return [
    ...(moved.size ? [{ key: 'imp-sum-moved', values: { n: moved.size } }] : []),
    ...(fought.length ? [{ key: 'imp-sum-fought', values: { n: fought.length, place: fought[0] ?? '', fallen } }] : []),
    ...(played ? [{ key: 'imp-sum-played', values: { n: played } }] : []),
  ];
}
