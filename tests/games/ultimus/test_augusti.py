"""UR 3.5: Augusti, Patrices, successions; what the deaths of leaders bring."""

from __future__ import annotations

import pytest

from latrunculi.games.imperator.rules.state import ASSASSINATED, COMBAT, ESCAPE, NATURAL, PLAGUE
from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import BU, PA, PIECE, PIECE_IDS, PRINTED_UNITS, UNITS
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import PEOPLE
from latrunculi.games.ultimus.components.stratagems import AUGUSTA_OCCIDENTALIS
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.augusti import Naming
from latrunculi.games.ultimus.rules.garrisons import Garrisons
from latrunculi.games.ultimus.rules.offices import guard_strength
from latrunculi.games.ultimus.rules.peoples import make_regnum
from latrunculi.games.ultimus.rules.state import NONE, PAX
from latrunculi.kernel.actions import members
from tests.games.ultimus.table import Table

WEST, EAST = 0, 1


def empire(more: dict[str, str] | None = None, **settings: object) -> Table:
    """Honorius at Ravenna and Arcadius at Constantinopolis."""
    return Table(
        {"honorius": "italia-4", "arcadius": "thracia-3"} | (more or {}),
        augusti={"occidens": "honorius", "oriens": "arcadius"},
        **settings,  # type: ignore[arg-type]
    )


def death(t: Table, leader: str, cause: int = NATURAL) -> Table:
    t.g.kill(PIECE[leader], cause)
    return t.start(Aftermath())


def reigning(t: Table) -> tuple[str, str]:
    west, east = (PIECE_IDS[a] if a != NONE else "" for a in t.g.augustus)
    return west, east


# ---------------------------------------------------------------- Patrices (3.5.1)


@pytest.mark.rule("UR-3.5.1-4", "UR-3.3.1-6", "UR-2.D-7")
def test_patricians_are_historical_leaders_of_roman() -> None:
    t = empire({
        "stilicho": "italia-2", "alaricus": "moesiae-2", "dux-galliae": "galliae-3", "dux-visigothi": "moesiae-2",
        "godegiselus": "galliae-1", "constantinus": "britanniae-2",
    }, status={"visigothi": "foederati", "vandali": "bellum"}, rebels={"occidens": ["constantinus"]})  # fmt: skip
    t.start(Naming())
    assert (t.asked, t.camp) == ("naming-start", "romanus")
    assert t.legal("name-patrician") == {"stilicho", "alaricus"}
    assert t.why_not("name-patrician", "dux-galliae") == "UR-3.3.1-6"
    assert t.why_not("name-patrician", "constantinus") == "UR-3.5.1-4"
    assert t.why_not("name-patrician", "godegiselus") == "UR-3.5.1-4"
    assert t.why_not("name-patrician", "aetius") == "UR-3.5.1-4", "he has yet to enter"


@pytest.mark.rule("UR-3.5.1-6", "UR-3.5.1-7", "UR-3.2.4-1", "UR-4.5.1-6")
def test_one_patrician_for_each_half_and_guards_for_romans() -> None:
    t = empire({"stilicho": "italia-2", "sarus": "italia-2", "alaricus": "moesiae-2"},
               status={"visigothi": "foederati"})  # fmt: skip
    t.start(Naming()).do("name-patrician", "stilicho")
    # Stilicho has CC 7: a guard of 4 PF.
    (guard,) = members(t.g.guards(PIECE["stilicho"]))
    assert PRINTED_UNITS[guard].front[0] == 4
    assert t.g.at[guard] == ZONE["italia-2"]
    assert t.why_not("name-patrician", "sarus") == "UR-3.5.1-7"
    assert t.legal("name-patrician") == {"alaricus"}
    t.do("name-patrician", "alaricus")
    assert t.g.patrician == [PIECE["stilicho"], PIECE["alaricus"]]
    assert not t.g.guards(PIECE["alaricus"])
    assert t.g.over


@pytest.mark.rule("UR-3.5.1-5")
def test_no_patrician_in_a_half_without_augustus() -> None:
    t = Table({"arcadius": "thracia-3", "stilicho": "italia-2", "timasius": "oriens-2"}, augusti={"oriens": "arcadius"})
    t.start(Naming())
    assert t.legal("name-patrician") == {"timasius"}
    assert t.why_not("name-patrician", "stilicho") == "UR-3.5.1-5"
    t.do("done")
    assert t.g.over, "he names whom he likes, or nobody"
    assert t.g.patrician == [NONE, NONE]


