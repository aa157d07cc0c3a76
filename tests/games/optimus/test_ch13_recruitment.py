"""OP 13: recovery in spring, recruitment, the ranks, legions and their eagles."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import NONE, PLACE, REGION
from latrunculi.games.optimus.components.counters import PEOPLE, TYPE, TYPES
from latrunculi.games.optimus.components.pieces import PIECE, PIECES, TYPE_OF
from latrunculi.games.optimus.components.tables import recruits
from latrunculi.games.optimus.rules.leaders import Fate
from latrunculi.games.optimus.rules.loot import capture_eagles
from latrunculi.games.optimus.rules.recruitment import types_at
from latrunculi.games.optimus.rules.sequence import Seasons, spring
from latrunculi.games.optimus.rules.sieges import capture
from latrunculi.games.optimus.rules.state import GONE, altered
from latrunculi.games.optimus.rules.territory import garrison_value
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import BARBARIAN, ROME, Table

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"


def dacia_at(place: str, *units: str, spare: int = 10, **more: object) -> Table:
    """Decebalus with some units; so many comati to be had."""
    t = Table({"decebalus": (place, units)}, **more)  # type: ignore[arg-type]
    t.g.stock(TYPE["comati"], spare)
    return t


def recruit(t: Table, place: str, side: int = BARBARIAN) -> Table:
    """Recruit there, without pledging anything."""
    t.segment(side).do("recruit", place)
    return t.do("done") if t.asked == "recruitment-pledge" else t


def rolled(t: Table) -> int:
    """The score of the last recruitment."""
    return int(t.events("recruit-roll")[-1]["score"])


def kinds(t: Table, side: int, place: str) -> set[str]:
    """The types that can be recruited there, where everything can be had."""
    for each in range(TYPES):
        t.g.stock(each, 1)
    found = types_at(t.g, side, PLACE[place])
    return {name for name, index in TYPE.items() if found >> index & 1}


def why(t: Table, place: str, side: int = BARBARIAN) -> str:
    """The clause that forbids recruiting in a place."""
    return t.segment(side).why_not("recruit", place)


# ------------------------------------------------------------------ 13.1


@pytest.mark.rule("OP-13.1-1")
def test_in_spring_the_men_at_home_in_a_town_in_order_are_well_again() -> None:
    def left(unit: str, place: str, flaw: str = "", held: int = NONE) -> int:
        t = Table(pieces={unit: place}, hdc={unit: 2}, held={} if held == NONE else {place: held})
        t.g.pillaged = BIT[REGION[place]] if flaw == "pillaged" else 0
        if flaw == "besieged":
            t.g.invest(REGION[place], 1)
        spring(t.dice(1).g)
        return t.wounded(unit)

    assert left(LEGION, "savaria") == 0
    assert left(LEGION, "savaria", "pillaged") == 2
    assert left(LEGION, "savaria", "besieged") == 2
    assert left(LEGION, "horreum-margi") == 2, "open country"
    assert left(LEGION, "apulum", held=ROME) == 2, "not its own land"
    assert left("comati-1", "apulum") == 0
    assert left("comati-1", "argedava") == 2, "an ally's"
    assert left("comati-1", "savaria", held=BARBARIAN) == 2
    box = Table(pieces={LEGION: "africa"}, hdc={LEGION: 3})
    spring(box.g)
    assert box.wounded(LEGION) == 0


# ------------------------------------------------------------------ 13.2: where, and whom


@pytest.mark.rule("OP-13.2-1", "OP-3-20")
def test_a_leader_in_a_friendly_town_in_order() -> None:
    assert why(dacia_at("apulum"), "apulum") == ""
    assert why(dacia_at("apulum"), "germisara") == "OP-13.2-1", "nobody leads there"
    assert why(dacia_at("apulum", held={"apulum": ROME}), "apulum") == "OP-13.2-1"
    t = dacia_at("apulum")
    t.g.pillaged = BIT[REGION["apulum"]]
    assert why(t, "apulum") == "OP-13.2-1"
    t = dacia_at("apulum")
    t.g.invest(REGION["apulum"], 0)
    assert why(t, "apulum") == "OP-13.2-1"
    t = dacia_at("apulum")
    t.g.halted = BIT[PIECE["decebalus"]]
    assert why(t, "apulum") == "OP-13.2-1", "he may not act any more"
    assert why(dacia_at("apulum", pa=(9, 1)).used("decebalus"), "apulum") == ""
    t = dacia_at("apulum", pa=(9, 0)).used("decebalus")
    t.put("diegis", "costesti")
    t.g.pac |= BIT[PIECE["diegis"]]
    assert why(t, "apulum") == "OP-3-4"


@pytest.mark.rule("OP-13.2-2", "OP-13.2-7")
def test_rome_recruits_in_its_provinces_off_the_map_without_a_leader() -> None:
    t = Table(pieces={LEGION: "viminacium"}, dice=[3, 1])
    t.g.stock(TYPE["mauri"], 2)
    recruit(t, "africa", ROME).do("raise", "mauri").segment(ROME)
    assert t.events("recruit-roll")[-1]["place"] == "africa"
    assert (t.g.pa[ROME], t.place("mauri-1"), t.g.pf[PIECE["mauri-1"]]) == (8, "africa", 1)
    t = Table(pieces={LEGION: "viminacium"})
    t.g.stock(TYPE["breuci-pannonii"], 2)
    assert why(t, "savaria", ROME) == "OP-13.2-1", "on the map a leader sees to it"


@pytest.mark.rule("OP-13.2-6", "OP-13.2-7")
def test_men_come_from_their_own_country() -> None:
    t = Table()
    assert kinds(t, BARBARIAN, "argedava") == {"getae", "getae-sagittarii"}
    assert kinds(t, BARBARIAN, "piatra-rosie") == {"pileati"}
    assert kinds(t, BARBARIAN, "drobeta") == set()
    assert kinds(t, ROME, "savaria") == {"breuci-pannonii", "alae-pannoniorum", "ala-contariorum"}
    assert kinds(t, ROME, "hispania") == {"hispani-bracari-lusitani", "alae-hispanorum-et-asturum"}
    assert kinds(t, ROME, "apulum") == set(), "no province yet"
    assert kinds(Table(year=108), ROME, "apulum") == {"cohortes-ulpiae-dacorum"}
    assert kinds(Table(year=108), BARBARIAN, "apulum") == set()
    for each in range(TYPES):
        t.g.stock(each, 0)
    assert types_at(t.g, BARBARIAN, PLACE["argedava"]) == 0


@pytest.mark.rule("OP-13.2-3", "OP-13.2-5")
def test_the_die_raises_pf_in_the_place_chosen() -> None:
    t = recruit(dacia_at("costesti", dice=[5, 1]), "costesti").do("raise", "comati")
    assert t.events("recruit-roll")[-1]["pf"] == 2
    assert (t.place("comati-1"), t.g.pf[PIECE["comati-1"]], t.army("decebalus")) == ("costesti", 1, set())
    assert t.legal() == {"raise", "complete"}
    t.do("complete", "comati-1")
    assert (t.g.pf[PIECE["comati-1"]], t.place("comati-2"), t.g.spare[TYPE["comati"]]) == (2, "pool", 8)
    t = recruit(dacia_at("costesti", dice=[5, 1, 1]), "costesti").do("raise", "comati").do("raise", "comati")
    assert [t.g.pf[PIECE[unit]] for unit in ("comati-1", "comati-2")] == [1, 1], "the owner says which"


def garrison(pf: int, *more: str, dice: list[int]) -> Table:
    """Decebalus behind the walls of Apulum with so many PF of pileati, two to a counter, and with others."""
    pileati = [f"pileati-{n + 1}" for n in range((pf + 1) // 2)]
    t = dacia_at("apulum", *pileati, *more, dice=dice).within("decebalus", *pileati, *more)
    t.g.pf[PIECE["pileati-1"]] = 2 - pf % 2
    return t


@pytest.mark.rule("OP-13.2-5", "OP-0.3-2")
def test_with_the_enemy_before_the_walls_recruits_arrive_behind_them_as_far_as_there_is_room() -> None:
    """Apulum holds 9 PF; Decebalus is in it with seven, eight or nine; a legion and a stray of his own are outside."""
    for inside, raised in ((7, 2), (8, 1), (9, 0)):
        t = garrison(inside, dice=[5, 1])
        assert garrison_value(t.g, REGION["apulum"]) == 9
        t.put(LEGION, "apulum")
        t.put("comati-2", "apulum")
        t.g.pf[PIECE["comati-2"]] = 1
        recruit(t, "apulum")
        assert t.events("recruit-roll")[-1]["pf"] == 2
        if raised:
            assert t.legal() == {"raise"}, "nobody there can be completed"
            t.do("raise", "comati")
        if raised == 2:
            assert t.legal("complete") == {"comati-1"}, "the other stands outside"
            t.do("complete", "comati-1")
        assert t.asked != "recruitment-muster", inside
        assert (t.g.walls & BIT[PIECE["comati-1"]] != 0, t.g.pf[PIECE["comati-1"]]) == (raised > 0, raised)
        assert t.defects() == []


@pytest.mark.rule("OP-0.3-2", "OP-13.2-5")
def test_where_no_enemy_stands_any_number_is_raised() -> None:
    t = recruit(garrison(9, dice=[6, 1, 1]), "apulum").do("raise", "comati").do("raise", "comati")
    assert [t.g.pf[PIECE[name]] for name in ("comati-1", "comati-2")] == [1, 1], "Apulum has a VG of 9"
    assert (t.g.walls, t.defects()) == (0, [])


@pytest.mark.rule("OP-13.2-5")
def test_only_counters_that_are_there_are_completed() -> None:
    t = dacia_at("costesti", "comati-1", dice=[5])
    t.put("comati-2", "apulum")
    for unit in ("comati-1", "comati-2"):
        t.g.pf[PIECE[unit]] = 1
    recruit(t, "costesti")
    assert t.legal("complete") == {"comati-1"}


@pytest.mark.rule("OP-13.2-4")
def test_pf_without_counters_are_lost() -> None:
    t = recruit(dacia_at("costesti", spare=1, dice=[6, 1]), "costesti").do("raise", "comati")
    assert t.events("recruit-roll")[-1]["pf"] == 2
    assert (t.asked, t.g.spare[TYPE["comati"]], t.g.pf[PIECE["comati-1"]]) == ("", 0, 1)
    assert why(dacia_at("costesti", spare=0), "costesti") == "OP-13.2-4", "nobody to be had at all"


# ------------------------------------------------------------------ what bears on the die


@pytest.mark.rule("OP-13.2-12")
def test_the_table_of_reinforcements() -> None:
    assert [recruits(score) for score in (-1, 0, 1, 2, 3, 4, 5, 6, 7, 10)] == [0, 0, 0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("OP-13.2-8")
@pytest.mark.parametrize(("winner", "score"), [(NONE, 2), (ROME, 2), (BARBARIAN, 3)])
def test_the_last_battle(winner: int, score: int) -> None:
    t = dacia_at("apulum", dice=[2])
    t.g.last_winner = winner
    assert rolled(recruit(t, "apulum")) == score


@pytest.mark.rule("OP-13.2-9")
def test_each_bale_spent_adds_one() -> None:
    t = dacia_at("apulum", "comati-1", bb={"decebalus": 2}, dice=[1]).segment(BARBARIAN).do("recruit", "apulum")
    t.do("spend-bale").do("spend-bale")
    assert t.why_not("spend-bale") == "OP-1.4-6"
    t.do("done")
    assert (rolled(t), t.bb("decebalus")) == (3, 0)


@pytest.mark.rule("OP-13.2-10")
def test_the_supreme_leader_himself() -> None:
    assert rolled(recruit(dacia_at("apulum", supreme=("", "decebalus"), dice=[2]), "apulum")) == 3
    t = dacia_at("apulum", supreme=("", "duras"), dice=[2])
    t.put("duras", "costesti")
    assert rolled(recruit(t, "apulum")) == 2, "he is elsewhere"


@pytest.mark.rule("OP-13.2-11")
def test_a_captured_eagle_in_the_place() -> None:
    for where, score in ((PIECE["decebalus"], 3), (PIECES + REGION["apulum"], 3), (PIECES + REGION["costesti"], 2)):
        t = dacia_at("apulum", dice=[2])
        t.g.eagle[TYPE[LEGION]] = where
        assert rolled(recruit(t, "apulum")) == score


@pytest.mark.rule("OP-14-17")
def test_a_people_under_tribute_is_raised_less_well() -> None:
    for people, score in (("daci", 4), ("getae", 5)):
        t = dacia_at("apulum", dice=[5])
        t.g.swayed = BIT[PEOPLE[people]]
        assert rolled(recruit(t, "apulum")) == score


@pytest.mark.rule("OP-14-18")
def test_no_other_stratagem_is_of_this_moment() -> None:
    hands = {ROME: ["artillerie-deployee", "latrones-armati"]}
    t = Table({"traianus": ("savaria", [LEGION])}, hands=hands)
    t.g.stock(TYPE["breuci-pannonii"], 4)
    t.segment().do("recruit", "savaria")
    assert t.asked == "recruitment-pledge"
    assert t.why_not("play", "artillerie-deployee") == "OP-14-6"
    assert t.legal() == {"done"}


@pytest.mark.rule("OP-13.2-1", "OP-4.1-1", "OP-3-4")
def test_of_several_leaders_the_player_says_who_recruits_and_that_one_pays() -> None:
    """Decebalus has spent his PAC, Diegis has not, Vezinas may act no more, and one of the counters is a decoy."""
    for pa, by, left in ((0, "diegis", 0), (1, "diegis", 1), (1, "decebalus", 0)):
        t = dacia_at("apulum", pa=(9, pa), supreme=("", "decebalus"), dice=[3]).used("decebalus")
        for name in ("diegis", "vezinas", "leurre-chatti-1"):
            t.put(name, "apulum")
            t.g.pac |= BIT[PIECE[name]]
        t.g.halted = BIT[PIECE["vezinas"]]
        t.segment(BARBARIAN).do("recruit", "apulum")
        assert t.asked == "recruitment-captain"
        assert t.legal("choose-piece") == ({"diegis", "decebalus"} if pa else {"diegis"})
        assert t.why_not("choose-piece", "vezinas") == "OP-5.1-12"
        assert t.why_not("choose-piece", "decebalus") == ("" if pa else "OP-3-4")
        t.do("choose-piece", by)
        assert (t.g.pa[BARBARIAN], t.has_pac("diegis")) == (left, by != "diegis")
        t.do("done")
        assert rolled(t) == (4 if by == "decebalus" else 3), "the supreme leader himself adds one"


@pytest.mark.rule("OP-13.2-1", "OP-13.2-2")
def test_a_leader_who_is_alone_in_view_recruits_and_beside_a_decoy_he_is_named_all_the_same() -> None:
    assert dacia_at("apulum").segment(BARBARIAN).do("recruit", "apulum").asked == "recruitment-pledge"
    t = dacia_at("apulum")
    t.put("leurre-chatti-1", "apulum")
    assert t.segment(BARBARIAN).do("recruit", "apulum").legal("choose-piece") == {"decebalus"}


@pytest.mark.rule("OP-14-18")
def test_pillards_add_two_to_one_recruitment() -> None:
    t = dacia_at("apulum", hands={BARBARIAN: ["pillards"]}, dice=[1]).segment(BARBARIAN).do("recruit", "apulum")
    t.do("play", "pillards").do("done")
    assert (rolled(t), t.g.hand[BARBARIAN]) == (3, 0)
    t.g.stack.clear()
    assert rolled(recruit(t.dice(1), "apulum")) == 1


# ------------------------------------------------------------------ who comes back, and when


@pytest.mark.rule("OP-13.2-13", "OP-2-13")
def test_the_destroyed_come_back_in_the_spring_of_the_next_year() -> None:
    t = dacia_at("apulum", "comati-1", spare=0, season="thaw")
    t.g.destroy(PIECE["comati-1"], 1)
    spring(t.g)
    assert t.g.spare[TYPE["comati"]] == 0, "in the thaw of the same year"
    t.g.destroy(PIECE["comati-1"], 1)
    frame = Seasons()
    frame.step = "begin"
    t.g.year += 1
    t.start(frame)
    assert t.g.spare[TYPE["comati"]] == 0, "not before spring"
    spring(t.g)
    assert t.g.spare[TYPE["comati"]] == 2


@pytest.mark.rule("OP-13.2-14")
def test_a_legion_is_lost_with_its_last_pf_its_guns_included() -> None:
    t = Table(pieces={LEGION: "viminacium", "ballistae-1": "viminacium"}, pf={LEGION: 1})
    legion, gun = PIECE[LEGION], PIECE["ballistae-1"]
    t.g.made_of[gun] = legion
    t.g.fallen[TYPE_OF[legion]] = 1
    t.g.destroy(legion, 1)
    assert (t.place(LEGION), t.g.fallen[TYPE_OF[legion]]) == ("pool", 2)
    t.g.destroy(gun, 1)
    assert (t.place(LEGION), t.g.fallen[TYPE_OF[legion]], t.g.spare[TYPE_OF[legion]]) == ("gone", 0, 0)


# ------------------------------------------------------------------ 13.3, 13.4


@pytest.mark.rule("OP-13.3-1")
def test_a_pf_puts_two_men_right_instead_of_two_units_if_need_be() -> None:
    t = dacia_at("costesti", "comati-1", "comati-2", hdc={"comati-1": 1, "comati-2": 2}, dice=[3])
    recruit(t, "costesti").do("fill-ranks", "comati-1")
    assert t.legal() == {"fill-ranks"}, "half of the PF is left"
    t.do("fill-ranks", "comati-2")
    assert (t.wounded("comati-1", "comati-2"), t.asked) == (1, "")
    t = dacia_at("costesti", "comati-1", spare=0, hdc={"comati-1": 2}, dice=[3])
    t.put("falcati-1", "apulum")
    t.g.maim(PIECE["falcati-1"], 2)
    recruit(t, "costesti").do("fill-ranks", "comati-1").do("fill-ranks", "comati-1")
    assert (t.wounded("comati-1", "falcati-1"), t.asked) == (2, ""), "those of the place alone"


@pytest.mark.rule("OP-13.4-1", "OP-13.4-2")
def test_a_living_legion_is_completed_in_a_town_of_the_empire() -> None:
    t = Table({"traianus": ("viminacium", [LEGION])}, pf={LEGION: 2}, dice=[3])
    t.g.stock(TYPE_OF[PIECE[LEGION]], 1)
    recruit(t, "viminacium", ROME).do("complete", LEGION)
    assert (t.g.pf[PIECE[LEGION]], t.g.spare[TYPE_OF[PIECE[LEGION]]]) == (3, 0)
    t = Table({"traianus": ("viminacium", [SECOND])}, pf={SECOND: 2})
    assert LEGION not in kinds(t, ROME, "viminacium"), "it does not lie there"
    assert SECOND in kinds(t, ROME, "viminacium")
    for each in range(TYPES):
        t.g.stock(each, 0)
    assert why(t, "viminacium", ROME) == "OP-13.2-4"
    abroad = Table({"traianus": ("apulum", [LEGION])}, held={"apulum": ROME})
    assert LEGION not in kinds(abroad, ROME, "apulum")
    t = Table({"traianus": ("viminacium", [LEGION])}, pf={LEGION: 2}, dice=[5])
    t.g.stock(TYPE_OF[PIECE[LEGION]], 1)
    t.segment(ROME).do("recruit", "viminacium").do("done")
    assert t.legal() == {"complete"}
    t.do("complete", LEGION)
    assert t.g.pf[PIECE[LEGION]] == 3


def battle_lost(t: Table) -> int:
    """The mask of a battle at Tapae in which the legion was destroyed."""
    pieces = t.g.inside[REGION["tapae"]]
    t.g.destroy(PIECE[LEGION], 3)
    return pieces


@pytest.mark.rule("OP-13.4-3")
def test_who_destroys_a_legion_in_battle_has_its_eagle() -> None:
    eagle = TYPE[LEGION]
    t = Table({"decebalus": ("tapae", ["comati-1"])}, {LEGION: "tapae", SECOND: "tapae", "diegis": "tapae"})
    capture_eagles(t.g, REGION["tapae"], BARBARIAN, battle_lost(t))
    assert t.g.eagle[eagle] == PIECE["decebalus"]
    assert t.g.eagle[TYPE[SECOND]] == NONE, "that one is alive"
    t.g.put(PIECE["decebalus"], REGION["apulum"])
    t.g.put(PIECE["comati-1"], REGION["apulum"])
    t.segment(BARBARIAN).do("lay-eagle", LEGION)
    assert (t.g.eagle[eagle], t.asked, t.g.pa[BARBARIAN]) == (PIECES + REGION["apulum"], "segment-start", 9)
    t.do("wait")
    assert t.g.eagle[eagle] == PIECES + REGION["apulum"], "it stays"


@pytest.mark.rule("OP-13.4-3", "OP-9.11.3-3")
@pytest.mark.parametrize("others", [(), ("bicilis", "diegis")])
def test_the_eagle_of_a_leader_who_falls_is_another_s_there_or_stays_on_the_spot(others: tuple[str, ...]) -> None:
    """Diegis (VS 4) is above Bicilis (3); Vezinas (5) is elsewhere, and keeps his own."""
    t = Table({"decebalus": ("tapae", ["comati-1"])}, {"vezinas": "apulum", **dict.fromkeys(others, "tapae")})
    t.g.eagle[TYPE[LEGION]], t.g.eagle[TYPE[SECOND]] = PIECE["decebalus"], PIECE["vezinas"]
    t.start(Fate(PIECE["decebalus"], True))
    assert t.g.eagle[TYPE[LEGION]] == (PIECE["diegis"] if others else PIECES + REGION["tapae"])
    assert t.g.eagle[TYPE[SECOND]] == PIECE["vezinas"]


@pytest.mark.rule("OP-13.4-3")
def test_an_eagle_is_laid_down_in_friendly_towns_alone_and_taken_up_by_who_comes() -> None:
    eagle = TYPE[LEGION]
    t = Table({"decebalus": ("tapae", ["comati-1"])})
    t.g.eagle[eagle] = PIECE["decebalus"]
    assert t.segment(BARBARIAN).why_not("lay-eagle", LEGION) == "OP-13.4-3"
    t = Table({"decebalus": ("tapae", ["comati-1"])})
    t.g.eagle[eagle] = PIECES + REGION["tapae"]
    t.segment(BARBARIAN).do("wait")
    assert t.g.eagle[eagle] == PIECE["decebalus"]
    t = Table({"decebalus": ("tapae", [])})
    t.g.eagle[eagle] = PIECES + REGION["tapae"]
    t.segment(BARBARIAN).do("wait")
    assert t.g.eagle[eagle] == PIECES + REGION["tapae"], "without PF nobody takes it"


@pytest.mark.rule("OP-13.4-4")
def test_rome_retakes_it_with_the_army_or_the_place() -> None:
    eagle = TYPE[LEGION]
    armies = {"decebalus": ("tapae", ["comati-1"]), "traianus": ("tapae", [SECOND])}
    t = Table(armies)
    t.g.eagle[eagle] = PIECE["decebalus"]
    capture_eagles(t.g, REGION["tapae"], ROME, t.g.inside[REGION["tapae"]])
    assert t.g.eagle[eagle] == NONE
    t = Table(armies)
    t.g.eagle[eagle] = PIECE["diegis"]
    capture_eagles(t.g, REGION["tapae"], ROME, t.g.inside[REGION["tapae"]])
    assert t.g.eagle[eagle] == PIECE["diegis"], "he did not fight"
    t = Table({"traianus": ("apulum", [SECOND])})
    t.g.eagle[eagle] = PIECES + REGION["apulum"]
    capture(t.g, REGION["apulum"], ROME, 0)
    assert t.g.eagle[eagle] == NONE
    t = Table({"traianus": ("apulum", [SECOND])})
    t.g.eagle[eagle] = PIECES + REGION["apulum"]
    t.segment().do("wait")
    assert t.g.eagle[eagle] == PIECES + REGION["apulum"], "before the walls"
    t = Table({"traianus": ("tapae", [SECOND])})
    t.g.eagle[eagle] = PIECES + REGION["tapae"]
    t.segment().do("wait")
    assert t.g.eagle[eagle] == NONE
    assert t.g.at[PIECE[LEGION]] != GONE


@pytest.mark.rule("OP-13.4-2", "OP-3-9")
@pytest.mark.parametrize(("pf", "completed"), [(2, set()), (1, {LEGION})])
def test_men_who_serve_a_gun_leave_no_gap_in_their_legion(pf: int, completed: set[str]) -> None:
    """A legion of three PF, one of whom serves a gun: with two others it is whole."""
    t = Table({"traianus": ("viminacium", [LEGION, "ballistae-1"])}, pf={LEGION: pf, "ballistae-1": 1}, dice=[6])
    t.g.made_of = altered(t.g.made_of, PIECE["ballistae-1"], PIECE[LEGION])
    t.g.stock(TYPE[LEGION], 2)
    assert recruit(t, "viminacium", ROME).legal("complete") == completed
