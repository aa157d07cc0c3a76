import { describe, expect, test } from 'vitest';
import { besideList, flat, grouped, keyOf, onListKey, plain, under } from './choices.ts';
import type { Action } from './contract.ts';

const legal: Action[] = [
  { action: 0, verb: 'done', kind: 'none', object: null },
  { action: 10, verb: 'place-army', kind: 'province', object: 'roma' },
  { action: 20, verb: 'place-fort', kind: 'province', object: 'roma' },
  { action: 11, verb: 'place-army', kind: 'province', object: 'sicilia' },
  { action: 30, verb: 'play-card', kind: 'card', object: 'limes' },
];

describe('grouping', () => {
  test('one group for each verb, in the order of the server, being done last', () => {
    expect(grouped(legal).map(({ verb, count, parts }) => [verb, parts[0]?.start, count])).toEqual([
      ['place-army', 0, 2],
      ['place-fort', 2, 1],
      ['play-card', 3, 1],
      ['done', 4, 1],
    ]);
  });

  test('choices that are set apart stand before or after the others of their verb, under a heading of their own', () => {
    const apart = (rank: number): typeof legal => flat(grouped(legal, [], undefined, ({ object }) => (object === 'sicilia' ? { heading: 'Attack', rank } : null)));
    expect(apart(1).map(({ action }) => action)).toEqual([10, 11, 20, 30, 0]);
    const groups = grouped(legal, [], undefined, ({ object }) => (object === 'sicilia' ? { heading: 'Attack', rank: -1 } : null));
    expect(groups.map(({ verb, apart, count }) => [verb, apart, count])).toEqual([
      ['place-army', 'Attack', 1],
      ['place-army', '', 1],
      ['place-fort', '', 1],
      ['play-card', '', 1],
      ['done', '', 1],
    ]);
    expect(flat(groups).map(({ action }) => action)).toEqual([11, 10, 20, 30, 0]);
  });

  test('what a game wants later stands after all but to be done', () => {
    expect(grouped(legal, [], undefined, undefined, ['place-army', 'place-fort']).map(({ verb }) => verb)).toEqual(['play-card', 'place-army', 'place-fort', 'done']);
  });

  test('what is printed on a choice stands left of the list, on a narrow screen above it', () => {
    expect(besideList({ left: 1000, top: 200 }, 300, 1440, 900)).toBe('right: 448px; top: 300px');
    expect(besideList({ left: 1000, top: 200 }, 850, 1440, 900)).toBe('right: 448px; top: 580px');
    expect(besideList({ left: 0, top: 500 }, 600, 390, 844)).toBe('left: 8px; bottom: 352px');
  });

  test('the list shows the choices group by group', () => {
    expect(flat(grouped(legal)).map(({ action }) => action)).toEqual([10, 11, 20, 30, 0]);
  });

  const REGIONS = [['italia', ['roma', 'sicilia']], ['oriens', ['syria', 'arabia']], ['gallia', ['belgica']]] as const;
  const everywhere = ['belgica', 'arabia', 'roma', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'syria'].map(
    (object, action): Action => ({ action, verb: 'place-army', kind: 'province', object }),
  );

  test('many areas are told by region, in the order of the regions, what lies in none last', () => {
    const [group] = grouped(everywhere, REGIONS);
    expect(group?.parts.map(({ region, start, actions }) => [region, start, actions.map(({ object }) => object)])).toEqual([
      ['italia', 0, ['roma']],
      ['oriens', 1, ['arabia', 'syria']],
      ['gallia', 3, ['belgica']],
      [null, 4, ['x1', 'x2', 'x3', 'x4', 'x5', 'x6']],
    ]);
    expect(flat(grouped([...everywhere, ...legal], REGIONS)).at(-1)?.verb).toBe('done');
  });

  test('few areas, or areas of one region, are not', () => {
    expect(grouped(everywhere.slice(1), REGIONS)[0]?.parts).toEqual([{ region: null, start: 0, actions: everywhere.slice(1) }]);
    expect(grouped(everywhere, [['italia', everywhere.map(({ object }) => String(object))]])[0]?.parts).toHaveLength(1);
  });

  test('the map finds all that can be done in an area', () => {
    const areas = under(legal, ({ kind, object }) => (kind === 'province' ? [String(object)] : []));
    expect([...areas.keys()]).toEqual(['roma', 'sicilia']);
    expect(areas.get('roma')?.map(({ action }) => action)).toEqual([10, 20]);
    const objects = under(legal, ({ kind, object }) => (object === null ? [] : [keyOf(kind, object)]));
    expect(objects.get('card:limes')?.map(({ action }) => action)).toEqual([30]);
    expect(under(legal, () => ['a', 'b']).get('b')).toHaveLength(legal.length);
  });
});

describe('keys in the list', () => {
  const names = ['Roma', 'Sicilia', 'Ægyptus', 'Éphèse', 'Raetia', 'f', 'g', 'h', 'i', 'j'];

  test('0 picks what is done, where anything is', () => {
    expect(onListKey('0', 3, names, 9)).toEqual({ pick: 9 });
    expect(onListKey('0', 3, names)).toBeNull();
  });

  test('arrows go round', () => {
    expect(onListKey('ArrowDown', 0, names)).toEqual({ move: 1 });
    expect(onListKey('ArrowDown', 9, names)).toEqual({ move: 0 });
    expect(onListKey('ArrowUp', 0, names)).toEqual({ move: 9 });
  });

  test('Home, End and pages stay within the list', () => {
    expect(onListKey('End', 3, names)).toEqual({ move: 9 });
    expect(onListKey('Home', 3, names)).toEqual({ move: 0 });
    expect(onListKey('PageDown', 3, names)).toEqual({ move: 9 });
    expect(onListKey('PageUp', 3, names)).toEqual({ move: 0 });
  });

  test('Enter and space pick what is in focus, figures the first nine', () => {
    expect(onListKey('Enter', 4, names)).toEqual({ pick: 4 });
    expect(onListKey(' ', 4, names)).toEqual({ pick: 4 });
    expect(onListKey('2', 4, names)).toEqual({ pick: 1 });
    expect(onListKey('9', 0, ['a', 'b'])).toBeNull();
    expect(onListKey('0', 0, names)).toBeNull();
  });

  test('a letter goes to the next name that begins with it, without accents', () => {
    expect(onListKey('r', 0, names)).toEqual({ move: 4 });
    expect(onListKey('R', 4, names)).toEqual({ move: 0 });
    expect(onListKey('e', 0, names)).toEqual({ move: 3 });
    expect(onListKey('z', 0, names)).toBeNull();
  });

  test('other keys and empty lists do nothing', () => {
    expect(onListKey('Tab', 0, names)).toBeNull();
    expect(onListKey('Enter', 0, [])).toBeNull();
  });

  test('plain text has neither accents nor capitals', () => {
    expect(plain('Éphèse')).toBe('ephese');
  });
});
