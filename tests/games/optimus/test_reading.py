"""OP 3, 4, 9, 11.4, 12 and 13, read once more: who may take which action of the table, from plain facts.

Nothing here asks the rules of the engine; both are compared over positions that chance sets up.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator

import pytest

from latrunculi.games.optimus.components.chart import (
    BOX_PROVINCE,
    BOXES,
    CITY,
    CONTREE_OF,
    DACIAN,
    NONE,
    PLACE_IDS,
    PLAIN,
    PROVINCE,
    REGIONS,
    RIVER,
    ROMAN,
    TRIBAL,
    VILLAGE,
)
from latrunculi.games.optimus.components.counters import (
    ARTILLERY,
    FLEET,
    FLEET_RIVER,
    HOMES,
    IMPEDIMENTA,
    LEGION,
    NATION,
    STOCK,
    STRATAGEMS,
    TRANSFUGE,
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
    PIECE_IDS,
    PIECES,
    SIDE_OF,
    TYPE_OF,
    UNITS,
)
from latrunculi.games.optimus.components.tables import AUTUMN, FROZEN, SPRING, SUMMER
from latrunculi.games.optimus.rules import procedures, scenarios
from latrunculi.games.optimus.rules.actions import Segment, has_points
from latrunculi.games.optimus.rules.invariants import defects
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.engine import Journal

assert procedures.PROCEDURES, "the chapters have their actions from there"
ROME = 0
ON_TABLE = REGIONS + BOXES
KIND = tuple(TYPE_KIND[TYPE_OF[unit]] for unit in range(UNITS))
LEADERS = range(FIRST_LEADER, FIRST_DECOY)
SCENARIO = scenarios.IDS.index("098-optimus-princeps")
"""One that rules out no action and keeps nobody at home."""
READ = (
    "besiege", "summon", "summon-unled", "invade", "assault", "sortie", "restore", "pillage", "tribute", "forage",
    "harvest", "rally", "march", "emplace",
)  # fmt: skip


class Reading:
    """A position, as the chapters read it for a side."""

    def __init__(self, g: Optimus, side: int) -> None:
        self.g, self.side, self.foe = g, side, 1 - side
        self.may: dict[str, set[str]] = defaultdict(set)
        self.heads = [h for h in range(FIRST_LEADER, PIECES) if SIDE_OF[h] == side and g.at[h] < ON_TABLE]
        for head in self.heads:
            if not g.halted >> head & 1 and self.means(head):
                self.move(head)
                if head in LEADERS:
                    self.lead(head)
        if g.pa[side]:
            for unit in range(UNITS):
                if SIDE_OF[unit] == side and g.at[unit] < ON_TABLE and not g.halted >> unit & 1:
                    self.alone(unit)
            for region in range(REGIONS):
                self.unled(region)
        for unit in range(UNITS):
            if SIDE_OF[unit] == side and g.at[unit] < ON_TABLE and not g.halted >> unit & 1:
                self.serve_a_gun(unit)

    # ------------------------------------------------------------------ plain facts

    def means(self, head: int) -> int:
        """4.1: the PA, and his PAC."""
        return self.g.pa[self.side] + (self.g.pac >> head & 1)

    def army(self, head: int) -> list[int]:
        return [unit for unit in range(UNITS) if self.g.chief[unit] == head]

    def land(self, place: int, side: int) -> list[int]:
        """The units of a side in a place, boats left out."""
        return [u for u in range(UNITS) if self.g.at[u] == place and SIDE_OF[u] == side and KIND[u] != FLEET]

    def within(self, units: list[int]) -> list[int]:
        return [unit for unit in units if self.g.walls >> unit & 1]

    def without(self, units: list[int]) -> list[int]:
        return [unit for unit in units if not self.g.walls >> unit & 1]

    def strong_enough(self, region: int) -> bool:
        """9.2.2: the PF before the walls that are not HdC exceed the VG."""
        force = self.without(self.land(region, self.side))
        return sum(self.g.pf[unit] - self.g.hdc[unit] for unit in force) > self.g.era.vg[region]

    def inhabited(self, place: int) -> bool:
        return place < REGIONS and self.g.era.kind[place] < PLAIN

    def by_origin(self, region: int) -> int:
        return ROME if self.g.origin[region] == ROMAN else 1

    def whose(self, region: int) -> int:
        """9.10: who has taken it, or its own people's side."""
        return self.g.holder[region] if self.g.holder[region] != NONE else self.by_origin(region)

    def shut_in(self, piece: int) -> bool:
        """Behind the walls of a besieged region."""
        place = self.g.at[piece]
        return bool(self.g.walls >> piece & 1) and place < REGIONS and self.g.siege[place] != CALM

    # ------------------------------------------------------------------ single counters, and forces without a leader

    def alone(self, unit: int) -> None:
        """4.4, 5.1: a counter without a leader moves by itself."""
        g, place = self.g, self.g.at[unit]
        moved_off_map = place >= REGIONS and g.marched[unit]
        worn = KIND[unit] == IMPEDIMENTA and g.marched[unit]
        rooted = KIND[unit] in (ARTILLERY, FLEET) or worn or moved_off_map or self.shut_in(unit)
        if g.chief[unit] == NONE and not rooted:
            self.may["march"].add(PIECE_IDS[unit])

    def serve_a_gun(self, unit: int) -> None:
        """3, 4.1: PF of legions and deserters, for PA, in the army of a leader for his PAC too."""
        g, head = self.g, self.g.chief[unit]
        pac = head != NONE and g.pac >> head & 1 and not g.halted >> head & 1
        if KIND[unit] in (LEGION, TRANSFUGE) and g.pf[unit] > g.hdc[unit] and (g.pa[self.side] or pac):
            self.may["emplace"].add(PIECE_IDS[unit])

    def unled(self, region: int) -> None:
        """9.1: a force without a leader, or beside one who has halted (5.1), goes on with a siege."""
        g = self.g
        if g.siege[region] == CALM or self.whose(region) == self.side or not self.strong_enough(region):
            return
        led = any(g.at[head] == region and not g.halted >> head & 1 for head in self.heads if head in LEADERS)
        fresh = any(not g.halted >> unit & 1 for unit in self.land(region, self.side))
        if fresh and not led:
            self.may["summon-unled"].add(PLACE_IDS[region])

    # ------------------------------------------------------------------ leaders

    def move(self, head: int) -> None:
        """5.1, 5.1.5: leaders and decoys, 4 PM in a season; one move off the map."""
        paces = self.g.paces[head - FIRST_LEADER]
        if paces < 4 and not (self.g.at[head] >= REGIONS and paces) and not self.shut_in(head):
            self.may["march"].add(PIECE_IDS[head])

    def lead(self, head: int) -> None:
        g, place, name = self.g, self.g.at[head], PIECE_IDS[head]
        army = self.army(head)
        bales = g.bb[head - FIRST_LEADER]
        if army and bales and any(g.hdc[unit] for unit in army):  # 11.4
            self.may["rally"].add(name)
        if self.inhabited(place):
            if self.whose(place) == self.side:
                self.at_own_town(head, place, bool(army), bales)
            elif not g.walls >> head & 1:
                self.before_town(name, place)
        elif place < REGIONS and army and not self.land(place, self.foe) and not g.pillaged >> place & 1:
            if self.by_origin(place) != self.side:  # 12.2
                self.may["forage"].add(name)
            fresh = not (g.reaped >> place & 1 or g.gathered >> head & 1)
            if g.season in (SUMMER, AUTUMN) and fresh and self.means(head) >= 2:  # 12.3.1
                self.may["harvest"].add(name)

    def before_town(self, name: str, region: int) -> None:
        """9.1, 9.3 to 9.5: those in the open have been fought first."""
        enemies = self.land(region, self.foe)
        if self.without(enemies):
            return
        if self.strong_enough(region):
            self.may["besiege" if self.g.siege[region] == CALM else "summon"].add(name)
            if not enemies:
                self.may["invade"].add(name)
        if enemies and any(not self.g.halted >> unit & 1 for unit in self.without(self.land(region, self.side))):
            self.may["assault"].add(name)

    def at_own_town(self, head: int, region: int, army: bool, bales: int) -> None:
        """9.2.1, 9.6, 9.10, 12.2.2, 12.3.2: what is done in a town that one's side holds."""
        g, name, kind = self.g, PIECE_IDS[head], self.g.era.kind[region]
        pillaged, enemies = g.pillaged >> region & 1, self.land(region, self.foe)
        if self.shut_in(head) and g.paces[head - FIRST_LEADER] < 4:
            garrison = [u for u in self.within(self.land(region, self.side)) if not g.halted >> u & 1]
            mobile = [u for u in garrison if KIND[u] != ARTILLERY and not (KIND[u] == IMPEDIMENTA and g.marched[u])]
            if any(g.pf[unit] <= g.vs(head) for unit in mobile):
                self.may["sortie"].add(name)
        dacian = PEOPLE_OF[head] != NONE and NATION[PEOPLE_OF[head]] == DACIAN == g.origin[region]
        site = self.side != ROME and kind == TRIBAL and self.by_origin(region) != ROME and g.season != SPRING
        town = kind != TRIBAL if self.side == ROME else dacian and kind in (CITY, VILLAGE)
        if army and bales >= 3 and g.vd[region] < g.era.vd[region] and not pillaged and (site or town):
            self.may["restore"].add(name)
        if not army or enemies or pillaged:
            return
        fresh = not (g.reaped >> region & 1 or g.gathered >> head & 1)
        if fresh and self.means(head) >= 2:
            self.may["tribute"].add(name)
        a_year_since = g.pillaged_at[region] == 0 or g.clock - g.pillaged_at[region] > 5  # 11.2
        if g.holder[region] == self.side != self.by_origin(region) and a_year_since:
            self.may["pillage"].add(name)

    def recruits(self, place: int) -> bool:
        """13.2, 13.3: whether anybody may be raised or put right in a place."""
        g = self.g
        leaders = [h for h in self.heads if h in LEADERS and g.at[h] == place and not g.halted >> h & 1]
        if place < REGIONS:
            sound = not g.pillaged >> place & 1 and g.siege[place] == CALM
            if not (self.inhabited(place) and self.whose(place) == self.side and sound):
                return False
            paid = any(self.means(head) for head in leaders)
        else:
            paid = self.side == ROME and bool(g.pa[self.side] or any(g.pac >> head & 1 for head in leaders))
        here = self.land(place, self.side)
        return paid and (any(g.hdc[unit] for unit in here) or any(self.raised(t, place, here) for t in range(TYPES)))

    def raised(self, t: int, place: int, here: list[int]) -> bool:
        """13.2, 13.4: barbarians at home, auxiliaries in their province, legions that have lost men in the Empire."""
        if TYPE_SIDE[t] != self.side or not self.g.spare[t]:
            return False
        if self.side != ROME:
            return bool(HOMES[t] >> place & 1) and self.by_origin(place) != ROME
        if place < REGIONS and self.by_origin(place) != ROME:
            return False
        if TYPE_KIND[t] == LEGION:
            return place < REGIONS and any(TYPE_OF[u] == t and self.g.pf[u] < FULL[u] for u in here)
        province = PROVINCE[CONTREE_OF[place]] if place < REGIONS else BOX_PROVINCE[place - REGIONS]
        return TYPE_PROVINCE[t] == province != NONE


