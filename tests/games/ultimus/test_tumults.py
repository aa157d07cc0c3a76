"""UR-6.2, 6.3-2 to 6.3-5, 3.6.2: the stratagems of phase C."""

from __future__ import annotations

import pytest

from latrunculi.games.imperator.rules.moments import START
from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.components.peoples import PEOPLE
from latrunculi.games.ultimus.components.stratagems import COUNTERS, STRATAGEM_IDS
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS
from latrunculi.games.ultimus.rules.stratagems import Geostrategy, Interrupt
from latrunculi.games.ultimus.rules.tumults import Coronation
from tests.games.ultimus.table import Table

TITLE = {name: i for i, name in enumerate(STRATAGEM_IDS)}
MAJORS = ("persae", "hunni", "visigothi", "vandali", "ostrogothi")


def barbarian(*titles: str, **setup: object) -> Table:
    """BARBARE holds some stratagems in phase C."""
    return Table(hands={"barbarus": titles}, **setup).start(Geostrategy(BARBARUS))  # type: ignore[arg-type]


# ---------------------------------------------------------------- when


@pytest.mark.rule("UR-2.C-1", "UR-6-3", "UR-2.C-3")
def test_a_camp_plays_any_number_of_stratagems_in_phase_c() -> None:
    table = barbarian("tumultus-minor-1", "tumultus-minor-1", "rex")
    assert table.g.private
    table.do("play", "tumultus-minor-1").do("choose-people", "saxones")
    table.do("play", "tumultus-minor-1").do("choose-people", "heruli")
    assert table.status("saxones") == table.status("heruli") == "bellum"
    table.do("done")
    assert table.g.over
    assert table.g.holds(1) == 1  # kept for a later turn


@pytest.mark.rule("UR-6-5", "UR-6-1")
def test_stratagems_of_other_phases_and_camps_are_refused_in_phase_c() -> None:
    table = barbarian("caedes", "initium", "papa")
    assert table.legal() == {"done"}
    assert table.why_not("play", "caedes") == "UR-6-5"
    assert table.why_not("play", "initium") == "UR-6-5"
    assert table.why_not("play", "papa") == "UR-6-1"
    assert table.why_not("play", "rex") == "UR-6-3"


@pytest.mark.rule("UR-6.1-4", "UR-6.1-9")
def test_an_augusta_is_played_in_phase_c_only_in_answer() -> None:
    table = Table(hands={"romanus": ["augusta-orientalis", "augusta-occidentalis"]}).start(Geostrategy(ROMANUS))
    assert table.legal() == {"done"}
    assert table.why_not("play", "augusta-orientalis") == "UR-6.1-4"
    assert table.why_not("play", "augusta-occidentalis") == "UR-6.1-9"


@pytest.mark.rule("UR-6-3")
def test_nobody_is_asked_with_an_empty_hand() -> None:
    assert Table().start(Geostrategy(BARBARUS)).g.over


# ---------------------------------------------------------------- risings


@pytest.mark.rule("UR-6.2-6", "UR-4.2.3-1")
def test_a_minor_people_in_peace_enters_war() -> None:
    table = barbarian("tumultus-minor-1", status={"heruli": "bellum"}).do("play", "tumultus-minor-1")
    assert {"saxones", "alani", "burgondi", "gepidae"} <= table.legal("choose-people")
    assert not table.legal("choose-people") & {*MAJORS, "armenia", "bagaudes", "heruli"}
    assert table.why_not("choose-people", "vandali") == "UR-6.2-6"
    assert table.why_not("choose-people", "heruli") == "UR-6.2-6"
    assert table.why_not("choose-people", "armenia") == "UR-4.4.2-2"
    table.do("choose-people", "saxones")
    assert table.status("saxones") == "bellum"
    assert {table.place("saxones-1"), table.place("saxones-2")} == {"saxones"}
    assert table.g.over


@pytest.mark.rule("UR-6.2-7", "UR-4.5.2-1", "UR-6.2-8")
def test_foederati_revolt_and_pass_under_barbare() -> None:
    table = barbarian("tumultus-minor-1", pieces={"suevi-1": "hispaniae-1"}, status={"suevi": "foederati"})
    assert table.owner("suevi-1") == "romanus"
    table.do("play", "tumultus-minor-1").do("choose-people", "suevi")
    assert table.status("suevi") == "foederati-rebelles"
    assert table.owner("suevi-1") == "barbarus"


