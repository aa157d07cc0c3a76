"""The types of what the game tells: the state of the table (`Board`), and what is printed (`Pieces`)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from latrunculi.kernel.contract import Pair, Told

Side: TypeAlias = Literal["roman", "barbarian"]
Nation: TypeAlias = Literal["roman", "german", "sarmatian", "dacian"]
Ground: TypeAlias = Literal["plain", "forest", "mountain", "marsh"]
End: TypeAlias = Literal["P", "AD", "TT"]
"""Pursuit, army destroyed, tacit truce."""
Habitat: TypeAlias = Literal["city", "village", "garrison", "tribal", "plain", "forest", "mountain", "marsh"]

# ---------------------------------------------------------------- the state of the table


class UnitState(Told):
    """A combat counter that the viewer sees: PF, those HdC among them, on whose sheet, behind defences or not."""

    id: str
    pf: int
    hdc: int
    chief: str | None
    inside: bool
    bridge: bool
    aboard: str | None
    """The fleet that it is aboard."""


class HeadState(Told):
    """A leader or decoy whose face the viewer knows."""

    id: str
    side: Side
    ready: bool
    """Whether his PAC is unspent."""
    paces: int
    inside: bool
    supreme: bool
    bb: int | None
    """Bales; null where they are another's secret."""
    pf: int | None
    """PF on his sheet; null where they are another's secret."""
    halted: bool
    shown: bool
    """Whether he lies face up before the enemy."""


class BackState(Told):
    """A barbarian counter that lies face down."""

    id: str
    ready: bool
    paces: int


class PlaceState(Told):
    """Who is in a region or a box."""

    units: list[UnitState]
    heads: list[HeadState]
    backs: list[BackState]


class RegionState(Told):
    """A region now: whose it is by origin, who has it, its defences, and what lies on it."""

    origin: Nation
    habitat: Habitat
    ground: Ground
    vd: int
    vg: int
    holder: Side | None
    limes: int
    forts: int
    siege: int | None
    """The marker of a siege."""
    pillaged: bool
    port: bool
    closed: bool


class SideState(Told):
    """A side: its PA, stratagems, points and what they are made of."""

    id: Side
    seat: int
    pa: int
    hand: list[str] | None
    hand_size: int
    played: list[str]
    supreme: str | None
    vacant: bool
    points: int
    parts: dict[str, int]
    spare: dict[str, int]
    """PF that may be recruited, by type; empty where it is another's secret."""


class Remembered(Told):
    """What a viewer saw of an enemy unit last: when (the number of the season), with whom, how strong."""

    season: int
    chief: str | None
    pf: int
    hdc: int


class TacticState(Told):
    """What a tactic promises whoever may choose it now, the enemy's uncounted until it is known."""

    win: float
    """The chance to put more out than the enemy."""
    hits: float
    """The enemy PF that are still to be expected HdC until the last blows have fallen."""


class BattleState(Told):
    """The engagement in progress."""

    region: str
    attacker: Side
    pitched: bool
    assault: bool
    """Upon the walls of a town."""
    sortie: bool
    """Of the besieged: one exchange of blows."""
    phase: int
    tactics: Pair[str | None]
    suffered: Pair[int]
    commanded: list[str]
    posts: dict[str, str]
    expected: Pair[float]
    """What each side may expect to put HdC in the next phase of shots or blows."""
    blows: dict[str, list[int]]
    """For each counter that throws a die in that phase, the enemy PF that it puts HdC, by the face."""
    outcomes: Pair[End | None]
    """What each side would have by the matrix if it won, when both tactics are known."""
    win: float | None
    """The chance of the attacker now to put more out than the enemy, in an assault to destroy the garrison, by the
    tactics that the viewer knows; null when the last blows have fallen, or losses are being shared out."""
    choices: dict[str, TacticState]
    """The tactics that the viewer may choose, or keep, now."""
    order: float | None
    """The chance of a retreat in good order that the viewer may try now (OP-8.3.2-3)."""


class Modifier(Told):
    """What bears on a test, with its clause."""

    id: str
    rule: str
    amount: int


