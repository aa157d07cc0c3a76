"""Victory points and levels of victory (UR-10)."""

import pytest

from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.components.peoples import PEOPLE
from latrunculi.games.ultimus.rules.scoring import beaten_in, breakdown, count, final, level, score, winning_camp
from latrunculi.games.ultimus.rules.state import BARBARUS, PAPA_PLAYED, PAX, ROMANUS
from tests.games.ultimus.table import Table

rule = pytest.mark.rule

AUGUSTI = {"occidens": "honorius", "oriens": "arcadius"}
QUIET = [(ROMANUS, "peace", 1), (ROMANUS, "capitals", 2)]
"""What ROMAIN scores when nothing happens: no civil war, the capitals of both halves."""


def lines(t: Table) -> list[tuple[int, str, int]]:
    """What scores besides `QUIET`."""
    return [line for line in breakdown(t.g) if line not in QUIET]


def beat(t: Table, *units: str) -> None:
    """Eliminate units in combat."""
    for name in units:
        t.g.eliminate(PIECE[name])
    beaten_in(t.g, PEOPLE[units[-1].rsplit("-", 1)[0]])


@rule("UR-10-1")
def test_points_are_recorded_and_never_fall_below_zero() -> None:
    t = Table()
    score(t.g, BARBARUS, 3, "usurpation")
    score(t.g, ROMANUS, 0, "battle")
    assert t.points() == (0, 3)
    assert t.events("scored") == [{"camp": "barbarus", "points": 3, "reason": "usurpation"}]
    score(t.g, BARBARUS, -5, "tribute")
    assert t.points() == (0, 0)


@rule("UR-2.F-4", "UR-10.2-1")
def test_phase_f_records_what_it_counts() -> None:
    t = Table()
    assert breakdown(t.g) == QUIET
    count(t.g)
    assert t.points() == (3, 0)
    assert [(e["camp"], e["reason"], e["points"]) for e in t.events("scored")] == [
        ("romanus", "peace", 1),
        ("romanus", "capitals", 2),
    ]


@rule("UR-10.2-2", "UR-10.2-1")
@pytest.mark.parametrize("status", ["bellum", "foederati-rebelles"])
def test_a_minor_people_pacified_by_arms_is_worth_1(status: str) -> None:
    """As long as one of its units stands it is not."""
    t = Table({"heruli-1": "galliae-4", "heruli-2": "galliae-4"}, status={"heruli": status})
    beat(t, "heruli-1")
    assert lines(t) == [(BARBARUS, "zones", 1)]
    beat(t, "heruli-2")
    assert lines(t) == [(ROMANUS, "people", 1)]
    count(t.g)
    assert t.events("pacified") == [{"people": "heruli"}]


@rule("UR-10.2-7")
@pytest.mark.parametrize("status", ["bellum", "foederati-rebelles"])
def test_a_major_people_pacified_by_arms_is_worth_3(status: str) -> None:
    t = Table({"vandali-1": "galliae-1"}, status={"vandali": status})
    beat(t, "vandali-1")
    assert lines(t) == [(ROMANUS, "people", 3)]


@rule("UR-10.2-1")
def test_famine_pacifies_nobody_by_arms() -> None:
    t = Table({"vandali-1": "galliae-1"}, status={"vandali": "bellum"})
    t.g.eliminate(PIECE["vandali-1"])
    assert lines(t) == []


@rule("UR-10.2-1")
def test_the_last_unit_decides_whether_a_people_was_pacified_by_arms() -> None:
    """One unit starves and the last one falls in a combat; where the last one starves, nobody has pacified anybody."""
    beaten = Table({"heruli-1": "galliae-1", "heruli-2": "galliae-1"}, status={"heruli": "bellum"})
    beaten.g.eliminate(PIECE["heruli-1"])
    beat(beaten, "heruli-2")
    assert lines(beaten) == [(ROMANUS, "people", 1)]
    starved = Table({"heruli-1": "galliae-1", "heruli-2": "galliae-1"}, status={"heruli": "bellum"})
    beat(starved, "heruli-1")
    starved.g.eliminate(PIECE["heruli-2"])
    assert lines(starved) == []


@rule("UR-10.2-1")
def test_foederati_and_peoples_in_peace_are_not_pacified() -> None:
    t = Table({"heruli-1": "galliae-1", "vandali-1": "vandali"}, status={"heruli": "foederati"})
    beat(t, "heruli-1")
    beat(t, "vandali-1")
    assert t.g.beaten == 0
    assert lines(t) == []


@rule("UR-10.2-7", "UR-6.2-18")
def test_allies_count_as_one_major_people() -> None:
    """Vandali with Heruli: while the Heruli stand nobody is beaten; then 3 points once."""
    t = Table({"vandali-1": "galliae-1", "heruli-1": "galliae-1"}, status={"vandali": "bellum", "heruli": "bellum"})
    t.g.bind(PEOPLE["heruli"], PEOPLE["vandali"])
    beat(t, "vandali-1")
    assert t.g.beaten == 0
    beat(t, "heruli-1")
    assert lines(t) == [(ROMANUS, "people", 3)]


