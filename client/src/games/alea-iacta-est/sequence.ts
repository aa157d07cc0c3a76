import type { Kin } from '../imperator/kin.ts';

/** The phases of a year with their steps, each with its clause. */
export const PHASES: Kin['phases'] = [
  { id: 'A', rule: 'AIE-2.A-1', steps: [{ id: 'draw', rule: 'AIE-2.A-2' }] },
  { id: 'B', rule: 'AIE-2.B-1', steps: [{ id: 'initiative', rule: 'AIE-2.B-1' }] },
  {
    id: 'C',
    rule: 'AIE-2.C-1',
    steps: [
      { id: 'leaders', rule: 'AIE-2.C-2' },
      { id: 'recruits', rule: 'AIE-2.C-5' },
      { id: 'returns', rule: 'AIE-2.C-6' },
      { id: 'activation', rule: 'AIE-2.C-7' },
      { id: 'geostrategy', rule: 'AIE-2.C-9' },
    ],
  },
  {
    id: 'D',
    rule: 'AIE-2.D-1',
    steps: [
      { id: 'sequences', rule: 'AIE-2.D-2' },
      { id: 'event', rule: 'AIE-2.D-6' },
      { id: 'seconds', rule: 'AIE-2.D-7' },
      { id: 'dismissal', rule: 'AIE-2.D-8' },
    ],
  },
  { id: 'E', rule: 'AIE-2.E-1', steps: [{ id: 'movement', rule: 'AIE-2.E-2' }, { id: 'combat', rule: 'AIE-2.E-2' }] },
  {
    id: 'F',
    rule: 'AIE-2.F-1',
    steps: [
      { id: 'republic', rule: 'AIE-2.F.1-1' },
      { id: 'exchange', rule: 'AIE-2.F.2-1' },
      { id: 'murder', rule: 'AIE-2.F.3-1' },
      { id: 'control', rule: 'AIE-2.F.4-1' },
      { id: 'points', rule: 'AIE-10.F-1' },
      { id: 'adjustments', rule: 'AIE-9.1-1' },
      { id: 'stratagems', rule: 'AIE-9.f-1' },
    ],
  },
];

/** The step at which a question is asked, by the beginning of its id. */
export const ASKED: Kin['asked'] = {
  A: [['', 'draw']],
  B: [['', 'initiative']],
  C: [['entries', 'leaders'], ['recruits', 'recruits'], ['returns', 'returns'], ['homecoming', 'returns'], ['', 'geostrategy']],
  D: [['nomination', 'seconds'], ['succession', 'seconds'], ['discharge', 'dismissal'], ['', 'event']],
  E: [
    ['combats', 'combat'], ['battle', 'combat'], ['sea-battle', 'combat'], ['triumviral', 'combat'], ['evasion', 'combat'], ['sea-evasion', 'combat'],
    ['retreat', 'combat'], ['sea-retreat', 'combat'], ['flight', 'combat'], ['sea-flight', 'combat'], ['rescue', 'combat'], ['expulsion', 'combat'],
    ['', 'movement'],
  ],
  F: [
    ['attempt', 'murder'],
    ['rallying', 'control'],
    ['regrouping', 'adjustments'],
    ['garrisons', 'adjustments'],
    ['recruitment', 'adjustments'],
    ['discards', 'stratagems'],
  ],
};
