"""INV XX.C to XX.G and XXI.B to XXI.F, read once more: what each side throws, from lists of pieces and plain facts.

Nothing here asks the rules of the engine; both are compared over battles that chance sets up.
"""

from __future__ import annotations

import random
from fractions import Fraction
from math import ceil

import pytest

from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.chart import BARBARIAN_LAND as WILD
from latrunculi.games.invasions.components.chart import NEAR, OVER_RIDGE, OVER_RIVER, OVER_STRAIT, PROVINCES, TERRAIN
from latrunculi.games.invasions.components.counters import (
    AMPHIBIOUS,
    ARCHERS,
    CAVALRY,
    ELITE,
    FRANCISCA,
    GUARDS,
    HEAVY,
    HORDE_OF,
    HORDES,
    INFANTRY,
    LIMITES,
    MOUNTAINEERS,
    MOUNTED,
    NATION_OF,
    OF_NATION,
    PIECE,
    UNIT_MASK,
)  # fmt: skip
from latrunculi.games.invasions.components.gazetteer import TERRAINS
from latrunculi.games.invasions.components.nations import NATION, NATION_IDS, NOMADS
from latrunculi.games.invasions.rules import advanced, counsel, pools
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

BARBARIAN, KINGDOM, EMPIRE = 1, 2, 3
NAMES = ("romains", "byzantins", "perses", "huns", "wisigoths", "francs", "saxons", "gepides", "armeniens", "alamans")
LIMES = next(name for name in PIECE if LIMITES & BIT[PIECE[name]] and name.startswith("romains"))
PLAYED = (
    cards.BRIDGE, cards.STUBBORN_DEFENCE, cards.CAVALRY_CHARGE, cards.TACTICIAN, cards.CONFUSION, cards.SHIELD_WALL,
    cards.ARROWS, cards.SURPRISE,
)  # fmt: skip
TABLE = """0 0 0 1 1 2 2
0 0 1 1 2 3 3
0 1 1 2 3 3 4
0 1 2 2 3 4 4
0 2 2 3 4 4 5
2 2 3 3 4 5 5
2 2 3 4 5 5 6
2 3 4 4 5 6 7
2 3 4 5 6 7 8
2 3 5 5 6 7 8
2 4 5 6 7 8 9"""
HALVES = [[int(number) for number in row.split()] for row in TABLE.splitlines()]
"""The table of combat (XXI.F), in halves, from 2 or less to 12 or more, by 1 to 7 units or more."""


