"""OP 3, 5.2.4, 8.5, 9.2.1, 9.10 and 11.4, read once more: who restores, builds, mans guns, lays a bridge or rallies.

Nothing here asks the rules of the engine; both are compared over the positions of the reading of actions, with works in
them. Every field of the table that a work does not speak of must be as before.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter, defaultdict
from importlib.resources import files
from typing import Any

import pytest

from latrunculi.games.optimus.components.chart import FACING, NONE, PLACE_IDS, PLAIN, REGION, REGIONS, ROMAN
from latrunculi.games.optimus.components.counters import ARTILLERY, FLEET, LEGION, TRANSFUGE
from latrunculi.games.optimus.components.pieces import (
    FIRST_DECOY,
    FIRST_LEADER,
    FULL,
    PIECE,
    PIECE_IDS,
    PIECES,
    SIDE_OF,
    UNITS,
)
from latrunculi.games.optimus.components.tables import FROZEN
from latrunculi.games.optimus.rules.invariants import defects
from latrunculi.games.optimus.rules.state import POOL, Optimus, altered
from latrunculi.games.optimus.rules.upkeep import put_in_order
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from tests.games.optimus.test_reading import KIND, ROME, Drawn, segments
from tests.games.optimus.test_reading_schemes import table_of, whose

ON_TABLE = len(PLACE_IDS)
LEADERS = range(FIRST_LEADER, FIRST_DECOY)
GUNS = [unit for unit in range(UNITS) if KIND[unit] == ARTILLERY]
SHEET = tomllib.loads(
    files("latrunculi.games.optimus").joinpath("scenarios/098-optimus-princeps.toml").read_text("utf-8")
)["scenario"]
SITES = [REGION[name] for name in SHEET["limes"]]
MOST = (SHEET["roman_limes"], SHEET["barbarian_limes"])
"""Where the scenario has limes built, and how many of them by each side."""
READ = ("build-limes", "build-fort", "dismount", "bridge", "unbridge")
WORKS = (*READ, "restore", "emplace", "rally")
BRIDGE, UNBRIDGE = 6, 3


def legions(g: Optimus, region: int) -> int:
    """8.5: the legions that lie there, those included of which all men serve guns."""
    here = {u for u in range(UNITS) if KIND[u] == LEGION and g.at[u] == region}
    crews = {g.made_of[gun] for gun in GUNS if g.at[gun] == region and g.made_of[gun] != NONE}
    return len(here | {crew for crew in crews if KIND[crew] == LEGION and not g.pf[crew]})


class Works:
    """A position, as the chapters read it for a side: who may do what of `READ`."""

    def __init__(self, g: Optimus, side: int) -> None:
        self.g, self.side = g, side
        self.may: dict[str, set[str]] = defaultdict(set)
        for head in LEADERS:
            if SIDE_OF[head] == side and g.at[head] < REGIONS and not g.halted >> head & 1:
                self.limes(head, g.at[head])
        for unit in range(UNITS):
            if SIDE_OF[unit] == side and g.at[unit] < ON_TABLE and KIND[unit] in (ARTILLERY, LEGION, FLEET):
                {ARTILLERY: self.gun, LEGION: self.fort, FLEET: self.boats}[KIND[unit]](unit, g.at[unit])

    def land(self, region: int) -> int:
        return ROME if self.g.origin[region] == ROMAN else 1

    def limes(self, head: int, region: int) -> None:
        """9.10.3: a leader, a PF and a BB, on one's own land where the scenario says; stone upon older wood."""
        g, side = self.g, self.side
        men = any(g.chief[unit] == head for unit in range(UNITS))
        enemies = any(g.at[piece] == region and SIDE_OF[piece] != side for piece in range(PIECES))
        ours = whose(g, region) == side if g.era.kind[region] < PLAIN else not enemies
        built = sum(1 for r in range(REGIONS) if g.limes[r] and self.land(r) == side)
        wood = not g.limes[region] and built < MOST[side]
        stone = g.limes[region] == 1 and g.limes_built[region] < g.clock
        able = g.pa[side] or g.pac >> head & 1
        here = region in SITES and self.land(region) == side and ours
        if men and g.bb[head - FIRST_LEADER] and able and here and (wood or stone):
            self.may["build-limes"].add(PIECE_IDS[head])

    def pac(self, head: int) -> bool:
        """4.1, 5.1: whether a leader has his PAC, and may use it."""
        return head != NONE and bool(self.g.pac & ~self.g.halted & BIT[head])

    def fort(self, unit: int, place: int) -> None:
        """8.5: one for each legion in a region, for a PA or the PAC of its leader."""
        g, head = self.g, self.g.chief[unit]
        able = g.pa[self.side] or self.pac(head)
        if place < REGIONS and able and not g.halted >> unit & 1 and g.forts[place] < legions(g, place):
            self.may["build-fort"].add(PIECE_IDS[unit])

    def gun(self, unit: int, place: int) -> None:
        """3: back into the ranks that the man came from, which are there in the same stack, or all serve guns."""
        g, crew = self.g, self.g.made_of[unit]
        if (
            not (g.pa[self.side] or self.pac(g.chief[unit]))
            or g.halted >> unit & 1
            or crew == NONE
            or g.pf[crew] == FULL[crew]
        ):
            return
        if not g.pf[crew] or (g.at[crew], g.chief[crew]) == (place, g.chief[unit]):
            self.may["dismount"].add(PIECE_IDS[unit])

    def boats(self, unit: int, place: int) -> None:
        """5.2.4: in a town of ours with a leader, across from another bank, while no ice drifts."""
        g = self.g
        verb, cost = ("unbridge", UNBRIDGE) if g.bridges >> unit & 1 else ("bridge", BRIDGE)
        town = place < REGIONS and g.era.kind[place] < PLAIN and whose(g, place) == ROME and FACING[place] != NONE
        heads = [head for head in LEADERS if g.at[head] == place and SIDE_OF[head] == ROME]
        pac = any(g.pac >> head & 1 and not g.halted >> head & 1 for head in heads)
        if town and heads and g.event != FROZEN and g.pa[ROME] + pac >= cost:
            self.may[verb].add(PIECE_IDS[unit])


