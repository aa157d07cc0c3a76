"""INV XXIX and XXXI: submission, vassals, rebellion; conversion and its bonus. Raids of barbarians (XI.C, XI.G)."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.cards import EVENT
from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.nations import ARIAN, CATHOLIC, MAZDEAN, NATION, PAGAN
from latrunculi.games.invasions.rules import heresies, income, religion, vassals
from latrunculi.games.invasions.rules.raids import OneRaid
from latrunculi.games.invasions.rules.religion import Conversions
from latrunculi.games.invasions.rules.sack import Aftermath, Conquest
from latrunculi.games.invasions.rules.state import CLIENT, CONVERSION, DEEDS, EMPIRE, FREE, SOURCES, TITLES, VASSAL
from latrunculi.games.invasions.rules.treaties import Opening
from latrunculi.games.invasions.rules.vassals import Rebellion, Submission
from latrunculi.kernel.actions import BIT
from tests.games.invasions.table import Table

GOTHS, SUEVES, HUNS, ROME = NATION["wisigoths"], NATION["sueves"], NATION["huns"], NATION["romains"]


def beaten(victor: str = "wisigoths", *, status: str = "barbarian", gold: int = 0, dice: tuple[int, ...] = ()) -> Table:
    """Sueves at Gallaecia, one unit beside them; who has beaten them stands there too."""
    t = Table(
        {"sueves": status, victor: "barbarian"}, {"sueves": {"asturica": 2}, victor: {"gallaecia": 2}},
        hordes={"sueves": "gallaecia", victor: "lusitania"}, owners={victor: ["lusitania", "emeritensis"]}, dice=dice,
    )  # fmt: skip
    t.g.treasury[SUEVES] = gold
    return t.start(Submission(SUEVES, NATION[victor], PROVINCE["gallaecia"]))


@pytest.mark.rule("INV-XXIX.A-2", "INV-XXIX.A-1", "INV-XXIX.A-3")
def test_the_beaten_becomes_a_vassal_but_never_an_empire() -> None:
    t = beaten()
    assert (t.g.lord[SUEVES], t.g.bond[SUEVES]) == (GOTHS, VASSAL)
    t = Table({"romains": "empire", "wisigoths": "kingdom"})
    t.start(Submission(ROME, GOTHS, PROVINCE["latium"]))
    assert t.g.over
    assert t.g.bond[ROME] == FREE


@pytest.mark.rule("INV-XXIX.B-4", "INV-XXIX.E-1")
@pytest.mark.parametrize(("gold", "kept"), [(7, 4), (6, 3), (0, 0)])
def test_it_keeps_half_of_its_treasury_rounded_up(gold: int, kept: int) -> None:
    t = beaten(gold=gold)
    assert (t.g.treasury[SUEVES], t.g.treasury[GOTHS]) == (kept, gold - kept)


@pytest.mark.rule("INV-XXIX.B-6")
def test_nomads_take_a_card_others_none() -> None:
    for victor, taken in (("huns", 1), ("wisigoths", 0)):
        t = Table({"sueves": "barbarian", victor: "barbarian"}, hordes={"sueves": "gallaecia", victor: "lusitania"},
                  dice=[0])  # fmt: skip
        loser, winner = t.g.camp(SUEVES), t.g.camp(NATION[victor])
        t.g.event_hand[loser * TITLES + EVENT["ambush"]] = 1
        t.start(Submission(SUEVES, NATION[victor], PROVINCE["gallaecia"]))
        assert t.g.event_hand[winner * TITLES + EVENT["ambush"]] == taken


@pytest.mark.rule("INV-XXIX.B-9", "INV-XXIX.D-1", "INV-XXIX.D-2", "INV-XXIX.D-4")
def test_the_victor_goes_and_the_vassal_lends_him_a_unit_at_his_horde() -> None:
    t = beaten()
    while t.offers("retreat-to"):
        t.choose(*(("retreat-to", "lusitania") if "lusitania" in t.offers("retreat-to") else ("done",)))
    assert not t.g.units(GOTHS, PROVINCE["gallaecia"])
    if t.offers("lend"):
        t.choose("lend", t.offers("lend")[0])
    lent = t.events("lent")[0]
    assert (lent["nation"], lent["lord"], lent["province"]) == ("sueves", "wisigoths", "lusitania")
    assert t.g.mercenaries(GOTHS).bit_count() == 1
    assert t.g.units(SUEVES, PROVINCE["asturica"]).bit_count() == 1


@pytest.mark.rule("INV-XXVII.A-8", "INV-XXVII.A-9")
def test_a_minor_kingdom_becomes_the_client_of_the_civilised_and_the_vassal_of_barbarians() -> None:
    t = Table({"armeniens": "kingdom", "perses": "kingdom", "huns": "barbarian"}, inactive=["armeniens"])
    assert vassals.bond_of(t.g, NATION["armeniens"], NATION["perses"]) == CLIENT
    assert vassals.bond_of(t.g, NATION["armeniens"], HUNS) == VASSAL
    assert vassals.bond_of(t.g, SUEVES, NATION["perses"]) == VASSAL


@pytest.mark.rule("INV-XXVII.A-8", "INV-XXVII.A-9", "INV-XXIX.C-1", "INV-XXIX.C-4")
@pytest.mark.parametrize(
    ("lord", "left", "bond"), [("angles", 3, CLIENT), ("angles", 4, FREE), ("pictes", 3, VASSAL), ("pictes", 4, FREE)]
)
def test_a_large_minor_kingdom_submits_to_nobody_by_its_capital_alone(lord: str, left: int, bond: int) -> None:
    land = ["cambria", "cumbria", "dumnonia", "durnovaria"][:left]
    t = Table({"bretons": "kingdom", "angles": "kingdom", "pictes": "barbarian"}, {lord: {"corinium-dobunorum": 2}},
              capitals={"bretons": "corinium-dobunorum"}, owners={"bretons": land, lord: ["lindum"]})  # fmt: skip
    t.start(Conquest(NATION[lord], PROVINCE["corinium-dobunorum"]))
    while not t.g.over:
        t.choose(*t.offers()[-1])
    assert t.g.bond[NATION["bretons"]] == bond
    assert t.owner("corinium-dobunorum") == ("bretons" if bond else lord)


@pytest.mark.rule("INV-XXVII.A-8", "INV-XXIX.F-5")
def test_of_a_vassal_no_minor_kingdom_becomes_a_client() -> None:
    t = Table({"bretons": "kingdom", "angles": "kingdom", "pictes": "barbarian"}, {"angles": {"corinium-dobunorum": 2}},
              capitals={"bretons": "corinium-dobunorum"}, owners={"bretons": ["cambria"]})  # fmt: skip
    t.g.lord[NATION["angles"]], t.g.bond[NATION["angles"]] = NATION["pictes"], VASSAL
    t.start(Conquest(NATION["angles"], PROVINCE["corinium-dobunorum"]))
    while not t.g.over:
        t.choose(*t.offers()[-1])
    assert t.g.bond[NATION["bretons"]] == FREE
    assert t.owner("corinium-dobunorum") == "angles"


@pytest.mark.rule("INV-III.G-9")
@pytest.mark.rule("INV-XXIX.C-1", "INV-XXIX.C-4")
@pytest.mark.parametrize(("left", "bond"), [(3, VASSAL), (4, FREE)])
def test_a_kingdom_with_three_provinces_left_submits_when_its_capital_falls(left: int, bond: int) -> None:
    land = ["carpetania", "cartaginensis", "cuneus", "baetica"][:left]
    t = Table({"sueves": "kingdom", "wisigoths": "kingdom"}, {"wisigoths": {"hispalensis": 2}},
              capitals={"sueves": "hispalensis", "wisigoths": "septimania"}, owners={"sueves": land})  # fmt: skip
    t.start(Conquest(GOTHS, PROVINCE["hispalensis"]))
    while not t.g.over:
        t.choose(*t.offers()[-1])
    assert t.g.bond[SUEVES] == bond


@pytest.mark.rule("INV-XXIX.C-1", "INV-XXIX.C-4", "INV-III.G-9")
@pytest.mark.parametrize(
    ("left", "holder", "turn", "bond"),
    [
        (3, "wisigoths", 4, VASSAL),
        (4, "wisigoths", 4, FREE),
        (3, "francs", 4, FREE),  # who took the capital has lost it
        (3, "wisigoths", 5, FREE),  # that was last turn
    ],
)
def test_a_kingdom_that_loses_its_capital_first_and_provinces_later_submits_at_the_end_of_the_activation(
    left: int, holder: str, turn: int, bond: int
) -> None:
    land = ["carpetania", "cartaginensis", "cuneus", "baetica", "osca"]
    t = Table({"sueves": "kingdom", "wisigoths": "kingdom", "francs": "barbarian"}, {"wisigoths": {"hispalensis": 2}},
              capitals={"sueves": "hispalensis", "wisigoths": "septimania"}, owners={"sueves": land})  # fmt: skip
    t.g.playing = BIT[GOTHS]
    t.start(Conquest(GOTHS, PROVINCE["hispalensis"]))
    while not t.g.over:
        t.choose(*t.offers()[-1])
    assert t.g.bond[SUEVES] == FREE
    for name in land[left:]:
        t.g.owner[PROVINCE[name]] = GOTHS
    t.g.owner[PROVINCE["hispalensis"]] = NATION[holder]
    t.g.turn = turn
    t.start(Aftermath())
    while not t.g.over:
        t.choose(*t.offers()[-1])
    assert t.g.bond[SUEVES] == bond
    assert t.owner("hispalensis") == ("sueves" if bond else holder)


@pytest.mark.rule("INV-XXIX.E-2", "INV-XXIX.F-7")
def test_a_vassal_pays_a_gold_a_turn() -> None:
    t = beaten()
    t.g.status[GOTHS] = t.g.status[SUEVES] = EMPIRE - 1
    assert income.tribute(t.g, GOTHS) == 1
    assert dict(income.expenses(t.g, SUEVES))["INV-XIV.F-6"] == 1


def restless(*dice: int, since: int = 3, lord: int = HUNS) -> Table:
    t = Table({"sueves": "barbarian", "huns": "barbarian", "wisigoths": "barbarian"}, {"sueves": {"gallaecia": 2}},
              hordes={"sueves": "gallaecia"}, dice=dice)  # fmt: skip
    t.g.lord[SUEVES], t.g.bond[SUEVES], t.g.bound[SUEVES] = lord, VASSAL, since
    return t.start(Rebellion(SUEVES))


@pytest.mark.rule("INV-XXIX.G-5")
def test_vassals_of_nomads_may_rebel_from_the_next_turn_on() -> None:
    assert restless(since=3).offers() == [("rebel", None), ("done", None)]  # it is turn 4
    assert restless(since=4).g.over
    assert restless(lord=GOTHS).g.over


@pytest.mark.rule("INV-CH.d2-7", "INV-VI.I-7")
@pytest.mark.rule("INV-XXIX.G-6", "INV-XXIX.G-7", "INV-XXIX.G-8")
@pytest.mark.parametrize(("die", "free"), [(2, True), (3, False)])
def test_a_rebellion_succeeds_on_an_even_die(die: int, free: bool) -> None:
    t = restless(die).choose("rebel")
    assert (t.g.bond[SUEVES] == FREE) == free
    assert t.g.vp[SUEVES * SOURCES + DEEDS] == (0 if free else -5)
    assert t.g.units(SUEVES, PROVINCE["gallaecia"]).bit_count() == (2 if free else 1)


# ---------------------------------------------------------------- XXXI


def faithful(name: str = "wisigoths", status: str = "kingdom", faith: int = ARIAN) -> Table:
    """Visigoths at Hispalis: 2, Carpetania 1, Cuneus half a gold."""
    t = Table({name: status}, owners={name: ["hispalensis", "carpetania", "cuneus"], "romains": ["latium"]})
    t.g.religion[NATION[name]] = faith
    t.g.order = [NATION[name]]
    return t.start(Conversions())


@pytest.mark.rule("INV-XXXI.B-1")
@pytest.mark.parametrize(
    ("name", "faith", "may"),
    [("wisigoths", ARIAN, True), ("francs", PAGAN, True), ("wisigoths", CATHOLIC, False), ("perses", MAZDEAN, False)],
)
def test_pagans_and_arians_of_barbarian_origin_may_convert(name: str, faith: int, may: bool) -> None:
    t = faithful(name, faith=faith)
    assert (not t.g.over) == may
    if may:
        t.choose("convert")
        assert t.g.religion[NATION[name]] == CATHOLIC


@pytest.mark.rule("INV-XXXI.B-2", "INV-XXXI.B-3")
def test_the_bonus_is_the_income_of_orthodox_provinces_and_the_master_of_roma_has_half() -> None:
    t = faithful()
    t.choose("convert").choose("claim")
    assert t.g.vp[GOTHS * SOURCES + CONVERSION] == 4  # 2 + 1 + 1/2, rounded up
    assert t.g.vp[ROME * SOURCES + CONVERSION] == 2
    assert not t.g.bonus_due


@pytest.mark.rule("INV-XXXI.B-2")
def test_it_may_wait_and_a_nation_without_the_bonus_has_none() -> None:
    t = faithful()
    t.choose("convert").choose("done")
    assert t.g.bonus_due == BIT[GOTHS]
    t.g.order = [GOTHS]
    assert t.start(Conversions()).offers() == [("claim", None), ("done", None)]
    t = faithful("alains", faith=PAGAN)
    t.choose("convert")
    assert t.g.over


@pytest.mark.rule("INV-XXXI.B-2", "INV-XXXI.C-7")
def test_neither_heretical_nor_monophysite_provinces_count() -> None:
    t = faithful()
    t.g.owner[PROVINCE["delta"]] = GOTHS
    assert religion.bonus(t.g, GOTHS) == 4
    heresies.place(t.g, 0, CATHOLIC)
    t.g.heresies = [0, 0, (1 << 26) - 1]
    assert religion.bonus(t.g, GOTHS) == 0


# ---------------------------------------------------------------- XI.C, XI.G


@pytest.mark.rule("INV-XI.C-1", "INV-XI.A-2")
def test_a_barbarian_may_raid_when_it_is_activated() -> None:
    t = Table({"alamans": "barbarian", "romains": "empire"}, {"alamans": {"agri-decumates": 2}},
              hordes={"alamans": "agri-decumates"}, owners={"romains": ["rhaetia"]}, dice=[4])  # fmt: skip
    t.start(Opening(NATION["alamans"]))
    assert "rhaetia" in t.offers("choose-province")
    assert t.offers()[-1] == ("done", None)
    t.choose("choose-province", "rhaetia")
    assert t.g.raided == BIT[NATION["alamans"]]


@pytest.mark.rule("INV-XI.G-1", "INV-XI.E-8")
def test_who_stays_attacks_the_enemy_there_at_once() -> None:
    armies = {"alamans": {"agri-decumates": 2}, "romains": {"rhaetia": 1}}
    t = Table({"alamans": "barbarian", "romains": "empire"}, armies,
              hordes={"alamans": "agri-decumates"}, owners={"romains": ["rhaetia"]}, dice=[0, 0])  # fmt: skip
    t.g.raid_plus |= BIT[PROVINCE["rhaetia"]]
    t.start(OneRaid(NATION["alamans"]))
    t.choose("choose-province", "rhaetia")  # 10, less 1 for the unit, and 2 for the marker: 11
    assert t.events("battle"), "they fight"
