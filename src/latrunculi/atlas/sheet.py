"""Checking the parts of a map file that only the drawing needs: sheet, rivers, ranges, seas' names and so on."""

from typing import Any

from latrunculi.atlas.topology import is_point

NUMBER = "a number"
TEXT = "a text"
LINE = "at least two [longitude, latitude]"
PLACES = "at least one [longitude, latitude]"
PLACE = "[longitude, latitude]"
PAIR = "[width, height] in units of the sheet"

TABLES: dict[str, dict[str, str]] = {
    "water": {"sea": TEXT, "name": TEXT, "size": NUMBER, "spacing": NUMBER, "points": LINE},
    "wild": {"id": TEXT, "points": PLACES},
    "river": {"name": TEXT, "width": NUMBER, "points": LINE},
    "range": {"name": TEXT, "kind": TEXT, "points": LINE},
    "limes": {"name": TEXT, "points": LINE},
    "channel": {"name": TEXT, "width": NUMBER, "points": LINE},
    "lake": {"name": TEXT, "points": LINE},
    "land": {"name": TEXT, "points": LINE},
    "bound": {"name": TEXT, "points": LINE},
    "box": {"id": TEXT, "at": PLACE, "size": PAIR},
    "diocese": {"label": LINE},
    "region": {"label": LINE},
}
"""What each entry of a drawing table must have."""


def defects(document: dict[str, Any], name: str, tables: dict[str, dict[str, str]] = TABLES) -> list[str]:
    """One line (file, entry, cure) for everything that keeps a map file from being drawn."""
    found = [f"{name}: [map]: {cure}" for cure in _head(document.get("map"))]
    for table, wanted in tables.items():
        for number, entry in enumerate(document.get(table, []), 1):
            label = f"{name}: [[{table}]] {number} ({entry.get('name', entry.get('id', '?'))})"
            found += [
                f"{label}: {key} must be {what}" for key, what in wanted.items() if not _fits(entry.get(key), what)
            ]
            found += [f"{label}: {cure}" for cure in _divides(table, entry)]
    if "bound" in document:
        for entry in document.get("sea", []):
            if not is_point(entry.get("at")):
                found.append(f"{name}: [[sea]] ({entry.get('id', '?')}): at must be {PLACE}, where fleets lie")
    return found


def is_number(value: Any) -> bool:
    """Whether a value of a map file is a number."""
    return _fits(value, NUMBER)


def _head(head: Any) -> list[str]:
    if not isinstance(head, dict):
        return ["the table is missing; it sets projection, extent, size and grid"]
    cures = []
    projection, extent, size = head.get("projection"), head.get("extent"), head.get("size")
    if not isinstance(projection, dict) or not (
        _numbers(projection.get("parallels"), 2) and _fits(projection.get("meridian"), NUMBER)
    ):
        cures.append("projection must be {parallels = [south, north], meridian = longitude}")
    if not isinstance(extent, dict) or not all(_fits(extent.get(k), NUMBER) for k in ("left", "top", "scale")):
        cures.append("extent must be {left = ..., top = ..., scale = ...}")
    if not _numbers(size, 2):
        cures.append("size must be [width, height]")
    if not _fits(head.get("grid"), NUMBER):
        cures.append("grid must be a number of units, such as 6.0")
    if not isinstance(head.get("compact", False), bool):
        cures.append("compact must be true or false: whether names and counters keep to the largest part of an area")
    if not _fits(head.get("letters", 1), NUMBER):
        cures.append("letters must be a number: how many times as large as usual the names are")
    if not _fits(head.get("tolerance", 1), NUMBER):
        cures.append("tolerance must be a number: how far a coastline may be off, in units of the sheet, such as 0.3")
    return cures


def _divides(table: str, entry: dict[str, Any]) -> list[str]:
    if table not in ("river", "range"):
        return []
    value = entry.get("divides")
    if isinstance(value, bool):
        return []
    count = len(entry["points"]) if isinstance(entry.get("points"), list) else 0
    if isinstance(value, list) and _numbers(value, 2) and 1 <= value[0] < value[1] <= count:
        return []
    return ["divides must be true, false, or the numbers of the first and last point that divide, such as [2, 5]"]


def _fits(value: Any, what: str) -> bool:
    if what == NUMBER:
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    if what == TEXT:
        return isinstance(value, str) and value != ""
    if what == PLACE:
        return is_point(value)
    if what == PAIR:
        return _numbers(value, 2)
    least = 2 if what == LINE else 1
    return isinstance(value, list) and len(value) >= least and all(is_point(p) for p in value)


def _numbers(value: Any, count: int) -> bool:
    return isinstance(value, list) and len(value) == count and all(_fits(v, NUMBER) for v in value)