@rule("UR-10.2-7", "UR-9.4-25", "UR-9.4-26")
def test_a_regnum_without_units_is_pacified_only_once_it_is_dissolved() -> None:
    """Its allies' units do not count: it is beaten though the Heruli stand, and scores when it is a Regnum no more."""
    t = Table({"vandali-1": "galliae-1", "heruli-1": "germania-interior"}, status={"vandali": "regnum"})
    t.g.set_status(PEOPLE["heruli"], 4)
    t.g.bind(PEOPLE["heruli"], PEOPLE["vandali"])
    t.g.capital[PEOPLE["vandali"]] = ZONE["africa-4"]
    beat(t, "vandali-1")
    assert t.g.beaten >> PEOPLE["vandali"] & 1
    assert lines(t) == []
    t.g.set_status(PEOPLE["vandali"], 3)
    assert lines(t) == [(ROMANUS, "people", 3)]


@rule("UR-10.2-3")
def test_augusti_in_capitals_are_worth_1() -> None:
    t = Table({"honorius": "italia-2", "arcadius": "urbs-constantinopolis"}, augusti=AUGUSTI)
    assert lines(t) == [(ROMANUS, "augusti", 1)]
    t = Table({"honorius": "italia-5", "arcadius": "oriens-9"}, augusti=AUGUSTI)
    assert lines(t) == [(ROMANUS, "augusti", 1)]
    t = Table({"honorius": "italia-1", "arcadius": "thracia-3"}, augusti=AUGUSTI)
    assert lines(t) == []
    t = Table({"honorius": "italia-2"}, augusti={"occidens": "honorius"})
    assert lines(t) == []


@rule("UR-10.2-4", "UR-10.2-12")
def test_a_civil_war_costs_romain_1_and_gives_barbare_3_once() -> None:
    t = Table({"gerontius": "britanniae-2"}, usurpers={"occidens": "gerontius"}, rebels={"occidens": ["gerontius"]})
    assert breakdown(t.g) == [(ROMANUS, "capitals", 2), (BARBARUS, "usurpation", 3)]
    t.g.usurper[1] = PIECE["timasius"]
    assert breakdown(t.g) == [(ROMANUS, "capitals", 2), (BARBARUS, "usurpation", 3)]


@rule("UR-10.2-5", "UR-10.2-6", "UR-3.1.3-1", "UR-3.1.2-2")
@pytest.mark.parametrize(
    ("zone", "points"),
    [("italia-2", 1), ("italia-4", 1), ("viennensis-4", 1), ("italia-5", 1), ("thracia-3", 1), ("oriens-9", 1),
     ("italia-1", 2)],
)  # fmt: skip
def test_the_capitals_of_each_half_are_worth_1(zone: str, points: int) -> None:
    """A unit of BARBARE in one of them is enough to lose the point, Romans beside it or not."""
    t = Table({"li-italia-1": zone, "co-italia-1": zone}, rebels={"occidens": ["co-italia-1"]})
    assert (ROMANUS, "capitals", points) in breakdown(t.g)


@rule("UR-10.2-5", "UR-10.2-6")
def test_no_capitals_no_points() -> None:
    t = Table({"vandali-1": "italia-4", "hunni-1": "thracia-3"}, status={"vandali": "bellum", "hunni": "bellum"})
    assert "capitals" not in [reason for _, reason, _ in breakdown(t.g)]


@rule("UR-10.2-8")
def test_pax_romana_is_worth_5() -> None:
    t = Table()
    t.g.flags |= PAX
    assert lines(t) == [(ROMANUS, "pax", 5)]


@rule("UR-10.2-9", "UR-10.2-10")
def test_zones_of_the_empire_are_worth_1_and_with_a_town_2() -> None:
    """Each zone once, in its highest category; zones outside the Empire and zones of peace or treaty not at all."""
    t = Table(
        {
            "vandali-1": "galliae-7",
            "vandali-2": "galliae-7",
            "franci-salii-1": "galliae-2",
            "burgondi-1": "galliae-4",
            "suevi-1": "italia-2",
            "vandali-3": "germania-interior",
            "visigothi-1": "galliae-3",
            "ostrogothi-1": "ostrogothi",
        },
        status={
            "vandali": "bellum", "franci-salii": "foederati-rebelles", "burgondi": "regnum", "suevi": "bellum",
            "visigothi": "foederati",
        },
    )  # fmt: skip
    assert breakdown(t.g) == [
        (ROMANUS, "peace", 1),
        (ROMANUS, "capitals", 1),
        (BARBARUS, "zones", 2),
        (BARBARUS, "towns", 4),
    ]


