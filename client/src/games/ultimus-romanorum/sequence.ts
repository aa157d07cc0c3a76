import type { Kin } from '../imperator/kin.ts';
import { ADJUSTED, askedInE, phasesOf } from '../imperator/sequence.ts';

/** The phases of a year with their steps, each with its clause. */
export const PHASES = phasesOf('UR', {
  A: [['draw', '2.A-2']],
  B: [['initiative', '2.B-1'], ['initium', '2.B-3']],
  C: [['leaders', '2.C-2'], ['risings', '2.C-3'], ['usurpations', '2.C-4'], ['pax', '2.C-5']],
  D: [['sequences', '2.D-4'], ['event', '2.D-6'], ['patricians', '2.D-7'], ['deaths', '2.D-8'], ['reinforcements', '2.D-9']],
  F: [['exchange', '2.F-2'], ['capitals', '2.F-3'], ['points', '2.F-4'], ['adjustments', '2.F-5'], ['stratagems', '2.F-6']],
});

/** The step at which a question is asked, by the beginning of its id. */
export const ASKED: Kin['asked'] = {
  B: [['', 'initium']],
  C: [['entries', 'leaders'], ['rising', 'leaders'], ['tumult', 'risings'], ['plot', 'usurpations'], ['usurp', 'usurpations']],
  D: [['naming', 'patricians'], ['succession', 'deaths'], ['rex-succession', 'deaths'], ['generals', 'reinforcements']],
  E: askedInE(['refuge']),
  F: [['exchange', 'exchange'], ['review', 'capitals'], ['papa', 'points'], ['quarters', 'adjustments'], ['settlement', 'adjustments'], ...ADJUSTED],
};
