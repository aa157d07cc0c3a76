import type { Action } from './contract.ts';

/** The choices of one verb, in the order of the server. */
export interface ChoiceGroup {
  verb: string;
  kind: string;
  /** Position in the whole list of each action, by its index in `actions`. */
  start: number;
  actions: Action[];
}

/** The verb by which every game lets a player go on to the next step. */
const DONE = 'done';

/** Groups the legal actions by verb; verbs keep the order of their first action, but to be done comes last. */
export function grouped(legal: readonly Action[]): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>();
  for (const action of legal) {
    const group = groups.get(action.verb);
    if (group) group.actions.push(action);
    else groups.set(action.verb, { verb: action.verb, kind: action.kind, start: 0, actions: [action] });
  }
  const sorted = [...groups.values()].sort((a, b) => Number(a.verb === DONE) - Number(b.verb === DONE));
  let start = 0;
  for (const group of sorted) {
    group.start = start;
    start += group.actions.length;
  }
  return sorted;
}

/** The choices in the order in which the list shows them. */
export function flat(groups: readonly ChoiceGroup[]): Action[] {
  return groups.flatMap((group) => group.actions);
}

/** The actions upon each object of a kind. */
export function byObject(legal: readonly Action[], kind: string): Map<string, Action[]> {
  const out = new Map<string, Action[]>();
  for (const action of legal) {
    if (action.kind !== kind || action.object === null) continue;
    const key = String(action.object);
    const list = out.get(key);
    if (list) list.push(action);
    else out.set(key, [action]);
  }
  return out;
}

export type ListMove = { move: number } | { pick: number } | null;

/**
 * What a key does in a list of `count` choices with the choice `at` in focus: move the focus, pick a choice, or nothing.
 * Figures pick the first nine, letters go to the next choice whose name begins so.
 */
export function onListKey(key: string, at: number, names: readonly string[]): ListMove {
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
