import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { GameClient } from '../games/registry.ts';
import type { TableInfo, View } from '../lib/contract.ts';
import { settings } from '../lib/settings.svelte.ts';
import { Desk, type Player } from './desk.svelte.ts';
import type { Story } from './story.svelte.ts';
import Prompt from './Prompt.svelte';
import AtDesk from './testing/AtDesk.svelte';

const game = { left: () => null } as unknown as GameClient;

/** A table of a person, a bot and a friend, at which the person waits for some of them. */
function waitingFor(...awaiting: number[]): void {
  settings.speak('en');
  const desk = new Desk();
  desk.client = game;
  desk.table = { players: [{ seat: 0, kind: 'person', name: 'Livia' }, { seat: 1, kind: 'bot', bot: 'greedy' }, { seat: 2, kind: 'person', name: 'Caia' }] } as TableInfo;
  desk.player = {} as Player;
  desk.view = { board: {}, viewer: 0, awaiting, legal: [], over: false, prompt: null } as unknown as View;
  render(AtDesk, { props: { desk, Part: Prompt, given: { game } } });
}

test('of a bot that is waited for it is said that it thinks; of people nothing', () => {
  waitingFor(1);
  expect(screen.queryByText('Thinking…')).not.toBeNull();
});

test('where a person is waited for as well it is not said', () => {
  waitingFor(1, 2);
  expect(screen.queryByText('Thinking…')).toBeNull();
});

test('of an earlier moment that is told, the events of its beat are the news', () => {
  const desk = new Desk();
  desk.fresh = 30;
  desk.story = { beat: { lines: [{ events: [{ n: 12 }] }, { events: [{ n: 13 }] }] } } as unknown as Story;
  expect(desk.fresh).toBe(30);
  desk.past = { view: {} as View, step: 5 };
  expect(desk.fresh).toBe(12);
});
