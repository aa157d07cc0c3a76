import { useKin } from '../imperator/kin.ts';
import type { Board, Pieces } from './board.ts';

/** The shared desk with this game's own types. */
export function useAlea(): Omit<ReturnType<typeof useKin>, 'board' | 'pieces'> & { board: () => Board; pieces: () => Pieces } {
  const shared = useKin();
  return { ...shared, ...shared.desk.told('alea-iacta-est') };
}
