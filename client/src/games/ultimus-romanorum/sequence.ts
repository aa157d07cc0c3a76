import type { Kin } from '../imperator/kin.ts';

/** The phases of a year with their steps, each with its clause. */
export const PHASES: Kin['phases'] = [
  { id: 'A', rule: 'UR-2.A-1', steps: [{ id: 'draw', rule: 'UR-2.A-2' }] },
  { id: 'B', rule: 'UR-2.B-1', steps: [{ id: 'initiative', rule: 'UR-2.B-1' }, { id: 'initium', rule: 'UR-2.B-3' }] },
  {
    id: 'C',
    rule: 'UR-2.C-1',
    steps: [{ id: 'leaders', rule: 'UR-2.C-2' }, { id: 'risings', rule: 'UR-2.C-3' }, { id: 'usurpations', rule: 'UR-2.C-4' }, { id: 'pax', rule: 'UR-2.C-5' }],
  },
  {
    id: 'D',
    rule: 'UR-2.D-1',
    steps: [
      { id: 'sequences', rule: 'UR-2.D-4' },
      { id: 'event', rule: 'UR-2.D-6' },
      { id: 'patricians', rule: 'UR-2.D-7' },
      { id: 'deaths', rule: 'UR-2.D-8' },
      { id: 'reinforcements', rule: 'UR-2.D-9' },
    ],
  },
  { id: 'E', rule: 'UR-2.E-1', steps: [{ id: 'movement', rule: 'UR-2.E-2' }, { id: 'combat', rule: 'UR-2.E-2' }] },
  {
    id: 'F',
    rule: 'UR-2.F-1',
    steps: [
      { id: 'exchange', rule: 'UR-2.F-2' },
      { id: 'capitals', rule: 'UR-2.F-3' },
      { id: 'points', rule: 'UR-2.F-4' },
      { id: 'adjustments', rule: 'UR-2.F-5' },
      { id: 'stratagems', rule: 'UR-2.F-6' },
    ],
  },
];

/** The step at which a question is asked, by the beginning of its id. */
export const ASKED: Kin['asked'] = {
  B: [['', 'initium']],
  C: [['entries', 'leaders'], ['rising', 'leaders'], ['tumult', 'risings'], ['plot', 'usurpations'], ['usurp', 'usurpations']],
  D: [['naming', 'patricians'], ['succession', 'deaths'], ['rex-succession', 'deaths'], ['generals', 'reinforcements']],
  E: [['combats', 'combat'], ['battle', 'combat'], ['evasion', 'combat'], ['retreat', 'combat'], ['refuge', 'combat'], ['flight', 'combat'], ['', 'movement']],
  F: [
    ['exchange', 'exchange'],
    ['review', 'capitals'],
    ['papa', 'points'],
    ['garrisons', 'adjustments'],
    ['quarters', 'adjustments'],
    ['settlement', 'adjustments'],
    ['discards', 'stratagems'],
  ],
};
