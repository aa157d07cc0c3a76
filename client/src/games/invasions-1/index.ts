import { roman } from '../../lib/figures.ts';
import type { GameClient, Told } from '../registry.ts';
import Above from './Above.svelte';
import Area from './Area.svelte';
import { CAMPS, heldIn, insideOf, isHand, regionsOf, sceneOf, whereOf, type Board, type Pieces as Tables } from './board.ts';
import Cards from './Cards.svelte';
import Face from './Face.svelte';
import { fights } from './fights.ts';
import Forces from './Forces.svelte';
import Ground from './Ground.svelte';
import Icon from './Icon.svelte';
import Nations from './Nations.svelte';
import Overlay from './Overlay.svelte';
import Pieces from './Pieces.svelte';
import Primer from './Primer.svelte';
import Score from './Score.svelte';
import Sequence from './Sequence.svelte';
import { sum } from './sum.ts';
import { words } from './words.ts';

/** Neighbouring regions differ; barbarian land is paler than the empires’. */
const TINTS: Record<string, string> = {
  italia: '#c98a6a', illyria: '#d3b06a', 'gallia-meridionalis': '#d6a95a', 'gallia-septentrionalis': '#b79a6e', hispania: '#cf9a62',
  africa: '#d9b765', britannia: '#b58f78', graecia: '#bf8f8a', moesia: '#b9a05e', asia: '#c59a78', cappadocia: '#b78d6a', oriens: '#cfa873',
  aegyptus: '#dcc07a', mesopotamia: '#b7a06a', persis: '#cba98a',
  germania: '#a3ab86', danubius: '#9fa58e', barbarum: '#a9a793', balticum: '#9aa79a', scandinavia: '#a7b0a4', sarmatia: '#b0ad88',
  scythia: '#b6ae8e', caucasus: '#a39b7e', arabia: '#cdbb93', mauretania: '#c2ac82', 'caledonia-hibernia': '#9fae94',
};

/** Invasions, volume 1, as its players see it. */
export const game: GameClient<Board, Tables> = {
  ...words,
  areaKinds: ['province', 'sea', 'place'],
  pieceKinds: ['piece', 'region'],
  where: whereOf,
  tints: TINTS,
  regions: regionsOf,
  regionKind: 'region',
  redName: () => false,
  Ground,
  Pieces,
  Above,
  Overlay,
  Area,
  Primer,
  Icon,
  tabs: [
    { id: 'sequence', glyph: 'laurel', Panel: Sequence },
    { id: 'nations', glyph: 'diadem', Panel: Nations },
    { id: 'hand', glyph: 'hand', Panel: Cards, count: heldIn, hot: isHand },
    { id: 'forces', glyph: 'horseman', Panel: Forces },
    { id: 'score', glyph: 'crown', Panel: Score },
  ],
  passes: ['done'],
  gathers: ['take', 'leave', 'stay-behind', 'follow', 'summon'],
  windows: ['counsel-', 'stratagems-', 'death-rescue'],
  inside: insideOf,
  when: ({ turn, last, year }) => ({ key: 'inv-when', values: { turn: roman(turn), last: roman(last), year: String(year) } }),
  turn: (turn, { turn: now, year }) => String(year + 25 * (turn - now)),
  turnEvents: ['turn'],
  left: () => null,
  price(object, board): Told | null {
    const gold = board.prices?.[object];
    if (gold !== undefined) return { key: 'inv-treasury', values: { gold } };
    const n = board.excess?.[object];
    return n === undefined ? null : { key: 'inv-excess', values: { n } };
  },
  Face,
  faceKinds: ['event-card'],
  fights,
  sum,
  sides: (seat, { camps }) => CAMPS.flatMap((camp) => (camps[camp]?.seat === seat ? [['camp', camp] as const] : [])),
  scene: sceneOf,
};