# ---------------------------------------------------------------- positions that chance sets up


class Drawn:
    """A summer or another season of a war in which everybody fights: towns held, besieged, empty or taken."""

    def __init__(self, rng: random.Random) -> None:
        g = self.g = Optimus(2, 1)
        self.rng = rng
        g.journal = Journal()
        g.scenario, g.year = SCENARIO, rng.choice((86, 90, 101, 105, 117, 172))
        g.season, g.clock, g.last_clock = rng.randrange(5), rng.randrange(6, 20), 60
        g.peoples = (1 << 20) - 1
        scenarios.begin_year(g)
        g.closed, g.shut, g.penned, g.sold = 0, [0, 0], 0, (1 << STRATAGEMS) - 1
        g.vd = [max(0, vd - rng.choice((0, 0, 0, 1, 3))) for vd in g.era.vd]
        g.pa = [rng.choice((0, 1, 2, 3, 6, 9)) for _ in range(2)]
        kinds = (FLEET, ARTILLERY)
        self.units = [[u for u in range(UNITS) if SIDE_OF[u] == side and KIND[u] not in kinds] for side in (0, 1)]
        self.leaders = [[h for h in LEADERS if SIDE_OF[h] == side] for side in (0, 1)]
        for pile in (*self.units, *self.leaders):
            rng.shuffle(pile)
        towns = [region for region in range(REGIONS) if g.era.kind[region] < PLAIN]
        for _ in range(rng.randint(3, 6)):
            place = rng.choice(towns if rng.random() < 0.75 else range(ON_TABLE))
            if not g.inside[place]:
                self.people(place)
        g.spare = [rng.randint(0, self.lost(t)) if rng.random() < 0.5 else 0 for t in range(TYPES)]
        g.rng = rng.getrandbits(32)  # other dice in each
        g.derive()

    def launch(self) -> None:
        """Fleets in ports of their rivers, decoys where barbarians are alone; frost now and then."""
        g, rng = self.g, self.rng
        ports = [region for region in range(REGIONS) if g.era.ports >> region & 1 and g.origin[region] == ROMAN]
        for fleet in [unit for unit in range(UNITS) if KIND[unit] == FLEET]:
            found = [region for region in ports if RIVER[region] == FLEET_RIVER[TYPE_OF[fleet]]]
            if found and rng.random() < 0.7:
                g.put(fleet, rng.choice(found))
                g.pf[fleet] = FULL[fleet]
        for decoy in range(FIRST_DECOY, PIECES):
            alone = [region for region in range(REGIONS) if g.counters(region, 1) and not g.counters(region, 0)]
            if alone and rng.random() < 0.3:
                g.put(decoy, rng.choice(alone))
                g.pac |= BIT[decoy]
        g.event = FROZEN if rng.random() < 0.3 else 0
        g.derive()

    def lost(self, t: int) -> int:
        """PF of a type that are not in play; of a legion that is not there at all none may be raised."""
        there = sum(self.g.pf[unit] for unit in range(UNITS) if TYPE_OF[unit] == t)
        return 0 if TYPE_KIND[t] == FLEET or (TYPE_KIND[t] == LEGION and not there) else max(0, STOCK[t] - there)

    def people(self, place: int) -> None:
        g, rng = self.g, self.rng
        if place >= REGIONS or g.era.kind[place] >= PLAIN:
            side = ROME if place >= REGIONS else rng.choice((0, 1))
            self.raise_(side, place, rng.randint(0, 12), rng.randint(0, 2))
        else:
            self.settle(place, ROME if g.origin[place] == ROMAN else 1)
        if place < REGIONS:
            if rng.random() < 0.2:
                g.pillaged |= BIT[place]
            g.pillaged_at = [*g.pillaged_at]
            g.pillaged_at[place] = rng.randint(1, g.clock) if rng.random() < 0.3 else 0
            g.reaped |= BIT[place] if rng.random() < 0.1 else 0

    def settle(self, town: int, own: int) -> None:
        """Taken, or at peace, or with an enemy before its walls, who besieges it or not."""
        g, rng, vg = self.g, self.rng, self.g.era.vg[town]
        case = rng.random()
        if case < 0.3:
            self.raise_(1 - own, town, rng.randint(1, 8), rng.randint(0, 2))
            g.hold(town, 1 - own)
        elif case < 0.5:
            self.raise_(own, town, rng.randint(0, 10), rng.randint(0, 2))
        else:
            if rng.random() < 0.6:
                self.raise_(own, town, rng.randint(1, max(1, vg - 3)), rng.randint(0, 2), walls=True)
            self.raise_(1 - own, town, rng.randint(1, vg + 8), rng.randint(0, 3))
            if g.fit(g.units(town, 1 - own)) > vg and rng.random() < 0.7:
                g.invest(town, rng.randint(0, 5))

    def raise_(self, side: int, place: int, pf: int, heads: int, *, walls: bool = False) -> None:
        """Some leaders, and units of so many PF, most of them on their sheets."""
        g, rng = self.g, self.rng
        leaders = [self.leaders[side].pop() for _ in range(heads) if self.leaders[side]]
        for head in leaders:
            g.put(head, place)
            g.pac |= BIT[head] if rng.random() < 0.6 else 0
            g.paces[head - FIRST_LEADER] = rng.choice((0, 0, 0, 1, 2, 4))
            g.halted |= BIT[head] if rng.random() < 0.15 else 0
            g.gathered |= BIT[head] if rng.random() < 0.1 else 0
        while pf > 0 and self.units[side]:
            unit = self.units[side].pop()
            g.put(unit, place)
            g.pf[unit] = rng.randint(1, FULL[unit])
            pf -= g.pf[unit]
            if KIND[unit] != IMPEDIMENTA and rng.random() < 0.4:
                g.maim(unit, rng.randint(0, g.pf[unit]))
            g.marched[unit] = rng.choice((0, 0, 1, 2))
            g.halted |= BIT[unit] if rng.random() < 0.05 else 0
            g.walls |= BIT[unit] if walls else 0
            if leaders and rng.random() < 0.85:
                head = rng.choice(leaders)
                if g.strength(g.army(head)) + g.pf[unit] <= g.vs(head):
                    g.attach(unit, head)
        for head in leaders:
            g.walls |= BIT[head] if walls else 0
            g.bb[head - FIRST_LEADER] = rng.choice((0, 0, 1, 2, 3, 5)) if g.army(head) else 0


