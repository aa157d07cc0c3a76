import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/contract.ts';
import { activeIn, agesOf, alike, dependentsOf, dieOf, facesOf, homeOf, lettersOf, numberText, objectivesOf, partiesOf, sceneOf, signsOf, stacksOf, strengthOf, turnsText, type Board, type NationState, type Pieces } from './board.ts';
import { faceText, fights } from './fights.ts';
import { placesFor } from './layout.ts';
import { sum } from './sum.ts';

const pieces = {
  provinces: { rhenus: { region: 'germania' }, latium: { region: 'italia' } },
  regions: { germania: false, italia: true },
  nations: { francs: { camp: 'persians', objectives: [{ target: 'italia', vp: 3, since: 1, until: 2 }, { target: 'rhenus', vp: 1, since: 2, until: 12 }, { target: 'italia', vp: 2, since: 3, until: 12 }] } },
  counters: {
    'francs-infantry-1': { nation: 'francs', type: 'infantry' }, 'francs-infantry-2': { nation: 'francs', type: 'infantry' },
    'francs-cavalry': { nation: 'francs', type: 'cavalry' }, clovis: { nation: 'francs', type: 'leader', combat: 3 },
    'francs-horde': { nation: 'francs', type: 'horde' }, 'alains-cavalry': { nation: 'alains', type: 'cavalry' },
    'romains-limes': { nation: 'romains', type: 'limes' },
  },
} as unknown as Pieces;

function boardOf(places: Board['places'], more: Partial<Board> = {}): Board {
  return { places, nations: {}, playing: [], activated: [], turn: 3, provinces: {}, regions: {}, ...more } as unknown as Board;
}

const rhine = boardOf({
  latium: [{ id: 'romains-limes' }],
  rhenus: ['francs-infantry-1', 'francs-infantry-2', 'clovis', 'francs-cavalry', 'francs-horde'].map((id) => ({ id })),
});

test('who acts for a nation stands with it, the best unit first; limites stand by themselves', () => {
  const board = boardOf({ rhenus: [...(rhine.places.rhenus ?? []), { id: 'alains-cavalry', of: 'francs' }, { id: 'romains-limes' }] });
  const [stack, ...others] = stacksOf(board, pieces, 'rhenus');
  expect(others).toEqual([]);
  expect(stack?.units.map(({ id }) => id)).toEqual(['francs-cavalry', 'alains-cavalry', 'francs-infantry-1', 'francs-infantry-2']);
  expect([stack?.leaders[0]?.id, stack?.horde?.id]).toEqual(['clovis', 'francs-horde']);
  expect(stacksOf(rhine, pieces, 'latium')).toEqual([]);
});

test('stacks of a place where nothing has moved are those of the position before', () => {
  const after = boardOf({ ...rhine.places, latium: [{ id: 'clovis' }] });
  expect(stacksOf(after, pieces, 'rhenus')).toBe(stacksOf(rhine, pieces, 'rhenus'));
  expect(stacksOf(after, pieces, 'latium').map(({ nation }) => nation)).toEqual(['francs']);
});

test('units that cannot be told apart are one line, unless one of them can be chosen', () => {
  const all = ['francs-infantry-1', 'francs-infantry-2', 'clovis'].map((id) => ({ id }));
  expect(alike(all, pieces, () => false).map(({ count }) => count)).toEqual([2, 1]);
  expect(alike([{ id: 'francs-infantry-1', reduced: true }, ...all.slice(1)], pieces, () => false)).toHaveLength(3);
  expect(alike(all, pieces, (id) => id === 'francs-infantry-1')).toHaveLength(3);
});

test('a nation is at home in its capital, barbarians where their horde is', () => {
  expect(homeOf(rhine, pieces, 'francs')).toBe('rhenus');
  expect(homeOf(boardOf(rhine.places, { nations: { francs: { capital: 'latium' } } } as unknown as Board), pieces, 'francs')).toBe('latium');
  expect(homeOf(rhine, pieces, 'alains')).toBeNull();
});

test('objectives that are past are not told; those of regions are met by their holders', () => {
  const board = boardOf({}, { regions: { italia: { holders: ['francs'], heresies: {} } }, provinces: { rhenus: { owner: 'alains', level: 0 } } });
  expect(objectivesOf(board, pieces, 'francs').map(({ target, met }) => [target, met])).toEqual([['rhenus', false], ['italia', true]]);
  expect([turnsText(1, 12, 12), turnsText(2, 12, 12), turnsText(3, 5, 12), turnsText(4, 4, 12), turnsText(1, 0, 12)]).toEqual(['', 'II–XII', 'III–V', 'IV', '']);
});