class Field:
    """A battle, as chapters XX and XXI read it."""

    def __init__(self, t: Table, battle: Battle, ways: dict[int, str]) -> None:
        g = t.g
        self.status = g.status
        self.reduced = {p for p in range(len(g.at)) if g.reduced & BIT[p]}
        self.units = [[p for p in members(side) if UNIT_MASK & BIT[p]] for side in battle.engaged]
        self.horde = any(HORDES & BIT[p] for p in members(battle.engaged[DEFENDER]))
        self.limes = any(LIMITES & BIT[p] for p in members(battle.engaged[DEFENDER]))
        hordes = [p for p in members(battle.engaged[DEFENDER]) if HORDES & BIT[p]]
        self.who = [self.units[ATTACKER], self.units[DEFENDER] + hordes]
        self.leads = (battle.attacker, battle.defender)
        self.land = TERRAINS[TERRAIN[battle.place]]
        self.open = self.land in ("clear", "steppe", "desert")
        self.wild = bool(WILD & BIT[battle.place])
        self.walls = bool(g.walls & BIT[battle.place])
        self.ways = {} if battle.intercepted else ways
        self.played = [{title for title in PLAYED if mask & BIT[title]} for mask in battle.effects]

    def count(self, side: int, kind: int) -> int:
        """The units of a kind that are not reduced."""
        return sum(1 for p in self.units[side] if kind & BIT[p] and p not in self.reduced)

    def advantage(self, side: int, kind: int) -> bool:
        ours, theirs = self.count(side, kind), self.count(1 - side, kind)
        return ours >= theirs + 2 or ours > 0 == theirs

    def heavy(self, side: int) -> bool:
        return self.advantage(side, HEAVY)

    def cavalry(self, side: int) -> bool:
        return cards.SHIELD_WALL not in self.played[1 - side] and self.advantage(side, CAVALRY)

    def elites(self, side: int) -> int:
        """What they are worth."""
        whole = [p for p in self.units[side] if ELITE & BIT[p] and p not in self.reduced]
        worth = sum(2 if GUARDS & BIT[p] else 1 for p in whole if self.status[NATION_OF[p]] > BARBARIAN)
        roman = NATION_IDS[self.leads[side]] in ("romains", "byzantins")
        return 2 if worth >= 4 and roman else int(worth >= 2)

    def of(self, side: int, *status: int) -> list[int]:
        return [p for p in self.who[side] if self.status[NATION_OF[p]] in status]

    def nomad(self, unit: int) -> bool:
        """Glossary: nomads are a kind of barbarians."""
        return bool(NOMADS & BIT[NATION_OF[unit]]) and self.status[NATION_OF[unit]] == BARBARIAN

    def crossed(self, *kinds: str) -> bool:
        """Whether all attackers have crossed such borders."""
        over = []
        for unit in self.units[ATTACKER]:
            way = self.ways.get(unit, "")
            afloat = way == "river" and AMPHIBIOUS & BIT[unit]
            bridged = way in ("river", "strait") and cards.BRIDGE in self.played[ATTACKER]
            over.append("" if afloat or bridged else way)
        return bool(over) and all(way in kinds for way in over)

    def wood(self) -> bool:
        """A barbarian who is no nomad defends a forest."""
        return self.land == "forest" and any(not NOMADS & BIT[NATION_OF[p]] for p in self.of(DEFENDER, BARBARIAN))

    def raid(self) -> bool:
        """Barbarians attack civilised units in barbarian land."""
        return self.wild and bool(self.of(ATTACKER, BARBARIAN)) and bool(self.of(DEFENDER, KINGDOM, EMPIRE))

    # ------------------------------------------------------------------ dice (XX.D, XX.F, XX.G)

    def melee(self, side: int) -> tuple[int, int]:
        number = len(self.units[side])
        if side == ATTACKER:
            number += -(self.land == "marsh") - self.crossed("river", "strait", "ridge") - self.wood() + self.raid()
        else:
            number += (self.walls and self.status[self.leads[side]] > BARBARIAN) + self.limes + self.horde
        number = max(1, number + (cards.STUBBORN_DEFENCE in self.played[side]))
        ours, theirs = self.who[side], self.who[1 - side]
        swaps = self.elites(side) + self.cavalry(side)
        swaps += bool(ours and theirs) and self.of(side, EMPIRE) == ours and self.of(1 - side, BARBARIAN) == theirs
        swaps += self.land == "steppe" and bool(ours) and all(self.nomad(p) for p in ours)
        swaps += side == DEFENDER and self.walls and self.status[self.leads[side]] == EMPIRE
        black = min(swaps, number)
        black -= black > 0 and self.heavy(1 - side)
        white = number - black
        black += cards.CAVALRY_CHARGE in self.played[side]
        for title in (cards.TACTICIAN, cards.SURPRISE):
            if title in self.played[side] and white:
                white, black = white - 1, black + 1
        if cards.CONFUSION in self.played[1 - side]:
            if black:
                white, black = white + 1, black - 1
            elif white > 1:
                white -= 1
        return white, black

    def shooters(self, side: int, kind: int, twice: bool) -> int:
        """Archers or axes; mountaineers twice in an ambush."""
        found = [p for p in self.units[side] if kind & BIT[p] and not (kind == ARCHERS and p in self.reduced)]
        return sum(2 if twice and MOUNTAINEERS & BIT[p] else 1 for p in found)

    def fire(self, side: int, ambush: bool) -> tuple[int, int]:
        archers, axes = self.shooters(side, ARCHERS, ambush), self.shooters(side, FRANCISCA, ambush)
        number = ceil(archers / 2) + ceil(axes / 4)
        if ambush:
            foot = [p for p in self.units[side] if (INFANTRY & BIT[p] or p in self.reduced) and not FRANCISCA & BIT[p]]
            number += ceil(sum(2 if MOUNTAINEERS & BIT[p] else 1 for p in foot) / 4)
        number += 2 * (cards.ARROWS in self.played[side] and archers > 0)
        number = max(0, number - (cards.SURPRISE in self.played[1 - side]) - self.heavy(1 - side))
        riders = self.count(side, ARCHERS & MOUNTED) if self.open else 0
        return number - min(number, ceil(riders / 2)), min(number, ceil(riders / 2))

    # ------------------------------------------------------------------ modifiers (XXI.C, XXI.E, XXI.F)

    def volley(self, side: int, ambush: bool) -> int | None:
        """None for who has nobody to shoot."""
        riders = self.count(side, ARCHERS & MOUNTED) if self.open else 0
        archers, axes = self.shooters(side, ARCHERS, ambush), self.shooters(side, FRANCISCA, ambush)
        found = Fraction(archers) + Fraction(riders, 2) + Fraction(axes, 2)
        if ambush:
            bows = [p for p in self.units[side] if ARCHERS & BIT[p] and p not in self.reduced]
            others = [p for p in self.units[side] if p not in bows and not FRANCISCA & BIT[p]]
            found += Fraction(sum(2 if MOUNTAINEERS & BIT[p] else 1 for p in others), 2)
        if not found:
            return None
        found += 2 * (cards.ARROWS in self.played[side] and archers > 0)
        return ceil(found - 2 * self.heavy(1 - side) - (cards.SURPRISE in self.played[1 - side]))

    def modifier(self, side: int, fought: int) -> int:
        strait = self.crossed("strait")
        if side == ATTACKER:
            found = -(self.land == "marsh") - strait - self.wood() + self.raid()
            found -= not fought and self.crossed("river", "ridge")
        else:
            empire = self.status[self.leads[side]] == EMPIRE
            found = strait + (1 + empire) * (self.walls and self.status[self.leads[side]] > BARBARIAN)
        found += self.elites(side) + self.cavalry(side) - self.heavy(1 - side)
        found += bool(self.of(side, EMPIRE)) and bool(self.of(1 - side, BARBARIAN))
        found += self.land == "steppe" and any(self.nomad(p) for p in self.who[side])
        helpful = {cards.STUBBORN_DEFENCE, cards.CAVALRY_CHARGE, cards.TACTICIAN, cards.SURPRISE}
        return found + len(helpful & self.played[side]) - (cards.CONFUSION in self.played[1 - side])

    def hits(self, side: int, score: int) -> int:
        number = len(self.units[side]) + (side == DEFENDER and self.horde) + (side == DEFENDER and self.limes)
        halves = HALVES[min(max(score, 2), 12) - 2][min(number, 7) - 1]
        return ceil(halves / 2) if self.open else halves // 2


