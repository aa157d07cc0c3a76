"""OP 5.1.6, 5.1.8 and 6, read once more: what bears on a test of attrition, whom it strikes, and who is fed.

A second account of every march is kept beside the engine's, step by step, from where the counters stand and from the
printed links alone; both are compared at each throw, over the positions of the reading of actions.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from latrunculi.games.optimus.components.chart import (
    CONTREE_OF,
    DRY,
    FACING,
    FOREST,
    LINK_ENDS,
    LINK_MARSH,
    LINK_WATER,
    MARSH,
    MOUNTAIN,
    NONE,
    PATH,
    PLACE,
    PLACE_IDS,
    REGIONS,
    RHENUS,
    RIVER,
    ROMAN,
    SOUTHERN,
    STREAM,
    TERRAIN,
    TRADE,
    bridges,
    link_kinds,
)
from latrunculi.games.optimus.components.counters import (
    ARTILLERY,
    CAVALRY,
    FLEET,
    FLEET_RIVER,
    IMPEDIMENTA,
    LEGION,
    MARCHE_FORCEE,
    PASSAGE_A_GUE,
    PRAETORIAN,
)
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE, PIECES, SIDE_OF, TYPE_OF, UNITS
from latrunculi.games.optimus.components.tables import AUTUMN, SPRING, SUMMER, THAW, WINTER
from latrunculi.games.optimus.rules.actions import Segment, has_points
from latrunculi.games.optimus.rules.attrition import Attrition
from latrunculi.games.optimus.rules.contact import Contact
from latrunculi.games.optimus.rules.losses import Allocation
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.supply import Supply
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal
from tests.games.optimus.test_reading import KIND, ROME, Drawn

NOTHING, FLOOD, FROST, DROUGHT = range(4)
EVENTS = {
    THAW: (NOTHING, FLOOD, FROST),
    SPRING: (NOTHING,),
    SUMMER: (NOTHING, FLOOD, DROUGHT),
    AUTUMN: (NOTHING, FLOOD, DROUGHT),
    WINTER: (NOTHING, FROST),
}
"""What may befall each season (2)."""
FRAIL = (ARTILLERY, IMPEDIMENTA, FLEET)
SIDES = ("roman", "barbarian")


def ground_of(g: Optimus, region: int) -> int:
    """11.2, 2: what ground a region is; a town in order is none of forest, mountain or marsh."""
    kind = g.era.kind[region]
    if kind < 4:
        rough = TERRAIN[CONTREE_OF[region]]
        return rough if g.pillaged >> region & 1 and rough in (FOREST, MOUNTAIN) else NONE
    return NONE if kind == MARSH and g.event == DROUGHT else kind


def of_the_place(g: Optimus, side: int, units: Iterable[int], place: int) -> dict[str, int]:
    """6.1, the lines that hold for those who march and for those who go hungry alike."""
    read = {"winter": (-2 if side == ROME else -1) if g.season == WINTER else 0}
    pf = sum(g.pf[unit] for unit in units)
    read["pile"] = -sum(pf > bound for bound in range(10, 200, 5))
    if place >= REGIONS:
        return read
    ground = ground_of(g, place)
    read["pillaged"] = -(g.pillaged >> place & 1)
    read["marsh"] = -(ground == MARSH)
    if side == ROME:
        read["rough"] = -(ground in (FOREST, MOUNTAIN))
        train = any(KIND[u] == IMPEDIMENTA and g.at[u] == place for u in range(UNITS))
        read["no-train"] = 0 if g.origin[place] == ROMAN or train else -2
    else:
        read["southern-summer"] = -(g.season == SUMMER and bool(SOUTHERN >> place & 1))
    return read


def flooded(g: Optimus, read: dict[str, int]) -> dict[str, int]:
    """2: on a flooded marsh one is as in a great river, and in no marsh. What is left counts."""
    if g.event == FLOOD and read.get("marsh"):
        read["great-river"], read["marsh"] = -2, 0
    return {line: amount for line, amount in read.items() if amount}


def losses(score: int) -> int:
    """6.1: the table."""
    return 0 if score >= 2 else 1 if score >= -1 else -score


def answered(units: set[int], side: int) -> set[int]:
    """10.4, 10.5: on whom a loss may fall, of some who have PF left."""
    firm = {unit for unit in units if KIND[unit] not in FRAIL}
    if side != ROME or not firm:
        return firm or units
    legions = {unit for unit in firm if KIND[unit] == LEGION}
    guards = {unit for unit in firm if KIND[unit] == PRAETORIAN}
    return firm - legions - guards or legions or guards


class Way:
    """The way of an army, and what it has made of it since its last test."""

    def __init__(self, g: Optimus, side: int) -> None:
        self.g, self.side = g, side
        self.moves = {unit: g.marched[unit] for unit in range(UNITS)}
        self.out: set[int] = set()
        self.dry = self.forced = False
        self.begin()

    def begin(self) -> None:
        """5.1.8: the way so far has been tested."""
        self.walkers: set[int] = set()
        self.waters: set[int] = set()
        self.worst = ""
        self.marsh = self.spoiled = self.storms = False
        self.regions: list[int] = []

    def step(self, here: int, there: int, walkers: set[int]) -> None:
        g = self.g
        self.walkers |= walkers
        self.out |= walkers
        if there >= REGIONS:
            return
        self.spoiled |= bool(g.pillaged >> there & 1)
        if here >= REGIONS:
            return
        if self.regions and ground_of(g, here) == MARSH:
            self.marsh = True  # passed through
        self.regions.append(there)
        one, other = CONTREE_OF[here], CONTREE_OF[there]
        links = [n for n, ends in enumerate(LINK_ENDS) if one != other and set(ends) == {one, other}]
        assert len(links) == (one != other)
        for link in links:
            kind = {PATH: "path", TRADE: "trade-road"}.get(link_kinds(g.year)[link], "")
            self.worst = min(kind, self.worst) if kind and self.worst else kind or self.worst  # the path comes first
            self.marsh |= LINK_MARSH[link] and g.event != DROUGHT
            boats = any(KIND[u] == FLEET and g.bridges >> u & 1 and g.at[u] in (here, there) for u in range(UNITS))
            joined = self.side == ROME and FACING[here] == there and boats
            wet = LINK_WATER[link] != DRY and not (joined or g.event == FROST or bridges(g.year) >> link & 1)
            if wet and not self.swim(walkers):
                self.waters.add(LINK_WATER[link])

    def swim(self, units: set[int]) -> bool:
        """5.1.6: one PF of cavalry for two of infantry, of those who cross together."""
        horse = sum(self.g.pf[u] for u in units if KIND[u] == CAVALRY)
        foot = sum(self.g.pf[u] for u in units if KIND[u] not in (CAVALRY, *FRAIL))
        return horse > 0 and 2 * horse >= foot

    def modifiers(self, units: set[int], place: int, attacks: bool) -> dict[str, int]:
        """6.1."""
        g = self.g
        read = of_the_place(g, self.side, units, place)
        read["earlier"] = -max(self.moves[unit] for unit in units)
        read["forced"] = -self.forced
        if self.worst:
            read[self.worst] = -2 if self.worst == "path" else -1
        if self.spoiled:
            read["pillaged"] = -1
        if place < REGIONS and (g.origin[place] == ROMAN) == (self.side != ROME):
            read["home"] = -attacks
        if not self.dry:
            read["great-river"] = -2 * any(water >= RHENUS for water in self.waters)
            read["stream"] = -(STREAM in self.waters)
        if self.marsh and g.event == FLOOD:
            read["great-river"], read["marsh"] = -2, 0
        elif self.marsh:
            read["stream"] = -1
        return flooded(g, read)


def weathered(drawn: Drawn, rng: random.Random) -> Optimus:
    """The position with an event of its season, land that has been pillaged, and stratagems of the march in hand."""
    g = drawn.g
    empty = [region for region in range(REGIONS) if not g.inside[region]]
    for region in rng.sample(empty, 2):  # great stacks, and enemies next to them
        side = rng.choice((0, 1))
        drawn.raise_(side, region, rng.randint(8, 25), 2)
        beside = [r for r in empty if CONTREE_OF[r] == CONTREE_OF[region] and not g.inside[r]]
        if beside:
            drawn.raise_(1 - side, rng.choice(beside), rng.randint(1, 9), rng.randint(0, 2))
    g.event = rng.choice(EVENTS[g.season])
    for region in rng.sample(range(REGIONS), 12):
        g.pillaged |= BIT[region]
    for hand in (0, 1):
        g.hand[hand] = rng.choice((0, BIT[MARCHE_FORCEE], BIT[PASSAGE_A_GUE], BIT[MARCHE_FORCEE] | BIT[PASSAGE_A_GUE]))
    g.derive()
    return g


class Column:
    """An army that sets out, by chance, and is watched until it stops: every test, every loss."""

    def __init__(self, g: Optimus, side: int, rng: random.Random) -> None:
        self.g, self.side, self.rng = g, side, rng
        self.met: Counter[str] = Counter()

    def setting_out(self) -> bool:
        """One of the leaders who have an army; whether there is any."""
        g = self.g
        g.call(Segment(self.side))
        g.advance()
        marches = [a for a in g.legal(self.side) if VOCABULARY.describe(a)["verb"] == "march"]
        armies = {chief for chief in g.chief if chief != NONE}
        heads = [a for a in marches if PIECE[str(VOCABULARY.describe(a)["object"])] in armies]
        if not heads:
            return False
        g.apply(self.side, self.rng.choice(heads))
        return True

    def go(self) -> None:
        g = self.g
        march = g.stack[-1]
        assert isinstance(march, March)
        self.way = Way(g, self.side)
        for _ in range(60):
            if not any(frame is march for frame in g.stack):
                break
            self.choose(march)

    def choose(self, march: March) -> None:
        g, top = self.g, self.g.stack[-1]
        options = [(VOCABULARY.describe(a), a) for a in g.legal(g.actor)]
        if isinstance(top, Allocation):
            self.suffer(top, {PIECE[str(said["object"])] for said, _ in options})
        said, action = self.rng.choice(options)
        steps = [pair for pair in options if pair[0]["verb"] in ("move-to", "enter", "besiege", "assault", "invade")]
        if steps and self.rng.random() < 0.75:
            said, action = self.rng.choice(steps)
        if said["verb"] == "play":
            self.way.forced |= said["object"] == "marche-forcee"
            self.way.dry |= said["object"] == "passage-a-gue"
        self.way.storms |= top is march and said["verb"] in ("besiege", "assault", "invade")
        at, since = list(g.at), len(g.journal.events) if g.journal else 0
        throws = isinstance(top, Attrition) and said["verb"] == "done"
        read = self.foretell(march) if throws and isinstance(top, Attrition) else None
        pf = g.strength(top.units) if isinstance(top, Attrition) else 0
        g.apply(g.actor, action)
        here, there = at[march.mover], g.at[march.mover]
        if top is march and here != there and there < len(PLACE_IDS):
            self.way.step(here, there, {u for u in range(UNITS) if at[u] == here and g.at[u] == there != here})
        if read is not None and isinstance(top, Attrition):
            self.compare(read, top, pf, since)

    def foretell(self, march: March) -> dict[str, int]:
        """What bears on the test that is about to be thrown."""
        g, (cause, test) = self.g, self.g.stack[-2:]
        assert isinstance(test, Attrition)
        retreats = self.events("retreated")
        if not self.beaten(SIDES[test.side]):
            units = {unit for unit in self.way.walkers if g.pf[unit]}
            assert units == set(members(test.units))
            met = isinstance(cause, Contact)
            read = self.way.modifiers(units, g.at[march.mover], met or self.way.storms)
            self.way.begin()
            self.met["contact" if met else "stop"] += 1
            return read
        units = set(members(test.units))
        retreat = Way(g, test.side)
        retreat.moves = {u: self.way.moves[u] + (u in self.way.out) for u in units}
        for u in units:
            if KIND[u] == IMPEDIMENTA:
                retreat.moves[u] = min(retreat.moves[u], 1)
        retreat.step(PLACE[retreats[-1]["origin"]], PLACE[retreats[-1]["place"]], units)
        self.met["retreat"] += 1
        return retreat.modifiers(units, test.region, False)

    def beaten(self, side: str) -> bool:
        """Whether a side has retreated since the last test."""
        assert self.g.journal is not None
        told = [(VOCABULARY.events[kind].name, kind, values) for _, kind, values in self.g.journal.events]
        tests = [n for n, (name, _, _) in enumerate(told) if name == "attrition-roll"]
        return any(
            name == "retreated" and VOCABULARY.event(kind, values)["values"]["side"] == side  # type: ignore[index]
            for name, kind, values in told[max(tests, default=-1) + 1 :]
        )

    def events(self, name: str) -> list[dict[str, str]]:
        """The events of a kind so far."""
        assert self.g.journal is not None
        found = [(kind, values) for _, kind, values in self.g.journal.events if VOCABULARY.events[kind].name == name]
        return [VOCABULARY.event(kind, values)["values"] for kind, values in found]  # type: ignore[misc]

    def compare(self, read: dict[str, int], test: Attrition, pf: int, since: int) -> None:
        """The lines of the test, its score and what it costs (6.1)."""
        if test.bales:
            read["bales"] = test.bales
        found, throw = rolls(self.g, since)[1][0]
        assert found == read
        score = sum(throw["die"]) + sum(read.values())  # type: ignore[call-overload]
        assert throw["score"] == score
        assert throw["losses"] == min(losses(score), pf)
        self.met.update(read)

    def suffer(self, allocation: Allocation, offered: set[int]) -> None:
        """Who may suffer (10.4, 10.5)."""
        fit = {unit for unit in members(allocation.units) if self.g.pf[unit]}
        if any(isinstance(frame, Attrition) for frame in self.g.stack) or not allocation.quota:
            assert offered == answered(fit, allocation.side)
            self.met["losses"] += 1


@pytest.mark.rule("OP-5.1.2-3", "OP-5.1.6-2", "OP-5.1.6-3", "OP-5.1.6-4", "OP-5.1.8-1", "OP-5.1.8-2", "OP-5.2.4-2")
@pytest.mark.rule("OP-6.1-1", "OP-6.1-2", "OP-6.1-4", "OP-6.1-5", "OP-6.1-6", "OP-6.1-7", "OP-6.1-8", "OP-6.1-9")
@pytest.mark.rule("OP-6.1-10", "OP-6.1-11", "OP-6.1-12", "OP-6.1-13", "OP-6.1-14", "OP-6.1-15", "OP-6.1-16")
@pytest.mark.rule("OP-6.1-17", "OP-6.1-18", "OP-6.1-19", "OP-10.4-1", "OP-10.5-2")
def test_what_a_march_costs_as_chapter_six_reads() -> None:
    met: Counter[str] = Counter()
    for seed in range(40):
        rng = random.Random(seed)
        drawn = Drawn(rng)
        drawn.launch()
        g = weathered(drawn, rng)
        for side in (0, 1):
            if has_points(g, side):
                twin = g.clone()
                twin.journal = Journal()
                column = Column(twin, side, rng)
                if column.setting_out():
                    column.go()
                    met.update(column.met)
    lines = set(met) - {"stop", "contact", "retreat", "losses"}
    assert len(lines) >= 12
    assert met["contact"] > 5
    assert met["retreat"] > 2


class Larder:
    """A place at the end of a season, as 6.2 reads it for a side: who is in supply, and who may be chosen for it."""

    def __init__(self, g: Optimus, side: int, place: int) -> None:
        self.g, self.side, self.place = g, side, place
        here = {u for u in range(UNITS) if g.at[u] == place and SIDE_OF[u] == side and KIND[u] != FLEET}
        self.forces = [{u for u in here if g.chief[u] == chief} for chief in sorted({g.chief[u] for u in here})]
        heads = [p for p in range(FIRST_LEADER, PIECES) if g.at[p] == place and SIDE_OF[p] == side]
        single = len(here) == 1 and not heads
        self.left = self.fed_by_town()
        self.hungry = [] if single or self.fed_by_land(here) else self.forces

    def pf(self, force: set[int]) -> int:
        return sum(self.g.pf[unit] for unit in force)

    def held(self) -> bool:
        """9.10: an inhabited region that the side has taken, or that is its own and not taken."""
        g, place = self.g, self.place
        mine = (g.origin[place] == ROMAN) == (self.side == ROME)
        return g.era.kind[place] < 4 and (g.holder[place] == self.side or (mine and g.holder[place] == NONE))

    def shut_in(self) -> bool:
        return self.place < REGIONS and self.g.siege[self.place] != CALM and self.held()

    def fed_by_town(self) -> int:
        g, place = self.g, self.place
        if place >= REGIONS or not self.held() or self.shut_in() or g.pillaged >> place & 1:
            return 0
        return g.era.vg[place]

    def fed_by_land(self, here: set[int]) -> bool:
        g, place = self.g, self.place
        if place >= REGIONS:
            return True
        if self.side != ROME or g.season == WINTER or self.shut_in():
            return False
        if any(KIND[unit] == IMPEDIMENTA for unit in here):
            return True
        afloat = [u for u in range(UNITS) if KIND[u] == FLEET and g.at[u] < REGIONS and not g.bridges >> u & 1]
        boats = any(FLEET_RIVER[TYPE_OF[fleet]] == RIVER[place] for fleet in afloat)
        return boats and not g.pillaged >> place & 1 and ground_of(g, place) != MOUNTAIN


@pytest.mark.rule("OP-6.1-5", "OP-6.1-6", "OP-6.1-13", "OP-6.1-14", "OP-6.1-15", "OP-6.1-16", "OP-6.1-17")
@pytest.mark.rule("OP-6.2-1", "OP-6.2-2", "OP-6.2-3", "OP-6.2-4", "OP-6.2-6", "OP-6.2-7", "OP-6.2-8", "OP-6.2-9")
@pytest.mark.rule("OP-6.2-10")
def test_who_goes_hungry_as_chapter_six_reads() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        rng = random.Random(seed)
        drawn = Drawn(rng)
        drawn.launch()
        g = weathered(drawn, rng)
        for side in (0, 1):
            twin = g.clone()
            twin.journal = Journal()
            met.update(dine(twin, side, rng))
    assert met["chosen"] > 5
    assert met["fed"] > 20
    assert met["tested"] > 100


def dine(g: Optimus, side: int, rng: random.Random) -> Counter[str]:
    """Play the supply of a side, and compare every throw, and in the end who has thrown and who has been fed."""
    met: Counter[str] = Counter()
    larders = [Larder(g, side, place) for place in range(len(PLACE_IDS))]
    force_of = {unit: force for larder in larders for force in larder.forces for unit in force}
    pf = {unit: g.pf[unit] for unit in force_of}
    tested: list[set[int]] = []
    g.call(Supply(side))
    g.advance()
    since = bales = 0
    while True:
        since, thrown = rolls(g, since)
        for found, throw in thrown:
            piece = PIECE[str(throw["piece"])]
            force = force_of[piece] if piece < UNITS else next(f for f in force_of.values() if g.chief[min(f)] == piece)
            read = flooded(g, of_the_place(g, side, force, PLACE[str(throw["place"])]))
            if bales:
                read["bales"] = bales
            assert found == read
            assert throw["score"] == sum(throw["die"]) + sum(read.values())  # type: ignore[call-overload]
            tested.append(force)
            bales = 0
        if not g.stack:
            break
        said, action = rng.choice([(VOCABULARY.describe(a), a) for a in g.legal(g.actor)])
        bales += said["verb"] == "spend-bale"
        met["chosen"] += said["verb"] == "choose-piece"
        g.apply(g.actor, action)
    for larder in larders:
        hungry = [force for force in larder.hungry if force in tested]
        left = larder.left - sum(pf[unit] for force in larder.hungry if force not in hungry for unit in force)
        assert left >= 0 or not larder.hungry
        assert all(sum(pf[unit] for unit in force) > left for force in hungry)
        assert not [force for force in larder.forces if force in tested and force not in hungry]
        met["tested"] += len(hungry)
        met["fed"] += len(larder.hungry) - len(hungry)
    return met


def rolls(g: Optimus, since: int) -> tuple[int, list[tuple[dict[str, int], dict[str, object]]]]:
    """The tests among the events from one on: modifiers and throw, as the owner reads them; and where the events
    end."""
    found: list[tuple[dict[str, int], dict[str, object]]] = []
    lines: dict[str, int] = {}
    assert g.journal is not None
    for _, kind, values in g.journal.events[since:]:
        name, said = VOCABULARY.events[kind].name, VOCABULARY.event(kind, values)["values"]
        if name == "unsupplied":
            lines = {}
        elif name == "modifier":
            lines[said["modifier"]] = said["amount"]  # type: ignore[index]
        elif name == "attrition-roll" and said["piece"] in PIECE:  # type: ignore[index]
            found.append((lines, dict(said)))  # type: ignore[call-overload]
            lines = {}
    return len(g.journal.events), found
