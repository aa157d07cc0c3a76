import { describe, expect, test } from 'vitest';
import type { GameEvent, ServerMessage, TableInfo, View } from './contract.ts';
import { asked, disconnected, dismissed, emptyTable, receive, type TableState } from './reducer.ts';

const table: TableInfo = {
  id: 't', game: 'g', scenario: '', options: {}, pack: '', seatsCount: 2, players: [], over: false, revision: 1, version: 0, commitment: '', seed: null,
  dice: 'drawn', diceReason: '', open: false, created: '', updated: '',
};

function view(version: number): View {
  return {
    game: 'g', revision: 1, viewer: 0, seats: 2, over: false, awaiting: [0], prompt: null, legal: [], scores: [0, 0], winners: [],
    version, undo: false, board: {},
  };
}

function events(...numbers: number[]): GameEvent[] {
  return numbers.map((n) => ({ n, step: n, seat: 0, kind: 'moved', rule: '', values: {} }));
}

function told(version: number, log: GameEvent[], logFrom: number, reset = false): ServerMessage {
  return { type: 'state', table, view: view(version), log, logFrom, reset };
}

describe('a table in play', () => {
  test('the log grows by what each message brings', () => {
    let state = receive(emptyTable(), told(0, events(0, 1), 0));
    state = receive(state, told(1, events(2, 4), 2));
    expect(state.log.map(({ n }) => n)).toEqual([0, 1, 2, 4]);
    expect(state.fresh).toBe(2);
  });

  test('what is said at the table stands once, in its order, though it is told again after a lost connection', () => {
    const said = (...numbers: number[]): ServerMessage => ({ type: 'talk', talk: numbers.map((number) => ({ number, seat: 1, moment: '', text: `${number}` })) });
    let state = receive(receive(emptyTable(), said(1, 2)), said(3));
    state = receive(disconnected(state), said(1, 2, 3, 4));
    expect(state.talk.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test('events told twice stand once', () => {
    let state = receive(emptyTable(), told(0, events(0, 1, 2), 0));
    state = receive(state, told(1, events(2, 3), 2));
    expect(state.log.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  });

  test('a reset replaces the whole log, even by an older position', () => {
    let state = receive(emptyTable(), told(7, events(0, 1, 2), 0));
    state = receive(state, told(6, events(0, 1), 0, true));
    expect(state.view?.version).toBe(6);
    expect(state.log.map(({ n }) => n)).toEqual([0, 1]);
  });

  test('a message overtaken by a newer one changes nothing', () => {
    const state = receive(emptyTable(), told(7, events(0, 1, 2), 0));
    expect(receive(state, told(6, events(0), 0))).toBe(state);
  });

  test('news gather from one choice to the next', () => {
    let state = receive(emptyTable(), told(0, events(0, 1), 0));
    state = asked(state, 1, { kind: 'act', action: 5 });
    state = receive(state, told(1, events(2), 2));
    state = receive(state, told(2, events(3, 4), 3));
    expect(state.fresh).toBe(2);
    expect(asked(state, 2, { kind: 'act', action: 6 }).fresh).toBe(5);
  });

  const hint = { action: { action: 7, verb: 'march', kind: 'province', object: 'roma' }, reasons: [] };

  test('a hint stands until the question changes, or somebody else looks', () => {
    let state = asked(receive(emptyTable(), told(3, [], 0)), 1, { kind: 'hint', viewer: 0 });
    state = receive(state, { type: 'hint', id: 1, version: 3, hint });
    expect(state.hint).toEqual(hint);
    expect(receive(state, told(3, [], 0)).hint).toEqual(hint);
    expect(receive(state, told(4, [], 0)).hint).toBeNull();
    const other = { ...told(3, [], 0, true), view: { ...view(3), viewer: 1 } } as ServerMessage;
    expect(receive(state, other).hint).toBeNull();
  });

  test('a hint for an earlier question, or for who looked before, is not shown', () => {
    const state = asked(receive(emptyTable(), told(3, [], 0)), 1, { kind: 'hint', viewer: 0 });
    expect(receive(state, { type: 'hint', id: 1, version: 2, hint })).toMatchObject({ hint: null, pending: {} });
    const turned = { ...state, view: { ...view(3), viewer: 1 } };
    expect(receive(turned, { type: 'hint', id: 1, version: 3, hint }).hint).toBeNull();
  });

  test('where choices may lead is known of each that was asked about, until the question changes or somebody else looks', () => {
    const march = (action: number, id: number, reach: Record<string, number>, version = 3): ((state: TableState) => TableState) => (state) =>
      receive(asked(state, id, { kind: 'reach', action, viewer: 0 }), { type: 'reach', id, version, reach });
    const state = march(8, 2, {})(march(7, 1, { roma: 2 })(receive(emptyTable(), told(3, [], 0))));
    expect(state).toMatchObject({ reaches: { 7: { roma: 2 }, 8: {} }, pending: {} });
    expect(march(9, 3, { roma: 1 }, 2)(state).reaches).toBe(state.reaches);
    expect(receive(state, told(4, [], 0)).reaches).toEqual({});
    const turned = { ...told(3, [], 0, true), view: { ...view(3), viewer: 1 } } as ServerMessage;
    expect(march(7, 4, { roma: 2 })(receive(state, turned)).reaches).toEqual({});
  });

  test('where there is no hint to give, that is said', () => {
    const state = asked(receive(emptyTable(), told(3, [], 0)), 1, { kind: 'hint', viewer: 0 });
    expect(receive(state, { type: 'hint', id: 1, version: 3, hint: null }).notices).toMatchObject([{ code: 'no-hint' }]);
  });

  test('what was asked is pending until it is answered', () => {
    const state = asked(emptyTable(), 3, { kind: 'act', action: 9 });
    expect(state.pending[3]).toEqual({ kind: 'act', action: 9 });
    expect(receive(state, { type: 'done', id: 3 }).pending).toEqual({});
    expect(receive(state, { type: 'done', id: 2 }).pending).toHaveProperty('3');
  });

  test('a refusal is a notice with its clause, and answers the question', () => {
    const state = receive(asked(emptyTable(), 3, { kind: 'act', action: 9 }), { type: 'refused', id: 3, code: 'forbidden', rule: 'HRE-9.1-1' });
    expect(state.pending).toEqual({});
    expect(state.notices).toEqual([{ key: 1, code: 'forbidden', rule: 'HRE-9.1-1', area: null }]);
  });

  test('a reason goes to the area that was clicked', () => {
    const state = receive(asked(receive(emptyTable(), told(3, [], 0)), 4, { kind: 'why', area: 'roma', version: 3 }), { type: 'why', id: 4, code: 'forbidden', rule: 'HRE-9.1-1' });
    expect(state.notices[0]?.area).toBe('roma');
  });

  test('a reason for a question that has gone comes too late', () => {
    const why = { kind: 'why', area: 'roma', version: 3 } as const;
    const answer: ServerMessage = { type: 'why', id: 4, code: 'forbidden', rule: 'HRE-9.1-1' };
    const waiting = asked(receive(emptyTable(), told(3, [], 0)), 4, why);
    expect(receive(receive(waiting, told(4, [], 0)), answer).notices).toEqual([]);
    expect(receive(asked(waiting, 5, { kind: 'act', action: 1 }), answer).notices).toEqual([]);
    expect(receive(receive(waiting, told(4, [], 0)), answer).pending).toEqual({});
  });

  test('a refusal goes with the question that it was of', () => {
    let state = receive(receive(emptyTable(), told(3, [], 0)), { type: 'refused', id: 1, code: 'forbidden', rule: 'a' });
    state = receive(state, told(3, [], 0));
    expect(state.notices.length).toBe(1);
    expect(receive(state, told(4, [], 0)).notices).toEqual([]);
  });

  test('the same refusal twice is one notice; three notices at most', () => {
    let state = emptyTable();
    for (const rule of ['a', 'a', 'b', 'c', 'd']) state = receive(state, { type: 'refused', id: 1, code: 'forbidden', rule });
    expect(state.notices.map(({ rule }) => rule)).toEqual(['b', 'c', 'd']);
    expect(dismissed(state, state.notices[0]?.key ?? 0).notices.map(({ rule }) => rule)).toEqual(['c', 'd']);
  });

  test('a lost connection leaves nothing pending', () => {
    expect(disconnected(asked(emptyTable(), 1, { kind: 'undo' })).pending).toEqual({});
  });

  test('an error of the server without an id is told too', () => {
    expect(receive(emptyTable(), { type: 'error', code: 'malformed', message: 'x' }).notices[0]?.code).toBe('malformed');
  });
});
