"""OP 1.3, 1.4, 2, 6.1, 8.5, 9.4, 9.8, 9.10 and 10, read once more: what the end of a season takes, what it leaves, and
how the next one begins.

Nothing here asks the rules of the engine; both are compared over the positions of the reading of actions, with armies
that starve, sieges that nobody holds any more, and works and bales that have been left behind.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest

from latrunculi.games.optimus.components.chart import NONE, PLAIN, REGIONS, ROMAN
from latrunculi.games.optimus.components.counters import FLEET, LEGION, STRATAGEM, TYPE_KIND, TYPES
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE, PIECE_IDS, PIECES, SIDE_OF, TYPE_OF, UNITS
from latrunculi.games.optimus.components.tables import FROZEN, SPRING, THAW
from latrunculi.games.optimus.rules.losses import Allocation
from latrunculi.games.optimus.rules.sequence import Seasons
from latrunculi.games.optimus.rules.state import CALM, GONE, POOL, Optimus
from latrunculi.games.optimus.rules.supply import Supply
from latrunculi.games.optimus.rules.upkeep import put_in_order
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal
from tests.games.optimus.test_reading import KIND, ROME, Drawn
from tests.games.optimus.test_reading_attrition import FRAIL, answered, weathered
from tests.games.optimus.test_reading_bales import number, said
from tests.games.optimus.test_reading_schemes import table_of
from tests.games.optimus.test_reading_works import legions

MARCHE_FORCEE = BIT[STRATAGEM["marche-forcee"]]


def abandoned(rng: random.Random) -> Optimus:
    """Towns held by nobody any more, sieges of too few, works and bales of which some are nobody's."""
    drawn = Drawn(rng)
    drawn.launch()
    g = weathered(drawn, rng)
    g.halted |= sum(BIT[piece] for piece in range(PIECES) if g.at[piece] < REGIONS and rng.random() < 0.2)
    for region in range(REGIONS):
        if g.era.kind[region] < PLAIN and rng.random() < 0.3:
            land = ROME if g.origin[region] == ROMAN else 1
            if rng.random() < 0.5 and not [u for u in members(g.walls) if g.at[u] == region]:
                g.hold(region, 1 - land)
            g.invest(region, rng.choice((CALM, 0, 1, 2, 7)))
        if rng.random() < 0.3:
            g.wall(region, rng.choice((1, 2)))
            g.encamp(region, rng.choice((0, 0, 1, 3)))
    for head in range(FIRST_LEADER, PIECES):
        if g.at[head] < REGIONS and rng.random() < 0.3:
            g.bb[head - FIRST_LEADER] = rng.randint(1, 4)
    for fleet in range(UNITS):
        if KIND[fleet] == FLEET and g.at[fleet] < REGIONS and rng.random() < 0.4:
            g.bridges |= BIT[fleet]
    g.derive()
    return g


# ------------------------------------------------------------------ 6, 10: what is taken


