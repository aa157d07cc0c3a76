"""Res novae: the coup d'État by stratagem (AIE-6.C.1), and the civil war that it begins (AIE-3.6).

Units that the Prétendant rallies in the course of a movement belong to movement (`encounters.rally`).
"""

from __future__ import annotations

from latrunculi.games.alea.components.chart import REGION_NEAR, REGION_ZONES, REGIONS, Region
from latrunculi.games.alea.components.counters import FACE, LEADER_MASK, ROMAN_LEADERS, ROMAN_UNITS
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.allegiance import company, side_with
from latrunculi.games.alea.rules.encounters import escapes
from latrunculi.games.alea.rules.peoples import quiet_peoples
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import (
    CHOOSE_LEADER,
    CHOOSE_REGION,
    COUP_ROLL,
    LOYALTY_ROLL,
    PRETENDER,
    REGION_ROLL,
)
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces
from latrunculi.games.imperator.rules.allegiance import wavers
from latrunculi.games.imperator.rules.played import Played
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# ---------------------------------------------------------------- who may be named


def candidates(g: Alea, camp: Camp) -> Pieces:
    """The leaders whom a camp may name Prétendant, as a mask (AIE-3.6-1)."""
    mask = 0
    chiefs = g.chiefs(0) | g.chiefs(1)
    for leader in members(g.own[1 - camp] & ROMAN_LEADERS & FACE[camp] & ~chiefs):
        if g.on_map(leader) and g.politics(leader) and not company(g, leader) & chiefs:
            mask |= 1 << leader
    return mask


def coup_refusal(g: Alea, camp: Camp) -> str:
    """Why Coup d'État cannot be played now; empty if it can."""
    return "" if g.pretender == NONE and candidates(g, camp) else "AIE-3.6-1"


class Coup(Played[Alea]):
    """AIE-6.C.1-1, AIE-6.C.1-2: a Prétendant, and 1d6 with the modifier of the counter against his CP."""

    NAME = "coup"
    ASKS = {"start": "AIE-6.C.1-1"}

    modifier: int

    def options(self, g: Alea, may: Offers) -> None:
        may.offer(CHOOSE_LEADER, "AIE-6.C.1-1", LEADER_MASK)
        may.only("AIE-3.6-1", ROMAN_LEADERS)
        may.only("AIE-3.7.4-2", g.own[0] | g.own[1])
        may.only("AIE-3.6-1", candidates(g, self.camp))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Validated, it begins a civil war; otherwise nothing happens."""
        g.end()
        die = g.die()
        g.emit(COUP_ROLL, (obj, die, self.modifier, g.politics(obj)))
        if die + self.modifier <= g.politics(obj):
            g.call(CivilWar(obj, self.camp))


# ---------------------------------------------------------------- who follows him


def followers(g: Alea, pieces: Pieces, camp: Camp) -> Pieces:
    """Those of some pieces who go over to a camp with a leader: Roman units, and leaders who have its side."""
    return pieces & g.own[1 - camp] & (ROMAN_UNITS | ROMAN_LEADERS & FACE[camp])


def test_region(g: Alea, region: Region, camp: Camp) -> None:
    """AIE-3.6-3, AIE-3.6-5: zone by zone the most politic leader decides for all who are there with him."""
    chiefs = g.chiefs(0) | g.chiefs(1)
    for zone in members(REGION_ZONES[region]):
        here = g.present(zone)
        leaders = followers(g, here, camp) & LEADER_MASK
        if leaders and not here & chiefs and wavers(g, leaders, LOYALTY_ROLL):
            side_with(g, followers(g, here, camp), camp)


class CivilWar(Procedure[Alea]):
    """AIE-3.6-2 to AIE-3.6-5: a validated coup d'État begins: the zone of the Prétendant, his region, another one.

    Whoever is left alone among enemies each time escapes. `camp` is the one that he joins.
    """

    NAME = "civil_war"
    ASKS = {"neighbour": "AIE-3.6-4"}

    leader: Piece
    camp: Camp

    def start(self, g: Alea) -> None:
        """AIE-3.6-2: he turns over, and all who are with him and can."""
        self.step = "region"
        g.pretender = self.leader
        g.emit(PRETENDER, (self.leader, self.camp))
        side_with(g, followers(g, company(g, self.leader), self.camp), self.camp)
        escapes(g, g.zones_of(1 << self.leader))

    def region(self, g: Alea) -> None:
        """AIE-3.6-3: the leaders of his region; there is none at sea or outside the Republic."""
        region = g.region_of(self.leader)
        if region == NONE:
            self.step = "over"
            return
        self.step = "neighbour"
        test_region(g, region, self.camp)
        escapes(g, REGION_ZONES[region])

    def neighbour(self, g: Alea) -> None:
        """AIE-3.6-4: his player turns to a region next to it."""
        g.ask(g.seat_of(self.camp))

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        return (("piece", "piece", self.leader),)

    def options(self, g: Alea, may: Offers) -> None:
        may.offer(CHOOSE_REGION, "AIE-3.6-4", (1 << REGIONS) - 1)
        may.only("AIE-3.6-4", REGION_NEAR[g.region_of(self.leader)])

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        """1d10 below his CP, and its leaders are tested too."""
        self.step = "over"
        die = g.die10()
        g.emit(REGION_ROLL, (obj, ten_sided(die), g.politics(self.leader)))
        if die < g.politics(self.leader):
            test_region(g, obj, self.camp)
            escapes(g, REGION_ZONES[obj])

    def over(self, g: Alea) -> None:
        """AIE-3.5.1-6: a camp that had no party leader may have received one.

        AIE-9.4-3: units of a People that were aboard naves at sea have been lost when these changed camp.
        """
        g.end()
        g.call(Aftermath())
        quiet_peoples(g)
