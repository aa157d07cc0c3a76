"""INV XXX, read once more in motion: what each Diplomacy card does that is played, as differences of the state.

At the moments of random games in which nations are asked for their cards each play that they have is carried out on a
copy, by chance where it asks something. Who may play what on whom is read in `test_reading_envoys`.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import DIPLOMACY_IDS
from latrunculi.games.invasions.components.chart import (
    BARBARIAN_LAND,
    COAST,
    GRANARIES,
    ISLANDS,
    NEAR,
    PROVINCE,
    PROVINCES,
)
from latrunculi.games.invasions.components.counters import (
    FLEETS,
    HORDE_OF,
    LEADERS,
    NATION_OF,
    OF_NATION,
    PIECE,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import NATION, NATION_IDS
from latrunculi.games.invasions.rules import pacts, stacking, ways
from latrunculi.games.invasions.rules.state import BARBARIAN, CLIENT, FREE, TREATIES, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal
from tests.games.invasions.play import told
from tests.games.invasions.test_reading import moments
from tests.games.invasions.test_reading_allegiances import HOLDERS, MEN, apart
from tests.games.invasions.test_reading_envoys import GOLD, MINOR, Reading, audiences

CARD = {
    "ally": "alliance", "part": "alliance", "impose-treaty": "pactum", "marry": "matrimonium",
    "pay-tribute": "tributus", "impose-foedus": "foedus", "hire-from": "mercenarius",
}  # fmt: skip
ROMES = {NATION["romains"], NATION["byzantins"]}
Told = list[tuple[str, dict[str, Any]]]


def played(g: Invasions, nation: int, action: int, rng: random.Random) -> tuple[Invasions, Told]:
    """The state after a card has been carried out, and what was told of it."""
    h = g.clone()
    h.journal = Journal()
    depth = len(h.stack)
    h.apply(h.actor, action)
    while not h.over and len(h.stack) > depth:
        h.apply(h.actor, rng.choice(h.legal(h.actor)))
    events = [VOCABULARY.event(kind, values) for _, kind, values in h.journal.events]
    return h, [(str(e["kind"]), e["values"]) for e in events]  # type: ignore[misc]


def succeeded(told: Told) -> bool | None:
    """Whether a d2 test has succeeded, None without any (III.A)."""
    dice = [values["die"][0] for kind, values in told if kind == "d2"]
    return dice[0] % 2 == 0 if dice else None


class Play:
    """A card that a nation has played upon a target."""

    def __init__(self, g: Invasions, h: Invasions, nation: int, target: int, told: Told) -> None:
        self.g, self.h, self.nation, self.target, self.told = g, h, nation, target, told

    def paid(self, card: str) -> None:
        """XXX.A-11: the price goes to the other; the card is gone."""
        g, h, gold = self.g, self.h, GOLD.get(card, 0)
        place = self.nation * TREATIES + DIPLOMACY_IDS.index(card)
        assert h.treaty_hand[place] == g.treaty_hand[place] - 1
        assert h.treasury[self.nation] == g.treasury[self.nation] - gold
        if g.active & BIT[self.target]:
            assert h.treasury[self.target] == g.treasury[self.target] + gold

    def ally(self) -> None:
        """XXX.B-1 to XXX.B-6."""
        g, h, success = self.g, self.h, succeeded(self.told)
        allied = bool(h.allies[self.nation] & BIT[self.target])
        if self.target in MINOR:
            assert success is not None
            assert success == (h.bond[self.target] == CLIENT and h.lord[self.target] == self.nation)
            assert not allied
            return
        if g.seat(self.target) == g.seat(self.nation):
            assert success is not None
            assert allied == success
        else:
            assert success is None
            assert allied == any(kind == "allied" for kind, _ in self.told)

    def part(self) -> None:
        """XXX.B-8."""
        g, h, success = self.g, self.h, succeeded(self.told)
        assert success is not None
        if g.bond[self.target] == CLIENT:
            assert success == (h.bond[self.target] == FREE)
        else:
            lost = g.allies[self.target] & ~h.allies[self.target]
            assert success == bool(lost)

    def pact(self) -> None:
        """XXX.C-1, XXX.E-1, XXX.E-3: neutral, both ways; the one Empire is bound as a whole."""
        h = self.h
        assert h.pacts[self.nation] & BIT[self.target]
        assert h.pacts[self.target] & BIT[self.nation]
        assert h.neutrals[self.nation] & BIT[self.target]
        if h.turn < 3 and self.nation in ROMES and h.active & BIT[min(ROMES)] and h.active & BIT[max(ROMES)]:
            assert all(h.pacts[one] & BIT[self.target] for one in ROMES - {self.target})

    def lent(self) -> set[int]:
        """The pieces that have come from the target to the nation."""
        came = self.h.army[self.nation] & ~self.g.army[self.nation]
        return set(members(came & OF_NATION[self.target]))

    def hired(self) -> None:
        """XXX.D-4, XXX.D-5, XXX.H-1, XXX.H-4: one unit for an activation, in a province that the nation controls."""
        g, h = self.g, self.h
        lent = self.lent()
        pool = g.army[self.target] & OF_NATION[self.target] & UNIT_MASK
        on_map = [p for p in members(pool) if g.at[p] < PROVINCES]
        land = {p for p in range(PROVINCES) if g.owner[p] == self.nation}
        assert len(lent) <= 1
        assert on_map or not lent
        for unit in lent:
            assert UNIT_MASK & BIT[unit]
            assert unit in on_map
            assert h.passing & BIT[unit]
            assert h.at[unit] in land

    def foedus(self) -> None:
        """XXX.F-1, XXVIII.B: a barbarian is a federate now, in two provinces that were the other's."""
        g, h = self.g, self.h
        assert g.status[self.target] == BARBARIAN
        assert h.federator[self.target] == self.nation
        assert h.foedera[self.target] == g.foedera[self.target] + 1
        ceded = members(h.foedus[self.target] & ~g.foedus[self.target])
        assert len(ceded) == 2
        horde = HORDE_OF[self.target]
        assert h.at[horde] in ceded or g.foedera[self.target]
        lent = [values for kind, values in self.told if kind == "lent" and NATION[values["nation"]] == self.target]
        units = [p for p in members(g.army[self.target] & OF_NATION[self.target] & UNIT_MASK) if g.at[p] < PROVINCES]
        assert len(lent) == bool(units)
        assert all(NATION_OF[PIECE[values["piece"]]] == self.target for values in lent)


