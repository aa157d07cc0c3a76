import { sideOf, stacksOf, whereIs, type Board, type DeedState, type DieState, type Pieces, type Side } from './board.ts';

/** A town and who is before it, as far as the viewer sees: the marker of the siege, its walls, and what may be tried now. */
export interface Siege {
  region: string;
  /** Who is before the walls; null where nobody is in view. */
  before: Side | null;
  /** The marker; null while no siege is declared. */
  marker: number | null;
  vd: number;
  vg: number;
  /** Fit PF of artillery before the walls; fit PF behind them. */
  guns: number;
  garrison: number;
  /** The die of a siege action; null where none may be tried. */
  die: DieState | null;
  deeds: readonly DeedState[];
}

/** The region of what may be tried before a town. */
function regionOf(board: Board, { object }: DeedState): string | null {
  return board.regions[object] ? object : whereIs(board, object);
}

/** What may be tried before a town, or from within it, one of a kind: the chance is that of all who are there. */
function deedsAt(board: Board, region: string): DeedState[] {
  const here = board.deeds.filter((deed) => regionOf(board, deed) === region);
  return here.filter(({ verb }, i) => here.findIndex((other) => other.verb === verb) === i);
}

/** How a siege stands; null of a region where there is none and nothing may be tried. */
export function siegeOf(board: Board, pieces: Pieces, region: string): Siege | null {
  const deeds = deedsAt(board, region);
  return deeds.length || board.regions[region]?.siege != null ? townOf(board, pieces, region) : null;
}

/** A town and its besiegers, be there a siege or not. */
export function townOf(board: Board, pieces: Pieces, region: string): Siege | null {
  const here = board.regions[region];
  if (!here) return null;
  const deeds = deedsAt(board, region);
  const units = stacksOf(board, pieces, region).flatMap(({ bands, lone }) => [...Object.values(bands).flat(), ...lone]);
  const fit = (some: typeof units): number => some.reduce((sum, { pf, hdc }) => sum + pf - hdc, 0);
  const outside = units.filter(({ inside }) => !inside);
  return {
    region,
    before: outside[0] ? sideOf(outside[0].id, pieces) : null,
    marker: here.siege,
    vd: here.pillaged ? 0 : here.vd + here.limes,
    vg: here.vg,
    guns: fit(outside.filter(({ id }) => pieces.units[id]?.kind === 'artillery')),
    garrison: fit(units.filter(({ inside }) => inside)),
    die: deeds.find(({ die }) => die !== null)?.die ?? null,
    deeds,
  };
}

/**
 * The region of the siege that the moment is about: the one that is pointed at, else that of the question, else the first
 * where something may be tried, if there is room for what nobody has asked about; null where there is none.
 */
export function besiegedNow(board: Board, pointed: string | null, asked: string | null, roomy: boolean): string | null {
  const open = (region: string | null): boolean => region !== null && (board.regions[region]?.siege != null || deedsAt(board, region).length > 0);
  if (!open(asked) && !board.deeds.length) return null;
  return [pointed, asked, ...(roomy ? board.deeds.map((deed) => regionOf(board, deed)) : [])].find(open) ?? null;
}
