"""INV V.A: the scenarios: counters suffice, leaders serve, and what the books tell of their dates stands on the map."""

from __future__ import annotations

from typing import cast

import pytest

from latrunculi.games.invasions.components import chart, counters
from latrunculi.games.invasions.components.chart import NONE, PROVINCE, PROVINCE_IDS, REGION
from latrunculi.games.invasions.components.counters import OF_NATION, OF_TYPE, PIECE_IDS, TYPE
from latrunculi.games.invasions.components.nations import CAMP_OF, NATION, NATION_IDS, NATIONS, OBJECTIVES, SIDES
from latrunculi.games.invasions.components.printed.files import FOLDER
from latrunculi.games.invasions.components.scenarios import (
    PLACE,
    SCENARIO,
    Row,
    Scenario,
    load,
)
from latrunculi.games.invasions.rules import control, victory
from latrunculi.games.invasions.rules.state import EMPIRE, KINGDOM, Invasions
from latrunculi.kernel import registry
from latrunculi.kernel.actions import BIT, members
from tests.slips import check_told, defects, slipped

rule = pytest.mark.rule
NAMES = list(SCENARIO)


@pytest.fixture(params=NAMES)
def each(request: pytest.FixtureRequest) -> Scenario:
    return SCENARIO[str(request.param)]


def row(found: Scenario, name: str) -> Row:
    (only,) = [row for row in found.rows if row.nation == NATION[name]]
    return only


def at(found: Scenario, place: str) -> dict[str, int]:
    """What stands at a place: leaders by name, other counters by nation and type."""
    told: dict[str, int] = {}
    for force in found.forces:
        if force.place == PLACE[place]:
            for piece in members(force.pieces):
                name = PIECE_IDS[piece].rstrip("0123456789").rstrip("-")
                told[name] = told.get(name, 0) + 1
    return told


def owner(found: Scenario, province: str) -> str:
    number = found.owners[PROVINCE[province]]
    return "" if number == NONE else NATION_IDS[number]


# ---------------------------------------------------------------- all of them


def test_there_are_five_and_each_is_called_like_its_file():
    assert NAMES == ["350-invasiones", "375-hunni", "376-discipuli", "425-occidens", "525-iustinianus"]
    assert [SCENARIO[name].id for name in NAMES] == NAMES
    spans = [(SCENARIO[name].first_turn, SCENARIO[name].last_turn) for name in NAMES]
    assert spans == [(1, 12), (2, 3), (2, 2), (4, 6), (8, 10)]


def test_every_camp_has_a_nation_that_can_score(each):
    for camp in range(4):
        own = [row for row in each.rows if row.role == "active" and camp == CAMP_OF[row.nation]]
        assert any(OBJECTIVES[row.nation] for row in own), camp


def test_each_counter_stands_once(each):
    placed = [piece for force in each.forces for piece in members(force.pieces)]
    assert len(placed) == len(set(placed))
    assert not any(force.pieces & counters.HORDES for force in each.forces)
    assert all(force.reduced & ~force.pieces & ~counters.ELITE == 0 for force in each.forces)


def test_forces_stand_on_land_of_their_own_or_of_nobody(each):
    """Rome and Byzance are one Empire until turn 3 (VI.K-5)."""
    united = {NATION["romains"], NATION["byzantins"]} if each.first_turn < 3 else set()
    for force in each.forces:
        if force.place < chart.PROVINCES:
            holder = each.owners[force.place]
            assert holder in (NONE, force.nation, force.serves) or {holder, force.nation} <= united, force


def test_seats_are_controlled_and_capitals_are_cities(each):
    levels = dict(each.cities)
    for found in each.rows:
        if found.seat != NONE:
            assert each.owners[found.seat] == found.nation, NATION_IDS[found.nation]
        if found.role == "active" and found.status >= KINGDOM:
            assert levels.get(found.seat, chart.LEVEL[found.seat]) > 0, NATION_IDS[found.nation]


def test_federates_hold_two_neighbours_of_one_region(each):
    """XXVIII.A-4."""
    for found in each.rows:
        if found.federator != NONE:
            one, other = members(found.foedus)
            assert chart.NEAR[one] >> other & 1
            assert chart.REGION_OF[one] == chart.REGION_OF[other]
            assert found.seat in (one, other)


@rule("INV-XII.B-1", "INV-XXVIII.D-4", "INV-V.A-2")
def test_what_a_scenario_gives_is_held_by_the_rules_too(each):
    """Units, regions or Foedera hold it: nobody loses a province or city when control is worked out first."""
    game = registry.game("invasions-1")
    g = game.begin(game.setup(scenario=each.id, seed="1"), 1)
    assert isinstance(g, Invasions)
    given = list(g.owner)
    control.work_out(g)
    lost = [PROVINCE_IDS[p] for p, owner in enumerate(given) if owner not in (NONE, g.owner[p])]
    assert lost == []


# ---------------------------------------------------------------- 350


