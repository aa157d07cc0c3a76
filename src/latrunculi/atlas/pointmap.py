"""Drawing a point map: round regions joined in groups (contrées), and links between the groups.

`build(map_path, out_path)` is what `latrunculi atlas build GAME` calls for a map file with tables [[contree]]; also
`python -m latrunculi.atlas.pointmap MAP OUT`. The same input gives the same bytes. Circles stand as near to their
places as the room for circles and names allows, each on its own bank of the great rivers.

The file has the keys of `latrunculi.atlas.build`, as far as they apply: `areas` are the regions (`path` the circle,
`site` and `centre` its middle, `slots` four middles of counters fanned out over it), `dioceses` the contrées (`path`
the ground), `borders` the lines between contrées. Besides: `radius` of the circles; of each contrée `necklace`, the
path of the band that joins its regions; `links`: [{a, b, path, middle}], by contrées; `boxes`: by id [x, y, width,
height] of what lies off the map, x and y being the middle.
"""

import math
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString, Point, Polygon, box

from latrunculi import toml
from latrunculi.atlas import sheet
from latrunculi.atlas.ground import Ground, marks, write
from latrunculi.atlas.lettering import Label, text_width
from latrunculi.atlas.partition import XY, divide, shared_lines
from latrunculi.atlas.svgpath import line_path, polygon_path
from latrunculi.atlas.topology import MapError

Floats = NDArray[np.float64]

TABLES = {name: sheet.TABLES[name] for name in ("wild", "river", "range", "lake")} | {
    "water": {"name": sheet.TEXT, "size": sheet.NUMBER, "spacing": sheet.NUMBER, "points": sheet.LINE},
    "contree": {"id": sheet.TEXT, "name": sheet.TEXT},
    "region": {"id": sheet.TEXT, "name": sheet.TEXT, "contree": sheet.TEXT, "at": sheet.PLACE},
    "box": {"id": sheet.TEXT, "name": sheet.TEXT, "at": sheet.PLACE},
}
"""What each entry of a drawing table must have."""
LETTERS = 11.5
"""Size of the names of regions, in units of the sheet."""
TITLES = (19.0, 17.0, 15.0, 13.0, 11.5)
"""Sizes of the names of contrées, the best first."""
TITLE_SPACING = 0.22
GAP = 6.0
"""Between two circles, at least."""
SHORE = 5.0
"""Between a circle and a great river, at least."""
BOX = (150.0, 84.0)
NECKLACE = 9.0
"""Half the breadth of the band that joins the regions of a contrée."""
FAN = ((0, 0), (11, -11), (-11, 11), (11, 11))
"""Middles of counters from the middle of their circle."""
WAYS = (("northernmost", 1, 1), ("easternmost", 0, 1), ("southernmost", 1, -1), ("westernmost", 0, -1))
"""What rules ask of the regions of a contrée: the axis of [longitude, latitude], and whether more of it is farther."""
ORDER = 1.5
"""By how much the farthest region of a contrée is drawn farther than the next."""
LONGEST_LINE = 12
"""Letters of a name on one line."""


def is_point_map(map_path: Path) -> bool:
    """Whether a map file is of this kind."""
    return "contree" in toml.loads(toml.read_text(map_path))


def build(map_path: Path | str, out_path: Path | str) -> None:
    """Draw the map of `map_path` and write its geometry to `out_path`.

    Raises `latrunculi.atlas.topology.MapError` for a defective map file.
    """
    write(draw(Path(map_path)), Path(out_path))


def draw(map_path: Path) -> dict[str, Any]:
    """The geometry as a dictionary."""
    document = toml.loads(toml.read_text(map_path))
    found = sheet.defects(document, str(map_path), TABLES)
    if not found and not sheet.is_number(document["map"].get("radius")):
        found = [f"{map_path}: [map]: radius must be a number: of the circles, in units of the sheet"]
    if found:
        raise MapError(found)
    drawing = _PointMap(document)
    found = [f"{map_path}: {line}" for line in drawing.contradictions()]
    if found:
        raise MapError(found)
    return drawing.geometry()


