"""Leaders without units: where each is needed, one leader for each lack of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from latrunculi.games.imperator.advice.prospects import general
from latrunculi.games.imperator.components.kit import NONE, Camp, Kit, Piece, Pieces, Zone, Zones
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import members

Post = tuple[Zone, float]
"""A zone where a leader is needed, and how much."""


class Camped:
    """Some pieces of a camp in a zone: who leads the units there, who is left over, how many units have nobody."""

    __slots__ = ("idle", "lack", "leading", "pieces")

    def __init__(self, pieces: Pieces, units: Pieces, leaders: list[Piece], kit: Kit) -> None:
        """The best of the leaders, who are given first, lead the units."""
        self.pieces: Final = pieces
        self.leading: Final[list[tuple[Piece, int]]] = []
        self.idle: Final[list[Piece]] = []
        self.lack: int = units.bit_count()
        for leader in leaders:
            if self.lack > 0:
                command = kit.command[leader - kit.first_leader]
                self.leading.append((leader, min(self.lack, command)))
                self.lack -= command
            else:
                self.idle.append(leader)


class Offices:
    """Gives the leaders of a camp their posts.

    Units of a zone are for the best of those who are there; who is left over goes to the nearest that have nobody.
    Leaders for whom nothing is left have no post.
    """

    def __init__(
        self, kit: Kit, units: Pieces, leaders: Pieces, distances: Sequence[Sequence[int]], faded: Sequence[float],
        farthest: int, company: float,
    ) -> None:  # fmt: skip
        """The offices of a game.

        Args:
            units, leaders: who needs a leader, and who may be sent, as masks.
            distances: steps between two zones.
            faded: by steps what is left of an attraction.
            farthest: steps that nobody goes beyond.
            company: what it is worth for each unit that it has a leader.
        """
        self._kit: Final = kit
        self._units: Final = units
        self._leaders: Final = leaders
        self._distances: Final = distances
        self._faded: Final = faded
        self._farthest: Final = farthest
        self._company: Final = company
        self._camped: Final[list[dict[Zone, Camped]]] = [{}, {}]

    def posts(self, g: Imperator, camp: Camp, zones: Zones, bound: Pieces = 0) -> dict[Piece, Post]:
        """The posts of a camp's leaders.

        Args:
            zones: where anybody is needed.
            bound: leaders who are not to be sent anywhere else.
        """
        found: dict[Piece, Post] = {}
        own = g.own[camp]
        known = self._camped[camp]
        idle: list[Piece] = []
        vacant: list[tuple[Zone, int]] = []
        for zone in members((g.occupied[camp] | g.led[camp]) & zones):
            here = g.inside[zone] & own
            camped = known.get(zone)
            if camped is None or camped.pieces != here:
                leaders = sorted(members(here & self._leaders), key=lambda who: -general(g, who))
                camped = known[zone] = Camped(here, here & self._units, leaders, self._kit)
            for leader, units in camped.leading:
                found[leader] = zone, self._company * units
            for leader in camped.idle:
                if not bound >> leader & 1:
                    idle.append(leader)
            if camped.lack > 0:
                vacant.append((zone, camped.lack))
        self._assign(g, idle, vacant, found)
        return found

    def _assign(
        self, g: Imperator, idle: list[Piece], vacant: list[tuple[Zone, int]], posts: dict[Piece, Post]
    ) -> None:
        """Give idle leaders posts where units have nobody: great lacks first, each to who can be there soonest."""
        kit = self._kit
        vacant.sort(key=lambda place: -place[1])
        for zone, units in vacant:
            lack = units
            while lack > 0 and idle:
                best, worth = NONE, 0.0
                for leader in idle:
                    distance = self._distances[g.at[leader]][zone]
                    if distance <= self._farthest:
                        value = min(lack, kit.command[leader - kit.first_leader]) * self._faded[distance]
                        if value > worth:
                            best, worth = leader, value
                if best == NONE:
                    break
                idle.remove(best)
                command = kit.command[best - kit.first_leader]
                posts[best] = zone, self._company * min(lack, command)
                lack -= command
