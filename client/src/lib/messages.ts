import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable, type Message, type Scope } from '@fluent/bundle';
import type { Language } from './contract.ts';
import { WRITTEN } from './figures.ts';

/** Where a message or a term begins. */
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** What may be the name of another one. */
const WORD = /-?[a-zA-Z][\w-]*/g;

/** Numbers below this are written alike in all languages: no thousands are set apart. */
const PLAIN = 1000;

/**
 * A number in a message. Whole ones below a thousand are written without asking how a language writes numbers: a browser
 * takes 20 ms to find that out, the first time on each page, and few other numbers are ever told.
 */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    const plain = Math.abs(this.value) < PLAIN || this.opts.useGrouping === false;
    return plain && Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

/** What `NUMBER` makes of a number in a message: all that a text asks of it is that a year be written without a gap. */
const NUMBER: FluentFunction = ([n], { useGrouping }) => new Figure(Number(n), useGrouping === undefined ? {} : { useGrouping: Boolean(Number(useGrouping)) });

/**
 * The messages of one source of texts, each parsed when it is first asked for, with those that it names: a table needs few of
 * the hundreds that a game has, and to parse all takes a telephone a tenth of a second in which it shows nothing.
 */
export class Messages extends FluentBundle {
  private readonly unread = new Map<string, string>();

  constructor(language: Language, source: string) {
    super(language, { functions: { ...WRITTEN, NUMBER }, useIsolating: false });
    const begins = [...source.matchAll(ENTRY)];
    begins.forEach(({ 1: name = '', index }, i) => {
      if (!this.unread.has(name)) this.unread.set(name, source.slice(index, begins[i + 1]?.index));
    });
  }

  override getMessage(key: string): Message | undefined {
    if (this.unread.has(key)) this.read(key);
    return super.getMessage(key);
  }

  override formatPattern(pattern: NonNullable<Message['value']>, values?: Record<string, FluentVariable> | null, errors?: Error[] | null): string {
    const figured = Object.entries(values ?? {}).map(([name, value]) => [name, typeof value === 'number' ? new Figure(value) : value] as const);
    return super.formatPattern(pattern, Object.fromEntries(figured), errors);
  }

  private read(key: string): void {
    let source = '';
    const names = [key];
    for (const name of names) {
      const entry = this.unread.get(name);
      if (entry === undefined) continue;
      this.unread.delete(name);
      source += entry;
      names.push(...(entry.match(WORD) ?? []));
    }
    this.addResource(new FluentResource(source));
  }
}
