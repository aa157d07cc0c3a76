"""Where units and leaders may go, with whom, and how fast (AIE-3.4.1, AIE-4.2.4, AIE-4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from latrunculi.games.alea.world import FOREIGN_UNITS, KIT, LAND_UNITS, NONE, PEOPLE_UNITS, PIECE_PEOPLE, UNITS
from latrunculi.kernel.actions import Offers

if TYPE_CHECKING:
    from latrunculi.games.alea.state import Alea

TEMPEST: Final = 2
"""The event that takes a movement point from everybody (AIE-TE-2)."""
LEADER_PACE: Final = 4
"""The movement points of a leader (AIE-1.2.2-1)."""


def restrict(g: Alea, may: Offers, units: int, leaders: int, origin: int) -> None:
    """State where a group may enter from a zone: its units not among pieces of nobody (AIE-3.7.4-2)."""
    if units:
        may.only("AIE-3.7.4-2", stackable(g, units | leaders) | 1 << origin)


def stackable(g: Alea, group: int) -> int:
    """The land zones where a group may end a movement: not among pieces of nobody (AIE-3.7.4-2, AIE-8.1-1)."""
    return KIT.all_zones & ~g.zones_of(g.neutral() & LAND_UNITS & ~group)


def commanded(g: Alea, leader: int) -> int:
    """The units that a leader may lead: those of his camp, or of his People (AIE-3.4.1-2, AIE-4.3-1)."""
    people = PIECE_PEOPLE[leader]
    if people != NONE:
        return PEOPLE_UNITS[people] & LAND_UNITS
    return g.own[g.camp(leader)] & LAND_UNITS & ~FOREIGN_UNITS


def pace(g: Alea, piece: int) -> int:
    """The movement points of a piece in this turn (AIE-1.2.2-1, AIE-1.3.2-1, AIE-TE-2)."""
    points = KIT.pace[piece] if piece < UNITS else LEADER_PACE
    return points - 1 if g.event == TEMPEST else points
