import type { GameClient } from '../registry.ts';
import Above from './Above.svelte';
import Area from './Area.svelte';
import { heldIn, insideOf, isHand, SEASONS, sceneOf, stageOf, TINTS, whereOf, type Board, type Pieces as Tables } from './board.ts';
import Face from './Face.svelte';
import { fights, priceOf } from './fights.ts';
import Forces from './Forces.svelte';
import Ground from './Ground.svelte';
import Icon from './Icon.svelte';
import Overlay from './Overlay.svelte';
import Pieces from './Pieces.svelte';
import Primer from './Primer.svelte';
import Score from './Score.svelte';
import Stratagems from './Stratagems.svelte';
import { sum } from './sum.ts';
import Track from './Track.svelte';
import { words } from './words.ts';

/** Optimus Princeps, as its players see it. */
export const game: GameClient = {
  ...words,
  areaKinds: ['region', 'box', 'place'],
  pieceKinds: ['piece', 'contree'],
  where: (kind, id, board, pieces) => whereOf(kind, id, board as Board, pieces as Tables | undefined),
  tints: TINTS,
  regions: (pieces) => Object.entries((pieces as Tables | undefined)?.contrees ?? {}).map(([id, { regions }]) => [id, regions]),
  regionKind: 'contree',
  redName: () => false,
  stage: (board) => stageOf(board as Board),
  Ground,
  Pieces,
  Above,
  Overlay,
  Area,
  Primer,
  Icon,
  verdict: (board) => (board as Board).sides.map(({ id, seat, points }) => ({ kind: 'side', side: id, seat, points })),
  tabs: [
    { id: 'sequence', glyph: 'laurel', Panel: Track },
    { id: 'stratagems', glyph: 'scroll', Panel: Stratagems, count: (board) => heldIn(board as Board), hot: isHand },
    { id: 'forces', glyph: 'legionary', Panel: Forces },
    { id: 'score', glyph: 'crown', Panel: Score },
  ],
  passes: ['done', 'decline'],
  later: ['emplace', 'perceive', 'tribute', 'bridge', 'build-fort', 'buy'],
  gathers: ['take', 'leave', 'embark', 'land', 'take-out'],
  windows: ['acquisition-', 'attrition-', 'assault-counsel', 'battle-counsel', 'contact-ambush', 'fate-', 'rally-start', 'recruitment-pledge', 'recruitment-sway', 'retreat-ford', 'pestilence-', 'sortie-counsel'],
  inside: (area, board) => insideOf(area, board as Board),
  when: (board) => {
    const { year, season, number, last } = board as Board;
    return { key: 'op-when', values: { season, year: String(year), n: number, last } };
  },
  turn: (turn, board) => {
    const { year, season, number } = board as Board;
    const at = SEASONS.indexOf(season) + turn - number;
    return `${year + Math.floor(at / 5)}.${(((at % 5) + 5) % 5) + 1}`;
  },
  turnEvents: ['season'],
  left: () => null,
  fights: (board, _, say) => fights(board as Board, say),
  price: (object, board) => priceOf(object, board as Board),
  Face,
  faceKinds: ['tactic', 'stratagem'],
  sum,
  scene: (board) => sceneOf(board as Board),
};
