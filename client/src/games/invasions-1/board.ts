import { roman } from '../../lib/figures.ts';
import type { Action, GameEvent, Prompt } from '../../lib/contract.ts';
import type { Board, NationState, Piece, Pieces } from './board.gen.ts';

/** The board and the pieces of this game, as the server tells them (`board.gen.ts`), and what can be read from them. */
export type * from './board.gen.ts';

export const CAMPS = ['romans', 'huns', 'persians', 'goths'] as const;
/** The colours of the camps; those of their nations are shades of them. */
export const CAMP_COLOURS: Record<string, string> = { romans: '#9c2f26', huns: '#8a6416', persians: '#2f5597', goths: '#2f6e3a' };
const NATION_COLOURS: Record<string, string> = {
  romains: '#a3271d', byzantins: '#7a2a6e', bretons: '#c05f4a', 'gallo-romains': '#b5532b', cappadociens: '#a5616e', armeniens: '#c4703c',
  colchidiens: '#9a4a5c', mauritaniens: '#b06a52', ghassanides: '#8f4a7c', 'brito-romains': '#c05f4a', 'gallo-locaux': '#b5532b',
  'hispano-romains': '#bb6a3a', 'africano-romains': '#b06a52',
  huns: '#6e4d12', alains: '#b8860b', saxons: '#8c6f2a', angles: '#a8892f', jutes: '#75622f', avars: '#553c18', khazars: '#9c6b1e',
  hephthalites: '#84571a', kouchans: '#ad7a24', hiberniens: '#7d7538', pictes: '#8a8048', vikings: '#5d5430', aestii: '#9a8a4c',
  venedes: '#857a44', sklaves: '#6f6a3c',
  perses: '#31449a', alamans: '#3a7ca5', francs: '#24568f', sueves: '#1f7f86', bavarois: '#5a86b5', scots: '#446f86', arabes: '#0f6675',
  blemmyes: '#6673b5', berberes: '#4f5fa3', iberiens: '#6f86bd', lakhmides: '#3f6f9a',
  wisigoths: '#2f7d3a', ostrogoths: '#1a563a', burgondes: '#5f8a2a', vandales: '#3f7f5c', gepides: '#72903a', herules: '#3b6429',
  lombards: '#22805a', euskalduns: '#7a9650', sardes: '#5f8f72',
};

export function colourOf(nation: string): string {
  return NATION_COLOURS[nation] ?? '#6b6257';
}

/** Nations whose names begin alike. */
const OWN_LETTERS: Record<string, string> = { alains: 'ALN', alamans: 'ALM' };

/** The letters of a nation on its counters: the beginning of its name. */
export function lettersOf(nation: string, name: string): string {
  return OWN_LETTERS[nation] ?? [...name.replace(/[^\p{L}]/gu, '')].slice(0, 3).join('').toUpperCase();
}

// ---------------------------------------------------------------- who is where

const places = new WeakMap<Board, Map<string, { place: string; piece: Piece }>>();

/** The pieces on the map by their ids, made once for each position. */
function index(board: Board): Map<string, { place: string; piece: Piece }> {
  const known = places.get(board);
  if (known) return known;
  const made = new Map(
    Object.entries(board.places).flatMap(([place, all]) => all.map((piece) => [piece.id, { place, piece }] as const)),
  );
  places.set(board, made);
  return made;
}

export function whereIs(board: Board, piece: string): string | null {
  return index(board).get(piece)?.place ?? null;
}

export function pieceOf(board: Board, id: string): Piece | undefined {
  return index(board).get(id)?.piece;
}

/** The nation that a piece acts for. */
export function nationOf(piece: Piece, pieces: Pieces): string {
  return piece.of ?? pieces.counters[piece.id]?.nation ?? '';
}

/** All that one nation has in a place. */
export interface Stack {
  nation: string;
  leaders: Piece[];
  /** Units of land, or fleets at sea. */
  units: Piece[];
  horde: Piece | undefined;
}

