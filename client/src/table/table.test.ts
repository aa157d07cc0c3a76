import { expect, test } from 'vitest';
import { coarse } from './mapdraw.ts';
import { nextSeat } from './session.svelte.ts';

test('the seat that plays next is one held here', () => {
  expect(nextSeat([1], [0], 0)).toBeNull();
  expect(nextSeat([1], [0, 1], 0)).toBe(1);
  expect(nextSeat([0, 1], [0, 1], 1)).toBe(1);
  expect(nextSeat([2, 3], [0, 3], 0)).toBe(3);
  expect(nextSeat([0], [], -1)).toBeNull();
});

test('a coarse path keeps what is far apart and drops islets', () => {
  expect(coarse('M0 0l10 0 .5 0 9.5 0 0 20-20 0zM5 5l.1 0 0 .1z', 3)).toBe('M0 0L10.0 0.0L20.0 0.0L20.0 20.0L0.0 20.0z');
});
