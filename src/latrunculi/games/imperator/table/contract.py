"""The types of what the games of the family tell: the state of the table (`Board`), and what is printed (`Pieces`).

What one game alone has, its own `contract` adds. Objects are told by their ids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from latrunculi.kernel.contract import Pair, Told

Camp: TypeAlias = str
"""One of the two camps."""
Phase: TypeAlias = Literal["deployment", "A", "B", "C", "D", "E", "F", "over"]

# ---------------------------------------------------------------- the state of the table


class PieceState(Told):
    """One counter: where it is, whose, in what state."""

    place: str
    camp: Camp | None
    """Null while it is of neither camp."""
    weak: bool
    rebel: bool
    """Whether it follows who has risen against the head of its own camp."""
    fallen: bool
    guards: str | UnsetType | None = UNSET
    """The leader whom a unit guards."""


class PeopleState(Told):
    """What a People is to the camps."""

    status: str
    major: bool


class HandState(Told):
    """The stratagems of a camp: how many are held; of these `titles` are seen, `hidden` are not."""

    count: int
    titles: list[str]
    hidden: int


class Amount(Told):
    """What is added to the die, or shifts the column: seen from the attacker."""

    modifier: str
    amount: int


class Prospect(Told):
    """A battle that may come: PF, the column after the shifts, what is added to the die."""

    attack: int
    defence: int
    column: str
    die: int
    modifiers: list[Amount]
    chance: float
    """Of the attacker to win."""


class March(Told):
    """A march in progress: its leader, who goes with him, the points spent and left."""

    leader: str
    group: list[str]
    spent: int
    left: int
    origin: str | None
    trail: list[str]
    costs: dict[str, int]
    """What the next step costs, by zone."""
    reach: dict[str, int]
    """Of who leads it: the zones where it may still end, each with the fewest points from here."""
    battles: dict[str, Prospect]
    """Of who leads it: by zone with enemies what awaits the group there, if they stay and nobody plays a stratagem."""


class Shift(Told):
    """What shifts a column of the battle table or is added to the die: seen from the attacker."""

    modifier: str
    rule: str
    amount: int


class BattleState(Told):
    """A battle in progress; of the odds comes the column by the shifts."""

    zone: str
    """Where it is fought: a zone, or a sea or port."""
    attacker: Camp
    attack: int
    defence: int
    odds: str
    column: str
    shifts: list[Shift]
    dice: list[Shift]
    die: int | None
    """The last one thrown."""
    favour: int
    """What stratagems add to it."""
    results: Pair[str] | None
    """Of attacker and defender, once the table has been read."""
    loser: Camp | None


class Fleet(Told):
    """A fleet, and the year in which it is back."""

    at: str | None
    camp: Camp
    back: int | None


class YearEvent(Told, kw_only=True):
    """The event of the year; `id` where it has a name."""

    number: int
    id: str | UnsetType = UNSET


class Entry(Told):
    """A leader who comes into the game."""

    leader: str
    year: int


class Mortal(Told):
    """A leader who may die in a year: by a die below `under`."""

    leader: str
    year: int
    under: int


class Return(Told):
    """A fleet, leader or unit that comes back, or a People that can be used again."""

    kind: Literal["fleet", "people", "piece"]
    id: str
    year: int


class Calendar(Told):
    """Who enters, who may die and what comes back, this year and the next."""

    enter: list[Entry]
    die: list[Mortal]
    returns: list[Return] = field(name="return")


class Board(Told):
    """The whole table."""

    year: int
    first_year: int
    last_year: int
    phase: Phase
    initiative: Camp
    active: Camp | None
    """Whose sequence it is."""
    sequences: dict[Camp, int]
    """How many are left."""
    seats: dict[Camp, int]
    """Who plays which camp now."""
    points: dict[Camp, int]
    event: YearEvent | None
    pieces: dict[str, PieceState]
    dead: list[str]
    peoples: Mapping[str, PeopleState]
    fleets: dict[str, Fleet]
    hands: dict[Camp, HandState]
    plague: str | None
    summoned: list[str]
    held: list[str]
    moved: list[str]
    """The pieces that have made their move in the sequence in progress."""
    march: March | None
    battle: BattleState | None
    calendar: Calendar


# ---------------------------------------------------------------- what is printed

Values: TypeAlias = Annotated[list[int], Meta(min_length=3, max_length=3)]
"""PF, QU, BT."""
LeaderValues: TypeAlias = Annotated[list[int], Meta(min_length=4, max_length=4)]
"""CC, VS, BT, CP."""


class UnitPiece(Told):
    """A unit: its values in normal state, and weakened."""

    id: str
    kind: str
    people: str | None
    front: Values
    back: Values


class LeaderPiece(Told):
    """A leader; `la` is his name as the counter has it, `entry` his year."""

    id: str
    la: str
    people: str | None
    generic: bool
    values: LeaderValues
    entry: int | None


class PeoplePiece(Told):
    """A People and the zones that are its own."""

    id: str
    la: str
    nationality: str
    homes: list[str]


class Zone(Told):
    """A zone of the map; `region` is the large area in which it lies, `people` that whose home it is."""

    id: str
    region: str
    people: str | None
    town: bool
    port: bool
    near: list[str]


class Box(Told):
    """A place that belongs to a zone, and is drawn in it: the inside of a city, a port."""

    place: str
    zone: str


class Stratagem(Told):
    """A title; `side` is the camp that may play it, or `both`."""

    id: str
    side: Camp
    phases: str
    count: int
    once: bool
    rule: str


class Cell(Told):
    """What the battle table says: what each side suffers, and who has won."""

    attack: str
    defence: str
    winner: Literal["attacker", "defender"]


class BattleTable(Told):
    """The battle table; its first line is for the die `lowest` and less."""

    odds: list[str]
    lowest: int
    modifiers: dict[str, str]
    """The clause of each modifier."""
    lines: list[list[Cell]]


class Years(Told):
    """A scenario and its years."""

    id: str
    start: int = field(name="from")
    end: int = field(name="to")


class Pieces(Told):
    """Everything printed that the page draws."""

    units: Sequence[UnitPiece]
    leaders: Sequence[LeaderPiece]
    peoples: Sequence[PeoplePiece]
    stratagems: Sequence[Stratagem]
    zones: Sequence[Zone]
    seas: list[str]
    boxes: Sequence[Box]
    battle: BattleTable
    statuses: list[str]
    scenarios: list[Years]
