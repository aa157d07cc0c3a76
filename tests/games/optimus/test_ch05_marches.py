"""OP 5.1 to 5.1.3: land moves, of one army, of several, and what changes hands on the way."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from latrunculi.games.optimus.components.chart import REGION
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE
from latrunculi.games.optimus.rules.actions import Operations
from latrunculi.games.optimus.rules.attrition import EARLIER, WATER, WAY
from latrunculi.games.optimus.rules.marching import March
from latrunculi.games.optimus.rules.sequence import Seasons
from latrunculi.games.optimus.rules.state import BEATEN, DRAWN, HELD, WON
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"
THIRD = "legio-xiii-gemina"
HORSE = ("mauri-1", "mauri-2", "mauri-3", "mauri-4", "alae-thracum-1")
"""Ten PF of Roman cavalry."""


def halt(t: Table) -> Table:
    """The move is over; no bales are spent on its test."""
    t.do("done")
    return t.do("done") if t.asked == "attrition-spend" else t


def go(t: Table, *regions: str) -> Table:
    for region in regions:
        t.do("move-to", region)
    return t


# ------------------------------------------------------------------ 5.1: who goes where


@pytest.mark.rule("OP-5.1-1", "OP-3-21")
def test_a_leader_marches_with_his_own_or_alone_and_a_unit_by_itself() -> None:
    t = Table(
        {"traianus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [])},
        {SECOND: "viminacium", "classis-moesica-1": "viminacium", "decebalus": "sarmizegetusa"},
    ).segment()
    assert t.legal("march") == {"traianus", "licinius-sura", SECOND}
    assert t.why_not("march", LEGION) == "OP-5.1-1", "on a sheet"
    assert t.why_not("march", "classis-moesica-1") == "OP-5.2-2"
    assert t.why_not("march", "decebalus") == "OP-5.1-1"
    t.do("march", SECOND).do("move-to", "singidunum")
    assert (t.place(SECOND), t.place("traianus"), t.g.pa[ROME]) == ("singidunum", "viminacium", 8)
    t.do("done")
    t.segment().do("march", "traianus").do("move-to", "singidunum")
    assert t.place(LEGION) == "singidunum"


@pytest.mark.rule("OP-5.1-3", "OP-0.2-7", "OP-0.2-8", "OP-0.2-9", "OP-0.2-10")
def test_one_goes_within_the_district_and_by_its_links() -> None:
    t = Table({"traianus": ("viminacium", [])}).segment().do("march", "traianus")
    within = {"singidunum", "horreum-margi"}
    assert within < t.legal("move-to")
    linked = {"sirmiensis", "timacus", "dacia-occidentalis", "iazyges-meridionales"}
    assert t.legal("enter") == linked, "frontiers stop nobody"
    assert t.why_not("move-to", "sarmizegetusa") == t.why_not("enter", "marisus") == "OP-5.1-3"
    go(t, "horreum-margi")
    assert t.legal("enter") == linked, "the links leave from every region of the district"
    assert {"viminacium", "singidunum"} < t.legal("move-to")


@pytest.mark.rule("OP-0.2-10")
def test_nobody_enters_the_land_of_peoples_who_are_not_at_war() -> None:
    t = Table({"traianus": ("viminacium", [])})
    t.g.closed = BIT[t.g.at[PIECE["traianus"]]] | sum(BIT[region] for region in range(len(t.g.origin)))
    t.segment().do("march", "traianus")
    assert t.why_not("move-to", "singidunum") == t.why_not("enter", "dardania") == "OP-SC-2"
    assert not t.legal("move-to") | t.legal("enter")


@pytest.mark.rule("OP-5.1-4")
def test_a_district_of_one_region_needs_no_throw() -> None:
    t = Table({"decebalus": ("potaissa", [])}, held={"setidava": ROME}).segment(BARBARIAN).do("march", "decebalus")
    assert "costoboci" not in t.legal("enter")
    t.do("move-to", "setidava")
    assert t.place("decebalus") == "setidava"
    assert not t.events("arrival-roll")


@pytest.mark.rule("OP-5.1-5", "OP-5.1-6")
@pytest.mark.parametrize(("die", "region"), [(2, "tibiscum"), (3, "dierna"), (4, "dierna"), (5, "arcidava")])
def test_the_arrival_table_names_the_region_for_the_whole_group(die: int, region: str) -> None:
    t = Table({"traianus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [SECOND])}, dice=[die])
    t.segment().do("march", "traianus").do("join", "licinius-sura").do("enter", "dacia-occidentalis")
    assert {t.place(name) for name in ("traianus", LEGION, "licinius-sura", SECOND)} == {region}
    assert t.events("arrival-roll") == [{"side": "roman", "contree": "dacia-occidentalis", "die": [die]}]


@pytest.mark.rule("OP-5.1-6", "OP-0.2-8")
@pytest.mark.parametrize(("die", "side"), [(1, BARBARIAN), (6, ROME)])
def test_on_1_the_enemy_chooses_and_on_6_the_player(die: int, side: int) -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, dice=[die]).segment().do("march", "traianus")
    t.do("enter", "dacia-occidentalis")
    assert t.side == side
    assert t.legal("choose-region") == {"arcidava", "tibiscum", "dierna", "berzobis"}
    t.do("choose-region", "berzobis")
    assert t.place(LEGION) == "berzobis"
    assert t.side == ROME


@pytest.mark.rule("OP-5.1-7")
def test_a_result_that_cannot_be_lets_the_enemy_choose_among_all_that_are_open() -> None:
    # From an enemy town one does not go to another: of alutus-superior Cumidava, its southernmost, is closed.
    t = Table({"traianus": ("apulum", [LEGION])}, dice=[4]).segment().do("march", "traianus")
    t.do("enter", "alutus-superior")
    assert t.side == BARBARIAN
    assert t.legal("choose-region") == {"alutus-vallis", "angustia"}


@pytest.mark.rule("OP-5.1-8")
def test_no_throw_to_a_region_with_own_pf_or_to_a_town_of_ones_people() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, {SECOND: "berzobis", "licinius-sura": "dierna"},
              held={"ratiaria": BARBARIAN}).segment().do("march", "traianus")  # fmt: skip
    direct = t.legal("move-to")
    assert "berzobis" in direct, "a legion is there"
    assert "dierna" not in direct, "a leader is no PF"
    assert {"sirmium", "mursa", "ratiaria"} <= direct, "Roman towns, whoever holds them"
    assert "cusum" not in direct, "open country"
    t.do("move-to", "berzobis")
    assert not t.events("arrival-roll")


@pytest.mark.rule("OP-5.1-8")
def test_for_a_barbarian_only_the_towns_of_his_own_people() -> None:
    t = Table({"decebalus": ("buridava", ["comati-1"])}, held={"pelendava": ROME}).segment(BARBARIAN)
    t.do("march", "decebalus")
    assert {"pelendava", "cumidava"} <= t.legal("move-to")
    assert "argedava" not in t.legal("move-to"), "of the Getae"
    assert "getae" in t.legal("enter")


@pytest.mark.rule("OP-5.1-9", "OP-5.1-10", "OP-5.1-13", "OP-1.1-3", "OP-5.1.2b-3")
def test_a_leader_goes_on_while_he_has_pm_four_a_season() -> None:
    t = Table({"traianus": ("viminacium", [])}).segment().do("march", "traianus")
    go(t, "singidunum", "horreum-margi", "naissus")
    t.do("done")
    t.segment().do("march", "traianus").do("move-to", "serdica")
    assert t.g.paces[PIECE["traianus"] - FIRST_LEADER] == 4
    assert t.why_not("move-to", "philippopolis") == "OP-5.1.2b-3"
    t.do("done")
    t.segment()
    assert t.why_not("march", "traianus") == "OP-5.1.2b-3"
    t.g.paces[PIECE["traianus"] - FIRST_LEADER] = 3
    assert t.why_not("march", "traianus") == ""


@pytest.mark.rule("OP-5.1-13")
def test_a_forced_march_does_not_give_a_leader_more_than_four() -> None:
    t = Table({"traianus": ("viminacium", [])}, hands={ROME: ["marche-forcee"]}).segment().do("march", "traianus")
    t.do("play", "marche-forcee")
    go(t, "singidunum", "horreum-margi", "naissus", "serdica")
    assert t.why_not("move-to", "philippopolis") == "OP-5.1.2b-3"


@pytest.mark.rule("OP-5.1-14", "OP-5.1-15", "OP-5.1.2b-1", "OP-5.1.1-2")
def test_cavalry_two_infantry_one_and_the_slowest_may_be_left() -> None:
    t = Table({"traianus": ("viminacium", [LEGION, "mauri-1"])}).segment().do("march", "traianus")
    go(t, "horreum-margi")
    assert t.why_not("move-to", "naissus") == "OP-5.1-15"
    t.do("leave", LEGION)
    go(t, "naissus")
    assert (t.place(LEGION), t.place("mauri-1")) == ("horreum-margi", "naissus")
    assert LEGION not in t.army("traianus")
    assert t.why_not("move-to", "serdica") == "OP-5.1-14"
    t.do("leave", "mauri-1")
    go(t, "serdica")
    halt(t.dice(6))
    t.segment()
    assert {LEGION, "mauri-1"} <= t.legal("march"), "each in a segment of its own"
    t.do("march", LEGION)
    assert t.g.pa[ROME] == 8, "the first activation used the PAC, this one a PA"


@pytest.mark.rule("OP-5.1-14", "OP-5.1-15")
def test_pm_are_of_an_activation() -> None:
    t = Table({}, {LEGION: "viminacium"})
    for region in ("singidunum", "viminacium", "horreum-margi"):
        t.segment().do("march", LEGION).do("move-to", region)
        assert t.why_not("move-to", "naissus") == "OP-5.1-15"
        t.do("done")
    assert t.g.pa[ROME] == 6


@pytest.mark.rule("OP-5.1-14")
def test_who_joins_on_the_way_has_his_pm_still() -> None:
    t = Table({"traianus": ("viminacium", [])}, {LEGION: "horreum-margi"}).used("traianus").segment()
    t.do("march", "traianus")
    go(t, "horreum-margi")
    t.do("take", LEGION)
    go(t, "naissus")
    assert t.place(LEGION) == "naissus"
    assert t.why_not("move-to", "serdica") == "OP-5.1-15"


@pytest.mark.rule("OP-5.1-14", "OP-5.1-15", "OP-5.1-16", "OP-5.1-17", "OP-5.1-18")
@pytest.mark.parametrize(("unit", "steps"), [("mauri-1", 3), (LEGION, 2), ("impedimenta-1", 2)])
def test_a_forced_march_adds_one(unit: str, steps: int) -> None:
    t = Table({"traianus": ("viminacium", [unit])}, hands={ROME: ["marche-forcee"]}).segment().do("march", "traianus")
    t.do("play", "marche-forcee")
    go(t, *("horreum-margi", "naissus", "serdica")[:steps])
    assert t.why_not("move-to", ("", "", "serdica", "philippopolis")[steps]).startswith("OP-5.1-1")


@pytest.mark.rule("OP-5.1-16")
def test_artillery_does_not_move() -> None:
    t = Table({"traianus": ("viminacium", ["ballistae-1"])}, {"ballistae-2": "viminacium"},
              hands={ROME: ["marche-forcee"]}).segment()  # fmt: skip
    assert t.why_not("march", "ballistae-2") == "OP-5.1-16"
    t.do("march", "traianus").do("play", "marche-forcee")
    assert t.why_not("move-to", "singidunum") == "OP-5.1-16"
    t.do("leave", "ballistae-1")
    go(t, "singidunum")
    assert t.place("ballistae-1") == "viminacium"


@pytest.mark.rule("OP-5.1-17")
def test_impedimenta_have_one_pm_in_a_season_and_two_with_a_forced_march() -> None:
    t = Table({"traianus": ("viminacium", ["impedimenta-1"])}, {"impedimenta-2": "viminacium"},
              hands={ROME: ["marche-forcee"]}, dice=[6, 6]).segment()  # fmt: skip
    t.do("march", "impedimenta-2").do("move-to", "singidunum").do("done")
    t.segment()
    assert t.why_not("march", "impedimenta-2") == "OP-5.1-17"
    t.do("march", "traianus").do("move-to", "singidunum")
    assert t.why_not("move-to", "horreum-margi") == "OP-5.1-17"
    t.do("play", "marche-forcee").do("move-to", "horreum-margi")
    assert t.why_not("move-to", "naissus") == "OP-5.1-17"
    halt(t)
    t.g.hand[ROME], t.g.spent[ROME], t.g.schemed = BIT[4], 0, 0
    t.segment().do("march", "traianus").do("play", "marche-forcee")
    assert t.why_not("move-to", "naissus") == "OP-5.1-17", "both PM of the season are spent"


@pytest.mark.rule("OP-5.1-18", "OP-1.3-5")
def test_a_wagon_has_one_pm_in_a_season_and_two_with_a_forced_march() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1"])}, bb={"traianus": 1}, hands={ROME: ["marche-forcee"]},
              dice=[6, 6]).segment()  # fmt: skip
    t.do("march", "traianus").do("move-to", "horreum-margi")
    assert t.why_not("move-to", "naissus") == "OP-5.1-18"
    halt(t)
    t.segment().do("march", "traianus")
    assert t.why_not("move-to", "naissus") == "OP-5.1-18", "a PM of the season, not of the activation"
    t.do("play", "marche-forcee")
    go(t, "naissus")
    assert t.why_not("move-to", "serdica") == "OP-5.1-18"
    t.do("abandon")
    assert t.bb("traianus") == 0
    go(t, "serdica")


@pytest.mark.rule("OP-5.1-18", "OP-1.3-5")
def test_bales_handed_over_have_their_way_behind_them() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1"]), "licinius-sura": ("viminacium", ["mauri-2"])},
              bb={"traianus": 1})  # fmt: skip
    t.g.hauled[PIECE["traianus"] - FIRST_LEADER] = 1
    t.segment().do("march", "traianus").do("to", "licinius-sura").do("hand-bale")
    assert (t.bb("traianus"), t.bb("licinius-sura")) == (0, 1)
    t.do("done").segment().do("march", "licinius-sura")
    assert t.why_not("move-to", "singidunum") == "OP-5.1-18"


@pytest.mark.rule("OP-5.1-18", "OP-1.3-5")
def test_fresh_bales_on_a_wagon_that_has_made_its_way_stay_with_it() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1"]), "licinius-sura": ("viminacium", ["mauri-2"])},
              bb={"traianus": 1, "licinius-sura": 1})  # fmt: skip
    t.g.hauled[PIECE["licinius-sura"] - FIRST_LEADER] = 1
    t.segment().do("march", "traianus").do("to", "licinius-sura").do("hand-bale")
    assert (t.bb("traianus"), t.bb("licinius-sura")) == (0, 2)
    t.do("done").segment().do("march", "licinius-sura")
    assert t.why_not("move-to", "singidunum") == "OP-5.1-18"


@pytest.mark.rule("OP-5.1-19")
def test_a_bridge_does_not_move() -> None:
    t = Table({}, {"classis-moesica-1": "viminacium", "classis-moesica-2": "viminacium"})
    t.g.bridges = BIT[PIECE["classis-moesica-1"]]
    t.segment()
    assert t.why_not("sail", "classis-moesica-1") == "OP-5.1-19"
    assert t.legal("sail") == {"classis-moesica-2"}
    assert t.why_not("march", "classis-moesica-1") == "OP-5.1-19"


# ------------------------------------------------------------------ combats on the way


def raid(*, forced: bool = False) -> Table:
    """Ten PF of horse under Trajan ride from Singidunum upon one PF in the open fields of Cusum."""
    t = Table({"traianus": ("singidunum", HORSE)}, {"sagittarii-daci-1": "cusum"},
              dice=[3, 3, 1, 3] if forced else [3, 2, 1, 2],
              supreme=("traianus", ""), hands={ROME: ["marche-forcee"]} if forced else {})  # fmt: skip
    t.segment().do("march", "traianus")
    if forced:
        t.do("play", "marche-forcee")
    t.do("enter", "sirmiensis")
    return t.do("done") if t.asked == "attrition-spend" else t


@pytest.mark.rule("OP-5.1-11", "OP-5.1.8-1")
def test_the_victor_may_go_on_with_the_pm_that_he_has_left() -> None:
    t = raid()
    assert t.place("sagittarii-daci-1") == "pool", "overrun"
    assert len(t.events("attrition-roll")) == 1, "tested before the combat"
    assert t.asked == "march-order", "an overrun takes its loot and goes on"
    go(t, "sirmium")
    assert t.why_not("move-to", "mursa") == "OP-5.1-14"
    halt(t)
    assert t.g.pa[ROME] == 9, "the PAC has paid for all of it"
    rolls = t.events("attrition-roll")
    assert len(rolls) == 2, "and once more for the rest"
    assert rolls[1]["score"] == 2, "the first part is no earlier move"
    assert t.g.marched[PIECE["mauri-1"]] == 1


@pytest.mark.rule("OP-6.1-8", "OP-5.1.8-1")
def test_a_forced_march_is_one_before_the_combat_and_after_it() -> None:
    """Three regions of horse: overrun in the first, the other two after it."""
    t = raid(forced=True)
    go(t, "sirmium")
    go(t, "mursa")
    halt(t)
    assert [m for m in t.events("modifier") if m["modifier"] == "forced"] == [{"modifier": "forced", "amount": -1}] * 2


@pytest.mark.rule("OP-5.1-11")
def test_who_stays_for_the_loot_has_ended_his_move() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])})
    march = March(ROME, PIECE["traianus"], False)
    march.group = BIT[PIECE["traianus"]] | BIT[PIECE[LEGION]]
    march.step = "resolved"
    t.g.verdict = HELD
    t.start(march)
    assert t.asked == ""
    t.segment()
    assert "traianus" in t.legal("march"), "he has not lost"


@pytest.mark.rule("OP-5.1.8-2", "OP-9.11.3-1")
def test_men_left_on_the_way_test_though_their_leader_is_taken_alone() -> None:
    t = Table(
        {"traianus": ("viminacium", ["mauri-1"])}, {"comati-1": "singidunum"}, season="winter", dice=[2]
    ).segment()
    t.do("march", "traianus").do("move-to", "horreum-margi").do("leave", "mauri-1").do("move-to", "singidunum")
    assert t.place("traianus") == "gone"
    assert [(e["place"], e["score"], e["losses"]) for e in t.events("attrition-roll")] == [("horreum-margi", 0, 1)]


def laden(*garrison: str, pa: int = 9, legions: int = 3, dice: Iterable[int] = ()) -> Table:
    """Trajan has beaten those outside Costesti (VG 6) and taken his loot."""
    units = [LEGION, SECOND, THIRD][:legions]
    t = Table({"traianus": ("costesti", units)}, dict.fromkeys(garrison, "costesti"), pa=(pa, 9), dice=dice)
    t.within(*garrison).used("traianus")
    march = March(ROME, PIECE["traianus"], False)
    march.group = sum([BIT[PIECE[name]] for name in ("traianus", *units)])
    march.steps, march.step, t.g.verdict = 1, "resolved", HELD
    return t.start(march)


@pytest.mark.rule("OP-9-1", "OP-8.4-8")
def test_with_the_loot_in_his_hands_the_victor_may_turn_upon_the_town_and_not_march_on() -> None:
    t = laden("comati-1")
    assert (t.asked, t.legal()) == ("march-order", {"besiege", "assault", "done"})
    assert t.why_not("move-to", "cogaeonum") == "OP-8.4-8"
    t.do("besiege", "traianus")
    assert (t.g.siege[REGION["costesti"]], t.g.pa[ROME], t.asked) == (0, 8, "")
    assert not t.events("attrition-roll"), "he has tested when he came"
    t = laden(dice=[1])
    t.g.vd[REGION["costesti"]] = 0
    t.do("invade", "traianus")
    while t.asked != "town-loot-start":
        t.do("hurt", min(t.legal("hurt")))
    assert t.do("clemency").asked == "", "his move is over"
    assert laden("comati-1", pa=0).asked == "", "it costs a PA"
    assert laden(legions=2).asked == "", "six PF are not more than the VG"
    assert laden("comati-1", legions=2).legal() == {"assault", "done"}


@pytest.mark.rule("OP-5.1-12")
@pytest.mark.parametrize("verdict", [BEATEN, DRAWN])
def test_who_has_lost_is_not_activated_again_in_this_season(verdict: int) -> None:
    t = Table({"traianus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [SECOND])}, bb={"traianus": 1},
              hdc={LEGION: 1})  # fmt: skip
    march = March(ROME, PIECE["traianus"], False)
    march.group = BIT[PIECE["traianus"]] | BIT[PIECE[LEGION]]
    march.step = "resolved"
    t.g.verdict = verdict
    t.start(march)
    t.segment()
    assert t.why_not("march", "traianus") == t.why_not("rally", "traianus") == "OP-5.1-12"
    assert "licinius-sura" in t.legal("march")
    t.do("march", "licinius-sura")
    assert t.why_not("take", LEGION) == t.why_not("join", "traianus") == "OP-5.1-12"


@pytest.mark.rule("OP-5.1-12")
def test_a_victory_lets_them_be_activated_again() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])})
    march = March(ROME, PIECE["traianus"], False)
    march.group = BIT[PIECE["traianus"]] | BIT[PIECE[LEGION]]
    march.step = "resolved"
    t.g.verdict = HELD
    t.start(march).segment()
    assert "traianus" in t.legal("march")


@pytest.mark.rule("OP-5.1-12", "OP-8.4-8")
@pytest.mark.parametrize("verdict", [WON, BEATEN])
def test_victors_whose_leader_has_fallen_have_not_lost(verdict: int) -> None:
    """Trajan and Sura go together; Trajan falls. After a victory Sura may go on, and of it nobody is the worse; a
    defeat ends the move."""
    t = Table({"traianus": ("cusum", [LEGION]), "licinius-sura": ("cusum", [SECOND])}, supreme=("traianus", ""))
    march = March(ROME, PIECE["traianus"], False)
    march.group = sum([BIT[PIECE[name]] for name in ("traianus", LEGION, "licinius-sura", SECOND)])
    march.chiefs |= BIT[PIECE["licinius-sura"]]
    march.steps, march.step, t.g.verdict = 1, "resolved", verdict
    t.g.bury(PIECE["traianus"])
    assert t.start(march).asked == ("march-order" if verdict == WON else "")
    if verdict == WON:
        t.do("done")
    assert t.segment().legal("march") == ({"licinius-sura", LEGION} if verdict == WON else set())


# ------------------------------------------------------------------ 5.1.1: an army


@pytest.mark.rule("OP-5.1.1-1")
def test_a_leader_takes_as_many_pf_as_his_vs() -> None:
    # Lusius Quietus, VS 5: a legion of 3, of which 2 HdC, then a gun and a train of 1 each.
    t = Table({"lusius-quietus": ("viminacium", [])},
              {LEGION: "viminacium", "ballistae-1": "viminacium", "impedimenta-1": "viminacium",
               "impedimenta-2": "viminacium", "thraces-1": "viminacium"}, hdc={LEGION: 2}).segment()  # fmt: skip
    t.do("march", "lusius-quietus").do("take", LEGION).do("take", "ballistae-1")
    assert t.why_not("take", "thraces-1") == "OP-5.1.1-1", "HdC PF and artillery count"
    t.do("take", "impedimenta-1")
    assert t.why_not("take", "impedimenta-2") == "OP-5.1.1-1"


@pytest.mark.rule("OP-5.1.1-1", "OP-5.1.4-1")
def test_an_army_above_its_vs_does_not_start() -> None:
    # Trajan has VS 10, and 18 as emperor: four legions are 12 PF.
    legions = [LEGION, SECOND, THIRD, "legio-i-italica"]
    t = Table({"traianus": ("viminacium", legions)}).segment().do("march", "traianus")
    assert t.why_not("move-to", "singidunum") == "OP-5.1.1-1"
    t.do("leave", THIRD)
    go(t, "singidunum")
    t = Table({"traianus": ("viminacium", legions)}, supreme=("traianus", "")).segment().do("march", "traianus")
    go(t, "singidunum")


@pytest.mark.rule("OP-5.1.1-3", "OP-4.2-2", "OP-4.2-3")
def test_lower_leaders_come_along_but_lend_no_vs() -> None:
    # Quadratus Bassus 9, with two legions: room for 3 PF, that of Sura's legion, and then no more.
    t = Table({"iulius-quadratus-bassus": ("viminacium", [LEGION, SECOND]), "licinius-sura": ("viminacium", [THIRD]),
               "lusius-quietus": ("viminacium", []), "sosius-senecio": ("viminacium", ["thraces-1"]),
               "traianus": ("viminacium", []), "laberius-maximus": ("viminacium", [])}).segment()  # fmt: skip
    t.do("march", "iulius-quadratus-bassus").do("take", "licinius-sura")
    assert t.why_not("take", "sosius-senecio") == "OP-5.1.1-3"
    assert t.why_not("take", "traianus") == "OP-4.2-3"
    assert t.why_not("take", "laberius-maximus") == "OP-4.2-3", "an equal does not follow"
    t.do("take", "lusius-quietus")
    go(t, "singidunum")
    assert {t.place(n) for n in ("licinius-sura", THIRD, "lusius-quietus")} == {"singidunum"}
    assert t.place("laberius-maximus") == "viminacium"
    assert t.has_pac("licinius-sura"), "being taken along is no activation"


@pytest.mark.rule("OP-5.1.1-4")
def test_no_pf_goes_from_enemy_town_to_enemy_town() -> None:
    t = Table({"traianus": ("arcidava", ["mauri-1"])}).segment().do("march", "traianus")
    assert t.why_not("move-to", "tibiscum") == "OP-5.1.1-4"
    assert {"dierna", "berzobis"} <= t.legal("move-to"), "to open country it may"
    t = Table({"traianus": ("arcidava", ["mauri-1"])}, held={"arcidava": ROME}).segment().do("march", "traianus")
    assert "tibiscum" in t.legal("move-to"), "from a town that one holds"
    t = Table({"traianus": ("arcidava", [])}).segment().do("march", "traianus")
    assert "tibiscum" in t.legal("move-to"), "a leader alone is no PF"
    t = Table({"traianus": ("arcidava", ["mauri-1"])}, held={"tibiscum": ROME}).segment().do("march", "traianus")
    assert "tibiscum" in t.legal("move-to"), "to a town that is one's own"
    t = Table({"traianus": ("berzobis", ["mauri-1"])}).segment().do("march", "traianus")
    assert "tibiscum" in t.legal("move-to"), "from open country"


@pytest.mark.rule("OP-5.1.1-4")
def test_infiltration_passes_from_town_to_town() -> None:
    t = Table({"decebalus": ("viminacium", ["comati-1"])}, hands={BARBARIAN: ["infiltration"]}).segment(BARBARIAN)
    t.do("march", "decebalus")
    assert "singidunum" not in t.legal("move-to")
    t.do("play", "infiltration")
    assert "singidunum" in t.legal("move-to")
    go(t, "singidunum")
    assert "viminacium" not in t.legal("move-to"), "for one step"


@pytest.mark.rule("OP-14-9")
def test_infiltration_is_one_step_more_to_a_region_of_choice_without_a_throw() -> None:
    """From Tapae a man on foot has one PM. With the stratagem he has two, and the first of them needs no die."""
    t = Table({"decebalus": ("tapae", ["comati-1"])}, hands={BARBARIAN: ["infiltration"]}).segment(BARBARIAN)
    t.do("march", "decebalus")
    assert "marus" not in t.legal("move-to")
    assert (before := t.legal("enter"))
    t.do("play", "infiltration")
    assert t.legal("move-to") > {"tibiscum"}
    assert not t.legal("enter") & before, "each of their regions is to be had at once"
    go(t, "tibiscum")
    assert t.legal("move-to"), "a second step"
    go(t, min(t.legal("move-to")))
    assert not t.legal("move-to") | t.legal("enter")


@pytest.mark.rule("OP-14-10")
def test_a_forced_march_is_one_step_more_and_counts_in_the_test() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, hands={ROME: ["marche-forcee"]}).segment()
    go(t.do("march", "traianus"), "horreum-margi")
    assert t.why_not("move-to", "naissus") == "OP-5.1-15"
    go(t.do("play", "marche-forcee"), "naissus").do("done").dice(6).do("done")
    assert {"modifier": "forced", "amount": -1} in t.events("modifier")


@pytest.mark.rule("OP-14-10", "OP-14-5")
def test_a_second_forced_march_is_bought_in_a_season_and_played_in_the_next() -> None:
    sheets = {"traianus": ("viminacium", [LEGION]), "decebalus": ("tapae", ["comati-1"])}
    t = Table({**sheets, "laberius-maximus": ("singidunum", [])},
              hands={ROME: ["marche-forcee"], BARBARIAN: ["marche-forcee"]}).segment()  # fmt: skip
    halt(go(t.do("march", "traianus").do("play", "marche-forcee"), "horreum-margi").dice(6))
    t.segment().do("buy", "marche-forcee")
    t.segment().do("march", "laberius-maximus")
    assert t.why_not("play", "marche-forcee") == "OP-14-10", "another leader, but the same season"
    halt(go(t, "viminacium"))
    assert "marche-forcee" in t.segment(BARBARIAN).do("march", "decebalus").legal("play"), "each side has its own"
    halt(t)
    season = Seasons()
    season.step = "begin"
    t.dice(2, 2, 2).start(season)
    assert "marche-forcee" in t.segment().do("march", "laberius-maximus").legal("play")


@pytest.mark.rule("OP-14-12")
@pytest.mark.parametrize("ford", ["", "before", "after"])
def test_with_a_ford_no_water_counts_in_the_test(ford: str) -> None:
    """From Viminacium over the Danube."""
    t = Table({"traianus": ("viminacium", [LEGION])}, hands={ROME: ["passage-a-gue"]}).segment().do("march", "traianus")
    if ford == "before":
        t.do("play", "passage-a-gue")
    t.dice(6).do("enter", "dacia-occidentalis").do("choose-region", "arcidava")
    if ford == "after":
        t.do("play", "passage-a-gue")
    t.do("done").dice(6)
    if t.asked == "attrition-spend":
        t.do("done")
    assert ("great-river" in {event["modifier"] for event in t.events("modifier")}) == (not ford)


# ------------------------------------------------------------------ 5.1.2: several armies


@pytest.mark.rule("OP-5.1.2-1", "OP-5.1.2-2", "OP-5.1.2-3", "OP-5.1-2")
def test_armies_go_together_at_a_pa_each_and_test_once() -> None:
    # 9 + 6 PF: a stack of 15 has a malus of 1; Sura's legion has moved once before: 1 more.
    t = Table({"laberius-maximus": ("viminacium", [LEGION, SECOND, THIRD]),
               "licinius-sura": ("viminacium", ["legio-i-italica", "legio-v-macedonica"]),
               "traianus": ("viminacium", [])}, dice=[5]).used("laberius-maximus")  # fmt: skip
    t.g.marched[PIECE["legio-i-italica"]] = 1
    t.segment().do("march", "laberius-maximus").do("join", "licinius-sura")
    assert t.g.pa[ROME] == 8, "Laberius pays with a PA, Sura with his PAC"
    assert not t.has_pac("licinius-sura")
    go(t, "singidunum")
    halt(t)
    assert t.place("legio-v-macedonica") == "singidunum"
    roll = t.events("attrition-roll")
    assert len(roll) == 1
    assert roll[0]["score"] == 3
    assert t.g.marched[PIECE["legio-i-italica"]] == 2
    assert t.g.marched[PIECE[LEGION]] == 1


@pytest.mark.rule("OP-5.1.2-2", "OP-3-4")
def test_without_points_nobody_joins() -> None:
    t = Table({"laberius-maximus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [SECOND])},
              pa=(0, 0)).used("licinius-sura")  # fmt: skip
    t.segment().do("march", "laberius-maximus")
    assert t.why_not("join", "licinius-sura") == "OP-5.1.2-2"
    for pa, joins in (((0, 9), set()), ((1, 0), {"licinius-sura"})):
        t = Table({"laberius-maximus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [SECOND])}, pa=pa)
        t.used("licinius-sura").segment().do("march", "laberius-maximus")
        assert t.legal("join") == joins, "the points are one's own"
    t.do("join", "licinius-sura")
    assert t.g.pa == [0, 0]


@pytest.mark.rule("OP-5.1.2-1", "OP-5.1.2b-3")
@pytest.mark.parametrize(("paces", "joins"), [(3, {"licinius-sura"}), (4, set())])
def test_who_has_made_his_four_pm_is_not_activated_to_go_along(paces: int, joins: set[str]) -> None:
    t = Table({"laberius-maximus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [SECOND])})
    t.g.paces[PIECE["licinius-sura"] - FIRST_LEADER] = paces
    assert t.segment().do("march", "laberius-maximus").legal("join") == joins
    assert paces < 4 or t.why_not("join", "licinius-sura") == "OP-5.1.2b-3"


@pytest.mark.rule("OP-5.1.2-4", "OP-2-18")
def test_one_after_the_other_the_opponent_plays_in_between() -> None:
    t = Table({"laberius-maximus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [SECOND])},
              {"decebalus": "sarmizegetusa"}, dice=[6, 6]).start(Operations())  # fmt: skip
    t.do("march", "laberius-maximus").do("move-to", "singidunum")
    halt(t)
    assert t.side == BARBARIAN
    t.do("wait")
    t.do("march", "licinius-sura").do("move-to", "singidunum")
    halt(t)
    assert len(t.events("attrition-roll")) == 2


# ------------------------------------------------------------------ 5.1.2b: dropped and picked up


@pytest.mark.rule("OP-5.1.2b-1", "OP-5.1.8-2")
def test_leaders_and_units_are_dropped_on_the_way_and_tested_with_the_rest() -> None:
    # Ten PF set out; Sura and his legion stay behind. In winter a die of 3 becomes 1: one PF out.
    t = Table({"traianus": ("viminacium", ["mauri-1"]), "licinius-sura": ("viminacium", ["mauri-2"])},
              season="winter", dice=[3]).segment()  # fmt: skip
    t.do("march", "traianus").do("take", "licinius-sura")
    go(t, "horreum-margi")
    t.do("leave", "licinius-sura")
    go(t, "naissus")
    halt(t)
    assert (t.place("licinius-sura"), t.place("mauri-2")) == ("horreum-margi", "horreum-margi")
    assert t.army("licinius-sura") == {"mauri-2"}
    assert t.events("attrition-roll")[0]["losses"] == 1
    assert t.legal("hurt") >= {"mauri-1", "mauri-2"}, "of all whom he has moved"
    t.do("hurt", "mauri-2")
    assert t.g.marched[PIECE["mauri-1"]] == t.g.marched[PIECE["mauri-2"]] == 1


@pytest.mark.rule("OP-5.1.8-2", "OP-7-3")
def test_who_was_dropped_on_the_way_shares_in_the_test_before_a_combat_and_takes_no_other() -> None:
    # Thirteen PF were moved, a pile of more than ten: a die of 1 is 0, one PF out, of those at Singidunum as well.
    t = Table({"traianus": ("viminacium", [*HORSE, LEGION])}, {"sagittarii-daci-1": "cusum"}, dice=[3, 1, 2],
              supreme=("traianus", "")).segment()  # fmt: skip
    go(t.do("march", "traianus"), "singidunum").do("leave", LEGION).do("enter", "sirmiensis").do("done")
    assert {"modifier": "pile", "amount": -1} in t.events("modifier")
    assert t.events("attrition-roll")[0]["losses"] == 1
    assert t.legal("hurt") == set(HORSE), "no legionary as long as there are others"
    t.do("hurt", "mauri-1").do("decline")
    assert t.asked == "march-order", "the one PF of Dacians is overrun"
    t.do("done")
    assert t.asked == ""
    assert len(t.events("attrition-roll")) == 1


@pytest.mark.rule("OP-5.1.8-2", "OP-7-3")
def test_of_those_tested_before_a_combat_losses_may_fall_on_who_was_dropped() -> None:
    # Winter and a path: the two PF of horse left behind are as good as the two that go on.
    t = Table({"traianus": ("viminacium", ["mauri-1", "mauri-2"])}, {"comati-1": "cusum"}, season="winter",
              dice=[3, 3]).segment()  # fmt: skip
    go(t.do("march", "traianus"), "singidunum").do("leave", "mauri-2").do("enter", "sirmiensis").do("done")
    assert t.events("attrition-roll")[0]["losses"] == 1
    assert t.legal("hurt") == {"mauri-1", "mauri-2"}


@pytest.mark.rule("OP-5.1.8-2")
def test_who_drops_all_his_men_at_the_end_tests_all_the_same() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, season="winter", dice=[3]).segment().do("march", "traianus")
    go(t, "singidunum")
    t.do("leave", LEGION)
    halt(t)
    assert t.events("attrition-roll")[0]["losses"] == 1


@pytest.mark.rule("OP-5.1.2b-2", "OP-3-5")
def test_on_the_way_one_takes_along_only_if_a_pa_is_paid() -> None:
    army = {"traianus": ("viminacium", ["mauri-1"]), "licinius-sura": ("horreum-margi", ["mauri-3"])}
    t = Table(army, {"mauri-2": "horreum-margi"}).segment().do("march", "traianus")
    go(t, "horreum-margi")
    assert t.why_not("take", "mauri-2") == t.why_not("take", "licinius-sura") == "OP-3-5"
    t.do("add-pa")
    assert t.g.pa[ROME] == 8
    t.do("take", "mauri-2").do("take", "licinius-sura")
    go(t, "naissus")
    assert {t.place("mauri-2"), t.place("mauri-3")} == {"naissus"}
    t = Table(army, {"mauri-2": "horreum-margi"}).used("traianus").segment().do("march", "traianus")
    go(t, "horreum-margi")
    assert "mauri-2" in t.legal("take"), "paid with a PA"
    assert "add-pa" not in t.legal()


@pytest.mark.rule("OP-3-5", "OP-3-3")
def test_without_a_pa_none_is_added() -> None:
    t = Table({"traianus": ("viminacium", [])}, {LEGION: "horreum-margi"}, pa=(0, 0)).segment().do("march", "traianus")
    assert "add-pa" not in t.legal(), "before the first step all in the region may come"
    go(t, "horreum-margi")
    assert t.why_not("add-pa") == "OP-3-3"


@pytest.mark.rule("OP-5.1.2b-2", "OP-5.1.1-1")
def test_on_the_way_no_more_than_the_vs() -> None:
    t = Table({"claudius-livianus": ("viminacium", [LEGION])}, {"thraces-1": "horreum-margi"})
    t.used("claudius-livianus").segment().do("march", "claudius-livianus")  # VS 4
    go(t, "horreum-margi")
    assert t.why_not("take", "thraces-1") == "OP-5.1.1-1"


@pytest.mark.rule("OP-5.1.2b-2", "OP-5.1.3-1")
def test_on_the_way_no_units_off_other_sheets() -> None:
    t = Table({"traianus": ("viminacium", []), "licinius-sura": ("horreum-margi", [LEGION])}).used("traianus")
    t.segment().do("march", "traianus")
    go(t, "horreum-margi")
    assert t.why_not("take", LEGION) == "OP-5.1.3-1"


@pytest.mark.rule("OP-5.1.2b-2", "OP-5.1.3-3")
@pytest.mark.parametrize("on_the_way", [True, False])
def test_earlier_moves_of_one_unit_burden_the_stack(on_the_way: bool) -> None:
    place = "horreum-margi" if on_the_way else "viminacium"
    t = Table({"traianus": ("viminacium", ["mauri-1"])}, {"mauri-2": place}, dice=[6]).used("traianus")
    t.g.marched[PIECE["mauri-2"]] = 2
    t.segment().do("march", "traianus")
    if on_the_way:
        go(t, "horreum-margi")
        t.do("take", "mauri-2")
    else:
        t.do("take", "mauri-2")
        go(t, "horreum-margi")
    go(t, "naissus")
    halt(t)
    assert [e["amount"] for e in t.events("modifier") if e["modifier"] == "earlier"] == [-2]


@pytest.mark.rule("OP-5.1.3-3")
def test_a_unit_that_is_left_behind_burdens_nobody() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1"])}, {"mauri-2": "viminacium"}, dice=[6])
    t.g.marched[PIECE["mauri-2"]] = 2
    t.segment().do("march", "traianus").do("take", "mauri-2").do("leave", "mauri-2")
    go(t, "horreum-margi")
    halt(t)
    assert not [e for e in t.events("modifier") if e["modifier"] == "earlier"]


# ------------------------------------------------------------------ 5.1.3: sheets


@pytest.mark.rule("OP-5.1.3-1", "OP-5.1.3-2")
def test_leaders_together_hand_over_units_for_nothing() -> None:
    # Livianus, VS 4, has 2 PF: he may take 2 more, not 3.
    t = Table({"traianus": ("viminacium", [LEGION, "mauri-1"]), "claudius-livianus": ("viminacium", ["thraces-1"]),
               "licinius-sura": ("viminacium", [SECOND])}).segment().do("march", "traianus")  # fmt: skip
    t.do("take", SECOND)
    assert t.army("traianus") == {LEGION, "mauri-1", SECOND}
    t.do("to", "claudius-livianus")
    assert t.why_not("give", LEGION) == "OP-5.1.3-2"
    t.do("give", "mauri-1")
    assert t.army("claudius-livianus") == {"thraces-1", "mauri-1"}
    assert t.g.pa[ROME] == 9
    go(t, "singidunum")
    assert "to" not in t.legal(), "only when the action begins"
    assert t.place("mauri-1") == "viminacium"


@pytest.mark.rule("OP-5.1.3-2", "OP-5.1.2-1")
def test_armies_that_go_together_keep_to_the_vs_of_each() -> None:
    # Quietus, VS 5, with a legion of 3; Sura with nobody: together 13, but Quietus' sheet takes 2 more, not 3.
    t = Table({"lusius-quietus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [])},
              {SECOND: "viminacium", "thraces-1": "viminacium"}).segment().do("march", "lusius-quietus")  # fmt: skip
    t.do("join", "licinius-sura")
    assert t.why_not("take", SECOND) == "OP-5.1.3-2"
    t.do("take", "thraces-1")


@pytest.mark.rule("OP-5.1.3-2")
def test_the_vs_does_not_bound_who_is_in_a_region() -> None:
    t = Table({"velius-rufus": ("viminacium", [])}, {LEGION: "viminacium", SECOND: "viminacium", THIRD: "viminacium"})
    t.segment().do("march", "velius-rufus").do("take", LEGION)
    assert t.why_not("take", SECOND) == "OP-5.1.1-1"
    assert not t.defects()


@pytest.mark.rule("OP-1.3-4", "OP-1.3-3")
def test_bales_go_only_to_a_leader_with_men_and_are_lost_with_one_alone() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1"]), "claudius-livianus": ("viminacium", []),
               "licinius-sura": ("viminacium", [LEGION])}, bb={"traianus": 3}).segment()  # fmt: skip
    t.do("march", "traianus").do("to", "claudius-livianus")
    assert t.why_not("hand-bale") == "OP-1.3-3"
    t.do("to", "licinius-sura").do("hand-bale").do("leave", "mauri-1").do("move-to", "singidunum")
    assert (t.bb("traianus"), t.bb("licinius-sura")) == (0, 1), "lost at once"
    assert "hand-bale" not in t.legal()


@pytest.mark.rule("OP-5.1-11", "OP-9-1")
def test_only_an_army_that_has_just_come_besieges_in_the_same_segment() -> None:
    t = Table({"traianus": ("arcidava", [LEGION, SECOND, THIRD])}, supreme=("traianus", "")).segment()
    t.do("march", "traianus")
    assert not {"besiege", "invade"} & t.legal(), "not before the first step"
    t = Table({}, {LEGION: "dierna"}).segment().do("march", LEGION).do("move-to", "arcidava")
    assert not {"besiege", "invade"} & t.legal(), "without a leader"


@pytest.mark.rule("OP-5.1-11")
def test_who_stands_beside_enemies_may_set_out() -> None:
    t = Table({"traianus": ("dierna", [LEGION])}, {"comati-1": "dierna"}).segment().do("march", "traianus")
    assert "berzobis" in t.legal("move-to")


@pytest.mark.rule("OP-4.1-1", "OP-5.1.7-1", "OP-5.1.2b-2")
def test_the_first_in_the_list_is_a_leader_and_a_stack_takes_nobody_on_the_way() -> None:
    t = Table({"domitianus": ("viminacium", [])}).segment().do("march", "domitianus")
    assert (t.g.pa[ROME], t.has_pac("domitianus")) == (9, False)
    t = Table({}, {LEGION: "gallia", SECOND: "italia"}).segment().do("march", LEGION).do("move-to", "italia")
    assert t.why_not("take", SECOND) == "OP-5.1.2b-2"


# ------------------------------------------------------------------ limits, and the other side's


@pytest.mark.rule("OP-4.4-1", "OP-3-4")
@pytest.mark.parametrize(("pa", "goes"), [((0, 9), set()), ((1, 0), {LEGION})])
def test_a_unit_alone_takes_a_point_of_its_own_side(pa: tuple[int, int], goes: set[str]) -> None:
    t = Table({"traianus": ("viminacium", [])}, {LEGION: "viminacium"}, pa=pa).segment()
    assert t.legal("march") == goes | {"traianus"}, "he has his PAC"


@pytest.mark.rule("OP-3-5", "OP-3-3")
def test_the_last_point_is_enough_to_take_men_along_on_the_way() -> None:
    t = Table({"domitianus": ("viminacium", [])}, {"mauri-2": "horreum-margi"}, pa=(1, 0)).segment()
    go(t.do("march", "domitianus"), "horreum-margi")
    assert t.why_not("take", "mauri-2") == "OP-3-5", "his PAC alone has paid"
    t.do("add-pa").do("take", "mauri-2")
    assert t.g.pa == [0, 0]


@pytest.mark.rule("OP-5.1.2b-3")
def test_the_pm_of_others_hold_nobody_up() -> None:
    t = Table({"traianus": ("viminacium", []), "licinius-sura": ("singidunum", [])}, bb={"licinius-sura": 0})
    t.g.paces[PIECE["licinius-sura"] - FIRST_LEADER] = 4
    go(t.segment().do("march", "traianus"), "singidunum").do("done")
    t.segment().do("march", "traianus").do("take", "licinius-sura")
    assert t.why_not("move-to", "viminacium") == "OP-5.1.2b-3", "he is one of them now"
    t.do("leave", "licinius-sura")
    go(t, "viminacium")


@pytest.mark.rule("OP-5.1-18", "OP-1.3-5")
def test_a_wagon_that_comes_after_a_march_has_its_pm_still() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1"])}, dice=[6]).segment()
    halt(go(t.do("march", "traianus"), "singidunum"))
    t.g.bb[PIECE["traianus"] - FIRST_LEADER] = 1
    go(t.segment().do("march", "traianus"), "viminacium")
    assert t.why_not("move-to", "horreum-margi") == "OP-5.1-18"


@pytest.mark.rule("OP-1.4-1", "OP-1.3-1")
def test_who_has_no_bales_loses_and_abandons_none() -> None:
    t = Table({"traianus": ("viminacium", [])}).segment().do("march", "traianus")
    assert "abandon" not in t.legal()
    go(t, "singidunum").do("done")
    assert not t.events("bb-lost")


@pytest.mark.rule("OP-5.1.2b-1", "OP-5.1.2-1", "OP-5.1.3-1")
def test_who_is_taken_left_and_given_to_whom() -> None:
    armies = {"traianus": ("viminacium", [LEGION]), "domitianus": ("viminacium", ["mauri-1"]),
              "licinius-sura": ("viminacium", [SECOND]), "sosius-senecio": ("viminacium", [])}  # fmt: skip
    t = Table(armies, {"classis-moesica-1": "viminacium", THIRD: "viminacium"}, supreme=("traianus", "")).segment()
    t.do("march", "traianus").do("join", "licinius-sura")
    assert t.legal("take") == {"domitianus", "mauri-1", "sosius-senecio", THIRD}, "no boats"
    t.do("take", "domitianus")
    assert t.legal("leave") == {LEGION, SECOND, "domitianus", "mauri-1"}, "neither of those who were paid for"
    t.do("leave", "domitianus").do("to", "sosius-senecio")
    assert t.legal("give") == {LEGION, SECOND}
    assert "sosius-senecio" not in t.legal("to")
    t.do("take", THIRD)
    assert t.legal("give") == {LEGION, SECOND, THIRD}, "it is still he"
    t.do("take", "sosius-senecio")
    assert not t.legal("give"), "he comes along himself"
    go(t, "singidunum")
    assert {t.place(name) for name in ("domitianus", "mauri-1")} == {"viminacium"}


@pytest.mark.rule("OP-5.1-18", "OP-14-9", "OP-14-10")
def test_two_stratagems_make_two_pm_of_a_wagon_and_no_more() -> None:
    """Horse have four PM by a forced march and infiltration; the wagon behind them two in all."""
    t = Table({"decebalus": ("apulum", ["equites-daci-1"]), "diegis": ("apulum", [])}, bb={"decebalus": 1},
              hands={BARBARIAN: ["marche-forcee", "infiltration"]}).segment(BARBARIAN)  # fmt: skip
    t.do("march", "decebalus").do("take", "diegis").do("play", "marche-forcee")
    t.do("choose-piece", "diegis").do("play", "infiltration")
    go(t, "germisara", "apulum")
    assert t.why_not("move-to", "germisara") == "OP-5.1-18"
    go(t.do("abandon"), "germisara", "apulum")


@pytest.mark.rule("OP-14-10")
def test_in_winter_too_a_march_is_forced() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, season="winter", hands={ROME: ["marche-forcee"]}).segment()
    assert t.do("march", "traianus").legal("play") == {"marche-forcee"}


# ------------------------------------------------------------------ after a combat


def victorious(place: str, *names: str, terms: Iterable[int] = (), verdict: int = WON) -> tuple[Table, March]:
    """The first of some, who leads the others or is alone, has just won a battle in the region that he has come to."""
    chief, *units = names
    t = Table({chief: (place, units)} if chief == "traianus" else {}, {} if chief == "traianus" else {chief: place})
    march = March(ROME, PIECE[chief], False)
    march.group = sum([BIT[PIECE[name]] for name in names])
    march.steps, march.step, t.g.verdict = 1, "resolved", verdict
    for term in terms:
        march.terms[term] = 2
    return t, march


@pytest.mark.rule("OP-5.1-11", "OP-1.2-7")
def test_the_fallen_do_not_march_on_with_the_victors() -> None:
    t, march = victorious("singidunum", "traianus", "mauri-1", "mauri-2")
    t.g.destroy(PIECE["mauri-2"], 2)
    go(t.start(march), "viminacium")
    assert (t.place("mauri-1"), t.place("mauri-2")) == ("viminacium", "pool")


@pytest.mark.rule("OP-5.1.8-1")
def test_the_way_to_the_combat_is_not_tested_again_after_it() -> None:
    t, march = victorious("singidunum", "traianus", "mauri-1", terms=(WATER, WAY, EARLIER))
    halt(go(t.dice(6).start(march), "viminacium"))
    assert [e["score"] for e in t.events("attrition-roll")] == [6]


@pytest.mark.rule("OP-9-1", "OP-8.4-8")
def test_with_the_loot_of_open_country_there_is_nothing_to_turn_upon() -> None:
    t, march = victorious("cusum", "traianus", LEGION, verdict=HELD)
    assert t.start(march).asked == ""
    t, march = victorious("costesti", LEGION, verdict=HELD)
    for name in (SECOND, THIRD):
        t.put(name, "costesti")
    assert t.start(march).asked == "", "a counter without a leader besieges nothing"
    assert laden("comati-1", pa=1).asked == "march-order", "one point is enough"


@pytest.mark.rule("OP-11.3-8")
def test_what_a_victory_adds_to_the_loot_is_for_the_town_where_it_was_won() -> None:
    t, march = victorious("singidunum", "traianus", "mauri-1")
    t.g.trophies = [1, 1]
    go(t.start(march), "viminacium")
    assert t.g.trophies == [0, 1]


@pytest.mark.rule("OP-5.1-11", "OP-5.1.8-1", "OP-6.1-9")
def test_who_has_taken_a_town_goes_on_and_his_attack_is_over() -> None:
    """Ten PF of horse invade Arcidava (VG 6, its VD broken) and ride on to open country with their second PM."""
    t = Table({"traianus": ("dierna", HORSE)}, supreme=("traianus", ""), dice=[6, 1, 6])
    t.g.vd[REGION["arcidava"]] = 0
    go(t.segment().do("march", "traianus"), "arcidava").do("invade", "traianus").do("done")
    while t.asked != "town-loot-start":
        t.do("hurt", min(t.legal("hurt")))
    t.do("clemency")
    assert t.asked == "march-order"
    halt(go(t.dice(6), "berzobis"))
    assert (t.asked, t.g.pa[ROME], t.place("mauri-1")) == ("", 8, "berzobis")
    assert len(t.events("attrition-roll")) == 2
    assert len([m for m in t.events("modifier") if m["modifier"] == "home"]) == 1


@pytest.mark.rule("OP-0.3-2", "OP-7.2-1")
def test_who_marches_out_of_a_town_has_its_walls_behind_him_no_more() -> None:
    """No siege is declared: he may go, and whoever he meets elsewhere meets him in the open."""
    t = Table({"decebalus": ("viminacium", ["comati-1"])}, {LEGION: "viminacium", "comati-2": "horreum-margi"})
    t.within(LEGION).segment().do("march", LEGION).do("move-to", "horreum-margi")
    assert [(e["attack"], e["defence"]) for e in t.events("battle")] == [(3, 2)]
    assert not t.g.walls & BIT[PIECE[LEGION]]
