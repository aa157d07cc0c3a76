"""OP 6.1: the attrition test, after a land move and for an army out of supply."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import MARSH, NONE, PATH, REGIONS, ROMAN, SOUTHERN, TRADE
from latrunculi.games.optimus.components.ints import Head, Region, Side, Units
from latrunculi.games.optimus.components.pieces import (
    CAVALRY_UNITS,
    FIRST_LEADER,
    FOOT_UNITS,
    IMPEDIMENTA_UNITS,
    LEADER_MASK,
)
from latrunculi.games.optimus.components.tables import ON_ATTRITION, OVERFLOW, SUMMER, WINTER, losses
from latrunculi.games.optimus.rules.knowledge import tell
from latrunculi.games.optimus.rules.loot import carriers
from latrunculi.games.optimus.rules.losses import Allocation
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.territory import ground, rough, side_of_land
from latrunculi.games.optimus.rules.words import (
    ATTRITION_ROLL,
    BY_BALES,
    BY_BARBARIAN_SUMMER,
    BY_EARLIER,
    BY_FORCED,
    BY_HOME,
    BY_MARSH,
    BY_PATH,
    BY_PILE,
    BY_PILLAGED,
    BY_PLAGUE,
    BY_ROUGH,
    BY_STREAM,
    BY_TRADE,
    BY_TRAIN,
    BY_TREES,
    BY_WATER,
    BY_WINTER,
    DONE,
    MODIFIER,
    SPEND_BALE,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# What a move carries to its test: the places of `terms`.
WATER: Final = 0
"""What was crossed: STREAM, GREAT_RIVER or both, where those who crossed it did not swim."""
MARSHES: Final = 1
"""1 where a marsh was crossed."""
WAY: Final = 2
"""The worst kind of link."""
FORCED: Final = 3
EARLIER: Final = 4
"""The most moves that a unit has made before in this season."""
SPOILED: Final = 5
"""1 on or across pillaged land."""
ATTACKS: Final = 6
"""1 where the move ends in an attack, wherever that is."""
STEPS: Final = 7
"""Steps made on the map."""
SMOOTH: Final = 8
"""1 by *Via in rupe excisa*: the size of the army does not count (OP-SC-29)."""
FELLED: Final = 9
"""1 among the trees of *Arbores incisae* (OP-SC-43)."""
PLAGUED: Final = 10
"""1 for a stack that the plague strikes: nothing else counts (OP-SC-46)."""
TERMS: Final = 11
"""How many of these there are."""

STREAM: Final = 1
GREAT_RIVER: Final = 2

PILE: Final = 10
PILE_STEP: Final = 5
SOUTHERN_SUMMER: Final[tuple[int, ...]] = ON_ATTRITION["barbarian-in-summer"]
ROUGH: Final[tuple[int, ...]] = ON_ATTRITION["forest-or-mountain"]
NO_TRAIN: Final[tuple[int, ...]] = ON_ATTRITION["no-impedimenta"]
"""What the land costs each side; 0 for those who are at home in it (OP-6.1-15 to OP-6.1-17)."""
AMBUSH: Final = -2
"""What felled trees cost (OP-SC-43)."""
PLAGUE: Final = -3
"""What the plague costs (OP-SC-46)."""


def swims(g: Optimus, units: Units) -> bool:
    """OP-5.1.6-3, OP-5.1.6-4: one PF of cavalry for two of infantry takes everybody across who crosses together."""
    horse = g.strength(units & CAVALRY_UNITS)
    return 2 * horse >= max(1, g.strength(units & FOOT_UNITS))


def wet(g: Optimus, side: Side, region: Region, terms: list[int]) -> list[tuple[int, int]]:
    """The maluses of water and marsh (OP-6.1-10, OP-6.1-11, OP-6.1-14, OP-6.1-19).

    When marshes overflow they are a great river, once, whoever swims (OP-2-4).
    """
    crossed = terms[WATER] if terms else 0
    marsh = bool(terms and terms[MARSHES])
    standing = region < REGIONS and ground(g, region) == MARSH
    if g.event == OVERFLOW and (marsh or standing):
        crossed |= GREAT_RIVER
        marsh = standing = False
    found: list[tuple[int, int]] = []
    if crossed & GREAT_RIVER:
        found.append((BY_WATER, ON_ATTRITION["great-river"][side]))
    if crossed & STREAM or marsh:
        found.append((BY_STREAM, ON_ATTRITION["watercourse-or-marsh"][side]))
    if standing:
        found.append((BY_MARSH, ON_ATTRITION["on-marsh"][side]))
    return found


def modifiers(g: Optimus, side: Side, units: Units, region: Region, terms: list[int]) -> list[tuple[int, int]]:
    """What bears on the test of some units in a place: (number of the modifier, amount), all cumulative (OP-6.1-18).

    Args:
        terms: of a move; empty for the test of the supply phase, to which the maluses of moving do not belong
            (OP-6.2-10).
    """
    if terms and terms[PLAGUED]:
        return [(BY_PLAGUE, PLAGUE)]
    found: list[tuple[int, int]] = []
    if g.season == WINTER:
        found.append((BY_WINTER, ON_ATTRITION["winter"][side]))
    pile = g.strength(units)
    if pile > PILE and not (terms and terms[SMOOTH]):
        steps = (pile - PILE + PILE_STEP - 1) // PILE_STEP
        found.append((BY_PILE, ON_ATTRITION["per-five-pf-over-ten"][side] * steps))
    if terms:
        if terms[EARLIER]:
            found.append((BY_EARLIER, ON_ATTRITION["per-earlier-move"][side] * terms[EARLIER]))
        if terms[FORCED]:
            found.append((BY_FORCED, ON_ATTRITION["forced-march"][side]))
        if terms[ATTACKS] and region < REGIONS and side_of_land(g, region) != side:
            found.append((BY_HOME, ON_ATTRITION["enemy-at-home"][side]))
        if terms[FELLED]:
            found.append((BY_TREES, AMBUSH))
    found += wet(g, side, region, terms)
    if terms and terms[WAY] == PATH:
        found.append((BY_PATH, ON_ATTRITION["path"][side]))
    elif terms and terms[WAY] == TRADE:
        found.append((BY_TRADE, ON_ATTRITION["trade-road"][side]))
    if (terms and terms[SPOILED]) or (region < REGIONS and g.pillaged >> region & 1):
        found.append((BY_PILLAGED, ON_ATTRITION["pillaged"][side]))
    return found + of_land(g, side, region) if region < REGIONS else found


def of_land(g: Optimus, side: Side, region: Region) -> list[tuple[int, int]]:
    """What the region itself does to those who are strangers to it (OP-6.1-15 to OP-6.1-17)."""
    found: list[tuple[int, int]] = []
    if SOUTHERN_SUMMER[side] and g.season == SUMMER and SOUTHERN >> region & 1:
        found.append((BY_BARBARIAN_SUMMER, SOUTHERN_SUMMER[side]))
    if ROUGH[side] and rough(g, region):
        found.append((BY_ROUGH, ROUGH[side]))
    if NO_TRAIN[side] and g.origin[region] != ROMAN and not g.units(region, side) & IMPEDIMENTA_UNITS:
        found.append((BY_TRAIN, NO_TRAIN[side]))
    return found


class Attrition(Procedure[Optimus]):
    """OP-6.1-1: bales are spent, the die falls, the owner shares out what it costs (OP-5.1.8-2)."""

    NAME = "attrition"
    ASKS = {"spend": "OP-6.1-4"}

    side: Side
    head: Head
    units: Units
    region: Region
    terms: list[int]
    bales: int = 0

    def start(self, g: Optimus) -> None:
        """Who has bales with a leader may spend them before the die (OP-1.4-5). The prompt tells nothing of them."""
        self.step = "spend" if self.head != NONE else "throw"

    def spend(self, g: Optimus) -> None:
        g.ask_privately(self.side)

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(SPEND_BALE, "OP-6.1-4")
        may.when("OP-1.4-6", self.treasurer(g) != NONE)
        may.offer(DONE, "OP-6.1-4")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            self.step = "throw"
        else:
            g.bb[self.treasurer(g) - FIRST_LEADER] -= 1
            self.bales += 1

    def treasurer(self, g: Optimus) -> Head:
        """Whose bales may be spent: those of the highest in rank; of equals, who may be named as their player likes
        (OP-4.2-4), of the first who has any. NONE of nobody's. The event names the first in rank, whoever pays."""
        heads = BIT[self.head]
        for unit in members(self.units & ~g.unled):
            heads |= BIT[g.chief[unit]]
        rich = members(g.foremost(heads & LEADER_MASK) & carriers(g, self.side))
        return rich[0] if rich else NONE

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("place", "place", self.region),)

    def throw(self, g: Optimus) -> None:
        """The die and all that bears on it; the owner announces how many fall out (OP-6.1-2, OP-6.1-3)."""
        found = modifiers(g, self.side, self.units, self.region, self.terms)
        if self.bales:
            found.append((BY_BALES, ON_ATTRITION["per-bb"][self.side] * self.bales))
        die = g.die()
        score = die + sum([amount for _, amount in found])
        hits = min(losses(score), g.strength(self.units))
        if g.journal is not None:
            for modifier, amount in found:
                g.emit(MODIFIER, (modifier, amount))
            if self.head != NONE:
                tell(g, ATTRITION_ROLL, self.head, (self.region, die, score, hits))
            else:
                g.emit(ATTRITION_ROLL, (self.units.bit_length() - 1, self.region, die, score, hits))
        g.end()
        if hits:
            g.call(Allocation(self.side, self.region, self.units, hits, 0))
