import { t } from '../../lib/i18n.ts';
import { percentOf } from '../../lib/figures.ts';
import type { Fight, Say } from '../registry.ts';
import type { Board } from './board.ts';

/** The attacks that the next army may make. */
export function fights(board: Board, say: Say): Fight[] {
  return Object.entries(board.attacks).map(([area, { defender, chance, own }]): Fight => {
    const percent = percentOf(chance);
    const values = { province: say('province', area), side: say('side', defender), percent: t('percent', { n: percent }) };
    return {
      area,
      verb: 'place-army',
      percent,
      heading: t(own ? 'empire-attacks-own' : 'empire-attacks'),
      text: t('empire-attack-choice', values),
      short: t('empire-attack-short', values),
      title: t(chance === 1 ? 'empire-attack-certain' : 'empire-attack-title'),
      warning: own ? t(`empire-attack-own-${own}`) : undefined,
    };
  });
}
