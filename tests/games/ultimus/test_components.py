"""UR 0, 1, 3.1, 3.2.4, 4.1 and the tables of leaders and deployment: what is printed, and how its files are checked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from latrunculi.games.ultimus.components import printed
from latrunculi.games.ultimus.components.chart import (
    CAPITALS,
    DIOCESE_BY_ZONE,
    DIOCESE_IDS,
    DIOCESE_ZONES,
    HALF_OF_DIOCESE,
    OCCIDENS,
    ORIENS,
    PORTS,
    PRINTED,
    TOWNS,
    ZONE,
    ZONE_IDS,
)
from latrunculi.games.ultimus.components.counters import GENERIC, PEOPLE_LEADERS, PIECE, PIECE_IDS, UNIT_CAPITAL, UNITS
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import HOMES, PEOPLE, PEOPLE_IDS, SUBJECT
from latrunculi.games.ultimus.components.printed import FILES, FOLDER, PACK, load
from latrunculi.kernel import packs
from latrunculi.kernel.actions import members
from latrunculi.kernel.position import PositionError
from tests.slips import check_pack_variable, check_told, defects, pack_of

rule = pytest.mark.rule
LEADERS = {leader.id: leader for leader in PRINTED.leaders}
UNITS_BY_ID = {unit.id: unit for unit in PRINTED.units}
PEOPLES = {people.id: people for people in PRINTED.peoples}


# ---------------------------------------------------------------- generalities and nationalities (0, 1.1)


@rule("UR-0.2-1", "UR-3.1.1-2")
def test_the_map_has_zones_numbered_in_each_diocese():
    inside = [name for name, diocese in DIOCESE_BY_ZONE.items() if diocese]
    numbers: dict[str, list[int]] = {}
    for name in inside:
        diocese, _, number = name.rpartition("-")
        assert diocese == DIOCESE_BY_ZONE[name]
        numbers.setdefault(diocese, []).append(int(number))
    assert all(sorted(found) == list(range(1, len(found) + 1)) for found in numbers.values())
    named = {"britanniae": 3, "galliae": 7, "viennensis": 1, "italia": 5, "africa": 4, "thracia": 3, "oriens": 9}
    assert all(len(numbers[diocese]) >= highest for diocese, highest in named.items())


@rule("UR-1.1-1", "UR-1.1-3")
def test_the_nations_and_their_peoples():
    nations: dict[str, set[str]] = {}
    for people in PRINTED.peoples:
        nations.setdefault(people.nationality, set()).add(people.names["la"])
    assert nations == {
        "iranian": {"Alani", "Iberia", "Persae"},
        "german": {
            "Alamanni", "Burgondi", "Franci Orientales", "Franci Salii", "Gepidae", "Heruli", "Saxones", "Suevi",
            "Ostrogothi", "Vandali", "Visigothi",
        },
        "celt": {"Bagaudes", "Picti", "Scoti"},
        "thraco-phrygian": {"Armenia"},
        "hamito-semite": {"Austuriani", "Blemyes", "Ghassanides", "Lakmides", "Mauri"},
        "hun": {"Hunni"},
    }  # fmt: skip


@rule("UR-1.1-2")
def test_romans_are_western_or_eastern():
    halves = Counter(leader.half for leader in PRINTED.leaders if leader.half)
    assert halves == {"occidens": 27 + 3, "oriens": 18 + 2}  # 45 in the table, and the generic ones of TG


# ---------------------------------------------------------------- leaders (1.2)


@rule("UR-1.2-1", "UR-1.2-2")
@pytest.mark.parametrize(
    ("leader", "index", "value"),
    [("libius-severus", 3, 1), ("libius-severus", 1, 1), ("leo", 3, 4), ("leo", 1, 3), ("gaisericus", 1, 4)],
)
def test_ratings_that_the_examples_tell(leader, index, value):
    assert LEADERS[leader].values[index] == value


@rule("UR-1.2-1")
def test_every_leader_has_ratings_of_the_printed_sizes():
    for leader in PRINTED.leaders:
        command, strategy, bonus, politics = leader.values
        assert 0 <= command <= 8
        assert 1 <= strategy <= 6
        assert 0 <= bonus <= 3
        assert 0 <= politics <= 6
    assert LEADERS["aetius"].values[0] >= 3  # he leads three units in the example of 7.3
    assert LEADERS["constantinus"].values[0] >= 2
    assert LEADERS["gaisericus"].values[0] >= 2


@rule("UR-1.2-3")
def test_origins_belong_to_romans_alone():
    family = {leader.id for leader in PRINTED.leaders if leader.origin == "T"}
    assert family == {"arcadius", "honorius", "theodosius", "valentinianus"}
    barbarians = {leader.id for leader in PRINTED.leaders if leader.origin == "B"}
    assert {"stilicho", "aspar", "ricimer", "odoacer", "gundobadus"} <= barbarians
    assert all(leader.half for leader in PRINTED.leaders if leader.origin)


@rule("UR-1.2.1-2", "UR-4.5.3-1")
def test_the_peoples_with_a_rex_and_those_with_a_pax_side():
    kings = {"burgondi", "franci-salii", "ostrogothi", "vandali", "visigothi"}
    assert {people.id for people in PRINTED.peoples if people.regnum} == kings
    with_leaders = {leader.people for leader in PRINTED.leaders if leader.people}
    assert with_leaders == kings | {"persae", "hunni"}


# ---------------------------------------------------------------- units (1.3, 3.2.4)


@rule("UR-1.3-1", "UR-1.3-2")
def test_each_unit_has_three_values_on_two_sides():
    for i, unit in enumerate(PRINTED.units):
        assert (KIT.strength[2 * i], KIT.quality[2 * i], KIT.skill[2 * i]) == unit.front
        assert (KIT.strength[2 * i + 1], KIT.quality[2 * i + 1], KIT.skill[2 * i + 1]) == unit.back
        assert unit.back < unit.front
        assert unit.back[1] >= 1


@rule("UR-1.3.1-1", "UR-1.3.1-2", "UR-1.3.1-4")
def test_categories_and_dioceses():
    for unit in PRINTED.units:
        assert bool(unit.home) == (unit.kind in ("limitanei", "comitatenses"))
        assert bool(unit.people) == (unit.kind == "people")
        assert bool(unit.name) == (unit.kind == "palatini")
    gallic = [unit for unit in PRINTED.units if unit.home == "galliae" and unit.kind == "comitatenses"]
    assert len(gallic) >= 2
    assert {unit.front[1] for unit in gallic} == {1}  # the example of 8.6.1
    assert sum(unit.home == "galliae" and unit.kind == "limitanei" for unit in PRINTED.units) >= 2


@rule("UR-1.3.1-3")
def test_barbarian_units_are_roman_ones():
    marked = {unit.id for unit in PRINTED.units if unit.barbarian}
    assert {"pa-comites-alani", "pa-scolae-occidens", "pa-scolae-oriens"} <= marked
    assert all(not unit.people for unit in PRINTED.units if unit.barbarian)


@rule("UR-1.3.2-1", "UR-1.3.2-2")
def test_movement_of_units():
    for i, unit in enumerate(PRINTED.units):
        assert KIT.pace[i] == (4 if unit.kind in ("palatini", "buccellarii") else 3)


@rule("UR-3.2.4-4")
def test_there_are_guards_of_two_three_and_four():
    assert {unit.front[0] for unit in PRINTED.units if unit.kind == "buccellarii"} == {2, 3, 4}


def test_units_that_the_rules_count():
    counts = Counter(unit.people for unit in PRINTED.units if unit.people)
    assert (counts["armenia"], counts["bagaudes"], counts["mauri"]) == (1, 1, 1)
    assert counts["vandali"] > 2
    assert min(counts["alani"], counts["visigothi"], counts["franci-salii"]) > 1
    assert UNITS_BY_ID["pa-comites-alani"].front[1] == 3
    assert UNITS_BY_ID["pa-comites-seniores"].front[1] == 2


# ---------------------------------------------------------------- the Empire (3.1)


@rule("UR-3.1.1-1")
def test_the_two_halves():
    west = ["hispaniae", "britanniae", "viennensis", "galliae", "italia", "africa", "pannoniae"]
    east = ["moesiae", "thracia", "asia", "pontica", "oriens"]
    assert list(DIOCESE_IDS) == west + east
    assert list(HALF_OF_DIOCESE) == [OCCIDENS] * 7 + [ORIENS] * 5


@rule("UR-3.1.2-1", "UR-3.1.2-2")
def test_six_capitals():
    western = {ZONE_IDS[z] for z in members(CAPITALS[OCCIDENS])}
    eastern = {ZONE_IDS[z] for z in members(CAPITALS[ORIENS])}
    assert western == {"viennensis-4", "italia-2", "italia-4", "italia-5"}  # Arelate Mediolanum Ravenna Roma
    assert eastern == {"thracia-3", "oriens-9"}  # Constantinopolis Antiochia
    assert not (CAPITALS[OCCIDENS] | CAPITALS[ORIENS]) & ~TOWNS
    assert PORTS >> ZONE["africa-4"] & 1  # Carthago
    assert PORTS >> ZONE["thracia-3"] & 1


# ---------------------------------------------------------------- Peoples (4.1, 4.2.1, 6.2)


@rule("UR-4.1-1", "UR-4.1-2")
def test_major_peoples_have_leaders():
    major = {people.id for people in PRINTED.peoples if people.major}
    assert major == {"persae", "hunni", "visigothi", "vandali", "ostrogothi"}
    assert not PEOPLE_LEADERS[PEOPLE["picti"]]
    first = {p: min(x.entry for x in PRINTED.leaders if x.people == p) for p in ("franci-salii", "burgondi")}
    assert first == {"franci-salii": 430, "burgondi": 437}


@rule("UR-4.1-3", "UR-4.1-4")
def test_home_zones():
    homeless = {name for name in PEOPLE_IDS if not HOMES[PEOPLE[name]]}
    assert homeless == {"visigothi", "franci-salii", "ghassanides", "bagaudes"}
    empire = 0
    for zones in DIOCESE_ZONES:
        empire |= zones
    assert not any(home & empire for home in HOMES)
    assert HOMES[PEOPLE["picti"]].bit_count() == 3
    eastern = ("persae", "armenia", "iberia")
    assert sum(HOMES[PEOPLE[name]].bit_count() for name in eastern) == 8


@rule("UR-4.2.1-1", "UR-4.2.1-2")
def test_generic_barbarians_bear_the_name_of_their_people():
    for leader in PRINTED.leaders:
        if leader.people and leader.generic:
            assert leader.names["la"] == PEOPLES[leader.people].names["la"]
            assert not leader.deaths
            assert not leader.dies
        elif leader.people:
            assert leader.entry
    assert PEOPLE_LEADERS[PEOPLE["ostrogothi"]] & GENERIC


@rule("UR-6.2-20")
def test_who_is_subject_to_the_hunni():
    assert {PEOPLE_IDS[p] for p in members(SUBJECT)} == {"ostrogothi", "gepidae"}
    assert {people.id for people in PRINTED.peoples if people.subject_to == "hunni"} == {"ostrogothi", "gepidae"}


# ---------------------------------------------------------------- deployment (TP, TG)

PALATINI = {
    "italia-2": ["Comites Seniores", "Comites Alani", "Victores"],
    "italia-4": ["Scolae", "Domestici Pedites", "Placidi Felices"],
    "viennensis-4": ["Divitenses", "Felices Iuniores"],
    "thracia-3": ["Scolae", "Sagittarii Iuniores", "Domestici Equites", "Domestici Pedites", "Constantiani",
                  "Felices Theodosiani", "Isauri", "Defensores", "Excubitores"],
    "oriens-9": ["Equites Arcades", "Comites Clibanarii", "Felices Honoriani"],
}  # fmt: skip


@rule("UR-TP-1", "UR-TP-2", "UR-TP-3", "UR-TP-4", "UR-3.3.2-3")
def test_the_capitals_of_the_palatini():
    for zone, names in PALATINI.items():
        there = [PRINTED.units[i].name for i in range(UNITS) if UNIT_CAPITAL[i] == ZONE[zone]]
        assert there == names


@rule("UR-TG-1")
def test_the_posts_of_the_generic_romans():
    posts = {leader.id: leader.zone for leader in PRINTED.leaders if leader.half and leader.generic}
    assert posts == {
        "magister-thracias": "thracia-3",
        "magister-oriens": "oriens-9",
        "comes-africae": "africa-4",
        "dux-galliae": "galliae-3",
        "dux-britanniae": "britanniae-2",
    }


# ---------------------------------------------------------------- the tables of leaders (TR, TN)

ENTRIES = {
    "M": "italia-2", "Lo": "britanniae-2", "Lu": "galliae-6", "A": "viennensis-4", "R": "italia-4", "Ro": "italia-5",
    "S": "pannoniae-4", "C": "thracia-3", "Al": "oriens-2", "": "",
}  # fmt: skip
"""The entry codes of the table, as zones."""

ROMANS = """
timasius              Al 405  -   -   -   -   -   406 407 408 409 410
aurelianus            C  405  -   -   -   406 407 408 409 410 411 412
fravitta              C  405  -   406 407 408 409 410 411 412 413 414
anthemius             C  405  -   406 407 408 409 410 411 412 413 414
arcadius              C  405  408 409 410 411 412 413 414 415 416 417
stilicho              M  405  410 411 412 413 414 415 416 417 418 419
gerontius             Lo 405  415 416 417 418 419 420 421 422 423 424
iovinus               A  405  415 416 417 418 419 420 421 422 423 424
constantinus          Lo 405  418 419 420 421 422 423 424 425 426 427
heraclianus           M  405  418 419 420 421 422 423 424 425 426 427
honorius              M  405  420 421 422 423 424 425 426 427 428 429
constantius           M  405  420 421 422 423 424 425 426 427 428 429
sarus                 M  405  420 421 422 423 424 425 426 427 428 429
theodosius            C  408  446 447 448 449 450 451 452 453 454 455
iohannes              R  409  430 431 432 433 434 435 436 437 438 439
procopius             C  409  426 427 428 429 430 431 432 433 434 435
bonifatius            R  413  431 432 433 434 435 436 437 438 439 440
marcianus             C  421  455 456 457 458 459 460 461 462 463 464
valentinianus         C  424  458 459 460 461 462 463 464 465 466 467
aetius                R  425  458 459 460 461 462 463 464 465 466 467
aspar                 C  425  464 465 466 467 468 469 470 471 472 473
cyrus                 C  430  445 446 447 448 449 450 451 452 453 454
avitus                A  430  455 456 457 458 459 460 461 462 463 464
aegidius              R  445  460 461 462 463 464 465 466 467 468 469
ricimer               R  448  465 466 467 468 469 470 471 472 473 474
leo                   C  450  469 470 471 472 473 474 475 476 477 478
maiorianus            R  450  465 466 467 468 469 470 471 472 473 474
marcellinus           S  450  465 466 467 468 469 470 471 472 473 474
sidonius              A  450  481 482 483 484 485 -   -   -   -   -
paulus                Lu 455  470 471 472 473 474 475 476 477 478 479
anagastes             C  455  473 474 475 476 477 478 479 480 481 482
ardabur               C  455  475 476 477 478 479 480 481 482 483 484
procopius-anthemius   C  455  475 476 477 478 479 480 481 482 483 484
olybrius              Ro 455  463 464 465 466 467 468 469 470 471 472
libius-severus        R  460  463 464 465 466 467 468 469 470 471 472
orestes               R  460  -   -   -   -   -   -   -   -   -   -
basiliscus            C  460  -   -   -   -   -   -   -   -   -   -
zeno                  C  460  -   -   -   -   -   -   -   -   -   -
syagrius              Lu 460  -   -   -   -   -   -   -   -   -   -
illus                 C  465  -   -   -   -   -   -   -   -   -   -
iulius-nepos          C  465  -   -   -   -   -   -   -   -   -   -
gundobadus            R  470  -   -   -   -   -   -   -   -   -   -
odoacer               R  473  -   -   -   -   -   -   -   -   -   -
glycerius             R  473  -   -   -   -   -   -   -   -   -   -
romulus               R  475  -   -   -   -   -   -   -   -   -   -
"""
"""Leader, entry, the year under each head from <1 to <9, automatic death. Three rows hold a ruling on a misprint:
Théodose II (446 to 455 in a row), Anagaste (474 under <2) and, below, Alaric (418)."""

BARBARIANS = """
yazdegerdes-1   persae       405  415 416 417 418 419 420 421 422 423 424
vararanes       persae       415  435 436 437 438 439 440 441 442 443 444
yazdegerdes-2   persae       435  455 456 457 458 459 460 461 462 463 464
peroz           persae       455  483 484 485 -   -   -   -   -   -   -
alaricus        visigothi    405  409 410 411 412 413 414 415 416 417 418
athaulfus       visigothi    410  415 416 417 418 419 420 421 422 423 424
wallia          visigothi    415  418 419 420 421 422 423 424 425 426 427
theodoricus-1   visigothi    418  445 446 447 448 449 450 451 452 453 454
theodoricus-2   visigothi    445  460 461 462 463 464 465 466 467 468 469
euricus         visigothi    460  483 484 485 -   -   -   -   -   -   -
godegiselus     vandali      405  407 408 409 410 411 412 413 414 415 416
gundericus      vandali      407  420 421 422 423 424 425 426 427 428 429
gaisericus      vandali      420  476 477 478 479 480 481 482 483 484 485
ruga            hunni        405  430 431 432 433 434 435 436 437 438 439
bleda           hunni        430  440 441 442 443 444 445 446 447 448 449
attila          hunni        440  452 453 454 455 456 457 458 459 460 461
chlodio         franci-salii 430  445 446 447 448 449 450 451 452 453 454
merovechus      franci-salii 445  455 456 457 458 459 460 461 462 463 464
childericus     franci-salii 455  475 476 477 478 479 480 481 482 483 484
chlodovechus    franci-salii 475  -   -   -   -   -   -   -   -   -   -
chilpericus     burgondi     437  460 461 462 463 464 465 466 467 468 469
gundiocus       burgondi     460  471 472 473 474 475 476 477 478 479 480
gundobadus-rex  burgondi     470  -   -   -   -   -   -   -   -   -   -
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def years(cells: list[str]) -> tuple[tuple[tuple[int, int], ...], int]:
    """The tests and the automatic death of a row."""
    tests = tuple((int(cell), number) for number, cell in enumerate(cells[:9], 1) if cell != "-")
    return tests, 0 if cells[9] == "-" else int(cells[9])


