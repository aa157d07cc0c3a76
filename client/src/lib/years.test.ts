import { expect, test } from 'vitest';
import { settings } from './settings.svelte.ts';
import { yearsText } from './years.ts';

test.each([
  [[85, 89], 'De 85 à 89', 'AD 85 to 89'],
  [[-49, -48], 'De 49 à 48 av. J.-\u2060C.', '49 to 48 BC'],
  [[-60, 476], 'De 60 av. J.-\u2060C. à 476 apr. J.-\u2060C.', '60 BC to AD 476'],
  [[88, 88], '88', 'AD 88'],
  [[-31, -31], '31 av. J.-\u2060C.', '31 BC'],
] as const)('the years %j', (years, french, english) => {
  settings.speak('fr');
  expect(yearsText(years).replaceAll('\u00a0', ' ')).toBe(french);
  settings.speak('en');
  expect(yearsText(years)).toBe(english);
});
