/** Tables to begin without a question: with good defaults, and once more with those who sat at one. */

import type { GameInfo, NewPlayer, NewTable, Scenario, TableInfo } from './contract.ts';

/** The bot that sits opposite where nobody says which: the strongest of the game. */
export function usualBot(info: GameInfo): string {
  return info.bots.find((one) => one !== 'random') ?? info.bots[0] ?? 'random';
}

/** What whoever asks for nothing else plays: the scenario that teaches, else the first. */
export function openingOf(info: GameInfo): Scenario | undefined {
  return info.scenarios.find(({ teaches }) => teaches) ?? info.scenarios[0];
}

/** A game of one person against bots, as many as can play it. */
export function playNow(info: GameInfo): NewTable {
  const scenario = openingOf(info);
  const seats = Math.max(...(scenario?.seats ?? info.seats));
  const bot: NewPlayer = { kind: 'bot', bot: usualBot(info) };
  const players = Array.from({ length: seats }, (_, seat): NewPlayer => (seat ? bot : { kind: 'person', name: '' }));
  return { game: info.id, ...(scenario && { scenario: scenario.id }), players, mine: [0] };
}

/** The same once more, each player one seat further; `held` are the seats that were played from here. */
export function rematch(table: TableInfo, held: readonly number[]): NewTable {
  const seats = table.players.length;
  const before = (seat: number): number => (seat + seats - 1) % seats;
  const players = table.players.map((_, seat): NewPlayer => {
    const { kind, name, bot } = table.players[before(seat)] as TableInfo['players'][number];
    return kind === 'bot' ? { kind, bot: bot ?? name } : { kind, name };
  });
  const mine = players.flatMap((_, seat) => (held.includes(before(seat)) ? [seat] : []));
  return { game: table.game, scenario: table.scenario, seats, options: table.options, pack: table.pack, players, mine };
}
