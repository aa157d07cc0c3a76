"""The types of what the game tells besides what its family does."""

from __future__ import annotations

from typing import Literal, TypeAlias

from latrunculi.games.imperator.table import contract as imperator
from latrunculi.kernel.contract import Pair, Told

Camp: TypeAlias = Literal["caesariani", "republicani"]


class PeopleState(imperator.PeopleState):
    """A People."""

    status: Literal["pax", "bellum", "fides"]
    ruler: Camp | None
    back: int | None
    """The year from which it can be touched again."""
    lasting: bool
    """Whether its ruler is fixed as long as it is at war."""
    guest: str | None
    """A Roman who may lead it."""


class RegionState(Told):
    """A region: whose it is, and who keeps it."""

    control: Camp | None
    triumvir: str | None
    """The leader whose Triumvir marker lies there."""
    legions: Pair[int]
    """Those of each camp on land there."""
    due: list[str]
    """The units recruited there, which enter in the next phase C."""


class Trend(Told):
    """What would move the marker of Cicero, were the year to end now."""

    trend: str
    amount: int


class Score(Told):
    """What a camp would score in phase F, were it judged now."""

    camp: Camp
    reason: str
    points: int


class YearEvent(imperator.YearEvent):
    """The event of the year has a name."""

    id: str


class Board(imperator.Board):
    """The whole table; years are negative, before Christ."""

    event: YearEvent | None
    peoples: dict[str, PeopleState]
    count: int
    """The points of both players in one: above 0 CAESARIAN leads, below REPUBLICAN."""
    leading: Camp | None
    cicero: int
    princeps: bool
    """Whether the marker shows its side Princeps."""
    trends: list[Trend]
    prospects: list[Score]
    marks: list[str]
    reserve: list[str]
    pool: list[str]
    legions: int
    """Those on the map, of both camps and of nobody."""
    chiefs: dict[Camp, str | None]
    seconds: dict[Camp, str | None]
    pretender: str | None
    roma: Camp | None
    regions: dict[str, RegionState]
    zones: dict[str, Camp | None]
    """The camp to which each zone of the Republic belongs, with its city and port (AIE-3.1.3-1)."""
    control: Pair[int]
    """The control points of each camp."""
    intrigue: bool
    removed: list[str]
    sick: str | None


class UnitPiece(imperator.UnitPiece):
    """A unit; `name` is number and name of a legion, empty for others."""

    kind: Literal["legio", "auxilia", "equites", "naves", "people"]
    name: str


class LeaderPiece(imperator.LeaderPiece):
    """A leader; `faces` are the camps that he may be of, `last` his last year."""

    entry: int
    faces: list[Camp]
    last: int | None
    assassin: bool


class PeoplePiece(imperator.PeoplePiece):
    """A People; `value` is what it is worth."""

    major: bool
    region: str
    value: int | None


class Stratagem(imperator.Stratagem):
    """A title, and what it is worth."""

    value: int


class Zone(imperator.Zone):
    """A zone; `republic` where it belongs to the Republic, `roma` the City itself."""

    republic: bool
    roma: bool
    seas: list[str]


class Region(Told):
    """A region: its control points, its garrison in legions, whom it recruits."""

    id: str
    la: str
    points: int
    garrison: int
    recruits: int
    kinds: list[str]
    zones: list[str]


class Markers(Told):
    """The Peoples whose markers are drawn to be activated, and how many markers are blank."""

    peoples: list[str]
    blank: int


class Pieces(imperator.Pieces):
    """Everything printed that the page draws."""

    units: list[UnitPiece]
    leaders: list[LeaderPiece]
    peoples: list[PeoplePiece]
    stratagems: list[Stratagem]
    zones: list[Zone]
    regions: list[Region]
    markers: Markers
