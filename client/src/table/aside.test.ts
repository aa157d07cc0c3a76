import { expect, test } from 'vitest';
import { asides, below, type Box } from './aside.ts';

const box = (left: number, top: number, width = 60, height = 12): Box => ({ left, right: left + width, top, bottom: top + height });
const always = (): boolean => true;

test('a name that nothing lies upon stays; one under counters goes to the nearer side of them', () => {
  const names = [
    { area: 'roma', box: box(0, 0), fits: always },
    { area: 'asia', box: box(100, 20), fits: always },
  ];
  const counters = [{ area: 'asia', box: box(110, 0, 30, 30) }];
  expect(asides(names, counters)).toEqual(new Map([['asia', 10]]));
});

test('it goes where its area, other counters and other names leave room, and not far', () => {
  const name = { area: 'asia', box: box(100, 20), fits: always };
  const counters = [{ area: 'asia', box: box(110, 10, 30, 26) }];
  expect(asides([name], counters).get('asia')).toBe(16);
  expect(asides([{ ...name, fits: (down) => down < 0 }], counters).get('asia')).toBe(-22);
  const lydia = { area: 'lydia', box: box(90, 37), fits: always };
  expect(asides([name, lydia], counters).get('asia')).toBe(-22);
  const below = { area: 'caria', box: box(100, 40, 30, 30) };
  expect(asides([name], [...counters, below]).get('asia')).toBe(-22);
  expect(asides([name], [{ area: 'asia', box: box(110, -10, 30, 70) }]).get('asia')).toBeNull();
  expect(asides([name], counters, [box(120, 40, 30)]).get('asia'), 'a town is printed below').toBe(-22);
  expect(asides([{ ...name, fits: (down) => down > 0 }], counters, [box(120, 40, 30)]).get('asia'), 'there is no other room').toBe(16);
});

test('it gives way to counters of its own area alone: under those of another it stays, where it cannot move', () => {
  const name = { area: 'asia', box: box(100, 20), fits: () => false };
  expect(asides([name], [{ area: 'asia', box: box(100, 10, 30, 30) }])).toEqual(new Map([['asia', null]]));
  expect(asides([name], [{ area: 'caria', box: box(100, 10, 30, 30) }])).toEqual(new Map());
});

test('odds that lie upon the counters that they are about go below them', () => {
  const odds = box(100, 20, 40, 14);
  expect(below(odds, [{ area: 'asia', box: box(110, 0, 20, 30) }])).toBe(7);
  expect(below(odds, [{ area: 'asia', box: box(150, 0, 20, 30) }])).toBe(0);
  expect(below(odds, [{ area: 'asia', box: box(110, 0, 20, 90) }]), 'not so far that they would be taken for another’s').toBe(0);
});
