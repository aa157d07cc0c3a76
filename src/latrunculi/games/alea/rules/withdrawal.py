"""How forces give up a zone on land: evasion, retreat, flight (AIE-8.2.1, AIE-8.4.1, AIE-6.E.1, AIE-3.7.4-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.components.world import NEAR, NONE, REGION_OF, REGION_ZONES, UNIT_MASK, UNITS
from latrunculi.games.alea.rules.encounters import ENCOUNTERS
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import VOCABULARY
from latrunculi.games.imperator.components.kit import Piece, Pieces
from latrunculi.games.imperator.rules import retreat
from latrunculi.games.imperator.rules.retreat import Words
from latrunculi.kernel.actions import Offers

WORDS: Final = Words(VOCABULARY)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evasion(retreat.CommonEvasion[Alea]):
    """AIE-8.2.1: the defender has made his roll."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "AIE-8.2.1-1", "lead": "AIE-8.2.1-3"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Retreat(retreat.CommonRetreat[Alea]):
    """AIE-8.4.1: the loser leaves."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "AIE-8.4.1-1", "lead": "AIE-8.4.1-1"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Flight(retreat.CommonFlight[Alea]):
    """AIE-6.E.1: the stratagem Fuite opportune, on land."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "AIE-6.E.1-1"}


@mypyc_attr(allow_interpreted_subclasses=True)
class TriumviralRetreat(retreat.CommonRetreat[Alea]):
    """AIE-3.7.4-3: a beaten triumvir goes to another zone of his region, led by the other camp, or is eliminated."""

    NAME = "triumviral_retreat"
    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "AIE-3.7.4-3", "lead": "AIE-3.7.4-3"}

    def leaving(self, g: Alea) -> int:
        return g.inside[self.zone] & g.triumviral()

    def clause(self, g: Alea) -> str:
        return "AIE-3.7.4-3"

    def havens(self, g: Alea, group: Pieces) -> int:
        region = REGION_OF[self.zone]
        if region == NONE:
            return 0
        free = ~(g.occupied[0] | g.occupied[1] | self.banned(g))
        return NEAR[self.zone] & REGION_ZONES[region] & free

    def bounds(self, g: Alea, may: Offers) -> None:
        may.only("AIE-3.7.4-3", self.zones)

    def followers(self, g: Alea, leader: Piece, group: Pieces) -> int:
        if not self.havens(g, group) or (group & UNIT_MASK).bit_count() >= g.kit.command[leader - UNITS]:
            return 0
        return self.leaving(g) & UNIT_MASK & ~group
