import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { game as alea } from '../games/alea-iacta-est/index.ts';
import { game as empire } from '../games/history-of-the-roman-empire/index.ts';
import { game as invasions } from '../games/invasions-1/index.ts';
import { game as optimus } from '../games/optimus-princeps/index.ts';
import { game as ultimus } from '../games/ultimus-romanorum/index.ts';

// jsdom has no media queries; the games ask for one as they are read.
vi.hoisted(() => Object.assign(window, { matchMedia: () => new EventTarget() }));

const THEME = readFileSync(resolve('src/theme.css'), 'utf8');
/** The part of its tint that the land of an area has, as table/MapLand.svelte mixes it, in the light and in the dark. */
const TINTED = [0.34, 0.24];

type Colour = readonly number[];

function parsed(hex: string): Colour {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
}

/** A colour of the theme in the light or in the dark. */
function themed(name: string, dark: boolean): Colour {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`).exec(THEME);
  return parsed(found?.[dark ? 2 : 1] ?? '');
}

function mixed(a: Colour, b: Colour, part: number): Colour {
  return a.map((value, i) => value * part + (b[i] ?? 0) * (1 - part));
}

/** Contrast as WCAG reckons it. */
function contrast(a: Colour, b: Colour): number {
  const [dark = 0, light = 0] = [a, b].map((colour) => {
    const [r = 0, g = 0, blue = 0] = colour.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  }).sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test.each([{ dark: false }, { dark: true }])('the outline and the hatching of what may be chosen stand out from any land, dark: $dark', ({ dark }) => {
  const [outline, land] = [themed('glow', dark), themed('land', dark)];
  for (const game of [alea, empire, invasions, optimus, ultimus]) {
    const lands = Object.values(game.tints).map((tint) => mixed(parsed(tint), land, TINTED[Number(dark)] ?? 1));
    const least = Math.min(...[land, ...lands].map((one) => contrast(outline, one)));
    expect(least, 'what is no text needs 3').toBeGreaterThan(3);
  }
});
