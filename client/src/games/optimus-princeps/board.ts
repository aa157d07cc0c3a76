import type { Action, GameEvent } from '../../lib/contract.ts';
import type { BackState, Board, HeadState, LeaderPiece, LinkPiece, Nation, Pieces, PlaceState, Remembered, Side, UnitState } from './board.gen.ts';

/** The board and the pieces of this game, as the server tells them (`board.gen.ts`), and what can be read from them. */
export type * from './board.gen.ts';

export const SIDES: readonly Side[] = ['roman', 'barbarian'];
export const SEASONS = ['thaw', 'spring', 'summer', 'autumn', 'winter'] as const;

/** The colours of the outlines of regions, and of what belongs to a nation. */
export const NATIONS: Record<Nation, string> = { roman: '#b23a2c', german: '#4f8041', sarmatian: '#c8688f', dacian: '#d09a17' };
/** The colours of the sides. */
export const COLOURS: Record<Side, string> = { roman: '#9c2f26', barbarian: '#3d4a57' };
/** What covers the ground of a region. */
export const GROUNDS = { plain: '#efe2b8', forest: '#b9cb98', mountain: '#cdb898', marsh: '#b5d0c6' } as const;

/** The contrées by the nation that most of each belongs to, for the colour of the land. */
const LANDS: Record<Nation, string> = {
  roman: `germania-inferior germania-superior helvetii agri-decumates taunus raetia noricum pannonia-superior savus-dravus
    pannonia-inferior sirmiensis dalmatia moesia-superior timacus dardania moesia-inferior moesia-pontica scythia-minor thracia`,
  german: `frisii-chauci bructeri-cherusci chatti hermunduri-naristi suebi marcomanni quadi quadi-orientales carpates lugii`,
  sarmatian: `iazyges iazyges-meridionales roxolani-occidentales roxolani-orientales`,
  dacian: `dacia-occidentalis vallis-sargetiae montes-sarmizegetusae marisus samus alutus-superior alutus-medius rhabon getae
    daci-liberi costoboci carpi-bastarnae`,
};
export const TINTS: Record<string, string> = Object.fromEntries(
  Object.entries(LANDS).flatMap(([nation, ids]) => ids.split(/\s+/).map((id) => [id, NATIONS[nation as Nation]])),
);

// ---------------------------------------------------------------- who is where

const NOBODY: PlaceState = { units: [], heads: [], backs: [] };

export function placeOf(board: Board, place: string): PlaceState {
  return board.places[place] ?? NOBODY;
}

/** Where a piece is: the id of its region or box; null while it is out of play or out of sight. */
export function whereIs(board: Board, piece: string): string | null {
  for (const [place, { units, heads, backs }] of Object.entries(board.places)) {
    if (heads.some(({ id }) => id === piece) || backs.some(({ id }) => id === piece) || units.some(({ id }) => id === piece)) return place;
  }
  return null;
}

/** The areas where an object lies, or that it covers. */
export function whereOf(kind: string, id: string, board: Board, pieces: Pieces | undefined): string[] {
  if (kind === 'contree') return pieces?.contrees[id]?.regions ?? [];
  const place = kind === 'piece' ? whereIs(board, id) : null;
  return place ? [place] : [];
}

/** A leader or decoy in play, wherever he is. */
export function headOf(board: Board, id: string): HeadState | undefined {
  return Object.values(board.places).flatMap(({ heads }) => heads).find((head) => head.id === id);
}

export function backOf(board: Board, id: string): BackState | undefined {
  return Object.values(board.places).flatMap(({ backs }) => backs).find((back) => back.id === id);
}

export function unitStateOf(board: Board, id: string): UnitState | undefined {
  return Object.values(board.places).flatMap(({ units }) => units).find((unit) => unit.id === id);
}

export function sideOf(id: string, pieces: Pieces): Side {
  return pieces.units[id]?.side ?? pieces.leaders[id]?.side ?? 'barbarian';
}

/** The nation whose colour a piece has; of a back of a counter none is known. */
export function nationOf(id: string, pieces: Pieces): Nation | null {
  const piece = pieces.units[id] ?? pieces.leaders[id];
  if (!piece) return null;
  return piece.people ? (pieces.peoples[piece.people] ?? null) : piece.side === 'roman' ? 'roman' : null;
}

export function strength(units: readonly UnitState[]): { pf: number; hdc: number } {
  return { pf: units.reduce((sum, unit) => sum + unit.pf, 0), hdc: units.reduce((sum, unit) => sum + unit.hdc, 0) };
}

