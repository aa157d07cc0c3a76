"""INV XIX, read once more: who may intercept a pile and who flee from it, from where, to where, with what on the die.

As in the reading of retreats only relations and ground (XII.D) are asked of the engine, and both are compared at every
such question of random games.
"""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import NEAR, OVER_RIDGE, OVER_RIVER, OVER_STRAIT, PROVINCE
from latrunculi.games.invasions.components.counters import (
    CAVALRY,
    HORDE_OF,
    HORDES,
    LEADERS,
    NATION_OF,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import BYZANTINS, ROMAINS
from latrunculi.games.invasions.rules import flight, interception, relations, ways
from latrunculi.games.invasions.rules.flight import Flight
from latrunculi.games.invasions.rules.interception import Interception
from latrunculi.games.invasions.rules.state import EMPIRE, Invasions
from latrunculi.kernel.actions import members
from tests.games.invasions.play import choices, throne, told
from tests.games.invasions.test_reading_retreat import HOLDERS, Pile

BOSPHORUS = {PROVINCE["thracia"], PROVINCE["bythinia"]}
MOUNTS = set(members(CAVALRY))
"""Who rides, on his front."""


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
                captain = max([g.combat(leader) for leader in members(there & LEADERS)], default=0)
                home = 3 * (throne(g, self.owner) == self.target) + 2 * (g.status[self.owner] == EMPIRE)
                found[here] = captain + home + way
        return found


class Fleeing(Pile):
    """A pile that may flee, as XIX.B reads it."""

    def ends(self, province: int) -> bool:
        if relations.ground(self.g, self.nation, province) == relations.FRIENDLY:
            shared = self.standing(province) - self.friends and not self.foes(province)
            return not shared and self.room(province)
        return not self.standing(province) - {self.nation} and self.g.level[province] < 1 and self.room(province)

    def leads_somewhere(self, here: int, province: int, left: int) -> bool:
        """Whether a step ends well, or what is left of the way after it does."""
        price = self.price(here, province)
        if price > left:
            return False
        ends = self.ends(province) if price == 1 else self.g.level[province] < 1
        return ends or bool(self.next_steps(province, left - price))

    def price(self, here: int, there: int) -> int:
        """XIX.B-11, XIX.B-12, XVIII.E: one step, two where a lone unit is overrun; 9 where there is no way."""
        if self.open(there):
            return 1
        g, many = self.g, self.pile
        stand = [p for n in self.foes(there) for p in members(g.army[n] & g.inside[there] & HOLDERS)]
        if len(stand) == 1:
            many = sum(1 << p for p in members(many) if NATION_OF[p] != g.hired_by(stand[0]))
        lone = len(stand) == 1 and bool(UNIT_MASK >> stand[0] & 1)
        owner = g.owner[there]
        walls = (g.walls >> there & 1 or there in g.capital) and owner not in self.friends
        shut = walls or OVER_STRAIT[here] >> there & 1
        return 2 if lone and not shut and (many & UNIT_MASK).bit_count() >= 6 else 9

    def next_steps(self, here: int, left: int) -> set[int]:
        barred = ways.tether(self.g, self.nation, here) | ways.closed(self.g, self.pile)
        if OVER_STRAIT[here]:
            barred |= ways.blockaded(self.g, self.nation, here)
        return {there for there in members(NEAR[here] & ~barred) if left and self.leads_somewhere(here, there, left)}

    def odds(self, foe: int, here: int, there: int) -> int:
        """XIX.B-4 to XIX.B-8."""
        g = self.g
        led = max([g.combat(leader) for leader in members(g.leaders(self.nation, here))], default=0)
        sides: list[list[int]] = [[], []]
        hordes = 0
        for nation in members(g.nations):
            hunts = nation == foe or (g.playing >> nation & 1 and nation in members(g.friends[foe]))
            with_us = nation in self.friends and relations.hostile(g, foe, nation, here)
            if hunts or with_us:
                sides[hunts] += members(g.units(nation, here))
            hordes += with_us and not hunts and HORDE_OF[nation] >= 0 and g.at[HORDE_OF[nation]] == here
        horses = [sum(p in MOUNTS and not g.reduced >> p & 1 for p in s) for s in sides]
        walls = g.walls >> here & 1 or here in g.capital
        twice = len(sides[0]) + hordes >= 2 * len(sides[1])
        crossed = (OVER_RIVER[here] | OVER_RIDGE[here] | OVER_STRAIT[here]) >> there & 1
        return led + 3 * bool(walls) + 3 * twice - (horses[0] < horses[1]) - 2 * crossed


def fleeing(g: Invasions, nation: int, province: int) -> set[int]:
    """XIX.B-1, XII.A-7, XXVI.B-6, XXVIII.D-2: who may flee from a nation that enters: who controls the province, with
    allies there, and federates of theirs; where nobody does, whoever is hostile."""
    owner, romes = g.owner[province], {ROMAINS, BYZANTINS}
    foes = {n for n in members(g.nations) if g.pieces(n, province) & (UNIT_MASK | HORDES)}
    foes = {n for n in foes if relations.hostile(g, nation, n, province)}
    if owner < 0:
        return foes
    his = any(g.units(n, province) for n in members(g.nations) if owner in (n, g.federator[n]))
    hosts = {owner} | (set(members(g.allies[owner])) if his else set())
    if g.turn < 3 and romes <= set(members(g.active)) and owner in romes:
        hosts = romes
    return foes & (hosts | {n for n in foes if g.federator[n] in hosts})


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
            assert offered == pile.next_steps(top.province, top.steps), (g.turn, top)
            assert top.nation in fleeing(g, top.foe, top.province) or top.step == "run"
            for there in offered if top.step == "declare" else ():
                odds = flight.odds(g, top.nation, top.foe, top.province, there)
                assert odds.total == pile.odds(top.foe, top.province, there), (g.turn, top, there)
            asked[1] += 1
    assert min(asked) > 5
