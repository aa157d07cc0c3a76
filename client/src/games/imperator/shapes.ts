import type { Camp } from './board.ts';
import type { Kin } from './kin.ts';

/** The outline of a counter tells whose it is: four corners for the first camp, eight for the second, round for neither. */
export type Form = 'four' | 'eight' | 'round';

export function formOf(camp: Camp | null, kin: Kin): Form {
  return camp === null ? 'round' : camp === kin.camps[1].id ? 'eight' : 'four';
}

const WHOLE: Record<Form, string> = {
  four: 'M-13-16H13A3 3 0 0 1 16-13V13A3 3 0 0 1 13 16H-13A3 3 0 0 1-16 13V-13A3 3 0 0 1-13-16z',
  eight: 'M-9-16H9L16-9V9L9 16H-9L-16 9V-9z',
  round: 'M-6-16H6A10 10 0 0 1 16-6V6A10 10 0 0 1 6 16H-6A10 10 0 0 1-16 6V-6A10 10 0 0 1-6-16z',
};

/** A whole counter, 32 units square about the origin. */
export function outlineOf(form: Form): string {
  return WHOLE[form];
}

/** The lower part of a counter from a height on, where its figures stand. */
export function lower(form: Form, from: number): string {
  const foot: Record<Form, string> = { four: 'V13A3 3 0 0 1 13 16H-13A3 3 0 0 1-16 13z', eight: 'V9L9 16H-9L-16 9z', round: 'V6A10 10 0 0 1 6 16H-6A10 10 0 0 1-16 6z' };
  return `M-16 ${from}H16${foot[form]}`;
}

/** The upper part of a counter down to a height, where a leader's name stands. */
export function upper(form: Form, to: number): string {
  const head: Record<Form, [start: string, end: string]> = {
    four: ['M-13-16H13A3 3 0 0 1 16-13', 'V-13A3 3 0 0 1-13-16z'],
    eight: ['M-9-16H9L16-9', 'V-9z'],
    round: ['M-6-16H6A10 10 0 0 1 16-6', 'V-6A10 10 0 0 1-6-16z'],
  };
  const [start, end] = head[form];
  return `${start}V${to}H-16${end}`;
}
