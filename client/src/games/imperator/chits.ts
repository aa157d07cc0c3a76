import type { Clause } from '../../lib/contract.ts';

/** All that the rules say of a stratagem: its clause, and those after it until the next stratagem's or section. */
export function clausesOf(rule: string, stratagems: readonly { rule: string }[], clauses: readonly Clause[]): readonly Clause[] {
  const first = clauses.findIndex(({ id }) => id === rule);
  if (first < 0) return [];
  const others = new Set(stratagems.map((one) => one.rule));
  const length = clauses.slice(first + 1).findIndex(({ id, section }) => section !== clauses[first]?.section || others.has(id));
  return clauses.slice(first, length < 0 ? undefined : first + 1 + length);
}