class Work:
    """An action of `WORKS`, from its choice to its end, and the table that it should leave."""

    def __init__(self, g: Optimus, side: int, verb: str, name: str, rng: random.Random) -> None:
        self.g, self.side, self.verb, self.piece, self.rng = g, side, verb, PIECE[name], rng
        self.old = g.clone()
        self.read = g.clone()

    def run(self) -> None:
        """Carry it out, and compare."""
        self.g.apply(self.side, VOCABULARY.action(self.verb, PIECE_IDS[self.piece]))
        getattr(self, self.verb.replace("-", "_"))()
        assert not self.g.stack
        now, read = table_of(self.g), table_of(self.read)
        differ = {name: (read[name], now[name]) for name in now if now[name] != read[name]}
        assert not differ, (self.verb, PIECE_IDS[self.piece], differ)

    def pay(self, head: int, cost: int) -> None:
        """4.1: the PAC of a leader first, then PA."""
        pac = head != NONE and self.read.pac >> head & 1
        if pac:
            self.read.pac ^= BIT[head]
        self.read.pa[self.side] -= cost - pac

    def led(self, unit: int) -> int:
        """Who pays with his PAC for what a unit does: its leader, unless he has halted."""
        head = self.old.chief[unit]
        return NONE if head == NONE or self.old.halted >> head & 1 else head

    def offered(self) -> list[tuple[dict[str, Any], int]]:
        return [(VOCABULARY.describe(action), action) for action in self.g.legal(self.side)]

    def restore(self) -> None:
        """9.2.1: three BB, and the VD is what is printed."""
        region = self.old.at[self.piece]
        self.pay(self.piece, 1)
        self.read.bb[self.piece - FIRST_LEADER] -= 3
        self.read.vd = altered(self.read.vd, region, self.old.era.vd[region])

    def build_limes(self) -> None:
        region = self.old.at[self.piece]
        self.pay(self.piece, 1)
        self.read.bb[self.piece - FIRST_LEADER] -= 1
        self.read.wall(region, self.old.limes[region] + 1)
        self.read.limes_built = altered(self.read.limes_built, region, self.old.clock)

    def build_fort(self) -> None:
        region = self.old.at[self.piece]
        self.pay(self.led(self.piece), 1)
        self.read.camp = altered(self.read.camp, self.piece, region)
        self.read.encamp(region, self.old.forts[region] + 1)

    def emplace(self) -> None:
        """3: one PF of the unit, one of the guns of its side that lie beside the map, in its stack."""
        old, read, unit = self.old, self.read, self.piece
        come = [gun for gun in GUNS if self.g.pf[gun] > old.pf[gun]]
        assert len(come) == 1
        assert (old.at[come[0]], SIDE_OF[come[0]]) == (POOL, self.side)
        self.pay(self.led(unit), 1)
        self.set_down(come[0], unit)
        read.made_of = altered(read.made_of, come[0], unit)
        self.take(unit)
        self.no_more("emplace")

    def dismount(self) -> None:
        """3: the reverse."""
        gun, crew = self.piece, self.old.made_of[self.piece]
        self.pay(self.led(gun), 1)
        if self.old.pf[crew]:
            self.read.pf[crew] += 1
        else:
            self.set_down(crew, gun)
        self.take(gun)
        self.read.made_of = altered(self.read.made_of, gun, NONE)
        self.no_more("dismount")

    def set_down(self, unit: int, beside: int) -> None:
        """A counter of one PF in the stack of another, behind the walls if that is, and with its moves behind it."""
        old, read = self.old, self.read
        read.put(unit, old.at[beside])
        read.pf[unit] = 1
        read.attach(unit, old.chief[beside])
        read.marched[unit] = old.marched[beside]
        read.walls |= BIT[unit] if old.walls >> beside & 1 else 0

    def take(self, unit: int) -> None:
        """A PF of a unit, and the counter with the last of them."""
        read = self.read
        read.pf[unit] -= 1
        if not read.pf[unit]:
            read.attach(unit, NONE)
            read.marched[unit] = 0
            read.put(unit, POOL)

    def no_more(self, verb: str) -> None:
        """More of the same stack may follow, each for a PA; here none does."""
        if self.g.stack:
            assert self.g.pa[self.side]
            assert {said["verb"] for said, _ in self.offered()} == {verb, "done"}
            self.g.apply(self.side, VOCABULARY.action("done"))

    def bridge(self, cost: int = BRIDGE) -> None:
        """One of the leaders there sees to it; who cannot act any more is only present."""
        old, place = self.old, self.old.at[self.piece]
        heads = [head for head in LEADERS if old.at[head] == place and SIDE_OF[head] == ROME]
        free = [head for head in heads if not old.halted >> head & 1]
        able = [head for head in free if old.pa[ROME] + (old.pac >> head & 1) >= cost] or heads
        if self.g.stack:
            offered = self.offered()
            assert {PIECE[str(said["object"])] for said, _ in offered} == set(able)
            said, action = self.rng.choice(offered)
            head = PIECE[str(said["object"])]
            self.g.apply(self.side, action)
        else:
            assert len(able) == 1
            head = able[0]
        self.pay(head if head in free else NONE, cost)
        self.read.bridges ^= BIT[self.piece]

    def unbridge(self) -> None:
        self.bridge(UNBRIDGE)

    def rally(self) -> None:
        """11.4: each PF that is put right costs a BB and a PA, of which the PAC is the first."""
        g, head = self.g, self.piece
        for number in range(100):
            hurt = {u for u in range(UNITS) if g.chief[u] == head and g.hdc[u]}
            able = g.pa[self.side] + (g.pac >> head & 1) and g.bb[head - FIRST_LEADER] and hurt
            assert bool(g.stack) == bool(able), number
            if not g.stack:
                break
            offered = self.offered()
            named = {PIECE[str(said["object"])] for said, _ in offered if said["verb"] == "rally-one"}
            assert named == hurt
            assert bool([said for said, _ in offered if said["verb"] == "done"]) == (number > 0)
            said, action = self.rng.choice(offered)
            g.apply(self.side, action)
            if said["verb"] == "done":
                break
            unit = PIECE[str(said["object"])]
            self.pay(head, 1)
            self.read.bb[head - FIRST_LEADER] -= 1
            self.read.maim(unit, self.read.hdc[unit] - 1)


