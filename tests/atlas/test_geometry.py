"""The drawn maps of the games: each says what its list of borders says, and can be read."""

import gzip
import json
import re
import tomllib
from itertools import combinations, zip_longest
from pathlib import Path
from typing import Any

import pytest
import shapely
from shapely.geometry import LineString, Point, Polygon, box

from latrunculi.atlas.lettering import Label, along
from latrunculi.atlas.projection import lambert
from latrunculi.atlas.topology import Topology, load
from tests.atlas.drawings import GAMES, MAPS, NOTED, digest

TOUCH = 0.16
"""Rounding to one decimal moves a shared vertex by at most 0.07; two such errors stay under this."""


def rings(path: str) -> list[list[tuple[float, float]]]:
    """The lines of a path of the geometry file: absolute start, relative steps."""
    lines = []
    for part in path.split("M")[1:]:
        numbers = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", part)]
        points = [(numbers[0], numbers[1])]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            points.append((points[-1][0] + dx, points[-1][1] + dy))
        lines.append(points)
    return lines


def surface(path: str) -> shapely.Geometry:
    """The area of a path with holes, by the even-odd rule."""
    found = [shapely.make_valid(Polygon(ring)) for ring in rings(path) if len(ring) >= 3]
    shapes: list[shapely.Geometry] = [Polygon(), *found]
    while len(shapes) > 1:  # two by two, so that each ring meets few of the others
        pairs = zip_longest(shapes[::2], shapes[1::2], fillvalue=Polygon())
        shapes = [shapely.symmetric_difference(one, other) for one, other in pairs]
    return shapes[0]


@pytest.fixture(scope="module", params=["alea", "empire", "invasions", "ultimus"])
def data(request: pytest.FixtureRequest) -> Path:
    return GAMES / str(request.param) / "data"


@pytest.fixture(scope="module")
def drawn(data: Path) -> dict[str, Any]:
    result: dict[str, Any] = json.loads((data / "geometry.json").read_text(encoding="utf-8"))
    return result


