import { percentOf, signed } from '../../lib/figures.ts';
import { t } from '../../lib/i18n.ts';
import type { Fight, Say, Told } from '../registry.ts';
import type { AheadState, Board, DeedState, DieState, FoeState } from './board.gen.ts';

/** A number, or two with what lies between them. */
function span(key: string, least: number, most: number): string {
  return least === most ? t(`${key}-n`, { n: least }) : t(`${key}-range`, { least, most });
}

/** What attrition takes, from the best face of the die to the worst, after something else; empty where there is no test. */
function tollOf(...tolls: readonly (readonly number[])[]): string {
  const faces = tolls.flat();
  return faces.length ? t('op-and-toll', { toll: span('op-toll', Math.min(...faces), Math.max(...faces)) }) : '';
}

function percent(chance: number): string {
  return t('percent', { n: percentOf(chance) });
}

/** How an engagement in the open stands, and what bears on it. */
function titleOf({ walls, range, least, most }: FoeState): string {
  const sure = range === null;
  return [
    t(sure ? 'op-fight-title' : 'op-fight-title-unsure', sure ? {} : { least, most, worst: percent(range[0]), best: percent(range[1]) }),
    walls === null ? '' : t('op-fight-walls', { vg: walls }),
  ].filter(Boolean).join(' ');
}

/** The regions ahead where the march may meet somebody in the open. */
function encounters(ahead: Readonly<Record<string, AheadState>>, say: Say): Fight[] {
  return Object.entries(ahead).flatMap(([area, { tolls, foe }]): Fight[] => {
    if (foe === null || foe.win === null) return [];
    const key = foe.overrun ? 'op-overrun' : 'op-fight';
    const values = { place: say('region', area), percent: percent(foe.win), foes: span('op-foes', foe.least, foe.most), toll: tollOf(tolls) };
    return [{ area, verb: 'move-to', percent: percentOf(foe.win), heading: t('op-fight-heading'), text: t(`${key}-choice`, values), short: t(`${key}-short`, values), title: titleOf(foe) }];
  });
}

/** The contrées that may be entered by a throw where one may fall in with the enemy: at worst. */
function gates(board: Board, say: Say): Fight[] {
  return Object.entries(board.march?.doors ?? {}).flatMap(([area, regions]): Fight[] => {
    const met = regions.flatMap((region) => {
      const foe = board.march?.ahead[region]?.foe;
      return foe?.win == null ? [] : [{ region, win: foe.win }];
    });
    if (!met.length) return [];
    const values = {
      place: say('contree', area),
      where: met.map(({ region, win }) => t('op-gate-where', { place: say('region', region), percent: percent(win) })).join(', '),
      toll: tollOf(...regions.map((region) => board.march?.ahead[region]?.tolls ?? [])),
    };
    return [{ area, verb: 'enter', percent: percentOf(Math.min(...met.map(({ win }) => win))), heading: t('op-gate-heading'), text: t('op-gate-choice', values), short: t('op-gate-short', values), title: t('op-gate-title') }];
  });
}

/** What bears on the die of a siege action, in brackets; empty where nothing does. */
function bearsOf(die: DieState | null): string {
  if (!die?.bears.length) return '';
  return t('op-bears', { sum: signed(die.sum), all: die.bears.map(({ id, amount }) => `${t(`op-bears-${id}`)} ${signed(amount)}`).join(', ') });
}

/** What may be tried before a town. */
export function attempt({ verb, object, win, range, losses, die }: DeedState, say: Say): Fight {
  const values = {
    bears: bearsOf(die),
    who: say(verb === 'summon-unled' ? 'region' : 'piece', object),
    percent: percent(win),
    toll: losses ? span('op-toll', losses[0], losses[1]) : '',
  };
  const unsure = range ? ` ${t('op-deed-unsure', { worst: percent(range[0]), best: percent(range[1]) })}` : '';
  return { area: object, verb, percent: percentOf(win), heading: t(`op-${verb}-heading`), text: t(`op-${verb}-choice`, values), short: t(`op-${verb}-short`, values), title: t(`op-${verb}-title`) + unsure };
}

/** The tactics between which to choose, before the shots, or whether to change before the last blows. */
function tactics({ battle }: Board, say: Say): Fight[] {
  return Object.entries(battle?.choices ?? {}).map(([tactic, { win, hits }]): Fight => {
    const verb = !battle?.phase ? 'choose-tactic' : tactic === 'general' ? 'switch' : 'keep-tactic';
    const text = t(`op-${verb}-choice`, { tactic: say('tactic', tactic), percent: percent(win), hits });
    const area = verb === 'choose-tactic' ? tactic : null;
    return { area, verb, percent: percentOf(win), heading: t('op-tactic-heading'), text, short: text, title: t('op-tactic-title') };
  });
}

/** The retreat in good order, where it may be tried. */
function retreat({ battle }: Board): Fight[] {
  if (battle?.order == null) return [];
  const text = t('op-break-off-choice', { percent: percent(battle.order) });
  return [{ area: null, verb: 'break-off', percent: percentOf(battle.order), heading: '', text, short: text, title: t('op-break-off-title') }];
}

/** The engagements and sieges that choices may bring about now, as far as the viewer can know how they stand. */
export function fights(board: Board, say: Say): Fight[] {
  return [...encounters(board.march?.ahead ?? {}, say), ...gates(board, say), ...tactics(board, say), ...retreat(board), ...board.deeds.map((deed) => attempt(deed, say))];
}

/** What attrition would take at the end of a step, beside the region or the contrée that it leads to. */
export function priceOf(object: string, board: Board): Told | null {
  const { ahead = {}, doors = {} } = board.march ?? {};
  const tolls = (doors[object] ?? [object]).flatMap((region) => ahead[region]?.tolls ?? []);
  if (!tolls.length) return null;
  const [least, most] = [Math.min(...tolls), Math.max(...tolls)];
  return least === most ? { key: 'op-toll-n', values: { n: least } } : { key: 'op-toll-range', values: { least, most } };
}

/** What a die may do, by its face, in short: faces that do as much together; a dash where none does anything. */
export function facesOf(hits: readonly number[]): string {
  const runs: { from: number; to: number; n: number }[] = [];
  hits.forEach((n, i) => {
    const last = runs.at(-1);
    if (last?.n === n) last.to = i + 1;
    else runs.push({ from: i + 1, to: i + 1, n });
  });
  const told = runs.filter(({ n }) => n).map(({ from, to, n }) => `${from === to ? from : `${from}–${to}`}:${n}`);
  return told.join(' ') || '–';
}
