import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from './App.svelte';
import { settings } from './lib/settings.svelte.ts';

const games = [
  { id: 'some-game', code: 'SG', title: 'Some Game', years: '1 - 2', aliases: [], seats: [2, 4], scenarios: [], options: [], bots: [] },
];

// jsdom has no media queries: the page is in light.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  location.hash = '';
  vi.unstubAllGlobals();
});

function serve(answers: Record<string, unknown>): void {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(path in answers ? Response.json(answers[path]) : Response.json({ code: 'forbidden', message: '' }, { status: 403 })),
  );
}

test('the home page offers the games of the server', async () => {
  serve({ '/api/games': games });
  render(App);
  expect(await screen.findByRole('heading', { name: 'Some Game' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a server that does not answer is said so, in the language chosen', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  settings.speak('en');
  render(App);
  expect((await screen.findByRole('alert')).textContent).toBe('The server does not answer. Is it still running?');
  settings.speak('fr');
  expect((await screen.findByRole('alert')).textContent).toContain('Le serveur ne répond pas.');
});

test('an unknown address leads home', async () => {
  serve({});
  location.hash = '#/nowhere';
  render(App);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === '#/')).toBe(true);
});

test('a page that cannot be fetched is said so, and leads home', async () => {
  vi.doMock('./pages/RulesPage.svelte', () => {
    throw new TypeError('no network');
  });
  settings.speak('en');
  serve({});
  location.hash = '#/rules/some-game';
  render(App);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The server does not answer. Is it still running?');
  expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === '#/')).toBe(true);
  vi.doUnmock('./pages/RulesPage.svelte');
});
