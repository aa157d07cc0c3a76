"""The ground of every map: its projection, the coast, rivers, lakes and the names that follow curves."""

import json
import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import LineString, Polygon, box

from latrunculi.atlas import coast, topology
from latrunculi.atlas.lettering import along, text_width
from latrunculi.atlas.partition import XY, curve, noise
from latrunculi.atlas.projection import Project, lambert
from latrunculi.atlas.svgpath import line_path, polygon_path

COAST_TOLERANCE = 0.3
"""How far a coastline may be off, in units of the sheet, unless the map says otherwise."""
SMALLEST_ISLAND = 5.0
"""Square units; what is smaller could not be seen."""


def write(geometry: dict[str, Any], out_path: Path) -> None:
    """Write a geometry file."""
    text = json.dumps(geometry, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    # One area, border or river a line: a change of the map shows as a change of few lines.
    for mark in ("},{", '],"', '},"'):
        text = text.replace(mark, mark[:-1] + "\n" + mark[-1])
    out_path.write_text(text + "\n", encoding="utf-8")


class Ground:
    """The sheet of one map with its land and waters."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        head = document["map"]
        projection, extent = head["projection"], head["extent"]
        self.project: Project = lambert(
            projection["parallels"], projection["meridian"], extent["left"], extent["top"], extent["scale"]
        )
        self.size: XY = (float(head["size"][0]), float(head["size"][1]))
        self.frame = box(0, 0, *self.size)
        self.tolerance: float = head.get("tolerance", COAST_TOLERANCE)
        self.land = self._land()

    def points(self, degrees: Iterable[Sequence[float]]) -> list[XY]:
        """Where [longitude, latitude] points lie on the sheet."""
        return [self.project(lon, lat) for lon, lat in degrees]

    def _land(self) -> shapely.Geometry:
        """The coastlines on the sheet, with land beyond what is packed; a channel of the map file is opened to a width
        that can be seen, and a lake that parts areas is cut out."""
        parts: list[Polygon] = []
        for polygon in coast.load():
            rings = [self.points(ring.coords) for ring in (polygon.exterior, *polygon.interiors)]
            shape = shapely.intersection(shapely.make_valid(Polygon(rings[0], rings[1:])), self.frame)
            for part in coast.polygons_of(shape):
                plain = part.simplify(self.tolerance)
                if plain.area >= SMALLEST_ISLAND:
                    parts.append(plain)
        for e in self.document.get("land", []):
            parts.append(shapely.intersection(Polygon(self.points(e["points"])), self.frame))
        water = [
            LineString(curve(self.points(e["points"]), 3.0)).buffer(e["width"] / 2)
            for e in self.document.get("channel", [])
        ]
        water += [self._lake(e) for e in self.document.get("lake", []) if e.get("parts", False)]
        return shapely.difference(shapely.unary_union(parts), shapely.unary_union(water))

    def _lake(self, entry: dict[str, Any]) -> shapely.Geometry:
        ring = self.points(entry["points"])
        return shapely.make_valid(Polygon(curve([*ring, ring[0]], 2.0)))

    def lines(self, table: str) -> list[tuple[dict[str, Any], list[XY]]]:
        """The entries of rivers, ranges or limites with their curves; rivers wind a little."""
        wobble = {"river": 0.7, "range": 0.9, "limes": 1.5}[table]
        return [(e, curve(self.points(e["points"]), 3.0, wobble)) for e in self.document.get(table, [])]

    def curved(
        self, entry: dict[str, Any], text: str, size: float, spacing: float
    ) -> tuple[dict[str, Any], shapely.Geometry]:
        """A label along the entry's points and the band it fills."""
        points = curve(self.points(entry["label"] if "label" in entry else entry["points"]), 8.0)
        lacking = (text_width(text, size, spacing) * 1.08 - LineString(points).length) / 2
        if lacking > 0:
            points = [
                _beyond(points[1], points[0], lacking),
                *points,
                _beyond(points[-2], points[-1], lacking),
            ]
        line = LineString(points)
        middle = line.interpolate(0.5, normalized=True)
        a, b = points[0], points[-1]
        label = {
            "x": round(middle.x, 1),
            "y": round(middle.y, 1),
            "angle": round(math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))),
            "size": size,
            "spacing": spacing,
            "lines": [text],
            "path": line_path(line.simplify(0.3)),
        }
        return label, along(points, text, size, spacing)

    def rivers(self) -> list[dict[str, Any]]:
        rivers = []
        for e, line in self.lines("river"):
            wet = shapely.intersection(LineString(line).simplify(0.15), self.land)
            parts = [p for p in shapely.get_parts(shapely.line_merge(wet)) if p.length > 4]
            rivers.append({"name": e["name"], "width": e["width"], "path": "".join(line_path(p) for p in parts)})
        return rivers

    def lakes(self) -> list[dict[str, Any]]:
        lakes = []
        for e in self.document.get("lake", []):
            lakes.append({"name": e["name"], "path": polygon_path(self._lake(e))})
        return lakes


def _beyond(a: XY, b: XY, length: float) -> XY:
    """The point that lies `length` beyond b on the way from a to b."""
    share = length / math.dist(a, b)
    return round(b[0] + (b[0] - a[0]) * share, 3), round(b[1] + (b[1] - a[1]) * share, 3)


def marks(line: LineString, kind: str) -> list[list[float]]:
    """A string of peaks or trees along a line: places and sizes, the northern ones first so that they stand behind."""
    if kind not in (topology.MOUNTAIN, topology.FOREST):
        return []
    pitch = 10.5 if kind == topology.MOUNTAIN else 8.0
    count = max(1, round(line.length / pitch))
    found = []
    for k in range(count):
        at = line.interpolate(line.length * (k + 0.5) / count)
        wide = 2.2 if kind == topology.MOUNTAIN else 3.0
        x = at.x + (noise(at.x, at.y, 6) - 0.5) * wide
        y = at.y + (noise(at.x, at.y, 7) - 0.5) * wide
        s = (5.4 if kind == topology.MOUNTAIN else 3.6) * (0.8 + 0.5 * noise(at.x, at.y, 8))
        found.append([round(x, 1), round(y, 1), round(s, 1)])
    return sorted(found, key=lambda m: (m[1], m[0]))
