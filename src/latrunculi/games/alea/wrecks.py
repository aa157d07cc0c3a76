"""Naves that are lost, and what is aboard them (AIE-3.4.2, AIE-8.7)."""

from __future__ import annotations

from latrunculi.games.alea.state import Alea
from latrunculi.games.alea.words import ELIMINATED
from latrunculi.games.alea.world import HOLD_OF, LEADER_MASK, UNIT_MASK
from latrunculi.kernel.actions import members


def sink(g: Alea, ship: int, cause: int) -> None:
    """Eliminate a naves unit with all that is still aboard; its leaders die of a cause. Who calls sees to the mourning.

    In a battle those who find room on other naves have gone over before (AIE-8.7-3, AIE-8.7-4).
    """
    hold = g.inside[HOLD_OF[ship]]
    for unit in (*members(hold & UNIT_MASK), ship):
        g.eliminate(unit)
        g.emit(ELIMINATED, (unit,))
    for leader in members(hold & LEADER_MASK):
        g.kill(leader, cause)


def strand(g: Alea, ship: int) -> None:
    """Eliminate a naves unit in port otherwise than in a battle: all that is aboard is in its zone, and goes ashore."""
    g.put_all(g.inside[HOLD_OF[ship]], g.ground(g.at[ship]))
    g.eliminate(ship)
    g.emit(ELIMINATED, (ship,))