@rule("UR-TR-1", "UR-TR-2", "UR-TR-3", "UR-3.3.1-1")
@pytest.mark.parametrize("row", rows(ROMANS), ids=lambda row: row[0])
def test_a_row_of_the_roman_table(row):
    leader = LEADERS[row[0]]
    assert not leader.generic
    assert (leader.zone, leader.entry) == (ENTRIES[row[1]], int(row[2]))
    assert (leader.deaths, leader.dies) == years(row[3:])


@rule("UR-TN-1", "UR-TN-3")
@pytest.mark.parametrize("row", rows(BARBARIANS), ids=lambda row: row[0])
def test_a_row_of_the_barbarian_table(row):
    leader = LEADERS[row[0]]
    assert (leader.people, leader.entry) == (row[1], int(row[2]))
    assert (leader.deaths, leader.dies) == years(row[3:])


@rule("UR-3.3.1-2", "UR-TN-2")
def test_the_tables_are_complete_and_in_their_order():
    historical = [leader.id for leader in PRINTED.leaders if not leader.generic]
    assert historical == [row[0] for row in rows(ROMANS) + rows(BARBARIANS)]


# ---------------------------------------------------------------- the loader


def sound() -> dict[str, str]:
    return {name: (FOLDER / "data" / name).read_text(encoding="utf-8") for name in FILES}


