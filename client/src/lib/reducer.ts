import type { Advice, GameEvent, Remark, ServerMessage, TableInfo, View } from './contract.ts';

export type Pending = { kind: 'act'; action: number } | { kind: 'undo' } | { kind: 'why'; area: string | null; version: number } | { kind: 'look' } | { kind: 'say' } | { kind: 'hint'; viewer: number } | { kind: 'reach'; action: number; viewer: number };

/** A word to the player that passes by itself: a refusal or its reason. */
export interface Notice {
  key: number;
  /** `notice-CODE` in the interface's texts. */
  code: string;
  rule: string;
  /** The area that was clicked, where the notice answers a click on the map. */
  area: string | null;
}

/** All that is known of a table in play. */
export interface TableState {
  table: TableInfo | null;
  view: View | null;
  log: GameEvent[];
  /** What was said at the table. */
  talk: Remark[];
  /** The events from this number on are news: since one's own last choice, or in the last message for who only looks. */
  fresh: number;
  /** Whether a choice was made here, after which news gather until the next. */
  playing: boolean;
  /** What was asked of the server and not yet answered, by the id of the message. */
  pending: Record<number, Pending>;
  notices: Notice[];
  nextNotice: number;
  /** What the game's adviser would do at the present question, where the player has asked for it. */
  hint: Advice | null;
  /** Where choices of the present question may lead, of those that were asked about: by action, area and price. */
  reaches: Record<number, Record<string, number>>;
}

export function emptyTable(): TableState {
  return { table: null, view: null, log: [], talk: [], fresh: 0, playing: false, pending: {}, notices: [], nextNotice: 1, hint: null, reaches: {} };
}

/** The state after a message from the server. */
export function receive(state: TableState, message: ServerMessage): TableState {
  switch (message.type) {
    case 'state': {
      // A message that was overtaken by a newer one changes nothing, unless it replaces all.
      if (!message.reset && state.view && message.view.version < state.view.version) return state;
      const another = message.view.version !== state.view?.version;
      const turned = message.view.viewer !== state.view?.viewer;
      const kept = message.reset ? [] : state.log.filter((event) => event.n < message.logFrom);
      return {
        ...state,
        table: message.table,
        view: message.view,
        log: [...kept, ...message.log],
        // What was said of the question before is of no use to this one.
        notices: another ? [] : state.notices,
        hint: another || turned ? null : state.hint,
        reaches: another || turned ? {} : state.reaches,
        fresh: state.playing ? Math.min(state.fresh, lastNumber(message.log, kept) + 1) : message.reset ? lastNumber(message.log) + 1 : message.logFrom,
      };
    }
    case 'talk': {
      const known = state.talk.at(-1)?.number ?? 0;
      return { ...state, talk: [...state.talk, ...message.talk.filter(({ number }) => number > known)] };
    }
    case 'done':
      return answered(state, message.id);
    case 'refused':
      return withNotice(answered(state, message.id), message.code, message.rule ?? '', null);
    case 'why': {
      const asked = state.pending[message.id];
      const rest = answered(state, message.id);
      // The answer to a question that has gone meanwhile, or that the player has answered, comes too late.
      if (asked?.kind !== 'why' || asked.version !== state.view?.version || acting(state)) return rest;
      return withNotice(rest, message.code, message.rule ?? '', asked.area);
    }
    case 'hint': {
      const asked = state.pending[message.id];
      const rest = answered(state, message.id);
      // It is shown to who asked for it, at the question that it answers.
      if (asked?.kind !== 'hint' || asked.viewer !== state.view?.viewer || message.version !== state.view.version || acting(state)) return rest;
      return message.hint ? { ...rest, hint: message.hint } : withNotice(rest, 'no-hint', '', null);
    }
    case 'reach': {
      const asked = state.pending[message.id];
      const rest = answered(state, message.id);
      if (asked?.kind !== 'reach' || asked.viewer !== state.view?.viewer || message.version !== state.view.version) return rest;
      return { ...rest, reaches: { ...rest.reaches, [asked.action]: message.reach } };
    }
    case 'error':
      return withNotice(message.id == null ? state : answered(state, message.id), message.code, '', null);
    case 'pong':
      return state;
  }
}

export function asked(state: TableState, id: number, what: Pending): TableState {
  const chosen = what.kind === 'act' ? { fresh: lastNumber(state.log) + 1, playing: true } : {};
  return { ...state, ...chosen, pending: { ...state.pending, [id]: what } };
}

export function dismissed(state: TableState, key: number): TableState {
  return { ...state, notices: state.notices.filter((notice) => notice.key !== key) };
}

/** After the connection was lost nothing that was asked will be answered: the next state tells what was done. */
export function disconnected(state: TableState): TableState {
  return { ...state, pending: {} };
}

function acting(state: TableState): boolean {
  return Object.values(state.pending).some(({ kind }) => kind === 'act' || kind === 'undo');
}

function answered(state: TableState, id: number): TableState {
  const { [id]: _, ...rest } = state.pending;
  return { ...state, pending: rest };
}

/** The same word twice is one notice. */
function withNotice(state: TableState, code: string, rule: string, area: string | null): TableState {
  const others = state.notices.filter((notice) => notice.code !== code || notice.rule !== rule);
  const notice = { key: state.nextNotice, code, rule, area };
  return { ...state, notices: [...others, notice].slice(-3), nextNotice: state.nextNotice + 1 };
}

function lastNumber(log: GameEvent[], before: GameEvent[] = []): number {
  return (log.at(-1) ?? before.at(-1))?.n ?? -1;
}