@pytest.mark.rule("UR-3.5.1-5")
def test_the_half_is_where_he_stands_not_his_colour() -> None:
    t = Table({"arcadius": "thracia-3", "stilicho": "moesiae-1"}, augusti={"oriens": "arcadius"})
    t.start(Naming()).do("name-patrician", "stilicho")
    assert t.g.patrician == [NONE, PIECE["stilicho"]]


@pytest.mark.rule("UR-3.5.1-6")
def test_no_second_guard_and_none_without_counters() -> None:
    t = empire({"stilicho": "italia-2", "bu-7": "italia-2"})
    t.g.guard_of[6] = PIECE["stilicho"]
    t.start(Naming()).do("name-patrician", "stilicho")
    assert members(t.g.guards(PIECE["stilicho"])) == (PIECE["bu-7"],)
    t = empire({"stilicho": "italia-2", "bu-7": "gone", "bu-8": "gone"})
    t.start(Naming()).do("name-patrician", "stilicho")
    assert not t.g.guards(PIECE["stilicho"])


@pytest.mark.rule("UR-3.2.4-4")
def test_strength_of_guards() -> None:
    assert [guard_strength(cc) for cc in range(10)] == [0, 2, 2, 2, 2, 3, 3, 4, 4, 4]
    assert sorted(KIT.strength[2 * unit] for unit in members(BU)) == [2, 2, 2, 3, 3, 3, 4, 4]


@pytest.mark.rule("UR-3.2.4-2")
def test_guard_disappears_with_its_leader() -> None:
    t = empire({"stilicho": "italia-2"})
    t.start(Naming()).do("name-patrician", "stilicho")
    (guard,) = members(t.g.guards(PIECE["stilicho"]))
    death(t, "stilicho")
    assert t.g.at[guard] == KIT.pool
    assert t.g.patrician == [NONE, NONE]
    assert t.events("title-lost") == [{"piece": "stilicho", "half": "occidens"}]


# ---------------------------------------------------------------- succession, ranks 1 to 4 (3.5.2)


@pytest.mark.rule("UR-3.5.2-5", "UR-3.5.2-2", "UR-TR-4")
def test_rank_1_family_of_theodosius() -> None:
    t = empire({"theodosius": "thracia-3", "anthemius": "thracia-3"}, year=411)
    death(t, "arcadius")
    assert reigning(t) == ("honorius", "theodosius")


@pytest.mark.rule("UR-3.5.2-5")
def test_rank_1_counts_where_the_leader_stands() -> None:
    t = Table({"theodosius": "italia-5", "anthemius": "thracia-3", "constantius": "italia-2", "marcianus": "thracia-3"},
              augusti={"oriens": "marcianus", "occidens": "constantius"}, year=440)  # fmt: skip
    death(t, "constantius")  # Theodosius, an Easterner, stands in the West
    assert reigning(t) == ("theodosius", "marcianus")
    assert not t.events("approval-roll")


@pytest.mark.rule("UR-3.5.2-6", "UR-3.5.2-4", "UR-3.3.1-6")
def test_rank_2_any_historical_leader_of_the_half() -> None:
    t = empire({
        "anthemius": "thracia-3", "aurelianus": "oriens-2", "fravitta": "thracia-3", "magister-thracias": "thracia-3",
        "constantius": "italia-2", "timasius": "oriens-2",
    }, rebels={"oriens": ["timasius"]})  # fmt: skip
    death(t, "arcadius")
    assert (t.asked, t.camp) == ("succession-heir", "romanus")
    assert t.legal("acclaim") == {"anthemius", "aurelianus"}
    assert t.why_not("acclaim", "fravitta") == "UR-3.5.2-4"
    assert t.why_not("acclaim", "magister-thracias") == "UR-3.3.1-6"
    assert t.why_not("acclaim", "constantius") == "UR-3.5.2-6"
    t.do("acclaim", "anthemius")
    assert reigning(t) == ("honorius", "anthemius")
    assert not t.events("approval-roll")  # only the West needs approval


def west_in_455(**settings: object) -> Table:
    """Marcianus reigns in the East; Valentinianus dies without an heir of his family in the West."""
    return Table(
        {"valentinianus": "italia-4", "marcianus": "thracia-3", "avitus": "viennensis-4", "leo": "thracia-3"},
        augusti={"occidens": "valentinianus", "oriens": "marcianus"},
        year=455,
        **settings,  # type: ignore[arg-type]
    )


