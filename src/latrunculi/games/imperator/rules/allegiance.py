"""Changes of allegiance as the games of the family have them in common: who is tested, and the exchange of camps."""

from __future__ import annotations

from latrunculi.games.imperator.components.kit import Kit, Pieces
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import members


def most_politic(kit: Kit, leaders: Pieces) -> Pieces:
    """Those with the highest CP of a set of leaders, as a mask."""
    politics = [(kit.politics[leader - kit.units], leader) for leader in members(leaders)]
    best = max(politics, default=(0, 0))[0]
    return sum(1 << leader for value, leader in politics if value == best)


def wavers(g: Imperator, leaders: Pieces, event: int) -> bool:
    """Whether the most politic of some leaders, by lot among equals, turns: 1d6 that reaches his CP.

    Args:
        leaders: a set of at least one.
        event: the game's word for the roll; its values are the leader, the die and his CP.
    """
    best = members(most_politic(g.kit, leaders))
    tested = best[g.chance(len(best))] if len(best) > 1 else best[0]
    politics = g.kit.politics[tested - g.kit.units]
    die = g.die()
    g.emit(event, (tested, die, politics))
    return die >= politics


def exchange_persons(g: Imperator) -> None:
    """Each person takes the other camp, and keeps his points."""
    g.first_seat ^= 1
    g.vp[0], g.vp[1] = g.vp[1], g.vp[0]
