"""INV XXVII: clients and their mercenaries."""

from __future__ import annotations

from typing import cast

import pytest

from latrunculi.games.invasions.components.chart import LANDS, NONE, PROVINCE, PROVINCE_IDS, REGION
from latrunculi.games.invasions.components.counters import OF_NATION, UNIT_MASK
from latrunculi.games.invasions.components.nations import CAMP_OF, LENDS, NATION, RMI, TRIBUTE
from latrunculi.games.invasions.game import GAME
from latrunculi.games.invasions.rules import (
    alliances,
    bonds,
    clients,
    control,
    income,
    muster,
    order,
    pacts,
    relations,
    stacking,
)
from latrunculi.games.invasions.rules.clients import Levies
from latrunculi.games.invasions.rules.income import Revenues
from latrunculi.games.invasions.rules.mercenaries import Homecoming
from latrunculi.games.invasions.rules.sack import Conquest
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import CLIENT, FREE, KINGDOM, LATER, RESERVE, VASSAL, Invasions
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

ARMENIA, EAST = NATION["armeniens"], NATION["byzantins"]


def patron(*dice: int) -> Table:
    """Armenia with all its units at home, client of Byzantium."""
    t = Table({"byzantins": "empire", "armeniens": "kingdom"},
              capitals={"byzantins": "thracia", "armeniens": "armenia"},
              owners={"byzantins": ["melitene"]}, inactive=["armeniens"], dice=dice)  # fmt: skip
    for unit in members(OF_NATION[ARMENIA] & UNIT_MASK):
        t.g.put(unit, PROVINCE["armenia"])
    t.g.lord[ARMENIA], t.g.bond[ARMENIA] = EAST, CLIENT
    t.g.playing = BIT[EAST]
    return t


@pytest.mark.rule("INV-XXVII.B-1")
def test_a_client_at_full_strength_lends_one_another_none() -> None:
    t = patron()
    assert clients.lenders(t.g, EAST) == BIT[ARMENIA]
    t.g.reduced |= OF_NATION[ARMENIA] & UNIT_MASK
    assert not clients.lenders(t.g, EAST)
    t = patron()
    t.g.put(members(OF_NATION[ARMENIA] & UNIT_MASK)[0], RESERVE)
    assert not clients.lenders(t.g, EAST)
    assert not clients.lenders(patron().g, NATION["perses"]), "not its patron"


@pytest.mark.rule("INV-XXVII.B-1", "INV-XXVII.B-2", "INV-XVII.A-1")
def test_each_client_lends_one_where_there_is_room() -> None:
    t = patron(0, 0)
    colchis = NATION["colchidiens"]
    t.g.status[colchis], t.g.inactive = KINGDOM, t.g.inactive | BIT[colchis]
    t.g.lord[colchis], t.g.bond[colchis] = EAST, CLIENT
    for unit in members(OF_NATION[colchis] & UNIT_MASK):
        t.g.put(unit, PROVINCE["colchis"])
    t.muster("byzantins", "melitene", stacking.limit(t.g, EAST, PROVINCE["melitene"]) - 1)
    t.start(Levies(EAST)).choose("choose-province", "melitene")
    while not t.g.over:
        assert t.why_not("choose-province", "melitene") == "INV-XVII.A-1", "it is full now"
        t.choose("choose-province", "thracia")
    lent = t.g.mercenaries(EAST)
    assert [(lent & OF_NATION[nation]).bit_count() for nation in (ARMENIA, colchis)] == [1, 1]
    assert t.g.passing == lent


@pytest.mark.rule("INV-XXVII.B-2")
def test_none_where_there_is_no_room_at_all() -> None:
    t = patron(0)
    for name in ("thracia", "melitene"):
        t.muster("byzantins", name, stacking.limit(t.g, EAST, PROVINCE[name]))
    assert t.start(Levies(EAST)).g.over
    assert not t.g.mercenaries(EAST)