@pytest.mark.rule("UR-3.5.2-7")
def test_candidate_of_the_west_is_accepted_up_to_his_cp() -> None:
    t = west_in_455(dice=[2])
    death(t, "valentinianus")  # Avitus, CP 3
    assert t.events("approval-roll") == [{"piece": "avitus", "die": [3], "politics": 3}]
    assert reigning(t) == ("avitus", "marcianus")


@pytest.mark.rule("UR-3.5.2-7", "UR-3.5.1-7")
def test_cp_of_the_patrician_counts_if_better() -> None:
    t = west_in_455(dice=[4], patricians={"occidens": "ricimer"})
    t.g.put(PIECE["ricimer"], ZONE["italia-2"])
    death(t, "valentinianus")  # Ricimer, CP 5; he himself is B
    assert t.events("approval-roll") == [{"piece": "avitus", "die": [5], "politics": 5}]
    assert reigning(t) == ("avitus", "marcianus")


@pytest.mark.rule("UR-3.5.2-7")
def test_no_approval_without_augustus_of_the_east() -> None:
    t = Table({"valentinianus": "italia-4", "avitus": "viennensis-4"}, augusti={"occidens": "valentinianus"}, year=455)
    death(t, "valentinianus")
    assert reigning(t) == ("avitus", "")
    assert t.g.ended == 0


@pytest.mark.rule("UR-3.5.2-8", "UR-3.5.2-9", "UR-3.6.2-1")
def test_rejected_candidate_usurps_and_an_easterner_reigns() -> None:
    t = west_in_455(dice=[3, 9])
    t.g.put(PIECE["co-viennensis-1"], ZONE["viennensis-4"])
    death(t, "valentinianus")
    assert t.asked == "usurpation-neighbour"
    t.do("choose-diocese", "galliae")
    assert t.g.usurper == [PIECE["avitus"], NONE]
    assert t.owner("avitus") == t.owner("co-viennensis-1") == "barbarus"
    assert reigning(t) == ("leo", "marcianus")


@pytest.mark.rule("UR-3.5.2-9", "UR-3.5.2-11", "UR-10.2-13")
def test_rejection_without_easterners_leaves_the_throne_vacant() -> None:
    t = west_in_455(dice=[3, 9])
    t.g.put(PIECE["leo"], KIT.gone)
    t.g.put(PIECE["aegidius"], ZONE["italia-4"])
    death(t, "valentinianus")
    t.do("acclaim", "avitus").do("choose-diocese", "galliae")
    assert reigning(t) == ("", "marcianus")
    assert t.g.vacant == [1, 0]
    assert t.g.ended == 0


@pytest.mark.rule("UR-3.5.2-8")
def test_rejected_candidate_stays_loyal_while_an_usurpation_is_in_progress() -> None:
    t = west_in_455(dice=[5], usurpers={"occidens": "aegidius"}, rebels={"occidens": ["aegidius"]})
    death(t, "valentinianus")
    assert t.g.usurper == [PIECE["aegidius"], NONE]
    assert t.owner("avitus") == "romanus"
    assert reigning(t) == ("leo", "marcianus")


@pytest.mark.rule("UR-3.5.2-10")
def test_rank_3_the_other_half() -> None:
    t = empire({"constantius": "italia-2", "stilicho": "italia-2"})
    death(t, "arcadius")
    assert reigning(t) == ("honorius", "constantius")
    # Honorius reigns already: an Augustus never takes the other throne.
    t = empire()
    death(t, "arcadius")
    assert reigning(t) == ("honorius", "")


@pytest.mark.rule("UR-3.5.2-5")
def test_outside_the_empire_the_colour_of_the_counter_tells_the_half() -> None:
    t = empire({"anthemius": "persae-1", "constantius": "alamanni"})
    death(t, "arcadius")
    assert reigning(t) == ("honorius", "anthemius")


@pytest.mark.rule("UR-3.5.2-11", "UR-3.5.2-12")
def test_rank_4_vacant_throne_and_the_right_to_a_kingdom() -> None:
    t = empire({"stilicho": "italia-2", "fravitta": "thracia-3", "vandali-1": "africa-4", "gaisericus": "africa-4"},
               status={"vandali": "foederati-rebelles"}, dice=[4])  # fmt: skip
    death(t, "arcadius")
    assert (t.asked, t.camp) == ("coronation-start", "barbarus")
    t.do("choose-leader", "gaisericus")  # CP 5
    assert t.status("vandali") == "regnum"
    assert reigning(t) == ("honorius", "")
    assert t.g.vacant == [0, 1]
    assert t.events("vacant") == [{"half": "oriens"}]
    assert t.g.ended == 0


