// Prints what a browser downloads to show a game page, gzipped, and fails beyond the limit: what all games share, and
// the largest game with what its family shares. Map geometry (files named map-*), the fonts that only rare letters need (latin-ext) and the texts of
// the guided first turn (guide.*), the talk of people who sit apart, the end of a game and the pages beside the table, which are fetched when they are
// wanted, are listed but not counted.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 300;
const root = fileURLToPath(new URL('../../src/latrunculi/server/static', import.meta.url));
const notCounted = /(^|\/)(map-|guide\.|Talk-|EndOfGame-|ClaimPage-|NewGame-|ReplayPage-|RulesPage-|manifest\.json)|latin-ext/;

const manifest = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'));

/** The files that come with a module, those of the modules that it imports included. */
function filesWith(key, found = new Set()) {
  const { file, css = [], imports = [] } = manifest[key];
  if (found.has(file)) return found;
  for (const name of [file, ...css]) found.add(name);
  for (const other of imports) filesWith(other, found);
  return found;
}

const page = filesWith('index.html');
const games = Object.keys(manifest)
  .filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key))
  .map((key) => new Set([...filesWith(key)].filter((name) => !page.has(name))));
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
const shared = sum(counted.filter(({ name }) => games.every((game) => !game.has(name))));
if (!games.length) throw new Error('The manifest names no game: has the folder of the games moved?');
const largest = Math.max(0, ...games.map((game) => sum(counted.filter(({ name }) => game.has(name)))));
const total = shared + largest;
console.log(`${kb(shared)} KB  shared, ${kb(largest).trim()} KB the largest game`);
console.log(`${kb(total)} KB  gzipped for a game page, limit ${LIMIT_KB} KB`);
if (total > LIMIT_KB * 1024) {
  console.error(`The client bundle is over its limit of ${LIMIT_KB} KB gzipped.`);
  process.exit(1);
}
