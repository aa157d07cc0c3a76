import type { AreaShape, Point } from '../../lib/contract.ts';
import { apart, inside, middle, polygons } from '../../table/mapdraw.ts';

/** From the middle of a counter to that of the next: of one that stands alone more room is taken. */
const APART = 32;
/** Size on the map of a counter that stands alone, and of others. */
export const ALONE = 1.25;

interface Room {
  /** The places for counters, those on the area's own land first, then those nearest to its middle. */
  slots: Point[];
  /** Whether the places lie too close for one counter each, as on a small island. */
  tight: boolean;
}

const rooms = new WeakMap<AreaShape, Room>();

function roomOf(shape: AreaShape): Room {
  const known = rooms.get(shape);
  if (known) return known;
  const land = polygons(shape.path);
  const found = shape.slots.map((slot) => ({ slot, ashore: inside(land, slot), away: apart(slot, shape.centre) }));
  const slots = found.sort((a, b) => Number(b.ashore) - Number(a.ashore) || a.away - b.away).map(({ slot }) => slot);
  const tight = slots.some((slot, i) => slots.some((other, j) => i < j && apart(slot, other) < APART - 2));
  const made = { slots, tight };
  rooms.set(shape, made);
  return made;
}

/** Where the counters of so many stacks stand in an area. */
export function placesFor(shape: AreaShape, stacks: number): Point[] {
  if (!stacks) return [];
  const { slots, tight } = roomOf(shape);
  if (stacks === 1) return [tight ? middle(slots) : (slots[0] ?? shape.centre)];
  if (!tight && stacks <= slots.length) return slots.slice(0, stacks);
  const [x, y] = middle(slots);
  return Array.from({ length: stacks }, (_, i): Point => [x + (i - (stacks - 1) / 2) * APART, y]);
}
