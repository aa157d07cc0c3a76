import { expect, test } from 'vitest';
import { speakOf } from '../../lib/i18n.ts';
import { settings } from '../../lib/settings.svelte.ts';
import type { Board } from './board.ts';
import { fights } from './fights.ts';
import en from './locale/en.ftl?raw';
import fr from './locale/fr.ftl?raw';
import { game } from './index.ts';

const NAMES: Record<string, string> = { narbonensis: 'Narbonensis', suebi: 'Suebi', viridis: 'Faction verte' };
const say = (_kind: string, id: string): string => NAMES[id] ?? id;
const board = {
  attacks: {
    narbonensis: { defender: 'suebi', chance: 0.58, own: null },
    roma: { defender: 'viridis', chance: 1, own: 'forces' },
    africa: { defender: 'viridis', chance: 0.998, own: 'faction' },
  },
} as unknown as Board;

test('an attack says whom it strikes and how it stands, in both languages', () => {
  speakOf({ fr, en });
  settings.language = 'en';
  const [first] = fights(board, say);
  expect(first).toMatchObject({ area: 'narbonensis', verb: 'place-army', percent: 58, heading: 'Attack', text: 'Attack Narbonensis (Suebi): 58%', short: 'Narbonensis (Suebi): 58%' });
  expect(first?.warning).toBeUndefined();
  settings.language = 'fr';
  expect(fights(board, say)[0]?.text).toBe('Attaquer Narbonensis (Suebi)\u00a0: 58\u00a0%');
});

test('whoever would strike his own is warned; what is not certain is never told as certain', () => {
  settings.language = 'en';
  const [, forces, faction] = fights(board, say);
  expect([forces?.percent, faction?.percent]).toEqual([100, 99]);
  expect(forces?.warning).toContain('eliminated');
  expect(forces?.title).toContain('No dice');
  expect(faction?.warning).toContain('your other Faction');
});

test('what is left to place is told to whoever places, not to a defender', () => {
  const placing = { phase: { kind: 'roman', step: 'placement', pool: 2, forts: 0 } } as unknown as Board;
  expect(game.left(placing, 'roman-placement-place')).not.toBeNull();
  for (const asked of ['withdrawal-start', 'withdrawal-go-on', 'bribe-offer-start', 'displacement-retreat']) expect(game.left(placing, asked)).toBeNull();
});