@pytest.mark.rule("UR-3.5.2-11")
def test_vacant_throne_is_taken_by_a_rebel_who_returns_to_the_fold() -> None:
    t = Table({"arcadius": "thracia-3", "constantinus": "galliae-1", "iovinus": "galliae-1"},
              augusti={"oriens": "arcadius"}, usurpers={"occidens": "constantinus"},
              rebels={"occidens": ["constantinus", "iovinus"]})  # fmt: skip
    t.g.vacant[WEST] = 1
    death(t, "constantinus", COMBAT)
    assert reigning(t) == ("iovinus", "arcadius")
    assert not t.events("approval-roll")


@pytest.mark.rule("UR-3.5.1-3")
def test_without_any_augustus_the_game_is_lost() -> None:
    t = Table({"arcadius": "thracia-3"}, augusti={"oriens": "arcadius"})
    death(t, "arcadius")
    assert t.g.ended == 1
    assert t.events("empire-lost") == [{}]


@pytest.mark.rule("UR-3.5.1-7")
def test_patrician_who_becomes_augustus_is_patrician_no_more() -> None:
    t = empire({"anthemius": "thracia-3"}, patricians={"oriens": "anthemius"})
    death(t, "arcadius")
    assert reigning(t) == ("honorius", "anthemius")
    assert t.g.patrician == [NONE, NONE]


@pytest.mark.rule("UR-3.5.2-3")
@pytest.mark.parametrize("cause", [NATURAL, ASSASSINATED, COMBAT, PLAGUE])
def test_any_death_without_usurper_brings_a_succession(cause: int) -> None:
    t = empire({"anthemius": "thracia-3"})
    death(t, "arcadius", cause)
    assert reigning(t) == ("honorius", "anthemius")


@pytest.mark.rule("UR-2.C-7")
def test_death_of_an_augustus_breaks_the_pax() -> None:
    t = empire({"anthemius": "thracia-3"})
    t.g.flags |= PAX
    death(t, "arcadius")
    assert not t.g.flags & PAX
    assert t.events("pax-broken") == [{"half": "oriens"}]


@pytest.mark.rule("UR-3.5.1-1", "UR-3.5.1-2", "UR-3.5.2-2")
def test_an_augustus_never_takes_the_second_throne() -> None:
    t = Table({"honorius": "thracia-3", "arcadius": "thracia-3", "anthemius": "thracia-3"},
              augusti={"occidens": "honorius", "oriens": "arcadius"})  # fmt: skip
    death(t, "arcadius")  # Honorius, of the family, stands in the East, but he reigns already
    assert reigning(t) == ("honorius", "anthemius")


@pytest.mark.rule("UR-3.5.2-12")
def test_the_kingdom_that_is_owed_may_be_declined_and_lapses_without_a_king() -> None:
    t = empire({"vandali-1": "africa-4", "gaisericus": "africa-4"}, status={"vandali": "foederati-rebelles"})
    death(t, "arcadius").do("decline")
    assert t.status("vandali") == "foederati-rebelles"
    t = empire()
    death(t, "arcadius")
    assert t.g.over


# ---------------------------------------------------------------- Honorius (3.5.2-13 to -18)


@pytest.mark.rule("UR-3.5.2-13")
def test_honorius_before_424_skips_the_family() -> None:
    t = empire({"constantius": "italia-2", "theodosius": "italia-2"}, year=423, dice=[4])
    death(t, "honorius")
    assert t.legal("acclaim") == {"constantius", "theodosius"}  # rank 1 would leave Theodosius alone
    t.do("acclaim", "constantius")  # CP 5
    assert t.events("approval-roll") == [{"piece": "constantius", "die": [5], "politics": 5}]
    assert reigning(t) == ("constantius", "arcadius")


def honorius_in_424(more: dict[str, str] | None = None, **settings: object) -> Table:
    return Table(
        {"honorius": "italia-4", "theodosius": "thracia-3", "iohannes": "italia-5"} | (more or {}),
        augusti={"occidens": "honorius", "oriens": "theodosius"},
        year=424,
        **settings,  # type: ignore[arg-type]
    )


