import { expect, test } from 'vitest';
import { about, asides, below, within, type Box, type Word } from './aside.ts';
import type { Point } from '../lib/contract.ts';

const box = (left: number, top: number, width = 60, height = 12): Box => ({ left, right: left + width, top, bottom: top + height });
/** A word of two letters of 30 by 12 that may go to some places, in their order. */
const word = (id: string, left: number, top: number, ...ways: Point[]): Word => ({ id, letters: [box(left, top, 30), box(left + 30, top, 30)], ways: () => ways });
const TOUCH = 3;

test('a word that nothing lies upon stays; one under counters goes to the first place that is free', () => {
  const words = [word('roma', 0, 0, [0, 5]), word('asia', 100, 20, [0, 8], [0, 12], [0, 20])];
  expect(asides(words, [box(110, 0, 30, 30)], [], TOUCH)).toEqual(new Map([['asia', [0, 8]]]));
  expect(asides(words, [box(110, 0, 30, 34)], [], TOUCH)).toEqual(new Map([['asia', [0, 12]]]));
});

test('it is covered where a letter is, not where only the box around it is', () => {
  const aslant: Word = { id: 'asia', letters: [box(100, 0, 10), box(110, 20, 10)], ways: () => [[0, 50]] };
  expect(asides([aslant], [box(112, 0, 8, 12)], [], TOUCH).size).toBe(0);
  expect(asides([aslant], [box(112, 18, 8, 12)], [], TOUCH).get('asia')).toEqual([0, 50]);
});

test('it goes to no place where another word stands or has gone to, and spares what else is printed if it can', () => {
  const counters = [box(110, 10, 30, 26)];
  const asia = word('asia', 100, 20, [0, 16], [0, -22]);
  expect(asides([asia, word('lydia', 90, 37)], counters, [], TOUCH).get('asia')).toEqual([0, -22]);
  const caria = word('caria', 100, 22, [0, 14], [0, 40]);
  expect(asides([asia, caria], counters, [], TOUCH).get('caria'), 'where asia has gone').toEqual([0, 40]);
  expect(asides([asia], counters, [box(120, 40, 30)], TOUCH).get('asia')).toEqual([0, -22]);
  expect(asides([word('asia', 100, 20, [0, 16])], counters, [box(120, 40, 30)], TOUCH).get('asia'), 'there is no other room').toEqual([0, 16]);
});

test('where there is no room it is left out, and leaves its own place to others', () => {
  const [asia, caria] = [word('asia', 100, 20), word('caria', 100, 60, [33, -40])];
  const [uponAsia, uponCaria] = [box(95, 15, 15, 30), box(95, 58, 30, 20)];
  expect(asides([asia, caria], [uponCaria], [], TOUCH)).toEqual(new Map([['caria', null]]));
  expect(asides([asia, caria], [uponAsia, uponCaria], [], TOUCH)).toEqual(new Map<string, Point | null>([['asia', null], ['caria', [33, -40]]]));
});

test('a name looks for room in its area: near places first, those where all of it lies inside before those where half does', () => {
  const letters = [box(0, 0, 10, 10), box(10, 0, 10, 10)];
  const strip = ([x, y]: Point): boolean => x >= 0 && x <= 100 && y >= 20 && y <= 40;
  const [first = [0, 0], ...others] = within(letters, strip);
  expect(first, 'straight down, until its middle is inside').toEqual([0, 15]);
  const last: Point = others.at(-1) ?? [0, 0];
  expect([first, ...others].every(([x = 0]) => x >= -15 && x <= 95)).toBe(true);
  expect(last[0], 'half of it inside').toBe(-15);
});

test('the name of a town stands about its site, nearest to where it is printed first', () => {
  const printed = [box(107, -5, 40, 10)];
  const ways = [...about([100, 0], 7, printed)];
  expect(ways[0]).toEqual([0, 0]);
  expect(ways).toContainEqual([-54, 0]);
  expect(ways).toContainEqual([-27, -12]);
  expect(ways.every(([a, b]) => Math.abs(27 + a) >= 26.9 || Math.abs(b) >= 11.9), 'clear of the site').toBe(true);
});

test('odds that lie upon the counters that they are about go below them', () => {
  const odds = box(100, 20, 40, 14);
  expect(below(odds, [{ area: 'asia', box: box(110, 0, 20, 30) }], TOUCH)).toBe(7);
  expect(below(odds, [{ area: 'asia', box: box(150, 0, 20, 30) }], TOUCH)).toBe(0);
  expect(below(odds, [{ area: 'asia', box: box(110, 0, 20, 90) }], TOUCH), 'not so far that they would be taken for another’s').toBe(0);
});