def furnished(rng: random.Random) -> Optimus:
    """The position with limes of several ages, forts, guns of legions and deserters, and bridges of boats."""
    drawn = Drawn(rng)
    drawn.launch()
    g = drawn.g
    for region in rng.sample([site for site in SITES if not g.inside[site]], 4):
        drawn.raise_(rng.choice((ROME if g.origin[region] == ROMAN else 1, 0, 1)), region, rng.randint(0, 6), 1)
    often = rng.choice((0.2, 0.6, 1.0))
    for site in SITES:
        if rng.random() < often:
            g.wall(site, rng.choice((1, 1, 2)))
            g.limes_built = altered(g.limes_built, site, rng.choice((g.clock, g.clock - 1)))
    for fleet in [unit for unit in range(UNITS) if KIND[unit] == FLEET and g.at[unit] < REGIONS]:
        if not g.counters(g.at[fleet], 1) and rng.random() < 0.7:
            drawn.raise_(ROME, g.at[fleet], rng.randint(0, 3), rng.randint(1, 2))
        if rng.random() < 0.5 and g.event != FROZEN:
            g.bridges |= BIT[fleet]
    for unit in range(UNITS):
        if KIND[unit] in (LEGION, TRANSFUGE) and g.at[unit] < ON_TABLE and rng.random() < 0.6:
            man_a_gun(g, unit, rng)
    g.camps = 1
    for region in range(REGIONS):
        g.encamp(region, rng.randint(0, legions(g, region)))
    g.pa[ROME] = rng.choice((0, 2, 3, 5, 6, 9))
    g.derive()
    put_in_order(g)
    return g


