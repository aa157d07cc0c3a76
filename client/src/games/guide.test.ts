import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../lib/contract.ts';
import { guideIn } from '../lib/guide.ts';
import type { GameWords } from './registry.ts';

const LANGUAGES: Language[] = ['fr', 'en'];
/** What each game says, without what it draws: to compile that took most of the time of all tests of the page. */
const words = import.meta.glob<GameWords>('./*/words.ts', { eager: true, import: 'words' });
/** The folder of the rules of each game, and what a first turn asks there as a rule. */
const GAMES: Record<string, [folder: string, asked: string[]]> = {
  'history-of-the-roman-empire': ['empire', [
    'draw-peoples-decide', 'draw-emperors-decide', 'card-step-start', 'barbarian-placement-place', 'roman-placement-settle',
    'roman-placement-place', 'cities-start', 'withdrawal-start', 'looting-start', 'lone-fort-start', 'recruitment-build',
    'taking-up-start', 'mini-phase-place', 'displacement-retreat',
  ]],
  'alea-iacta-est': ['alea', [
    'initiative-answer', 'geostrategy-start', 'nomination-choice', 'discharge-legion', 'interrupt-start', 'marching-order',
    'march-take', 'march-go-on', 'advance-start', 'sail-order', 'combats-start', 'battle-decide', 'battle-losses',
    'evasion-start', 'retreat-start', 'retreat-lead', 'attempt-choice', 'garrisons-zone', 'recruitment-unit', 'recruits-place',
    'regrouping-zone', 'homecoming-place', 'escape-flee',
  ]],
  'invasions-1': ['invasions', [
    'ageing-decide', 'muster-arm', 'posting-place', 'investiture-place', 'raid-aim', 'decrees-choose-kind', 'purchases-shop',
    'suppressions-attempt', 'movement-choose-pile', 'march-go', 'march-face', 'interception-declare', 'flight-declare',
    'battles-choose-province', 'counsel-consult', 'melee-again', 'losses-allot', 'retreat-go', 'siege-decide',
    'campaigns-choose-leader', 'campaign-begin', 'voyage-go', 'migration-settle-in', 'audience-play', 'declarations-declare',
    'expedition-go', 'conversions-convert', 'excess-remove', 'recovery-recover', 'levies-place', 'designs-consult',
    'rebuilding-rebuild', 'foedus-offer-first',
  ]],
  'optimus-princeps': ['optimus', [
    'acquisition-buy', 'segment-start', 'march-order', 'march-arrive', 'contact-stand', 'battle-choose-command',
    'battle-choose-posts', 'battle-choose-tactics', 'battle-parley', 'allocation-start', 'attrition-spend', 'upshot-decide',
    'retreat-go', 'recruitment-pledge', 'recruitment-muster', 'supply-rank', 'voyage-order', 'battle-answer', 'rally-start',
    'town-loot-start',
  ]],
  'ultimus-romanorum': ['ultimus', [
    'deployment-choose-unit', 'deployment-choose-zone', 'initiative-answer', 'geostrategy-start', 'interrupt-start',
    'marching-order', 'march-take', 'march-go-on', 'advance-start', 'sail-order', 'combats-start', 'battle-decide',
    'battle-losses', 'evasion-start', 'evasion-lead', 'retreat-start', 'garrisons-diocese', 'escape-flee', 'naming-start',
    'rising-unit',
  ]],
};

// jsdom has no media queries; what draws a game asks them when it is loaded.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

describe.each(Object.entries(GAMES))('%s', (id, [folder, asked]) => {
  test.each(LANGUAGES)('each question of a first turn has its advice, each advice its question: %s', async (language) => {
    const source = await words[`./${id}/words.ts`]!.guide[language]();
    const guide = guideIn(language, source);
    expect(asked.filter((prompt) => guide(prompt) === null)).toEqual([]);
    const rules = readFileSync(resolve(`../src/latrunculi/games/${folder}/locale/${language}.ftl`), 'utf8');
    const prompts = [...rules.matchAll(/^prompt-([\w-]+) =/gm)].map(([, prompt]) => prompt ?? '');
    const looks = [...source.matchAll(/^guide-[\w-]+-look = (.*)$/gm)].map(([, look]) => look ?? '');
    expect(looks.length).toBeGreaterThan(9);
    const given = prompts.flatMap((prompt) => guide(prompt) ?? []);
    expect(looks.filter((look) => !given.some((advice) => advice.look === look))).toEqual([]);
    expect(given.filter(({ purpose, why }) => !purpose || !why)).toEqual([]);
  }, 30_000);
});

test('advice for a question itself comes before advice for all that begin like it', () => {
  const guide = guideIn('en', ['guide-march = a', 'guide-march-look = b', 'guide-march-take = c', 'guide-march-take-look = d'].join('\n'));
  expect(guide('march-take')).toEqual({ purpose: 'c', look: 'd', why: '' });
  expect(guide('march-go-on')?.look).toBe('b');
  expect(guide('marching-order')).toBeNull();
});
