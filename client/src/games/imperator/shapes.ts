import type { Camp } from './board.ts';
import type { Kin } from './kin.ts';

/** Outlines of counters, 32 units square about the origin: four corners for the first camp, eight for the second. */
const SQUARE = 'M-13-16H13A3 3 0 0 1 16-13V13A3 3 0 0 1 13 16H-13A3 3 0 0 1-16 13V-13A3 3 0 0 1-13-16z';
const OCTAGON = 'M-9-16H9L16-9V9L9 16H-9L-16 9V-9z';

/** Whether the counters of a camp have eight corners. */
export function octagonal(camp: Camp, kin: Kin): boolean {
  return camp === kin.camps[1].id;
}

export function outlineOf(eight: boolean): string {
  return eight ? OCTAGON : SQUARE;
}

/** The lower part of a counter from a height on, where its figures stand. */
export function lower(eight: boolean, from: number): string {
  return eight ? `M-16 ${from}H16V9L9 16H-9L-16 9z` : `M-16 ${from}H16V13A3 3 0 0 1 13 16H-13A3 3 0 0 1-16 13z`;
}

/** The upper part of a counter down to a height, where a leader's name stands. */
export function upper(eight: boolean, to: number): string {
  return eight ? `M-9-16H9L16-9V${to}H-16V-9z` : `M-13-16H13A3 3 0 0 1 16-13V${to}H-16V-13A3 3 0 0 1-13-16z`;
}
