"""The types of a map's geometry, as `atlas.build` writes it and the page draws it; lengths are in units of the map."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Point: TypeAlias = tuple[float, float]
BorderKind: TypeAlias = Literal["plain", "forest", "mountain", "river", "coast", "corner"]
"""A `coast` lies between land and sea, a `corner` where areas touch in one point; neither is drawn."""


class Label(msgspec.Struct, omit_defaults=True):
    """Words set on the map: on a line of their own (`path`), or straight about a point."""

    x: float
    y: float
    angle: float | msgspec.UnsetType = msgspec.UNSET
    """Degrees."""
    size: float | msgspec.UnsetType = msgspec.UNSET
    lines: list[str] | msgspec.UnsetType = msgspec.UNSET
    spacing: float | msgspec.UnsetType = msgspec.UNSET
    """Space between letters, in parts of the size."""
    path: str | msgspec.UnsetType = msgspec.UNSET


class Town(msgspec.Struct):
    """A town besides the first of its area."""

    site: Point
    town: Label


class AreaShape(msgspec.Struct, omit_defaults=True):
    """An area of land."""

    path: str
    label: Label
    site: Point | None
    """Where its city stands or may stand."""
    slots: list[Point]
    """Where counters lie."""
    centre: Point
    town: Label | msgspec.UnsetType | None = msgspec.UNSET
    """The name of the place of its city."""
    fort: Point | msgspec.UnsetType = msgspec.UNSET
    more: list[Town] | msgspec.UnsetType = msgspec.UNSET
    port: Point | msgspec.UnsetType = msgspec.UNSET
    """A port that is no town."""
    capital: Point | msgspec.UnsetType = msgspec.UNSET


class Border(msgspec.Struct):
    """Where two areas touch; `marks`: place and size of each symbol that lines a difficult border."""

    a: str
    b: str
    kind: BorderKind
    path: str
    marks: list[tuple[float, float, float]]


class Group(msgspec.Struct, omit_defaults=True):
    """A large area."""

    path: str
    label: Label | msgspec.UnsetType | None = msgspec.UNSET
    tint: str | msgspec.UnsetType = msgspec.UNSET
    necklace: str | msgspec.UnsetType = msgspec.UNSET
    """On a map of points the band that joins its areas."""


class Way(msgspec.Struct):
    """On a map of points a link between two large areas, and where its middle is."""

    a: str
    b: str
    path: str
    middle: Point


class Strait(msgspec.Struct):
    """A way over water from one area to another."""

    a: str
    b: str
    path: str


class Water(msgspec.Struct, omit_defaults=True):
    """A river or lake."""

    path: str
    name: str | msgspec.UnsetType = msgspec.UNSET
    width: float | msgspec.UnsetType = msgspec.UNSET


class Sea(msgspec.Struct):
    """The name of a sea."""

    id: str
    label: Label


class SeaZone(msgspec.Struct):
    """A sea that is an area of the game, by an id that no land has; fleets lie about the anchor."""

    path: str
    anchor: Point


class Bound(msgspec.Struct):
    """The line where a sea that is an area ends."""

    name: str
    path: str


class Relief(msgspec.Struct):
    """A mountain or tree: its place and size."""

    kind: str
    x: float
    y: float
    s: float


class Wild(msgspec.Struct):
    """Land that nobody plays in."""

    label: Label


class Geometry(msgspec.Struct, omit_defaults=True):
    """The whole map."""

    size: Point
    land: str
    areas: dict[str, AreaShape]
    dioceses: dict[str, Group]
    borders: list[Border]
    straits: list[Strait]
    rivers: list[Water]
    lakes: list[Water]
    seas: list[Sea]
    relief: list[Relief]
    wild: list[Wild]
    zones: dict[str, SeaZone] | msgspec.UnsetType = msgspec.UNSET
    bounds: list[Bound] | msgspec.UnsetType = msgspec.UNSET
    radius: float | msgspec.UnsetType = msgspec.UNSET
    """Of the areas of a map of points, which are circles."""
    links: list[Way] | msgspec.UnsetType = msgspec.UNSET
    boxes: dict[str, tuple[float, float, float, float]] | msgspec.UnsetType = msgspec.UNSET
    """Room on the map for what the game draws there: its middle, width and height."""
