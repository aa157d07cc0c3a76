import type { GameWords } from '../registry.ts';
import en from './locale/en.ftl?raw';
import fr from './locale/fr.ftl?raw';

/** What the page of Invasions, volume 1 says. */
export const words: GameWords = {
  texts: { fr, en },
  guide: {
    fr: async () => (await import('./locale/guide.fr.ftl?raw')).default,
    en: async () => (await import('./locale/guide.en.ftl?raw')).default,
  },
};
