"""What to do in an engagement: tactics, command, losses, breaking off, retreats."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.advice.survey import host, might, quality
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
from latrunculi.games.optimus.rules.fight import Fight
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.territory import friendly
from latrunculi.kernel.actions import BIT

TACTICS: Final = 4
ANY_TACTIC: Final = 0.25
"""How likely each tactic is besides what the arms of the enemy make of it."""
DESTRUCTION: Final = 1.5
"""What the destruction of a whole army weighs, beside the arms that a tactic favours."""
MOOD: Final = 0.03
"""By how much tactics that are about as good are liked now and then."""


def battle_of(g: Optimus) -> Fight | None:
    """The engagement in progress."""
    for depth in range(len(g.stack) - 1, -1, -1):  # mypyc cannot compile `reversed` of it
        frame = g.stack[depth]
        if isinstance(frame, Fight):
            return frame
    return None


def worth(g: Optimus, unit: int) -> float:
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


def arms(g: Optimus, fight: Fight, side: int) -> list[float]:
    """By tactic, the share of a side that it would favour; the general attack favours nobody."""
    units = fight.command[side] & fight.land(g, side)
    everyone = max(1.0, quality(g, fight.land(g, side)))
    found = [0.0] * TACTICS
    found[FRONTAL] = quality(g, units & HEAVY_UNITS & FOOT_UNITS) / everyone
    found[ENVELOPMENT] = quality(g, units & HEAVY_UNITS & CAVALRY_UNITS) / everyone
    found[DETERRENCE] = quality(g, units & SHOOTER_UNITS & ~HEAVY_UNITS) / everyone
    return found


def tactic(g: Optimus, seat: int, number: int) -> float:
    """A tactic: by the arms that it favours, and by the odds of destroying an army with it (OP-8.2-22), or of losing
    one's own, against what the enemy's arms make likely; not the same one every time."""
    fight = battle_of(g)
    if fight is None:
        return 0.0
    ours, theirs = ranks(g, fight, seat) ** 2, ranks(g, fight, 1 - seat) ** 2
    won = ours / max(1.0, ours + theirs)
    likely = [ANY_TACTIC + share for share in arms(g, fight, 1 - seat)]
    odds = 0.0
    for other, weight in enumerate(likely):
        odds += won * weight if MATRIX[number][other] == ARMY_DESTROYED else 0.0
        odds -= (1.0 - won) * weight if MATRIX[other][number] == ARMY_DESTROYED else 0.0
    mood = (g.cuts * 7 + number * 3 + g.clock) % 5
    return arms(g, fight, seat)[number] + DESTRUCTION * odds / sum(likely) + MOOD * mood


def ranks(g: Optimus, fight: Fight, side: int) -> float:
    """How strong a side stands in an engagement now."""
    return might(g, fight.land(g, side), g.first(fight.leaders(g, side)))


def break_off(g: Optimus, seat: int) -> float:
    """To break off: when one is being beaten by a stronger force."""
    fight = battle_of(g)
    if fight is None:
        return 0.0
    ours, theirs = ranks(g, fight, seat), ranks(g, fight, 1 - seat)
    behind = fight.suffered[seat] - fight.suffered[1 - seat]
    return 1.0 if theirs > 1.3 * ours and behind >= 0 else -1.0


def truce(g: Optimus, seat: int) -> float:
    """To accept a truce: as the weaker one."""
    fight = battle_of(g)
    if fight is None:
        return 0.0
    return 1.0 if ranks(g, fight, 1 - seat) > 1.2 * ranks(g, fight, seat) else -1.0


def shelter(g: Optimus, seat: int, region: int) -> float:
    """To go behind the walls: unless one is clearly the stronger."""
    ours, theirs = host(g, region, seat), host(g, region, 1 - seat)
    return 1.0 if ours < 1.1 * theirs else -1.0


def retreat_to(g: Optimus, seat: int, region: int) -> float:
    """Where to retreat to: to friends."""
    return (1.0 if friendly(g, seat, region) else 0.0) + 0.1 * min(9.0, quality(g, g.units(region, seat)))