@rule("UR-10.3-4")
def test_some_scenarios_pay_roman_for_each_diocese_that_is_spared() -> None:
    """Peoples at war stand in two of seven Dioceses of the West; Foederati and a People at peace spare theirs."""
    t = Table(
        {
            "vandali-1": "galliae-7",
            "franci-salii-1": "galliae-2",
            "suevi-1": "hispaniae-6",
            "visigothi-1": "viennensis-3",
            "persae-1": "persae-1",
        },
        status={
            "vandali": "bellum", "franci-salii": "foederati-rebelles", "suevi": "regnum", "visigothi": "foederati",
        },
    )  # fmt: skip
    assert "dioceses" not in [reason for _, reason, _ in breakdown(t.g)]
    t.g.dioceses = [3, 0]
    assert (ROMANUS, "dioceses", 5 * 3) in breakdown(t.g)
    t.g.dioceses = [3, 1]
    assert (ROMANUS, "dioceses", 5 * 3 + 5 * 1) in breakdown(t.g)
    t.g.put(PIECE["suevi-2"], ZONE["oriens-3"])
    assert (ROMANUS, "dioceses", 5 * 3 + 4 * 1) in breakdown(t.g)


@rule("UR-10.2-9")
def test_rebel_romans_and_rallied_foederati_occupy_for_nobody() -> None:
    t = Table(
        {"co-galliae-1": "galliae-2", "visigothi-1": "galliae-3", "gerontius": "galliae-2"},
        status={"visigothi": "foederati"},
        usurpers={"occidens": "gerontius"},
        rebels={"occidens": ["gerontius", "co-galliae-1", "visigothi-1"]},
    )
    assert [line for line in lines(t) if line[0] == BARBARUS] == [(BARBARUS, "usurpation", 3)]


@rule("UR-10.2-11", "UR-6.1-13")
def test_roma_is_worth_5_and_nothing_besides_unless_papa_protects_it() -> None:
    t = Table({"visigothi-1": "italia-5"}, status={"visigothi": "foederati-rebelles"})
    assert [line for line in lines(t) if line[0] == BARBARUS] == [(BARBARUS, "roma", 5)]
    t.g.flags |= PAPA_PLAYED
    assert [line for line in lines(t) if line[0] == BARBARUS] == []


@rule("UR-10.2-11")
def test_any_non_roman_unit_of_barbare_in_roma_counts() -> None:
    """Foederati who follow an Usurpateur do, Roman rebels do not."""
    rallied = Table(
        {"visigothi-1": "italia-5"}, status={"visigothi": "foederati"}, rebels={"occidens": ["visigothi-1"]}
    )
    assert (BARBARUS, "roma", 5) in breakdown(rallied.g)
    romans = Table({"co-italia-1": "italia-5"}, rebels={"occidens": ["co-italia-1"]})
    assert (BARBARUS, "roma", 5) not in breakdown(romans.g)
    loyal = Table({"visigothi-1": "italia-5"}, status={"visigothi": "foederati"})
    assert (BARBARUS, "roma", 5) not in breakdown(loyal.g)


@rule("UR-10.2-13")
def test_a_throne_without_successor_is_worth_3() -> None:
    t = Table()
    t.g.vacant = [1, 0]
    assert lines(t) == [(BARBARUS, "vacancy", 3)]


@rule("UR-10.2-14")
def test_each_regnum_of_the_turn_is_worth_5() -> None:
    t = Table()
    t.g.founded = 1 << PEOPLE["vandali"] | 1 << PEOPLE["burgondi"]
    assert lines(t) == [(BARBARUS, "regnum", 10)]


@rule("UR-6.3-6")
def test_a_council_in_waiting_is_worth_3() -> None:
    t = Table()
    t.g.council = ZONE["asia-1"]
    assert lines(t) == [(BARBARUS, "council", 3)]


@rule("UR-10.3-1", "UR-10.3-2", "UR-10.3-3")
@pytest.mark.parametrize(
    ("romanus", "barbarus", "winner", "name"),
    [(30, 30, -1, "draw"), (40, 30, ROMANUS, "simple"), (60, 30, ROMANUS, "simple"), (61, 30, ROMANUS, "decisive"),
     (30, 150, BARBARUS, "decisive"), (30, 151, BARBARUS, "definitive"), (1, 0, ROMANUS, "definitive")],
)  # fmt: skip
def test_levels_of_victory(romanus: int, barbarus: int, winner: int, name: str) -> None:
    t = Table()
    t.g.vp = [romanus, barbarus]
    assert winning_camp(t.g) == winner
    final(t.g)
    assert t.events("game-over") == [{"romanus": romanus, "barbarus": barbarus, "level": name}]


@rule("UR-3.5.1-3")
def test_a_game_lost_for_want_of_an_augustus_is_barbares() -> None:
    t = Table()
    t.g.vp = [90, 10]
    t.g.ended = 1
    assert (winning_camp(t.g), level(t.g)) == (BARBARUS, 1)
