import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/contract.ts';
import { sum } from './sum.ts';

function event(seat: number, kind: string, values: GameEvent['values']): GameEvent {
  return { n: 0, step: 1, seat, kind, rule: '', values };
}

test('a force that goes from region to region is one, and what another did is not told', () => {
  const events = [event(0, 'entered', { piece: 'traianus' }), event(0, 'entered', { piece: 'traianus' }), event(1, 'besieged', { region: 'tapae' })];
  expect(sum(events, 0)).toEqual([{ key: 'op-sum-moved', values: { n: 1 } }]);
  expect(sum(events, 1)).toEqual([{ key: 'op-sum-besieged', values: { n: 1, place: 'tapae' } }]);
});

test('quiet actions are told too: men raised, works, stratagems bought seen or unseen, PA', () => {
  const events = [
    event(0, 'raised', { place: 'novae' }), event(0, 'raised', { place: 'oescus' }), event(0, 'fort-built', { region: 'novae' }), event(0, 'limes-built', { region: 'oescus' }),
    event(0, 'bought', { stratagem: 'espion' }), event(0, 'bought-hidden', { price: 2 }), event(0, 'pa-bought', { pa: 6 }),
  ];
  expect(sum(events, 0)).toEqual([
    { key: 'op-sum-raised', values: { n: 2, place: 'novae' } },
    { key: 'op-sum-built', values: { n: 2, place: 'novae' } },
    { key: 'op-sum-bought', values: { n: 2 } },
    { key: 'op-sum-bales', values: { n: 1 } },
  ]);
});
