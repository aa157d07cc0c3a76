"""What is printed, as the family's procedures index it: zones and their borders, the values of units and leaders.

Pieces are numbered: the combat units first, then the leaders. Places are numbered: the land zones first, then the sea
zones, then the game's other places (city boxes, fleets to stand aboard), then `pool`, `fallen` and `gone`. A set of
pieces or of zones is a bitmask.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from latrunculi.games.imperator.components.printed import Leader, Unit
from latrunculi.kernel.actions import BIT, members

NONE: Final = -1
"""No piece, no zone, no People."""

# Names for ints, as in `kernel.ints`.
Camp: TypeAlias = int
"""One of the two camps, 0 or 1; not the seat that plays it."""
Piece: TypeAlias = int
"""A combat unit or a leader."""
Pieces: TypeAlias = int
"""A set of pieces, as a mask."""
Place: TypeAlias = int
"""Where a piece lies: a zone of land or sea, or another place."""
Zone: TypeAlias = int
"""A land zone, whose number is that of its place."""
Zones: TypeAlias = int
"""A set of land zones, as a mask."""
People: TypeAlias = int
"""A non-Roman People."""
Peoples: TypeAlias = int
"""A set of Peoples, as a mask."""
Cause: TypeAlias = int
"""What takes a leader off the map."""
Title: TypeAlias = int
"""A stratagem; there may be several counters of it."""
Moment: TypeAlias = int
"""When a stratagem may be played, as `rules.moments` numbers it."""
Year: TypeAlias = int
"""A year, negative before Christ."""


@dataclass(frozen=True)
class Rules:
    """The clause of a game for each rule that the family's procedures enforce."""

    advance: str
    """A unit alone moves one zone."""
    command: str
    """A leader moves with at most as many units as his CC."""
    together: str
    """Leader and units start together; units may be dropped on the way."""
    once: str
    """Each counter makes one move in a sequence."""
    adjacent: str
    """Movement goes from a zone to an adjacent one."""
    points: str
    """The movement points that a border costs and a counter has."""
    step: str
    """One point for entering a zone."""
    river: str
    """One more across a great river."""
    strait: str
    """One more across a strait."""
    dear: str
    """Two more across some straits."""
    stop: str
    """Units stop on entering a zone with enemy units."""
    terrain: str
    """The limit of a movement entirely outside the Empire."""
    escape: str
    """A leader alone among enemy units must escape."""
    no_escape: str
    """Without a free zone he is killed."""
    free: str
    """Evasion, flight and retreat go to zones free of enemy units."""
    back: str
    """Not to a zone that the attackers came from."""
    evade: str
    """The defender may try to avoid a combat."""
    led: str
    """He evades with leaders and those whom they take along."""
    retreat: str
    """The loser leaves the zone."""
    losses: str
    """The owner chooses the units to weaken."""
    order: str
    """The active player chooses the order of his combats."""
    combat: str
    """There is combat where enemy units are in the same zone."""
    cards: str
    """Stratagems may be played at any moment of the phase."""
    hand: str
    """Stratagems are played from the hand, as many as one likes."""
    side: str
    """Some stratagems are for one camp only."""
    keep: str
    """How many stratagems are kept from one turn to the next."""
    guard: str = ""
    """Units that guard a leader go nowhere without him; empty in a game that has none."""


DEAREST: Final = 4
"""What no border costs more than, in movement points."""


