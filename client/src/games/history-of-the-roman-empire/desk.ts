import type { FluentVariable } from '@fluent/bundle';
import { useDesk, type Desk } from '../../table/desk.svelte.ts';
import { t } from '../../lib/i18n.ts';
import { kindOf, markOf, type Board, type Pieces } from './board.ts';

/** The shared desk with this game's own types. */
export function useEmpire(): { desk: Desk; board: () => Board; pieces: () => Pieces; name: (kind: string, id: string | null) => string; told: (key: string, values?: Record<string, FluentVariable>) => string; title: (side: string) => string; mark: (faction: string) => string } {
  const desk = useDesk();
  const { board, pieces } = desk.told('history-of-the-roman-empire');
  const name = (kind: string, id: string | null): string => desk.texts?.name(kind, id) ?? id ?? '';
  const told = (key: string, values: Record<string, FluentVariable> = {}): string => desk.texts?.message(key, values) ?? '';
  /** The name of a side by itself: that of a Kingdom or Tribe says which it is. */
  function title(side: string): string {
    const kind = kindOf(side, pieces());
    if (kind !== 'kingdom' && kind !== 'tribe') return name('side', side);
    return t(`empire-${kind}-of`, { of: told('of-side', { side: name('side', side), side_id: side }) });
  }
  /** The letters of a Faction on what belongs to it. */
  function mark(faction: string): string {
    return markOf(name('faction', faction), Object.values(pieces().factions).map(({ id }) => name('faction', id)));
  }
  return { desk, board, pieces, name, told, title, mark };
}
