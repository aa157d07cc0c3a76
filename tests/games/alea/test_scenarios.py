"""AIE-SC, AIE-2.F.1-12, AIE-TC-1: how each scenario begins, and how a scenario file is checked."""

from __future__ import annotations

import pytest

from latrunculi.games.alea.components.chart import REGION_IDS, ZONE
from latrunculi.games.alea.components.counters import (
    ASSASSINS,
    LEADER_MASK,
    LEGIONES,
    NAVES,
    PEOPLE_UNITS,
    PIECE,
    PIECE_IDS,
    ROMAN_UNITS,
)
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.peoples import MAJORS, PEOPLE, PEOPLE_IDS
from latrunculi.games.alea.components.places import GONE, PLACE_IDS, POOL, RESERVE
from latrunculi.games.alea.components.printed import FOLDER
from latrunculi.games.alea.components.stratagems import COUNTERS, STRATAGEM_IDS, TITLES
from latrunculi.games.alea.game import GAME
from latrunculi.games.alea.rules.invariants import defects
from latrunculi.games.alea.rules.layout import set_up
from latrunculi.games.alea.rules.scenarios import FILES, SCENARIO_IDS, SCENARIOS, begin, load
from latrunculi.games.alea.rules.state import AVENGED, CAESAR_MURDERED, CAMP_IDS, STATUS_IDS, Alea
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.kernel.actions import members
from latrunculi.server.games import describe
from tests.slips import check_told, slipped
from tests.slips import defects as faults

rule = pytest.mark.rule
SCENARIO = pytest.mark.parametrize("name", SCENARIO_IDS)
C, R = CAMP_IDS
WEST = ("italia", "gallia-cisalpina", "galliae", "hispaniae")


def table(name: str) -> Alea:
    g = Alea(2, 1)
    begin(g, SCENARIO_IDS.index(name))
    return g


def place(g: Alea, piece: str) -> str:
    return PLACE_IDS[g.at[PIECE[piece]]]


def counted(g: Alea, mask: int, camp: int) -> dict[str, int]:
    """How many pieces of a kind a camp has (2: nobody) in each place of the map, ports by their zones."""
    held = (g.own[0], g.own[1], g.neutral())[camp]
    found: dict[str, int] = {}
    for piece in members(mask & held & ROMAN_UNITS & ~g.off_map()):
        where = PLACE_IDS[g.at[piece]].removeprefix("portus-")
        found[where] = found.get(where, 0) + 1
    return found


def veterans(g: Alea, camp: int) -> int:
    held = (g.own[0], g.own[1], g.neutral())[camp]
    return sum(1 for u in members(LEGIONES & held & ~g.off_map()) if KIT.quality[2 * u] == 3)


def control(g: Alea) -> dict[str, str]:
    return {name: CAMP_IDS[g.control[r]] for r, name in enumerate(REGION_IDS) if g.control[r] != NONE}


def chiefs(g: Alea) -> list[str]:
    assert g.second == [NONE, NONE]
    return [PIECE_IDS[who] for who in g.chief]


def stances(g: Alea) -> dict[str, tuple[str, str]]:
    return {PEOPLE_IDS[p]: (STATUS_IDS[status], CAMP_IDS[g.ruler[p]]) for p, status in enumerate(g.status) if status}


# ---------------------------------------------------------------- all of them


@rule("AIE-SC-11", "AIE-9.f-2")
def test_the_scenarios_in_their_order_and_their_years() -> None:
    assert [(s.id, s.years) for s in SCENARIOS] == [
        ("49-rubico", (49, 48)), ("47-thapsus", (47, 45)), ("44-philippi", (44, 42)), ("41-triumviri", (41, 36)),
        ("41-perusia", (41, 41)), ("32-actium", (32, 30)), ("campaign", (49, 30)),
    ]  # fmt: skip
    one, all_years = table("49-rubico"), table("campaign")
    assert (one.at, one.own, one.control, one.chief) == (
        all_years.at, all_years.own, all_years.control, all_years.chief,
    )  # fmt: skip


