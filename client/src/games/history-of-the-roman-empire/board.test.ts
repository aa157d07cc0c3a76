import { expect, test } from 'vitest';
import { controllerOf, glyphOf, initials, kindOf, mutinied, periodsText, sceneOf, type Board, type Pieces } from './board.ts';

test('the turns of a card are Roman figures, runs of them joined', () => {
  expect(periodsText([1])).toBe('I');
  expect(periodsText([1, 2, 3, 4, 5, 6, 7])).toBe('I–VII');
  expect(periodsText([7, 1, 2, 3, 6])).toBe('I–III, VI–VII');
});

test('a side is played by its own faction or by whoever controls it', () => {
  const board = {
    factions: [{ id: 'purpura' }, { id: 'viridis' }],
    sides: { galli: { kind: 'people', controller: 1 }, rebels: { kind: 'rebel-armies', controller: null } },
  } as unknown as Board;
  expect(controllerOf(board, 'viridis')).toBe(1);
  expect(controllerOf(board, 'galli')).toBe(1);
  expect(controllerOf(board, 'rebels')).toBeNull();
});

test('the scene is the battle, else the entry of the people just drawn, else the armies of the phase', () => {
  const pieces = { entries: [{ turn: 1, chit: 5, start: 'belgica' }, { turn: 2, chit: 5, start: 'frisia' }] } as unknown as Pieces;
  const provinces = { roma: { side: 'purpura' }, syria: { side: 'galli' }, asia: { side: null } };
  const phase = { turn: 2, battle: null, factions: [{ drawn: null }], phase: { side: 'purpura' }, provinces };
  expect(sceneOf(phase as unknown as Board, pieces)).toEqual(['roma']);
  const drawing = { ...phase, phase: null, factions: [{ drawn: { chit: 5, people: 'cherusci' } }] };
  expect(sceneOf(drawing as unknown as Board, pieces)).toEqual(['frisia']);
  expect(sceneOf({ ...phase, battle: { province: 'asia' } } as unknown as Board, pieces)).toEqual(['asia']);
});

test('counters say what they are by letters and symbols', () => {
  expect(initials('germania-magna')).toBe('GER');
  expect(mutinied('rebel-legions-purpura')).toBe('purpura');
  expect(mutinied('rebels')).toBeNull();
  expect(glyphOf('purpura', 'faction')).toBe('legionary');
  expect(glyphOf('hunni', 'people')).toBe('horseman');
  expect(glyphOf('franci', 'people')).toBe('axe');
  expect(glyphOf('dacia', 'kingdom')).toBe('diadem');
  expect(glyphOf('rebel-legions-purpura', 'rebel-legions')).toBe('broken');
});

test('a side is known for what it is before it comes into play', () => {
  const pieces = {
    factions: [{ id: 'purpura' }],
    peoples: [{ id: 'galli' }],
    kingdoms: [{ id: 'dacia', kind: 'kingdom' }, { id: 'isauri', kind: 'tribe' }],
  } as unknown as Pieces;
  expect(['purpura', 'galli', 'dacia', 'isauri', 'rebels', 'rebel-legions-purpura'].map((side) => kindOf(side, pieces))).toEqual([
    'faction', 'people', 'kingdom', 'tribe', 'rebel-armies', 'rebel-legions',
  ]);
});
