// Draws a small picture of each game's map for the home page: `node client/scripts/map-pictures.mjs`, when a map has
// changed. Coast and large areas are thinned to what can be seen at that size.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of each game in the page, and that of its rules. */
const GAMES = { 'alea-iacta-est': 'alea', 'history-of-the-roman-empire': 'empire', 'invasions-1': 'invasions', 'optimus-princeps': 'optimus', 'ultimus-romanorum': 'ultimus' };
const WIDTH = 480;
/** How far, in units of the picture, a point may lie off the line that takes its place, and the least area of an island. */
const TOLERANCE = 0.9;
const LEAST = 6;
const TINTS = ['#c9a26b', '#b98d77', '#a9a777', '#c3b184', '#a58f9c', '#9fae93', '#c79a86', '#b3a08a', '#bda561'];
const [SEA, LAND, LINE] = ['#8fb3bd', '#d9cba6', '#5b4632'];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The rings of a path of absolute M and relative l, in units of the picture. */
function rings(path, scale) {
  return path.split('M').slice(1).map((ring) => {
    const [start, rest = ''] = ring.replace(/z/g, '').split('l');
    const numbers = (text) => (text.match(/-?[\d.]+/g) ?? []).map(Number);
    let [x, y] = numbers(start);
    const points = [[x * scale, y * scale]];
    const steps = numbers(rest);
    for (let i = 0; i + 1 < steps.length; i += 2) points.push([(x += steps[i]) * scale, (y += steps[i + 1]) * scale]);
    return points;
  });
}

/** Douglas and Peucker: the ends, and of what lies between only what stands out. */
function thinned(points) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let [farthest, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i += 1) {
    const [dx, dy] = [points[i][0] - a[0], points[i][1] - a[1]];
    const off = length ? Math.abs((b[0] - a[0]) * dy - (b[1] - a[1]) * dx) / length : Math.hypot(dx, dy);
    if (off > farthest) [farthest, at] = [off, i];
  }
  if (farthest < TOLERANCE) return [a, b];
  return [...thinned(points.slice(0, at + 1)), ...thinned(points.slice(at)).slice(1)];
}

function area(points) {
  return Math.abs(points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length];
    return sum + x * v - u * y;
  }, 0)) / 2;
}

function drawn(path, scale) {
  const kept = rings(path, scale).filter((ring) => area(ring) >= LEAST).map(thinned);
  return kept.map((ring) => `M${ring.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`).join('');
}

for (const [page, rules] of Object.entries(GAMES)) {
  const map = JSON.parse(readFileSync(`${root}src/latrunculi/games/${rules}/data/geometry.json`, 'utf8'));
  const [width, height] = map.size;
  const scale = WIDTH / width;
  const large = Object.values(map.dioceses)
    .map(({ path }, i) => `<path fill="${TINTS[i % TINTS.length]}" d="${drawn(path, scale)}"/>`);
  const picture = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${Math.round(height * scale)}" preserveAspectRatio="xMidYMid slice">`,
    `<path fill="${SEA}" d="M0 0h${WIDTH}v${WIDTH}H0z"/>`,
    `<path fill="${LAND}" stroke="${LINE}" stroke-width=".6" d="${drawn(map.land, scale)}"/>`,
    `<g stroke="${LINE}" stroke-width=".8" stroke-linejoin="round">${large.join('')}</g></svg>`,
  ].join('\n');
  writeFileSync(`${root}client/src/games/${page}/map.svg`, `${picture}\n`);
}
