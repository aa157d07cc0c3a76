import { describe, expect, test } from 'vitest';
import type { GameEvent } from './contract.ts';
import { beatsOf, newsOf, sinceOwn, waysOf, type Places } from './story.ts';

const FIELDS: Record<string, [string, string][]> = {
  marched: [['leader', 'piece'], ['place', 'zone']],
  battle: [['zone', 'zone']],
  roll: [['die', 'dice']],
  fell: [['piece', 'piece']],
  sequence: [['camp', 'camp']],
  withdrew: [['side', 'camp'], ['zone', 'zone'], ['to', 'zone']],
};
const places: Places = {
  head: () => null,
  fields: (event) => FIELDS[event.kind] ?? [],
  onMap: (kind) => kind === 'zone' || kind === 'piece',
};

function event(n: number, step: number, seat: number | null, kind: string, values: GameEvent['values'] = {}): GameEvent {
  return { n, step, seat, kind, rule: '', values };
}

const log = [
  event(0, 0, null, 'sequence', { camp: 'a' }),
  event(1, 1, 0, 'marched', { leader: 'caesar', place: 'roma' }),
  event(2, 2, 1, 'sequence', { camp: 'b' }),
  event(3, 3, 1, 'marched', { leader: 'cato', place: 'utica' }),
  event(4, 4, 1, 'marched', { leader: 'cato', place: 'byzacium' }),
  event(5, 5, 1, 'marched', { leader: 'scipio', place: 'utica' }),
  event(6, 6, 1, 'battle', { zone: 'utica' }),
  event(7, 6, 1, 'roll', { die: [4] }),
  event(8, 6, 1, 'fell', { piece: 'legio-v' }),
];

describe('what others have done', () => {
  test('begins after the reader’s own last choice', () => {
    expect(sinceOwn(log, [0])).toBe(2);
    expect(sinceOwn(log, [1])).toBe(9);
    expect(sinceOwn([], [0])).toBe(0);
    expect(newsOf(log, sinceOwn(log, [0]), [0]).map(({ n }) => n)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  test('leaves out what nobody chose, and what came of the reader’s own choice before it', () => {
    expect(newsOf(log, 0, [0]).map(({ n }) => n)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(newsOf(log.slice(0, 2), 0, [0])).toEqual([]);
  });

  test('goes on with what came of passing meanwhile', () => {
    const passed = [...log, event(9, 7, 0, 'roll', { die: [1] }), event(10, 8, 1, 'sequence', { camp: 'b' })];
    expect(newsOf(passed, 6, [0]).map(({ n }) => n)).toEqual([6, 7, 8, 9, 10]);
  });

  test('is told beat by beat: a march with its steps, a battle with its dice and losses', () => {
    const beats = beatsOf(newsOf(log, 2, [0]), places);
    expect(beats.map(({ lines }) => lines.flatMap(({ events }) => events.map(({ n }) => n)))).toEqual([[2, 3, 4], [5], [6, 7, 8]]);
    expect(beats.map(({ before, after }) => [before, after])).toEqual([[1, 4], [4, 5], [5, 6]]);
    expect(beats.map(({ seat }) => seat)).toEqual([1, 1, 1]);
  });

  test('a line without a place goes with the next that has one, or with the last', () => {
    const other = [...log.slice(2, 4), event(4, 4, 1, 'sequence', { camp: 'a' })];
    expect(beatsOf(other, places).map(({ lines }) => lines.length)).toEqual([3]);
  });

  test('where nothing has a place there is nothing to be shown', () => {
    expect(beatsOf(log.slice(2, 3), places)).toEqual([]);
  });
});

describe('ways on the map', () => {
  const isArea = (kind: string): boolean => kind === 'zone';
  const areasOf = (kind: string, value: unknown): string[] => (kind === 'zone' ? [String(value)] : []);
  const stood = (kind: string, value: unknown): string[] => (kind === 'piece' && value === 'cato' ? ['numidia'] : []);
  const ways = (events: GameEvent[]): string[][] => beatsOf(events, places).flatMap((beat) => waysOf(beat, places.fields, areasOf, stood, isArea));

  test('a march goes from where the counter stood through each zone', () => {
    expect(ways(log.slice(3, 5))).toEqual([['numidia', 'utica', 'byzacium']]);
  });

  test('a counter that was nowhere has none', () => {
    expect(ways(log.slice(5, 6))).toEqual([]);
  });

  test('an event of two areas leads from one to the other', () => {
    expect(ways([event(0, 1, 1, 'withdrew', { side: 'a', zone: 'roma', to: 'utica' })])).toEqual([['roma', 'utica']]);
  });
});
