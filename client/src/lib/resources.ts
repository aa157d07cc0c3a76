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
  const [game = '', language = 'fr'] = key.split('|');
  return api.texts(game, language as Language);
});

const games = once(() => api.games());

/** What never changes about a game, fetched once. */
export const resources: {
  games: () => Promise<GameInfo[]>;
  reference: (game: string) => Promise<Reference>;
  map: (game: string) => Promise<Geometry>;
  rules: (game: string) => Promise<Rules>;
  texts: (game: string, language: Language) => Promise<TextsAnswer>;
} = {
  games: () => games(''),
  reference: once((game) => api.reference(game)),
  map: once((game) => api.map(game)),
  rules: once((game) => api.rules(game)),
  texts: (game, language) => texts(`${game}|${language}`),
};