class FoeState(Told):
    """Whoever may be met in a region, as far as the viewer can know."""

    least: int
    most: int
    """PF in the open: those in view, and those who may be on sheets that are not seen."""
    inside: int
    """PF in view behind the defences."""
    walls: int | None
    """The VG of the defences behind which they may stay instead of fighting; null where they have none."""
    overrun: bool
    win: float | None
    """The chance to win in the open, as is to be expected; null where nobody is there to fight."""
    range: Pair[float] | None
    """The same against the most and against the least of them; null where all are in view."""


class AheadState(Told):
    """What awaits the group if its next step ends in a region."""

    modifiers: list[Modifier]
    tolls: list[int]
    """PF that the test would put out, by the face of its die; empty where there is none."""
    foe: FoeState | None


class DieState(Told):
    """The die of a siege action: what bears on it and the sum of that, the total from which on the town surrenders, and
    by face whether it does."""

    bears: list[Modifier]
    sum: int
    target: int
    faces: list[bool]


class DeedState(Told):
    """What a piece, or a force in a region, may try where it stands: a siege action, an invasion, an assault, a battle
    before its walls."""

    verb: str
    object: str
    win: float
    range: Pair[float] | None
    """The chance against the most and the least whom it may meet; null where all are in view."""
    losses: Pair[int] | None
    """PF that it may cost, from the best to the worst; null where it costs none or nobody can say."""
    die: DieState | None
    """That of a siege action; null of other deeds."""


class MarchState(Told):
    """The move in progress: who moves, and what the test at its end would reckon with now."""

    mover: str
    units: list[str]
    heads: list[str]
    steps: int
    load: int
    capacity: int
    modifiers: list[Modifier]
    ahead: dict[str, AheadState]
    """By region where the next step may end."""
    doors: dict[str, list[str]]
    """By contrée that the next step may enter by a throw, the regions where it may end."""


class Board(Told):
    """The whole table."""

    scenario: str
    year: int
    season: Literal["thaw", "spring", "summer", "autumn", "winter"]
    number: int
    last: int
    event: Literal["none", "overflow", "frozen", "dry"]
    regions: dict[str, RegionState]
    places: dict[str, PlaceState]
    sides: list[SideState]
    eagles: dict[str, str]
    """For each eagle that is lost: the leader who has it, or the region where it lies."""
    remembered: dict[str, Remembered]
    march: MarchState | None
    battle: BattleState | None
    deeds: list[DeedState]
    """What the viewer's leaders may try before towns, while he is asked."""
    level: Literal["none", "decisive-roman", "roman", "draw", "barbarian", "decisive-barbarian"]
    """How the game would be decided now, or has been."""


# ---------------------------------------------------------------- what is printed


class UnitPiece(Told):
    """A combat counter: PF when whole, the totals that double its hits, symbols."""

    type: str
    kind: Literal["legion", "praetorian", "infantry", "cavalry", "artillery", "transfuge", "impedimenta", "fleet"]
    side: Side
    people: str | None
    pf: int
    fd: list[int]
    heavy: bool
    shooter: bool
    falx: bool


class LeaderPiece(Told):
    """A leader: strategic value, tactical bonus."""

    side: Side
    people: str | None
    vs: int
    bt: int
    decoy: bool


class StratagemPiece(Told):
    """A stratagem: its price in PA, for whom, its clause."""

    price: int
    sides: list[Side]
    rule: str


class ContreePiece(Told):
    """A district: its regions."""

    regions: list[str]
    terrain: Ground


class LinkPiece(Told):
    """A link between two districts, in the first year of the scenario's map: its kind and what it crosses."""

    ends: Pair[str]
    kinds: dict[str, Literal["roman", "trade", "path"]]
    """From which year on it is of which kind."""
    water: str | None
    marsh: bool


class Pieces(Told):
    """What is printed besides the map."""

    units: dict[str, UnitPiece]
    leaders: dict[str, LeaderPiece]
    stratagems: dict[str, StratagemPiece]
    contrees: dict[str, ContreePiece]
    links: list[LinkPiece]
    boxes: dict[str, list[str]]
    """For each box the boxes and districts one step away."""
    peoples: dict[str, Nation]
    """The nation of each people."""
    matrix: dict[str, dict[str, End]]
    """How a pitched battle ends, by the tactic of the winner and that of the loser (OP-8.2-22)."""
