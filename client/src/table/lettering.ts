import type { Geometry, Label, Point } from '../lib/contract.ts';
import { about, asides, below, moved, within, type Box, type Counters, type Word } from './aside.ts';
import { inside, polygons } from './mapdraw.ts';

/** Pixels by which a word and what lies upon the map may touch. */
const TOUCH = 2;
/** From a town to its name, in the units of the map; from the circle of a round region. */
const GAP = 7;
const ROUND = 4;
/** Of the box of a letter what is above it, and below its foot, in parts of its size. */
const OVER = 0.3;
const UNDER = 0.1;
/** What is taken from each side of the box of a letter that stands aslant. */
const ASLANT = 0.12;
/** The least size of a word on the screen, and by how much it may be enlarged (table/MapWords.svelte). */
const LEAST = 9;
const ENLARGED = 1.42;

/** Printed words, each where it is drawn, of one kind: names of areas, or of towns. */
interface Printed {
  id: string;
  node: SVGElement;
  label: Label;
  ways: (letters: readonly Box[]) => Iterable<Point>;
}

/**
 * The words of a map, which keep clear of what lies upon it: counters, marks, and what is said of a fight. A name that is
 * covered goes where there is room in its area, the name of a town about its site; where there is none it is left out.
 */
export class Lettering {
  private readonly outlines = new Map<string, Point[][]>();
  /** The letters of each word as printed, at the scale of `at`. */
  private readonly letters = new Map<string, Box[]>();
  private at = '';

  constructor(
    private readonly sheet: HTMLElement,
    private readonly geometry: Geometry,
  ) {}

  /** Puts every word where it can be read, at the scale at which the map is at rest. */
  arrange(scale: number): void {
    // The sheet itself may still be gliding: what is on it is measured from it.
    const { left, top, width } = this.sheet.getBoundingClientRect();
    const k = width / this.geometry.size[0];
    if (!k) return;
    const touch = TOUCH / scale;
    const boxOf = (node: Element): Box => {
      const box = node.getBoundingClientRect();
      return { left: (box.left - left) / k, right: (box.right - left) / k, top: (box.top - top) / k, bottom: (box.bottom - top) / k };
    };
    const counters = this.all('.pieces [data-counters]').map((node): Counters => ({ area: node.closest<SVGElement>('[data-area]')?.dataset.area ?? '', box: boxOf(node) }));
    // What is said of a fight stands below the counters that it is about.
    const odds = this.all('[data-fight]').map((node): Box => {
      const there = moved(boxOf(node), [0, -Number.parseFloat(node.style.translate.split(' ')[1] ?? '0')]);
      const down = below(there, counters.filter(({ area }) => area === node.dataset.fight), touch);
      node.style.translate = down ? `0px ${down.toFixed(1)}px` : '';
      return moved(there, [0, down]);
    });
    const lying = [...counters.map(({ box }) => box), ...odds, ...this.all('.pieces [data-mark]').map(boxOf)];
    const state = `${scale} ${document.fonts.status}`;
    if (this.at !== state) this.letters.clear();
    this.at = state;
    const spared = [...this.all('[data-region]').map(boxOf), ...this.circles()];
    const [names, towns] = [this.names(), this.towns()];
    const settled = this.settle(names, scale, lying, [...towns.flatMap((town) => this.lettersOf(town, scale)), ...spared], touch);
    this.settle(towns, scale, [...lying, ...settled], spared, touch);
  }

  private all(selector: string): SVGElement[] {
    return [...this.sheet.querySelectorAll<SVGElement>(selector)];
  }

