import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameClient } from '../games/registry.ts';
import type { Action, AreaShape, Geometry, View } from '../lib/contract.ts';
import { Desk, type Player } from './desk.svelte.ts';
import MapHarness from './testing/MapHarness.svelte';
import Nothing from './testing/Nothing.svelte';
import Pieces from './testing/Pieces.svelte';

/** A game that is made up: two areas of land, a sea, units in them. */
const game: GameClient = {
  texts: { fr: '', en: '' },
  guide: { fr: () => Promise.resolve(''), en: () => Promise.resolve('') },
  areaKinds: ['zone', 'sea'],
  pieceKinds: ['unit'],
  where: (_, id, board) => [(board as { units: Record<string, string> }).units[id] ?? []].flat(),
  tints: {},
  regions: () => [],
  regionKind: 'region',
  redName: () => false,
  scene: () => [],
  turnEvents: [],
  Pieces,
  Overlay: Nothing,
  Area: Nothing,
  Primer: Nothing,
  tabs: [],
  when: () => null,
  left: () => null,
};

function square(x: number): AreaShape {
  return { path: `M${x} 0h100v100h-100z`, label: { x, y: 50 }, site: null, slots: [[x + 50, 50]], centre: [x + 50, 50] };
}

const geometry: Geometry = {
  size: [300, 100], land: 'M0 0h200v100h-200z', areas: { west: square(0), east: square(100) }, zones: { mare: { path: square(200).path, anchor: [250, 50] } },
  dioceses: {}, borders: [], straits: [], rivers: [], lakes: [], seas: [], relief: [], wild: [],
};

const player = { act: vi.fn<Player['act']>(), why: vi.fn<Player['why']>(), hint: vi.fn<Player['hint']>(), reach: vi.fn<Player['reach']>(), undo: vi.fn<Player['undo']>() };

function action(number: number, verb: string, kind: string, object: string): Action {
  return { action: number, verb, kind, object };
}

function lay(legal: Action[], units: Record<string, string>): Desk {
  const desk = new Desk();
  desk.client = game;
  desk.geometry = geometry;
  desk.reference = { objects: { zone: ['west', 'east'], sea: ['mare'], unit: Object.keys(units) }, dice: {}, verbs: [], events: [], pieces: {} };
  desk.player = player;
  desk.view = {
    game: 'made-up', revision: 1, viewer: 0, seats: 2, over: false, awaiting: [0], prompt: { id: 'x', rule: 'X-1', values: {}, kinds: {} }, legal, scores: [0, 0],
    winners: [], version: 1, undo: false, board: { units },
  } satisfies View;
  render(MapHarness, { desk, game });
  return desk;
}

const at = (area: string): Element => document.querySelector(`.hits [data-area=${area}]`) ?? document.body;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class {
    constructor(private readonly told: (entries: unknown[]) => void) {}
    observe(target: Element): void {
      this.told([{ target, contentRect: { width: 600, height: 600 } }]);
    }
    unobserve(): void {}
    disconnect(): void {}
  });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('areas of land and of sea are chosen by a click', async () => {
  const [march, sail] = [action(1, 'march', 'zone', 'east'), action(2, 'sail', 'sea', 'mare')];
  lay([march, sail], {});
  await fireEvent.click(at('mare'));
  await fireEvent.click(at('east'));
  expect(player.act.mock.calls).toEqual([[sail], [march]]);
});

test('a counter that can be chosen answers by itself, its area offers all that lie there', async () => {
  const [one, two] = [action(1, 'take', 'unit', 'legio-i'), action(2, 'take', 'unit', 'legio-ii')];
  const desk = lay([one, two], { 'legio-i': 'west', 'legio-ii': 'west', 'legio-iii': 'west' });
  await fireEvent.click(await screen.findByTestId('legio-ii'));
  expect(player.act.mock.calls).toEqual([[two]]);
  expect(desk.areaChoices.get('west')).toEqual([one, two]);
  await fireEvent.click(at('west'));
  expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  expect(player.act).toHaveBeenCalledTimes(1);
});

test('what cannot be chosen asks why by its own kind, and its area is opened', async () => {
  const desk = lay([action(1, 'take', 'unit', 'legio-i'), action(2, 'march', 'zone', 'east')], { 'legio-i': 'east', 'legio-ii': 'west' });
  await fireEvent.click(await screen.findByTestId('legio-ii'));
  await fireEvent.click(at('west'));
  await fireEvent.click(at('mare'));
  expect(player.why.mock.calls).toEqual([['take', 'legio-ii', 'west'], ['march', 'west', 'west']]);
  expect(desk.selected).toBe('mare');
});

test('what may be chosen is marked by more than a tint: its area is hatched and outlined, and no other', async () => {
  lay([action(1, 'march', 'zone', 'east')], {});
  await screen.findByRole('group', { name: /./ });
  const marked = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('.glow path.marked')];
    expect(found).not.toEqual([]);
    return found;
  });
  expect(marked.map((path) => path.getAttribute('d'))).toEqual([square(100).path]);
  expect(document.querySelector('.glow pattern#legal path.hatch')).not.toBeNull();
});

test('what was under the pointer is there no more once the map has moved under it', async () => {
  const desk = lay([], { 'legio-i': 'east' });
  const counter = await screen.findByTestId('legio-i');
  await fireEvent(counter, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
  expect(desk.hovered).toBe('east');
  await fireEvent.wheel(counter, { deltaY: -120, clientX: 10, clientY: 10 });
  expect([desk.hovered, desk.pointed]).toEqual([null, null]);
});

test('a list points at a counter and at its area', () => {
  const desk = lay([], { 'legio-i': 'east' });
  desk.point('unit', 'legio-i');
  expect([desk.hovered, desk.pointed]).toEqual(['east', 'unit:legio-i']);
  desk.point('sea', 'mare');
  expect([desk.hovered, desk.pointed]).toEqual(['mare', null]);
  desk.point('unit', 'legio-ix');
  expect(desk.hovered).toBeNull();
});

test('of who is pointed at, the choice is known that leads somewhere, and where to once that is told', () => {
  const march = action(5, 'march', 'unit', 'legio-i');
  const desk = lay([action(4, 'take', 'unit', 'legio-i'), march, action(6, 'take', 'unit', 'legio-ii')], { 'legio-i': 'east', 'legio-ii': 'east' });
  desk.client = { ...game, leads: ['march'] };
  desk.reaches = { 4: { east: 9 } };
  desk.point('unit', 'legio-i');
  expect([desk.leading, desk.reach]).toEqual([march, {}]);
  desk.reaches = { 5: { west: 1 } };
  expect(desk.reach).toEqual({ west: 1 });
  desk.point('unit', 'legio-ii');
  expect([desk.leading, desk.reach]).toEqual([undefined, {}]);
});
