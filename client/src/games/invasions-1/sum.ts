import type { GameEvent } from '../../lib/contract.ts';
import { valuesOf } from '../../lib/story.ts';
import type { Told } from '../registry.ts';

/** What one player did, summed up: where he marched and fought, what he took and raided, bought and played. */
export function sum(all: readonly GameEvent[], seat: number): Told[] {
  const events = all.filter((event) => event.seat === seat);
  const marched = new Set([...valuesOf(events, 'marched', 'nation'), ...valuesOf(events, 'migrated', 'nation')]);
  const of = (kind: string, field: string, key: string): Told[] => {
    const found = valuesOf(events, kind, field);
    return found.length ? [{ key, values: { n: found.length, place: found[0] ?? '' } }] : [];
  };
  return [
    ...(marched.size ? [{ key: 'inv-sum-marched', values: { n: marched.size } }] : []),
    ...of('battle', 'place', 'inv-sum-fought'),
    ...of('city-taken', 'province', 'inv-sum-taken'),
    ...of('raid', 'province', 'inv-sum-raided'),
    ...of('control', 'province', 'inv-sum-won'),
    ...of('converted', 'nation', 'inv-sum-converted'),
    ...of('federated', 'nation', 'inv-sum-federated'),
    ...of('reinforced', 'place', 'inv-sum-reinforced'),
    ...of('bought', 'place', 'inv-sum-bought'),
    ...of('fortified', 'province', 'inv-sum-fortified'),
    ...of('treaty-played', 'card', 'inv-sum-treaties'),
    ...of('event-played', 'card', 'inv-sum-events'),
  ];
}
