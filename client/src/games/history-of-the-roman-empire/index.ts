import { roman } from '../../lib/figures.ts';
import type { GameClient } from '../registry.ts';
import Above from './Above.svelte';
import Area from './Area.svelte';
import { sceneOf, type Board, type Pieces as PieceTables } from './board.ts';
import Forces from './Forces.svelte';
import Hand from './Hand.svelte';
import Overlay from './Overlay.svelte';
import Pieces from './Pieces.svelte';
import Primer from './Primer.svelte';
import Score from './Score.svelte';
import Sequence from './Sequence.svelte';
import Face from './Face.svelte';
import { fights } from './fights.ts';
import { sum } from './sum.ts';
import { words } from './words.ts';

const TINTS: Record<string, string> = {
  roma: '#c8796a', hispania: '#d9b25f', gallia: '#8fa9c4', graecia: '#8fb38a', asia: '#d08a5a', oriens: '#b58bb0',
  africa: '#cda24f', germania: '#7fa08a', scythia: '#a79f76',
};

/** The steps in which armies and Forts wait beside the map, and the questions put to whoever places them. */
const LEFT_AT = new Set(['events', 'recruitment', 'placement']);
const PLACING = /^(recruitment|taking-up|roman-placement|barbarian-placement|mini-phase)-/;

/** Number of cards in the hands that are shown; null when none is. */
function handSize(board: Board): number | null {
  const shown = board.factions.filter((faction) => faction.hand !== null);
  return shown.length ? shown.reduce((sum, faction) => sum + faction.handSize, 0) : null;
}

/** History of the Roman Empire, as its players see it. */
export const game: GameClient<Board, PieceTables> = {
  ...words,
  areaKinds: ['province'],
  pieceKinds: [],
  where: () => [],
  tints: TINTS,
  regions: (pieces) => pieces?.dioceses.map(({ id, provinces }) => [id, provinces]) ?? [],
  regionKind: 'diocese',
  redName: (area, pieces) => pieces?.provinces.some(({ id, start }) => start && id === area) ?? false,
  Pieces,
  Above,
  Overlay,
  Area,
  Primer,
  tabs: [
    { id: 'sequence', glyph: 'laurel', Panel: Sequence },
    { id: 'hand', glyph: 'hand', Panel: Hand, count: handSize, hot: (legal) => legal.some(({ kind }) => kind === 'card') },
    { id: 'forces', glyph: 'legionary', Panel: Forces },
    { id: 'score', glyph: 'crown', Panel: Score },
  ],
  when: ({ turn, years }) => {
    if (!turn) return null;
    const [from, to] = years;
    const era = from < 0 ? (to < 0 ? 'bc' : 'both') : 'ad';
    return { key: 'empire-when', values: { turn: roman(turn), from: String(Math.abs(from)), to: String(Math.abs(to)), era } };
  },
  turnEvents: ['turn'],
  left: ({ phase }, prompt) => {
    if (!phase || !PLACING.test(prompt) || !LEFT_AT.has(phase.step) || (!phase.pool && !phase.forts)) return null;
    // What waits while a card is played is a Kingdom's, even in a Roman phase.
    const kind = phase.step === 'events' ? 'barbarian' : phase.kind;
    return { key: 'empire-left', values: { kind, armies: phase.pool, forts: phase.forts } };
  },
  gathers: ['take-up'],
  sum,
  fights: (board, _pieces, say) => fights(board, say),
  Face,
  faceKinds: ['card'],
  scene: sceneOf,
  sides: (seat, { factions }) => factions.flatMap((one) => (one.seat === seat ? [['faction', one.id] as const] : [])),
};