def faults(tmp_path: Path, *slips: tuple[str, str, str]) -> list[str]:
    """What is wrong with a pack with some slips."""
    pack = pack_of(tmp_path, FOLDER / "data", *slips)
    return defects(lambda: load(DIOCESE_BY_ZONE, DIOCESE_IDS, pack))


SLIPS = [
    ("leaders.toml", 'id = "timasius"', 'id = "aurelianus"', "aurelianus stands here twice", "remove one"),
    ("leaders.toml", 'half = "oriens"', "", "half: and people are both there or both missing", "give half to a Roman"),
    ("leaders.toml", 'half = "oriens"', 'half = "orient"', "half: 'orient' is not known", "did you mean 'oriens'?"),
    ("leaders.toml", "values = [4, 2, 1, 3]", "values = [9, 2, 1, 3]", "values: has CC 9", "give CC from 0 to 8"),
    ("leaders.toml", "values = [4, 2, 1, 3]", "values = [4, 2, 1]", "values: has 3 numbers", "give 4: CC, VS, BT, CP"),
    ("leaders.toml", "entry = 405", "entry = 395", "entry: is 395", "from 405 to 485"),
    ("leaders.toml", 'zone = "oriens-2"', 'zone = "persae-1"', "zone: 'persae-1' is not known", "did you mean"),
    ("leaders.toml", "[406, 6]", "[406, 7]", "deaths: years and numbers do not rise", "higher and higher"),
    ("leaders.toml", "[406, 6]", "[406]", "deaths: holds [406]", "write pairs [year, number]"),
    ("leaders.toml", "[406, 6]", "[404, 6]", "deaths: holds [404, 6]", "give a year from 406"),
    ("leaders.toml", "dies = 410", "dies = 409", "dies: is 409, before the last test", "after 409"),
    ("leaders.toml", 'origin = "B"', 'origin = "C"', "origin: 'C' is not known", "use one of"),
    ("leaders.toml", 'fr = "Timasius"', 'fr = ""', "names.fr: is empty", "write the text in this language"),
    ("leaders.toml", 'fr = "Timasius", ', "", "names.fr: is missing", "add fr ="),
    ("leaders.toml", 'id = "attila"', 'id = "etzel"', "leader: attila is missing", 'with id = "attila"'),
    ("leaders.toml", "generic = true", "generic = true\ndies = 470", "a generic leader is never tested",
     "remove deaths"),
    ("units.toml", 'kind = "comitatenses"', 'kind = "cohortes"', "kind: 'cohortes' is not known", "use one of"),
    ("units.toml", 'diocese = "hispaniae"', "", "diocese: is missing", "add diocese ="),
    ("units.toml", "front = [3, 1, 0]", "front = [1, 1, 0]", "back: is better than the front", "no higher value"),
    ("units.toml", "front = [3, 1, 0]", "front = [3, 7, 0]", "front: has QU 7", "give QU from 1 to 5"),
    ("units.toml", "count = 2", "count = 0", "count: is 0", "from 1 to 20"),
    ("units.toml", 'capital = "italia-2"', 'capital = "italia-9"', "capital: 'italia-9' is not known", "'italia-"),
    ("units.toml", 'id = "pa-excubitores"', 'id = "pa-x"', "unit: pa-excubitores is missing", 'id = "pa-excubitores"'),
    ("units.toml", 'people = "mauri"', 'people = "blemyes"', "unit: mauri has none", 'people = "mauri"'),
    ("units.toml", "front = [4, 3, 1]\nback = [2, 2, 1]", "front = [3, 3, 1]\nback = [2, 2, 1]",
     "no buccellarii of 4 PF", "UR-3.2.4-4"),
    ("units.toml", 'people = "persae"', 'people = "persae"\nbarbarian = true', "belongs to Roman units", "remove it"),
    ("peoples.toml", 'nationality = "iranian"', 'nationality = "persian"', "'persian' is not known", "did you mean"),
    ("peoples.toml", "major = true", 'major = "yes"', "major: is 'yes'", "write true or false"),
    ("peoples.toml", 'id = "picti"', 'id = "pictones"', "people: picti is missing", 'with id = "picti"'),
    ("peoples.toml", 'id = "picti"', 'id = "scoti"', "scoti stands here twice", "remove one"),
    ("stratagems.toml", 'side = "romanus"', 'side = "roman"', "side: 'roman' is not known", "'romanus'?"),
    ("stratagems.toml", 'phases = "E"', 'phases = "Z"', "phases: 'Z' is not known", "use one of"),
    ("stratagems.toml", "count = 2", "cnt = 2", "cnt: is not known here", "did you mean 'count'?"),
    ("stratagems.toml", 'id = "papa"', 'id = "pontifex"', "stratagem: papa is missing", "add a table"),
    ("stations.toml", '"hispaniae-3"]', '"galliae-3"]', "comitatenses: 'galliae-3' is not known", "'hispaniae-3'?"),
    ("stations.toml", ', "hispaniae-3"]', "]", "comitatenses: has 1 zones", "give 2: one for each of its units"),
    ("stations.toml", 'diocese = "asia"', 'diocese = "pontica"', "pontica stands here twice", "keep one table"),
    ("names.toml", 'fr = "Limitanei", ', "", "kind.limitanei.fr: is missing", "add fr ="),
]  # fmt: skip
"""The file, what stood there, what stands there now, the entry with its defect, and the cure."""


