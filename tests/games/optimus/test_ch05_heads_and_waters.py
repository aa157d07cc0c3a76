"""OP 5.1.4 to 5.1.8: supreme leaders, decoys, watercourses, boxes off the map, the test after a move."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.pieces import FIRST_LEADER, PIECE
from latrunculi.games.optimus.rules import leaders, scenarios
from latrunculi.games.optimus.rules.leaders import Fate
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.table import secrets
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"
THIRD = "legio-xiii-gemina"
DECOY = "leurre-daci-1"


def halt(t: Table) -> Table:
    """The move is over; no bales are spent on its test."""
    t.do("done")
    return t.do("done") if t.asked == "attrition-spend" else t


def maluses(t: Table) -> dict[str, int]:
    """What bore on the tests so far."""
    return {e["modifier"]: e["amount"] for e in t.events("modifier")}


# ------------------------------------------------------------------ 5.1.4: the supreme leader


@pytest.mark.rule("OP-5.1.4-1", "OP-5.1.4-4")
def test_the_supreme_leader_has_eight_more_in_vs_and_rank() -> None:
    # Commodus, VS 2, reigns: 10, above Laberius' 9 and able to take nine PF and one more.
    t = Table({"commodus": ("viminacium", [LEGION, SECOND]), "laberius-maximus": ("viminacium", [THIRD])},
              {"thraces-1": "viminacium"}, supreme=("commodus", "")).segment()  # fmt: skip
    assert t.g.vs(PIECE["commodus"]) == 10
    assert t.g.vs(PIECE["laberius-maximus"]) == 9
    t.do("march", "commodus").do("take", "laberius-maximus")
    assert t.why_not("take", "thraces-1") == "OP-5.1.1-1"
    t = Table({"commodus": ("viminacium", []), "laberius-maximus": ("viminacium", [])}).segment()
    t.do("march", "commodus")
    assert t.why_not("take", "laberius-maximus") == "OP-4.2-3"


@pytest.mark.rule("OP-5.1.4-1")
def test_in_a_scenario_emperor_and_king_of_the_dacians_reign_and_no_other() -> None:
    g = Optimus(2, 1)
    scenarios.begin(g, scenarios.IDS.index("101-dacia"))
    assert g.supreme == [PIECE["traianus"], PIECE["decebalus"]]
    g = Optimus(2, 1)
    scenarios.begin(g, scenarios.IDS.index("170-marcomanni"))
    assert g.supreme == [PIECE["marcus-aurelius"], -1]


@pytest.mark.rule("OP-5.1.4-2", "OP-5.1.4-3", "OP-3-7")
def test_the_heir_has_the_bonus_only_when_he_is_enthroned() -> None:
    # Of the line of the first Dacian war after Decebalus: Diegis is dead, Vezinas is there.
    t = Table({"decebalus": ("sarmizegetusa", []), "vezinas": ("apulum", []), "bicilis": ("apulum", [])},
              supreme=("", "decebalus"), pa=(9, 0)).used("bicilis")  # fmt: skip
    t.g.supreme[BARBARIAN] = PIECE["decebalus"]
    t.segment(BARBARIAN)
    assert t.legal("enthrone") == set(), "the king lives"
    t.do("idle", "vezinas")
    leaders.lost(t.g, PIECE["decebalus"])
    assert t.g.vs(PIECE["vezinas"]) == 5
    t.g.pac |= BIT[PIECE["vezinas"]]
    t.segment(BARBARIAN)
    assert t.legal("enthrone") == {"vezinas"}
    t.do("enthrone", "vezinas")
    assert t.g.vs(PIECE["vezinas"]) == 13
    assert not t.has_pac("vezinas"), "his PAC has paid"
    t.g.pac |= BIT[PIECE["vezinas"]]
    t.segment(BARBARIAN)
    assert t.legal("enthrone") == set()


@pytest.mark.rule("OP-5.1.4-3", "OP-4.2-4")
def test_without_a_line_the_highest_in_rank_and_of_equals_the_player_chooses() -> None:
    t = Table({"laberius-maximus": ("viminacium", []), "iulius-quadratus-bassus": ("viminacium", []),
               "sosius-senecio": ("viminacium", [])})  # fmt: skip
    t.g.vacant = 1
    t.segment()
    assert t.legal("enthrone") == {"laberius-maximus", "iulius-quadratus-bassus"}
    t = Table({"rex-quadorum": ("leucaristus", []), "bicilis": ("apulum", [])})
    t.g.vacant = 2
    t.segment(BARBARIAN)
    assert t.legal("enthrone") == {"bicilis"}, "a Dacian"


@pytest.mark.rule("OP-5.1.4-3")
def test_the_first_of_the_line_before_those_of_higher_rank_and_each_side_for_itself() -> None:
    """The line of 101: Trajan, Hadrian (VS 6), Sura (VS 8). Laberius has 9."""
    heads: dict[str, tuple[str, list[str]]] = {
        name: ("viminacium", []) for name in ("laberius-maximus", "licinius-sura")
    }
    t = Table(heads)
    t.g.vacant = 1
    assert t.segment().legal("enthrone") == {"licinius-sura"}
    t = Table(heads | {"hadrianus": ("viminacium", [])})
    t.g.vacant = 1
    assert t.segment().legal("enthrone") == {"hadrianus"}
    t.g.stack.clear()
    t.g.vacant = 2
    assert not t.segment().legal("enthrone"), "it is the king who is dead"
    t = Table({"lusius-quietus": ("viminacium", []), "decebalus": ("apulum", [])})
    t.g.vacant = 1
    assert t.segment().legal("enthrone") == {"lusius-quietus"}, "VS 5, and no Roman has more"


@pytest.mark.rule("OP-5.1-12", "OP-5.1.4-3")
def test_the_beaten_heir_waits_for_the_next_season() -> None:
    t = Table({"licinius-sura": ("viminacium", [])})
    t.g.vacant, t.g.halted = 1, BIT[PIECE["licinius-sura"]]
    assert t.segment().why_not("enthrone", "licinius-sura") == "OP-5.1-12"


@pytest.mark.rule("OP-3-19", "OP-3-4")
@pytest.mark.parametrize(("pa", "rallies"), [((0, 9), set()), ((1, 0), {"traianus"})])
def test_a_rally_takes_a_point_of_ones_own(pa: tuple[int, int], rallies: set[str]) -> None:
    armies = {"traianus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [])}
    t = Table(armies, hdc={LEGION: 1}, bb={"traianus": 1}, pa=pa).used("traianus")
    assert t.segment().legal("rally") == rallies


@pytest.mark.rule("OP-3-7", "OP-3-4", "OP-4.1-2")
def test_enthronement_is_dearer_for_a_roman_away_from_rome() -> None:
    t = Table({"licinius-sura": ("viminacium", [])}, pa=(2, 0))
    t.g.vacant = 1
    t.segment()
    assert t.why_not("enthrone", "licinius-sura") == "OP-3-7", "his PAC and 2 PA are 3"
    t = Table({"licinius-sura": ("viminacium", [])}, pa=(3, 0))
    t.g.vacant = 1
    t.segment().do("enthrone", "licinius-sura")
    assert t.g.pa[ROME] == 0
    assert not t.has_pac("licinius-sura")
    t = Table({"licinius-sura": ("roma", [])}, pa=(1, 0)).used("licinius-sura")
    t.g.vacant = 1
    t.segment().do("enthrone", "licinius-sura")
    assert t.g.pa[ROME] == 0
    assert t.g.supreme[ROME] == PIECE["licinius-sura"]


@pytest.mark.rule("OP-5.1.4-2")
def test_at_his_death_the_bonus_is_free() -> None:
    t = Table({"traianus": ("viminacium", []), "licinius-sura": ("singidunum", [])}, supreme=("traianus", ""))
    t.start(Fate(PIECE["traianus"], True))
    assert t.g.supreme[ROME] == -1
    assert t.g.vacant == 1
    t.segment()
    assert t.legal("enthrone") == {"licinius-sura"}


@pytest.mark.rule("OP-5.1.4-2", "OP-4.1-1")
def test_another_s_death_leaves_the_bonus_where_it_is_and_takes_his_pac() -> None:
    t = Table({"traianus": ("viminacium", []), "licinius-sura": ("singidunum", [])}, supreme=("traianus", ""))
    t.start(Fate(PIECE["licinius-sura"], True))
    assert (t.g.supreme[ROME], t.g.vacant) == (PIECE["traianus"], 0)
    assert t.g.pac == BIT[PIECE["traianus"]]
    t.start(Fate(PIECE["traianus"], True))
    assert t.g.pac == 0


@pytest.mark.rule("OP-5.1.4-5", "OP-3-18")
def test_a_supreme_leader_draws_a_bale_for_his_pac() -> None:
    t = Table({"traianus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [SECOND])},
              supreme=("traianus", "")).segment()  # fmt: skip
    assert t.legal("perceive") == {"traianus"}
    t.do("perceive", "traianus")
    assert (t.bb("traianus"), t.has_pac("traianus"), t.g.pa[ROME]) == (1, False, 9)
    t.segment()
    assert t.why_not("perceive", "traianus") == "OP-4.1-1", "it takes the PAC"


@pytest.mark.rule("OP-5.1.4-5")
@pytest.mark.parametrize("spoil", ["pillaged", "besieged", "taken", "rural"])
def test_revenue_comes_from_a_friendly_town_in_order(spoil: str) -> None:
    place = "horreum-margi" if spoil == "rural" else "viminacium"
    t = Table({"traianus": (place, [LEGION])}, supreme=("traianus", ""))
    region = t.g.at[PIECE["traianus"]]
    if spoil == "pillaged":
        t.g.pillaged |= BIT[region]
    elif spoil == "besieged":
        t.g.invest(region, 0)
    elif spoil == "taken":
        t.g.hold(region, BARBARIAN)
    t.segment()
    assert t.why_not("perceive", "traianus") == "OP-5.1.4-5"


@pytest.mark.rule("OP-5.1.4-5", "OP-1.3-4")
def test_revenue_is_lost_without_men() -> None:
    t = Table({"traianus": ("viminacium", [])}, {LEGION: "viminacium"}, supreme=("traianus", "")).segment()
    t.do("perceive", "traianus")
    assert t.bb("traianus") == 0
    assert not t.has_pac("traianus")


# ------------------------------------------------------------------ 5.1.5: decoys


@pytest.mark.rule("OP-5.1.5-1", "OP-1.1-2")
def test_face_down_a_decoy_looks_like_a_leader() -> None:
    t = Table({}, {"decebalus": "apulum", DECOY: "apulum"})
    roman = secrets.redact(t.g, ROME)
    barbarian = secrets.redact(t.g, BARBARIAN)
    for name in ("decebalus", DECOY):
        assert roman.at[PIECE[name]] != t.g.at[PIECE[name]]
        assert barbarian.at[PIECE[name]] == t.g.at[PIECE[name]]
    assert sorted(entry for entry in roman.veiled if entry >= 0)[0] >> 4 == t.g.at[PIECE[DECOY]]
    assert len({entry for entry in roman.veiled if entry >= 0}) == 1, "the two are alike"
    assert len([entry for entry in roman.veiled if entry >= 0]) == 2


@pytest.mark.rule("OP-5.1.5-2", "OP-5.1.5-3", "OP-5.1.5-4")
def test_a_decoy_moves_for_its_pac_then_for_pa_and_does_nothing_else() -> None:
    t = Table(
        {"decebalus": ("apulum", [])}, {DECOY: "apulum", "comati-1": "apulum"}, hands={BARBARIAN: ["infiltration"]}
    )
    t.segment(BARBARIAN).do("march", DECOY)
    assert t.g.pa[BARBARIAN] == 9
    assert not t.has_pac(DECOY)
    for verb, obj in (("take", "comati-1"), ("take", "decebalus"), ("to", "decebalus"), ("join", "decebalus")):
        assert t.why_not(verb, obj) == "OP-5.1.5-4"
    assert not {"play", "leave"} & t.legal()
    t.do("move-to", "germisara").do("done")
    assert t.events("entered")[0]["piece"].startswith("umbra") or t.events("entered")[1]["piece"].startswith("umbra")
    assert not t.events("revealed") + t.events("decoy-found")
    t.segment(BARBARIAN)
    assert {"march", "wait", "buy", "idle"} >= t.legal() - {"recruit"}
    t.do("march", DECOY).do("move-to", "apulum").do("done")
    assert t.g.pa[BARBARIAN] == 8
    assert t.g.paces[PIECE[DECOY] - FIRST_LEADER] == 2


@pytest.mark.rule("OP-4.2-2", "OP-5.1.5-2")
def test_a_decoy_is_moved_by_itself_alone() -> None:
    t = Table({"decebalus": ("apulum", [])}, {DECOY: "apulum"}).segment(BARBARIAN).do("march", "decebalus")
    for verb in ("take", "join", "to"):
        assert not t.legal(verb)
        assert t.why_not(verb, DECOY)


@pytest.mark.rule("OP-5.1.5-4")
def test_a_decoy_neither_harvests_nor_recruits_nor_rallies() -> None:
    t = Table({}, {DECOY: "apulum"}).segment(BARBARIAN)
    assert DECOY in t.legal("march")
    for verb in ("harvest", "tribute", "forage", "pillage", "rally", "perceive", "enthrone"):
        assert DECOY not in t.legal(verb)
    assert "apulum" not in t.legal("recruit"), "it is no leader"


@pytest.mark.rule("OP-5.1.5-5")
@pytest.mark.parametrize("comes", ["decoy", "enemy"])
def test_a_decoy_is_out_for_good_at_the_first_contact(comes: str) -> None:
    if comes == "enemy":
        t = Table({"traianus": ("tibiscum", ["mauri-1"])}, {DECOY: "berzobis"}, held={"tibiscum": ROME}).segment()
        t.do("march", "traianus").do("move-to", "berzobis")
        assert t.asked == "march-order", "nobody else is there: the move may go on"
        assert "dierna" in t.legal("move-to")
    else:
        t = Table({}, {DECOY: "dierna", LEGION: "berzobis"}).segment(BARBARIAN)
        t.do("march", DECOY).do("move-to", "berzobis")
        assert t.asked == "", "and its move is over"
        assert t.place(LEGION) == "berzobis"
    assert t.place(DECOY) == "gone"


@pytest.mark.rule("OP-5.1.5-6")
def test_a_decoy_stays_out_of_roman_land() -> None:
    t = Table(
        {}, {DECOY: "drobeta", LEGION: "dierna"}, held={"sucidava": ROME, "pelendava": ROME, "ratiaria": BARBARIAN}
    )
    t.segment(BARBARIAN).do("march", DECOY)
    assert "pelendava" not in t.legal("move-to"), "taken by Rome"
    assert "timacus" not in t.legal("enter"), "Roman by origin"
    assert "ratiaria" not in t.legal("move-to"), "even the town that has been lost"
    assert "rhabo" in t.legal("move-to")
    assert "dierna" not in t.legal("move-to"), "another contrée, by a throw"
    t.do("move-to", "rhabo").do("done")
    t = Table({}, {DECOY: "arcidava", LEGION: "dierna"}).segment(BARBARIAN).do("march", DECOY)
    assert "dierna" in t.legal("move-to"), "open country where Romans stand is none of theirs"


# ------------------------------------------------------------------ 5.1.6: watercourses


@pytest.mark.rule("OP-5.1.6-1")
def test_men_do_not_go_where_no_region_is() -> None:
    t = Table({"traianus": ("tomis", [LEGION])}).segment().do("march", "traianus")
    assert t.legal("enter") == {"roxolani-occidentales", "roxolani-orientales"}
    assert t.legal("move-to") == {"troesmis", "noviodunum", "peuce", "tropaeum", "durostorum", "odessus"}


def crossing(units: list[str], **kw: object) -> dict[str, int]:
    """From Viminacium over the Danube to Dierna, in the mountains: the maluses of water."""
    t = Table({"traianus": ("viminacium", units)}, supreme=("traianus", ""), dice=[3, 6, *[6] * 9], **kw)  # type: ignore[arg-type]
    t.segment().do("march", "traianus").do("enter", "dacia-occidentalis")
    halt(t)
    return {name: amount for name, amount in maluses(t).items() if name in ("great-river", "stream")}


@pytest.mark.rule("OP-5.1.6-2", "OP-2-5")
def test_a_river_has_a_malus_unless_it_is_frozen() -> None:
    assert crossing([LEGION]) == {"great-river": -2}
    assert crossing([LEGION], event="frozen") == {}


@pytest.mark.rule("OP-5.1.6-2")
def test_no_malus_over_a_bridge() -> None:
    # Moesia Superior and Sirmiensis: a stream without bridge; Pannonia Superior and Inferior: one with a bridge.
    for start, contree, die, expected in (("viminacium", "sirmiensis", 3, {"stream": -1}),
                                          ("savaria", "pannonia-inferior", 4, {})):  # fmt: skip
        t = Table({"traianus": (start, [LEGION])}, dice=[die, 6]).segment().do("march", "traianus")
        t.do("enter", contree)
        halt(t)
        assert {n: a for n, a in maluses(t).items() if n == "stream"} == expected


@pytest.mark.rule("OP-5.1.6-3", "OP-5.1.6-4")
def test_horses_swim_and_help_twice_their_number_across() -> None:
    assert crossing(["mauri-1"]) == {}
    assert crossing(["thraces-1", "thraces-2", "mauri-1"]) == {}, "4 PF on foot, 2 on horseback"
    assert crossing([LEGION, "thraces-1", "mauri-1"]) == {"great-river": -2}, "5 PF on foot"
    assert crossing(["thraces-1", "thraces-2", "impedimenta-1", "mauri-1"]) == {}, "a train does not count"
    assert crossing(["thraces-1", "thraces-2", "mauri-1"], hdc={"mauri-1": 2}) == {}, "HdC horses swim"
    assert crossing(["thraces-1", "thraces-2", "ala-gallorum-flaviana"]) == {"great-river": -2}, "1 PF of horse for 4"


# ------------------------------------------------------------------ 5.1.7: off the map


@pytest.mark.rule("OP-5.1.7-1", "OP-5.1.7-2", "OP-0.2-2")
def test_a_stack_off_the_map_moves_once_a_season_even_without_a_leader() -> None:
    t = (
        Table({}, {LEGION: "gallia", SECOND: "gallia", THIRD: "gallia"})
        .segment()
        .do("march", LEGION)
        .do("take", SECOND)
    )
    assert t.legal("move-to") == {"italia", "britannia", "hispania", "colonia-agrippinensium", "vetera", "mogontiacum",
                                  "argentorate", "vindonissa"}  # fmt: skip
    t.do("move-to", "italia")
    assert (t.place(SECOND), t.place(THIRD), t.g.pa[ROME]) == ("italia", "gallia", 8)
    assert t.why_not("move-to", "roma") == "OP-5.1-15", "a step from box to box is a PM"
    t.do("done").segment()
    assert t.why_not("march", LEGION) == t.why_not("march", SECOND) == "OP-5.1.7-1"
    assert THIRD in t.legal("march")


@pytest.mark.rule("OP-5.1.7-1", "OP-1.2-8")
def test_a_stack_off_the_map_takes_nobody_off_a_sheet() -> None:
    t = Table({"licinius-sura": ("gallia", [SECOND])}, {LEGION: "gallia", THIRD: "gallia"}).segment()
    t.do("march", LEGION)
    assert t.legal("take") == {THIRD}
    assert t.why_not("take", SECOND) == "OP-5.1.7-1"
    t = Table({}, {LEGION: "gallia", THIRD: "gallia"})
    t.g.marched[PIECE[THIRD]] = 1
    t.segment().do("march", LEGION)
    assert t.why_not("take", THIRD) == "OP-5.1.7-1", "it has moved in this season"


@pytest.mark.rule("OP-5.1.7-1")
def test_an_army_off_the_map_moves_once_a_season() -> None:
    t = Table({"traianus": ("roma", ["mauri-1"])}, {"mauri-2": "roma"}, dice=[6]).segment().do("march", "traianus")
    t.do("move-to", "italia").do("move-to", "gallia")
    halt(t)
    assert t.place("mauri-1") == "gallia"
    t.segment()
    assert t.why_not("march", "traianus") == "OP-5.1.7-1"
    assert "mauri-2" in t.legal("march")


@pytest.mark.rule("OP-5.1.7-1")
def test_who_has_moved_off_the_map_is_not_taken_along_once_more() -> None:
    """A cohort and Sura's army have come to Italy in this season: Trajan, who has not moved, leaves both there."""
    armies = {"traianus": ("italia", [LEGION]), "licinius-sura": ("italia", [SECOND])}
    t = Table(armies, {"mauri-1": "italia", "mauri-2": "italia"}, supreme=("traianus", ""))
    for unit in (SECOND, "mauri-1"):
        t.g.marched[PIECE[unit]] = 1
    t.g.paces[PIECE["licinius-sura"] - FIRST_LEADER] = 1
    t.segment().do("march", "traianus")
    assert t.legal("take") == {"mauri-2"}
    for piece in ("licinius-sura", SECOND, "mauri-1"):
        assert t.why_not("take", piece) == "OP-5.1.7-1", piece
    assert t.why_not("join", "licinius-sura") == "OP-5.1.7-1"
    on_the_map = Table({"traianus": ("viminacium", [LEGION])}, {"mauri-1": "viminacium"}, supreme=("traianus", ""))
    on_the_map.g.marched[PIECE["mauri-1"]] = 1
    assert on_the_map.segment().do("march", "traianus").legal("take") == {"mauri-1"}


