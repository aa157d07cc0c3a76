"""Point maps: circles on their own ground and bank, links past everything, every defect named."""

import json
import math
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
import shapely
from shapely.geometry import LineString, Point

import latrunculi.atlas
from latrunculi.atlas.pointmap import build, is_point_map, lines_of
from latrunculi.atlas.topology import MapError
from tests.atlas.test_geometry import letters, rings, surface

DATA = Path(latrunculi.atlas.__file__).parents[1] / "games" / "optimus" / "data"
HEAD = """
[map]
projection = {kind = "lambert-conformal-conic", parallels = [33, 53], meridian = 19}
extent = {left = -7.0, top = 57.5, scale = 32.0}
size = [260, 200]
grid = 6.0
radius = 6
[[contree]]
id = "latium"
name = "Latium"
bank = "west"
[[contree]]
id = "apulia"
name = "Apulia"
bank = "south"
[[region]]
id = "roma"
name = "Roma"
contree = "latium"
at = [12.8, 41.9]
[[region]]
id = "capua"
name = "Capua"
contree = "latium"
at = [14.4, 41.1]
[[region]]
id = "barium"
name = "Barium"
contree = "apulia"
at = [16.8, 41.0]
[[link]]
between = ["latium", "apulia"]
[[box]]
id = "africa"
name = "Africa"
at = [9.5, 38.0]
"""


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    result: dict[str, Any] = json.loads((DATA / "geometry.json").read_text(encoding="utf-8"))
    return result


def told(tmp_path: Path, text: str) -> list[str]:
    (tmp_path / "map.toml").write_text(text, encoding="utf-8")
    with pytest.raises(MapError) as caught:
        build(tmp_path / "map.toml", tmp_path / "out.json")
    assert not (tmp_path / "out.json").exists()
    return caught.value.defects


def small(tmp_path: Path, text: str) -> dict[str, Any]:
    (tmp_path / "map.toml").write_text(text, encoding="utf-8")
    build(tmp_path / "map.toml", tmp_path / "out.json")
    result: dict[str, Any] = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    return result


# ---------------------------------------------------------------- the map of Optimus Princeps


def test_every_region_stands_on_the_ground_of_its_contree(drawn: dict[str, Any]) -> None:
    grounds = [surface(contree["path"]) for contree in drawn["dioceses"].values()]
    necklaces = [surface(contree["necklace"]) for contree in drawn["dioceses"].values()]
    for area in drawn["areas"].values():
        spot = Point(area["site"])
        assert sum(shapely.intersects(ground, spot) for ground in grounds) == 1
        assert [shapely.intersects(ground, spot) for ground in grounds] == [
            shapely.contains(necklace, spot.buffer(drawn["radius"] - 1)) for necklace in necklaces
        ]


def test_no_circle_stands_in_a_great_river(drawn: dict[str, Any]) -> None:
    great = [river for river in drawn["rivers"] if river["name"] in ("Rhenus", "Danuvius")]
    assert len(great) == 2
    for river in great:
        for line in map(LineString, rings(river["path"])):
            for area in drawn["areas"].values():
                assert line.distance(Point(area["site"])) > drawn["radius"]


def test_everything_is_on_the_sheet(drawn: dict[str, Any]) -> None:
    wide, high = drawn["size"]
    for area in drawn["areas"].values():
        x, y = area["site"]
        assert drawn["radius"] < x < wide - drawn["radius"]
        assert drawn["radius"] < y < high - drawn["radius"]
    for x, y, w, h in drawn["boxes"].values():
        assert w / 2 <= x <= wide - w / 2
        assert h / 2 <= y <= high - h / 2


def test_names_of_regions_cover_no_circle_and_hardly_each_other(drawn: dict[str, Any]) -> None:
    names = {ident: letters(area["label"]) for ident, area in drawn["areas"].items()}
    circles = {ident: surface(area["path"]) for ident, area in drawn["areas"].items()}
    for ident, name in names.items():
        for other, circle in circles.items():
            assert shapely.intersection(name, circle).area < 0.2 * name.area, (ident, other)
    for (one, a), (other, b) in combinations(names.items(), 2):
        assert shapely.intersection(a, b).area < 0.25 * min(a.area, b.area), (one, other)


def test_links_lead_from_rim_to_rim_of_their_contrees(drawn: dict[str, Any]) -> None:
    assert len(drawn["links"]) == 92
    contree_of = {}
    for ident, contree in drawn["dioceses"].items():
        necklace = surface(contree["necklace"])
        contree_of |= {r: ident for r, a in drawn["areas"].items() if shapely.intersects(necklace, Point(a["site"]))}
    for link in drawn["links"]:
        (line,) = rings(link["path"])
        ends = []
        for spot in (line[0], line[-1]):
            nearest = min(drawn["areas"], key=lambda ident, s=spot: math.dist(drawn["areas"][ident]["site"], s))
            assert math.dist(drawn["areas"][nearest]["site"], spot) < drawn["radius"] + 3
            ends.append(contree_of[nearest])
        assert ends == [link["a"], link["b"]]
        assert all(a != b for a, b in pairwise(line))


# ---------------------------------------------------------------- small maps


def test_a_map_of_regions_is_told_from_others() -> None:
    assert is_point_map(DATA / "map.toml")
    assert not is_point_map(DATA.parents[1] / "ultimus" / "data" / "map.toml")


def test_a_map_in_order_is_drawn_each_time_to_the_byte(tmp_path: Path) -> None:
    small(tmp_path, HEAD)
    first = (tmp_path / "out.json").read_bytes()
    drawn = small(tmp_path, HEAD)
    assert (tmp_path / "out.json").read_bytes() == first
    assert set(drawn["areas"]) == {"roma", "capua", "barium"}
    assert [(link["a"], link["b"]) for link in drawn["links"]] == [("latium", "apulia")]
    assert drawn["boxes"]["africa"][2:] == [150.0, 84.0]


def test_circles_of_two_places_at_one_spot_part(tmp_path: Path) -> None:
    drawn = small(tmp_path, HEAD.replace("at = [14.4, 41.1]", "at = [12.9, 41.85]"))
    assert math.dist(drawn["areas"]["roma"]["site"], drawn["areas"]["capua"]["site"]) > 12


def test_defects_of_the_drawing_tables_come_together(tmp_path: Path) -> None:
    text = HEAD.replace("grid = 6.0", "").replace("at = [16.8, 41.0]", "at = 5").replace("at = [9.5, 38.0]", "")
    said = told(tmp_path, text)
    assert len(said) == 3
    for line, words in zip(said, ("[map]: grid", "[[region]] 3 (Barium): at", "[[box]] 1 (Africa): at"), strict=True):
        assert words in line
    assert "[map]: radius must be a number" in told(tmp_path, HEAD.replace("radius = 6", ""))[0]


def test_a_circle_off_its_ground_is_told(tmp_path: Path) -> None:
    said = told(tmp_path, HEAD.replace("at = [16.8, 41.0]", "at = [16.8, 41.0]\nplace = [13.3, 39.4]"))
    assert any("barium: its circle is not on the ground of apulia; give it a place" in line for line in said)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Roma", ("Roma",)),
        ("Campus Haticus", ("Campus", "Haticus")),
        ("Sarmizegetusa Regia", ("Sarmizegetusa", "Regia")),
        ("Sarmizegetusa", ("Sarmizegetusa",)),
    ],
)
def test_long_names_stand_on_two_lines(name: str, lines: tuple[str, ...]) -> None:
    assert lines_of(name) == lines
