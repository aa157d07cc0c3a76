"""AIE 1, 3.1, 4.1, 6 and the tables: what is printed as the game indexes it, and how its files are checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.games.alea.components import printed
from latrunculi.games.alea.components.chart import (
    CITIES,
    GARRISON,
    POINTS,
    REGION,
    REGION_BY_ZONE,
    REGION_IDS,
    REGION_NEAR,
    REPUBLIC,
    SEA_IDS,
    ZONE,
    ZONE_IDS,
    ZONES,
)
from latrunculi.games.alea.components.counters import (
    AUXILIA,
    CAESAR,
    EQUITES,
    FACE,
    LEGIONES,
    NAVES,
    PIECE,
    ROMAN_UNITS,
    UNITS,
)
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.peoples import FREE_LANDS, HOMES, LEASH, MARKERS, PEOPLE, PEOPLE_IDS
from latrunculi.games.alea.components.places import PLACE_IDS, PORT_OF, SHIPS
from latrunculi.games.alea.components.printed import FILES, FOLDER, PACK, load
from latrunculi.games.alea.components.stratagems import (
    COUNTER_VALUE,
    COUNTERS,
    RES_NOVAE_0,
    RES_NOVAE_1,
    RES_NOVAE_2,
    STRATAGEM_IDS,
    USABLE,
)
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.kernel import packs
from latrunculi.kernel.actions import members
from latrunculi.kernel.position import PositionError
from tests.slips import check_pack_variable, check_told, defects, pack_of

rule = pytest.mark.rule


# ---------------------------------------------------------------- what is printed


@rule("AIE-1.3.1-2", "AIE-1.3.1-3", "AIE-1.3.1-4")
def test_the_roman_units():
    assert LEGIONES.bit_count() == 56
    assert AUXILIA.bit_count() == 20
    assert EQUITES.bit_count() == 14
    assert (NAVES & ROMAN_UNITS).bit_count() == 20
    legions = members(LEGIONES)
    assert {KIT.strength[2 * u] for u in legions} == {5}
    assert [sum(1 for u in legions if KIT.quality[2 * u] == q) for q in (3, 2, 1)] == [12, 28, 16]
    assert all(KIT.skill[2 * u] == (1 if KIT.quality[2 * u] == 3 else 0) for u in legions)
    assert KIT.quality[2 * PIECE["legio-martia"]] == KIT.quality[2 * PIECE["legio-xiiii"]] == 3
    ships = members(NAVES & ROMAN_UNITS)
    assert [sum(1 for u in ships if KIT.quality[2 * u] == q) for q in (2, 1)] == [8, 12]


@rule("AIE-1.3.1-5")
def test_a_weakened_unit():
    veteran, ship = PIECE["legio-x"], PIECE["naves-1"]
    assert (KIT.strength[2 * veteran + 1], KIT.quality[2 * veteran + 1], KIT.skill[2 * veteran + 1]) == (2, 2, 0)
    assert (KIT.strength[2 * ship + 1], KIT.quality[2 * ship + 1], KIT.skill[2 * ship + 1]) == (1, 1, 0)


@rule("AIE-1.3.2-1")
def test_movement_points_of_units():
    assert KIT.pace[PIECE["legio-i"]] == KIT.pace[PIECE["auxilia-1"]] == KIT.pace[PIECE["parthi-1"]] == 3
    assert KIT.pace[PIECE["equites-1"]] == 4
    assert KIT.pace[PIECE["naves-1"]] == 0


@rule("AIE-3.1.1-1", "AIE-3.1.1-2", "AIE-3.1.1-5", "AIE-3.1.1-12")
def test_the_regions():
    assert sum(POINTS) == 23
    assert sum(GARRISON) == 13
    assert (POINTS[REGION["italia"]], GARRISON[REGION["italia"]]) == (4, 2)
    assert (POINTS[REGION["hispaniae"]], GARRISON[REGION["hispaniae"]]) == (3, 2)
    assert REPUBLIC.bit_count() == 45
    assert REPUBLIC & ~CITIES == 0
    without = {ZONE_IDS[z] for z in members(REPUBLIC) if PORT_OF[z] == NONE}
    assert without == {
        "transpadana", "aremorica", "aedui", "remi", "ilergetes", "lusitania", "thessalia", "coele-syria",
    }  # fmt: skip
    outside = {ZONE_IDS[z] for z in range(ZONES) if not REPUBLIC >> z & 1 and PORT_OF[z] != NONE}
    assert outside == {"mauri", "numidia", "aegyptus", "bosporus", "colchis"}


@rule("AIE-3.6-4")
def test_regions_that_are_adjacent():
    found = {REGION_IDS[r] for r in members(REGION_NEAR[REGION["italia"]])}
    assert found == {"gallia-cisalpina", "sicilia"}, "Sicilia by the fretum Siculum"
    assert {REGION_IDS[r] for r in members(REGION_NEAR[REGION["asia"]])} == {"macedonia", "syria"}


@rule("AIE-7.3-1")
def test_lands_outside_the_republic_that_are_free_of_the_limit():
    assert {ZONE_IDS[z] for z in members(FREE_LANDS)} == {
        "mesopotamia", "babylonia", "media", "armenia", "aegyptus", "thebais", "bosporus", "colchis", "galatia",
        "cappadocia", "iudaea", "nabataei",
    }  # fmt: skip


@rule("AIE-4.3-3")
def test_the_leash_of_a_people():
    leash = LEASH[PEOPLE["belgae"]]
    assert HOMES[PEOPLE["belgae"]] & leash
    assert leash >> ZONE["etruria"] & 1, "Remi, Aedui, Provincia, Cispadana, Etruria"
    assert not leash >> ZONE["roma"] & 1


@rule("AIE-1.2.1-1")
def test_the_sides_of_leaders():
    assert FACE[0] >> CAESAR & 1
    assert not FACE[1] >> CAESAR & 1
    assert FACE[0] & FACE[1] & 1 << PIECE["octavianus"]
    assert not (FACE[0] | FACE[1]) >> PIECE["cleopatra"] & 1


@rule("AIE-2.C-10")
def test_eighteen_activation_markers():
    assert [PEOPLE_IDS[p] for p in MARKERS if p != NONE] == [
        "parthi", "aegyptii", "numidae", "daci", "pontici", "armenii",
    ]  # fmt: skip
    assert len(MARKERS) == 18


@rule("AIE-6-5", "AIE-6-6", "AIE-6.C.1-1", "AIE-6-4")
def test_titles_of_stratagems():
    assert sum(COUNTERS) == 44
    assert [COUNTER_VALUE[t] for t in (RES_NOVAE_0, RES_NOVAE_1, RES_NOVAE_2)] == [0, -1, -2]
    values = {name: COUNTER_VALUE[t] for t, name in enumerate(STRATAGEM_IDS) if COUNTER_VALUE[t]}
    assert values == {
        "res-novae-1": -1, "res-novae-2": -2, "poliorcetica-1": 1, "poliorcetica-2": 2, "murus-1": -1, "murus-2": -2,
        "triumphus-1": 1, "triumphus-2": 2,
    }  # fmt: skip
    assert [STRATAGEM_IDS[t] for t in members(USABLE[1] & ~USABLE[0])] == ["idus-martiae"]
    assert USABLE[0] & ~USABLE[1] == 0


@rule("AIE-0.2-1", "AIE-3.4.2-2")
def test_every_port_and_every_ship_is_a_place():
    assert len(set(PLACE_IDS)) == len(PLACE_IDS) == 73 + 9 + 42 + 22 + 6
    assert len(SEA_IDS) == 9
    assert len(SHIPS) == 22
    assert PLACE_IDS[PORT_OF[ZONE["roma"]]] == "portus-roma"
    assert PLACE_IDS[-6:] == ("reserve", "due", "track", "pool", "fallen", "gone")
    assert max(SHIPS) < UNITS


# ---------------------------------------------------------------- the loader


def faults(tmp_path: Path, *slips: tuple[str, str, str]) -> list[str]:
    """What is wrong with a pack with some slips."""
    pack = pack_of(tmp_path, FOLDER / "data", *slips)
    return defects(lambda: load(REGION_BY_ZONE, pack))


SLIPS = [
    ("leaders.toml", 'id = "curio"', 'id = "caesar"', "caesar stands here twice", "remove one"),
    ("leaders.toml", 'faces = "C"', "", "faces: and people are both there or both missing", "give faces to a Roman"),
    ("leaders.toml", 'faces = "C"', 'faces = "R"', "camp: is caesariani, a side that the counter does not", "faces"),
    ("leaders.toml", "values = [8, 5, 3, 5]", "values = [9, 5, 3, 5]", "values: has CC 9", "give CC from 1 to 8"),
    ("leaders.toml", "values = [6, 3, 2, 0]", "values = [6, 3, 2, 1]", "values: have CP 1", "CP 0"),
    ("leaders.toml", "entry = 49", "entry = 50", "entry: is 50", "from 30 to 49"),
    ("leaders.toml", "last = 38", "last = 49\nx = 1", "x: is not known", ""),
    ("leaders.toml", 'zone = "cispadana"', 'zone = "armenia"', "zone: 'armenia' is not known", ""),
    ("units.toml", 'id = "legio-vi"', 'id = "legio-v"', "legio-v stands here twice", "remove one"),
    ("units.toml", "back = [2, 2, 0]", "back = [6, 2, 0]", "back: is better than the front", "AIE-1.3-1"),
    ("units.toml", 'kind = "auxilia"\ncount = 20', 'kind = "auxilia"\ncount = 0', "count: is 0", "1"),
    ("peoples.toml", 'id = "daci"', 'id = "getae"', "daci is missing", 'id = "daci"'),
    ("peoples.toml", 'nationality = "iranian"', 'nationality = "iran"', "nationality: 'iran' is not known", "iranian"),
    ("peoples.toml", 'region = "syria"', 'region = "persia"', "region: 'persia' is not known", ""),
    ("regions.toml", '"bruttium"', '"corsica"', "zones: are not those of the map", "bruttium"),
    ("stratagems.toml", "values = [0, -1, -2]", "values = [0, -1]", "values: are [0, -1]", "[0, -1, -2]"),
    ("stratagems.toml", 'id = "fuga"', 'id = "fugae"', "fuga is missing", 'id = "fuga"'),
    ("events.toml", "number = 2", "number = 3", "number: is 3", "in order"),
    ("activation.toml", 'people = "daci"', 'people = "dacii"', "people: 'dacii' is not known", "daci"),
    ("names.toml", '[provenance]\nsource = "reconstructed"', '[provenance]\nsource = "x"', "source: 'x'", ""),
]


@pytest.mark.parametrize(("file", "old", "new", "problem", "cure"), SLIPS)
def test_a_slip_is_told_with_file_entry_and_cure(tmp_path, file, old, new, problem, cure):
    check_told(faults(tmp_path, (file, old, new)), file, problem, cure)


def test_a_missing_provenance_is_told(tmp_path):
    told = faults(tmp_path, ("regions.toml", "provenance = {", "origin = {"))
    assert any("italia" in line and "provenance: is missing" in line for line in told), told


def test_legions_are_counted(tmp_path):
    text = (FOLDER / "data" / "units.toml").read_text(encoding="utf-8")
    first = text.index("[[unit]]")
    second = text.index("[[unit]]", first + 1)
    (tmp_path / "units.toml").write_text(text[:first] + text[second:], encoding="utf-8")
    with pytest.raises(PositionError, match=r"there are 55 legions; list 56"):
        load(REGION_BY_ZONE, tmp_path)


def test_a_pack_is_found_by_its_variable(tmp_path):
    check_pack_variable(lambda: packs.folder_of(PACK, FILES), PACK, tmp_path, FILES)
    assert set(FILES) == {path.name for path in (printed.FOLDER / "data").glob("*.toml")} - {"map.toml"}
