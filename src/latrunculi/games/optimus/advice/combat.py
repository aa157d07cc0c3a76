"""What to do in an engagement: tactics, command, losses, breaking off, retreats."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.advice.odds import by_day_and_by_night
from latrunculi.games.optimus.advice.survey import host, might, quality
from latrunculi.games.optimus.components.counters import BATAILLE_NOCTURNE
from latrunculi.games.optimus.components.ints import Region, Side, Stratagem, Unit
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    CAVALRY_UNITS,
    FALX_UNITS,
    FOOT_UNITS,
    HEAVY_UNITS,
    IMPEDIMENTA_UNITS,
    LEGION_UNITS,
    PRAETORIAN_UNITS,
    SHOOTER_UNITS,
)
from latrunculi.games.optimus.components.tables import ARMY_DESTROYED, DETERRENCE, ENVELOPMENT, FRONTAL, MATRIX
from latrunculi.games.optimus.rules.contact import force, room
from latrunculi.games.optimus.rules.fight import Fight
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.territory import friendly
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.ints import Seat

TACTICS: Final = 4
DESTRUCTION: Final = 2.0
"""What the destruction of a whole army adds to a victory."""
FAVOUR: Final = 0.3
"""How much better those strike who have +1 on their dice."""
ROUNDS: Final = 60
"""How often both answer each other until it is seen what is to be played."""
WHOLE: Final = 0.75
"""Of the enemy's strength, what an army needs to fight that finds no room behind the walls as a whole."""


PLAYED: Final = 0.3
"""What it is worth to play a stratagem that can be played."""
DARKNESS: Final = 0.05
"""By how much the night has to better one's chances for a stratagem that is played once in a game."""


def battle_of(g: Optimus) -> Fight | None:
    """The engagement in progress."""
    for depth in range(len(g.stack) - 1, -1, -1):  # mypyc cannot compile `reversed` of it
        frame = g.stack[depth]
        if isinstance(frame, Fight):
            return frame
    return None


def worth(g: Optimus, unit: Unit) -> float:
    """What a counter is worth to its owner."""
    bit = BIT[unit]
    total = 1.0
    total += 0.5 if bit & HEAVY_UNITS else 0.0
    total += 0.4 if bit & FALX_UNITS else 0.0
    total += 0.3 if bit & CAVALRY_UNITS else 0.0
    total += 1.5 if bit & (LEGION_UNITS | PRAETORIAN_UNITS) else 0.0
    total += 0.6 if bit & (ARTILLERY_UNITS | IMPEDIMENTA_UNITS) else 0.0
    if g.pf[unit] == 1 and bit & LEGION_UNITS:
        total += 4.0  # with the last PF the legion and its eagle are gone
    fight = battle_of(g)
    if fight is not None and g.pf[unit] == 1 and unit in fight.stands:
        total += 6.0  # with it a leader meets his fate (OP-9.11.3-2)
    return total


def arms(g: Optimus, fight: Fight, side: Side) -> list[float]:
    """By tactic, the share of a side that it would favour; the general attack favours nobody."""
    units = fight.command[side] & fight.land(g, side)
    everyone = max(1.0, quality(g, fight.land(g, side)))
    found = [0.0] * TACTICS
    found[FRONTAL] = quality(g, units & HEAVY_UNITS & FOOT_UNITS) / everyone
    found[ENVELOPMENT] = quality(g, units & HEAVY_UNITS & CAVALRY_UNITS) / everyone
    found[DETERRENCE] = quality(g, units & SHOOTER_UNITS & ~HEAVY_UNITS) / everyone
    return found


def tactic(g: Optimus, seat: Seat, number: int) -> float:
    """A tactic, chosen in secret at the same time as the enemy's: one of those that leave him no better answer, by lot,
    as often as each of them should be played."""
    fight = battle_of(g)
    if fight is None:
        return 0.0
    shares = mixed(g, fight, seat)
    lot = (g.cuts * 37 + g.clock * 11 + 5) % 100 / 100
    for each, share in enumerate(shares):
        lot -= share
        if lot < 0.0:
            return 2.0 if each == number else shares[number]
    return shares[number]


