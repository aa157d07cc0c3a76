"""Naves that are lost, and what becomes of those aboard (AIE-3.4.2, AIE-8.7)."""

from __future__ import annotations

from latrunculi.games.alea.state import ADJUSTMENT, Alea
from latrunculi.games.alea.words import ELIMINATED
from latrunculi.games.alea.world import ABOARD, HOLD_OF, LEADER_MASK, NAVES, NONE, UNIT_MASK
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


def forsake(g: Alea, ship: int, passengers: int) -> None:
    """Some passengers leave a naves unit: in port they go ashore; at sea units are lost, leaders return (AIE-9.a-3).

    Who calls sees to the mourning.
    """
    zone = g.ground(g.at[ship])
    if zone != NONE:
        g.put_all(passengers, zone)
        return
    for unit in members(passengers & UNIT_MASK):
        g.eliminate(unit)
        g.emit(ELIMINATED, (unit,))
    for leader in members(passengers & LEADER_MASK):
        g.kill(leader, ADJUSTMENT)


def part(g: Alea) -> None:
    """AIE-3.4.2-2: naves carry nobody who is no longer of their camp. Who calls sees to the mourning."""
    for ship in members(NAVES):
        hold = g.inside[HOLD_OF[ship]]
        if hold and g.at[ship] < ABOARD:
            host = g.own[0] if g.own[0] >> ship & 1 else g.own[1]
            if hold & ~host:
                forsake(g, ship, hold & ~host)