class Hunger:
    """The supply of both sides, played by chance, and every loss that it brings."""

    def __init__(self, g: Optimus, rng: random.Random) -> None:
        self.g, self.rng = g, rng
        self.old = g.clone()
        self.lost = 0
        self.suffering: set[int] = set()
        self.met: Counter[str] = Counter()

    def run(self) -> None:
        g = self.g
        g.call(Supply(1))
        g.call(Supply(ROME))
        g.advance()
        while g.stack:
            if isinstance(g.stack[-1], Allocation):
                self.suffer(g.stack[-1])
            else:
                g.apply(g.actor, self.rng.choice(g.legal(g.actor)))
        rolls = said(g, "attrition-roll")
        told = sum(number(roll["losses"]) for roll in rolls if roll["piece"] in PIECE)
        assert self.lost == told
        self.tally()

    def suffer(self, allocation: Allocation) -> None:
        """6.1, 10.2, 10.4, 10.5: the whole result, one PF after another; two on a fit PF destroy it."""
        g, side = self.g, allocation.side
        units = {u for u in members(allocation.units) if g.pf[u]}
        self.suffering |= units
        before = {u: (g.pf[u], g.hdc[u]) for u in units}
        for left in range(allocation.hits, 0, -1):
            alive = answered({u for u in units if g.pf[u]}, side)
            options = [(VOCABULARY.describe(a), a) for a in g.legal(side)]
            told: dict[str, set[int]] = defaultdict(set)
            for choice, _ in options:
                told[str(choice["verb"])].add(PIECE[str(choice["object"])])
            assert told["hurt"] == {u for u in alive if KIND[u] not in FRAIL and g.hdc[u] < g.pf[u]}
            assert told["destroy"] == {u for u in alive if KIND[u] in FRAIL or g.hdc[u]}
            assert g.stack[-1] is allocation
            assert allocation.hits == left
            self.met.update(told.keys())
            g.apply(side, self.rng.choice(options)[1])
            self.lost += 1
        assert allocation not in g.stack
        for unit, (pf, hdc) in before.items():
            gone, out = pf - g.pf[unit], g.hdc[unit] - hdc
            assert 0 <= g.hdc[unit] <= g.pf[unit]
            assert gone >= 0
            self.met["pairs"] += gone > 0 and gone + out >= 0 and hdc == 0

    def tally(self) -> None:
        """13.2: the destroyed of the year; a legion without men is out of the game; nobody else has lost any."""
        g, old = self.g, self.old
        fallen, slain = list(old.fallen), list(old.slain)
        for unit in range(UNITS):
            gone = old.pf[unit] - g.pf[unit]
            assert unit in self.suffering or (gone, g.hdc[unit]) == (0, old.hdc[unit])
            fallen[TYPE_OF[unit]] += gone
            slain[1 - SIDE_OF[unit]] += gone
            if gone and not g.pf[unit]:
                assert g.at[unit] == (GONE if KIND[unit] == LEGION else POOL)
                assert g.chief[unit] == NONE
            else:
                assert (g.at[unit], g.chief[unit]) == (old.at[unit], old.chief[unit])
        for t in range(TYPES):
            if TYPE_KIND[t] == LEGION and any(TYPE_OF[u] == t and g.at[u] == GONE for u in range(UNITS)):
                fallen[t] = 0
        assert g.fallen == fallen
        assert g.slain == slain
        for head in range(FIRST_LEADER, PIECES):  # 6: leaders suffer nothing
            assert g.at[head] == old.at[head]


@pytest.mark.rule("OP-6-1", "OP-6-2", "OP-6.1-3", "OP-6.2-10", "OP-1.2-7", "OP-10.2-2", "OP-10.2-4", "OP-10.4-1")
@pytest.mark.rule("OP-10.5-1", "OP-10.5-2", "OP-13.2-13", "OP-13.2-14", "OP-2-22")
def test_what_hunger_takes_as_chapters_six_and_ten_read() -> None:
    met: Counter[str] = Counter()
    for seed in range(40):
        rng = random.Random(seed)
        g = abandoned(rng)
        g.journal = Journal()
        hunger = Hunger(g, rng)
        hunger.run()
        met.update(hunger.met)
        met["lost"] += hunger.lost
    assert min(met[name] for name in ("hurt", "destroy", "pairs", "lost")) > 3, met


# ------------------------------------------------------------------ 1.3, 8.5, 9: what is left


def left(old: Optimus) -> Optimus:
    """The table when all has been put in order."""
    g = old.clone()
    units = [u for u in range(UNITS) if g.at[u] < REGIONS]
    for region in range(REGIONS):
        here = [u for u in units if g.at[u] == region]
        land = ROME if g.origin[region] == ROMAN else 1
        # 9.10: a town is its captor's as long as he has a PF there
        if g.holder[region] != NONE and not [u for u in here if SIDE_OF[u] == g.holder[region]]:
            g.hold(region, NONE)
        owner = g.holder[region] if g.holder[region] != NONE else land
        # 9.4, 9.8: more PF than the VG before the walls, boats left out, or there is no siege
        force = [u for u in here if SIDE_OF[u] != owner and KIND[u] != FLEET and not g.walls >> u & 1]
        if g.siege[region] != CALM and sum(g.pf[u] - g.hdc[u] for u in force) <= g.era.vg[region]:
            g.invest(region, CALM)
        # 9.10.3: a limes falls with its town, or to enemies who are alone in the open
        enemies, own = ({SIDE_OF[u] == side for u in here} >= {True} for side in (1 - land, land))
        if g.holder[region] == 1 - land if g.era.kind[region] < PLAIN else enemies and not own:
            g.wall(region, 0)
        # 8.5: no more forts than legions
        g.encamp(region, min(g.forts[region], legions(g, region)))
    for head in range(FIRST_LEADER, PIECES):  # 1.3: nobody carries bales alone
        if head not in g.chief:
            g.bb[head - FIRST_LEADER] = 0
    return g


