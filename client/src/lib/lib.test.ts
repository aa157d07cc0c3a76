import { beforeEach, describe, expect, test } from 'vitest';
import { backoff } from './connection.ts';
import type { Player } from './contract.ts';
import en from '../locale/en.ftl?raw';
import fr from '../locale/fr.ftl?raw';
import { allKeys, seatsOf, storedKeys, storeKeys } from './keys.ts';
import { playerName } from './players.ts';
import { href, parseRoute } from './route.ts';
import { preferredLanguage, settings } from './settings.svelte.ts';

describe('addresses', () => {
  test.each([
    ['', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/new/history-of-the-roman-empire', { page: 'new', game: 'history-of-the-roman-empire' }],
    ['#/t/ab12', { page: 'table', id: 'ab12', seat: null, key: null }],
    ['#/t/ab12?seat=1&key=s%2Bt', { page: 'table', id: 'ab12', seat: '1', key: 's+t' }],
    ['#/t/ab12/replay', { page: 'replay', id: 'ab12' }],
    ['#/rules/empire?c=HRE-9.1-1', { page: 'rules', game: 'empire', clause: 'HRE-9.1-1' }],
    ['#/t', { page: 'unknown' }],
    ['#/t/ab12/replay/more', { page: 'unknown' }],
    ['#/elsewhere', { page: 'unknown' }],
    ['#/t/%E0%A4%A', { page: 'table', id: '%E0%A4%A', seat: null, key: null }],
  ])('%s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  test('an invitation leads to the seat', () => {
    expect(parseRoute(href.invitation('ab12', '2', 'k/e=y'))).toEqual({ page: 'table', id: 'ab12', seat: '2', key: 'k/e=y' });
  });
});

describe('keys of seats', () => {
  beforeEach(() => localStorage.clear());

  test('keys are kept by table and added to', () => {
    storeKeys('a', { 0: 'x' });
    expect(storeKeys('a', { 2: 'z' })).toEqual({ 0: 'x', 2: 'z' });
    expect(seatsOf(storedKeys('a'))).toEqual([0, 2]);
    expect(storedKeys('b')).toEqual({});
    storeKeys('c', { 3: 'trois' });
    expect(allKeys().sort()).toEqual(['trois', 'x', 'z']);
  });

  test('damaged keys are no keys', () => {
    localStorage.setItem('latrunculi:keys:a', '{"0": 5, "x": "y", "1": "good"');
    expect(storedKeys('a')).toEqual({});
    localStorage.setItem('latrunculi:keys:a', '{"0": 5, "x": "y", "1": "good"}');
    expect(storedKeys('a')).toEqual({ 1: 'good' });
  });
});

test('attempts to connect again are spaced out, never more than ten seconds apart', () => {
  expect([0, 1, 2, 3].map(backoff)).toEqual([250, 500, 1000, 2000]);
  expect(backoff(50)).toBe(10_000);
});

test('the first language of the browser that is spoken here is chosen', () => {
  expect(preferredLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(preferredLanguage(['en-GB', 'fr'])).toBe('en');
  expect(preferredLanguage(['de'])).toBe('en');
});

describe('texts of the interface', () => {
  const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');

  test('both languages have the same messages, once each', () => {
    expect(keys(fr).sort()).toEqual(keys(en).sort());
    expect(new Set(keys(fr)).size).toBe(keys(fr).length);
  });

  test('French has a no-break space before high punctuation and inside guillemets', () => {
    const texts = fr.split('\n').filter((line) => !line.startsWith('#')).join('\n');
    expect(texts).not.toMatch(/[^\s{] [;:?!»]/);
    expect(texts).not.toMatch(/« /);
  });
});

test('a player is called by the name given, or the bot by its own, or by the number of the seat', () => {
  settings.speak('fr');
  const players: Player[] = [
    { seat: 0, kind: 'person', name: 'Caia' },
    { seat: 1, kind: 'bot', name: 'legatus', bot: 'legatus' },
    { seat: 2, kind: 'bot', name: 'legatus', bot: 'legatus' },
    { seat: 3, kind: 'person', name: '' },
  ];
  expect(players.map((player) => playerName(player, players))).toEqual(['Caia', 'Legatus\u00a01', 'Legatus\u00a02', 'Joueur\u00a04']);
  expect(playerName(undefined, players, 2)).toBe('Joueur\u00a03');
});
