import type { Action, GameEvent } from '../../lib/contract.ts';
import type { Board, Camp, LeaderPiece, March, Pieces, UnitPiece, Values } from './board.gen.ts';
import type { Kin } from './kin.ts';

/**
 * The board and the pieces of the games of the Imperator family, as the server tells them (`board.gen.ts`), and what can
 * be read from them. What one game alone has, its own `board.ts` adds to these.
 */
export type * from './board.gen.ts';

// ---------------------------------------------------------------- what is printed, by id

interface Printed {
  units: Map<string, UnitPiece>;
  leaders: Map<string, LeaderPiece>;
  order: Map<string, number>;
}
const printed = new WeakMap<Pieces, Printed>();

function printedOf(pieces: Pieces): Printed {
  const known = printed.get(pieces);
  if (known) return known;
  const made: Printed = {
    units: new Map(pieces.units.map((unit) => [unit.id, unit])),
    leaders: new Map(pieces.leaders.map((leader) => [leader.id, leader])),
    order: new Map([...pieces.leaders, ...pieces.units].map(({ id }, i) => [id, i])),
  };
  printed.set(pieces, made);
  return made;
}

export function unitOf(id: string, pieces: Pieces): UnitPiece | undefined {
  return printedOf(pieces).units.get(id);
}

export function leaderOf(id: string, pieces: Pieces): LeaderPiece | undefined {
  return printedOf(pieces).leaders.get(id);
}

/** The values that count of a unit: those of its weakened side when it is weakened. */
export function valuesOf(unit: UnitPiece, weak: boolean): Values {
  return weak ? unit.back : unit.front;
}

// ---------------------------------------------------------------- where pieces are

/** The counters of one camp, or of neither, in one place: leaders and units, in the order in which they lie. */
export interface Stack {
  camp: Camp | null;
  leaders: string[];
  units: string[];
  force: number;
}

const stacks = new WeakMap<Board, Map<string, Stack[]>>();
/** Those of the position that was asked for last. */
let latest: ReadonlyMap<string, Stack[]> = new Map();

/**
 * All counters on the map by place, by camp: the first camp first, leaders of rank before others, units by kind. Where
 * they lie as in the position before they are the same objects, and nothing of them is drawn anew.
 */
export function stacksOf(board: Board, pieces: Pieces, kin: Kin): Map<string, Stack[]> {
  const known = stacks.get(board);
  if (known) return known;
  const { units, leaders, order } = printedOf(pieces);
  const camps: (Camp | null)[] = [...kin.camps.map(({ id }) => id), null];
  const command = (id: string): number => leaders.get(id)?.values[0] ?? -1;
  const out = new Map<string, Stack[]>();
  const ids = Object.keys(board.pieces).sort((a, b) => kin.rank(a, board) - kin.rank(b, board) || command(b) - command(a) || (order.get(a) ?? 0) - (order.get(b) ?? 0));
  for (const id of ids) {
    const state = board.pieces[id];
    if (!state || state.fallen) continue;
    const here = out.get(state.place) ?? [];
    if (!here.length) out.set(state.place, here);
    let stack = here.find(({ camp }) => camp === state.camp);
    if (!stack) {
      stack = { camp: state.camp, leaders: [], units: [], force: 0 };
      here.push(stack);
      here.sort((a, b) => camps.indexOf(a.camp) - camps.indexOf(b.camp));
    }
    const unit = units.get(id);
    if (unit) {
      stack.units.push(id);
      stack.force += valuesOf(unit, state.weak)[0];
    } else stack.leaders.push(id);
  }
  for (const [place, here] of out) {
    const before = latest.get(place);
    if (before && JSON.stringify(before) === JSON.stringify(here)) out.set(place, before);
  }
  latest = out;
  stacks.set(board, out);
  return out;
}

/** The area of the map where a place is drawn: a zone or sea is itself, a box or port lies by its city, who is aboard where the ship is. */
export function areaOf(place: string, board: Board, pieces: Pieces, kin: Kin): string | null {
  const box = pieces.boxes.find((one) => one.place === place);
  if (box) return box.zone;
  if (place.startsWith(kin.hold)) {
    const ship = place.slice(kin.hold.length);
    const at = board.fleets[ship]?.at ?? board.pieces[ship]?.place;
    return at ? areaOf(at, board, pieces, kin) : null;
  }
  return kin.off.has(place) ? null : place;
}

/** Everything that lies in an area, place by place: on its ground, in its port, aboard. */
export function stacksAt(area: string, board: Board, pieces: Pieces, kin: Kin): [place: string, stack: Stack][] {
  return [...stacksOf(board, pieces, kin)].flatMap(([place, stacks]): [string, Stack][] => (areaOf(place, board, pieces, kin) === area ? stacks.map((stack) => [place, stack]) : []));
}

/** What the ships among the counters in some places carry, by camp. */
export function cargoOf(places: readonly string[], board: Board, pieces: Pieces, kin: Kin): Stack[] {
  const all = stacksOf(board, pieces, kin);
  const ships = places.flatMap((place) => all.get(place) ?? []).flatMap(({ units }) => units);
  const out: Stack[] = [];
  for (const { camp, leaders, units, force } of ships.flatMap((ship) => all.get(kin.hold + ship) ?? [])) {
    const same = out.find((one) => one.camp === camp);
    if (same) Object.assign(same, { leaders: [...same.leaders, ...leaders], units: [...same.units, ...units], force: same.force + force });
    else out.push({ camp, leaders, units, force });
  }
  return out;
}

