"""INV XX.L, read once more: where a beaten pile may go, step by step, from lists of neighbours.

Only relations of nations and the ground of a province (XII.D) are asked of the engine, as chapter XII has a reading of
its own. Both are compared at every step of the retreats of random games.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from latrunculi.games.invasions.components.chart import BARBARIAN_LAND, MOUNTAIN, NEAR, OVER_STRAIT, PROVINCE, TERRAIN
from latrunculi.games.invasions.components.counters import HORDES, LEADERS, LIMITES, STACKING, UNIT_MASK
from latrunculi.games.invasions.rules import relations, trails, ways
from latrunculi.games.invasions.rules.retreat import NEVER, Retreat
from latrunculi.games.invasions.rules.state import BARBARIAN, Invasions
from latrunculi.kernel.actions import members
from tests.games.invasions.play import choices, told

HOLDERS = UNIT_MASK | HORDES | LIMITES


class Pile:
    """Some pieces of a nation that are on their way, and what stands around them."""

    def __init__(self, g: Invasions, nation: int, pile: int) -> None:
        self.g, self.nation, self.pile = g, nation, pile
        self.friends = set(members(g.friends[nation])) | {nation}
        units = members(pile & UNIT_MASK)
        self.one = (pile & (LEADERS | HORDES)) | (1 << units[0] if units else 0)
        """One unit with leaders and horde: that it finds room is enough to set out."""

    def standing(self, province: int) -> set[int]:
        """The nations that have units, hordes or limites in a province."""
        return {n for n in members(self.g.nations) if self.g.army[n] & self.g.inside[province] & HOLDERS}

    def hostile(self, other: int, province: int) -> bool:
        return relations.hostile(self.g, self.nation, other, province)

    def foes(self, province: int) -> set[int]:
        return {n for n in self.standing(province) if self.hostile(n, province)}

    def open(self, province: int) -> bool:
        """XII.D-9: empty, neutral or friendly."""
        ground = relations.ground(self.g, self.nation, province)
        return not self.standing(province) - {self.nation} or ground in (relations.FRIENDLY, relations.NEUTRAL)

    def room(self, province: int) -> bool:
        """XVII.B: for one of the pile, the others being on their way."""
        g = self.g
        there = self.one
        for nation in self.friends:
            there |= g.inside[province] & g.army[nation] & ~self.pile
        bonus = max([STACKING[leader] for leader in members(there & LEADERS)], default=0)
        invaders = {n for n in members(g.invading & g.playing) if n == self.nation or g.allies[self.nation] >> n & 1}
        invades = any(n == self.nation or g.army[n] & there & UNIT_MASK for n in invaders)
        most = (3 if TERRAIN[province] == MOUNTAIN else 4) + bonus + invades
        return not self.one & UNIT_MASK or (there & UNIT_MASK).bit_count() <= most


class Reading(Pile):
    """A pile that retreats, as XX.L reads it."""

    def __init__(self, g: Invasions, retreat: Retreat) -> None:
        super().__init__(g, retreat.nation, retreat.pieces & g.inside[retreat.place])
        self.retreat = retreat
        self.one &= ~HORDES

    def battle_of_friends(self, province: int) -> bool:
        """XX.L-9: active units that have not retreated there face foes, and one side are friends."""
        for active in members(self.g.playing):
            against = {n for n in self.standing(province) if relations.hostile(self.g, active, n, province)}
            fighting = self.g.units(active, province) & ~trails.retreated(self.g, province)
            if fighting and against and self.friends & (against | {active}):
                return True
        return False

    def ends(self, province: int) -> bool:
        """XX.L-5, XX.L-8, XX.L-9: friendly, or empty and rural, or where friends will fight."""
        if self.retreat.barred >> province & 1 or not self.room(province):
            return False
        if relations.ground(self.g, self.nation, province) == relations.FRIENDLY:
            return not self.standing(province) - self.friends or bool(self.foes(province))
        if self.foes(province):
            return self.battle_of_friends(province)
        return not self.standing(province) - {self.nation} and self.g.level[province] < 1

    def passes(self, province: int) -> bool:
        """XX.L-2, XX.L-3, XX.L-11."""
        wild = self.g.status[self.nation] == BARBARIAN and BARBARIAN_LAND >> province & 1
        way = self.open(province) or wild or self.retreat.through >> province & 1
        return bool(way) or self.battle_of_friends(province)

    def steps(self, here: int, first: bool) -> Iterator[int]:
        """XX.L-7, XX.L-8, XXV.F: towards where the attacker came from; not over a strait that is blockaded."""
        barred = self.retreat.barred | ways.closed(self.g, self.pile)
        barred |= ways.tether(self.g, self.nation, here)
        if OVER_STRAIT[here]:
            barred |= ways.blockaded(self.g, self.nation, here)
        for there in members(NEAR[here] & ~barred):
            if self.passes(there) and not (first and self.retreat.first and not self.retreat.first >> there & 1):
                yield there

    def leads_somewhere(self, province: int, left: int) -> bool:
        if self.ends(province):
            return True
        return left > 0 and any(self.leads_somewhere(there, left - 1) for there in self.steps(province, False))

    def next_steps(self) -> set[int]:
        left = self.retreat.steps - 1
        first = not self.retreat.moved
        found = self.steps(self.retreat.place, first) if left >= 0 else ()
        return {there for there in found if self.leads_somewhere(there, left)}


@pytest.mark.rule("INV-XX.L-2", "INV-XX.L-3", "INV-XX.L-5", "INV-XX.L-6", "INV-XX.L-7", "INV-XX.L-8", "INV-XX.L-9")
@pytest.mark.rule("INV-XX.L-11", "INV-XVII.B-1", "INV-XVII.B-2", "INV-XVII.B-3")
@pytest.mark.parametrize(("scenario", "seed"), [("425-occidens", 3), ("425-occidens", 5)])
def test_where_the_beaten_go_as_the_chapter_reads(scenario: str, seed: int) -> None:
    asked = 0
    for g in choices(scenario, seed):
        top = g.stack[-1]
        if isinstance(top, Retreat) and top.step == "go" and top.crowding == NEVER:
            offered = {PROVINCE[there] for verb, there in told(g) if verb == "retreat-to"}
            crushing = set(members(top.overruns(g))) - set(members(top.ways(g)))  # XVIII.E has tests of its own
            assert offered - crushing == Reading(g, top).next_steps(), (g.turn, top)
            asked += 1
    assert asked > 20
