import type { GameClient } from '../registry.ts';
import en from './locale/en.ftl?raw';
import fr from './locale/fr.ftl?raw';
import Above from './Above.svelte';
import Area from './Area.svelte';
import { TINTS, insideOf, sceneOf, verbFor, whereOf, type Board, type Pieces as PieceTables } from './board.ts';
import Calendar from './Calendar.svelte';
import Empire from './Empire.svelte';
import Forces from './Forces.svelte';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import Overlay from './Overlay.svelte';
import Peoples from './Peoples.svelte';
import Pieces from './Pieces.svelte';
import Primer from './Primer.svelte';
import Score from './Score.svelte';
import Sequence from './Sequence.svelte';
import Verdict from './Verdict.svelte';

function regions(pieces: unknown): [string, string[]][] {
  const out = new Map<string, string[]>();
  for (const { id, region } of (pieces as PieceTables | undefined)?.zones ?? []) out.set(region, [...(out.get(region) ?? []), id]);
  return [...out];
}

/** The stratagems in the hands that are shown. */
function shown(board: unknown): number {
  return Object.values((board as Board).hands).reduce((sum, { titles }) => sum + titles.length, 0);
}

/** Ultimus Romanorum, as its players see it. */
export const game: GameClient = {
  texts: { fr, en },
  areaKinds: ['zone', 'place'],
  pieceKinds: ['piece', 'fleet', 'people'],
  where: (kind, id, board, pieces) => (pieces ? whereOf(kind, id, board as Board, pieces as PieceTables) : []),
  tints: TINTS,
  regions,
  regionKind: 'diocese',
  redName: () => false,
  Pieces,
  Above,
  Overlay,
  Area,
  Primer,
  Icon,
  Verdict,
  tabs: [
    { id: 'sequence', glyph: 'laurel', Panel: Sequence },
    { id: 'hand', glyph: 'hand', Panel: Hand, count: shown, hot: (legal) => legal.some(({ kind }) => kind === 'stratagem') },
    { id: 'peoples', glyph: 'warband', Panel: Peoples },
    { id: 'empire', glyph: 'eagle', Panel: Empire },
    { id: 'forces', glyph: 'legionary', Panel: Forces },
    { id: 'calendar', glyph: 'sun', Panel: Calendar },
    { id: 'score', glyph: 'crown', Panel: Score },
  ],
  verbFor: (kind, object, legal, pieces) => verbFor(kind, object, legal, pieces as PieceTables),
  inside: (area, board, pieces) => insideOf(area, board as Board, pieces as PieceTables),
  when: (board) => {
    const { year, lastYear, phase } = board as Board;
    return { key: 'ur-when', values: { year: String(year), last: String(lastYear), phase } };
  },
  left: () => null,
  scene: (board, pieces) => sceneOf(board as Board, pieces as PieceTables | undefined),
};
