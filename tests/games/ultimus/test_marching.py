"""UR 7, and the movements of 3.4.1, 3.6.3 D, 4.5.2, 6.2 (Migration), 8.2.2 and of the year's events."""

from __future__ import annotations

import pytest

from latrunculi.games.ultimus.components.chart import NEAR, RAVENNA, ZONE, ZONE_IDS
from latrunculi.games.ultimus.components.counters import PEOPLE_PIECES, PIECE, PIECE_IDS
from latrunculi.games.ultimus.components.peoples import PEOPLE
from latrunculi.games.ultimus.rules.encounters import Escape
from latrunculi.games.ultimus.rules.engagement import Movements
from latrunculi.games.ultimus.rules.marching import destinations
from latrunculi.games.ultimus.rules.state import BARBARUS
from latrunculi.kernel.actions import members
from tests.games.ultimus.table import Table

SPARE = {"li-oriens-1": "oriens-3"}
"""A unit that has yet to move, so that the sequence does not end by itself."""


def go(t: Table, *zones: str) -> Table:
    for zone in zones:
        t.do("move-to", zone)
    return t


# ------------------------------------------------------------------ movement points


@pytest.mark.rule("UR-1.2.2-1", "UR-7.2-1", "UR-7.2-2", "UR-7.1-1")
def test_a_leader_has_four_points_and_spends_one_a_zone() -> None:
    t = Table({"stilicho": "galliae-7", **SPARE}).start(Movements()).do("march", "stilicho")
    assert t.why_not("move-to", "galliae-4") == "UR-7.2-1"
    go(t, "galliae-2", "galliae-4", "italia-2")
    assert t.asked == "march-go-on"
    go(t, "italia-4")
    assert t.asked == "marching-order", "nothing is left after four"
    assert t.why_not("march", "stilicho") == "UR-3.4.1-3"


@pytest.mark.rule("UR-1.3.2-1", "UR-3.4.1-2")
def test_comitatenses_have_three_points_and_slow_their_leader_down() -> None:
    t = Table({"stilicho": "galliae-7", "co-galliae-1": "galliae-7", "pa-victores": "galliae-7", **SPARE},
              patricians={"occidens": "stilicho"}).start(Movements())  # fmt: skip
    t.do("march", "stilicho").do("take", "co-galliae-1").do("take", "pa-victores")
    go(t, "galliae-2", "galliae-4", "italia-2")
    assert t.why_not("move-to", "italia-4") == "UR-7.2-2"
    t.do("leave", "co-galliae-1")
    assert "italia-4" in t.legal("move-to"), "the PA have a point left"


@pytest.mark.rule("UR-1.3.2-2")
def test_palatini_and_buccellarii_have_four_points() -> None:
    t = Table({"stilicho": "galliae-7", "pa-victores": "galliae-7", "bu-1": "galliae-7", **SPARE},
              patricians={"occidens": "stilicho"})  # fmt: skip
    t.g.guard_of[0] = PIECE["stilicho"]
    t.start(Movements()).do("march", "stilicho").do("take", "pa-victores")
    go(t, "galliae-2", "galliae-4", "italia-2", "italia-4")
    assert t.place("pa-victores") == t.place("bu-1") == "italia-4"


@pytest.mark.rule("UR-3.4.1-2")
def test_a_leader_takes_as_many_units_as_his_command() -> None:
    four = ("li-africa-1", "li-africa-2", "co-africa-1", "co-africa-2")
    t = Table({"comes-africae": "africa-4", **dict.fromkeys(four, "africa-4")}).start(Movements())
    t.do("march", "comes-africae")  # CC 3
    for unit in four[:3]:
        t.do("take", unit)
    assert t.legal("take") == set()
    assert t.why_not("take", "co-africa-2") == "UR-3.4.1-2"


@pytest.mark.rule("UR-3.4.1-2", "UR-3.2.4-2")
def test_a_guard_counts_as_a_unit() -> None:
    t = Table({"heraclianus": "africa-4", "bu-1": "africa-4", "li-africa-1": "africa-4", "li-africa-2": "africa-4",
               "co-africa-1": "africa-4"})  # fmt: skip
    t.g.guard_of[0] = PIECE["heraclianus"]
    t.start(Movements()).do("march", "heraclianus").do("take", "li-africa-1").do("take", "li-africa-2")  # CC 3
    assert t.why_not("take", "co-africa-1") == "UR-3.4.1-2"