def mixed(g: Optimus, fight: Fight, seat: Seat) -> list[float]:
    """How often a side should play each tactic, if the enemy answers as well as he can: both go on answering what the
    other has played so far."""
    values = stakes(g, fight, seat)
    played = [[0] * TACTICS, [0] * TACTICS]
    mine = theirs = 0
    for _ in range(ROUNDS):
        played[0][mine] += 1
        played[1][theirs] += 1
        gains = [sum([values[i][j] * played[1][j] for j in range(TACTICS)]) for i in range(TACTICS)]
        costs = [sum([values[i][j] * played[0][i] for i in range(TACTICS)]) for j in range(TACTICS)]
        mine, theirs = gains.index(max(gains)), costs.index(min(costs))
    return [number / ROUNDS for number in played[0]]


def stakes(g: Optimus, fight: Fight, seat: Seat) -> list[list[float]]:
    """What a battle is worth to a side, by its tactic and the enemy's: to win it or to lose it, and an army with it
    (OP-8.2-22)."""
    ours, theirs = arms(g, fight, seat), arms(g, fight, 1 - seat)
    strength, other = ranks(g, fight, seat), max(1.0, ranks(g, fight, 1 - seat))
    found = []
    for mine in range(TACTICS):
        row = []
        for his in range(TACTICS):
            odds = (strength * (1.0 + FAVOUR * ours[mine]) / (other * (1.0 + FAVOUR * theirs[his]))) ** 3
            won = odds / (1.0 + odds)
            prize = 1.0 + (DESTRUCTION if MATRIX[mine][his] == ARMY_DESTROYED else 0.0)
            price = 1.0 + (DESTRUCTION if MATRIX[his][mine] == ARMY_DESTROYED else 0.0)
            row.append(won * prize - (1.0 - won) * price)
        found.append(row)
    return found


def ranks(g: Optimus, fight: Fight, side: Side) -> float:
    """How strong a side stands in an engagement now."""
    return might(g, fight.land(g, side), g.first(fight.leaders(g, side)))


def break_off(g: Optimus, seat: Seat) -> float:
    """To break off: when one is being beaten by a stronger force."""
    fight = battle_of(g)
    if fight is None:
        return 0.0
    ours, theirs = ranks(g, fight, seat), ranks(g, fight, 1 - seat)
    behind = fight.suffered[seat] - fight.suffered[1 - seat]
    return 1.0 if theirs > 1.3 * ours and behind >= 0 else -1.0


def truce(g: Optimus, seat: Seat) -> float:
    """To accept a truce: as the weaker one."""
    fight = battle_of(g)
    if fight is None:
        return 0.0
    return 1.0 if ranks(g, fight, 1 - seat) > 1.2 * ranks(g, fight, seat) else -1.0


def shelter(g: Optimus, seat: Seat, region: Region) -> float:
    """To go behind the walls: unless one is clearly the stronger. An army for which they have no room is not divided:
    it fights as a whole, if it has any prospect."""
    ours, theirs = host(g, region, seat), host(g, region, 1 - seat)
    divided = g.strength(force(g, region, seat) & ~g.walls) > room(g, region, seat)
    return 1.0 if ours < (WHOLE if divided else 1.1) * theirs else -1.0


def retreat_to(g: Optimus, seat: Seat, region: Region) -> float:
    """Where to retreat to: to friends."""
    return (1.0 if friendly(g, seat, region) else 0.0) + 0.1 * min(9.0, quality(g, g.units(region, seat)))


def play(g: Optimus, seat: Seat, stratagem: Stratagem) -> float:
    """To play a stratagem now: *Bataille nocturne* if one strikes the better without shots, the others always."""
    if stratagem != BATAILLE_NOCTURNE:
        return PLAYED
    day, night = by_day_and_by_night(g, seat)
    return PLAYED if night - day >= DARKNESS else -PLAYED
