"""INV XXVIII: the Foedus."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import LANDS, NONE, PROVINCE, REGION
from latrunculi.games.invasions.components.counters import EMPERORS, OF_NATION
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import control, foedera, income, migration, relations, victory
from latrunculi.games.invasions.rules.foedera import Denunciation, Foedus, Offer
from latrunculi.games.invasions.rules.income import Revenues
from latrunculi.games.invasions.rules.state import FOEDUS, SOURCES, VASSAL
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

FRANKS, ROME = NATION["francs"], NATION["romains"]
BORDER = ("saliens", "treveria", "sequana")
"""Provinces of one region, each next to the others; the Treveri alone touch the land of the Franks."""


def rhine(*, owners: tuple[str, ...] = BORDER, gold: int = 10, dice: tuple[int, ...] = (), **units: int) -> Table:
    """Franks with their horde and three units at the Rhine, Rome beyond it."""
    t = Table(
        {"francs": "barbarian", "romains": "empire"}, {"francs": {"rhenus": 3}}, hordes={"francs": "rhenus"},
        capitals={"romains": "latium"}, owners={"romains": owners, "francs": ["rhenus"]}, dice=dice,
    )  # fmt: skip
    t.g.treasury[ROME] = gold
    for name, number in units.items():
        t.muster("romains", name, number)
    return t


def federates(**more: int) -> Table:
    """The Foedus of the Treveri and the Salians is made; who goes where is still to be said."""
    return rhine(**more).start(Foedus(ROME, FRANKS, PROVINCE["treveria"], PROVINCE["saliens"]))  # type: ignore[arg-type]


def settled(**more: int) -> Table:
    """The horde and all its units are at Treveri, nobody else has been named."""
    t = federates(**more).choose("choose-province", "treveria")
    while t.offers("choose-piece"):
        t.choose("choose-piece", t.offers("choose-piece")[0])
    while not t.g.over:
        t.choose(*t.offers()[0])
    return t


@pytest.mark.rule("INV-XXVIII.A-1", "INV-XXVIII.A-2", "INV-XXVIII.A-3", "INV-XXVIII.D-1")
def test_an_empire_that_can_pay_offers_one_a_turn_to_a_free_barbarian() -> None:
    assert foedera.may_offer(rhine().g, ROME, FRANKS)
    assert not foedera.may_offer(rhine(gold=2).g, ROME, FRANKS)
    assert foedera.may_offer(rhine(gold=3).g, ROME, FRANKS)
    t = rhine()
    t.g.offered |= BIT[ROME]
    assert not foedera.may_offer(t.g, ROME, FRANKS)
    t = rhine()
    t.g.status[ROME] -= 1
    assert not foedera.may_offer(t.g, ROME, FRANKS), "a kingdom needs the card"
    t = rhine()
    t.g.status[FRANKS] += 1
    assert not foedera.may_offer(t.g, ROME, FRANKS)
    t = rhine()
    t.g.lord[FRANKS], t.g.bond[FRANKS] = NATION["huns"], VASSAL
    assert not foedera.may_offer(t.g, ROME, FRANKS)


@pytest.mark.rule("INV-XXVIII.A-4", "INV-XXVIII.B-1")
def test_two_adjacent_provinces_of_a_region_are_ceded_one_of_them_by_its_land() -> None:
    t = rhine().start(Offer(ROME, FRANKS))
    assert set(t.offers("cede")) == set(BORDER)
    t.choose("cede", "treveria")
    assert set(t.offers("cede")) == {"saliens", "sequana"}
    t = rhine().start(Offer(ROME, FRANKS)).choose("cede", "sequana")
    offered = t.events("foedus-offered")[0]
    assert (offered["province"], offered["other"]) == ("sequana", "treveria"), "with the Salians neither would be near"
    far = rhine(owners=("sequana", "burgondia", "neustria"))
    assert not foedera.may_offer(far.g, ROME, FRANKS), "none of them is near"
    assert not foedera.may_offer(rhine(owners=("treveria",)).g, ROME, FRANKS), "two are needed"
    assert not foedera.may_offer(rhine(owners=("treveria", "flandria")).g, ROME, FRANKS), "adjacent to each other"


@pytest.mark.rule("INV-XXVIII.A-1", "INV-XXVIII.A-5")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_barbarian_accepts_or_not(answer: str) -> None:
    t = rhine().start(Offer(ROME, FRANKS)).choose("cede", "treveria").choose("cede", "saliens")
    assert t.g.actor == t.g.seat(FRANKS)
    t.choose(answer)
    assert (t.g.federator[FRANKS] == ROME) == (answer == "yes")
    assert t.g.offered == BIT[ROME]


@pytest.mark.rule("INV-XXVIII.B-2", "INV-XXVIII.D-1", "INV-XXVIII.C-1", "INV-XXVIII.C-2", "INV-XXVIII.C-5")
def test_the_horde_settles_with_its_units_is_paid_and_lends_one() -> None:
    t = federates()
    assert (t.g.treasury[ROME], t.g.treasury[FRANKS]) == (7, 3)
    assert set(t.offers("choose-province")) == {"treveria", "saliens"}
    t.choose("choose-province", "treveria")
    assert t.g.horde(FRANKS) == PROVINCE["treveria"]
    while t.offers("choose-piece"):
        t.choose("choose-piece", t.offers("choose-piece")[0])
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.g.units(FRANKS, PROVINCE["treveria"]).bit_count() == 2
    lent = t.events("lent")[0]
    assert (lent["nation"], lent["lord"], lent["province"]) == ("francs", "romains", "latium")
    assert t.g.mercenaries(ROME).bit_count() == 1


@pytest.mark.rule("INV-XXVIII.C-2")
def test_the_mercenary_goes_to_the_emperor_or_to_the_capital() -> None:
    t = federates()
    emperor = members(OF_NATION[ROME] & EMPERORS)[0]
    t.g.put(emperor, PROVINCE["sequana"])
    t.choose("choose-province", "treveria").choose("done")
    while t.offers("lend"):
        t.choose("lend", t.offers("lend")[0])
    assert set(t.offers("choose-province")) == {"latium", "sequana"}


@pytest.mark.rule("INV-XVII.A-12")
@pytest.mark.rule("INV-XXVIII.B-3")
def test_units_of_the_federator_make_room() -> None:
    t = federates(treveria=4).choose("choose-province", "treveria")
    for _ in range(2):
        t.choose("choose-piece", t.offers("choose-piece")[0])
    if t.offers("choose-piece"):
        t.choose("done")
    assert t.offers("retreat-to"), "six do not fit into a province of four"


@pytest.mark.rule("INV-XXVIII.D-2", "INV-XXVIII.D-4", "INV-XXVIII.E-1", "INV-XXVIII.D-6")
def test_the_federator_controls_the_land_and_is_a_friend() -> None:
    t = settled().settle()
    assert t.owner("treveria") == "romains"
    assert relations.friendly(t.g, ROME, FRANKS)
    assert control.owned(t.g, ROME) & BIT[PROVINCE["saliens"]]


@pytest.mark.rule("INV-XXVIII.E-7", "INV-XXVIII.F-3")
@pytest.mark.parametrize(("number", "points"), [(1, 3), (2, 6)])
def test_a_federate_has_three_points_a_turn_for_each_foedus(number: int, points: int) -> None:
    t = settled().settle()
    t.g.foedera[FRANKS] = number
    victory.turn_ends(t.g)
    assert t.g.vp[FRANKS * SOURCES + FOEDUS] == points


@pytest.mark.rule("INV-XXVIII.D-1", "INV-XXVIII.F-2", "INV-XIV.F-6")
def test_the_tribute_is_three_gold_a_turn_for_each_foedus() -> None:
    t = settled()
    t.g.foedera[FRANKS] = 2
    assert dict(income.expenses(t.g, ROME)) == {"INV-XIV.F-6": 6}
    before = t.g.treasury[FRANKS]
    t.g.order = [ROME]
    t.start(Revenues())
    assert t.g.treasury[FRANKS] == before + 6


@pytest.mark.rule("INV-XXVIII.E-4")
def test_the_horde_stays_in_the_land_of_the_foedus() -> None:
    t = settled()
    assert not migration.goals(t.g, FRANKS) & ~(BIT[PROVINCE["saliens"]] | BIT[PROVINCE["treveria"]])


@pytest.mark.rule("INV-XXVIII.F-1")
def test_a_federate_may_have_another_of_the_same_federator_alone() -> None:
    t = settled()
    t.g.offered = 0
    for province in members(LANDS[REGION["gallia-septentrionalis"]]):
        t.g.owner[province] = ROME
    assert foedera.may_offer(t.g, ROME, FRANKS)
    assert not foedera.ceded(t.g, ROME) & t.g.foedus[FRANKS], "what has been ceded is not ceded again"
    t.g.federator[FRANKS] = NATION["byzantins"]
    assert not foedera.may_offer(t.g, ROME, FRANKS)


def denouncing(*dice: int, since: int) -> Table:
    t = settled().settle()
    t.g.bound[FRANKS] = since
    t.g.script = list(dice)
    return t.start(Denunciation(FRANKS))


@pytest.mark.rule("INV-CH.d2-6")
@pytest.mark.rule("INV-XXVIII.G-1", "INV-XXVIII.G-2", "INV-XXVIII.G-3")
@pytest.mark.parametrize(
    ("since", "dice", "free"), [(3, (), True), (2, (2,), True), (2, (3,), False)],
)  # fmt: skip
def test_a_federate_denounces_freely_in_the_next_turn_and_by_a_test_later(
    since: int, dice: tuple[int, ...], free: bool
) -> None:
    t = denouncing(*dice, since=since).choose("break-foedus")  # it is turn 4
    assert (t.g.federator[FRANKS] == NONE) == free


@pytest.mark.rule("INV-XXVIII.G-2")
def test_not_in_the_turn_in_which_it_was_made() -> None:
    assert denouncing(since=4).g.over


@pytest.mark.rule("INV-XXVIII.G-5")
def test_freely_too_when_the_federator_is_bankrupt_or_without_a_capital() -> None:
    t = settled().settle()
    t.g.bound[FRANKS] = 2
    assert not foedera.freely(t.g, FRANKS)
    t.g.bankrupt |= BIT[ROME]
    assert foedera.freely(t.g, FRANKS)
    t.g.bankrupt = 0
    t.g.capital[ROME] = NONE
    assert foedera.freely(t.g, FRANKS)


@pytest.mark.rule("INV-XXVIII.G-7", "INV-XXVIII.G-9")
def test_the_land_is_the_former_federates_and_its_mercenaries_come_home() -> None:
    t = denouncing(since=3).choose("break-foedus")
    assert (t.owner("treveria"), t.owner("saliens")) == ("francs", "francs")
    assert not t.g.mercenaries(ROME)
    assert t.g.units(FRANKS, PROVINCE["treveria"]).bit_count() == 3
    assert not relations.friendly(t.g, ROME, FRANKS)
