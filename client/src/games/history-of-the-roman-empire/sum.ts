import type { GameEvent } from '../../lib/contract.ts';
import { valuesOf } from '../../lib/story.ts';
import type { Told } from '../registry.ts';
import type { Board } from './board.ts';

/** What one player did, summed up: armies placed, Provinces attacked and looted, points. */
export function sum(all: readonly GameEvent[], seat: number, board: Board): Told[] {
  const events = all.filter((event) => event.seat === seat);
  const own = board.factions.filter((faction) => faction.seat === seat).map(({ id }) => id);
  const placed = valuesOf(events, 'placed', 'province').length;
  const attacked = [...new Set(valuesOf(events, 'combat', 'province'))];
  const lost = events.filter(({ kind }) => kind === 'attacker-lost' || kind === 'defender-lost').length;
  const looted = valuesOf(events, 'looted', 'province');
  // A phase is scored for its Faction, whoever chose last in it.
  const scored = all.filter(({ kind, values }) => kind === 'scored' && own.includes(String(values.faction)));
  const points = scored.reduce((total, { values }) => total + Number(values.points), 0);
  return [
    ...(placed ? [{ key: 'empire-sum-placed', values: { n: placed } }] : []),
    ...(attacked.length ? [{ key: 'empire-sum-attacked', values: { n: attacked.length, place: attacked[0] ?? '', lost } }] : []),
    ...(looted.length ? [{ key: 'empire-sum-looted', values: { n: looted.length, place: looted[0] ?? '' } }] : []),
    ...(points ? [{ key: 'empire-sum-scored', values: { n: points } }] : []),
  ];
}