@pytest.mark.rule("OP-1.3-4", "OP-8.5-2", "OP-9.4-3", "OP-9.8-3", "OP-9.8-4", "OP-9.10-1", "OP-9.10.3-4", "OP-11.2-7")
def test_what_is_left_behind_as_chapters_one_eight_and_nine_read() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        g = abandoned(random.Random(seed))
        g.journal = Journal()
        old = g.clone()
        put_in_order(g)
        now, read = table_of(g), table_of(left(old))
        differ = {name for name in now if now[name] != read[name]}
        assert not differ, (seed, {name: (read[name], now[name]) for name in differ})
        met.update(VOCABULARY.events[kind].name for _, kind, _ in g.journal.events)
    assert min(met[n] for n in ("siege-lifted", "town-back", "limes-gone", "camp-gone", "bb-lost")) > 10, met


# ------------------------------------------------------------------ 2: the next season


@pytest.mark.rule("OP-2-3", "OP-2-5", "OP-2-8", "OP-3-5", "OP-4.1-4", "OP-5.2.4-3", "OP-13.2-13", "OP-14-4", "OP-14-10")
def test_how_a_season_begins_as_chapters_two_to_five_read() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        rng = random.Random(seed)
        g = abandoned(rng)
        put_in_order(g)
        g.journal = Journal()
        g.arrived, g.flags = (1 << 60) - 1, (1 << 20) - 1  # nobody comes or goes
        g.schemed = sum(BIT[head] for head in range(FIRST_LEADER, PIECES) if rng.random() < 0.3)
        g.spent = [rng.choice((0, MARCHE_FORCEE, MARCHE_FORCEE | 1, 1)) for _ in range(2)]
        g.fallen, g.due = ([rng.choice((0, 0, 1, 3)) for _ in range(TYPES)] for _ in range(2))
        g.pac = sum(BIT[head] for head in range(FIRST_LEADER, PIECES) if g.at[head] < REGIONS and rng.random() < 0.5)
        g.hauled = [rng.randint(0, 2) for _ in g.hauled]
        old = g.clone()
        season = Seasons()
        season.begin(g)
        season.events(g)
        bridges = {u for u in range(UNITS) if old.bridges >> u & 1}
        assert g.clock == old.clock + 1
        assert not any((*g.marched, *g.paces, *g.hauled, g.halted, g.gathered, g.schemed, g.reaped, g.swayed))
        heads = [h for h in range(FIRST_LEADER, PIECES) if g.at[h] < POOL]
        assert members(g.pac) == tuple(heads)
        assert g.spent == [spent & ~MARCHE_FORCEE for spent in old.spent]
        assert g.siege == [CALM if mark == CALM else mark + 1 for mark in old.siege]
        assert (g.event == 0) or g.season != SPRING
        lost = {u for u in bridges if g.at[u] == POOL}
        assert lost == (bridges if g.event == FROZEN else set())
        fresh = [old.fallen[t] if g.season != THAW else 0 for t in range(TYPES)]
        assert g.fallen == [n + sum(1 for u in lost if TYPE_OF[u] == t) for t, n in enumerate(fresh)]
        due = [old.due[t] + (old.fallen[t] if g.season == THAW else 0) for t in range(TYPES)]
        assert g.due == (due if g.season != SPRING else [0] * TYPES)
        for piece in range(PIECES):
            assert g.at[piece] == old.at[piece] or piece in lost, PIECE_IDS[piece]
        met["sieges"] += sum(mark != CALM for mark in old.siege)
        met["bridges lost"] += len(lost)
        met["thaw"] += g.season == THAW
    assert min(met.values()) > 5, met
