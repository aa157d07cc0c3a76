"""INV XVI: revolts and their suppression."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.invasions.components.cards import HOLY_MAN
from latrunculi.games.invasions.components.chart import LANDS, NONE, PROVINCE, PROVINCE_IDS, REGION
from latrunculi.games.invasions.components.counters import COMBAT, OF_NATION
from latrunculi.games.invasions.components.nations import ARIAN, CAMP, CATHOLIC, NATION, PAGAN
from latrunculi.games.invasions.rules import control, heresies, revolts
from latrunculi.games.invasions.rules.revolts import Revolt, Suppressions
from latrunculi.games.invasions.rules.state import EMPIRE, LAND, TITLES
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

GOTHS, ROME = NATION["wisigoths"], NATION["romains"]
BAETIS = ("hispalensis", "carpetania", "cartaginensis", "cuneus")


def provinces(*regions: str) -> list[str]:
    return [PROVINCE_IDS[p] for name in regions for p in members(LANDS[REGION[name]])]


def kingdom(**more: Any) -> Table:
    t = Table({"wisigoths": "kingdom"}, capitals={"wisigoths": "hispalensis"}, owners={"wisigoths": BAETIS}, **more)
    t.g.religion[GOTHS] = CATHOLIC
    return t


@pytest.mark.rule("INV-CH.XVI.B-1")
@pytest.mark.rule("INV-XVI.B-1", "INV-XVI.A-1")
@pytest.mark.parametrize(
    ("die", "camp"),
    [
        (1, "romans"),
        (3, "romans"),
        (4, "persians"),
        (6, "persians"),
        (7, "goths"),
        (8, "goths"),
        (9, "huns"),
        (0, "huns"),
    ],
)
def test_a_die_names_the_player_who_chooses_the_province(die: int, camp: str) -> None:
    t = kingdom(dice=[die]).start(Revolt(GOTHS))
    assert t.g.awaiting == BIT[["romans", "huns", "persians", "goths"].index(camp)]


@pytest.mark.rule("INV-XVI.D-1", "INV-XVI.D-2", "INV-XVI.D-3")
def test_it_breaks_out_away_from_capital_and_leaders_and_grows_once() -> None:
    t = kingdom(dice=[1])
    t.muster("wisigoths", "cuneus", 2)
    t.lead("wisigoths", "carpetania")
    t.start(Revolt(GOTHS))
    assert set(t.offers("choose-province")) == {"cartaginensis", "cuneus"}
    t.choose("choose-province", "cuneus")
    assert t.g.revolts == BIT[PROVINCE["cuneus"]]
    t.g.script = [1]
    t.start(Revolt(GOTHS)).choose("choose-province", "cuneus")
    assert (t.g.revolts, t.g.revolts_plus) == (0, BIT[PROVINCE["cuneus"]])
    t.g.script = [1]
    t.start(Revolt(GOTHS))
    assert t.g.revolts == BIT[PROVINCE["cartaginensis"]], "the one that is not in Révolte + yet"


@pytest.mark.rule("INV-XVI.D-3")
def test_where_all_are_in_the_greater_revolt_nothing_grows() -> None:
    t = kingdom(dice=[4])
    cuneus = t.g.revolts_plus = BIT[PROVINCE["cuneus"]]
    t.start(Revolt(GOTHS, LAND & ~cuneus))
    assert (t.g.revolts, t.g.revolts_plus) == (0, cuneus)
    assert t.events("revolt-camp") == [{"die": [4], "camp": "persians"}]
    assert t.events("revolt") == [{"nation": "wisigoths", "province": "cuneus"}]


@pytest.mark.rule("INV-XVI.D-1")
def test_where_no_province_may_rebel_there_is_no_revolt() -> None:
    t = kingdom().start(Revolt(GOTHS, LAND))
    assert (t.g.over, t.g.answer, t.g.revolts) == (True, NONE, 0)
    t = kingdom(dice=[1]).start(Revolt(GOTHS, LAND & ~BIT[PROVINCE["cuneus"]]))
    assert t.g.answer == PROVINCE["cuneus"]
    t = Table({"wisigoths": "kingdom"}, capitals={"wisigoths": "hispalensis"})
    t.g.religion[GOTHS] = CATHOLIC
    t.start(Revolt(GOTHS))
    assert (t.g.over, t.g.answer, t.g.revolts) == (True, NONE, 0), "its capital is all that it has"


@pytest.mark.rule("INV-XVI.A-2")
def test_a_barbarian_has_no_revolt() -> None:
    t = Table({"wisigoths": "barbarian"}, owners={"wisigoths": BAETIS}).start(Revolt(GOTHS))
    assert t.g.over
    assert not t.g.revolts


@pytest.mark.rule("INV-CH.XVI.C-1")
@pytest.mark.rule("INV-XVI.C-1", "INV-XVI.C-2", "INV-XVI.C-4")
@pytest.mark.parametrize(
    ("die", "region"),
    [(1, "gallia-meridionalis"), (2, "illyria"), (3, "britannia"), (4, "britannia"), (5, "gallia-septentrionalis"),
     (7, "africa"), (8, "africa"), (9, "hispania"), (0, "hispania")],
)  # fmt: skip
def test_in_the_western_empire_a_die_names_the_region(die: int, region: str) -> None:
    held = provinces(region)
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, owners={"romains": held}, dice=[1, 6, die])
    t.g.owner[PROVINCE["latium"]] = ROME
    t.start(Revolt(ROME))  # 6 is Italia: there only the capital, which may not rebel
    assert set(t.offers("choose-province")) == set(held)
    assert [e["region"] for e in t.events("revolt-region")] == ["italia", region]


@pytest.mark.rule("INV-CH.XVI.C-1")
@pytest.mark.rule("INV-XVI.C-3")
@pytest.mark.parametrize(
    ("die", "region"),
    [(1, "moesia"), (2, "asia"), (3, "cappadocia"), (4, "graecia"), (5, "aegyptus"), (6, "aegyptus"), (7, "oriens"),
     (8, "oriens"), (9, "mesopotamia"), (0, "persis")],
)  # fmt: skip
def test_in_the_eastern_empire_too(die: int, region: str) -> None:
    held = provinces(region)
    t = Table({"byzantins": "empire"}, owners={"byzantins": held}, dice=[1, die])
    t.g.capital[NATION["byzantins"]] = PROVINCE["thracia"]
    t.start(Revolt(NATION["byzantins"]))
    assert set(t.offers("choose-province")) == set(held) - {"thracia"}


@pytest.mark.rule("INV-XVI.C-1")
@pytest.mark.parametrize(("test", "region"), [(2, "britannia"), (3, "cappadocia")])
def test_before_turn_three_a_test_chooses_between_west_and_east(test: int, region: str) -> None:
    t = Table({"romains": "empire", "byzantins": "empire"}, capitals={"romains": "latium", "byzantins": "thracia"},
              owners={"romains": provinces("britannia", "cappadocia")}, turn=2, dice=[1, test, 3])  # fmt: skip
    t.start(Revolt(ROME))
    assert set(t.offers("choose-province")) == set(provinces(region))


@pytest.mark.rule("INV-XVI.C-1")
def test_the_capital_of_another_empire_tells_its_half_while_the_romans_are_one() -> None:
    held = provinces("asia", "persis")
    t = Table(
        {"romains": "empire", "byzantins": "empire", "perses": "empire"},
        capitals={"romains": "latium", "byzantins": "thracia", "perses": "chaldea"},
        owners={"perses": held},
        turn=2,
        dice=[1, 2],
    )
    t.start(Revolt(NATION["perses"]))
    assert set(t.offers("choose-province")) == set(provinces("asia"))


@pytest.mark.rule("INV-XVI.C-1")
@pytest.mark.parametrize("capital", ["", "danubius"])
@pytest.mark.parametrize(("test", "region"), [(2, "illyria"), (3, "asia")])
def test_a_test_chooses_the_half_where_no_capital_tells_it(capital: str, test: int, region: str) -> None:
    """An empire without a capital, and one whose capital is in barbarian land."""
    t = Table({"huns": "empire"}, owners={"huns": provinces("illyria", "asia")}, dice=[1, test, 2])
    if capital:
        t.g.capital[NATION["huns"]] = members(LANDS[REGION[capital]])[0]
    t.start(Revolt(NATION["huns"]))
    assert set(t.offers("choose-province")) == set(provinces(region))


@pytest.mark.rule("INV-XVI.C-4")
def test_an_empire_without_land_in_any_of_the_regions_loses_a_province_elsewhere() -> None:
    held = provinces("danubius")
    t = Table({"huns": "empire"}, capitals={"huns": held[0]}, owners={"huns": held}, dice=[1, 2])
    t.start(Revolt(NATION["huns"]))
    assert set(t.offers("choose-province")) == set(held[1:])
    assert not t.events("revolt-region")


@pytest.mark.rule("INV-XVI.E-1", "INV-XVI.E-6", "INV-XII.C-7")
def test_a_province_in_revolt_stays_its_owners_but_total_control_is_gone() -> None:
    italia = provinces("italia")
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, owners={"romains": italia})
    assert control.total(t.g, ROME, REGION["italia"])
    revolts.strike(t.g, ROME, PROVINCE["corsica"])
    assert t.settle().owner("corsica") == "romains"
    assert not control.total(t.g, ROME, REGION["italia"])


def suppress(*dice: int, units: int = 2, **more: Any) -> Table:
    t = kingdom(dice=dice, **more)
    t.g.revolts |= BIT[PROVINCE["cuneus"]] | BIT[PROVINCE["carpetania"]]
    t.muster("wisigoths", "cuneus", units)
    t.g.order = [GOTHS]
    return t


@pytest.mark.rule("INV-CH.XVI.F-1")
@pytest.mark.rule("INV-XVI.F-1", "INV-XVI.F-2", "INV-XVI.F-3", "INV-XVI.F-11")
def test_units_in_the_province_suppress_on_nine_once_a_turn() -> None:
    t = suppress(7).start(Suppressions())
    assert t.offers() == [("suppress", "cuneus"), ("done", None)]
    assert t.why_not("suppress", "carpetania") == "INV-XVI.F-1"
    t.choose("suppress", "cuneus")  # 7 + 2
    assert t.events("suppression") == [{"nation": "wisigoths", "province": "cuneus", "die": [7], "modifier": 2}]
    assert t.g.revolts == BIT[PROVINCE["carpetania"]]
    assert t.g.over


@pytest.mark.rule("INV-XVI.F-1", "INV-XVI.E-4")
def test_units_suppress_neither_where_all_is_quiet_nor_for_another_nation() -> None:
    t = suppress(7)
    t.muster("wisigoths", "cartaginensis", 2)
    t.g.revolts_plus = BIT[PROVINCE["utica"]]
    t.muster("wisigoths", "utica", 2)
    t.start(Suppressions())
    assert t.offers("suppress") == ["cuneus"]


@pytest.mark.rule("INV-CH.XVI.F-1")
@pytest.mark.rule("INV-XVI.F-4", "INV-XVI.F-9")
def test_below_nine_it_goes_on_and_a_unit_is_lost_even_an_elite() -> None:
    t = suppress(6).start(Suppressions()).choose("suppress", "cuneus")  # 6 + 2
    assert t.g.revolts & BIT[PROVINCE["cuneus"]]
    assert t.g.units(GOTHS, PROVINCE["cuneus"]).bit_count() == 1
    assert [e["nation"] for e in t.events("unit-lost")] == ["wisigoths"]
    assert t.g.over, "one attempt in each province"


@pytest.mark.rule("INV-CH.XVI.F-1")
@pytest.mark.rule("INV-XVI.F-5", "INV-XVI.F-6")
def test_heresy_and_another_religion_make_it_harder() -> None:
    t = suppress()
    assert revolts.modifiers(t.g, GOTHS, PROVINCE["cuneus"]).total == 2
    heresies.place(t.g, REGION["hispania"], CATHOLIC)
    assert revolts.modifiers(t.g, GOTHS, PROVINCE["cuneus"]).total == 2, "at home and there: harmony"
    t.g.owner[PROVINCE["utica"]] = GOTHS
    assert revolts.modifiers(t.g, GOTHS, PROVINCE["utica"]).total == -1, "the orthodox are heretics"
    t = suppress()
    t.g.owner[PROVINCE["delta"]] = GOTHS
    assert revolts.modifiers(t.g, GOTHS, PROVINCE["delta"]).total == -1, "the Monophysites of Egypt"
    heresies.place(t.g, REGION["aegyptus"], CATHOLIC)
    assert revolts.modifiers(t.g, GOTHS, PROVINCE["delta"]).total == -2


@pytest.mark.rule("INV-XVI.F-5")
def test_without_a_capital_only_the_heresy_of_the_province_counts() -> None:
    t = suppress()
    t.g.capital[GOTHS] = NONE
    for region in ("hispania", "persis"):
        heresies.place(t.g, REGION[region], CATHOLIC)
    assert revolts.modifiers(t.g, GOTHS, PROVINCE["cuneus"]).total == 2 - 1


@pytest.mark.rule("INV-XXXI.C-6", "INV-XXXI.C-7", "INV-XVI.F-6")
def test_only_the_east_is_monophysite_donatists_and_pelagians_are_heretics_of_the_black_marker() -> None:
    for province, differs in (("delta", True), ("phoenicia", True), ("utica", False), ("cantium", False)):
        t = suppress()
        t.g.owner[PROVINCE[province]] = GOTHS
        told = dict(revolts.modifiers(t.g, GOTHS, PROVINCE[province]))
        assert ("INV-XVI.F-6" in told) == differs, province
    g = suppress().g
    for region in ("aegyptus", "africa", "britannia"):
        heresies.place(g, REGION[region], CATHOLIC)
    white, black = heresies.MONOPHYSITE_HERESY, heresies.OTHER_HERESY
    assert g.heresies[white] == BIT[REGION["aegyptus"]]
    assert g.heresies[black] == BIT[REGION["africa"]] | BIT[REGION["britannia"]]


@pytest.mark.rule("INV-CH.XVI.F-1")
@pytest.mark.rule("INV-XVI.F-7")
def test_a_leader_gives_as_many_throws_more_as_his_combat_bonus() -> None:
    leader = next(p for p in members(OF_NATION[GOTHS]) if COMBAT[p] == 2)
    t = suppress(1, 2, 8, units=1)
    t.g.put(leader, PROVINCE["cuneus"])
    t.start(Suppressions()).choose("suppress", "cuneus").choose("throw-again")
    assert t.offers() == [("throw-again", None), ("done", None)]
    t.choose("throw-again")  # 8 + 1
    assert not t.g.revolts & BIT[PROVINCE["cuneus"]]
    t = suppress(1, 2, 3, units=2)
    t.g.put(leader, PROVINCE["cuneus"])
    t.start(Suppressions()).choose("suppress", "cuneus").choose("throw-again").choose("throw-again")
    assert t.g.units(GOTHS, PROVINCE["cuneus"]).bit_count() == 1, "no third"


@pytest.mark.rule("INV-XVI.F-7", "INV-XVI.F-11")
def test_a_throw_that_is_enough_is_the_last() -> None:
    leader = next(p for p in members(OF_NATION[GOTHS]) if COMBAT[p] == 2)
    t = suppress(8, units=1)
    t.g.put(leader, PROVINCE["cuneus"])
    t.start(Suppressions()).choose("suppress", "cuneus")  # 8 + 1
    assert t.g.over
    assert not t.g.revolts & BIT[PROVINCE["cuneus"]]


@pytest.mark.rule("INV-CH.d2-5")
@pytest.mark.rule("INV-XVI.F-10")
@pytest.mark.parametrize(("test", "falls"), [(2, False), (3, True)])
def test_with_the_last_unit_a_leader_may_fall(test: int, falls: bool) -> None:
    leader = next(p for p in members(OF_NATION[GOTHS]) if COMBAT[p] == 1)
    t = suppress(1, test, units=1)
    t.g.put(leader, PROVINCE["cuneus"])
    t.start(Suppressions()).choose("suppress", "cuneus").choose("done")
    assert (t.g.at[leader] != PROVINCE["cuneus"]) == falls


@pytest.mark.rule("INV-XVI.F-10")
def test_of_two_leaders_each_is_tested() -> None:
    first, second = [p for p in members(OF_NATION[GOTHS]) if COMBAT[p] == 1][:2]
    t = suppress(1, 2, 3, units=1)
    for leader in (first, second):
        t.g.put(leader, PROVINCE["cuneus"])
    t.start(Suppressions()).choose("suppress", "cuneus").choose("done")
    assert t.g.at[first] == PROVINCE["cuneus"]
    assert t.g.at[second] != PROVINCE["cuneus"]


@pytest.mark.rule("INV-XVI.F-8")
def test_a_fortified_city_does_not_hinder_it() -> None:
    t = suppress(7)
    t.g.walls |= BIT[PROVINCE["cuneus"]]
    t.start(Suppressions()).choose("suppress", "cuneus")
    assert not t.g.revolts & BIT[PROVINCE["cuneus"]]


@pytest.mark.rule("INV-XVI.A-2", "INV-VI.H-2")
@pytest.mark.parametrize(("faith", "rises"), [(PAGAN, False), (ARIAN, False), (CATHOLIC, True)])
def test_barbarians_know_neither_revolt_nor_heresy_while_they_are_pagan_or_arian(faith: int, rises: bool) -> None:
    t = Table({"wisigoths": "barbarian"}, owners={"wisigoths": BAETIS}, hordes={"wisigoths": "hispalensis"}, dice=[1])
    t.g.religion[GOTHS] = faith
    t.start(Revolt(GOTHS))
    assert t.g.over != rises
    t.g.heresies[heresies.OTHER_HERESY] = BIT[REGION["hispania"]]
    assert bool(heresies.of_nation(t.g, GOTHS)) == rises


@pytest.mark.rule("INV-XVI.E-4")
def test_a_revolt_outlives_the_conquest_and_the_new_owner_may_suppress_it() -> None:
    t = kingdom()
    t.g.active |= BIT[ROME]
    t.g.status[ROME] = EMPIRE
    t.muster("romains", "carpetania", 2)
    t.g.revolts_plus = BIT[PROVINCE["carpetania"]]
    control.take(t.g, PROVINCE["carpetania"], ROME)
    assert t.g.revolts_plus == BIT[PROVINCE["carpetania"]]
    t.g.script = [7]
    t.g.order = [GOTHS, ROME]
    t.start(Suppressions())
    assert t.g.actor == t.g.seat(ROME), "it is no business of the Goths any more"
    t.choose("suppress", "carpetania")
    assert not t.g.revolts_plus


@pytest.mark.rule("INV-XVI.D-3")
def test_a_revolt_in_one_province_does_not_make_that_of_another_greater() -> None:
    t = kingdom()
    t.g.revolts = BIT[PROVINCE["carpetania"]]
    revolts.strike(t.g, GOTHS, PROVINCE["cuneus"])
    assert (t.g.revolts, t.g.revolts_plus) == (BIT[PROVINCE["carpetania"]] | BIT[PROVINCE["cuneus"]], 0)


@pytest.mark.rule("INV-XVI.F-5", "INV-XVI.F-6")
def test_the_heresy_of_the_capital_bears_on_land_of_its_religion_alone_and_on_no_arian_barbarian() -> None:
    t = suppress()
    t.g.owner[PROVINCE["delta"]] = GOTHS
    heresies.place(t.g, REGION["hispania"], CATHOLIC)
    told = dict(revolts.modifiers(t.g, GOTHS, PROVINCE["delta"]))
    assert "INV-XVI.F-5" not in told, "the Monophysites of Egypt care for no Priscillian"
    assert told["INV-XVI.F-6"] == -1
    t = Table({"wisigoths": "barbarian"}, owners={"wisigoths": ["utica"]}, hordes={"wisigoths": "utica"})
    t.muster("wisigoths", "utica", 2)
    heresies.place(t.g, REGION["africa"], CATHOLIC)
    for faith, malus in ((CATHOLIC, -1), (ARIAN, 0), (PAGAN, 0)):
        t.g.religion[GOTHS] = faith
        assert dict(revolts.modifiers(t.g, GOTHS, PROVINCE["utica"])).get("INV-XVI.F-5", 0) == malus


@pytest.mark.rule("INV-XVI.F-7")
def test_of_two_leaders_the_better_gives_his_throws() -> None:
    goths = members(OF_NATION[GOTHS])
    t = suppress(1, 2, 8, units=1)
    for bonus in (1, 2):
        t.g.put(next(p for p in goths if COMBAT[p] == bonus), PROVINCE["cuneus"])
    t.start(Suppressions()).choose("suppress", "cuneus").choose("throw-again").choose("throw-again")  # 8 + 1
    assert not t.g.revolts & BIT[PROVINCE["cuneus"]]


@pytest.mark.rule("INV-XVI.F-3", "INV-XVI.A-1")
def test_a_holy_man_helps_one_attempt_by_four() -> None:
    t = suppress(3, 5, units=2)
    t.muster("wisigoths", "carpetania", 1)
    t.g.event_hand[CAMP["goths"] * TITLES + HOLY_MAN] = 1
    t.start(Suppressions()).choose("suppress", "cuneus").choose("stratagem", "holy-man")  # 3 + 2 + 4
    assert t.g.revolts == BIT[PROVINCE["carpetania"]]
    t.choose("suppress", "carpetania")  # 5 + 1: the unit is lost
    assert t.g.revolts == BIT[PROVINCE["carpetania"]]
    assert [event["modifier"] for event in t.events("suppression")] == [6, 1]


@pytest.mark.rule("INV-XVI.F-2")
def test_who_lets_a_revolt_be_is_asked_no_more() -> None:
    t = suppress().start(Suppressions()).choose("done")
    assert t.g.over
    assert t.g.revolts & BIT[PROVINCE["cuneus"]]
    assert t.events("suppression") == []