/** The areas where an object lies. */
export function whereOf(kind: string, id: string, board: Board, pieces: Pieces, kin: Kin): string[] {
  if (kind === 'people') return [...new Set(piecesOf(id, board, pieces).flatMap((piece) => pieceArea(piece, board, pieces, kin) ?? []))];
  const area = kind === 'piece' ? pieceArea(id, board, pieces, kin) : kind === 'fleet' ? board.fleets[id]?.at : kind === 'place' ? areaOf(id, board, pieces, kin) : null;
  return area ? [area] : [];
}

export function pieceArea(id: string, board: Board, pieces: Pieces, kin: Kin): string | null {
  const state = board.pieces[id];
  return state && !state.fallen ? areaOf(state.place, board, pieces, kin) : null;
}

/** The units and leaders of a People that are on the map. */
export function piecesOf(people: string, board: Board, pieces: Pieces): string[] {
  return [...pieces.leaders, ...pieces.units].filter((piece) => piece.people === people && board.pieces[piece.id] && !board.pieces[piece.id]?.fallen).map(({ id }) => id);
}

/** The fleets that are in an area. */
export function fleetsIn(area: string, board: Board): string[] {
  return Object.entries(board.fleets).flatMap(([id, { at }]) => (at === area ? [id] : []));
}

/** The camp that a seat plays now. */
export function campOf(seat: number, board: Board): Camp | null {
  return Object.keys(board.seats).find((camp) => board.seats[camp] === seat) ?? null;
}

/** The large areas of the map in their order, each with its zones. */
export function regionsOf(pieces: Pieces | undefined): [region: string, zones: string[]][] {
  const out = new Map<string, string[]>();
  for (const { id, region } of pieces?.zones ?? []) out.set(region, [...(out.get(region) ?? []), id]);
  return [...out];
}

/** The stratagems in the hands that are shown. */
export function heldIn(board: Board): number {
  return Object.values(board.hands).reduce((sum, { titles }) => sum + titles.length, 0);
}

// ---------------------------------------------------------------- the way of a march

/** The zones of a march in their order, from its origin on, as the log tells them since the sequence began. */
export function wayOf(march: March, log: readonly GameEvent[]): string[] {
  const way: string[] = [];
  for (const { kind, values } of [...log].reverse()) {
    if (kind === 'sequence' || way.length >= march.spent) break;
    if (kind === 'marched' && values.leader === march.leader) way.unshift(String(values.place));
  }
  return march.origin ? [march.origin, ...way] : way;
}

// ---------------------------------------------------------------- choices

/** The verb to ask about when a piece, a sea, a stratagem or a fleet is clicked that cannot be chosen. */
export function verbFor(kind: string, object: string, legal: readonly Action[], pieces: Pieces): string | undefined {
  if (pieces.seas.includes(object)) return 'sail-to';
  const same = legal.filter((action) => action.kind === kind && typeof action.object === 'string');
  if (kind !== 'piece') return same[0]?.verb;
  const leader = leaderOf(object, pieces) !== undefined;
  return (same.find((action) => (leaderOf(String(action.object), pieces) !== undefined) === leader) ?? same[0])?.verb;
}

/** The counters in an area that a click on it asks about: those of the camp that is playing first. */
export function insideOf(area: string, board: Board, pieces: Pieces, kin: Kin): (readonly [kind: string, object: string])[] {
  const here = stacksAt(area, board, pieces, kin).map(([, stack]) => stack).sort((a, b) => Number(b.camp === board.active) - Number(a.camp === board.active));
  return here.flatMap(({ leaders, units }) => [...leaders, ...units].map((id) => ['piece', id] as const));
}

/** The areas that the moment is about: the battle, the march, or else what the game itself names. */
export function sceneOf(board: Board, pieces: Pieces | undefined, kin: Kin): string[] {
  if (!pieces) return [];
  const fray = board.battle && areaOf(board.battle.zone, board, pieces, kin);
  if (fray) return [fray];
  const marching = board.march ? pieceArea(board.march.leader, board, pieces, kin) : null;
  return marching ? [marching] : kin.heads(board).flatMap((id) => pieceArea(id, board, pieces, kin) ?? []);
}

// ---------------------------------------------------------------- forces

export interface Muster {
  zone: string;
  /** Where in it: on its ground, in its city or port, aboard. */
  place: string;
  stack: Stack;
}

/** The forces of a camp by area, the strongest first. */
export function musterOf(camp: Camp, board: Board, pieces: Pieces, kin: Kin): Muster[] {
  const found: Muster[] = [];
  for (const [place, all] of stacksOf(board, pieces, kin)) {
    const zone = areaOf(place, board, pieces, kin);
    for (const stack of all) if (stack.camp === camp && zone) found.push({ zone, place, stack });
  }
  return found.sort((a, b) => b.stack.force - a.stack.force || a.zone.localeCompare(b.zone));
}

// ---------------------------------------------------------------- points

export interface Scored {
  year: number;
  camp: Camp;
  seat: number;
  points: number;
  reason: string;
}

/** Every point scored, with the year and the seat that then played the camp; camps may have been exchanged since. */
export function scoredIn(log: readonly GameEvent[], seatsNow: Record<Camp, number>): Scored[] {
  const swaps = log.filter(({ kind }) => kind === 'exchanged').length;
  const [first = '', second = ''] = Object.keys(seatsNow);
  let swapped = swaps % 2 === 1;
  let year = 0;
  const out: Scored[] = [];
  for (const { kind, values } of log) {
    if (kind === 'year') year = Number(values.year);
    else if (kind === 'exchanged') swapped = !swapped;
    else if (kind === 'scored') {
      const camp = String(values.camp);
      const other = camp === first ? second : first;
      out.push({ year, camp, seat: seatsNow[swapped ? other : camp] ?? 0, points: Number(values.points), reason: String(values.reason) });
    }
  }
  return out;
}
