/** Names that step aside from under the counters of the map. */

/** A box on the screen. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The name of an area: where it is printed, and whether the area still lies under it when it is moved down by so many pixels. */
export interface Name {
  area: string;
  box: Box;
  fits: (down: number) => boolean;
}

/** Something that names must not lie under: counters of an area, or what is said of it. */
export interface Counters {
  area: string;
  box: Box;
}

/** Pixels by which a counter and a name may touch. */
const TOUCH = 3;
/** How far a name may go, in its own heights. */
const FAR = 2.2;

/** Whether two boxes lie upon each other, but for a pixel or two at their edges. */
export function meet(a: Box, b: Box): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCH && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCH;
}

export function moved({ left, right, top, bottom }: Box, down: number): Box {
  return { left, right, top: top + down, bottom: bottom + down };
}

/** By how many pixels something is moved down to lie below the counters that it lies upon; not at all where it would be far. */
export function below(box: Box, counters: readonly Counters[]): number {
  const upon = counters.filter((one) => meet(one.box, box));
  const down = Math.max(0, ...upon.map((one) => one.box.bottom - box.top - TOUCH));
  return down > FAR * (box.bottom - box.top) ? 0 : down;
}

/**
 * For each name that counters lie upon: by how many pixels it is moved down, to be read above or below them; null where
 * there is no room in its area and its own counters cover it. What else is printed (`kept`) it spares if it can.
 */
export function asides(names: readonly Name[], counters: readonly Counters[], kept: readonly Box[] = []): Map<string, number | null> {
  const out = new Map<string, number | null>();
  const taken = new Map(names.map(({ area, box }) => [area, box]));
  for (const { area, box, fits } of names) {
    const upon = counters.filter((one) => meet(one.box, box));
    if (!upon.length) continue;
    const far = FAR * (box.bottom - box.top);
    const free = (at: Box): boolean =>
      !counters.some((one) => meet(one.box, at)) && ![...taken].some(([other, there]) => other !== area && meet(there, at));
    const downs = upon
      .flatMap((one) => [one.box.top - box.bottom, one.box.bottom - box.top])
      .sort((a, b) => Math.abs(a) - Math.abs(b));
    const ways = downs.filter((by) => Math.abs(by) <= far && fits(by) && free(moved(box, by)));
    const down = ways.find((by) => !kept.some((one) => meet(one, moved(box, by)))) ?? ways[0];
    if (down !== undefined) {
      taken.set(area, moved(box, down));
      out.set(area, down);
    } else if (upon.some((one) => one.area === area)) out.set(area, null);
  }
  return out;
}
