import { expect, test } from 'vitest';
import type { Action, GameEvent } from '../../lib/contract.ts';
import { areaOf, campOf, insideOf, musterOf, scoredIn, stacksOf, valuesOf, verbFor, wayOf, whereOf } from '../imperator/board.ts';
import { halfOf, roleOf, type Board, type Pieces, type UnitPiece } from './board.ts';
import { kin } from './kin.ts';
import { lettersOf } from './looks.ts';
import { reachOf, stepsOf } from '../imperator/reach.ts';
import { stepOf } from '../imperator/sequence.ts';

const pieces = {
  units: [
    { id: 'li-1', kind: 'limitanei', people: null, half: 'occidens', diocese: 'galliae', front: [2, 1, 0], back: [1, 1, 0] },
    { id: 'pa-1', kind: 'palatini', people: null, half: 'occidens', diocese: null, front: [3, 3, 1], back: [2, 3, 1] },
    { id: 'vandali-1', kind: 'people', people: 'vandali', half: null, diocese: null, front: [4, 2, 1], back: [2, 2, 1] },
  ],
  leaders: [
    { id: 'honorius', la: 'Honorius', half: 'occidens', people: null, values: [1, 1, 0, 2] },
    { id: 'stilicho', la: 'Stilicho', half: 'occidens', people: null, values: [7, 5, 3, 4] },
    { id: 'gaisericus', la: 'Gaisericus', half: null, people: 'vandali', values: [6, 4, 2, 5] },
  ],
  seas: ['mare-hadriaticum'],
  boxes: [{ place: 'urbs-ravenna', half: 'occidens', zone: 'italia-4' }],
} as unknown as Pieces;

function piece(place: string, camp: string, more: object = {}): object {
  return { place, camp, weak: false, rebel: false, fallen: false, guards: null, ...more };
}

function board(more: object = {}): Board {
  return {
    seats: { romanus: 1, barbarus: 0 },
    active: 'barbarus',
    pieces: {
      stilicho: piece('italia-2', 'romanus'),
      honorius: piece('italia-2', 'romanus'),
      'li-1': piece('italia-2', 'romanus', { weak: true }),
      'pa-1': piece('urbs-ravenna', 'romanus'),
      'vandali-1': piece('italia-2', 'barbarus'),
      gaisericus: piece('in-classis-occidentalis', 'barbarus'),
    },
    augusti: { occidens: 'honorius', oriens: null },
    patricians: { occidens: 'stilicho', oriens: null },
    usurpers: { occidens: null, oriens: null },
    escort: null,
    peoples: { vandali: { capital: 'africa-4', rex: 'gaisericus' } },
    fleets: { 'classis-occidentalis': { at: 'mare-hadriaticum', camp: 'barbarus', back: null } },
    council: null, plague: 'africa-4', epidemic: null, held: [],
    ...more,
  } as unknown as Board;
}

test('counters lie by camp, an emperor before his generals, and a weakened unit counts what is left of it', () => {
  expect(stacksOf(board(), pieces, kin).get('italia-2')).toEqual([
    { camp: 'romanus', leaders: ['honorius', 'stilicho'], units: ['li-1'], force: 1 },
    { camp: 'barbarus', leaders: [], units: ['vandali-1'], force: 4 },
  ]);
});

test('who has fallen lies nowhere', () => {
  const fallen = board({ pieces: { 'li-1': piece('fallen', 'romanus', { fallen: true }) } });
  expect([...stacksOf(fallen, pieces, kin)]).toEqual([]);
  expect(whereOf('piece', 'li-1', fallen, pieces, kin)).toEqual([]);
});

test('a refuge is by its city, passengers are where their fleet is, a People is where its counters are', () => {
  expect(areaOf('urbs-ravenna', board(), pieces, kin)).toBe('italia-4');
  expect(whereOf('piece', 'gaisericus', board(), pieces, kin)).toEqual(['mare-hadriaticum']);
  expect(whereOf('fleet', 'classis-occidentalis', board(), pieces, kin)).toEqual(['mare-hadriaticum']);
  expect(whereOf('people', 'vandali', board(), pieces, kin)).toEqual(['mare-hadriaticum', 'italia-2']);
  expect(areaOf('pool', board(), pieces, kin)).toBeNull();
  expect(areaOf('in-naves-1', board({ pieces: { 'naves-1': piece('urbs-ravenna', 'romanus') } }), pieces, kin)).toBe('italia-4');
});

test('leaders hold offices of a half', () => {
  expect(['honorius', 'stilicho', 'gaisericus', 'li-1'].map((id) => roleOf(id, board()))).toEqual(['augustus', 'patrician', 'rex', null]);
  expect(halfOf('stilicho', board())).toBe('occidens');
  expect(campOf(0, board())).toBe('barbarus');
});

test('a zone bears the markers that lie in it', () => {
  const say = (_kind: string, id: string | null | undefined): string => id ?? '';
  expect(kin.markers('africa-4', board(), say).map(({ id }) => id)).toEqual(['vandali', 'plague']);
  expect(kin.markers('italia-2', board(), say)).toEqual([]);
});