def lines_of(name: str) -> tuple[str, ...]:
    """A name on one line or, where it is long, on two of about the same length."""
    words = name.split(" ")
    if len(name) <= LONGEST_LINE or len(words) == 1:
        return (name,)
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(cuts, key=lambda cut: max(map(len, cut)))


class _PointMap(Ground):
    """One map on the drawing board."""

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.radius: float = document["map"]["radius"]
        self.regions: dict[str, dict[str, Any]] = {e["id"]: e for e in document["region"]}
        self.members: dict[str, list[str]] = {e["id"]: [] for e in document["contree"]}
        for ident, entry in self.regions.items():
            self.members[entry["contree"]].append(ident)
        self.banks = {e["id"]: e["bank"] for e in document["contree"]}
        self.great = {e["id"]: LineString(line) for e, line in self.lines("river") if e["divides"]}
        self.boxes = {e["id"]: self.points([e["at"]])[0] for e in document.get("box", [])}
        self.spots = self._spread()
        self.circles = {ident: Point(spot).buffer(self.radius) for ident, spot in self.spots.items()}
        self.grounds = self._grounds()
        self.necklaces = {ident: self._necklace(ident) for ident in self.members}

    # ------------------------------------------------------------ where circles stand

    def _spread(self) -> dict[str, XY]:
        """The middle of each circle: pulled to its place, pushed by circles, names, boxes and rivers."""
        anchors = np.array(self.points(e.get("place", e["at"]) for e in self.regions.values()))
        lines = [lines_of(e["name"]) for e in self.regions.values()]
        half = np.array([max(self.radius + 3, text_width(max(t, key=len), LETTERS) / 2 + 2) for t in lines])
        below = np.array([self.radius + 3 + LETTERS * 1.05 * len(t) for t in lines])
        above = np.full(len(lines), self.radius + 3)
        boxes = np.array(list(self.boxes.values())).reshape(-1, 2)
        fixed = np.r_[np.zeros(len(lines), bool), np.ones(len(boxes), bool)]
        place = np.r_[anchors, boxes]
        half = np.r_[half, np.full(len(boxes), BOX[0] / 2 + 4)]
        below, above = (np.r_[a, np.full(len(boxes), BOX[1] / 2 + 4)] for a in (below, above))
        rounds = 400
        for number in range(rounds):
            calm = 1 - number / rounds
            place[~fixed] += (anchors - place[~fixed]) * 0.06 * calm
            place[~fixed] += _apart(place, half, above, below)[~fixed] * 0.45
            self._in_order(place)
            self._ashore(place)
        for _ in range(200):  # whatever names do, circles keep apart
            place[~fixed] += _round_apart(place[~fixed], 2 * self.radius + GAP) * 0.5
            self._in_order(place)
            self._ashore(place)
        return {ident: (round(x, 1), round(y, 1)) for ident, (x, y) in zip(self.regions, place.tolist(), strict=False)}

    def _in_order(self, place: Floats) -> None:
        """Exchange what two regions of a contrée have of an axis where the wrong one of them is the farthest there."""
        numbers = {ident: number for number, ident in enumerate(self.regions)}
        for inside in self.members.values():
            for _, axis, sign in WAYS:
                down = -sign if axis else sign
                true = numbers[max(inside, key=lambda ident: sign * self.regions[ident]["at"][axis])]
                others = [numbers[ident] for ident in inside if numbers[ident] != true]
                for other in others:
                    if down * (place[true, axis] - place[other, axis]) < ORDER:
                        middle = (place[true, axis] + place[other, axis]) / 2
                        place[true, axis], place[other, axis] = middle + down * ORDER, middle - down * ORDER

    def _ashore(self, place: Floats) -> None:
        """Move every circle off the great rivers, to its own bank, and onto the sheet."""
        margin, contrees = self.radius + SHORE, [e["contree"] for e in self.regions.values()]
        count = len(contrees)
        place[:count, 0] = np.clip(place[:count, 0], margin, self.size[0] - margin)
        place[:count, 1] = np.clip(place[:count, 1], margin, self.size[1] - margin - 2 * LETTERS)
        for river, line in self.great.items():
            near = shapely.dwithin(shapely.points(place[:count]), line, 3 * margin)
            for number in np.flatnonzero(near).tolist():
                x, y = place[number].tolist()
                foot, right = _bank(line, (x, y))
                hand = self._hand(river, self.banks[contrees[number]])
                if math.dist((x, y), foot) < margin or self._astray(line, (x, y), hand):
                    place[number] = (foot[0] + right[0] * hand * margin, foot[1] + right[1] * hand * margin)

    @staticmethod
    def _astray(line: LineString, spot: XY, hand: int) -> bool:
        """Whether a spot is not on a bank of a great river."""
        foot, right = _bank(line, spot)
        return ((spot[0] - foot[0]) * right[0] + (spot[1] - foot[1]) * right[1]) * hand < 0

    @staticmethod
    def _hand(river: str, bank: str) -> int:
        """1 on the right bank of a great river, looking downstream, -1 on the left."""
        if river == "rhenus":
            return -1 if bank == "west" else 1
        return 1 if bank == "south" else -1

    # ------------------------------------------------------------ ground

    def _grounds(self) -> dict[str, shapely.Geometry]:
        """The land of each contrée, about its regions."""
        more = {e["id"]: self.points(e.get("points", [])) for e in self.document["contree"]}
        places = {ident: [*(self.spots[r] for r in regions), *more[ident]] for ident, regions in self.members.items()}
        wild = {e["id"]: self.points(e["points"]) for e in self.document.get("wild", [])}
        dividers = [list(line.coords) for line in self.great.values()]
        parts = divide(self.land, places | wild, dividers, self.document["map"]["grid"], self.frame)
        return {ident: parts[ident] for ident in self.members}

    def _necklace(self, contree: str) -> shapely.Geometry:
        """The band that joins the regions of a contrée, along the shortest ways that join all."""
        inside = [self.spots[r] for r in self.members[contree]]
        joined, strings = [inside[0]], [Point(inside[0]).buffer(self.radius + 3)]
        waiting = inside[1:]
        while waiting:
            a, b = min(((a, b) for a in joined for b in waiting), key=lambda pair: (math.dist(*pair), pair))
            strings += [LineString([a, b]).buffer(NECKLACE), Point(b).buffer(self.radius + 3)]
            joined.append(b)
            waiting.remove(b)
        return shapely.union_all(strings).buffer(6).buffer(-6)

    def contradictions(self) -> list[str]:
        """Where circles stand on others or on foreign ground: each with its cure."""
        found = [
            f"{a} - {b}: the circles touch; give one of them a place"
            for a, b in combinations(self.spots, 2)
            if math.dist(self.spots[a], self.spots[b]) < 2 * self.radius + 1
        ]
        for ident, entry in self.regions.items():
            if not shapely.intersects(self.grounds[entry["contree"]], Point(self.spots[ident])):
                found.append(f"{ident}: its circle is not on the ground of {entry['contree']}; give it a place")
            for river, line in self.great.items():
                near = shapely.dwithin(line, Point(self.spots[ident]), 4 * self.radius)
                if near and self._astray(line, self.spots[ident], self._hand(river, self.banks[entry["contree"]])):
                    found.append(f"{ident}: its circle is on the wrong bank of {river}; give it a place")
        return found + self._turned()

    def _turned(self) -> list[str]:
        """Where the northernmost, easternmost, southernmost or westernmost region of a contrée is drawn as another."""
        found = []
        for contree, inside in self.members.items():
            for way, axis, sign in WAYS:
                true = max(inside, key=lambda ident: sign * self.regions[ident]["at"][axis])
                drawn = max(inside, key=lambda ident: (-sign if axis else sign) * self.spots[ident][axis])
                if true != drawn:
                    found.append(f"{contree}: {true} is {way}, but {drawn} is drawn so; give one of them a place")
        return found

    # ------------------------------------------------------------ links

    def _links(self) -> list[dict[str, Any]]:
        """A line for each link, from a region of one contrée to one of the other, past everything else."""
        drawn: list[LineString] = []
        links = []
        for entry in self.document["link"]:
            a, b = entry["between"]
            line = self._link(a, b, entry.get("water", ""), drawn)
            drawn.append(line)
            middle = line.interpolate(0.5, normalized=True)
            links.append(
                {
                    "a": a,
                    "b": b,
                    "path": line_path(line),
                    "middle": [round(middle.x, 1), round(middle.y, 1)],
                    "line": line,
                }
            )
        return links

    def _link(self, a: str, b: str, water: str, drawn: Sequence[LineString]) -> LineString:
        pairs = sorted(
            (math.dist(self.spots[one], self.spots[other]), one, other)
            for one in self.members[a]
            for other in self.members[b]
        )[:6]
        choices = []
        for length, one, other in pairs:
            others = shapely.union_all([c.buffer(3) for i, c in self.circles.items() if i not in (one, other)])
            for bend in (0.0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4):
                line = self._way(self.spots[one], self.spots[other], bend)
                price = length * (1 + abs(bend)) + 12 * shapely.intersection(line, others).length
                price += 60 * sum(bool(shapely.crosses(line, old)) for old in drawn)
                for river, course in self.great.items():
                    price += 500 * abs(len(shapely.get_parts(shapely.intersection(line, course))) - (river == water))
                choices.append((round(price, 3), one, other, bend, line))
        return min(choices, key=lambda choice: choice[:4])[4]

    def _way(self, a: XY, b: XY, bend: float) -> LineString:
        """A line between the rims of two circles, bent to one side by a part of its length."""
        middle = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend)
        curve = []
        for n in range(17):
            t = n / 16
            curve.append(tuple((1 - t) ** 2 * a[k] + 2 * t * (1 - t) * middle[k] + t**2 * b[k] for k in (0, 1)))
        rims = shapely.union(Point(a).buffer(self.radius + 1), Point(b).buffer(self.radius + 1))
        between = shapely.difference(LineString(curve), rims)
        parts = [part for part in shapely.get_parts(between) if isinstance(part, LineString)]
        line = max(parts, key=lambda part: part.length, default=LineString([a, b]))
        return LineString([(round(x, 1), round(y, 1)) for x, y in line.coords])

    # ------------------------------------------------------------ names

    def _names(self, taken: list[shapely.Geometry], light: Sequence[shapely.Geometry]) -> dict[str, Label]:
        """The name of each region under, over or beside its circle; those that stand are added to what is taken."""
        found: dict[str, Label] = {}
        for ident, entry in self.regions.items():
            x, y = self.spots[ident]
            text = lines_of(entry["name"])
            wide, high = max(text_width(t, LETTERS) for t in text), LETTERS * 1.05 * len(text)
            rim = self.radius + 3
            spots = [(0.0, rim + high / 2), (0.0, -rim - high / 2), (rim + wide / 2, 0.0), (-rim - wide / 2, 0.0)]
            spots += [(sx * (wide / 2 + 4), sy * (rim + high / 2 - 2)) for sy in (1, -1) for sx in (1, -1)]
            cover, choices = _Cover(taken, light, 1.2, self.frame), []
            for rank, (dx, dy) in enumerate(spots):
                label = Label(round(x + dx, 1), round(y + dy, 1), 0, LETTERS, text)
                price = cover.price(label.shape()) + rank * 6
                choices.append((round(price, 3), rank, label))
            found[ident] = min(choices, key=lambda choice: choice[:2])[2]
            taken.append(found[ident].shape())
        return found

    def _titles(self, taken: list[shapely.Geometry], light: Sequence[shapely.Geometry]) -> dict[str, Label]:
        """The name of each contrée on its ground, as large as there is room for."""
        found: dict[str, Label] = {}
        for entry in sorted(self.document["contree"], key=lambda e: (self.grounds[e["id"]].area, e["id"])):
            ground = self.grounds[entry["id"]]
            west, north, east, south = ground.bounds
            spots = [(x, y) for x in np.arange(west, east, 18) for y in np.arange(north, south, 12)]
            inside = [(round(float(x), 1), round(float(y), 1)) for x, y in spots if shapely.intersects_xy(ground, x, y)]
            middle = shapely.centroid(ground)
            cover = _Cover(taken, light, 0.4, self.frame)
            choices: list[tuple[float, float, tuple[str, ...], float, float]] = []
            shapely.prepare(ground)
            for size in TITLES:
                if choices and min(choices)[0] < (TITLES[0] - size) * 40:
                    break  # whatever its place, a smaller name costs more
                for text in {(entry["name"].upper(),), tuple(t.upper() for t in lines_of(entry["name"]))}:
                    for x, y in inside:
                        label = Label(x, y, 0, size, text, TITLE_SPACING)
                        shape = label.shape()
                        price = cover.price(shape) + 1.5 * shapely.difference(shape, ground).area
                        price += (TITLES[0] - size) * 40 + 0.15 * math.dist((x, y), (middle.x, middle.y))
                        choices.append((round(price, 3), size, text, x, y))
            _, size, text, x, y = min(choices)
            found[entry["id"]] = Label(x, y, 0, size, text, TITLE_SPACING)
            taken.append(found[entry["id"]].shape())
        return found

    # ------------------------------------------------------------ the sheet

    def geometry(self) -> dict[str, Any]:
        """The whole sheet, with the keys that the module describes."""
        seas = [self.curved(w, w["name"], w["size"], w["spacing"]) for w in self.document.get("water", [])]
        wild = [
            self.curved(w, w["name"], w["size"], w["spacing"]) for w in self.document.get("wild", []) if "name" in w
        ]
        boxes = {ident: [*at, *BOX] for ident, at in self.boxes.items()}
        links = self._links()
        taken = [shape for _, shape in seas + wild]
        taken += [circle.buffer(2) for circle in self.circles.values()]
        taken += [box(x - w / 2, y - h / 2, x + w / 2, y + h / 2) for x, y, w, h in boxes.values()]
        light = [link["line"].buffer(2) for link in links] + [line.buffer(3) for line in self.great.values()]
        names = self._names(taken, light)
        titles = self._titles(taken, [*light, *self.necklaces.values()])
        return {
            "size": [round(v) for v in self.size],
            "radius": self.radius,
            "land": polygon_path(self.land),
            "areas": {ident: self._area(ident, names[ident]) for ident in self.regions},
            "dioceses": {
                ident: {
                    "path": polygon_path(self.grounds[ident]),
                    "necklace": polygon_path(self.necklaces[ident].simplify(0.2)),
                    "label": titles[ident].told(),
                }
                for ident in self.members
            },
            "borders": self._borders(),
            "straits": [],
            "links": [{key: value for key, value in link.items() if key != "line"} for link in links],
            "rivers": self.rivers(),
            "lakes": self.lakes(),
            "seas": [{"id": "", "label": label} for label, _ in seas],
            "wild": [{"label": label} for label, _ in wild],
            "relief": self._relief([*taken, *light, *self.necklaces.values()]),
            "boxes": boxes,
        }

    def _area(self, ident: str, name: Label) -> dict[str, Any]:
        x, y = self.spots[ident]
        return {
            "path": polygon_path(self.circles[ident]),
            "label": name.told(),
            "town": None,
            "site": [x, y],
            "slots": [[round(x + dx, 1), round(y + dy, 1)] for dx, dy in FAN],
            "fort": [round(x + self.radius, 1), round(y - self.radius, 1)],
            "centre": [x, y],
        }

    def _borders(self) -> list[dict[str, Any]]:
        found = []
        for a, b in combinations(self.grounds, 2):
            if shapely.dwithin(self.grounds[a], self.grounds[b], 0.01):
                path = "".join(line_path(line) for line in shared_lines(self.grounds[a], self.grounds[b]))
                if path:
                    found.append({"a": a, "b": b, "kind": "plain", "path": path, "marks": []})
        return found

    def _relief(self, busy: Sequence[shapely.Geometry]) -> list[dict[str, Any]]:
        """Peaks and trees of the ranges where nothing else stands."""
        standing = shapely.union_all(busy)
        shapely.prepare(standing)
        relief = []
        for e, points in self.lines("range"):
            for x, y, s in marks(LineString(points), e["kind"]):
                spot = Point(x, y).buffer(s * 1.4)
                if shapely.contains(self.land, spot) and not shapely.intersects(standing, spot):
                    relief.append({"kind": e["kind"], "x": x, "y": y, "s": round(s * 1.5, 1)})
        return relief