def segments(g: Optimus) -> Iterator[tuple[int, Optimus]]:
    """For each side that has points left the beginning of a segment of its own, in a copy."""
    for side in (0, 1):
        if has_points(g, side):
            t = g.clone()
            t.call(Segment(side))
            t.advance()
            yield side, t


@pytest.mark.rule("OP-3-4", "OP-3-9", "OP-3-14", "OP-3-15", "OP-3-16", "OP-3-17", "OP-4.1-1", "OP-4.1-2", "OP-4.4-1")
@pytest.mark.rule("OP-5.1-12", "OP-5.1-13", "OP-5.1-16", "OP-5.1-17", "OP-5.1.7-1", "OP-9.1-3", "OP-9.3-1", "OP-9.3-5")
@pytest.mark.rule("OP-9.4-2", "OP-9.4-5", "OP-9.5-3", "OP-9.6-1", "OP-9.10.1-3", "OP-9.10.1-4", "OP-9.10.2-1")
@pytest.mark.rule("OP-9.10.2-2", "OP-9.10.2-3", "OP-9.10.2-4", "OP-11.2-3", "OP-12.2-1", "OP-12.2-2", "OP-12.2.2-1")
@pytest.mark.rule("OP-12.3-1", "OP-12.3.1-1", "OP-12.3.2-1", "OP-13.2-1", "OP-13.2-2", "OP-13.2-6", "OP-13.2-7")
def test_who_may_take_which_action_as_the_chapters_read() -> None:
    met: set[str] = set()
    for seed in range(150):
        g = Drawn(random.Random(seed)).g
        assert not defects(g)
        for side, t in segments(g):
            told: dict[str, set[str]] = defaultdict(set)
            for action in t.legal(side):
                choice = VOCABULARY.describe(action)
                told[str(choice["verb"])].add(str(choice["object"]))
            read = Reading(t, side)
            for verb in READ:
                assert told[verb] == read.may[verb], (seed, side, verb)
            assert told["recruit"] == {PLACE_IDS[p] for p in range(ON_TABLE) if read.recruits(p)}, (seed, side)
            met |= {verb for verb in told if told[verb]}
    assert set(READ) <= met
