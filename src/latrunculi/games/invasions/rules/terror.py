"""XXIV.B: barbarian leaders frighten cities without walls into surrender."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import TERROR
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import LEADERS, NATION_OF, UNIT_MASK
from latrunculi.games.invasions.rules import bonds, relations
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Province
from latrunculi.games.invasions.rules.rolls import d2
from latrunculi.games.invasions.rules.sack import Conquest
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.stratagems import Contest, Stratagems
from latrunculi.games.invasions.rules.words_siege import RESISTED, SURRENDERED
from latrunculi.kernel.actions import BIT, members

RESISTS: Final = 0
SURRENDERS: Final = 1
IS_SACKED: Final = 2
"""Answers of `Terror`: the city resists, surrenders, surrenders and is sacked."""


def needed(g: Invasions, nation: Nation, province: Province) -> bool:
    """XXIV.A-1, XXIV.A-2: whether a nation in a province would have to take its city: an adversary's, or nobody's.

    Where enemies are there is a battle first; beside neutrals nobody besieges (XII.D-1).
    """
    if g.level[province] < 1 or g.holders(province) & ~g.friends[nation] & ~BIT[nation]:
        return False
    owner = g.owner[province]
    return owner == NONE or relations.hostile(g, nation, owner, province)


def due(g: Invasions, nation: Nation, province: Province, group: Pieces) -> bool:
    """XXIV.B-1: whether a pile makes the city of a province test its courage; each city once in a Movement sub-step."""
    if not g.barbarian(nation) or g.walled(province) or g.cowed & BIT[province] or not group & UNIT_MASK:
        return False
    feared = any(NATION_OF[leader] == nation for leader in members(group & LEADERS & ~g.inactive_leaders))
    return feared and needed(g, nation, province)


class Terror(Contest):
    """The test of a city before the leader of a nation: RESISTS, SURRENDERS or IS_SACKED is answered."""

    NAME = "terror"

    def start(self, g: Invasions) -> None:
        """The card Terror spares the test."""
        g.cowed |= BIT[self.province]
        owner = g.owner[self.province]
        bonds.attack(g, BIT[self.nation], BIT[owner] if owner != NONE else 0)
        self.step = "test"
        g.call(Stratagems(moment="terror", parties=[self.nation], fits=[BIT[TERROR]]))

    def test(self, g: Invasions) -> None:
        """XXIV.B-1: on an even die it surrenders."""
        if self.effects & BIT[TERROR] or d2(g, self.nation):
            g.emit(SURRENDERED, (self.nation, self.province))
            self.step = "over"
            g.call(Conquest(self.nation, self.province))
        else:
            g.emit(RESISTED, (self.nation, self.province))
            g.answer = RESISTS
            g.end()

    def over(self, g: Invasions) -> None:
        """XXIV.B-3: whoever has sacked it stops."""
        g.answer = IS_SACKED if g.answer else SURRENDERS
        g.end()
