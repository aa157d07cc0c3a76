import { page } from '../imperator/client.ts';
import { kin } from './kin.ts';
import { TINTS } from './looks.ts';
import Regions from './Regions.svelte';
import Republic from './Republic.svelte';
import { words } from './words.ts';

/** Alea Iacta Est, as its players see it. */
export const game = page({
  kin,
  words,
  tints: TINTS,
  regionKind: 'region',
  tabs: [
    { id: 'regions', glyph: 'arches', Panel: Regions },
    { id: 'republic', glyph: 'scroll', Panel: Republic },
  ],
});