def raised(rng: random.Random, t: Table, names: list[str], here: int) -> list[int]:
    """Both sides: units of the first nation against those of the second, a unit of the third now and then."""
    g, engaged = t.g, [0, 0]
    for side in (ATTACKER, DEFENDER):
        own = members(OF_NATION[NATION[names[side]]] & UNIT_MASK)
        for unit in rng.sample(own, min(len(own), rng.randint(1, 8))):
            engaged[side] |= BIT[unit]
        if rng.random() < 0.3:
            guest = rng.choice(members(OF_NATION[NATION[names[2]]] & UNIT_MASK & ~engaged[0]))
            engaged[side] |= BIT[guest]
            g.lend(guest, NATION[names[side]])
    if rng.random() < 0.3 and (horde := HORDE_OF[NATION[names[DEFENDER]]]) >= 0:
        engaged[DEFENDER] = BIT[horde] | (engaged[DEFENDER] if rng.random() < 0.7 else 0)
    elif names[DEFENDER] == "romains" and rng.random() < 0.5:
        engaged[DEFENDER] |= BIT[PIECE[LIMES]]
    for piece in members(engaged[ATTACKER] | engaged[DEFENDER]):
        g.put(piece, here)
        if ELITE & BIT[piece] and g.civilised(NATION_OF[piece]) and rng.random() < 0.3:
            g.reduced |= BIT[piece]
    return engaged


