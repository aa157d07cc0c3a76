import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { GameClient } from '../games/registry.ts';
import type { TableInfo, View } from '../lib/contract.ts';
import { settings } from '../lib/settings.svelte.ts';
import { Desk } from './desk.svelte.ts';
import AtDesk from './testing/AtDesk.svelte';
import Verdict from './Verdict.svelte';

/** The end of a game that is made up, with sides of which the second seat played the first. */
function end(verdict?: GameClient['verdict']): void {
  const desk = new Desk();
  desk.client = { verdict } as GameClient;
  desk.table = { players: [{ seat: 0, kind: 'person', name: 'Livia' }, { seat: 1, kind: 'person', name: 'Caia' }] } as TableInfo;
  desk.view = { board: { black: 12 } } as unknown as View;
  desk.log = [{ kind: 'game-over', rule: 'X-1', values: { level: 'draw' }, step: 1 }] as unknown as Desk['log'];
  render(AtDesk, { props: { desk, Part: Verdict } });
}

const sides: GameClient['verdict'] = (board) => [
  { kind: 'side', side: 'black', seat: 1, points: (board as { black: number }).black },
  { kind: 'side', side: 'white', seat: 0, points: 0 },
];

test('the level of a victory, its clause, and each side with its player and points, as each language writes a colon', () => {
  settings.speak('fr');
  end(sides);
  const told = screen.getByText(/draw/).parentElement;
  expect(told?.textContent).toContain('black\u00a0: Caia (12) · white\u00a0: Livia (0)');
  expect(told?.textContent).toContain('§\u202f1');
});

test('in English no space stands before the colon', () => {
  settings.speak('en');
  end(sides);
  expect(screen.getByText(/draw/).parentElement?.textContent).toContain('black: Caia (12) · white: Livia (0)');
});

test('a game without levels says nothing', () => {
  end();
  expect(document.querySelector('p')).toBeNull();
});
