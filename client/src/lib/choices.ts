import type { Action } from './contract.ts';

/** Choices that lie together: those of one region of the map, or all of a verb where no region is told. */
export interface ChoicePart {
  region: string | null;
  /** Position of the first in the whole list. */
  start: number;
  actions: Action[];
}

/** The choices of one verb, in the order of the server; many areas are told by region. */
export interface ChoiceGroup {
  verb: string;
  /** What sets them apart from others of the verb, as a heading; empty where nothing does. */
  apart: string;
  kind: string;
  count: number;
  parts: ChoicePart[];
}

/** What sets choices apart from the others of their verb: before them (a rank below 0) or after them (above). */
export interface Apart {
  heading: string;
  rank: number;
}

/** The verb by which every game lets a player go on to the next step. */
export const DONE = 'done';
/** So many areas can be looked through without a heading for each region. */
const FEW = 9;

/**
 * Groups the legal actions by verb; verbs keep the order of their first action, but those that `end` come last, and
 * before them those that the game wants `later`.
 *
 * `regions` are the regions of the map in their order, and the areas of each; `areaOf` tells where the object of a choice is;
 * `apart` under which heading of their own some choices of a verb stand.
 */
export function grouped(
  legal: readonly Action[],
  regions: readonly (readonly [region: string, areas: readonly string[]])[] = [],
  areaOf: (action: Action) => string | undefined = ({ object }) => String(object),
  apart: (action: Action) => Apart | null = () => null,
  later: readonly string[] = [],
  ends: readonly string[] = [DONE],
): ChoiceGroup[] {
  const verbs = under(legal, ({ verb }) => [verb]);
  const rank = (verb: string): number => (ends.includes(verb) ? 2 : later.includes(verb) ? 1 : 0);
  const sorted = [...verbs].sort(([a], [b]) => rank(a) - rank(b));
  const heaps = sorted.flatMap(([verb, actions]) =>
    [...under(actions, (action) => [apart(action)?.heading ?? ''])]
      .map(([heading, some]) => ({ verb, heading, some, rank: (some[0] && apart(some[0])?.rank) ?? 0 }))
      .sort((a, b) => a.rank - b.rank),
  );
  let start = 0;
  return heaps.map(({ verb, heading, some: actions }): ChoiceGroup => {
    const parts = byRegion(actions, regions, areaOf).map(([region, some]): ChoicePart => {
      const part = { region, start, actions: some };
      start += some.length;
      return part;
    });
    return { verb, apart: heading, kind: actions[0]?.kind ?? '', count: actions.length, parts };
  });
}

function byRegion(
  actions: Action[],
  regions: readonly (readonly [string, readonly string[]])[],
  areaOf: (action: Action) => string | undefined,
): [region: string | null, actions: Action[]][] {
  if (actions.length <= FEW) return [[null, actions]];
  const found = regions
    .map(([region, areas]): [string, Action[]] => [region, actions.filter((action) => areas.includes(areaOf(action) ?? ''))])
    .filter(([, some]) => some.length);
  const placed = new Set(found.flatMap(([, some]) => some));
  const rest = actions.filter((action) => !placed.has(action));
  return found.length < 2 ? [[null, actions]] : rest.length ? [...found, [null, rest]] : found;
}

/** The choices in the order in which the list shows them. */
export function flat(groups: readonly ChoiceGroup[]): Action[] {
  return groups.flatMap((group) => group.parts.flatMap((part) => part.actions));
}

/** The actions under each of the keys that an action has. */
export function under(legal: readonly Action[], keys: (action: Action) => readonly string[]): Map<string, Action[]> {
  const out = new Map<string, Action[]>();
  for (const action of legal) {
    for (const key of keys(action)) {
      const list = out.get(key);
      if (list) list.push(action);
      else out.set(key, [action]);
    }
  }
  return out;
}

/** What stands for one object of the game among all: its kind and its id. */
export function keyOf(kind: string, id: string | number): string {
  return `${kind}:${id}`;
}

export type ListMove = { move: number } | { pick: number } | null;

/**
 * What a key does in a list of `count` choices with the choice `at` in focus: move the focus, pick a choice, or nothing.
 * Figures pick the first nine, 0 the one that is `done`, letters go to the next choice whose name begins so.
 */
export function onListKey(key: string, at: number, names: readonly string[], done = -1): ListMove {
  const count = names.length;
  if (count === 0) return null;
  const clamp = (n: number): number => Math.min(count - 1, Math.max(0, n));
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return { move: (at + 1) % count };
    case 'ArrowUp':
    case 'ArrowLeft':
      return { move: (at + count - 1) % count };
    case 'Home':
      return { move: 0 };
    case 'End':
      return { move: count - 1 };
    case 'PageDown':
      return { move: clamp(at + 10) };
    case 'PageUp':
      return { move: clamp(at - 10) };
    case 'Enter':
    case ' ':
      return at >= 0 && at < count ? { pick: at } : null;
  }
  if (key === '0') return done < 0 ? null : { pick: done };
  if (/^[1-9]$/.test(key)) return Number(key) <= count ? { pick: Number(key) - 1 } : null;
  if (key.length !== 1) return null;
  const wanted = plain(key);
  for (let step = 1; step <= count; step += 1) {
    const index = (at + step) % count;
    if (plain(names[index] ?? '').startsWith(wanted)) return { move: index };
  }
  return null;
}

/** A text without accents and in small letters, for comparing. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Pixels that a face needs to the left of the list, and those between the two. */
const FACE = 320;
const GAP = 8;

/**
 * Where what is printed on a choice is shown, as CSS, so that it covers none of them: left of the list, its head no lower
 * than lets all of it be seen; on a narrow screen above the list.
 */
export function besideList(list: { left: number; top: number }, top: number, width: number, height: number): string {
  if (list.left >= FACE) return `right: ${width - list.left + GAP}px; top: ${Math.max(GAP, Math.min(top, height - FACE))}px`;
  return `left: ${GAP}px; bottom: ${height - list.top + GAP}px`;
}