def check(play: Play, verb: str) -> None:
    if verb == "ally":
        play.ally()
    elif verb == "part":
        play.part()
    elif verb in ("pay-tribute", "impose-treaty"):
        play.pact()
    elif verb in ("marry", "hire-from"):
        play.hired()
        wooed = [bool(state.wooed[play.target] & BIT[play.nation]) for state in (play.g, play.h)]
        assert wooed[1] == (wooed[0] or verb == "marry")
    elif verb == "impose-foedus":
        play.foedus()


# ---------------------------------------------------------------- the province of a treaty (XXX.C)


def coveted(g: Invasions, nation: int, target: int) -> set[int]:
    """XXX.C-3 to XXX.C-5, XXX.C-7: no capital, horde or granary, near the nation, with nobody else in it, for which the
    nation has somebody to move in."""
    mine = {p for p in range(PROVINCES) if g.owner[p] == nation}
    near = {there for p in mine for there in members(NEAR[p])}
    for island in members(ISLANDS):
        if any(g.inside[PROVINCES + sea] & g.army[nation] & FLEETS for sea in members(COAST[island])):
            near.add(island)
    ceded = {p for n in members(g.nations) if g.federator[n] == target for p in members(g.foedus[n])}
    theirs = {p for p in range(PROVINCES) if g.owner[p] == target} - set(members(GRANARIES)) - ceded
    theirs -= {g.capital[target], g.at[HORDE_OF[target]] if HORDE_OF[target] >= 0 else -1}
    settlers = {p for p in members(g.army[nation] & UNIT_MASK) if g.at[p] in mine}
    found = set()
    for p in theirs & near:
        strangers = {n for n in members(g.nations) if g.inside[p] & g.army[n] & HOLDERS} - {nation, target}
        open_to = {u for u in settlers if not ways.closed(g, BIT[u]) >> p & 1}
        found |= {p} if not strangers and open_to else set()
    return found


