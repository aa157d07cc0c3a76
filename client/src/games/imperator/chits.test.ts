import { expect, test } from 'vitest';
import { clausesOf } from './chits.ts';

const clause = (id: string, section: string): Parameters<typeof clausesOf>[2][number] => ({ id, section, fr: id, en: id, ruling: false });

test('a stratagem is told of whole: its clause and what follows, as far as the next stratagem or section', () => {
  const clauses = [clause('A-1-1', '1'), clause('A-1-2', '1'), clause('A-1-3', '1'), clause('A-1-4', '1'), clause('A-2-1', '2'), clause('A-2-2', '2')];
  const stratagems = [{ rule: 'A-1-1' }, { rule: 'A-1-3' }, { rule: 'A-2-1' }];
  const told = (rule: string): string[] => clausesOf(rule, stratagems, clauses).map(({ id }) => id);
  expect(told('A-1-1')).toEqual(['A-1-1', 'A-1-2']);
  expect(told('A-1-3')).toEqual(['A-1-3', 'A-1-4']);
  expect(told('A-2-1')).toEqual(['A-2-1', 'A-2-2']);
  expect(told('B-1')).toEqual([]);
});
