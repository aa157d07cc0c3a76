import type { Point } from '../lib/contract.ts';

/** The two ends of a path. */
export function ends(path: string): [Point, Point] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  element.setAttribute('d', path);
  const first = element.getPointAtLength(0);
  const last = element.getPointAtLength(element.getTotalLength());
  return [[first.x, first.y], [last.x, last.y]];
}

/** Where a bridge over a strait is drawn: its middle, its direction in degrees, and half its length. */
export function bridge(path: string): { x: number; y: number; angle: number; half: number } {
  const [[x1, y1], [x2, y2]] = ends(path);
  return {
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2,
    angle: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI,
    half: Math.max(9, Math.hypot(x2 - x1, y2 - y1) / 2 + 5),
  };
}

/**
 * What is drawn about the origin, once at each of the places, as one path. It is made of `M`, `L`, `C` and `Z` alone, all
 * of whose numbers are places.
 */
export function stamped(drawn: string, at: readonly { x: number; y: number; scale?: number }[]): string {
  const steps = [...drawn.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, step = '', numbers = '']) => ({ step, numbers: numbers.trim() ? numbers.trim().split(/\s+/).map(Number) : [] }));
  let path = '';
  for (const { x, y, scale = 1 } of at) {
    for (const { step, numbers } of steps) {
      path += step;
      numbers.forEach((n, i) => (path += `${i ? ' ' : ''}${rounded(n * scale + (i % 2 ? y : x))}`));
    }
  }
  return path;
}

/** To a hundredth; `toFixed` takes ten times as long. */
function rounded(n: number): number {
  return Math.round(n * 100) / 100;
}

/** A disc about the origin, or so far below it, as `stamped` reads it: four curves that no eye tells from a circle. */
export function disc(radius: number, below = 0): string {
  const [r, k] = [radius, radius * 0.5523];
  const [top, bottom] = [below - r, below + r];
  return `M${-r} ${below}C${-r} ${below - k} ${-k} ${top} 0 ${top}C${k} ${top} ${r} ${below - k} ${r} ${below}C${r} ${below + k} ${k} ${bottom} 0 ${bottom}C${-k} ${bottom} ${-r} ${below + k} ${-r} ${below}Z`;
}

/** The middle of something that is laid over a place, in sight between two edges as far as it can be while it covers the place. */
export function insight(place: number, half: number, from: number, to: number): number {
  const seen = Math.max(from + half, Math.min(place, to - half));
  return Math.max(place - half, Math.min(seen, place + half));
}

/** The corners of each closed polygon of a path that is made of `M x y`, relative `l` and `z`. */
export function polygons(path: string): Point[][] {
  return path
    .split(/z/i)
    .map((polygon) => {
      const numbers = (polygon.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const corners: Point[] = [];
      let [x, y] = [0, 0];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        corners.push([x, y]);
      }
      return corners;
    })
    .filter((corners) => corners.length > 0);
}

/**
 * A coarser copy of a path of closed polygons, for what is drawn far from it: points nearer than `step` to the last one
 * kept are dropped, and polygons of which too little remains.
 */
export function coarse(path: string, step: number): string {
  return polygons(path)
    .map((corners) => {
      const kept: Point[] = [];
      for (const corner of corners) {
        const last = kept.at(-1);
        if (!last || apart(corner, last) >= step) kept.push(corner);
      }
      return kept.length < 4 ? '' : `M${kept.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}z`;
    })
    .join('');
}

export function apart([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x1 - x2, y1 - y2);
}

/**
 * What is shown in the middle of a view along one side of the map, so that no more than `edge` beyond the map is seen:
 * `before` and `after` are what the view shows on either side of it. A view larger than the map is left as it is.
 */
export function within(at: number, length: number, before: number, after: number, edge: number): number {
  if (before + after > length + 2 * edge) return at;
  return Math.max(before - edge, Math.min(at, length + edge - after));
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [dx, dy]): Point => [x + dx, y + dy], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Whether a point lies in one of the polygons. */
export function inside(shape: readonly Point[][], [x, y]: Point): boolean {
  let crossings = 0;
  for (const corners of shape) {
    corners.forEach(([x1, y1], i) => {
      const [x2, y2] = corners[(i + 1) % corners.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) crossings += 1;
    });
  }
  return crossings % 2 === 1;
}

/** How far inland the line from counters that lie at sea ends: the first of these at which there is land. */
const INLAND = [18, 12, 7];

/** Where a line from a point outside of an area reaches it: on its nearest shore, a little way inland. */
export function landing(shape: readonly Point[][], from: Point): Point {
  const [first = from, ...others] = shape.flat();
  const shore = others.reduce((best, corner) => (apart(corner, from) < apart(best, from) ? corner : best), first);
  const way = apart(shore, from) || 1;
  const inland = INLAND.map((by): Point => [shore[0] + ((shore[0] - from[0]) * by) / way, shore[1] + ((shore[1] - from[1]) * by) / way]);
  return inland.find((point) => inside(shape, point)) ?? shore;
}
