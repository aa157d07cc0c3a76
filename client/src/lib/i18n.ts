import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../locale/en.ftl?raw';
import fr from '../locale/fr.ftl?raw';
import type { Language } from './contract.ts';
import { settings } from './settings.svelte.ts';

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Language, FluentBundle> = { fr: bundle('fr', fr), en: bundle('en', en) };

/** A text of the interface in the chosen language; reactive where it is called. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const chosen = bundles[settings.language];
  const message = chosen.getMessage(key);
  return message?.value ? chosen.formatPattern(message.value, values ?? null) : key;
}

export function has(key: string): boolean {
  return Boolean(bundles[settings.language].getMessage(key)?.value);
}
