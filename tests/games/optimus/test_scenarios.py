"""The scenarios of Optimus Princeps: they can be set up, and their history is that of the books."""

from __future__ import annotations

import pytest

from latrunculi.cli.play import Wish, table_of
from latrunculi.games.optimus.components import chart, counters
from latrunculi.games.optimus.components.chart import PLACE, REGION
from latrunculi.games.optimus.components.counters import LEADER, PEOPLE, STRATAGEM, TYPE
from latrunculi.games.optimus.components.printed.files import FOLDER
from latrunculi.games.optimus.components.scenarios import (
    SCENARIO,
    SPECIALS,
    Scenario,
    load,
    moment,
)
from latrunculi.games.optimus.components.tables import AUTUMN, SPRING, SUMMER, THAW, WINTER
from latrunculi.games.optimus.game import GAME
from latrunculi.games.optimus.rules.scenarios import begin
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.kernel.actions import members
from latrunculi.kernel.position import PositionError
from latrunculi.server.games import describe
from tests.games.optimus.table import Table
from tests.slips import check_told, defects, slipped

NAMES = list(SCENARIO)


@pytest.fixture(params=NAMES)
def each(request: pytest.FixtureRequest) -> Scenario:
    return SCENARIO[str(request.param)]


def test_whoever_asks_for_nothing_else_begins_with_the_scenario_that_teaches() -> None:
    """At the table that the page opens at once, and at that of `latrunculi play`; the list keeps the order of time."""
    assert GAME.scenarios[0].id == "085-domitianus"
    assert GAME.opening.id == "088-tapae"
    assert [scenario.id for scenario in describe(GAME).scenarios if scenario.teaches] == ["088-tapae"]
    wanted = table_of(Wish(GAME.id, "", "1", "random", 0, ""))
    assert wanted.setup.scenario == "088-tapae"


@pytest.mark.rule("OP-14-2")
def test_a_scenario_gives_stratagems_at_the_start_and_some_are_for_one_side_alone() -> None:
    """At Tapae a favourable omen for Rome, nightfall for the Dacians; the table names peoples for some stratagems."""
    g = Optimus(2, 1)
    begin(g, NAMES.index("088-tapae"))
    assert [members(g.hand[side]) for side in (0, 1)] == [
        (STRATAGEM["presage-favorable"],),
        (STRATAGEM["tombee-de-la-nuit"],),
    ]
    for name in NAMES:
        begin(g := Optimus(2, 1), NAMES.index(name))
        given = SCENARIO[name].given
        assert [members(g.hand[side]) for side in (0, 1)] == [tuple(sorted(given[side])) for side in (0, 1)]
    table = Table({"traianus": ("viminacium", [])})
    rome, barbarian = ({*table.segment(side).legal("buy")} for side in (0, 1))
    assert rome - barbarian >= {"artillerie-deployee", "tribu-pro-romain"}
    assert barbarian - rome >= {"infiltration", "pillards"}
    assert rome & barbarian >= {
        "bataille-nocturne", "espion", "marche-forcee", "mauvais-augures", "passage-a-gue", "presage-favorable",
        "prevoyant", "tombee-de-la-nuit", "suicide",
    }  # fmt: skip
    assert not SCENARIO["088-tapae"].offered >> STRATAGEM["legio-nova"] & 1, "nor does each scenario sell all"


def at(found: Scenario, place: str, side: int) -> dict[int, int]:
    return {
        type_: pf
        for force in found.forces
        if force.place == PLACE[place] and force.side == side
        for type_, pf in force.units
    }


# ---------------------------------------------------------------- all of them


def test_there_are_eight_and_each_is_called_like_its_file():
    assert len(NAMES) == 8
    assert [SCENARIO[name].id for name in NAMES] == NAMES


def test_seasons_are_counted_from_the_first_to_the_last(each):
    assert each.seasons == moment(*each.end) - moment(*each.start) + 1
    assert 3 <= each.seasons <= 50
    lengths = {"088-tapae": 3, "085-domitianus": 21, "092-suebi": 5, "101-dacia": 9, "105-dacia": 8}
    assert each.seasons == lengths.get(each.id, each.seasons)


