"""Drawing a map: from `map.toml` and the coastlines to `geometry.json`.

`build(map_path, out_path)` is what `latrunculi atlas build GAME` calls; also
`python -m latrunculi.atlas.build MAP OUT`. The same input gives the same bytes.

The file has these keys, all lengths in units of the sheet, y downwards, paths in SVG notation:

- `size`: [width, height].
- `land`: all land, as one path; `lakes`: [{name, path}]; `rivers`: [{name, path, width}].
- `areas`: by id: `path`; `label` {x, y, angle, size, spacing, lines}; `site` [x, y] or null, the place of the principal
  town; `town` the label of its name or null; `slots` four middles of army counters of 30 units; `fort` the middle of a
  fort of 18 units; `centre` the middle of the widest part. Only where they apply: `more` [{site, town}], further
  towns and a port that is no town; `port` and `capital`, the place [x, y] of the town or port that is one.
- `dioceses` (the groups of the map) by id: `path` (outline) and `label`.
- `borders`: [{a, b, kind, path, marks}], `marks` [x, y, size] of the peaks or trees of a difficult border.
- `straits`: [{a, b, path}]; `seas`: [{id, label}], the names of waters, of which a sea zone may have several;
  `wild`: [{label}] of land outside the areas; `relief`: [{kind, x, y, s}] ornament off the borders.
- Only of a map that divides the sea into zones: `zones` by id of the sea {path, anchor}, `anchor` being the middle of
  the place of a fleet; `bounds`: [{name, path}], where sea zones end; `boxes`: by id [x, y, width, height] of the room
  left for the box of a city, x and y being its middle.

A label has `path` (a baseline, x, y being its middle) where the text follows a curve.
"""

import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import LineString, Polygon, box

from latrunculi import toml
from latrunculi.atlas import coast, sheet, topology
from latrunculi.atlas.ground import COAST_TOLERANCE, Ground, marks, write
from latrunculi.atlas.lettering import Furniture, furnish
from latrunculi.atlas.partition import ROUNDING, XY, divide, shared_lines
from latrunculi.atlas.svgpath import line_path, polygon_path

FLEET = 44.0
"""Side of the room for a fleet at sea, in units of the sheet."""
SHORTEST_TOUCH = 0.5
"""Areas that touch along less, such as an island and a headland that meet in a point, do not border on each other."""


def build(map_path: Path | str, out_path: Path | str) -> None:
    """Draw the map of `map_path` and write its geometry to `out_path`.

    Raises `latrunculi.atlas.topology.MapError` for a defective map file.
    """
    write(draw(Path(map_path)), Path(out_path))


def draw(map_path: Path) -> dict[str, Any]:
    """The geometry as a dictionary."""
    plan = topology.load(map_path)
    document = toml.loads(toml.read_text(map_path))
    found = sheet.defects(document, str(map_path))
    if found:
        raise topology.MapError(found)
    drawing = _Drawing(plan, document)
    found = [f"{map_path}: {line}" for line in drawing.contradictions()]
    if found:
        raise topology.MapError(found)
    return drawing.geometry()