@rule("INV-V.A-1", "INV-V.A-5")
def test_350_the_scenario_of_the_rules():
    found = SCENARIO["350-invasiones"]
    assert (found.score_turns, found.later) == ((3, 6, 9, 12), True)
    assert [row(found, name).status for name in ("romains", "byzantins", "perses")] == [EMPIRE, EMPIRE, KINGDOM]
    barbarians = [row for row in found.rows if row.role == "active" and row.status < KINGDOM]
    assert len(barbarians) == 8
    assert {row.age for row in barbarians} == {1}


def test_350_what_the_examples_tell():
    found = SCENARIO["350-invasiones"]
    army = at(found, "osroene")
    assert army == {
        "iulianus": 1, "romains-legion": 2, "byzantins-custodes": 1, "byzantins-palatine-cavalry": 1,
    }  # fmt: skip
    assert at(found, "coele-syria")["byzantins-legion"] == 3
    assert at(found, "sequana") == {
        "gratianus": 1, "romains-elite-cavalry": 1, "romains-legion": 2, "romains-palatine-cavalry": 1,
        "romains-auxiliary-alamans": 2,
    }  # fmt: skip
    (west,) = [force for force in found.forces if force.place == PROVINCE["sequana"]]
    assert {PIECE_IDS[piece] for piece in members(west.reduced)} == {"romains-palatine-cavalry-1"}
    sapor = at(found, "adiabene")
    assert sapor.pop("sapor-ii") == 1
    assert sapor == {
        "perses-clibanarii": 1, "perses-heavy-cavalry": 1, "perses-mounted-archer": 3, "perses-elite-infantry": 1,
    }  # fmt: skip
    assert "perses-satrapes" in at(found, "euphrates")
    assert owner(found, "assyria") == "byzantins"
    assert owner(found, "moesia-inferior") == "byzantins"
    assert at(found, "moesia-inferior") == {}


@rule("INV-XVIII.I-2", "INV-XXVII.A-1")
def test_350_limites_and_clients():
    found = SCENARIO["350-invasiones"]
    standing = {force.place for force in found.forces if force.pieces & counters.LIMITES}
    assert standing == set(members(chart.LIMES))
    assert at(found, "bernicia") == {"romains-limes-britannia": 1}
    assert at(found, "thebais") == {"byzantins-limes": 1}
    patrons = {name: NATION_IDS[row(found, name).lord] for name in ("armeniens", "colchidiens", "iberiens")}
    assert patrons == {"armeniens": "byzantins", "colchidiens": "byzantins", "iberiens": "perses"}
    assert not row(found, "armeniens").vassal
    assert found.heresies[2] == 1 << REGION["africa"]
    assert found.free_cities == 1 << PROVINCE["bosporus"]


# ---------------------------------------------------------------- the others


def test_375_and_the_army_of_fritigern():
    found = SCENARIO["375-hunni"]
    assert owner(found, "assyria") == "perses"
    goths = at(found, "valachia")
    assert goths == {
        "fritigernus": 1, "wisigoths-noble-cavalry": 4, "wisigoths-archer": 1, "ostrogoths-noble-cavalry": 1,
    }  # fmt: skip
    (lent,) = [force for force in found.forces if force.serves != NONE]
    assert (lent.nation, lent.serves) == (NATION["ostrogoths"], NATION["wisigoths"])
    assert sum(at(found, "cappadocia").values()) == 7
    assert row(found, "alamans").age == 2
    assert row(found, "kouchans").vassal
    assert found.heresies_minus[2] == 1 << REGION["africa"]


def test_376_has_one_nation_to_each_camp():
    found = SCENARIO["376-discipuli"]
    active = [NATION_IDS[row.nation] for row in found.rows if row.role == "active"]
    assert sorted(active) == ["byzantins", "huns", "perses", "wisigoths"]
    assert (found.later, found.teaches, found.score_turns) == (False, True, (2,))


def test_in_376_nobody_else_comes_or_raids():
    game = registry.game("invasions-1")
    g = cast(Invasions, game.new(game.setup("376-discipuli", 4, "k")))
    in_play = g.active | g.inactive | g.raiders
    assert {NATION_IDS[nation] for nation in members(g.raiders)} == {"arabes", "berberes"}
    assert in_play & g.dead == 0
    assert (in_play | g.dead).bit_count() == NATIONS
    other = cast(Invasions, game.new(game.setup("375-hunni", 4, "k")))
    assert not other.dead & BIT[NATION["lombards"]], "who may come by the Chronology does"


def test_425_the_settlements_of_418_and_the_vandals_in_spain():
    found = SCENARIO["425-occidens"]
    goths = row(found, "wisigoths")
    assert goths.federator == NATION["romains"]
    assert owner(found, "garumnum") == owner(found, "aquitania") == "wisigoths"
    assert owner(found, "hispalensis") == "vandales"
    assert owner(found, "africa") == "romains"
    assert owner(found, "camulodunum") == "bretons"
    assert "attila" in at(found, "hunnia")
    assert {NATION_IDS[row.nation] for row in found.rows if row.vassal} == {"ostrogoths", "gepides", "herules"}
    assert row(found, "romains").decline == 1


