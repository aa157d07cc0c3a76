import { t } from './i18n.ts';

/** From one year to another in words, or in the one that there is; years before Christ are negative. */
export function yearsText([from, to]: readonly [number, number]): string {
  if (from === to && from < 0) return yearText(from);
  const era = from < 0 ? (to < 0 ? 'bc' : 'both') : from === to ? 'one' : 'ad';
  return t('years', { era, from: String(Math.abs(from)), to: String(Math.abs(to)) });
}

/** One year in words; before Christ it is negative. */
export function yearText(year: number): string {
  return t('year', { era: year < 0 ? 'bc' : 'ad', year: String(Math.abs(year)) });
}