@pytest.mark.rule("INV-XXVII.B-1")
def test_it_is_drawn_from_the_units_that_serve_nobody_else() -> None:
    t = patron(0)
    first, second = members(OF_NATION[ARMENIA] & UNIT_MASK)[:2]
    t.g.lend(first, NATION["perses"])
    t.start(Levies(EAST)).choose("choose-province", "thracia")
    assert t.g.mercenaries(EAST) == BIT[second]


@pytest.mark.rule("INV-XXVII.B-1")
def test_nor_one_whose_units_are_all_away_nor_a_vassal() -> None:
    t = patron()
    for unit in members(OF_NATION[ARMENIA] & UNIT_MASK):
        t.g.lend(unit, NATION["perses"])
    assert not clients.lenders(t.g, EAST)
    t = patron()
    t.g.bond[ARMENIA] = VASSAL
    assert not clients.lenders(t.g, EAST)
    t = patron()
    islanders = NATION["sardes"]
    t.g.inactive |= BIT[islanders]
    t.g.lord[islanders], t.g.bond[islanders] = EAST, CLIENT
    for unit in members(OF_NATION[islanders] & UNIT_MASK):
        t.g.put(unit, PROVINCE["sardinia"])
    assert not LENDS & BIT[islanders]
    assert clients.lenders(t.g, EAST) == BIT[ARMENIA]


@pytest.mark.rule("INV-XV.B-9")
@pytest.mark.rule("INV-XXVII.B-1", "INV-XXVII.B-2", "INV-XXVII.B-4")
def test_it_is_drawn_and_placed_in_any_province_of_the_patron() -> None:
    t = patron(1).start(Levies(EAST))
    drawn = members(OF_NATION[ARMENIA] & UNIT_MASK)[1]
    assert set(t.offers("choose-province")) == {"melitene", "thracia"}
    t.choose("choose-province", "melitene")
    assert t.g.at[drawn] == PROVINCE["melitene"]
    assert t.g.units(EAST, PROVINCE["melitene"]) == BIT[drawn]


@pytest.mark.rule("INV-XXVII.A-8", "INV-XXVII.A-9", "INV-XXVII.C-2", "INV-XXIX.C-4")
@pytest.mark.parametrize("lord", ["perses", "huns"])
@pytest.mark.parametrize("sacked", [True, False])
def test_a_minor_kingdom_that_submits_has_its_land_and_in_the_next_turn_its_capital_again(
    lord: str, sacked: bool
) -> None:
    t = Table({"armeniens": "kingdom", "perses": "kingdom", "huns": "barbarian"}, {lord: {"armenia": 2}},
              capitals={"armeniens": "armenia", "perses": "chaldea"}, hordes={"huns": "alania"},
              owners={lord: ["amida"]}, inactive=["armeniens"])  # fmt: skip
    t.settle().start(Conquest(NATION[lord], PROVINCE["armenia"])).choose("sack" if sacked else "done")
    while not t.g.over:
        t.choose(*next((o for o in t.offers() if o[0] == "done"), t.offers()[0]))
    control.work_out(t.g)
    assert (t.g.lord[ARMENIA], t.g.bond[ARMENIA]) == (NATION[lord], CLIENT if lord == "perses" else VASSAL)
    assert t.owner("armenia") == "armeniens"
    assert not t.g.units(NATION[lord], PROVINCE["armenia"])
    t.g.turn += 1
    muster.rebuild(t.g, ARMENIA)
    assert t.g.units(ARMENIA, PROVINCE["armenia"]).bit_count() == (0 if sacked else 1)
    Turns().revenues(t.g)
    t.g.advance()
    assert t.g.capital[ARMENIA] == PROVINCE["armenia"]
    assert not t.g.pillaged & BIT[PROVINCE["armenia"]]


