"""Control of zones, of Roma and of the regions (AIE-3.1, AIE-3.7.3, AIE-2.F.4)."""

import pytest

from latrunculi.games.alea.components.chart import (
    CITIES,
    GARRISON,
    MAP,
    POINTS,
    PORTS,
    REGION,
    REGION_IDS,
    REGION_ZONES,
    REPUBLIC,
    ROMA,
    ZONE,
    ZONE_IDS,
)
from latrunculi.games.alea.components.counters import PIECE
from latrunculi.games.alea.rules.regions import Control, belonging, check_regions, judge, judge_roma
from latrunculi.games.alea.rules.scenarios import SCENARIO_IDS, SCENARIOS
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.kernel.actions import members
from latrunculi.kernel.registry import game
from tests.games.alea.table import Table

rule = pytest.mark.rule

CAESARIANI, REPUBLICANI = 0, 1

# Zones with their cities in the order of 3.1.1; control points; minimum garrison.
REGIONS = {
    "italia": (4, 2, "roma etruria picenum campania apulia bruttium", "Urbs Pisae Ancona Neapolis Brundisium Rhegium"),
    "gallia-cisalpina": (2, 1, "transpadana cispadana venetia illyricum", "Mediolanum Ravenna Aquileia Salonae"),
    "galliae": (3, 2, "provincia volcae aremorica aedui remi", "Massilia Narbo Burdigala Lugdunum Durocortorum"),
    "hispaniae": (
        3, 2, "cessetania ilergetes contestania turdetania tartessis lusitania",
        "Tarraco Ilerda CarthagoNova Corduba Gades Olisipo",
    ),
    "sicilia": (1, 1, "syracusana lilybaetana sardinia corsica", "Messana Lilybaeum Caralis Aleria"),
    "africa": (2, 1, "zeugitana byzacium", "Utica Thapsus"),
    "macedonia": (
        3, 1, "epirus emathia ora-thracia thessalia achaia acarnania creta",
        "Dyrrhachium Thessalonica Philippi Larisa Athenae Actium Gortyna",
    ),
    "asia": (2, 1, "ionia mysia bithynia pontus caria", "Ephesus Pergamum Nicomedia Sinope Rhodus"),
    "syria": (2, 2, "cilicia seleucis phoenice coele-syria cyprus", "Tarsus Antiochia Tyrus Damascus Paphos"),
    "cyrenaica": (1, 0, "pentapolis", "Cyrene"),
}  # fmt: skip


def city_of(zone: str) -> str:
    """The name of the city of a zone, without blanks."""
    z = ZONE[zone]
    return (MAP.capitals[z] or MAP.sites[z]).replace(" ", "")


@rule("AIE-3.1.1-1")
def test_ten_regions_in_their_order() -> None:
    """23 control points and 13 legions in all."""
    assert tuple(REGIONS) == REGION_IDS
    assert (sum(POINTS), sum(GARRISON)) == (23, 13)


@pytest.mark.parametrize(
    "region", [pytest.param(name, marks=rule(f"AIE-3.1.1-{n}")) for n, name in enumerate(REGIONS, 2)]
)
def test_a_region_has_its_zones_cities_points_and_garrison(region: str) -> None:
    points, garrison, zones, cities = REGIONS[region]
    number = REGION[region]
    assert (POINTS[number], GARRISON[number]) == (points, garrison)
    assert {ZONE_IDS[z] for z in members(REGION_ZONES[number])} == set(zones.split())
    assert [city_of(zone) for zone in zones.split()] == cities.split()


@rule("AIE-3.1-1", "AIE-3.1.1-12")
def test_every_zone_of_the_republic_has_a_city_and_all_but_eight_a_port() -> None:
    without = "transpadana aremorica aedui remi ilergetes lusitania thessalia coele-syria"
    assert REPUBLIC & ~CITIES == 0
    assert {ZONE_IDS[z] for z in members(REPUBLIC & ~PORTS)} == set(without.split())
    outside = {ZONE_IDS[z] for z in members(PORTS & ~REPUBLIC)}
    assert outside == {"mauri", "numidia", "aegyptus", "bosporus", "colchis"}
    assert REGION_ZONES[REGION["italia"]] >> ROMA & 1


# ---------------------------------------------------------------- zones (AIE-3.1.3)


def holder(g: Alea, zone: int) -> int:
    """The camp to which a zone belongs, NONE for nobody's."""
    return next((camp for camp in (CAESARIANI, REPUBLICANI) if belonging(g, camp) >> zone & 1), NONE)


