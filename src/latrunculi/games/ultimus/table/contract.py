"""The types of what the game tells besides what its family does."""

from __future__ import annotations

from typing import Literal, TypeAlias

from latrunculi.games.imperator.table import contract as imperator
from latrunculi.kernel.contract import Told

Camp: TypeAlias = Literal["romanus", "barbarus"]
Half: TypeAlias = Literal["occidens", "oriens"]
Origin: TypeAlias = Literal["T", "B"]
"""Of the house of Theodosius, or a barbarian."""


class PeopleState(imperator.PeopleState):
    """A People; `ally` is who is one with it, `rex` its king, `capital` that of its kingdom."""

    status: Literal["pax", "bellum", "foederati", "foederati-rebelles", "regnum"]
    ally: str | None
    subject: bool
    """Whether it still obeys the Hunni."""
    capital: str | None
    rex: str | None
    beaten: bool
    migrating: bool


class YearEvent(imperator.YearEvent):
    """The event of the year, and the half of the Empire that it befalls."""

    half: Half | None


class Board(imperator.Board):
    """The whole table."""

    event: YearEvent | None
    peoples: dict[str, PeopleState]
    pax: bool
    augusti: dict[Half, str | None]
    patricians: dict[Half, str | None]
    usurpers: dict[Half, str | None]
    stand_ins: dict[Half, str | None]
    vacant: list[Half]
    escort: str | None
    council: str | None
    council_tried: bool
    epidemic: str | None
    papa: bool


class UnitPiece(imperator.UnitPiece):
    """A unit, and where it belongs."""

    kind: Literal["limitanei", "comitatenses", "palatini", "buccellarii", "people"]
    diocese: str | None
    half: Half | None
    capital: str | None
    barbarian: bool


class LeaderPiece(imperator.LeaderPiece):
    """A leader."""

    half: Half | None
    origin: Origin | None


class PeoplePiece(imperator.PeoplePiece):
    """A People; `regnum`: whether it may found a kingdom."""

    regnum: bool


class Zone(imperator.Zone):
    """A zone; `empire` where it belongs to the Empire, in a diocese."""

    diocese: str | None
    empire: bool
    capital: bool


class Box(imperator.Box):
    """The inside of a capital, the last refuge of a half."""

    half: Half


class FleetPiece(Told):
    """A fleet and its port."""

    id: str
    home: str | None


class Pieces(imperator.Pieces):
    """Everything printed that the page draws."""

    units: list[UnitPiece]
    leaders: list[LeaderPiece]
    peoples: list[PeoplePiece]
    zones: list[Zone]
    boxes: list[Box]
    fleets: list[FleetPiece]
