import type { Action } from './contract.ts';

/** Who sits at a table, as far as it matters to whether one may pass by oneself. */
export interface Company {
  /** How many seats this screen plays. */
  held: number;
  /** Whether other people play, at screens of their own. */
  others: boolean;
}

/**
 * Whether passing by oneself is on: as the player has said, or else where nobody can read anything from a quick answer,
 * against bots alone. At a screen that several share it is never: a curtain that does not fall would tell.
 */
export function passesAlone(said: boolean | null, { held, others }: Company): boolean {
  return held === 1 && (said ?? !others);
}

/** The choice that answers a question to which one can only say nothing: the first of the game's verbs that pass. */
export function onlyPass(legal: readonly Action[], passes: readonly string[]): Action | null {
  return legal.every(({ verb }) => passes.includes(verb)) ? passIn(legal, passes) : null;
}

/**
 * Milliseconds before such an answer. Where other people play, it varies as a person's would, so that its haste does not
 * tell that there was nothing to think about.
 */
export function hesitation(others: boolean, random: () => number = Math.random): number {
  const [least, most] = others ? [1500, 6000] : [250, 700];
  return least + random() * (most - least);
}

/** The choice by which a player passes, whatever else could be done. */
export function passIn(legal: readonly Action[], passes: readonly string[]): Action | null {
  return legal.find(({ verb }) => passes.includes(verb)) ?? null;
}
