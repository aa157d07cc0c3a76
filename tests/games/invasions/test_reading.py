"""INV XII, read once more: who is friend of whom, whose is a region, what ground a province is, in plain sets.

Nothing here asks the rules of the engine; both are compared at many moments of random games.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from latrunculi.games.invasions.components.chart import BARBARIAN_LAND, CIVIL_REGIONS, LANDS, PROVINCES, REGIONS
from latrunculi.games.invasions.components.counters import HORDES, LIMITES, NATION_OF, PIECES, UNIT_MASK
from latrunculi.games.invasions.components.nations import ARIAN, BYZANTINS, NATIONS, PAGAN, ROMAINS
from latrunculi.games.invasions.rules import control, relations
from latrunculi.games.invasions.rules.state import BARBARIAN, EMPIRE, KINGDOM, VASSAL, Invasions
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.play import choices

ROMES = {ROMAINS, BYZANTINS}
EVERY = 80
"""One moment out of so many choices is looked at."""


class Reading:
    """A state, as chapter XII reads it."""

    def __init__(self, g: Invasions) -> None:
        self.g = g
        self.nations = set(members(g.active | g.inactive))
        self.serves = {piece: n for n in range(NATIONS) for piece in members(g.army[n])}
        self.stand: dict[int, list[int]] = {p: [] for p in range(PROVINCES)}
        for piece in range(PIECES):
            if g.at[piece] < PROVINCES and (UNIT_MASK | HORDES | LIMITES) & BIT[piece]:
                self.stand[g.at[piece]].append(piece)

    def there(self, province: int) -> set[int]:
        """Whose units, hordes and limites are in a province."""
        return {self.serves[piece] for piece in self.stand[province]} & self.nations

    def allies(self, nation: int) -> set[int]:
        return set(members(self.g.allies[nation]))

    def side(self, nation: int) -> set[int]:
        """XII.D-2, VI.K-5: a nation with its allies, or whose federator's friends it shares."""
        head = self.g.federator[nation] if self.g.federator[nation] >= 0 else nation
        one = self.g.turn < 3 and set(members(self.g.active)) >= ROMES
        return {head} | self.allies(head) | (ROMES if one and head in ROMES else set())

    def friends(self, a: int, b: int) -> bool:
        return a == b or (self.g.federator[b] if self.g.federator[b] >= 0 else b) in self.side(a)

    def neutral(self, a: int, b: int) -> bool:
        """XII.D-3, and the pacts of XXX."""
        g = self.g
        lords = [g.lord[n] if g.lord[n] >= 0 else n for n in (a, b)]
        bound = g.lord[a] >= 0 or g.lord[b] >= 0
        head = g.federator[lords[1]] if g.federator[lords[1]] >= 0 else lords[1]
        romes = {a, b} == ROMES and not g.wars[a] & BIT[b]
        return bool(g.pacts[a] & BIT[b]) or romes or (bound and head in self.side(lords[0]))

    def hostile(self, a: int, b: int, province: int) -> bool:
        """XII.D-4, XII.D-5."""
        g = self.g
        if self.friends(a, b) or self.neutral(a, b):
            return False
        wild = [g.status[n] == BARBARIAN or (g.lord[n] >= 0 and g.status[g.lord[n]] == BARBARIAN) for n in (a, b)]
        peace = not g.wars[a] & BIT[b] and not g.wars[b] & BIT[a]
        return not (BARBARIAN_LAND & BIT[province] and all(wild) and peace)

    def ground(self, nation: int, province: int) -> int:
        """XII.D-7 to XII.D-10; among pagan and Arian barbarians nobody rebels (XVI.A-2)."""
        g, owner, there = self.g, self.g.owner[province], self.there(province)
        safe = g.status[nation] == BARBARIAN and g.religion[nation] in (PAGAN, ARIAN)
        rebels = owner == nation and (g.revolts | g.revolts_plus) & BIT[province] and not safe
        if rebels or any(self.hostile(nation, other, province) for other in there):
            return relations.HOSTILE
        if owner >= 0 and not self.hostile(nation, owner, province):
            return relations.FRIENDLY if self.friends(nation, owner) else relations.NEUTRAL
        if not there or (owner >= 0 and g.level[province] > 0):
            return relations.HOSTILE
        if not all(self.friends(nation, n) for n in there):
            return relations.NEUTRAL
        return relations.HOSTILE if g.level[province] > 0 else relations.FRIENDLY  # a city of nobody is to be taken

    def vassals(self, nation: int) -> set[int]:
        return {n for n in self.nations if self.g.lord[n] == nation and self.g.bond[n] == VASSAL}

    def claimants(self, region: int) -> set[int]:
        """XII.C: those of the highest status that may claim a region, without their allies."""
        g, land = self.g, members(LANDS[region])
        built = [p for p in land if g.level[p] > 0]

        def most(nation: int, places: list[int]) -> bool:
            whose = {nation} | self.allies(nation)
            whose |= {vassal for lord in set(whose) for vassal in self.vassals(lord)}
            return 2 * sum(g.owner[p] in whose for p in places) > len(places)

        def claim(whose: set[int], rivals: set[int]) -> set[int]:
            for status, places in ((EMPIRE, built), (KINGDOM, land)):
                if found := {n for n in whose if g.status[n] == status and most(n, places)}:
                    return found
            free = {n for n in rivals if g.active & BIT[n] and g.federator[n] < 0}
            if found := {n for n in free if rivals <= {n} | self.allies(n) | self.vassals(n)}:
                return found
            civil = CIVIL_REGIONS & BIT[region]
            return {n for n in whose if civil and g.status[n] == BARBARIAN and most(n, land)}

        owners = {g.owner[p] for p in land if g.owner[p] >= 0}
        hordes = {NATION_OF[piece] for p in land for piece in self.stand[p] if HORDES & BIT[piece]}
        hordes = {n for n in hordes & self.nations if g.status[n] == BARBARIAN}
        lords = {g.lord[n] for n in owners if g.lord[n] >= 0 and g.bond[n] == VASSAL} - owners
        active = set(members(g.active))
        return claim(owners & active, hordes) or claim(lords & active, set())


