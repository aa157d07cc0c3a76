import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';
import type { Language } from './contract.ts';
import { WRITTEN } from './figures.ts';

/** Where a message or a term begins. */
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** What may be the name of another one. */
const WORD = /-?[a-zA-Z][\w-]*/g;

/**
 * The messages of one source of texts, each parsed when it is first asked for, with those that it names: a table needs few of
 * the hundreds that a game has, and to parse all takes a telephone a tenth of a second in which it shows nothing.
 */
export class Messages extends FluentBundle {
  private readonly unread = new Map<string, string>();

  constructor(language: Language, source: string) {
    super(language, { functions: WRITTEN, useIsolating: false });
    const begins = [...source.matchAll(ENTRY)];
    begins.forEach(({ 1: name = '', index }, i) => {
      if (!this.unread.has(name)) this.unread.set(name, source.slice(index, begins[i + 1]?.index));
    });
  }

  override getMessage(key: string): Message | undefined {
    if (this.unread.has(key)) this.read(key);
    return super.getMessage(key);
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
