import type { FluentVariable } from '@fluent/bundle';
import { useDesk, type Desk } from '../../table/desk.svelte.ts';
import { HALVES, roleOf, type Board, type Camp, type Pieces } from './board.ts';
import { t } from '../../lib/i18n.ts';

/** The shared desk with this game's own types. */
export function useUltimus(): {
  desk: Desk;
  board: () => Board;
  pieces: () => Pieces;
  name: (kind: string, id: string | null | undefined) => string;
  told: (key: string, values?: Record<string, FluentVariable>) => string;
  player: (camp: Camp) => string;
  office: (leader: string) => string;
} {
  const desk = useDesk();
  const board = (): Board => desk.view?.board as Board;
  const name = (kind: string, id: string | null | undefined): string => desk.texts?.name(kind, id ?? null) ?? id ?? '';
  return {
    desk,
    board,
    pieces: () => desk.reference?.pieces as Pieces,
    name,
    told: (key, values = {}) => desk.texts?.message(key, values) ?? '',
    player: (camp) => desk.seatName(board().seats[camp]),
    /** The office that a leader holds, in words; empty for most. */
    office(leader) {
      const role = roleOf(leader, board());
      if (!role) return '';
      if (role === 'rex') {
        const people = Object.entries(board().peoples).find(([, { rex }]) => rex === leader)?.[0];
        return t('ur-role-rex', { people: name('people', people) });
      }
      const half = HALVES.find((one) => [board().augusti[one], board().usurpers[one], board().patricians[one]].includes(leader));
      return t(`ur-role-${role}`, { half: half ?? 'occidens' });
    },
  };
}