@pytest.fixture(scope="module")
def document(data: Path) -> dict[str, Any]:
    return tomllib.loads((data / "map.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def world(data: Path) -> Topology:
    return load(data / "map.toml")


@pytest.fixture(scope="module")
def shapes(drawn: dict[str, Any]) -> dict[str, shapely.Geometry]:
    return {ident: surface(area["path"]) for ident, area in drawn["areas"].items()}


def letters(label: dict[str, Any]) -> Polygon:
    """The space that a label fills."""
    if "path" in label:
        return along(rings(label["path"])[0], label["lines"][0], label["size"], label["spacing"])
    return Label(label["x"], label["y"], label["angle"], label["size"], tuple(label["lines"]), label["spacing"]).shape()


def towns_of(area: dict[str, Any]) -> list[dict[str, Any]]:
    """The places of an area with their names, the principal town first."""
    first = [{"site": area["site"], "town": area["town"]}] if area["site"] else []
    return first + area.get("more", [])


@pytest.mark.parametrize("game", MAPS)
def test_each_drawing_is_that_of_its_map_by_this_atlas(game: str) -> None:
    noted = json.loads(NOTED.read_text(encoding="utf-8"))
    assert noted[game] == digest(game), "draw the maps anew: python -m tests.atlas.drawings"


def test_every_area_is_drawn_once(drawn: dict[str, Any], world: Topology, shapes: dict[str, Polygon]) -> None:
    assert set(drawn["areas"]) == set(world.ids)
    assert set(drawn["dioceses"]) == set(world.group_ids)
    for a, b in combinations(shapes.values(), 2):
        assert shapely.intersection(a, b).area < 4


def test_listed_neighbours_touch_and_no_others(world: Topology, shapes: dict[str, shapely.Geometry]) -> None:
    for a, b in combinations(range(world.size), 2):
        one, two = shapes[world.ids[a]], shapes[world.ids[b]]
        kind = world.border(a, b)
        if kind in ("", "strait"):
            assert not shapely.dwithin(one, two, 0.5), f"{world.ids[a]} - {world.ids[b]} touch"
        else:
            shared = shapely.intersection(one.boundary, two.buffer(TOUCH)).length
            assert shared > 20, f"{world.ids[a]} - {world.ids[b]} share {shared:.1f}"


def test_borders_are_listed_with_their_marks(drawn: dict[str, Any], world: Topology) -> None:
    listed = {frozenset((b["a"], b["b"])): b for b in drawn["borders"]}
    wanted = {frozenset((world.ids[a], world.ids[b])): kind for a, b, kind in world.borders if kind != "strait"}
    assert {pair: b["kind"] for pair, b in listed.items()} == wanted
    for b in listed.values():
        length = sum(LineString(line).length for line in rings(b["path"]))
        assert (len(b["marks"]) * 13 >= length) == (b["kind"] in ("forest", "mountain"))
        line = shapely.MultiLineString([r for r in rings(b["path"]) if len(r) > 1])
        assert all(line.distance(Point(x, y)) < 3 for x, y, _ in b["marks"])


def test_straits_are_short_bridges_over_water(
    drawn: dict[str, Any], world: Topology, document: dict[str, Any], shapes: dict[str, shapely.Geometry]
) -> None:
    degree = document["map"]["extent"]["scale"]
    land = surface(drawn["land"])
    assert {frozenset((s["a"], s["b"])) for s in drawn["straits"]} == {
        frozenset((world.ids[a], world.ids[b])) for a, b, kind in world.borders if kind == "strait"
    }
    for s in drawn["straits"]:
        line = LineString(rings(s["path"])[0])
        assert line.length < 1.4 * degree * world.surcharge(world.index[s["a"]], world.index[s["b"]]), s
        assert shapely.difference(line, land).length > 0.5, s
        for end in ("a", "b"):
            assert shapes[s[end]].distance(line) < 1.0, s
        for ident, shape in shapes.items():
            if ident not in (s["a"], s["b"]):
                assert not shape.intersects(line), (s, ident)


def test_towns_stand_in_their_areas(drawn: dict[str, Any], world: Topology, shapes: dict[str, Polygon]) -> None:
    for number, ident in enumerate(world.ids):
        area = drawn["areas"][ident]
        towns = towns_of(area)
        port = world.ports[number]
        assert [t["town"]["lines"][0] for t in towns] == list(
            dict.fromkeys([*world.towns[number], *filter(None, [port])])
        )
        for town in towns:
            assert shapes[ident].distance(Point(town["site"])) < TOUCH, town
        places = {t["town"]["lines"][0]: t["site"] for t in towns}
        assert area.get("port") == places.get(port)
        assert area.get("capital") == places.get(world.capitals[number])


def test_nothing_overlaps_that_must_be_read(drawn: dict[str, Any]) -> None:
    standing: list[tuple[str, shapely.Geometry]] = []
    for ident, area in drawn["areas"].items():
        standing.append((f"{ident} name", letters(area["label"])))
        for town in towns_of(area):
            standing.append((f"{town['town']['lines'][0]} site", Point(town["site"]).buffer(4)))
            standing.append((f"{town['town']['lines'][0]} town", letters(town["town"])))
    standing += [(f"sea {s['label']['lines'][0]}", letters(s["label"])) for s in drawn["seas"]]
    standing += [(f"wild {s['label']['lines'][0]}", letters(s["label"])) for s in drawn["wild"]]
    standing += [(f"diocese {i}", letters(d["label"])) for i, d in drawn["dioceses"].items()]
    standing += [(f"fleet {i}", Point(z["anchor"]).buffer(20)) for i, z in drawn.get("zones", {}).items()]
    for ident, (x, y, wide, high) in drawn.get("boxes", {}).items():
        standing.append((f"box {ident}", box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)))
    clashes = [f"{name} and {other}" for (name, one), (other, two) in combinations(standing, 2) if one.intersects(two)]
    assert clashes == []


def test_counters_leave_names_and_towns_free(drawn: dict[str, Any]) -> None:
    names = [(i, letters(a["label"])) for i, a in drawn["areas"].items()]
    towns = [(i, Point(t["site"]).buffer(4)) for i, a in drawn["areas"].items() for t in towns_of(a)]
    for ident, area in drawn["areas"].items():
        assert len(area["slots"]) >= 4
        places = [(x, y, 15) for x, y in area["slots"]] + [(*area["fort"], 9)]
        for x, y, half in places:
            counter = box(x - half, y - half, x + half, y + half)
            for other, shape in names + towns:
                assert not counter.intersects(shape), f"a counter of {ident} on {other}"


def test_counters_stay_on_the_sheet_and_apart(drawn: dict[str, Any], shapes: dict[str, shapely.Geometry]) -> None:
    sheet = box(0, 0, *drawn["size"])
    blocks = {}
    for ident, area in drawn["areas"].items():
        counters = [box(x - 15, y - 15, x + 15, y + 15) for x, y in area["slots"]]
        blocks[ident] = shapely.union_all(counters)
        assert sheet.contains(blocks[ident]), ident
        assert blocks[ident].distance(shapes[ident]) == 0, f"the counters of {ident} do not touch it"
    for (a, one), (b, two) in combinations(blocks.items(), 2):
        assert not one.intersects(two), f"{a} and {b}"


def test_names_lie_on_their_areas(drawn: dict[str, Any], shapes: dict[str, shapely.Geometry]) -> None:
    for ident, area in drawn["areas"].items():
        text = letters(area["label"])
        assert shapely.intersection(text, shapes[ident]).area > 0.5 * text.area, ident
        for other, shape in shapes.items():
            if other != ident:
                assert shapely.intersection(text, shape).area < 0.12 * text.area, f"{ident} on {other}"


def test_small_enough_to_send(data: Path) -> None:
    assert len(gzip.compress((data / "geometry.json").read_bytes())) < 400_000


def test_sea_zones_lie_between_the_coasts_and_their_bounds(drawn: dict[str, Any], world: Topology) -> None:
    """Every coast of the list is washed by its sea; the zones do not overlap, and fleets lie on them."""
    if "zones" not in drawn:
        assert not any(world.sea_near), "passages between seas that are not drawn"
        return
    assert set(drawn["zones"]) == set(world.sea_ids)
    zones = {ident: surface(zone["path"]) for ident, zone in drawn["zones"].items()}
    shapes = {ident: surface(area["path"]) for ident, area in drawn["areas"].items()}
    for a, b in combinations(zones.values(), 2):
        assert shapely.intersection(a, b).area < 4
    for number, ident in enumerate(world.sea_ids):
        anchor = Point(drawn["zones"][ident]["anchor"]).buffer(20)
        assert shapely.intersection(zones[ident], anchor).area > 0.9 * anchor.area, ident
        shore = zones[ident].buffer(1.0)
        washed = {i for i, shape in shapes.items() if shapely.intersection(shape, shore).area > 5}
        assert {world.ids[a] for a in range(world.size) if world.sea_mask[number] >> a & 1} == washed, ident


PLACES = {
    "syria": {"Palmyra": (38.27, 34.55), "Samosata": (38.48, 37.55)},
    "bithynia": {"Amasia": (35.83, 40.65), "Zela": (35.9, 40.3), "Sinope": (35.1, 42.0)},  # Pompey's Bithynia et Pontus
    "cappadocia": {"Melitene": (38.37, 38.4), "Polemonium": (37.5, 41.0), "Trapezus": (39.73, 40.95)},
    "narbonensis": {"Vienna": (4.87, 45.52), "Genava": (6.15, 46.18)},
    "lugdunensis": {"Lugdunum": (4.83, 45.77)},
    "dacia": {"Sarmizegetusa Regia": (23.31, 45.62)},
    "thracia": {"Bizye": (27.76, 41.57), "Uscudama": (26.56, 41.68)},
}
"""Places of the empire map where history has them: longitude and latitude."""


def test_places_lie_in_the_provinces_of_history() -> None:
    document = tomllib.loads((GAMES / "empire/data/map.toml").read_text(encoding="utf-8"))
    drawn = json.loads((GAMES / "empire/data/geometry.json").read_text(encoding="utf-8"))
    head = document["map"]
    extent = head["extent"]
    project = lambert(
        head["projection"]["parallels"], head["projection"]["meridian"], extent["left"], extent["top"], extent["scale"]
    )
    shapes = {ident: surface(drawn["areas"][ident]["path"]) for ident in PLACES}
    misplaced = [
        f"{name} is not in {ident}"
        for ident, places in PLACES.items()
        for name, at in places.items()
        if not shapely.intersects(shapes[ident], Point(*project(*at)))
    ]
    assert misplaced == []
    # the Dacian kings reigned at Regia: their City is drawn there, not at the Roman colony 40 km to the west
    (regia,) = next(entry for entry in document["province"] if entry["id"] == "dacia")["towns"]
    assert regia == {"name": "Sarmizegetusa", "at": [23.31, 45.62]}
