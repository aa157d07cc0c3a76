/**
 * What abbreviations mean. The texts of a game name them in the messages `abbreviations` and, for a game of a family,
 * `abbreviations-own`; each has its message `abbr-WORD`.
 */

import { has, t } from './i18n.ts';

/** A word in capitals, as abbreviations are. */
const WORD = /(?<![\p{L}\d-])([A-Z]{2,5})(?![\p{L}\d-])|(?<=-)([A-Z]{2})(?![\p{L}\d])|(?<![\p{L}\d-])([A-Z]{2})(?=-[A-Z]{2})/gu;

export interface Piece {
  text: string;
  /** Whether it is an abbreviation that has an entry. */
  known: boolean;
}

/** Splits a text into abbreviations that have an entry, and what lies between them. */
export function explained(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!has(`abbr-${word}`)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), known: false });
    pieces.push({ text: word, known: true });
    end = index + word.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), known: false }] : pieces;
}

export function meaningOf(word: string): string {
  return t(`abbr-${word}`);
}

/** All abbreviations of the game, in the order in which its texts list them. */
export function abbreviations(): string[] {
  return ['abbreviations', 'abbreviations-own'].flatMap((key) => (has(key) ? t(key).split(' ') : []));
}
