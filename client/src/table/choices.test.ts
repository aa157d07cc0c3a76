import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Fight, GameClient } from '../games/registry.ts';
import type { Action, View } from '../lib/contract.ts';
import Choices from './Choices.svelte';
import { Desk, type Player } from './desk.svelte.ts';
import Prompt from './Prompt.svelte';
import AtDesk from './testing/AtDesk.svelte';

const place = (number: number, object: string): Action => ({ action: number, verb: 'place-army', kind: 'province', object });
const FIGHTS: Fight[] = [
  { area: 'roma', verb: 'place-army', percent: 100, heading: 'Attack one’s own', text: 'Attack one’s own Roma: 100%', short: 'Roma: 100%', title: '', warning: 'These are your own armies.' },
  { area: 'africa', verb: 'place-army', percent: 58, heading: 'Attack', text: 'Attack Africa: 58%', short: 'Africa: 58%', title: '' },
];

/** What the browser would say of the last choice of a list: whether it is in sight, and how far from the top its edge is. */
let look: (sight: { isIntersecting: boolean; top: number }) => void;
let watched: Element | null = null;
vi.stubGlobal('IntersectionObserver', class {
  constructor(told: (seen: object[]) => void) {
    look = ({ isIntersecting, top }) => told([{ isIntersecting, boundingClientRect: { top }, rootBounds: { top: 100 } }]);
  }
  observe(element: Element): void {
    watched = element;
  }
  disconnect(): void {}
});

/** A game in which armies are placed: in peace, upon another, upon oneself. */
function ask(Part: typeof Choices | typeof Prompt, legal: Action[], more: Partial<GameClient> = {}): void {
  const desk = new Desk();
  const game = { regions: () => [], areaKinds: [], pieceKinds: [], fights: () => FIGHTS, left: () => null } as unknown as GameClient;
  Object.assign(game, more);
  desk.client = game;
  desk.player = {} as Player;
  Object.defineProperty(desk, 'texts', { value: { verb: (verb: string) => verb, name: (_: string, id: string) => id, action: ({ object }: Action) => `Place: ${object}`, prompt: () => 'Where?' } });
  desk.view = { board: {}, viewer: 0, awaiting: [0], legal, over: false, prompt: { id: 'x', rule: 'X-1', values: {}, kinds: {} } } as unknown as View;
  render(AtDesk, { props: { desk, Part, given: { game } } });
}

test('whoever would strike his own is warned, in a place apart, after all else', () => {
  ask(Choices, [place(1, 'roma'), place(2, 'africa'), place(3, 'dacia')]);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.dataset.action)).toEqual(['2', '3', '1']);
  const own = screen.getByRole('group', { name: 'Attack one’s own' });
  expect(own.textContent).toContain('These are your own armies.');
  expect(buttons[2]?.getAttribute('aria-label')).toBe('Attack one’s own Roma: 100%. These are your own armies.');
  expect(buttons[0]?.textContent).not.toContain('⚠');
});

test('0 picks what ends a march, which comes last, rather than to pass', () => {
  const bare = (number: number, verb: string): Action => ({ action: number, verb, kind: '', object: null });
  const figures = (): (string | undefined)[][] =>
    screen.getAllByRole('button').map((button) => [button.dataset.action, button.querySelector('kbd')?.textContent ?? undefined]);
  ask(Choices, [bare(1, 'halt'), place(2, 'roma'), bare(3, 'decline')], { ends: ['halt'], passes: ['decline'] });
  expect(figures()).toEqual([['2', '1'], ['3', '2'], ['1', '0']]);
});

test('of a lone choice it is not said how many there are', () => {
  ask(Prompt, [place(1, 'roma')]);
  expect(document.querySelector('.count')).toBeNull();
  ask(Prompt, [place(1, 'roma'), place(2, 'africa')]);
  expect(document.querySelector('.count')?.textContent).toMatch(/^2/);
});

test('a list of which more stands below shows it, until its last choice is in sight', async () => {
  const sign = (): Element | null => document.querySelector('.more');
  ask(Choices, [place(2, 'africa'), place(3, 'dacia'), { action: 1, verb: 'done', kind: '', object: null }]);
  await tick();
  expect((watched as HTMLElement | null)?.dataset.action).toBe('3');
  expect(sign()).toBeNull();
  look({ isIntersecting: false, top: 900 });
  await tick();
  expect(sign()).not.toBeNull();
  look({ isIntersecting: true, top: 700 });
  await tick();
  expect(sign()).toBeNull();
  // Above what is in sight is not below it.
  look({ isIntersecting: false, top: 20 });
  await tick();
  expect(sign()).toBeNull();
});
