import { t } from '../../lib/i18n.ts';
import { percentOf } from '../../lib/figures.ts';
import type { Fight, Say } from '../registry.ts';
import { NEVER, type Board, type Pieces } from './board.ts';

/** Of ten faces those that are at least so much. */
function chanceOf(face: number): number {
  return Math.max(0, NEVER - face) / 10;
}

/** The chance that a city without walls surrenders to a barbarian leader: a d2 test (XXIV.B). */
const SURRENDER = 0.5;

/** A least face of a d10 as it is written: none where no face will do. */
export function faceText(face: number): string {
  return face >= NEVER ? '–' : `${face}+`;
}

/** The siege and the assault between which a besieger chooses. */
function attempts({ siege }: Board): Fight[] {
  return (['besiege', 'assault'] as const).map((verb, i): Fight => {
    const face = siege?.needed[i] ?? NEVER;
    const percent = percentOf(chanceOf(face));
    const text = t(`inv-${verb}-choice`, { face: faceText(face), percent: t('percent', { n: percent }) });
    return { area: null, verb, percent, heading: '', text, short: text, title: t('inv-attempt-title', { n: siege?.rerolls ?? 0 }) };
  });
}

/** What a siege promises; the interceptions that may be tried; else the battles and sieges that a march, or the attack that is being chosen, would lead to. */
export function fights(board: Board, _: Pieces | undefined, say: Say): Fight[] {
  const march = Boolean(board.march);
  const { reaction } = board;
  if (board.siege) return attempts(board);
  if (reaction?.kind === 'interception') {
    return Object.entries(reaction.needed).filter(([, face]) => face < NEVER).map(([area, face]): Fight => {
      const percent = percentOf(chanceOf(face));
      const values = { place: say('province', area), face: faceText(face), percent: t('percent', { n: percent }) };
      return {
        area, verb: 'intercept', percent, heading: t('inv-intercept-heading'),
        text: t('inv-intercept-choice', values), short: t('inv-intercept-short', values), title: t('inv-intercept-title', values),
      };
    });
  }
  return Object.entries(board.prospects).map(([area, { foe, win = 0, needed = [], terror = false }]): Fight => {
    const siege = needed.length > 0;
    const [without = NEVER, assault = NEVER] = needed;
    const fear = siege && terror ? SURRENDER : 0;
    const percent = percentOf(siege ? fear + (1 - fear) * chanceOf(without) : win);
    const values = {
      place: say('province', area), foe: foe ? say('nation', foe) : t('inv-no-owner'), percent: t('percent', { n: percent }), face: faceText(without), assault: faceText(assault),
    };
    const key = fear ? 'inv-terror' : siege ? 'inv-siege' : 'inv-fight';
    const excess = march ? board.excess?.[area] : undefined;
    return {
      area,
      verb: march ? 'step-to' : siege ? 'besiege-at' : 'fight-at',
      percent,
      heading: t(siege ? 'inv-siege-heading' : march ? 'inv-fight-heading' : 'inv-battle-heading'),
      text: t(`${key}-choice`, values),
      short: t(`${key}-short`, values),
      title: t(`${key}-title`, values),
      warning: excess ? t('inv-excess-warning', { n: excess }) : undefined,
    };
  });
}
