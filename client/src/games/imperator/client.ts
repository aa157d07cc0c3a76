import type { Component } from 'svelte';
import type { GameClient, GameTab, GameWords } from '../registry.ts';
import Above from './Above.svelte';
import Area from './Area.svelte';
import { heldIn, insideOf, regionsOf, sceneOf, verbFor, whereOf, type Board, type Pieces as Tables } from './board.ts';
import Calendar from './Calendar.svelte';
import Face from './Face.svelte';
import { fights } from './fights.ts';
import Forces from './Forces.svelte';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import { adopt, type Kin } from './kin.ts';
import Overlay from './Overlay.svelte';
import Peoples from './Peoples.svelte';
import Pieces from './Pieces.svelte';
import Primer from './Primer.svelte';
import Score from './Score.svelte';
import Sequence from './Sequence.svelte';
import { sum } from './sum.ts';

/** What one game of the family brings to its page. */
interface Own {
  kin: Kin;
  /** What it says, with what the family says (`withFamily`). */
  words: GameWords;
  tints: Record<string, string>;
  /** The kind of object that the large areas of its map are. */
  regionKind: string;
  /** What stands over the map, where it is more than the family has: it then has the family's `Overlay` in it. */
  Overlay?: Component;
  /** Its own tabs; they come after that of the Peoples. */
  tabs: readonly GameTab[];
}

/** The page of a game of the family. */
export function page(own: Own): GameClient<Board, Tables> {
  const { kin } = own;
  adopt(kin);
  return {
    ...own.words,
    areaKinds: ['zone', 'place'],
    pieceKinds: ['piece', 'fleet', 'people'],
    where: (kind, id, board, pieces) => (pieces ? whereOf(kind, id, board, pieces, kin) : []),
    tints: own.tints,
    regions: regionsOf,
    regionKind: own.regionKind,
    redName: () => false,
    Ground,
    Pieces,
    Above,
    Overlay: own.Overlay ?? Overlay,
    Area,
    Primer,
    Icon,
    verdict: ({ seats, points }) => kin.camps.map(({ id }) => ({ kind: 'camp', side: id, seat: seats[id] ?? -1, points: points[id] ?? 0 })),
    tabs: [
      { id: 'sequence', glyph: 'laurel', Panel: Sequence },
      { id: 'hand', glyph: 'hand', Panel: Hand, count: heldIn, hot: (legal) => legal.some(({ kind }) => kind === 'stratagem') },
      { id: 'peoples', glyph: 'warband', Panel: Peoples },
      ...own.tabs,
      { id: 'forces', glyph: 'legionary', Panel: Forces },
      { id: 'calendar', glyph: 'sun', Panel: Calendar },
      { id: 'score', glyph: 'crown', Panel: Score },
    ],
    passes: ['decline', 'decline-all', 'done'],
    ends: ['halt'],
    leads: ['march'],
    gathers: ['take', 'leave', 'embark', 'land'],
    windows: ['geostrategy-', 'initiative-answer', 'interrupt-', 'murder-answer', ...kin.windows],
    verbFor: (kind, object, legal, pieces) => pieces && verbFor(kind, object, legal, pieces),
    inside: (area, board, pieces) => (pieces ? insideOf(area, board, pieces, kin) : []),
    when: ({ year, lastYear, phase }) => ({ key: 'imp-when', values: { year: kin.year(year), last: kin.year(lastYear), phase } }),
    turn: (turn, board) => kin.year(board.firstYear + turn - 1),
    turnEvents: ['year'],
    left: () => null,
    fights: (board, _pieces, say) => fights(board, say),
    Face,
    faceKinds: ['stratagem'],
    sum,
    scene: (board, pieces) => sceneOf(board, pieces, kin),
  };
}