@rule("AIE-3.1.3-1")
def test_a_zone_is_his_whose_units_alone_occupy_it() -> None:
    """A leader alone occupies nothing; unoccupied, a zone follows its region."""
    t = Table(
        {"apulia": ["legio-v"], "campania": ["caesar"], "picenum": ["auxilia-1"]},
        {"picenum": ["equites-1"]},
        control={"republicani": ["italia"]},
    )
    assert holder(t.g, ZONE["apulia"]) == CAESARIANI
    assert holder(t.g, ZONE["campania"]) == REPUBLICANI
    assert holder(t.g, ZONE["picenum"]) == NONE
    assert holder(t.g, ZONE["etruria"]) == REPUBLICANI
    assert holder(t.g, ZONE["pentapolis"]) == NONE
    assert holder(t.g, ZONE["raeti"]) == NONE, "outside the Republic"


# ---------------------------------------------------------------- regions (AIE-3.7.3)


@rule("AIE-3.7.3-2")
def test_more_legions_and_a_city_make_the_master_of_a_region() -> None:
    """Two against one, weakened ones included."""
    t = Table({"zeugitana": ["legio-v", "legio-vi"]}, {"byzacium": ["legio-i"]}, weak=["legio-v"])
    assert judge(t.g, REGION["africa"]) == CAESARIANI


@rule("AIE-3.7.3-2")
def test_only_legions_on_land_count() -> None:
    """Two legions aboard naves in the port do not."""
    t = Table(
        {"zeugitana": ["naves-1"], "in-naves-1": ["legio-v", "legio-vi"]},
        {"byzacium": ["legio-i"]},
        control={"caesariani": ["africa"]},
    )
    assert judge(t.g, REGION["africa"]) == REPUBLICANI


@rule("AIE-3.7.3-2", "AIE-3.7.3-3")
def test_a_city_shared_with_the_enemy_gives_no_region() -> None:
    """All three legions of CAESARIAN stand beside enemy auxilia: the region stays with its master."""
    t = Table(
        {"zeugitana": ["legio-v", "legio-vi", "legio-vii"]},
        {"zeugitana": ["auxilia-1"], "byzacium": ["auxilia-2"]},
        control={"republicani": ["africa"]},
    )
    assert judge(t.g, REGION["africa"]) == REPUBLICANI
    t.g.eliminate(PIECE["auxilia-1"])
    assert judge(t.g, REGION["africa"]) == CAESARIANI


@rule("AIE-3.7.3-3")
@pytest.mark.parametrize("before", [(), ("africa",)])
def test_equal_legions_change_nothing(before: tuple[str, ...]) -> None:
    """Auxilia do not tip the scales; with nobody's legions either nothing changes."""
    master = CAESARIANI if before else NONE
    t = Table({"zeugitana": ["legio-v"]}, {"byzacium": ["legio-i", "auxilia-1"]}, control={"caesariani": before})
    assert judge(t.g, REGION["africa"]) == master
    t = Table({}, {"byzacium": ["auxilia-1"]}, control={"caesariani": before})
    assert judge(t.g, REGION["africa"]) == master


PARTHI = {
    "cilicia": ["parthi-1"], "seleucis": ["parthi-2"], "phoenice": ["parthi-3"], "coele-syria": ["parthi-4"],
    "cyprus": ["parthi-5"],
}  # fmt: skip


@rule("AIE-3.7.3-4")
def test_a_region_overrun_by_a_people_at_war_is_nobodys() -> None:
    t = Table(peoples=PARTHI, status={"parthi": ("bellum", "republicani")}, control={"caesariani": ["syria"]})
    assert judge(t.g, REGION["syria"]) == NONE


@rule("AIE-3.7.3-4")
def test_one_roman_unit_or_one_free_city_saves_the_region() -> None:
    t = Table(
        {"cyprus": ["auxilia-1"]},
        peoples=PARTHI,
        status={"parthi": ("bellum", "republicani")},
        control={"caesariani": ["syria"]},
    )
    assert judge(t.g, REGION["syria"]) == CAESARIANI
    others = {zone: units for zone, units in PARTHI.items() if zone != "cyprus"}
    t = Table(peoples=others, status={"parthi": ("bellum", "republicani")}, control={"caesariani": ["syria"]})
    assert judge(t.g, REGION["syria"]) == CAESARIANI


@rule("AIE-3.7.3-4")
def test_a_people_in_allegiance_overruns_nothing() -> None:
    t = Table(peoples=PARTHI, status={"parthi": ("fides", "republicani")}, control={"caesariani": ["syria"]})
    assert judge(t.g, REGION["syria"]) == CAESARIANI


@rule("AIE-3.7.3-4")
def test_a_region_with_a_triumvir_marker_is_nobodys() -> None:
    t = Table(
        {"zeugitana": ["legio-v"]},
        nobody={"byzacium": ["lepidus", "legio-i"]},
        triumvirs={"africa": "lepidus"},
        control={"caesariani": ["africa"]},
    )
    assert judge(t.g, REGION["africa"]) == NONE