@pytest.mark.rule("UR-3.4.1-3")
def test_units_are_left_on_the_way_and_nobody_moves_twice() -> None:
    t = Table({"dux-galliae": "galliae-1", "co-galliae-1": "galliae-1", "co-galliae-2": "galliae-1",
               "co-galliae-3": "galliae-2"}).start(Movements())  # fmt: skip
    t.do("march", "dux-galliae")
    assert t.why_not("take", "co-galliae-3") == "UR-3.4.1-3", "another zone of departure"
    t.do("take", "co-galliae-1").do("take", "co-galliae-2")
    go(t, "galliae-2").do("leave", "co-galliae-1")
    go(t, "galliae-4")
    assert "leave" not in t.legal(), "the leader stops where his last unit stays"
    t.do("halt")
    assert (t.place("co-galliae-1"), t.place("co-galliae-2")) == ("galliae-2", "galliae-4")
    assert t.legal("advance") == {"co-galliae-3"}
    assert t.why_not("advance", "co-galliae-1") == "UR-3.4.1-3"
    assert [(e["leader"], e["units"], e["place"]) for e in t.events("marched")] == [
        ("dux-galliae", 2, "galliae-2"),
        ("dux-galliae", 1, "galliae-4"),
    ]
    assert t.events("left") == [{"piece": "co-galliae-1", "place": "galliae-2"}]


@pytest.mark.rule("UR-3.4.1-4")
def test_a_unit_alone_moves_one_zone_whatever_it_costs() -> None:
    t = Table({"co-britanniae-1": "galliae-7", "li-galliae-1": "galliae-1", **SPARE}).start(Movements())
    t.do("advance", "co-britanniae-1").do("move-to", "britanniae-2")  # 3 points
    t.do("advance", "li-galliae-1").do("move-to", "galliae-2")
    assert t.asked == "marching-order"
    assert t.legal("advance") == {"li-oriens-1"}


# ------------------------------------------------------------------ rivers, straits, terrain


@pytest.mark.rule("UR-7.2-3")
def test_a_great_river_costs_one_point_more_and_the_nile_does_not() -> None:
    t = Table({"stilicho": "ostrogothi", "aetius": "moesiae-2", "co-moesiae-1": "moesiae-2", "leo": "oriens-1"},
              patricians={"oriens": "aetius"}, status={"ostrogothi": "bellum"}).start(Movements())  # fmt: skip
    t.do("march", "stilicho")
    go(t, "thracia-1", "thracia-2", "moesiae-4")  # 2 + 1 + 1
    assert t.asked == "marching-order"
    t.do("march", "aetius").do("take", "co-moesiae-1")
    go(t, "thracia-1")
    assert "ostrogothi" in t.legal("move-to"), "1 and 2 of the 3 points of the CO"
    go(t, "ostrogothi")
    t.do("march", "leo")
    go(t, "oriens-2", "oriens-3", "oriens-2")
    assert t.asked == "march-go-on", "three points of his four"


@pytest.mark.rule("UR-7.2-3")
def test_without_the_point_for_the_river_there_is_no_crossing() -> None:
    t = Table({"aetius": "moesiae-4", "co-moesiae-1": "moesiae-4"}, augusti={"oriens": "aetius"},
              status={"ostrogothi": "bellum"}).start(Movements())  # fmt: skip
    t.do("march", "aetius").do("take", "co-moesiae-1")
    go(t, "thracia-2", "thracia-1")
    assert t.why_not("move-to", "ostrogothi") == "UR-7.2-3"


@pytest.mark.rule("UR-7.2-4")
def test_a_strait_costs_one_point_more() -> None:
    t = Table({"leo": "thracia-2", "co-thracia-1": "thracia-2"}, augusti={"oriens": "leo"}).start(Movements())
    t.do("march", "leo").do("take", "co-thracia-1")
    go(t, "thracia-3", "asia-1")
    assert t.g.crossed >> PIECE["leo"] & 1
    assert t.place("co-thracia-1") == "asia-1", "three points spent"
    slow = Table({"leo": "moesiae-4", "co-thracia-1": "moesiae-4"}, augusti={"oriens": "leo"}).start(Movements())
    slow.do("march", "leo").do("take", "co-thracia-1")
    go(slow, "thracia-2", "thracia-3")
    assert slow.why_not("move-to", "pontica-1") == "UR-7.2-4"


