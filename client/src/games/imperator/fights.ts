import { t } from '../../lib/i18n.ts';
import { percentOf, signed } from '../../lib/figures.ts';
import type { Fight, Say } from '../registry.ts';
import type { Board } from './board.ts';

/** The battles that await the march in hand. */
export function fights(board: Board, say: Say): Fight[] {
  return Object.entries(board.march?.battles ?? {}).map(([area, { attack, defence, column, die, chance }]): Fight => {
    const percent = percentOf(chance);
    const values = { zone: say('zone', area), column, percent: t('percent', { n: percent }) };
    return {
      area,
      verb: 'move-to',
      percent,
      heading: t('imp-fights'),
      text: t('imp-fight-choice', values),
      short: t('imp-fight-short', values),
      title: t('imp-fight-title', { attack, defence, column, die: signed(die) }),
    };
  });
}
