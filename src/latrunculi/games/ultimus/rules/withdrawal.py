"""How forces give up a zone: evasion, retreat, flight (UR-8.2.1, UR-8.4.1, UR-6.3-8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator.components.kit import Piece
from latrunculi.games.imperator.rules import retreat
from latrunculi.games.imperator.rules.retreat import Words
from latrunculi.games.ultimus.components.world import FIRST_GUARD, NONE
from latrunculi.games.ultimus.rules.encounters import ENCOUNTERS
from latrunculi.games.ultimus.rules.state import Ultimus
from latrunculi.games.ultimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, Offers

WORDS: Final = Words(VOCABULARY)


def attached(g: Ultimus) -> int:
    """UR-3.2.4-2: the BU units that have a leader, who go nowhere without him."""
    mask = 0
    for number, leader in enumerate(g.guard_of):
        if leader != NONE:
            mask |= BIT[FIRST_GUARD + number]
    return mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Evasion(retreat.CommonEvasion[Ultimus]):
    """UR-8.2.1: the defender has made his roll."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "UR-8.2.1-1", "lead": "UR-8.2.1-4"}

    def guards(self, g: Ultimus) -> int:
        return attached(g)

    def guard(self, g: Ultimus, leader: Piece) -> int:
        return g.retinue(leader)

    def bars(self, g: Ultimus, may: Offers) -> None:
        may.only("UR-3.2.4-2", ~attached(g))
        super().bars(g, may)


@mypyc_attr(allow_interpreted_subclasses=True)
class Retreat(retreat.CommonRetreat[Ultimus]):
    """UR-8.4.1: the loser leaves."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "UR-8.4.1-2", "lead": "UR-8.4.1-2"}

    def guards(self, g: Ultimus) -> int:
        return attached(g)

    def bars(self, g: Ultimus, may: Offers) -> None:
        may.only("UR-3.2.4-2", ~attached(g))

    def guard(self, g: Ultimus, leader: Piece) -> int:
        return g.retinue(leader)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flight(retreat.CommonFlight[Ultimus]):
    """UR-6.3-8: the stratagem Fuite opportune."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "UR-6.3-8"}
