import type { FluentVariable } from '@fluent/bundle';
import { useDesk, type Desk } from '../../table/desk.svelte.ts';
import type { Board, Pieces } from './board.ts';

/** The shared desk with this game's own types. */
export function useEmpire(): { desk: Desk; board: () => Board; pieces: () => Pieces; name: (kind: string, id: string | null) => string; told: (key: string, values?: Record<string, FluentVariable>) => string } {
  const desk = useDesk();
  return {
    desk,
    board: () => desk.view?.board as Board,
    pieces: () => desk.reference?.pieces as Pieces,
    name: (kind, id) => desk.texts?.name(kind, id) ?? id ?? '',
    told: (key, values = {}) => desk.texts?.message(key, values) ?? '',
  };
}
