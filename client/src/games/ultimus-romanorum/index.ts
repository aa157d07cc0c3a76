import { page } from '../imperator/client.ts';
import Empire from './Empire.svelte';
import { kin } from './kin.ts';
import { TINTS } from './looks.ts';
import Overlay from './Overlay.svelte';
import { words } from './words.ts';

/** Ultimus Romanorum, as its players see it. */
export const game = page({
  kin,
  words,
  tints: TINTS,
  regionKind: 'diocese',
  Overlay,
  tabs: [{ id: 'empire', glyph: 'eagle', Panel: Empire }],
});
