"""OP 0.2, 5.1, 5.2, 6.1 and 9.2: the map against what its rules say of it, and how its file is checked."""

from __future__ import annotations

import json
import math
from itertools import combinations
from pathlib import Path

import pytest

from latrunculi.games.optimus.components import chart
from latrunculi.games.optimus.components.chart import (
    BANK,
    BOX_CONTREES,
    BOX_NEAR,
    CHART,
    CONTREE,
    CONTREE_OF,
    CONTREE_REGIONS,
    CONTREES,
    DANUVIUS,
    DRY,
    FACING,
    LINK_ENDS,
    LINK_WATER,
    LINKS,
    NEAR,
    NONE,
    PATH,
    PLACE,
    REGION,
    REGION_IDS,
    REGIONS,
    RHENUS,
    RIVER,
    ROAD,
    SOUTH,
    STREAM,
    TRADE,
    WEST,
    bridges,
    era,
    link_between,
    link_kinds,
)
from latrunculi.games.optimus.components.counters import COMPONENTS
from latrunculi.games.optimus.components.printed.files import FOLDER, MAP
from latrunculi.games.optimus.components.printed.land import load_map
from latrunculi.kernel.actions import members
from tests.slips import check_told, defects, slipped

rule = pytest.mark.rule
YEARS = (85, 88, 92, 101, 105, 107, 117, 170, 175)
DRAWN = json.loads((FOLDER / "data" / "geometry.json").read_text(encoding="utf-8"))


def link(one: str, other: str) -> int:
    found = link_between(CONTREE[one], CONTREE[other])
    assert found != NONE
    return found


# ---------------------------------------------------------------- contrées and regions (0.2)


@rule("OP-0.2-1")
def test_the_map_shows_germania_sarmatia_dacia_and_both_frontiers():
    owners = {contree.owner for contree in CHART.contrees}
    assert owners == {"roman", "german", "sarmatian", "dacian"}
    assert {river for river in RIVER if river} == {RHENUS, DANUVIUS}
    assert LINK_WATER[link("germania-superior", "taunus")] == RHENUS
    assert LINK_WATER[link("moesia-superior", "dacia-occidentalis")] == DANUVIUS


@rule("OP-0.2-2")
def test_rome_africa_and_spain_are_boxes_joined_to_the_map():
    assert {"roma", "africa", "hispania"} <= set(chart.BOX_IDS)
    reached, waiting = 0, {PLACE["roma"]}
    entered = 0
    while waiting:
        box = waiting.pop()
        reached |= 1 << box
        entered |= BOX_CONTREES[box - REGIONS]
        waiting |= set(members(BOX_NEAR[box - REGIONS] & ~reached))
    assert reached == sum(1 << box for box in range(REGIONS, chart.PLACES))
    assert entered
    for contree in members(entered):
        assert CHART.contrees[contree].owner == "roman"


@rule("OP-0.2-3")
def test_every_region_is_of_one_contree():
    for contree in range(CONTREES):
        assert CONTREE_REGIONS[contree]
        assert all(CONTREE_OF[region] == contree for region in members(CONTREE_REGIONS[contree]))
    assert sum(CONTREE_REGIONS) == (1 << REGIONS) - 1
    assert any(mask.bit_count() == 1 for mask in CONTREE_REGIONS)


@rule("OP-0.2-4", "OP-9.2.1-1", "OP-9.2.2-1", "OP-0.2-6", "OP-9.10-2")
@pytest.mark.parametrize("year", YEARS)
def test_regions_are_inhabited_with_vd_and_vg_or_rural(year):
    now = era(year)
    for region in range(REGIONS):
        if now.kind[region] < chart.PLAIN:
            assert now.inhabited >> region & 1
            assert 0 <= now.vd[region] <= 3
            assert 6 <= now.vg[region] <= 16
        else:
            assert not now.inhabited >> region & 1
            assert now.vd[region] == now.vg[region] == 0
        assert (now.owner[region] == chart.ROMAN) == bool(now.empire >> region & 1)
        if now.owner[region] in (chart.GERMAN, chart.SARMATIAN) and now.inhabited >> region & 1:
            assert now.kind[region] == chart.TRIBAL
        if now.owner[region] == chart.DACIAN and now.inhabited >> region & 1:
            assert now.kind[region] in (chart.CITY, chart.VILLAGE)
    assert set(now.kind) == set(range(8))
    assert any(now.vg[region] > 10 for region in members(now.inhabited))


@rule("OP-0.2-5")
def test_date_squares_change_whose_a_region_is():
    drobeta, sarmizegetusa, apulum = REGION["drobeta"], REGION["sarmizegetusa"], REGION["apulum"]
    assert [era(year).owner[drobeta] for year in (102, 103)] == [chart.DACIAN, chart.ROMAN]
    assert [era(year).owner[sarmizegetusa] for year in (106, 107)] == [chart.DACIAN, chart.ROMAN]
    assert [era(year).kind[drobeta] for year in (102, 103, 120)] == [chart.PLAIN, chart.GARRISON, chart.CITY]
    assert [era(year).vg[apulum] for year in (106, 107)] == [9, 13]
    assert not era(119).ports >> drobeta & 1
    assert era(120).ports >> drobeta & 1


