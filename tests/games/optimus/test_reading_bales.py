"""OP 12 and 13, read once more: what land and towns bring, what they suffer, who is raised and who recovers.

Nothing here asks the rules of the engine; both are compared over the positions of the reading of actions.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from latrunculi.games.optimus.components.chart import (
    BOX_PROVINCE,
    CONTREE_OF,
    FOREST,
    MARSH,
    MOUNTAIN,
    NONE,
    PLACE,
    PLACE_IDS,
    PLAIN,
    PROVINCE,
    REGION_PEOPLE,
    REGIONS,
    ROMAN,
    TRIBAL,
)
from latrunculi.games.optimus.components.counters import (
    ARTILLERY,
    FLEET,
    HOMES,
    IMPEDIMENTA,
    LEGION,
    PILLARDS,
    TYPE_IDS,
    TYPE_KIND,
    TYPE_PROVINCE,
    TYPE_SIDE,
    TYPES,
)
from latrunculi.games.optimus.components.pieces import (
    FIRST_DECOY,
    FIRST_LEADER,
    FULL,
    PEOPLE_OF,
    PIECE,
    PIECE_IDS,
    PIECES,
    SIDE_OF,
    TYPE_OF,
    UNITS,
)
from latrunculi.games.optimus.components.tables import SPRING, WINTER
from latrunculi.games.optimus.rules.actions import Segment, has_points
from latrunculi.games.optimus.rules.losses import Allocation
from latrunculi.games.optimus.rules.recruitment import Recruitment
from latrunculi.games.optimus.rules.sequence import spring
from latrunculi.games.optimus.rules.state import CALM, POOL, Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.engine import Journal
from tests.games.optimus.test_reading import KIND, ROME, Drawn
from tests.games.optimus.test_reading_attrition import EVENTS, ground_of

HARVEST = {5: (0, 1, 1), 6: (1, 1, 1), 7: (1, 2, 2), 8: (2, 2, 3)}
"""12.1: by score, in forest, mountain and marsh, in plain, in a town."""
SACK = ("00001", "00012", "00123", "01234", "12345", "23456", "34567")
"""11.3: by score from 0 to 6, for an index up to 5, 10, 14, 20, and above."""
MUSTER = ("raise", "complete", "fill-ranks")
COST = {"forage": 1, "pillage": 1, "harvest": 2, "tribute": 2}


def sack(index: int, score: int) -> int:
    """11.3."""
    return int(SACK[max(0, min(score, 6))][sum(index > bound for bound in (5, 10, 14, 20))])


def said(t: Optimus, name: str) -> list[dict[str, object]]:
    """The events of a kind, as the one who acts reads them."""
    assert t.journal is not None
    found = [(kind, values) for _, kind, values in t.journal.events if VOCABULARY.events[kind].name == name]
    return [dict(VOCABULARY.event(kind, values)["values"]) for kind, values in found]  # type: ignore[call-overload]


def number(value: object) -> int:
    """A number that an event tells, or the one die of a throw."""
    if isinstance(value, list):
        assert len(value) == 1
        return number(value[0])
    assert isinstance(value, int)
    return value


def living_off_the_land(t: Optimus, side: int, verb: str, head: int) -> None:
    """12: one of the four actions has been begun; it is compared with the tables."""
    g = t.clone()
    g.journal = Journal()
    place = t.at[head]
    army = [unit for unit in range(UNITS) if t.chief[unit] == head]
    g.apply(side, VOCABULARY.action(verb, PIECE_IDS[head]))
    town = t.era.kind[place] < PLAIN
    if verb == "pillage":
        roll = said(g, "sack-roll")[0]
        assert roll["index"] == t.era.vg[place]
        assert roll["score"] == number(roll["die"])
        bales = sack(t.era.vg[place], number(roll["die"]))
    else:
        roll = said(g, "harvest-roll")[0]
        score = number(roll["die"]) + 2 * (verb == "forage") + 2 * (t.origin[place] == ROMAN)
        score += (town and t.era.vg[place] > 10) - (t.season == WINTER)
        column = 2 if town else 0 if ground_of(t, place) in (FOREST, MOUNTAIN, MARSH) else 1
        assert roll["score"] == score
        bales = 0 if score < 5 else HARVEST[min(score, 8)][column]
    revolt = verb == "tribute" and number(roll["die"]) == 1
    if revolt:
        bales = 0
        hits = number(said(g, "revolt")[0]["hits"])
        lives = sum(t.pf[u] if KIND[u] in (ARTILLERY, IMPEDIMENTA) else 2 * t.pf[u] - t.hdc[u] for u in army)
        blows = 0
        while g.stack and isinstance(g.stack[-1], Allocation):
            assert all(PIECE[str(VOCABULARY.describe(a)["object"])] in army for a in g.legal(side))
            g.apply(side, min(g.legal(side)))
            blows += 1
        assert blows == min(hits, lives)
    else:
        assert roll["bales"] == bales
        assert not said(g, "revolt")
    index = head - FIRST_LEADER
    if any(g.chief[unit] == head for unit in range(UNITS)):
        assert g.bb[index] == t.bb[index] + bales
    spoiled = verb in ("forage", "pillage")
    assert g.pillaged == t.pillaged | (BIT[place] if spoiled else 0)
    assert not spoiled or (g.pillaged_at[place], g.vd[place]) == (t.clock, 0)
    assert g.pa[side] == t.pa[side] - (COST[verb] - (t.pac >> head & 1))
    assert not g.pac >> head & 1


def enriched(drawn: Drawn, rng: random.Random) -> Optimus:
    """The position with a victory behind it, supreme leaders, eagles, peoples swayed, and weather."""
    g = drawn.g
    fields = [region for region in range(REGIONS) if not g.inside[region] and g.era.kind[region] >= PLAIN]
    for region in rng.sample(fields, 3):
        drawn.raise_(rng.choice((0, 1)), region, rng.randint(2, 6), 1)
    g.event = rng.choice(EVENTS[g.season])
    g.last_winner = rng.choice((NONE, 0, 1))
    for side in (0, 1):
        leaders = [h for h in range(FIRST_LEADER, FIRST_DECOY) if SIDE_OF[h] == side and g.at[h] < REGIONS]
        g.supreme[side] = rng.choice(leaders) if leaders and rng.random() < 0.6 else NONE
    g.hand[1] = rng.choice((0, BIT[PILLARDS]))
    places = [place for place in range(REGIONS) if g.units(place, 1)]
    heads = [h for h in range(FIRST_LEADER, FIRST_DECOY) if SIDE_OF[h] == 1 and g.at[h] < REGIONS]
    holders = [PIECES + place for place in places] + heads
    g.eagle = [
        rng.choice(holders) if holders and TYPE_KIND[t] == LEGION and rng.random() < 0.1 else NONE for t in range(TYPES)
    ]
    for people in {REGION_PEOPLE[place] for place in places if REGION_PEOPLE[place] != NONE}:
        g.swayed |= BIT[people] if rng.random() < 0.3 else 0
    for region in rng.sample(range(REGIONS), 8):
        g.pillaged |= BIT[region]
    g.derive()
    return g


@pytest.mark.rule("OP-11.2-3", "OP-11.3-1", "OP-12.1-1", "OP-12.1-2", "OP-12.2-1", "OP-12.2-2", "OP-12.2.1-1")
@pytest.mark.rule("OP-12.2.2-1", "OP-12.3-1", "OP-12.3.1-1", "OP-12.3.2-1", "OP-12.3.2-2", "OP-4.1-1")
def test_what_land_and_towns_bring_as_chapter_twelve_reads() -> None:
    met: Counter[str] = Counter()
    for seed in range(120):
        rng = random.Random(seed)
        g = enriched(Drawn(rng), rng)
        for side in (0, 1):
            if not has_points(g, side):
                continue
            t = g.clone()
            t.call(Segment(side))
            t.advance()
            for action in t.legal(side):
                choice = VOCABULARY.describe(action)
                if choice["verb"] in COST:
                    living_off_the_land(t, side, str(choice["verb"]), PIECE[str(choice["object"])])
                    met[str(choice["verb"])] += 1
    assert set(met) == set(COST)
    assert min(met.values()) > 8


class Levy:
    """A recruitment, as chapter 13 reads it: the die, who comes, whom it puts right."""

    def __init__(self, g: Optimus, side: int, place: int, rng: random.Random) -> None:
        self.g, self.side, self.place, self.rng = g, side, place, rng
        self.bales = self.bandits = 0
        self.head = NONE
        self.done = (0, 0)
        self.halves = 0
        """Halves of PF still to be placed: one puts a PF right (13.3)."""

    def run(self) -> None:
        """Play it by chance."""
        g, rng = self.g, self.rng
        self.apply(VOCABULARY.action("recruit", PLACE_IDS[self.place]))
        while g.stack and isinstance(g.stack[-1], Recruitment):
            self.thrown()
            frame = g.stack[-1]
            step = frame.step
            options = [(VOCABULARY.describe(a), a) for a in g.legal(self.side)]
            choice, action = rng.choice(options)
            verb = str(choice["verb"])
            if step == "muster":
                for name, among in (
                    ("raise", self.raised()),
                    ("complete", self.completed()),
                    ("fill-ranks", self.hurt()),
                ):
                    assert {str(one["object"]) for one, _ in options if one["verb"] == name} == among, name
            elif step == "pledge":
                self.head = frame.head
                self.bales += verb == "spend-bale"
                self.bandits += verb == "play"
            self.apply(action)
        self.thrown()
        assert not self.raised()
        assert not self.completed()
        assert not (self.halves and self.hurt())

    def thrown(self) -> None:
        """13.2: the die and what bears on it, once it has fallen."""
        rolls = said(self.g, "recruit-roll")
        if not rolls:
            return
        g, side, place = self.g, self.side, self.place
        score = number(rolls[0]["die"]) + self.bales + 2 * self.bandits + (g.last_winner == side)
        score += self.head != NONE and self.head in g.supreme
        if side != ROME:
            here = [h for h in range(FIRST_LEADER, FIRST_DECOY) if g.at[h] == place]
            score += any(eagle in here or eagle == PIECES + place for eagle in g.eagle)
            score -= REGION_PEOPLE[place] != NONE and g.swayed >> REGION_PEOPLE[place] & 1
        assert rolls[0]["score"] == score
        found = 0 if score < 3 else 1 if score < 5 else 2 if score < 7 else 3
        assert rolls[0]["pf"] == found
        self.halves = 2 * found - 2 * len(said(g, "raised")) - len(said(g, "filled"))
        assert self.halves >= 0

    def native(self) -> set[int]:
        """13.2: the types that are raised there and of which PF are to be had."""
        g, place = self.g, self.place
        at_home = place >= REGIONS or (g.origin[place] == ROMAN) == (self.side == ROME)
        province = BOX_PROVINCE[place - REGIONS] if place >= REGIONS else PROVINCE[CONTREE_OF[place]]
        found = set()
        for t in range(TYPES):
            from_here = bool(HOMES[t] >> place & 1) if self.side != ROME else TYPE_PROVINCE[t] == province != NONE
            if TYPE_SIDE[t] == self.side and at_home and from_here and g.spare[t]:
                found.add(t)
        return found

    def room(self) -> int:
        """PF that still find room behind the walls where enemies are before them; plenty elsewhere."""
        g, place = self.g, self.place
        enemies = [u for u in range(UNITS) if g.at[u] == place and SIDE_OF[u] != self.side and KIND[u] != FLEET]
        if place >= REGIONS or not enemies:
            return 99
        within = [u for u in self.own() if g.walls >> u & 1]
        return g.era.vg[place] - sum(g.pf[u] for u in within)

    def own(self) -> list[int]:
        g = self.g
        return [u for u in range(UNITS) if g.at[u] == self.place and SIDE_OF[u] == self.side and KIND[u] != FLEET]

    def raised(self) -> set[str]:
        """New counters: no legion, and one of them must be beside the map."""
        if self.halves < 2 or self.room() < 1:
            return set()
        free = {TYPE_OF[u] for u in range(UNITS) if self.g.at[u] == POOL}
        return {TYPE_IDS[t] for t in self.native() if TYPE_KIND[t] != LEGION and t in free}

    def completed(self) -> set[str]:
        """Those there that are not whole; of legions too, in a town of the Empire."""
        g = self.g
        if self.halves < 2 or self.room() < 1:
            return set()
        empire = self.side == ROME and self.place < REGIONS and g.origin[self.place] == ROMAN
        native = self.native()
        fit = [u for u in self.own() if self.room() == 99 or g.walls >> u & 1]
        return {
            PIECE_IDS[u] for u in fit
            if g.pf[u] < FULL[u] and g.spare[TYPE_OF[u]]
            and (TYPE_OF[u] in native or (empire and KIND[u] == LEGION))
        }  # fmt: skip

    def hurt(self) -> set[str]:
        return {PIECE_IDS[u] for u in self.own() if self.g.hdc[u]}

    def apply(self, action: int) -> None:
        """Those who come are where they were raised, behind the walls if enemies are there; those put right are fit."""
        g = self.g
        before = list(zip(g.at, g.pf, g.hdc, strict=False))
        g.apply(self.side, action)
        now = list(zip(g.at, g.pf, g.hdc, strict=False))
        changed = [unit for unit in range(UNITS) if now[unit] != before[unit]]
        more = sum(now[unit][1] - before[unit][1] for unit in changed)
        fewer = sum(before[unit][2] - now[unit][2] for unit in changed)
        done = len(said(g, "raised")), len(said(g, "filled"))
        assert (more, fewer) == (done[0] - self.done[0], done[1] - self.done[1])
        self.done = done
        assert all(g.at[unit] == self.place for unit in changed)
        come = [unit for unit in changed if now[unit][1] > before[unit][1]]
        assert self.room() == 99 or all(g.walls >> unit & 1 for unit in come)


@pytest.mark.rule("OP-13.2-3", "OP-13.2-4", "OP-13.2-5", "OP-13.2-6", "OP-13.2-7", "OP-13.2-8", "OP-13.2-9")
@pytest.mark.rule(
    "OP-13.2-10", "OP-13.2-11", "OP-13.2-12", "OP-13.3-1", "OP-13.4-1", "OP-13.4-2", "OP-14-17", "OP-14-18"
)
def test_who_is_raised_as_chapter_thirteen_reads() -> None:
    met: Counter[str] = Counter()
    for seed in range(120):
        rng = random.Random(seed)
        g = enriched(Drawn(rng), rng)
        for side in (0, 1):
            if not has_points(g, side):
                continue
            t = g.clone()
            t.call(Segment(side))
            t.advance()
            for action in t.legal(side):
                choice = VOCABULARY.describe(action)
                if choice["verb"] == "recruit":
                    twin = t.clone()
                    twin.journal = Journal()
                    levy = Levy(twin, side, PLACE[str(choice["object"])], rng)
                    levy.run()
                    met["bales"] += levy.bales
                    met["bandits"] += levy.bandits
                    met.update(VOCABULARY.events[kind].name for _, kind, _ in twin.journal.events)
    assert min(met[name] for name in ("recruit-roll", "raised", "filled", "bales", "bandits")) > 3, met


@pytest.mark.rule("OP-2-10", "OP-2-11", "OP-2-12", "OP-9.10.1-2", "OP-13.1-1", "OP-13.2-13")
def test_what_recovers_in_spring_as_chapters_two_and_thirteen_read() -> None:
    healed = 0
    for seed in range(60):
        rng = random.Random(seed)
        g = enriched(Drawn(rng), rng)
        g.season = SPRING
        g.journal = Journal()
        g.due = [rng.choice((0, 0, 1, 2)) if TYPE_KIND[t] != LEGION else 0 for t in range(TYPES)]
        t = g.clone()
        spring(g)
        dice = {PLACE[str(roll["region"])]: number(roll["die"]) for roll in said(g, "pillage-roll")}
        spoiled = {region for region in range(REGIONS) if t.pillaged >> region & 1}
        assert set(dice) == spoiled
        spoiled -= {region for region in spoiled if dice[region] >= 4}
        assert {region for region in range(REGIONS) if g.pillaged >> region & 1} == spoiled
        for unit in range(UNITS):
            well = t.at[unit] >= REGIONS or at_ease(t, unit, spoiled)
            assert g.hdc[unit] == (0 if well else t.hdc[unit]), PIECE_IDS[unit]
            healed += t.hdc[unit] - g.hdc[unit]
        for region in range(REGIONS):
            side = ROME if t.origin[region] == ROMAN else 1
            enemies = any(t.at[u] == region and SIDE_OF[u] != side for u in range(UNITS))
            whole = t.era.kind[region] == TRIBAL and region not in spoiled and not enemies
            whole = whole and t.holder[region] in (side, NONE)
            assert g.vd[region] == (max(t.era.vd[region], t.vd[region]) if whole else t.vd[region]), PLACE_IDS[region]
        assert [new - old for new, old in zip(g.spare, t.spare, strict=True)] == t.due
    assert healed > 30


def at_ease(t: Optimus, unit: int, spoiled: set[int]) -> bool:
    """13.1: in a town of one's own people and side that is neither pillaged nor besieged; a Roman anywhere in the
    Empire."""
    region = t.at[unit]
    if t.holder[region] not in (SIDE_OF[unit], NONE):
        return False
    if t.era.kind[region] > TRIBAL or region in spoiled or t.siege[region] != CALM:
        return False
    people = PEOPLE_OF[unit]
    if people == NONE:
        return t.origin[region] == ROMAN
    return t.origin[region] != ROMAN and REGION_PEOPLE[region] == people
