import { expect, test } from 'vitest';
import type { GameEvent } from './contract.ts';
import { growingLines, linesOf } from './loglines.ts';

function event(n: number, kind: string, values: object): GameEvent {
  return { n, kind, rule: '', values } as GameEvent;
}

function forced(n: number, verb: string, object: string | null): GameEvent {
  return event(n, 'forced', { seat: 0, action: { action: 1, verb, kind: 'piece', object } });
}

const told = (log: GameEvent[]): [number[], number[]][] =>
  linesOf(log, ({ kind, values }) => (kind === 'withdrew' ? `to ${String(values.zone)}` : null)).map(({ events, forced }) => [events.map(({ n }) => n), forced.map(({ n }) => n)]);

test('an only choice has no line of its own where what came of it tells the same', () => {
  const log = [forced(1, 'withdraw', 'legio-x'), forced(2, 'retreat-to', 'roma'), event(3, 'withdrew', { piece: 'legio-x', zone: 'roma' })];
  expect(told(log)).toEqual([[[3], [1, 2]]]);
});

test('nor where it says but that the game goes on', () => {
  expect(told([forced(1, 'halt', null), event(2, 'sequence', { camp: 'a', left: 1 }), forced(3, 'done', null)])).toEqual([[[2], []]]);
});

test('it keeps its line where nothing else tells it', () => {
  expect(told([forced(1, 'place-in', 'roma'), event(2, 'status', { people: 'daci' }), forced(3, 'take', 'legio-x')])).toEqual([[[1], []], [[2], []], [[3], []]]);
});

test('events with the same head share a line though an only choice lies between them', () => {
  const log = [event(1, 'withdrew', { piece: 'a', zone: 'roma' }), forced(2, 'withdraw', 'b'), event(3, 'withdrew', { piece: 'b', zone: 'roma' }), event(4, 'withdrew', { piece: 'c', zone: 'capua' })];
  expect(told(log)).toEqual([[[1, 3], [2]], [[4], []]]);
});

test('of a log that grows a line stays what it was until something comes to it', () => {
  const asked: number[] = [];
  const lines = growingLines(({ n, kind }) => (asked.push(n), kind === 'withdrew' ? 'home' : null));
  const [first, second, third, other] = [event(1, 'sequence', {}), event(2, 'withdrew', { piece: 'a' }), event(3, 'withdrew', { piece: 'b' }), event(4, 'withdrew', { piece: 'c' })] as const;
  const [one, two] = lines([first, second]);
  const [again, longer] = lines([first, second, third]);
  expect(again).toBe(one);
  expect(longer).not.toBe(two);
  expect(longer?.events).toEqual([second, third]);
  expect(lines([first, second, other])[1]?.events, 'taken back and played otherwise').toEqual([second, other]);
  expect(asked).toEqual([1, 2, 3, 4]);
});