@pytest.mark.rule("INV-XXVII.B-3")
@pytest.mark.parametrize("land", [["caesarea"], ["caesarea", "tingitania"]])
def test_that_of_a_kingdom_without_a_capital_goes_home_to_its_land(land: list[str]) -> None:
    t = Table({"romains": "empire", "mauritaniens": "kingdom"}, capitals={"romains": "latium"},
              owners={"mauritaniens": land}, inactive=["mauritaniens"])  # fmt: skip
    moors, rome = NATION["mauritaniens"], NATION["romains"]
    unit = t.muster("mauritaniens", land[0])[0]
    t.g.lord[moors], t.g.bond[moors], t.g.playing = rome, CLIENT, BIT[rome]
    t.g.lend(unit, rome)
    t.g.put(unit, PROVINCE["latium"])
    t.g.passing = BIT[unit]
    t.start(Homecoming())
    if len(land) > 1:
        t.choose("choose-province", land[-1])
    assert t.g.at[unit] == PROVINCE[land[-1]]
    assert t.g.army[moors] & BIT[unit]


@pytest.mark.rule("INV-XII.D-1", "INV-XXVII.B-2", "INV-XV.B-2")
@pytest.mark.parametrize(("guest", "free"), [("perses", {"thracia"}), ("romains", {"thracia", "melitene"})])
def test_nobody_is_placed_where_neutrals_stand(guest: str, free: set[str]) -> None:
    t = patron(1)
    t.g.status[NATION[guest]] = KINGDOM
    t.g.active |= BIT[NATION[guest]]
    t.muster(guest, "melitene")
    if guest == "perses":
        pacts.conclude(t.g, EAST, NATION["perses"])
    else:
        bonds.ally(t.g, EAST, NATION["romains"])
    land = BIT[PROVINCE["thracia"]] | BIT[PROVINCE["melitene"]]
    assert {PROVINCE_IDS[p] for p in members(stacking.roomy(t.g, EAST, land))} == free
    assert {PROVINCE_IDS[p] for p in members(stacking.grounds(t.g, EAST))} == free


@pytest.mark.rule("INV-XXVII.B-3")
def test_it_goes_home_when_the_activation_ends() -> None:
    t = patron(0).start(Levies(EAST)).choose("choose-province", "melitene")
    t.start(Homecoming())
    assert not t.g.mercenaries(EAST)
    assert t.g.units(ARMENIA, PROVINCE["armenia"]) == OF_NATION[ARMENIA] & UNIT_MASK


@pytest.mark.rule("INV-XXVII-1", "INV-XXVII.A-6")
def test_four_minor_kingdoms_are_independent_at_the_start() -> None:
    g = cast(Invasions, GAME.begin(GAME.setup(scenario="350-invasiones", seats=4, seed="clients"), 1))
    minor = {name for name, nation in NATION.items() if RMI & BIT[nation] and g.nations & BIT[nation]}
    assert minor == {"armeniens", "colchidiens", "iberiens", "mauritaniens"} | {"lakhmides"}, "the last by our scenario"
    for name in minor:
        nation = NATION[name]
        assert g.inactive & BIT[nation]
        assert (g.treasury[nation], g.age[nation]) == (0, 0)
        assert g.in_play(nation) & OF_NATION[nation] & UNIT_MASK
        assert g.bond[nation] != VASSAL
    others = {"gallo-romains", "bretons", "cappadociens"}
    assert all(RMI & BIT[NATION[name]] for name in others), "these may appear during the game"


@pytest.mark.rule("INV-XXVII.A-2", "INV-XIV.F-5")
def test_a_client_pays_its_patron_and_lends_him_a_unit() -> None:
    t = patron(0)
    assert max(TRIBUTE) == 2, "up to 2 gold for each client"
    assert TRIBUTE[ARMENIA] == 2
    assert income.tribute(t.g, EAST) == 2
    t.start(Levies(EAST)).choose("choose-province", "melitene")
    assert t.g.mercenaries(EAST).bit_count() == 1
    relations.work_out(t.g)
    assert not relations.hostile(t.g, EAST, ARMENIA, PROVINCE["armenia"]), "in exchange for his neutrality"
    bonds.free(t.g, ARMENIA)
    assert income.tribute(t.g, EAST) == 0
    assert relations.hostile(t.g, EAST, ARMENIA, PROVINCE["armenia"])


