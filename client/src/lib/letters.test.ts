/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fetchLetters } from './letters.ts';

test('every face of the page is fetched, but those of rare letters', () => {
  const asked: string[] = [];
  fetchLetters({
    load: (face) => {
      asked.push(face);
      return Promise.reject(new Error('no network'));
    },
  });
  const css = readFileSync('src/fonts.css', 'utf8');
  const faces = css.split('@font-face').slice(1).filter((face) => !face.includes('latin-ext'));
  const written = faces.map((face) => {
    const [family, style, weight] = ['family', 'style', 'weight'].map((what) => new RegExp(`font-${what}: ([^;]+);`).exec(face)?.[1]);
    return `${style === 'italic' ? 'italic ' : ''}${weight} 1em ${family}`;
  });
  expect(asked.toSorted()).toEqual(written.toSorted());
});