@pytest.mark.rule("UR-7.2-5")
def test_the_straits_of_the_ocean_cost_three_points_in_all() -> None:
    t = Table({"stilicho": "galliae-7", "co-britanniae-1": "galliae-7", "aetius": "galliae-2",
               "co-britanniae-2": "galliae-2", **SPARE},
              augusti={"occidens": "aetius"}, patricians={"occidens": "stilicho"}).start(Movements())  # fmt: skip
    t.do("march", "aetius").do("take", "co-britanniae-2")
    go(t, "galliae-7")
    assert t.why_not("move-to", "britanniae-2") == "UR-7.2-5", "two points left of three"
    t.do("halt").do("march", "stilicho").do("take", "co-britanniae-1")
    go(t, "britanniae-2")
    assert t.asked == "marching-order", "three points: nothing is left"
    alone = Table({"stilicho": "britanniae-1", **SPARE}).start(Movements()).do("march", "stilicho")
    go(alone, "britanniae-3", "scoti")  # 1 + 3
    assert alone.asked == "marching-order"


@pytest.mark.rule("UR-7.3-1")
def test_two_points_at_most_outside_the_empire() -> None:
    t = Table({"stilicho": "burgondi", "aetius": "burgondi"}).start(Movements()).do("march", "stilicho")
    go(t, "franci", "saxones")  # 2 points
    assert t.why_not("move-to", "germania-interior") == "UR-7.3-1"
    assert "galliae-1" in t.legal("move-to"), "2 more points, but then it is no movement outside the Empire"
    t.do("halt").do("march", "aetius")
    assert "halt" in t.legal()
    go(t, "franci", "germania-interior")
    assert t.legal("move-to") == set()


@pytest.mark.rule("UR-7.3-1")
def test_a_third_point_outside_is_spent_only_on_the_way_into_the_empire() -> None:
    t = Table({"stilicho": "burgondi", **SPARE}, status={"alamanni": "bellum"}).start(Movements())
    t.do("march", "stilicho")
    go(t, "vandali", "hunni-1")
    # From hunni-1, with 2 points left: the Danuvius into the Empire, but no other zone outside.
    assert t.legal("move-to") == {"pannoniae-2", "pannoniae-4", "moesiae-1"}


@pytest.mark.rule("UR-7.3-2")
def test_the_eight_eastern_zones_count_as_zones_of_the_empire() -> None:
    t = Table({"vararanes": "persae-5"}, status={"persae": "bellum"}, active="barbarus").start(Movements())
    t.do("march", "vararanes")
    go(t, "persae-6", "persae-4", "persae-3")
    assert t.legal("move-to") == {"persae-1", "persae-4", "armenia"}, "three points spent outside, and one more"
    go(t, "persae-1")
    assert t.place("vararanes") == "persae-1"


@pytest.mark.rule("UR-3.4.1-3")
def test_a_leader_takes_nobody_along_who_has_moved() -> None:
    """One CO has come to him by itself, one he finds there; a unit that another leader has brought stays too."""
    t = Table({"stilicho": "italia-2", "co-italia-1": "italia-1", "co-italia-2": "italia-2", "sarus": "italia-3",
               "pa-victores": "italia-3"}).start(Movements())  # fmt: skip
    go(t.do("advance", "co-italia-1"), "italia-2")
    go(t.do("march", "sarus").do("take", "pa-victores"), "italia-2").do("halt")
    t.do("march", "stilicho")
    assert t.legal("take") == {"co-italia-2"}
    assert t.why_not("take", "co-italia-1") == "UR-3.4.1-3"
    assert t.why_not("take", "pa-victores") == "UR-3.4.1-3"


@pytest.mark.rule("UR-0.4-1")
def test_any_number_of_units_and_leaders_moves_into_a_zone() -> None:
    crowd = ["pa-comites-seniores", "pa-comites-alani", "pa-victores", "pa-scolae-occidens",
             "pa-domestici-pedites-occidens", "pa-divitenses", "pa-felices-iuniores", "co-italia-1", "co-italia-2",
             "li-italia-1", "iovinus", "sarus", "gerontius", "iohannes"]  # fmt: skip
    t = Table({**dict.fromkeys(crowd, "italia-4"), "pa-placidi-felices": "italia-3", "stilicho": "italia-3", **SPARE})
    go(t.start(Movements()).do("advance", "pa-placidi-felices"), "italia-4")
    go(t.do("march", "stilicho"), "italia-4").do("halt")
    assert {t.place(piece) for piece in (*crowd, "pa-placidi-felices", "stilicho")} == {"italia-4"}


# ------------------------------------------------------------------ enemies on the way