class Borders:
    """What it costs to cross the borders of a map, as tuples of masks by zone.

    `near` (the adjacent zones), `wet` (those across a great river), `narrow` (across a strait), `dear` (across a strait
    that costs one more), `easy` (where a step costs 1).
    """

    def __init__(
        self, near: tuple[Zones, ...], wet: tuple[Zones, ...], narrow: tuple[Zones, ...], dear: tuple[Zones, ...]
    ) -> None:
        self.near: Final = near
        self.wet: Final = wet
        self.narrow: Final = narrow
        self.dear: Final = dear
        zones = range(len(near))
        self._costs: Final = tuple([bytes([self._cost(here, there) for there in zones]) for here in zones])
        self._within: Final = tuple([self._for(points) for points in range(DEAREST + 1)])
        self.easy: Final = self._within[1]

    def _for(self, points: int) -> tuple[Zones, ...]:
        """By zone those that can be entered for so many points."""
        zones = enumerate(self.near)
        return tuple([sum([BIT[to] for to in members(near) if self.cost(zone, to) <= points]) for zone, near in zones])

    def cost(self, here: Zone, there: Zone) -> int:
        """The movement points from a zone to an adjacent one: 1, and 1 for a river or a strait, 2 for a dear strait."""
        return self._costs[here][there]

    def _cost(self, here: Zone, there: Zone) -> int:
        return 1 + (self.wet[here] >> there & 1) + (self.narrow[here] >> there & 1) + (self.dear[here] >> there & 1)

    def affordable(self, here: Zone, points: int) -> Zones:
        """The zones adjacent to one that can be entered for so many movement points."""
        return self._within[points if points < DEAREST else DEAREST][here] if points > 0 else 0


class Kit:
    """The printed things of one game, as tuples of ints.

    By unit: `strength`, `quality`, `skill` (two values each, at `2 * unit + weakened`), `pace` (MP);
    by leader, at `piece - first_leader`: `command` (CC), `strategy` (VS), `bonus` (BT), `politics` (CP).
    By zone: `near` (mask of adjacent zones). `borders`: what it costs to cross them, `frozen`: in a hard winter.
    """

    def __init__(
        self,
        rules: Rules,
        borders: Borders,
        frozen: Borders,
        inside: int,
        unlimited: int,
        units: Sequence[Unit],
        leaders: Sequence[Leader],
        pace: Mapping[str, int],
        places: int,
        titles: int,
    ) -> None:
        """Take what is printed: the map, the counters, the movement points of each kind of unit."""
        self.rules: Final = rules
        self.borders: Final = borders
        self.frozen: Final = frozen
        self.near: Final = borders.near
        self.zones: Final = len(borders.near)
        self.all_zones: Final = (1 << len(borders.near)) - 1
        self.inside: Final = inside
        """The zones of the Empire (of the Republic)."""
        self.unlimited: Final = unlimited
        """Zones outside it that the limit of 2 MP does not concern."""
        self.mild: Final = inside | unlimited
        """The zones that it does not concern, within or without."""
        self.entry: Final = ((inside | unlimited, 1),)
        """The same as a movement takes note of them: 1 once it has been there (`ways.Journey.changes`)."""
        self.units: Final = len(units)
        self.first_leader: Final = len(units)
        self.pieces: Final = len(units) + len(leaders)
        self.piece_mask: Final = (1 << self.pieces) - 1
        self.unit_mask: Final = (1 << len(units)) - 1
        self.leader_mask: Final = ((1 << len(leaders)) - 1) << len(units)
        self.strength: Final = tuple([side[0] for unit in units for side in (unit.front, unit.back)])
        self.quality: Final = tuple([side[1] for unit in units for side in (unit.front, unit.back)])
        self.skill: Final = tuple([side[2] for unit in units for side in (unit.front, unit.back)])
        self.pace: Final = tuple([pace[unit.kind] for unit in units])
        self.command: Final = tuple([leader.values[0] for leader in leaders])
        self.strategy: Final = tuple([leader.values[1] for leader in leaders])
        self.bonus: Final = tuple([leader.values[2] for leader in leaders])
        self.politics: Final = tuple([leader.values[3] for leader in leaders])
        self.places: Final = places
        """All places; the last three are:"""
        self.pool: Final = places - 3
        """Not on the map: not yet in play, or a People at peace that has no units there."""
        self.fallen: Final = places - 2
        """Eliminated in this turn; the adjustments decide what becomes of it."""
        self.gone: Final = places - 1
        """Out of the game for good."""
        self.titles: Final = titles
        """Titles of stratagems."""
