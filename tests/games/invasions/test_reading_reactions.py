"""INV XIX, read once more: from where a pile may be intercepted and with what on the die, and where one may flee.

As in the reading of retreats only relations and ground (XII.D) are asked of the engine, and both are compared at every
such question of random games.
"""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import NEAR, OVER_RIDGE, OVER_STRAIT, PROVINCE
from latrunculi.games.invasions.components.counters import COMBAT, LEADERS, UNIT_MASK
from latrunculi.games.invasions.components.nations import BYZANTINS, ROMAINS
from latrunculi.games.invasions.rules import interception, relations, ways
from latrunculi.games.invasions.rules.flight import Flight
from latrunculi.games.invasions.rules.interception import Interception
from latrunculi.games.invasions.rules.overrun import PILE
from latrunculi.games.invasions.rules.state import EMPIRE, Invasions
from latrunculi.kernel.actions import members
from tests.games.invasions.play import choices, told
from tests.games.invasions.test_reading_retreat import Pile

BOSPHORUS = {PROVINCE["thracia"], PROVINCE["bythinia"]}


class Intercepted:
    """A pile that has entered a province, as XIX.A reads it."""

    def __init__(self, g: Invasions, question: Interception) -> None:
        self.g, self.question, self.target = g, question, question.province
        self.owner = g.owner[self.target]
        self.land = Pile(g, self.owner, 0)
        romes = {ROMAINS, BYZANTINS}
        one = g.turn < 3 and romes <= set(members(g.active)) and self.owner in romes
        self.who = {n for n in (romes if one else {self.owner}) if g.active >> n & 1}
        self.ways: dict[int, int] = {}
        self.walk(self.target, {self.target}, 0)

    def walk(self, here: int, behind: set[int], barriers: int) -> None:
        """XIX.A-6, XIX.A-7, XIX.A-12 to XIX.A-14: ways of three steps, back from the province; the best of each."""
        steps = len(behind)
        for there in members(NEAR[here]):
            shut = OVER_STRAIT[here] >> there & 1 and ways.blockaded(self.g, self.owner, here) >> there & 1
            if there in behind or shut or not self.land.open(there):
                continue
            cost = barriers - 2 * (OVER_RIDGE[here] >> there & 1)
            if OVER_STRAIT[here] >> there & 1:
                cost -= 4 if {here, there} == BOSPHORUS else 2
            self.ways[there] = max(self.ways.get(there, -99), cost - (steps == 3))
            if steps < 3:
                self.walk(there, behind | {there}, cost)

    def bases(self) -> dict[int, int]:
        """From where, and what is added to the die."""
        g, question = self.g, self.question
        spent = sum(question.piles)
        for i in range(0, len(g.balked), 2):
            spent |= g.balked[i] if g.balked[i + 1] & question.group else 0
        unled = any(not pile & LEADERS for pile in question.piles)
        found = {}
        for here, way in self.ways.items():
            there = sum(g.army[n] & g.inside[here] & (UNIT_MASK | LEADERS) for n in self.who) & ~spent
            there = sum(1 << p for p in members(there) if not ways.closed(g, 1 << p) >> self.target & 1)
            engaged = any(g.units(foe, here) for foe in members(g.playing) if self.land.hostile(foe, here))
            if there & UNIT_MASK and not engaged and not (unled and not there & LEADERS):
                captain = max([COMBAT[leader] for leader in members(there & LEADERS)], default=0)
                home = 3 * (g.capital[self.owner] == self.target) + 2 * (g.status[self.owner] == EMPIRE)
                found[here] = captain + home + way
        return found


class Fleeing(Pile):
    """A pile that may flee, as XIX.B reads it."""

    def ends(self, province: int) -> bool:
        if relations.ground(self.g, self.nation, province) == relations.FRIENDLY:
            shared = self.standing(province) - self.friends and not self.foes(province)
            return not shared and self.room(province)
        return not self.standing(province) - {self.nation} and self.g.level[province] < 1 and self.room(province)

    def leads_somewhere(self, province: int, left: int) -> bool:
        return self.ends(province) or bool(left and self.next_steps(province, left))

    def next_steps(self, here: int, left: int) -> set[int]:
        barred = ways.tether(self.g, self.nation, here) | ways.closed(self.g, self.pile)
        if OVER_STRAIT[here]:
            barred |= ways.blockaded(self.g, self.nation, here)
        near = [there for there in members(NEAR[here] & ~barred) if self.open(there)]
        return {there for there in near if left and self.leads_somewhere(there, left - 1)}


@pytest.mark.rule("INV-XIX.A-1", "INV-XIX.A-3", "INV-XIX.A-5", "INV-XIX.A-6", "INV-XIX.A-7", "INV-XIX.A-9")
@pytest.mark.rule("INV-XIX.A-10", "INV-XIX.A-11", "INV-XIX.A-12", "INV-XIX.A-13", "INV-XIX.A-14", "INV-XIX.A-16")
@pytest.mark.rule("INV-XIX.B-11", "INV-XIX.B-15", "INV-XIX.B-16")
@pytest.mark.parametrize(("scenario", "seed"), [("425-occidens", 4), ("425-occidens", 8)])
def test_who_intercepts_and_who_flees_as_the_chapter_reads(scenario: str, seed: int) -> None:
    asked = [0, 0]
    for g in choices(scenario, seed):
        top = g.stack[-1]
        if not isinstance(top, (Interception, Flight)):
            continue
        offered = {PROVINCE[there] for verb, there in told(g) if verb in ("intercept", "flee-to")}
        if isinstance(top, Interception) and top.step == "declare":
            read = Intercepted(g, top).bases()
            assert offered == set(read), (g.turn, top)
            owner, ready = g.owner[top.province], top.bases(g)
            for base in offered:
                way = interception.approaches(g, owner, top.province, 1 << base)[base]
                odds = interception.odds(g, owner, top.province, ready[base], way)
                assert odds.total == read[base], (g.turn, base)
            asked[0] += 1
        elif isinstance(top, Flight) and top.step in ("declare", "run"):
            pile = Fleeing(g, top.nation, top.pieces & g.inside[top.province])
            if (pile.pile & UNIT_MASK).bit_count() < PILE:  # no other can overrun anybody (XIX.B-12)
                assert offered == pile.next_steps(top.province, top.steps), (g.turn, top)
            asked[1] += 1
    assert min(asked) > 5