/** VS of a leader, with the bonus of the supreme leader. */
export function vsOf(head: HeadState, pieces: Pieces): number {
  return (pieces.leaders[head.id]?.vs ?? 0) + (head.supreme ? SUPREME : 0);
}

/** What the supreme leader has more (OP-5.1.4-1). */
export const SUPREME = 8;

/** All of one side in a place: who leads first, backs after known faces; units that are seen; ships by themselves. */
export interface Stack {
  side: Side;
  heads: HeadState[];
  backs: BackState[];
  /** The units of the leaders who are seen, by leader. */
  bands: Record<string, UnitState[]>;
  /** The units without a leader. */
  lone: UnitState[];
  fleets: UnitState[];
}

/** The stacks of a place, Rome's first; a side that has nothing there has none. */
export function stacksOf(board: Board, pieces: Pieces, place: string): Stack[] {
  const { units, heads, backs } = placeOf(board, place);
  return SIDES.flatMap((side): Stack[] => {
    const mine = units.filter(({ id }) => sideOf(id, pieces) === side);
    const land = mine.filter(({ id }) => pieces.units[id]?.kind !== 'fleet');
    const led = heads.filter((head) => head.side === side).sort((a, b) => rank(b, pieces) - rank(a, pieces));
    const stack: Stack = {
      side,
      heads: led,
      backs: side === 'barbarian' ? backs : [],
      bands: Object.fromEntries(led.map(({ id }) => [id, land.filter(({ chief }) => chief === id)])),
      lone: land.filter(({ chief }) => !led.some(({ id }) => id === chief)),
      fleets: mine.filter(({ id }) => pieces.units[id]?.kind === 'fleet'),
    };
    return led.length + stack.backs.length + mine.length ? [stack] : [];
  });
}

function rank(head: HeadState, pieces: Pieces): number {
  return pieces.leaders[head.id]?.decoy ? -1 : vsOf(head, pieces);
}

/** Every piece of a stack, in the order in which it is laid out: each leader with his units, backs, the others, ships. */
export function piecesOf(stack: Stack): string[] {
  return [
    ...stack.heads.flatMap(({ id }) => [id, ...(stack.bands[id] ?? []).map((unit) => unit.id)]),
    ...stack.backs.map(({ id }) => id),
    ...[...stack.lone, ...stack.fleets].map(({ id }) => id),
  ];
}

/** The PF of a stack that the viewer sees, those on sheets of his own included. */
export function forceOf(stack: Stack): { pf: number; hdc: number } {
  return strength([...Object.values(stack.bands).flat(), ...stack.lone]);
}

/** Whether a stack may have more than the viewer sees: under backs, or on sheets that are another's secret. */
export function veils(stack: Stack): boolean {
  return stack.backs.length > 0 || stack.heads.some(({ pf }) => pf === null);
}

/** What a viewer remembers of the units of a leader. */
export function rememberedOf(board: Board, leader: string): [unit: string, seen: Remembered][] {
  return Object.entries(board.remembered).filter(([, { chief }]) => chief === leader);
}

/** What was seen together of an enemy, who led it, and when the last of it was seen. */
export interface Sighting {
  chief: string | null;
  season: number;
  units: [id: string, seen: Remembered][];
  pf: number;
  hdc: number;
}

/** All that a viewer remembers, by leader: what was seen last first, whom nobody led at the end. */
export function sightingsOf(board: Board): Sighting[] {
  const all: Sighting[] = [];
  for (const [id, seen] of Object.entries(board.remembered)) {
    let one = all.find(({ chief }) => chief === seen.chief);
    if (!one) all.push((one = { chief: seen.chief, season: 0, units: [], pf: 0, hdc: 0 }));
    one.units.push([id, seen]);
    one.season = Math.max(one.season, seen.season);
    one.pf += seen.pf;
    one.hdc += seen.hdc;
  }
  return all.sort((a, b) => Number(a.chief === null) - Number(b.chief === null) || b.season - a.season || b.pf - a.pf);
}

/** The season and the year of a number of the season, as `Board.number` counts them. */
export function momentOf(board: Board, number: number): { season: string; year: number } {
  const at = SEASONS.indexOf(board.season) + number - board.number;
  return { season: SEASONS[((at % 5) + 5) % 5] ?? 'thaw', year: board.year + Math.floor(at / 5) };
}

