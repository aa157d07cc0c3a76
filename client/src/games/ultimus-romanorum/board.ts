import type { Action, GameEvent } from '../../lib/contract.ts';

/** The board and the pieces of this game, as the server tells them, and what can be read from them. */

export type Camp = 'romanus' | 'barbarus';
export type Half = 'occidens' | 'oriens';
export const CAMPS: readonly Camp[] = ['romanus', 'barbarus'];
export const HALVES: readonly Half[] = ['occidens', 'oriens'];

export interface PieceState {
  place: string;
  camp: Camp;
  weak: boolean;
  rebel: boolean;
  fallen: boolean;
  /** The leader whom a unit of buccellarii guards. */
  guards: string | null;
}

export interface PeopleState {
  status: 'pax' | 'bellum' | 'foederati' | 'foederati-rebelles' | 'regnum';
  major: boolean;
  ally: string | null;
  subject: boolean;
  capital: string | null;
  rex: string | null;
  beaten: boolean;
  migrating: boolean;
}

export interface HandState {
  count: number;
  titles: string[];
  hidden: number;
}

export interface March {
  leader: string;
  group: string[];
  spent: number;
  left: number;
  origin: string | null;
  trail: string[];
  costs: Record<string, number>;
}

export interface Told {
  modifier: string;
  rule: string;
  amount: number;
}

export interface BattleState {
  zone: string;
  attacker: Camp;
  attack: number;
  defence: number;
  odds: string;
  column: string;
  shifts: Told[];
  dice: Told[];
  die: number | null;
  favour: number;
  results: [attack: string, defence: string] | null;
  loser: Camp | null;
}

export interface Board {
  year: number;
  lastYear: number;
  phase: 'deployment' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'over';
  initiative: Camp;
  active: Camp | null;
  sequences: Record<Camp, number>;
  seats: Record<Camp, number>;
  points: Record<Camp, number>;
  pax: boolean;
  event: { number: number; half: Half | null } | null;
  pieces: Record<string, PieceState>;
  dead: string[];
  augusti: Record<Half, string | null>;
  patricians: Record<Half, string | null>;
  usurpers: Record<Half, string | null>;
  standIns: Record<Half, string | null>;
  vacant: Half[];
  escort: string | null;
  peoples: Record<string, PeopleState>;
  fleets: Record<string, { at: string | null; camp: Camp; back: number | null }>;
  hands: Record<Camp, HandState>;
  council: string | null;
  councilTried: boolean;
  plague: string | null;
  epidemic: string | null;
  papa: boolean;
  held: string[];
  summoned: string[];
  moved: string[];
  march: March | null;
  battle: BattleState | null;
  calendar: {
    enter: { leader: string; year: number }[];
    die: { leader: string; year: number; under: number }[];
    return: { fleet: string; year: number }[];
  };
}

export type Values = [force: number, quality: number, tactics: number];

export interface UnitPiece {
  id: string;
  kind: 'limitanei' | 'comitatenses' | 'palatini' | 'buccellarii' | 'people';
  people: string | null;
  diocese: string | null;
  half: Half | null;
  capital: string | null;
  front: Values;
  back: Values;
  barbarian: boolean;
}

export interface LeaderPiece {
  id: string;
  la: string;
  half: Half | null;
  people: string | null;
  origin: 'T' | 'B' | null;
  generic: boolean;
  values: [command: number, strategy: number, tactics: number, politics: number];
  entry: number | null;
}

export interface Cell {
  attack: string;
  defence: string;
  winner: 'attacker' | 'defender';
}

export interface Pieces {
  units: UnitPiece[];
  leaders: LeaderPiece[];
  peoples: { id: string; la: string; nationality: string; regnum: boolean; homes: string[] }[];
  stratagems: { id: string; side: Camp | 'both'; phases: string; count: number; once: boolean; rule: string }[];
  zones: { id: string; diocese: string | null; region: string; people: string | null; empire: boolean; town: boolean; port: boolean; capital: boolean; near: string[] }[];
  seas: string[];
  boxes: { place: string; half: Half; zone: string }[];
  fleets: { id: string; home: string | null }[];
  battle: { odds: string[]; lowest: number; lines: Cell[][]; modifiers: Record<string, string> };
  statuses: string[];
}

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

/** The counters of one camp in one place: leaders and units, in the order in which they lie. */
export interface Stack {
  camp: Camp;
  leaders: string[];
  units: string[];
  force: number;
}

const stacks = new WeakMap<Board, Map<string, Stack[]>>();

