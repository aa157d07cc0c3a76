import type { GameWords } from '../registry.ts';
import type { Language } from '../../lib/contract.ts';
import en from './locale/en.ftl?raw';
import fr from './locale/fr.ftl?raw';

/** A file of texts, as it is fetched. */
interface Source {
  default: string;
}

/** What one game of the family says. */
interface Own {
  texts: Record<Language, string>;
  /** Its texts of the guided first turn, to be fetched. */
  guide: Record<Language, () => Promise<Source>>;
}

/** The guide of a game, and that of the family. */
async function both(game: Promise<Source>, family: Promise<Source>): Promise<string> {
  return `${(await game).default}\n${(await family).default}`;
}

/** What a game says and what the family says; the game's texts come before those of the family of the same key. */
export function withFamily(own: Own): GameWords {
  return {
    texts: { fr: `${own.texts.fr}\n${fr}`, en: `${own.texts.en}\n${en}` },
    guide: {
      fr: () => both(own.guide.fr(), import('./locale/guide.fr.ftl?raw')),
      en: () => both(own.guide.en(), import('./locale/guide.en.ftl?raw')),
    },
  };
}