const BEST = [
  'custodes', 'clibanarii', 'cataphractae', 'palatine-cavalry', 'noble-cavalry', 'elite-cavalry', 'elite-mounted-archer', 'elephants',
  'elite-infantry', 'elite-francisca', 'legion', 'heavy-cavalry', 'cavalry', 'mounted-archer', 'infantry-francisca', 'infantry', 'thema',
  'satrapes', 'auxiliary', 'local', 'archer', 'fleet',
];

const NONE: readonly Piece[] = [];
const stacked = new WeakMap<readonly Piece[], Stack[]>();

/**
 * The stacks of a place, the largest first, the best unit of each first; limites belong to none. Where nothing has moved
 * they are those of the position before, and nothing of them is drawn anew.
 */
export function stacksOf(board: Board, pieces: Pieces, place: string): Stack[] {
  const here = board.places[place] ?? NONE;
  const known = stacked.get(here) ?? arranged(here, pieces);
  stacked.set(here, known);
  return known;
}

function arranged(here: readonly Piece[], pieces: Pieces): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const piece of here) {
    const type = pieces.counters[piece.id]?.type;
    if (type === 'limes') continue;
    const nation = nationOf(piece, pieces);
    const stack = stacks.get(nation) ?? { nation, leaders: [], units: [], horde: undefined };
    stacks.set(nation, stack);
    if (type === 'leader') stack.leaders.push(piece);
    else if (type === 'horde') stack.horde = piece;
    else stack.units.push(piece);
  }
  const rank = ({ id }: Piece): number => BEST.indexOf(pieces.counters[id]?.type ?? '');
  const combat = ({ id }: Piece): number => pieces.counters[id]?.combat ?? 0;
  for (const stack of stacks.values()) {
    stack.units.sort((a, b) => rank(a) - rank(b));
    stack.leaders.sort((a, b) => combat(b) - combat(a));
  }
  return [...stacks.values()].sort((a, b) => b.units.length - a.units.length);
}

/** Every piece of a stack in the order in which it is laid out. */
export function piecesOf(stack: Stack): Piece[] {
  return [...stack.leaders, ...stack.units, ...(stack.horde ? [stack.horde] : [])];
}

/** Pieces of which one cannot be told from another, by the first of them; `apart` tells those that stand by themselves. */
export function alike(all: readonly Piece[], pieces: Pieces, apart: (id: string) => boolean): { piece: Piece; count: number }[] {
  const groups = new Map<string, { piece: Piece; count: number }>();
  for (const piece of all) {
    const { id, of = '', reduced = false, steps = 0 } = piece;
    const { type = '', nation = '' } = pieces.counters[id] ?? {};
    const key = type === 'leader' || apart(id) ? id : [nation, type, of, reduced, steps].join(' ');
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { piece, count: 1 });
  }
  return [...groups.values()];
}

export function limesIn(board: Board, pieces: Pieces, place: string): Piece | undefined {
  return board.places[place]?.find(({ id }) => pieces.counters[id]?.type === 'limes');
}

const seats = new WeakMap<Board, Map<string, string>>();

/** The nation whose capital stands in a province. */
export function capitalOf(board: Board, province: string): string | undefined {
  const known = seats.get(board) ?? new Map(Object.entries(board.nations).flatMap(([id, { capital }]) => (capital ? [[capital, id] as const] : [])));
  seats.set(board, known);
  return known.get(province);
}

/** Where a nation is at home: its capital, else its horde, else where most of its units are. */
export function homeOf(board: Board, pieces: Pieces, nation: string): string | null {
  const capital = board.nations[nation]?.capital;
  if (capital) return capital;
  const all = Object.keys(board.places).flatMap((place) => stacksOf(board, pieces, place).flatMap((stack) => (stack.nation === nation ? [{ place, stack }] : [])));
  const horde = all.find(({ stack }) => stack.horde);
  return (horde ?? all.sort((a, b) => b.stack.units.length - a.stack.units.length)[0])?.place ?? null;
}

/** The areas where an object lies, or that it covers. */
export function whereOf(kind: string, id: string, board: Board, pieces: Pieces | undefined): string[] {
  if (kind === 'region') return provincesOf(pieces, id);
  const place = kind === 'piece' ? whereIs(board, id) : null;
  return place ? [place] : [];
}

