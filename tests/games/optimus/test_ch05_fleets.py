"""OP 5.2: fleets, whom they carry, bridges of boats, and what they do in a battle."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from latrunculi.games.optimus.components.chart import NONE, REGION, TRADE
from latrunculi.games.optimus.components.pieces import FLEET_UNITS, PIECE
from latrunculi.games.optimus.rules import fleets, harbours, hits, loot
from latrunculi.games.optimus.rules.attrition import TERMS, WATER, WAY
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.contact import Contact
from latrunculi.games.optimus.rules.sequence import Seasons
from latrunculi.games.optimus.rules.state import BEATEN, DRAWN, WON
from latrunculi.games.optimus.rules.supply import Supply
from latrunculi.games.optimus.rules.upshot import Retreat, Upshot
from latrunculi.games.optimus.rules.ways import step_terms
from latrunculi.kernel.actions import BIT, members
from tests.games.optimus.table import BARBARIAN, ROME, Table, engagement

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"
THIRD = "legio-xiii-gemina"
FLEET = "classis-moesica-1"
OTHER = "classis-moesica-2"
RHINE = "classis-germanica-1"


def sail(t: Table, *regions: str) -> Table:
    for region in regions:
        t.do("sail-to", region)
    return t


# ------------------------------------------------------------------ 5.2.1, 5.2.2: where they sail


@pytest.mark.rule("OP-5.2-1", "OP-3-22", "OP-5.2.3-1")
def test_a_fleet_is_activated_with_two_pa_and_no_pac() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium"}, pa=(2, 9)).segment()
    assert t.legal("sail") == {FLEET}
    t.do("sail", FLEET)
    assert t.g.pa[ROME] == 0
    assert t.has_pac("traianus")
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium"}, pa=(1, 9)).segment()
    assert t.why_not("sail", FLEET) == "OP-3-4"
    t.do("march", "traianus")
    assert t.g.pa[ROME] == 1, "an army moves for one point, here the PAC"


@pytest.mark.rule("OP-3-22", "OP-3-23")
def test_boats_are_rome_s() -> None:
    t = Table({"decebalus": ("viminacium", [])}, {FLEET: "viminacium"}).segment(BARBARIAN)
    assert t.why_not("sail", FLEET) == "OP-3-22"
    assert t.why_not("bridge", FLEET) == t.why_not("unbridge", FLEET) == "OP-3-23"
    assert not t.legal("bridge") | t.legal("sail")


@pytest.mark.rule("OP-5.2-2", "OP-5.2.2-1")
def test_a_fleet_keeps_to_its_river_on_either_bank() -> None:
    t = Table({}, {RHINE: "mogontiacum"}).segment().do("sail", RHINE)
    assert t.legal("sail-to") == {
        "colonia-agrippinensium", "vetera", "argentorate", "aquae-mattiacae", "abnoba-silva",
    }  # fmt: skip
    sail(t, "abnoba-silva")
    assert "reginum" not in t.legal("sail-to"), "on the Danube"
    assert not {"nicer", "arae-flaviae", "vindonissa"} & t.legal("sail-to"), "not beside the river"


@pytest.mark.rule("OP-5.2.2-1", "OP-5.1-20", "OP-5.2.2-4")
def test_a_fleet_has_four_pm_and_stays_out_of_the_mountains() -> None:
    t = Table({}, {FLEET: "viminacium"}).segment().do("sail", FLEET)
    assert t.legal("sail-to") == {
        "singidunum", "cusum", "ratiaria", "pontes", "arcidava", "deserta-sarmatarum", "tisiae-palus",
    }  # fmt: skip
    assert t.why_not("sail-to", "cataractae") == t.why_not("sail-to", "dierna") == "OP-5.2.2-4"
    sail(t, "ratiaria", "oescus", "ratiaria", "viminacium")
    assert t.why_not("sail-to", "singidunum") == "OP-5.1-20"
    t.do("done")
    t.segment().do("sail", FLEET)
    assert "singidunum" in t.legal("sail-to"), "four PM an activation"


@pytest.mark.rule("OP-5.2.2-4", "OP-11.2-5")
def test_a_pillaged_town_among_mountains_is_one_of_them() -> None:
    t = Table({}, {FLEET: "viminacium"})
    t.g.pillaged = BIT[REGION["arcidava"]] | BIT[REGION["singidunum"]]
    t.segment().do("sail", FLEET)
    assert t.why_not("sail-to", "arcidava") == "OP-5.2.2-4"
    assert "singidunum" in t.legal("sail-to"), "no mountains there"


@pytest.mark.rule("OP-5.2.1-1", "OP-5.2.2-2")
def test_it_starts_and_ends_in_a_friendly_port() -> None:
    t = Table({}, {FLEET: "viminacium", OTHER: "cusum", "classis-pannonica": "aquincum"}, held={"aquincum": BARBARIAN})
    t.segment()
    assert t.why_not("sail", OTHER) == t.why_not("sail", "classis-pannonica") == "OP-5.2.2-2"
    t.do("sail", FLEET)
    assert t.why_not("done") == "", "it may end where it started"
    sail(t, "singidunum", "viminacium", "cusum")
    assert t.why_not("done") == "OP-5.2.2-2"
    assert t.legal("sail-to") == {"singidunum", "viminacium"}, "ports alone with the last PM; Aquincum is the enemy's"
    assert t.why_not("sail-to", "deserta-sarmatarum") == "OP-5.2.2-2"
    sail(t, "singidunum").do("done")
    assert t.place(FLEET) == "singidunum"


@pytest.mark.rule("OP-5.2.1-2")
def test_a_fleet_in_port_is_in_supply() -> None:
    t = Table({}, {FLEET: "viminacium"}, season="winter", dice=[1])
    t.g.pillaged = BIT[REGION["viminacium"]]
    t.start(Supply(ROME))
    assert not t.events("unsupplied")
    assert t.place(FLEET) == "viminacium"


@pytest.mark.rule("OP-5.2.1-3")
def test_when_its_port_falls_a_fleet_goes_to_the_nearest() -> None:
    t = Table({}, {FLEET: "viminacium"}, held={"viminacium": BARBARIAN})
    harbours.port_lost(t.g, REGION["viminacium"])
    t.start()
    assert t.place(FLEET) == "singidunum", "in the same district"
    t = Table({}, {FLEET: "viminacium"}, held={"viminacium": BARBARIAN, "singidunum": BARBARIAN})
    harbours.port_lost(t.g, REGION["viminacium"])
    t.start()
    assert t.place(FLEET) == "ratiaria", "in the next"
    t = Table({}, {FLEET: "durostorum"}, held={"durostorum": BARBARIAN})
    harbours.port_lost(t.g, REGION["durostorum"])
    t.start()
    assert t.side == ROME
    assert t.legal("choose-region") == {"oescus", "noviodunum"}
    t.do("choose-region", "noviodunum")
    assert t.place(FLEET) == "noviodunum"


@pytest.mark.rule("OP-5.2.1-3")
def test_without_a_port_nearby_it_is_destroyed() -> None:
    t = Table({}, {FLEET: "viminacium", OTHER: "singidunum"},
              held={"viminacium": BARBARIAN, "singidunum": BARBARIAN, "ratiaria": BARBARIAN})  # fmt: skip
    harbours.port_lost(t.g, REGION["viminacium"])
    assert (t.place(FLEET), t.place(OTHER)) == ("pool", "singidunum")
    t = Table({}, {RHINE: "mogontiacum"}, held={"mogontiacum": BARBARIAN, "colonia-agrippinensium": BARBARIAN})
    harbours.port_lost(t.g, REGION["mogontiacum"])
    assert t.place(RHINE) == "pool", "no port of the Danube is any use"


@pytest.mark.rule("OP-5.2.1-3", "OP-5.1-19")
def test_a_bridge_goes_to_no_other_port() -> None:
    t = Table({}, {FLEET: "viminacium", OTHER: "viminacium"}, held={"viminacium": BARBARIAN})
    t.g.bridges = BIT[PIECE[FLEET]]
    harbours.port_lost(t.g, REGION["viminacium"])
    t.start()
    assert (t.place(FLEET), t.place(OTHER)) == ("pool", "singidunum")
    assert t.g.bridges == 0


@pytest.mark.rule("OP-2-5", "OP-3-23")
def test_no_bridge_is_built_or_taken_down_on_ice() -> None:
    t = Table({"traianus": ("viminacium", [])}, {FLEET: "viminacium"}, season="winter", event="frozen").segment()
    assert t.why_not("bridge", FLEET) == "OP-2-5"
    t.g.bridges = BIT[PIECE[FLEET]]
    assert t.why_not("unbridge", FLEET) == "OP-2-5"


@pytest.mark.rule("OP-5.2.2-5", "OP-2-5")
def test_nobody_sails_on_ice() -> None:
    for season in ("winter", "thaw"):
        t = Table({}, {FLEET: "viminacium"}, season=season, event="frozen").segment()
        assert t.why_not("sail", FLEET) == "OP-2-5"
        assert t.place(FLEET) == "viminacium"


# ------------------------------------------------------------------ 5.2.3: passengers


@pytest.mark.rule("OP-5.2.3-4")
@pytest.mark.parametrize("chief", ["domitianus", "traianus"])
def test_a_leader_lands_with_his_army(chief: str) -> None:
    t = Table({chief: ("viminacium", [LEGION])}, {FLEET: "viminacium"}).segment()
    sail(t.do("sail", FLEET).do("embark", chief), "singidunum").do("land", chief).do("done")
    assert (t.place(LEGION), t.army(chief), t.g.ship[PIECE[LEGION]]) == ("singidunum", {LEGION}, NONE)


@pytest.mark.rule("OP-5.2.2-3", "OP-5.2.3-4", "OP-5.2.3-5")
def test_it_embarks_and_lands_at_no_cost_in_a_friendly_town_and_for_two_pm_elsewhere() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium", SECOND: "cusum"}, season="winter").segment()
    t.do("sail", FLEET)
    assert t.legal("embark") == {"traianus", LEGION}
    t.do("embark", "traianus")
    sail(t, "singidunum")
    t.do("land", "traianus")
    assert (t.place("traianus"), t.place(LEGION)) == ("singidunum", "singidunum")
    assert t.army("traianus") == {LEGION}
    sail(t, "cusum")
    assert t.why_not("embark", SECOND) == "OP-5.2.2-2", "2 of 2 PM, and none to go home"
    sail(t, "viminacium").do("done")
    t.segment().do("sail", FLEET)
    sail(t, "cusum").do("embark", SECOND)
    sail(t, "singidunum").do("land", SECOND).do("done")
    assert t.place(SECOND) == "singidunum"
    assert not t.events("attrition-roll"), "by boat nobody suffers"
    assert not t.defects()


@pytest.mark.rule("OP-5.2.3-4", "OP-5.2.2-3")
def test_landing_in_open_country_or_in_an_enemy_town_costs_two() -> None:
    for shore in ("cusum", "arcidava"):
        t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium"}).segment().do("sail", FLEET)
        t.do("embark", "traianus")
        sail(t, shore).do("land", "traianus")
        assert t.place(LEGION) == shore
        sail(t, "viminacium")
        assert t.why_not("sail-to", "singidunum") == "OP-5.1-20", "1 + 2 + 1"
        t.do("done")
        assert t.place(LEGION) == shore


@pytest.mark.rule("OP-5.2.3-1", "OP-5.2.3-2")
def test_only_the_fleet_embarks_in_a_segment_of_its_own() -> None:
    t = Table({"traianus": ("singidunum", [LEGION])}, {FLEET: "viminacium"}, dice=[6]).segment().do("march", "traianus")
    t.do("move-to", "viminacium")
    assert "embark" not in t.legal()
    t.do("done").do("done")
    t.segment().do("sail", FLEET)
    assert "traianus" in t.legal("embark")


@pytest.mark.rule("OP-5.1-12")
def test_the_beaten_are_not_embarked() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium", SECOND: "viminacium"})
    t.g.halted = BIT[PIECE["traianus"]] | BIT[PIECE[LEGION]]
    t.segment().do("sail", FLEET)
    assert t.legal("embark") == {SECOND}
    assert t.why_not("embark", "traianus") == "OP-5.1-12"


@pytest.mark.rule("OP-5.2.3-3")
def test_one_pf_of_fleet_carries_ten_and_any_number_of_leaders() -> None:
    legions = [LEGION, SECOND, THIRD]
    t = Table({"traianus": ("viminacium", legions), "licinius-sura": ("viminacium", []),
               "sosius-senecio": ("viminacium", ["thraces-1"])},
              {FLEET: "viminacium", "impedimenta-1": "viminacium"}).segment().do("sail", FLEET)  # fmt: skip
    t.do("embark", "traianus").do("embark", "licinius-sura")
    assert t.why_not("embark", "sosius-senecio") == "OP-5.2.3-3", "9 + 2 PF"
    t.do("embark", "impedimenta-1")
    sail(t, "singidunum").do("done")
    assert {t.place(name) for name in ("traianus", "licinius-sura", "impedimenta-1", *legions)} == {"singidunum"}


@pytest.mark.rule("OP-5.2.2-3", "OP-5.1.1-2")
def test_a_unit_that_is_shipped_without_its_leader_leaves_his_sheet() -> None:
    t = Table({"traianus": ("viminacium", [LEGION, SECOND])}, {FLEET: "viminacium"}).segment().do("sail", FLEET)
    t.do("embark", LEGION)
    sail(t, "singidunum").do("done")
    assert t.army("traianus") == {SECOND}
    assert not t.defects()
    t = Table({"traianus": ("viminacium", [LEGION, SECOND])}, {FLEET: "viminacium"}).segment().do("sail", FLEET)
    t.do("embark", "traianus")
    sail(t, "singidunum").do("land", LEGION)
    sail(t, "viminacium").do("done")
    assert (t.place(LEGION), t.place(SECOND)) == ("singidunum", "viminacium")
    assert not t.defects()


@pytest.mark.rule("OP-5.2.3-6", "OP-5.2.3-5")
def test_passengers_test_only_where_they_land_upon_enemies() -> None:
    # Ten PF land on one PF at Cusum: a test without malus, then an overrun.
    t = Table({"traianus": ("viminacium", [LEGION, SECOND, THIRD, "impedimenta-1"])},
              {FLEET: "viminacium", "sagittarii-daci-1": "cusum"}, supreme=("traianus", ""), dice=[2])  # fmt: skip
    t.segment().do("sail", FLEET).do("embark", "traianus")
    sail(t, "cusum")
    assert not t.events("attrition-roll"), "passing is no attack"
    t.do("land", "traianus").do("done")
    assert [r["score"] for r in t.events("attrition-roll")] == [2]
    assert t.place("sagittarii-daci-1") == "pool"
    assert t.asked == "voyage-order"
    sail(t, "viminacium").do("done")
    assert t.place("traianus") == "cusum"
    t.segment()
    assert "traianus" in t.legal("march"), "he has won"


# ------------------------------------------------------------------ 5.2.4: bridges of boats


@pytest.mark.rule("OP-5.2.4-1", "OP-3-23", "OP-4.1-2")
def test_a_fleet_in_a_town_with_a_leader_becomes_a_bridge_for_six() -> None:
    t = Table({"traianus": ("viminacium", [])}, {FLEET: "viminacium", OTHER: "oescus"}, pa=(5, 9)).segment()
    assert t.legal("bridge") == {FLEET}
    assert t.why_not("bridge", OTHER) == "OP-3-23", "no leader there"
    t.do("bridge", FLEET)
    assert t.g.bridges == BIT[PIECE[FLEET]]
    assert t.g.pa[ROME] == 0, "his PAC and 5 PA"
    assert not t.has_pac("traianus")
    t = Table({"traianus": ("viminacium", [])}, {FLEET: "viminacium"}, pa=(5, 9)).used("traianus").segment()
    assert t.why_not("bridge", FLEET) == "OP-3-4"
    t = Table({"traianus": ("cusum", [])}, {FLEET: "cusum"}).segment()
    assert t.why_not("bridge", FLEET) == "OP-5.2.4-1", "no town"


@pytest.mark.rule("OP-3-23")
def test_three_turn_it_back() -> None:
    t = Table({"traianus": ("viminacium", [])}, {FLEET: "viminacium", OTHER: "oescus"}, pa=(4, 9)).used("traianus")
    t.g.bridges = BIT[PIECE[FLEET]] | BIT[PIECE[OTHER]]
    t.g.pa[ROME] = 9
    assert t.segment().why_not("bridge", FLEET) == "OP-5.2.4-1", "it is one"
    t.g.stack.clear()
    t.g.pa[ROME] = 4
    t.segment()
    assert t.why_not("unbridge", OTHER) == "OP-3-23"
    t.do("unbridge", FLEET)
    assert t.g.pa[ROME] == 1
    assert t.g.bridges == BIT[PIECE[OTHER]]
    t = Table({"traianus": ("viminacium", [])}, {FLEET: "viminacium"}, pa=(2, 9)).used("traianus")
    t.g.bridges = BIT[PIECE[FLEET]]
    t.segment()
    assert t.why_not("unbridge", FLEET) == "OP-3-4"


@pytest.mark.rule("OP-5.2.4-2")
def test_romans_alone_pass_between_the_bridge_and_the_region_that_faces_it() -> None:
    t = Table({}, {FLEET: "viminacium"})
    here, facing, aside = REGION["viminacium"], REGION["arcidava"], REGION["berzobis"]
    assert step_terms(t.g, ROME, 0, here, facing)[WATER] == 2, "boats alone are no bridge"
    t.g.bridges = BIT[PIECE[FLEET]]
    assert step_terms(t.g, ROME, 0, here, facing)[WATER] == 0
    assert step_terms(t.g, ROME, 0, facing, here)[WATER] == 0
    assert step_terms(t.g, ROME, 0, here, aside)[WATER] == 2
    assert step_terms(t.g, ROME, 0, REGION["singidunum"], facing)[WATER] == 2
    assert step_terms(t.g, BARBARIAN, 0, facing, here)[WATER] == 2


@pytest.mark.rule("OP-5.2.4-3", "OP-2-5", "OP-2-3")
@pytest.mark.parametrize(("season", "die"), [("thaw", 6), ("winter", 4)])
def test_frost_destroys_bridges_and_no_fleet_in_port(season: str, die: int) -> None:
    t = Table({}, {FLEET: "viminacium", OTHER: "oescus", LEGION: "viminacium"}, season=season, dice=[die, 3, 3])
    t.g.bridges = BIT[PIECE[FLEET]]
    game = Seasons()
    game.step = "events"
    t.start(game)
    assert (t.place(FLEET), t.place(OTHER), t.place(LEGION)) == ("pool", "oescus", "viminacium")
    assert t.g.bridges == 0
    assert len(t.events("bridge-lost")) == 1


# ------------------------------------------------------------------ 5.2.5: fleets and battles


@pytest.mark.rule("OP-5.2.5-1", "OP-2-5")
def test_an_army_does_not_cross_to_where_a_fleet_lies() -> None:
    def open_to(start: str, **kw: object) -> set[str]:
        bridge = kw.pop("bridge", False)
        t = Table({"decebalus": (start, ["comati-1"])}, {FLEET: "viminacium", SECOND: "viminacium",
                  "comati-2": "viminacium"}, **kw)  # type: ignore[arg-type]  # fmt: skip
        t.g.bridges = BIT[PIECE[FLEET]] if bridge else 0
        return t.segment(BARBARIAN).do("march", "decebalus").legal("move-to")

    assert "viminacium" not in open_to("berzobis")
    assert "viminacium" in open_to("berzobis", event="frozen")
    assert "viminacium" in open_to("berzobis", bridge=True)
    assert "viminacium" in open_to("horreum-margi"), "no river in between"
    t = Table({"decebalus": ("berzobis", ["comati-1"])}, {OTHER: "viminacium"}, dice=[1]).segment(BARBARIAN)
    t.do("march", "decebalus").do("enter", "moesia-superior")
    assert t.legal("choose-region") == {"singidunum", "horreum-margi"}


@pytest.mark.rule("OP-5.2.5-2")
def test_a_fleet_alone_stops_nobody() -> None:
    t = Table({"decebalus": ("horreum-margi", ["equites-daci-1"])}, {FLEET: "viminacium"}).segment(BARBARIAN)
    t.do("march", "decebalus").do("move-to", "viminacium")
    assert not t.events("contact")
    assert "horreum-margi" in t.legal("move-to")


def fight() -> Table:
    """Three PF of legion and a fleet against six PF at Cusum; nobody is hit but by a boat."""
    t = Table({}, {FLEET: "cusum", LEGION: "cusum", "comati-1": "cusum", "comati-2": "cusum", "comati-3": "cusum"})
    mine = BIT[PIECE[FLEET]] | BIT[PIECE[LEGION]]
    theirs = sum(BIT[PIECE[f"comati-{n}"]] for n in (1, 2, 3))
    t.dice(6, *[1] * 12)
    t.start(engagement(REGION["cusum"], BARBARIAN, REGION["deserta-sarmatarum"], theirs, mine))
    t.do("choose-piece", FLEET)
    while t.asked and not t.asked.startswith(("upshot", "retreat")):
        t.g.apply(t.side, t.g.legal(t.side)[0])
    return t


@pytest.mark.rule("OP-5.2.5-2", "OP-5.2.5-3")
def test_a_fleet_shoots_in_the_first_phase_and_is_no_part_of_the_force() -> None:
    t = fight()
    battle = t.events("battle")[0]
    assert (battle["attack"], battle["defence"]) == (6, 3)
    shots = [v for v in t.events("volley") if v["unit"] == FLEET]
    assert [(v["die"], v["score"], v["hits"]) for v in shots] == [([6], 6, 1)]
    assert t.events("volley")[0]["unit"] == FLEET
    assert LEGION in {v["unit"] for v in t.events("volley")}, "hand to hand the legion has fought alone"


def shore(*stratagems: str, bridge: bool = False) -> Table:
    """One PF of legion, a fleet with a cohort of Moors aboard, and four PF without a leader who attack at Viminacium:
    each of their two counters puts 2 PF out with its 6 hand to hand, and the legion can bear no more than 2."""
    here = dict.fromkeys((FLEET, LEGION, "mauri-1", "comati-1", "comati-2"), "viminacium")
    t = Table({"traianus": ("viminacium", [])}, here, pf={LEGION: 1}, hands={ROME: stratagems}, dice=[1, 6, 6, 6])
    t.g.berth(PIECE["mauri-1"], PIECE[FLEET])
    t.g.bridges = BIT[PIECE[FLEET]] if bridge else 0
    mine = sum(BIT[PIECE[name]] for name in ("traianus", LEGION, FLEET))
    theirs = BIT[PIECE["comati-1"]] | BIT[PIECE["comati-2"]]
    return t.start(engagement(REGION["viminacium"], BARBARIAN, REGION["arcidava"], theirs, mine))


def through(t: Table) -> list[str]:
    """Fight on to the end. Returns who has thrown."""
    while t.asked.startswith(("battle", "allocation")):
        verb = next(v for v in ("go-on", "hurt", "destroy") if v in t.legal())
        t.do(verb, next(iter(t.legal(verb))) if t.legal(verb) != {"None"} else None)
    return [e["unit"] for e in t.events("volley")]


@pytest.mark.rule("OP-5.2.5-2", "OP-10.5-2")
def test_a_fleet_takes_part_if_its_owner_says_so_and_is_lost_only_then() -> None:
    t = shore()
    assert (t.asked, t.side, t.legal()) == ("battle-choose-boats", ROME, {"choose-piece", "done"})
    t.dice(1, 1, 6, 6, 6).do("choose-piece", FLEET)
    assert through(t) == [FLEET, LEGION, "comati-1", "comati-2"], "a 1 on the water"
    assert (t.place(FLEET), t.place("mauri-1")) == ("pool", "pool"), "the third of four losses sinks it"

    t = shore().do("done")
    assert through(t) == [LEGION, "comati-1", "comati-2"]
    assert (t.place(LEGION), t.place(FLEET), t.place("mauri-1")) == ("gone", "viminacium", "viminacium")


@pytest.mark.rule("OP-11.3-8", "OP-5.2.5-2")
@pytest.mark.parametrize("shoots", [True, False])
def test_a_garrison_is_destroyed_though_the_fleet_that_shot_for_it_is_not(shoots: bool) -> None:
    """Two losses, a 6 of one counter, destroy the legion; Trajan falls with it. Who then marches on against the town
    has 1 more on its loot."""
    t = shore().dice(*([1] if shoots else []), 1, 6, 1, 6)
    t.do("choose-piece", FLEET) if shoots else t.do("done")
    through(t)
    t.do("shelter", "mauri-1")  # from its boat into the town
    assert (t.place(FLEET), t.place(LEGION), t.asked) == ("viminacium", "gone", "upshot-decide")
    t.do("march-on")
    assert t.g.trophies[BARBARIAN] == 1


@pytest.mark.rule("OP-5.2.5-2", "OP-14-7")
def test_a_fleet_has_no_part_in_a_combat_by_night_and_a_bridge_in_none() -> None:
    t = shore("bataille-nocturne").do("play", "bataille-nocturne")
    assert through(t) == [LEGION, "comati-1", "comati-2"]
    assert t.place(FLEET) == "viminacium"
    assert through(shore(bridge=True)) == [LEGION, "comati-1", "comati-2"], "boats no longer"


@pytest.mark.rule("OP-5.2.5-2")
def test_boats_count_neither_for_an_overrun_nor_against_it() -> None:
    # 20 PF against a legion of 2 PF and a boat: ten to one without the boat.
    units = [f"comati-{n}" for n in range(1, 11)]
    t = Table({}, {FLEET: "cusum", LEGION: "cusum", **dict.fromkeys(units, "cusum")}, pf={LEGION: 2})
    mine = BIT[PIECE[FLEET]] | BIT[PIECE[LEGION]]
    theirs = sum(BIT[PIECE[u]] for u in units)
    t.start(engagement(REGION["cusum"], BARBARIAN, REGION["deserta-sarmatarum"], theirs, mine))
    assert t.events("overrun") == [{"region": "cusum", "side": "barbarian"}]
    assert (t.place(LEGION), t.place(FLEET)) == ("gone", "cusum"), "nor are they crushed with the army"


@pytest.mark.rule("OP-5.2.5-3")
def test_a_fleet_hits_on_6_alone() -> None:
    t = Table({}, {FLEET: "viminacium", RHINE: "mogontiacum", "classis-pannonica": "aquincum"})
    for fleet in members(FLEET_UNITS & t.g.in_play):
        found = [hits.score(t.g, fleet, total, hits.DOUBLES) for total in range(1, 8)]
        assert found == [0, 0, 0, 0, 0, 1, 1]


@pytest.mark.rule("OP-5.2.5-4", "OP-5.1.4-2")
def test_a_fleet_takes_those_aboard_down_with_it() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium", OTHER: "viminacium", SECOND: "viminacium"},
              supreme=("traianus", "")).segment()  # fmt: skip
    t.do("sail", FLEET).do("embark", "traianus")
    sail(t, "singidunum").do("done")
    t.put(OTHER, "singidunum")
    t.put(SECOND, "singidunum")
    t.g.destroy(PIECE[OTHER])
    assert t.place(LEGION) == "singidunum", "another boat"
    t.g.destroy(PIECE[FLEET])
    assert (t.place(FLEET), t.place(LEGION), t.place("traianus")) == ("pool", "gone", "gone")
    assert t.place(SECOND) == "singidunum"
    assert t.g.vacant == 1, "the emperor is dead"


@pytest.mark.rule("OP-5.2.5-4", "OP-5.2.3-4")
def test_on_the_way_too_a_fleet_takes_them_down_and_who_has_fallen_sails_no_more() -> None:
    """What a fight on the shore does to a fleet and to those whom it carries before its voyage is over."""
    t = Table({}, {FLEET: "viminacium", "mauri-1": "viminacium", "mauri-2": "viminacium"}).segment()
    t.do("sail", FLEET).do("embark", "mauri-1").do("embark", "mauri-2")
    t.g.destroy(PIECE["mauri-2"], t.g.pf[PIECE["mauri-2"]])
    voyage = t.g.stack[-1]
    assert isinstance(voyage, fleets.Voyage)
    voyage.order(t.g)
    sail(t, "singidunum")
    assert (t.place("mauri-1"), t.place("mauri-2")) == ("singidunum", "pool")
    t.g.destroy(PIECE[FLEET])
    assert (t.place(FLEET), t.place("mauri-1")) == ("pool", "pool")


@pytest.mark.rule("OP-5.2.5-4")
def test_a_voyage_is_over_with_its_fleet() -> None:
    t = Table({}, {FLEET: "viminacium", "mauri-1": "viminacium"}).segment().do("sail", FLEET)
    t.g.destroy(PIECE[FLEET])
    t.g.awaiting = 0
    assert t.start().asked == ""


@pytest.mark.rule("OP-5.2.5-4")
def test_who_has_gone_ashore_is_not_aboard() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1"])}, {FLEET: "viminacium"}).segment()
    t.do("sail", FLEET).do("embark", "traianus").do("land", "traianus").do("done")
    t.g.destroy(PIECE[FLEET])
    assert t.place("traianus") == "viminacium"


@pytest.mark.rule("OP-5.2.4-1", "OP-4.1-2")
def test_a_bridge_is_built_in_a_friendly_town_that_faces_another_bank() -> None:
    t = Table({"traianus": ("viminacium", [])}, {FLEET: "viminacium"}, held={"viminacium": BARBARIAN}).segment()
    assert t.why_not("bridge", FLEET) == "OP-5.2.4-1"
    t = Table({"traianus": ("sirmium", [])}, {FLEET: "sirmium"}).segment()
    assert t.why_not("bridge", FLEET) == "OP-5.2.4-1", "nothing faces it"
    t = Table({"traianus": ("viminacium", []), "lusius-quietus": ("viminacium", [])}, {FLEET: "viminacium"}, pa=(5, 0))
    t.used("traianus").segment().do("bridge", FLEET)
    assert not t.has_pac("lusius-quietus"), "the PAC of whoever there has his"


@pytest.mark.rule("OP-5.2.4-2")
def test_the_bridge_leads_to_the_region_opposite_even_if_that_faces_another() -> None:
    t = Table({}, {FLEET: "troesmis"})
    t.g.bridges = BIT[PIECE[FLEET]]
    assert step_terms(t.g, ROME, 0, REGION["troesmis"], REGION["balta"])[WATER] == 0
    assert step_terms(t.g, ROME, 0, REGION["balta"], REGION["troesmis"])[WATER] == 0
    assert step_terms(t.g, ROME, 0, REGION["balta"], REGION["tropaeum"])[WATER] == 2


@pytest.mark.rule("OP-5.2.3-4", "OP-5.2.2-2")
def test_too_few_pm_to_land() -> None:
    t = Table({"domitianus": ("viminacium", [LEGION])}, {FLEET: "viminacium"}).segment().do("sail", FLEET)
    t.do("embark", "domitianus")
    assert t.place(LEGION) == "viminacium"
    sail(t, "singidunum", "viminacium", "cusum")
    assert t.why_not("land", "domitianus") == "OP-5.2.3-4"
    sail(t, "viminacium").do("land", "domitianus")
    assert t.army("domitianus") == {LEGION}


@pytest.mark.rule("OP-5.2.2-3", "OP-5.2.1-3")
def test_who_is_aboard_in_port_goes_where_the_fleet_goes() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium", SECOND: "viminacium"}).segment()
    t.do("sail", FLEET).do("embark", "traianus").do("done")
    t.segment().do("sail", FLEET)
    assert t.legal("land") == {"traianus", LEGION}
    assert t.legal("embark") == {SECOND}
    t.do("done")
    t.g.hold(REGION["viminacium"], BARBARIAN)
    harbours.port_lost(t.g, REGION["viminacium"])
    t.start()
    assert {t.place(name) for name in (FLEET, "traianus", LEGION)} == {"singidunum"}
    assert t.place(SECOND) == "viminacium"
    assert not t.defects()


@pytest.mark.rule("OP-5.1-12", "OP-5.2.3-6")
@pytest.mark.parametrize(("verdict", "beaten"), [(BEATEN, True), (DRAWN, True), (WON, False)])
def test_who_is_beaten_on_the_shore_has_done_for_the_season(verdict: int, beaten: bool) -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium"})
    voyage = fleets.Voyage(PIECE[FLEET])
    voyage.step, voyage.landed = "met", BIT[PIECE["traianus"]]
    t.g.verdict = verdict
    t.start(voyage).do("done")
    t.segment()
    assert (t.why_not("march", "traianus") == "OP-5.1-12") is beaten
    assert t.why_not("sail", FLEET) == ""


@pytest.mark.rule("OP-5.2.5-1", "OP-5.1.6-2")
def test_the_rhine_is_a_great_river_too() -> None:
    t = Table({"rex-chattorum": ("tencteri", ["chatti-1"])}, {RHINE: "colonia-agrippinensium"}, dice=[1])
    terms = step_terms(t.g, BARBARIAN, 0, REGION["tencteri"], REGION["vetera"])
    assert (terms[WATER], terms[WAY]) == (2, TRADE)
    assert step_terms(t.g, ROME, 0, REGION["viminacium"], REGION["cusum"])[WATER] == 1
    t.segment(BARBARIAN).do("march", "rex-chattorum").do("enter", "germania-inferior")
    assert t.place("rex-chattorum") == "vetera", "the only region that is open"
    assert not t.events("arrival-roll")


# ------------------------------------------------------------------ 5.2.3: who fights on the shore


def off_cusum(*landing: str, dice: Iterable[int] = (6,)) -> Table:
    """Two armies aboard before Cusum, where two PF of archers stand in the open; some go ashore."""
    archers = {"sagittarii-daci-1": "cusum", "sagittarii-daci-2": "cusum"}
    t = Table({"traianus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [SECOND])},
              {FLEET: "viminacium"} | archers, supreme=("traianus", ""), dice=dice)  # fmt: skip
    t.segment().do("sail", FLEET).do("embark", "traianus").do("embark", "licinius-sura")
    sail(t, "cusum")
    for name in landing:
        t.do("land", name)
    return t


@pytest.mark.rule("OP-5.2.3-6", "OP-5.2.3-1")
def test_who_stays_aboard_takes_no_part_in_the_combat_on_the_shore() -> None:
    """Three PF of Trajan's against two; Sura's three would make it six, and he is no part of it when it is lost."""
    t = off_cusum("traianus")
    assert t.asked == "voyage-beach"
    t.do("done").do("done")
    assert [(e["attack"], e["defence"]) for e in t.events("battle")] == [(3, 2)]
    fight = next(frame for frame in t.g.stack if isinstance(frame, Battle))
    del t.g.stack[t.g.stack.index(fight) + 1 :]
    assert not fight.host[ROME] & (BIT[PIECE["licinius-sura"]] | BIT[PIECE[SECOND]])
    fight.end_with(t.g, BARBARIAN, False)
    upshot = t.g.stack[-1]
    assert isinstance(upshot, Upshot)
    assert upshot.force(t.g, ROME) == BIT[PIECE["traianus"]] | BIT[PIECE[LEGION]]
    assert loot.takers(t.g, REGION["cusum"], ROME) == BIT[PIECE["traianus"]]


@pytest.mark.rule("OP-8.4-2", "OP-8.4-4", "OP-5.1-12")
@pytest.mark.parametrize("winner", [BARBARIAN, NONE])
def test_who_is_beaten_on_the_shore_goes_elsewhere_by_land_and_has_halted(winner: int) -> None:
    t = off_cusum("traianus").do("done").do("done")
    fight = next(frame for frame in t.g.stack if isinstance(frame, Battle))
    del t.g.stack[t.g.stack.index(fight) + 1 :]
    t.g.awaiting = 0
    fight.end_with(t.g, winner, False)
    t.start()
    assert (t.asked, t.legal("retreat-to")) == ("retreat-go", {"sirmium", "mursa"})
    t.dice(6).do("retreat-to", "mursa")
    while t.asked != "voyage-order":
        t.do("done" if t.asked == "attrition-spend" else "decline")
    assert (t.place("traianus"), t.place("licinius-sura")) == ("mursa", "cusum"), "Sura is aboard still"
    assert t.g.halted == BIT[PIECE["traianus"]] | BIT[PIECE[LEGION]]


@pytest.mark.rule("OP-5.2.3-6", "OP-5.2.3-4", "OP-6.1-6")
def test_who_lands_together_fights_together_and_pays_once() -> None:
    t = off_cusum("traianus", "licinius-sura")
    assert t.asked == "attrition-spend", "nobody else is aboard"
    t.do("done")
    assert [(e["attack"], e["defence"]) for e in t.events("battle")] == [(6, 2)]
    assert len(t.events("attrition-roll")) == 1
    voyage = next(frame for frame in t.g.stack if isinstance(frame, fleets.Voyage))
    assert voyage.left == 4 - 1 - 2


@pytest.mark.rule("OP-6.1-7", "OP-5.2.3-6")
def test_who_has_marched_before_he_went_aboard_lands_the_worse_for_it() -> None:
    """Sura's legion has made two moves in this season, Trajan's none: they go ashore together, a 1 less 2 for them."""
    t = off_cusum("traianus", dice=[1])
    t.g.marched[PIECE[SECOND]] = 2
    t.do("land", "licinius-sura").do("done")
    assert t.events("modifier") == [{"modifier": "earlier", "amount": -2}]
    assert [e["score"] for e in t.events("attrition-roll")] == [-1]


@pytest.mark.rule("OP-6.1-7", "OP-5.2.3-6")
def test_who_was_put_ashore_elsewhere_has_no_part_in_a_later_landing() -> None:
    """Sura's legion has made two moves, and stays at Viminacium; Trajan's lands upon two PF at Cusum."""
    t = Table({"traianus": ("viminacium", [LEGION]), "licinius-sura": ("viminacium", [SECOND])},
              {FLEET: "viminacium", "sagittarii-daci-1": "cusum", "sagittarii-daci-2": "cusum"}, dice=[2])  # fmt: skip
    t.g.marched[PIECE[SECOND]] = 2
    t.segment().do("sail", FLEET).do("embark", "traianus").do("embark", "licinius-sura").do("land", "licinius-sura")
    sail(t, "cusum").do("land", "traianus").do("done")
    assert [e["score"] for e in t.events("attrition-roll")] == [2]


@pytest.mark.rule("OP-5.2.4-2", "OP-5.1.6-2", "OP-2-18")
@pytest.mark.parametrize("bridge", [True, False])
def test_a_march_over_a_bridge_of_boats_has_no_river_in_its_test_and_the_enemy_s_has(bridge: bool) -> None:
    for side, chief, unit, here, contree, there in (
        (ROME, "traianus", LEGION, "viminacium", "dacia-occidentalis", "arcidava"),
        (BARBARIAN, "decebalus", "comati-1", "arcidava", "moesia-superior", "viminacium"),
    ):
        t = Table({chief: (here, [unit])}, {FLEET: "viminacium"} if bridge else {}, dice=[6, 6])
        t.g.bridges = BIT[PIECE[FLEET]] if bridge else 0
        t.segment(side).do("march", chief).do("enter", contree).do("choose-region", there).do("done").do("done")
        crossed = "great-river" in {event["modifier"] for event in t.events("modifier")}
        assert crossed == (side == BARBARIAN or not bridge)


@pytest.mark.rule("OP-5.2.3-6", "OP-5.1.8-3")
@pytest.mark.parametrize(("units", "tests"), [(["mauri-1"], 0), (["mauri-1", "mauri-2"], 1)])
def test_passengers_without_a_leader_test_where_they_attack_but_one_alone(units: list[str], tests: int) -> None:
    t = Table({}, {FLEET: "viminacium", "comati-1": "cusum", **dict.fromkeys(units, "viminacium")}, dice=[6])
    t.segment().do("sail", FLEET)
    for unit in units:
        t.do("embark", unit)
    sail(t, "cusum")
    for unit in units:
        t.do("land", unit)
    assert len(t.events("battle")) == 1
    assert len(t.events("attrition-roll")) == tests


@pytest.mark.rule("OP-5.2.3-4")
@pytest.mark.parametrize(("verb", "where"), [("embark", "cusum"), ("land", "viminacium")])
def test_all_who_come_aboard_or_go_ashore_in_a_place_cost_its_price_once(verb: str, where: str) -> None:
    units = ["mauri-1", "mauri-2", "mauri-3"]
    t = Table({}, {FLEET: "viminacium", **dict.fromkeys(units, where)}).segment().do("sail", FLEET)
    if verb == "land":
        for unit in units:
            t.do("embark", unit)
    sail(t, "cusum")
    voyage = t.g.stack[-1]
    assert isinstance(voyage, fleets.Voyage)
    lefts = [voyage.left]
    for unit in units:
        t.do(verb, unit)
        lefts.append(voyage.left)
    assert lefts == [3, 1, 1, 1]
    assert t.why_not("land" if verb == "embark" else "embark", "mauri-1") == "OP-5.2.3-4", "the other has its own price"
    sail(t, "viminacium")
    assert voyage.paid == 0


@pytest.mark.rule("OP-5.2.3-6")
def test_after_the_combat_others_go_ashore_as_a_new_landing() -> None:
    t = off_cusum("traianus").do("done").do("done")
    voyage = next(frame for frame in t.g.stack if isinstance(frame, fleets.Voyage))
    del t.g.stack[t.g.stack.index(voyage) + 1 :]
    t.start()
    assert (t.asked, voyage.left) == ("voyage-order", 1)
    assert t.why_not("land", "licinius-sura") == "OP-5.2.3-4"


# ------------------------------------------------------------------ ports with enemies before them


def relief(*passengers: str) -> Table:
    """Viminacium, of VG 16, holds 13 PF against Dacians before its walls; a fleet comes from Singidunum."""
    garrison = ["legio-i-italica", "legio-xi-claudia", "legio-v-macedonica", "legio-i-adiutrix", "dalmatae-1"]
    armies = {"traianus": ("singidunum", passengers), "decebalus": ("viminacium", ["comati-1", "comati-2"])}
    t = Table(armies, {FLEET: "singidunum", **dict.fromkeys(garrison, "viminacium")}, pf={"dalmatae-1": 1})
    t.within(*garrison).segment().do("sail", FLEET).do("embark", "traianus")
    return sail(t, "viminacium")


@pytest.mark.rule("OP-5.2.3-6", "OP-0.3-2")
def test_who_comes_to_a_port_with_enemies_before_it_is_behind_its_walls() -> None:
    t = relief(LEGION)  # 3 PF: there is just room
    t.do("done")
    assert t.g.walls & BIT[PIECE[LEGION]]
    assert t.g.walls & BIT[PIECE["traianus"]]
    assert not t.events("contact")
    t.segment().do("sail", FLEET).do("done")
    assert t.g.walls & BIT[PIECE[LEGION]], "who stays aboard takes his own room"


@pytest.mark.rule("OP-5.2.3-6", "OP-0.3-2")
def test_a_voyage_does_not_end_where_there_is_no_room_for_all() -> None:
    t = relief(LEGION, "mauri-1")
    assert t.why_not("done") == "OP-5.2.3-6"
    t.do("land", "mauri-1").do("done")  # at the beach: nobody else lands
    assert t.events("contact") == [{"region": "viminacium", "side": "roman"}]


@pytest.mark.rule("OP-5.2.3-6", "OP-9.6-1")
def test_who_goes_aboard_in_a_besieged_port_and_stays_there_has_not_come_out() -> None:
    armies = {"traianus": ("viminacium", [LEGION]), "decebalus": ("viminacium", ["comati-1", "comati-2"])}
    t = Table(armies, {FLEET: "viminacium"}).within("traianus", LEGION)
    t.g.invest(REGION["viminacium"], 0)
    t.segment().do("sail", FLEET).do("embark", "traianus").do("done")
    assert t.g.walls == BIT[PIECE["traianus"]] | BIT[PIECE[LEGION]]


@pytest.mark.rule("OP-5.2.5-4", "OP-5.2.3-1")
def test_who_has_been_taken_along_from_a_boat_does_not_go_down_with_it() -> None:
    armies = {"traianus": ("viminacium", [LEGION])}
    t = Table(armies, {FLEET: "viminacium", "mauri-1": "viminacium", "mauri-2": "viminacium"}).segment()
    t.do("sail", FLEET).do("embark", "mauri-1").do("embark", "mauri-2").do("done")
    t.segment().do("march", "traianus").do("take", "mauri-1").do("done")
    t.g.destroy(PIECE[FLEET])
    assert (t.place("mauri-1"), t.place("mauri-2")) == ("viminacium", "pool")


@pytest.mark.rule("OP-5.2.5-4", "OP-7.2-1")
def test_who_fights_before_the_port_in_which_he_was_aboard_does_not_go_down_with_his_boat() -> None:
    units = ["mauri-1", "mauri-2"]
    t = Table({"decebalus": ("viminacium", ["comati-1"])}, {FLEET: "viminacium", **dict.fromkeys(units, "viminacium")})
    for unit in units:
        t.g.berth(PIECE[unit], PIECE[FLEET])
    group = BIT[PIECE["decebalus"]] | BIT[PIECE["comati-1"]]
    t.dice(6).start(Contact(REGION["viminacium"], BARBARIAN, group, REGION["arcidava"], [0] * TERMS)).do("done")
    t.do("shelter", "mauri-2").do("done")
    assert [e["defence"] for e in t.events("battle")] == [2]
    t.g.destroy(PIECE[FLEET])
    assert (t.place("mauri-1"), t.place("mauri-2")) == ("viminacium", "pool"), "the other has stayed in the town"


@pytest.mark.rule("OP-5.2.3-1", "OP-3-9")
def test_guns_made_aboard_sail_with_their_legion_and_so_do_the_men_who_leave_them() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium"}, pf={LEGION: 1}, dice=[1]).segment()
    t.do("sail", FLEET).do("embark", "traianus").do("done")
    t.segment().do("emplace", LEGION)
    for there, here in (("singidunum", LEGION), ("viminacium", "ballistae-1")):
        sail(t.segment().do("sail", FLEET), there).do("done")
        assert (t.army("traianus"), t.place("traianus")) == ({LEGION, "ballistae-1"} - {here}, there)
        assert t.defects() == []
        if here == LEGION:
            t.segment().do("dismount", "ballistae-1")


@pytest.mark.rule("OP-3-9", "OP-5.2.3-1")
def test_a_gun_aboard_and_its_legion_ashore_are_not_one_stack() -> None:
    t = Table({}, {FLEET: "viminacium", LEGION: "viminacium", "ballistae-1": "viminacium"}, pf={LEGION: 2})
    t.g.made_of = [PIECE[LEGION] if unit == PIECE["ballistae-1"] else crew for unit, crew in enumerate(t.g.made_of)]
    assert t.segment().legal("dismount") == {"ballistae-1"}
    t.do("sail", FLEET).do("embark", "ballistae-1").do("done")
    assert not t.segment().legal("dismount")


@pytest.mark.rule("OP-5.2.3-1", "OP-5.1.3-1")
def test_who_is_given_men_is_aboard_no_more() -> None:
    armies = {"traianus": ("viminacium", [LEGION, "mauri-1"]), "licinius-sura": ("viminacium", [SECOND])}
    t = Table(armies, {FLEET: "viminacium"}, pf={SECOND: 1}, supreme=("traianus", "")).segment()
    t.do("sail", FLEET).do("embark", "licinius-sura").do("done")
    t.segment().do("march", "traianus").do("to", "licinius-sura").do("give", "mauri-1").do("done")
    sail(t.segment().do("sail", FLEET), "singidunum").do("done")
    assert {t.place(name) for name in ("licinius-sura", SECOND, "mauri-1")} == {"viminacium"}
    assert t.defects() == []


@pytest.mark.rule("OP-5.2.5-4", "OP-5.2.4-3")
def test_a_fleet_that_becomes_a_bridge_has_nobody_aboard() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium"}).segment()
    t.do("sail", FLEET).do("embark", "traianus").do("done")
    t.segment().do("bridge", FLEET)
    fleets.freeze(t.g)
    assert (t.place(FLEET), t.place(LEGION), t.place("traianus")) == ("pool", "viminacium", "viminacium")


@pytest.mark.rule("OP-5.2.5-4", "OP-8.4-2")
def test_who_has_retreated_from_a_port_is_aboard_no_more() -> None:
    t = Table({}, {FLEET: "viminacium", LEGION: "viminacium"}).segment()
    t.do("sail", FLEET).do("embark", LEGION).do("done")
    t.start(Retreat(ROME, BIT[PIECE[LEGION]], REGION["viminacium"], NONE, NONE)).do("done").do(
        "retreat-to", "singidunum"
    )
    t.put(FLEET, "singidunum")
    t.g.destroy(PIECE[FLEET])
    assert t.place(LEGION) == "singidunum"


# ------------------------------------------------------------------ who is asked, and what is over


@pytest.mark.rule("OP-3-23", "OP-4.1-1")
def test_rome_says_who_sees_to_a_bridge() -> None:
    armies: dict[str, tuple[str, list[str]]] = {"traianus": ("viminacium", []), "lusius-quietus": ("viminacium", [])}
    t = Table(armies, {FLEET: "viminacium"}).segment().do("bridge", FLEET)
    assert (t.side, t.legal("choose-piece")) == (ROME, {"traianus", "lusius-quietus"})
    t.do("choose-piece", "lusius-quietus")
    assert (t.has_pac("traianus"), t.has_pac("lusius-quietus"), t.g.pa[ROME]) == (True, False, 4)
    assert (len(t.events("bridged")), len(t.events("unbridged"))) == (1, 0)
    t.segment().do("unbridge", FLEET).do("choose-piece", "traianus")
    assert (len(t.events("bridged")), len(t.events("unbridged"))) == (1, 1)


@pytest.mark.rule("OP-5.2.2-3", "OP-5.2.2-2")
def test_rome_commands_a_voyage_until_it_is_over() -> None:
    t = off_cusum("traianus")
    assert (t.asked, t.side) == ("voyage-beach", ROME)
    t = Table({}, {FLEET: "viminacium", SECOND: "viminacium"}).segment().do("sail", FLEET)
    assert (t.asked, t.side) == ("voyage-order", ROME)
    t.do("embark", SECOND)
    voyage = t.g.stack[-1]
    assert isinstance(voyage, fleets.Voyage)
    assert voyage.aboard == BIT[PIECE[SECOND]]
    assert t.do("done").asked == ""


@pytest.mark.rule("OP-5.2.3-6", "OP-0.3-2")
def test_who_goes_aboard_in_a_full_town_leaves_his_room_to_himself() -> None:
    """Viminacium, VG 16, holds sixteen PF; three of them go aboard and stay."""
    others = ["legio-i-italica", "legio-xi-claudia", "legio-v-macedonica", "legio-i-adiutrix", "dalmatae-1"]
    armies = {"traianus": ("viminacium", [LEGION]), "decebalus": ("viminacium", ["comati-1"])}
    t = Table(armies, {FLEET: "viminacium", **dict.fromkeys(others, "viminacium")}, pf={"dalmatae-1": 1})
    t.within("traianus", LEGION, *others).segment().do("sail", FLEET).do("embark", "traianus").do("done")
    assert t.g.walls & BIT[PIECE[LEGION]]


@pytest.mark.rule("OP-5.2.3-6", "OP-9.11.3-1")
def test_a_leader_alone_on_the_shore_is_met_by_who_lands() -> None:
    t = Table({"traianus": ("viminacium", [LEGION]), "bicilis": ("cusum", [])}, {FLEET: "viminacium"}).segment()
    sail(t.do("sail", FLEET).do("embark", "traianus"), "cusum").do("land", "traianus")
    assert (t.place("bicilis"), t.place("traianus")) == ("gone", "cusum")


@pytest.mark.rule("OP-5.2.2-3", "OP-SC-2")
def test_nobody_is_put_ashore_in_closed_land() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium"})
    t.g.closed = BIT[REGION["cusum"]]
    sail(t.segment().do("sail", FLEET).do("embark", "traianus"), "cusum")
    assert t.why_not("land", "traianus") == "OP-SC-2"


@pytest.mark.rule("OP-5.2.5-1")
def test_ones_own_fleet_keeps_nobody_from_its_bank() -> None:
    t = Table({"traianus": ("berzobis", [LEGION])}, {FLEET: "viminacium"}).segment().do("march", "traianus")
    assert "viminacium" in t.legal("move-to")


@pytest.mark.rule("OP-5.2.5-4", "OP-5.2.3-1")
def test_who_marches_from_a_boat_in_port_does_not_go_down_with_it() -> None:
    t = Table({"traianus": ("viminacium", ["mauri-1"])}, {FLEET: "viminacium"}).segment()
    t.do("sail", FLEET).do("embark", "traianus").do("done")
    t.segment().do("march", "traianus").do("done")
    t.g.destroy(PIECE[FLEET])
    assert t.place("traianus") == t.place("mauri-1") == "viminacium"