/** All counters on the map by place, by camp: Rome first, leaders of rank before others, units by kind. */
export function stacksOf(board: Board, pieces: Pieces): Map<string, Stack[]> {
  const known = stacks.get(board);
  if (known) return known;
  const { units, leaders, order } = printedOf(pieces);
  const out = new Map<string, Stack[]>();
  const ids = Object.keys(board.pieces).sort((a, b) => rank(a, board) - rank(b, board) || command(leaders.get(b)) - command(leaders.get(a)) || (order.get(a) ?? 0) - (order.get(b) ?? 0));
  for (const id of ids) {
    const state = board.pieces[id];
    if (!state || state.fallen) continue;
    const here = out.get(state.place) ?? [];
    if (!here.length) out.set(state.place, here);
    let stack = here.find(({ camp }) => camp === state.camp);
    if (!stack) {
      stack = { camp: state.camp, leaders: [], units: [], force: 0 };
      here.push(stack);
      here.sort((a, b) => CAMPS.indexOf(a.camp) - CAMPS.indexOf(b.camp));
    }
    const unit = units.get(id);
    if (unit) {
      stack.units.push(id);
      stack.force += valuesOf(unit, state.weak)[0];
    } else stack.leaders.push(id);
  }
  stacks.set(board, out);
  return out;
}

function command(leader: LeaderPiece | undefined): number {
  return leader?.values[0] ?? -1;
}

/** Emperors and those who would be one first, then Patricians, then everybody else. */
function rank(id: string, board: Board): number {
  const role = roleOf(id, board);
  return role === 'augustus' || role === 'usurper' || role === 'rex' ? 0 : role === 'patrician' ? 1 : 2;
}

/** The area of the map where a place is drawn: a zone or sea is itself, a box lies by its city, a fleet where it is. */
export function areaOf(place: string, board: Board, pieces: Pieces): string | null {
  const box = pieces.boxes.find((one) => one.place === place);
  if (box) return box.zone;
  if (place.startsWith('in-')) return board.fleets[place.slice(3)]?.at ?? null;
  return place === 'pool' || place === 'fallen' || place === 'gone' ? null : place;
}

/** The areas where an object lies. */
export function whereOf(kind: string, id: string, board: Board, pieces: Pieces): string[] {
  if (kind === 'people') return [...new Set(piecesOf(id, board, pieces).flatMap((piece) => pieceArea(piece, board, pieces) ?? []))];
  const area = kind === 'piece' ? pieceArea(id, board, pieces) : kind === 'fleet' ? board.fleets[id]?.at : null;
  return area ? [area] : [];
}

function pieceArea(id: string, board: Board, pieces: Pieces): string | null {
  const state = board.pieces[id];
  return state && !state.fallen ? areaOf(state.place, board, pieces) : null;
}

/** The units and leaders of a People that are on the map. */
export function piecesOf(people: string, board: Board, pieces: Pieces): string[] {
  return [...pieces.leaders, ...pieces.units].filter((piece) => piece.people === people && board.pieces[piece.id] && !board.pieces[piece.id]?.fallen).map(({ id }) => id);
}

/** The fleets that are in an area. */
export function fleetsIn(area: string, board: Board): string[] {
  return Object.entries(board.fleets).flatMap(([id, { at }]) => (at === area ? [id] : []));
}

// ---------------------------------------------------------------- what leaders are

export type Role = 'augustus' | 'usurper' | 'patrician' | 'rex' | 'escort' | null;

export function roleOf(id: string, board: Board): Role {
  if (HALVES.some((half) => board.augusti[half] === id)) return 'augustus';
  if (HALVES.some((half) => board.usurpers[half] === id)) return 'usurper';
  if (HALVES.some((half) => board.patricians[half] === id)) return 'patrician';
  if (Object.values(board.peoples).some(({ rex }) => rex === id)) return 'rex';
  return board.escort === id ? 'escort' : null;
}

/** The half of the Empire that a leader's office is of. */
export function halfOf(id: string, board: Board): Half | null {
  return HALVES.find((half) => board.augusti[half] === id || board.usurpers[half] === id || board.patricians[half] === id) ?? null;
}

/** Whether a civil war goes on in a half. */
export function atWar(board: Board): Half[] {
  return HALVES.filter((half) => board.usurpers[half] !== null);
}

/** The camp that a seat plays now. */
export function campOf(seat: number, board: Board): Camp | null {
  return CAMPS.find((camp) => board.seats[camp] === seat) ?? null;
}

// ---------------------------------------------------------------- markers

export type Marker = { kind: 'capital' | 'council' | 'plague' | 'epidemic' | 'held'; people?: string };

/** The markers that lie in a zone. */
export function markersIn(zone: string, board: Board): Marker[] {
  const found: Marker[] = Object.entries(board.peoples).flatMap(([people, { capital }]): Marker[] => (capital === zone ? [{ kind: 'capital', people }] : []));
  if (board.council === zone) found.push({ kind: 'council' });
  if (board.plague === zone) found.push({ kind: 'plague' });
  if (board.epidemic === zone) found.push({ kind: 'epidemic' });
  if (board.held.includes(zone)) found.push({ kind: 'held' });
  return found;
}

// ---------------------------------------------------------------- looks