@pytest.mark.rule("OP-5.1.8-1", "OP-5.1.8-3", "OP-6.1-6")
def test_a_stack_that_comes_from_off_the_map_together_tests_as_an_army_does() -> None:
    """Five legions and a cohort, sixteen PF: a 1 less 2. One counter alone is spared."""
    stack = [LEGION, SECOND, THIRD, "legio-i-italica", "legio-xi-claudia", "mauri-1"]
    t = Table({}, dict.fromkeys(stack, "gallia"), pf={"mauri-1": 1}, dice=[1]).segment().do("march", LEGION)
    for unit in stack[1:]:
        t.do("take", unit)
    t.do("move-to", "mogontiacum").do("done")
    assert t.events("modifier") == [{"modifier": "pile", "amount": -2}]
    assert [(e["score"], e["losses"]) for e in t.events("attrition-roll")] == [(-1, 1)]
    assert t.legal("hurt") == {"mauri-1"}, "the blood of auxiliaries first"
    t = Table({}, {LEGION: "gallia"}).segment().do("march", LEGION).do("move-to", "mogontiacum").do("done")
    assert not t.events("attrition-roll")


@pytest.mark.rule("OP-5.1.7-2", "OP-5.1-8")
def test_between_a_box_and_the_map_by_the_marked_connections() -> None:
    t = Table({"traianus": ("macedonia", [])}).segment().do("march", "traianus")
    assert t.legal("move-to") == {"roma", "asia", "naissus", "serdica", "philippopolis"}
    assert t.legal("enter") == {"thracia"}
    t.do("move-to", "naissus")
    assert t.g.paces[PIECE["traianus"] - FIRST_LEADER] == 1
    assert "macedonia" in t.legal("move-to")
    assert not {"roma", "italia"} & t.legal("move-to")
    t.do("move-to", "macedonia")
    assert t.place("traianus") == "macedonia"
    t = Table({}, {"comati-1": "naissus"}).segment(BARBARIAN).do("march", "comati-1")
    assert "macedonia" not in t.legal("move-to"), "the boxes are Rome's"


