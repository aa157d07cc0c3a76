"""OP 5.2, read once more: whom a fleet takes aboard, where it sails, whom it puts ashore, and where it may end.

Nothing here asks the rules of the engine: a second account of each voyage is kept, and both are compared at every
question, over the positions of the reading of actions with troops in the ports, some of them besieged.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest

from latrunculi.games.optimus.components.chart import (
    CONTREE_OF,
    FACING,
    LINK_ENDS,
    MOUNTAIN,
    NONE,
    PLACE_IDS,
    REGIONS,
    RIVER,
    ROMAN,
)
from latrunculi.games.optimus.components.counters import FLEET, FLEET_RIVER, STRATAGEM
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE, PIECE_IDS, SIDE_OF, TYPE_OF, UNITS
from latrunculi.games.optimus.rules.actions import Segment, has_points
from latrunculi.games.optimus.rules.fleets import Voyage
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from tests.games.optimus.test_reading import KIND, LEADERS, ROME, Drawn

ALL = (*range(UNITS), *LEADERS)
LINKS = {frozenset(ends) for ends in LINK_ENDS}


def next_to(one: int, other: int) -> bool:
    """5.2: of the same contrée, of two that a link joins, or one opposite the other."""
    contrees = frozenset((CONTREE_OF[one], CONTREE_OF[other]))
    return one != other and (len(contrees) == 1 or contrees in LINKS or FACING[one] == other)


class Log:
    """A voyage, as chapter 5.2 keeps account of it."""

    def __init__(self, g: Optimus, fleet: int) -> None:
        self.g, self.fleet = g, fleet
        self.left, self.burden = 4, 10
        self.paid: set[str] = set()
        here = g.at[fleet]
        self.aboard = {p for p in ALL if g.at[p] == here and g.ship[p] == fleet}
        self.fresh = set(self.aboard)
        river = FLEET_RIVER[TYPE_OF[fleet]]
        self.waters = [r for r in range(REGIONS) if RIVER[r] == river and g.era.kind[r] != MOUNTAIN]

    @property
    def here(self) -> int:
        return self.g.at[self.fleet]

    def whose(self, region: int) -> int:
        g = self.g
        return g.holder[region] if g.holder[region] != NONE else ROME if g.origin[region] == ROMAN else 1

    def town(self, region: int) -> bool:
        return self.g.era.kind[region] < 4 and self.whose(region) == ROME

    def sails(self, here: int) -> list[int]:
        return [there for there in self.waters if next_to(here, there)]

    def port(self, region: int) -> bool:
        return region in self.waters and self.town(region) and bool(self.g.era.ports >> region & 1)

    def comes_home(self, region: int, moves: int) -> bool:
        """Whether a port is at so many PM from a region."""
        return self.port(region) or (moves > 0 and any(self.comes_home(r, moves - 1) for r in self.sails(region)))

    def price(self, what: str) -> int:
        """Nothing in a friendly town, two elsewhere; once for all who do it here."""
        return 0 if self.town(self.here) or what in self.paid else 2

    def affordable(self, what: str) -> bool:
        left = self.left - self.price(what)
        return left >= 0 and self.comes_home(self.here, left)

    def army(self, head: int) -> set[int]:
        return {u for u in range(UNITS) if self.g.chief[u] == head}

    def pf(self, pieces: set[int]) -> int:
        return sum(self.g.pf[piece] for piece in pieces if piece < UNITS)

    def with_men(self, piece: int) -> set[int]:
        return {piece} | (self.army(piece) if piece >= FIRST_LEADER else set())

    def enemies(self) -> list[int]:
        return [u for u in range(UNITS) if self.g.at[u] == self.here and SIDE_OF[u] != ROME]

    def may(self) -> dict[str, set[str]]:
        g, here = self.g, self.here
        found: dict[str, set[str]] = defaultdict(set)
        if self.left:
            ways = {there for there in self.sails(here) if self.comes_home(there, self.left - 1)}
            found["sail-to"] = {PLACE_IDS[there] for there in ways}
        if self.affordable("embark"):
            room = self.burden * g.pf[self.fleet] - self.pf(self.aboard)
            mine = [p for p in ALL if g.at[p] == here and SIDE_OF[p] == ROME and p not in self.aboard]
            mine = [p for p in mine if p >= UNITS or KIND[p] != FLEET]
            fit = [p for p in mine if not g.halted >> p & 1 and self.pf(self.with_men(p)) <= room]
            found["embark"] = {PIECE_IDS[piece] for piece in fit}
        if self.affordable("land"):
            shut_in = self.fresh if g.siege[here] != CALM and self.town(here) else set()  # 9.6
            found["land"] = {PIECE_IDS[piece] for piece in self.aboard - shut_in}
        if self.port(here) and (not self.enemies() or self.pf(self.aboard) <= self.room()):
            found["done"] = {""}
        return found

    def room(self) -> int:
        """0.3: behind the defences, where enemies stand before them."""
        g = self.g
        within = [u for u in range(UNITS) if g.at[u] == self.here and g.walls >> u & 1 and u not in self.aboard]
        return g.era.vg[self.here] - sum(g.pf[unit] for unit in within)

    def note(self, verb: str, obj: str) -> None:
        """Of an answer, before it is given."""
        if verb == "sail-to":
            self.left -= 1
            self.paid, self.fresh = set(), set()
        elif verb == "embark":
            self.left -= self.price(verb)
            self.paid.add(verb)
            self.aboard |= self.with_men(PIECE[obj])
            self.fresh |= self.with_men(PIECE[obj])
        elif verb == "land":
            self.left -= self.price(verb)
            self.paid.add(verb)
            self.aboard -= self.with_men(PIECE[obj])
        elif verb == "play":
            self.left, self.burden = self.left + 4, 15


# ---------------------------------------------------------------- voyages that chance makes


def moored(rng: random.Random) -> Optimus:
    """A position with fleets, troops beside them, enemies before some of the ports and on the shores."""
    drawn = Drawn(rng)
    drawn.launch()
    g = drawn.g
    g.event = 0
    g.flags = (1 << 16) - 1
    for fleet in [u for u in range(UNITS) if KIND[u] == FLEET and g.at[u] < REGIONS]:
        port = g.at[fleet]
        if not g.counters(port, 1):
            drawn.raise_(ROME, port, rng.randint(2, 12), rng.randint(0, 2))
            if rng.random() < 0.4:
                garrison = [p for p in ALL if g.at[p] == port and SIDE_OF[p] == ROME and p != fleet]
                drawn.raise_(1, port, rng.randint(4, 20), rng.randint(0, 1))
                g.walls |= sum(BIT[p] for p in garrison if p >= UNITS or KIND[p] != FLEET)
                if g.fit(g.units(port, 1)) > g.era.vg[port]:
                    g.invest(port, 0)
        shores = [r for r in range(REGIONS) if RIVER[r] == FLEET_RIVER[TYPE_OF[fleet]] and not g.inside[r]]
        for region in rng.sample(shores, min(3, len(shores))):
            drawn.raise_(rng.choice((0, 1)), region, rng.randint(1, 10), rng.randint(0, 1))
    g.pa[ROME] = 9
    g.hand[ROME] = BIT[STRATAGEM["classis-in-danuvio"]] if rng.random() < 0.5 else 0
    g.halted = 0
    g.derive()
    return g


def embark(g: Optimus, rng: random.Random, met: Counter[str]) -> None:
    """A voyage to its end, whatever it meets."""
    g.call(Segment(ROME))
    g.advance()
    sails = [a for a in g.legal(ROME) if VOCABULARY.describe(a)["verb"] == "sail"]
    if not sails:
        return
    action = rng.choice(sails)
    log = Log(g, PIECE[str(VOCABULARY.describe(action)["object"])])
    g.apply(ROME, action)
    top = g.stack[-1]
    assert isinstance(top, Voyage)
    voyage = top
    while any(frame is voyage for frame in g.stack):
        options = [(VOCABULARY.describe(a), a) for a in g.legal(g.actor)]
        if g.stack[-1] is voyage and voyage.step == "order":
            log.aboard = {piece for piece in log.aboard if g.at[piece] == log.here}
            told: dict[str, set[str]] = defaultdict(set)
            for said, _ in options:
                if said["verb"] != "play":
                    told[str(said["verb"])].add(str(said.get("object") or ""))
            assert told == {verb: objects for verb, objects in log.may().items() if objects}
            met.update(told.keys())
        kinds = sorted({str(said["verb"]) for said, _ in options})
        kind = rng.choice([one for one in kinds if one != "done" or rng.random() < 0.3] or kinds)
        said, action = rng.choice([pair for pair in options if pair[0]["verb"] == kind])
        if g.stack[-1] is voyage:
            log.note(kind, str(said.get("object") or ""))
        watched, ends = bool(log.enemies()), kind == "done" and voyage.step == "order"
        met["beaches"] += kind == "land" and watched
        g.apply(g.actor, action)
        if any(frame is voyage for frame in g.stack):
            assert all(g.at[piece] == log.here for piece in log.aboard)
            if g.stack[-1] is voyage and voyage.step == "order" and kind not in ("sail-to", "embark", "land", "play"):
                log.paid.discard("land")  # after a combat on the shore
        elif watched and ends and log.aboard:
            assert all(g.walls >> piece & 1 for piece in log.aboard), "in the town"
            met["relieved"] += 1


@pytest.mark.rule("OP-5.1-20", "OP-5.2-2", "OP-5.2.1-1", "OP-5.2.2-1", "OP-5.2.2-2", "OP-5.2.2-3", "OP-5.2.2-4")
@pytest.mark.rule("OP-5.2.3-3", "OP-5.2.3-4", "OP-5.2.3-6", "OP-SC-30")
def test_what_a_fleet_may_do_on_its_way_as_chapter_five_reads() -> None:
    met: Counter[str] = Counter()
    for seed in range(40):
        rng = random.Random(seed)
        g = moored(rng)
        if has_points(g, ROME):
            embark(g, rng, met)
    assert min(met[verb] for verb in ("sail-to", "embark", "land", "done")) > 100
    assert min(met["beaches"], met["relieved"]) > 1