def test_525_the_realms_of_the_west():
    found = SCENARIO["525-iustinianus"]
    realms = {name: owner(found, name) for name in ("africa", "carpetania", "umbria", "neustria", "rhodanus")}
    assert list(realms.values()) == ["vandales", "wisigoths", "ostrogoths", "francs", "burgondes"]
    assert row(found, "romains").role == row(found, "huns").role == "gone"
    assert "belisarius" in {PIECE_IDS[p] for force in found.forces for p in members(force.pieces)}
    assert not any(force.pieces & counters.LIMITES for force in found.forces)
    themata = OF_TYPE[TYPE["thema"]] & OF_NATION[NATION["byzantins"]]
    assert any(force.pieces & themata for force in found.forces)
    assert found.walls_lost == 1 << PROVINCE["treveria"] | 1 << PROVINCE["carnuntum"]


# ---------------------------------------------------------------- slips of the pen

SLIPS = [
    ("score_turns = [3, 6, 9, 12]", "score_turns = [3, 6, 9]", "score_turns: is [3, 6, 9]", "the last one at the end"),
    ("par = [0, 0, 0, 0]", "par = [0, 0]", "par: is [0, 0]", "give four numbers"),
    ('id = "perses"', 'id = "byzantins"', "byzantins stands here twice", "remove one"),
    ('seat = "latium"\n', "", "seat: is missing", "capital or horde"),
    ('patron = "perses"', 'patron = "perses"\nsuzerain = "perses"', "beside a suzerain", "keep one"),
    ('patron = "perses"', 'federator = "perses"', "foedus: names 0 provinces", "two provinces"),
    ('patron = "perses"', 'patron = "avars"', "avars are not in play", "add them"),
    ('owner = "perses"', 'owner = "avars"', "is of a nation that is not in play", "name another owner"),
    ('at = "colchis"\nlevel = 1', 'at = "atlas"\nlevel = 1', "has no site", "a city or an empty site"),
    ("romains-limes-britannia = 1", "romains-limes-britannia = 2", "has 2, but 1 are left", "what the nation has"),
    ('leaders = ["iulianus"]', 'leaders = ["valens"]', "no leader of the nation", "name each leader once"),
    ('leaders = ["iulianus"]', 'leaders = ["aetius"]', "aetius does not serve on turn 1", "remove him"),
    ('leaders = ["iulianus"]\n', "", "iulianus of turn 1 is missing", "place him"),
    ('leaders = ["alamans-rex"]\n', "", "alamans have no leader", "generic leader"),
    ("units = { custodes = 1, palatine-cavalry = 1 }", "units = { custodes = 1, fleet = 1 }", "is no place", "in seas"),
    ("infantry = 5, archer = 1", "infantry = 7, archer = 1", "has 8 units", "place 7 at most"),
    ("auxiliaries = { alamans = 2 }", "auxiliaries = { huns = 2 }", "not there before turn 3", "remove it"),
    ('nation = "alamans"', 'nation = "saxons"', "saxons are not on the map", "add a table [[nation]]"),
]


@pytest.mark.parametrize(("old", "new", "defect", "cure"), SLIPS, ids=[slip[2] for slip in SLIPS])
def test_a_defect_is_told_with_its_cure(old, new, defect, cure):
    file = "350-invasiones.toml"
    text = slipped((FOLDER / "scenarios" / file).read_text(encoding="utf-8"), (old, new))
    told = defects(lambda: load(text, file))
    check_told(told, file, defect, cure)


# ---------------------------------------------------------------- what is expected


def with_pars(*lines: str) -> Scenario:
    """The scenario of the rules with other entries of what is expected."""
    file = "350-invasiones.toml"
    text = (FOLDER / "scenarios" / file).read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if not line.startswith("par")]
    at = kept.index("score_turns = [3, 6, 9, 12]")
    return load("\n".join([*kept[: at + 1], *lines, *kept[at + 1 :]]), file)


def test_what_is_expected_of_a_camp_may_differ_by_the_number_of_seats():
    found = with_pars("par = [1, 2, 3, 4]", "par_of_three = [5, 6, 7, 8]", "par_of_two = [9, 10, 11, 12]")
    assert found.pars[2:] == ((9, 10, 11, 12), (5, 6, 7, 8), (1, 2, 3, 4))


def test_what_is_expected_with_four_seats_is_so_with_fewer_if_nothing_else_is_said():
    assert with_pars("par = [1, 2, 3, 4]", "par_of_two = [9, 8, 7, 6]").pars[2:] == (
        (9, 8, 7, 6),
        (1, 2, 3, 4),
        (1, 2, 3, 4),
    )
    assert with_pars().pars[2:] == ((0, 0, 0, 0),) * 3


@rule("INV-V.C-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_camp_begins_with_what_is_expected_of_it_with_so_many_seats_against_it(each, seats):
    game = registry.game("invasions-1")
    g = game.begin(game.setup(scenario=each.id, seats=seats, seed="par"), 1)
    assert [victory.camp_points(g, camp) for camp in range(4)] == [-par for par in each.pars[seats]]
    assert game.score_parts(g)["par"] == [-sum([each.pars[seats][camp] for camp in camps]) for camps in SIDES[seats]]