@pytest.mark.rule("UR-6.2-9", "UR-6.2-10", "UR-6.4-2")
@pytest.mark.parametrize(("title", "names"), [
    ("tumultus-minor-2", ["saxones", "heruli"]), ("tumultus-minor-3", ["saxones", "heruli", "suevi"]),
])  # fmt: skip
def test_two_or_three_minor_peoples_rise_and_never_fewer_by_choice(title: str, names: list[str]) -> None:
    table = barbarian(title).do("play", title)
    for name in names:
        assert table.legal() == {"choose-people"}
        table.do("choose-people", name)
    assert table.g.over
    assert [table.status(name) for name in names] == ["bellum"] * len(names)


@pytest.mark.rule("UR-6.2-11")
def test_one_major_people_rises() -> None:
    table = barbarian("tumultus-maior-1").do("play", "tumultus-maior-1")
    assert table.legal("choose-people") == set(MAJORS)
    assert table.why_not("choose-people", "saxones") == "UR-6.2-11"
    table.do("choose-people", "vandali")
    assert table.status("vandali") == "bellum"
    assert table.g.over


@pytest.mark.rule("UR-6.2-12", "UR-6.4-2")
def test_three_major_peoples_are_a_maximum_and_the_counter_leaves_the_game() -> None:
    status = {"persae": "bellum", "hunni": "bellum", "ostrogothi": "foederati-rebelles"}
    table = barbarian("tumultus-maior-3", status=status).do("play", "tumultus-maior-3").do("choose-people", "vandali")
    assert table.status("visigothi") == "bellum"  # the only other one left
    assert table.g.over
    assert table.g.cup[TITLE["tumultus-maior-3"]] == 0


@pytest.mark.rule("UR-6.2-12", "UR-6.2-11")
def test_a_rising_without_a_people_to_raise_is_refused() -> None:
    table = barbarian("tumultus-maior-1", "tumultus-maior-3", status=dict.fromkeys(MAJORS, "bellum"))
    assert table.legal() == {"done"}
    assert table.why_not("play", "tumultus-maior-1") == "UR-6.2-11"
    assert table.why_not("play", "tumultus-maior-3") == "UR-6.2-12"


# ---------------------------------------------------------------- usurpations


WEST = {"constantius": "galliae-4", "honorius": "italia-4", "arcadius": "thracia-3"}
THRONES = {"occidens": "honorius", "oriens": "arcadius"}


@pytest.mark.rule("UR-6.2-1", "UR-3.6.2-1", "UR-3.6.2-3", "UR-6.2-4", "UR-2.C-4")
def test_a_usurpation_is_validated_by_a_die_not_above_the_cp() -> None:
    table = barbarian("usurpatio-occidentalis", pieces=WEST, augusti=THRONES, dice=[4])
    table.do("play", "usurpatio-occidentalis")  # Constantius, CP 5, is the only one: a 5
    assert table.g.usurper[0] == PIECE["constantius"]
    assert table.owner("constantius") == "barbarus"
    assert table.legal() == {"choose-diocese"}  # the civil war goes on at once


@pytest.mark.rule("UR-3.6.2-5")
def test_a_usurpation_that_fails_costs_romain_nothing() -> None:
    table = barbarian("usurpatio-occidentalis", pieces=WEST, augusti=THRONES, dice=[5])
    table.do("play", "usurpatio-occidentalis")
    assert table.g.usurper == [-1, -1]
    assert table.owner("constantius") == "romanus"
    assert table.g.over
    assert table.g.cup[TITLE["usurpatio-occidentalis"]] == COUNTERS[TITLE["usurpatio-occidentalis"]]


@pytest.mark.rule("UR-6.2-1", "UR-6.2-5", "UR-3.6.2-2", "UR-3.6.2-4")
def test_who_can_usurp() -> None:
    pieces = {
        **WEST, "heraclianus": "africa-3", "iovinus": "italia-4", "dux-galliae": "galliae-2", "timasius": "oriens-2",
    }  # fmt: skip
    table = barbarian("usurpatio-occidentalis", pieces=pieces, augusti=THRONES).do("play", "usurpatio-occidentalis")
    assert table.legal("choose-leader") == {"constantius", "heraclianus"}
    assert table.why_not("choose-leader", "iovinus") == "UR-3.6.2-2"  # beside the Augustus
    assert table.why_not("choose-leader", "honorius") == "UR-3.6.2-2"
    assert table.why_not("choose-leader", "timasius") == "UR-3.6.2-2"  # in the other half
    assert table.why_not("choose-leader", "dux-galliae") == "UR-3.3.1-6"  # generic
    eastern = barbarian("usurpatio-orientalis", pieces={**pieces, "aurelianus": "asia-1"}, augusti=THRONES)
    assert eastern.do("play", "usurpatio-orientalis").legal("choose-leader") == {"timasius", "aurelianus"}


