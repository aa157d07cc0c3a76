import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/contract.ts';
import type { Board } from './board.ts';
import { sum } from './sum.ts';

const board = { factions: [{ id: 'purpura', seat: 0 }, { id: 'viridis', seat: 1 }] } as unknown as Board;

function event(seat: number, kind: string, values: GameEvent['values']): GameEvent {
  return { n: 0, step: 1, seat, kind, rule: '', values };
}

test('a phase is scored for its Faction, whoever chose last in it', () => {
  const events = [event(0, 'scored', { faction: 'viridis', points: 36 }), event(0, 'placed', { province: 'roma' })];
  expect(sum(events, 1, board)).toEqual([{ key: 'empire-sum-scored', values: { n: 36 } }]);
  expect(sum(events, 0, board)).toEqual([{ key: 'empire-sum-placed', values: { n: 1 } }]);
});

test('a Province attacked twice is one, with the armies of both sides that were lost', () => {
  const fought = ['combat', 'combat'].map((kind) => event(0, kind, { province: 'raetia' }));
  const lost = ['attacker-lost', 'defender-lost'].map((kind) => event(0, kind, { province: 'raetia' }));
  expect(sum([...fought, ...lost], 0, board)).toEqual([{ key: 'empire-sum-attacked', values: { n: 1, place: 'raetia', lost: 2 } }]);
});
