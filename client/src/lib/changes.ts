/**
 * What changes from one JSON value to the next, as the server tells it (`latrunculi/server/changes.py`): the whole value;
 * in a list, `drop` items from `at` on; or members, of an object by name, of a list by number, 0 taking one away.
 */
export type Change = [value: unknown] | [at: number, drop: number, items: unknown[]] | { [member: string]: Change | 0 };

/** What a value becomes. The value itself stays as it is, and what did not change is shared with it. */
export function applied(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, drop, items] = change;
    const list = before as unknown[];
    return [...list.slice(0, at), ...items, ...list.slice(at + drop)];
  }
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) }) as Record<string, unknown>;
  for (const [member, inner] of Object.entries(change)) {
    if (inner === 0) delete after[member];
    else after[member] = applied(after[member], inner);
  }
  return after;
}