def test_whoever_asks_for_nothing_else_begins_with_the_scenario_that_teaches() -> None:
    """One turn of the set-up of 41, to which the three legions of Plancus are added."""
    assert GAME.opening.id == "41-perusia"
    assert [scenario.id for scenario in describe(GAME).scenarios if scenario.teaches] == ["41-perusia"]
    assert GAME.opening.turns == 1
    short, long = table("41-perusia"), table("41-triumviri")
    added = {PIECE_IDS[piece] for piece in range(len(PIECE_IDS)) if short.at[piece] != long.at[piece]}
    assert added == {"legio-xxxi", "legio-xxxii", "legio-xxxiii"}
    units = SCENARIOS[short.scenario].units
    assert {units[PIECE[legion]] for legion in added} == {(ZONE["picenum"], CAMP_IDS.index(R))}
    assert (short.control, short.marker) == (long.control, long.marker)
    assert (short.year, short.last_year, long.last_year) == (41, 41, 36)


@rule("AIE-SC-15", "AIE-10.1-1")
@SCENARIO
def test_the_count_begins_at_0(name: str) -> None:
    g = table(name)
    assert (g.count, g.margin, g.vp) == (0, 0, [0, 0])


@rule("AIE-SC-15", "AIE-10.1-1")
def test_the_margin_of_a_scenario_of_ones_own_is_in_the_total_of_its_camp() -> None:
    g = Alea(2, 1)
    set_up(g, load(slipped(SOUND["49-rubico"], ("cicero = 0", "points = -2\ncicero = 0")), "mine.toml"))
    assert (g.count, g.margin, g.vp) == (-2, -2, [0, 2])


@rule("AIE-SC-16")
def test_only_thapsus_has_a_stake() -> None:
    assert [REGION_IDS[g.stake] for g in map(table, SCENARIO_IDS) if g.stake != NONE] == ["africa"]
    assert table("47-thapsus").stake == REGION_IDS.index("africa")


@SCENARIO
def test_every_set_up_is_sound(name: str) -> None:
    g = table(name)
    assert defects(g) == []


@rule("AIE-2.F.1-12")
def test_where_the_track_begins() -> None:
    assert [table(name).cicero for name in SCENARIO_IDS] == [0] * 7


@SCENARIO
@rule("AIE-SC-12", "AIE-9.e-8")
def test_what_is_not_placed_is_in_the_reserve_or_off_the_map(name: str) -> None:
    g = table(name)
    assert g.weak == 0
    assert g.inside[RESERVE] == LEGIONES & g.off_map()
    assert (ROMAN_UNITS & ~LEGIONES & g.off_map()) & ~g.inside[POOL] == 0
    assert set(g.due_from) == {NONE}


@SCENARIO
@rule("AIE-4.2.2-1", "AIE-4.2.2-2")
def test_major_peoples_are_on_the_map_and_minor_ones_at_peace_are_not(name: str) -> None:
    g = table(name)
    for people in range(len(PEOPLE_IDS)):
        on_map = PEOPLE_UNITS[people] & ~g.off_map()
        assert on_map == (PEOPLE_UNITS[people] if MAJORS >> people & 1 or g.status[people] else 0)


@SCENARIO
@rule("AIE-6-7")
def test_stratagems_left_out(name: str) -> None:
    g = table(name)
    out = {STRATAGEM_IDS[t] for t in range(TITLES) if g.removed >> t & 1}
    assert ("idus-martiae" in out) == (not g.on_map(PIECE["caesar"]))
    assert ("triumvir" in out) == (name not in ("41-perusia", "41-triumviri"))
    assert sum(g.cup) == sum(COUNTERS) - len(out)


@rule("AIE-TC-1")
def test_leaders_of_other_years() -> None:
    g = table("44-philippi")
    assert place(g, "pompeius") == place(g, "caesar") == place(g, "curio") == "gone"
    assert place(g, "salvidienus") == place(g, "cn-ahenobarbus") == "pool", "they enter in this very year"
    assert place(g, "agrippa") == place(g, "cotiso") == "pool"
    assert place(g, "ptolemaeus") == "gone"


WHEREABOUTS = {
    "49-rubico": "dolabella cispadana,vatinius transpadana,gabinius pool",  # Gabinius was called back in 48
    # Antony is the dictator's master of horse at Rome, Lepidus governs Citerior until the autumn of 47; Gabinius died
    # at Salonae in the winter, and Vatinius has the ships of Brundisium
    "47-thapsus": "m-antonius roma,lepidus ilergetes,dolabella roma,pollio roma,vatinius apulia,gabinius gone",
    # Dolabella goes to Syria by way of Asia, where he killed Trebonius; Vatinius governed Illyricum
    "44-philippi": "dolabella mysia,legio-xxiv mysia,trebonius ionia,vatinius illyricum,gabinius gone",
    # Calvinus was consul in 40 and governed Hispania from 39; Dolabella fell in 43
    "41-perusia": "domitius-calvinus roma,dolabella gone,vatinius gone",
    "41-triumviri": "domitius-calvinus roma,dolabella gone,vatinius gone",
    "32-actium": "domitius-calvinus roma,dolabella gone,vatinius gone,gabinius gone",
}