@pytest.mark.rule("INV-XXVII.A-1", "INV-XXVII.A-2", "INV-XXVII.B-1", "INV-XIV.F-5")
@pytest.mark.parametrize(("gold", "paid"), [(5, 2), (1, 1), (0, 0)])
def test_an_active_client_pays_and_lends_like_others_out_of_what_it_has(gold: int, paid: int) -> None:
    """The Britons have every unit of theirs that is available on the map, and a Treasury."""
    britons, rome = NATION["bretons"], NATION["romains"]
    t = Table({"bretons": "kingdom", "romains": "empire"}, capitals={"bretons": "cantium", "romains": "latium"},
              owners={"romains": ["umbria"]})  # fmt: skip
    late, *ready = members(OF_NATION[britons] & UNIT_MASK)
    for unit in ready:
        t.g.put(unit, PROVINCE["cantium"])
    t.g.put(late, LATER)
    bonds.bind(t.g, britons, rome, CLIENT)
    t.g.treasury[britons] = gold
    without = income.gross(t.g, rome).total
    assert income.tribute(t.g, rome) == paid
    t.g.order = [rome]
    t.start(Revenues())
    assert (t.g.treasury[britons], t.g.treasury[rome]) == (gold - paid, without // 2)
    assert clients.lenders(t.g, rome) == BIT[britons]
    t.g.script = [0]
    t.start(Levies(rome)).choose("choose-province", "latium")
    assert t.g.mercenaries(rome) == BIT[ready[0]], "none that is not there yet"
    t.g.put(ready[1], RESERVE)
    assert not clients.lenders(t.g, rome)


@pytest.mark.rule("INV-XXVII.A-7")
def test_active_minor_kingdoms_behave_like_other_nations() -> None:
    t = Table({"bretons": "kingdom", "romains": "empire", "mauritaniens": "kingdom"}, {"bretons": {"cantium": 2}},
              capitals={"bretons": "cantium"}, inactive=["mauritaniens"])  # fmt: skip
    britons, moors = NATION["bretons"], NATION["mauritaniens"]
    assert RMI & BIT[britons]
    t.g.receive(britons, 5)
    t.g.receive(moors, 5)
    assert (t.g.treasury[britons], t.g.treasury[moors]) == (5, 0)
    assert britons in order.activation(t.g)
    assert moors not in order.activation(t.g)
    assert britons in order.of_status(t.g, KINGDOM), "they age"
    assert alliances.partners(t.g, britons) == BIT[NATION["romains"]]
    bonds.bind(t.g, britons, NATION["romains"], CLIENT)
    assert t.g.seat(britons) == t.g.seat_of(CAMP_OF[britons])


@pytest.mark.rule("INV-XXVII.D-1", "INV-III.G-8")
def test_a_client_is_free_when_its_patrons_capital_is_conquered() -> None:
    t = patron()
    control.take(t.g, PROVINCE["melitene"], NATION["perses"])
    assert t.g.lord[ARMENIA] == EAST, "another city is no capital"
    control.take(t.g, PROVINCE["thracia"], NATION["perses"])
    assert (t.g.lord[ARMENIA], t.g.bond[ARMENIA]) == (NONE, FREE)
    assert not clients.lenders(t.g, EAST)


@pytest.mark.rule("INV-XII.C-8", "INV-XIV.E-3")
@pytest.mark.parametrize(("revolt", "gold"), [(False, 2), (True, 1)])
def test_who_controls_a_region_controls_what_is_empty_in_it_and_an_empire_has_gold_of_it(
    revolt: bool, gold: int
) -> None:
    cities = ["carpetania", "cartaginensis", "hispalensis"]
    t = Table({"romains": "empire"}, owners={"romains": cities}).settle()
    hispania = [PROVINCE_IDS[p] for p in members(LANDS[REGION["hispania"]])]
    assert {t.owner(p) for p in hispania} == {"romains"}
    if revolt:
        t.g.revolts = BIT[PROVINCE["gallaecia"]]
    assert income.of_region(t.g, NATION["romains"], REGION["hispania"]) == 2 * gold
    t.g.status[NATION["romains"]] = KINGDOM
    assert income.of_region(t.g, NATION["romains"], REGION["hispania"]) == 0, "a kingdom has nothing of it"
