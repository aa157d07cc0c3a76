"""Where names, towns and counters go on a drawn map.

The sheet is a raster of small squares that know their area and whether something already stands there. A place
for a name or a block of counters is judged by the squares it would cover: its own area is free, sea and unclaimed
land cost a little, a neighbour's land much, and what already stands there more than anything.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import affinity
from shapely.geometry import LineString, Polygon, box
from shapely.ops import substring

from latrunculi.atlas.topology import MapError

XY = tuple[float, float]
Grid = NDArray[np.float64]

CELL = 2.5
"""Side of a square of the raster, in units of the sheet."""
COUNTER = 30.0
"""Side of an army counter."""
SITE = 9.0
"""Half the side of the space kept free around a town."""
FORT = 18.0
TOWN_SIZE = 9.5
ASHORE = 0.51
"""How much of the name of an area lies on it at least, where there is room for that."""

SEA, WILD = -2, -1
COST_SEA, COST_WILD, COST_BORDER, COST_OTHER, COST_TAKEN = 0.7, 0.8, 0.6, 4.0, 14.0
COST_OFF_SHEET = 60.0

# Advance widths of a book italic, in em; a little generous, so that another face of the kind fits too.
_NARROW = dict.fromkeys("fijlt'.,I", 0.31) | dict.fromkeys("rs", 0.4) | dict.fromkeys("mwMW", 0.8)


def text_width(text: str, size: float, spacing: float = 0.0) -> float:
    """The estimated length of a line of text; `spacing` is added after each letter, both in the unit of `size`."""
    ems = sum(_NARROW.get(c, 0.66 if c.isupper() else 0.28 if c == " " else 0.49) + spacing for c in text)
    return ems * size


@dataclass(frozen=True)
class Label:
    """Lines of text centred on a point, turned by `angle` degrees (clockwise, as SVG turns)."""

    x: float
    y: float
    angle: float
    size: float
    lines: tuple[str, ...]
    spacing: float = 0.0

    def told(self) -> dict[str, Any]:
        """As the geometry of a map tells it."""
        return {
            "x": round(self.x, 1),
            "y": round(self.y, 1),
            "angle": self.angle,
            "size": self.size,
            "spacing": self.spacing,
            "lines": list(self.lines),
        }

    def shape(self) -> Polygon:
        """The turned rectangle that the text fills."""
        width = max(text_width(line, self.size, self.spacing) for line in self.lines)
        height = self.size * (0.9 + 1.05 * (len(self.lines) - 1))
        flat = box(self.x - width / 2, self.y - height / 2, self.x + width / 2, self.y + height / 2)
        return affinity.rotate(flat, self.angle, origin=(self.x, self.y))


@dataclass(frozen=True)
class Furniture:
    """What an area carries: its name, four places for counters, one for a fort, and the names of its towns."""

    label: Label
    slots: tuple[XY, ...]
    fort: XY
    towns: tuple[Label, ...]


def along(points: Sequence[XY], text: str, size: float, spacing: float) -> Polygon:
    """The band that a text set along a curve, centred on its length, fills."""
    line = LineString(points)
    half = min(text_width(text, size, spacing), line.length) / 2
    middle = line.length / 2
    part = substring(line, middle - half, middle + half)
    return part.buffer(size * 0.45, cap_style="flat")


def furnish(
    areas: Mapping[str, shapely.Geometry],
    names: Mapping[str, str],
    sites: Mapping[str, Sequence[tuple[str, XY]]],
    land: shapely.Geometry,
    borders: Sequence[shapely.Geometry],
    taken: Sequence[shapely.Geometry],
    size: XY,
    letters: float = 1,
    compact: bool = False,
) -> dict[str, Furniture]:
    """Furniture for every area that overlaps nothing: not `taken`, not a town, not another area's furniture.

    `sites` has the names and places of the towns of each area that has any, the principal one first; `letters` enlarges
    all names, for a sheet that is seen from farther off; `compact` keeps names and counters to the largest part of each
    area, off its islands.
    """
    sheet = _Sheet(areas, land, borders, size, letters, compact)
    for shape in taken:
        sheet.take(shape)
    towns: dict[str, tuple[Label, ...]] = {}
    for places in sites.values():
        for _, at in places:
            sheet.take(_square(at, SITE))
    for ident, places in sites.items():
        for town, at in places:
            towns[ident] = (*towns.get(ident, ()), sheet.town(ident, town, at))
            sheet.take(towns[ident][-1].shape())
    result: dict[str, Furniture] = {}
    for ident in sorted(areas, key=lambda i: (areas[i].area, i)):
        label, slots = sheet.name_and_slots(ident, names[ident])
        sheet.take(label.shape().buffer(1.5))
        for slot in slots:
            sheet.take(_square(slot, COUNTER / 2))
        fort = sheet.fort(ident, sites[ident][0][1] if ident in sites else slots[0])
        sheet.take(_square(fort, FORT / 2))
        result[ident] = Furniture(label, slots, fort, towns.get(ident, ()))
    return result


def _square(at: XY, half: float) -> Polygon:
    return box(at[0] - half, at[1] - half, at[0] + half, at[1] + half)


class _Sheet:
    """The raster of owners and of what is taken."""

    def __init__(
        self,
        areas: Mapping[str, shapely.Geometry],
        land: shapely.Geometry,
        borders: Sequence[shapely.Geometry],
        size: XY,
        letters: float,
        compact: bool,
    ) -> None:
        self.areas = areas
        self.letters = letters
        self.compact = compact
        self.size = size
        self.columns, self.rows = int(size[0] / CELL), int(size[1] / CELL)
        xs = (np.arange(self.columns) + 0.5) * CELL
        ys = (np.arange(self.rows) + 0.5) * CELL
        self.x, self.y = np.meshgrid(xs, ys)
        self.owner = np.full((self.rows, self.columns), SEA, dtype=np.int16)
        self._paint(self.owner, land, WILD)
        self.number = {ident: i for i, ident in enumerate(areas)}
        for ident, shape in areas.items():
            self._paint(self.owner, shape, self.number[ident])
        self.taken = np.zeros((self.rows, self.columns), dtype=np.float64)
        self.edge = np.zeros((self.rows, self.columns), dtype=np.float64)
        for border in borders:
            self._paint(self.edge, border.buffer(3.5), 1)

    def _window(self, shape: shapely.Geometry) -> tuple[slice, slice]:
        west, north, east, south = shape.bounds
        return (
            slice(max(0, int(north / CELL) - 1), max(0, int(south / CELL) + 2)),
            slice(max(0, int(west / CELL) - 1), max(0, int(east / CELL) + 2)),
        )

    def _paint(self, raster: NDArray[np.generic], shape: shapely.Geometry, value: float) -> None:
        window = self._window(shape)
        inside = shapely.contains_xy(shape, self.x[window], self.y[window])
        raster[window][inside] = value

    def take(self, shape: shapely.Geometry) -> None:
        """Mark the squares under a shape as taken."""
        self._paint(self.taken, shape, 1)

    def cost(self, ident: str) -> Grid:
        """What covering each square costs to the furniture of this area."""
        own = self.number[ident]
        cost = np.where(self.owner == own, 0.0, COST_OTHER)
        cost[self.owner == SEA] = COST_SEA
        cost[self.owner == WILD] = COST_WILD
        return np.maximum(cost, self.edge * COST_BORDER) + self.taken * COST_TAKEN

    def _mean(self, cost: Grid, centres: Grid, offsets: Grid) -> Grid:
        """The mean cost of the squares under `offsets` around each centre."""
        columns = np.floor((centres[:, None, 0] + offsets[None, :, 0]) / CELL).astype(int)
        rows = np.floor((centres[:, None, 1] + offsets[None, :, 1]) / CELL).astype(int)
        outside = (columns < 0) | (rows < 0) | (columns >= self.columns) | (rows >= self.rows)
        values = cost[np.clip(rows, 0, self.rows - 1), np.clip(columns, 0, self.columns - 1)]
        mean: Grid = np.where(outside, COST_OFF_SHEET, values).mean(axis=1)
        return mean

    def town(self, ident: str, name: str, at: XY) -> Label:
        """The town's name beside its symbol: right, left, below, above or between, whichever covers least."""
        cost = self.cost(ident)
        size = round(TOWN_SIZE * self.letters, 1)
        width = text_width(name, size)
        choices = []
        reach = SITE + 1 + width / 2
        rise = SITE + size * 0.5
        offsets = [(reach, 0), (-reach, 0), (0, rise), (0, -rise), (reach - 6, rise - 3), (reach - 6, 3 - rise),
                   (6 - reach, rise - 3), (6 - reach, 3 - rise), (width / 3, rise), (width / 3, -rise),
                   (-width / 3, rise), (-width / 3, -rise)]  # fmt: skip
        for rank, (dx, dy) in enumerate(offsets):
            label = Label(round(at[0] + dx, 1), round(at[1] + dy, 1), 0, size, (name,))
            centre = np.array([[label.x, label.y]])
            price = float(self._mean(cost, centre, _rectangle(width + 2, size, 0))[0])
            choices.append((round(price + rank * 0.004, 6), rank, label))
        return min(choices, key=lambda c: c[:2])[2]

    def _centres(self, ident: str, limit: int) -> Grid:
        """About `limit` points spread over the area and a little around it."""
        area = self.areas[ident]
        shape = (max(shapely.get_parts(area), key=lambda p: p.area) if self.compact else area).buffer(14)
        west, north, east, south = shape.bounds
        step = max(4.0, math.sqrt(shape.area / limit))
        xs, ys = np.meshgrid(np.arange(west, east, step), np.arange(north, south, step))
        inside = shapely.contains_xy(shape, xs, ys)
        return np.stack([xs[inside], ys[inside]], axis=1).round(1)

    def name_and_slots(self, ident: str, name: str) -> tuple[Label, tuple[XY, ...]]:
        """The best pair of a place for the name and one for the counters that do not overlap.

        A name that lies ashore (ASHORE) is better than any that does not. Both lists begin with the best, so that most
        pairs need not be looked at.
        """
        cost = self.cost(ident)
        shape = self.areas[ident]
        middle = shapely.maximum_inscribed_circle(max(shapely.get_parts(shape), key=lambda p: p.area)).coords[0]
        labels = self._label_choices(ident, name, cost, middle)
        blocks = self._slot_choices(ident, cost, middle)
        best: tuple[tuple[bool, float], int, int] | None = None
        shapes: list[shapely.Geometry] = []  # Of the labels, made as they are needed: few are.
        ashore: list[bool] = []
        shapely.prepare(shape)
        for b, (slot_score, slots) in enumerate(blocks):
            block = shapely.union_all([_square(s, COUNTER / 2 + 0.5) for s in slots])
            shapely.prepare(block)
            for i, (label_score, label) in enumerate(labels):
                if i == len(shapes):
                    text = label.shape()
                    shapes.append(text.buffer(1.0))
                    ashore.append(shapely.intersection(text, shape).area >= ASHORE * text.area)
                score = (ashore[i], round(slot_score + label_score, 6))
                if best is None or score > best[0]:
                    if shapely.intersects(block, shapes[i]):
                        continue
                    best = (score, i, b)
                if ashore[i]:
                    break
        if best is None:
            raise MapError([f"{ident}: no room for its name beside the counters; give the area more room on the sheet"])
        return labels[best[1]][1], blocks[best[2]][1]

    def _label_choices(self, ident: str, name: str, cost: Grid, middle: XY) -> list[tuple[float, Label]]:
        area = self.areas[ident].area
        biggest = 23 if area > 26000 else 20 if area > 11000 else 17
        splits = [(name,)] + ([tuple(name.split(" "))] if " " in name else [])
        centres = self._centres(ident, 420)
        away = np.hypot(centres[:, 0] - middle[0], centres[:, 1] - middle[1]) / math.sqrt(area)
        found: list[tuple[float, Label]] = []
        for step in range(biggest, 10, -1):
            size = round(step * self.letters, 1)
            spacing = 0.06 if size >= 16 else 0.02
            for lines in splits:
                width = max(text_width(line, size, spacing) for line in lines)
                height = size * (0.9 + 1.05 * (len(lines) - 1))
                for angle in (0, -12, 12, -24, 24, -38, 38, -55, 55, -75, 75):
                    price = self._mean(cost, centres, _rectangle(width + 4, height + 3, angle))
                    score = size * 0.14 - price * 9 - abs(angle) * 0.016 - away * 0.35
                    for i in _spread(score, centres, 7, 9.0):
                        x, y = centres[i].tolist()
                        found.append((round(float(score[i]), 6), Label(x, y, angle, size, lines, spacing)))
        found.sort(key=lambda f: (-f[0], f[1].x, f[1].y, f[1].angle))
        return found[:1200]

    def _slot_choices(self, ident: str, cost: Grid, middle: XY) -> list[tuple[float, tuple[XY, ...]]]:
        centres = self._centres(ident, 300)
        away = np.hypot(centres[:, 0] - middle[0], centres[:, 1] - middle[1]) / math.sqrt(self.areas[ident].area)
        found: list[tuple[float, tuple[XY, ...]]] = []
        for pitch, loss in ((32.0, 0.0), (24.0, 0.9), (17.0, 1.7), (12.0, 2.3)):
            for layout in _layouts(pitch):
                width = max(abs(x) for x, _ in layout) * 2 + COUNTER
                height = max(abs(y) for _, y in layout) * 2 + COUNTER
                price = self._mean(cost, centres, _rectangle(width + 1, height + 1, 0))
                score = -price * 7 - loss - away * 0.3
                for i in _spread(score, centres, 10, 12.0):
                    x, y = centres[i].tolist()
                    slots = tuple((round(x + dx, 1), round(y + dy, 1)) for dx, dy in layout)
                    found.append((round(float(score[i]), 6), slots))
        found.sort(key=lambda f: (-f[0], f[1]))
        return found[:120]

    def fort(self, ident: str, near: XY) -> XY:
        """A place for a fort near the town, or near the counters where there is no town."""
        cost = self.cost(ident)
        reach = np.arange(-60.0, 61.0, 3.0)
        xs, ys = np.meshgrid(near[0] + reach, near[1] + reach)
        centres = np.stack([xs.ravel(), ys.ravel()], axis=1).round(1)
        away = np.hypot(centres[:, 0] - near[0], centres[:, 1] - near[1])
        score = -self._mean(cost, centres, _rectangle(FORT + 1, FORT + 1, 0)) * 7 - away * 0.02
        x, y = centres[int(np.argmax(score.round(6)))].tolist()
        return x, y


