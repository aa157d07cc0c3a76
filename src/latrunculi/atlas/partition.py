"""Dividing the land among the areas: the borders of a map, drawn as a hand would draw them.

1. Seeds are strewn on the land in a jittered grid, and in mirrored pairs along every line that divides, so
   that the cells around the seeds meet exactly on that line.
2. From its historical places each area grows over neighbouring seeds, crossing a dividing line only at great
   cost: rivers and crests become borders, and no area falls apart.
3. The cells of an area are joined, the lines between areas smoothed, and the result cut along the coast.

Everything is a function of the input: the jitter comes from hashing, not from a generator's state.
"""

import heapq
import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry import LineString, MultiLineString, MultiPoint, Point, Polygon

from latrunculi.atlas.coast import polygons_of

XY = tuple[float, float]

CROSSING = 400.0
"""Cost of crossing a dividing line, in units of the sheet: more than any detour that matters."""

ROUNDING = 0.15
"""How far a line between areas may be off its rounded course, unless the map says otherwise."""


def noise(x: float, y: float, salt: int) -> float:
    """A fixed pseudo-random number in [0, 1) of a place."""
    value = (round(x * 10) * 0x9E3779B97F4A7C15 ^ round(y * 10) * 0xC2B2AE3D27D4EB4F ^ salt * 0x165667B19E3779F9) & (
        2**64 - 1
    )
    value = ((value ^ value >> 30) * 0xBF58476D1CE4E5B9) & (2**64 - 1)
    value = ((value ^ value >> 27) * 0x94D049BB133111EB) & (2**64 - 1)
    return float((value ^ value >> 31) >> 11) / float(2**53)


def curve(points: Sequence[XY], step: float, wobble: float = 0.0) -> list[XY]:
    """A smooth line through the points (centripetal Catmull-Rom), one vertex about every `step` units, each
    shifted by at most `wobble`; the given points stay."""
    ends = (
        (2 * points[0][0] - points[1][0], 2 * points[0][1] - points[1][1]),
        (2 * points[-1][0] - points[-2][0], 2 * points[-1][1] - points[-2][1]),
    )
    control = [ends[0], *points, ends[1]]
    line: list[XY] = [points[0]]
    for i in range(1, len(control) - 2):
        p = control[i - 1 : i + 3]
        knots = [0.0]
        for a, b in pairwise(p):
            knots.append(knots[-1] + max(math.dist(a, b), 1e-6) ** 0.5)
        count = max(1, round(math.dist(p[1], p[2]) / step))
        for k in range(1, count + 1):
            t = knots[1] + (knots[2] - knots[1]) * k / count
            x, y = _barry_goldman(p, knots, t)
            if k < count and wobble:
                x += (noise(x, y, 1) - 0.5) * 2 * wobble
                y += (noise(x, y, 2) - 0.5) * 2 * wobble
            line.append((round(x, 3), round(y, 3)))
    return line


def _barry_goldman(p: Sequence[XY], t: Sequence[float], at: float) -> XY:
    def mix(a: XY, b: XY, start: float, end: float) -> XY:
        share = (at - start) / (end - start)
        return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share

    a1, a2, a3 = mix(p[0], p[1], t[0], t[1]), mix(p[1], p[2], t[1], t[2]), mix(p[2], p[3], t[2], t[3])
    b1, b2 = mix(a1, a2, t[0], t[2]), mix(a2, a3, t[1], t[3])
    return mix(b1, b2, t[1], t[2])


def divide(
    land: Polygon | shapely.MultiPolygon,
    places: Mapping[str, Sequence[XY]],
    dividers: Sequence[Sequence[XY]],
    step: float,
    frame: Polygon,
    tolerance: float = ROUNDING,
) -> dict[str, shapely.Geometry]:
    """The part of the land that belongs to each name of `places`; touching parts share their vertices.

    `dividers` are lines as dense as `curve` makes them; `step` is the mean distance of the seeds; `tolerance` is how
    far a line between areas may be off its rounded course.
    """
    lines = [LineString(d) for d in dividers]
    seeds = _seeds(land, lines, step, frame)
    owners = _grow(seeds, places, lines, land, step)
    cells = _cells(seeds, frame)
    names = list(places)
    raw = {}
    for index, name in enumerate(names):
        mine = [cell for cell, owner in zip(cells, owners, strict=True) if owner == index]
        if mine:
            raw[name] = shapely.coverage_union_all(mine)
    smooth = _smooth(raw, frame, tolerance)
    cut = {name: shapely.intersection(shape, land) for name, shape in smooth.items()}
    return _tidy(_undivided_islands(cut, land, places), places)