  /** The round regions of a map of points. */
  private circles(): Box[] {
    const { areas, radius } = this.geometry;
    if (!radius) return [];
    return Object.values(areas).map(({ centre: [x, y] }) => ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }));
  }

  private names(): Printed[] {
    const { areas, radius } = this.geometry;
    return this.all('[data-name]').flatMap((node): Printed[] => {
      const id = node.dataset.name ?? '';
      const area = areas[id];
      if (!area) return [];
      const outline = (): Point[][] => {
        const known = this.outlines.get(id) ?? polygons(area.path);
        this.outlines.set(id, known);
        return known;
      };
      const ways = (letters: readonly Box[]): Iterable<Point> =>
        radius ? about(area.centre, radius + ROUND, letters) : within(letters, (point) => inside(outline(), point));
      return [{ id: `name-${id}`, node, label: area.label, ways }];
    });
  }

  private towns(): Printed[] {
    const { areas } = this.geometry;
    return this.all('[data-town]').flatMap((node): Printed[] => {
      const [id = '', more] = (node.dataset.town ?? '').split(' ');
      const area = areas[id];
      const { town, site } = (more === undefined ? area : area?.more?.[Number(more)]) ?? {};
      return town && site ? [{ id: `town-${id} ${more}`, node, label: town, ways: (letters) => about(site, GAP, letters) }] : [];
    });
  }

  /** Moves or leaves out the words of one kind; returns where the letters of all that are seen stand. */
  private settle(printed: readonly Printed[], scale: number, lying: readonly Box[], kept: readonly Box[], touch: number): Box[] {
    const words = printed.map((one): Word => {
      const letters = this.lettersOf(one, scale);
      return { id: one.id, letters, ways: () => one.ways(letters) };
    });
    const out = asides(words, lying, kept, touch);
    return printed.flatMap((one, i) => {
      const by = out.get(one.id);
      const shift = by ? `translate(${by[0].toFixed(1)}px, ${by[1].toFixed(1)}px)` : '';
      if (one.node.style.transform !== shift) one.node.style.transform = shift;
      const seen = by === null ? 'hidden' : '';
      if (one.node.style.visibility !== seen) one.node.style.visibility = seen;
      return by === null ? [] : (words[i]?.letters.map((letter) => moved(letter, by ?? [0, 0])) ?? []);
    });
  }

  /** Where the letters of a word are printed; none where it is too small to be shown. */
  private lettersOf({ id, node, label }: Printed, scale: number): Box[] {
    const size = label.size ?? 13;
    if (size * scale * ENLARGED < LEAST) return [];
    const known = this.letters.get(id);
    if (known) return known;
    const drawn = Math.max(size, LEAST / scale);
    const measured = [...node.querySelectorAll('text')].flatMap((text) => (label.path || label.angle ? each(text) : [whole(text)]));
    const found = measured.map((box) => trimmed(label.path ? box : turned(box, label), drawn, Boolean(label.path || label.angle)));
    this.letters.set(id, found);
    return found;
  }
}

/** The boxes of the letters of a text. */
function each(text: SVGTextElement): Box[] {
  return Array.from({ length: text.getNumberOfChars() }, (_, i) => boxed(text.getExtentOfChar(i))).filter(({ left, right }) => right > left);
}

function whole(text: SVGTextElement): Box {
  return boxed(text.getBBox());
}

function boxed({ x, y, width, height }: DOMRect | SVGRect): Box {
  return { left: x, right: x + width, top: y, bottom: y + height };
}

/** A box of a word's own, about the point and in the direction in which it is printed. */
function turned({ left, right, top, bottom }: Box, { x, y, angle = 0 }: Label): Box {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const corners = [[left, top], [right, top], [right, bottom], [left, bottom]].map(([a = 0, b = 0]): Point => [x + a * cos - b * sin, y + a * sin + b * cos]);
  const [xs, ys] = [corners.map(([a]) => a), corners.map(([, b]) => b)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** A box as large as what is seen of its letters. */
function trimmed({ left, right, top, bottom }: Box, size: number, aslant: boolean): Box {
  if (!aslant) return { left, right, top: top + OVER * size, bottom: bottom - UNDER * size };
  const [x, y] = [(right - left) * ASLANT, (bottom - top) * ASLANT];
  return { left: left + x, right: right - x, top: top + y, bottom: bottom - y };
}

