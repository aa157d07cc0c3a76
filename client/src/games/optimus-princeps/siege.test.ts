import { expect, test } from 'vitest';
import type { Board, Pieces } from './board.ts';
import { besiegedNow, siegeOf, townOf } from './siege.ts';

const pieces = {
  units: {
    'legio-i': { side: 'roman', kind: 'legion' }, ballistae: { side: 'roman', kind: 'artillery' }, comati: { side: 'barbarian', kind: 'infantry' },
    catapultae: { side: 'barbarian', kind: 'artillery' },
  },
  leaders: { traianus: { side: 'roman', vs: 10 }, maximus: { side: 'roman', vs: 9 } },
} as unknown as Pieces;

const unit = (id: string, pf: number, hdc = 0, inside = false) => ({ id, pf, hdc, inside, chief: null, bridge: false, aboard: null });
const head = (id: string) => ({ id, side: 'roman' });
const region = { vd: 2, vg: 6, limes: 0, siege: null, pillaged: false };

const die = {
  bears: [{ id: 'marker', rule: 'OP-9.4-7', amount: 4 }, { id: 'artillery', rule: 'OP-9.4-8', amount: 1 }, { id: 'defences', rule: 'OP-9.4-9', amount: -2 }, { id: 'garrison', rule: 'OP-9.4-11', amount: -1 }],
  sum: 2, target: 6, faces: [false, false, false, true, true, true],
};

/** Costesti under siege: marker 4, a gun, VD 2, one fit PF of three within; Apulum behind a limes, where nobody besieges. */
const board = {
  regions: { costesti: { ...region, siege: 4 }, apulum: { ...region, limes: 1 }, tapae: { ...region, pillaged: true } },
  places: {
    costesti: { units: [unit('legio-i', 3), unit('ballistae', 2, 1), unit('comati', 3, 2, true)], heads: [head('traianus'), head('maximus')], backs: [] },
    apulum: { units: [unit('catapultae', 1, 0, true)], heads: [], backs: [] },
  },
  deeds: [
    { verb: 'assault', object: 'traianus', win: 0.9, range: null, losses: [2, 2], die: null },
    { verb: 'summon', object: 'traianus', win: 0.5, range: null, losses: null, die },
    { verb: 'assault', object: 'maximus', win: 0.9, range: null, losses: [2, 2], die: null },
  ],
} as unknown as Board;

test('the die of a siege action is that of who may summon, as it is told', () => {
  const siege = siegeOf(board, pieces, 'costesti');
  expect(siege?.die).toBe(die);
  expect(siege).toMatchObject({ before: 'roman', marker: 4, vd: 2, vg: 6, guns: 1, garrison: 1 });
});

test('what several leaders may try in one place is told once', () => {
  expect(siegeOf(board, pieces, 'costesti')?.deeds.map(({ verb, object }) => [verb, object])).toEqual([['assault', 'traianus'], ['summon', 'traianus']]);
});

test('where nobody besieges there is no siege, but there are walls: a limes adds to the VD, pillage takes it away', () => {
  expect(siegeOf(board, pieces, 'apulum')).toBeNull();
  expect(townOf(board, pieces, 'apulum')).toMatchObject({ before: null, marker: null, vd: 3, guns: 0, garrison: 1, die: null });
  expect(townOf(board, pieces, 'tapae')?.vd).toBe(0);
});

test('the siege that is shown is the one pointed at, then that of the question, then the first where something may be tried', () => {
  expect(besiegedNow(board, 'apulum', null, true)).toBe('costesti');
  expect(besiegedNow(board, 'costesti', null, false)).toBe('costesti');
  expect(besiegedNow(board, null, null, false)).toBeNull();
  const two = { ...board, deeds: [], regions: { ...board.regions, apulum: { ...region, siege: 0 } } } as unknown as Board;
  expect(besiegedNow(two, null, 'apulum', true)).toBe('apulum');
  expect(besiegedNow(two, 'costesti', null, true)).toBeNull(); // nobody is asked about a siege
});
