import { useDesk, type Desk } from '../../table/desk.svelte.ts';
import { mySide, type Board, type Pieces, type Side } from './board.ts';

/** The shared desk with this game's own types. */
export function useOptimus(): {
  desk: Desk;
  board: () => Board;
  pieces: () => Pieces;
  name: (kind: string, id: string | null | undefined) => string;
  player: (side: Side) => string;
  /** The side of whoever looks; null of a spectator. */
  mine: () => Side | null;
} {
  const desk = useDesk();
  const board = (): Board => desk.view?.board as Board;
  return {
    desk,
    board,
    pieces: () => desk.reference?.pieces as Pieces,
    name: (kind, id) => desk.texts?.name(kind, id ?? null) ?? id ?? '',
    player: (side) => desk.seatName(board().sides.find(({ id }) => id === side)?.seat ?? -1),
    mine: () => (desk.view ? mySide(board(), desk.view.viewer) : null),
  };
}
