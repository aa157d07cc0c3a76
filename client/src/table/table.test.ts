import { expect, test } from 'vitest';
import type { ServerMessage, TableInfo, View } from '../lib/contract.ts';
import { coarse, inside, landing, polygons } from './mapdraw.ts';
import { AT_ONCE, leisure, nextSeat, TOGETHER } from './session.svelte.ts';

test('the seat that plays next is one held here', () => {
  expect(nextSeat([1], [0], 0)).toBeNull();
  expect(nextSeat([1], [0, 1], 0)).toBe(1);
  expect(nextSeat([0, 1], [0, 1], 1)).toBe(1);
  expect(nextSeat([2, 3], [0, 3], 0)).toBe(3);
  expect(nextSeat([0], [], -1)).toBeNull();
});

test("only others' moves wait for one another before they are shown", () => {
  const told = (awaiting: number[], more: Partial<View> = {}, reset = false): ServerMessage => ({
    type: 'state', table: {} as TableInfo, view: { awaiting, over: false, ...more } as View, log: [], logFrom: 0, reset,
  });
  expect(leisure(told([1, 2]), [0])).toBe(TOGETHER);
  expect(leisure(told([1]), [])).toBe(TOGETHER);
  expect(leisure(told([0, 1]), [0])).toBe(AT_ONCE);
  expect(leisure(told([1]), [0, 1])).toBe(AT_ONCE);
  expect(leisure(told([], { over: true }), [0])).toBe(AT_ONCE);
  expect(leisure(told([1], {}, true), [0])).toBe(AT_ONCE);
  expect(leisure({ type: 'done', id: 1 }, [0])).toBe(AT_ONCE);
});

test('a coarse path keeps what is far apart and drops islets', () => {
  expect(coarse('M0 0l10 0 .5 0 9.5 0 0 20-20 0zM5 5l.1 0 0 .1z', 3)).toBe('M0 0L10 0L20 0L20 20L0 20z');
});

test('a point lies in an area or beside it, and a line from beside it ends on its land', () => {
  const square = polygons('M10 10l20 0 0 10 0 10-20 0 0-10z');
  expect(square).toEqual([[[10, 10], [30, 10], [30, 20], [30, 30], [10, 30], [10, 20]]]);
  expect(inside(square, [20, 20])).toBe(true);
  expect(inside(square, [9, 20])).toBe(false);
  expect(inside(square, [40, 20])).toBe(false);
  expect(landing(square, [40, 20])).toEqual([12, 20]);
});