def moments(scenario: str, seed: int, seats: int | None = None) -> Iterator[Invasions]:
    """Some states of a random game."""
    return itertools.islice(choices(scenario, seed, seats), EVERY, None, EVERY)


@pytest.mark.rule("INV-XII.C-1", "INV-XII.C-2", "INV-XII.C-3", "INV-XII.C-4", "INV-XII.C-5", "INV-XII.C-6")
@pytest.mark.rule("INV-XII.D-2", "INV-XII.D-3", "INV-XII.D-4", "INV-XII.D-5", "INV-XII.D-7", "INV-XII.D-8")
@pytest.mark.rule("INV-XII.D-9", "INV-XII.D-10", "INV-XII.B-5")
@pytest.mark.parametrize("scenario", ["350-invasiones", "425-occidens"])
def test_relations_regions_and_ground_as_chapter_twelve_reads(scenario: str) -> None:
    for g in moments(scenario, 7):
        read = Reading(g)
        for nation in read.nations:
            known = {other for other in read.nations if read.friends(nation, other)}
            assert set(members(g.friends[nation])) == known
            neutrals = set(members(g.neutrals[nation])) & read.nations  # a pact outlives who has vanished
            assert neutrals == {n for n in read.nations - known if read.neutral(nation, n)}
            for province in range(g.turn % 5, PROVINCES, 5):
                assert relations.ground(g, nation, province) == read.ground(nation, province), (nation, province)
        for nation in read.nations:
            held = {region for region in range(REGIONS) if control.region_holders(g, region) & BIT[nation]}
            assert set(members(control.own_regions(g, nation))) == held
        for region in range(REGIONS):
            holders, claims = set(members(control.region_holders(g, region))), read.claimants(region)
            assert bool(holders) == bool(claims)
            assert any(holders - {claim} <= read.allies(claim) and claim in holders for claim in claims) or not claims


ANYWHERE = ("status", "army", "capital", "allies", "lord", "bond", "federator", "foedus", "friends", "neutrals", "wars")
"""What control hangs on by nation, beside what stands in a province itself."""


def scrambled(g: Invasions, field: str, rng: random.Random) -> Invasions:
    """A copy in which the values of a field have changed places, whether or not the rules would do that."""
    twin = g.clone()
    if field in ("active", "inactive"):
        setattr(twin, field, rng.getrandbits(NATIONS))
    elif field in ("allies", "wars"):
        setattr(twin, field, [rng.getrandbits(NATIONS) & rng.getrandbits(NATIONS) for _ in range(NATIONS)])
    elif field == "bond":
        twin.bond = [rng.randrange(1 + VASSAL) for _ in range(NATIONS)]
    elif field in ("lord", "federator"):
        setattr(twin, field, [rng.randrange(NATIONS) for _ in range(NATIONS)])
    elif field == "foedus":
        twin.foedus = [rng.getrandbits(PROVINCES) for _ in range(NATIONS)]
    elif field == "free_cities":
        twin.free_cities = rng.getrandbits(PROVINCES)
    elif field == "at":
        for piece in rng.sample(members(UNIT_MASK | HORDES), 250):
            twin.put(piece, rng.randrange(PROVINCES))
    else:
        values = list(getattr(twin, field))  # copies share some lists
        rng.shuffle(values)
        setattr(twin, field, values)
    return twin


def test_control_worked_out_where_things_have_changed_is_control_worked_out_everywhere() -> None:
    rng = random.Random(1)
    for number, g in enumerate(itertools.islice(moments("350-invasiones", 3), 0, 60, 6)):
        then = g.clone()
        for field in ("at", "lord")[: number % 3]:  # as it is, and in a muddle, where rarer things tell
            then = scrambled(then, field, rng)
        control.work_out(then)
        for field in (*ANYWHERE, "active", "inactive", "free_cities", "at", "owner", "level"):
            now = scrambled(then, field, rng)
            assert getattr(now, field) == getattr(then, field) or control.stale(now), field
            anew = now.clone()
            for _ in range(2):  # what has not come to rest goes on the next time
                anew.grounds = None
                control.work_out(now)
                control.work_out(anew)
                assert now.owner == anew.owner, field
