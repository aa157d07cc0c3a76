import { beforeEach, describe, expect, test } from 'vitest';
import { backoff } from './connection.ts';
import type { Player } from './contract.ts';
import en from '../locale/en.ftl?raw';
import fr from '../locale/fr.ftl?raw';
import { allKeys, heldKeys, invitationsOf, keep, keysOf, ownerKey, seatsOf, storedKeys, storeInvitation, storeKeys, waitsHere } from './keys.ts';
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
    ['#/t/ab12?seat=x&invitation=s', { page: 'table', id: 'ab12', seat: 'x', key: null }],
    ['#/t/ab12/replay', { page: 'replay', id: 'ab12' }],
    ['#/rules/empire?c=HRE-9.1-1', { page: 'rules', game: 'empire', clause: 'HRE-9.1-1' }],
    ['#/t', { page: 'unknown' }],
    ['#/t/ab12/replay/more', { page: 'unknown' }],
    ['#/elsewhere', { page: 'unknown' }],
    ['#/t/%E0%A4%A', { page: 'table', id: '%E0%A4%A', seat: null, key: null }],
  ])('%s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  test('an invitation leads to the seat that it gives, a key to the seat that it plays', () => {
    expect(parseRoute(href.invitation('ab12', 2, 'k/e=y'))).toEqual({ page: 'claim', id: 'ab12', seat: 2, invitation: 'k/e=y' });
    expect(parseRoute(href.seat('ab12', 2, 'k/e=y'))).toEqual({ page: 'table', id: 'ab12', seat: '2', key: 'k/e=y' });
  });

  test('what lets one play stands behind the hash, which no server is told', () => {
    for (const address of [href.invitation('ab12', 2, 'secret'), href.seat('ab12', 2, 'secret')]) {
      const url = new URL(address, 'https://ludus.example/');
      expect(url.href.replace(url.hash, '')).not.toContain('secret');
    }
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

  test('a table waits here for a seat whose key is held; on a machine of one’s own for any person’s, where none is', () => {
    const player = (seat: number, kind: 'person' | 'bot'): Player => ({ seat, kind, name: '', bot: null }) as unknown as Player;
    const table = { id: 'a', players: [player(0, 'bot'), player(1, 'person'), player(2, 'person')], awaiting: [1], over: false };
    expect([waitsHere(table, false), waitsHere(table, true)]).toEqual([false, true]);
    expect(waitsHere({ ...table, awaiting: [0] }, true)).toBe(false);
    storeKeys('a', { 2: 'z' });
    expect([waitsHere(table, true), waitsHere({ ...table, awaiting: [0, 2] }, false)]).toEqual([false, true]);
    expect(waitsHere({ ...table, awaiting: [2], over: true }, true)).toBe(false);
  });

  test('what is told of a table that was made here is kept, and its owner’s key shown among all', () => {
    keep({ id: 'a', keys: { 0: 'x' }, invitations: { 1: 'i', 2: 'j' }, owner: 'o' });
    expect([storedKeys('a'), invitationsOf('a'), ownerKey('a'), ownerKey('b')]).toEqual([{ 0: 'x' }, { 1: 'i', 2: 'j' }, 'o', '']);
    expect(allKeys().sort()).toEqual(['o', 'x']);
    expect(storeInvitation('a', 1, 'k')).toEqual({ 1: 'k', 2: 'j' });
    expect(storeInvitation('a', 2, '')).toEqual({ 1: 'k' });
    expect(invitationsOf('a')).toEqual({ 1: 'k' });
  });

  test('where whoever comes plays all seats of people, they are held without keys', () => {
    const players: Player[] = [{ seat: 0, kind: 'bot', name: '', taken: true }, { seat: 1, kind: 'person', name: '', taken: true }, { seat: 2, kind: 'person', name: '', taken: true }];
    expect(seatsOf(heldKeys({ id: 'a', open: true, players }))).toEqual([1, 2]);
    expect(keysOf(heldKeys({ id: 'a', open: true, players }))).toEqual([]);
    expect(heldKeys({ id: 'a', open: false, players })).toEqual({});
    storeKeys('a', { 2: 'z' });
    expect(heldKeys({ id: 'a', open: true, players })).toEqual({ 2: 'z' });
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
    { seat: 0, kind: 'person', name: 'Caia', taken: true },
    { seat: 1, kind: 'bot', name: 'legatus', bot: 'legatus', taken: true },
    { seat: 2, kind: 'bot', name: 'legatus', bot: 'legatus', taken: true },
    { seat: 3, kind: 'person', name: '', taken: true },
  ];
  expect(players.map((player) => playerName(player, players))).toEqual(['Caia', 'Legatus\u00a01', 'Legatus\u00a02', 'Joueur\u00a04']);
  expect(playerName(undefined, players, 2)).toBe('Joueur\u00a03');
});
