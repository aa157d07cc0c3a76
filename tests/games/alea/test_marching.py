"""AIE 3.4.1, 3.6-6 and 7: movement by land, escapes, the Pretender's rallying on the way."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.alea.components.chart import ZONE
from latrunculi.games.alea.components.counters import PIECE
from latrunculi.games.alea.rules.encounters import Escape
from latrunculi.games.alea.rules.engagement import Movements
from tests.games.alea.table import Table


def table(*args: Any, active: str = "caesariani", **kw: Any) -> Table:
    """A table in phase E.1 of a camp, which has a leader to spare: there is always something to choose."""
    t = Table(*args, active=active, **kw)
    spare, camp = ("pollio", 0) if active == "caesariani" else ("metellus-scipio", 1)
    t.g.join(1 << PIECE[spare], camp)
    t.set_down(spare, "corsica")
    return t


def begin(t: Table) -> Table:
    """Start the movements."""
    t.start(Movements())
    return t


# ------------------------------------------------------------------ a leader and his units


@pytest.mark.rule("AIE-3.4.1-2", "AIE-7.2-1")
def test_a_leader_takes_as_many_units_as_his_cc_at_the_pace_of_the_slowest() -> None:
    t = begin(table({"transpadana": ["curio", "legio-v", "legio-vi", "legio-vii", "legio-viii", "legio-ix"]}))
    t.do("march", "curio")
    for unit in ("legio-v", "legio-vi", "legio-vii", "legio-viii"):
        t.do("take", unit)
    assert t.why_not("take", "legio-ix") == "AIE-3.4.1-2", "a CC of 4"
    t.do("move-to", "cispadana").do("move-to", "etruria").do("move-to", "roma")
    assert t.place("legio-viii") == "roma"
    assert t.asked == "marching-order", "three movement points, the Rubico free"
    assert t.why_not("march", "curio") == "AIE-3.4.1-2"
    assert t.why_not("advance", "legio-v") == "AIE-3.4.1-2", "one move for each counter"
    assert t.legal("advance") == {"legio-ix"}


@pytest.mark.rule("AIE-3.4.1-2")
def test_each_leader_leads_his_own_group_of_his_own_camp() -> None:
    t = begin(
        table({"roma": ["caesar", "curio", "legio-v", "equites-1"], "etruria": ["legio-ix"]}, {"roma": ["legio-i"]})
    )
    t.do("march", "caesar").do("take", "equites-1")
    assert t.why_not("take", "legio-ix") == "AIE-3.4.1-3", "not where he stands"
    assert t.why_not("take", "legio-i") == "AIE-3.4.1-3", "an enemy"
    t.do("move-to", "etruria").do("move-to", "cispadana").do("move-to", "venetia").do("move-to", "illyricum")
    assert t.place("equites-1") == "illyricum", "equites have four movement points"
    t.do("march", "curio")
    assert t.legal("take") == {"legio-v"}


@pytest.mark.rule("AIE-3.4.1-3")
def test_units_are_left_on_the_way_but_none_is_picked_up_and_he_stops_with_the_last() -> None:
    t = begin(table({"provincia": ["caesar", "legio-v", "legio-vi"], "cispadana": ["legio-ix"]}))
    t.do("march", "caesar").do("take", "legio-v").do("take", "legio-vi").do("move-to", "cispadana")
    assert "take" not in t.legal()
    t.do("leave", "legio-v")
    assert "leave" not in t.legal(), "the last one does not stay without him"
    t.do("move-to", "etruria")
    t.do("halt")
    assert (t.place("legio-v"), t.place("legio-vi"), t.place("caesar")) == ("cispadana", "etruria", "etruria")
    assert t.why_not("advance", "legio-v") == "AIE-3.4.1-2", "whoever was left has moved"


@pytest.mark.rule("AIE-3.4.1-4", "AIE-TE-2")
def test_a_unit_alone_moves_one_zone_whatever_it_costs() -> None:
    t = table({"britanni": ["legio-v"], "venetia": ["legio-ix"]}, status={"belgae": ("bellum", "republicani")})
    t.g.event = 2
    begin(t).do("advance", "legio-v")
    assert t.legal("move-to") == {"aremorica", "belgae"} - {"belgae"}, "three points, of the two that it has this year"
    t.do("move-to", "aremorica")
    assert t.place("legio-v") == "aremorica"
    t.do("advance", "legio-ix")
    assert t.why_not("move-to", "remi") == "AIE-7.2-1", "one zone"


@pytest.mark.rule("AIE-TE-2")
def test_disastrous_weather_costs_everybody_a_movement_point() -> None:
    t = table({"transpadana": ["caesar", "curio", "legio-v"]})
    t.g.event = 2
    begin(t).do("march", "curio").do("take", "legio-v").do("move-to", "cispadana").do("move-to", "etruria")
    assert t.asked == "marching-order", "two points for the legion"
    t.do("march", "caesar").do("move-to", "cispadana").do("move-to", "etruria").do("move-to", "roma")
    assert t.asked == "marching-order", "three points for a leader"


# ------------------------------------------------------------------ what stops them


@pytest.mark.rule("AIE-7.1-1", "AIE-7.1-3")
def test_units_stop_at_enemy_units_a_leader_alone_goes_on() -> None:
    where = {"transpadana": ["caesar", "curio", "legio-v"], "picenum": ["legio-vi"]}
    t = begin(table(where, {"cispadana": ["legio-i"]}))
    t.do("march", "caesar").do("take", "legio-v").do("move-to", "cispadana")
    assert t.asked == "marching-order"
    t = begin(table(where, {"cispadana": ["legio-i"]}))
    t.do("march", "caesar").do("move-to", "cispadana").do("move-to", "etruria").do("halt")
    assert t.place("caesar") == "etruria"
    t.do("advance", "legio-vi").do("move-to", "cispadana")
    assert t.asked == "marching-order"


@pytest.mark.rule("AIE-7.1-1")
def test_naves_in_a_port_do_not_stop_units_on_land() -> None:
    t = begin(table({"transpadana": ["caesar", "legio-v"]}, {"cispadana": ["naves-1"]}))
    t.do("march", "caesar").do("take", "legio-v").do("move-to", "cispadana")
    assert t.asked == "march-go-on"


@pytest.mark.rule("AIE-7.1-2")
def test_units_pass_enemy_leaders_who_are_none_the_worse() -> None:
    t = begin(table({"transpadana": ["caesar", "legio-v"]}, {"cispadana": ["cato"]}))
    t.do("march", "caesar").do("take", "legio-v").do("move-to", "cispadana").do("move-to", "etruria").do("halt")
    assert t.place("cato") == "cispadana"
    assert t.events("escape-roll") == []


@pytest.mark.rule("AIE-7.1-2", "AIE-7.1-4")
def test_a_leader_left_alone_among_enemies_escapes_or_dies() -> None:
    t = begin(table({"transpadana": ["caesar", "legio-v"]}, {"cispadana": ["cato"], "etruria": ["legio-i"]}, dice=[8]))
    t.do("march", "caesar").do("take", "legio-v").do("move-to", "cispadana").do("halt")
    assert (t.camp, t.asked) == ("republicani", "escape-flee")
    assert t.why_not("escape-to", "transpadana") == ""
    assert t.legal("escape-to") == {"etruria", "picenum", "transpadana", "venetia", "provincia"}
    t.do("escape-to", "picenum")
    assert t.place("cato") == "picenum"


@pytest.mark.rule("AIE-7.1-4")
def test_caesar_is_not_spared_and_river_and_strait_do_not_count() -> None:
    t = begin(table({"syracusana": ["caesar", "legio-v"]}, {"syracusana": ["legio-i"]}, dice=[9]))
    t.do("advance", "legio-v").do("move-to", "lilybaetana")
    assert t.place("caesar") == "gone"
    assert t.events("died") == [{"piece": "caesar", "cause": "escape"}]
    t = begin(table({"syracusana": ["caesar", "legio-v"]}, {"syracusana": ["legio-i"]}, dice=[0]))
    t.do("advance", "legio-v").do("move-to", "lilybaetana")
    assert t.legal("escape-to") == {"bruttium", "lilybaetana"}
    t.do("escape-to", "bruttium")


@pytest.mark.rule("AIE-7.1-4")
def test_naves_in_the_port_are_no_company_ashore() -> None:
    t = begin(table({"apulia": ["curio", "legio-v", "naves-1"]}, {"apulia": ["legio-i"]}, dice=[9]))
    t.do("advance", "legio-v").do("move-to", "campania")
    assert t.place("curio") == "gone"


@pytest.mark.rule("AIE-7.1-5", "AIE-10.J-2")
def test_surrounded_he_is_killed_without_a_roll() -> None:
    foes = {"syracusana": ["legio-i"], "bruttium": ["legio-ii"], "lilybaetana": ["legio-iii"]}
    t = table({"syracusana": ["caesar"]}, foes)
    t.start(Escape(PIECE["caesar"]))
    assert t.place("caesar") == "gone"
    assert t.events("escape-roll") == []
    assert t.events("no-escape") == [{"leader": "caesar", "place": "syracusana"}]
    assert t.points() == (0, 1), "like a leader eliminated in combat"
    t = table({"syracusana": ["caesar"]}, {"syracusana": ["legio-i"]}, chiefs={"caesariani": ["caesar"]}, dice=[9])
    t.start(Escape(PIECE["caesar"]))
    assert t.place("caesar") == "gone"
    assert t.points() == (0, 0), "but a 9 of the die scores nothing"
    assert not t.g.flags, "and is no death in combat"


@pytest.mark.rule("AIE-7.1-4", "AIE-4.2.4-1")
def test_an_escape_does_not_lead_among_a_people_at_peace() -> None:
    t = table({"illyricum": ["caesar"]}, {"illyricum": ["legio-i"]}, peoples={"moesi": ["daci-1"]}, dice=[0])
    t.start(Escape(PIECE["caesar"]))
    assert t.why_not("escape-to", "moesi") == "AIE-4.2.4-1"
    assert t.why_not("escape-to", "pannonii") == ""


# ------------------------------------------------------------------ costs


@pytest.mark.rule("AIE-3.4.1-1", "AIE-7.2-1", "AIE-7.2-2")
def test_a_great_river_costs_a_point_more() -> None:
    t = begin(table({"seleucis": ["caesar"]}))
    t.do("march", "caesar").do("move-to", "mesopotamia").do("move-to", "media")
    assert t.asked == "marching-order", "Euphrates and Tigris: four points"
    assert t.place("caesar") == "media", "a leader alone goes where he likes"
    t = begin(table({"seleucis": ["caesar"]}))
    t.do("march", "caesar").do("move-to", "cilicia").do("move-to", "cappadocia").do("move-to", "seleucis")
    assert t.why_not("move-to", "mesopotamia") == "AIE-7.2-2"


@pytest.mark.rule("AIE-7.2-3")
def test_a_strait_costs_a_point_more_and_britannia_two() -> None:
    t = begin(table({"campania": ["caesar", "legio-v"]}))
    t.do("march", "caesar").do("take", "legio-v").do("move-to", "bruttium").do("move-to", "syracusana")
    assert t.asked == "marching-order", "three points"
    t = begin(table({"roma": ["caesar", "legio-v", "curio"]}))
    t.do("march", "caesar").do("take", "legio-v").do("move-to", "campania").do("move-to", "bruttium")
    assert t.why_not("move-to", "syracusana") == "AIE-7.2-3"
    t = begin(table({"volcae": ["caesar"]}))
    t.do("march", "caesar").do("move-to", "aremorica").do("move-to", "britanni")
    assert t.asked == "marching-order", "four points"
    t = begin(table({"britanni": ["caesar"]})).do("march", "caesar")
    t.do("move-to", "aremorica").do("move-to", "remi")
    assert t.asked == "marching-order", "four points back"
    t = begin(table({"provincia": ["caesar"]})).do("march", "caesar")
    t.do("move-to", "volcae").do("move-to", "aremorica")
    assert t.why_not("move-to", "britanni") == "AIE-7.2-3"


@pytest.mark.rule("AIE-TE-7")
def test_in_a_hard_winter_rhenus_and_danuvius_are_no_obstacle_tigris_and_euphrates_are() -> None:
    t = table({"raeti": ["caesar"], "mesopotamia": ["curio"]})
    t.g.event = 7
    begin(t).do("march", "caesar").do("move-to", "suebi").do("move-to", "remi").do("halt")
    assert not t.g.crossed
    t.do("march", "curio").do("move-to", "media").do("move-to", "mesopotamia")
    assert t.asked == "marching-order", "twice the Tigris: four points"
    assert t.g.crossed == 1 << PIECE["curio"]


@pytest.mark.rule("AIE-7.3-1")
def test_a_movement_entirely_outside_the_republic_spends_two_points() -> None:
    war = dict.fromkeys(("daci", "delmatae", "pannonii"), ("bellum", "republicani"))
    t = begin(table({"moesi": ["caesar", "legio-v"]}, status=war, chiefs={"caesariani": ["caesar"]}))
    t.do("march", "caesar").do("take", "legio-v").do("move-to", "pannonii").do("move-to", "delmatae")
    assert t.why_not("move-to", "moesi") == "AIE-7.3-1"
    assert t.legal("move-to") == {"illyricum"}, "the Republic"
    t = begin(table({"aremorica": ["caesar"]})).do("march", "caesar")
    assert t.why_not("move-to", "britanni") == "AIE-7.3-1", "three points, and nothing else entered"


@pytest.mark.rule("AIE-7.3-1")
def test_the_civilised_east_counts_as_the_republic_for_it() -> None:
    t = begin(table({"mesopotamia": ["caesar"]})).do("march", "caesar")
    t.do("move-to", "babylonia").do("move-to", "media").do("move-to", "armenia").do("move-to", "colchis")
    assert t.place("caesar") == "colchis"


@pytest.mark.rule("AIE-7.3-1")
def test_who_has_spent_three_points_outside_may_not_halt_there() -> None:
    t = begin(table({"moesi": ["caesar"]})).do("march", "caesar")
    t.do("move-to", "pannonii").do("move-to", "delmatae").do("move-to", "moesi")
    assert t.why_not("halt") == "AIE-7.3-1"
    assert t.legal("move-to") == {"illyricum", "epirus", "emathia"}


# ------------------------------------------------------------------ events of the year


@pytest.mark.rule("AIE-TE-4")
def test_the_sick_party_leader_stays_where_he_is() -> None:
    t = table({"roma": ["caesar", "curio", "legio-v", "naves-1"]}, chiefs={"caesariani": ["caesar"]})
    t.g.event, t.g.sick = 4, PIECE["caesar"]
    begin(t)
    assert t.why_not("march", "caesar") == "AIE-TE-4"
    t.do("sail", "naves-1")
    assert t.why_not("embark", "caesar") == "AIE-TE-4"
    t.do("halt").do("march", "curio").do("take", "legio-v").do("move-to", "etruria").do("halt")
    assert t.place("legio-v") == "etruria", "his units may leave him"


def unrest(where: dict[str, list[str]], foes: dict[str, list[str]] | None = None) -> Table:
    """Caesar is called to Roma."""
    t = table(where, foes, chiefs={"caesariani": ["caesar"]})
    t.g.event, t.g.summoned = 6, 1 << PIECE["caesar"]
    return begin(t)


@pytest.mark.rule("AIE-TE-6")
def test_unrest_calls_a_party_leader_to_roma_by_the_shortest_way() -> None:
    t = unrest({"apulia": ["caesar", "legio-v", "legio-vi"]})
    assert t.why_not("done") == "AIE-TE-6"
    t.do("march", "caesar").do("take", "legio-v").do("take", "legio-vi")
    assert t.why_not("halt") == "AIE-TE-6"
    assert t.why_not("move-to", "bruttium") == "AIE-TE-6"
    assert t.legal("move-to") == {"picenum", "campania"}
    t.do("move-to", "picenum")
    assert t.why_not("halt") == "AIE-TE-6", "all his points"
    t.do("move-to", "roma")
    assert t.place("legio-v") == "roma"
    t.do("halt")
    assert t.why_not("done") == ""
    t.g.moved = 0
    assert t.why_not("march", "caesar") == "AIE-TE-6", "there he remains"


@pytest.mark.rule("AIE-TE-6")
def test_a_combat_on_the_way_stops_the_called() -> None:
    t = unrest({"apulia": ["caesar", "legio-v"]}, {"picenum": ["legio-i"]})
    t.do("march", "caesar").do("take", "legio-v").do("move-to", "picenum")
    assert t.asked == "marching-order"
    assert t.why_not("done") == ""


@pytest.mark.rule("AIE-TE-6")
def test_the_called_do_not_sail_and_land_if_they_are_aboard() -> None:
    t = unrest({"apulia": ["caesar", "legio-v", "naves-1"]})
    t.do("sail", "naves-1")
    assert t.why_not("embark", "caesar") == "AIE-TE-6"
    assert t.why_not("embark", "legio-v") == ""
    t = unrest({"in-naves-1": ["caesar"], "apulia": ["naves-1", "legio-v"]})
    assert t.why_not("march", "caesar") == "AIE-3.4.2-3"
    assert t.why_not("done") == "AIE-TE-6"
    t.do("sail", "naves-1")
    assert t.why_not("sail-to", "mare-superum") == "AIE-TE-6"
    assert t.why_not("halt") == "AIE-TE-6"
    t.do("land", "caesar").do("move-to", "apulia")
    assert t.place("caesar") == "apulia"


@pytest.mark.rule("AIE-TE-11")
def test_the_revenge_of_the_people_holds_who_is_in_roma() -> None:
    t = table(
        {"roma": ["caesar", "legio-v", "legio-vii", "naves-1"], "etruria": ["curio", "legio-vi"]},
        {"picenum": ["legio-i"]},
    )
    t.g.event = 11
    t.g.held = sum(1 << PIECE[name] for name in ("caesar", "legio-v", "naves-1"))
    begin(t)
    assert t.why_not("march", "caesar") == "AIE-TE-11"
    assert t.why_not("advance", "legio-v") == "AIE-TE-11"
    t.do("march", "curio").do("take", "legio-vi").do("move-to", "roma").do("move-to", "campania").do("halt")
    t.do("sail", "naves-1")
    assert t.why_not("sail-to", "mare-tyrrhenum") == "AIE-TE-11"
    assert t.why_not("embark", "legio-v") == "AIE-TE-11"


@pytest.mark.rule("AIE-3.4.1-2")
def test_a_leader_takes_nobody_along_who_has_moved() -> None:
    t = begin(table({"transpadana": ["caesar", "legio-v"], "cispadana": ["legio-vi"]}))
    t.do("advance", "legio-vi").do("move-to", "transpadana").do("march", "caesar")
    assert t.legal("take") == {"legio-v"}
    assert t.why_not("take", "legio-vi") == "AIE-3.4.1-2"


# ------------------------------------------------------------------ the Pretender


def pretence(die: int, **kw: Any) -> Table:
    """Trebonius, of CP 2, has gone over to REPUBLICAN with a legion and enters Provincia."""
    t = table(
        {"provincia": ["legio-v", "legio-vi"], **kw.pop("caesariani", {})},
        {"volcae": ["trebonius", "legio-i"]}, active="republicani", dice=[die], **kw,
    )  # fmt: skip
    t.g.pretender = PIECE["trebonius"]
    t.g.rebels = 1 << PIECE["trebonius"] | 1 << PIECE["legio-i"]
    return begin(t).do("march", "trebonius").do("take", "legio-i").do("move-to", "provincia")


@pytest.mark.rule("AIE-3.6-6")
def test_the_pretender_rallies_units_without_a_leader_and_goes_on() -> None:
    t = pretence(1)
    assert t.asked == "march-parley"
    t.do("rally")
    assert t.events("rally-roll") == [{"leader": "trebonius", "zone": "provincia", "die": [2], "politics": 2}]
    assert (t.owner("legio-v"), t.owner("legio-vi")) == ("republicani", "republicani")
    assert t.g.rebels >> PIECE["legio-v"] & 1
    assert t.asked == "march-go-on"
    t.do("move-to", "cispadana")
    assert t.place("legio-v") == "provincia", "none is picked up on the way"


@pytest.mark.rule("AIE-3.6-6")
def test_he_fails_above_his_cp_and_stops() -> None:
    t = pretence(2).do("rally")
    assert t.owner("legio-v") == "caesariani"
    assert t.asked == "marching-order"
    assert pretence(0).do("halt").asked == "marching-order", "who does not try stops at enemy units"


@pytest.mark.rule("AIE-3.6-6", "AIE-6.E.2-1")
@pytest.mark.parametrize(("face", "owner"), [("2", "republicani"), ("3", "caesariani")])
def test_divine_favour_touches_his_die(face: str, owner: str) -> None:
    """Trebonius (CP 2) would throw a 6: his player chooses another face of the six, and he fails above his CP."""
    t = pretence(5, hands={"republicani": ["favor-divinus"]}).do("rally")
    assert (t.asked, t.camp, t.g.private) == ("toss-before", "republicani", True)
    t.do("play", "favor-divinus")
    assert t.legal("choose-face") == {"1", "2", "3", "4", "5", "6"}
    t.do("choose-face", face)
    assert t.owner("legio-v") == owner
    assert t.asked == ("march-go-on" if owner == "republicani" else "marching-order")


@pytest.mark.rule("AIE-3.6-6", "AIE-6.E.2-1")
def test_the_camp_that_he_left_may_replace_his_die() -> None:
    t = pretence(1, hands={"caesariani": ["favor-divinus"]}).do("rally")
    assert (t.asked, t.camp) == ("toss-answer", "caesariani")
    t.do("play", "favor-divinus").do("choose-face", "6")
    assert t.events("rally-roll") == [{"leader": "trebonius", "zone": "provincia", "die": [6], "politics": 2}]
    assert t.owner("legio-v") == "caesariani"


@pytest.mark.rule("AIE-3.6-6")
def test_not_where_a_leader_is_nor_outside_the_republic_nor_by_others() -> None:
    assert pretence(0, caesariani={"provincia": ["curio", "legio-v"]}).asked == "marching-order"
    t = table(
        {"pannonii": ["legio-v"]}, {"venetia": ["trebonius", "cato"]}, active="republicani",
        status={"pannonii": ("bellum", "republicani")},
    )  # fmt: skip
    t.g.pretender = PIECE["trebonius"]
    begin(t).do("march", "trebonius").do("move-to", "pannonii")
    assert t.asked == "march-go-on"
    t = table({"cispadana": ["legio-v"]}, {"venetia": ["trebonius", "cato"]}, active="republicani")
    t.g.pretender = PIECE["trebonius"]
    begin(t).do("march", "cato").do("move-to", "cispadana")
    assert t.asked == "march-go-on"


@pytest.mark.rule("AIE-3.6-6")
def test_once_in_a_zone_and_movement() -> None:
    t = table({"cispadana": ["legio-v"]}, {"venetia": ["trebonius", "cato"]}, active="republicani", dice=[0])
    t.g.pretender = PIECE["trebonius"]
    begin(t).do("march", "trebonius").do("move-to", "cispadana").do("halt").do("move-to", "transpadana")
    t.do("move-to", "cispadana")
    assert t.asked == "march-go-on"


@pytest.mark.rule("AIE-3.6-6")
def test_he_may_try_where_he_lands() -> None:
    t = table(
        {"sardinia": ["legio-v"]}, {"mare-punicum": ["naves-1"], "in-naves-1": ["trebonius"]},
        active="republicani", dice=[0],
    )  # fmt: skip
    t.g.pretender = PIECE["trebonius"]
    begin(t).do("sail", "naves-1").do("land", "trebonius").do("move-to", "sardinia")
    assert t.asked == "sail-parley"
    t.do("rally")
    assert t.owner("legio-v") == "republicani"


@pytest.mark.rule("AIE-3.6-6")
def test_those_who_land_after_him_give_him_no_second_try() -> None:
    """Trebonius (CP 2) fails with a 3; his legion follows him ashore."""
    t = table(
        {"sardinia": ["legio-v"]}, {"mare-punicum": ["naves-1"], "in-naves-1": ["trebonius", "legio-i"]},
        active="republicani", dice=[2],
    )  # fmt: skip
    t.g.pretender = PIECE["trebonius"]
    begin(t).do("sail", "naves-1").do("land", "trebonius").do("move-to", "sardinia").do("rally")
    assert t.asked == "sail-order"
    t.do("land", "legio-i").do("move-to", "sardinia")
    assert t.asked == "sail-order"
    assert t.owner("legio-v") == "caesariani"
    assert len(t.events("rally-roll")) == 1


# ------------------------------------------------------------------ the plague


@pytest.mark.rule("AIE-6.E.4-4", "AIE-6.E.4-5")
def test_the_plague_strikes_whoever_enters_by_land() -> None:
    t = table({"etruria": ["caesar", "legio-v", "legio-vi"], "picenum": ["curio"]}, dice=[8, 9, 0, 9])
    t.g.plague = ZONE["roma"]
    begin(t).do("march", "caesar").do("take", "legio-v").do("take", "legio-vi").do("move-to", "roma")
    assert t.weak() == {"legio-vi"}, "each unit throws, a 9 weakens"
    assert t.place("caesar") == "roma"
    t.do("halt").do("march", "curio").do("move-to", "roma")
    assert t.place("curio") == "gone"
    assert t.events("died") == [{"piece": "curio", "cause": "plague"}]


@pytest.mark.rule("AIE-6.E.4-4")
def test_who_escapes_into_the_plague_throws_too() -> None:
    t = table({"bruttium": ["caesar"]}, {"bruttium": ["legio-i"], "apulia": ["legio-ii"]}, dice=[0, 9])
    t.g.plague = ZONE["campania"]
    t.start(Escape(PIECE["caesar"])).do("escape-to", "campania")
    assert t.place("caesar") == "gone"
    assert t.events("died") == [{"piece": "caesar", "cause": "plague"}]
