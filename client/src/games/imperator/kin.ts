import type { FluentVariable } from '@fluent/bundle';
import { t } from '../../lib/i18n.ts';
import { useDesk, type Desk } from '../../table/desk.svelte.ts';
import type { Games } from '../games.gen.ts';
import type { Board, Camp, LeaderPiece, PeopleState, PieceState, Pieces, UnitPiece, Zone } from './board.ts';
import type { Step } from './sequence.ts';

/** How a name is said in the reader's language, by kind and id of the object. */
export type Say = (kind: string, id: string | null | undefined) => string;

export interface CampLook {
  id: Camp;
  /** The dark colour behind its sign. */
  colour: string;
  glyph: string;
}

/** What a unit's counter shows beside its values. */
export interface UnitLook {
  colour: string;
  glyph: string;
  /** The letters of its kind or nation, four at most. */
  letters: string;
  /** Whether its symbol stands dark on parchment (nations) or light on the colour (regulars). */
  native: boolean;
  /** Colour of the band that tells where it belongs. */
  band?: string | undefined;
  /** A letter in a disc. */
  mark?: string | undefined;
}

/** What a leader's counter shows beside his values. */
export interface LeaderLook {
  /** The colour of his ground, or of its rim where the ground is parchment. */
  colour: string;
  ground: 'full' | 'parchment';
  glyph: string;
  glyphColour?: string | undefined;
  /** Whether his name stands light on a dark strip: who has risen against the head of his camp. */
  risen: boolean;
  /** The words of an office, as on its marker, and their colour. */
  sign?: { text: string; colour: string } | undefined;
  /** A letter in a disc, and its colour. */
  mark?: { text: string; colour: string } | undefined;
}

export interface Marker {
  /** Its own among the markers of the zone. */
  id: string;
  glyph: string;
  colour: string;
  /** The colour of its symbol. */
  ink: string;
  /** What it says, in words. */
  text: string;
}

/** Who holds an office that stands at the head of the page. */
export interface Holder {
  leader: string;
  sign: string;
  colour: string;
  ink: string;
  /** The office in words. */
  title: string;
}

export interface Note {
  text: string;
  glyph?: string;
  grave?: boolean;
}

/** The games that tell what the family does, by their ids. */
type Family = { [G in keyof Games]: Games[G]['board'] extends Board ? G : never }[keyof Games];

/** What a game of the family tells the parts that all of them share; everything else they read from board and pieces. */
export interface Kin {
  /** The id of the game. */
  game: Family;
  /** Both camps; the counters of the first have four corners, those of the second eight. */
  camps: readonly [CampLook, CampLook];
  /** How counters of neither camp look, whose corners are round. */
  nobody?: Omit<CampLook, 'id'>;
  /** A year as it is printed. */
  year(year: number): string;
  /** The phases of a year with their steps. */
  phases: readonly { id: Board['phase']; rule: string; steps: readonly Step[] }[];
  /** The step at which a question is asked, by the beginning of its id; the first that fits. */
  asked: Record<string, readonly (readonly [start: string, step: string])[]>;
  /** The statuses of Peoples in the order of the panel, each with its symbol. */
  statuses: readonly { id: string; glyph: string; grave?: boolean }[];
  /** Clauses that the shared panels speak of. */
  clauses: { enter: string; die: string; back: string; favour: string };
  /** The clause of an event of the year. */
  event(number: number): string;
  /** What stands before the id of a ship in the id of the place aboard it. */
  hold: string;
  /** The places that are not on the map. */
  off: ReadonlySet<string>;
  /** Its own questions at which one can only play out of a hidden hand or pass, by the beginnings of their ids. */
  windows: readonly string[];
  /** The modifiers of a battle that shift the column instead of being added to the die. */
  columns: ReadonlySet<string>;

  /** A unit as it is on the board, where it is there. */
  unitLook(unit: UnitPiece, state: PieceState | undefined): UnitLook;
  leaderLook(leader: LeaderPiece, board: Board): LeaderLook;
  /** Colour of the counters of a People. */
  peopleColour(people: string): string;
  /** The lower, the nearer to the top of his stack. */
  rank(leader: string, board: Board): number;
  /** The leaders whom the page looks at when nothing else happens. */
  heads(board: Board): string[];
  /** The office of a leader, in words; empty for most. */
  office(leader: string, board: Board, say: Say): string;
  /** What is printed on a counter besides its values, in words. */
  printed(piece: UnitPiece | LeaderPiece): string[];
  /** The camp to which a zone belongs, whether or not it has counters there; only where the game knows such a thing. */
  holder?(zone: string, board: Board): Camp | null;
  /** The markers that lie in a zone. */
  markers(zone: string, board: Board, say: Say): Marker[];
  /** The offices of a camp at the head of the page. */
  holders(camp: Camp, board: Board, say: Say): Holder[];
  /** What is extraordinary about the year. */
  flags(board: Board): Note[];
  /** What is printed in a zone besides its home, town and port. */
  traits(zone: Zone): string[];
  /** What is to be known of a People besides its status. */
  notes(people: PeopleState, say: Say): Note[];
}

const kins = new Map<string, Kin>();

/** Makes a game one of the family. */
export function adopt(kin: Kin): void {
  kins.set(kin.game, kin);
}

/** The shared desk, in the terms of the family. */
export function useKin(): {
  desk: Desk;
  kin: Kin;
  board: () => Board;
  pieces: () => Pieces;
  name: Say;
  told: (key: string, values?: Record<string, FluentVariable>) => string;
  player: (camp: Camp) => string;
  look: (camp: Camp | null) => Omit<CampLook, 'id'>;
  /** The name of a camp, or that it is neither. */
  side: (camp: Camp | null) => string;
} {
  const desk = useDesk();
  const kin = kins.get(desk.game);
  if (!kin) throw new Error(`${desk.game} is not of the family`);
  const { board, pieces }: { board: () => Board; pieces: () => Pieces } = desk.told(kin.game);
  return {
    desk,
    kin,
    board,
    pieces,
    name: (kind, id) => desk.texts?.name(kind, id ?? null) ?? id ?? '',
    told: (key, values = {}) => desk.texts?.message(key, values) ?? '',
    player: (camp) => desk.seatName(board().seats[camp] ?? -1),
    look: (camp) => lookOf(camp, kin),
    side: (camp) => (camp ? (desk.texts?.name('camp', camp) ?? camp) : t('imp-neutral')),
  };
}

function lookOf(camp: Camp | null, kin: Kin): Omit<CampLook, 'id'> {
  return kin.camps.find(({ id }) => id === camp) ?? kin.nobody ?? kin.camps[0];
}

export function otherCamp(camp: Camp, kin: Kin): Camp {
  return kin.camps[0].id === camp ? kin.camps[1].id : kin.camps[0].id;
}
