"""The coastlines of the world's old centre: Natural Earth land at 1:10m (public domain), clipped and packed.

`data/coast.json.xz` holds the part that maps of antiquity need. It is remade from the file `land-10m.json` of
the npm package world-atlas 2.0.2 by `python -m latrunculi.atlas.coast LAND-10M.JSON`; drawing a map needs only
the packed file.
"""

import json
import lzma
import sys
from itertools import accumulate
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import MultiPolygon, Polygon, box

DATA = Path(__file__).parent / "data" / "coast.json.xz"
BOX = (-28.0, 18.0, 78.0, 67.0)
"""West, south, east, north of the packed part, in degrees."""
STEP = 0.002
"""Degrees per unit of the packed integers."""
TOLERANCE = 0.004
SMALLEST_ISLAND = 0.002
"""Square degrees; smaller islands are left out (about 20 square kilometres)."""


def load(data: Path = DATA) -> list[Polygon]:
    """The land of the packed part: valid polygons in degrees, the largest first."""
    packed = json.loads(lzma.decompress(data.read_bytes()))
    polygons = []
    for rings in packed["polygons"]:
        decoded = [_unpack(ring) for ring in rings]
        polygons.append(Polygon(decoded[0], decoded[1:]))
    return polygons_of(shapely.make_valid(MultiPolygon(polygons)))


def pack(topology: dict[str, Any]) -> bytes:
    """The packed form of a TopoJSON land file."""
    land = shapely.make_valid(MultiPolygon(_polygons(topology)))
    land = shapely.simplify(shapely.intersection(land, box(*BOX)), TOLERANCE)
    parts = [p for p in polygons_of(land) if p.area >= SMALLEST_ISLAND]
    polygons = [[_pack(list(ring.coords)) for ring in (p.exterior, *p.interiors)] for p in parts]
    document = {
        "source": "Natural Earth 1:10m land, public domain, from world-atlas 2.0.2",
        "polygons": polygons,
    }
    return lzma.compress(json.dumps(document, separators=(",", ":")).encode(), preset=9)


def polygons_of(shape: shapely.Geometry) -> list[Polygon]:
    """The polygons of any shape, the largest first; lines and points fall away."""
    parts: list[Polygon] = []
    for part in shapely.get_parts(shape):
        parts += (
            [part] if isinstance(part, Polygon) else polygons_of(part) if shapely.get_num_geometries(part) > 1 else []
        )
    return sorted(parts, key=lambda p: (-p.area, p.bounds))


def _pack(ring: list[tuple[float, ...]]) -> list[int]:
    """One ring as differences of whole steps: x, y, dx, dy, dx, dy ..."""
    flat: list[int] = []
    last_x = last_y = 0
    for x, y in ((round(p[0] / STEP), round(p[1] / STEP)) for p in ring):
        flat += (x - last_x, y - last_y)
        last_x, last_y = x, y
    return flat


def _unpack(flat: list[int]) -> list[tuple[float, float]]:
    xs = accumulate(flat[0::2])
    ys = accumulate(flat[1::2])
    return [(x * STEP, y * STEP) for x, y in zip(xs, ys, strict=True)]


def _polygons(topology: dict[str, Any]) -> list[Polygon]:
    """Decode the arcs of a TopoJSON file with one object named land."""
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        xs = accumulate(p[0] for p in arc)
        ys = accumulate(p[1] for p in arc)
        arcs.append([(x * scale[0] + shift[0], y * scale[1] + shift[1]) for x, y in zip(xs, ys, strict=True)])

    def ring(indices: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for index in indices:
            arc = arcs[index] if index >= 0 else arcs[~index][::-1]
            points += arc[1:] if points else arc
        return points

    polygons = []
    for shape in topology["objects"]["land"]["geometries"]:
        groups = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        polygons += [Polygon(ring(group[0]), [ring(hole) for hole in group[1:]]) for group in groups]
    return polygons


if __name__ == "__main__":
    DATA.write_bytes(pack(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))
