import { withFamily } from '../imperator/words.ts';
import en from './locale/en.ftl?raw';
import fr from './locale/fr.ftl?raw';

/** What the page of Ultimus Romanorum says. */
export const words = withFamily({
  texts: { fr, en },
  guide: { fr: () => import('./locale/guide.fr.ftl?raw'), en: () => import('./locale/guide.en.ftl?raw') },
});
