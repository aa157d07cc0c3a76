/**
 * The guided first turn of a game in one language: `guide-PROMPT` says what the question is for, `guide-PROMPT-look` what
 * to look at, `guide-PROMPT-why` how to choose.
 */

import type { Language } from './contract.ts';
import { Messages } from './messages.ts';

export interface Advice {
  purpose: string;
  look: string;
  why: string;
}

/** Finds the advice for a question: that whose key is its id or the longest beginning of it; null where there is none. */
export type Guide = (prompt: string) => Advice | null;

export function guideIn(language: Language, source: string): Guide {
  const spoken = new Messages(language, source);
  const told = (key: string): string => {
    const pattern = spoken.getMessage(key)?.value;
    return pattern ? spoken.formatPattern(pattern) : '';
  };
  return (prompt) => {
    const parts = prompt.split('-');
    for (let n = parts.length; n > 0; n -= 1) {
      const key = `guide-${parts.slice(0, n).join('-')}`;
      const [purpose, look, why] = [told(key), told(`${key}-look`), told(`${key}-why`)];
      if (look) return { purpose, look, why };
    }
    return null;
  };
}