@pytest.mark.rule("UR-6.2-2")
@pytest.mark.parametrize(("patrician", "usurper"), [({"occidens": "iovinus"}, "iovinus"), ({}, "")])
def test_a_patrice_has_a_bonus_of_one(patrician: dict[str, str], usurper: str) -> None:
    # Iovinus has CP 3; the die is a 4, a 3 for a Patrice.
    pieces = {"iovinus": "galliae-4", "honorius": "italia-4", "arcadius": "thracia-3"}
    table = barbarian("usurpatio-occidentalis", pieces=pieces, augusti=THRONES, patricians=patrician, dice=[3])
    table.do("play", "usurpatio-occidentalis")
    assert table.g.usurper[0] == (PIECE[usurper] if usurper else -1)


@pytest.mark.rule("UR-6.2-3")
def test_a_leader_of_barbarian_origin_needs_somebody_to_reign_in_his_place() -> None:
    # Sarus (B) has CP 1; Gerontius CP 2 can reign, Constantius CP 5 cannot.
    pieces = {**WEST, "sarus": "viennensis-1", "gerontius": "hispaniae-1"}
    table = barbarian("usurpatio-occidentalis", pieces=pieces, augusti=THRONES, dice=[0])
    table.do("play", "usurpatio-occidentalis").do("choose-leader", "sarus")
    # Gerontius is the only one to choose; a 1 is not above the CP of Sarus himself.
    assert table.g.stand_in[0] == PIECE["gerontius"]
    assert table.g.usurper[0] == PIECE["sarus"]
    alone = barbarian("usurpatio-occidentalis", "rex", pieces={**WEST, "sarus": "viennensis-1"}, augusti=THRONES)
    alone.g.script = [5]
    alone.do("play", "usurpatio-occidentalis")
    assert [e["piece"] for e in alone.events("validation-roll")] == ["constantius"]  # nobody could stand in for Sarus


@pytest.mark.rule("UR-6.1-7", "UR-6.1-12")
@pytest.mark.parametrize(("answer", "usurper"), [("play", ""), ("decline", "constantius")])
def test_an_augusta_makes_the_usurpation_of_her_half_harder(answer: str, usurper: str) -> None:
    # CP 5 and a 5: with the Augusta it counts as a 6.
    table = Table(
        WEST, augusti=THRONES, dice=[4],
        hands={"barbarus": ["usurpatio-occidentalis"], "romanus": ["augusta-occidentalis"]},
    )  # fmt: skip
    table.start(Geostrategy(BARBARUS)).do("play", "usurpatio-occidentalis")
    assert table.camp == "romanus"
    assert table.g.private
    table.do(answer, "augusta-occidentalis" if answer == "play" else None)
    assert table.g.usurper[0] == (PIECE[usurper] if usurper else -1)


@pytest.mark.rule("UR-6.1-7", "UR-6.1-12")
def test_the_augusta_of_the_other_half_does_not_help_and_the_question_tells_nothing() -> None:
    table = Table(
        WEST, augusti=THRONES, hands={"barbarus": ["usurpatio-occidentalis"], "romanus": ["augusta-orientalis"]}
    ).start(Geostrategy(BARBARUS))
    table.do("play", "usurpatio-occidentalis")
    assert table.camp == "romanus"
    assert table.legal() == {"decline"}
    assert table.why_not("play", "augusta-orientalis") == "UR-6-5"
    table.g.script = [5]
    table.do("decline")
    assert table.g.usurper[0] == -1


@pytest.mark.rule("UR-3.6.2-2", "UR-6.2-1")
def test_a_usurpation_without_anybody_to_choose_or_beside_another_is_refused() -> None:
    none = barbarian("usurpatio-orientalis", pieces=WEST, augusti=THRONES)
    assert none.why_not("play", "usurpatio-orientalis") == "UR-3.6.2-2"
    second = barbarian(
        "usurpatio-occidentalis", pieces={**WEST, "iovinus": "galliae-1"}, augusti=THRONES,
        usurpers={"occidens": "iovinus"}, rebels={"occidens": ["iovinus"]},
    )  # fmt: skip
    assert second.why_not("play", "usurpatio-occidentalis") == "UR-3.6.5-1"