function provincesOf(pieces: Pieces | undefined, region: string): string[] {
  return Object.entries(pieces?.provinces ?? {}).flatMap(([id, province]) => (province.region === region ? [id] : []));
}

/** The regions with their provinces. */
export function regionsOf(pieces: Pieces | undefined): [string, string[]][] {
  return Object.keys(pieces?.regions ?? {}).map((region) => [region, provincesOf(pieces, region)]);
}

/** The pieces of an area that a click on it asks about. */
export function insideOf(area: string, board: Board): [kind: string, id: string][] {
  return (board.places[area] ?? []).map(({ id }) => ['piece', id]);
}

// ---------------------------------------------------------------- nations and camps

/** The nations of a camp that are in play, in the order of their profiles. */
export function nationsOf(board: Board, pieces: Pieces, camp: string): [string, NationState][] {
  return Object.keys(pieces.nations).flatMap((id): [string, NationState][] => {
    const state = board.nations[id];
    return state && pieces.nations[id]?.camp === camp ? [[id, state]] : [];
  });
}

/** A number, which may be below nought, as it is printed. */
export function numberText(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

export function pointsOf(nation: NationState): number {
  return Object.values(nation.vp).reduce((sum, points) => sum + points, 0);
}

/** The provinces that a nation controls. */
export function landOf(board: Board, nation: string): string[] {
  return Object.entries(board.provinces).flatMap(([id, { owner }]) => (owner === nation ? [id] : []));
}

/** Objectives that count on this turn or later; whether they are met now. */
export function objectivesOf(board: Board, pieces: Pieces, nation: string): { target: string; kind: string; vp: number; since: number; until: number; met: boolean }[] {
  return (pieces.nations[nation]?.objectives ?? [])
    .filter(({ until }) => !until || until >= board.turn)
    .map((aim) => {
      const region = aim.target in pieces.regions && !(aim.target in pieces.provinces);
      const met = region ? (board.regions[aim.target]?.holders.includes(nation) ?? false) : board.provinces[aim.target]?.owner === nation;
      return { ...aim, kind: region ? 'region' : 'province', met };
    });
}

/** The turns that something is for, as on the track; nothing where it is for all of them. */
export function turnsText(since: number, until: number, last: number): string {
  const end = until || last;
  if (since <= 1 && end >= last) return '';
  return since === end ? roman(since) : `${roman(Math.max(1, since))}–${roman(end)}`;
}

/** Cards in a hand by title, each as often as it is held. */
export function cardsOf(hand: Record<string, number>): string[] {
  return Object.entries(hand).flatMap(([title, number]) => Array.from({ length: number }, () => title));
}

/** Cards that are shown to the viewer; null when there is none to be shown. */
export function heldIn(board: Board): number | null {
  const events = Object.values(board.camps).reduce((sum, { hand }) => sum + cardsOf(hand).length, 0);
  return events + Object.values(board.treaties).reduce((sum, hand) => sum + cardsOf(hand).length, 0);
}

const CARDS = new Set(['event-card', 'treaty', 'decree']);

/** Whether a card can be chosen. */
export function isHand(legal: readonly Action[]): boolean {
  return legal.some(({ kind }) => CARDS.has(kind));
}

const SWORDS: Record<string, string> = { blank: '-', sword: 's', red: 'r', both: 'sr', two: 'ss', white: 's', 'white-red': 'sr', 'white-white': 'ss' };

/** The six faces of a combat die as `Die` draws them: what it may become when it is thrown again. */
export function facesOf(pieces: Pieces, dark: boolean): string[] {
  return (pieces.dice[dark ? 'black' : 'white'] ?? []).map((face) => SWORDS[face] ?? '-');
}

/** A die of a melee by its id: whose it is, its colour, and what it shows as `Die` draws it. */
export function dieOf(id: string): { side: string; dark: boolean; shown: string } {
  const [side = '', colour, face = ''] = id.split('-');
  return { side, dark: colour === 'black', shown: SWORDS[face] ?? '-' };
}

/** The units of a nation on the map. */
export function strengthOf(board: Board, pieces: Pieces, nation: string): number {
  return Object.keys(board.places).reduce((sum, place) => sum + (stacksOf(board, pieces, place).find((stack) => stack.nation === nation)?.units.length ?? 0), 0);
}

/** The nations that a question is between, where it is between several: an offer, a pact, a loan. */
export function partiesOf(prompt: Pick<Prompt, 'kinds' | 'values'> | null | undefined): string[] {
  const named = Object.entries(prompt?.kinds ?? {}).flatMap(([field, kind]) => (kind === 'nation' ? [prompt?.values[field]] : []));
  const parties = [...new Set(named.filter((one) => typeof one === 'string'))];
  return parties.length > 1 ? parties : [];
}

/** The vassals and clients of a nation, and those that hold a Foedus of it. */
export function dependentsOf(board: Board, nation: string): string[] {
  return Object.entries(board.nations).flatMap(([id, { lord, federator }]) => (lord === nation || federator === nation ? [id] : []));
}

/** The boxes of a nation's age track: which it is in, and which begin a section (young, mature, ageing). */
export function agesOf({ status, age }: NationState, pieces: Pieces): { box: number; now: boolean; past: boolean; section: number }[] {
  const civilised = status !== 'barbarian';
  return Array.from({ length: pieces.ages[status] ?? 0 }, (_, i) => {
    const box = i + 1;
    return { box, now: box === age, past: box < age, section: civilised ? pieces.sections.filter((end) => box > end).length : 0 };
  });
}

// ---------------------------------------------------------------- the moment

/** The nation that is activated, from the log of the turn; where a game was begun within a turn, the one that plays. */
export function activeIn(board: Board, log: readonly GameEvent[]): string | null {
  const last = log.findLast(({ kind }) => kind === 'activated' || kind === 'turn' || kind === 'scored');
  const [only, ...others] = board.playing ?? [];
  if (!last && only && !others.length && board.activated.includes(only)) return only;
  return last?.kind === 'activated' && board.activated.includes(String(last.values.nation)) ? String(last.values.nation) : null;
}

/** The areas that the moment is about: battle, siege, march, reaction, else where nations that play stand, or between their moments the viewer’s own. */
export function sceneOf(board: Board, pieces: Pieces | undefined, viewer = -1): string[] {
  const here = board.battle?.place ?? board.siege?.province ?? board.voyage?.sea ?? board.reaction?.province ?? board.march?.here;
  if (here) return [here];
  if (!pieces) return [];
  const own = (): string[] => CAMPS.filter((camp) => board.camps[camp]?.seat === viewer).flatMap((camp) => nationsOf(board, pieces, camp).map(([id]) => id));
  const playing = new Set(board.playing.length ? board.playing : own());
  return Object.entries(board.places).flatMap(([place, all]) => (all.some((piece) => playing.has(nationOf(piece, pieces))) ? [place] : []));
}

/** What the table says at areas while a pile goes, a fleet sails or somebody reacts: steps, and least faces of the die. */
export interface Sign {
  area: string;
  /** Steps to go there. */
  steps: number | null;
  /** The least face of a d10 that succeeds there. */
  face: number | null;
  sign: 'steps' | 'threat' | 'sea' | 'reaction';
  /** How many units would be too many there. */
  over?: number;
}

/** Least faces beyond the die's. */
export const NEVER = 11;

export function signsOf({ march, reaction, voyage, excess }: Board): Sign[] {
  const out: Sign[] = [];
  if (voyage) return Object.entries(voyage.reach).map(([area, steps]) => ({ area, steps, face: null, sign: 'steps' }));
  if (reaction) {
    if (reaction.kind === 'interception') return out;
    return Object.entries(reaction.needed).map(([area, face]) => ({ area, steps: null, face, sign: 'reaction' }));
  }
  if (!march) return out;
  for (const [area, steps] of Object.entries(march.reach)) {
    const threats = Object.values(march.threats[area] ?? {}).filter((face) => face < NEVER);
    out.push({ area, steps, face: threats.length ? Math.min(...threats) : null, sign: threats.length ? 'threat' : 'steps' });
  }
  for (const [area, face] of Object.entries(march.shipping)) if (!(area in march.reach)) out.push({ area, steps: null, face, sign: 'sea' });
  return out.map((sign) => (excess?.[sign.area] ? { ...sign, over: excess[sign.area] } : sign));
}