def test_seasons_in_order():
    assert [THAW, SPRING, SUMMER, AUTUMN, WINTER] == [0, 1, 2, 3, 4]
    assert moment(101, THAW) == moment(100, WINTER) + 1


def test_both_sides_have_leaders_and_an_army(each):
    for side in (counters.ROME, counters.BARBARIAN):
        mine = [force for force in each.forces if force.side == side]
        assert any(force.leaders for force in mine)
        assert sum(pf for force in mine for _, pf in force.units) >= 8


def test_active_peoples_are_at_home_where_the_scenario_is_played(each):
    for people in members(each.active):
        homes = [region for region in range(chart.REGIONS) if chart.REGION_PEOPLE[region] == people]
        assert any(each.contrees >> chart.CONTREE_OF[region] & 1 for region in homes), people


def test_barbarians_begin_outside_the_land_that_is_not_theirs(each):
    for force in each.forces:
        if force.side == counters.BARBARIAN:
            assert not chart.era(each.start[0]).empire >> force.place & 1


def test_romans_begin_in_the_empire(each):
    for force in each.forces + each.arrivals:
        if force.side == counters.ROME and force.place < chart.REGIONS:
            assert chart.era(force.since[0]).empire >> force.place & 1


def test_contrees_hang_together(each):
    reached, waiting = 0, {next(iter(members(each.contrees)))}
    while waiting:
        contree = waiting.pop()
        reached |= 1 << contree
        waiting |= set(members(chart.NEAR[contree] & each.contrees & ~reached))
    assert reached == each.contrees


def test_decoys_do_not_outnumber_their_counters(each):
    for people in range(counters.PEOPLES):
        mine = [place for whose, place in each.decoys if whose == people]
        assert len(mine) <= counters.DECOYS[people]
        assert all(chart.REGION_PEOPLE[place] in (people, counters.DACI) for place in mine)


def test_given_stratagems_are_for_the_side_that_has_them(each):
    for side, given in enumerate(each.given):
        assert all(counters.USERS[stratagem] >> side & 1 for stratagem in given)
    assert each.offered & counters.GENERAL == counters.GENERAL


def test_the_leaders_of_special_rules_and_of_ends_take_part(each):
    there = {leader for force in each.forces + each.arrivals for leader in force.leaders}
    assert {special.leader for special in each.specials} - {chart.NONE} <= there
    assert {leader for end in each.ends for leader in end.lost} <= there
    assert all(special.kind in SPECIALS for special in each.specials)


def test_every_text_is_there_in_both_languages(each):
    assert set(each.names) == set(each.note) == {"fr", "en"}


# ---------------------------------------------------------------- history


def test_tettius_iulianus_at_tapae():
    found = SCENARIO["088-tapae"]
    assert found.start == (88, SUMMER)
    there = {leader for force in found.forces for leader in force.leaders}
    assert {LEADER[name] for name in ("tettius-iulianus", "decebalus", "vezinas")} <= there
    assert found.active == 1 << counters.DACI


def test_the_war_of_domitian():
    found = SCENARIO["085-domitianus"]
    assert (found.start, found.end) == ((85, AUTUMN), (89, AUTUMN))
    assert at(found, "mogontiacum", counters.ROME)[TYPE["legio-xxi-rapax"]] == 3
    assert found.active == sum(1 << PEOPLE[name] for name in ("daci", "getae", "chatti"))
    reigns = next(special for special in found.specials if special.kind == "reigns")
    assert (reigns.leader, reigns.since) == (LEADER["decebalus"], (87, SPRING))
    assert found.kings[1][0] == LEADER["duras"]
    assert found.offered >> STRATAGEM["saturninus"] & 1