def _undivided_islands(
    cut: Mapping[str, shapely.Geometry], land: shapely.Geometry, places: Mapping[str, Sequence[XY]]
) -> dict[str, shapely.Geometry]:
    """Give every island that holds places of at most one area to one area whole."""
    names = list(cut)
    result = dict(cut)
    tree = shapely.STRtree([cut[name] for name in names])
    for island in polygons_of(land):
        near = [names[i] for i in sorted(tree.query(island).tolist())]
        shares = {name: shapely.intersection(cut[name], island).area for name in near}
        sharers = [name for name in near if shares[name] > 0]
        at_home = [name for name in sharers if MultiPoint(list(places[name])).intersects(island)]
        if len(sharers) < 2 or len(at_home) > 1:
            continue
        keeper = at_home[0] if at_home else max(sharers, key=lambda name: (shares[name], name))
        for name in sharers:
            result[name] = shapely.difference(result[name], island)
        result[keeper] = shapely.union(result[keeper], island)
    return result


def _seeds(land: shapely.Geometry, lines: Sequence[LineString], step: float, frame: Polygon) -> list[XY]:
    west, south, east, north = frame.bounds
    near_land = land.buffer(step * 0.25)
    shapely.prepare(near_land)
    tree = shapely.STRtree(lines)
    gap = step * 0.45
    grid: list[XY] = []
    for row in range(int((north - south) / step) + 2):
        for column in range(int((east - west) / step) + 2):
            x, y = west + (column + 0.5 * (row % 2)) * step, south + row * step
            x += (noise(x, y, 3) - 0.5) * step * 0.9
            y += (noise(x, y, 4) - 0.5) * step * 0.9
            grid.append((round(x, 2), round(y, 2)))
    points = shapely.points(grid)
    on_land = shapely.contains_properly(near_land, points)
    close = set(tree.query(points, predicate="dwithin", distance=gap * 1.6)[0].tolist()) if lines else set()
    seeds = [p for i, p in enumerate(grid) if on_land[i] and i not in close]
    paired: list[XY] = []
    for line in lines:
        paired += _mirrored(line, gap)
    around = near_land.buffer(step)
    shapely.prepare(around)
    kept = [p for p in paired if shapely.contains_properly(around, Point(p))]
    # Where dividers meet their pairs crowd; a pair that stands too close to another line's is thinned.
    taken: dict[tuple[int, int], None] = {}
    for p in kept:
        key = (round(p[0] / 1.2), round(p[1] / 1.2))
        if key not in taken:
            taken[key] = None
            seeds.append(p)
    return sorted(set(seeds))


def _mirrored(line: LineString, gap: float) -> list[XY]:
    """Pairs of points on both sides of a line, so that the border between them is the line."""
    pairs: list[XY] = []
    spacing = gap * 1.5
    count = max(1, round(line.length / spacing))
    for k in range(count):
        at = line.length * (k + 0.5) / count
        a, b = line.interpolate(max(0.0, at - 1.0)), line.interpolate(min(line.length, at + 1.0))
        here = line.interpolate(at)
        length = math.dist((a.x, a.y), (b.x, b.y)) or 1.0
        nx, ny = -(b.y - a.y) / length * gap, (b.x - a.x) / length * gap
        pairs += (
            (round(here.x + nx, 2), round(here.y + ny, 2)),
            (round(here.x - nx, 2), round(here.y - ny, 2)),
        )
    return pairs


def _grow(
    seeds: Sequence[XY],
    places: Mapping[str, Sequence[XY]],
    lines: Sequence[LineString],
    land: shapely.Geometry,
    step: float,
) -> list[int]:
    """The area of each seed: the one whose places are nearest over land, dividing lines being steep."""
    graph = _ways(seeds, lines, land, step)
    spots = [(point, number) for number, points in enumerate(places.values()) for point in points]
    tree = shapely.STRtree(shapely.points(seeds))
    best = [math.inf] * len(seeds)
    owner = [-1] * len(seeds)
    queue: list[tuple[float, int, int]] = []
    for point, number in spots:
        start = int(tree.nearest(Point(point)))
        queue.append((math.dist(point, seeds[start]), start, number))
    heapq.heapify(queue)
    while queue:
        cost, seed, number = heapq.heappop(queue)
        if cost >= best[seed]:
            continue
        best[seed], owner[seed] = cost, number
        for other, extra in graph[seed]:
            if cost + extra < best[other]:
                heapq.heappush(queue, (cost + extra, other, number))
    # Islands without a place of their own go with the nearest place over the sea.
    far = shapely.STRtree(shapely.points([p for p, _ in spots]))
    for seed, number in enumerate(owner):
        if number < 0:
            owner[seed] = spots[int(far.nearest(Point(seeds[seed])))][1]
    return owner


