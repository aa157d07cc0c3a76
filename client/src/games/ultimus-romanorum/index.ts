import { page } from '../imperator/client.ts';
import Empire from './Empire.svelte';
import { kin } from './kin.ts';
import en from './locale/en.ftl?raw';
import fr from './locale/fr.ftl?raw';
import { TINTS } from './looks.ts';
import Overlay from './Overlay.svelte';

/** Ultimus Romanorum, as its players see it. */
export const game = page({
  kin,
  texts: { fr, en },
  guide: { fr: () => import('./locale/guide.fr.ftl?raw'), en: () => import('./locale/guide.en.ftl?raw') },
  tints: TINTS,
  regionKind: 'diocese',
  Overlay,
  tabs: [{ id: 'empire', glyph: 'eagle', Panel: Empire }],
});
