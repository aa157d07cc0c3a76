import { expect, test } from 'vitest';
import { game } from '../games/invasions-1/index.ts';
import type { GameClient } from '../games/registry.ts';
import type { Action, View } from '../lib/contract.ts';
import { Desk } from './desk.svelte.ts';

test('what has a price bears it behind its name, in the list and for whoever hears it', () => {
  const desk = new Desk();
  desk.client = { price: (object: string) => (object === 'legio' ? { key: 'choices-count', values: { n: 4 } } : null) } as unknown as GameClient;
  Object.defineProperty(desk, 'view', { value: { board: {} } as View });
  Object.defineProperty(desk, 'texts', { value: { action: ({ object }: Action) => `Buy: ${object}` } });
  const choice = (object: string): Action => ({ action: 1, verb: 'buy', kind: 'piece', object }) as Action;
  expect(desk.price(choice('legio'))).toMatch(/^ \(.*4.*\)$/);
  expect(desk.label(choice('legio'))).toBe(`Buy: legio${desk.price(choice('legio'))}`);
  expect(desk.label(choice('classis'))).toBe('Buy: classis');
});

test('a unit that Invasions sells costs gold', () => {
  const board = { prices: { 'romains-infantry-1': 3 } } as unknown as Parameters<NonNullable<typeof game.price>>[1];
  expect(game.price?.('romains-infantry-1', board)).toEqual({ key: 'inv-treasury', values: { gold: 3 } });
  expect(game.price?.('latium', board)).toBeNull();
});

test('a province of Invasions where too many units would stand says how many go to the reserve', () => {
  const board = { prices: {}, excess: { neustria: 2 } } as unknown as Parameters<NonNullable<typeof game.price>>[1];
  expect(game.price?.('neustria', board)).toEqual({ key: 'inv-excess', values: { n: 2 } });
  expect(game.price?.('latium', board)).toBeNull();
});