@rule("AIE-SC-12", "AIE-TC-1")
@pytest.mark.parametrize("name", WHEREABOUTS)
def test_where_history_has_them(name: str) -> None:
    g = table(name)
    found = [f"{piece} {place(g, piece)}" for piece in (row.split()[0] for row in WHEREABOUTS[name].split(","))]
    assert ",".join(found) == WHEREABOUTS[name]


@rule("AIE-SC-12", "AIE-4.1-1")
def test_kings_of_minor_peoples_send_men_but_have_no_counter() -> None:
    assert not {"deiotarus", "herodes", "bocchus", "bogud"} & set(PIECE_IDS)
    assert all(not MAJORS >> PEOPLE[people] & 1 for people in ("galatae", "iudaei", "mauri"))
    g = table("47-thapsus")
    assert place(g, "legio-deiotariana-i") == "bithynia", "Deiotarus lost most of two legions at Nicopolis"
    assert place(g, "equites-8") == "turdetania", "Bogud came to the help of Q. Cassius"


# ---------------------------------------------------------------- one by one


@rule("AIE-SC-1", "AIE-SC-2", "AIE-SC-3", "AIE-3.5.1-1")
def test_alea_iacta_est() -> None:
    g = table("49-rubico")
    assert chiefs(g) == ["caesar", "pompeius"]
    assert control(g) == {r: C if r in ("gallia-cisalpina", "galliae") else R for r in REGION_IDS}
    assert CAMP_IDS[g.roma] == R
    assert stances(g) == {"numidae": ("fides", R)}
    assert counted(g, LEGIONES, 0) == {"cispadana": 3, "remi": 4, "volcae": 3, "transpadana": 4, "provincia": 1}
    assert {place(g, f"legio-{n}") for n in ("viii", "xii", "xiii")} == {place(g, "caesar")} == {"cispadana"}
    assert place(g, "trebonius") == "remi"
    assert (veterans(g, 0), veterans(g, 1)) == (10, 0)
    assert counted(g, NAVES, 0) == {"provincia": 1}
    assert counted(g, LEGIONES, 1) == {
        "apulia": 2, "campania": 1, "picenum": 3, "ilergetes": 3, "lusitania": 2, "turdetania": 2, "syracusana": 1,
        "zeugitana": 2, "emathia": 1, "achaia": 1, "ionia": 2, "seleucis": 2, "cilicia": 1,
    }  # fmt: skip
    assert sum(1 for u in members(LEGIONES & g.own[1] & ~g.off_map()) if KIT.quality[2 * u] == 1) == 12
    assert counted(g, NAVES, 1) == {
        "apulia": 3, "epirus": 3, "syracusana": 1, "tartessis": 1, "zeugitana": 1, "caria": 1, "phoenice": 1,
    }  # fmt: skip


@rule("AIE-SC-13", "AIE-SC-14")
def test_thapsus() -> None:
    g = table("47-thapsus")
    assert chiefs(g) == ["caesar", "metellus-scipio"]
    assert control(g) == {r: R if r in ("africa", "syria") else C for r in REGION_IDS if r != "hispaniae"}
    assert stances(g) == {"numidae": ("fides", R), "aegyptii": ("fides", C), "pontici": ("bellum", R)}
    assert g.standing(PEOPLE["pontici"]) & ~g.inside[PLACE_IDS.index("pontus")] == 0
    assert counted(g, LEGIONES, 0) == {
        "aegyptus": 1, "phoenice": 1, "bithynia": 2, "roma": 1, "campania": 4, "apulia": 1, "bruttium": 1,
        "lilybaetana": 1, "aedui": 2, "remi": 1, "volcae": 1, "turdetania": 2, "cispadana": 1, "illyricum": 1,
        "achaia": 2,
    }  # fmt: skip
    assert counted(g, LEGIONES, 1) == {"zeugitana": 6, "byzacium": 5, "tartessis": 2, "seleucis": 2}
    assert (veterans(g, 0), veterans(g, 1)) == (7, 1)
    # who mutiny follow nobody: an usurper of Roma does not take them along
    assert not g.inside[PLACE_IDS.index("campania")] & LEADER_MASK
    assert place(g, "plancus") == "lilybaetana"
    assert place(g, "cn-pompeius") == "tartessis"
    assert counted(g, NAVES, 0) == {"apulia": 2, "lilybaetana": 2, "aegyptus": 1}
    assert counted(g, NAVES, 1) == {"zeugitana": 4, "tartessis": 1}