def treaty(g: Invasions, nation: int, target: int, rng: random.Random) -> bool:
    """XXX.C-1, XXX.C-3 to XXX.C-7; whether there was anything to have."""
    expected = coveted(g, nation, target)
    assert bool(pacts.yielding(g, nation) & BIT[target]) == bool(expected)
    if not expected:
        return False
    h = apart(g)
    h.journal = Journal()
    h.call(pacts.Treaty(nation, target))
    h.advance()
    if h.stack and len(expected) > 1:
        assert {PROVINCE[obj] for verb, obj in told(h) if verb == "choose-province"} == expected
    while h.stack:
        h.apply(h.actor, rng.choice(h.legal(h.actor)))
    events = [VOCABULARY.event(kind, values) for _, kind, values in h.journal.events]
    where = next(PROVINCE[e["values"]["province"]] for e in events if e["kind"] == "evacuated")  # type: ignore[index]
    assert where in expected
    assert not h.inside[where] & h.army[target]
    settled = h.inside[where] & h.army[nation] & UNIT_MASK
    assert settled
    assert h.owner[where] == nation or (BARBARIAN_LAND & BIT[where] and settled.bit_count() < 3), "XII.B-4"
    assert settled.bit_count() <= max(stacking.limit(h, nation, where), (g.units(nation, where)).bit_count())
    gone = [p for p in members(g.army[target] & (UNIT_MASK | LEADERS)) if g.at[p] == where]
    assert all(h.at[p] != where for p in gone)
    still = [p for p in members(g.army[target] & MEN) if g.at[p] != where and NATION_OF[p] == target]
    assert all(h.at[p] == g.at[p] for p in still)
    return True


def treaties(scenario: str, seed: int, seats: int | None = None, each: int = 1) -> int:
    """Of random pairs of enemies at moments of a random game those of which one has a province by a treaty."""
    rng, number = random.Random(seed), 0
    for g in itertools.islice(moments(scenario, seed, seats), 0, None, each):
        civil = [n for n in members(g.active) if g.status[n] > BARBARIAN]
        pairs = [(a, b) for a in civil for b in members(g.active) if b in Reading(g).enemies(a)]
        for nation, target in rng.sample(pairs, min(6, len(pairs))):
            number += treaty(apart(g), nation, target, rng)
    return number


@pytest.mark.rule("INV-XXX.C-1", "INV-XXX.C-3", "INV-XXX.C-4", "INV-XXX.C-5", "INV-XXX.C-6", "INV-XXX.C-7")
@pytest.mark.parametrize("scenario", ["350-invasiones", "425-occidens"])
def test_the_province_of_a_treaty_as_chapter_thirty_reads(scenario: str) -> None:
    assert treaties(scenario, 1, 3, 10)


def compare(scenario: str, seed: int) -> dict[str, int]:
    """The plays of a random game; how many there were of each."""
    rng, number = random.Random(seed), dict.fromkeys(CARD, 0)
    for g, nation in audiences(scenario, seed):
        for action in g.legal(g.actor):
            word = VOCABULARY.describe(action)
            verb, obj = str(word["verb"]), str(word["object"])
            if verb not in CARD or obj not in NATION_IDS:
                continue
            h, told = played(g, nation, action, rng)
            kinds = [kind for kind, _ in told]
            if "activated" in kinds or kinds.count("treaty-played") != 1:
                continue  # nobody was asked any more, and the game has gone on
            play = Play(g, h, nation, NATION[obj], told)
            number[verb] += 1
            if verb != "impose-foedus":
                play.paid(CARD[verb])
            check(play, verb)
    return number


@pytest.mark.rule("INV-XXX.A-11", "INV-XXX.B-1", "INV-XXX.B-2", "INV-XXX.B-3", "INV-XXX.B-5", "INV-XXX.B-6")
@pytest.mark.rule("INV-XXX.B-8", "INV-XXX.C-1", "INV-XXX.C-2", "INV-XXX.D-2", "INV-XXX.D-4", "INV-XXX.E-1")
@pytest.mark.rule("INV-XXX.E-2", "INV-XXX.E-3", "INV-XXX.F-1", "INV-XXX.H-1", "INV-XXX.H-3", "INV-XXX.H-4")
@pytest.mark.parametrize("scenario", ["375-hunni", "525-iustinianus"])
def test_what_diplomacy_cards_do_as_chapter_thirty_reads(scenario: str) -> None:
    number = compare(scenario, 9)
    assert number["ally"]
    assert number["pay-tribute"]
