import { api } from './api.ts';
import type { GameInfo, Geometry, Language, Reference, Rules, TextsAnswer } from './contract.ts';

/** Keeps the answer to each question; a question that failed is asked again. */
function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (key) => {
    const known = answers.get(key);
    if (known) return known;
    const asked = ask(key);
    answers.set(key, asked);
    asked.catch(() => answers.delete(key));
    return asked;
  };
}

const texts = once<TextsAnswer>((key) => {
  const [game = '', pack = '', language = 'fr'] = key.split('|');
  return api.texts(game, pack, language as Language);
});

const references = once<Reference>((key) => {
  const [game = '', pack = ''] = key.split('|');
  return api.reference(game, pack);
});

const games = once(() => api.games());

/** What never changes about a game, fetched once; some of it goes by the component pack that is played with. */
export const resources: {
  games: () => Promise<GameInfo[]>;
  reference: (game: string, pack: string) => Promise<Reference>;
  map: (game: string) => Promise<Geometry>;
  rules: (game: string) => Promise<Rules>;
  texts: (game: string, pack: string, language: Language) => Promise<TextsAnswer>;
} = {
  games: () => games(''),
  reference: (game, pack) => references(`${game}|${pack}`),
  map: once((game) => api.map(game)),
  rules: once((game) => api.rules(game)),
  texts: (game, pack, language) => texts(`${game}|${pack}|${language}`),
};
