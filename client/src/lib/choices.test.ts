import { describe, expect, test } from 'vitest';
import { byObject, flat, grouped, onListKey, plain } from './choices.ts';
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
    expect(grouped(legal).map(({ verb, start, actions }) => [verb, start, actions.length])).toEqual([
      ['place-army', 0, 2],
      ['place-fort', 2, 1],
      ['play-card', 3, 1],
      ['done', 4, 1],
    ]);
  });

  test('the list shows the choices group by group', () => {
    expect(flat(grouped(legal)).map(({ action }) => action)).toEqual([10, 11, 20, 30, 0]);
  });

  test('the map finds all that can be done in an area', () => {
    const areas = byObject(legal, 'province');
    expect([...areas.keys()]).toEqual(['roma', 'sicilia']);
    expect(areas.get('roma')?.map(({ action }) => action)).toEqual([10, 20]);
  });
});

describe('keys in the list', () => {
  const names = ['Roma', 'Sicilia', 'Ægyptus', 'Éphèse', 'Raetia', 'f', 'g', 'h', 'i', 'j'];

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
