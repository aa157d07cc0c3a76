import type { GameEvent } from './contract.ts';

/** The kind of event by which the engine says that it took the one choice that there was. */
const FORCED = 'forced';

/** What stands on one line of the log. */
export interface LogLine {
  /** Events of one kind with the same head, or one alone. */
  events: [GameEvent, ...GameEvent[]];
  head: string | null;
  /** The choices that nobody had and that led to them. */
  forced: GameEvent[];
}

/**
 * The log line by line. Events of one kind in a row that have the same head share a line. A choice that was the only one
 * has none of its own where the event that came of it tells the same, and none at all where it says but that the game
 * goes on.
 */
export function linesOf(log: readonly GameEvent[], headOf: (event: GameEvent) => string | null): LogLine[] {
  const out: LogLine[] = [];
  let waiting: GameEvent[] = [];
  for (const event of log) {
    if (event.kind === FORCED) {
      if (objectOf(event) !== null) waiting.push(event);
      continue;
    }
    const told = new Set(Object.values(event.values).map(String));
    const [same, other] = [waiting.filter((one) => told.has(String(objectOf(one)))), waiting.filter((one) => !told.has(String(objectOf(one))))];
    for (const one of other) out.push({ events: [one], head: null, forced: [] });
    waiting = [];
    const head = headOf(event);
    const last = out.at(-1);
    if (last && head !== null && last.head === head && last.events[0].kind === event.kind) {
      last.events.push(event);
      last.forced.push(...same);
    } else out.push({ events: [event], head, forced: same });
  }
  for (const one of waiting) out.push({ events: [one], head: null, forced: [] });
  return out;
}

/** Lines of a log that grows: one to which nothing has come remains the same object, so that nobody draws it anew. */
export function growingLines(headOf: (event: GameEvent) => string | null): (log: readonly GameEvent[]) => LogLine[] {
  const heads = new WeakMap<GameEvent, string | null>();
  let before = new Map<GameEvent, LogLine>();
  const headOnce = (event: GameEvent): string | null => {
    let head = heads.get(event);
    if (head === undefined) heads.set(event, (head = headOf(event)));
    return head;
  };
  return (log) => {
    const lines = linesOf(log, headOnce).map((line) => {
      const old = before.get(line.events[0]);
      return old && same(old.events, line.events) && same(old.forced, line.forced) ? old : line;
    });
    before = new Map(lines.map((line) => [line.events[0], line]));
    return lines;
  };
}

function same(some: readonly GameEvent[], others: readonly GameEvent[]): boolean {
  return some.length === others.length && some.every((event, i) => event === others[i]);
}

/** What the action of an event was done to; null where to nothing. */
function objectOf({ values }: GameEvent): string | number | null {
  const { action } = values;
  return action !== null && typeof action === 'object' && !Array.isArray(action) ? action.object : null;
}
