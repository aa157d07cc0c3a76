import { expect, test } from 'vitest';
import { backOf, forceOf, momentOf, piecesOf, readyOf, rememberedOf, sightingsOf, stacksOf, veils, type Board, type Pieces } from './board.ts';

const pieces = {
  units: { 'comati-1': { side: 'barbarian', kind: 'infantry' }, 'comati-2': { side: 'barbarian', kind: 'infantry' }, 'legio-vii': { side: 'roman', kind: 'legion' } },
  leaders: { decebalus: { side: 'barbarian', vs: 6 }, traianus: { side: 'roman', vs: 10 } },
} as unknown as Pieces;

/** Tapae as Rome sees it in the autumn of 101: the king, whose sheet is hidden, a back, two PF without a leader. */
const board = {
  season: 'autumn', year: 101, number: 4,
  places: {
    tapae: {
      units: [{ id: 'comati-1', pf: 2, hdc: 1, chief: null }],
      heads: [{ id: 'decebalus', side: 'barbarian', ready: true, pf: null }],
      backs: [{ id: 'umbra-12', ready: true, paces: 0 }, { id: 'umbra-3', ready: false, paces: 2 }],
    },
    viminacium: { units: [{ id: 'legio-vii', pf: 3, hdc: 0, chief: 'traianus' }], heads: [{ id: 'traianus', side: 'roman', ready: false, pf: 3 }], backs: [] },
  },
  remembered: { 'comati-2': { season: 2, chief: 'decebalus', pf: 2, hdc: 0 }, 'falcati-1': { season: 1, chief: 'vezinas', pf: 1, hdc: 1 } },
} as unknown as Board;

test('of the enemy a stack shows what lies in view: backs are no leaders, a hidden sheet has no PF', () => {
  const [dacia] = stacksOf(board, pieces, 'tapae');
  expect(dacia && piecesOf(dacia)).toEqual(['decebalus', 'umbra-12', 'umbra-3', 'comati-1']);
  expect(dacia && forceOf(dacia)).toEqual({ pf: 2, hdc: 1 });
  expect(backOf(board, 'umbra-3')?.paces).toBe(2);
});

test('what was seen with a leader is kept, and the season it was seen in, over the end of a year', () => {
  expect(rememberedOf(board, 'decebalus')).toEqual([['comati-2', { season: 2, chief: 'decebalus', pf: 2, hdc: 0 }]]);
  expect(rememberedOf(board, 'traianus')).toEqual([]);
  expect(momentOf(board, 2)).toEqual({ season: 'spring', year: 101 });
  expect(momentOf(board, 0)).toEqual({ season: 'winter', year: 100 });
  expect(momentOf(board, 6)).toEqual({ season: 'thaw', year: 102 });
});

test('unspent PAC are counted by side, those of backs among them', () => {
  expect([readyOf(board, 'roman'), readyOf(board, 'barbarian')]).toEqual([0, 2]);
});

test('what was seen of an enemy is told by leader, the latest first, whom nobody led last', () => {
  const seen = (chief: string | null, season: number, pf: number, hdc = 0): object => ({ chief, season, pf, hdc });
  const remembered = { a: seen(null, 5, 2), b: seen('decebalus', 3, 2, 1), c: seen('diegis', 4, 1), d: seen('decebalus', 2, 1) };
  const told = sightingsOf({ remembered } as unknown as Board);
  expect(told.map(({ chief, season, pf, hdc, units }) => [chief, season, pf, hdc, units.length])).toEqual([['diegis', 4, 1, 0, 1], ['decebalus', 3, 3, 1, 2], [null, 5, 2, 0, 1]]);
});

test('a stack with a back, or with a sheet that is not seen, may have more than is seen', () => {
  const stack = (heads: object[], backs: object[] = []): Parameters<typeof veils>[0] => ({ side: 'barbarian', heads, backs, bands: {}, lone: [], fleets: [] }) as never;
  expect([stack([{ pf: 3 }]), stack([{ pf: null }]), stack([], [{}])].map(veils)).toEqual([false, true, true]);
});
