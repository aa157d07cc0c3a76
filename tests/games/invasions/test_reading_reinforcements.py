"""INV IX, read once more: who evacuates where to, which leaders serve and where, how many units come to whom.

Step 1.B is played by chance from many moments of random games, as if their turn were over. Relations of nations and the
ground of a province (XII.D), room (XVII.B) and control are asked of the engine, whose readings are elsewhere.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from latrunculi.games.invasions.components.chart import COAST, ISLANDS, NEAR, PROVINCE, PROVINCES, SEA_NEAR, SHORES
from latrunculi.games.invasions.components.chronology import (
    ARRIVAL,
    DATED,
    INVASIONS,
    LISTED_UNTIL,
    NUMBER,
    RECEIVED,
)
from latrunculi.games.invasions.components.counters import (
    AUXILIARIES,
    EMPERORS,
    FLEETS,
    GENERIC,
    HORDE_OF,
    HORDES,
    INFANTRY,
    KINGS,
    LEADER_TURNS,
    LEADERS,
    LIMITES,
    NATION_OF,
    OF_NATION,
    OF_TYPE,
    ORIGIN,
    PIECE,
    PIECE_IDS,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import (
    BYZANTINS,
    NATION,
    NATIONS,
    PROFILES,
    RAIDER,
    RMI,
    ROMAINS,
)
from latrunculi.games.invasions.rules import relations, stacking, ways
from latrunculi.games.invasions.rules.evictions import Evict
from latrunculi.games.invasions.rules.leaders import Investiture
from latrunculi.games.invasions.rules.mercenaries import Loan
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import (
    BARBARIAN,
    EMPIRE,
    GONE,
    KINGDOM,
    LATER,
    RESERVE,
    VASSAL,
    Invasions,
)
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal
from tests.games.invasions.play import told
from tests.games.invasions.test_reading import moments

NOMADS = {NATION[name] for name in ("alains", "avars", "hephthalites", "huns", "khazars", "kouchans")}
COMMANDERS = {p for p in members(GENERIC) if not PIECE_IDS[p].endswith("-rex")}
COMMANDED = {NATION_OF[p] for p in COMMANDERS}
"""Civilised from the first: their generic leaders, caesar, dux or satrapes, stand beside the ruler (III.C, IX.C-4)."""


def distances(goal: int) -> dict[int, int]:
    """How many steps it is from everywhere to a province."""
    found, ring = {goal: 0}, [goal]
    while ring:
        ring = [p for p in {near for here in ring for near in members(NEAR[here])} if p not in found]
        found |= dict.fromkeys(ring, max(found.values()) + 1)
    return found


class Reading:
    """A moment of step 1.B, as chapter IX reads it."""

    def __init__(self, g: Invasions) -> None:
        self.g = g

    def land(self, nation: int) -> set[int]:
        return {p for p in range(PROVINCES) if self.g.owner[p] == nation}

    def seat(self, nation: int) -> int:
        horde = HORDE_OF[nation]
        return self.g.at[horde] if horde >= 0 and self.g.at[horde] < PROVINCES else self.g.capital[nation]

    def own(self, nation: int, kind: int) -> list[int]:
        """Its pieces of a kind on the map that serve itself."""
        return [p for p in members(OF_NATION[nation] & self.g.army[nation] & kind) if self.g.at[p] < RESERVE]

    def spare(self, nation: int) -> list[int]:
        return [p for p in members(OF_NATION[nation] & UNIT_MASK & ~AUXILIARIES) if self.g.at[p] == RESERVE]

    # ------------------------------------------------------------------ B

    def over_sea(self, nation: int, here: int, shipped: int) -> set[int]:
        """IX.B-5, XXV.D: two seas with friendly fleets, of which each takes three."""
        ours = {n for n in range(NATIONS) if self.g.friends[nation] >> n & 1} | {nation}
        army = [p for n in ours for p in members(self.g.army[n] & FLEETS)]
        seas = {p - PROVINCES for p in (self.g.at[fleet] for fleet in army) if PROVINCES <= p < RESERVE}
        seas = {s for s in seas if 3 * sum(self.g.at[fleet] == PROVINCES + s for fleet in army) > shipped}
        first = seas & set(members(COAST[here]))
        second = {s for one in first for s in members(SEA_NEAR[one])} & seas
        return {p for s in first | second for p in members(SHORES[s])} - {here}

    def havens(self, evict: Evict) -> set[int]:
        """IX.B-2, IX.B-5."""
        g, nation, here = self.g, evict.nation, evict.province
        piece = evict.next(g)
        near = set(members(NEAR[here]))
        nomad = nation in NOMADS and g.status[nation] == BARBARIAN and not AUXILIARIES >> piece & 1
        foreign = NATION_OF[piece] != nation
        if ISLANDS >> here & 1 and (foreign or not nomad):
            near |= self.over_sea(nation, here, evict.shipped)
        near -= set(members(ways.closed(g, BIT[piece]) | evict.barred))
        if UNIT_MASK >> piece & 1:
            near = {p for p in near if stacking.fits(g, nation, p, BIT[piece])}
        near = {p for p in near if not self.shunned(nation, p)}
        found = {p for p in near if relations.ground(g, nation, p) == relations.FRIENDLY}
        strangers = sum([g.army[n] for n in range(NATIONS) if n != nation]) & (UNIT_MASK | HORDES)
        found = found or {p for p in near if not g.inside[p] & strangers and g.limes(p) < 0 and g.level[p] < 1}
        home = self.seat(nation)
        if home < 0 or home == here:
            return found
        far = distances(home)  # without islands that no strait joins to it
        return {p for p in found if far.get(p, PROVINCES) <= far.get(here, PROVINCES)} or found

    def shunned(self, nation: int, province: int) -> bool:
        """XII.D-1: neutrals stand there, and no foe."""
        g = self.g
        there = [n for n in members(g.nations) if g.army[n] & g.inside[province] & (UNIT_MASK | HORDES | LIMITES)]
        strangers = [n for n in there if n != nation and not g.friends[nation] >> n & 1]
        return bool(strangers) and not any(relations.hostile(g, nation, n, province) for n in strangers)

    def hosts(self, evict: Evict) -> set[int]:
        """IX.B-4: the land of those who have most units around, and may have vassals."""
        g, here = self.g, evict.province
        able = {n for n in members(g.nations) if g.federator[n] < 0 and g.bond[n] != VASSAL and n != evict.nation}
        refuges = {n: self.land(n) - set(members(evict.barred)) - {here} for n in able}
        around = {n: sum(g.units(n, p).bit_count() for p in members(NEAR[here])) for n in able if refuges[n]}
        most = max(around.values(), default=0)
        return {p for n, units in around.items() if units == most > 0 for p in refuges[n]}

    # ------------------------------------------------------------------ C, D, F

    def stations(self, nation: int, leader: int) -> set[int]:
        """IX.C-1, IX.C-2, XVIII.K: in closed land only for want of other."""
        horde = HORDE_OF[nation]
        if horde >= 0 and self.g.at[horde] < PROVINCES and not self.land(nation):
            return {self.g.at[horde]}
        open_land = self.land(nation) - set(members(ways.closed(self.g, BIT[leader])))
        return open_land or self.land(nation) or {self.g.at[p] for p in self.g_units(nation)}

    def g_units(self, nation: int) -> list[int]:
        return [p for p in members(self.g.army[nation] & UNIT_MASK) if self.g.at[p] < PROVINCES]

    def posts(self, loan: Loan) -> set[int]:
        """XXVIII.C-2, XXIX.D-2: with the rulers and in the capital; failing room there, anywhere."""
        g, lord = self.g, loan.lord
        found = {self.seat(lord)} - {-1}
        if g.federator[loan.nation] == lord:
            for leader in self.own(lord, LEADERS):
                title = PIECE_IDS[leader].split("-")[-1]
                deputy = {"caesar": lord in (ROMAINS, BYZANTINS), "rex": g.status[lord] == KINGDOM}
                if leader in CROWNED or (GENERIC >> leader & 1 and deputy.get(title, False)):
                    found.add(g.at[leader])
        unit = loan.unit if loan.unit >= 0 else self.own(loan.nation, UNIT_MASK)[0]
        closed = set(members(ways.closed(g, BIT[unit])))
        free = {p for p in range(PROVINCES) if stacking.roomy(g, lord, BIT[p])} - closed
        return found & free or self.land(lord) & free

    def due(self, nation: int, came: int = 0) -> tuple[Counter[int], int]:
        """IX.D-1 to IX.D-4, IX.E-1, XXIX.F-2: types, and units of any type; `came`: those that are there already."""
        g, wild = self.g, self.g.status[nation] == BARBARIAN
        types = Counter(dict(RECEIVED[g.turn].get(nation, ())))
        if not wild:
            scheduled = nation in COMMANDED or nation in MINORS
            return (types if scheduled and g.bond[nation] != VASSAL else Counter()), 0
        free = NUMBER[g.turn].get(nation, 0)
        if not free and g.turn > max(LISTED_UNTIL[nation], ARRIVAL[nation]):
            free = 1
        if g.bond[nation] == VASSAL:
            return Counter(), min(1, free + types.total())
        if g.invading >> nation & 1:
            free = max(
                free, INVASIONS[g.turn].get(nation, 0) - (len(self.units_in_play(nation)) - came) - types.total()
            )
        return types, max(0, free)

    def units_in_play(self, nation: int) -> list[int]:
        return [p for p in members(self.g.army[nation] & UNIT_MASK) if self.g.at[p] < RESERVE]

    # ------------------------------------------------------------------ G

    def extinct(self) -> set[int]:
        """IX.G-1."""
        g, found = self.g, set()
        for nation in range(PROFILES):
            if RAIDER >> nation & 1 or self.own(nation, UNIT_MASK):
                continue
            types, free = self.due(nation)
            if (g.active >> nation & 1 and not types and not free) or (
                g.dead >> nation & 1 and not g.active >> nation & 1
            ):
                found.add(nation)
        return found

    def orphans(self, nation: int) -> Counter[int]:
        """Of how many pieces of each extinct nation a nation is the master."""
        origins = Counter(ORIGIN[p] if ORIGIN[p] >= 0 else NATION_OF[p] for p in self.units_in_play(nation))
        return Counter({n: k for n, k in origins.items() if n in self.extinct() - {nation}})

    # ------------------------------------------------------------------ what must hold when the step is over

    def leaders(self, before: Invasions) -> None:
        """IX.C."""
        g = self.g
        for leader in members(LEADERS & ~GENERIC):
            serves = g.active >> NATION_OF[leader] & 1 and g.turn in LEADER_TURNS[leader]
            if before.at[leader] < LATER and not serves and g.active >> NATION_OF[leader] & 1:
                assert g.at[leader] >= LATER, leader
            if before.at[leader] == LATER and serves and self.stations(NATION_OF[leader], leader):
                assert g.at[leader] < PROVINCES or LEADER_TURNS[leader] == (g.turn,), leader
        for nation in members(g.active):
            rulers, deputies = self.own(nation, LEADERS & ~GENERIC), self.own(nation, GENERIC)
            assert nation in COMMANDED or not (rulers and deputies), nation
            all_of_them = [p for p in members(OF_NATION[nation] & GENERIC) if g.at[p] != GONE]
            if (nation in COMMANDED or not rulers) and nation not in MINORS and all_of_them:
                assert deputies == (all_of_them if self.stations(nation, all_of_them[0]) else deputies), nation

    def units(self, events: list[tuple[str, dict[str, Any]]], nation: int) -> None:
        """IX.D, IX.E."""
        g = self.g
        came = [e["piece"] for kind, e in events if kind == "reinforced" and NATION[e["nation"]] == nation]
        pieces = [PIECE[name] for name in came]
        moved = sum(kind in ("lent", "recalled") for kind, _ in events)
        spare = self.spare(nation)
        land = [p for p in pieces if UNIT_MASK >> p & 1]
        types, free = self.due(nation, len(land))
        if g.status[nation] == BARBARIAN and self.seat(nation) < 0:
            assert not pieces
            return
        due = types.total() + free
        margin = moved if g.invading >> nation & 1 else 0
        if g.status[nation] != BARBARIAN:
            have = {kind: sum(OF_TYPE[kind] >> p & 1 for p in [*spare, *pieces]) for kind in types}
            assert len(pieces) == sum(min(number, have[kind]) for kind, number in types.items())
        elif any(INFANTRY >> p & 1 for p in spare):
            assert abs(len(pieces) - due) <= margin, (nation, came, due)
        else:  # IX.D-4: in place of a type that is lacking infantry comes, and nothing else
            assert (0 if not spare else free - margin) <= len(land) <= due + margin, (nation, came, due)
        for kind, number in types.items():
            got = [p for p in pieces if OF_TYPE[kind] >> p & 1]
            left = [p for p in spare if OF_TYPE[kind] >> p & 1]
            assert len(got) >= number or not left, (nation, kind)
        if g.status[nation] != BARBARIAN:
            return
        assert {g.at[p] for p in land} <= {self.seat(nation), *self.lent_at(events, came)}, (nation, came)
        if nation not in NOMADS and not margin:
            foot = sum(INFANTRY >> p & 1 for p in land)
            assert foot >= -(-free // 2) or not [p for p in spare if INFANTRY >> p & 1], (nation, came)

    def lent_at(self, events: list[tuple[str, dict[str, Any]]], came: list[str]) -> set[int]:
        """Where units are that have come and been lent on."""
        return {self.g.at[PIECE[e["piece"]]] for kind, e in events if kind == "lent" and e["piece"] in came}

    def heirless(self, events: list[tuple[str, dict[str, Any]]]) -> None:
        """IX.G-1: of each extinct nation each nation has given up one."""
        gone = Counter()
        for kind, e in events:
            if kind == "extinct":
                piece = PIECE[e["piece"]]
                gone[NATION[e["nation"]], ORIGIN[piece] if ORIGIN[piece] >= 0 else NATION_OF[piece]] += 1
        for nation in members(self.g.nations):
            left = self.orphans(nation)
            lenders = {NATION[e["nation"]] for kind, e in events if kind == "lent"}  # who had units until then
            for dead in self.extinct() - lenders - {nation}:
                assert gone[nation, dead] == 1 or not gone[nation, dead] + left[dead], (nation, dead)


CROWNED = set(members(KINGS | EMPERORS))
MINORS = set(members(RMI))
SETTLERS = {(one.turn, NATION[one.nation]) for one in DATED if one.kind == "enter" or one.effect == "settle"}


def dawns(scenario: str, seed: int, each: int, seats: int | None = None) -> Iterator[Invasions]:
    """Some moments of a random game, as they would be at the start of step 1.B of the next turn; nobody holds cards."""
    for g in itertools.islice(moments(scenario, seed, seats), 0, None, each):
        if g.turn >= g.last_turn:
            return
        h = g.clone()
        h.stack, h.awaiting, h.playing = [], 0, 0
        h.event_hand, h.pillage_hand = [0] * len(g.event_hand), [0] * len(g.pillage_hand)
        h.journal = Journal()
        Turns().begin(h)
        Turns().reinforcements(h)
        yield h


VERBS = {Evict: {"evacuate-to", "submit-to"}, Investiture: {"post"}, Loan: {"choose-province"}}
"""What is compared of a question."""


@pytest.mark.rule("INV-IX.B-2", "INV-IX.B-4", "INV-IX.B-5", "INV-IX.C-1", "INV-IX.C-2", "INV-IX.C-3", "INV-IX.C-4")
@pytest.mark.rule("INV-IX.C-5", "INV-IX.D-1", "INV-IX.D-2", "INV-IX.D-3", "INV-IX.D-5", "INV-IX.E-1", "INV-IX.F-1")
@pytest.mark.rule("INV-IX.G-1", "INV-XXVIII.C-2", "INV-XXIX.D-2", "INV-XXIX.F-2")
@pytest.mark.parametrize(("scenario", "seed"), [("350-invasiones", 6), ("425-occidens", 2)])
def test_who_comes_and_who_leaves_as_chapter_nine_reads(scenario: str, seed: int) -> None:
    compare(dawns(scenario, seed, 6), random.Random(seed))


def compare(games: Iterator[Invasions], rng: random.Random) -> None:
    """Step 1.B from each of some moments."""
    for g in games:
        before = g.clone()
        reinforce(g, rng)
        events = [(e["kind"], e["values"]) for e in (VOCABULARY.event(k, v) for _, k, v in g.journal.events)]
        read = Reading(g)
        read.leaders(before)
        for nation in members(before.active & g.active):
            if (g.turn, nation) not in SETTLERS:
                read.units(events, nation)
        read.heirless(events)


def reinforce(g: Invasions, rng: random.Random) -> int:
    """Step 1.B by chance, its questions compared; how many there were."""
    g.advance()
    number = 0
    while g.stack:
        top, read = g.stack[-1], Reading(g)
        if type(top) in VERBS:
            offered = {PROVINCE[obj] for verb, obj in told(g) if verb in VERBS[type(top)]}
            if isinstance(top, Evict):
                assert offered == (read.hosts(top) if top.step == "refuge" else read.havens(top)), top
            elif isinstance(top, Investiture):
                assert offered == read.stations(top.nation, top.leader()), top
            elif top.step == "station":
                assert offered == read.posts(top), top
            number += 1
        g.apply(g.actor, rng.choice(g.legal(g.actor)))
    return number


@pytest.mark.rule("INV-IX.B-2", "INV-IX.B-3", "INV-IX.B-4", "INV-IX.B-5", "INV-IX.B-6")
@pytest.mark.parametrize("scenario", ["350-invasiones", "425-occidens"])
def test_who_must_evacuate_a_province_goes_where_chapter_nine_reads(scenario: str) -> None:
    """Any nation out of any province of its own, as if another one were to arrive there."""
    evict(scenario, 4, 8)


def evict(scenario: str, seed: int, each: int) -> None:
    """Evictions at some moments of a random game."""
    rng = random.Random(seed)
    for g in dawns(scenario, seed, each):
        for nation in members(g.nations):
            stands = {g.at[p] for p in members(g.army[nation] & (UNIT_MASK | HORDES)) if g.at[p] < PROVINCES}
            if stands:
                here = rng.choice(sorted(stands))
                h = g.clone()
                h.stack = []
                h.call(Evict(nation, here))
                reinforce(h, rng)
                if h.status[nation] != EMPIRE:
                    assert h.capital[nation] != here
                assert not h.inside[here] & h.army[nation] & ~FLEETS or h.lord[nation] >= 0
