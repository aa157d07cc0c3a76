import { page } from '../imperator/client.ts';
import { kin } from './kin.ts';
import en from './locale/en.ftl?raw';
import fr from './locale/fr.ftl?raw';
import { TINTS } from './looks.ts';
import Regions from './Regions.svelte';
import Republic from './Republic.svelte';

/** Alea Iacta Est, as its players see it. */
export const game = page({
  kin,
  texts: { fr, en },
  guide: { fr: () => import('./locale/guide.fr.ftl?raw'), en: () => import('./locale/guide.en.ftl?raw') },
  tints: TINTS,
  regionKind: 'region',
  tabs: [
    { id: 'regions', glyph: 'arches', Panel: Regions },
    { id: 'republic', glyph: 'scroll', Panel: Republic },
  ],
});