@pytest.mark.parametrize(("file", "old", "new", "defect", "cure"), SLIPS)
def test_a_slip_of_the_pen_is_told_with_its_cure(tmp_path, file, old, new, defect, cure):
    check_told(faults(tmp_path, (file, old, new)), file, defect, cure)


@pytest.mark.parametrize("file", FILES)
def test_every_entry_says_where_it_comes_from(tmp_path, file):
    text = sound()[file]
    mark = "provenance = {" if "provenance = {" in text else "[provenance]"
    found = faults(tmp_path, (file, mark, mark.replace("provenance", "source-of-it")))
    assert any("provenance: is missing; add provenance = { source" in line for line in found), found


def test_all_defects_of_all_files_are_told_at_once(tmp_path):
    for name, (old, new) in {
        "leaders.toml": ("entry = 405", "entry = 1"),
        "units.toml": ("count = 2", "count = 0"),
    }.items():
        (tmp_path / name).write_text(sound()[name].replace(old, new), encoding="utf-8")
    with pytest.raises(PositionError) as caught:
        load(DIOCESE_BY_ZONE, DIOCESE_IDS, tmp_path)
    entries = sum("entry: is 1;" in line for line in caught.value.defects)
    assert entries == 17  # the leaders of 405: 13 Romans and 4 kings
    assert any(line.startswith("units.toml: unit 1.count: is 0") for line in caught.value.defects)