@pytest.mark.rule("UR-7.1-2", "UR-7.1-5")
def test_units_stop_at_enemy_units_and_a_leader_alone_passes() -> None:
    t = Table({"stilicho": "galliae-5", "co-galliae-1": "galliae-5", "aetius": "galliae-5",
               "visigothi-1": "galliae-2", **SPARE},
              patricians={"occidens": "stilicho"}, status={"visigothi": "foederati-rebelles"})  # fmt: skip
    t.start(Movements()).do("march", "aetius")
    go(t, "galliae-2", "galliae-7")
    assert t.asked == "march-go-on"
    t.do("halt").do("march", "stilicho").do("take", "co-galliae-1")
    go(t, "galliae-2")
    assert t.asked == "marching-order"
    assert t.g.came_from[ZONE["galliae-2"]] == 1 << ZONE["galliae-5"]


@pytest.mark.rule("UR-7.1-4")
def test_units_pass_enemy_leaders_who_suffer_nothing() -> None:
    t = Table({"stilicho": "hunni-1", "pa-victores": "hunni-1", "attila": "gepidae", **SPARE},
              patricians={"occidens": "stilicho"},
              status={"hunni": "bellum", "gepidae": "bellum"}).start(Movements())  # fmt: skip
    t.do("march", "stilicho").do("take", "pa-victores")
    go(t, "gepidae")
    assert t.asked == "march-go-on"
    go(t, "moesiae-2").do("halt")
    assert t.place("attila") == "gepidae"
    assert t.events("escape-roll") == []


@pytest.mark.rule("UR-7.1-6")
def test_a_leader_who_ends_alone_among_enemies_escapes() -> None:
    pieces = {"stilicho": "galliae-5", "visigothi-1": "galliae-2", "visigothi-2": "galliae-7", **SPARE}
    status = {"visigothi": "foederati-rebelles"}
    t = Table(pieces, status=status, dice=[8]).start(Movements())
    go(t.do("march", "stilicho"), "galliae-2").do("halt")
    assert t.asked == "escape-flee"
    assert t.legal("escape-to") == {"galliae-1", "galliae-3", "galliae-4", "galliae-5", "galliae-6"}
    assert t.why_not("escape-to", "galliae-7") == "UR-7.1-6"
    t.do("escape-to", "galliae-1")
    assert t.place("stilicho") == "galliae-1"
    dead = Table(pieces, status=status, dice=[9]).start(Movements())
    go(dead.do("march", "stilicho"), "galliae-2").do("halt")
    assert dead.place("stilicho") == "gone"
    assert dead.points() == (0, 0)


@pytest.mark.rule("UR-7.1-6")
def test_enemy_leaders_left_alone_with_units_that_stop_escape_each_for_himself() -> None:
    t = Table({"pa-victores": "galliae-5", "alaricus": "galliae-2", "dux-visigothi": "galliae-2", **SPARE},
              status={"visigothi": "foederati-rebelles"}, dice=[9, 0]).start(Movements())  # fmt: skip
    go(t.do("advance", "pa-victores"), "galliae-2")
    assert t.place("alaricus") == "gone"
    assert t.camp == "barbarus", "his player chooses"
    t.do("escape-to", "galliae-7")
    assert [e["die"] for e in t.events("escape-roll")] == [[9], [0]]


@pytest.mark.rule("UR-7.1-6")
def test_a_leader_left_behind_by_his_units_escapes() -> None:
    t = Table({"stilicho": "hunni-1", "aetius": "hunni-1", "pa-victores": "hunni-1", "hunni-1": "hunni-1", **SPARE},
              patricians={"occidens": "stilicho"}, status={"hunni": "bellum"}, dice=[3]).start(Movements())  # fmt: skip
    t.do("march", "stilicho").do("take", "pa-victores")
    go(t, "pannoniae-4").do("halt")
    assert t.asked == "escape-flee"
    t.do("escape-to", "vandali")
    assert t.place("aetius") == "vandali"


@pytest.mark.rule("UR-7.1-7")
def test_without_a_free_zone_he_is_killed() -> None:
    t = Table({"stilicho": "scoti", "scoti-1": "scoti", "scoti-2": "britanniae-3"}, status={"scoti": "bellum"})
    t.start(Escape(PIECE["stilicho"]))
    assert t.place("stilicho") == "gone"
    assert t.events("escape-roll") == []
    assert t.events("no-escape") == [{"leader": "stilicho", "place": "scoti"}]


