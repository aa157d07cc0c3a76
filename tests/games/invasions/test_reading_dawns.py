"""INV VI to VIII, X.D and XI, read once more in motion: who grows older and what becomes of him, raids, caravans.

Steps 1.A and 1.C are played by chance from many moments of random games. Relations of nations (XII.D) and who holds how
many regions are asked of the engine; they have readings of their own (`test_reading`, `test_reading_realm`).
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from latrunculi.games.invasions.components.chart import CIVIL_LAND, COAST, NEAR, PROVINCE, PROVINCES
from latrunculi.games.invasions.components.counters import AMPHIBIOUS, FLEETS, HORDE_OF, LIMITES, OF_NATION, UNIT_MASK
from latrunculi.games.invasions.components.nations import (
    DESTINED,
    NATION,
    NATION_IDS,
    ORIGINS,
    RAID_SITES,
    RAID_TARGETS,
)
from latrunculi.games.invasions.rules import order, raids, realms, relations, ways
from latrunculi.games.invasions.rules.life import Ageing
from latrunculi.games.invasions.rules.raids import OneRaid
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import BARBARIAN, EMPIRE, GONE, KINGDOM, RAIDS, SOURCES, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal
from tests.games.invasions.play import told
from tests.games.invasions.test_reading import moments

Told = list[tuple[str, dict[str, Any]]]
HUNS = NATION["huns"]


def dawns(scenario: str, seed: int, seats: int | None, each: int) -> Iterator[Invasions]:
    """Some moments of a random game, as they would be when the next turn begins; nobody holds cards."""
    for g in itertools.islice(moments(scenario, seed, seats), 0, None, each):
        if g.turn >= g.last_turn:
            return
        h = g.clone()
        h.stack, h.awaiting, h.playing = [], 0, 0
        h.event_hand, h.pillage_hand = [0] * len(g.event_hand), [0] * len(g.pillage_hand)
        Turns().begin(h)
        yield h


def heard(g: Invasions) -> Told:
    assert g.journal is not None
    events = [VOCABULARY.event(kind, values) for _, kind, values in g.journal.events]
    return [(str(e["kind"]), e["values"]) for e in events]  # type: ignore[misc]


def ageing(g: Invasions, nation: int, rng: random.Random) -> Told:
    """1.A of one nation by chance."""
    g.order = [nation]
    g.journal = Journal()
    g.call(Ageing())
    g.advance()
    while g.stack:
        if isinstance(g.stack[-1], Ageing):
            assert g.age[nation] >= 3 or nation == NATION["herules"]
            assert nation != HUNS
            assert g.federator[nation] < 0
        g.apply(g.actor, rng.choice(g.legal(g.actor)))
    return [(kind, values) for kind, values in heard(g) if values.get("nation") == NATION_IDS[nation]]


def barbarian(before: Invasions, g: Invasions, nation: int, events: Told) -> None:
    """VI.D, VII."""
    kinds = [kind for kind, _ in events]
    age = min(7, before.age[nation] + 1)
    rolls = [values for kind, values in events if kind == "kingdom-roll"]
    may = nation != HUNS and before.federator[nation] < 0 and before.active & BIT[nation]
    if "kingdom-founded" not in kinds:
        assert g.age[nation] == age
        assert g.status[nation] == BARBARIAN
        assert bool(rolls) == bool(may and age >= 5)
    for roll in rolls:
        total = (roll["die"][0] or 10) + roll["modifier"]
        assert roll["age"] == age >= 5
        assert (total <= age) == ("kingdom-founded" in kinds)
    if "kingdom-founded" in kinds:
        assert may
        founded(before, g, nation, events)


def founded(before: Invasions, g: Invasions, nation: int, events: Told) -> None:
    """VII.D."""
    assert (g.status[nation], g.age[nation]) == (KINGDOM, 1)
    assert g.treasury[nation] == before.treasury[nation] + 20
    land = [p for p in range(PROVINCES) if before.owner[p] == nation and before.level[p] >= 0]
    least = min([before.level[p] for p in land], default=-1)
    grown = [p for p in range(PROVINCES) if g.level[p] != before.level[p]]
    if not land:
        assert not grown
        assert g.capital[nation] < 0
        return
    assert g.capital[nation] in land
    assert g.level[g.capital[nation]] > 0
    assert len(grown) == (least < 3)
    assert all(before.level[p] == least and g.level[p] == least + 1 for p in grown)


def civilised(before: Invasions, g: Invasions, nation: int, events: Told) -> None:
    """VI.E, VII.D-3, VIII."""
    kinds = [kind for kind, _ in events]
    rolls = [values for kind, values in events if kind == "empire-roll"]
    younger = before.since[nation] == g.turn - 1 and before.since[nation] > 0
    if before.status[nation] == KINGDOM:
        assert bool(rolls) == realms.eligible(before, nation)
    else:
        assert not rolls
    for roll in rolls:
        crowned = (roll["die"][0] or 10) + roll["modifier"] >= 8
        assert crowned == ("empire-founded" in kinds)
        if crowned:
            assert g.status[nation] == EMPIRE
            assert g.decline[nation] == 0
            assert g.treasury[nation] == before.treasury[nation] + 20
            assert g.age[nation] == (1 if nation != NATION["perses"] else min(5, before.age[nation] + 1))
            return
    assert g.age[nation] == min(12, before.age[nation] + 1)
    assert g.decline[nation] == before.decline[nation]
    assert g.treasury[nation] == before.treasury[nation] + 10 * younger


@pytest.mark.rule("INV-VI.D-1", "INV-VI.D-2", "INV-VI.D-4", "INV-VI.E-1", "INV-VI.E-2", "INV-VI.E-4")
@pytest.mark.rule("INV-VII.B-1", "INV-VII.C-1", "INV-VII.C-5", "INV-VII.D-1", "INV-VII.D-2", "INV-VII.D-3")
@pytest.mark.rule("INV-VII.D-4", "INV-VII.D-5", "INV-VII.D-6", "INV-VIII.B-10", "INV-VIII.C-1", "INV-VIII.C-2")
@pytest.mark.parametrize(("scenario", "seats"), [("350-invasiones", 3), ("425-occidens", 2)])
def test_who_grows_older_and_what_becomes_of_him_as_chapters_six_to_eight_read(scenario: str, seats: int) -> None:
    age(scenario, 17, seats, 10)


def age(scenario: str, seed: int, seats: int | None, each: int) -> None:
    rng = random.Random(seed)
    for g in dawns(scenario, seed, seats, each):
        for nation in order.ordered(g, g.active):
            g.age[nation] = rng.choice((g.age[nation], rng.randint(1, 7)))
            before = g.clone()
            events = ageing(g, nation, rng)
            (barbarian if before.status[nation] == BARBARIAN else civilised)(before, g, nation, events)


# ---------------------------------------------------------------- raids


class Raid:
    """The raids of a nation, as chapter XI reads them."""

    def __init__(self, g: Invasions, nation: int) -> None:
        self.g, self.nation = g, nation
        if g.active & BIT[nation]:
            self.start = {g.at[HORDE_OF[nation]]}
        else:
            self.start = set(members(ORIGINS[nation]))
        self.around = {p for s in self.start for p in self.beside(s)}

    def beside(self, here: int) -> set[int]:
        """XI.D-2, XXV.F-1: the provinces next to one, but for those over a strait that a fleet blockades."""
        return set(members(NEAR[here] & ~ways.blockaded(self.g, self.nation, here)))

    def prey(self) -> set[int]:
        """XI.D-1, XI.F-2."""
        g, found = self.g, set()
        for p in range(PROVINCES):
            site = (g.level[p] == 0 and CIVIL_LAND & BIT[p]) or RAID_SITES[self.nation] & BIT[p]
            owner = g.owner[p]
            foe = owner < 0 or (owner != self.nation and relations.hostile(g, self.nation, owner, p))
            if site and foe and not g.pillaged & BIT[p]:
                found.add(p)
        return found

    def crossed(self, target: int) -> list[int]:
        """How many civilised units each way meets: straight on, through a province, over a sea (XI.D-2 to XI.D-5)."""
        g, found = self.g, []
        if target in self.around or RAID_TARGETS[self.nation] & BIT[target]:
            found.append(0)
        for p in self.around - self.start:
            shut = g.inside[p] & LIMITES or g.walls & BIT[p] or p in g.capital
            if target in self.beside(p) and not shut:
                found.append(self.civilised(p, UNIT_MASK))
        if AMPHIBIOUS & OF_NATION[self.nation]:
            seas = {sea for s in self.start for sea in members(COAST[s])} & set(members(COAST[target]))
            found += [self.civilised(PROVINCES + sea, FLEETS) for sea in seas]
        return found

    def civilised(self, place: int, kind: int) -> int:
        g = self.g
        masters = {p: n for n in members(g.nations) for p in members(g.army[n] & kind & g.inside[place])}
        return sum(g.status[n] in (KINGDOM, EMPIRE) for n in masters.values())

    def targets(self) -> set[int]:
        return {p for p in self.prey() if self.crossed(p)}

    def modifier(self, target: int) -> int:
        """XI.E-2 to XI.E-4."""
        g = self.g
        again = 2 if g.raid_plus & BIT[target] else int(bool(g.raid_minus & BIT[target]))
        return again - self.civilised(target, UNIT_MASK) - min(self.crossed(target))


def raid(g: Invasions, nation: int, rng: random.Random) -> None:
    """A raid of a nation by chance, held against XI."""
    before = g.clone()
    read = Raid(before, nation)
    targets = read.targets()
    g.journal = Journal()
    g.call(OneRaid(nation))
    g.advance()
    if not targets:
        assert not g.stack
    while g.stack:
        frame = g.stack[-1]
        may = g.legal(g.actor)
        if isinstance(frame, OneRaid) and frame.step == "aim":
            offered = {PROVINCE[obj] for verb, obj in told(g) if verb == "choose-province"}
            assert offered == targets
            may = [one for one in may if VOCABULARY.describe(one)["verb"] == "choose-province"]
        g.apply(g.actor, rng.choice(may))
    for kind, values in heard(g):
        if kind == "raid":
            upshot(before, g, read, values)


def upshot(before: Invasions, g: Invasions, read: Raid, values: dict[str, Any]) -> None:
    """XI.E."""
    nation, target = read.nation, PROVINCE[values["province"]]
    assert values["modifier"] == read.modifier(target)
    total = (values["die"][0] or 10) + values["modifier"]
    points = g.vp[nation * SOURCES + RAIDS] - before.vp[nation * SOURCES + RAIDS]
    assert points == (0 if total <= 4 else 1 if total <= 6 else 3)
    bit = BIT[target]
    mine = before.army[nation] | OF_NATION[nation]  # mercenaries raid, too
    lost = [p for p in members(mine) if before.at[p] != GONE == g.at[p]]
    if total <= 4:
        assert len(lost) == 1
        return
    assert bool(g.raid_plus & bit) == (total >= 7)
    assert bool(g.raid_minus & bit) == (total <= 6)
    treasury = bool((before.active | DESTINED) & BIT[nation])
    if total <= 6:
        assert not lost
        assert g.treasury[nation] - before.treasury[nation] == treasury
        return
    assert g.pillaged & bit
    assert not g.inside[target] & before.inside[target] & LIMITES
    assert total >= 11 or not lost
    settled = ("settled", {"nation": NATION_IDS[nation], "province": values["province"]}) in heard(g)
    assert total >= 11 or not settled
    if settled and not before.active & BIT[nation]:
        assert g.inactive & BIT[nation]
        assert g.age[nation] == bool(DESTINED & BIT[nation])


@pytest.mark.rule("INV-XI.B-1", "INV-XI.C-1", "INV-XI.C-2", "INV-XI.D-1", "INV-XI.D-2", "INV-XI.D-3", "INV-XI.D-5")
@pytest.mark.rule("INV-XI.E-1", "INV-XI.E-2", "INV-XI.E-3", "INV-XI.E-4", "INV-XI.E-5", "INV-XI.E-6", "INV-XI.E-7")
@pytest.mark.rule("INV-XI.E-8", "INV-XI.E-10", "INV-XI.F-1", "INV-XI.F-2", "INV-XI.G-2", "INV-VI.C-4")
@pytest.mark.parametrize(("scenario", "seats"), [("350-invasiones", 4), ("425-occidens", 3)])
def test_raids_go_as_chapter_eleven_reads(scenario: str, seats: int) -> None:
    maraud(scenario, 5, seats, 12)


def maraud(scenario: str, seed: int, seats: int | None, each: int) -> None:
    rng = random.Random(seed)
    for g in dawns(scenario, seed, seats, each):
        for nation in members(g.raiders | g.active):
            free = g.raiders & BIT[nation] and not (g.active | g.inactive | g.dead) & BIT[nation]
            if free or raids.may_raid(g, nation):
                h = g.clone()
                if not free:
                    h.playing = BIT[nation]
                raid(h, nation, rng)
