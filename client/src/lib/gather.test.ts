import { expect, test } from 'vitest';
import type { Action } from './contract.ts';
import { following, gatherable } from './gather.ts';

function take(object: string, verb = 'take'): Action {
  return { action: object.length, verb, kind: 'piece', object };
}
const legal = [take('a'), take('bb'), take('roma', 'move-to'), take('ccc')];

test('a verb upon two objects or more can be done upon all of them', () => {
  expect(gatherable(legal, ['take', 'leave'])).toEqual([['take', [take('a'), take('bb'), take('ccc')]]]);
  expect(gatherable(legal, ['move-to'])).toEqual([]);
});

test('a series goes on with what it began with, and ends at another question', () => {
  const series = { verb: 'take', prompt: 'march-take', objects: ['a', 'bb'] };
  expect(following(series, 'march-take', [take('ccc'), take('bb')])).toEqual(take('bb'));
  expect(following(series, 'march-take', [take('ccc')])).toBeNull();
  expect(following(series, 'march-take', [take('bb', 'leave')])).toBeNull();
  expect(following(series, 'march-go-on', [take('bb')])).toBeNull();
});