const PEOPLES: Record<string, string> = {
  persae: '#8c1d3f', hunni: '#4a3325', visigothi: '#26547c', vandali: '#b03a6b', ostrogothi: '#3d6f9c', 'franci-salii': '#6b3fa0',
  burgondi: '#8d5a2b', alani: '#7a5a1d', iberia: '#a0522d', alamanni: '#4b6b1f', 'franci-orientales': '#86589f', gepidae: '#35637a',
  heruli: '#6c6a3c', saxones: '#1f7a5c', suevi: '#9a5a1c', bagaudes: '#4d4d4d', picti: '#2d5f8f', scoti: '#2f7a3a',
  armenia: '#a8322d', austuriani: '#b8862a', blemyes: '#b06a3f', ghassanides: '#b5651d', lakmides: '#7a6a2a', mauri: '#c27a1f',
};
const MOUNTED = new Set(['persae', 'hunni', 'alani', 'iberia', 'armenia', 'austuriani', 'blemyes', 'ghassanides', 'lakmides', 'mauri']);
const AXES = new Set(['franci-salii', 'franci-orientales', 'saxones', 'heruli', 'bagaudes']);

/** Colour of the counters of a People. */
export function colourOf(people: string): string {
  return PEOPLES[people] ?? '#8a7b62';
}

/** Colour of the counters of a half of the Empire. */
export function halfColour(half: Half | null): string {
  return half === 'oriens' ? '#5b3f86' : half === 'occidens' ? '#9b2f2a' : '#6f5a2a';
}

/** The symbol on a unit. */
export function glyphOf(unit: UnitPiece): string {
  if (unit.people) return MOUNTED.has(unit.people) ? 'horseman' : AXES.has(unit.people) ? 'axe' : 'warband';
  return { limitanei: 'fort', comitatenses: 'legionary', palatini: 'eagle', buccellarii: 'horseman', people: 'warband' }[unit.kind];
}

/** The letters of a unit's kind, as they are printed; of a People the first of its name. */
export function lettersOf(unit: UnitPiece): string {
  if (unit.people) return unit.people.replace('franci-', 'fr.').slice(0, 4);
  return { limitanei: 'LI', comitatenses: 'CO', palatini: 'PA', buccellarii: 'BU', people: '' }[unit.kind];
}

export const TINTS: Record<string, string> = {
  hispaniae: '#d9b25f', britanniae: '#93b58f', viennensis: '#c98f6a', galliae: '#8fa9c4', italia: '#c8796a', africa: '#cda24f', pannoniae: '#9aa35c',
  moesiae: '#b38bb0', thracia: '#7fb0a6', asia: '#d08a5a', pontica: '#8a97c8', oriens: '#c9a0a0',
  septentrio: '#a9a48a', arabia: '#d6c48f', 'africa-exterior': '#cfb98a', 'oriens-exterior': '#c2a98f',
};

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

/** The verb to ask about when a piece, a stratagem or a fleet is clicked that cannot be chosen. */
export function verbFor(kind: string, object: string, legal: readonly Action[], pieces: Pieces): string | undefined {
  const same = legal.filter((action) => action.kind === kind && typeof action.object === 'string');
  if (kind !== 'piece') return same[0]?.verb;
  const leader = leaderOf(object, pieces) !== undefined;
  return (same.find((action) => (leaderOf(String(action.object), pieces) !== undefined) === leader) ?? same[0])?.verb;
}

/** The counters in an area that a click on it asks about: those of the camp that is playing first. */
export function insideOf(area: string, board: Board, pieces: Pieces): (readonly [kind: string, object: string])[] {
  const stacks = [...(stacksOf(board, pieces).get(area) ?? [])].sort((a, b) => Number(b.camp === board.active) - Number(a.camp === board.active));
  return stacks.flatMap(({ leaders, units }) => [...leaders, ...units].map((id) => ['piece', id] as const));
}

/** The areas that the moment is about. */
export function sceneOf(board: Board, pieces: Pieces | undefined): string[] {
  if (board.battle) return [board.battle.zone];
  if (!pieces) return [];
  const marching = board.march ? pieceArea(board.march.leader, board, pieces) : null;
  if (marching) return [marching];
  return HALVES.flatMap((half) => [board.usurpers[half], board.augusti[half]].flatMap((id) => (id ? (pieceArea(id, board, pieces) ?? []) : [])));
}

// ---------------------------------------------------------------- forces

export interface Muster {
  zone: string;
  stack: Stack;
}

/** The forces of a camp by area, the strongest first. */
export function musterOf(camp: Camp, board: Board, pieces: Pieces): Muster[] {
  const found: Muster[] = [];
  for (const [place, all] of stacksOf(board, pieces)) {
    const zone = areaOf(place, board, pieces);
    for (const stack of all) if (stack.camp === camp && zone) found.push({ zone, stack });
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
  let swapped = swaps % 2 === 1;
  let year = 0;
  const out: Scored[] = [];
  for (const { kind, values } of log) {
    if (kind === 'year') year = Number(values.year);
    else if (kind === 'exchanged') swapped = !swapped;
    else if (kind === 'scored') {
      const camp = values.camp as Camp;
      const other: Camp = camp === 'romanus' ? 'barbarus' : 'romanus';
      out.push({ year, camp, seat: seatsNow[swapped ? other : camp], points: Number(values.points), reason: String(values.reason) });
    }
  }
  return out;
}