def crossings(rng: random.Random, t: Table, here: int, attackers: int) -> dict[int, str]:
    """Over what each attacker has come, most of them by one way."""
    ways: dict[int, str] = {}
    around = members(NEAR[here])
    common = rng.choice(around) if around else -1
    for unit in members(attackers & UNIT_MASK) if around else []:
        start = common if rng.random() < 0.9 else rng.choice(around)
        t.g.trails += [here, start, BIT[unit]]
        for kind, over in (("river", OVER_RIVER), ("strait", OVER_STRAIT), ("ridge", OVER_RIDGE)):
            if over[start] & BIT[here]:
                ways[unit] = kind
    return ways


def drawn(rng: random.Random) -> tuple[Table, Battle, dict[int, str]]:
    """A battle of two nations of any status anywhere, with walls and cards now and then, and the ways of its units."""
    names = rng.sample(NAMES, 3)
    t = Table({name: rng.choice(("barbarian", "kingdom", "empire")) for name in names}, turn=4)
    here = rng.randrange(PROVINCES)
    t.g.walls = BIT[here] if rng.random() < 0.4 else 0
    engaged = raised(rng, t, names, here)
    ways = crossings(rng, t, here, engaged[ATTACKER])
    battle = Battle(NATION[names[ATTACKER]], NATION[names[DEFENDER]], here, engaged, rng.random() < 0.3)
    battle.effects = [0, 0]
    for title in PLAYED:
        side = rng.choice((ATTACKER, DEFENDER))
        if rng.random() < 0.15 and counsel.useful(t.g, battle, side, title):
            battle.effects[side] |= BIT[title]
    return t, battle, ways


@pytest.mark.rule(
    "INV-VI.I-1", "INV-XX.C-2", "INV-XX.C-3", "INV-XX.C-5", "INV-XX.D-3", "INV-XX.D-4", "INV-XX.D-5", "INV-XX.D-6"
)
@pytest.mark.rule("INV-XX.D-18", "INV-XX.D-19", "INV-XX.F-1", "INV-XX.F-2", "INV-XX.F-3", "INV-XX.F-4", "INV-XX.F-8")
@pytest.mark.rule("INV-XX.F-9", "INV-XX.F-10", "INV-XX.F-11", "INV-XX.F-13", "INV-XX.G-1", "INV-XX.G-2", "INV-XX.G-3")
@pytest.mark.rule("INV-XX.G-4", "INV-XX.G-5", "INV-XX.G-6", "INV-XX.G-7", "INV-XX.G-8", "INV-XX.G-9", "INV-XX.G-10")
@pytest.mark.rule("INV-XXI.C-3", "INV-XXI.C-4", "INV-XXI.C-5", "INV-XXI.C-6", "INV-XXI.C-7", "INV-XXI.E-3")
@pytest.mark.rule("INV-XXI.E-4", "INV-XXI.E-5", "INV-XXI.E-6", "INV-XXI.E-7", "INV-XXI.E-10", "INV-XXI.E-11")
@pytest.mark.rule("INV-XXI.E-12", "INV-XXI.E-13", "INV-XXI.E-14", "INV-XXI.E-15", "INV-XXI.E-16", "INV-XXI.F-6")
@pytest.mark.parametrize("seed", range(4))
def test_what_each_side_throws_as_chapters_twenty_and_twenty_one_read(seed: int) -> None:
    rng = random.Random(seed)
    for number in range(250):
        t, battle, ways = drawn(rng)
        read = Field(t, battle, ways)
        for side in (ATTACKER, DEFENDER):
            pool = pools.melee(t.g, battle, side)
            assert (pool.white, pool.black) == read.melee(side), (seed, number, side)
            for manner in (pools.OPEN_FIRE, pools.AMBUSHING, pools.AMBUSHED):
                ambush = manner == pools.AMBUSHING
                volley = pools.fire(t.g, battle, side, manner)
                assert (volley.white, volley.black) == read.fire(side, ambush), (seed, number, side, manner)
                tally = advanced.fire(t.g, battle, side, manner)
                shot = pools.upwards(tally.total, 2) if any(amount > 0 for _, amount in tally) else None
                assert shot == read.volley(side, ambush), (seed, number, side, manner)
            for fought in (0, 1):
                battle.fought = fought
                assert advanced.melee(t.g, battle, side).total == read.modifier(side, fought), (seed, number, side)
            for score in range(1, 14):
                assert advanced.hits(t.g, battle, side, score) == read.hits(side, score), (seed, number, side, score)