test('forces are told by camp, the strongest first', () => {
  expect(musterOf('romanus', board(), pieces, kin).map(({ zone, stack }) => [zone, stack.force])).toEqual([['italia-4', 3], ['italia-2', 1]]);
});

test('a click asks about the counters of whoever plays, and by the verb of their sort', () => {
  expect(insideOf('italia-2', board(), pieces, kin)[0]).toEqual(['piece', 'vandali-1']);
  const legal = [{ verb: 'march', kind: 'piece', object: 'gaisericus' }, { verb: 'advance', kind: 'piece', object: 'vandali-1' }] as Action[];
  expect(verbFor('piece', 'honorius', legal, pieces)).toBe('march');
  expect(verbFor('piece', 'li-1', legal, pieces)).toBe('advance');
  expect(verbFor('zone', 'italia-2', legal, pieces)).toBeUndefined();
  expect(verbFor('place', 'mare-hadriaticum', legal, pieces)).toBe('sail-to');
});

test('counters carry the letters of their kind and the values of the side that is up', () => {
  const [li, pa, vandali] = pieces.units as [UnitPiece, UnitPiece, UnitPiece];
  expect([li, pa, vandali].map(lettersOf)).toEqual(['LI', 'PA', 'vand']);
  expect(valuesOf(li, false)).toEqual([2, 1, 0]);
  expect(valuesOf(li, true)).toEqual([1, 1, 0]);
});

test('a march shows all that it can come to, and what its next step costs by the way that it takes', () => {
  const march = { leader: 'stilicho', group: [], spent: 0, left: 4, origin: 'galliae-7', trail: [], costs: { 'galliae-2': 1, 'britanniae-2': 2, 'galliae-1': 1 }, reach: { 'galliae-2': 1, 'galliae-4': 2 } };
  const marching = board({ march });
  const legal = ['galliae-2', 'britanniae-2'].map((object) => ({ verb: 'move-to', kind: 'zone', object })) as Action[];
  expect(stepsOf(marching, legal)).toEqual({ 'galliae-2': 1, 'britanniae-2': 2 });
  expect(reachOf(marching, {}, legal)).toEqual({ 'galliae-2': 1, 'britanniae-2': 2, 'galliae-4': 2 });
  expect(reachOf(marching, {}, [])).toEqual({});
  expect(reachOf(board({ march: null }), { 'italia-3': 1 }, legal)).toEqual({ 'italia-3': 1 });
});

function event(n: number, kind: string, values: object): GameEvent {
  return { n, kind, rule: '', values } as GameEvent;
}

test('the way of a march begins at its origin and ends with the last step', () => {
  const log = [
    event(1, 'marched', { leader: 'stilicho', place: 'galliae-4', units: 1 }),
    event(2, 'sequence', { camp: 'romanus', left: 1 }),
    event(3, 'marched', { leader: 'stilicho', place: 'italia-3', units: 1 }),
    event(4, 'left', { piece: 'li-1', place: 'italia-3' }),
    event(5, 'marched', { leader: 'stilicho', place: 'pannoniae-3', units: 0 }),
  ];
  const march = { leader: 'stilicho', group: [], spent: 2, left: 2, origin: 'italia-2', trail: ['italia-3', 'pannoniae-3'], costs: {}, reach: {}, battles: {} };
  expect(wayOf(march, log)).toEqual(['italia-2', 'italia-3', 'pannoniae-3']);
  expect(wayOf({ ...march, spent: 0, trail: [] }, log)).toEqual(['italia-2']);
});

test('points belong to whoever played the camp when they were scored', () => {
  const log = [
    event(1, 'year', { year: 410 }),
    event(2, 'scored', { camp: 'romanus', points: 4, reason: 'capitals' }),
    event(3, 'exchanged', { half: 'occidens', romanus: 0, barbarus: 4 }),
    event(4, 'scored', { camp: 'romanus', points: 1, reason: 'peace' }),
  ];
  expect(scoredIn(log, { romanus: 1, barbarus: 0 })).toEqual([
    { year: 410, camp: 'romanus', seat: 0, points: 4, reason: 'capitals' },
    { year: 410, camp: 'romanus', seat: 1, points: 1, reason: 'peace' },
  ]);
});

test('the question tells the step of the year', () => {
  expect(stepOf({ phase: 'E', battle: null }, 'march-take', kin.asked)).toBe('movement');
  expect(stepOf({ phase: 'E', battle: null }, 'combats-start', kin.asked)).toBe('combat');
  expect(stepOf({ phase: 'C', battle: null }, 'tumult-people', kin.asked)).toBe('risings');
  expect(stepOf({ phase: 'D', battle: null }, 'naming-start', kin.asked)).toBe('patricians');
  expect(stepOf({ phase: 'A', battle: null }, '', kin.asked)).toBeNull();
});
