import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { GameClient } from '../games/registry.ts';
import type { GameEvent } from '../lib/contract.ts';
import { Desk } from './desk.svelte.ts';
import LineParts from './LineParts.svelte';
import AtDesk from './testing/AtDesk.svelte';

/** A line of the log as it stands on the page, from the pieces of its text. */
function line(pieces: unknown[]): HTMLElement {
  const desk = new Desk();
  desk.client = { areaKinds: ['zone'], pieceKinds: [] } as unknown as GameClient;
  desk.reference = { objects: { zone: ['roma'] }, dice: { die: [1, 2, 3, 4, 5, 6] }, verbs: [], events: [], pieces: {} };
  Object.defineProperty(desk, 'texts', { value: { eventParts: () => pieces, name: String, glossary: [] } });
  Object.defineProperty(desk, 'onMap', { value: ['zone'] });
  return render(AtDesk, { props: { desk, Part: LineParts, given: { events: [{ kind: 'x', values: {} } as GameEvent] } } }).container;
}

test('what follows a die or a place without a space stays on its line, and is said once', () => {
  const found = line([
    { text: 'Attrition, ' }, { kind: 'zone', id: 'roma', text: 'Roma' }, { text: '\u00a0: ' }, { dice: [4], sides: 6 }, { text: ', score 5 ' },
    { dice: [2, 3], sides: 6 }, { text: ' and more' },
  ]);
  const kept = [...found.querySelectorAll('.kept')].map((one) => [one.querySelectorAll('svg').length, one.lastChild?.textContent]);
  expect(kept).toEqual([[0, '\u00a0:'], [1, ','], [2, '']]);
  expect(found.textContent?.match(/[,:]/g)).toEqual([',', ':', ',']);
  expect(found.textContent).toContain('score 5');
});

test('a bracket stays with the place or the dice that it opens upon', () => {
  const found = line([{ text: 'Unknown chief 72 (' }, { kind: 'zone', id: 'roma', text: 'Roma' }, { text: ') rolls (' }, { dice: [4], sides: 6 }, { text: ')' }]);
  const kept = [...found.querySelectorAll('.kept')].map((one) => one.textContent);
  expect(kept).toEqual(['(Roma)', '()']);
  expect(found.textContent?.match(/[()]/g)).toEqual(['(', ')', '(', ')']);
});
