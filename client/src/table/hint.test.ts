import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { GameClient } from '../games/registry.ts';
import type { Action, View } from '../lib/contract.ts';
import type { GameTexts } from '../lib/texts.ts';
import { Desk, type Player } from './desk.svelte.ts';
import Hint from './Hint.svelte';
import AtDesk from './testing/AtDesk.svelte';

const march: Action = { action: 7, verb: 'march', kind: 'province', object: 'africa' };
const hint = { action: march, reasons: [{ id: 'aim', values: { points: 6 }, kinds: { points: 'number' } }] };

/** The desk of a player who is asked, with the hint for an action. */
function laid(legal: Action[]): Player['act'] {
  const desk = new Desk();
  const act = vi.fn<Player['act']>();
  desk.client = {} as GameClient;
  desk.player = { act, why: vi.fn(), hint: vi.fn(), reach: vi.fn(), undo: vi.fn() };
  desk.view = { legal, board: {} } as unknown as View;
  desk.hint = hint;
  const texts = { action: ({ object }: Action) => `March to ${object}`, reason: ({ values }: { values: { points: number } }) => `${values.points} VP` };
  Object.defineProperty(desk, 'texts', { value: texts as unknown as GameTexts });
  render(AtDesk, { props: { desk, Part: Hint } });
  return act;
}

test('a hint names the choice and its reasons, and can be followed', async () => {
  const act = laid([march]);
  const told = screen.getByRole('status');
  expect(told.textContent).toContain('March to africa');
  expect(screen.getByRole('listitem').textContent).toBe('6 VP');
  await fireEvent.click(screen.getByRole('button'));
  expect(act).toHaveBeenCalledWith(march);
});

test('a choice that is no longer offered is not advised', () => {
  laid([{ ...march, action: 8 }]);
  expect(screen.getByRole('status').textContent?.trim()).toBe('');
});