@pytest.mark.rule("UR-7.1-7", "UR-4.2.4-2")
def test_a_zone_where_he_may_not_stack_is_no_way_out() -> None:
    """All zones around the Persian leader hold units of ROMAIN but one, and there stand Vandals of his own camp."""
    near = members(NEAR[ZONE["oriens-3"]])
    palatini = [name for name in PIECE_IDS if name.startswith("pa-")]
    ring = {palatini[i]: ZONE_IDS[zone] for i, zone in enumerate(near[1:])}
    pieces = {**ring, "pa-isauri": "oriens-3", "vararanes": "oriens-3"}
    free = ZONE_IDS[near[0]]
    t = Table({**pieces, "vandali-1": free}, status={"persae": "bellum", "vandali": "foederati-rebelles"})
    t.start(Escape(PIECE["vararanes"]))
    assert t.place("vararanes") == "gone"
    assert t.events("escape-roll") == []
    t = Table({**pieces, "iberia-1": free}, status={"persae": "bellum", "iberia": "bellum"}, dice=[8])
    t.start(Escape(PIECE["vararanes"]))
    assert t.place("vararanes") == free, "the only one, beside the Iberians"


@pytest.mark.rule("UR-7.1-6", "UR-3.6.4-7")
def test_a_leader_whom_a_death_far_away_leaves_alone_escapes_at_the_end_of_that_movement() -> None:
    """The plague of Galliae 5 takes the Usurpateur; the CO with Chilpericus in Galliae 3 is ROMAIN's again."""
    t = Table({"constantinus": "galliae-2", "chilpericus": "galliae-3", "co-galliae-1": "galliae-3",
               "burgondi-1": "burgondi"}, status={"burgondi": "bellum"}, usurpers={"occidens": "constantinus"},
              rebels={"occidens": ["constantinus", "co-galliae-1"]}, active="barbarus", dice=[9, 8])  # fmt: skip
    t.g.plague = ZONE["galliae-5"]
    go(t.start(Movements()).do("march", "constantinus"), "galliae-5")
    assert t.place("constantinus") == "gone"
    assert t.asked == "escape-flee"
    t.do("escape-to", "galliae-4")
    assert t.place("chilpericus") == "galliae-4"
    assert "burgondi-1" in t.legal("advance"), "before the next movement"


@pytest.mark.rule("UR-7.1-6", "UR-3.6.4-7")
def test_so_does_one_whom_the_death_of_another_in_his_escape_leaves_alone() -> None:
    t = Table({"constantinus": "galliae-2", "chilpericus": "galliae-3", "co-galliae-1": "galliae-3",
               "pa-victores": "galliae-5", **SPARE}, status={"burgondi": "bellum"},
              usurpers={"occidens": "constantinus"}, rebels={"occidens": ["constantinus", "co-galliae-1"]},
              dice=[9, 8])  # fmt: skip
    go(t.start(Movements()).do("advance", "pa-victores"), "galliae-2")
    assert t.place("constantinus") == "gone", "a 9"
    assert t.asked == "escape-flee"
    t.do("escape-to", "galliae-4")
    assert (t.place("chilpericus"), t.asked) == ("galliae-4", "marching-order")


# ------------------------------------------------------------------ rallying


def civil_war(**kw: object) -> Table:
    pieces = {"constantinus": "galliae-2", "co-galliae-1": "galliae-2", "co-galliae-2": "galliae-4",
              "pa-victores": "galliae-4", "visigothi-1": "viennensis-1", **SPARE}  # fmt: skip
    return Table(
        {**pieces, **dict(kw.pop("extra", {}))},  # type: ignore[call-overload]
        status={"visigothi": "foederati"},
        usurpers={"occidens": "constantinus"},
        rebels={"occidens": ["constantinus", "co-galliae-1", *list(kw.pop("more", []))]},  # type: ignore[call-overload]
        active="barbarus",
        **kw,  # type: ignore[arg-type]
    )


@pytest.mark.rule("UR-3.6.3-8", "UR-3.6.3-9")
def test_an_usurper_rallies_the_units_that_he_meets_and_takes_them_along() -> None:
    t = civil_war(dice=[3]).start(Movements())  # a 4, his CP
    go(t.do("march", "constantinus").do("take", "co-galliae-1"), "galliae-4")
    assert t.asked == "march-parley"
    t.do("rally")
    assert t.owner("co-galliae-2") == t.owner("pa-victores") == "barbarus"
    assert t.g.rebels[0] >> PIECE["pa-victores"] & 1
    assert t.legal("take") == {"co-galliae-2", "pa-victores"}
    go(t.do("take", "pa-victores"), "italia-2")
    assert t.place("pa-victores") == "italia-2"
    assert t.place("co-galliae-2") == "galliae-4"


