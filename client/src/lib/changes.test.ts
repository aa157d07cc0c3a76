import { describe, expect, test } from 'vitest';
import cases from '../../../tests/server/changes.json';
import { applied, type Change } from './changes.ts';
import { Whole } from './connection.ts';
import type { GameEvent, TableInfo, View } from './contract.ts';

describe('what changes', () => {
  test.each(cases as { name: string; before: unknown; after: unknown; change: Change }[])('$name', ({ before, after, change }) => {
    const kept = structuredClone(before);
    expect(JSON.stringify(applied(before, change))).toBe(JSON.stringify(after));
    expect(before).toEqual(kept);
  });

  test('what did not change is shared, so that nothing is drawn anew for it', () => {
    const before = { still: { a: [1] }, moved: { b: 1 } };
    const after = applied(before, { moved: { b: [2] } }) as typeof before;
    expect(after.still).toBe(before.still);
    expect(after.moved).toEqual({ b: 2 });
  });
});

describe('messages of one connection', () => {
  const table = { id: 't', version: 3, over: false } as TableInfo;
  const view = { version: 3, board: { turn: 1, purse: [6, 6] } } as unknown as View;
  const log: GameEvent[] = [];

  test('changes make a whole state of the last, one upon the other', () => {
    const whole = new Whole();
    whole.of({ type: 'state', table, view, log, logFrom: 0, reset: true });
    whole.of({ type: 'changes', change: { view: { version: [4] }, table: { version: [4] } }, log, logFrom: 1 });
    const change: Change = { view: { version: [5], board: { purse: { '1': [2] } } } };
    expect(whole.of({ type: 'changes', change, log, logFrom: 2 })).toEqual({
      type: 'state', table: { ...table, version: 4 }, view: { version: 5, board: { turn: 1, purse: [6, 2] } }, log, logFrom: 2, reset: false,
    });
  });

  test('a change of what was never told is no message, and other messages pass', () => {
    const whole = new Whole();
    expect(whole.of({ type: 'changes', change: {}, log, logFrom: 0 })).toBeNull();
    expect(whole.of({ type: 'pong' })).toEqual({ type: 'pong' });
  });
});
