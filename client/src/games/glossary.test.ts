import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../lib/contract.ts';
import { abbreviations, explained, meaningOf } from '../lib/glossary.ts';
import { speakOf } from '../lib/i18n.ts';
import { settings } from '../lib/settings.svelte.ts';
import Explained from '../ui/Explained.svelte';
import type { GameWords } from './registry.ts';

/** The folder of the rules of each game, whose texts the page shows too. */
const GAMES = { 'alea-iacta-est': 'alea', 'history-of-the-roman-empire': 'empire', 'invasions-1': 'invasions', 'optimus-princeps': 'optimus', 'ultimus-romanorum': 'ultimus' };
const LANGUAGES: Language[] = ['fr', 'en'];
/** What each game says, without what it draws: to compile that took most of the time of all tests of the page. */
const words = import.meta.glob<GameWords>('./*/words.ts', { eager: true, import: 'words' });
/** Capitals that shorten nothing, or that everybody reads: words cried out on counters, a camp, eras, numbers of clauses. */
const WORDS = ['DIE', 'WINS', 'TIES', 'ROMAN', 'BC', 'AD', 'HRE'];

function capitals(texts: string): string[] {
  const told = texts.split('\n').filter((line) => !line.startsWith('#')).map((line) => line.replace(/^[\w-]+ =/, '')).join('\n');
  const found = told.replaceAll(/\{\s*\$\w+/g, '').match(/(?<![\p{L}\d$[])[A-Z]{2,5}(?![\p{L}\d\]])/gu) ?? [];
  return [...new Set(found)].filter((word) => !WORDS.includes(word) && !/^[IVX]+$/.test(word));
}

// jsdom has no media queries; what draws a game asks them when it is loaded.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => settings.speak('fr'));

describe.each(Object.entries(GAMES))('%s', (id, folder) => {
  test.each(LANGUAGES)('every abbreviation in its texts has an entry, and every entry stands in the list: %s', async (language) => {
    const { texts } = words[`./${id}/words.ts`]!;
    speakOf(texts);
    settings.speak(language);
    const played = readFileSync(resolve(`../src/latrunculi/games/${folder}/locale/${language}.ftl`), 'utf8');
    const used = capitals(`${texts[language]}\n${played}`);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((word) => !abbreviations().includes(word))).toEqual([]);
    expect(abbreviations().filter((word) => meaningOf(word) === `abbr-${word}`)).toEqual([]);
    const entries = [...texts[language].matchAll(/^abbr-([A-Z]+) =/gm)].map(([, word]) => word);
    expect(entries.filter((word) => !abbreviations().includes(word ?? ''))).toEqual([]);
  });
});

describe('a text', () => {
  const speak = (): void => speakOf({ fr: 'abbr-PF = Points de force.\nabbr-QU = Qualité.', en: 'abbr-SP = Strength.' });

  test('comes apart at abbreviations that have an entry in its language', () => {
    speak();
    const known = (text: string): string[] => explained(text).flatMap((piece) => (piece.known ? [piece.text] : []));
    expect(explained('Avec 3 PF contre 2').map(({ text }) => text)).toEqual(['Avec 3 ', 'PF', ' contre 2']);
    expect(known('PF-QU-BT, barrée')).toEqual(['PF', 'QU']);
    expect(known('SP PFX HRE-PF1')).toEqual([]);
    settings.speak('en');
    expect(known('3 SP, 2 PF')).toEqual(['SP']);
  });

  test('tells what an abbreviation means to whoever reaches it, until Escape', async () => {
    speak();
    render(Explained, { text: '3 PF' });
    const word = screen.getByRole('button', { name: 'PF' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    word.focus();
    const meaning = await screen.findByText('Points de force.');
    expect(word.getAttribute('aria-describedby')).toBe(meaning.id);
    word.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await tick();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
