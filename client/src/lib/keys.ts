/** The keys of seats that this browser holds: whoever has a seat's key plays it. */

import type { TableInfo } from './contract.ts';

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
  try {
    storage.setItem(place(table), JSON.stringify(all));
  } catch {
    // Private windows may refuse storage: the keys then live as long as the page.
  }
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

/** The keys that there are: what is shown to the server. */
export function keysOf(keys: SeatKeys): string[] {
  return Object.values(keys).filter(Boolean);
}

export function seatsOf(keys: SeatKeys): number[] {
  return Object.keys(keys).map(Number).sort((a, b) => a - b);
}

/** All the keys that this browser holds. */
export function allKeys(storage: Storage = localStorage): string[] {
  return Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => Object.values(storedKeys(key.slice(PREFIX.length), storage)));
}
