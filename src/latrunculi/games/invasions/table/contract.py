"""What the page is told of *Invasions*: the board, and what is printed."""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from latrunculi.kernel.contract import Told


class Piece(Told):
    """A piece on the map. `of`: the nation that it acts for, where that is not its own; `cards`: the Event cards that
    act upon it now."""

    id: str
    of: str | UnsetType = UNSET
    reduced: bool | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET


class ProvinceState(Told):
    """A province now; marks that are not there are left out."""

    owner: str | None
    level: int
    walls: bool | UnsetType = UNSET
    pillaged: bool | UnsetType = UNSET
    revolt: int | UnsetType = UNSET
    """1: Révolte -, 2: Révolte +."""
    raid: int | UnsetType = UNSET
    foedus: str | UnsetType = UNSET


class RegionState(Told):
    """A region now."""

    holders: list[str]
    heresies: dict[str, int]


class NationState(Told):
    """A nation that is in play or has been."""

    status: str
    active: bool
    age: int
    decline: int
    treasury: int
    capital: str | None
    religion: str
    lord: str | None
    bond: str
    federator: str | None
    allies: list[str]
    friends: list[str]
    neutrals: list[str]
    vp: dict[str, int]
    treaties: int
    """How many diplomacy cards it holds."""
    reserve: dict[str, int]
    """Its units beside the map, by type."""
    worth: int
    """The VP that its objectives would bring if they were counted now."""
    income: int | None
    """What a civilised nation would receive now, expenses deducted; null for barbarians."""


class CampState(Told):
    """A camp: who plays it, its points, how many cards it holds, and those that the viewer may see."""

    seat: int
    vp: int
    events: int
    hand: dict[str, int]
    markers: int
    par: int
    """What the scenario takes off its points."""


class MarchState(Told):
    """The pile on its way (XVIII). `left`: the steps it has left; `reach`: by province where it may end, the steps it
    costs; `shipping`: by province over sea the least face of a d10 that lands the pile there (1: no risk, 11: none);
    `threats`: by next province, and by where interceptors stand, the least face of a d10 that brings them (11:
    none)."""

    nation: str
    here: str
    group: list[str]
    left: int
    reach: dict[str, int] = field(default_factory=dict)
    shipping: dict[str, int] = field(default_factory=dict)
    threats: dict[str, dict[str, int]] = field(default_factory=dict)


class ProspectState(Told):
    """What awaits a march or an attack in a province. `foe`: who holds it against it (null: nobody's city); `win`: the
    attacker's chance in battle, without re-rolls; `needed`: of a city without defenders the least faces of a d10 that
    take it, without and with an assault (11: none); `terror`: it surrenders first on a d2 test (XXIV.B)."""

    foe: str | None
    win: float = 0.0
    needed: list[int] = field(default_factory=list)
    terror: bool = False


class SiegeState(Told):
    """A siege in progress (XXIV). `siege`, `assault`: what changes the die, by clause, without and with an assault;
    `needed`: the least face that takes the city, without and with one (11: none); `rerolls`: how often it may be thrown
    again."""

    nation: str
    province: str
    group: list[str]
    siege: dict[str, int]
    assault: dict[str, int]
    needed: list[int]
    rerolls: int


class VoyageState(Told):
    """The naval pile on its way (XXV). `left`: the seas that it may still enter; `reach`: by sea, how many away."""

    nation: str
    sea: str
    group: list[str]
    left: int
    reach: dict[str, int]


class ReactionState(Told):
    """What is being decided of XIX. `kind`: interception (`nation` is the one that marches) or flight (the one that
    may flee); `needed`: by province, of where interceptors stand or of a first step, the least face that succeeds (11:
    none); `group`: the pile that is being made up."""

    kind: str
    nation: str
    province: str
    needed: dict[str, int] = field(default_factory=dict)
    group: list[str] = field(default_factory=list)


class SideState(Told):
    """A side of a battle in progress. `white`, `black`: the dice that its melee begins with now; why, by clause."""

    nation: str
    pieces: list[str]
    lost: list[str]
    rerolls: int
    white: int
    black: int
    dice: dict[str, int]
    exchanges: dict[str, int]
    modifiers: dict[str, int]
    """Of advanced combat, by clause."""
    cards: list[str]


class BattleState(Told):
    """A battle in progress. `phase`: the step of its procedure; `thrown`: the dice by side, colour, face."""

    place: str
    phase: str
    rounds: int
    intercepted: bool
    attacker: SideState
    defender: SideState
    win: float
    """The attacker's chance as things stood when the question was asked, without re-rolls."""
    thrown: dict[str, int]
    sums: list[int]


class Board(Told):
    """The whole table."""

    scenario: str
    turn: int
    first: int
    last: int
    score_turns: list[int]
    """The turns at whose ends objectives are counted."""
    year: int
    playing: list[str]
    order: list[str]
    activated: list[str]
    invading: list[str]
    advanced: bool
    provinces: dict[str, ProvinceState]
    regions: dict[str, RegionState]
    places: dict[str, list[Piece]]
    nations: dict[str, NationState]
    camps: dict[str, CampState]
    treaties: dict[str, dict[str, int]]
    """Diplomacy cards by nation that the viewer may see."""
    in_force: list[str]
    prospects: dict[str, ProspectState] = field(default_factory=dict)
    """By province where the pile on its way may end, or where a combat may be chosen next, what awaits it there."""
    excess: dict[str, int] = field(default_factory=dict)
    """By province how many units are too many there while somebody moves, or would be if the pile on its way ended
    there: they would go to the reserve before any combat (XVII.A-7)."""
    prices: dict[str, int] = field(default_factory=dict)
    """Gold by unit that may be bought or refitted, and by province that may be fortified, while a nation shops."""
    march: MarchState | None = None
    reaction: ReactionState | None = None
    battle: BattleState | UnsetType = UNSET
    siege: SiegeState | UnsetType = UNSET
    voyage: VoyageState | UnsetType = UNSET


class ProvincePiece(Told):
    """A province as printed."""

    region: str | None
    terrain: str
    income: float
    city: str
    level: int
    port: str | None
    granary: bool
    caravan: bool
    near: list[str]
    rivers: list[str]
    ridges: list[str]
    straits: list[str]
    seas: list[str]


class NationPiece(Told):
    """A nation's profile."""

    camp: str
    initiative: int | None
    religion: str
    objectives: list[ObjectivePiece]


class ObjectivePiece(Told):
    """What a nation scores for."""

    target: str
    vp: int
    since: int
    until: int


class CounterPiece(Told):
    """A counter as printed."""

    nation: str
    type: str
    heavy: bool
    elite: bool
    combat: int
    stacking: int
    campaigns: int


class DatedPiece(Told):
    """An entry of the Chronology. `kind`: enter, invasion, leave, event."""

    id: str
    kind: str
    nation: str | None


class TurnPiece(Told):
    """A turn of the Chronology: its first year, its entries, who raids, in their order, how many units who receives."""

    year: int
    dated: list[DatedPiece]
    raids: list[str]
    reinforcements: dict[str, int]


class Pieces(Told):
    """What is printed."""

    provinces: dict[str, ProvincePiece]
    regions: dict[str, bool]
    """Whether a region is civilised."""
    nations: dict[str, NationPiece]
    counters: dict[str, CounterPiece]
    turns: list[TurnPiece]
    dice: dict[str, list[str]]
    """The six faces of the combat dice, by colour."""
    ages: dict[str, int]
    """The last box of the age track, by status."""
    sections: list[int]
    """The last boxes of young and of mature civilised nations."""
    sides: dict[str, list[list[str]]]