def man_a_gun(g: Optimus, unit: int, rng: random.Random) -> None:
    """A gun that a PF of a unit serves: in its stack, or left behind on the map; now and then all its men do."""
    gun = next((gun for gun in GUNS if SIDE_OF[gun] == SIDE_OF[unit] and not g.pf[gun]), NONE)
    if gun == NONE:
        return
    g.put(gun, g.at[unit])
    g.pf[gun] = 1
    g.walls |= BIT[gun] if g.walls >> unit & 1 else 0
    g.made_of = altered(g.made_of, gun, unit)
    if rng.random() < 0.8:
        g.attach(gun, g.chief[unit])
    if rng.random() < 0.7 and g.pf[unit] > 1:
        g.pf[unit] -= 1
        g.maim(unit, min(g.hdc[unit], g.pf[unit]))
    elif rng.random() < 0.5:
        g.attach(unit, NONE)
        g.put(unit, POOL)
        g.pf[unit] = g.marched[unit] = 0
        g.maim(unit, 0)


@pytest.mark.rule("OP-3-9", "OP-3-19", "OP-3-23", "OP-3-24", "OP-3-25", "OP-3-26", "OP-3-27", "OP-4.1-1", "OP-4.1-2")
@pytest.mark.rule("OP-5.1-12", "OP-5.2.4-1", "OP-8.5-1", "OP-9.2.1-3", "OP-9.10.2-4", "OP-9.10.3-1", "OP-9.10.3-5")
@pytest.mark.rule("OP-9.10.3-6", "OP-9.10.3-7", "OP-11.4-1", "OP-11.4-2", "OP-1.4-3", "OP-1.4-4")
def test_who_builds_and_what_stands_afterwards_as_the_chapters_read() -> None:
    met: Counter[str] = Counter()
    for seed in range(70):
        rng = random.Random(seed)
        g = furnished(rng)
        assert not defects(g), seed
        for side, t in segments(g):
            told: dict[str, set[str]] = defaultdict(set)
            for action in t.legal(side):
                choice = VOCABULARY.describe(action)
                told[str(choice["verb"])].add(str(choice["object"]))
            may = Works(t, side).may
            for verb in READ:
                assert told[verb] == may[verb], (seed, side, verb)
            for verb in WORKS:
                for name in rng.sample(sorted(told[verb]), min(2, len(told[verb]))):
                    Work(t.clone(), side, verb, name, rng).run()
                    met[verb] += 1
    assert set(met) == set(WORKS), met
    assert min(met.values()) > 8, met