@pytest.mark.rule("OP-4.4-2", "OP-5.1.7-1")
def test_on_the_map_a_stack_without_a_leader_does_not_go_on_together() -> None:
    t = (
        Table({}, {"mauri-1": "macedonia", "mauri-2": "macedonia"})
        .segment()
        .do("march", "mauri-1")
        .do("take", "mauri-2")
    )
    t.do("move-to", "naissus")
    assert t.why_not("move-to", "serdica") == "OP-4.4-2"
    t = Table({}, {"mauri-1": "macedonia"}).segment().do("march", "mauri-1").do("move-to", "naissus")
    assert "serdica" in t.legal("move-to"), "one alone does"


# ------------------------------------------------------------------ 5.1.8: the test after a move


@pytest.mark.rule("OP-5.1.8-1")
def test_an_army_tests_at_the_end_of_its_move_once() -> None:
    # Winter, two steps of horse: one test, 6 - 2 = 4.
    t = Table({"traianus": ("viminacium", ["mauri-1"])}, season="winter", dice=[6]).segment().do("march", "traianus")
    t.do("move-to", "singidunum").do("move-to", "horreum-margi")
    assert not t.events("attrition-roll")
    halt(t)
    assert [(r["score"], r["losses"]) for r in t.events("attrition-roll")] == [(4, 0)]


