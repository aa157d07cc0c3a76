"""The map: contrées of regions, links between them, and boxes (OP-0.2)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from latrunculi.games.optimus.components.printed.files import FOLDER, MAP
from latrunculi.games.optimus.components.printed.peoples import LAST_YEAR, NATIONS, NEVER, PEOPLE_IDS
from latrunculi.kernel.position import Reader
from latrunculi.kernel.sourced import data_files, entries, sourced

BANKS: Final = ("west", "south", "east", "north")
"""West of the Rhine, south of the Danube; east of the Rhine, north of the Danube."""
INHABITED: Final = ("city", "village", "garrison", "tribal")
RURAL: Final = ("plain", "forest", "mountain", "marsh")
KINDS: Final = INHABITED + RURAL
"""What a region is (OP-0.2-6)."""
LINK_KINDS: Final = ("roman", "trade", "path")
GREAT_RIVERS: Final = ("rhenus", "danuvius")
PROVINCES: Final = (
    "germania-inferior", "germania-superior", "raetia", "noricum", "pannonia", "dalmatia", "moesia-superior",
    "moesia-inferior", "thracia", "dacia", "roma", "gallia", "britannia", "hispania", "africa", "macedonia", "asia",
    "oriens",
)  # fmt: skip
"""Where auxiliaries are recruited (OP-13.2-7): those of the map, then the boxes that are one."""
DRAWN: Final = ("map", "water", "river", "lake", "range", "wild")
"""Tables of the map file that the drawing alone reads."""


@dataclass(frozen=True, slots=True)
class Contree:
    """Regions that are all joined (OP-0.2-3). `kind`: what a pillaged inhabited region in it counts as (OP-11.2-5).
    `province`: empty where no auxiliaries come from. `peoples`: the first has the rural regions that are not Roman."""

    id: str
    name: str
    kind: str
    owner: str
    bank: str
    province: str
    peoples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a region in an epoch; `vd` and `vg` are 0 where it is rural."""

    owner: str
    kind: str
    vd: int
    vg: int
    port: bool


@dataclass(frozen=True, slots=True)
class Region:
    """A round space. `lon`, `lat`: hundredths of a degree. `people`: whose it is when it is not Roman, or empty.
    `river`: the great river on which it lies, or empty, `facing`: the region opposite. `faces`: years from which on it
    is as printed there, the first being 0."""

    id: str
    name: str
    contree: str
    lon: int
    lat: int
    people: str
    river: str
    facing: str
    sea: bool
    faces: tuple[tuple[int, Face], ...]


