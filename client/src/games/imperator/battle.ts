import type { GameEvent } from '../../lib/contract.ts';
import type { Camp, Cell, Pieces } from './board.ts';

/** A battle that the log tells of: what was thrown, and everything that came of it. */
export interface Fought {
  n: number;
  zone: string;
  attacker: Camp;
  attack: number;
  defence: number;
  odds: string | null;
  column: string | null;
  modifiers: { modifier: string; rule: string; amount: number }[];
  die: number | null;
  line: number | null;
  results: [attack: string, defence: string] | null;
  winner: Camp | null;
  /** What followed: losses, deaths, withdrawals, points. */
  after: GameEvent[];
}

const FOLLOWING = new Set(['weakened', 'eliminated', 'died', 'withdrew', 'scored', 'refuged', 'evasion-roll', 'forced-result', 'favoured', 'cancelled', 'played']);

/** The last battle of the log from event number `since` on; null where there is none. */
export function lastBattle(log: readonly GameEvent[], since: number): Fought | null {
  const start = log.findLastIndex(({ kind, n }) => kind === 'battle' && n >= since);
  const first = log[start];
  if (!first) return null;
  const { values } = first;
  const fought: Fought = {
    n: first.n,
    zone: String(values.zone),
    attacker: values.camp as Camp,
    attack: Number(values.attack),
    defence: Number(values.defence),
    odds: null,
    column: null,
    modifiers: [],
    die: null,
    line: null,
    results: null,
    winner: null,
    after: [],
  };
  for (const event of log.slice(start + 1)) {
    const { kind, rule, values: told } = event;
    if (kind === 'sequence' || kind === 'year') break;
    if (kind === 'odds') {
      fought.odds = String(told.odds);
      fought.column = String(told.column);
      fought.attack = Number(told.attack);
      fought.defence = Number(told.defence);
    } else if (kind === 'modifier') fought.modifiers.push({ modifier: String(told.modifier), rule, amount: Number(told.amount) });
    else if (kind === 'battle-roll') {
      fought.die = (told.die as number[])[0] ?? null;
      fought.line = Number(told.line);
    } else if (kind === 'die-replaced') fought.line = Number(told.line);
    else if (kind === 'outcome') {
      fought.results = [String(told.attack), String(told.defence)];
      fought.winner = told.camp as Camp;
    } else if (FOLLOWING.has(kind)) fought.after.push(event);
  }
  return fought;
}

/** The line of the battle table for a die with all that is added to it. */
export function lineOf(die: number, table: Pieces['battle']): number {
  return Math.min(Math.max(die, table.lowest), table.lowest + table.lines.length - 1);
}

/** What each face of the die would bring in a column with so much added. */
export function forecast(column: string, added: number, table: Pieces['battle']): { die: number; cell: Cell }[] {
  const at = table.odds.indexOf(column);
  return [1, 2, 3, 4, 5, 6].flatMap((die) => {
    const cell = table.lines[lineOf(die + added, table) - table.lowest]?.[at];
    return cell ? [{ die, cell }] : [];
  });
}
