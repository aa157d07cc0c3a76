import { expect, test } from 'vitest';
import { speakOf } from '../../lib/i18n.ts';
import { settings } from '../../lib/settings.svelte.ts';
import type { Board } from './board.ts';
import { fights } from './fights.ts';
import en from './locale/en.ftl?raw';
import fr from './locale/fr.ftl?raw';

const battle = { attack: 6, defence: 8, column: '2/3', die: 2, modifiers: [], chance: 0.5 };
const say = (_kind: string, id: string): string => id;

test('a zone with enemies tells what battle awaits the march in hand', () => {
  speakOf({ fr, en });
  settings.language = 'en';
  const board = { march: { battles: { 'galliae-6': battle } } } as unknown as Board;
  expect(fights(board, say)).toMatchObject([{ area: 'galliae-6', verb: 'move-to', percent: 50, text: 'Attack galliae-6 (2/3): 50%' }]);
  expect(fights(board, say)[0]?.title).toContain('SP 6 to 8, column 2/3, die +2');
  settings.language = 'fr';
  expect(fights(board, say)[0]?.short).toBe('galliae-6 (2/3)\u00a0: 50\u00a0%');
});

test('without a march there is none', () => {
  expect(fights({ march: null } as unknown as Board, say)).toEqual([]);
});
