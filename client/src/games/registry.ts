import type { Component } from 'svelte';
import type { AreaShape } from '../lib/contract.ts';
import { roman } from '../lib/figures.ts';

/** What a game adds to the table that all games share. Each component finds the position through `useDesk`. */
export interface GameClient {
  /** Colour of each large area of the map (diocese, region), as CSS. */
  tints: Record<string, string>;
  /** The large areas of the map in their order, from the game's reference. */
  regions: (pieces: unknown) => [region: string, areas: string[]][];
  /** The kind of word that the large areas are. */
  regionKind: string;
  /** Whether the name of an area is printed in red: the places where the game lets a side begin. */
  redName: (area: string, pieces: unknown) => boolean;
  /** Counters of one area, drawn on the map in its units; none covers another when `open`. */
  Pieces: Component<{ area: string; shape: AreaShape; open: boolean }>;
  /** What stands over the map: the state of each side, the battle that is being fought. */
  Overlay: Component;
  /** Everything about one area, for the inspector. */
  Area: Component<{ area: string }>;
  /** The game in a few lines, for whoever plays it for the first time. */
  Primer: Component;
  Sequence: Component;
  Forces: Component;
  Hand: Component;
  Score: Component;
  /** Where the game stands, in a few words, for the head of the page. */
  when: (board: unknown) => { key: string; values: Record<string, string | number> } | null;
  /** What the player has yet to do it with, beside the question that is asked. */
  left: (board: unknown) => { key: string; values: Record<string, string | number> } | null;
  /** The areas that the moment is about, whether or not anything can be chosen on the map. */
  scene: (board: unknown, pieces: unknown) => string[];
  /** Number of cards in the hands that are shown; null when none is. */
  handSize: (board: unknown) => number | null;
}

/** What the home page shows of a game before anything of it is loaded. */
export interface GameFace {
  /** Glyph of the card of the game. */
  glyph: string;
  /** How the game writes the number of a turn. */
  turn: (turn: number) => string;
  load: () => Promise<GameClient>;
}

const faces: Record<string, GameFace> = {
  'history-of-the-roman-empire': {
    glyph: 'eagle',
    turn: roman,
    load: async () => (await import('./history-of-the-roman-empire/index.ts')).game,
  },
};

export function faceOf(game: string): GameFace | undefined {
  return faces[game];
}
