import type { GameEvent } from '../../lib/contract.ts';
import { valuesOf } from '../../lib/story.ts';
import type { Told } from '../registry.ts';

/** Kinds of events that are told as they are, each with the field of its place where it has one. */
const DEEDS: readonly (readonly [key: string, kinds: readonly string[], field: string | null])[] = [
  ['op-sum-fought', ['battle'], 'region'],
  ['op-sum-besieged', ['besieged'], 'region'],
  ['op-sum-taken', ['town-taken'], 'region'],
  ['op-sum-pillaged', ['pillaged'], 'region'],
  ['op-sum-raised', ['raised'], 'place'],
  ['op-sum-built', ['limes-built', 'fort-built', 'restored'], 'region'],
  ['op-sum-bought', ['bought', 'bought-hidden'], null],
  ['op-sum-played', ['played'], null],
  ['op-sum-bales', ['pa-bought'], null],
];

/** What one player did, summed up: who marched or sailed, where battles, sieges and works were, what was raised, bought and played. */
export function sum(all: readonly GameEvent[], seat: number): Told[] {
  const events = all.filter((event) => event.seat === seat);
  const moved = new Set([...valuesOf(events, 'entered', 'piece'), ...valuesOf(events, 'sailed', 'piece')]);
  const deeds = DEEDS.flatMap(([key, kinds, field]): Told[] => {
    const found = events.filter(({ kind }) => kinds.includes(kind));
    const [first] = found;
    return first ? [{ key, values: { n: found.length, ...(field && { place: String(first.values[field] ?? '') }) } }] : [];
  });
  return [...(moved.size ? [{ key: 'op-sum-moved', values: { n: moved.size } }] : []), ...deeds];
}