class _Drawing(Ground):
    """One map on the drawing board."""

    def __init__(self, plan: topology.Topology, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.plan = plan
        head = document["map"]
        self.letters: float = head.get("letters", 1)
        self.compact: bool = head.get("compact", False)
        self.entries = {e["id"]: e for e in document.get("province", document.get("area", []))}
        self.areas = self._areas()
        self.borders = self._borders()
        self.bounds = [(e["name"], LineString(self.points(e["points"]))) for e in document.get("bound", [])]
        self.waters = self._waters() if self.bounds else {}

    def _areas(self) -> dict[str, shapely.Geometry]:
        places = {ident: self.points(e["points"]) for ident, e in self.entries.items()}
        wild = {w["id"]: self.points(w["points"]) for w in self.document.get("wild", [])}
        dividers = []
        for table in ("river", "range", "limes"):
            for e, line in self.lines(table):
                divides = e.get("divides", True)
                if isinstance(divides, list):
                    ends = [line.index(p) for p in self.points(e["points"][n - 1] for n in divides)]
                    dividers.append(line[ends[0] : ends[1] + 1])
                elif divides:
                    dividers.append(line)
        head = self.document["map"]
        rounding = head.get("tolerance", 2 * ROUNDING) / 2
        parts = divide(self.land, places | wild, dividers, head["grid"], self.frame, rounding)
        return {ident: parts[ident] for ident in self.entries}

    def _borders(self) -> dict[tuple[str, str], list[LineString]]:
        """The lines of every two areas that touch, whether the map lists them or not."""
        borders = {}
        for a, b in combinations(self.areas, 2):
            if shapely.dwithin(self.areas[a], self.areas[b], 0.01):
                lines = shared_lines(self.areas[a], self.areas[b])
                if sum(line.length for line in lines) >= SHORTEST_TOUCH:
                    borders[a, b] = lines
        return borders

    def _waters(self) -> dict[str, shapely.Geometry]:
        """The water of each sea, from the place of its fleets to coasts and bounds; empty where that is no water."""
        lines = shapely.union_all([line.buffer(0.2, cap_style="flat") for _, line in self.bounds])
        parts = coast.polygons_of(shapely.difference(shapely.difference(self.frame, self.land), lines))
        waters = {}
        for e in self.document["sea"]:
            anchor = shapely.Point(self.points([e["at"]])[0])
            waters[e["id"]] = next((w for w in parts if shapely.intersects(w, anchor)), Polygon())
        return waters

    def contradictions(self) -> list[str]:
        """Where the shapes and the list of borders disagree: each with its cure."""
        found = []
        for a, b in combinations(range(self.plan.size), 2):
            pair = (self.plan.ids[a], self.plan.ids[b])
            kind, touch = self.plan.border(a, b), pair in self.borders
            if touch and kind in ("", topology.STRAIT):
                found.append(
                    f"{pair[0]} - {pair[1]}: they touch on land; list a [[border]] of a land kind, or draw a "
                    "[[limes]] or move points so that they part"
                )
            if not touch and kind not in ("", topology.STRAIT):
                found.append(
                    f"{pair[0]} - {pair[1]}: the border is listed but the areas do not touch; move points or delete it"
                )
        for sea, water in self.waters.items():
            if water.is_empty:
                found.append(f"{sea}: the place of its fleets is no water; move at")
        for (sea, water), (other, same) in combinations(self.waters.items(), 2):
            if water is same:
                found.append(f"{sea} - {other}: nothing lies between them; draw a [[bound]] from coast to coast")
        return found

    def geometry(self) -> dict[str, Any]:
        """The whole sheet, with the keys that the module describes."""
        seas = [self.curved(w, w["name"], w["size"], w["spacing"]) for w in self.document.get("water", [])]
        wild = [
            self.curved(w, w["name"], w["size"], w["spacing"]) for w in self.document.get("wild", []) if w.get("name")
        ]
        table = next(t for t in topology.GROUP_TABLES if t in self.document)
        groups = [self.curved(g, g["name"].upper(), round(15 * self.letters, 1), 0.35) for g in self.document[table]]
        borders = self._listed_borders()
        straits = self._straits()
        taken = [shape for _, shape in seas + wild + groups]
        taken += [LineString(s["via"]).buffer(5) for s in straits]
        taken += [shapely.Point(x, y).buffer(s * 0.8) for b in borders for x, y, s in b["marks"]]
        zones = self._sea_zones()
        for x, y in (zone["anchor"] for zone in zones.get("zones", {}).values()):
            taken.append(box(x - FLEET / 2, y - FLEET / 2, x + FLEET / 2, y + FLEET / 2))
        for x, y, wide, high in zones.get("boxes", {}).values():
            taken.append(box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))
        furniture = self._furniture(taken)
        geometry: dict[str, Any] = {
            "size": [round(v) for v in self.size],
            "land": polygon_path(self.land),
            "areas": {ident: self._area(ident, furniture[ident]) for ident in self.areas},
            "dioceses": {
                g["id"]: {"path": polygon_path(self._outline(g["id"])), "label": label}
                for g, (label, _) in zip(self.document[table], groups, strict=True)
            },
            "borders": borders,
            "straits": [{"a": s["a"], "b": s["b"], "path": s["path"]} for s in straits],
            "rivers": self.rivers(),
            "lakes": self.lakes(),
            "seas": [
                {"id": w["sea"], "label": label}
                for w, (label, _) in zip(self.document.get("water", []), seas, strict=True)
            ],
            "wild": [{"label": label} for label, _ in wild],
            "relief": self._relief(furniture, taken),
        }
        return geometry | zones

    def _outline(self, group: str) -> shapely.Geometry:
        members = self.plan.groups[self.plan.group_ids.index(group)]
        return shapely.union_all([self.areas[self.plan.ids[a]] for a in members], grid_size=0.02)

    def _listed_borders(self) -> list[dict[str, Any]]:
        borders = []
        for a, b, kind in self.plan.borders:
            pair = (self.plan.ids[min(a, b)], self.plan.ids[max(a, b)])
            if kind == topology.STRAIT:
                continue
            lines = self.borders[pair]
            borders.append(
                {
                    "a": pair[0],
                    "b": pair[1],
                    "kind": kind,
                    "path": "".join(path for path in map(line_path, lines) if "l" in path),
                    "marks": [m for line in lines for m in marks(line, kind)],
                }
            )
        return borders

    def _straits(self) -> list[dict[str, Any]]:
        straits = []
        for e in self.document["border"]:
            if e["kind"] != topology.STRAIT:
                continue
            via = self.points(e["via"])
            straits.append({"a": e["between"][0], "b": e["between"][1], "via": via, "path": line_path(LineString(via))})
        return straits

    def _furniture(self, taken: list[shapely.Geometry]) -> dict[str, Furniture]:
        names = {ident: e["name"] for ident, e in self.entries.items()}
        sites = {ident: places for ident in self.entries if (places := self._sites(ident))}
        lines = [line for group in self.borders.values() for line in group]
        return furnish(self.areas, names, sites, self.land, lines, taken, self.size, self.letters, self.compact)

    def _sites(self, ident: str) -> list[tuple[str, XY]]:
        """The towns of an area and its port, with their places on the sheet."""
        entry = self.entries[ident]
        sites = [(town["name"], self.points([town["at"]])[0]) for town in entry.get("towns", [])]
        if "port_at" in entry:
            sites.append((entry["port"], self.points([entry["port_at"]])[0]))
        return sites

    def _area(self, ident: str, furniture: Furniture) -> dict[str, Any]:
        entry = self.entries[ident]
        shape = self.areas[ident]
        widest = max(coast.polygons_of(shape), key=lambda p: p.area)
        centre = shapely.maximum_inscribed_circle(widest).coords[0]
        places = {name: [round(v, 1) for v in at] for name, at in self._sites(ident)}
        towns = [
            {"site": places[name], "town": label.told()} for name, label in zip(places, furniture.towns, strict=True)
        ]
        area = {
            "path": polygon_path(shape),
            "label": furniture.label.told(),
            "town": towns[0]["town"] if towns else None,
            "site": towns[0]["site"] if towns else None,
            "slots": [list(s) for s in furniture.slots],
            "fort": list(furniture.fort),
            "centre": [round(v, 1) for v in centre],
        }
        if len(towns) > 1:
            area["more"] = towns[1:]
        for mark in ("port", "capital"):
            if mark in entry:
                area[mark] = places[entry[mark]]
        return area

    def _sea_zones(self) -> dict[str, Any]:
        """What a map has that divides the sea: zones between the coasts and the bounds, and room for boxes."""
        if not self.bounds:
            return {}
        return {
            "zones": {
                ident: {
                    "path": polygon_path(water.simplify(COAST_TOLERANCE)),
                    "anchor": [round(v, 1) for v in self.points([e["at"]])[0]],
                }
                for e, (ident, water) in zip(self.document["sea"], self.waters.items(), strict=True)
            },
            "bounds": [
                {"name": name, "path": "".join(map(line_path, _coast_to_coast(line, self.land)))}
                for name, line in self.bounds
            ],
            "boxes": {
                e["id"]: [*(round(v, 1) for v in self.points([e["at"]])[0]), *e["size"]]
                for e in self.document.get("box", [])
            },
        }

    def _relief(self, furniture: dict[str, Furniture], taken: Sequence[shapely.Geometry]) -> list[dict[str, Any]]:
        """Peaks and trees of the ranges inside the areas, where nothing else stands; a range may pass over borders."""
        busy = list(taken)
        for f in furniture.values():
            busy += [f.label.shape().buffer(4), *(town.shape().buffer(3) for town in f.towns)]
        for ident in self.entries:
            busy += [shapely.Point(*at).buffer(11) for _, at in self._sites(ident)]
        lines = [line.buffer(5) for group in self.borders.values() for line in group]
        standing, blocked = shapely.union_all(busy), shapely.union_all(busy + lines)
        shapely.prepare(standing)
        shapely.prepare(blocked)
        relief = []
        for e, points in self.lines("range"):
            if e["divides"]:
                continue
            for x, y, s in marks(LineString(points), e["kind"]):
                spot = shapely.Point(x, y).buffer(s)
                free = not shapely.intersects(standing if e.get("over", False) else blocked, spot)
                if free and shapely.contains(self.land, spot):
                    relief.append({"kind": e["kind"], "x": x, "y": y, "s": s})
        return relief


def _coast_to_coast(line: LineString, land: shapely.Geometry) -> list[LineString]:
    """The parts of a line that lie on the water."""
    parts = shapely.get_parts(shapely.difference(line, land))
    return [p for p in parts if isinstance(p, LineString) and p.length > 1]


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python -m latrunculi.atlas.build MAP.toml OUT.json")
    try:
        build(sys.argv[1], sys.argv[2])
    except topology.MapError as error:
        sys.exit(str(error))