def _bank(line: LineString, spot: XY) -> tuple[XY, XY]:
    """The point of a river that is nearest to a spot, and the way to its right bank there, one unit long."""
    at = line.project(Point(spot))
    foot = line.interpolate(at)
    above, below = line.interpolate(max(at - 6, 0)), line.interpolate(min(at + 6, line.length))
    run = math.hypot(below.x - above.x, below.y - above.y) or 1.0
    return (foot.x, foot.y), (-(below.y - above.y) / run, (below.x - above.x) / run)


def _apart(place: Floats, half: Floats, above: Floats, below: Floats) -> Floats:
    """How far every footprint is pushed by those that it overlaps, along the axis on which they overlap less."""
    dx = place[:, None, 0] - place[None, :, 0]
    middle = place[:, 1] + (below - above) / 2
    dy = middle[:, None] - middle[None, :]
    high = (below + above) / 2
    over_x = half[:, None] + half[None, :] - np.abs(dx)
    over_y = high[:, None] + high[None, :] - np.abs(dy)
    hit = (over_x > 0) & (over_y > 0)
    np.fill_diagonal(hit, False)
    sideways = over_x < over_y
    order = np.sign(np.arange(len(place))[:, None] - np.arange(len(place))[None, :])
    sign_x, sign_y = np.where(dx == 0, order, np.sign(dx)), np.where(dy == 0, order, np.sign(dy))
    push_x = np.where(hit & sideways, over_x * sign_x, 0).sum(axis=1)
    push_y = np.where(hit & ~sideways, over_y * sign_y, 0).sum(axis=1)
    return np.stack([push_x, push_y], axis=1) / 2


