import { expect, test } from 'vitest';
import type { Action } from './contract.ts';
import { hesitation, onlyPass, passesAlone, passIn } from './passing.ts';

const PASSES = ['decline', 'decline-all', 'done'];

function choices(...verbs: string[]): Action[] {
  return verbs.map((verb, action) => ({ action, verb, kind: '', object: null }));
}

test('only who holds nothing playable is passed for, and only for the moment', () => {
  expect(onlyPass(choices('decline', 'decline-all'), PASSES)?.verb).toBe('decline');
  expect(onlyPass(choices('play', 'decline', 'decline-all'), PASSES)).toBeNull();
  expect(onlyPass(choices('done'), [])).toBeNull();
  expect(onlyPass([], PASSES)).toBeNull();
});

test('whoever could play may pass all the same', () => {
  expect(passIn(choices('play', 'done'), PASSES)?.verb).toBe('done');
  expect(passIn(choices('play', 'march'), PASSES)).toBeNull();
});

test('it is on by itself where nobody can read it, and never at a screen that several share', () => {
  expect(passesAlone(null, { held: 1, others: false })).toBe(true);
  expect(passesAlone(null, { held: 1, others: true })).toBe(false);
  expect(passesAlone(true, { held: 1, others: true })).toBe(true);
  expect(passesAlone(false, { held: 1, others: false })).toBe(false);
  expect(passesAlone(true, { held: 2, others: false })).toBe(false);
});

test('against people the answer takes as long as a thought', () => {
  expect(hesitation(true, () => 0)).toBe(1500);
  expect(hesitation(true, () => 1)).toBe(6000);
  expect(hesitation(false, () => 1)).toBe(700);
});