test('signs tell steps, the best chance of interceptors, and the risk at sea where no way on land goes', () => {
  const march = { reach: { rhenus: 1, latium: 2 }, threats: { rhenus: { latium: 7, gallia: 5 }, latium: { gallia: 11 } }, shipping: { latium: 1, africa: 4 } };
  expect(signsOf(boardOf({}, { march } as unknown as Board))).toEqual([
    { area: 'rhenus', steps: 1, face: 5, sign: 'threat' },
    { area: 'latium', steps: 2, face: null, sign: 'steps' },
    { area: 'africa', steps: null, face: 4, sign: 'sea' },
  ]);
});

test('the nation that acts is the last that was activated in this turn', () => {
  const events = [['activated', 'francs'], ['activated', 'alains'], ['turn', '']].map(([kind, nation]) => ({ kind, values: { nation } }) as unknown as GameEvent);
  const board = boardOf({}, { activated: ['alains', 'francs'] });
  expect(activeIn(board, events.slice(0, 2))).toBe('alains');
  expect(activeIn(board, events)).toBeNull();
  expect(activeIn(board, [])).toBeNull();
  expect(activeIn({ ...board, playing: ['alains'] }, []), 'begun within a turn').toBe('alains');
});

test('the moment is about a battle before the march that led to it', () => {
  expect(sceneOf(boardOf({}, { battle: { place: 'rhenus' }, march: { here: 'latium' } } as unknown as Board), pieces)).toEqual(['rhenus']);
  expect(sceneOf(boardOf(rhine.places, { playing: ['francs'] }), pieces)).toEqual(['rhenus']);
  const between = boardOf(rhine.places, { nations: { francs: {} }, camps: { persians: { seat: 2 } } } as unknown as Board);
  expect(sceneOf(between, pieces, 2), 'between the moments of nations it is about those of who looks').toEqual(['rhenus']);
  expect(sceneOf(between, pieces, 1)).toEqual([]);
});

test('nations whose names begin alike have letters of their own, dice show their swords, numbers their sign', () => {
  expect([lettersOf('alains', 'Alains'), lettersOf('alamans', 'Alamans'), lettersOf('gallo-romains', 'Gallo-Romains')]).toEqual(['ALN', 'ALM', 'GAL']);
  expect(dieOf('defender-black-both')).toEqual({ side: 'defender', dark: true, shown: 'sr' });
  expect([numberText(-14), numberText(3)]).toEqual(['−14', '3']);
});

test('a die that is thrown again may show any of its six faces', () => {
  const told = { dice: { white: ['blank', 'white', 'red', 'white-red'], black: ['white-white'] } } as unknown as Pieces;
  expect([facesOf(told, false), facesOf(told, true)]).toEqual([['-', 's', 'r', 'sr'], ['ss']]);
});