@pytest.mark.rule("UR-3.5.2-14", "UR-3.5.2-15", "UR-3.5.2-16", "UR-TP-1")
def test_honorius_in_424_usurper_child_and_augusta() -> None:
    t = honorius_in_424({"bonifatius": "africa-4"}, dice=[9])
    cup = t.g.cup[AUGUSTA_OCCIDENTALIS]
    death(t, "honorius")
    assert (t.asked, t.camp) == ("usurp-leader-choice", "barbarus")
    assert t.legal("choose-leader") == {"iohannes", "bonifatius"}
    t.do("choose-leader", "iohannes")
    t.do("choose-diocese", "galliae")
    assert t.g.usurper == [PIECE["iohannes"], NONE]
    assert not t.events("validation-roll")
    assert reigning(t) == ("valentinianus", "theodosius")
    assert t.place("valentinianus") == t.place("pa-placidi-felices") == "thracia-3"
    romanus = t.g.seat_of(0) * KIT.titles
    assert t.g.hand[romanus + AUGUSTA_OCCIDENTALIS] == 1
    assert t.g.cup[AUGUSTA_OCCIDENTALIS] == cup - 1


@pytest.mark.rule("UR-3.5.2-16")
def test_augusta_that_is_not_in_the_cup_is_a_copy() -> None:
    t = honorius_in_424(dice=[9])
    t.g.cup[AUGUSTA_OCCIDENTALIS] = 0
    death(t, "honorius")
    t.do("choose-diocese", "galliae")
    assert t.g.copies[t.g.seat_of(0) * KIT.titles + AUGUSTA_OCCIDENTALIS] == 1
    assert t.g.hand[t.g.seat_of(0) * KIT.titles + AUGUSTA_OCCIDENTALIS] == 0


@pytest.mark.rule("UR-3.5.2-17")
def test_escort_of_the_child_emperor() -> None:
    t = honorius_in_424({"procopius": "oriens-2", "fravitta": "thracia-3", "magister-thracias": "thracia-3"}, dice=[9])
    death(t, "honorius")
    t.do("choose-diocese", "galliae")
    assert (t.asked, t.camp) == ("succession-escort", "romanus")
    assert t.legal("choose-leader") == {"procopius", "fravitta"}
    t.do("choose-leader", "procopius")
    assert t.g.escort == PIECE["procopius"]
    east = {i for i, u in enumerate(PRINTED_UNITS) if u.kind == "palatini" and u.half == "oriens"}
    assert set(members(t.g.escorted)) == east | {PIECE["pa-placidi-felices"]}
    assert t.g.escorted & ~PA == 0


@pytest.mark.rule("UR-3.5.2-14")
def test_no_new_usurper_while_one_is_in_progress_or_nobody_can_be_chosen() -> None:
    t = honorius_in_424({"procopius": "oriens-2"}, usurpers={"occidens": "iohannes"}, rebels={"occidens": ["iohannes"]})
    death(t, "honorius")
    assert t.g.usurper == [PIECE["iohannes"], NONE]
    assert t.g.escort == PIECE["procopius"]  # there is an Usurpateur to fight
    t = honorius_in_424({"iohannes": "oriens-2"})
    death(t, "honorius")
    assert t.g.usurper == [NONE, NONE]
    assert t.g.escort == NONE
    assert reigning(t) == ("valentinianus", "theodosius")


@pytest.mark.rule("UR-3.5.2-14")
def test_honorius_assassinated_in_a_civil_war_leaves_his_throne_to_the_usurper() -> None:
    t = honorius_in_424(usurpers={"occidens": "iohannes"}, rebels={"occidens": ["iohannes"]})
    death(t, "honorius", ASSASSINATED)
    assert t.g.won == [1, 0]
    assert t.place("valentinianus") == "pool"


# ---------------------------------------------------------------- other consequences of deaths


@pytest.mark.rule("UR-10.1-2")
@pytest.mark.parametrize(("cause", "points"), [(COMBAT, 1), (ASSASSINATED, 1), (NATURAL, 0), (PLAGUE, 0), (ESCAPE, 0)])
def test_points_for_enemy_leaders(cause: int, points: int) -> None:
    assert death(empire({"stilicho": "italia-2"}), "stilicho", cause).points() == (0, points)
    assert death(empire({"alaricus": "italia-2"}), "alaricus", cause).points() == (points, 0)


@pytest.mark.rule("UR-10.1-3")
def test_attila_in_combat_is_worth_five() -> None:
    assert death(empire({"attila": "galliae-2"}), "attila", COMBAT).points() == (5, 0)
    assert death(empire({"attila": "galliae-2"}), "attila", NATURAL).points() == (0, 0)


