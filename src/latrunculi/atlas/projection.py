"""The conic projection of the maps: from longitude and latitude to units of the sheet.

A spherical Lambert conformal conic is all that a game map needs, and it is ten lines: no projection library,
and the same figures on every machine once they are rounded.
"""

import math
from collections.abc import Callable, Sequence

Point = tuple[float, float]
Project = Callable[[float, float], Point]


def lambert(parallels: Sequence[float], meridian: float, left: float, top: float, scale: float) -> Project:
    """A function from (longitude, latitude) in degrees to (x, y) on the sheet, y growing downwards.

    `parallels` are the two latitudes of true scale, `meridian` the longitude that stays upright, `left` and
    `top` the sheet's corner in degrees of the projected plane (east of the meridian, south of the cone's apex),
    `scale` the units per such degree.
    """
    first, second = (math.radians(p) for p in parallels)
    cone = math.log(math.cos(first) / math.cos(second)) / math.log(
        math.tan(math.pi / 4 + second / 2) / math.tan(math.pi / 4 + first / 2)
    )
    factor = math.degrees(math.cos(first) * math.tan(math.pi / 4 + first / 2) ** cone / cone)

    def project(lon: float, lat: float) -> Point:
        radius = factor / math.tan(math.pi / 4 + math.radians(lat) / 2) ** cone
        angle = cone * math.radians(lon - meridian)
        x = (radius * math.sin(angle) - left) * scale
        y = (radius * math.cos(angle) - top) * scale
        # Rounded early, so that the last bit of a sine never decides which way a border runs.
        return round(x, 3), round(y, 3)

    return project