@rule("AIE-SC-4", "AIE-SC-5", "AIE-2.F.3-10")
def test_philippi() -> None:
    g = table("44-philippi")
    assert chiefs(g) == ["m-antonius", "m-brutus"]
    assert counted(g, LEGIONES, 0) == {
        "apulia": 5, "campania": 2, "volcae": 6, "cessetania": 2, "mysia": 1,
    }  # fmt: skip
    assert counted(g, LEGIONES, 1) == {
        "transpadana": 3, "emathia": 2, "achaia": 1, "ionia": 1, "seleucis": 3, "phoenice": 4, "zeugitana": 3,
        "syracusana": 1, "aedui": 2, "turdetania": 3,
    }  # fmt: skip
    assert (veterans(g, 0), veterans(g, 1)) == (10, 1)
    assert control(g) == {r: C if r in ("italia", "galliae") else R for r in REGION_IDS}
    assert {name for name in ("pollio", "plancus") if g.own[1] >> PIECE[name] & 1} == {"pollio", "plancus"}
    assert counted(g, NAVES, 1) == {"provincia": 5, "cilicia": 2, "ionia": 1}
    assert ASSASSINS & g.off_map() == 0
    assert g.flags == CAESAR_MURDERED


@rule("AIE-SC-6", "AIE-SC-7", "AIE-SC-8", "AIE-3.7.4-1")
def test_triumviri() -> None:
    g = table("41-triumviri")
    assert chiefs(g) == ["octavianus", "sex-pompeius"]
    assert control(g) == {"italia": C, "hispaniae": C, "sicilia": R}
    assert counted(g, LEGIONES, 0) == {
        "roma": 3, "transpadana": 2, "ilergetes": 1, "turdetania": 2,
    }  # fmt: skip
    assert counted(g, LEGIONES, 1) == {"etruria": 5, "syracusana": 3, "lilybaetana": 2}
    assert counted(g, NAVES, 1) == {"syracusana": 5, "illyricum": 3, "lilybaetana": 2, "sardinia": 1}
    assert counted(g, LEGIONES, 2) == {
        "emathia": 3, "epirus": 1, "ionia": 2, "seleucis": 2, "phoenice": 1, "cilicia": 1, "zeugitana": 3,
        "byzacium": 2, "venetia": 2, "aedui": 2, "provincia": 1, "remi": 1,
    }  # fmt: skip
    assert (veterans(g, 0), veterans(g, 1), veterans(g, 2)) == (3, 0, 7)
    assert (place(g, "plancus"), place(g, "salvidienus")) == ("picenum", "transpadana")
    markers = {REGION_IDS[r]: PIECE_IDS[who] for r, who in enumerate(g.marker) if who != NONE}
    assert markers == {
        **dict.fromkeys(("gallia-cisalpina", "galliae", "macedonia", "asia", "syria"), "m-antonius"),
        "africa": "lepidus",
    }
    assert g.share(REGION_IDS.index("asia")) == sum(
        1 << PIECE[name] for name in ("m-antonius", "canidius", "legio-vi", "legio-xxxvi", "naves-14", "naves-15")
    )
    assert stances(g) == {"parthi": ("bellum", R)}
    assert g.lasting == 1 << PEOPLE["parthi"]
    assert g.guest[PEOPLE["parthi"]] == PIECE["q-labienus"]
    assert {place(g, PIECE_IDS[u]) for u in members(PEOPLE_UNITS[PEOPLE["parthi"]])} == {place(g, "q-labienus")}
    assert g.flags == CAESAR_MURDERED | AVENGED, "none of the assassins is left"
    assert ASSASSINS & ~g.inside[GONE] == 0


