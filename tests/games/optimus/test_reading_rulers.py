"""OP 3, 4.1 and 5.1.4, read once more: who is enthroned and for how much, and what a supreme leader perceives.

Nothing here asks the rules of the engine; both are compared over the positions of the reading of actions, in which
rulers reign or have died.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest

from latrunculi.games.optimus.components.chart import NONE, PLACE, REGIONS, ROMAN
from latrunculi.games.optimus.components.counters import DACI, SUCCESSIONS, VS
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PEOPLE_OF, PIECE, PIECE_IDS, SIDE_OF, UNITS
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from tests.games.optimus.test_reading import LEADERS, ON_TABLE, ROME, Drawn, segments

LINES = (SUCCESSIONS["roma-98"], SUCCESSIONS["dacia-88"])
"""Of the scenario of the reading."""


def ruled(rng: random.Random) -> Optimus:
    """Rulers who reign, somewhere, or have died; some of the line are in play."""
    drawn = Drawn(rng)
    g = drawn.g
    for side in (0, 1):
        for leader in rng.sample(LINES[side], min(2, len(LINES[side]))):
            head = FIRST_LEADER + leader
            towns = [r for r in range(REGIONS) if g.era.kind[r] < 4 and not g.counters(r, 1 - side)]
            if head in drawn.leaders[side] and rng.random() < 0.5:
                drawn.leaders[side].remove(head)
                g.put(head, PLACE["roma"] if side == ROME and rng.random() < 0.4 else rng.choice(towns))
                g.pac |= BIT[head] if rng.random() < 0.7 else 0
                g.halted |= BIT[head] if rng.random() < 0.1 else 0
        there = [h for h in LEADERS if SIDE_OF[h] == side and g.at[h] < ON_TABLE]
        if rng.random() < 0.5:
            g.vacant |= 1 << side
        elif there:
            g.supreme[side] = rng.choice(there)
    g.derive()
    return g


class Crown:
    """A position, as chapter 5.1.4 reads it for a side."""

    def __init__(self, g: Optimus, side: int) -> None:
        self.g, self.side = g, side
        self.heads = [h for h in LEADERS if SIDE_OF[h] == side and g.at[h] < ON_TABLE]

    def heirs(self) -> list[int]:
        """The first of the list who is in play; failing that the highest in rank of the Romans, of the Dacians."""
        for leader in LINES[self.side]:
            if FIRST_LEADER + leader in self.heads:
                return [FIRST_LEADER + leader]
        of_the_people = [h for h in self.heads if self.side == ROME or PEOPLE_OF[h] == DACI]
        highest = max((VS[h - FIRST_LEADER] for h in of_the_people), default=0)
        return [h for h in of_the_people if VS[h - FIRST_LEADER] == highest]

    def price(self, head: int) -> int:
        """3: one, four for a Roman who is not in Rome; his own PAC is one of them."""
        return 4 if self.side == ROME and self.g.at[head] != PLACE["roma"] else 1

    def means(self, head: int) -> int:
        return self.g.pa[self.side] + (self.g.pac >> head & 1)

    def enthroned(self) -> set[str]:
        g = self.g
        if not g.vacant >> self.side & 1:
            return set()
        fit = [h for h in self.heirs() if not g.halted >> h & 1 and self.means(h) >= self.price(h)]
        return {PIECE_IDS[head] for head in fit}

    def perceives(self) -> set[str]:
        """A town of one's side's, neither pillaged nor besieged, and a PAC."""
        g, head = self.g, self.g.supreme[self.side]
        if head == NONE or not g.pac >> head & 1 or g.halted >> head & 1 or g.at[head] >= REGIONS:
            return set()
        here = g.at[head]
        own = ROME if g.origin[here] == ROMAN else 1
        mine = (g.holder[here] if g.holder[here] != NONE else own) == self.side
        sound = g.era.kind[here] < 4 and not g.pillaged >> here & 1 and g.siege[here] == CALM
        return {PIECE_IDS[head]} if mine and sound else set()

    def after(self, verb: str, head: int, now: Optimus) -> None:
        """The PAC is used first; who reigns has eight more; a bale stays with him who has men."""
        g, index = self.g, head - FIRST_LEADER
        pac = g.pac >> head & 1
        assert not now.pac >> head & 1
        if verb == "enthrone":
            assert now.pa[self.side] == g.pa[self.side] - (self.price(head) - pac)
            assert (now.supreme[self.side], now.vacant >> self.side & 1) == (head, 0)
            assert now.vs(head) == VS[index] + 8
        else:
            men = any(g.chief[unit] == head for unit in range(UNITS))
            assert now.pa[self.side] == g.pa[self.side]
            assert now.bb[index] == (g.bb[index] + 1 if men else 0)
        assert now.supreme[1 - self.side] == g.supreme[1 - self.side]


@pytest.mark.rule("OP-3-7", "OP-3-18", "OP-4.1-1", "OP-4.1-2", "OP-5.1.4-1", "OP-5.1.4-3", "OP-5.1.4-5", "OP-1.3-4")
def test_who_is_enthroned_and_who_perceives_as_chapter_five_reads() -> None:
    met: Counter[str] = Counter()
    for seed in range(150):
        g = ruled(random.Random(seed))
        for side, t in segments(g):
            read = Crown(t, side)
            told: dict[str, dict[str, int]] = defaultdict(dict)
            for action in t.legal(side):
                said = VOCABULARY.describe(action)
                told[str(said["verb"])][str(said.get("object"))] = action
            assert set(told["enthrone"]) == read.enthroned(), (seed, side)
            assert set(told["perceive"]) == read.perceives(), (seed, side)
            for verb in ("enthrone", "perceive"):
                for name, action in told[verb].items():
                    twin = t.clone()
                    twin.apply(side, action)
                    read.after(verb, PIECE[name], twin)
                    met[verb] += 1
    assert min(met["enthrone"], met["perceive"]) > 15, met
