import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import MapWords from './MapWords.svelte';

test('words of the map are drawn about their point, line under line, or along their line, each in the group that is told of', () => {
  const { container } = render(MapWords, {
    words: [
      { id: 'name-west', label: { x: 10, y: 20, angle: 30, size: 10, spacing: 0.2, lines: ['Gallia', 'A & "<B>"'] }, attributes: 'data-name="west"' },
      { id: 'sea-0', label: { x: 0, y: 0, lines: ['Mare', 'Nostrum'], path: 'M0 0H50' } },
    ],
  });
  const [first, second] = [...container.querySelectorAll('text')].map((text) => text.closest('g.word')?.parentElement);
  const name = container.querySelector('[data-name=west]');
  expect(first).toBe(name);
  expect(second).toBe(name);
  expect([...(name?.querySelectorAll('text') ?? [])].map((text) => text.textContent)).toEqual(['Gallia', 'A & "<B>"']);
  // Two lines 1.02 of their size apart about the point, lowered by 0.3 of it.
  expect([...(name?.querySelectorAll('text') ?? [])].map((text) => Number(text.getAttribute('y')).toFixed(1))).toEqual(['-2.1', '8.1']);
  expect(name?.querySelector('g')?.getAttribute('transform')).toBe('translate(10 20) rotate(30)');
  expect(container.querySelector('path#sea-0')?.getAttribute('d')).toBe('M0 0H50');
  const along = container.querySelector('text.along textPath');
  expect([along?.getAttribute('href'), along?.textContent]).toEqual(['#sea-0', 'Mare Nostrum']);
  // Of a drawing, not of a page: words of HTML would be there and not be seen.
  expect([name, along].map((node) => node?.namespaceURI)).toEqual(Array(2).fill('http://www.w3.org/2000/svg'));
});
