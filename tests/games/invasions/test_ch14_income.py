"""INV XIV: income, expenses, recovery, bankruptcy and collapse."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import DEARTH, DECADENCE, DECREE, DECREE_CALAMITY, HARVEST, TRADE
from latrunculi.games.invasions.components.chart import LANDS, PROVINCE, PROVINCE_IDS, REGION
from latrunculi.games.invasions.components.counters import AUXILIARIES, OF_NATION, ORIGIN, PIECE, UNIT_MASK
from latrunculi.games.invasions.components.nations import CATHOLIC, NATION, NATION_IDS
from latrunculi.games.invasions.rules import bankruptcy, bonds, collapse, foedera, heresies, income, purchases
from latrunculi.games.invasions.rules.administration import Decrees
from latrunculi.games.invasions.rules.bankruptcy import Bankrupt
from latrunculi.games.invasions.rules.calamities import Calamity
from latrunculi.games.invasions.rules.caravans import caravans
from latrunculi.games.invasions.rules.hardships import Levy
from latrunculi.games.invasions.rules.income import Revenues
from latrunculi.games.invasions.rules.state import CLIENT, KINGDOM, VASSAL
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

GOTHS, ROME = NATION["wisigoths"], NATION["romains"]
BAETIS = ("hispalensis", "carpetania", "cartaginensis", "cuneus")
"""Cities of level 1 in the first three, worth 2, 1 and 1 gold, the fourth half a one; the third lies on a sea."""
ITALIA = tuple(PROVINCE_IDS[p] for p in members(LANDS[REGION["italia"]]))


def kingdom(units: int = 3, **more: Any) -> Table:
    """Visigoths at Hispalis: cities 3, provinces 4 1/2, capital 5, one sea 1: 13 1/2 gold."""
    t = Table(
        {"wisigoths": "kingdom"},
        {"wisigoths": {"hispalensis": units}} if units else {},
        capitals={"wisigoths": "hispalensis"},
        owners={"wisigoths": BAETIS},
        **more,
    )
    t.g.religion[GOTHS] = CATHOLIC
    return t


def empire(**more: Any) -> Table:
    """Rome in Italia alone: cities 10, region 1, total control 1, capital 10, seas 3, monopoly 2: 27 gold."""
    return Table({"romains": "empire"}, capitals={"romains": "latium"}, owners={"romains": ITALIA}, **more)


def gross(t: Table, nation: int) -> float:
    return income.gross(t.g, nation).total / 2


@pytest.mark.rule("INV-VI.J-3", "INV-SEQ.2.B-1", "INV-SEQ.2.B-2", "INV-SEQ.2.B-4")
@pytest.mark.rule("INV-XIV.B-1", "INV-XIV.D-1", "INV-XIV.D-2", "INV-XIV.D-3", "INV-XIV.D-5", "INV-XIV.F-1")
def test_a_kingdom_lives_on_cities_provinces_its_capital_and_the_sea() -> None:
    t = kingdom()
    parts = dict(income.gross(t.g, GOTHS))
    assert parts == {"INV-XIV.B-1": 6, "INV-XIV.D-3": 9, "INV-XIV.D-5": 10, "INV-XIV.F-1": 2}
    t.g.owner[PROVINCE["cuneus"]] = ROME
    assert gross(t, GOTHS) == 13.0


@pytest.mark.rule("INV-SEQ.2.B-1")
@pytest.mark.rule("INV-XIV.B-2")
def test_a_pillaged_city_yields_half_a_gold_whatever_its_level() -> None:
    t = empire()
    t.g.pillaged |= BIT[PROVINCE["latium"]]
    assert gross(t, ROME) == 27 - 3 + 0.5


@pytest.mark.rule("INV-SEQ.2.B-3", "INV-SEQ.2.B-4")
@pytest.mark.rule("INV-XIV.E-1", "INV-XIV.E-2", "INV-XIV.E-3", "INV-XIV.E-4", "INV-XIV.E-5", "INV-XIV.B-3")
def test_an_empire_lives_on_cities_regions_its_capital_and_the_seas() -> None:
    t = empire()
    assert dict(income.gross(t.g, ROME)) == {"INV-XIV.B-1": 20, "INV-XIV.E-3": 4, "INV-XIV.E-5": 20, "INV-XIV.F-1": 10}
    t.g.owner[PROVINCE["campania"]] = GOTHS  # a city less, no total control, no Tyrrhenian sea
    assert gross(t, ROME) == 27 - 1 - 1 - 3


@pytest.mark.rule("INV-III.G-10")
@pytest.mark.rule("INV-XIV.B-4")
def test_a_capital_set_up_anew_adds_nothing_in_its_first_turn() -> None:
    for lost, gold in ((3, 8.5), (2, 13.5), (0, 13.5)):
        t = kingdom()
        t.g.lost_capital[GOTHS] = lost  # the table stands in turn 4
        assert gross(t, GOTHS) == gold
    assert gross(kingdom(turn=1), GOTHS) == 13.5, "what is told in the first turn: nobody has lost any yet"


@pytest.mark.rule("INV-SEQ.2.B-4", "INV-XXXIII.A-1")
@pytest.mark.rule("INV-XIV.F-2", "INV-XIV.F-3")
def test_who_has_all_ports_of_a_sea_has_its_monopoly_but_not_together_with_an_ally() -> None:
    t = empire()
    assert income.commerce(t.g, ROME) == 5  # three seas; Campania is the one port of the Tyrrhenian, worth 2
    t.g.revolts |= BIT[PROVINCE["campania"]]
    assert income.commerce(t.g, ROME) == 2
    t = Table({"romains": "empire", "byzantins": "empire"},
              owners={"romains": ["lydia"], "byzantins": ["achaia", "macedonia"]})  # fmt: skip
    t.g.allies[ROME] |= BIT[NATION["byzantins"]]
    t.g.allies[NATION["byzantins"]] |= BIT[ROME]
    assert (income.commerce(t.g, ROME), income.commerce(t.g, NATION["byzantins"])) == (1, 1)
    t.g.owner[PROVINCE["lydia"]] = NATION["byzantins"]
    assert income.commerce(t.g, NATION["byzantins"]) == 1 + 3


@pytest.mark.rule("INV-SEQ.2.B-5", "INV-SEQ.2.B-6")
@pytest.mark.rule("INV-XIV.F-5", "INV-XIV.F-6")
def test_tribute_comes_from_vassals_and_clients_and_goes_to_suzerain_and_federates() -> None:
    t = Table({"wisigoths": "kingdom", "sueves": "kingdom", "francs": "barbarian"}, inactive=["armeniens"])
    for other, bond in (("sueves", VASSAL), ("armeniens", CLIENT)):
        t.g.inactive |= BIT[NATION["armeniens"]]
        t.g.lord[NATION[other]] = GOTHS
        t.g.bond[NATION[other]] = bond
    t.g.federator[NATION["francs"]] = GOTHS
    t.g.foedera[NATION["francs"]] = 2
    assert income.tribute(t.g, GOTHS) == 1 + 2  # Armenia pays 2
    assert dict(income.expenses(t.g, GOTHS)) == {"INV-XIV.F-6": 6}
    assert dict(income.expenses(t.g, NATION["sueves"])) == {"INV-XIV.F-6": 1}
    assert dict(income.gross(t.g, GOTHS))["INV-XIV.F-5"] == 2 * 3
    t.g.bond[NATION["sueves"]] = CLIENT
    assert not income.expenses(t.g, NATION["sueves"]).total, "a client has no suzerain"


@pytest.mark.rule("INV-SEQ.2.B-2", "INV-SEQ.2.B-6")
@pytest.mark.rule("INV-XIV.G-1", "INV-XIV.G-2", "INV-XVI.E-2", "INV-XVI.E-3")
def test_a_province_in_revolt_yields_nothing_and_costs_one_gold_or_three() -> None:
    t = kingdom()
    t.g.revolts |= BIT[PROVINCE["cartaginensis"]]
    assert gross(t, GOTHS) == 13.5 - 1 - 1 - 1  # the province, its city, its sea
    assert dict(income.expenses(t.g, GOTHS))["INV-XIV.G-2"] == 1
    t.g.revolts ^= BIT[PROVINCE["cartaginensis"]]
    t.g.revolts_plus |= BIT[PROVINCE["cartaginensis"]]
    assert dict(income.expenses(t.g, GOTHS))["INV-XIV.G-2"] == 3


@pytest.mark.rule("INV-SEQ.2.B-6")
@pytest.mark.rule("INV-XIV.G-3", "INV-XXXI.C-9")
def test_a_heretical_region_costs_a_gold_and_a_kingdom_needs_another_that_is_not() -> None:
    t = kingdom()
    t.g.owner[PROVINCE["utica"]] = GOTHS
    heresies.place(t.g, REGION["africa"], CATHOLIC)
    assert income.heretical_regions(t.g, GOTHS) == 1
    assert dict(income.expenses(t.g, GOTHS))["INV-XIV.G-3"] == 1
    t.g.capital[GOTHS] = -1
    for name in BAETIS:
        t.g.owner[PROVINCE[name]] = -1
    t.g.owner[PROVINCE["kushania"]] = GOTHS
    assert income.heretical_regions(t.g, GOTHS) == 0, "no region beside it: Kushania is in none"
    t = kingdom()
    t.g.owner[PROVINCE["utica"]] = GOTHS
    heresies.place(t.g, REGION["hispania"], CATHOLIC)
    assert income.heretical_regions(t.g, GOTHS) == 1, "the orthodox are heretics now"
    heresies.place(t.g, REGION["africa"], CATHOLIC)
    assert income.heretical_regions(t.g, GOTHS) == 0, "harmony"


@pytest.mark.rule("INV-SEQ.2.B-6")
@pytest.mark.rule("INV-XIV.G-4", "INV-VI.E-6")
@pytest.mark.parametrize(("decline", "gold"), [(0, 27), (1, 22), (2, 17)])
def test_decline_costs_five_gold_or_ten(decline: int, gold: int) -> None:
    t = empire()
    t.g.decline[ROME] = decline
    assert income.balance(t.g, ROME).net == gold


@pytest.mark.rule("INV-SEQ.2.B-7")
@pytest.mark.rule("INV-XIV.H-1", "INV-XIV.H-2")
def test_a_kingdom_pays_for_each_unit_an_empire_for_none() -> None:
    t = kingdom(units=2)
    t.lead("wisigoths", "hispalensis")
    assert dict(income.expenses(t.g, GOTHS)) == {"INV-XIV.H-1": 2}
    t.g.reduced |= t.g.units(GOTHS, PROVINCE["hispalensis"])
    assert dict(income.expenses(t.g, GOTHS)) == {"INV-XIV.H-1": 2}
    t = empire()
    t.muster("romains", "latium", 3)
    assert not list(income.expenses(t.g, ROME))


@pytest.mark.rule("INV-XIV.H-3", "INV-III.A-5", "INV-III.A-6")
def test_net_income_is_rounded_once_up_and_towards_zero_where_negative() -> None:
    assert income.balance(kingdom(units=3).g, GOTHS).net == 11  # 13 1/2 - 3
    t = kingdom(units=0)
    t.g.decline[GOTHS] = 2
    t.g.revolts_plus |= BIT[PROVINCE["cartaginensis"]] | BIT[PROVINCE["carpetania"]]
    assert income.balance(t.g, GOTHS).net == -7  # 8 1/2 - 10 - 6 = -7 1/2


@pytest.mark.rule("INV-SEQ.2.C-1")
@pytest.mark.rule("INV-XIV.A-1", "INV-XIV.A-2")
def test_a_treasury_is_never_negative_nor_above_forty() -> None:
    t = kingdom()
    t.g.treasury[GOTHS] = 3
    assert not t.g.pay(GOTHS, 4)
    assert t.g.treasury[GOTHS] == 0
    t.g.treasury[GOTHS], t.g.treasury[ROME] = 41, 40
    purchases.cap(t.g)
    assert (t.g.treasury[GOTHS], t.g.treasury[ROME]) == (40, 40)


def revenues(t: Table, *nations: str) -> Table:
    t.g.order = [NATION[name] for name in nations]
    return t.start(Revenues())


@pytest.mark.rule("INV-III.G-10", "INV-SEQ.2.B-8")
@pytest.mark.rule("INV-XIV.I-1", "INV-XIV.I-2", "INV-XI.F-3")
def test_cities_recover_all_empty_sites_two_a_region_and_a_lost_capital_is_set_up_anew() -> None:
    t = Table({"wisigoths": "kingdom"}, {"wisigoths": dict.fromkeys(BAETIS, 1)},
              owners={"wisigoths": [PROVINCE_IDS[p] for p in members(LANDS[REGION["hispania"]])]})  # fmt: skip
    sites = ("asturica", "baetica", "celtiberia")
    for name in (*sites, "carpetania"):
        t.g.pillaged |= BIT[PROVINCE[name]]
    t.g.lost_capital[GOTHS] = 3
    revenues(t, "wisigoths")
    assert set(t.offers("choose-province")) == set(sites), "which two of the three"
    t.choose("choose-province", "celtiberia")
    assert set(t.offers("choose-province")) == {"asturica", "baetica"}
    assert t.why_not("choose-province", "celtiberia") == "INV-XIV.I-2"
    t.choose("choose-province", "asturica")
    assert t.g.pillaged == BIT[PROVINCE["baetica"]]
    assert set(t.offers("choose-province")) == {"hispalensis", "carpetania", "cartaginensis"}
    t.choose("choose-province", "carpetania")
    assert t.g.capital[GOTHS] == PROVINCE["carpetania"]


@pytest.mark.rule("INV-XIV.I-2")
def test_in_each_region_two_sites_recover_of_themselves_where_there_are_no_more() -> None:
    """Three ravaged sites of Hispania, two of Southern Gaul."""
    land = [PROVINCE_IDS[p] for name in ("hispania", "gallia-meridionalis") for p in members(LANDS[REGION[name]])]
    t = Table({"wisigoths": "kingdom"}, capitals={"wisigoths": "hispalensis"}, owners={"wisigoths": land})
    t.g.level[PROVINCE["garumnum"]] = 0
    for name in ("asturica", "baetica", "celtiberia", "aquitania", "garumnum"):
        t.g.pillaged |= BIT[PROVINCE[name]]
    revenues(t, "wisigoths")
    while not t.g.over:
        assert set(t.offers("choose-province")) <= {"asturica", "baetica", "celtiberia"}
        t.choose("choose-province", t.offers("choose-province")[0])
    assert t.g.pillaged == BIT[PROVINCE["celtiberia"]]
    assert t.g.capital[GOTHS] == PROVINCE["hispalensis"], "a capital that stands is not moved"


@pytest.mark.rule("INV-XIV.I-1", "INV-XIV.I-2")
def test_a_region_without_ravaged_sites_hides_no_other_and_the_city_of_a_stranger_is_his() -> None:
    """Hispania is whole but for the city of somebody else; in Southern Gaul a site is ravaged."""
    land = [PROVINCE_IDS[p] for name in ("hispania", "gallia-meridionalis") for p in members(LANDS[REGION[name]])]
    t = Table({"wisigoths": "kingdom", "romains": "empire"}, capitals={"wisigoths": "hispalensis"},
              owners={"wisigoths": land})  # fmt: skip
    t.g.owner[PROVINCE["carpetania"]] = ROME
    t.g.level[PROVINCE["garumnum"]] = 0
    t.g.pillaged = BIT[PROVINCE["carpetania"]] | BIT[PROVINCE["garumnum"]]
    revenues(t, "wisigoths")
    assert t.g.over
    assert t.g.pillaged == BIT[PROVINCE["carpetania"]]


@pytest.mark.rule("INV-VI.B-2", "INV-XXVII.A-6", "INV-XXVII.C-2")
@pytest.mark.parametrize("capital", ["armenia", ""])
def test_an_inactive_kingdom_neither_earns_nor_owes_and_founds_no_capital(capital: str) -> None:
    t = Table({"armeniens": "kingdom"}, {"armeniens": {"armenia": 3}}, owners={"armeniens": ["armenia"]},
              capitals={"armeniens": capital} if capital else {}, inactive=["armeniens"])  # fmt: skip
    revenues(t, "armeniens")
    armenia = NATION["armeniens"]
    assert t.g.over
    assert not t.events("income") + t.events("paid") + t.events("bankrupt")
    assert (t.g.treasury[armenia], t.g.age[armenia], t.g.capital[armenia] >= 0) == (0, 1, bool(capital))
    assert t.g.units(armenia, PROVINCE["armenia"]).bit_count() == 3


@pytest.mark.rule("INV-VI.B-2", "INV-XXVII.A-6", "INV-SEQ.2.B-1")
def test_that_others_play_makes_no_inactive_kingdom_play_nor_the_other_way_round() -> None:
    """The Basques, who have no capital, hold a city; the Goths have 13 1/2 gold, less 3 for as many units."""
    basques = NATION["euskalduns"]
    t = kingdom()
    t.g.inactive, t.g.status[basques] = BIT[basques], KINGDOM
    t.g.owner[PROVINCE["celtiberia"]], t.g.level[PROVINCE["celtiberia"]] = basques, 1
    revenues(t, "euskalduns", "wisigoths")
    assert t.g.over
    assert t.g.capital[basques] < 0
    assert t.g.treasury[GOTHS] == 11


@pytest.mark.rule("INV-SEQ.2.B-8")
@pytest.mark.rule("INV-XIV.I-3", "INV-XIV.C-1", "INV-XIII.A-2", "INV-XIII.A-3")
def test_a_barbarian_recovers_and_earns_nothing() -> None:
    t = Table({"wisigoths": "barbarian"}, {"wisigoths": {"hispalensis": 2}}, owners={"wisigoths": BAETIS})
    t.g.pillaged |= BIT[PROVINCE["carpetania"]]
    revenues(t, "wisigoths")
    assert t.g.over, "without a horde it founds no capital either"
    assert not t.g.pillaged
    assert t.g.treasury[GOTHS] == 0


@pytest.mark.rule("INV-SEQ.2.B-9")
@pytest.mark.rule("INV-XIV.G-5", "INV-XIV.J-1", "INV-XIV.J-2", "INV-XIV.J-3", "INV-XIV.J-5")
def test_a_kingdom_that_cannot_pay_ages_declines_and_disbands_what_it_is_short_of() -> None:
    calm = next(i for i, strikes in enumerate(DECREE_CALAMITY) if not strikes[0])
    t = Table({"wisigoths": "kingdom"}, {"wisigoths": {"cuneus": 4}}, owners={"wisigoths": ["cuneus"]}, dice=[calm])
    t.g.treasury[GOTHS] = 1
    revenues(t, "wisigoths")  # half a gold less 4 for units: -3 1/2 is -3; 1 in the Treasury: short of 2
    assert t.g.treasury[GOTHS] == 0
    assert t.g.units(GOTHS, PROVINCE["cuneus"]).bit_count() == 2, "they are all alike"
    assert (t.g.age[GOTHS], t.g.decline[GOTHS]) == (3, 1)
    assert t.g.bankrupt & BIT[GOTHS]


@pytest.mark.rule("INV-XIV.J-5")
def test_a_bankrupt_kingdom_says_where_it_disbands() -> None:
    calm = next(i for i, strikes in enumerate(DECREE_CALAMITY) if not strikes[0])
    t = Table(
        {"wisigoths": "kingdom"},
        {"wisigoths": {"cuneus": 2, "carpetania": 2}},
        owners={"wisigoths": ["cuneus"]},
        dice=[calm],
    )
    t.g.treasury[GOTHS] = 2
    revenues(t, "wisigoths")  # half a gold less 4 for units: -3 1/2 is -3; 2 in the Treasury: short of 1
    one, other = t.offers("choose-piece")
    assert {t.g.at[PIECE[one]], t.g.at[PIECE[other]]} == {PROVINCE["cuneus"], PROVINCE["carpetania"]}, "alike but apart"
    t.choose("choose-piece", one if t.g.at[PIECE[one]] == PROVINCE["carpetania"] else other)
    assert t.g.units(GOTHS, PROVINCE["cuneus"]).bit_count() == 2
    assert t.g.units(GOTHS, PROVINCE["carpetania"]).bit_count() == 1


@pytest.mark.rule("INV-XIV.J-6")
def test_the_penalties_strike_once_a_turn() -> None:
    t = kingdom()
    t.g.bankrupt |= BIT[GOTHS]
    t.start(Bankrupt(GOTHS))
    assert (t.g.age[GOTHS], t.g.decline[GOTHS]) == (1, 0)


@pytest.mark.rule("INV-XIV.J-5", "INV-XIV.J-6")
def test_a_kingdom_bankrupt_before_its_revenues_loses_units_there_all_the_same_and_an_empire_none() -> None:
    calm = next(i for i, strikes in enumerate(DECREE_CALAMITY) if not strikes[0])
    t = Table({"wisigoths": "kingdom", "romains": "empire"}, {"wisigoths": {"cuneus": 6}, "romains": {"latium": 4}},
              dice=[calm, calm])  # fmt: skip
    for short, left in ((0, 6), (2, 4), (2, 4)):
        t.start(Bankrupt(GOTHS, short))
        while not t.g.over:
            t.choose("choose-piece", t.offers("choose-piece")[0])
        assert t.g.units(GOTHS, PROVINCE["cuneus"]).bit_count() == left
    assert (t.g.age[GOTHS], t.g.decline[GOTHS]) == (3, 1), "once"
    t.start(Bankrupt(ROME, 2))
    assert t.g.over
    assert t.g.units(ROME, PROVINCE["latium"]).bit_count() == 4


@pytest.mark.rule("INV-SEQ.2.B-9")
@pytest.mark.rule("INV-XIV.J-4", "INV-XIII.E-4")
def test_a_bankrupt_nation_suffers_the_calamity_of_a_card() -> None:
    t = kingdom(dice=[DECREE["concilium"], DEARTH])
    t.g.treasury[GOTHS] = 9
    t.start(Bankrupt(GOTHS))
    assert t.g.misfortunes[GOTHS] == 1
    assert t.events("calamity") == [{"nation": "wisigoths", "calamity": "dearth"}]


@pytest.mark.rule("INV-XIV.J-5", "INV-XIV.J-6", "INV-III.A-5")
def test_each_kingdom_loses_half_its_units_at_most_and_no_leader_is_disbanded() -> None:
    """Of five units whose upkeep is lacking three go, the half rounded up; the Goths before them have lost theirs."""
    calm = next(i for i, strikes in enumerate(DECREE_CALAMITY) if not strikes[0])
    t = Table({"wisigoths": "kingdom", "perses": "kingdom"}, {"perses": {"akkad": 5}}, dice=[calm])
    t.lead("perses", "akkad")
    t.g.broken = BIT[GOTHS]
    t.start(Bankrupt(NATION["perses"], 5))
    while not t.g.over:
        assert all(BIT[PIECE[name]] & UNIT_MASK for name in t.offers("choose-piece"))
        t.choose("choose-piece", t.offers("choose-piece")[0])
    assert t.g.units(NATION["perses"], PROVINCE["akkad"]).bit_count() == 2
    assert (t.g.age[NATION["perses"]], t.g.decline[NATION["perses"]]) == (3, 1)


@pytest.mark.rule("INV-XIV.J-6")
def test_the_bankruptcy_of_one_nation_spares_no_other() -> None:
    quiet = next(i for i, strikes in enumerate(DECREE_CALAMITY) if not any(strikes))
    t = kingdom(dice=[quiet])
    t.g.bankrupt = BIT[ROME]
    t.start(Bankrupt(GOTHS))
    assert (t.g.age[GOTHS], t.g.decline[GOTHS]) == (3, 1)


@pytest.mark.rule("INV-XIV.K-1")
def test_a_kingdom_as_old_does_not_collapse() -> None:
    quiet = next(i for i, strikes in enumerate(DECREE_CALAMITY) if not any(strikes))
    t = kingdom(dice=[quiet])
    t.g.age[GOTHS] = 8
    t.start(Bankrupt(GOTHS))
    assert t.g.age[GOTHS] >= 9
    assert t.events("collapse-roll") == []


@pytest.mark.rule("INV-XIV.K-6")
@pytest.mark.parametrize(("turn", "lost", "modifier"), [(4, 3, 2), (4, 2, 0), (4, 4, 0), (1, 0, 0)])
def test_the_loss_of_the_capital_in_the_turn_before_shakes_an_empire(turn: int, lost: int, modifier: int) -> None:
    t = empire()
    t.g.age[ROME], t.g.turn, t.g.lost_capital[ROME] = 9, turn, lost
    assert dict(bankruptcy.modifiers(t.g, ROME)).get("INV-XIV.K-6", 0) == modifier


@pytest.mark.rule("INV-CH.XIV.K-1")
@pytest.mark.rule(
    "INV-XIV.K-2", "INV-XIV.K-3", "INV-XIV.K-4", "INV-XIV.K-5", "INV-XIV.K-6", "INV-XIV.K-7", "INV-XII.A-5"
)
def test_what_bears_on_the_collapse_of_an_empire() -> None:
    t = empire()
    t.g.age[ROME] = 9
    assert bankruptcy.modifiers(t.g, ROME).total == 0, "the region of the capital is excepted"
    t.g.age[ROME], t.g.decline[ROME], t.g.misfortunes[ROME], t.g.lost_capital[ROME] = 12, 2, 1, 3
    assert bankruptcy.modifiers(t.g, ROME).total == 3 + 2 + 1 + 2
    for province in members(LANDS[REGION["africa"]]):
        t.g.owner[province] = ROME
    assert bankruptcy.modifiers(t.g, ROME).total == 7
    t.g.capital[ROME] = -1
    assert bankruptcy.modifiers(t.g, ROME).total == 6
    t.g.active |= BIT[GOTHS]
    t.g.status[GOTHS] = KINGDOM
    for province in members(LANDS[REGION["hispania"]]):
        t.g.owner[province] = GOTHS
    assert bankruptcy.modifiers(t.g, ROME).total == 6
    bonds.bind(t.g, GOTHS, ROME, VASSAL)
    assert bankruptcy.modifiers(t.g, ROME).total == 5, "a vassal's region (XII.A-5)"


@pytest.mark.rule("INV-SEQ.2.B-9", "INV-VI.K-8", "INV-CH.XIV.K-1")
@pytest.mark.rule("INV-XIV.K-1", "INV-XIV.K-8", "INV-XIV.K-9", "INV-XIV.K-12")
@pytest.mark.parametrize(("age", "die", "falls"), [(7, 9, True), (7, 8, False), (6, 9, False)])
def test_an_old_bankrupt_empire_falls_on_nine(age: int, die: int, falls: bool) -> None:
    """Ages 7 and 6 become 9 and 8; at 9 with decline of one level and no other region: +1."""
    calm = DECREE["magister-militum"]  # strikes the mature and ageing: so a calamity more
    assert DECREE_CALAMITY[calm] == (False, True, True)
    quiet = next(i for i, strikes in enumerate(DECREE_CALAMITY) if not strikes[1] and not strikes[2])
    t = empire(dice=[quiet, die - 1])
    t.muster("romains", "latium", 2)
    t.g.age[ROME] = age
    t.g.federator[GOTHS] = ROME
    t.g.active |= BIT[GOTHS]
    t.start(Bankrupt(ROME)).choose("done")  # the Goths do not leave of themselves (XIV.F-7)
    assert bool(t.g.dead & BIT[ROME]) == falls
    assert bool(t.g.units(ROME, PROVINCE["latium"])) != falls
    assert (t.g.federator[GOTHS] == ROME) != falls


@pytest.mark.rule("INV-XIV.K-8", "INV-XIII.D-4")
def test_an_empire_that_falls_over_the_price_of_a_card_plays_none() -> None:
    """Otium and Dilectus drawn, no gold for either: it is bankrupt, of age 9 and in decline, and 8 + 1 is enough."""
    quiet = next(i for i, strikes in enumerate(DECREE_CALAMITY) if not strikes[2])
    t = empire(dice=[DECREE["otium"], DECREE["dilectus"] - 1, quiet, 8])
    t.g.age[ROME], t.g.treasury[ROME], t.g.order = 7, 0, [ROME]
    t.start(Decrees())
    assert t.g.dead & BIT[ROME]
    assert t.events("decreed") == []
    assert t.g.over


@pytest.mark.rule("INV-XIV.K-8", "INV-XIII.E-4")
def test_no_calamity_strikes_an_empire_that_has_fallen() -> None:
    t = empire()
    t.g.age[ROME] = 9
    collapse.fall(t.g, ROME)
    t.start(Calamity(ROME, DECADENCE))
    assert t.events("calamity") == []
    assert (t.g.age[ROME], t.g.misfortunes[ROME]) == (0, 0)


@pytest.mark.rule("INV-XIV.K-10")
def test_auxiliaries_of_a_fallen_empire_become_infantry_of_their_people() -> None:
    aux = next(p for p in members(OF_NATION[ROME] & AUXILIARIES) if ORIGIN[p] >= 0)
    people = NATION_IDS[ORIGIN[aux]]
    t = Table({"romains": "empire", people: "barbarian"}, capitals={"romains": "latium"})
    t.g.put(aux, PROVINCE["neustria"])
    collapse.fall(t.g, ROME)
    assert t.g.units(NATION[people], PROVINCE["neustria"]).bit_count() == 1
    assert not t.g.active & BIT[ROME]


def test_a_calamity_and_an_event_change_what_comes_in() -> None:
    t = kingdom()
    t.g.in_force = BIT[HARVEST]
    assert gross(t, GOTHS) == 13.5, "another event in force helps no commerce"
    assert income.starved(t.g, GOTHS) == 0
    t.g.calamities[GOTHS] = BIT[DECADENCE]
    assert gross(t, GOTHS) == 13.5, "another calamity spares the granaries"
    t.g.calamities[GOTHS] |= BIT[DEARTH]  # Hispalis is a granary: its 2 gold and its city
    assert gross(t, GOTHS) == 13.5 - 3
    t = kingdom()
    t.g.in_force |= BIT[TRADE]
    assert gross(t, GOTHS) == 14.5


@pytest.mark.rule("INV-XIV.F-4", "INV-XVI.E-5")
def test_caravan_gold_comes_in_the_events_and_not_again_and_revolts_do_not_stop_it() -> None:
    t = Table({"byzantins": "empire"}, owners={"byzantins": ["tripolitania"]}, dice=[1])
    byzance = NATION["byzantins"]
    t.g.revolts = BIT[PROVINCE["tripolitania"]]
    caravans(t.g)
    assert t.g.treasury[byzance] == 1
    assert gross(t, byzance) == 0, "neither caravan nor province count in the revenues"


@pytest.mark.rule("INV-XIV.F-7", "INV-SEQ.2.B-6")
def test_who_cannot_pay_its_tributes_is_bankrupt_and_its_federates_may_leave() -> None:
    """An Eastern empire of a capital in a poor city owes 6 gold to each of its two federates: one more than it has."""
    t = Table({"byzantins": "empire", "francs": "barbarian", "gepides": "barbarian"}, owners={"byzantins": ["amida"]},
              dice=[0, 0])  # fmt: skip
    byzance, francs, gepides = (NATION[n] for n in ("byzantins", "francs", "gepides"))
    for federate in (francs, gepides):
        t.g.federator[federate] = byzance
        t.g.foedera[federate] = 2
        t.g.bound[federate] = 1
    t.g.capital[byzance] = PROVINCE["amida"]
    assert (gross(t, byzance), income.expenses(t.g, byzance).total) == (11, 12)
    for gold, bankrupt in ((1, False), (0, True)):
        t.g.treasury[byzance], t.g.bankrupt, t.g.order = gold, 0, [byzance]
        assert not foedera.freely(t.g, francs)
        t.start(Revenues())
        assert bool(t.g.bankrupt & BIT[byzance]) == bankrupt
        assert foedera.freely(t.g, francs) == foedera.freely(t.g, gepides) == bankrupt


@pytest.mark.rule("INV-XIV.K-11")
def test_mercenaries_of_a_fallen_empire_go_to_their_horde_or_capital() -> None:
    t = Table(
        {"romains": "empire", "francs": "barbarian", "iberiens": "kingdom"},
        hordes={"francs": "rhenus"},
        capitals={"iberiens": "iberia", "romains": "latium"},
    )
    hired = [t.muster(name, "latium")[0] for name in ("francs", "iberiens")]
    for piece in hired:
        t.g.lend(piece, ROME)
    t.g.passing = BIT[hired[0]]
    collapse.fall(t.g, ROME)
    assert [t.g.at[piece] for piece in hired] == [PROVINCE["rhenus"], PROVINCE["iberia"]]
    assert [t.g.hired_by(piece) for piece in hired] == [NATION["francs"], NATION["iberiens"]]
    assert t.g.passing == 0, "it serves its own nation, and need not go home again"


@pytest.mark.rule("INV-XIV.C-2")
def test_barbarians_lose_a_unit_rather_than_spend_gold() -> None:
    for status, gold, units in (("barbarian", 10, 1), ("kingdom", 8, 2)):
        t = Table({"wisigoths": status}, {"wisigoths": {"hispalensis": 2}})
        t.g.treasury[GOTHS] = 10
        t.start(Levy(GOTHS, 2))
        while not t.g.over:
            t.choose("choose-piece", t.offers("choose-piece")[0])
        assert (t.g.treasury[GOTHS], t.g.units(GOTHS, PROVINCE["hispalensis"]).bit_count()) == (gold, units)


@pytest.mark.rule("INV-XIV.C-2", "INV-VI.H-3")
def test_a_barbarian_vassal_pays_its_tribute_out_of_its_treasury() -> None:
    t = Table({"huns": "barbarian", "gepides": "barbarian"}, hordes={"huns": "hunnia", "gepides": "tisia"})
    huns, gepides = NATION["huns"], NATION["gepides"]
    bonds.bind(t.g, gepides, huns, VASSAL)
    t.g.treasury[gepides] = 3
    t.g.order = [gepides, huns]
    t.start(Revenues())
    assert (t.g.treasury[gepides], t.g.treasury[huns]) == (2, 1)
    t.g.treasury[gepides] = 0
    t.g.order = [huns, gepides]
    t.start(Revenues())
    assert (t.g.treasury[gepides], t.g.treasury[huns]) == (0, 2), "he receives it even from an empty Treasury"
    t.g.status[gepides] = KINGDOM
    t.g.treasury[gepides] = 5
    t.g.order = [huns, gepides]
    t.start(Revenues())
    assert (t.g.treasury[gepides], t.g.treasury[huns]) == (4 + 5, 3), "a kingdom pays once, and its horde yields 5"
