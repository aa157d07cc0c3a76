/** The address of a page is the hash alone, so that the server answers every address with the same file. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; seat: string | null; key: string | null }
  | { page: 'claim'; id: string; seat: number; invitation: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'unknown' };

/** The page that a hash such as `#/t/ab12/replay` or `#/rules/GAME?c=HRE-9.1-1` names. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/').filter(Boolean).map(decoded);
  const ask = new URLSearchParams(query);
  const [head, one, two] = parts;
  if (head === undefined) return { page: 'home' };
  if (head === 'new' && one && parts.length === 2) return { page: 'new', game: one };
  if (head === 'rules' && one && parts.length === 2) return { page: 'rules', game: one, clause: ask.get('c') };
  if (head === 't' && one && two === 'replay' && parts.length === 3) return { page: 'replay', id: one };
  if (head === 't' && one && parts.length === 2) {
    const [seat, invitation] = [ask.get('seat'), ask.get('invitation')];
    if (seat !== null && /^\d+$/.test(seat) && invitation) return { page: 'claim', id: one, seat: Number(seat), invitation };
    return { page: 'table', id: one, seat: ask.get('seat'), key: ask.get('key') };
  }
  return { page: 'unknown' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const href = {
  home: '#/',
  create: (game: string) => `#/new/${encodeURIComponent(game)}`,
  table: (id: string) => `#/t/${encodeURIComponent(id)}`,
  replay: (id: string) => `#/t/${encodeURIComponent(id)}/replay`,
  rules: (game: string, clause?: string) =>
    `#/rules/${encodeURIComponent(game)}${clause ? `?c=${encodeURIComponent(clause)}` : ''}`,
  /** The address to send to the person who will take a seat. What stands behind the hash reaches no server. */
  invitation: (id: string, seat: number, secret: string) =>
    `#/t/${encodeURIComponent(id)}?seat=${seat}&invitation=${encodeURIComponent(secret)}`,
  /** The address of one's own seat, for another device of one's own. */
  seat: (id: string, seat: number, key: string) => `#/t/${encodeURIComponent(id)}?seat=${seat}&key=${encodeURIComponent(key)}`,
};
