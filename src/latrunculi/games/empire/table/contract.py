"""The types of what the game tells: the state of the table (`Board`), and what is printed (`Pieces`)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType, field

from latrunculi.kernel.contract import Pair, Told

PhaseKind: TypeAlias = Literal["barbarian", "roman"]
SideKind: TypeAlias = Literal["faction", "people", "kingdom", "tribe", "rebel-armies", "rebel-legions"]
KingdomKind: TypeAlias = Literal["kingdom", "tribe"]
Whose: TypeAlias = Literal["attack", "defence"]
Effect: TypeAlias = Literal["dice", "pips", "ties"]
Stage: TypeAlias = Literal["draw-order", "barbarian-chits", "emperor-chits", "phase", "over"]
Level: TypeAlias = Literal["none", "presence", "domination", "control"]

# ---------------------------------------------------------------- the state of the table


class Phase(Told):
    """A Player Phase: whose, at which step; armies and Forts beside the map."""

    kind: PhaseKind
    faction: int
    side: str
    step: str
    people: str | None
    emperor: str | None
    pool: int
    forts: int


class Queued(Told):
    """A phase of the turn; nobody's while its chit is face down."""

    kind: PhaseKind
    faction: int | None
    done: bool
    current: bool


class Province(Told):
    """A Province: whose it is, and what stands there."""

    side: str | None
    armies: int
    fort: Literal["fort", "fortress"] | None
    fort_side: str | None
    city: Literal["intact", "looted"] | None
    rebel: str | None
    """The Faction whose Legions have rebelled there."""


class Drawn(Told):
    """A chit that was just drawn and must be kept or passed: a People's or an Emperor's."""

    chit: int
    people: str | UnsetType = UNSET
    emperor: str | UnsetType = UNSET


class FactionState(Told):
    """A Faction and its player's Barbarians; chits and cards that the viewer does not know are null."""

    id: str
    seat: int
    rome: int
    barbarian: int
    legions: int
    rebels: int
    start: str | None
    eliminated: bool
    hand: list[str] | None
    hand_size: int
    played: list[str]
    people: str | None
    people_chit: int | None
    people_shown: bool
    people_held: bool
    emperor: str | None
    emperor_chit: int | None
    emperor_shown: bool
    emperor_held: bool
    emperor_dead: bool
    testudo: str | None
    ambush: str | None
    cards_this_turn: int
    drawn: Drawn | None


class SideState(Told):
    """A side: the Faction whose player controls it, its armies on the map and its counters."""

    kind: SideKind
    controller: int | None
    armies: int
    counters: int


class DioceseState(Told):
    """What a Diocese is worth in each turn, and now."""

    values: list[int]
    value: int


class Modifier(Told):
    """What changes the dice of one side of a combat, with its clause."""

    rule: str
    whose: Whose
    effect: Effect
    value: int


class Battle(Told):
    """The combat in progress: the dice of both sides."""

    province: str
    attacker: str
    defender: str | None
    armies: int
    attack_dice: int
    defence_dice: int
    modifiers: list[Modifier]


class Attack(Told):
    """The attack that the next army would make in a Province."""

    defender: str
    chance: float
    """That this one army takes the Province."""
    own: Literal["forces", "faction"] | None
    """Whose of the same person's it would strike: forces, which are gone at once, or his other Faction."""


class Cities(Told):
    """Cities, and what they score."""

    number: int
    points: int


class DioceseScore(Told):
    """What a Diocese scores."""

    level: Level
    points: int


class Projection(Told):
    """What the phase in progress would score if it ended now."""

    faction: str
    cities: Cities
    provinces: int
    """For an Emperor who scores for each Province."""
    dioceses: dict[str, DioceseScore]
    total: int
    gains: dict[str, int]
    """What more it would score with a Province that it does not hold."""


class Ban(Told):
    """A Faction that a People may not attack."""

    people: str
    faction: int


class Board(Told):
    """The whole table."""

    turn: int
    last_turn: int
    years: Pair[int]
    stage: Stage
    phase: Phase | None
    drawing: list[int]
    queue: list[Queued]
    """The phases of the turn in their order."""
    provinces: dict[str, Province]
    factions: list[FactionState]
    sides: dict[str, SideState]
    dioceses: dict[str, DioceseState]
    battle: Battle | None
    attacks: dict[str, Attack]
    """Of who places armies: the Provinces where the next one would fall upon somebody; nobody else needs it."""
    projection: Projection | None
    """Null outside the phases."""
    bans: list[Ban]


# ---------------------------------------------------------------- what is printed


class FactionPiece(Told):
    """A Faction."""

    id: str
    colour: str
    pattern: str
    legions: int


class PeoplePiece(Told):
    """A People and the number of its counters."""

    id: str
    counters: int


class Entry(Told):
    """Where and how strong a People comes in by a chit of a turn."""

    turn: int
    chit: int
    people: str
    start: str
    strength: int
    date: str


class EmperorPiece(Told):
    """An Emperor."""

    id: str
    turn: int
    chit: int
    bonus: list[str]


class KingdomPiece(Told):
    """A Kingdom or Tribe."""

    id: str
    kind: KingdomKind
    start: str
    armies: int
    loot: int


class Card(Told):
    """An event card."""

    id: str
    colour: str
    kind: str
    periods: list[int]
    timing: str


class DiocesePiece(Told):
    """A Diocese: what it is worth in each turn, and its Provinces."""

    id: str
    values: list[int]
    provinces: list[str]


class ProvincePiece(Told):
    """A Province: the place of its City, if it may have one, and whether a Faction may start there."""

    id: str
    diocese: str
    site: str | None
    start: bool
    near: list[str]


class Period(Told):
    """A turn and its years."""

    turn: int
    start: int = field(name="from")
    end: int = field(name="to")


class Step(Told):
    """A step of the Player Phases, Roman or Barbarian."""

    id: str
    rule: str
    roman: bool
    barbarian: bool


class Pieces(Told):
    """Everything printed that the page draws."""

    factions: list[FactionPiece]
    peoples: list[PeoplePiece]
    entries: list[Entry]
    emperors: list[EmperorPiece]
    kingdoms: list[KingdomPiece]
    colours: dict[str, dict[str, str]]
    cards: list[Card]
    dioceses: list[DiocesePiece]
    provinces: list[ProvincePiece]
    periods: list[Period]
    sequence: list[Step]
    turns: int
