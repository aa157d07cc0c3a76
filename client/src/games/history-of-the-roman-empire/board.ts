import { roman } from '../../lib/figures.ts';
import type { Board, Pieces, SideKind } from './board.gen.ts';

/** The board and the pieces of this game, as the server tells them (`board.gen.ts`), and what can be read from them. */
export type * from './board.gen.ts';

/** Turns as on a card: `I–III, V`. */
export function periodsText(turns: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const turn of [...turns].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && turn === last[1] + 1) last[1] = turn;
    else runs.push([turn, turn]);
  }
  return runs.map(([a, b]) => (a === b ? roman(a) : `${roman(a)}–${roman(b)}`)).join(', ');
}

/** The index of the faction that plays a side: its own, or that of whoever controls it. */
export function controllerOf(board: Board, side: string): number | null {
  const own = board.factions.findIndex((faction) => faction.id === side);
  return own >= 0 ? own : (board.sides[side]?.controller ?? null);
}

/** The faction whose Legions a side of rebels once was. */
export function mutinied(side: string): string | null {
  return side.startsWith('rebel-legions-') ? side.slice('rebel-legions-'.length) : null;
}

/** The provinces that the moment is about: a battle, where the people just drawn comes in, or the armies of the phase. */
export function sceneOf({ turn, battle, factions, phase, provinces }: Board, pieces: Pieces | undefined): string[] {
  if (battle) return [battle.province];
  const drawn = factions.find((faction) => faction.drawn?.people)?.drawn;
  const entry = pieces?.entries.find((one) => one.turn === turn && one.chit === drawn?.chit);
  if (entry) return [entry.start];
  return Object.entries(provinces).flatMap(([id, { side }]) => (phase && side === phase.side ? [id] : []));
}

/** What a side is, whether or not it is on the map. */
export function kindOf(side: string, pieces: Pieces): SideKind {
  if (pieces.factions.some(({ id }) => id === side)) return 'faction';
  if (pieces.peoples.some(({ id }) => id === side)) return 'people';
  if (mutinied(side)) return 'rebel-legions';
  return pieces.kingdoms.find(({ id }) => id === side)?.kind ?? 'rebel-armies';
}

const ON_HORSEBACK = new Set(['sarmatae', 'alani', 'hunni', 'parthi', 'persae', 'mauri', 'garamantes', 'blemmyes']);
const WITH_AXES = new Set(['franci', 'saxones', 'caledonii', 'brigantes', 'heruli', 'cherusci']);

/** The symbol on the counters of a side. */
export function glyphOf(side: string, kind: SideKind): string {
  if (ON_HORSEBACK.has(side)) return 'horseman';
  switch (kind) {
    case 'faction':
      return 'legionary';
    case 'rebel-legions':
      return 'broken';
    case 'rebel-armies':
      return 'torch';
    case 'kingdom':
      return 'diadem';
    case 'tribe':
      return 'boar';
    default:
      return WITH_AXES.has(side) ? 'axe' : 'warband';
  }
}

const EDGES: Record<string, string> = {
  galli: '#3f7d3a', suebi: '#8d5a2b', parthi: '#a8322d', marcomanni: '#5b4a8a', cherusci: '#2f6f73', frisii: '#3c78b4',
  brigantes: '#b4572a', sarmatae: '#a5862a', alani: '#7a2f5d', caledonii: '#2d5f8f', mauri: '#c27a1f', alamanni: '#4b6b1f',
  persae: '#8c1d3f', gothi: '#26547c', franci: '#6b3fa0', heruli: '#6c6a3c', vandali: '#b03a6b', hunni: '#4a3325', saxones: '#1f7a5c',
};
const FIELDS: Record<string, string> = {
  aegyptus: '#d9b75c', pontus: '#7fa3a0', cappadocia: '#c08e76', iudaea: '#8fa8cf', nabataea: '#d38f5e', armenia: '#b583a8',
  palmyra: '#c9a0a0', dacia: '#9bb06a', thracia: '#a9a0c9', numidia: '#d6a24a', mauretania: '#b8985f', bosporus: '#86b0c4',
  britannia: '#93b58f', helvetii: '#a8b56d', cantabri: '#c9985f', dalmatae: '#9fa7b8', garamantes: '#d9c07e', isauri: '#b39a86', blemmyes: '#c77f5a',
};

/** The colour of the edge of a people's counters, or of the field of a kingdom's or tribe's. */
export function colourOf(side: string, pieces: Pieces): string {
  return (
    pieces.factions.find((faction) => faction.id === side)?.colour ??
    EDGES[side] ??
    FIELDS[side] ??
    '#8a7b62'
  );
}

/** What tells the shields of Factions apart besides colour and pattern: the letters with which their colours begin. */
export function letterOf(name: string): string {
  const colour = name.split(/\s+/).find((word) => !/^fac/i.test(word)) ?? name;
  return colour.slice(0, 2).replace(/^./, (first) => first.toUpperCase());
}

/** The fewest letters by which a Faction is known among all: one, or two where another's colour begins alike. */
export function markOf(name: string, all: readonly string[]): string {
  const [letters, others] = [letterOf(name), all.filter((other) => other !== name).map(letterOf)];
  return others.some((other) => other[0] === letters[0]) ? letters : letters.slice(0, 1);
}

/** What stands for a side's name on a counter. */
export function initials(name: string): string {
  return [...name.replace(/[^\p{L}]/gu, '')].slice(0, 3).join('').toUpperCase();
}
