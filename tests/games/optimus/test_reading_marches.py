"""OP 5, read once more: where a leader with his army, a decoy or a counter alone may go with its first step.

Nothing here asks the rules of the engine; both are compared over the positions of the reading of actions.
"""

from __future__ import annotations

import random

import pytest

from latrunculi.games.optimus.components.chart import (
    BOX_CONTREES,
    BOX_NEAR,
    CONTREE_IDS,
    CONTREE_OF,
    CONTREE_REGIONS,
    DRY,
    LINK_ENDS,
    LINK_WATER,
    NONE,
    PLACE_IDS,
    REGION_PEOPLE,
    REGIONS,
    STREAM,
)
from latrunculi.games.optimus.components.counters import ARTILLERY, FLEET, FLEET_RIVER, IMPEDIMENTA, VS
from latrunculi.games.optimus.components.pieces import FIRST_DECOY, FIRST_LEADER, PEOPLE_OF, TYPE_OF, UNITS
from latrunculi.games.optimus.components.tables import FROZEN
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import members
from tests.games.optimus.test_reading import KIND, ROME, SIDE_OF, Drawn, Reading, segments


class Step(Reading):
    """The first step of whoever has just been activated, as chapter 5 reads it."""

    def __init__(self, g: Optimus, side: int, mover: int) -> None:
        self.g, self.side, self.foe, self.mover = g, side, 1 - side, mover
        self.here = g.at[mover]
        self.army_there = self.army(mover) if FIRST_LEADER <= mover < FIRST_DECOY else [mover] if mover < UNITS else []
        self.direct: set[str] = set()
        self.entered: set[str] = set()
        if not self.rooted():
            self.look_around()

    def rooted(self) -> bool:
        """5.1, 5.1.1: who goes along has no PM, or is too many for the leader's VS."""
        g = self.g
        if any(KIND[u] == ARTILLERY or (KIND[u] == IMPEDIMENTA and g.marched[u]) for u in self.army_there):
            return True
        if self.mover < UNITS:
            return False
        index = self.mover - FIRST_LEADER
        wagon = g.bb[index] and g.hauled[index]
        supreme = 8 if self.mover in g.supreme else 0
        most = VS[index] + supreme if self.mover < FIRST_DECOY else 0
        return bool(wagon or g.paces[index] >= 4 or sum(g.pf[u] for u in self.army_there) > most)

    def look_around(self) -> None:
        """5.1, 5.1.7: the other regions of the contrée, those to which links lead, boxes for Rome."""
        if self.here < REGIONS:
            home = CONTREE_OF[self.here]
            beside = [r for r in members(CONTREE_REGIONS[home]) if r != self.here and self.may_enter(r, DRY)]
            self.direct |= {PLACE_IDS[r] for r in beside}
            for link, ends in enumerate(LINK_ENDS):
                if home in ends:
                    self.enter(sum(ends) - home, LINK_WATER[link])
            if self.side == ROME:
                boxes = [b for b, contrees in enumerate(BOX_CONTREES) if contrees >> home & 1]
                self.direct |= {PLACE_IDS[REGIONS + box] for box in boxes}
        else:
            box = self.here - REGIONS
            self.direct |= {PLACE_IDS[place] for place in members(BOX_NEAR[box])}
            for contree in members(BOX_CONTREES[box]):
                self.enter(contree, DRY)

    def enter(self, contree: int, water: int) -> None:
        """5.1: by the table of arrival, but for a contrée of one region and for ground that one knows."""
        regions = members(CONTREE_REGIONS[contree])
        open_ = [region for region in regions if self.may_enter(region, water)]
        sure = [region for region in open_ if len(regions) == 1 or self.known(region)]
        self.direct |= {PLACE_IDS[region] for region in sure}
        if len(open_) > len(sure):
            self.entered.add(CONTREE_IDS[contree])

    def known(self, region: int) -> bool:
        """5.1: a PF of one's own is there, or it is an inhabited region of one's own people."""
        if any(self.g.at[u] == region and SIDE_OF[u] == self.side for u in range(UNITS)):
            return True
        people = PEOPLE_OF[self.mover]
        mine = self.by_origin(region) == ROME if people == NONE else REGION_PEOPLE[region] == people
        return self.inhabited(region) and mine and self.by_origin(region) == self.side

    def may_enter(self, region: int, water: int) -> bool:
        """5.1.1, 5.1.5, 5.2.5: not from one enemy town to another, no decoy in Roman land, no fleet over a river."""
        g = self.g
        town = self.inhabited(region) and self.whose(region) == self.foe
        if self.mover >= FIRST_DECOY and (self.by_origin(region) == ROME or town):
            return False
        from_town = self.here < REGIONS and self.inhabited(self.here) and self.whose(self.here) == self.foe
        if from_town and town and self.army_there:
            return False
        fleets = [u for u in range(UNITS) if g.at[u] == region and KIND[u] == FLEET and not g.bridges >> u & 1]
        watched = any(FLEET_RIVER[TYPE_OF[u]] == water > STREAM for u in fleets)
        return not (self.side != ROME and watched and g.event != FROZEN)


@pytest.mark.rule("OP-5.1-3", "OP-5.1-4", "OP-5.1-5", "OP-5.1-8", "OP-5.1-13", "OP-5.1-16", "OP-5.1-17", "OP-5.1-18")
@pytest.mark.rule("OP-5.1.1-1", "OP-5.1.1-4", "OP-5.1.5-6", "OP-5.1.7-2", "OP-5.2.5-1")
def test_where_the_first_step_leads_as_chapter_five_reads() -> None:
    met = [0, 0]
    for seed in range(100):
        drawn = Drawn(random.Random(seed))
        drawn.launch()
        for side, t in segments(drawn.g):
            for action in t.legal(side):
                choice = VOCABULARY.describe(action)
                if choice["verb"] != "march":
                    continue
                twin = t.clone()
                twin.apply(side, action)
                march = twin.stack[-1]
                assert isinstance(march, March)
                told = [VOCABULARY.describe(one) for one in twin.legal(side)]
                step = Step(twin, side, march.mover)
                assert {one["object"] for one in told if one["verb"] == "move-to"} == step.direct, (seed, choice)
                assert {one["object"] for one in told if one["verb"] == "enter"} == step.entered, (seed, choice)
                met[0] += len(step.direct)
                met[1] += len(step.entered)
    assert min(met) > 500