def test_the_two_places_of_the_examples():
    """A place of VD 3 and VG 16 that is not Dacian (9.3), a barbarian one of VD 3 and VG 6 (9.5)."""
    early = era(85)
    found = {(early.vd[r], early.vg[r], early.owner[r] == chart.ROMAN) for r in members(early.inhabited)}
    assert (3, 16, True) in found
    assert (3, 6, False) in found


def test_whose_a_region_is_agrees_with_its_nation():
    nations = {people.id: people.nation for people in COMPONENTS.peoples}
    for region in CHART.regions:
        for _, face in region.faces:
            if face.owner != "roman":
                assert nations[region.people] == face.owner, region.id


# ---------------------------------------------------------------- banks, links and boxes (0.2, 5.2, 6.1)


def test_links_join_two_contrees_and_all_are_reached():
    for a, b in LINK_ENDS:
        assert a != b
        assert NEAR[a] >> b & 1
        assert NEAR[b] >> a & 1
    assert len({frozenset(ends) for ends in LINK_ENDS}) == LINKS
    reached, waiting = 0, {0}
    while waiting:
        contree = waiting.pop()
        reached |= 1 << contree
        waiting |= set(members(NEAR[contree] & ~reached))
    assert reached == (1 << CONTREES) - 1


def test_a_link_crosses_a_great_river_where_its_ends_lie_on_two_banks():
    for number, (a, b) in enumerate(LINK_ENDS):
        over_danube = (BANK[a] == SOUTH) != (BANK[b] == SOUTH) and WEST not in (BANK[a], BANK[b])
        over_rhine = (BANK[a] == WEST) != (BANK[b] == WEST) and SOUTH not in (BANK[a], BANK[b])
        assert (LINK_WATER[number] == DANUVIUS) == over_danube, CHART.links[number].ends
        assert (LINK_WATER[number] == RHENUS) == over_rhine, CHART.links[number].ends
    assert LINK_WATER[link("moesia-superior", "dardania")] == DRY
    assert LINK_WATER[link("alutus-superior", "alutus-medius")] == STREAM


def test_kinds_of_links_and_bridges_by_year():
    kinds = {kind for year in (85, 175) for kind in link_kinds(year)}
    assert kinds == {ROAD, TRADE, PATH}
    iron_gates = link("timacus", "rhabon")
    assert [bridges(year) >> iron_gates & 1 for year in (104, 105, 119, 120)] == [0, 1, 1, 0]
    assert [link_kinds(year)[iron_gates] for year in (102, 103)] == [TRADE, ROAD]
    for number in range(LINKS):
        if bridges(175) >> number & 1:
            assert LINK_WATER[number] != DRY


def test_a_bridge_of_boats_leads_to_a_region_of_the_other_bank():
    for region in range(REGIONS):
        assert (FACING[region] == NONE) == (RIVER[region] == DRY)
        if FACING[region] != NONE:
            other = FACING[region]
            assert RIVER[other] == RIVER[region]
            assert BANK[CONTREE_OF[other]] != BANK[CONTREE_OF[region]]
            assert NEAR[CONTREE_OF[region]] >> CONTREE_OF[other] & 1


@pytest.mark.parametrize("year", YEARS)
def test_ports_lie_on_great_rivers_and_some_are_one_contree_apart(year):
    ports = members(era(year).ports)
    for port in ports:
        assert RIVER[port] != DRY
        assert era(year).kind[port] == chart.CITY
    chain = [CONTREE_OF[REGION[name]] for name in ("viminacium", "ratiaria", "oescus", "durostorum", "noviodunum")]
    assert all(NEAR[one] >> other & 1 for one, other in zip(chain, chain[1:], strict=False))


def test_a_fleet_can_sail_the_danube_from_carnuntum_to_noviodunum():
    sailed, waiting = 0, {REGION["carnuntum"]}
    while waiting:
        region = waiting.pop()
        sailed |= 1 << region
        for other in range(REGIONS):
            near = CONTREE_OF[other] == CONTREE_OF[region] or NEAR[CONTREE_OF[region]] >> CONTREE_OF[other] & 1
            if near and RIVER[other] == DANUVIUS and era(85).kind[other] != chart.MOUNTAIN and not sailed >> other & 1:
                waiting.add(other)
    assert all(sailed >> REGION[name] & 1 for name in ("aquincum", "singidunum", "oescus", "noviodunum"))


# ---------------------------------------------------------------- the arrival table (5.1)