# ---------------------------------------------------------------- Rex


GOTHS = {"alaricus": "viennensis-2", "visigothi-1": "viennensis-2", "athaulfus": "viennensis-1"}


@pytest.mark.rule("UR-6.2-16", "UR-6.2-17", "UR-4.5.3-2", "UR-4.5.3-3")
@pytest.mark.parametrize(("die", "status"), [(4, "regnum"), (5, "foederati-rebelles")])
def test_rex_founds_a_kingdom_with_a_die_not_above_the_cp(die: int, status: str) -> None:
    # Alaric has CP 4. Athaulf is in a town without a unit of his People.
    table = barbarian("rex", pieces=GOTHS, status={"visigothi": "foederati-rebelles"}, dice=[die - 1])
    table.do("play", "rex")
    assert table.status("visigothi") == status
    won = status == "regnum"
    assert table.g.rex[PEOPLE["visigothi"]] == (PIECE["alaricus"] if won else -1)
    assert table.g.capital[PEOPLE["visigothi"]] == (ZONE["viennensis-2"] if won else -1)
    assert table.g.cup[TITLE["rex"]] == COUNTERS[TITLE["rex"]]


@pytest.mark.rule("UR-4.5.3-3", "UR-6.2-17")
@pytest.mark.parametrize(("die", "status"), [(2, "regnum"), (3, "foederati-rebelles")])
def test_a_generic_leader_may_be_crowned(die: int, status: str) -> None:
    """The Dux of the Visigoths has CP 2."""
    pieces = {"dux-visigothi": "viennensis-2", "visigothi-1": "viennensis-2", "alaricus": "italia-3"}
    table = barbarian("rex", pieces=pieces, status={"visigothi": "foederati-rebelles"}, dice=[die - 1])
    table.do("play", "rex")
    assert table.status("visigothi") == status
    assert table.g.rex[PEOPLE["visigothi"]] == (PIECE["dux-visigothi"] if status == "regnum" else -1)


@pytest.mark.rule("UR-4.5.3-3")
def test_barbare_may_prefer_a_generic_leader() -> None:
    table = barbarian("rex", pieces={**GOTHS, "dux-visigothi": "viennensis-2"},
                      status={"visigothi": "foederati-rebelles"}).do("play", "rex")  # fmt: skip
    assert table.legal("choose-leader") == {"alaricus", "dux-visigothi"}


@pytest.mark.rule("UR-6.2-16", "UR-4.5.3-1")
@pytest.mark.parametrize(("pieces", "status"), [
    (GOTHS, {"visigothi": "foederati"}),
    (GOTHS, {"visigothi": "bellum"}),
    ({"alaricus": "viennensis-2"}, {"visigothi": "foederati-rebelles"}),
    ({"visigothi-1": "viennensis-2"}, {"visigothi": "foederati-rebelles"}),
    ({"alaricus": "alamanni", "visigothi-1": "alamanni"}, {"visigothi": "foederati-rebelles"}),
    ({"ruga": "viennensis-2", "hunni-1": "viennensis-2"}, {"hunni": "foederati-rebelles"}),
])  # fmt: skip
def test_rex_needs_a_revolted_people_with_a_unit_and_a_leader_in_a_town(
    pieces: dict[str, str], status: dict[str, str]
) -> None:
    table = barbarian("rex", pieces=pieces, status=status)
    assert table.why_not("play", "rex") == "UR-6.2-16"


@pytest.mark.rule("UR-4.5.3-3", "UR-6.2-17")
def test_barbare_designates_the_king_among_those_in_the_town() -> None:
    pieces = {**GOTHS, "wallia": "viennensis-2"}
    table = barbarian("rex", pieces=pieces, status={"visigothi": "foederati-rebelles"}).do("play", "rex")
    assert table.legal("choose-leader") == {"alaricus", "wallia"}
    assert table.why_not("choose-leader", "athaulfus") == "UR-6.2-16"


