"""The map of *Invasions* against what the rulebook says of it: its list of provinces, and its examples on the map.

The map itself is lost; what the examples of XVIII to XXV say of neighbours, borders, coasts and distances is all that
is known of it, and every such statement is held here.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from latrunculi.atlas.topology import bits
from latrunculi.games.invasions.components import chart, gazetteer
from latrunculi.games.invasions.components.chart import PROVINCE, REGION, SEA
from latrunculi.kernel.position import PositionError

ADJACENT = [
    ("osroene", "amida"),
    ("coele-syria", "amida"),
    ("amida", "euphrates"),
    ("euphrates", "babylonia"),
    ("adiabene", "akkad"),
    ("arvernia", "septimania"),
    ("pontus", "armenia-minor"),
    ("moesia-inferior", "dardania"),
    ("dardania", "macedonia"),
    ("bythinia", "cappadocia"),
    ("thracia", "moesia-inferior"),
]
BORDERS = [
    ("thracia", "bythinia", "strait", ""),
    ("pontus", "armenia-minor", "ridge", ""),
    ("agri-decumates", "lotharingia", "river", "rhenus"),
    ("valachia", "moesia-inferior", "river", "danuvius"),
]
BORDERS_NOT = [
    ("thracia", "moesia-inferior", ("ridge", "strait")),
    ("cappadocia", "bythinia", ("ridge", "strait")),
    ("moesia-inferior", "dardania", ("ridge", "river", "strait")),
    ("amida", "assyria", ("river", "strait")),
]
DISTANCE = [
    ("cappadocia", "moesia-inferior", 3),
    ("thracia", "achaia", 3),
    ("thracia", "illyricum", 3),
    ("thracia", "dalmatia", 3),
    ("thracia", "savus", 3),
    ("thracia", "tisia", 3),
    ("thracia", "dacia", 3),
    ("thracia", "hypanis", 3),
    ("thracia", "pontus", 3),
    ("thracia", "melitene", 3),
    ("thracia", "cilicia", 3),
    ("assyria", "akkad", 3),
]
DISTANCE_MIN = [
    ("thracia", "pannonia", 4),
    ("thracia", "istria", 4),
    ("thracia", "hunnia", 4),
    ("thracia", "carpathia", 4),
    ("thracia", "ucraina", 4),
    ("thracia", "armenia-minor", 4),
    ("thracia", "coele-syria", 4),
    ("thracia", "lycia", 4),
]
DISTANCE_MAX = [
    ("thracia", "moesia-inferior", 2),
    ("dardania", "thracia", 3),
    ("treveria", "neustria", 4),
    ("valachia", "dardania", 2),
]
COAST = [
    ("septimania", "sinus-gallicus"),
    ("utica", "mare-mauretanicum"),
    ("cartaginensis", "mare-mauretanicum"),
    ("caesarea", "mare-mauretanicum"),
    ("achaia", "mare-aegeum"),
]

KINDS = {"border": chart.BORDER, "river": chart.RIVER, "ridge": chart.RIDGE, "strait": chart.STRAIT}
rule = pytest.mark.rule


def border(one: str, other: str) -> int:
    return chart.border(PROVINCE[one], PROVINCE[other])


def steps(one: str, other: str) -> int:
    return chart.DISTANCE[PROVINCE[one]][PROVINCE[other]]


def named(mask: int) -> set[str]:
    return {chart.PROVINCE_IDS[p] for p in bits(mask)}


# ---------------------------------------------------------------- the examples


@pytest.mark.parametrize(("one", "other"), ADJACENT)
def test_provinces_that_examples_call_adjacent(one: str, other: str) -> None:
    assert border(one, other) != chart.NONE


@rule("INV-XXXIII.D-1")
@pytest.mark.parametrize(("one", "other", "kind", "name"), BORDERS)
def test_borders_that_examples_cross(one: str, other: str, kind: str, name: str) -> None:
    assert border(one, other) == KINDS[kind]
    if kind == "river":
        assert chart.RIVER_IDS[chart.river_between(PROVINCE[one], PROVINCE[other])] == name


@pytest.mark.parametrize(("one", "other", "kinds"), BORDERS_NOT)
def test_borders_that_hinder_nobody_in_the_examples(one: str, other: str, kinds: tuple[str, ...]) -> None:
    assert border(one, other) not in [chart.NONE, *(KINDS[kind] for kind in kinds)]


def test_the_bosporus_is_closed_from_the_propontis() -> None:
    assert chart.strait_sea(PROVINCE["thracia"], PROVINCE["bythinia"]) == SEA["propontis"]
    assert chart.strait_sea(PROVINCE["thracia"], PROVINCE["macedonia"]) == chart.NONE


@pytest.mark.parametrize(("one", "other", "count"), DISTANCE)
def test_distances_of_the_examples(one: str, other: str, count: int) -> None:
    assert steps(one, other) == steps(other, one) == count


@pytest.mark.parametrize(("one", "other", "count"), DISTANCE_MIN)
def test_provinces_out_of_reach_in_the_examples(one: str, other: str, count: int) -> None:
    assert steps(one, other) >= count


@pytest.mark.parametrize(("one", "other", "count"), DISTANCE_MAX)
def test_provinces_within_reach_in_the_examples(one: str, other: str, count: int) -> None:
    assert steps(one, other) <= count


def test_the_way_of_the_interception_of_thracia() -> None:
    way = ["cappadocia", "bythinia", "thracia", "moesia-inferior"]
    assert [border(a, b) for a, b in zip(way, way[1:], strict=False)] == [chart.BORDER, chart.STRAIT, chart.BORDER]


def test_mesopotamia_is_entered_by_adiabene() -> None:
    outside = chart.NEAR[PROVINCE["adiabene"]] & ~chart.LANDS[REGION["mesopotamia"]]
    assert outside


@pytest.mark.parametrize(("province", "sea"), COAST)
def test_coasts_of_the_examples(province: str, sea: str) -> None:
    assert chart.COAST[PROVINCE[province]] >> SEA[sea] & 1
    assert chart.SHORES[SEA[sea]] >> PROVINCE[province] & 1


def test_tingis_lies_on_the_gulf_of_gades() -> None:
    tingitania = PROVINCE["tingitania"]
    assert chart.PORT[tingitania] == SEA["sinus-gaditanus"]
    assert not chart.COAST[tingitania] >> SEA["mare-mauretanicum"] & 1


@rule("INV-XXV.E-6")
def test_coasts_of_a_sea() -> None:
    west = SEA["mare-mauretanicum"]
    caesarea = chart.coast_of(west, PROVINCE["caesarea"])
    assert {"caesarea", "saldae", "utica"} <= named(caesarea)
    assert not caesarea >> PROVINCE["cartaginensis"] & 1
    assert len(chart.COASTS[west]) == 4
    assert len(chart.COASTS[SEA["pontus-euxinus"]]) == 1
    assert chart.coast_of(west, PROVINCE["thracia"]) == 0
    for sea in range(chart.SEAS):
        assert sum(chart.COASTS[sea]) == chart.SHORES[sea]


def test_the_seas_of_the_gauls_and_the_moors_are_adjacent() -> None:
    assert chart.SEA_NEAR[SEA["sinus-gallicus"]] >> SEA["mare-mauretanicum"] & 1
    assert chart.SEA_NEAR[SEA["mare-caspium"]] == 0


def test_islands() -> None:
    assert named(chart.ISLANDS) == {
        "gothlandia", "balearica", "creta", "cyclades", "corsica", "sardinia", "sicilia", "cyprus", "selandia",
    }  # fmt: skip
    assert all(chart.BY_LAND[island] == 0 for island in bits(chart.ISLANDS))


# ---------------------------------------------------------------- the list (XXXIII)


@rule("INV-XXXIII-1")
def test_as_many_as_printed() -> None:
    assert (chart.PROVINCES, chart.SEAS, chart.RIVERS, chart.REGIONS) == (215, 21, 34, 26)
    assert len(set(chart.PROVINCE_IDS) | set(chart.SEA_IDS)) == 236
    assert chart.CIVIL_REGIONS.bit_count() == 15


@rule("INV-XIV.D-4")
@rule("INV-XXXIII.B-1", "INV-XXXIII.C-1")
def test_printed_incomes_are_the_sums_of_their_provinces() -> None:
    for region in range(chart.REGIONS):
        inside = bits(chart.LANDS[region])
        assert sum(chart.INCOME[p] for p in inside) == 2 * chart.KINGDOM_INCOME[region], chart.REGION_IDS[region]
        assert sum(max(chart.LEVEL[p], 0) for p in inside) + 2 == chart.EMPIRE_INCOME[region]
    printed = {"italia": 12, "graecia": 9, "hispania": 5, "caucasus": 4, "sarmatia": 3}
    assert {name: chart.EMPIRE_INCOME[REGION[name]] for name in printed} == printed


@rule("INV-XXXIII.C-3", "INV-XXXIII.C-4")
def test_kushania_has_no_region_and_persis_a_bonus() -> None:
    assert [p for p in range(chart.PROVINCES) if chart.REGION_OF[p] == chart.NONE] == [PROVINCE["kushania"]]
    assert [(chart.REGION_IDS[r], b) for r, b in enumerate(chart.REGION_BONUS) if b] == [("persis", 2)]
    assert chart.BARBARIAN_LAND | chart.CIVIL_LAND | 1 << PROVINCE["kushania"] == chart.ALL
    assert not chart.BARBARIAN_LAND & chart.CIVIL_LAND


@rule("INV-XXXIII.B-2")
def test_terrains_levels_and_incomes() -> None:
    terrain = {"moesia-inferior": chart.MOUNTAIN, "dardania": chart.MOUNTAIN, "armenia-minor": chart.MOUNTAIN,
               "lotharingia": chart.FOREST, "assyria": chart.STEPPE, "africa": chart.CLEAR, "umbria": chart.MARSH,
               "sinai": chart.DESERT}  # fmt: skip
    assert {name: chart.TERRAIN[PROVINCE[name]] for name in terrain} == terrain
    levels = {
        "lotharingia": 0,
        "thracia": 3,
        "latium": 3,
        "treveria": 2,
        "amida": 1,
        "moesia-superior": 1,
        "pripet": -1,
    }
    assert {name: chart.LEVEL[PROVINCE[name]] for name in levels} == levels
    incomes = {"chaldea": 4, "susiana": 2, "hyrkania": 1, "delta": 6, "pripet": 0}
    assert {name: chart.INCOME[PROVINCE[name]] for name in incomes} == incomes


@rule("INV-XXIII.B-5", "INV-XXIII.B-6")
def test_walls() -> None:
    strong = {"thracia": 3, "umbria": 3, "chaldea": 3, "latium": 1}
    for province in range(chart.PROVINCES):
        name = chart.PROVINCE_IDS[province]
        fortified = bool(chart.FORTIFIED >> province & 1)
        assert chart.wall(province, 1) == (strong.get(name, 2) if fortified else 0), name
    assert chart.FORTIFIED.bit_count() == 17
    assert [chart.wall(PROVINCE["thracia"], turn) for turn in (3, 4, 9)] == [3, 4, 4]


@rule("INV-XXXIII.B-3")
def test_ports_lie_on_a_sea_of_their_province_and_have_a_site() -> None:
    for province in bits(chart.PORTS):
        assert chart.COAST[province] >> chart.PORT[province] & 1
        assert chart.LEVEL[province] >= 0
    assert named(chart.PORTS & chart.SHORES[SEA["propontis"]]) == {"thracia"}
    assert chart.MONOPOLY[SEA["mare-aegeum"]] == 3


@rule("INV-X.D-1", "INV-XXXIII.C-7", "INV-XXXIII.C-8")
def test_caravans_and_granaries() -> None:
    assert named(chart.CARAVANS) == {"aegyptus", "rhagae", "siraces", "tripolitania"}
    assert sorted({chart.CARAVAN[face] for face in range(1, 11)}) == sorted(bits(chart.CARAVANS))
    assert named(chart.GRANARIES) == {
        "novogardia", "delta", "nilus", "africa", "aquitania", "neustria", "thracia", "hispalensis", "cisalpine",
        "chaldea",
    }  # fmt: skip


@rule("INV-XVIII.K-1", "INV-XVIII.K-2", "INV-XVIII.K-3")
def test_closed_land() -> None:
    closed = chart.LANDS[chart.SCYTHIA] | chart.LANDS[chart.MAURETANIA] | 1 << chart.ARABIA_DESERTA
    assert closed == chart.CLOSED
    assert chart.CLOSED.bit_count() == 6 + 7 + 1


def test_limes() -> None:
    assert chart.LIMES >> PROVINCE["lotharingia"] & 1
    assert not chart.LIMES >> PROVINCE["moesia-inferior"] & 1
    for region in ("britannia", "hispania", "africa"):
        assert chart.LIMES & chart.LANDS[REGION[region]], region
    assert chart.LIMES & (chart.LANDS[REGION["gallia-septentrionalis"]] | chart.LANDS[REGION["gallia-meridionalis"]])
    assert [p for p in range(chart.PROVINCES) if chart.LIMES_HALF[p] != chart.NONE] == bits(chart.LIMES)


def test_heresies_and_seats() -> None:
    assert {chart.REGION_IDS[r] for r in bits(chart.LASTING_HERESIES)} == {"oriens", "aegyptus"}
    assert chart.SEAT["byzantins"] == PROVINCE["thracia"]
    assert chart.SEAT["perses"] == PROVINCE["chaldea"]
    assert {"romains", "byzantins", "perses"} <= set(chart.SEATED_AT_START)


@rule("INV-XXXIII.D-1")
def test_each_river_runs_between_regions_of_its_basin() -> None:
    touched = [0] * chart.RIVERS
    for one in range(chart.PROVINCES):
        for other in bits(chart.OVER_RIVER[one]):
            river = chart.river_between(one, other)
            touched[river] |= 1 << chart.REGION_OF[one] | 1 << chart.REGION_OF[other]
    assert tuple(touched) == chart.BASIN


def test_all_provinces_hang_together_by_land_strait_or_sea() -> None:
    reached = 1
    while True:
        grown = reached
        for province in bits(reached):
            grown |= chart.NEAR[province]
            for sea in bits(chart.COAST[province]):
                grown |= chart.SHORES[sea]
        if grown == reached:
            break
        reached = grown
    assert reached == chart.ALL
    for province in range(chart.PROVINCES):
        assert chart.NEAR[province].bit_count() <= 9


# ---------------------------------------------------------------- the drawing


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((gazetteer.FOLDER / "data" / "geometry.json").read_text(encoding="utf-8"))
    return found


def test_what_is_drawn_is_what_is_listed(drawn: dict[str, Any]) -> None:
    assert set(drawn["areas"]) == set(chart.PROVINCE_IDS)
    assert set(drawn["zones"]) == set(chart.SEA_IDS)
    pairs = {frozenset((b["a"], b["b"])) for b in drawn["borders"] + drawn["straits"]}
    listed = {frozenset((chart.PROVINCE_IDS[a], chart.PROVINCE_IDS[b])) for a, b, _ in chart.MAP.borders}
    assert pairs == listed
    for province, name in enumerate(chart.PROVINCE_IDS):
        assert (drawn["areas"][name]["site"] is not None) == bool(chart.SITES >> province & 1)


# ---------------------------------------------------------------- a defective file


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('terrain = "desert"', 'terrain = "sand"', "province arabia-deserta.terrain"),
        ("income = 0\n", "income = 0.3\n", "province arabia-deserta.income: is no income; write whole or half gold"),
        ("wall = 2\n", "", "goes with fortified; give both, or neither"),
        ("caravan = [1, 2]", "caravan = [0, 2]", "has a number that no ten-sided die shows"),
        ('port_sea = "sinus-persicus"', 'port_sea = "mare-rubrum"', "is none of its seas; add it to seas"),
    ],
)
def test_a_defect_is_named_with_file_entry_and_cure(tmp_path: Any, old: str, new: str, message: str) -> None:
    text = (gazetteer.FOLDER / "data" / "map.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "map.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PositionError, match=r"map\.toml") as caught:
        gazetteer.load(tmp_path)
    assert message in str(caught.value)


@rule("INV-XXXIII.C-2")
def test_cyclades_and_balearica_have_no_sea_of_their_own() -> None:
    for name, seas in (("cyclades", {"mare-aegeum"}), ("balearica", {"mare-mauretanicum", "sinus-gallicus"})):
        assert {chart.SEA_IDS[sea] for sea in bits(chart.COAST[PROVINCE[name]])} == seas
        assert not chart.NEAR[PROVINCE[name]]
        for sea in bits(chart.COAST[PROVINCE[name]]):
            assert chart.SHORES[sea] & ~(1 << PROVINCE[name]), "other coasts lie on it"


@rule("INV-XXXIII.C-5", "INV-XXXIII.C-6")
def test_nothing_of_the_extension_is_on_the_map() -> None:
    names = {*chart.PROVINCE_IDS, *chart.SEA_IDS, *chart.REGION_IDS}
    assert not names & {"asia-centralis", "india", "india-meridionalis", "india-septentrionalis", "oxia", "mazania"}
    assert sum(chart.REGION_BONUS) == 2, "Persia Orientalis alone: of India no bonus comes in"
    assert chart.REGION_BONUS[REGION["persis"]] == 2
