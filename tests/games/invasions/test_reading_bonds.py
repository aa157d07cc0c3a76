"""INV XXVI to XXIX, read once more: who may ally, be federated, lend, rebel, what bonds exclude, what they bring.

Plain sets and lists, which ask no rule of the engine; both are compared at many moments of random games, and the table
after each choice with what the chapters say of it.
"""

from __future__ import annotations

import random
from fractions import Fraction
from math import ceil
from typing import Any

import pytest

from latrunculi.games.invasions.components.chart import CIVIL_LAND, NEAR, PROVINCES, REGION_OF
from latrunculi.games.invasions.components.counters import (
    EMPERORS,
    GENERIC,
    HORDE_OF,
    KINGS,
    LEADERS,
    OF_NATION,
    PIECE_IDS,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import (
    BYZANTINS,
    LENDS,
    NATION,
    NATIONS,
    OBJECTIVES,
    RMI,
    ROMAINS,
    TRIBUTE,
)
from latrunculi.games.invasions.rules import alliances, clients, control, foedera, income, mercenaries, vassals, victory
from latrunculi.games.invasions.rules.state import (
    BARBARIAN,
    CLIENT,
    EMPIRE,
    FREE,
    KINGDOM,
    RESERVE,
    VASSAL,
    Invasions,
)
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Journal
from tests.games.invasions.play import begun

NOMADS = {NATION[name] for name in ("alains", "avars", "hephthalites", "huns", "khazars", "kouchans")}
KIN = {NATION["wisigoths"], NATION["ostrogoths"]}
UNITS = set(members(UNIT_MASK))
EVERY, MOST = 70, 1800
"""One moment out of so many choices is compared, and each where a bond changes; how many choices are made."""
BONDS = {
    "submitted",
    "federated",
    "foedus-denounced",
    "rebelled",
    "put-down",
    "allied",
    "alliance-over",
    "capital-taken",
}


class Reading:
    """A state, as chapters XXVI to XXIX read it."""

    def __init__(self, g: Invasions) -> None:
        self.g = g
        self.active = set(members(g.active))
        self.nations = self.active | set(members(g.inactive))
        self.serves = {piece: n for n in range(NATIONS) for piece in members(g.army[n])}
        self.land = {n: {p for p in range(PROVINCES) if g.owner[p] == n} for n in range(NATIONS)}

    # ------------------------------------------------------------------ bonds

    def lord(self, nation: int) -> int | None:
        return self.g.lord[nation] if self.g.lord[nation] >= 0 else None

    def federator(self, nation: int) -> int | None:
        return self.g.federator[nation] if self.g.federator[nation] >= 0 else None

    def bound(self, lord: int, bond: int) -> set[int]:
        return {n for n in self.nations if self.lord(n) == lord and self.g.bond[n] == bond}

    def federates(self, federator: int) -> set[int]:
        return {n for n in self.nations if self.federator(n) == federator}

    def nomad(self, nation: int) -> bool:
        """The glossary: nomads are a kind of barbarians."""
        return nation in NOMADS and self.g.status[nation] == BARBARIAN

    def horde(self, nation: int) -> int | None:
        piece = HORDE_OF[nation]
        return self.g.at[piece] if piece >= 0 and self.g.at[piece] < PROVINCES else None

    # ------------------------------------------------------------------ XXVI

    def may_ally(self, nation: int) -> bool:
        return nation in self.active and self.lord(nation) is None and self.federator(nation) is None

    def partners(self, nation: int) -> set[int]:
        romes = {ROMAINS, BYZANTINS}
        one = romes if self.g.turn < 3 and romes <= self.active and nation in romes else {nation}
        free = {n for n in self.active if self.may_ally(n) and not self.g.allies[nation] >> n & 1}
        return free - one if self.may_ally(nation) else set()

    # ------------------------------------------------------------------ XXVII

    def lenders(self, patron: int) -> set[int]:
        """Clients at full strength: no unit is missing, none is reduced, none is away."""

        def whole(client: int) -> bool:
            own = UNITS & set(members(OF_NATION[client]))
            home = any(self.serves[piece] == client and self.g.at[piece] < RESERVE for piece in own)
            return home and not any(self.g.at[piece] == RESERVE or self.g.reduced >> piece & 1 for piece in own)

        return {n for n in self.bound(patron, CLIENT) if LENDS >> n & 1 and whole(n)}

    # ------------------------------------------------------------------ XXVIII

    def pairs(self, federator: int, nation: int) -> set[tuple[int, int]]:
        """XXVIII.A: two civilised provinces, neighbours of one region, one of them beside the barbarians."""
        ceded = {p for n in self.federates(federator) for p in members(self.g.foedus[n])}
        mine = {p for p in self.land[federator] - ceded if CIVIL_LAND >> p & 1}
        men = {piece for piece, n in self.serves.items() if n == nation and not LEADERS >> piece & 1}
        stands = {self.g.at[piece] for piece in men if self.g.at[piece] < PROVINCES}
        near = {p for here in self.land[nation] | stands for p in members(NEAR[here])}
        twos = {(a, b) for a in mine for b in members(NEAR[a]) if b in mine and REGION_OF[a] == REGION_OF[b]}
        return {(a, b) for a, b in twos if {a, b} & near}

    def may_offer(self, empire: int, nation: int) -> bool:
        g = self.g
        able = g.status[empire] == EMPIRE and g.treasury[empire] >= 3 and not g.offered >> empire & 1
        open_to = g.status[nation] == BARBARIAN and self.lord(nation) is None and not g.invading >> nation & 1
        whose = self.federator(nation) in (None, empire) and self.horde(nation) is not None
        return able and open_to and whose and bool(self.pairs(empire, nation))

    def freely(self, federate: int) -> bool:
        """XXVIII.G: whether it denounces its Foedus without a test."""
        g, lord = self.g, self.g.federator[federate]
        weak = bool(g.loosed >> federate & 1 or g.bankrupt >> lord & 1) or g.bond[lord] == VASSAL
        return g.bound[federate] == g.turn - 1 or weak

    # ------------------------------------------------------------------ XXVIII.C, XXIX.D

    def missing(self, nation: int, lord: int) -> int:
        g = self.g
        nomad = self.lord(nation) == lord and g.bond[nation] == VASSAL and self.nomad(lord)
        due = g.foedera[nation] if self.federator(nation) == lord else int(nomad)
        own = {piece for piece in UNITS & set(members(OF_NATION[nation])) if not g.passing >> piece & 1}
        return max(0, due - sum(self.serves[piece] == lord and g.at[piece] < RESERVE for piece in own))

    def posts(self, nation: int, lord: int) -> set[int]:
        home = self.horde(lord) if self.horde(lord) is not None else self.g.capital[lord]
        found = {home} if home is not None and home >= 0 else set()
        if self.federator(nation) == lord:
            for leader in members(LEADERS):
                here, title = self.g.at[leader], PIECE_IDS[leader].split("-")[-1]
                crowned = (EMPERORS | KINGS) >> leader & 1
                deputy = title == "caesar" or (title == "rex" and self.g.status[lord] == KINGDOM)
                if self.serves[leader] == lord and here < PROVINCES and (crowned or (GENERIC >> leader & 1 and deputy)):
                    found.add(here)
        return found

    # ------------------------------------------------------------------ gold and points

    def tributes(self, nation: int) -> tuple[int, int]:
        """XIV.F, XXVII.A, XXVIII.D, XXIX.E: what it receives, what it pays."""
        come = len(self.bound(nation, VASSAL)) + sum(TRIBUTE[n] for n in self.bound(nation, CLIENT))
        owed = 3 * sum(self.g.foedera[n] for n in self.federates(nation))
        return come, owed + (self.g.bond[nation] == VASSAL)

    def sharers(self, province: int) -> set[int]:
        """XXVI.B-6: whose a province is: its owner's, and his allies' whose units stand there with his."""
        owner = self.g.owner[province]
        there = {self.serves[piece] for piece in UNITS if self.g.at[piece] == province}
        there |= {self.g.federator[nation] for nation in there}
        allies = set(members(self.g.allies[owner])) if owner in there else set()
        return {owner} | (there & allies)

    def territory(self, nation: int) -> int:
        """XXVI.B, XXVII.A, XXIX.E, XXIX.F."""
        whole, half = {nation} | self.bound(nation, VASSAL), self.bound(nation, CLIENT)
        found = Fraction(0)
        for aim in OBJECTIVES[nation]:
            if self.g.turn < aim.since or (aim.until and self.g.turn > aim.until):
                continue
            region = aim.region >= 0
            who = set(members(control.region_holders(self.g, aim.region))) if region else self.sharers(aim.province)
            found += Fraction(aim.vp, len(who)) if who & whole else Fraction(aim.vp, 2) if who & half else 0
        points = ceil(found)
        return (points + 1) // 2 if self.g.bond[nation] == VASSAL else points

    # ------------------------------------------------------------------ what must hold at any moment

    def check(self, rebels: set[tuple[int, int]]) -> None:
        g = self.g
        for nation in self.nations:
            lord, federator = self.lord(nation), self.federator(nation)
            for ally in members(g.allies[nation]):
                assert self.may_ally(nation)
                assert g.allies[ally] >> nation & 1
            assert (lord is None) == (g.bond[nation] == FREE)
            if lord is not None:
                assert lord in self.nations - {nation}
                assert g.status[nation] != EMPIRE
                assert g.bond[lord] != VASSAL, "who serves has no vassals"
                assert self.federator(lord) is None
                if g.bond[nation] == CLIENT:
                    assert RMI >> nation & 1
                    assert g.status[lord] != BARBARIAN
            assert (federator is None) == (g.foedera[nation] == 0) == (not g.foedus[nation])
            if federator is not None:
                assert g.status[nation] == BARBARIAN < g.status[federator]
                assert g.bond[nation] != VASSAL
                assert g.foedus[nation].bit_count() == 2 * g.foedera[nation]
                assert not g.foedus[nation] & ~CIVIL_LAND
                assert not any(g.foedus[nation] & g.foedus[other] for other in self.nations - {nation})
            for piece in UNITS & set(members(OF_NATION[nation])):
                user = self.serves[piece]
                bonds = user in (nation, lord, federator) or {nation, user} == KIN or (nation, user) in rebels
                assert bonds or g.passing >> piece & 1, (nation, user, PIECE_IDS[piece])

    def compare(self) -> None:
        g = self.g
        for nation in self.active:
            assert set(members(alliances.partners(g, nation))) == self.partners(nation)
            assert set(members(clients.lenders(g, nation))) == self.lenders(nation)
            nomads = self.lord(nation) is not None and g.bond[nation] == VASSAL and self.nomad(g.lord[nation])
            assert vassals.restless(g, nation) == (nomads and g.bound[nation] < g.turn)
            for lord in {self.lord(nation), self.federator(nation)} - {None}:
                assert lord is not None
                assert mercenaries.missing(g, nation, lord) == self.missing(nation, lord)
                assert set(members(mercenaries.posts(g, nation, lord))) == self.posts(nation, lord)
            if self.federator(nation) is not None:
                assert foedera.freely(g, nation) == self.freely(nation)
            if g.status[nation] != BARBARIAN:
                owed = sum(gold for clause, gold in income.expenses(g, nation) if clause == "INV-XIV.F-6")
                assert (income.tribute(g, nation), owed) == self.tributes(nation)
            assert victory.territory(g, nation) == self.territory(nation)
        for empire in self.active:
            for nation in self.active:
                may = foedera.may_offer(g, empire, nation)
                assert may == self.may_offer(empire, nation), (empire, nation)
                if may:
                    cedable = members(foedera.cedable(g, empire, nation))
                    found = {(a, b) for a in cedable for b in members(foedera.partners(g, empire, nation, a))}
                    assert found == self.pairs(empire, nation)


def follows(old: Reading, now: Reading, kind: str, told: dict[str, Any], last: bool) -> None:
    """What an event of a choice says against the table before and after it; `last`: nothing was told after it."""
    g = now.g
    nation = NATION[told["nation"]] if "nation" in told else -1
    if kind == "submitted":
        assert old.g.status[nation] != EMPIRE
        if told["bond"] == "vassal" and now.lord(nation) == NATION[told["lord"]]:
            assert g.bound[nation] == g.turn
            assert not g.allies[nation]
            assert now.federator(nation) is None
            assert not now.bound(nation, VASSAL)
    elif kind == "federated":
        empire = NATION[told["empire"]]
        assert old.g.treasury[empire] >= 3
        if now.federator(nation) == empire:
            assert g.foedera[nation] == old.g.foedera[nation] + 1
            assert not now.bound(nation, VASSAL)
    elif kind == "foedus-denounced" and last:
        empire = NATION[told["empire"]]
        assert now.federator(nation) is None
        assert all(g.owner[p] == nation for p in members(old.g.foedus[nation]) if old.g.owner[p] == empire)
        back = [p for p in UNITS & set(members(OF_NATION[nation])) if old.serves[p] == empire]
        assert all(now.serves[p] == nation and g.at[p] == now.horde(nation) for p in back)
    elif kind == "rebelled":
        assert old.nomad(old.g.lord[nation])
        assert old.g.bound[nation] < old.g.turn
    elif kind == "allied":
        assert old.may_ally(nation)
        assert old.may_ally(NATION[told["ally"]])


@pytest.mark.rule("INV-XXVI.B-1", "INV-XXVI.B-5", "INV-XXVII.A-1", "INV-XXVII.A-5", "INV-XXVII.B-1", "INV-XXVIII.A-1")
@pytest.mark.rule("INV-XXVIII.A-2", "INV-XXVIII.A-4", "INV-XXVIII.C-2", "INV-XXVIII.C-4", "INV-XXVIII.D-1")
@pytest.mark.rule("INV-XXVIII.G-2", "INV-XXVIII.G-5", "INV-XXVIII.G-7", "INV-XXVIII.G-9", "INV-XXIX.A-1")
@pytest.mark.rule("INV-XXIX.D-7", "INV-XXIX.E-2", "INV-XXIX.E-3", "INV-XXIX.F-5", "INV-XXIX.F-6", "INV-XXIX.G-5")
@pytest.mark.parametrize(("scenario", "seats", "seed"), [("350-invasiones", 4, 11), ("425-occidens", 3, 4)])
def test_bonds_as_chapters_twenty_six_to_twenty_nine_read(scenario: str, seats: int, seed: int) -> None:
    g = begun(scenario, seed, seats)
    g.journal = Journal()
    rng, heard = random.Random(seed), 0
    rebels: set[tuple[int, int]] = set()
    for choices in range(1, MOST):
        if g.over:
            break
        before = g.clone()
        g.apply(g.actor, rng.choice(g.legal(g.actor)))
        told = [VOCABULARY.event(kind, values) for _, kind, values in g.journal.events[heard:]]
        heard = len(g.journal.events)
        matters = [place for place, event in enumerate(told) if event["kind"] in BONDS]
        if not matters and choices % EVERY:
            continue
        old, now = Reading(before), Reading(g)
        for place in matters:
            kind, values = told[place]["kind"], told[place]["values"]
            if kind == "rebelled":
                rebels.add((NATION[values["nation"]], NATION[values["lord"]]))
            follows(old, now, kind, values, place == len(told) - 1)
        now.check(rebels)
        now.compare()
