/** Words that step aside from under what lies on the map. All in the units of the map. */

import type { Point } from '../lib/contract.ts';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A word that is printed on the map, letter by letter or line by line. */
export interface Word {
  id: string;
  letters: readonly Box[];
  /** Where it may stand instead, as shifts from where it is printed, the best first. */
  ways: () => Iterable<Point>;
}

/** Counters of an area. */
export interface Counters {
  area: string;
  box: Box;
}

/** How far something goes at most, in its own heights. */
const FAR = 2.2;
/** How far a name may go up or down and to the sides, and by which steps, in the heights of its letters. */
const UP = 3;
const ASIDE = 4;
const STEP = 0.5;
/** Heights of a letter that a name rather goes up or down than one to the side: it is looked for over or under its place. */
const LEVEL = 0.7;
/** What of a name has to lie in its area at least, where it finds no better. */
const PART = 0.5;

/** Whether two boxes lie upon each other by more than `touch`. */
export function meet(a: Box, b: Box, touch: number): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > touch && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > touch;
}

export function moved({ left, right, top, bottom }: Box, [x, y]: Point): Box {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

/** The box around some boxes. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** By how much something is moved down to lie below the counters that it lies upon; not at all where it would be far. */
export function below(box: Box, counters: readonly Counters[], touch: number): number {
  const upon = counters.filter((one) => meet(one.box, box, touch));
  const down = Math.max(0, ...upon.map((one) => one.box.bottom - box.top - touch));
  return down > FAR * (box.bottom - box.top) ? 0 : down;
}

/** The ways of a name within its area: near ones first, those that leave all of it inside before those that leave half. */
export function* within(letters: readonly Box[], inside: (point: Point) => boolean): Iterable<Point> {
  const { left, right } = around(letters);
  const height = Math.max(...letters.map(({ top, bottom }) => bottom - top));
  const step = STEP * height;
  const across = Math.floor(((right - left) / 2 + ASIDE * height) / step);
  const ways: Point[] = [];
  for (let y = -UP * height; y <= UP * height; y += step) {
    for (let i = -across; i <= across; i++) ways.push([i * step, y]);
  }
  ways.sort((a, b) => Math.hypot(a[0], a[1] * LEVEL) - Math.hypot(b[0], b[1] * LEVEL));
  const middles = letters.map((box): Point => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
  const half: Point[] = [];
  for (const [x, y] of ways) {
    const part = middles.filter(([a, b]) => inside([a + x, b + y])).length / middles.length;
    if (part === 1) yield [x, y];
    else if (part >= PART) half.push([x, y]);
  }
  yield* half;
}

/** The ways of a word about its site, from which it keeps a distance: along its four sides, the nearest to where it is printed first. */
export function* about([x, y]: Point, gap: number, letters: readonly Box[]): Iterable<Point> {
  const { left, right, top, bottom } = around(letters);
  const [wide, high] = [(right - left) / 2 + gap, (bottom - top) / 2 + gap];
  const [byX, byY] = [x - (left + right) / 2, y - (top + bottom) / 2];
  const along = [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8];
  const ways = [-1, 1].flatMap((side): Point[] => [
    ...along.map((part): Point => [byX + part * wide, byY + side * high]),
    ...along.map((part): Point => [byX + side * wide, byY + part * high]),
  ]);
  yield* ways.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
}

/**
 * For each word upon which something lies: by how much it is moved, to be read beside it; null where there is no room. The
 * first words choose first. What else is printed (`kept`) they spare if they can.
 */
export function asides(words: readonly Word[], lying: readonly Box[], kept: readonly Box[], touch: number): Map<string, Point | null> {
  const out = new Map<string, Point | null>();
  const taken = new Map(words.map(({ id, letters }) => [id, letters]));
  for (const { id, letters, ways } of words) {
    const clear = (by: Point, of: readonly Box[]): boolean => !letters.some((letter) => of.some((one) => meet(one, moved(letter, by), touch)));
    if (clear([0, 0], lying)) continue;
    const others = [...taken].flatMap(([other, there]) => (other === id ? [] : there));
    let second: Point | null = null;
    let found: Point | null = null;
    for (const by of ways()) {
      if (!clear(by, lying) || !clear(by, others)) continue;
      second ??= by;
      if (!clear(by, kept)) continue;
      found = by;
      break;
    }
    const by = found ?? second;
    out.set(id, by);
    taken.set(id, by ? letters.map((letter) => moved(letter, by)) : []);
  }
  return out;
}