@pytest.mark.rule("UR-3.5.2-12")
def test_the_death_of_an_augustus_without_heir_gives_barbare_a_kingdom_at_once() -> None:
    # Both other leaders are of barbarian origin: nobody can follow Arcadius.
    pieces = {**GOTHS, "arcadius": "thracia-3", "fravitta": "thracia-3", "stilicho": "italia-2", "honorius": "italia-4"}
    table = Table(
        pieces, augusti=THRONES, status={"visigothi": "foederati-rebelles"}, hands={"barbarus": ["caedes"]},
        active="romanus", dice=[9, 3],
    ).start(Interrupt(BARBARUS, START))  # fmt: skip
    table.do("play", "caedes").do("choose-leader", "arcadius")
    assert (table.camp, table.asked) == ("barbarus", "coronation-start")
    table.do("choose-leader", "alaricus")
    assert table.status("visigothi") == "regnum"


@pytest.mark.rule("UR-3.5.2-12")
def test_a_vacant_throne_lets_barbare_apply_rex_without_a_counter() -> None:
    table = Table(GOTHS, status={"visigothi": "foederati-rebelles"}, dice=[3]).start(Coronation(owed=True))
    assert table.camp == "barbarus"
    assert table.legal() == {"choose-leader", "decline"}
    table.do("choose-leader", "alaricus")
    assert table.status("visigothi") == "regnum"
    refused = Table(GOTHS, status={"visigothi": "foederati-rebelles"}).start(Coronation(owed=True)).do("decline")
    assert refused.status("visigothi") == "foederati-rebelles"
    assert Table().start(Coronation(owed=True)).g.over  # it lapses when nobody can be king


# ---------------------------------------------------------------- alliances


@pytest.mark.rule("UR-6.2-18", "UR-6.2-19")
def test_an_alliance_makes_two_peoples_of_one_status_one() -> None:
    # The Vandali at home are next to the Suevi, whose units are off the map in peace: their home zone counts.
    table = barbarian(
        "societas-barbarica", "tumultus-maior-1", pieces={"vandali-1": "vandali"},
        status=dict.fromkeys(("persae", "hunni", "visigothi", "ostrogothi"), "bellum"),
    )  # fmt: skip
    table.do("play", "societas-barbarica")
    assert "suevi" in table.legal("choose-people")
    assert table.why_not("choose-people", "blemyes") == "UR-6.2-18"  # far away
    table.do("choose-people", "suevi")
    assert table.g.ally[PEOPLE["suevi"]] == PEOPLE["vandali"]
    table.do("play", "tumultus-maior-1")  # the Vandali are the only major People left in peace
    assert table.status("vandali") == table.status("suevi") == "bellum"


@pytest.mark.rule("UR-6.2-18")
def test_peoples_of_different_status_do_not_ally() -> None:
    status = dict.fromkeys(MAJORS, "bellum")
    table = barbarian("societas-barbarica", pieces={"vandali-1": "vandali"}, status=status)
    assert table.why_not("play", "societas-barbarica") == "UR-6.2-18"


@pytest.mark.rule("UR-6.2-18")
def test_an_allied_minor_people_counts_as_major_for_risings() -> None:
    table = Table(hands={"barbarus": ["tumultus-minor-1"]})
    table.g.bind(PEOPLE["suevi"], PEOPLE["vandali"])
    table.start(Geostrategy(BARBARUS)).do("play", "tumultus-minor-1")
    assert table.why_not("choose-people", "suevi") == "UR-6.2-6"


@pytest.mark.rule("UR-6.2-20")
def test_the_subjects_of_the_hunni_are_allied_already_and_rise_by_themselves() -> None:
    together = {"ostrogothi-1": "galliae-1", "gepidae-1": "galliae-1", "suevi-1": "galliae-1", "saxones-1": "galliae-1"}
    status = dict.fromkeys(("ostrogothi", "gepidae", "suevi", "saxones"), "bellum")
    alliance = barbarian("societas-barbarica", pieces=together, status=status)
    alliance.do("play", "societas-barbarica").do("choose-people", "ostrogothi")
    assert alliance.why_not("choose-people", "gepidae") == "UR-6.2-20"
    rising = barbarian("tumultus-minor-1").do("play", "tumultus-minor-1").do("choose-people", "gepidae")
    assert rising.status("gepidae") == "bellum"
    assert rising.status("hunni") == rising.status("ostrogothi") == "pax"


