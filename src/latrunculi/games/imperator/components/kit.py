"""What is printed, as the family's procedures index it: zones and their borders, the values of units and leaders.

Pieces are numbered: the combat units first, then the leaders. Places are numbered: the land zones first, then the sea
zones, then the game's other places (city boxes, fleets to stand aboard), then `pool`, `fallen` and `gone`. A set of
pieces or of zones is a bitmask.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


class Rules:
    """The clause of a game for each rule that the family's procedures enforce."""

    def __init__(self, clauses: dict[str, str]) -> None:
        self.advance: Final = clauses["advance"]
        """A unit alone moves one zone."""
        self.command: Final = clauses["command"]
        """A leader moves with at most as many units as his CC."""
        self.together: Final = clauses["together"]
        """Leader and units start together; units may be dropped on the way."""
        self.once: Final = clauses["once"]
        """Each counter makes one move in a sequence."""
        self.adjacent: Final = clauses["adjacent"]
        """Movement goes from a zone to an adjacent one."""
        self.points: Final = clauses["points"]
        """The movement points that a border costs and a counter has."""
        self.step: Final = clauses["step"]
        """One point for entering a zone."""
        self.river: Final = clauses["river"]
        """One more across a great river."""
        self.strait: Final = clauses["strait"]
        """One more across a strait."""
        self.dear: Final = clauses["dear"]
        """Two more across some straits."""
        self.stop: Final = clauses["stop"]
        """Units stop on entering a zone with enemy units."""
        self.terrain: Final = clauses["terrain"]
        """The limit of a movement entirely outside the Empire."""
        self.escape: Final = clauses["escape"]
        """A leader alone among enemy units must escape."""
        self.no_escape: Final = clauses["no_escape"]
        """Without a free zone he is killed."""
        self.free: Final = clauses["free"]
        """Evasion, flight and retreat go to zones free of enemy units."""
        self.back: Final = clauses["back"]
        """Not to a zone that the attackers came from."""
        self.evade: Final = clauses["evade"]
        """The defender may try to avoid a combat."""
        self.led: Final = clauses["led"]
        """He evades with leaders and those whom they take along."""
        self.retreat: Final = clauses["retreat"]
        """The loser leaves the zone."""
        self.losses: Final = clauses["losses"]
        """The owner chooses the units to weaken."""
        self.guard: Final = clauses.get("guard", "")
        """Units that guard a leader go nowhere without him; empty in a game that has none."""
        self.order: Final = clauses["order"]
        """The active player chooses the order of his combats."""
        self.cards: Final = clauses["cards"]
        """Stratagems may be played at any moment of the phase."""
        self.hand: Final = clauses["hand"]
        """Stratagems are played from the hand, as many as one likes."""
        self.side: Final = clauses["side"]
        """Some stratagems are for one camp only."""
        self.keep: Final = clauses["keep"]
        """How many stratagems are kept from one turn to the next."""


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
        self._within: Final = tuple([self._for(points) for points in range(DEAREST + 1)])
        self.easy: Final = self._within[1]

    def _for(self, points: int) -> tuple[Zones, ...]:
        """By zone those that can be entered for so many points."""
        zones = enumerate(self.near)
        return tuple([sum([BIT[to] for to in members(near) if self.cost(zone, to) <= points]) for zone, near in zones])

    def cost(self, here: Zone, there: Zone) -> int:
        """The movement points from a zone to an adjacent one: 1, and 1 for a river or a strait, 2 for a dear strait."""
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
