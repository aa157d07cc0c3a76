/** The keys of seats that this browser holds: whoever has a seat's key plays it. */

import type { TableInfo, TableSummary } from './contract.ts';

export type SeatKeys = Record<number, string>;

const PREFIX = 'latrunculi:keys:';
const place = (table: string) => PREFIX + table;

/** The keys of a table, by seat; none when there are none or what is stored is damaged. */
export function storedKeys(table: string, storage: Storage = localStorage): SeatKeys {
  try {
    return clean(JSON.parse(storage.getItem(place(table)) ?? '{}'));
  } catch {
    return {};
  }
}

/** Adds keys to those held for a table and returns them all. */
export function storeKeys(table: string, keys: unknown, storage: Storage = localStorage): SeatKeys {
  const all = { ...storedKeys(table, storage), ...clean(keys) };
  write(place(table), JSON.stringify(all), storage);
  return all;
}

function clean(keys: unknown): SeatKeys {
  const out: SeatKeys = {};
  if (typeof keys !== 'object' || keys === null) return out;
  for (const [seat, key] of Object.entries(keys)) {
    if (/^\d+$/.test(seat) && typeof key === 'string' && key) out[Number(seat)] = key;
  }
  return out;
}

/** The seats that are played in this browser, with their keys; without, where whoever reaches the server plays all. */
export function heldKeys(table: Pick<TableInfo, 'id' | 'open' | 'players'>, storage: Storage = localStorage): SeatKeys {
  const stored = storedKeys(table.id, storage);
  if (!table.open || seatsOf(stored).length) return stored;
  return Object.fromEntries(table.players.filter(({ kind }) => kind === 'person').map(({ seat }) => [seat, '']));
}

/** What whoever makes a table is told of it, once. */
export interface Made {
  id: string;
  keys: Record<string, string>;
  invitations?: Record<string, string>;
  owner?: string;
}

const OWNER = 'latrunculi:owner:';
const INVITATIONS = 'latrunculi:invitations:';

/** Keeps all that was told of a table that was made here. */
export function keep({ id, keys, invitations = {}, owner = '' }: Made, storage: Storage = localStorage): void {
  storeKeys(id, keys, storage);
  write(OWNER + id, owner, storage);
  write(INVITATIONS + id, JSON.stringify(clean(invitations)), storage);
}

const HEARD = 'latrunculi:heard:';

/** The number of the last remark at a table that was read in this browser. */
export function heardAt(table: string, storage: Storage = localStorage): number {
  return Number(storage.getItem(HEARD + table)) || 0;
}

/** Notes that what was said at a table has been read up to a remark. */
export function storeHeard(table: string, number: number, storage: Storage = localStorage): void {
  write(HEARD + table, String(number), storage);
}

/** Forgets all that was told of a table: it is no more. */
export function forget(table: string, storage: Storage = localStorage): void {
  for (const prefix of [PREFIX, OWNER, INVITATIONS, HEARD]) storage.removeItem(prefix + table);
}

/** The key of whoever made a table, if that was here; else empty. */
export function ownerKey(table: string, storage: Storage = localStorage): string {
  return storage.getItem(OWNER + table) ?? '';
}

/** The invitations to a table that was made here, by seat. */
export function invitationsOf(table: string, storage: Storage = localStorage): SeatKeys {
  try {
    return clean(JSON.parse(storage.getItem(INVITATIONS + table) ?? '{}'));
  } catch {
    return {};
  }
}

/** Puts another invitation in place of that of a seat; an empty one is none. Returns them all. */
export function storeInvitation(table: string, seat: number, secret: string, storage: Storage = localStorage): SeatKeys {
  const all = clean({ ...invitationsOf(table, storage), [seat]: secret });
  write(INVITATIONS + table, JSON.stringify(all), storage);
  return all;
}

function write(place: string, text: string, storage: Storage): void {
  try {
    storage.setItem(place, text);
  } catch {
    // Private windows may refuse storage: what was told then lives as long as the page.
  }
}

/** The keys that there are: what is shown to the server. */
export function keysOf(keys: SeatKeys): string[] {
  return Object.values(keys).filter(Boolean);
}

export function seatsOf(keys: SeatKeys): number[] {
  return Object.keys(keys).map(Number).sort((a, b) => a - b);
}

/** All the keys that this browser holds: of seats, and of tables that were made here. */
export function allKeys(storage: Storage = localStorage): string[] {
  const places = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  const after = (prefix: string): string[] => places.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  const seats = after(PREFIX).flatMap((table) => Object.values(storedKeys(table, storage)));
  return [...seats, ...after(OWNER).map((table) => ownerKey(table, storage)).filter(Boolean)];
}

type Held = Pick<TableSummary, 'id' | 'players' | 'awaiting' | 'over'>;

/** The seats of a table that are played here; `local`: whoever reaches the server plays all seats of people. */
export function seatsHere({ id, players }: Held, local: boolean): number[] {
  const stored = seatsOf(storedKeys(id));
  return local && !stored.length ? players.filter(({ kind }) => kind === 'person').map(({ seat }) => seat) : stored;
}

/** Whether a table waits for somebody who plays here. */
export function waitsHere(table: Held, local: boolean): boolean {
  const here = seatsHere(table, local);
  return !table.over && table.awaiting.some((seat) => here.includes(seat));
}