# ---------------------------------------------------------------- Roma


@rule("AIE-3.7.3-1")
def test_roma_is_his_whose_troops_are_alone_in_it() -> None:
    """REPUBLICAN has more legions in Italia, and Italia; a single auxilia holds Roma against it."""
    t = Table(
        {"roma": ["auxilia-1"]},
        {"apulia": ["legio-i", "legio-ii"], "roma": ["cato"]},
        control={"republicani": ["italia"]},
    )
    assert judge_roma(t.g) == CAESARIANI


@rule("AIE-3.7.3-1")
def test_otherwise_roma_follows_italia() -> None:
    """Nobody there; both there; only foreigners there."""
    t = Table({}, {}, control={"republicani": ["italia"]})
    assert judge_roma(t.g) == REPUBLICANI
    t = Table({"roma": ["legio-v"]}, {"roma": ["auxilia-1"]}, control={"republicani": ["italia"]})
    assert judge_roma(t.g) == REPUBLICANI
    t = Table(
        peoples={"roma": ["numidae-1"]},
        status={"numidae": ("fides", "caesariani")},
        control={"republicani": ["italia"]},
    )
    assert judge_roma(t.g) == REPUBLICANI
    t = Table({"roma": ["legio-v"]}, peoples={"roma": ["numidae-1"]}, status={"numidae": ("fides", "republicani")})
    assert judge_roma(t.g) == NONE


# ---------------------------------------------------------------- the check


@rule("AIE-2.F.4-1", "AIE-3.7.3-5")
def test_control_changes_at_the_check_and_not_before() -> None:
    """CAESARIAN has taken Italia; until the check it is REPUBLICAN's, and Roma, empty, goes with it."""
    t = Table({"apulia": ["legio-v"]}, control={"republicani": ["italia"]})
    t.g.roma = REPUBLICANI
    assert (t.g.control[REGION["italia"]], t.g.roma) == (REPUBLICANI, REPUBLICANI)
    t.start(Control())
    assert (t.g.control[REGION["italia"]], t.g.roma) == (CAESARIANI, CAESARIANI)
    assert t.events("region-taken") == [{"region": "italia", "camp": "caesariani"}]
    assert t.events("roma-taken") == [{"camp": "caesariani"}]
    t.g.eliminate(PIECE["legio-v"])
    assert (t.g.control[REGION["italia"]], t.g.roma) == (CAESARIANI, CAESARIANI)


@rule("AIE-2.F.4-1")
def test_lost_regions_are_told() -> None:
    t = Table(peoples=PARTHI, status={"parthi": ("bellum", "republicani")}, control={"caesariani": ["syria"]})
    check_regions(t.g)
    assert t.events("region-lost") == [{"region": "syria"}]


@rule("AIE-3.7.3-6")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_a_set_up_is_judged_where_the_scenario_is_silent(scenario: str) -> None:
    """What the scenario says stands; every other region and Roma are as the check finds them, from nobody's."""
    g = game("alea").new(game("alea").setup(scenario=scenario))
    said = SCENARIOS[SCENARIO_IDS.index(scenario)]
    for region, camp in enumerate(said.control):
        if camp != NONE:
            assert g.control[region] == camp
        else:
            assert g.control[region] == judge(g, region)
    assert g.roma == (judge_roma(g) if said.roma == NONE else said.roma)


@rule("AIE-3.7.3-6")
def test_at_the_rubico_roma_is_the_consuls() -> None:
    g = game("alea").new(game("alea").setup(scenario="49-rubico"))
    assert g.roma == REPUBLICANI


@rule("AIE-2.F.4-2")
def test_the_control_of_peoples_follows_that_of_the_regions() -> None:
    """REPUBLICAN takes Syria: the Parthi at war, its own until now, go to CAESARIAN."""
    t = Table(
        {},
        {"seleucis": ["legio-i"]},
        peoples={"mesopotamia": ["parthi-1"]},
        status={"parthi": ("bellum", "republicani")},
        control={"caesariani": ["syria"]},
    ).start(Control())
    assert t.g.control[REGION["syria"]] == REPUBLICANI
    assert t.owner("parthi-1") == "caesariani"


@rule("AIE-2.F.4-3")
def test_a_triumvir_is_rallied_before_his_region_is_judged() -> None:
    """Lepidus and his two legions make Africa CAESARIAN's in this very check."""
    t = Table(
        {},
        {"byzacium": ["legio-i"]},
        nobody={"zeugitana": ["lepidus", "legio-v", "legio-vi"]},
        triumvirs={"africa": "lepidus"},
        hands={"caesariani": ["triumvir"]},
    ).start(Control())
    t.do("play", "triumvir")
    assert t.g.control[REGION["africa"]] == CAESARIANI
    assert t.owner("legio-v") == "caesariani"