@dataclass(frozen=True, slots=True)
class Link:
    """What joins two contrées (OP-0.2-9). `kinds`: from which year on it is of which. `water`: what it crosses, or
    empty. `bridge`: first and last year in which a bridge stands on it."""

    ends: tuple[str, str]
    kinds: tuple[tuple[int, str], ...]
    water: str
    marsh: bool
    bridge: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the Empire off the map (OP-0.2-2): the boxes and contrées one step away."""

    id: str
    name: str
    boxes: tuple[str, ...]
    contrees: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """The whole map."""

    contrees: tuple[Contree, ...]
    regions: tuple[Region, ...]
    links: tuple[Link, ...]
    boxes: tuple[Box, ...]


def load_map(folder: Path = FOLDER) -> Chart:
    """The map.

    Raises:
        PositionError: naming every defect with file, entry and cure.
    """
    with data_files(folder, (MAP,), None) as readers:
        top = readers[MAP]
        for table in DRAWN:
            top.has(table)
        contrees = _contrees(top)
        regions = _regions(top, {contree.id: contree for contree in contrees})
        links = _links(top, [contree.id for contree in contrees])
        return Chart(contrees, regions, links, _boxes(top, [contree.id for contree in contrees]))


def _contrees(top: Reader) -> tuple[Contree, ...]:
    found: list[Contree] = []
    for row, name in entries(top, "contree"):
        for drawn in ("tint", "points"):
            row.has(drawn)
        title, kind, owner = row.text("name"), row.choice("kind", RURAL), row.choice("owner", NATIONS)
        bank, province = row.choice("bank", BANKS), row.choice("province", PROVINCES, "")
        peoples = tuple(row.choices("peoples", PEOPLE_IDS, []))
        if owner != "roman" and not peoples:
            row.fault("peoples", "is missing", "name whose land it is, unless it is Roman")
        found.append(Contree(name, title, kind, owner, bank, province, peoples))
    return tuple(found)


def _regions(top: Reader, contrees: dict[str, Contree]) -> tuple[Region, ...]:
    known = [str(row.get("id")) for row in top.table.get("region", []) if isinstance(row, dict)]
    found: list[Region] = []
    for row, name in entries(top, "region"):
        row.has("place")
        title, contree = row.text("name"), contrees[row.choice("contree", contrees)]
        if found and contree.id != found[-1].contree and any(other.contree == contree.id for other in found):
            row.fault(
                "contree", f"{contree.id} is named by regions apart", "let the regions of a contrée stand together"
            )
        lon, lat = _spot(row)
        face = _face(row, Face(contree.owner, "", 0, 0, False))
        first = contree.peoples[0] if contree.peoples else ""
        faces = _dated(row, face)
        rural = any(each.kind in RURAL and each.owner != "roman" for _, each in faces)
        people = row.choice("people", PEOPLE_IDS, first if rural else "")
        if not people and any(each.owner != "roman" for _, each in faces):
            row.fault("people", "is missing", "name whose region it is, unless it is Roman")
        river, facing = row.choice("river", GREAT_RIVERS, ""), row.choice("facing", known, "")
        if bool(river) != bool(facing):
            row.fault("facing", "and river are both there or both missing", "name the region opposite (OP-5.2.4-2)")
        if any(each.port for _, each in faces) and (not river or "mountain" in (face.kind, contree.kind)):
            row.fault("port", "is not on a great river that can be sailed", "remove it (OP-5.2.2)")
        found.append(Region(name, title, contree.id, lon, lat, people, river, facing, row.flag("sea", False), faces))
    for name in contrees:
        if not any(region.contree == name for region in found):
            top.fault("region", f"{name} has none", f'add a table [[region]] with contree = "{name}"')
    _opposite(top, found, contrees)
    return tuple(found)


def _opposite(top: Reader, regions: list[Region], contrees: dict[str, Contree]) -> None:
    """A region and the one that it faces lie on the same river and on its two banks."""
    by_id = {region.id: region for region in regions}
    for region in regions:
        other = by_id.get(region.facing)
        if other is not None and (
            other.river != region.river or contrees[other.contree].bank == contrees[region.contree].bank
        ):
            top.fault(f"region {region.id}.facing", f"{other.id} is not opposite", "name a region of the other bank")


def _spot(row: Reader) -> tuple[int, int]:
    """Longitude and latitude, in hundredths of a degree."""
    place = row.table.get("at")
    if not row.has("at") or not isinstance(place, list) or len(place) != 2:
        row.fault("at", "is no place", "write at = [longitude, latitude]")
        return 0, 0
    if any(type(value) not in (int, float) or not -20 < value < 70 for value in place):
        row.fault("at", f"is {place}", "write degrees, the longitude first")
        return 0, 0
    return round(place[0] * 100), round(place[1] * 100)


def _face(row: Reader, before: Face) -> Face:
    """What is printed on a region, where a date square need not say what stays."""
    owner = row.choice("owner", NATIONS, before.owner)
    kind = row.choice("kind", KINDS, before.kind or None)
    if kind in RURAL:
        for key in ("vd", "vg", "port"):
            if row.has(key):
                row.fault(key, "belongs to inhabited regions", "remove it")
        return Face(owner, kind, 0, 0, False)
    new = before.kind not in INHABITED
    vd = row.number("vd", None if new else before.vd, 0, 3)
    vg = row.number("vg", None if new else before.vg, 6, 16)
    if kind == "tribal" and owner == "roman":
        row.fault("kind", "is a tribal site of Romans", "make it a village, or another people's")
    return Face(owner, kind, vd, vg, row.flag("port", before.port))


def _dated(row: Reader, face: Face) -> tuple[tuple[int, Face], ...]:
    faces = [(0, face)]
    for square in row.each("dated", "year"):
        year = square.number("year", low=1, high=LAST_YEAR)
        if year <= faces[-1][0]:
            square.fault("year", f"is {year}, not after {faces[-1][0]}", "let the years rise")
        faces.append((year, _face(square, faces[-1][1])))
        square.finish()
    return tuple(faces)


def _links(top: Reader, contrees: Collection[str]) -> tuple[Link, ...]:
    found: list[Link] = []
    seen: set[frozenset[str]] = set()
    for row in sourced(top, "link", "between"):
        ends = row.choices("between", contrees)
        if len(set(ends)) != 2:
            row.fault("between", "does not name two contrées", 'write between = ["one", "other"]')
            ends = [*contrees][:2]
        if frozenset(ends) in seen:
            row.fault("between", "stands here twice", "remove one of them")
        seen.add(frozenset(ends))
        kinds = [(0, row.choice("kind", LINK_KINDS))]
        for square in row.each("dated", "year"):
            kinds.append((square.number("year", low=1, high=LAST_YEAR), square.choice("kind", LINK_KINDS)))
            square.finish()
        water, marsh = row.text("water", ""), row.flag("marsh", False)
        first = row.number("bridge_from", NEVER, 1, NEVER)
        last = row.number("bridge_to", NEVER, 1, NEVER)
        if row.has("bridge_from") and not water:
            row.fault("bridge_from", "is over no water", "say what the link crosses, or remove the bridge")
        found.append(Link((ends[0], ends[1]), tuple(kinds), water, marsh, (first, last)))
    return tuple(found)


def _boxes(top: Reader, contrees: Collection[str]) -> tuple[Box, ...]:
    known = [str(row.get("id")) for row in top.table.get("box", []) if isinstance(row, dict)]
    found: list[Box] = []
    for row, name in entries(top, "box"):
        row.has("at")
        title, boxes, entered = row.text("name"), row.choices("to", known), row.choices("map", contrees)
        found.append(Box(name, title, tuple(boxes), tuple(entered)))
    for box in found:
        for other in found:
            if other.id in box.boxes and box.id not in other.boxes:
                top.fault(f"box {other.id}.to", f"does not name {box.id}", "let both name each other")
    return tuple(found)
