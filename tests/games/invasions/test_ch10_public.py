"""INV X.B-4: the public Event cards one by one, as their texts say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import EVENT, EVENT_IDS, PILLAGE_IDS, PUBLIC
from latrunculi.games.invasions.components.chart import MONOPOLY, PORT, PROVINCE, REGION, SEA_IDS
from latrunculi.games.invasions.components.nations import ARIAN, CATHOLIC, MAZDEAN, NATION, PAGAN
from latrunculi.games.invasions.rules import religion
from latrunculi.games.invasions.rules.caravans import caravans
from latrunculi.games.invasions.rules.event_cards import EVENTS, LASTING, Public
from latrunculi.games.invasions.rules.pillage import Plunder
from latrunculi.games.invasions.rules.state import CONVERSION, SOURCES
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

ROME, GOTHS, VANDALS, FRANKS = (NATION[n] for n in ("romains", "wisigoths", "vandales", "francs"))
BOTH = {"romains": "empire", "wisigoths": "kingdom"}


def table(nations: Mapping[str, str] = BOTH, *dice: int, **more: Any) -> Table:
    t = Table(nations, dice=dice, **more)
    for name in nations:
        t.g.treasury[NATION[name]] = 10
    return t


def happen(t: Table, title: str) -> Table:
    return t.start(Public(0, EVENT[title]))


@pytest.mark.rule("INV-X.B-3", "INV-X.B-4")
def test_each_public_card_does_something_or_lasts() -> None:
    done = {title for title in members(PUBLIC) if title in EVENTS or LASTING & BIT[title]}
    assert {EVENT_IDS[title] for title in members(PUBLIC) if title not in done} == {"new-deck"}


CARAVANS = ["siraces", "aegyptus", "tripolitania", "rhagae"]


@pytest.mark.rule("INV-X.D-4", "INV-X.D-5")
def test_the_card_caravans_says_what_they_bring() -> None:
    t = happen(table({"romains": "empire"}, owners={"romains": CARAVANS}), "caravans")
    assert t.g.in_force == BIT[EVENT["caravans"]]
    t.g.script = [0]
    caravans(t.g)
    assert sorted(e["gold"] for e in t.events("caravan")) == [5, 5, 5, 10]
    t = happen(table({"francs": "barbarian"}, owners={"francs": CARAVANS}), "caravans")
    t.g.script = [0, 1, 1, 1] + [0] * 4
    caravans(t.g)
    t.g.advance()
    assert len(t.events("plundered")) == 2, "the exceptional one alone, as the tests fail: two markers"


@pytest.mark.rule("INV-X.B-4")
def test_a_comet_ages_the_oldest_of_each_status() -> None:
    t = table({**BOTH, "byzantins": "empire", "vandales": "kingdom", "francs": "barbarian"})
    for nation, age in ((ROME, 4), (NATION["byzantins"], 5), (GOTHS, 3), (VANDALS, 2), (FRANKS, 6)):
        t.g.age[nation] = age
    happen(t, "comet")
    assert [t.g.age[n] for n in (ROME, NATION["byzantins"], GOTHS, VANDALS, FRANKS)] == [4, 6, 4, 2, 6]


@pytest.mark.rule("INV-X.B-4")
@pytest.mark.parametrize(("turn", "left", "gold"), [(7, 2, 10), (8, 1, 7)])
def test_an_epidemic_strikes_the_ports_of_a_sea_harder_from_turn_8_on(turn: int, left: int, gold: int) -> None:
    t = table({"romains": "empire"}, turn=turn, owners={"romains": ["campania", "cisalpine"]})
    t.muster("romains", "campania", 3)  # plain infantry
    t.muster("romains", "spoletum", 2)  # no port of the sea

    sea = PORT[PROVINCE["campania"]]
    assert MONOPOLY[sea]
    happen(t, "epidemic").choose("place-in-sea", SEA_IDS[sea])
    while not t.g.over:
        t.choose("take-hit", t.offers("take-hit")[0])
    assert t.g.units(ROME, PROVINCE["campania"]).bit_count() == left
    assert t.g.units(ROME, PROVINCE["spoletum"]).bit_count() == 2
    assert t.g.treasury[ROME] == gold


@pytest.mark.rule("INV-X.B-4")
def test_where_no_city_is_built_no_epidemic_lands() -> None:
    t = table({"romains": "empire"}, turn=8, owners={"romains": ["campania"]})
    t.g.level[PROVINCE["campania"]] = 0
    t.muster("romains", "campania", 3)
    happen(t, "epidemic").choose("place-in-sea", SEA_IDS[PORT[PROVINCE["campania"]]])
    assert t.g.over
    assert (t.g.units(ROME, PROVINCE["campania"]).bit_count(), t.g.treasury[ROME]) == (3, 10)


@pytest.mark.rule("INV-X.B-4")
def test_barbarians_pay_nothing_in_an_epidemic() -> None:

    t = table({"wisigoths": "barbarian"}, turn=8, owners={"wisigoths": ["campania"]})
    t.muster("wisigoths", "campania", 3)
    happen(t, "epidemic").choose("place-in-sea", SEA_IDS[PORT[PROVINCE["campania"]]])
    while not t.g.over:
        t.choose("take-hit", t.offers("take-hit")[0])
    assert t.g.treasury[GOTHS] == 10
    assert t.g.units(GOTHS, PROVINCE["campania"]).bit_count() == 1


@pytest.mark.rule("INV-X.B-4")
def test_sedition_costs_the_youngest_kingdom_a_unit_or_else_the_youngest_empire() -> None:
    t = table({**BOTH, "vandales": "kingdom"})
    t.g.age[GOTHS], t.g.age[VANDALS] = 3, 2
    for nation in ("romains", "wisigoths", "vandales"):
        t.muster(nation, "campania" if nation == "romains" else "utica" if nation == "vandales" else "hispalensis", 2)
    happen(t, "sedition")
    while not t.g.over:
        t.choose("choose-piece", t.offers("choose-piece")[0])
    assert [t.g.in_play(n).bit_count() for n in (ROME, GOTHS, VANDALS)] == [2, 2, 1]
    t = table({"romains": "empire", "francs": "barbarian"}, armies={"romains": {"campania": 1}, "francs": {"liger": 1}})
    happen(t, "sedition")
    assert (t.g.in_play(ROME).bit_count(), t.g.in_play(FRANKS).bit_count()) == (0, 1), "no kingdom: the empire"


@pytest.mark.rule("INV-X.B-4")
@pytest.mark.parametrize(("decline", "die", "struck"), [(1, None, True), (0, 9, True), (0, 0, True), (0, 8, False)])
def test_the_usurper_rises_in_decline_or_on_nine(decline: int, die: int | None, struck: bool) -> None:
    t = table({"romains": "empire"}, *([] if die is None else [die]), owners={"romains": ["campania"]})
    t.g.decline[ROME] = decline
    happen(t, "usurper")
    assert [e["calamity"] for e in t.events("calamity")] == (["usurper"] if struck else [])


@pytest.mark.rule("INV-X.B-4")
def test_the_usurper_prefers_an_empire_in_decline_to_an_older_one() -> None:
    t = table({"romains": "empire", "byzantins": "empire"}, owners={"romains": ["campania"], "byzantins": ["delta"]})
    t.g.age[ROME], t.g.age[NATION["byzantins"]] = 5, 2
    t.g.decline[NATION["byzantins"]] = 1
    assert [e["nation"] for e in happen(t, "usurper").events("calamity")] == ["byzantins"]


@pytest.mark.rule("INV-X.B-4")
def test_without_an_empire_no_die_is_thrown_for_the_usurper() -> None:
    t = happen(table({"perses": "kingdom"}, 9, owners={"perses": ["chaldea"]}), "usurper")
    assert t.events("calamity") == []
    assert t.g.script == [9]


@pytest.mark.rule("INV-X.B-4")
@pytest.mark.parametrize(("provinces", "revolts"), [(3, False), (4, True)])
def test_a_revolt_strikes_the_oldest_with_more_than_three_provinces(provinces: int, revolts: bool) -> None:
    land = ["hispalensis", "carpetania", "cuneus", "cartaginensis"][:provinces]
    t = table({"wisigoths": "kingdom"}, 1, owners={"wisigoths": land}, capitals={"wisigoths": "hispalensis"})
    happen(t, "revolt")
    assert bool(t.events("revolt-camp")) == revolts


@pytest.mark.rule("INV-XXIV.D-4")
@pytest.mark.parametrize(("city", "where"), [("utica", {"utica", "saldae"}), ("carpetania", {"carpetania", "cuneus"})])
def test_on_a_marker_the_revolt_is_in_the_region_of_the_city(city: str, where: set[str]) -> None:
    t = table({"wisigoths": "kingdom", "vandales": "barbarian"},
              owners={"wisigoths": ["utica", "saldae", "carpetania", "cuneus"]})  # fmt: skip
    t.g.pillage_cup = [int(name == "revolt") for name in PILLAGE_IDS]
    t.g.script = [0, 9]
    t.start(Plunder(VANDALS, 1, PROVINCE[city]))
    assert set(t.offers("choose-province")) == where


# ---------------------------------------------------------------- Missionaries


def mission(*dice: int, **faiths: int) -> Table:
    """Visigoths with their capital in Spain, Franks with their horde in Gaul, Huns far off, all of them Arian or pagan
    as told; the Romans hold Rome."""
    t = Table(
        {"romains": "empire", "wisigoths": "kingdom", "francs": "barbarian", "huns": "barbarian"},
        hordes={"francs": "belgae", "huns": "volga"},
        capitals={"wisigoths": "hispalensis"},
        owners={"wisigoths": ["hispalensis", "carpetania"], "romains": ["latium"], "francs": ["belgae"]},
        dice=dice,
    )
    for name, faith in {"wisigoths": ARIAN, "francs": PAGAN, "huns": PAGAN, "romains": CATHOLIC, **faiths}.items():
        t.g.religion[NATION[name]] = faith
    t.g.age[FRANKS] = 2
    return t


@pytest.mark.rule("INV-XXXI.B-1", "INV-XXXI.B-2", "INV-XXXI.B-3")
def test_missionaries_convert_a_nation_at_twice_its_bonus() -> None:
    t = mission()
    bonus = religion.bonus(t.g, GOTHS)
    assert bonus > 0
    happen(t, "missionaries")
    assert t.g.actor == t.g.seat(FRANKS), "barbarians come first"
    t.choose("no")
    assert t.g.actor == t.g.seat(GOTHS)
    t.choose("convert")
    assert t.g.religion[GOTHS] == CATHOLIC
    assert t.g.vp[GOTHS * SOURCES + CONVERSION] == 2 * bonus
    assert t.g.vp[ROME * SOURCES + CONVERSION] == bonus, "half of it"
    assert not t.g.bonus_due & BIT[GOTHS], "it has been taken"
    assert t.g.religion[FRANKS] == PAGAN
    assert t.g.over, "no heresy goes"


@pytest.mark.rule("INV-XXXI.B-1")
def test_where_nobody_converts_the_drawer_stamps_out_a_heresy() -> None:
    t = mission()
    t.g.heresies[2] = BIT[REGION["hispania"]] | BIT[REGION["italia"]]
    t.g.heresies_minus[1] = BIT[REGION["aegyptus"]]
    happen(t, "missionaries").choose("no").choose("no")
    assert t.g.actor == 0
    assert set(t.offers("heresy-in")) == {"hispania", "italia", "aegyptus"}
    t.choose("heresy-in", "aegyptus")
    assert (t.g.heresies[2], t.g.heresies_minus[1]) == (BIT[REGION["hispania"]] | BIT[REGION["italia"]], 0)


@pytest.mark.rule("INV-XXXI.B-1")
def test_missionaries_come_to_pagans_and_arians_in_civilised_regions() -> None:
    t = happen(mission(wisigoths=CATHOLIC, francs=MAZDEAN), "missionaries")
    assert t.g.over, "the Huns sit on the Volga"
    assert not t.events("converted")
