import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { letterOf, markOf } from './board.ts';

const LANGUAGES = ['fr', 'en'] as const;
const texts = (language: string): string => readFileSync(resolve(`../src/latrunculi/games/empire/locale/${language}.ftl`), 'utf8');

test.each([
  { names: ['Faction pourpre', 'Faction verte', 'Faction bleue', 'Faction dorée'], shields: ['Po', 'Ve', 'Bl', 'Do'], marks: ['P', 'V', 'B', 'D'] },
  { names: ['Purple Faction', 'Green Faction', 'Blue Faction', 'Golden Faction'], shields: ['Pu', 'Gr', 'Bl', 'Go'], marks: ['P', 'Gr', 'B', 'Go'] },
])('the letters of a Faction are those of its colour in the language, and no other’s: $names.0', ({ names, shields, marks }) => {
  expect(names.map(letterOf)).toEqual(shields);
  expect(names.map((name) => markOf(name, names))).toEqual(marks);
});

test.each(LANGUAGES)('whoever defends is told where, and by whom he is attacked: %s', (language) => {
  const asked = texts(language).split('\n').filter((line) => /^prompt-(withdrawal|bribe-offer)-(start|go-on|answer) /.test(line));
  expect(asked).toHaveLength(4);
  for (const line of asked) expect(line).toMatch(/\{ \$province \}.*\{ of-side \}/);
});
