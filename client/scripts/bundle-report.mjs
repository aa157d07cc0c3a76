// Prints what a browser downloads to show a game page, gzipped, and fails beyond the limit: what all games share, and
// the largest game. Map geometry (files named map-*), the fonts that only rare letters need (latin-ext) and the texts of
// the guided first turn (guide.*), fetched when somebody wants it, are listed but not counted.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 300;
const root = fileURLToPath(new URL('../../src/latrunculi/server/static', import.meta.url));
const sources = fileURLToPath(new URL('../src/games', import.meta.url));
const notCounted = /(^|\/)(map-|guide\.)|latin-ext/;

const games = readdirSync(sources, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const gameOf = (name) => games.find((game) => basename(name).startsWith(`${game}-`));
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .map((path) => ({ name: relative(root, path), bytes: gzipSync(readFileSync(path)).length }))
  .sort((a, b) => b.bytes - a.bytes);

const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(7);
const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
for (const { name, bytes } of files) {
  console.log(`${kb(bytes)} KB  ${name}${notCounted.test(name) ? '  (not counted)' : ''}`);
}
const counted = files.filter(({ name }) => !notCounted.test(name));
const shared = sum(counted.filter(({ name }) => !gameOf(name)));
const largest = Math.max(0, ...games.map((game) => sum(counted.filter(({ name }) => gameOf(name) === game))));
const total = shared + largest;
console.log(`${kb(shared)} KB  shared, ${kb(largest).trim()} KB the largest game`);
console.log(`${kb(total)} KB  gzipped for a game page, limit ${LIMIT_KB} KB`);
if (total > LIMIT_KB * 1024) {
  console.error(`The client bundle is over its limit of ${LIMIT_KB} KB gzipped.`);
  process.exit(1);
}
