import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { AreaShape, Geometry } from '../lib/contract.ts';
import MapInk from './MapInk.svelte';

function square(x: number, size: number): AreaShape {
  return { path: `M${x} 0h100v100h-100z`, label: { x, y: 50, size, lines: [`area ${x}`] }, site: null, slots: [], centre: [x + 50, 50] };
}

test('from afar, where names of areas are too small, regions are named a word a line, if the map has room', () => {
  const geometry: Geometry = {
    size: [4000, 100], land: '', areas: { a: square(0, 10), b: square(100, 20), c: square(200, 30) }, zones: {},
    dioceses: { gallia: { path: '', label: { x: 150, y: 50, lines: ['GALLIA SUPERIOR'] } }, nameless: { path: '' } },
    borders: [], straits: [], rivers: [], lakes: [], seas: [], relief: [], wild: [],
  };
  const { container } = render(MapInk, { geometry, redName: () => false });
  const far = container.querySelector<SVGElement>('.far');
  expect([...(far?.querySelectorAll('text') ?? [])].map((text) => text.textContent)).toEqual(['GALLIA', 'SUPERIOR']);
  expect(Number(far?.style.getPropertyValue('--far'))).toBeCloseTo(9 / (1.42 * 20));
  expect(Number(far?.style.getPropertyValue('--near'))).toBe(0.2);
});