def _ways(
    seeds: Sequence[XY], lines: Sequence[LineString], land: shapely.Geometry, step: float
) -> list[list[tuple[int, float]]]:
    """For each seed the neighbouring seeds that can be reached over land, and the cost of going there."""
    index = {seed: i for i, seed in enumerate(seeds)}
    edges = []
    for edge in shapely.get_parts(shapely.delaunay_triangles(MultiPoint(seeds), only_edges=True)):
        a, b = edge.coords
        edges.append((index[a[:2]], index[b[:2]]))
    edges.sort()
    segments = shapely.linestrings([[seeds[a], seeds[b]] for a, b in edges])
    shore = land.buffer(1.0)
    shapely.prepare(shore)
    dry = shapely.covers(shore, segments)
    crossings = np.zeros(len(edges))
    if lines:
        hits = shapely.STRtree(lines).query(segments, predicate="intersects")[0]
        np.add.at(crossings, hits, 1)
    graph: list[list[tuple[int, float]]] = [[] for _ in seeds]
    for (a, b), ok, crossed in zip(edges, dry.tolist(), crossings.tolist(), strict=True):
        length = math.dist(seeds[a], seeds[b])
        if not ok or length > step * 4:
            continue
        chance = noise(seeds[a][0] + seeds[b][0], seeds[a][1] + seeds[b][1], 5)
        cost = length * (0.6 + 0.8 * chance) + crossed * CROSSING
        graph[a].append((b, cost))
        graph[b].append((a, cost))
    return graph


def _cells(seeds: Sequence[XY], frame: Polygon) -> list[Polygon]:
    cells = shapely.get_parts(shapely.voronoi_polygons(MultiPoint(seeds), extend_to=frame, ordered=True))
    return list(cells)


def _smooth(raw: Mapping[str, shapely.Geometry], frame: Polygon, tolerance: float) -> dict[str, shapely.Geometry]:
    """The same division with every line between two areas simplified and rounded."""
    edges = shapely.unary_union([shape.boundary for shape in raw.values()])
    merged = shapely.line_merge(edges)
    arcs = [_chaikin(arc, tolerance) for arc in shapely.get_parts(merged)]
    hull = shapely.unary_union([shape.envelope for shape in raw.values()]).envelope
    net = shapely.unary_union([*arcs, hull.boundary, frame.boundary])
    faces = shapely.get_parts(shapely.polygonize(shapely.get_parts(net)))
    names = list(raw)
    shapes = [raw[name] for name in names]
    for shape in shapes:
        shapely.prepare(shape)
    tree = shapely.STRtree(shapes)
    parts: dict[str, list[Polygon]] = {name: [] for name in names}
    for face in faces:
        if not frame.contains(face.representative_point()):
            continue
        candidates = sorted(tree.query(face).tolist())
        areas = [shapely.intersection(shapes[c], face).area for c in candidates]
        if areas:
            parts[names[candidates[areas.index(max(areas))]]].append(face)
    return {name: shapely.unary_union(polygons) for name, polygons in parts.items() if polygons}


def _chaikin(arc: LineString, tolerance: float) -> LineString:
    """An arc with its ends kept, its zigzag taken off and its corners cut twice."""
    if arc.is_closed:
        return arc
    points = list(arc.simplify(1.3).coords)
    for _ in range(2):
        if len(points) < 3:
            break
        cut = [points[0]]
        for i, (a, b) in enumerate(pairwise(points)):
            if i > 0:
                cut.append((a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25))
            if i < len(points) - 2:
                cut.append((a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75))
        cut.append(points[-1])
        points = cut
    return LineString(points).simplify(tolerance)


def _tidy(cut: Mapping[str, shapely.Geometry], places: Mapping[str, Sequence[XY]]) -> dict[str, shapely.Geometry]:
    """Give every scrap that lost its area behind a strait or a smoothed corner to the neighbour it clings to."""
    whole: dict[str, list[Polygon]] = {name: [] for name in cut}
    scraps: list[tuple[str, Polygon]] = []
    for name, shape in cut.items():
        own = MultiPoint(list(places[name])).buffer(1.0)
        parts = polygons_of(shape)
        for rank, part in enumerate(parts):
            if rank == 0 or part.area > 400 or part.intersects(own):
                whole[name].append(part)
            else:
                scraps.append((name, part))
    solid = {name: shapely.unary_union(parts) for name, parts in whole.items()}
    names = list(solid)
    tree = shapely.STRtree([solid[name] for name in names])
    for name, scrap in scraps:
        touched = []
        for other in sorted(tree.query(scrap.buffer(0.05)).tolist()):
            length = shapely.intersection(solid[names[other]], scrap).length
            if length > 0.2:
                touched.append((length, names[other]))
        keeper = max(touched)[1] if touched else name
        whole[keeper].append(scrap)
    return {name: shapely.unary_union(parts) for name, parts in whole.items()}


def shared_lines(a: shapely.Geometry, b: shapely.Geometry) -> list[LineString]:
    """The lines along which two parts of a division touch."""
    touch = shapely.intersection(a, b)
    lines = [g for g in shapely.get_parts(touch) if isinstance(g, (LineString, MultiLineString))]
    if not lines:
        return []
    merged = shapely.line_merge(shapely.unary_union(lines))
    return [g for g in shapely.get_parts(merged) if isinstance(g, LineString)]
