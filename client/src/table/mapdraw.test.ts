import { expect, test } from 'vitest';
import { within } from './mapdraw.ts';

test('a view near the edge of the map is moved until it shows no more than a little beyond it', () => {
  expect(within(500, 1000, 200, 300, 10)).toBe(500);
  expect(within(900, 1000, 200, 300, 10)).toBe(710);
  expect(within(50, 1000, 200, 300, 10)).toBe(190);
});

test('a view larger than the map stays where it is', () => {
  expect(within(50, 400, 200, 300, 10)).toBe(50);
});