@pytest.mark.rule("UR-3.6.3-10")
def test_after_a_failure_the_movement_stops() -> None:
    t = civil_war(dice=[4]).start(Movements())  # a 5
    go(t.do("march", "constantinus").do("take", "co-galliae-1"), "galliae-4").do("rally")
    assert t.owner("co-galliae-2") == "romanus"
    assert t.g.moved >> PIECE["constantinus"] & 1
    assert t.place("constantinus") == "galliae-4", "they fight in E.2"


@pytest.mark.rule("UR-3.6.3-10", "UR-7.1-6")
def test_an_usurper_alone_who_fails_must_escape() -> None:
    t = civil_war(dice=[5, 0]).start(Movements())
    go(t.do("march", "constantinus"), "galliae-4").do("rally")
    assert t.asked == "escape-flee"


@pytest.mark.rule("UR-3.6.3-8")
def test_units_with_a_leader_and_units_of_the_other_half_are_not_rallied() -> None:
    led = civil_war(extra={"aetius": "galliae-4"}).start(Movements())
    go(led.do("march", "constantinus").do("take", "co-galliae-1"), "galliae-4")
    assert led.place("constantinus") == "galliae-4"
    assert led.events("rally-roll") == []
    assert "rally" not in led.legal()
    east = civil_war(extra={"constantinus": "pannoniae-3", "co-moesiae-1": "moesiae-1"}).start(Movements())
    go(east.do("march", "constantinus"), "moesiae-1")
    assert "rally" not in east.legal()


@pytest.mark.rule("UR-3.6.3-8")
def test_a_rallied_leader_rolls_with_the_best_politics_present_unless_the_usurper_is() -> None:
    # Foederati too: the zone's only defender. Aegidius has CP 3, Sarus 1.
    t = civil_war(extra={"sarus": "galliae-5", "aegidius": "viennensis-1"}, more=["sarus", "aegidius"], dice=[2])
    t.start(Movements())
    go(t.do("march", "sarus"), "viennensis-1").do("rally")  # a 3
    assert t.owner("visigothi-1") == "barbarus"
    assert t.status("visigothi") == "foederati"
    weak = civil_war(extra={"sarus": "galliae-5"}, more=["sarus"], dice=[1, 0]).start(Movements())
    go(weak.do("march", "sarus"), "viennensis-1").do("rally")  # a 2 above CP 1
    assert weak.owner("visigothi-1") == "romanus"


@pytest.mark.rule("UR-3.6.3-11")
def test_units_of_ones_own_camp_need_no_rallying() -> None:
    t = civil_war(more=["co-galliae-2", "pa-victores"]).start(Movements())
    go(t.do("march", "constantinus").do("take", "co-galliae-1"), "galliae-4")
    assert t.asked == "march-go-on"
    assert "take" not in t.legal(), "later, not on the way"
    t.do("halt")
    assert "pa-victores" in t.legal("advance")


# ------------------------------------------------------------------ revolted Foederati, refuge


@pytest.mark.rule("UR-4.5.2-2")
def test_nobody_leaves_a_zone_shared_with_revolted_foederati() -> None:
    pieces = {"visigothi-1": "italia-1", "alaricus": "italia-1", "co-italia-1": "italia-1", "stilicho": "italia-1",
              "visigothi-2": "galliae-1", "co-italia-2": "italia-4"}  # fmt: skip
    for camp, kept in (("romanus", ["co-italia-1", "stilicho"]), ("barbarus", ["visigothi-1", "alaricus"])):
        t = Table(pieces, status={"visigothi": "foederati-rebelles"}, active=camp).start(Movements())
        assert t.why_not("advance", kept[0]) == "UR-4.5.2-2"
        assert t.why_not("march", kept[1]) == "UR-4.5.2-2"
        assert t.legal("advance") == {"co-italia-2" if camp == "romanus" else "visigothi-2"}
    war = Table({"co-italia-1": "italia-1", "alamanni-1": "italia-1"}, status={"alamanni": "bellum"})
    assert war.start(Movements()).legal("advance") == {"co-italia-1"}, "a People in war is no revolted Foederati"


