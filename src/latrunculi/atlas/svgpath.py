"""Shapes as short SVG paths: absolute start, relative steps, one decimal."""

from collections.abc import Iterable, Sequence

import shapely
from shapely.geometry import LineString

from latrunculi.atlas.coast import polygons_of


def polygon_path(shape: shapely.Geometry) -> str:
    """The outlines of all polygons of a shape, holes included (for fill-rule evenodd), each closed."""
    return "".join(
        _steps(list(ring.coords)[:-1]) + "z" for part in polygons_of(shape) for ring in (part.exterior, *part.interiors)
    )


def line_path(line: LineString) -> str:
    """An open line."""
    return _steps(list(line.coords))


def _steps(points: Iterable[Sequence[float]]) -> str:
    """`M x y l dx dy dx dy ...`; the steps are differences of rounded places, so that no error adds up."""
    tenths: list[tuple[int, int]] = []
    for p in points:
        spot = (round(p[0] * 10), round(p[1] * 10))
        if not tenths or spot != tenths[-1]:
            tenths.append(spot)
    x, y = tenths[0]
    path = f"M{_number(x)}{_joined(y)}"
    if len(tenths) > 1:
        path += "l"
    first = True
    for nx, ny in tenths[1:]:
        path += _number(nx - x) if first else _joined(nx - x)
        path += _joined(ny - y)
        first = False
        x, y = nx, ny
    return path


def _number(tenths: int) -> str:
    """Tenths as the shortest decimal: -5 is -.5, 30 is 3."""
    whole, rest = divmod(abs(tenths), 10)
    text = (str(whole) if whole or not rest else "") + (f".{rest}" if rest else "")
    return ("-" if tenths < 0 else "") + text


def _joined(tenths: int) -> str:
    """A number after another: the minus sign parts them, otherwise a space does."""
    text = _number(tenths)
    return text if text.startswith("-") else " " + text
