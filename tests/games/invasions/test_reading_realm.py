"""INV VI to VIII, XIII, XIV, XVI, read once more: income and expenses, who becomes what, where a revolt may break out.

Plain sums over lists of provinces; only who controls a region and whom a heresy concerns are asked of the engine, as
XII and XXXI have readings of their own. Both are compared at many moments of random games.
"""

from __future__ import annotations

import itertools
from fractions import Fraction
from math import ceil, floor

import pytest

from latrunculi.games.invasions.components.cards import DEARTH, TRADE
from latrunculi.games.invasions.components.chart import (
    BARBARIAN_LAND,
    CITY_NAMES,
    CIVIL_REGIONS,
    GRANARIES,
    INCOME,
    LANDS,
    MONOPOLY,
    PORT,
    PROVINCES,
    REGION_BONUS,
    REGION_OF,
    REGIONS,
    SEAS,
)
from latrunculi.games.invasions.components.counters import (
    ADMINISTRATION,
    COMBAT,
    EMPERORS,
    FLEETS,
    GENERIC,
    HORDE_OF,
    KINGS,
    LEADERS,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import INITIATIVE, NATIONS, PERSES, TRIBUTE
from latrunculi.games.invasions.rules import (
    administration,
    bankruptcy,
    control,
    heresies,
    income,
    order,
    realms,
    relations,
    revolts,
)
from latrunculi.games.invasions.rules.state import BARBARIAN, CLIENT, KINGDOM, RESERVE, VASSAL, Invasions
from latrunculi.kernel.actions import members
from tests.games.invasions.play import throne
from tests.games.invasions.test_reading import moments

CAPITALS = {p for p in range(PROVINCES) if CITY_NAMES[p] in ("Roma", "Constantinopolis", "Constantinople")}


class Reading:
    """A state, as the chapters of the realm read it."""

    def __init__(self, g: Invasions) -> None:
        self.g = g
        self.nations = set(members(g.active | g.inactive))
        self.serves = {piece: n for n in range(NATIONS) for piece in members(g.army[n])}
        self.rebels = set(members(g.revolts | g.revolts_plus))
        self.holders = [set(members(control.region_holders(g, region))) for region in range(REGIONS)]
        self.land = {n: {p for p in range(PROVINCES) if g.owner[p] == n} for n in range(NATIONS)}
        self.there: list[set[int]] = [set() for _ in range(PROVINCES)]
        """Whose units stand in a province."""
        for piece in members(UNIT_MASK):
            if g.at[piece] < PROVINCES and piece in self.serves:
                self.there[g.at[piece]].add(self.serves[piece])

    def in_play(self, nation: int, kind: int) -> list[int]:
        return [p for p in members(kind) if self.serves.get(p) == nation and self.g.at[p] < RESERVE]

    def seat(self, nation: int) -> int:
        """The province of its horde, or of its capital."""
        horde = HORDE_OF[nation]
        at_large = horde >= 0 and self.g.at[horde] < PROVINCES
        return self.g.at[horde] if at_large else self.g.capital[nation]

    def bound(self, lord: int, bond: int) -> set[int]:
        return {n for n in self.nations if self.g.lord[n] == lord and self.g.bond[n] == bond}

    def lost_lately(self, nation: int) -> bool:
        return bool(self.g.lost_capital[nation]) and self.g.lost_capital[nation] == self.g.turn - 1

    def share(self, province: int, nation: int) -> Fraction:
        """XXVI.B: to each ally whose units stand with the owner's an equal part."""
        owner = self.g.owner[province]
        there = self.there[province] | {self.g.federator[n] for n in self.there[province]}
        whose = {owner} | (set(members(self.g.allies[owner])) & there if owner in there else set())
        return Fraction(1, len(whose)) if nation in whose else Fraction(0)

    # ------------------------------------------------------------------ XIV

    def gross(self, nation: int) -> Fraction:
        """XIV.B, XIV.D to XIV.F."""
        g, kingdom = self.g, self.g.status[nation] == KINGDOM
        bare = set(members(GRANARIES)) if g.calamities[nation] >> DEARTH & 1 else set()
        found = Fraction(0)
        for p in range(PROVINCES):
            if g.owner[p] >= 0 and p not in self.rebels | bare:
                city = Fraction(1, 2) if g.pillaged >> p & 1 else Fraction(g.level[p])
                worth = (city if g.level[p] > 0 else 0) + (Fraction(INCOME[p], 2) if kingdom else 0)
                found += worth * self.share(p, nation)
        for region in range(REGIONS):
            if nation in self.holders[region]:
                gold = REGION_BONUS[region] + (0 if kingdom else 1 + self.total(nation, region))
                found += Fraction(gold, len(self.holders[region]))
        if self.seat(nation) >= 0 and not self.lost_lately(nation):
            found += 5 if kingdom else 10
        for sea in range(SEAS):
            ports = [p for p in range(PROVINCES) if PORT[p] == sea and g.level[p] > 0]
            mine = [p for p in ports if g.owner[p] == nation and p not in self.rebels]
            if mine:
                found += 1 + (g.in_force >> TRADE & 1) + (MONOPOLY[sea] if mine == ports else 0)
        clients = self.bound(nation, CLIENT)
        tribute = sum(min(TRIBUTE[n], g.treasury[n]) if g.active >> n & 1 else TRIBUTE[n] for n in clients)
        return found + len(self.bound(nation, VASSAL)) + tribute

    def total(self, nation: int, region: int) -> int:
        """XII.C-7: all cities are its own, and no province is hostile."""
        land = members(LANDS[region])
        cities = all(self.g.owner[p] == nation for p in land if self.g.level[p] > 0)
        return int(cities and all(relations.ground(self.g, nation, p) != relations.HOSTILE for p in land))

    def expenses(self, nation: int) -> int:
        """XIV.F to XIV.H."""
        g = self.g
        upkeep = len(self.in_play(nation, UNIT_MASK | FLEETS)) if g.status[nation] == KINGDOM else 0
        unrest = sum(3 if g.revolts_plus >> p & 1 else 1 for p in self.land[nation] & self.rebels)
        owed = sum(3 * g.foedera[n] for n in self.nations if g.federator[n] == nation) + (g.bond[nation] == VASSAL)
        return upkeep + unrest + owed + (0, 5, 10)[g.decline[nation]] + self.heresy(nation)

    def heresy(self, nation: int) -> int:
        """XIV.G: of a kingdom only where it has orthodox land, too."""
        here = {REGION_OF[p] for p in self.land[nation] if REGION_OF[p] >= 0}
        if self.g.status[nation] != KINGDOM:
            here = {region for region in range(REGIONS) if nation in self.holders[region]} | here
            return len({r for r in here if heresies.heretical(self.g, nation, r)})
        struck = {region for region in here if heresies.heretical(self.g, nation, region)}
        return len(struck) if here - struck else 0

    # ------------------------------------------------------------------ VII, VIII, XIV.K

    def regions(self, nation: int) -> set[int]:
        """Its own and its vassals' (XII.A)."""
        whole = {nation} | self.bound(nation, VASSAL)
        return {region for region in range(REGIONS) if self.holders[region] & whole}

    def kingdom(self, nation: int) -> int:
        wild = self.seat(nation) >= 0 and BARBARIAN_LAND >> self.seat(nation) & 1
        return 2 * wild - self.g.treasury[nation] // 10

    def eligible(self, nation: int) -> bool:
        civil = [bool(CIVIL_REGIONS >> region & 1) for region in self.regions(nation)]
        size = sum(Fraction(1) if one else Fraction(1, 2) for one in civil)
        return size >= 3 and self.g.since[nation] != self.g.turn

    def empire(self, nation: int) -> int:
        civil = sum(CIVIL_REGIONS >> region & 1 for region in self.regions(nation))
        captain = any(COMBAT[leader] >= 2 for leader in self.in_play(nation, LEADERS))
        lands = set().union(*(self.land[n] for n in {nation} | self.bound(nation, VASSAL)))
        clients = len(self.bound(nation, CLIENT)) if nation == PERSES else 0
        barbarian = len(self.regions(nation)) - civil
        return (
            captain + self.g.decline[nation] + 2 * max(0, civil - 3) + barbarian + 3 * bool(lands & CAPITALS) + clients
        )

    def collapse(self, nation: int) -> int:
        g, capital = self.g, throne(self.g, nation)
        elsewhere = self.regions(nation) - ({REGION_OF[capital]} if capital >= 0 else set())
        years = max(0, g.age[nation] - 9)
        return years + g.decline[nation] + g.misfortunes[nation] + 2 * self.lost_lately(nation) - len(elsewhere)

    # ------------------------------------------------------------------ XIII, XVI

    def cards(self, nation: int) -> int:
        return max([ADMINISTRATION[p] for p in self.in_play(nation, (KINGS | EMPERORS) & ~GENERIC)], default=0)

    def revolts(self, nation: int) -> set[int]:
        led = {self.g.at[leader] for leader in self.in_play(nation, LEADERS)}
        return self.land[nation] - led - {self.seat(nation)}


@pytest.mark.rule("INV-VI.G-1", "INV-VI.G-2", "INV-VI.G-3", "INV-VII.C-3", "INV-VII.C-4", "INV-VIII.B-1")
@pytest.mark.rule("INV-VIII.B-2", "INV-VIII.B-4", "INV-VIII.B-5", "INV-VIII.B-6", "INV-VIII.B-7", "INV-VIII.B-8")
@pytest.mark.rule("INV-VIII.B-9", "INV-XIII.C-3", "INV-XIV.B-1", "INV-XIV.B-2", "INV-XIV.B-3", "INV-XIV.B-4")
@pytest.mark.rule("INV-XIV.D-1", "INV-XIV.E-1", "INV-XIV.E-3", "INV-XIV.F-1", "INV-XIV.F-2", "INV-XIV.F-5")
@pytest.mark.rule("INV-XIV.F-6", "INV-XIV.G-1", "INV-XIV.G-2", "INV-XIV.G-3", "INV-XIV.G-4", "INV-XIV.H-1")
@pytest.mark.rule("INV-XIV.H-2", "INV-XIV.H-3", "INV-XIV.K-3", "INV-XIV.K-4", "INV-XIV.K-5", "INV-XIV.K-6")
@pytest.mark.rule("INV-XIV.K-7", "INV-XVI.D-1", "INV-XXXIII.C-4")
@pytest.mark.parametrize(("scenario", "seed"), [("350-invasiones", 11), ("425-occidens", 3)])
def test_what_a_realm_has_and_what_becomes_of_it_as_the_chapters_read(scenario: str, seed: int) -> None:
    for g in itertools.islice(moments(scenario, seed), 1, None, 5):
        read = Reading(g)
        for nation in members(g.active):
            if g.status[nation] == BARBARIAN:
                assert realms.kingdom_modifiers(g, nation).total == read.kingdom(nation)
                continue
            told = income.balance(g, nation)
            left = read.gross(nation) - read.expenses(nation)
            assert Fraction(told.gross.total, 2) == ceil(2 * read.gross(nation)) / Fraction(2), nation
            assert told.expenses.total == read.expenses(nation), nation
            assert told.net == (ceil(left) if left > 0 else -floor(-left))
            assert administration.bonus(g, nation) == read.cards(nation)
            assert set(members(revolts.open_to(g, nation))) == read.revolts(nation)
            if g.status[nation] == KINGDOM:
                assert realms.eligible(g, nation) == read.eligible(nation)
                assert realms.empire_modifiers(g, nation).total == read.empire(nation)
            else:
                assert bankruptcy.modifiers(g, nation).total == read.collapse(nation)
        playing = sorted(members(g.active), key=lambda n: (g.status[n], -g.age[n], INITIATIVE[n]))
        assert order.ordered(g, g.active) == playing
