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
 * A coarser copy of a path of closed polygons, for what is drawn far from it: points nearer than `step` to the last one
 * kept are dropped, and polygons of which too little remains. The path is made of `M x y`, relative `l` and `z`.
 */
export function coarse(path: string, step: number): string {
  return path
    .split(/z/i)
    .map((polygon) => {
      const [x0 = 0, y0 = 0, ...moves] = (polygon.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      let [x, y, keptX, keptY] = [x0, y0, x0, y0];
      const kept = [`${x0} ${y0}`];
      for (let i = 0; i + 1 < moves.length; i += 2) {
        x += moves[i] ?? 0;
        y += moves[i + 1] ?? 0;
        if (Math.hypot(x - keptX, y - keptY) < step) continue;
        [keptX, keptY] = [x, y];
        kept.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
      }
      return kept.length < 4 ? '' : `M${kept.join('L')}z`;
    })
    .join('');
}