def test_the_outermost_regions_of_a_contree():
    """Moesia Superior: Singidunum 44.82 N 20.45 E, Viminacium 44.73 N 21.22 E, Horreum Margi 43.93 N 21.37 E."""
    moesia = CONTREE["moesia-superior"]
    assert chart.NORTHERNMOST[moesia] == chart.WESTERNMOST[moesia] == REGION["singidunum"]
    assert chart.EASTERNMOST[moesia] == chart.SOUTHERNMOST[moesia] == REGION["horreum-margi"]


def test_two_regions_that_lie_equally_far_leave_the_choice_to_the_enemy():
    moesia = CONTREE["moesia-superior"]
    lie = [0] * REGIONS
    assert chart._extreme(moesia, 1, lie) == NONE
    lie[REGION["viminacium"]] = 1
    assert chart._extreme(moesia, 1, lie) == REGION["viminacium"]
    assert chart._extreme(moesia, -1, lie) == NONE


def test_the_drawing_says_the_same_of_the_outermost_regions():
    spots = [DRAWN["areas"][name]["site"] for name in REGION_IDS]
    for contree in range(CONTREES):
        inside = members(CONTREE_REGIONS[contree])
        assert min(inside, key=lambda r: spots[r][1]) == chart.NORTHERNMOST[contree]
        assert max(inside, key=lambda r: spots[r][0]) == chart.EASTERNMOST[contree]
        assert max(inside, key=lambda r: spots[r][1]) == chart.SOUTHERNMOST[contree]
        assert min(inside, key=lambda r: spots[r][0]) == chart.WESTERNMOST[contree]


# ---------------------------------------------------------------- the drawing


def test_everything_is_drawn_once_and_no_circles_touch():
    assert set(DRAWN["areas"]) == set(REGION_IDS)
    assert set(DRAWN["dioceses"]) == set(chart.CONTREE_IDS)
    assert set(DRAWN["boxes"]) == set(chart.BOX_IDS)
    assert [(drawn["a"], drawn["b"]) for drawn in DRAWN["links"]] == [each.ends for each in CHART.links]
    for one, other in combinations(DRAWN["areas"].values(), 2):
        assert math.dist(one["site"], other["site"]) > 2 * DRAWN["radius"]


# ---------------------------------------------------------------- the file


def told_of(tmp_path: Path, *slips: tuple[str, str]) -> list[str]:
    """What the reader says of the map with some slips of the pen."""
    (tmp_path / "data").mkdir()
    text = slipped((FOLDER / "data" / MAP).read_text(encoding="utf-8"), *slips)
    (tmp_path / "data" / MAP).write_text(text, encoding="utf-8")
    return defects(lambda: load_map(tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "defect", "cure"),
    [
        ('bank = "west"', 'bank = "left"', "contree germania-inferior.bank: 'left' is not known", "use one of"),
        ("vg = 16", "vg = 17", "region viminacium.vg: is 17", "from 6 to 16"),
        ('kind = "tribal"', 'kind = "tribe"', "region frisii.kind: 'tribe'", "did you mean 'tribal'?"),
        ('facing = "arcidava"\n', "", "region viminacium.facing: and river", "name the region opposite"),
        ('facing = "arcidava"', 'facing = "ratiaria"', "viminacium.facing: ratiaria is not opposite", "other bank"),
        ('contree = "germania-inferior"', 'contree = "raetia"', "named by regions apart", "stand together"),
        ("at = [21.22, 44.73]", "at = [44.73]", "region viminacium.at: is no place", "[longitude, latitude]"),
        ("{ year = 124,", "{ year = 100,", "dated 100.year: is 100, not after 107", "let the years rise"),
        ('between = ["germania-inferior", ', 'between = ["roma", ', "'roma' is not known", "use one of"),
        ("bridge_to = 119", "bridge_until = 119", "bridge_until: is not known here", "did you mean 'bridge_to'?"),
        ('to = ["gallia"]', 'to = ["roma"]', "box roma.to: does not name britannia", "let both name each other"),
        ('kind = "marsh"\n', 'kind = "marsh"\nvd = 1\n', "pelso.vd: belongs to inhabited", "remove it"),
        ('peoples = ["chatti"]\n', "", "contree taunus.peoples: is missing", "name whose land it is"),
    ],
)  # fmt: skip
def test_a_defect_of_the_map_is_told_with_its_cure(tmp_path, old, new, defect, cure):
    check_told(told_of(tmp_path, (old, new)), MAP, defect, cure)


def test_all_defects_of_the_map_are_told_at_once(tmp_path):
    told = told_of(tmp_path, ('bank = "west"', 'bank = "left"'), ("vg = 16", "vg = 17"), ("vd = 3", "vd = 4"))
    assert len(told) == 3


def test_every_entry_of_the_map_says_where_it_comes_from(tmp_path):
    why = 'provenance = { source = "reconstructed", why = "the lower Rhine, right bank excluded" }\n'
    check_told(told_of(tmp_path, (why, "")), MAP, "contree germania-inferior.provenance: is missing", "add provenance")
