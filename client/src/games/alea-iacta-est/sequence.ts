import type { Kin } from '../imperator/kin.ts';
import { ADJUSTED, askedInE, phasesOf } from '../imperator/sequence.ts';

/** The phases of a year with their steps, each with its clause. */
export const PHASES = phasesOf('AIE', {
  A: [['draw', '2.A-2']],
  B: [['initiative', '2.B-1']],
  C: [['leaders', '2.C-2'], ['recruits', '2.C-5'], ['returns', '2.C-6'], ['activation', '2.C-7'], ['geostrategy', '2.C-9']],
  D: [['sequences', '2.D-2'], ['event', '2.D-6'], ['seconds', '2.D-7'], ['dismissal', '2.D-8']],
  F: [
    ['republic', '2.F.1-1'], ['exchange', '2.F.2-1'], ['murder', '2.F.3-1'], ['control', '2.F.4-1'], ['points', '10.F-1'], ['adjustments', '9.1-1'],
    ['stratagems', '9.f-1'],
  ],
});

/** The step at which a question is asked, by the beginning of its id. */
export const ASKED: Kin['asked'] = {
  A: [['', 'draw']],
  B: [['', 'initiative']],
  C: [['entries', 'leaders'], ['recruits', 'recruits'], ['returns', 'returns'], ['homecoming', 'returns'], ['', 'geostrategy']],
  D: [['nomination', 'seconds'], ['succession', 'seconds'], ['discharge', 'dismissal'], ['', 'event']],
  E: askedInE(['sea-battle', 'sea-evasion', 'sea-retreat', 'sea-flight', 'triumviral', 'rescue', 'expulsion']),
  F: [['attempt', 'murder'], ['rallying', 'control'], ['regrouping', 'adjustments'], ['recruitment', 'adjustments'], ...ADJUSTED],
};
