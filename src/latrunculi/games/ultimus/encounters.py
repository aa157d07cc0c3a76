"""What a movement meets in a zone: the plague, leaders left alone among enemies, units that an usurpation may rally."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator import march
from latrunculi.games.imperator.march import Words
from latrunculi.games.ultimus.aftermath import Aftermath
from latrunculi.games.ultimus.plague import infested
from latrunculi.games.ultimus.rights import foederati_units, share
from latrunculi.games.ultimus.state import BARBARUS, ROMANUS, Ultimus
from latrunculi.games.ultimus.words import (
    DONE,
    ESCAPE_ROLL,
    ESCAPE_TO,
    ESCAPED,
    HALT,
    LEAVE,
    LEFT,
    MARCHED,
    MOVE_TO,
    MOVED,
    NO_ESCAPE,
    RALLIED,
    RALLY_ROLL,
    TAKE,
    TOOK,
)
from latrunculi.games.ultimus.world import HALF_ZONES, KIT, LEADER_MASK, NONE, ROMAN_UNITS, UNITS
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure

WORDS: Final = Words(
    {"take": TAKE, "leave": LEAVE, "move_to": MOVE_TO, "halt": HALT, "escape_to": ESCAPE_TO, "done": DONE},
    {
        "took": TOOK, "marched": MARCHED, "left": LEFT, "moved": MOVED, "escape_roll": ESCAPE_ROLL,
        "no_escape": NO_ESCAPE, "escaped": ESCAPED,
    },
)  # fmt: skip
"""The words of *Ultimus Romanorum* for the family's procedures of movement."""


def entered(g: Ultimus, pieces: int, zone: int) -> None:
    """Pieces have entered a zone by whatever movement: the plague may be there (UR-6.3-12), and kill."""
    infested(g, pieces, zone)
    mourn(g)


def mourn(g: Ultimus) -> None:
    """What follows from deaths in the course of a movement comes next."""
    if g.mourning and not isinstance(g.stack[-1], Aftermath):
        g.call(Aftermath())


@mypyc_attr(allow_interpreted_subclasses=True)
class Escape(march.CommonEscape[Ultimus]):
    """UR-7.1-6, -7."""

    __slots__ = ()

    WORDS = WORDS
    ASKS = {"flee": "UR-7.1-6"}

    def entered(self, g: Ultimus, pieces: int, zone: int) -> None:
        entered(g, pieces, zone)

    def mourn(self, g: Ultimus) -> None:
        g.call(Aftermath())

    def escape(self, leader: int) -> Procedure[Any]:
        return Escape(leader)

    def ends(self, g: Ultimus, may: Offers, pieces: int, beyond: int) -> None:
        share(g, may, pieces, beyond)


@mypyc_attr(allow_interpreted_subclasses=True)
class Passage(march.Movement[Ultimus]):
    """A movement that is this game's own. `touched`: the zones that pieces have left or entered."""

    __slots__ = ("touched",)

    WORDS = WORDS

    touched: int

    def entered(self, g: Ultimus, pieces: int, zone: int) -> None:
        entered(g, pieces, zone)

    def escape(self, leader: int) -> Procedure[Any]:
        return Escape(leader)

    def finish(self, g: Ultimus) -> None:
        """UR-7.1-6: leaders left alone among enemies escape."""
        self.settle(g, self.touched)


# ------------------------------------------------------------------ rallying (UR-3.6.3 D)


def rallyable(g: Ultimus, leader: int, zone: int) -> int:
    """The enemy units in a zone that an usurpation's leader who has entered it may try to rally (UR-3.6.3-8).

    All Roman and Foederati units there, unless an enemy leader is with them; in the half of the usurpation alone.
    """
    for half in (0, 1):
        if g.rebels[half] >> leader & 1:
            if not HALF_ZONES[half] >> zone & 1 or g.leaders(zone, ROMANUS):
                return 0
            return g.units(zone, ROMANUS) & (ROMAN_UNITS | foederati_units(g))
    return 0


def rally(g: Ultimus, leader: int, zone: int, units: int) -> bool:
    """Roll for units (UR-3.6.3-8): 1d6 up to the CP of the Usurpateur, or of the best rallied leader in the zone."""
    half = 0 if g.rebels[0] >> leader & 1 else 1
    present = g.inside[zone] & g.rebels[half] & LEADER_MASK
    usurper = g.usurper[half]
    if usurper != NONE and present >> usurper & 1:
        politics = KIT.politics[usurper - UNITS]
    else:
        politics = max(KIT.politics[one - UNITS] for one in members(present))
    die = g.die()
    g.emit(RALLY_ROLL, (leader, zone, die, politics))
    if die > politics:
        return False
    g.rebels[half] |= units
    g.join(units, BARBARUS)
    for unit in members(units):
        g.emit(RALLIED, (unit, half))
    return True