def _layouts(pitch: float) -> list[tuple[XY, ...]]:
    """Four counters in a square, in a row and in a column, in reading order around their middle."""
    h = pitch / 2
    return [
        ((-h, -h), (h, -h), (-h, h), (h, h)),
        ((-3 * h, 0), (-h, 0), (h, 0), (3 * h, 0)),
        ((0, -3 * h), (0, -h), (0, h), (0, 3 * h)),
    ]


def _spread(score: Grid, centres: Grid, count: int, apart: float) -> list[int]:
    """The numbers of the best centres, no two of them nearer than `apart`, at most `count`."""
    chosen: list[int] = []
    for i in np.argsort(-score.round(6), kind="stable")[: count * 25].tolist():
        if all(math.dist(centres[i], centres[j]) >= apart for j in chosen):
            chosen.append(i)
            if len(chosen) == count:
                break
    return chosen


def _rectangle(width: float, height: float, angle: float) -> Grid:
    """Sample points of a turned rectangle around the origin, about two squares of the raster apart, edges included."""
    across = np.linspace(-width / 2, width / 2, max(3, round(width / 4)))
    down = np.linspace(-height / 2, height / 2, max(3, round(height / 4)))
    x, y = (a.ravel() for a in np.meshgrid(across, down))
    turn = math.radians(angle)
    return np.stack([x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)], axis=1)