@pytest.mark.rule("UR-6.2-22", "UR-TN-4")
def test_death_of_attila_frees_his_subjects() -> None:
    t = empire({"attila": "hunni-1"}, status={"gepidae": "bellum"})
    assert t.g.subject(PEOPLE["gepidae"])
    assert t.g.subject(PEOPLE["ostrogothi"])
    death(t, "attila")
    assert not t.g.subject(PEOPLE["gepidae"])
    assert not t.g.subject(PEOPLE["ostrogothi"])
    assert t.status("gepidae") == "bellum"
    t = empire({"bleda": "hunni-1"})
    death(t, "bleda")
    assert t.g.subject(PEOPLE["gepidae"])


@pytest.mark.rule("UR-8.2.2-5")
def test_companions_in_the_city_die_with_the_augustus() -> None:
    t = empire({
        "honorius": "urbs-ravenna", "constantius": "urbs-ravenna", "pa-scolae-occidens": "urbs-ravenna",
        "iovinus": "viennensis-4",
    }, dice=[0])  # fmt: skip
    death(t, "honorius")
    assert t.place("constantius") == t.place("pa-scolae-occidens") == "gone"
    assert reigning(t) == ("iovinus", "arcadius")


@pytest.mark.rule("UR-8.2.2-5", "UR-9.3.5-1")
@pytest.mark.parametrize("guarded", ["honorius", "constantius"])
def test_guards_in_the_city_are_lost_for_good_like_all_units_there(guarded: str) -> None:
    """The guard of the Augustus or that of his companion, whether he dies there or the city falls."""
    stand = {
        "honorius": "urbs-ravenna", "constantius": "urbs-ravenna", "bu-1": "urbs-ravenna",
        "pa-scolae-occidens": "urbs-ravenna", "iovinus": "viennensis-4", "visigothi-1": "italia-4",
    }  # fmt: skip
    for fallen in (False, True):
        t = empire(stand, status={"visigothi": "foederati-rebelles"}, dice=[0, 0])
        t.g.guard_of[0] = PIECE[guarded]
        if fallen:
            t.start(Garrisons())
        else:
            death(t, "honorius")
        assert {t.place(name) for name in ("honorius", "constantius", "bu-1", "pa-scolae-occidens")} == {"gone"}
        assert t.g.guard_of[0] == NONE
    # A guard whose leader dies outside the city may serve another one.
    t = empire({"honorius": "italia-4", "bu-1": "italia-4", "iovinus": "viennensis-4"}, dice=[0])
    t.g.guard_of[0] = PIECE["honorius"]
    death(t, "honorius")
    assert t.place("bu-1") == "pool"


@pytest.mark.rule("UR-4.5.3-4")
def test_successor_of_a_king_is_chosen_at_once() -> None:
    vandali = PEOPLE["vandali"]
    t = Table({"gundericus": "africa-4", "dux-vandali": "africa-3", "gaisericus": "africa-3"},
              status={"vandali": "foederati-rebelles"})  # fmt: skip
    make_regnum(t.g, vandali, PIECE["gundericus"], ZONE["africa-4"])
    death(t, "gundericus", COMBAT)
    assert (t.asked, t.camp) == ("rex-succession-start", "barbarus")
    assert t.legal("choose-leader") == {"dux-vandali", "gaisericus"}
    t.do("choose-leader", "gaisericus")
    assert t.g.rex[vandali] == PIECE["gaisericus"]
    assert t.status("vandali") == "regnum"


@pytest.mark.rule("UR-4.5.3-4")
def test_kingdom_without_another_leader_goes_on_without_king() -> None:
    vandali = PEOPLE["vandali"]
    t = Table({"gundericus": "africa-4"}, status={"vandali": "foederati-rebelles"})
    make_regnum(t.g, vandali, PIECE["gundericus"], ZONE["africa-4"])
    death(t, "gundericus", COMBAT)
    assert t.g.rex[vandali] == NONE
    assert t.status("vandali") == "regnum"


@pytest.mark.rule("UR-3.5.2-3")
def test_deaths_are_taken_in_their_order() -> None:
    t = empire({"anthemius": "thracia-3", "aurelianus": "thracia-3"})
    t.g.kill(PIECE["arcadius"], PLAGUE)
    t.g.kill(PIECE["anthemius"], PLAGUE)
    t.start(Aftermath())
    assert [e["piece"] for e in t.events("died")] == ["arcadius", "anthemius"]
    assert reigning(t) == ("honorius", "aurelianus")
    assert t.g.mourning == []
    assert PIECE["arcadius"] >= UNITS