def test_the_order_of_numbered_entries_is_kept(tmp_path):
    tables = sound()["peoples.toml"].split("[[people]]")
    tables[1], tables[2] = tables[2], tables[1]
    (tmp_path / "peoples.toml").write_text("[[people]]".join(tables), encoding="utf-8")
    with pytest.raises(PositionError, match="people: the entries are not in their order; keep the order persae"):
        load(DIOCESE_BY_ZONE, DIOCESE_IDS, tmp_path)


def test_a_pack_corrects_some_files(tmp_path):
    text = sound()["leaders.toml"]
    (tmp_path / "leaders.toml").write_text(text.replace("values = [4, 2, 1, 3]", "values = [5, 2, 1, 3]", 1), "utf-8")
    corrected = load(DIOCESE_BY_ZONE, DIOCESE_IDS, tmp_path)
    assert corrected.leaders[0].values == (5, 2, 1, 3)
    assert corrected.units == PRINTED.units


def test_the_environment_names_a_pack(tmp_path):
    check_pack_variable(lambda: packs.folder_of(PACK, FILES), PACK, tmp_path, FILES)


def test_ids_of_pieces_are_those_of_the_files():
    assert PIECE_IDS[: len(PRINTED.units)] == tuple(unit.id for unit in PRINTED.units)
    assert PIECE["pa-excubitores"] < UNITS <= PIECE["timasius"]
    assert printed.PEOPLE_IDS == PEOPLE_IDS
