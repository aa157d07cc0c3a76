import type { EventValue, GameEvent } from './contract.ts';
import { linesOf, type LogLine } from './loglines.ts';

/** What others have done since, told in so many pictures: lines of the log that belong together, and the place in the game. */
export interface Beat {
  lines: LogLine[];
  /** The numbers of the choices before and after it. */
  before: number;
  after: number;
  /** Whose choices they were. */
  seat: number | null;
}

/** How the beats are told: not at all, when asked for, or by themselves at so many milliseconds each. */
export type Pace = 'none' | 'asked' | 'slow' | 'quick';
export const PACES: readonly Pace[] = ['none', 'asked', 'slow', 'quick'];
export const TIMES: Record<Pace, number> = { none: 0, asked: 0, slow: 3200, quick: 1300 };

/** What the story asks of the texts and the map. */
export interface Places {
  /** What an event has in common with others that may stand on one line with it. */
  head: (event: GameEvent) => string | null;
  /** The fields of an event, each with the kind of what stands in it. */
  fields: (event: GameEvent) => [name: string, kind: string][];
  /** Whether objects of a kind have a place on the map. */
  onMap: (kind: string) => boolean;
}

/** The number after the last event that came of a choice of one of these seats; 0 where none did. */
export function sinceOwn(log: readonly GameEvent[], seats: readonly number[]): number {
  const last = log.findLast(({ seat }) => seat !== null && seats.includes(seat));
  return last ? last.n + 1 : 0;
}

/**
 * What has happened from an event on, since one of others first chose: what came before of one's own choice is no news,
 * what came of passing while others played is.
 */
export function newsOf(log: readonly GameEvent[], from: number, seats: readonly number[]): GameEvent[] {
  const chosen = log.filter((event) => event.n >= from && event.seat !== null);
  const first = chosen.findIndex(({ seat }) => seat !== null && !seats.includes(seat));
  return first < 0 ? [] : chosen.slice(first);
}

/**
 * News beat by beat. What came of one choice is one beat; so is what the same counter did choice by choice, such as a
 * march zone by zone. A line that speaks of no place goes with what follows it, or else with what was before.
 */
export function beatsOf(news: readonly GameEvent[], places: Places): Beat[] {
  const out: Beat[] = [];
  let subject: string | null = null;
  let waiting: LogLine[] = [];
  let first = 0;
  for (const line of linesOf(news, places.head)) {
    const [event] = line.events;
    const end = Math.max(...line.events.map(({ step }) => step));
    const last = out.at(-1);
    const about = subjectOf(event, places);
    if (last && (last.after === event.step || (about !== null && about === subject && !waiting.length))) {
      last.lines.push(...waiting, line);
      last.after = end;
      waiting = [];
    } else if (places.fields(event).some(([field, kind]) => places.onMap(kind) && event.values[field] !== null)) {
      out.push({ lines: [...waiting, line], before: (waiting.length ? first : event.step) - 1, after: end, seat: event.seat });
      waiting = [];
      subject = about;
    } else {
      if (!waiting.length) first = event.step;
      waiting.push(line);
    }
    if (about !== null && out.at(-1)?.lines.at(-1) === line) subject = about;
  }
  out.at(-1)?.lines.push(...waiting);
  return out;
}

/** The kind of an event with the object that it tells of first. */
function subjectOf(event: GameEvent, places: Places): string | null {
  const [first] = places.fields(event);
  if (!first || !places.onMap(first[1])) return null;
  const value = event.values[first[0]];
  return typeof value === 'string' ? `${event.kind} ${value}` : null;
}

/** What stands in a field of all events of a kind. */
export function valuesOf(events: readonly GameEvent[], kind: string, field: string): string[] {
  return events.flatMap((event) => (event.kind === kind ? [String(event.values[field])] : []));
}

/** A way on the map: the areas that something has come through, in their order. */
export type Way = string[];

/**
 * The ways of a beat. An event that tells of a counter and of an area leads it there from where it stood; one that tells
 * of two areas leads from the first to the second.
 */
export function waysOf(
  beat: Beat,
  fields: Places['fields'],
  areasOf: (kind: string, value: EventValue | undefined) => string[],
  stood: (kind: string, value: EventValue | undefined) => string[],
  isArea: (kind: string) => boolean,
): Way[] {
  const ways = new Map<string, Way>();
  for (const event of beat.lines.flatMap(({ events }) => events)) {
    const all = fields(event);
    const mover = all.find(([field, kind]) => !isArea(kind) && stood(kind, event.values[field]).length > 0);
    const areas = all.filter(([, kind]) => isArea(kind)).flatMap(([field, kind]) => areasOf(kind, event.values[field]).slice(0, 1));
    if (!areas.length) continue;
    const key = mover ? String(event.values[mover[0]]) : `${event.n}`;
    const way = ways.get(key) ?? (mover ? stood(mover[1], event.values[mover[0]]).slice(0, 1) : []);
    for (const area of areas) if (way.at(-1) !== area) way.push(area);
    ways.set(key, way);
  }
  return [...ways.values()].filter((way) => way.length > 1);
}
