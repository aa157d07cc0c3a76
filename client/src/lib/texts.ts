import type { FluentVariable } from '@fluent/bundle';
import type { Action, EventInfo, EventValue, Happening, Language, Names, Prompt, Reason, Reference, TextsAnswer } from './contract.ts';
import { Messages } from './messages.ts';

/** What stands for a value that the viewer does not know, or that is none. */
export const UNKNOWN = '–';
/** What stands for the object in the heading of a group of choices. */
const ANY = '…';

/** What dice show. */
type EventFaces = (number | string)[];
/** A piece of a log line: words, dice of so many sides (dark those of a kind called black), or the name of an object of the map. */
export type Part = { text: string } | { dice: EventFaces; sides: number; dark?: true } | { kind: string; id: string; text: string };

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

/** An object that would stand at the end of a heading is left out. */
const TRAIL = /[\s:]*…$/u;
/** Before a name that begins with a vowel (de Africa: d’Africa), whether or not it is enclosed: no message knows which name it will be given. */
const ELIDED = new RegExp(`(?<![\\p{L}])([Dd]|[Qq]u)e ((?:${OPEN}[^${CLOSE}]*${MIDDLE})?)(?=[AEIOUÀÂÉÈÊËÎÏÔÛ])`, 'gu');

/** Splits a text in which values were enclosed by `marked`; `dice` has the faces of each kind of dice. */
function parts(text: string, dice: Reference['dice']): Part[] {
  return text
    .split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`))
    .map((piece, i): Part => {
      if (i % 2 === 0) return { text: piece };
      const [kind = '', id = '', name = ''] = piece.split(MIDDLE);
      const faces = dice[kind];
      if (!faces) return { kind, id, text: name };
      return { dice: name.split(' ').flatMap((shown) => faces.find((face) => String(face) === shown) ?? []), sides: faces.length, ...(kind.startsWith('black') ? { dark: true } : {}) };
    })
    .filter((part) => !('text' in part) || part.text !== '');
}

/**
 * The texts of one game in one language: messages `event-NAME`, `verb-NAME`, `prompt-ID`, `prompt-ID-VERB` and `reason-NAME`, filled
 * with names in the language, and with ids under the same name followed by `_id`: of an action its verb.
 */
export class GameTexts {
  readonly names: Names;
  private readonly bundle: Messages;
  private readonly events: Map<string, EventInfo>;
  private readonly dice: Reference['dice'];

  constructor(
    readonly language: Language,
    answer: TextsAnswer,
    reference: Reference,
    private readonly seatName: (seat: number) => string = String,
    /** The kinds of objects that can be pointed at on the map. */
    private readonly onMap: readonly string[] = [],
  ) {
    this.names = answer.names;
    this.bundle = new Messages(language, answer.ftl);
    this.dice = reference.dice;
    this.events = new Map(reference.events.map((event) => [event.name, event]));
  }

  name(kind: string, value: EventValue | undefined): string {
    if (value === null || value === undefined) return UNKNOWN;
    if (Array.isArray(value)) return value.join(' ');
    if (typeof value === 'object') return this.action(value);
    if (kind === 'seat') return this.seatName(Number(value));
    return this.names[kind]?.[String(value)] ?? String(value);
  }

  event(event: Happening): string {
    const known = this.events.get(event.kind);
    const kinds: Record<string, string> = known ? Object.fromEntries(known.fields) : {};
    return this.message(`event-${event.kind}`, this.values(kinds, event.values)) ?? event.kind;
  }

  /** The log line of an event in pieces: dice to be drawn, objects of the map to be pointed at. */
  eventParts(event: Happening): Part[] {
    return parts(this.message(`event-${event.kind}`, this.marked(event)) ?? event.kind, this.dice);
  }

  /** What an event has in common with others of its kind that may stand on one line with it; null where none may. */
  eventHead(event: Happening): string | null {
    return this.message(`event-${event.kind}-head`, this.marked(event));
  }

  /** The log line of several events with the same head: `event-KIND-head`, then the `event-KIND-item` of each. */
  mergedParts(events: readonly Happening[]): Part[] {
    const items = events.map((event) => this.message(`event-${event.kind}-item`, this.marked(event)) ?? '');
    return parts(`${events[0] ? (this.eventHead(events[0]) ?? '') : ''} ${items.join(', ')}`, this.dice);
  }

  private marked(event: Happening): Record<string, FluentVariable> {
    const kinds: Record<string, string> = Object.fromEntries(this.fields(event));
    const values = this.values(kinds, event.values);
    for (const [field, kind] of Object.entries(kinds)) {
      const value = event.values[field];
      if (value === null || value === undefined) continue;
      if (kind in this.dice || this.onMap.includes(kind)) {
        values[field] = `${OPEN}${kind}${MIDDLE}${kind in this.dice ? '' : String(value)}${MIDDLE}${this.name(kind, value)}${CLOSE}`;
      }
    }
    return values;
  }

  /** The kind of each field of an event. */
  fields(event: Happening): [name: string, kind: string][] {
    return this.events.get(event.kind)?.fields ?? [];
  }

  /** A choice in words; at a prompt that has words of its own for it, in those. */
  action(action: Action, prompt = ''): string {
    const there = this.message(`prompt-${prompt}-${action.verb}`, {});
    if (there) return there;
    const values = this.values({ object: action.kind }, { object: action.object });
    return this.message(`verb-${action.verb}`, values) ?? `${action.verb} ${this.name(action.kind, action.object)}`;
  }

  /** The heading over all the choices of one verb. */
  verb(verb: string): string {
    const whole = this.message(`verb-group-${verb}`, {}) ?? this.message(`verb-${verb}`, { object: ANY, object_id: '' }) ?? verb;
    return whole.replace(TRAIL, '');
  }

  /** A question in words, with the names of what it is about. */
  prompt({ id, values, kinds }: Pick<Prompt, 'id' | 'values' | 'kinds'>): string {
    return this.message(`prompt-${id}`, this.values(kinds, values)) ?? id;
  }

  /** What the game's adviser says for a choice. */
  reason({ id, values, kinds }: Reason): string {
    return this.message(`reason-${id}`, this.values(kinds, values)) ?? id;
  }

  /** A message of the game by its own key, or null where the game has none. */
  message(key: string, values: Record<string, FluentVariable>): string | null {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return null;
    const text = this.bundle.formatPattern(pattern, values, []);
    return this.language === 'fr' ? text.replace(ELIDED, '$1’$2') : text;
  }

  private values(kinds: Record<string, string>, values: Record<string, EventValue>): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [field, value] of Object.entries(values)) {
      const kind = kinds[field] ?? '';
      if (typeof value === 'number' && (kind === 'number' || kind === '')) filled[field] = value;
      else filled[field] = this.name(kind, value);
      if (value !== null && typeof value === 'object' && !Array.isArray(value)) filled[`${field}_id`] = value.verb;
      else filled[`${field}_id`] = value === null ? 'None' : String(value);
    }
    return filled;
  }
}
