import type { Player } from './contract.ts';
import { has, t } from './i18n.ts';

/** How a player is called: by the name given, or by the bot's, or by the number of the seat. */
export function playerName(player: Player | undefined, players: readonly Player[], seat = player?.seat ?? 0): string {
  if (player?.kind === 'bot' && player.name === player.bot && has(`bot-name-${player.bot}`)) {
    const name = t(`bot-name-${player.bot}`);
    const same = players.filter((one) => one.kind === 'bot' && one.name === player.name);
    return same.length > 1 ? `${name}\u00a0${same.indexOf(player) + 1}` : name;
  }
  return player?.name || t('seat-number', { n: seat + 1 });
}
