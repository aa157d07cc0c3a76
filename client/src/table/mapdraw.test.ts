import { expect, test } from 'vitest';
import { disc, insight, stamped, within } from './mapdraw.ts';

test('a view near the edge of the map is moved until it shows no more than a little beyond it', () => {
  expect(within(500, 1000, 200, 300, 10)).toBe(500);
  expect(within(900, 1000, 200, 300, 10)).toBe(710);
  expect(within(50, 1000, 200, 300, 10)).toBe(190);
});

test('a view larger than the map stays where it is', () => {
  expect(within(50, 400, 200, 300, 10)).toBe(50);
});

test('what is drawn once for each of many places is one path, moved and sized for each of them', () => {
  expect(stamped('M-1 2L0 -2Z', [{ x: 10, y: 20 }, { x: 100, y: 50, scale: 2 }])).toBe('M9 22L10 18ZM98 54L100 46Z');
  expect(stamped('M0 0L1 1', [])).toBe('');
});

test('a disc reaches as far to each side', () => {
  const numbers = (disc(2, 1).match(/-?[\d.]+/g) ?? []).map(Number);
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([-2, 2, -1, 3]);
});

test('what is laid over a place stays in sight, and over the place', () => {
  expect(insight(50, 20, 0, 100)).toBe(50);
  expect(insight(95, 20, 0, 100)).toBe(80);
  expect(insight(5, 20, 0, 100)).toBe(20);
  expect(insight(130, 20, 0, 100), 'a place out of sight is not left').toBe(110);
});
