"""INV XXX.C and XXX.E: the cards Treaty and Tribute."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import LANDS, NEAR, PROVINCE, PROVINCE_IDS, REGION
from latrunculi.games.invasions.components.counters import PIECE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import diplomacy, pacts, raids, relations, sieges, treaties, ways
from latrunculi.games.invasions.rules.diplomacy import Audiences
from latrunculi.games.invasions.rules.pacts import Treaty, Tribute
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.hands import deal
from tests.games.invasions.table import Table

ROME, GOTHS, FRANKS = NATION["romains"], NATION["wisigoths"], NATION["francs"]
HERE = PROVINCE["tarraconensis"]


def border(**units: int) -> Table:
    """Goths in Septimania and beyond, Rome in Tarraconensis with other land in Hispania; both can pay."""
    t = Table(
        {"romains": "empire", "wisigoths": "kingdom", "francs": "barbarian"},
        {"wisigoths": {"septimania": 3, **units}, "romains": {"tarraconensis": 2}},
        capitals={"romains": "latium", "wisigoths": "septimania"}, hordes={"francs": "rhenus"},
        owners={"romains": ["tarraconensis", "saguntum", "celtiberia", "osca"], "wisigoths": [*units, "arvernia"]},
    )  # fmt: skip
    t.g.treasury[ROME] = t.g.treasury[GOTHS] = 20
    return t


def hostile(t: Table, a: int = ROME, b: int = GOTHS) -> bool:
    return relations.hostile(t.g, a, b, HERE)


# ---------------------------------------------------------------- Tribute


@pytest.mark.rule("INV-XXX.E-1", "INV-XXX.E-2", "INV-XXX.E-3")
def test_tribute_costs_ten_gold_and_makes_both_neutral_without_consent() -> None:
    t = deal(border(), romains=("tributus",))
    assert hostile(t)
    t.start(Audiences([ROME])).choose("pay-tribute", "wisigoths")
    assert t.g.over
    assert (t.g.treasury[ROME], t.g.treasury[GOTHS]) == (10, 30)
    assert not hostile(t)
    assert not hostile(t, GOTHS, ROME)
    assert not relations.friendly(t.g, ROME, GOTHS)
    assert relations.enemies(t.g, GOTHS, HERE) == 0
    assert hostile(t, FRANKS, ROME), "nobody else is bound by it"
    assert hostile(t, FRANKS, GOTHS)


@pytest.mark.rule("INV-XXX.E-3", "INV-VI.K-5")
@pytest.mark.parametrize(("turn", "both"), [(2, True), (3, False)])
@pytest.mark.parametrize("first", [ROME, GOTHS])
def test_a_pact_with_a_half_of_the_one_empire_binds_both(turn: int, both: bool, first: int) -> None:
    t = Table({"romains": "empire", "byzantins": "empire", "wisigoths": "kingdom"}, turn=turn)
    east = NATION["byzantins"]
    pacts.conclude(t.g, first, GOTHS if first == ROME else ROME)
    assert not hostile(t)
    assert hostile(t, east, GOTHS) != both
    pacts.expire(t.g, BIT[ROME] | BIT[GOTHS] | BIT[east])
    assert not any(t.g.pacts)
    assert hostile(t)


@pytest.mark.rule("INV-XXX.C-1", "INV-XXX.E-1", "INV-XII.D-1")
def test_a_pact_forbids_to_attack_besiege_raid_intercept_and_to_stop_beside() -> None:
    t = border()
    t.g.status[GOTHS] -= 1
    t.g.level[PROVINCE["saguntum"]] = 1
    t.g.level[PROVINCE["osca"]] = 0
    t.muster("wisigoths", "saguntum", 1)
    relations.work_out(t.g)

    def may() -> list[bool]:
        g = t.g
        return [
            bool(relations.enemies(g, GOTHS, HERE)), sieges.needed(g, GOTHS, PROVINCE["saguntum"]),
            raids.prey(g, GOTHS, PROVINCE["osca"]), relations.hostile_entry(g, GOTHS, HERE) == ROME,
            bool(ways.Lay(g, GOTHS).hostile & BIT[HERE]), not ways.crowded(g, GOTHS, HERE),
        ]  # fmt: skip

    assert may() == [True] * 6
    t.start(Tribute(ROME, GOTHS))
    assert may() == [False] * 6


@pytest.mark.rule("INV-XXX.E-2")
def test_what_rome_pays_by_a_card_counts_for_a_profile_that_says_so() -> None:
    t = Table({"romains": "empire", "huns": "barbarian"}, capitals={"romains": "latium"}, hordes={"huns": "hunnia"})
    t.g.treasury[ROME] = 10
    deal(t, romains=("tributus",)).start(Audiences([ROME])).choose("pay-tribute", "huns")
    assert t.g.tribute[NATION["huns"]] == 10


@pytest.mark.rule("INV-XXX.E-3")
def test_it_is_played_on_enemies_alone() -> None:
    t = deal(border(), romains=("tributus",))
    t.g.allies[ROME], t.g.allies[FRANKS] = BIT[FRANKS], BIT[ROME]
    relations.work_out(t.g)
    t.start(Audiences([ROME]))
    assert t.offers("pay-tribute") == ["wisigoths"]
    assert t.why_not("pay-tribute", "francs") == "INV-XXX.E-3"


@pytest.mark.rule("INV-XXX.E-4", "INV-XXX.C-8")
@pytest.mark.parametrize("order", [("wisigoths", "romains"), ("romains", "wisigoths")])
def test_a_pact_expires_when_both_have_been_activated(order: tuple[str, str]) -> None:
    t = border().start(Tribute(ROME, GOTHS))
    for name, over in zip(order, (False, True), strict=True):
        t.g.playing = BIT[NATION[name]]
        t.g.activated |= t.g.playing
        treaties.closing(t.g, NATION[name])
        assert len(t.events("pact-over")) == over
        assert hostile(t) == over


@pytest.mark.rule("INV-XXX.E-4")
def test_it_is_over_with_the_turn_where_one_has_not_been_activated() -> None:
    t = border().start(Tribute(ROME, GOTHS))
    diplomacy.return_cards(t.g)
    assert hostile(t)
    assert t.g.pacts[ROME] == t.g.pacts[GOTHS] == 0


@pytest.mark.rule("INV-XXX.E-4")
def test_of_two_pacts_each_has_its_own_end() -> None:
    t = border().start(Tribute(ROME, GOTHS)).start(Tribute(ROME, FRANKS))
    t.g.playing = BIT[ROME]
    t.g.activated = BIT[ROME] | BIT[FRANKS]
    treaties.closing(t.g, ROME)
    assert not hostile(t)
    assert hostile(t, ROME, FRANKS)


# ---------------------------------------------------------------- Treaty


def treaty(t: Table) -> Table:
    """The Goths impose a treaty on Rome."""
    deal(t, wisigoths=("pactum",)).start(Audiences([GOTHS]))
    return t.choose("impose-treaty", "romains")


@pytest.mark.rule("INV-XXX.C-1", "INV-XXX.C-2", "INV-XXX.C-7")
def test_a_treaty_costs_five_gold_and_makes_both_neutral() -> None:
    t = treaty(border())
    assert (t.g.treasury[GOTHS], t.g.treasury[ROME]) == (15, 25)
    assert not hostile(t)


@pytest.mark.rule("INV-XXX.C-3", "INV-XXX.C-4", "INV-XXX.C-5")
def test_which_provinces_may_be_named() -> None:
    t = border()
    for name in ("provincia", "vienna", "aquitania", "garumnum"):
        t.g.owner[PROVINCE[name]] = ROME
    t.g.capital[ROME] = PROVINCE["provincia"]
    treaty(t)
    assert set(t.offers("choose-province")) == {"tarraconensis", "osca", "vienna", "garumnum"}
    assert t.why_not("choose-province", "provincia") == "INV-XXX.C-3"
    assert t.why_not("choose-province", "aquitania") == "INV-XXX.C-4", "it has a granary, beside Arvernia"
    assert t.why_not("choose-province", "saguntum") == "INV-XXX.C-5"


@pytest.mark.rule("INV-XXX.C-3")
def test_not_where_the_horde_is() -> None:
    t = Table({"wisigoths": "kingdom", "francs": "barbarian"}, {"wisigoths": {"septimania": 2}, "francs": {"osca": 2}},
              capitals={"wisigoths": "septimania"}, hordes={"francs": "tarraconensis"},
              owners={"francs": ["osca", "tarraconensis"]})  # fmt: skip
    assert pacts.coveted(t.g, GOTHS, FRANKS) == BIT[PROVINCE["osca"]]


@pytest.mark.rule("INV-XXX.C-3", "INV-XXVIII.D-7")
def test_not_what_the_target_has_ceded_by_a_foedus() -> None:
    t = border()
    t.g.federator[FRANKS] = ROME
    t.g.foedus[FRANKS] = BIT[PROVINCE["osca"]] | BIT[PROVINCE["celtiberia"]]
    assert pacts.coveted(t.g, GOTHS, ROME) == BIT[PROVINCE["tarraconensis"]]


@pytest.mark.rule("INV-XXX.C-3")
def test_the_questions_say_whose_treaty_it_is_and_then_which_province() -> None:
    t = treaty(border())
    assert {name: value for name, _, value in t.g.stack[-1].about(t.g)} == {"nation": GOTHS, "target": ROME}
    t.put("wisigoths-noble-cavalry-1", "septimania")
    t.choose("choose-province", "tarraconensis").choose("retreat-to", "osca").choose("done")
    told = {name: value for name, _, value in t.g.stack[-1].about(t.g)}
    assert told == {"nation": GOTHS, "target": ROME, "province": HERE}


@pytest.mark.rule("INV-XXX.C-5")
@pytest.mark.parametrize(("sea", "reached"), [("sinus-gallicus", True), ("mare-siculum", False)])
def test_or_an_island_by_a_sea_with_a_fleet(sea: str, reached: bool) -> None:
    t = border()
    t.g.owner[PROVINCE["corsica"]] = ROME
    assert not pacts.coveted(t.g, GOTHS, ROME) & BIT[PROVINCE["corsica"]]
    t.muster("wisigoths", sea, 1)
    assert bool(pacts.coveted(t.g, GOTHS, ROME) & BIT[PROVINCE["corsica"]]) == reached
    t.g.owner[PROVINCE["liguria"]] = ROME
    assert not pacts.coveted(t.g, GOTHS, ROME) & BIT[PROVINCE["liguria"]], "that is no island"


@pytest.mark.rule("INV-XXX.C-7")
def test_no_treaty_without_a_unit_to_move_in_nor_where_a_third_nation_stands() -> None:
    t = border()
    t.muster("francs", "osca", 1)
    assert pacts.coveted(t.g, GOTHS, ROME) == BIT[PROVINCE["tarraconensis"]]
    for unit in range(len(t.g.at)):
        if t.g.at[unit] == PROVINCE["septimania"]:
            t.g.put(unit, PROVINCE["provincia"])
    assert pacts.coveted(t.g, GOTHS, ROME) == 0, "in Provincia they stand on land that is not theirs"
    deal(t, wisigoths=("pactum",)).start(Audiences([GOTHS]))
    assert t.why_not("impose-treaty", "romains") == "INV-XXX.C-7"


@pytest.mark.rule("INV-XXX.C-6", "INV-XXX.C-7")
def test_the_owner_evacuates_and_one_unit_at_least_moves_in() -> None:
    t = border()
    t.put("wisigoths-noble-cavalry-1", "septimania")
    treaty(t).choose("choose-province", "tarraconensis")
    assert t.g.actor == t.g.seat(ROME)
    assert {"saguntum", "osca", "celtiberia"} <= set(t.offers("retreat-to"))
    t.choose("retreat-to", "osca").choose("done")
    assert t.g.units(ROME, PROVINCE["osca"]).bit_count() == 2
    assert t.g.actor == t.g.seat(GOTHS)
    assert {verb for verb, _ in t.offers()} == {"choose-piece"}, "one at least"
    t.choose("choose-piece", t.offers("choose-piece")[0])
    t.choose("done")
    assert t.owner("tarraconensis") == "wisigoths"
    assert t.g.units(GOTHS, HERE).bit_count() == 1
    assert t.g.over


@pytest.mark.rule("INV-XXX.C-6", "INV-XXX.C-7", "INV-XII.B-7")
def test_a_city_changes_hands_by_a_treaty_and_what_the_settlers_leave_is_nobodys() -> None:
    t = border(garumnum=1)
    t.g.level[HERE], t.g.level[PROVINCE["garumnum"]] = 2, 0
    treaty(t).choose("choose-province", "tarraconensis").choose("retreat-to", "osca").choose("done")
    assert t.owner("tarraconensis") == "wisigoths", "at once"
    settler = next(name for name in t.offers("choose-piece") if t.g.at[PIECE[name]] == PROVINCE["garumnum"])
    t.choose("choose-piece", settler).choose("done")
    assert (t.owner("tarraconensis"), t.owner("garumnum")) == ("wisigoths", None)


@pytest.mark.rule("INV-XXX.C-7", "INV-XVII.A-1")
def test_no_more_units_move_in_than_may_stay() -> None:
    t = border(garumnum=3)
    t.lead("romains", "tarraconensis")
    treaty(t).choose("choose-province", "tarraconensis")
    while not t.g.over:
        verbs = t.offers()
        t.choose(*next((v for v in verbs if v[0] in ("choose-piece", "retreat-to")), verbs[-1]))
    assert t.g.units(GOTHS, HERE).bit_count() == 4
    assert not t.g.leaders(ROME, HERE), "their leader goes with them"


@pytest.mark.rule("INV-XXX.C-6")
@pytest.mark.parametrize("there", [3, 4])
def test_where_there_is_no_room_the_limit_does_not_hold(there: int) -> None:
    t = border()
    for island, number in (("corsica", 2), ("sardinia", there)):
        t.g.owner[PROVINCE[island]] = ROME
        t.muster("romains", island, number)
    t.muster("wisigoths", "sinus-gallicus", 1)
    treaty(t).choose("choose-province", "corsica")
    while t.g.actor == t.g.seat(ROME):
        t.choose(*t.offers()[-1])
    assert t.g.units(ROME, PROVINCE["sardinia"]).bit_count() == there + 2
    assert not t.events("no-retreat")


@pytest.mark.rule("INV-XXX.C-6")
def test_with_room_elsewhere_it_holds() -> None:
    t = border()
    t.muster("romains", "osca", 3)
    treaty(t).choose("choose-province", "tarraconensis").choose("retreat-to", "osca")
    assert "done" not in [verb for verb, _ in t.offers()], "five would be too many, and Saguntum is empty"


@pytest.mark.rule("INV-XXX.C-6")
def test_a_limes_is_no_more() -> None:
    t = Table({"romains": "empire", "alamans": "kingdom"}, {"alamans": {"agri-decumates": 3}},
              capitals={"romains": "latium", "alamans": "agri-decumates"},
              owners={"romains": ["rhaetia", "noricum"]})  # fmt: skip
    t.put("romains-limes-gallia-1", "rhaetia")
    t.start(Treaty(NATION["alamans"], ROME))
    if t.offers("choose-province"):
        t.choose("choose-province", "rhaetia")
    assert t.g.limes(PROVINCE["rhaetia"]) == -1


@pytest.mark.rule("INV-XXX.C-7", "INV-XVIII.K-3")
def test_no_treaty_over_land_that_nobody_of_the_nation_may_enter() -> None:
    """Mauretania is closed to the Romans, though they stand beside it; the Moors have nothing else."""
    moors, mauretania = NATION["mauritaniens"], members(LANDS[REGION["mauretania"]])
    near = next(p for land in mauretania for p in members(NEAR[land] & ~LANDS[REGION["mauretania"]]))
    t = Table({"romains": "empire", "mauritaniens": "kingdom"})
    for province in mauretania:
        t.g.owner[province] = moors
    t.muster("romains", PROVINCE_IDS[near], 2)
    t.g.owner[near] = ROME
    assert pacts.within_reach(t.g, ROME) & LANDS[REGION["mauretania"]]
    assert pacts.coveted(t.g, ROME, moors) == 0
    assert not any(pacts.settlers(t.g, ROME, province) for province in mauretania)