def _round_apart(place: Floats, distance: float) -> Floats:
    """How far every circle is pushed by those that are too near."""
    away = place[:, None, :] - place[None, :, :]
    far = np.sqrt((away**2).sum(axis=2))
    np.fill_diagonal(far, distance)
    lack = np.maximum(distance - far, 0)
    push: Floats = (away / np.maximum(far, 1e-6)[:, :, None] * lack[:, :, None]).sum(axis=1) / 2
    return push


class _Cover:
    """What names must not cover, and lines that they would rather not be written over."""

    def __init__(
        self, taken: Sequence[shapely.Geometry], light: Sequence[shapely.Geometry], soft: float, frame: Polygon
    ) -> None:
        self.trees = ((shapely.STRtree(taken), 10.0), (shapely.STRtree(light), soft))
        self.frame = frame

    def price(self, shape: Polygon) -> float:
        """What a name costs that covers what is taken, or less gravely such lines."""
        found = 50 * shapely.difference(shape, self.frame).area
        for tree, dear in self.trees:
            under = tree.geometries[tree.query(shape, predicate="intersects")]
            found += dear * float(shapely.area(shapely.intersection(under, shape)).sum())
        return float(found)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python -m latrunculi.atlas.pointmap MAP.toml OUT.json")
    try:
        build(sys.argv[1], sys.argv[2])
    except MapError as error:
        sys.exit(str(error))
