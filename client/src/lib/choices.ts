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
  kind: string;
  count: number;
  parts: ChoicePart[];
}

/** The verb by which every game lets a player go on to the next step. */
export const DONE = 'done';
/** So many areas can be looked through without a heading for each region. */
const FEW = 9;

/**
 * Groups the legal actions by verb; verbs keep the order of their first action, but to be done comes last.
 *
 * `regions` are the regions of the map in their order, and the areas of each; `areaOf` tells where the object of a choice is.
 */
export function grouped(
  legal: readonly Action[],
  regions: readonly (readonly [region: string, areas: readonly string[]])[] = [],
  areaOf: (action: Action) => string | undefined = ({ object }) => String(object),
): ChoiceGroup[] {
  const verbs = new Map<string, Action[]>();
  for (const action of legal) {
    const same = verbs.get(action.verb);
    if (same) same.push(action);
    else verbs.set(action.verb, [action]);
  }
  const sorted = [...verbs].sort(([a], [b]) => Number(a === DONE) - Number(b === DONE));
  let start = 0;
  return sorted.map(([verb, actions]): ChoiceGroup => {
    const parts = byRegion(actions, regions, areaOf).map(([region, some]): ChoicePart => {
      const part = { region, start, actions: some };
      start += some.length;
      return part;
    });
    return { verb, kind: actions[0]?.kind ?? '', count: actions.length, parts };
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
