"""INV XXX and XXXI, read once more: which Diplomacy card may be played on whom, what is heresy to whom, in plain sets.

Of the rules of the engine only chapters XII, XVII and XXVIII are asked: which region is whose, where there is room,
what a Foedus asks for. Some cards and gold are dealt in addition, that each card may be seen at many moments.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator

import pytest

from latrunculi.games.invasions.components.cards import DIPLOMACY_IDS
from latrunculi.games.invasions.components.chart import INCOME, LANDS, NEAR, PROVINCES, REGION, REGION_OF, REGIONS
from latrunculi.games.invasions.components.counters import HORDE_OF, OF_NATION, UNIT_MASK
from latrunculi.games.invasions.components.nations import (
    ARIAN,
    INITIATIVE,
    MAZDEAN,
    NATION,
    NATION_IDS,
    PAGAN,
)
from latrunculi.games.invasions.rules import control, foedera, heresies, religion, stacking
from latrunculi.games.invasions.rules.diplomacy import Audience
from latrunculi.games.invasions.rules.state import BARBARIAN, CLIENT, FREE, KINGDOM, TREATIES, Invasions
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.play import choices, throne, told

ROMES = {NATION["romains"], NATION["byzantins"]}
MINOR_IDS = (
    "bretons gallo-romains cappadociens armeniens colchidiens iberiens mauritaniens ghassanides lakhmides euskalduns "
    "sardes"
)
MINOR = {NATION[name] for name in MINOR_IDS.split()}
"""XXXII-4."""
GOLD = {"pactum": 5, "matrimonium": 2, "tributus": 10, "corruptio": 1, "mercenarius": 3}
SEEN = {"alliance", "matrimonium", "tributus", "foedus", "mercenarius"}
"""The cards read here; whose province a Treaty takes is tested by hand."""
CHOICES = 2_500
DEALT = 12
"""Cards are dealt before one out of so many choices."""


class Reading:
    """A state, as chapter XXX reads it."""

    def __init__(self, g: Invasions) -> None:
        self.g = g
        self.active = set(members(g.active))
        self.nations = self.active | set(members(g.inactive))
        self.playing = set(members(g.playing))
        self.settled = {n for n in self.nations if g.status[n] != BARBARIAN or not g.invading & BIT[n]}

    def free(self, nation: int) -> bool:
        """XXX.B-1."""
        return nation in self.active and self.g.federator[nation] < 0 and self.g.bond[nation] == FREE

    def in_time(self, nation: int, target: int) -> bool:
        """XXX.A-9: before the end of the beginning of the activation of the younger."""
        g = self.g
        last = nation
        if target in self.active:
            rank = {n: (-g.age[n], g.status[n], -g.age[n], INITIATIVE[n]) for n in (nation, target)}
            last = max(rank, key=lambda n: rank[n])
        return not g.activated & BIT[last] or last in self.playing

    def met(self, nation: int) -> set[int]:
        """XXX.A-5, XXX.A-9: with whom one deals at this moment."""
        others = self.settled - {nation}
        if not self.playing or nation in self.playing:
            return others
        clients = {n for n in self.nations - self.active if self.g.lord[n] in self.playing and self.g.bond[n] == CLIENT}
        return others & (self.playing | clients)

    def partners(self, nation: int) -> set[int]:
        """XXX.B-1, XXX.B-5."""
        if not self.free(nation):
            return set()
        one = self.g.turn < 3 and self.active >= ROMES
        equals = {n for n in self.active if self.free(n) and not (one and {n, nation} == ROMES)}
        minors = {n for n in self.nations & MINOR if self.g.bond[n] == FREE and self.g.federator[n] < 0}
        return (equals | minors) - set(members(self.g.allies[nation]))

    def bound(self, nation: int) -> set[int]:
        """XXX.B-8."""
        near = {nation} | {n for n in self.settled if n != nation and self.in_time(nation, n)}
        return {n for n in self.nations if near & (
            {self.g.lord[n]} if self.g.bond[n] == CLIENT else set(members(self.g.allies[n])))}  # fmt: skip

    def enemies(self, nation: int) -> set[int]:
        """XXX.D-3, XXX.E-3."""
        return self.active - set(members(self.g.friends[nation] | self.g.neutrals[nation])) - {nation}

    def lenders(self, nation: int) -> set[int]:
        """XXX.H-1, XXX.H-2."""
        g = self.g
        land = {p for r in members(control.regions(g, nation)) for p in members(LANDS[r])}
        land |= {p for near in [NEAR[p] for p in land] for p in members(near)}
        mine = sum([BIT[p] for p in range(PROVINCES) if g.owner[p] == nation])
        if not stacking.roomy(g, nation, mine):
            return set()
        barbarians = {n for n in self.active - {nation} if g.status[n] == BARBARIAN and HORDE_OF[n] >= 0}
        return {n for n in barbarians if g.at[HORDE_OF[n]] in land and g.in_play(n) & OF_NATION[n] & UNIT_MASK}

    def plays(self, nation: int) -> set[tuple[str, str]]:
        """What the cards of a nation may be played upon, by verb."""
        g = self.g
        hand = g.treaty_hand[nation * TREATIES : (nation + 1) * TREATIES]
        has = {card for card, number in zip(DIPLOMACY_IDS, hand, strict=True) if number}
        met = self.met(nation)
        near = {n for n in met if self.in_time(nation, n)}
        foes = self.enemies(nation) & near
        begun = self.playing | (set(members(g.inactive)) if nation in self.playing else set())
        upon = {
            ("alliance", "ally"): self.partners(nation) & near,
            ("alliance", "part"): self.bound(nation) & (near | ({nation} & self.settled)),
            ("matrimonium", "marry"): {n for n in foes if not g.wooed[n] & BIT[nation]},
            ("tributus", "pay-tribute"): foes,
            ("foedus", "impose-foedus"): {n for n in near & begun if foedera.possible(g, nation, n)},
            ("mercenarius", "hire-from"): self.lenders(nation) & met,
        }
        may = {card for card in has & SEEN if g.treasury[nation] >= GOLD.get(card, 0)}
        return {(verb, NATION_IDS[n]) for (card, verb), targets in upon.items() if card in may for n in targets}

    # ---------------------------------------------------------------- XXXI

    def marked(self, faith: int) -> set[int]:
        """XXXI.C-6, XXXI.C-7: where a heresy of a faith is: yellow, white, black."""
        colours = (0, 1) if faith == MAZDEAN else (1, 2)
        return {r for c in colours for r in members(self.g.heresies[c] | self.g.heresies_minus[c])}

    def heretical(self, nation: int, region: int) -> bool:
        """XXXI.C-8, XXXI.C-9."""
        g = self.g
        if g.status[nation] == BARBARIAN and g.religion[nation] in (PAGAN, ARIAN):
            return False
        capital, marked = throne(g, nation), self.marked(g.religion[nation])
        home = REGION_OF[capital] if capital >= 0 else -1
        return region != home and (region in marked) != (home in marked)

    def bonus(self, nation: int) -> int:
        """XXXI.B-2: `INCOME` counts halves."""
        heretical = self.marked(PAGAN) | {REGION["oriens"], REGION["aegyptus"], -1}
        land = [p for p in range(PROVINCES) if self.g.owner[p] == nation and REGION_OF[p] not in heretical]
        return math.ceil(sum(INCOME[p] for p in land) / 2)


def deal(g: Invasions, rng: random.Random) -> None:
    """A card out of the pile, and gold, for each kingdom and empire."""
    for nation in members(g.active):
        title = rng.randrange(TREATIES)
        if g.status[nation] >= KINGDOM and g.treaty_deck[title]:
            g.treaty_deck[title] -= 1
            g.treaty_hand[nation * TREATIES + title] += 1
            g.treasury[nation] = max(g.treasury[nation], rng.randrange(14))


def audiences(scenario: str, seed: int) -> Iterator[tuple[Invasions, int]]:
    """The moments of a random game in which a nation is asked for its cards."""
    rng = random.Random(seed)
    for number, g in enumerate(itertools.islice(choices(scenario, seed), CHOICES)):
        if isinstance(frame := g.stack[-1], Audience):
            yield g, frame.nation
        elif not number % DEALT:
            deal(g, rng)


@pytest.mark.rule("INV-XXX.A-5", "INV-XXX.A-9", "INV-XXX.A-11", "INV-XXX.B-1", "INV-XXX.B-5", "INV-XXX.B-8")
@pytest.mark.rule("INV-XXX.D-3", "INV-XXX.E-3", "INV-XXX.H-1", "INV-XXX.H-2", "INV-XXXII-4")
@pytest.mark.rule("INV-XXXI.B-2", "INV-XXXI.C-6", "INV-XXXI.C-7", "INV-XXXI.C-8", "INV-XXXI.C-9")
@pytest.mark.parametrize("scenario", ["375-hunni", "525-iustinianus"])
def test_diplomacy_cards_and_heresies_as_chapters_thirty_and_thirty_one_read(scenario: str) -> None:
    for g, nation in audiences(scenario, 5):
        read = Reading(g)
        offered = set(told(g))
        assert g.private
        assert {play for play in offered if play[0] not in ("done", "impose-treaty")} == read.plays(nation)
        assert religion.bonus(g, nation) == read.bonus(nation)
        for region in range(REGIONS):
            assert heresies.heretical(g, nation, region) == read.heretical(nation, region)