def test_the_dacian_wars_of_trajan():
    first, second = SCENARIO["101-dacia"], SCENARIO["105-dacia"]
    assert (first.start[0], first.end[0], second.start[0], second.end[0]) == (101, 102, 105, 106)
    assert chart.era(first.start[0]).owner[REGION["drobeta"]] == chart.DACIAN
    assert chart.era(second.start[0]).owner[REGION["drobeta"]] == chart.ROMAN
    assert first.active >> counters.ROXOLANI & 1
    assert not second.active >> counters.ROXOLANI & 1
    assert any(LEADER["pompeius-longinus"] in force.leaders for force in second.forces)


def test_the_marcomannic_war():
    found = SCENARIO["170-marcomanni"]
    assert (found.start[0], found.end[0]) == (170, 175)
    assert found.kings[0][0] == LEADER["marcus-aurelius"]
    assert any(LEADER["ballomarius"] in force.leaders for force in found.forces)
    assert at(found, "augusta-vindelicum", counters.ROME)[TYPE["legio-iii-italica"]] == 3
    assert not found.contrees >> chart.CONTREE["germania-inferior"] & 1


def test_no_legion_of_a_scenario_lies_anywhere_before_it_was_raised(each):
    for force in each.forces + each.arrivals:
        for type_, _ in force.units:
            unit = counters.COMPONENTS.units[type_]
            assert unit.raised <= force.since[0] <= unit.lost


# ---------------------------------------------------------------- the files


def read(*slips: tuple[str, str]) -> object:
    """What the reader makes of the scenario of Tapae with some slips of the pen."""
    text = slipped((FOLDER / "scenarios" / "088-tapae.toml").read_text(encoding="utf-8"), *slips)
    return load(text, "088-tapae.toml")


@pytest.mark.parametrize(
    ("old", "new", "defect", "cure"),
    [
        ('at = "viminacium"', 'at = "viminatium"', "force viminatium.at: 'viminatium'", "did you mean 'viminacium'?"),
        ("legio-vii-claudia = 3", "legio-vii-claudia = 4", "legio-vii-claudia has 4 PF", "place 3 at most"),
        ("legio-vii-claudia = 3", "legio-vii-clodia = 3", "units: 'legio-vii-clodia'", "'legio-vii-claudia'?"),
        ("legio-ii-adiutrix = 3", "legio-ii-italica = 3", "there is no legio-ii-italica in 88", "remove it"),
        ("{ comati = 1 }", "{ comati = 7 }", "force costesti: has 7 PF", "place 6 at most (OP-0.3-2)"),
        ("comati = 2", "getae = 2", "getae take no part", "name them as active"),
        ('"velius-rufus"', '"vezinas"', "viminacium.leaders: holds leaders of the other side", "a table of their"),
        ('leaders = ["funisulanus-vettonianus"]', 'bb = 1', "singidunum.bb: lies there without a leader", "name a"),
        ("levels = [7, 3, 2, -2]", "levels = [7, 3, 13, -2]", "scenario.levels: is [7, 3, 13, -2]", "four falling"),
        ('season = "winter"', 'season = "thaw"', "scenario.end: is before the start", "let the game end after"),
        ('neutral = []', 'neutral = ["daci"]', "scenario.neutral: names an active people", "once"),
        ('kind = "hold"', 'kind = "held"', "special held.kind: 'held' is not known", "did you mean 'hold'?"),
        ('winner = "barbarian"', 'winner = "dacian"', "winner: 'dacian' is not known", "use one of: barbarian, roman"),
        ('"moesia-superior", ', "", "force viminacium: lies outside the scenario", "add its contrée"),
    ],
)  # fmt: skip
def test_a_defect_of_a_scenario_is_told_with_its_cure(old, new, defect, cure):
    check_told(defects(lambda: read((old, new))), "088-tapae.toml", defect, cure)


def test_all_defects_of_a_scenario_are_told_at_once():
    levels = ("levels = [7, 3, 2, -2]", "levels = [7, 3, 13, -2]")
    told = defects(lambda: read(("{ comati = 1 }", "{ comati = 7 }"), levels))
    assert len(told) == 2


def test_a_scenario_without_a_name_is_not_known():
    with pytest.raises(KeyError):
        SCENARIO["300-nobody"]
    with pytest.raises(PositionError):
        load("", "empty.toml")
