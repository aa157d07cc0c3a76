import type { GameEvent } from '../../lib/contract.ts';
import { valuesOf } from '../../lib/story.ts';
import type { Told } from '../registry.ts';

/** What one player did, summed up: armies placed, Provinces attacked and looted, points. */
export function sum(events: readonly GameEvent[]): Told[] {
  const placed = valuesOf(events, 'placed', 'province').length;
  const attacked = [...new Set(valuesOf(events, 'combat', 'province'))];
  const lost = events.filter(({ kind }) => kind === 'attacker-lost' || kind === 'defender-lost').length;
  const looted = valuesOf(events, 'looted', 'province');
  const points = valuesOf(events, 'scored', 'points').reduce((total, value) => total + Number(value), 0);
  return [
    ...(placed ? [{ key: 'empire-sum-placed', values: { n: placed } }] : []),
    ...(attacked.length ? [{ key: 'empire-sum-attacked', values: { n: attacked.length, place: attacked[0] ?? '', lost } }] : []),
    ...(looted.length ? [{ key: 'empire-sum-looted', values: { n: looted.length, place: looted[0] ?? '' } }] : []),
    ...(points ? [{ key: 'empire-sum-scored', values: { n: points } }] : []),
  ];
}
