const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** A small number in Roman figures. */
export function roman(n: number): string {
  return ROMAN[n] ?? String(n);
}
