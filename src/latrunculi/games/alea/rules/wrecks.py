"""Naves that are lost, and what becomes of those aboard (AIE-3.4.2, AIE-8.7)."""

from __future__ import annotations

from latrunculi.games.alea.components.counters import FOREIGNERS, LEADER_MASK, UNIT_MASK
from latrunculi.games.alea.components.places import ABOARD, HOLD_OF, SHIPS
from latrunculi.games.alea.rules.state import ADJUSTMENT, Alea
from latrunculi.games.alea.rules.words import ELIMINATED, LANDED
from latrunculi.games.imperator.components.kit import NONE, Cause, Piece, Pieces, Zone
from latrunculi.kernel.actions import members


def sink(g: Alea, ship: Piece, cause: Cause) -> None:
    """Eliminate a naves unit with all that is still aboard; its leaders die of a cause. Who calls sees to the mourning.

    In a battle those who find room on other naves have gone over before (AIE-8.7-3, AIE-8.7-4).
    """
    hold = g.inside[HOLD_OF[ship]]
    for unit in (*members(hold & UNIT_MASK), ship):
        g.eliminate(unit)
        g.emit(ELIMINATED, (unit,))
    for leader in members(hold & LEADER_MASK):
        g.kill(leader, cause)


def strand(g: Alea, ship: Piece) -> None:
    """AIE-3.4.2-7: eliminate a naves unit in port otherwise than in a battle: what it carries goes ashore."""
    disembark(g, g.inside[HOLD_OF[ship]], g.ground(g.at[ship]))
    g.eliminate(ship)
    g.emit(ELIMINATED, (ship,))


def disembark(g: Alea, passengers: Pieces, zone: Zone) -> None:
    """Passengers go ashore in the zone of the port, where they were already; no leash holds them (AIE-4.3-3)."""
    g.landed |= passengers & FOREIGNERS
    g.put_all(passengers, zone)
    for piece in members(passengers):
        g.emit(LANDED, (piece, zone))


def forsake(g: Alea, ship: Piece, passengers: Pieces) -> None:
    """AIE-3.4.2-7: some leave a naves unit: in port they go ashore; at sea units are lost, leaders will return.

    Who calls sees to the mourning.
    """
    zone = g.ground(g.at[ship])
    if zone != NONE:
        disembark(g, passengers, zone)
        return
    for unit in members(passengers & UNIT_MASK):
        g.eliminate(unit)
        g.emit(ELIMINATED, (unit,))
    for leader in members(passengers & LEADER_MASK):
        g.kill(leader, ADJUSTMENT)


def part(g: Alea) -> None:
    """AIE-3.4.2-7: naves carry nobody who is no longer of their camp. Who calls sees to the mourning."""
    for ship in SHIPS:
        hold = g.inside[HOLD_OF[ship]]
        if not hold or g.at[ship] >= ABOARD:
            continue
        for own in (g.own[0], g.own[1], g.neutral()):
            if own >> ship & 1 and hold & ~own:
                forsake(g, ship, hold & ~own)
