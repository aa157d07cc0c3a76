import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

test('of each verb that a game gathers the button says what is done with all, in both languages', () => {
  const games = resolve('src/games');
  const files = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((file) => /(index|client)\.ts$/.test(file));
  const sources = files.map((file) => readFileSync(resolve(games, file), 'utf8'));
  const gathered = sources.flatMap((source) => [...source.matchAll(/gathers: \[(.*)\]/g)].flatMap(([, list]) => list?.match(/[a-z-]+/g) ?? []));
  expect(gathered).toContain('stay-behind');
  for (const language of ['fr', 'en']) {
    const [, label] = /^gather = (.*?)^ {2}\}/ms.exec(readFileSync(resolve(`src/locale/${language}.ftl`), 'utf8')) ?? [];
    expect(gathered.filter((verb) => !label?.includes(`[${verb}] `))).toEqual([]);
  }
});