@pytest.mark.rule("UR-8.2.2-3")
def test_refugees_come_out_when_the_zone_is_free() -> None:
    pieces = {"honorius": "urbs-ravenna", "pa-victores": "urbs-ravenna", **SPARE}
    augusti = {"occidens": "honorius"}
    shut = Table({**pieces, "alamanni-1": ZONE_IDS[RAVENNA]}, augusti=augusti, status={"alamanni": "bellum"})
    shut.start(Movements())
    assert shut.why_not("come-out", "occidens") == "UR-8.2.2-3"
    assert shut.why_not("march", "honorius") == "UR-7.2-1"
    t = Table(pieces, augusti=augusti).start(Movements()).do("come-out", "occidens")
    assert t.place("honorius") == t.place("pa-victores") == ZONE_IDS[RAVENNA]
    t.do("march", "honorius").do("take", "pa-victores")
    go(t, "italia-2", "viennensis-4", "viennensis-3", "hispaniae-2")
    assert t.place("pa-victores") == "hispaniae-2", "it cost nothing"


# ------------------------------------------------------------------ events of the year


@pytest.mark.rule("UR-TE-3")
def test_a_disastrous_climate_costs_everybody_a_point() -> None:
    t = Table({"stilicho": "galliae-7", "aetius": "galliae-7", "co-galliae-1": "galliae-7", "li-galliae-1": "galliae-1",
               **SPARE}, patricians={"occidens": "stilicho"})  # fmt: skip
    t.g.event = 2
    t.start(Movements()).do("march", "aetius")
    go(t, "galliae-2", "galliae-4", "italia-2")
    assert t.asked == "marching-order"
    t.do("march", "stilicho").do("take", "co-galliae-1")
    go(t, "galliae-2", "galliae-4")
    assert t.asked == "marching-order", "two points for the CO"
    assert t.place("co-galliae-1") == "galliae-4"
    assert t.g.pace(PIECE["pa-victores"]) == 3
    t.do("advance", "li-galliae-1").do("move-to", "galliae-3")
    assert t.place("li-galliae-1") == "galliae-3", "one zone all the same"


@pytest.mark.rule("UR-TE-5")
def test_the_sick_augustus_stays() -> None:
    t = Table({"honorius": "italia-3", "co-italia-1": "italia-3", "arcadius": "thracia-3"},
              augusti={"occidens": "honorius", "oriens": "arcadius"})  # fmt: skip
    t.g.event, t.g.summoned = 4, 1 << PIECE["honorius"]
    t.start(Movements())
    assert t.legal("march") == {"arcadius"}
    assert t.why_not("march", "honorius") == "UR-TE-5"


@pytest.mark.rule("UR-TE-9")
def test_unrest_calls_the_mighty_to_the_nearest_capital() -> None:
    # Capitals: Arelate in viennensis-4, Mediolanum in italia-2.
    t = Table({"honorius": "galliae-5", "stilicho": "italia-2", "li-galliae-1": "galliae-5", "pa-victores": "galliae-5",
               "aetius": "galliae-7", **SPARE},
              augusti={"occidens": "honorius"}, patricians={"occidens": "stilicho"})  # fmt: skip
    t.g.event, t.g.summoned = 6, 1 << PIECE["honorius"] | 1 << PIECE["stilicho"] | 1 << PIECE["aetius"]
    t.start(Movements())
    assert t.why_not("march", "stilicho") == "UR-TE-9", "in a capital: he stays"
    assert t.why_not("done") == "UR-TE-9"
    t.do("march", "honorius")
    assert t.why_not("take", "li-galliae-1") == "UR-TE-9", "LI would keep him from leaving Galliae"
    t.do("take", "pa-victores")
    assert t.place("honorius") == t.place("pa-victores") == "viennensis-4", "one way, and there he stays"
    assert t.why_not("done") == "UR-TE-9"
    t.do("march", "aetius")
    assert t.why_not("halt") != ""
    assert t.legal("move-to") == {"galliae-2", "galliae-6"}, "three points from both capitals"
    assert t.why_not("move-to", "galliae-1") == "UR-TE-9"
    go(t, "galliae-6")
    assert t.legal() == {"move-to"}
    go(t, "galliae-5")
    assert t.place("aetius") == "viennensis-4"
    assert "done" in t.legal()


@pytest.mark.rule("UR-TE-10")
def test_in_a_hard_winter_the_rhenus_and_the_danuvius_are_no_obstacle() -> None:
    t = Table({"stilicho": "pannoniae-4", "leo": "oriens-8", **SPARE}, status={"hunni": "bellum"})
    t.g.event = 7
    t.start(Movements()).do("march", "stilicho")
    go(t, "hunni-1", "pannoniae-4", "pannoniae-2")
    assert t.asked == "march-go-on", "three points"
    assert not t.g.crossed >> PIECE["stilicho"] & 1
    t.do("halt").do("march", "leo")
    go(t, "persae-1", "oriens-8")
    assert t.g.crossed >> PIECE["leo"] & 1, "the Tigris does not freeze"
    assert t.asked != "march-go-on"


