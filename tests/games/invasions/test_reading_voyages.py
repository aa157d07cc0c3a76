"""INV XXV, read once more in motion: naval interceptions and battles, transports and landings, blockades.

At moments of random games fleets and troops are set down by chance and let meet and sail; each thing told of them is
held against the chapter. Where fleets may go and what may be carried where is read in `test_reading_seas`.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from latrunculi.games.invasions.components.chart import COASTAL, OVER_STRAIT, PROVINCES, SEAS, SHORES, strait_sea
from latrunculi.games.invasions.components.counters import (
    COMBAT,
    ELITE,
    FLEETS,
    LEADERS,
    NATION_OF,
    OF_NATION,
    PIECE,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import relations, transport, ways
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.naval import REFUSED, SeaFight
from latrunculi.games.invasions.rules.state import BARBARIAN, DEEDS, RESERVE, SOURCES, Invasions
from latrunculi.games.invasions.rules.transport import Transport
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal, Procedure
from tests.games.invasions.test_reading import moments
from tests.games.invasions.test_reading_allegiances import apart
from tests.games.invasions.test_reading_clashes import shown, swords
from tests.games.invasions.test_reading_seas import INNER, Reading

Told = list[tuple[str, dict[str, Any]]]


def carried(g: Invasions, procedure: Procedure[Invasions], rng: random.Random) -> Told:
    """What is told of a procedure that is carried out by chance."""
    g.journal = Journal()
    g.call(procedure)
    g.advance()
    while g.stack:
        g.apply(g.actor, rng.choice(g.legal(g.actor)))
    events = [VOCABULARY.event(kind, values) for _, kind, values in g.journal.events]
    return [(str(e["kind"]), e["values"]) for e in events]  # type: ignore[misc]


def deeds(g: Invasions, nation: int) -> int:
    return g.vp[nation * SOURCES + DEEDS]


def launch(g: Invasions, nation: int, sea: int, number: int, rng: random.Random) -> int:
    """Set down fleets of a nation in a sea, some of them reduced."""
    pile = 0
    for fleet in [p for p in members(OF_NATION[nation] & FLEETS) if g.at[p] < PROVINCES + SEAS or g.at[p] == RESERVE]:
        if pile.bit_count() < number and g.army[nation] & BIT[fleet]:
            g.put(fleet, PROVINCES + sea)
            pile |= BIT[fleet]
            if ELITE & BIT[fleet] and g.status[nation] > BARBARIAN and rng.random() < 0.3:
                g.reduced |= BIT[fleet]
    return pile


def seafarers(g: Invasions) -> list[int]:
    """The nations in play with fleets of their own."""
    return [n for n in members(g.active) if OF_NATION[n] & FLEETS & (g.in_play(n) | g.inside[RESERVE])]


class Fight:
    """A naval battle as it is told, side by side: the active one first."""

    def __init__(self, before: Invasions, nations: tuple[int, int], piles: list[int], sea: int) -> None:
        self.g, self.nations, self.sea = before, nations, sea
        self.fleets = [set(members(pile)) for pile in piles]
        self.worn = {p for p in self.fleets[0] | self.fleets[1] if before.reduced >> p & 1}
        self.leaders: list[set[int]] = [set(), set()]
        self.sunk: list[set[int]] = [set(), set()]
        self.hits = [0, 0]
        self.taken = [0, 0]
        self.thrown: list[dict[str, list[str]]] = [{}, {}]
        self.rerolls = [0, 0]
        self.pledges = 0
        self.recovered = [0, 0]
        self.upshot: int | None = None

    def side(self, told: dict[str, Any]) -> int:
        return self.nations.index(NATION[told["nation"]])

    def most_rerolls(self, side: int) -> int:
        """XXV.C-5, XXV.C-8."""
        coast = self.sea in INNER and Reading(self.g).masters(self.nations[side], self.sea)
        return sum(COMBAT[p] for p in self.leaders[side]) + 2 * coast

    def lives(self, fleet: int) -> int:
        """XXV.C-6, VI.H-6."""
        sturdy = ELITE >> fleet & 1 and fleet not in self.worn and self.g.status[NATION_OF[fleet]] > BARBARIAN
        return 2 if sturdy else 1

    def hear(self, kind: str, told: dict[str, Any]) -> None:
        if kind == "embarked":
            self.leaders[self.side(told)].add(PIECE[told["leader"]])
        elif kind == "pledged":
            self.pledges += 1
            self.rerolls[self.side(told)] += 1
        elif kind == "melee-throw":
            side = self.side(told)
            assert len(told["white"]) == len(self.fleets[side]), "a white die for each fleet, whatever the sea"
            assert len(told["black"]) <= self.pledges
            self.thrown[side] = {"white": list(told["white"]), "black": list(told["black"])}
        elif kind == "rerolled":
            self.rerolls[self.side(told)] += 1
            (whose, colour, was), (_, _, now) = shown(told["die"]), shown(told["now"])
            faces = self.thrown[("attacker", "defender").index(whose)][colour]
            faces.remove(was)
            faces.append(now)
        elif kind == "blows":
            side = self.side(told)
            assert told["hits"] == swords(self.thrown[side]["white"] + self.thrown[side]["black"], False)
            self.hits[1 - side] = min(told["hits"], sum(self.lives(f) for f in self.fleets[1 - side]))
        elif kind in ("reduced", "eliminated"):
            self.hit(PIECE[told["piece"]], kind == "reduced")
        elif kind in ("battle-won", "battle-drawn"):
            self.upshot = self.side(told) if kind == "battle-won" else -1
        elif kind == "recovered":
            self.recovered[self.side(told)] += 1
        assert kind not in ("volley", "retreated", "fate", "ambushed")

    def hit(self, fleet: int, reduced: bool) -> None:
        side = 0 if fleet in self.fleets[0] | self.sunk[0] else 1
        if reduced:
            assert self.lives(fleet) == 2
            self.worn.add(fleet)
            self.taken[side] += 1
        else:
            self.taken[side] += self.lives(fleet)
            self.fleets[side].remove(fleet)
            self.sunk[side].add(fleet)

    def close(self, after: Invasions) -> None:
        assert self.taken == self.hits
        lost = [len(sunk) for sunk in self.sunk]
        gone = [not fleets for fleets in self.fleets]
        if gone[0] != gone[1]:
            assert self.upshot == gone[0]
        else:
            taken = self.taken
            assert self.upshot == (-1 if taken[0] == taken[1] else int(taken[0] > taken[1]))
        smallest = min(len(f) + len(s) for f, s in zip(self.fleets, self.sunk, strict=True))
        for side in (0, 1):
            assert self.rerolls[side] <= self.most_rerolls(side)
            assert self.recovered[side] == min(smallest - 1, lost[side])
            for leader in self.leaders[side]:
                alive = after.at[leader] < PROVINCES
                assert not (alive and gone[side])
                assert alive or gone[side] or self.g.decline[self.nations[side]]
                assert not alive or after.at[leader] == self.g.at[leader]
        assert not any(after.reduced >> f & 1 for fleets in self.fleets for f in fleets), "XX.K-6"


def encounters(g: Invasions, rng: random.Random) -> Iterator[tuple[Invasions, int, int, int, list[int]]]:
    """Two hostile nations whose piles are in one sea: the state, the active nation, the other, the sea, the piles."""
    pairs = list(itertools.permutations(seafarers(g), 2))
    for active, other in rng.sample(pairs, min(3, len(pairs))):
        h, sea = g.clone(), rng.randrange(SEAS)
        if not relations.hostile(h, active, other, PROVINCES + sea):
            continue
        piles = [launch(h, n, sea, rng.randint(1, 2), rng) for n in (active, other)]
        for nation in (active, other):
            leaders = [p for p in members(LEADERS & h.army[nation]) if h.at[p] < PROVINCES]
            shore = members(SHORES[sea])
            if leaders and shore and rng.random() < 0.6:
                h.put(rng.choice(leaders), rng.choice(shore))
        if all(piles):
            h.playing = BIT[active]
            yield h, active, other, sea, piles


def seafight(g: Invasions, active: int, other: int, sea: int, piles: list[int], rng: random.Random) -> str:
    """XXV.B-3, XXV.B-4, XXV.C."""
    interceptor, enemy = rng.sample((active, other), 2)
    before = g.clone()
    own = int(interceptor == other)
    told = carried(g, SeaFight(interceptor, enemy, sea, list(piles), active=active), rng)
    kinds = [kind for kind, _ in told]
    assert g.interceptors & piles[own] == piles[own]
    assert g.intercepted & piles[1 - own] == piles[1 - own]
    dice = [values["die"][0] for kind, values in told if kind == "d2"][:1]
    assert (not dice) == Reading(before).masters(interceptor, sea)
    failed = bool(dice) and dice[0] % 2 == 1
    assert failed == ("challenge-failed" in kinds)
    if failed:
        assert g.answer == piles[0].bit_count()
        assert g.vp == before.vp
        return "failed"
    if "battle-refused" in kinds:
        if enemy == active:
            assert g.answer == REFUSED
            assert all(g.steps(f) >= 4 for f in members(piles[0]))
            assert g.vp == before.vp
        else:
            assert g.answer == piles[0].bit_count()
            assert deeds(g, enemy) == deeds(before, enemy) - 1
            assert deeds(g, interceptor) == deeds(before, interceptor) + 1
        return "refused"
    fight = Fight(before, (active, other), piles, sea)
    for kind, values in told:
        fight.hear(kind, values)
    fight.close(g)
    assert g.answer == len(fight.fleets[0])
    assert g.vp == before.vp
    return "fought"


# ---------------------------------------------------------------- D, E


def cargoes(g: Invasions, rng: random.Random) -> Iterator[tuple[Invasions, int, int, int, int]]:
    """Troops aboard: the state, the nation, where they are and where they go, the pile."""
    nations = seafarers(g)
    for nation in rng.sample(nations, min(3, len(nations))):
        h = g.clone()
        home = [p for p in members(COASTAL) if h.owner[p] == nation]
        units = [p for p in members(h.in_play(nation) & UNIT_MASK) if h.at[p] < PROVINCES]
        if not home or not units:
            continue
        here = rng.choice(home)
        seas = [s for s in range(SEAS) if SHORES[s] >> here & 1]
        for sea in [*rng.sample(seas, 1), *rng.sample(range(SEAS), 2)]:
            launch(h, nation, sea, rng.randint(1, 2), rng)
        group = sum(BIT[p] for p in rng.sample(units, min(len(units), rng.randint(1, 6))))
        leaders = [p for p in members(LEADERS & h.army[nation]) if h.at[p] < PROVINCES]
        group |= BIT[leaders[0]] if leaders and rng.random() < 0.4 else 0
        h.put_all(group, here)
        h.playing = BIT[nation]
        if relations.ground(h, nation, here) != relations.FRIENDLY:
            continue
        routes = transport.routes(h, nation, group, here)
        for enemy in rng.sample(nations, min(2, len(nations))):
            sea = rng.choice(seas)
            if relations.hostile(h, nation, enemy, PROVINCES + sea):
                launch(h, enemy, sea, rng.randint(1, 2), rng)
        for there in rng.sample(sorted(routes), min(2, len(routes))):
            yield h.clone(), nation, here, there, group


def crossing(g: Invasions, nation: int, here: int, there: int, group: int, rng: random.Random) -> str:
    """XXV.D-6, XXV.D-10 to XXV.D-12, XXV.E-2 to XXV.E-9."""
    landing = relations.ground(g, nation, there) == relations.HOSTILE
    seas = transport.routes(g, nation, group, here)[there]
    read, before = Reading(g), g.clone()
    told = carried(g, Transport(nation, there, here=here, group=group, seas=seas, landing=landing), rng)
    kinds = [kind for kind, _ in told]
    assert kinds[0] == ("landing" if landing else "shipped")
    assert all(g.steps(p) == before.steps(p) + len(seas) for p in members(group & g.inside[here]))
    assert group & g.sailed == group
    risky = landing and not read.safe(nation, set(members(group)), there)
    risks = [values for kind, values in told if kind == "sea-risk"]
    assert len(risks) == risky
    if risky:
        assert risks[0]["bonus"] == read.risk(nation, seas[-1], there)
        if (risks[0]["die"][0] or 10) + risks[0]["bonus"] < 5:
            assert kinds[-1] == "turned-back"
            assert "challenged" not in kinds, "the sea comes before the enemy"
            assert not g.answer
            assert g.inside[here] & group == group
            return "storm"
    refused = any(kind == "battle-refused" and NATION[values["nation"]] == nation for kind, values in told)
    assert refused == ("turned-back" in kinds)
    drowning(told, nation, (group & UNIT_MASK).bit_count())
    assert bool(g.answer) == (bool(g.inside[here] & group) and not refused)
    return "refused" if refused else "drowned" if "drowned" in kinds else "arrived"


def drowning(told: Told, nation: int, aboard: int) -> None:
    """XXV.D-12: three units on each fleet that is left when a battle is over."""
    fleets, drowned, fought = 0, 0, False
    for kind, values in [*told, ("challenged", {})]:
        if kind == "challenged":
            assert drowned == (max(0, aboard - 3 * fleets) if fought else 0)
            aboard, fleets, drowned, fought = aboard - drowned, 0, 0, False
        elif kind == "melee-throw" and NATION[values["nation"]] == nation:
            fleets, fought = len(values["white"]), True
        elif kind == "eliminated" and NATION[values["nation"]] == nation:
            fleets -= 1
        elif kind == "drowned":
            drowned += 1


# ---------------------------------------------------------------- F


def blockades(g: Invasions, nation: int, rng: random.Random) -> bool:
    """XXV.F-1: orders to fleets at straits, and whom they keep from crossing."""
    here, there = rng.choice([(a, b) for a in range(PROVINCES) for b in members(OVER_STRAIT[a])])
    sea = strait_sea(here, there)
    for other in members(g.nations):  # no other fleet is there
        g.put_all(g.fleets(other, PROVINCES + sea), RESERVE)
    if not launch(g, nation, sea, 1, rng):
        return False
    closed = bool(g.blockades[nation] >> sea & 1)
    g.playing = BIT[nation]
    g.call(Movement(BIT[nation]))
    g.advance()
    names = {verb: {a["object"] for a in map(VOCABULARY.describe, g.legal(g.actor)) if a["verb"] == verb}
             for verb in ("blockade", "open-strait")}  # fmt: skip
    name = VOCABULARY.objects["sea"][sea]
    assert (name in names["open-strait"], name in names["blockade"]) == (closed, not closed)
    g.apply(g.actor, VOCABULARY.action("open-strait" if closed else "blockade", name))
    foes = [n for n in members(g.active) if relations.hostile(g, n, nation, PROVINCES + sea)]
    for other in members(g.active):
        barred = bool(ways.blockaded(g, other, here) >> there & 1)
        assert barred == (not closed and other in foes)
    return True


def compare(scenario: str, seed: int, seats: int | None = None, each: int = 1) -> dict[str, int]:
    """Moments of a random game; how often each thing came about."""
    rng, number = random.Random(seed), dict.fromkeys(("failed", "refused", "fought", "storm", "drowned", "arrived"), 0)
    number["strait"] = 0
    for g in itertools.islice(moments(scenario, seed, seats), 0, None, each):
        h = apart(g)
        for t, active, other, sea, piles in encounters(h, rng):
            number[seafight(t, active, other, sea, piles, rng)] += 1
        for t, nation, here, there, group in cargoes(h, rng):
            number[crossing(t, nation, here, there, group, rng)] += 1
        if nations := seafarers(h):
            number["strait"] += blockades(h.clone(), rng.choice(nations), rng)
    return number


@pytest.mark.rule("INV-XXV.B-3", "INV-XXV.B-4", "INV-XXV.C-2", "INV-XXV.C-3", "INV-XXV.C-4", "INV-XXV.C-5")
@pytest.mark.rule("INV-XXV.C-6", "INV-XXV.C-7", "INV-XXV.C-8", "INV-XXV.C-9", "INV-XXV.D-6", "INV-XXV.D-11")
@pytest.mark.rule(
    "INV-XXV.D-12", "INV-XXV.E-2", "INV-XXV.E-3", "INV-XXV.E-5", "INV-XXV.E-9", "INV-XXV.F-1", "INV-XX.K-6"
)
@pytest.mark.parametrize(
    ("scenario", "seed", "seats", "each"), [("525-iustinianus", 2, 4, 2), ("425-occidens", 5, 3, 3)]
)
def test_voyages_as_chapter_twenty_five_reads(scenario: str, seed: int, seats: int, each: int) -> None:
    number = compare(scenario, seed, seats, each)
    assert min(number["failed"], number["refused"], number["fought"], number["arrived"], number["strait"]) > 0
