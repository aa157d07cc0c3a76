import { useDesk, type Desk } from '../../table/desk.svelte.ts';
import { activeIn, CAMPS, type Board, type Pieces } from './board.ts';

/** The shared desk with this game's own types. */
export function useInvasions(): {
  desk: Desk;
  board: () => Board;
  pieces: () => Pieces;
  name: (kind: string, id: string | null | undefined) => string;
  /** Who plays a camp. */
  player: (camp: string) => string;
  /** Whether whoever looks plays a camp. */
  mine: (camp: string) => boolean;
  /** The nation that is activated. */
  active: () => string | null;
  /** The camps, those of whoever looks first. */
  camps: () => string[];
} {
  const desk = useDesk();
  const { board, pieces } = desk.told('invasions-1');
  const mine = (camp: string): boolean => board().camps[camp]?.seat === desk.view?.viewer;
  return {
    desk,
    board,
    pieces,
    name: (kind, id) => desk.texts?.name(kind, id ?? null) ?? id ?? '',
    player: (camp) => desk.seatName(board().camps[camp]?.seat ?? -1),
    mine,
    active: () => activeIn(board(), desk.log),
    camps: () => [...CAMPS].sort((a, b) => Number(mine(b)) - Number(mine(a))),
  };
}
