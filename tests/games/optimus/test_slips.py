"""What a player is told who tries what cannot be: of all that stands against it, what he would name himself."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import latrunculi.games.optimus
from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.counters import STRATAGEM
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE
from latrunculi.games.optimus.game import GAME
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table
from tests.games.optimus.test_scenario_rules import scene
from tests.games.refusals import refusal

SEVEN, ITALICA, FLAVIA, MACEDONICA = (
    "legio-vii-claudia",
    "legio-i-italica",
    "legio-iv-flavia-felix",
    "legio-v-macedonica",
)
FLEET = "classis-moesica-1"
Build = Callable[[], Table]
CASES: list[Any] = []


def told(clause: str, verb: str, obj: str | None = None) -> Callable[[Build], Build]:
    """Note a case: the table at the prompt, what is tried there, and the clause that forbids it."""

    def note(build: Build) -> Build:
        CASES.append(pytest.param(build, verb, obj, clause, id=build.__name__, marks=pytest.mark.rule(clause)))
        return build

    return note


def rome(place: str, *units: str, **more: Any) -> Table:
    """Trajan, who reigns, somewhere with some units."""
    return Table({"traianus": (place, units)}, supreme=("traianus", ""), **more)


def on_the_march(t: Table, who: str = "traianus", side: int = ROME) -> Table:
    """He has set out."""
    return t.segment(side).do("march", who)


def besieging(place: str, *units: str) -> Table:
    """Trajan besieges a town."""
    t = rome(place, *units)
    t.g.invest(REGION[place], 0)
    return t


# ------------------------------------------------------------------ marches


@told("OP-5.1-15", "move-to", "horreum-margi")
def a_second_step_on_foot() -> Table:
    return on_the_march(rome("viminacium", SEVEN, dice=[6])).do("move-to", "singidunum")


@told("OP-5.1-18", "move-to", "horreum-margi")
def a_second_step_with_a_wagon() -> Table:
    return on_the_march(rome("viminacium", "mauri-1", bb={"traianus": 1})).do("move-to", "singidunum")


@told("OP-5.1.2b-3", "march", "traianus")
def a_leader_who_has_made_four() -> Table:
    t = rome("viminacium", SEVEN)
    t.g.paces[PIECE["traianus"] - FIRST_LEADER] = 4
    return t.segment()


@told("OP-5.1-12", "march", "traianus")
def a_leader_who_has_been_beaten() -> Table:
    t = rome("viminacium")
    t.g.halted = BIT[PIECE["traianus"]]
    return t.segment()


@told("OP-3-4", "march", "traianus")
def a_leader_who_is_spent() -> Table:
    t = rome("viminacium", pa=(0, 9)).used("traianus")
    t.put("hadrianus", "singidunum")
    t.g.pac |= BIT[PIECE["hadrianus"]]
    return t.segment()


@told("OP-5.1-16", "march", "ballistae-1")
def a_gun() -> Table:
    return Table({}, {"ballistae-1": "viminacium"}).segment()


@told("OP-5.2-2", "march", FLEET)
def boats_over_land() -> Table:
    return Table({}, {FLEET: "viminacium"}).segment()


@told("OP-5.1-3", "move-to", "tapae")
def a_region_too_far() -> Table:
    return on_the_march(rome("viminacium", SEVEN))


@told("OP-5.1-8", "move-to", "tibiscum")
def one_region_of_several_without_the_die() -> Table:
    return on_the_march(rome("viminacium", SEVEN))


@told("OP-5.1-4", "enter", "dardania")
def a_die_for_one_region() -> Table:
    return on_the_march(rome("viminacium", SEVEN))


@told("OP-SC-2", "enter", "iazyges-meridionales")
def a_neutral_land() -> Table:
    return on_the_march(scene("101-dacia", 101, "summer", armies={"traianus": ("viminacium", [SEVEN])}))


@told("OP-5.1.1-4", "move-to", "tibiscum")
def from_one_enemy_town_to_another() -> Table:
    return on_the_march(rome("arcidava", SEVEN))


@told("OP-5.1.1-1", "take", MACEDONICA)
def more_men_than_the_vs() -> Table:
    pieces = dict.fromkeys((SEVEN, ITALICA, FLAVIA, MACEDONICA), "viminacium")
    t = on_the_march(Table({"laberius-maximus": ("viminacium", [])}, pieces), "laberius-maximus")
    return t.do("take", SEVEN).do("take", ITALICA).do("take", FLAVIA)


@told("OP-4.2-3", "take", "traianus")
def a_leader_of_higher_rank() -> Table:
    t = Table({"licinius-sura": ("viminacium", []), "traianus": ("viminacium", [])})
    return on_the_march(t, "licinius-sura")


@told("OP-3-5", "take", ITALICA)
def men_on_the_way_by_a_pac_alone() -> Table:
    t = on_the_march(Table({"laberius-maximus": ("viminacium", [SEVEN])}, {ITALICA: "singidunum"}), "laberius-maximus")
    return t.do("move-to", "singidunum")


@told("OP-5.1.2-2", "join", "licinius-sura")
def a_second_army_without_points() -> Table:
    t = Table({"traianus": ("viminacium", [SEVEN]), "licinius-sura": ("viminacium", [])}, pa=(0, 0))
    return on_the_march(t.used("licinius-sura"))


@told("OP-5.2.5-1", "move-to", "ratiaria")
def over_a_river_where_a_fleet_lies() -> Table:
    t = Table({"decebalus": ("dierna", ["comati-1"])}, {FLEET: "ratiaria"})
    return on_the_march(t, "decebalus", BARBARIAN)


@told("OP-5.1.5-6", "enter", "timacus")
def a_decoy_into_the_empire() -> Table:
    return on_the_march(Table({}, {"leurre-daci-1": "dierna"}), "leurre-daci-1", BARBARIAN)


@told("OP-6.2-5", "move-to", "roma")
def a_barbarian_to_rome() -> Table:
    return on_the_march(Table({"decebalus": ("dierna", ["comati-1"])}), "decebalus", BARBARIAN)


# ------------------------------------------------------------------ towns


@told("OP-9.4-2", "besiege", "traianus")
def a_siege_with_too_few() -> Table:
    return rome("arcidava", SEVEN, ITALICA).segment()


@told("OP-9.10.3-2", "besiege", "traianus")
def a_siege_of_open_country() -> Table:
    return rome("tapae", SEVEN, ITALICA, FLAVIA).segment()


@told("OP-9.1-1", "besiege", "traianus")
def a_siege_of_ones_own_town() -> Table:
    return rome("viminacium", SEVEN, ITALICA, FLAVIA).segment()


@told("OP-9.1-3", "besiege", SEVEN)
def a_siege_without_a_leader() -> Table:
    return Table({"traianus": ("roma", [])}, dict.fromkeys((SEVEN, ITALICA, FLAVIA), "arcidava")).segment()


@told("OP-9.1-3", "assault", SEVEN)
def an_assault_without_a_leader() -> Table:
    return Table({"traianus": ("roma", [])}, dict.fromkeys((SEVEN, ITALICA, FLAVIA), "arcidava")).segment()


@told("OP-9.4-4", "besiege", "traianus")
def a_siege_that_goes_on() -> Table:
    return besieging("arcidava", SEVEN, ITALICA, FLAVIA).segment()


@told("OP-9.4-1", "summon", "traianus")
def summons_without_a_siege() -> Table:
    return rome("arcidava", SEVEN, ITALICA, FLAVIA).segment()


@told("OP-9.4-5", "summon", "traianus")
def summons_by_too_few() -> Table:
    return besieging("arcidava", SEVEN, ITALICA).segment()


@told("OP-9.3-1", "invade", "traianus")
def an_invasion_of_a_manned_town() -> Table:
    t = rome("arcidava", SEVEN, ITALICA, FLAVIA)
    t.put("comati-1", "arcidava")
    return t.within("comati-1").segment()


@told("OP-9.3-5", "invade", "traianus")
def an_invasion_by_too_few() -> Table:
    return rome("arcidava", SEVEN, ITALICA).segment()


@told("OP-9.5-1", "assault", "traianus")
def an_assault_upon_nobody() -> Table:
    return rome("arcidava", SEVEN, ITALICA, FLAVIA).segment()


@told("OP-9.6-1", "sortie", "decebalus")
def a_sortie_where_there_is_no_siege() -> Table:
    t = Table({"decebalus": ("arcidava", ["comati-1"]), "traianus": ("arcidava", [SEVEN, ITALICA, FLAVIA])})
    return t.within("decebalus", "comati-1").segment(BARBARIAN)


@told("OP-9.6-2", "sortie", "decebalus")
def a_sortie_without_men() -> Table:
    t = besieging("arcidava", SEVEN, ITALICA, FLAVIA)
    t.put("decebalus", "arcidava")
    t.g.pac |= BIT[PIECE["decebalus"]]
    return t.within("decebalus").segment(BARBARIAN)


# ------------------------------------------------------------------ the land


@told("OP-12.2-2", "forage", "traianus")
def foraging_at_home() -> Table:
    return rome("horreum-margi", SEVEN).segment()


@told("OP-12.2.2-1", "forage", "traianus")
def foraging_in_a_town() -> Table:
    return rome("arcidava", SEVEN).segment()


@told("OP-12.2-1", "forage", "traianus")
def foraging_pillaged_land() -> Table:
    t = rome("tapae", SEVEN)
    t.g.pillaged = BIT[REGION["tapae"]]
    return t.segment()


@told("OP-12.2-2", "forage", "traianus")
def foraging_without_men() -> Table:
    return rome("tapae").segment()


@told("OP-12.3-1", "harvest", "traianus")
def harvesting_without_men() -> Table:
    return rome("horreum-margi").segment()


@told("OP-12.3.1-1", "harvest", "traianus")
def harvesting_in_spring() -> Table:
    return rome("horreum-margi", SEVEN, season="spring").segment()


@told("OP-12.3.2-1", "harvest", "traianus")
def harvesting_a_town() -> Table:
    return rome("viminacium", SEVEN).segment()


@told("OP-12.3-1", "harvest", "traianus")
def harvesting_twice() -> Table:
    t = rome("horreum-margi", SEVEN)
    t.g.gathered = BIT[PIECE["traianus"]]
    return t.segment()


@told("OP-3-4", "harvest", "traianus")
def harvesting_for_one_point() -> Table:
    return rome("horreum-margi", SEVEN, pa=(0, 0)).segment()


@told("OP-12.3.2-1", "tribute", "traianus")
def tribute_of_a_town_that_is_not_held() -> Table:
    return rome("arcidava", SEVEN).segment()


@told("OP-12.2.2-1", "pillage", "traianus")
def pillage_of_a_town_that_is_not_held() -> Table:
    return rome("arcidava", SEVEN).segment()


@told("OP-12.2-2", "pillage", "traianus")
def pillage_of_ones_own_town() -> Table:
    return rome("viminacium", SEVEN).segment()


@told("OP-13.2-1", "recruit", "arcidava")
def recruits_in_an_enemy_town() -> Table:
    return rome("arcidava", SEVEN).segment()


@told("OP-13.2-1", "recruit", "viminacium")
def recruits_in_a_besieged_town() -> Table:
    return besieging("viminacium", SEVEN).segment()


@told("OP-13.2-4", "recruit", "viminacium")
def recruits_of_whom_none_are_left() -> Table:
    return rome("viminacium", SEVEN).segment()


@told("OP-1.4-6", "rally", "traianus")
def a_rally_without_bales() -> Table:
    return rome("viminacium", SEVEN, hdc={SEVEN: 1}).segment()


@told("OP-5.1.4-5", "perceive", "traianus")
def revenue_in_open_country() -> Table:
    return rome("horreum-margi", SEVEN).segment()


# ------------------------------------------------------------------ works, guns, boats


@told("OP-9.10.2-3", "restore", "traianus")
def restoring_a_pillaged_town() -> Table:
    t = rome("viminacium", SEVEN, bb={"traianus": 3})
    t.g.vd[REGION["viminacium"]] = 0
    t.g.pillaged = BIT[REGION["viminacium"]]
    return t.segment()


@told("OP-9.10.2-4", "restore", "traianus")
def restoring_for_two_bales() -> Table:
    t = rome("viminacium", SEVEN, bb={"traianus": 2})
    t.g.vd[REGION["viminacium"]] = 0
    return t.segment()


@told("OP-9.10.1-4", "restore", "traianus")
def a_roman_restoring_a_tribal_site() -> Table:
    t = rome("mattium", SEVEN, held={"mattium": ROME}, bb={"traianus": 3})
    t.g.vd[REGION["mattium"]] = 0
    return t.segment()


@told("OP-9.10.3-1", "build-limes", "traianus")
def a_limes_where_the_scenario_has_none() -> Table:
    return rome("horreum-margi", SEVEN, bb={"traianus": 3}).segment()


@told("OP-3-4", "emplace", SEVEN)
def a_gun_without_points() -> Table:
    return Table({}, {SEVEN: "viminacium", "licinius-sura": "roma"}, pa=(0, 0)).segment()


@told("OP-3-4", "sail", FLEET)
def sailing_for_one_point() -> Table:
    return boats(pa=(1, 0))


@told("OP-2-5", "sail", FLEET)
def sailing_in_frost() -> Table:
    return boats(event="frozen", season="winter")


@told("OP-3-23", "bridge", FLEET)
def a_bridge_without_a_leader() -> Table:
    return boats()


@told("OP-5.2.3-3", "embark", "traianus")
def more_than_ten_aboard() -> Table:
    t = rome("viminacium", SEVEN, ITALICA, FLAVIA, MACEDONICA)
    t.put(FLEET, "viminacium")
    return t.segment().do("sail", FLEET)


def boats(**more: Any) -> Table:
    """A fleet in Viminacium, Trajan in Rome."""
    return Table({"traianus": ("roma", [])}, {FLEET: "viminacium"}, **more).segment()


# ------------------------------------------------------------------ stratagems


@told("OP-3-6", "buy", "espion")
def a_stratagem_that_is_too_dear() -> Table:
    return rome("roma", pa=(2, 0)).segment()


@told("OP-14-2", "buy", "infiltration")
def a_stratagem_of_the_barbarian() -> Table:
    return rome("roma").segment()


@told("OP-14-5", "buy", "espion")
def a_stratagem_that_one_has() -> Table:
    return rome("roma", hands={ROME: ["espion"]}).segment()


@told("OP-14-2", "buy", "pluvia-miraculosa")
def a_stratagem_of_another_scenario() -> Table:
    return scene("101-dacia", 101, "summer", pieces={"traianus": "roma"}).segment()


@told("OP-14-7", "play", "bataille-nocturne")
def a_stratagem_of_another_moment() -> Table:
    return rome("roma", hands={ROME: ["bataille-nocturne"]}).segment()


@told("OP-14-4", "play", "espion")
def a_second_stratagem_of_a_leader() -> Table:
    t = Table({"decebalus": ("novae", ["comati-1"]), "traianus": ("oescus", [])}, hands={ROME: ["espion"]})
    t.g.schemed = BIT[PIECE["traianus"]]
    return t.segment()


@told("OP-14-8", "play", "espion")
def a_spy_upon_an_army_at_home() -> Table:
    t = Table({"decebalus": ("arcidava", ["comati-1"]), "traianus": ("tibiscum", [])}, hands={ROME: ["espion"]})
    return t.segment()


@told("OP-4.4-3", "play", "marche-forcee")
def a_forced_march_without_a_leader() -> Table:
    return on_the_march(Table({}, {SEVEN: "viminacium"}, hands={ROME: ["marche-forcee"]}), SEVEN)


@told("OP-14-10", "play", "marche-forcee")
def a_second_forced_march_in_a_season() -> Table:
    t = rome("viminacium", SEVEN, hands={ROME: ["marche-forcee"]})
    t.g.spent[ROME] = BIT[STRATAGEM["marche-forcee"]]
    return on_the_march(t)


@told("OP-SC-34", "play", "tempus-hiemis")
def the_ice_of_winter_in_summer() -> Table:
    t = Table({"susagus": ("aliobrix", ["comati-1"])}, hands={BARBARIAN: ["tempus-hiemis"]})
    return on_the_march(t, "susagus", BARBARIAN)


@told("OP-SC-16", "raid", "pieporus")
def a_raid_from_home() -> Table:
    t = Table({"pieporus": ("setidava", ["costoboci-1"])}, scenario="170-marcomanni", year=170)
    return t.segment(BARBARIAN)


@told("OP-3-3", "wait")
def waiting_without_points() -> Table:
    return rome("viminacium", SEVEN, pa=(0, 0)).segment()


@told("OP-2-19", "idle", "traianus")
def a_spent_leader_doing_nothing() -> Table:
    return rome("viminacium", SEVEN).used("traianus").segment()


@pytest.mark.parametrize(("build", "verb", "obj", "clause"), CASES)
def test_the_clause_is_the_one_that_he_would_name(build: Build, verb: str, obj: str | None, clause: str) -> None:
    assert refusal(GAME, build().g, verb, obj)[1] == clause


def test_each_of_these_clauses_is_told_in_both_languages() -> None:
    rules = tomllib.loads((Path(latrunculi.games.optimus.__file__).parent / "rules.toml").read_text(encoding="utf-8"))
    texts = {entry["id"]: entry for entry in rules["clause"]}
    assert len(CASES) >= 60
    for case in CASES:
        clause = texts[case.values[3]]
        assert len(clause["fr"]) > 10
        assert len(clause["en"]) > 10
        assert clause["fr"] != clause["en"]