@rule("AIE-SC-9", "AIE-SC-10")
def test_actium() -> None:
    g = table("32-actium")
    assert chiefs(g) == ["octavianus", "m-antonius"]
    assert control(g) == {r: C if r in (*WEST, "sicilia", "africa") else R for r in REGION_IDS}
    assert counted(g, LEGIONES, 0) == {
        "apulia": 5, "roma": 1, "illyricum": 2, "aedui": 2, "remi": 1, "volcae": 1, "cessetania": 1, "ilergetes": 1,
        "turdetania": 1, "syracusana": 1, "zeugitana": 2,
    }  # fmt: skip
    assert counted(g, LEGIONES, 1) == {
        "acarnania": 6, "achaia": 4, "epirus": 1, "emathia": 1, "ionia": 2, "seleucis": 2, "coele-syria": 1,
        "pentapolis": 4,
    }  # fmt: skip
    assert (veterans(g, 0), veterans(g, 1)) == (6, 5)
    assert counted(g, NAVES, 0) == {"apulia": 5, "bruttium": 1, "campania": 1, "illyricum": 1}
    assert counted(g, NAVES, 1) == {"acarnania": 4, "achaia": 1, "epirus": 1, "caria": 1, "phoenice": 1}
    assert stances(g) == {"aegyptii": ("fides", R)}


# ---------------------------------------------------------------- slips in a file


SOUND = {file.stem: file.read_text(encoding="utf-8") for file in FILES}
SLIPS = [
    ("49-rubico", "years = [49, 48]", "years = [48, 49]", "years: is [48, 49]", "down to 30"),
    ("49-rubico", "cicero = 0", "cicero = 5", "cicero: is 5", "0 to 4"),
    ("49-rubico", 'without = ["triumvir"]', 'without = ["triumvirs"]', "'triumvirs' is not known", "triumvir"),
    ("49-rubico", '{ id = "italia", camp', '{ id = "sicilia", camp', "italia is missing", "italia"),
    ("49-rubico", '"caesar", camp = "caesariani"', '"caesar", camp = "republicani"', "has no side of it", "choose"),
    ("49-rubico", '"curio", camp', '"agrippa", camp', "enters in 41 only", "leave him out before 41"),
    ("49-rubico", '"curio", camp', '"caesar", camp', "is named twice", "one entry"),
    ("49-rubico", '"legio-i", "legio-xv"', '"legio-xiii", "legio-xv"', "legio-xiii is named twice", "once"),
    ("49-rubico", '["naves-1"], camp = "caesariani", zone = "provincia"',
     '["naves-1"], camp = "caesariani", zone = "remi"', "remi has no port for naves-1", "with a port"),
    ("49-rubico", 'zone = "apulia", office = "party"', 'zone = "apulia"', "republicani has no party leader", "office"),
    ("49-rubico", '"legio-ii", "legio-vernacula"], camp = "republicani", zone = "turdetania"',
     '"legio-ii", "legio-vernacula"], camp = "republicani", zone = "cispadana"',
     "both camps stand in cispadana", "move"),
    ("49-rubico", '"iuba", zone = "numidia"', '"pharnaces", zone = "numidia"', "is named twice", "one entry"),
    ("49-rubico", '["legio-gemella"], camp = "republicani", zone = "cilicia"',
     '["legio-gemella"], camp = "republicani", zone = "armenia"', "outside the Republic", "choose a zone"),
    ("49-rubico", 'id = "numidae", status = "fides"', 'id = "mauri", status = "fides"', "only major Peoples", "status"),
    ("41-triumviri", 'id = "lepidus", triumvir = "lepidus", zone = "zeugitana"',
     'id = "lepidus", triumvir = "lepidus", zone = "ionia"', "has no marker in this region", "region of his"),
    ("41-triumviri", '{ id = "macedonia", provenance', '{ id = "macedonia", camp = "republicani", provenance',
     "a region with a Triumvir marker is nobody's", "remove camp"),
    ("campaign", 'like = "49-rubico"', 'like = "49-rubicon"', "'49-rubicon' is not known", "49-rubico"),
    ("41-perusia", '"legio-xxxi", ', '"legio-xix", ', "legio-xix is named twice", "name each unit once"),
    ("41-perusia", 'zone = "picenum"', 'zone = "etrusci"', "'etrusci' is not known", "etruria"),
    ("41-perusia", "units = [", "unit = [", "added.unit: is not known here", "units"),
    ("41-perusia", "[added]", "[setup]", "setup: is not known here", "use one of: added"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "problem", "cure"), SLIPS)
def test_a_slip_is_told_with_file_entry_and_cure(name: str, old: str, new: str, problem: str, cure: str) -> None:
    told = faults(lambda: load(slipped(SOUND[name], (old, new)), "mine.toml"))
    check_told(told, "mine.toml", problem, cure)


def test_the_files_of_the_game_are_read() -> None:
    assert {file.stem for file in FILES} == set(SCENARIO_IDS) == {s.stem for s in (FOLDER / "scenarios").glob("*.toml")}
