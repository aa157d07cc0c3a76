"""OP 1, 14 and the tables of 2 to 13: what is printed on counters and in tables, and how their files are checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.games.optimus.components import chart, counters, tables
from latrunculi.games.optimus.components.chart import CHART, PLACE, REGION
from latrunculi.games.optimus.components.counters import (
    BT,
    COMPONENTS,
    FD,
    HEAVY,
    HOMES,
    LEADER,
    LEADER_PEOPLE,
    NONE,
    PF,
    SHOOTERS,
    STRATAGEM,
    TYPE,
    TYPE_KIND,
    TYPES,
    VS,
    station,
)
from latrunculi.games.optimus.components.printed.contents import load
from latrunculi.games.optimus.components.printed.files import FILES, FOLDER, PACK
from latrunculi.games.optimus.components.printed.units import UNIT_KINDS
from latrunculi.games.optimus.components.tables import COST, MATRIX
from latrunculi.games.optimus.rules.state import SUPREME
from latrunculi.kernel import packs
from latrunculi.kernel.actions import members
from tests.slips import check_pack_variable, check_told, defects, pack_of

rule = pytest.mark.rule
UNITS = {unit.id: unit for unit in COMPONENTS.units}

# ---------------------------------------------------------------- leaders and peoples (1.1, 4.2, 5.1)


@rule("OP-1.1-3")
def test_leaders_have_vs_and_bt():
    assert all(1 <= vs <= 12 for vs in VS)
    assert {0, 1, 2} == set(BT)
    assert VS[LEADER["decebalus"]] == 6
    assert any(vs + SUPREME == 12 for vs in VS)


def test_only_emperors_and_kings_of_the_dacians_reign():
    assert SUPREME == 8
    for line in counters.SUCCESSIONS.values():
        assert LEADER_PEOPLE[line[0]] in (NONE, counters.DACI)
        assert len({LEADER_PEOPLE[leader] for leader in line}) == 1


def test_decoys_are_barbarian():
    assert sum(counters.DECOYS) > 0
    assert counters.DECOYS[counters.DACI] > 1


# ---------------------------------------------------------------- units (1.2, 10.1)


@rule("OP-1.2-1", "OP-1.2-2", "OP-1.2-3", "OP-1.2-4", "OP-1.2-5")
def test_units_have_kinds_pf_fd_and_symbols():
    assert set(TYPE_KIND) == set(range(len(UNIT_KINDS)))
    falcati, catafracti, archers = TYPE["falcati"], TYPE["roxolani-catafracti"], TYPE["sagittarii"]
    assert counters.FALX >> falcati & 1
    assert HEAVY >> catafracti & 1
    assert SHOOTERS >> archers & 1
    assert not (HEAVY | SHOOTERS) >> falcati & 1
    assert PF[falcati] == 2


def test_what_the_examples_say_of_counters():
    """A whole legion has 3 PF and FD 5 (10.1), artillery and falx FD 4 and 5, a foot archer none; a fleet 1 PF."""
    for type_ in range(TYPES):
        kind = TYPE_KIND[type_]
        if kind == counters.LEGION:
            assert (PF[type_], FD[type_]) == (3, 1 << 5)
            assert HEAVY >> type_ & 1
            assert not SHOOTERS >> type_ & 1
        if kind == counters.ARTILLERY or counters.FALX >> type_ & 1:
            assert FD[type_] == 1 << 4 | 1 << 5
        if kind == counters.INFANTRY and SHOOTERS >> type_ & 1:
            assert FD[type_] == 0
        if kind == counters.FLEET:
            assert (PF[type_], FD[type_]) == (1, 0)
            assert counters.FLEET_RIVER[type_] in (chart.RHENUS, chart.DANUVIUS)
        assert not FD[type_] >> 6
    assert members(HEAVY & SHOOTERS)
    horse = counters.of_kind(counters.CAVALRY)
    assert members(HEAVY & horse & counters.ROMANS)
    assert members(HEAVY & horse & ~counters.ROMANS)


def test_where_units_are_recruited():
    provinces = {contree.province for contree in CHART.contrees} | set(chart.BOX_IDS)
    for unit in COMPONENTS.units:
        if unit.province:
            assert unit.province in provinces
            assert not unit.homes
        if unit.kind in ("infantry", "cavalry"):
            assert bool(unit.province) != bool(unit.homes), unit.id
    for type_ in range(TYPES):
        for home in members(HOMES[type_]):
            people = chart.REGION_PEOPLE[home]
            assert people == counters.TYPE_PEOPLE[type_]
            assert chart.era(85).inhabited >> home & 1


def test_where_legions_lay():
    """The stations of a few legions that nobody disputes."""
    fifth, thirteenth = TYPE["legio-v-macedonica"], TYPE["legio-xiii-gemina"]
    assert [station(fifth, year) for year in (85, 107, 170)] == [PLACE["oescus"], PLACE["troesmis"], PLACE["potaissa"]]
    assert [station(thirteenth, year) for year in (85, 117)] == [PLACE["poetovio"], PLACE["apulum"]]
    assert station(TYPE["legio-vii-claudia"], 101) == PLACE["viminacium"]
    assert station(TYPE["legio-xxx-ulpia-victrix"], 100) == NONE
    assert [station(TYPE["legio-v-alaudae"], year) for year in (86, 87)] == [PLACE["viminacium"], NONE]
    assert station(TYPE["classis-germanica"], 85) == PLACE["colonia-agrippinensium"]


def test_no_place_of_recruitment_is_unknown_and_every_people_has_units():
    for people in range(counters.PEOPLES):
        assert people in counters.TYPE_PEOPLE
        sites = [
            r for r in range(chart.REGIONS) if chart.REGION_PEOPLE[r] == people and chart.era(85).inhabited >> r & 1
        ]
        assert sites
    assert REGION["sarmizegetusa"] in members(HOMES[TYPE["falcati"]])


# ---------------------------------------------------------------- stratagems (14)


@pytest.mark.parametrize(
    ("name", "side", "price"),
    [
        ("artillerie-deployee", "roman", 2),
        pytest.param("bataille-nocturne", "both", 1),
        pytest.param("espion", "both", 3),
        pytest.param("infiltration", "barbarian", 4),
        pytest.param("marche-forcee", "both", 1),
        pytest.param("mauvais-augures", "both", 1),
        pytest.param("passage-a-gue", "both", 2),
        pytest.param("presage-favorable", "both", 1),
        pytest.param("prevoyant", "both", 2),
        pytest.param("tombee-de-la-nuit", "both", 1),
        pytest.param("suicide", "both", 1),
        pytest.param("tribu-pro-romain", "roman", 3),
        pytest.param("pillards", "barbarian", 1),
    ],
)
def test_sides_and_prices_of_the_printed_stratagems(name, side, price):
    number = STRATAGEM[name]
    assert counters.PRICE[number] == price
    assert counters.USERS[number] == {"roman": 1, "barbarian": 2, "both": 3}[side]
    assert counters.GENERAL >> number & 1


def test_only_the_forced_march_is_played_again_and_again():
    assert counters.EACH_SEASON == 1 << counters.MARCHE_FORCEE
    assert counters.GENERAL.bit_count() == 13
    assert counters.COPIES[counters.LEGIO_NOVA] == 2
    assert counters.STRATAGEM["catafracti"] == counters.CATAFRACTI


# ---------------------------------------------------------------- tables (2 to 13)


@rule("OP-3-1")
def test_pa_of_the_season():
    assert [tables.pa(die) for die in range(1, 7)] == [3, 4, 4, 5, 5, 6]


def test_events_come_by_the_four_lines_of_the_die():
    for season in (tables.THAW, tables.SUMMER, tables.AUTUMN, tables.WINTER):
        found = [tables.event(season, die) for die in range(1, 7)]
        assert found[1] == found[2]
        assert found[3] == found[4]
        assert tables.NO_EVENT in found
    with pytest.raises(IndexError):
        tables.event(tables.SPRING, 1)


def test_the_prices_of_actions():
    """The action table of 3, and the three prices that stand in its remarks and in 2."""
    one = (
        "assault artillery lay-siege siege sortie invasion pillage forage rally recruit land-movement restore-vd "
        "limes-wood limes-stone camp nothing"
    )
    assert all(COST[action] == 1 for action in one.split())
    assert (COST["harvest"], COST["tribute"], COST["river-movement"]) == (2, 2, 2)
    assert (COST["boat-bridge"], COST["unbridge"], COST["enthronement"], COST["perception"]) == (6, 3, 1, 0)


@rule("OP-5.1-6")
def test_the_arrival_table():
    assert [tables.arrival(die) for die in range(1, 7)] == [
        tables.ENEMY_CHOOSES, tables.TO_NORTH, tables.TO_EAST, tables.TO_SOUTH, tables.TO_WEST, tables.MOVER_CHOOSES,
    ]  # fmt: skip


@rule("OP-6.1-2")
def test_the_attrition_table():
    scores = (6, 2, 1, 0, -1, -2, -3, -4, -5, -9)
    assert [tables.losses(score) for score in scores] == [0, 0, 1, 1, 1, 2, 3, 4, 5, 9]


def test_the_matrix_of_tactics():
    pursued, destroyed, truce = tables.PURSUIT, tables.ARMY_DESTROYED, tables.TRUCE
    lost = {
        (tables.FRONTAL, tables.GENERAL_ATTACK),
        (tables.GENERAL_ATTACK, tables.DETERRENCE),
        (tables.DETERRENCE, tables.ENVELOPMENT),
        (tables.ENVELOPMENT, tables.FRONTAL),
    }
    for winner in range(4):
        for loser in range(4):
            wanted = destroyed if (winner, loser) in lost else pursued
            if (winner, loser) == (tables.DETERRENCE, tables.DETERRENCE):
                wanted = truce
            assert MATRIX[winner][loser] == wanted


@pytest.mark.parametrize(
    ("index", "row"),
    [
        (0, (0, 0, 0, 0, 0, 0, 0)),
        (1, (0, 0, 0, 0, 1, 2, 3)),
        (5, (0, 0, 0, 0, 1, 2, 3)),
        (6, (0, 0, 0, 1, 2, 3, 4)),
        (10, (0, 0, 0, 1, 2, 3, 4)),
        (11, (0, 0, 1, 2, 3, 4, 5)),
        (14, (0, 0, 1, 2, 3, 4, 5)),
        (15, (0, 1, 2, 3, 4, 5, 6)),
        (20, (0, 1, 2, 3, 4, 5, 6)),
        (21, (1, 2, 3, 4, 5, 6, 7)),
        (40, (1, 2, 3, 4, 5, 6, 7)),
    ],
)
def test_the_sack_table(index, row):
    assert tuple(tables.sack(index, score) for score in range(7)) == row
    assert tables.sack(index, -3) == row[0]
    assert tables.sack(index, 9) == row[-1]


@rule("OP-12.1-2")
def test_the_harvest_table():
    by_kind = {chart.FOREST: (0, 0, 1, 1, 2, 2), chart.PLAIN: (0, 1, 1, 2, 2, 2), chart.CITY: (0, 1, 1, 2, 3, 3)}
    for kind, row in by_kind.items():
        assert tuple(tables.harvest(kind, score) for score in (4, 5, 6, 7, 8, 11)) == row
    for kind in (chart.MOUNTAIN, chart.MARSH):
        assert tables.harvest(kind, 7) == 1
    for kind in (chart.VILLAGE, chart.GARRISON, chart.TRIBAL):
        assert tables.harvest(kind, 8) == 3


@rule("OP-13.2-12")
def test_the_table_of_recruitment():
    assert [tables.recruits(score) for score in (-1, 0, 1, 2, 3, 4, 5, 6, 7, 12)] == [0, 0, 0, 0, 1, 1, 2, 2, 3, 3]


# ---------------------------------------------------------------- the files

DATA = FOLDER / "data"


@pytest.mark.parametrize(
    ("file", "old", "new", "defect", "cure"),
    [
        ("leaders.toml", "values = [6, 2]", "values = [16, 2]", "leader decebalus.values: has VS 16", "from 1 to 12"),
        ("leaders.toml", 'people = "daci"', 'people = "dacii"', "people: 'dacii' is not known", "did you mean 'daci'?"),
        ("leaders.toml", 'id = "duras"', 'id = "decebalus"', "decebalus stands here twice", "remove one of them"),
        ("peoples.toml", 'nation = "german"', 'nation = "roman"', "people frisii.nation: 'roman'", "did you mean"),
        ("units.toml", 'kind = "praetorian"', 'kind = "legion"', "there is no praetorian", "add a table [[unit]]"),
        ("units.toml", 'homes = ["sarmizegetusa"', 'homes = ["viminacium"', "viminacium is no place", "name only"),
        ("units.toml", 'symbols = ["F"]', 'symbols = ["X"]', "symbols: 'X' is not known", "use one of"),
        ("units.toml", "fd = [4, 5]", "fd = [4, 7]", "unit ballistae.fd: holds [4, 7]", "from 1 to 6"),
        ("stratagems.toml", 'id = "espion"', 'id = "spy"', "stratagem: espion is missing", 'add a table [[stratagem]]'),
        ("stratagems.toml", 'moment = "capture"', 'moment = "dawn"', "suicide.moment: 'dawn'", "use one of"),
        ("stratagems.toml", 'clause = "OP-14-7"\n', "", "bataille-nocturne.clause: is missing", "name the clause"),
        ("tables.toml", "row = [3, 4, 4, 5, 5, 6]", "row = [3, 4, 4, 5, 5]", "pa.row: has 5 numbers", "give 6"),
        ("tables.toml", "[0, 0, 0, 1, 2],", "[0, 0, 0, 1],", "sack.rows: is no such table", "give 7 rows of 5"),
        ("tables.toml", 'general = ["P", "P", "AD", "P"]', 'general = ["P", "AD", "P"]', "general: has 3", "give 4"),
        ("tables.toml", 'id = "assault"', 'id = "storm"', "id: 'storm' is not known", "use one of"),
        ("tables.toml", 'id = "per-vd"', 'id = "per-vg"', "'per-vg' is not known", "did you mean 'per-vd'?"),
        ("tables.toml", 'id = "per-vd"', 'id = "per-vg"', "per-vd is missing", '[[modifier]] of = "siege" with id'),
        ("tables.toml", 'id = "per-vd"', 'id = "per-vd"\nbarbarian = -2', "modifier per-vd", "barbarian"),
        ("tables.toml", 'id = "infantry"\npm = 1', 'id = "infantry"\npm = 0', "infantry.pm: is 0", "from 1 to 7"),
        ("tables.toml", 'id = "legion"\nside', 'id = "eagle"\nside', "legion is missing", "give one for each side"),
    ],
)  # fmt: skip
def test_a_defect_is_told_with_its_cure(tmp_path: Path, file, old, new, defect, cure):
    check_told(defects(lambda: load(CHART, pack=pack_of(tmp_path, DATA, (file, old, new)))), file, defect, cure)


def test_the_variable_of_a_pack(tmp_path: Path):
    check_pack_variable(lambda: packs.folder_of(PACK, FILES), PACK, tmp_path, FILES)


def test_a_pack_changes_what_it_holds(tmp_path: Path):
    pack = pack_of(tmp_path, DATA, ("leaders.toml", "values = [6, 2]", "values = [8, 2]"))
    decebalus = LEADER["decebalus"]
    assert load(CHART, pack=pack).leaders[decebalus].vs == 8
    assert load(CHART).leaders[decebalus].vs == 6
