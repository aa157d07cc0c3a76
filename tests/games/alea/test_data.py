"""The counters, tables and set-ups of Alea Iacta Est against what its rules say of them."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import latrunculi.games
from latrunculi.atlas.topology import load

GAME = Path(latrunculi.games.__file__).parent / "alea"
FILES = sorted((GAME / "data").glob("*.toml")) + sorted((GAME / "scenarios").glob("*.toml"))
rule = pytest.mark.rule


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((GAME / name).read_text(encoding="utf-8"))


MAP = load(GAME / "data" / "map.toml")
LEADERS = {leader["id"]: leader for leader in read("data/leaders.toml")["leader"]}
UNITS = read("data/units.toml")["unit"]
LEGIONS = {unit["id"]: unit for unit in UNITS if unit["kind"] == "legio"}
PEOPLES = {people["id"]: people for people in read("data/peoples.toml")["people"]}
REGIONS = {region["id"]: region for region in read("data/regions.toml")["region"]}
STRATAGEMS = {title["id"]: title for title in read("data/stratagems.toml")["stratagem"]}
EVENTS = read("data/events.toml")["event"]
SCENARIOS = {file.stem: read(f"scenarios/{file.name}") for file in sorted((GAME / "scenarios").glob("*.toml"))}
SET_UPS = {name: s for name, s in SCENARIOS.items() if "like" not in s["scenario"]}
NATIONALITIES = set(read("data/names.toml")["nationality"])


def entries(value: Any) -> list[dict[str, Any]]:
    """The entries of all arrays of tables inside a table: each must have a provenance."""
    found: list[dict[str, Any]] = []
    for inner in value.values():
        if isinstance(inner, list):
            found += [entry for entry in inner if isinstance(entry, dict)]
        elif isinstance(inner, dict):
            found += entries(inner)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_entry_says_where_it_comes_from(file: Path) -> None:
    drawn = ("bound", "water", "wild", "river", "range", "limes", "channel", "lake")
    table = {key: value for key, value in tomllib.loads(file.read_text(encoding="utf-8")).items() if key not in drawn}
    for province in table.get("province", ()):
        province.pop("towns", None)
    told = [entry["provenance"] for entry in entries(table)] + [
        inner["provenance"] for inner in (table, table.get("scenario", {})) if "provenance" in inner
    ]
    assert told
    for provenance in told:
        assert provenance["source"] in ("rules", "reconstructed")
        assert provenance["clause" if provenance["source"] == "rules" else "why"].strip()


# ---------------------------------------------------------------- leaders (1.2, 2.F.3, 3.3.1, 6.E.3, 6.F.3, 10.J)


@rule("AIE-1.2-1")
def test_values_of_leaders() -> None:
    for leader in LEADERS.values():
        cc, vs, bt, cp = leader["values"]
        assert 1 <= cc <= 8
        assert 1 <= vs <= 5
        assert 0 <= bt <= 3
        assert 0 <= cp <= 5
        assert ("people" in leader) != ("faces" in leader)
        if "people" in leader:
            assert cp == 0
    assert LEADERS["caesar"]["values"] == [8, 5, 3, 5]
    assert LEADERS["pompeius"]["values"] == [8, 4, 2, 4]


@rule("AIE-1.2.1-1", "AIE-6.F.3-2")
def test_roman_leaders_have_one_or_both_faces() -> None:
    romans = [leader for leader in LEADERS.values() if "faces" in leader]
    assert {leader["faces"] for leader in romans} == {"C", "R", "CR"}
    for leader in romans:
        assert {"caesariani": "C", "republicani": "R"}[leader["camp"]] in leader["faces"]
    assert {LEADERS[name]["faces"] for name in ("m-antonius", "octavianus", "lepidus")} == {"CR"}
    assert LEADERS["caesar"]["faces"] == "C"
    assert LEADERS["pompeius"]["faces"] == "R"


@rule("AIE-10.J-6")
def test_the_assassins_are_several() -> None:
    assassins = {name for name, leader in LEADERS.items() if leader.get("assassin")}
    assert assassins == {"m-brutus", "c-cassius", "d-brutus", "trebonius", "tillius-cimber"}


@rule("AIE-3.3.1-1")
def test_leaders_enter_in_their_years() -> None:
    assert all(30 <= leader["entry"] <= 49 for leader in LEADERS.values())
    wanted = {"caesar": 49, "cn-pompeius": 48, "sex-pompeius": 45, "octavianus": 44, "m-brutus": 44, "ventidius": 43,
              "agrippa": 41, "q-labienus": 41, "menodorus": 39}  # fmt: skip
    assert {name: LEADERS[name]["entry"] for name in wanted} == wanted
    for leader in LEADERS.values():
        if "faces" in leader:
            assert MAP.index[leader["zone"]] < 45, "a Roman enters inside the Republic"


@rule("AIE-4.1-1")
def test_major_peoples_alone_have_leaders() -> None:
    led = {leader["people"] for leader in LEADERS.values() if "people" in leader}
    assert led == {people for people, entry in PEOPLES.items() if entry["major"]}
    for leader in LEADERS.values():
        if "people" in leader:
            assert 30 <= leader["last"] <= leader["entry"]


# ---------------------------------------------------------------- units (1.3, 2.F.1)


@rule("AIE-2.F.1-7")
def test_there_are_fifty_six_legions() -> None:
    assert len(LEGIONS) == 56
    assert len({unit["name"] for unit in LEGIONS.values()}) == 56


@rule("AIE-1.3-1")
def test_legions_of_three_qualities() -> None:
    assert Counter(tuple(unit["front"]) for unit in LEGIONS.values()) == {(5, 3, 1): 12, (5, 2, 0): 28, (5, 1, 0): 16}
    veterans = {name.removeprefix("legio-") for name, unit in LEGIONS.items() if unit["front"][1] == 3}
    assert veterans == {"v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiiii", "martia", "iiii"}


@rule("AIE-1.3-1")
def test_the_weakened_face_is_lower() -> None:
    for unit in UNITS:
        force, quality, _ = unit["front"]
        assert unit["back"] == [force // 2, max(1, quality - 1), 0]


@rule("AIE-1.3.1-1")
def test_four_roman_kinds_and_the_peoples() -> None:
    roman: Counter[str] = Counter()
    for unit in UNITS:
        if "people" not in unit:
            roman[unit["kind"]] += unit.get("count", 1)
    assert roman == {"legio": 56, "auxilia": 20, "equites": 14, "naves": 20}
    of_peoples = [unit for unit in UNITS if "people" in unit]
    assert {unit["people"] for unit in of_peoples} == set(PEOPLES)
    assert [unit["people"] for unit in of_peoples if unit["kind"] == "naves"] == ["aegyptii"]


# ---------------------------------------------------------------- peoples (1.1, 4.1, 10.J)


@rule("AIE-1.1-1")
def test_every_people_has_a_nationality() -> None:
    assert {people["nationality"] for people in PEOPLES.values()} == NATIONALITIES
    assert {n for n, people in PEOPLES.items() if people["nationality"] == "iranian"} == {"parthi", "armenii"}
    assert set(PEOPLES) == set(MAP.homes)
    assert all(people["region"] in REGIONS for people in PEOPLES.values())


@rule("AIE-10.J-4")
def test_major_peoples_have_a_value_of_pacification() -> None:
    values = {name: people["value"] for name, people in PEOPLES.items() if "value" in people}
    assert values == {"parthi": 4, "aegyptii": 3, "numidae": 2, "daci": 3, "pontici": 2, "armenii": 2}
    assert set(values) == {name for name, people in PEOPLES.items() if people["major"]}


@rule("AIE-2.C-7", "AIE-2.C-8")
def test_activation_markers_of_the_major_peoples_and_blanks() -> None:
    markers = read("data/activation.toml")["marker"]
    assert {m["people"] for m in markers if "people" in m} == {n for n, p in PEOPLES.items() if p["major"]}
    assert all(m["count"] == 1 for m in markers if "people" in m)
    assert [m["count"] for m in markers if "people" not in m] == [12]


# ---------------------------------------------------------------- regions (9.d, 9.e, 10.F)


@rule("AIE-10.F-2", "AIE-10.F-3")
def test_points_of_control_let_one_camp_dominate() -> None:
    total = sum(region["points"] for region in REGIONS.values())
    assert total == 23
    assert 15 <= total < 2 * 12, "both camps never have 12 at once"


@rule("AIE-9.d-1")
def test_garrisons_are_half_of_the_fewest_legions_of_a_calm_republic() -> None:
    """26 (AIE-2.F.1-5: 25 are too few)."""
    assert sum(region["garrison"] for region in REGIONS.values()) == 26 // 2
    assert all(region["garrison"] >= 0 for region in REGIONS.values())


@rule("AIE-9.e-1")
def test_regions_follow_the_map_and_yield_units() -> None:
    assert list(REGIONS) == list(MAP.group_ids[:10])
    for number, region in enumerate(REGIONS.values()):
        assert region["zones"] == [MAP.ids[a] for a in MAP.groups[number]]
        assert "auxilia" in region["kinds"]
        assert set(region["kinds"]) <= {"legio", "auxilia", "equites", "naves"}
        if "naves" in region["kinds"]:
            assert any(MAP.ports[MAP.index[zone]] for zone in region["zones"])
    assert [name for name, region in REGIONS.items() if region["recruits"] == 2] == ["italia"]


# ---------------------------------------------------------------- stratagems (6) and events (2.D)


def test_kinds_of_stratagems_by_phase() -> None:
    assert Counter(title["phases"] for title in STRATAGEMS.values()) == {"B": 2, "C": 5, "E": 15, "F": 4}
    assert sum(title["count"] for title in STRATAGEMS.values()) == 44


@rule("AIE-6.C.1-1", "AIE-6.E.8-1", "AIE-6.E.9-1", "AIE-6.F.4-1")
def test_printed_modifiers() -> None:
    values = {name: title["values"] for name, title in STRATAGEMS.items() if "values" in title}
    assert values == {"res-novae": [0, -1, -2], "poliorcetica": [1, 2], "murus": [-1, -2], "triumphus": [1, 2]}
    assert all(STRATAGEMS[name]["count"] == len(printed) for name, printed in values.items())


@rule("AIE-6.F.1-1", "AIE-6.E.15-2")
def test_one_stratagem_is_of_a_camp_and_one_is_played_once() -> None:
    assert [(n, t["side"]) for n, t in STRATAGEMS.items() if t["side"] != "both"] == [("idus-martiae", "republicani")]
    assert [name for name, title in STRATAGEMS.items() if title.get("once")] == ["pax-romana"]


@rule("AIE-2.D-6")
def test_an_event_for_each_total_of_the_two_dice() -> None:
    assert [event["number"] for event in EVENTS] == list(range(1, 16))


# ---------------------------------------------------------------- scenarios


def test_the_scenarios_cover_the_years_of_the_game() -> None:
    years = {name: tuple(s["scenario"]["years"]) for name, s in SCENARIOS.items()}
    assert years == {
        "49-rubico": (49, 48), "47-thapsus": (47, 45), "44-philippi": (44, 42), "41-triumviri": (41, 36),
        "41-perusia": (41, 41), "32-actium": (32, 30), "campaign": (49, 30),
    }  # fmt: skip
    assert SCENARIOS["campaign"]["scenario"]["like"] == "49-rubico"
    assert all(s["scenario"]["id"] == name for name, s in SCENARIOS.items())
    assert not [name for name, s in SCENARIOS.items() if "points" in s["scenario"]], "they are balanced by forces"
    stakes = {name: s["scenario"]["stake"] for name, s in SCENARIOS.items() if "stake" in s["scenario"]}
    assert stakes == {"47-thapsus": "africa"}


@pytest.mark.parametrize("name", SET_UPS)
def test_leaders_of_a_set_up(name: str) -> None:
    scenario = SET_UPS[name]
    year = scenario["scenario"]["years"][0]
    leaders = scenario["setup"]["leaders"]
    assert len({entry["id"] for entry in leaders}) == len(leaders)
    for entry in leaders:
        leader = LEADERS[entry["id"]]
        assert leader["entry"] >= year
        if "people" in leader:
            assert leader["last"] <= year
        elif "camp" in entry:
            assert entry["camp"][0].upper() in leader["faces"]
        else:
            assert entry["triumvir"] in LEADERS
    parties = Counter(entry["camp"] for entry in leaders if entry.get("office") == "party")
    assert all(1 <= parties[camp] <= 2 for camp in ("caesariani", "republicani"))
    for people, entry in PEOPLES.items():
        kings = [n for n, k in LEADERS.items() if k.get("people") == people and k["last"] <= year <= k["entry"]]
        assert not entry["major"] or not kings or any(king in {e["id"] for e in leaders} for king in kings)


@pytest.mark.parametrize("name", SET_UPS)
def test_units_of_a_set_up(name: str) -> None:
    setup = SET_UPS[name]["setup"]
    ids = [unit for entry in setup["units"] for unit in entry["ids"]]
    assert len(set(ids)) == len(ids)
    legions = [unit for unit in ids if unit.startswith("legio-")]
    assert set(legions) <= set(LEGIONS)
    assert 26 <= len(legions) <= 39, "the Republic is calm at the start"
    for kind, most in (("auxilia", 20), ("equites", 14), ("naves", 20)):
        numbers = {int(unit.rpartition("-")[2]) for unit in ids if unit.startswith(f"{kind}-")}
        assert numbers == set(range(1, len(numbers) + 1))
        assert len(numbers) <= most
    for entry in setup["units"]:
        if any(unit.startswith("naves-") for unit in entry["ids"]):
            assert MAP.ports[MAP.index[entry["zone"]]], "ships lie in ports"


@pytest.mark.parametrize("name", SET_UPS)
def test_regions_of_a_set_up_have_a_holder_and_their_garrison(name: str) -> None:
    setup = SET_UPS[name]["setup"]
    assert sorted(entry["id"] for entry in setup["regions"]) == sorted(REGIONS)
    shares = {region: share["leader"] for share in setup.get("triumvirs", ()) for region in share["regions"]}
    for entry in setup["regions"]:
        region = REGIONS[entry["id"]]
        holder = ("triumvir", shares[entry["id"]]) if entry["id"] in shares else ("camp", entry.get("camp"))
        here = [unit for unit in setup["units"] if unit["zone"] in region["zones"]]
        if holder != ("camp", None):  # where the camps are at odds all are counted
            here = [unit for unit in here if unit.get(holder[0]) == holder[1]]
        legions = sum(len([u for u in unit["ids"] if u in LEGIONS]) for unit in here)
        assert legions >= region["garrison"], entry["id"]
        assert (entry["id"] in shares) <= ("camp" not in entry)


@pytest.mark.parametrize("name", SET_UPS)
def test_both_camps_are_apart_at_the_start(name: str) -> None:
    setup = SET_UPS[name]["setup"]
    holders: dict[str, set[str]] = {}
    for entry in setup["units"]:
        holders.setdefault(entry["zone"], set()).add(entry.get("camp") or entry["triumvir"])
    assert all(len(camps) == 1 for camps in holders.values())
    for entry in setup["leaders"]:
        camps = holders.get(entry["zone"], set())
        if "faces" in LEADERS[entry["id"]] and camps:
            assert (entry.get("camp") or entry["triumvir"]) in camps, entry["id"]


def test_allegiances_and_wars_at_the_start() -> None:
    found = {
        name: {p["id"]: (p["status"], p.get("camp")) for p in s["setup"]["peoples"]} for name, s in SET_UPS.items()
    }
    assert found["49-rubico"] == {"numidae": ("fides", "republicani")}
    assert found["47-thapsus"] == {
        "numidae": ("fides", "republicani"), "aegyptii": ("fides", "caesariani"), "pontici": ("bellum", "republicani"),
    }  # fmt: skip
    assert found["41-triumviri"] == {"parthi": ("bellum", "republicani")}
    assert found["32-actium"] == {"aegyptii": ("fides", "republicani")}


def test_stratagems_left_out_of_scenarios() -> None:
    for name, scenario in SCENARIOS.items():
        like = SCENARIOS[scenario["scenario"].get("like", name)]
        leaders = {entry["id"] for entry in like["setup"]["leaders"]}
        without = set(scenario["scenario"]["without"])
        assert without <= set(STRATAGEMS)
        assert ("idus-martiae" in without) == ("caesar" not in leaders)
        assert ("triumvir" in without) == ("triumvirs" not in like["setup"])
