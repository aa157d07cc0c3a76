import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/contract.ts';
import { forecast, lastBattle, lineOf } from './battle.ts';
import type { Pieces } from './board.ts';

function event(n: number, kind: string, values: object, rule = ''): GameEvent {
  return { n, kind, rule, values } as GameEvent;
}

const LOG = [
  event(1, 'battle', { zone: 'moesiae-2', camp: 'barbarus', attack: 20, defence: 7 }),
  event(2, 'favoured', { camp: 'barbarus', shift: 2 }),
  event(3, 'odds', { attack: 20, defence: 7, odds: '2/1', column: '4/1' }),
  event(4, 'modifier', { modifier: 'far-better', amount: 2 }, 'UR-TB-9'),
  event(5, 'battle-roll', { die: [1], line: 4 }),
  event(6, 'outcome', { attack: 'R', defence: 'A', camp: 'barbarus' }),
  event(7, 'weakened', { piece: 'li-moesiae-2' }),
  event(8, 'sequence', { camp: 'romanus', left: 1 }),
  event(9, 'weakened', { piece: 'later' }),
];

test('a battle is told from its beginning to the end of what came of it', () => {
  const fought = lastBattle(LOG, 0);
  expect(fought).toMatchObject({
    zone: 'moesiae-2', attacker: 'barbarus', attack: 20, defence: 7, odds: '2/1', column: '4/1', die: 1, line: 4, results: ['R', 'A'], winner: 'barbarus',
  });
  expect(fought?.modifiers).toEqual([{ modifier: 'far-better', rule: 'UR-TB-9', amount: 2 }]);
  expect(fought?.after.map(({ n }) => n)).toEqual([2, 7]);
});

test('an old battle is no news, and a die that a stratagem replaced is none', () => {
  expect(lastBattle(LOG, 2)).toBeNull();
  expect(lastBattle([LOG[0] as GameEvent, event(2, 'die-replaced', { line: 9 })], 0)).toMatchObject({ die: null, line: 9 });
});

test('each face of the die has its result, and nothing leads off the table', () => {
  const cell = (attack: string): object => ({ attack, defence: 'A', winner: 'attacker' });
  const table = { odds: ['1/1', '2/1'], lowest: -2, lines: Array.from({ length: 12 }, (_, i) => [cell('E'), cell(String(i - 2))]), modifiers: {} } as unknown as Pieces['battle'];
  expect(lineOf(14, table)).toBe(9);
  expect(lineOf(-5, table)).toBe(-2);
  expect(forecast('2/1', 5, table).map((one) => one.cell.attack)).toEqual(['6', '7', '8', '9', '9', '9']);
  expect(forecast('9/1', 0, table)).toEqual([]);
});
