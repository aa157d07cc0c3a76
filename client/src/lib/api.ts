import type {
  GameInfo, Geometry, Language, NewTable, Reference, Replay, Rules, Statistics, TableInfo, TableSummary, TextsAnswer,
} from './contract.ts';
import type { Made } from './keys.ts';

/** An answer of the server that is not what was asked for. `code` is `network` when there was no answer at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule = '',
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch (error) {
    throw new ApiError(0, 'network', String(error));
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const told = (body ?? {}) as { code?: string; message?: string; rule?: string };
  throw new ApiError(response.status, told.code ?? 'http', told.message ?? response.statusText, told.rule ?? '');
}

function post<T>(path: string, body: unknown, keys: string[] = []): Promise<T> {
  return ask<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...withKeys(keys) },
    body: JSON.stringify(body),
  });
}

function withKeys(keys: string[]): Record<string, string> {
  return keys.length ? { 'X-Key': keys.join(',') } : {};
}

const id = encodeURIComponent;

export const api = {
  games: () => ask<GameInfo[]>('/games'),
  reference: (game: string, pack: string) => ask<Reference>(`/games/${id(game)}/reference?pack=${id(pack)}`),
  map: (game: string) => ask<Geometry>(`/games/${id(game)}/map`),
  texts: (game: string, pack: string, language: Language) =>
    ask<TextsAnswer>(`/games/${id(game)}/texts/${language}?pack=${id(pack)}`),
  rules: (game: string) => ask<Rules>(`/games/${id(game)}/rules`),
  /** The tables at which these keys open a seat; a server on this machine alone lists all. */
  tables: (keys: string[]) => ask<TableSummary[]>('/tables', { headers: withKeys(keys) }),
  table: (table: string) => ask<TableInfo>(`/tables/${id(table)}`),
  /** What kind of server this is: on a machine of one's own whoever comes plays all seats of people. */
  server: () => ask<{ version: string; local: boolean }>('/server'),
  /** Lays a saved game out as a new table; `record` is the text of the file. */
  open: (record: string) =>
    ask<Made>('/records', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: record }),
  /** Deletes a table for ever; the owner's key, which a server on this machine alone does not ask for. */
  remove: (table: string, owner: string) =>
    ask<null>(`/tables/${id(table)}`, { method: 'DELETE', headers: withKeys([owner].filter(Boolean)) }),
  create: (table: NewTable) => post<Made>('/tables', table),
  /** Takes the seat of an invitation; its key is told here alone. */
  claim: (table: string, invitation: string, name: string) =>
    post<{ seat: number; key: string }>(`/tables/${id(table)}/claim`, { invitation, name }),
  /** Another invitation to a seat that nobody has taken, in place of the one before. */
  renew: (table: string, seat: number, owner: string) =>
    post<{ seat: number; invitation: string }>(`/tables/${id(table)}/invitations/${seat}`, {}, [owner]),
  withdraw: (table: string, seat: number, owner: string) =>
    ask<null>(`/tables/${id(table)}/invitations/${seat}`, { method: 'DELETE', headers: withKeys([owner]) }),
  replay: (table: string, at: number | null, seat: number, keys: string[] = []) =>
    ask<Replay>(`/tables/${id(table)}/replay?seat=${seat}${at === null ? '' : `&at=${at}`}`, { headers: withKeys(keys) }),
  branch: (table: string, at: number, keys: string[] = []) =>
    post<Made>(`/tables/${id(table)}/branch`, { at }, keys),
  record: (table: string, keys: string[] = []) => ask<unknown>(`/tables/${id(table)}/record`, { headers: withKeys(keys) }),
  statistics: (table: string, keys: string[] = []) =>
    ask<Statistics>(`/tables/${id(table)}/statistics`, { headers: withKeys(keys) }),
};
