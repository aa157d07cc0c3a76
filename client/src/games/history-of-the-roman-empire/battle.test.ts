import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/contract.ts';
import { lastThrow } from './battle.ts';

const rolled = { side: 'galli', attack: [5, 4], attack_bonus: 0, defender: 'purpura', defence: [3], defence_bonus: 1 };

function log(...events: [kind: string, values?: GameEvent['values']][]): GameEvent[] {
  return events.map(([kind, values], n) => ({ n, step: n, seat: 0, kind, rule: '', values: values ?? {} }));
}

const decided = log(
  ['placed'],
  ['combat', { province: 'belgica' }],
  ['rolled', { ...rolled, province: 'belgica', attack: [1, 1] }],
  ['attacker-lost', { province: 'belgica' }],
  ['rolled', { ...rolled, province: 'belgica' }],
  ['defender-lost', { province: 'belgica' }],
  ['entered', { province: 'belgica' }],
);

test('the last throw of a battle is shown with what came of it', () => {
  expect(lastThrow(decided, null, 1)).toEqual({
    n: 4,
    province: 'belgica',
    attack: { side: 'galli', dice: [5, 4], bonus: 0 },
    defence: { side: 'purpura', dice: [3], bonus: 1 },
    outcome: decided.slice(5),
  });
});

test('it goes with the next choice', () => {
  expect(lastThrow(decided, null, 7)).toBeNull();
});

test('a battle that goes on keeps its last throw, and has none before the first', () => {
  expect(lastThrow(decided.slice(0, 4), 'belgica', 4)?.attack.dice).toEqual([1, 1]);
  expect(lastThrow(decided.slice(0, 2), 'belgica', 0)).toBeNull();
  expect(lastThrow(decided, 'roma', 0)).toBeNull();
});

test('a battle of a phase that is over is history', () => {
  expect(lastThrow([...decided, ...log(['scored']).map((event) => ({ ...event, n: 7 }))], null, 0)).toBeNull();
});