@pytest.mark.rule("UR-6.3-2", "UR-6.3-3")
@pytest.mark.parametrize(("die", "free"), [(4, True), (3, False)])
def test_a_rebellion_must_beat_the_best_leader_of_the_major_people(die: int, free: bool) -> None:
    # Gundericus CP 3 is the best leader of the Vandali on the map; Gaisericus (5) is not in play.
    pieces = {"godegiselus": "vandali", "gundericus": "vandali", "vandali-1": "vandali", "suevi-1": "galliae-1"}
    table = Table(
        pieces, status={"vandali": "bellum", "suevi": "bellum"}, hands={"romanus": ["rebellio"]}, dice=[die - 1]
    )  # fmt: skip
    table.g.bind(PEOPLE["suevi"], PEOPLE["vandali"])
    table.g.free = 1 << PEOPLE["ostrogothi"] | 1 << PEOPLE["gepidae"]
    table.start(Geostrategy(ROMANUS)).do("play", "rebellio")
    assert table.status("suevi") == ("foederati" if free else "bellum")
    assert table.owner("suevi-1") == ("romanus" if free else "barbarus")
    assert table.g.ally[PEOPLE["suevi"]] == (-1 if free else PEOPLE["vandali"])
    assert table.status("vandali") == "bellum"


@pytest.mark.rule("UR-6.3-3")
def test_who_rebels_against_a_people_of_romain_becomes_foederati_revoltes() -> None:
    table = Table(
        {"vandali-1": "hispaniae-1", "suevi-1": "hispaniae-2"}, status={"vandali": "foederati", "suevi": "foederati"},
        hands={"barbarus": ["rebellio"]}, dice=[0],
    )  # fmt: skip
    table.g.bind(PEOPLE["suevi"], PEOPLE["vandali"])
    table.g.free = 1 << PEOPLE["ostrogothi"] | 1 << PEOPLE["gepidae"]
    table.start(Geostrategy(BARBARUS)).do("play", "rebellio")  # no leader: CP 0, a 1 is enough
    assert table.status("suevi") == "foederati-rebelles"
    assert table.owner("suevi-1") == "barbarus"
    assert table.status("vandali") == "foederati"


@pytest.mark.rule("UR-6.3-4", "UR-6.2-22")
def test_the_subjects_of_the_hunni_may_rebel_against_hunnic_leaders() -> None:
    # Attila has CP 5: only a 6 frees the Ostrogothi.
    pieces = {"attila": "hunni-1", "hunni-1": "hunni-1", "ostrogothi-1": "pannoniae-1", "dux-ostrogothi": "pannoniae-1"}
    status = {"hunni": "bellum", "ostrogothi": "bellum"}
    table = Table(pieces, status=status, hands={"romanus": ["rebellio"]}, dice=[5]).start(Geostrategy(ROMANUS))
    table.do("play", "rebellio")
    assert table.legal("choose-people") == {"ostrogothi", "gepidae"}
    table.do("choose-people", "ostrogothi")
    assert table.g.free == 1 << PEOPLE["ostrogothi"]
    assert table.status("ostrogothi") == "foederati"
    crushed = Table(pieces, status=status, hands={"romanus": ["rebellio"]}, dice=[4]).start(Geostrategy(ROMANUS))
    crushed.do("play", "rebellio").do("choose-people", "ostrogothi")
    assert crushed.g.free == 0
    assert crushed.status("ostrogothi") == "bellum"


@pytest.mark.rule("UR-6.3-2")
def test_without_a_bound_people_there_is_no_rebellion() -> None:
    table = Table(hands={"romanus": ["rebellio"]})
    table.g.free = 1 << PEOPLE["ostrogothi"] | 1 << PEOPLE["gepidae"]
    table.start(Geostrategy(ROMANUS))
    assert table.why_not("play", "rebellio") == "UR-6.3-2"


@pytest.mark.rule("UR-6.3-5")
@pytest.mark.parametrize("camp", [ROMANUS, BARBARUS])
def test_either_player_calls_a_council_in_asia(camp: int) -> None:
    name = ("romanus", "barbarus")[camp]
    table = Table(hands={name: ["concilium"]}).start(Geostrategy(camp)).do("play", "concilium")
    assert table.camp == name
    assert table.legal("choose-zone") == {"asia-1", "asia-2", "asia-3", "asia-4"}
    assert table.why_not("choose-zone", "thracia-3") == "UR-6.3-5"
    table.do("choose-zone", "asia-2")
    assert table.g.council == ZONE["asia-2"]
    assert table.g.cup[TITLE["concilium"]] == 0


@pytest.mark.rule("UR-6.3-5")
def test_one_council_at_a_time() -> None:
    table = Table(hands={"barbarus": ["concilium"]})
    table.g.council = ZONE["asia-1"]
    table.start(Geostrategy(BARBARUS))
    assert table.why_not("play", "concilium") == "UR-6.3-5"
