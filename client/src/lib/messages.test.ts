import { expect, test, vi } from 'vitest';
import type { Language } from './contract.ts';
import { Messages } from './messages.ts';

const SOURCE = `# What is counted.
-legion = { $number ->
    [one] legion
   *[other] legions
 }
force = { $number } { -legion(number: 2) }
march = { force } march
    to { $place }
# A message may be told twice: the first is heard.
march = nobody marches
broken = { $number
rest = { SIGNED($n) }
year = { NUMBER($n, useGrouping: 0) } or { NUMBER($n) }
`;

test('a message is read with those that it names, whatever was asked for before', () => {
  const spoken = new Messages('en', SOURCE);
  const told = (key: string, values = {}) => {
    const pattern = spoken.getMessage(key)?.value;
    return pattern ? spoken.formatPattern(pattern, values) : null;
  };
  expect(told('march', { number: 3, place: 'Dacia' })).toBe('3 legions march\nto Dacia');
  expect(told('force', { number: 3 })).toBe('3 legions');
  expect(told('rest', { n: -2 })).toBe('−2');
  expect(told('broken')).toBeNull();
  expect(told('legion')).toBeNull();
  expect(told('none')).toBeNull();
});

test('whole numbers below a thousand are written without asking how the language writes numbers, others as it does', () => {
  const asked = vi.spyOn(Intl, 'NumberFormat');
  const told = (language: Language, number: number, key = 'force') => {
    const spoken = new Messages(language, SOURCE);
    const pattern = spoken.getMessage(key)?.value;
    return pattern ? spoken.formatPattern(pattern, { number, n: number }) : null;
  };
  expect([told('en', 1), told('fr', 999), told('fr', -20)]).toEqual(['1 legions', '999 legions', '-20 legions']);
  expect(told('fr', 375, 'year')).toBe('375 or 375');
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  expect([told('en', 1000), told('fr', 12345), told('fr', 2.5)]).toEqual(['1,000 legions', '12\u202f345 legions', '2,5 legions']);
  expect(told('en', 1453, 'year')).toBe('1453 or 1,453');
});
