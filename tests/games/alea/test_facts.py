"""The lists that the rules print: regions with their cities (AIE-3.1.1), Peoples (AIE-4.1), leaders (AIE-TC)."""

from __future__ import annotations

import pytest

from latrunculi.games.alea.components.chart import (
    CITIES,
    GARRISON,
    MAP,
    POINTS,
    PRINTED,
    REGION,
    REGION_IDS,
    REGION_ZONES,
    ZONE_IDS,
)
from latrunculi.games.alea.components.counters import (
    ENTRY_CAMP,
    ENTRY_YEAR,
    FACE,
    FINAL_YEAR,
    FOLLOWERS,
    LEADERS,
    NAVES,
    PEOPLE_LEADERS,
    PEOPLE_UNITS,
    PIECE,
    PIECE_IDS,
    UNITS,
)
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.peoples import HOMES, MAJORS, PEOPLE, PEOPLE_IDS, PEOPLE_REGION, PEOPLE_VALUE
from latrunculi.kernel.actions import members

rule = pytest.mark.rule

# ---------------------------------------------------------------- regions

REGIONS = {
    "AIE-3.1.1-2": ("italia", 4, 2, "roma etruria-Pisae picenum-Ancona campania-Neapolis apulia-Brundisium "
                                    "bruttium-Rhegium"),
    "AIE-3.1.1-3": ("gallia-cisalpina", 2, 1, "transpadana-Mediolanum cispadana-Ravenna venetia-Aquileia "
                                              "illyricum-Salonae"),
    "AIE-3.1.1-4": ("galliae", 3, 2, "provincia-Massilia volcae-Narbo aremorica-Burdigala aedui-Lugdunum "
                                     "remi-Durocortorum"),
    "AIE-3.1.1-5": ("hispaniae", 3, 2, "cessetania-Tarraco ilergetes-Ilerda contestania-Carthago_Nova "
                                       "turdetania-Corduba tartessis-Gades lusitania-Olisipo"),
    "AIE-3.1.1-6": ("sicilia", 1, 1, "syracusana-Messana lilybaetana-Lilybaeum sardinia-Caralis corsica-Aleria"),
    "AIE-3.1.1-7": ("africa", 2, 1, "zeugitana-Utica byzacium-Thapsus"),
    "AIE-3.1.1-8": ("macedonia", 3, 1, "epirus-Dyrrhachium emathia-Thessalonica ora-thracia-Philippi "
                                       "thessalia-Larisa achaia-Athenae acarnania-Actium creta-Gortyna"),
    "AIE-3.1.1-9": ("asia", 2, 1, "ionia-Ephesus mysia-Pergamum bithynia-Nicomedia pontus-Sinope caria-Rhodus"),
    "AIE-3.1.1-10": ("syria", 2, 2, "cilicia-Tarsus seleucis-Antiochia phoenice-Tyrus coele-syria-Damascus "
                                    "cyprus-Paphos"),
    "AIE-3.1.1-11": ("cyrenaica", 1, 0, "pentapolis-Cyrene"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("number", "region", "points", "garrison", "zones"),
    [pytest.param(i, *row, marks=rule(clause), id=row[0]) for i, (clause, row) in enumerate(REGIONS.items())],
)
def test_a_region(number: int, region: str, points: int, garrison: int, zones: str) -> None:
    assert REGION_IDS[number] == region
    assert (POINTS[number], GARRISON[number]) == (points, garrison)
    wanted: dict[str, str] = {}
    for word in zones.split():
        zone, _, city = word.rpartition("-") if word != "roma" else (word, "", "Roma")
        wanted[zone] = city.replace("_", " ")
    assert {ZONE_IDS[z] for z in members(REGION_ZONES[number])} == set(wanted)
    for z in members(REGION_ZONES[number]):
        assert CITIES >> z & 1
        assert wanted[ZONE_IDS[z]] in (*MAP.towns[z], MAP.ports[z], MAP.names[z]), ZONE_IDS[z]


# ---------------------------------------------------------------- Peoples: units, their values, region, leaders

MAJOR = {
    "AIE-4.1-3": ("parthi", "mesopotamia babylonia media", 6, (4, 2, 2), 0, "syria", 4, "pacorus-49-38 phraates-37-30"),
    "AIE-4.1-4": ("aegyptii", "aegyptus thebais", 4, (3, 1, 0), 2, "cyrenaica", 3,
                  "ptolemaeus-49-47 cleopatra-48-30"),
    "AIE-4.1-5": ("numidae", "numidia gaetulia", 4, (3, 2, 1), 0, "africa", 2, "iuba-49-46 arabio-44-40"),
    "AIE-4.1-6": ("daci", "daci moesi", 4, (4, 2, 0), 0, "macedonia", 3, "burebista-49-44 cotiso-36-30"),
    "AIE-4.1-7": ("pontici", "bosporus colchis", 3, (3, 2, 0), 0, "asia", 2, "pharnaces-49-47 asander-46-30"),
    "AIE-4.1-8": ("armenii", "armenia", 3, (3, 2, 1), 0, "syria", 2, "artavasdes-49-34 artaxes-33-30"),
}  # fmt: skip


def values(unit: int) -> tuple[int, int, int]:
    return KIT.strength[2 * unit], KIT.quality[2 * unit], KIT.skill[2 * unit]


@pytest.mark.parametrize(
    ("people", "homes", "units", "printed", "ships", "region", "value", "leaders"),
    [pytest.param(*row, marks=rule(clause, "AIE-4.1-1"), id=row[0]) for clause, row in MAJOR.items()],
)
def test_a_major_people(
    people: str,
    homes: str,
    units: int,
    printed: tuple[int, int, int],
    ships: int,
    region: str,
    value: int,
    leaders: str,
) -> None:
    p = PEOPLE[people]
    assert MAJORS >> p & 1
    assert {ZONE_IDS[z] for z in members(HOMES[p])} == set(homes.split())
    assert [values(u) for u in members(PEOPLE_UNITS[p] & ~NAVES)] == [printed] * units
    assert [values(u) for u in members(PEOPLE_UNITS[p] & NAVES)] == [(3, 1, 0)] * ships
    assert (REGION_IDS[PEOPLE_REGION[p]], PEOPLE_VALUE[p]) == (region, value)
    reigns = [
        f"{PIECE_IDS[who]}-{ENTRY_YEAR[who - UNITS]}-{FINAL_YEAR[who - UNITS]}" for who in members(PEOPLE_LEADERS[p])
    ]
    assert reigns == leaders.split()


MINOR = {
    "AIE-4.1-9": ("galliae", {"belgae": 2, "aquitani": 2, "britanni": 2, "suebi": 3}),
    "AIE-4.1-10": ("gallia-cisalpina", {"raeti": 2, "delmatae": 2, "pannonii": 2}),
}
MINOR_ELSEWHERE = {
    "AIE-4.1-11": {"hispaniae": {"cantabri": 2, "lusitani": 2}, "africa": {"mauri": 2},
                   "macedonia": {"thraces": 2, "bastarnae": 2}},
    "AIE-4.1-12": {"asia": {"galatae": 2, "cappadoces": 1}, "syria": {"iudaei": 2, "nabataei": 1}},
}  # fmt: skip
STRONGER = {"suebi": (4, 2, 0), "delmatae": (3, 2, 0)}
NATIONS = {
    "celtic": "belgae aquitani britanni raeti galatae", "germanic": "suebi bastarnae",
    "illyrian": "delmatae pannonii", "iberian": "cantabri lusitani", "african": "mauri numidae",
    "thracian": "thraces daci", "hellenistic": "cappadoces aegyptii pontici", "semitic": "iudaei nabataei",
    "iranian": "parthi armenii",
}  # fmt: skip


@pytest.mark.parametrize(
    ("region", "peoples"),
    [pytest.param(*row, marks=rule(clause)) for clause, row in MINOR.items()]
    + [pytest.param(r, p, marks=rule(clause)) for clause, rows in MINOR_ELSEWHERE.items() for r, p in rows.items()],
)
def test_minor_peoples_of_a_region(region: str, peoples: dict[str, int]) -> None:
    attached = {PEOPLE_IDS[p] for p, r in enumerate(PEOPLE_REGION) if r == REGION[region] and not MAJORS >> p & 1}
    assert attached == set(peoples)
    for name, units in peoples.items():
        p = PEOPLE[name]
        assert [values(u) for u in members(PEOPLE_UNITS[p])] == [STRONGER.get(name, (3, 1, 0))] * units
        assert HOMES[p].bit_count() == 1
        assert not PEOPLE_LEADERS[p]


@rule("AIE-1.1-1", "AIE-4.1-2")
def test_nationalities() -> None:
    found: dict[str, set[str]] = {}
    for people in PRINTED.peoples:
        found.setdefault(people.nationality, set()).add(people.id)
    assert found == {nation: set(names.split()) for nation, names in NATIONS.items()}


# ---------------------------------------------------------------- leaders: CC/SV/TB/PC, sides, camp and year of entry

LEADERS_OF = {
    "AIE-TC-2": "caesar 8535 C 49,m-antonius 7424 CR 49,curio 4212 C 49,dolabella 4202 CR 49,vatinius 3211 C 49,"
                "trebonius 4212 CR 49,d-brutus 4212 CR 49,"
                "domitius-calvinus 4201 C 49,fufius-calenus 3201 C 49,lepidus 4203 CR 49,plancus 4202 CR 49,"
                "pollio 4212 CR 49",
    "AIE-TC-3": "pompeius 8424 R 49,labienus 5321 R 49,afranius 5211 R 49,petreius 4211 R 49,varro 3101 R 49,"
                "l-domitius 4202 R 49,metellus-scipio 5203 R 49,cato 3203 R 49,bibulus 4211 R 49,varus 3201 R 49,"
                "c-cassius 5313 CR 49",
    "AIE-TC-4": "cn-pompeius 4212 R 48,sex-pompeius 5313 R 45,murcus 3211 R 44,cn-ahenobarbus 4212 CR 44,"
                "cornificius 3211 R 44,tillius-cimber 3101 R 44,q-labienus 4311 R 41,menodorus 3210 CR 39",
    "AIE-TC-5": "gabinius 4211 C 48,octavianus 6305 CR 44,salvidienus 4211 C 44,"
                "hirtius 4211 CR 43,pansa 4201 CR 43,norbanus 3211 C 42,"
                "agrippa 7322 C 41,statilius-taurus 5211 C 38",
    "AIE-TC-6": "m-brutus 5314 CR 44",
    "AIE-TC-7": "ventidius 5321 CR 43,canidius 4211 CR 43,l-antonius 4202 CR 41,sosius 4211 CR 39,scarpus 3101 CR 33",
}  # fmt: skip
FOREIGN = (
    "pacorus 632,phraates 521,ptolemaeus 310,cleopatra 330,iuba 421,arabio 321,burebista 631,cotiso 420,"
    "pharnaces 421,asander 320,artavasdes 321,artaxes 321"
)
CAMP_OF = {"AIE-TC-2": 0, "AIE-TC-3": 1, "AIE-TC-4": 1, "AIE-TC-5": 0, "AIE-TC-6": 1, "AIE-TC-7": 0}


def marks(leader: str) -> tuple[str, str]:
    """The values and the sides of a counter."""
    i = PIECE[leader] - UNITS
    printed = f"{KIT.command[i]}{KIT.strategy[i]}{KIT.bonus[i]}{KIT.politics[i]}"
    return printed, "".join(side for camp, side in enumerate("CR") if FACE[camp] >> PIECE[leader] & 1)


@pytest.mark.parametrize("clause", [pytest.param(clause, marks=rule(clause)) for clause in LEADERS_OF])
def test_leaders_of_the_entry_table(clause: str) -> None:
    for row in LEADERS_OF[clause].split(","):
        name, printed, sides, year = row.split()
        assert marks(name) == (printed, sides), name
        assert ENTRY_YEAR[PIECE[name] - UNITS] == int(year), name
        assert ENTRY_CAMP[PIECE[name] - UNITS] == CAMP_OF[clause], name


@rule("AIE-TC-7")
def test_the_men_of_antonius() -> None:
    named = {row.split()[0] for row in LEADERS_OF["AIE-TC-7"].split(",")}
    assert {PIECE_IDS[who] for who in members(FOLLOWERS)} == named


@rule("AIE-TC-8", "AIE-1.2-1")
def test_leaders_of_peoples() -> None:
    for row in FOREIGN.split(","):
        name, printed = row.split()
        assert marks(name) == (f"{printed}0", ""), name
    roman = sum(len(rows.split(",")) for rows in LEADERS_OF.values())
    assert roman + len(FOREIGN.split(",")) == LEADERS
