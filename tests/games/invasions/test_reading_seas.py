"""INV XXV, read once more: where fleets sail, whom they meet, what they carry where to, which straits they close.

Relations of nations and the ground of a province (XII.D), and what keeps a pile from leaving or entering land (XVIII.A,
XVIII.K, XXVIII.E) are asked of the engine. Both are compared at the questions of random games.
"""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.invasions.components.chart import (
    BY_LAND,
    COAST,
    ISLANDS,
    LANDS,
    OVER_STRAIT,
    PORT,
    PROVINCE,
    PROVINCE_IDS,
    PROVINCES,
    REGION,
    SEA,
    SEA_IDS,
    SEA_NEAR,
    SEAS,
    SHORES,
    strait_sea,
)
from latrunculi.games.invasions.components.counters import (
    AMPHIBIOUS,
    AUXILIARIES,
    FLEETS,
    HORDES,
    LEADERS,
    NATION_OF,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import BYZANTINS, NATION, NATION_IDS, ROMAINS
from latrunculi.games.invasions.rules import coasts, foedera, relations, transport, ways
from latrunculi.games.invasions.rules.fleets import Voyage
from latrunculi.games.invasions.rules.movement import March
from latrunculi.games.invasions.rules.naval import Challenges, SeaFight
from latrunculi.games.invasions.rules.state import BARBARIAN, VASSAL, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.play import choices, told

NOMADS = {NATION[name] for name in ("alains", "avars", "hephthalites", "huns", "khazars", "kouchans")}
ROMES = {ROMAINS, BYZANTINS}
INNER = {SEA[name] for name in (
    "mare-adriaticum", "mare-aegeum", "mare-mauretanicum", "mare-nostrum-orientalis", "mare-siculum",
    "mare-tyrrheneum", "sinus-gallicus", "propontis", "pontus-euxinus",
)}  # fmt: skip
"""The Mediterranean and the Pontus Euxinus (XXV.C-5, XXV.E-7)."""


class Reading:
    """A state, as chapter XXV reads it."""

    def __init__(self, g: Invasions) -> None:
        self.g = g
        self.one = g.turn < 3 and set(members(g.active)) >= ROMES
        self.active = set(members(g.active))

    def land(self, nation: int) -> set[int]:
        """XII.A, XXVI.B-6, VI.K: what it controls, its vassals, the other half of the Empire, with allies' units."""
        g = self.g
        halves = ROMES if self.one and nation in ROMES else {nation}
        whole = halves | {n for n in members(g.nations) if g.lord[n] in halves and g.bond[n] == VASSAL}
        found = {p for p in range(PROVINCES) if g.owner[p] in whole}
        for p in range(PROVINCES):
            owner = g.owner[p]
            if owner >= 0 and g.units(owner, p) and set(members(g.allies[owner])) & whole:
                guests = {n for n in members(g.allies[owner]) if self.here(n, p)}
                found |= {p} if guests & whole else set()
        return found

    def here(self, nation: int, province: int) -> bool:
        """Whether units of a nation or of its federates stand in a province."""
        g = self.g
        return any(g.units(n, province) for n in members(g.nations) if nation in (n, g.federator[n]))

    def cities(self, land: set[int]) -> set[int]:
        return {p for p in land if PORT[p] >= 0 and self.g.level[p] > 0}

    def fleets(self, nation: int, sea: int) -> set[int]:
        return set(members(self.g.army[nation] & FLEETS & self.g.inside[PROVINCES + sea]))

    # ------------------------------------------------------------------ A

    def waters(self, nation: int) -> set[int]:
        """XXV.A-3."""
        land = self.land(nation)
        found = {PORT[p] for p in self.cities(land)}
        if self.g.status[nation] == BARBARIAN:
            found |= {sea for p in land for sea in members(COAST[p])}
        for _ in range(2):
            found |= {near for sea in found for near in members(SEA_NEAR[sea])}
        return found

    def onward(self, nation: int, sea: int) -> set[int]:
        """XXV.A-3: where it may be and, while it is nowhere near, what brings it nearer."""
        open_seas, near = self.waters(nation), set(members(SEA_NEAR[sea]))
        if sea in open_seas or not open_seas:
            return near & open_seas
        while not near & open_seas:
            wider = open_seas | {s for one in open_seas for s in members(SEA_NEAR[one])}
            if wider == open_seas:
                return set()
            open_seas = wider
        return near & open_seas

    def voyage(self, top: Voyage) -> set[tuple[str, Any]]:
        """XXV.A-2 to XXV.A-6, XXV.B-1."""
        g, group = self.g, set(members(top.group))
        left = 4 - max(g.steps(fleet) for fleet in group)
        near = self.onward(top.nation, top.sea) if left > 0 else set()
        found: set[tuple[str, Any]] = {("sail-to", SEA_IDS[sea]) for sea in near} | {("done", None)}
        if any(not g.interceptors >> fleet & 1 for fleet in group):
            foes = {n for n in self.foes(top.nation, top.sea) if self.fleets(n, top.sea) - set(members(g.intercepted))}
            found |= {("challenge", NATION_IDS[n]) for n in foes}
        return found

    # ------------------------------------------------------------------ B

    def foes(self, nation: int, sea: int) -> set[int]:
        others = {n for n in members(self.g.nations) if n != nation and self.fleets(n, sea)}
        return {n for n in others if relations.hostile(self.g, nation, n, PROVINCES + sea)}

    def masters(self, nation: int, sea: int) -> bool:
        """XXV.B-3."""
        ports = {p for p in range(PROVINCES) if PORT[p] == sea and self.g.level[p] > 0}
        land = self.land(nation).union(*(self.land(ally) for ally in members(self.g.allies[nation])))
        return bool(ports) and ports <= land

    def challengers(self, top: Challenges) -> set[int]:
        """XXV.B-4, XXV.B-5: who may still intercept the pile."""
        spent = set() if top.again else set(members(self.g.interceptors))
        return {n for n in self.foes(top.nation, top.sea) if self.fleets(n, top.sea) - spent}

    # ------------------------------------------------------------------ D, E

    def holds(self, nation: int, sea: int) -> int:
        """XXV.D-3, XXV.D-5: how many ships of one pile carry something over a sea."""
        g = self.g
        ours = {n for n in members(g.playing) if n == nation or g.friends[nation] >> n & 1}
        able = {n: {f for f in self.fleets(n, sea) if g.steps(f) < 4 and not g.voyages[1] >> f & 1} for n in ours}
        return min(2, max(map(len, able.values()), default=0))

    def crossings(self, nation: int, group: set[int], here: int) -> dict[int, list[set[int]]]:
        """XXV.D-1, XXV.D-4, XXV.D-6: for each province the last seas of the ways there, of one sea and of two."""
        men, led = self.sorts(group)
        left = ways.left(self.g, sum(BIT[p] for p in group))
        able = {s for s in range(SEAS) if (n := self.holds(nation, s)) and len(men) <= 3 * n and len(led) <= n}
        first = able & set(members(COAST[here])) if left > 0 else set()
        second = {s for one in first for s in members(SEA_NEAR[one])} & able if left > 1 else set()
        found: dict[int, list[set[int]]] = {}
        for place, seas in enumerate((first, second)):
            for sea in seas:
                for there in set(members(SHORES[sea])) - {here}:
                    found.setdefault(there, [set(), set()])[place].add(sea)
        return found

    def sorts(self, group: set[int]) -> tuple[set[int], set[int]]:
        """Units and hordes, and leaders."""
        men = {p for p in group if (UNIT_MASK | HORDES) >> p & 1}
        return men, {p for p in group if LEADERS >> p & 1}

    def goals(self, nation: int, group: set[int], here: int) -> tuple[set[int], set[int]]:
        """XXV.D-2, XXV.D-8, XXV.D-9, XXV.E-1: where a pile is shipped, where it lands."""
        g, mask = self.g, sum(BIT[p] for p in group)
        ashore = {p for p in group if g.sailed >> p & 1}
        nomads = {p for p in group if NATION_OF[p] in NOMADS and g.status[NATION_OF[p]] == BARBARIAN}
        nomads = {p for p in nomads if g.hired_by(p) == NATION_OF[p] and not AUXILIARIES >> p & 1}
        stuck = foedera.deserts(g, mask, here)
        if relations.ground(g, nation, here) != relations.FRIENDLY or ashore or nomads or stuck:
            return set(), set()
        barred = ways.closed(g, mask) | ways.tether(g, nation, here) | ways.settled(g, mask, here)
        found = {p for p in self.crossings(nation, group, here) if not barred >> p & 1}
        if g.raided >> nation & 1:
            found = {p for p in found if g.owner[p] == nation}
        grounds = {p: relations.ground(g, nation, p) for p in found}
        units = any(UNIT_MASK >> p & 1 for p in group)
        friends = set(members(g.friends[nation]))
        alone = {p for p in found if set(members(g.holders(p))) <= friends}
        ship = {p for p in found if grounds[p] == relations.FRIENDLY and p in alone}
        empty = {p for p in found if not set(members(g.holders(p))) - {nation}}
        return ship, {p for p in found if units and grounds[p] != relations.FRIENDLY and p in empty | self.held(nation)}

    def held(self, nation: int) -> set[int]:
        """Hostile land, whoever stands there."""
        return {p for p in range(PROVINCES) if relations.ground(self.g, nation, p) == relations.HOSTILE}

    def coast(self, sea: int, province: int) -> set[int]:
        """XXV.E-6: the shore of a sea along which one comes from a province by land."""
        found, ring = {province}, {province}
        while ring:
            ring = {p for here in ring for p in members(BY_LAND[here] & SHORES[sea])} - found
            found |= ring
        return found

    def risk(self, nation: int, sea: int, province: int) -> int:
        """XXV.E-6, XXV.E-7."""
        own = self.cities(self.land(nation) & self.coast(sea, province))
        port = any(PORT[p] == sea for p in own)
        return (0 if port else -2) + (nation in ROMES and sea in INNER)

    def safe(self, nation: int, group: set[int], province: int) -> bool:
        """XXV.E-4, and what the profile of the Vandals says."""
        men, _ = self.sorts(group)
        wild = self.g.status[nation] == BARBARIAN and bool(LANDS[REGION["britannia"]] >> province & 1)
        bold = nation == NATION["vandales"] and self.g.turn >= 4
        at_home = bold and bool((LANDS[REGION["africa"]] | ISLANDS) >> province & 1)
        return wild or at_home or all(AMPHIBIOUS >> p & 1 for p in men)

    # ------------------------------------------------------------------ F

    def closed(self, nation: int, here: int) -> set[int]:
        """XXV.F-1, XXV.F-2."""
        found = set()
        for there in members(OVER_STRAIT[here]):
            sea = strait_sea(here, there)
            found |= {there} if any(self.g.blockades[n] >> sea & 1 for n in self.foes(nation, sea)) else set()
        return found

    # ------------------------------------------------------------------ compared

    def state(self) -> None:
        """What holds at any moment."""
        g = self.g
        assert all(g.at[f] >= PROVINCES for f in members(FLEETS))
        for nation in members(g.nations):
            for sea in range(SEAS):
                assert coasts.masters(g, nation, sea) == self.masters(nation, sea), (nation, sea)
        for nation in self.active:
            for here in range(PROVINCES):
                if OVER_STRAIT[here]:
                    assert set(members(ways.blockaded(g, nation, here))) == self.closed(nation, here)

    def question(self) -> str:
        """What is asked; which question it was, if chapter XXV asks it."""
        g, top, offered = self.g, self.g.stack[-1], set(told(self.g))
        if isinstance(top, Voyage) and top.step == "go":
            assert {o for o in offered if o[0] not in ("leave", "take")} == self.voyage(top)
            assert any(o[0] == "leave" for o in offered) == (top.group.bit_count() == 2)
            assert top.group.bit_count() <= 2
            others = self.fleets(top.nation, top.sea) - set(members(top.group | top.pieces))
            fresh = any(g.steps(fleet) < 4 for fleet in others)
            assert any(o[0] == "take" for o in offered) == (fresh and top.group.bit_count() < 2)
        elif isinstance(top, Challenges):
            able = self.challengers(top)
            assert members(top.nations)[0] in able
            assert top.again or not top.group & g.intercepted
            assert g.actor == g.seat(members(top.nations)[0])
        elif isinstance(top, SeaFight) and top.step == "face":
            assert g.actor == g.seat(top.enemy)
        elif isinstance(top, SeaFight):
            leads = {p for n in members(g.nations) for p in members(g.army[n] & LEADERS) if self.ashore(p, top.sea)}
            names = {obj for verb, obj in offered if verb == "embark"}
            mine = {p for p in leads if g.hired_by(p) == top.leading() and not g.inactive_leaders >> p & 1}
            assert names == {VOCABULARY.objects["piece"][p] for p in mine}
        elif isinstance(top, March) and top.step == "go":
            return self.march(top, offered)
        else:
            return ""
        return type(top).__name__

    def ashore(self, leader: int, sea: int) -> bool:
        """XXV.C-8: whether he is in a coastal province of a sea."""
        return self.g.at[leader] < PROVINCES and bool(SHORES[sea] >> self.g.at[leader] & 1)

    def march(self, top: March, offered: set[tuple[str, Any]]) -> str:
        """XXV.D, XXV.E: where the pile may go over sea, and at what risk."""
        g, nation = self.g, top.nation(self.g)
        group = set(members(top.group))
        ship, land = self.goals(nation, group, top.here)
        assert {PROVINCE[obj] for verb, obj in offered if verb == "ship"} == ship
        assert {PROVINCE[obj] for verb, obj in offered if verb == "land-at"} == land
        ways_there = self.crossings(nation, group, top.here) if ship or land else {}
        routes = transport.routes(g, nation, top.group, top.here) if land else {}
        for there in land:
            near, far = ways_there[there]
            assert routes[there][-1] in (near or far), PROVINCE_IDS[there]
            assert len(routes[there]) == (1 if near else 2)
            assert transport.safe(g, nation, top.group, there) == self.safe(nation, group, there)
            odds = transport.odds(g, nation, routes[there][-1], there)
            assert odds.total == self.risk(nation, routes[there][-1], there), PROVINCE_IDS[there]
        return "Landing" if land else "Transport" if ship else ""


EVERY = 150


@pytest.mark.rule("INV-XXV.A-1", "INV-XXV.A-2", "INV-XXV.A-3", "INV-XXV.A-4", "INV-XXV.A-6", "INV-XXV.B-1")
@pytest.mark.rule("INV-XXV.B-2", "INV-XXV.B-3", "INV-XXV.B-4", "INV-XXV.B-5", "INV-XXV.C-8", "INV-XXV.C-9")
@pytest.mark.rule("INV-XXV.D-1", "INV-XXV.D-2", "INV-XXV.D-3", "INV-XXV.D-4", "INV-XXV.D-5", "INV-XXV.D-8")
@pytest.mark.rule("INV-XXV.D-9", "INV-XXV.E-1", "INV-XXV.E-4", "INV-XXV.E-6", "INV-XXV.E-7", "INV-XXV.F-1")
@pytest.mark.rule("INV-XXV.F-2")
@pytest.mark.parametrize(("scenario", "seed"), [("525-iustinianus", 1), ("525-iustinianus", 4)])
def test_fleets_and_what_they_carry_as_chapter_twenty_five_reads(scenario: str, seed: int) -> None:
    asked = compare(scenario, seed)
    assert {"Voyage", "Challenges", "SeaFight", "Landing", "Transport"} == set(asked)


def compare(scenario: str, seed: int, seats: int | None = None) -> dict[str, int]:
    """A random game; how often each question was compared."""
    asked: dict[str, int] = {}
    for number, g in enumerate(choices(scenario, seed, seats)):
        read = Reading(g)
        if number % EVERY == 0:
            read.state()
        if g.playing and (question := read.question()):
            asked[question] = asked.get(question, 0) + 1
    return asked
