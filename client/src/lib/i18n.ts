import type { FluentVariable } from '@fluent/bundle';
import en from '../locale/en.ftl?raw';
import fr from '../locale/fr.ftl?raw';
import type { Language } from './contract.ts';
import { Messages } from './messages.ts';
import { settings } from './settings.svelte.ts';

type Spoken = Record<Language, Messages>;

function spoken(sources: Record<Language, string>): Spoken {
  return { fr: new Messages('fr', sources.fr), en: new Messages('en', sources.en) };
}

const shared = spoken({ fr, en });
let own: Spoken | null = null;

/** Lets the interface speak of one game: its texts come before those that all tables share. */
export function speakOf(sources: Record<Language, string>): void {
  own = spoken(sources);
}

function find(key: string): Messages | undefined {
  const { language } = settings;
  return [own?.[language], shared[language]].find((one) => one?.getMessage(key)?.value);
}

/** A text of the interface in the chosen language; reactive where it is called. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const found = find(key);
  const pattern = found?.getMessage(key)?.value;
  return found && pattern ? found.formatPattern(pattern, values ?? null) : key;
}

export function has(key: string): boolean {
  return find(key) !== undefined;
}
