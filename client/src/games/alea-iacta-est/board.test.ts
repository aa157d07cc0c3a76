import { expect, test } from 'vitest';
import { areaOf, cargoOf, stacksAt, stacksOf, whereOf } from '../imperator/board.ts';
import { formOf } from '../imperator/shapes.ts';
import { stepOf } from '../imperator/sequence.ts';
import { gradeOf, holdOf, roleOf, trackOf, worthOf, type Board, type Pieces, type Region, type UnitPiece } from './board.ts';
import { kin } from './kin.ts';
import { lettersOf } from './looks.ts';

const unit = (id: string, kind: string, front: number[], name = '', people: string | null = null): object => ({ id, kind, name, people, front, back: front });
const pieces = {
  units: [
    unit('legio-x', 'legio', [5, 3, 1], 'X Equestris'),
    unit('legio-i', 'legio', [5, 2, 0], 'I'),
    unit('legio-xli', 'legio', [5, 1, 0], 'XLI'),
    unit('naves-1', 'naves', [3, 2, 0]),
    unit('naves-2', 'naves', [3, 2, 0]),
    unit('parthi-1', 'people', [3, 2, 1], '', 'parthi'),
  ],
  leaders: [
    { id: 'caesar', la: 'Caesar', people: null, faces: ['caesariani'], values: [8, 5, 3, 5], assassin: false, last: null },
    { id: 'm-antonius', la: 'M. Antonius', people: null, faces: ['caesariani', 'republicani'], values: [7, 4, 2, 4], assassin: false, last: null },
  ],
  seas: ['mare-tyrrhenum'],
  boxes: [{ place: 'portus-provincia', zone: 'provincia' }],
} as unknown as Pieces;

function piece(place: string, camp: string | null): object {
  return { place, camp, weak: false, rebel: false, fallen: false };
}

function board(more: object = {}): Board {
  return {
    pieces: {
      caesar: piece('in-naves-1', 'caesariani'),
      'legio-x': piece('in-naves-1', 'caesariani'),
      'legio-i': piece('in-naves-2', 'caesariani'),
      'naves-1': piece('mare-tyrrhenum', 'caesariani'),
      'naves-2': piece('portus-provincia', 'caesariani'),
      'legio-xli': piece('due', 'republicani'),
      'parthi-1': piece('provincia', null),
      'm-antonius': piece('provincia', null),
    },
    chiefs: { caesariani: 'caesar', republicani: null },
    seconds: { caesariani: null, republicani: null },
    pretender: null,
    regions: {
      italia: { control: 'caesariani', triumvir: null, legions: [2, 4], due: [] },
      asia: { control: null, triumvir: 'm-antonius', legions: [1, 1], due: [] },
    },
    fleets: {},
    peoples: {},
    roma: 'republicani',
    intrigue: false,
    plague: null,
    ...more,
  } as unknown as Board;
}

test('ships lie at sea or in a port, and who is aboard is where they are', () => {
  expect(areaOf('portus-provincia', board(), pieces, kin)).toBe('provincia');
  expect(whereOf('piece', 'caesar', board(), pieces, kin)).toEqual(['mare-tyrrhenum']);
  expect(whereOf('piece', 'legio-i', board(), pieces, kin)).toEqual(['provincia']);
  expect(whereOf('piece', 'legio-xli', board(), pieces, kin)).toEqual([]);
  expect(whereOf('place', 'portus-provincia', board(), pieces, kin)).toEqual(['provincia']);
});

test('what ships carry is told by camp', () => {
  expect(cargoOf(['mare-tyrrhenum'], board(), pieces, kin)).toEqual([{ camp: 'caesariani', leaders: ['caesar'], units: ['legio-x'], force: 5 }]);
  expect(cargoOf(['provincia', 'portus-provincia'], board(), pieces, kin)[0]?.units).toEqual(['legio-i']);
  expect(stacksAt('provincia', board(), pieces, kin).map(([place]) => place)).toEqual(['provincia', 'in-naves-2', 'portus-provincia'].sort((a, b) => order(a) - order(b)));
});

/** Where a place stands among the stacks of the board. */
function order(place: string): number {
  return [...stacksOf(board(), pieces, kin).keys()].indexOf(place);
}

test('counters of neither camp are round', () => {
  expect(stacksOf(board(), pieces, kin).get('provincia')?.map(({ camp }) => camp)).toEqual([null]);
  expect([null, 'caesariani', 'republicani'].map((camp) => formOf(camp, kin))).toEqual(['round', 'four', 'eight']);
});

test('legions bear their number and their grade', () => {
  const units = pieces.units as UnitPiece[];
  expect(units.map(lettersOf)).toEqual(['X', 'I', 'XLI', 'NA', 'NA', 'part']);
  expect(units.map(gradeOf)).toEqual(['veteran', 'line', 'recruit', null, null, null]);
});

test('leaders hold the offices of parties, coups and triumvirs', () => {
  expect(['caesar', 'm-antonius'].map((id) => roleOf(id, board()))).toEqual(['chief', 'triumvir']);
  expect(roleOf('m-antonius', board({ pretender: 'm-antonius' }))).toBe('pretender');
});

test('a garrison is of the legions of who controls the region; of all, where nobody does', () => {
  const region = (id: string, garrison: number): Region => ({ id, la: id, garrison, points: 4, recruits: 2, kinds: [], zones: [] });
  expect(holdOf(region('italia', 3), board())).toMatchObject({ control: 'caesariani', present: 2, missing: 1 });
  expect(holdOf(region('asia', 1), board())).toMatchObject({ control: null, present: 2, missing: 0 });
});

test('control points are worth 2 from 12 and 3 from 15', () => {
  expect([0, 11, 12, 14, 15, 23].map(worthOf)).toEqual([0, 0, 2, 2, 3, 3]);
});

test('the turn track tells its years in their order', () => {
  const peoples = { raeti: { back: -44 }, belgae: { back: -45 }, daci: { back: null }, galatae: { back: -45 } };
  expect(trackOf(board({ peoples }))).toEqual([{ year: -45, peoples: ['belgae', 'galatae'] }, { year: -44, peoples: ['raeti'] }]);
});

test('markers of control lie in one zone of each region, that of Roma in Roma', () => {
  const say = (_kind: string, id: string | null | undefined): string => id ?? '';
  expect(kin.markers('campania', board(), say).map(({ id }) => id)).toEqual(['control']);
  expect(kin.markers('ionia', board(), say).map(({ id }) => id)).toEqual(['triumvir']);
  expect(kin.markers('roma', board({ plague: 'roma' }), say).map(({ id }) => id)).toEqual(['roma', 'plague']);
});

test('years are printed without their sign', () => {
  expect([-49, 49].map(kin.year)).toEqual(['49', '49']);
});

test('the question tells the step of the year', () => {
  expect(stepOf({ phase: 'C', battle: null }, 'entries-place', kin.asked)).toBe('leaders');
  expect(stepOf({ phase: 'D', battle: null }, 'discharge-legion', kin.asked)).toBe('dismissal');
  expect(stepOf({ phase: 'E', battle: null }, 'sea-evasion-start', kin.asked)).toBe('combat');
  expect(stepOf({ phase: 'E', battle: null }, 'sail-order', kin.asked)).toBe('movement');
  expect(stepOf({ phase: 'F', battle: null }, 'recruitment-unit', kin.asked)).toBe('adjustments');
});
