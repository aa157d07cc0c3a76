import { expect, test } from 'vitest';
import type { Board } from './board.gen.ts';
import { facesOf, fights, priceOf } from './fights.ts';

const foe = { least: 8, most: 13, inside: 0, walls: 6, overrun: false, win: 0.48, range: [0.2, 0.9] };
const board = {
  march: {
    ahead: { tapae: { modifiers: [], tolls: [3, 2, 1, 1, 0, 0], foe }, arcidava: { modifiers: [], tolls: [2, 2, 2, 2, 2, 2], foe: null }, apulum: { modifiers: [], tolls: [4, 3, 2, 1, 1, 1], foe: { ...foe, win: 0.95, range: null, walls: null } } },
    doors: { marisus: ['apulum', 'arcidava'] },
  },
  deeds: [{ verb: 'invade', object: 'traianus', win: 1 / 6, range: null, losses: [2, 7], die: null }],
} as unknown as Board;

test('what a step or an action promises is one choice each, its figure that of the server', () => {
  const told = fights(board, (_, id) => id);
  expect(told.map(({ area, verb, percent }) => [area, verb, percent])).toEqual([
    ['tapae', 'move-to', 48], ['apulum', 'move-to', 95], ['marisus', 'enter', 95], ['traianus', 'invade', 17],
  ]);
});

test('each tactic is a choice with what it promises, upon itself or, before the last blows, upon nothing', () => {
  const choices = { general: { win: 0.4, hits: 11.4 }, deterrence: { win: 0.41, hits: 11.7 } };
  const told = (phase: number): unknown[] => fights({ deeds: [], battle: { phase, choices } } as unknown as Board, (_, id) => id).map(({ area, verb, percent }) => [area, verb, percent]);
  expect(told(0)).toEqual([['general', 'choose-tactic', 40], ['deterrence', 'choose-tactic', 41]]);
  expect(told(3)).toEqual([[null, 'switch', 40], [null, 'keep-tactic', 41]]);
});

test('a retreat in good order is offered with its chance', () => {
  const told = fights({ deeds: [], battle: { choices: {}, order: 0.5 } } as unknown as Board, (_, id) => id);
  expect(told.map(({ area, verb, percent }) => [area, verb, percent])).toEqual([[null, 'break-off', 50]]);
});

test('beside a region or a contrée stands what attrition would take there', () => {
  expect(priceOf('arcidava', board)).toEqual({ key: 'op-toll-n', values: { n: 2 } });
  expect(priceOf('marisus', board)).toEqual({ key: 'op-toll-range', values: { least: 1, most: 4 } });
  expect(priceOf('roma', board)).toBeNull();
});

test('what a die does is told by its faces, those that do as much together', () => {
  expect(facesOf([0, 0, 0, 0, 4, 2])).toBe('5:4 6:2'); // two PF of FD 5
  expect(facesOf([0, 0, 0, 2, 2, 2])).toBe('4–6:2'); // two PF with a bonus of 2, not commanded
  expect(facesOf([0, 0, 0, 0, 0, 0])).toBe('–');
});
