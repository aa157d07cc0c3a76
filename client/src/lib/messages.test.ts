import { expect, test } from 'vitest';
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
