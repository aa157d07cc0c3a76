"""INV XVIII.G, read once more in motion: where a horde may migrate with its people, and who ends where.

At moments of random games each barbarian nation is let migrate by chance on a copy. Relations of nations and ground
(XII.D), blockades and closed land are asked of the engine, as in the reading of marches.
"""

from __future__ import annotations

import itertools
import random

import pytest

from latrunculi.games.invasions.components.chart import MOUNTAIN, NEAR, OVER_STRAIT, PROVINCE, PROVINCES, TERRAIN
from latrunculi.games.invasions.components.counters import (
    CAVALRY,
    HORDE_OF,
    HORDE_STEPS,
    LEADERS,
    NATION_OF,
    STACKING,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import NATION_IDS
from latrunculi.games.invasions.rules import relations, ways
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.state import BARBARIAN, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal
from tests.games.invasions.play import told
from tests.games.invasions.test_reading import moments
from tests.games.invasions.test_reading_allegiances import Reading, apart


class Folk(Reading):
    """A nation that may migrate."""

    def __init__(self, g: Invasions, nation: int) -> None:
        super().__init__(g)
        self.nation = nation
        self.people = self.own(nation)
        self.chiefs = {p for p in self.pieces(nation, LEADERS) if NATION_OF[p] == nation}

    def pace(self, pile: set[int]) -> int:
        """XVIII.B-4, XVIII.B-6: the slowest of a pile, one more with a leader."""
        units = [p for p in pile if UNIT_MASK >> p & 1]
        slowest = min(4 if CAVALRY >> p & 1 and not self.g.reduced >> p & 1 else 3 for p in units)
        return slowest + any(LEADERS >> p & 1 for p in pile)

    def barred(self, pile: set[int], here: int, there: int) -> bool:
        """XVIII.G-3, XVIII.A-7, XVIII.K, XXV.F, XXVIII.E-4: foes, a foe's city, land that is closed."""
        g, nation = self.g, self.nation
        shut = ways.closed(g, sum(BIT[p] for p in pile)) | ways.tether(g, nation, here)
        if OVER_STRAIT[here] >> there & 1:
            shut |= ways.blockaded(g, nation, here)
        if HORDE_OF[nation] in pile and g.foedus[nation] >> here & 1:
            shut |= ~g.foedus[nation]
        city = g.level[there] > 0 and relations.ground(g, nation, there) == relations.HOSTILE
        return bool(shut >> there & 1 or relations.enemies(g, nation, there) or city)

    def reach(self, pile: set[int], here: int, pace: int) -> set[int]:
        """Where a pile gets in so many steps and may stay; a strait takes all of them, at the outset alone."""
        found, ring = {here}, {here}
        for spent in range(pace):
            following = set()
            for p in ring:
                for there in members(NEAR[p]):
                    strait = OVER_STRAIT[p] >> there & 1
                    if self.barred(pile, p, there) or (strait and spent):
                        continue
                    if not self.shunned(self.nation, there):
                        found.add(there)
                    if not strait:
                        following.add(there)
            ring = following
        return found

    def goals(self) -> set[int]:
        """XVIII.G-3: where all can be with the horde or next to it."""
        home, horde = self.horde(self.nation), HORDE_OF[self.nation]
        assert home is not None
        found = self.reach({horde}, home, HORDE_STEPS[self.nation]) - {home}
        if self.g.foedus[self.nation]:
            found &= set(members(self.g.foedus[self.nation]))
        for camp in {self.g.at[p] for p in self.people}:
            units = {p for p in self.people if self.g.at[p] == camp}
            pile = units | self.pieces(self.nation, LEADERS, camp)
            reach = self.reach(pile, camp, self.pace(pile))
            found &= reach | {near for p in reach for near in members(NEAR[p])}
        return {goal for goal in found if self.guarded(goal)}

    def guarded(self, goal: int) -> bool:
        """XXVIII.E-3: of the land of its Foedus a federate leaves none without a unit of his or of his federator."""
        g = self.g
        if not g.foedus[self.nation]:
            return True
        held = {p for p in members(g.foedus[self.nation] & ~BIT[goal]) if any(g.at[u] == p for u in self.people)}
        left = {p for p in held if not g.units(g.federator[self.nation], p)}
        there = [p for n in members(g.friends[self.nation]) for p in self.pieces(n, UNIT_MASK | LEADERS, goal)]
        bonus = max([STACKING[p] for p in self.chiefs | set(there) if LEADERS >> p & 1], default=0)
        most = (3 if TERRAIN[goal] == MOUNTAIN else 4) + bonus
        strangers = [p for p in there if UNIT_MASK >> p & 1 and p not in self.people]
        return len(left) <= max(0, len(self.people) + len(strangers) - most)


def migrate(g: Invasions, nation: int, rng: random.Random) -> bool:
    """XVIII.G-1, XVIII.G-3, XVIII.G-5; whether it could."""
    folk = Folk(g.clone(), nation)
    expected = folk.goals()
    g.playing = BIT[nation]
    g.journal = Journal()
    g.call(Movement(BIT[nation]))
    g.advance()
    offered = [obj for verb, obj in told(g) if verb == "migrate"]
    assert offered == ([NATION_IDS[nation]] if expected else [])
    if not expected:
        return False
    depth = len(g.stack)
    g.apply(g.actor, VOCABULARY.action("migrate", NATION_IDS[nation]))
    if len(g.stack) > depth and any(verb == "settle-in" for verb, _ in told(g)) and len(expected) > 1:
        assert {PROVINCE[obj] for _, obj in told(g)} == expected
    while len(g.stack) > depth:
        g.apply(g.actor, rng.choice(g.legal(g.actor)))
    after = Folk(g, nation)
    home = after.horde(nation)
    assert home in expected
    assert home is not None
    assert after.people == folk.people, "nobody fights, nobody is lost"
    kinds = {VOCABULARY.event(kind, values)["kind"] for _, kind, values in g.journal.events}
    assert kinds <= {"migrated", "followed", "forced"}
    around = {home, *members(NEAR[home])}
    for unit in folk.people:
        moved = g.at[unit] != folk.g.at[unit]
        assert not moved or g.at[unit] in around
        assert not moved or not relations.enemies(g, nation, g.at[unit])
    fresh = {p for p in range(PROVINCES) if any(g.at[u] == p != folk.g.at[u] for u in folk.people)}
    for province in fresh:
        assert len(after.stack(nation, province)) <= after.limit(nation, province)
    for leader in folk.chiefs:
        if any(folk.g.at[leader] == folk.g.at[u] and g.at[u] == home for u in folk.people):
            assert g.at[leader] == home, "a leader goes with those whom he leads"
    return True


def compare(scenario: str, seed: int, seats: int | None = None, each: int = 1) -> dict[str, int]:
    """Moments of a random game; how many hordes could migrate and how many could not."""
    rng, number = random.Random(seed), {"migrated": 0, "stayed": 0}
    for g in itertools.islice(moments(scenario, seed, seats), 0, None, each):
        h = apart(g)
        for nation in members(h.active):
            if h.status[nation] == BARBARIAN and h.horde(nation) >= 0:
                number["migrated" if migrate(h.clone(), nation, rng) else "stayed"] += 1
    return number


@pytest.mark.rule("INV-XVIII.G-1", "INV-XVIII.G-3", "INV-XVIII.G-5", "INV-XXVIII.E-4", "INV-III.D-9")
@pytest.mark.parametrize(
    ("scenario", "seed", "seats", "each"), [("350-invasiones", 1, 3, 20), ("425-occidens", 3, 4, 12)]
)
def test_hordes_migrate_as_chapter_eighteen_reads(scenario: str, seed: int, seats: int, each: int) -> None:
    number = compare(scenario, seed, seats, each)
    assert number["migrated"]
