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
