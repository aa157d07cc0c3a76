import type { Action } from './contract.ts';

/** Several choices of one verb, made one after the other as if by hand. */
export interface Gathering {
  verb: string;
  /** The question at which they are made: another one ends them. */
  prompt: string;
  /** What the verb was offered upon when they began. */
  objects: readonly (string | number | null)[];
}

/** The verbs of some that are offered upon two objects or more, each with its choices. */
export function gatherable(legal: readonly Action[], verbs: readonly string[]): [verb: string, actions: Action[]][] {
  return verbs
    .map((verb): [string, Action[]] => [verb, legal.filter((action) => action.verb === verb)])
    .filter(([, actions]) => actions.length > 1);
}

/** The next choice of a series: one of those with which it began, as long as the same question offers it. */
export function following({ verb, prompt, objects }: Gathering, asked: string | undefined, legal: readonly Action[]): Action | null {
  if (asked !== prompt) return null;
  return legal.find((action) => action.verb === verb && objects.includes(action.object)) ?? null;
}