@pytest.mark.rule("UR-TE-14")
def test_nobody_leaves_the_capitals_that_the_people_hold() -> None:
    t = Table({"honorius": "italia-3", "pa-victores": "italia-3", "co-italia-1": "italia-2", "alaricus": "italia-3"},
              augusti={"occidens": "honorius"})  # fmt: skip
    t.g.event, t.g.held = 11, 1 << ZONE["italia-3"]
    t.start(Movements())
    assert t.legal("advance") == {"co-italia-1"}
    assert t.why_not("advance", "pa-victores") == "UR-TE-14"
    assert t.why_not("march", "honorius") == "UR-TE-14"


@pytest.mark.rule("UR-TE-14")
def test_those_of_barbare_leave_them_all_the_same() -> None:
    t = Table({"heraclianus": "italia-3", "pa-victores": "italia-3", "visigothi-1": "italia-3"},
              status={"visigothi": "bellum"}, usurpers={"occidens": "heraclianus"},
              rebels={"occidens": ["heraclianus", "pa-victores"]}, active="barbarus")  # fmt: skip
    t.g.event, t.g.held = 11, 1 << ZONE["italia-3"]
    t.start(Movements())
    assert t.legal("advance") == {"pa-victores", "visigothi-1"}
    assert t.legal("march") == {"heraclianus"}


# ------------------------------------------------------------------ Migration


def migration(pieces: dict[str, str], people: str, status: str) -> Table:
    t = Table({**pieces, **SPARE}, status={people: status}, active="barbarus")
    t.g.migrating = PEOPLE[people]
    t.g.join(PEOPLE_PIECES[t.g.migrating], BARBARUS)
    return t


@pytest.mark.rule("UR-6.2-25", "UR-6.2-26")
def test_a_migrating_people_gathers_in_one_zone_four_points_away() -> None:
    t = migration({"saxones-1": "galliae-7", "saxones-2": "hispaniae-1"}, "saxones", "foederati")
    found = {ZONE_IDS[z] for z in members(destinations(t.g, PEOPLE["saxones"]))}
    # From hispaniae-1 one reaches viennensis-2 in 2, viennensis-1 and galliae-6 in 3, galliae-2, -5, -7 in 4.
    assert {"viennensis-1", "viennensis-2", "galliae-6", "galliae-2", "galliae-5"} <= found
    assert "galliae-7" not in found, "all of them move"
    assert "galliae-1" not in found, "five points from hispaniae-1"
    t.start(Movements())
    assert t.why_not("done") == "UR-6.2-26"
    t.do("advance", "saxones-1").do("choose-zone", "galliae-6")
    assert t.place("saxones-1") == t.place("saxones-2") == "galliae-6"


@pytest.mark.rule("UR-6.2-26")
def test_scattered_migrants_without_a_common_zone_stay() -> None:
    t = migration({"saxones-1": "britanniae-1", "saxones-2": "africa-5"}, "saxones", "foederati")
    assert destinations(t.g, PEOPLE["saxones"]) == 0
    t.g.put(PIECE["visigothi-1"], ZONE["italia-1"])
    t.g.set_status(PEOPLE["visigothi"], 3)
    t.start(Movements())
    assert t.why_not("advance", "saxones-1") == "UR-6.2-26"
    assert t.why_not("done") == ""


@pytest.mark.rule("UR-6.2-25", "UR-6.2-26")
def test_migrants_take_their_leaders_along_and_stop_at_enemies() -> None:
    t = migration(
        {"alaricus": "italia-1", "visigothi-1": "italia-1", "visigothi-2": "italia-2", "co-italia-1": "italia-4"},
        "visigothi", "foederati",
    ).start(Movements())  # fmt: skip
    t.do("march", "alaricus")
    assert "italia-4" in t.legal("choose-zone")
    assert "italia-5" not in t.legal("choose-zone"), "behind the enemy in italia-4"
    t.do("choose-zone", "italia-4")
    assert {t.place(p) for p in ("alaricus", "visigothi-1", "visigothi-2")} == {"italia-4"}


def test_the_tables_of_a_sequence_begin_empty() -> None:
    t = Table({"co-italia-1": "italia-4"})
    t.g.moved = t.g.arrived = t.g.crossed = 1 << PIECE["co-italia-1"]
    t.g.came_from[0] = 1
    t.start(Movements())
    assert t.legal("advance") == {"co-italia-1"}
    assert (t.g.arrived, t.g.crossed, any(t.g.came_from)) == (0, 0, False)