@pytest.mark.rule("OP-5.1.8-1")
def test_no_move_no_test() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1"])}).segment().do("march", "traianus").do("done")
    assert t.asked == ""
    assert not t.events("attrition-roll")


@pytest.mark.rule("OP-5.1.8-2")
def test_losses_fall_on_those_who_moved_and_on_no_other() -> None:
    # Winter, a die of 1: 1 - 2 = -1, one PF out. Sura and his men were there before.
    t = Table({"traianus": ("viminacium", [LEGION, "thraces-1"]), "licinius-sura": ("singidunum", [SECOND])},
              {THIRD: "singidunum"}, season="winter", dice=[1]).segment()  # fmt: skip
    t.do("march", "traianus").do("move-to", "singidunum")
    halt(t)
    while t.asked:
        assert not {SECOND, THIRD} & t.legal("hurt")
        t.do("hurt", sorted(t.legal("hurt"))[0])
    assert t.wounded(LEGION, "thraces-1") == 1


@pytest.mark.rule("OP-5.1.8-3")
def test_a_counter_alone_and_a_leader_alone_take_no_test() -> None:
    t = Table({"traianus": ("viminacium", [])}, {LEGION: "viminacium"}, season="winter").segment()
    t.do("march", LEGION).do("move-to", "singidunum").do("done")
    t.segment().do("march", "traianus").do("move-to", "horreum-margi").do("done")
    assert t.asked == ""
    assert not t.events("attrition-roll")