/** The kind of a link in a year. */
export function kindOf(link: LinkPiece, year: number): 'roman' | 'trade' | 'path' {
  const since = Object.keys(link.kinds).map(Number).filter((from) => from <= year).sort((a, b) => b - a)[0];
  return link.kinds[String(since ?? 0)] ?? 'path';
}

/** The letters on a leader's counter: the beginning of the last of his names. */
export function lettersOf(name: string): string {
  return (name.split(' ').at(-1) ?? name).slice(0, 3);
}

/** The side that the viewer plays; null of whoever looks on. */
export function mySide(board: Board, viewer: number): Side | null {
  return board.sides.find(({ seat }) => seat === viewer)?.id ?? null;
}

/** The leaders and decoys of a side whose PAC is unspent, as far as they are seen. */
export function readyOf(board: Board, side: Side): number {
  const places = Object.values(board.places);
  const heads = places.flatMap((place) => place.heads).filter((head) => head.side === side && head.ready).length;
  return heads + (side === 'barbarian' ? places.flatMap(({ backs }) => backs).filter(({ ready }) => ready).length : 0);
}

// ---------------------------------------------------------------- the moment

/** The areas that the moment is about: the battle, the march, else wherever anybody stands. */
export function sceneOf(board: Board): string[] {
  if (board.battle) return [board.battle.region];
  const march = board.march && whereIs(board, board.march.mover);
  return march ? [march] : Object.keys(board.places).filter((place) => board.regions[place]);
}

/** The regions that are open in this game, where others are not. */
export function stageOf(board: Board): string[] {
  const all = Object.keys(board.regions);
  const open = all.filter((region) => !board.regions[region]?.closed);
  return open.length < all.length ? open : [];
}

/** The pieces of an area that a click on it asks about. */
export function insideOf(area: string, board: Board): [kind: string, id: string][] {
  const { units, heads, backs } = placeOf(board, area);
  return [...heads, ...backs, ...units].map(({ id }) => ['piece', id]);
}

/** Whether something of a hand can be chosen. */
export function isHand(legal: readonly Action[]): boolean {
  return legal.some(({ verb, kind }) => kind === 'stratagem' && verb === 'play');
}

/** Stratagems in the hands that are shown; null when none is. */
export function heldIn(board: Board): number | null {
  const shown = board.sides.filter(({ hand }) => hand !== null);
  return shown.length ? shown.reduce((sum, { handSize }) => sum + handSize, 0) : null;
}

/** The leader of a piece of the enemy: what he has, where the viewer knows his face. */
export function leaderOf(id: string, pieces: Pieces): LeaderPiece | undefined {
  return pieces.leaders[id];
}

/** The places through which the march in progress has come, the first included, from the log. */
export function wayOf(board: Board, log: readonly GameEvent[]): string[] {
  const mover = board.march?.mover;
  if (!mover) return [];
  const from = log.findLastIndex(({ kind, values }) => kind === 'set-out' && values.piece === mover);
  if (from < 0) return [];
  const steps = log.slice(from).filter(({ kind, values }) => kind === 'entered' && values.piece === mover);
  return [String(log[from]?.values.place ?? ''), ...steps.map(({ values }) => String(values.place))];
}

/** Who stays in the region that a march is about to leave, and whether a conquest is given up with the last of them. */
export function staysOf(board: Board, pieces: Pieces): { place: string; pf: number; hdc: number; inside: number; lost: boolean } | null {
  const { march } = board;
  const place = march && !march.steps ? whereIs(board, march.mover) : null;
  const region = place === null ? undefined : board.regions[place];
  if (!march || place === null || !region) return null;
  const mine = sideOf(march.mover, pieces);
  const left = placeOf(board, place).units.filter(({ id }) => sideOf(id, pieces) === mine && pieces.units[id]?.kind !== 'fleet' && !march.units.includes(id));
  const { pf, hdc } = strength(left);
  return { place, pf, hdc, inside: strength(left.filter(({ inside }) => inside)).pf, lost: !left.length && region.holder === mine };
}

/** By region where the next step of a march may end: the PF that the test there would put out, at least and at most. */
export function risksOf(board: Board): { area: string; least: number; most: number }[] {
  return Object.entries(board.march?.ahead ?? {}).flatMap(([area, { tolls }]) =>
    tolls.length ? [{ area, least: Math.min(...tolls), most: Math.max(...tolls) }] : [],
  );
}
