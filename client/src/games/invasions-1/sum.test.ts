import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/contract.ts';
import { sum } from './sum.ts';

function event(seat: number, kind: string, values: GameEvent['values']): GameEvent {
  return { n: 0, step: 1, seat, kind, rule: '', values };
}

test('a nation that marches twice is one, and a quiet turn is told by what was bought and played', () => {
  const marched = [event(0, 'marched', { nation: 'francs' }), event(0, 'migrated', { nation: 'francs' })];
  expect(sum(marched, 0)).toEqual([{ key: 'inv-sum-marched', values: { n: 1 } }]);
  const quiet = [event(0, 'bought', { place: 'latium' }), event(0, 'bought', { place: 'umbria' }), event(0, 'treaty-played', { card: 'tribut' }), event(1, 'fortified', { province: 'syria' })];
  expect(sum(quiet, 0)).toEqual([
    { key: 'inv-sum-bought', values: { n: 2, place: 'latium' } },
    { key: 'inv-sum-treaties', values: { n: 1, place: 'tribut' } },
  ]);
  expect(sum(quiet, 1)).toEqual([{ key: 'inv-sum-fortified', values: { n: 1, place: 'syria' } }]);
});