test('an age track has the boxes of its status; the sections are those of civilised nations', () => {
  const told = { ages: { barbarian: 7, empire: 12 }, sections: [4, 8] } as unknown as Pieces;
  const track = (status: string, age: number) => agesOf({ status, age } as NationState, told);
  expect(track('barbarian', 2).map(({ now, past, section }) => [now, past, section])).toEqual([[false, true, 0], [true, false, 0], ...Array.from({ length: 5 }, () => [false, false, 0])]);
  expect(track('empire', 9).map(({ section }) => section)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
});

test('who depends on a nation: vassals, clients, and those with its Foedus', () => {
  const board = boardOf({}, { nations: { francs: { lord: 'romains', federator: null }, alains: { lord: null, federator: 'romains' }, huns: { lord: null, federator: null } } } as unknown as Board);
  expect(dependentsOf(board, 'romains')).toEqual(['francs', 'alains']);
});

test('a besieger reads what a siege and an assault promise, each by the faces that take the city', () => {
  const siege = { needed: [8, 11], rerolls: 1 };
  const told = fights(boardOf({}, { siege, prospects: { rhenus: { foe: null, needed: [8, 7] } } } as unknown as Board), pieces, (_, id) => id);
  expect(told.map(({ area, verb, percent }) => [area, verb, percent])).toEqual([[null, 'besiege', 30], [null, 'assault', 0]]);
});

test('what a march leads to is told before it is chosen: a battle by its chance, a city by the face that takes it', () => {
  const prospects = { rhenus: { foe: 'francs', win: 0.444, needed: [] }, latium: { foe: null, needed: [8, 7] }, gallia: { foe: 'romains', needed: [11, 11] } };
  const told = fights(boardOf({}, { prospects, march: {} } as unknown as Board), pieces, (_, id) => id);
  expect(told.map(({ area, verb, percent }) => [area, verb, percent])).toEqual([['rhenus', 'step-to', 44], ['latium', 'step-to', 30], ['gallia', 'step-to', 0]]);
  const feared = { latium: { foe: null, needed: [8, 7], terror: true } };
  expect(fights(boardOf({}, { prospects: feared, march: {} } as unknown as Board), pieces, (_, id) => id)[0]).toMatchObject({ percent: 65, text: 'inv-terror-choice' });
  const crowded = fights(boardOf({}, { prospects, march: {}, excess: { [String(told[0]!.area)]: 2 } } as unknown as Board), pieces, (_, id) => id);
  expect(crowded.map(({ warning }) => Boolean(warning))).toEqual(told.map((_, i) => !i));
  const chosen = fights(boardOf({}, { prospects } as unknown as Board), pieces, (_, id) => id);
  expect(chosen.map(({ verb }) => verb)).toEqual(['fight-at', 'besiege-at', 'besiege-at']);
  expect([faceText(8), faceText(11)]).toEqual(['8+', '–']);
  const asked = boardOf({}, { prospects: {}, reaction: { kind: 'interception', needed: { latium: 4, gallia: 11 } } } as unknown as Board);
  expect(fights(asked, pieces, (_, id) => id).map(({ area, verb, percent }) => [area, verb, percent])).toEqual([['latium', 'intercept', 70]]);
  const march = { reach: { rhenus: 1, latium: 2 }, shipping: { gallia: 5 }, threats: {} };
  const signs = signsOf(boardOf({}, { march, excess: { latium: 2, gallia: 1 } } as unknown as Board));
  expect(signs.map(({ area, over }) => [area, over])).toEqual([['rhenus', undefined], ['latium', 2], ['gallia', 1]]);
  expect(signsOf(asked)).toEqual([]);
  expect(signsOf(boardOf({}, { reaction: { kind: 'flight', needed: { latium: 9 } } } as unknown as Board))).toEqual([{ area: 'latium', steps: null, face: 9, sign: 'reaction' }]);
});

test('an offer is between the nations that its question names; a question about one is none', () => {
  const kinds = { nation: 'nation', other: 'nation', place: 'province' };
  expect(partiesOf({ kinds, values: { nation: 'francs', other: 'romains', place: 'latium' } })).toEqual(['francs', 'romains']);
  expect([partiesOf({ kinds, values: { nation: 'francs', other: 'francs', place: 'latium' } }), partiesOf({ kinds, values: { nation: 'francs', other: null, place: '' } }), partiesOf(null)]).toEqual([[], [], []]);
  expect([strengthOf(rhine, pieces, 'francs'), strengthOf(rhine, pieces, 'alains')]).toEqual([3, 0]);
});

test('counters stand on the land of their area; where there is no room for each they stand in a row', () => {
  const at = { path: 'M0 0l200 0 0 200-200 0z', label: { x: 0, y: 0 }, site: null, centre: [100, 100] as [number, number] };
  const slots: [number, number][] = [[300, 100], [80, 100], [112, 100], [144, 100]];
  expect(placesFor({ ...at, slots }, 2)).toEqual([[112, 100], [80, 100]]);
  expect(placesFor({ ...at, slots: [[90, 100], [110, 100]] }, 2)).toEqual([[84, 100], [116, 100]]);
  expect(placesFor({ ...at, slots: [[100, 100]] }, 3)).toEqual([[68, 100], [100, 100], [132, 100]]);
});

test('what a player did: nations that marched count once, a place is named where there was one', () => {
  const event = (seat: number, kind: string, values: GameEvent['values']): GameEvent => ({ n: 0, step: 1, seat, kind, rule: '', values });
  const events = [event(0, 'marched', { nation: 'francs' }), event(0, 'marched', { nation: 'francs' }), event(0, 'battle', { place: 'rhenus' }), event(1, 'city-taken', { province: 'latium' })];
  expect(sum(events, 0)).toEqual([{ key: 'inv-sum-marched', values: { n: 1 } }, { key: 'inv-sum-fought', values: { n: 1, place: 'rhenus' } }]);
});
