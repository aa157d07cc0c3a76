import type { FluentFunction } from '@fluent/bundle';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** A small number in Roman figures. */
export function roman(n: number): string {
  return ROMAN[n] ?? String(n);
}

/** A chance in hundredths; what is not certain is never told as 0 or 100. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** A number, with a true minus where it is below zero. */
export function figure(n: number): string {
  return String(n).replace('-', '−');
}

/** A difference, with its sign; of none, none. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** What a message may write of a number, in the texts of the page and of the games (latrunculi/kernel/texts.py knows the same). */
export const WRITTEN: Record<string, FluentFunction> = {
  FIGURE: ([n]) => figure(Number(n)),
  SIGNED: ([n]) => signed(Number(n)),
};
