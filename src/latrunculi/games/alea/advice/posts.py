"""Leaders without units: where each is needed, and how good it is for him to be somewhere."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.armies import Armies
from latrunculi.games.alea.advice.dangers import Dangers
from latrunculi.games.alea.advice.fronts import LONELY
from latrunculi.games.alea.advice.ground import DISTANCE, FADED, FARTHEST
from latrunculi.games.alea.components.world import KIT, NONE, REPUBLIC, ROMAN_LEADERS, ROMAN_UNITS, UNITS
from latrunculi.games.imperator.advice.prospects import general
from latrunculi.games.imperator.components.kit import Camp, Piece, Pieces, Zone
from latrunculi.kernel.actions import members

COMPANY: Final = 0.3
"""For each unit without a leader that one would find, a leader's way to it."""

Post = tuple[Zone, float]
"""A zone where a leader is needed, and how much."""


class Camped:
    """The Romans of a camp in a zone: who leads the units there, who is left over, how many units have nobody."""

    __slots__ = ("idle", "lack", "leading", "pieces")

    def __init__(self, armies: Armies, zone: Zone, pieces: Pieces) -> None:
        self.pieces: Final = pieces
        self.leading: Final[list[tuple[Piece, Post]]] = []
        self.idle: Final[list[Piece]] = []
        self.lack: int = (pieces & ROMAN_UNITS).bit_count()
        g = armies.g
        for leader in sorted(members(pieces & ROMAN_LEADERS), key=lambda who: -general(g, who)):
            if self.lack > 0:
                command = KIT.command[leader - UNITS]
                self.leading.append((leader, (zone, COMPANY * min(self.lack, command))))
                self.lack -= command
            else:
                self.idle.append(leader)


class Posts:
    """For each Roman leader of a camp the zone where he is needed, and how much: one leader for each lack of one.

    Units of a zone are for the best of those who are there; who is left over goes to the nearest that have nobody.
    Leaders for whom nothing is left have no post.
    """

    def __init__(self, armies: Armies, dangers: Dangers) -> None:
        self.armies: Final = armies
        self.dangers: Final = dangers
        self._camped: Final[list[dict[Zone, Camped]]] = [{}, {}]
        self._posts: Final[list[dict[Piece, Post] | None]] = [None, None]

    def follow(self) -> None:
        """Somebody stands elsewhere than before."""
        self._posts[0] = self._posts[1] = None

    def posts(self, camp: Camp) -> dict[Piece, Post]:
        """The posts of all leaders of a camp."""
        found = self._posts[camp]
        if found is None:
            found = self._posts[camp] = {}
            g = self.armies.g
            own = g.own[camp]
            known = self._camped[camp]
            idle: list[Piece] = []
            vacant: list[tuple[Zone, int]] = []
            for zone in members((g.occupied[camp] | g.led[camp]) & REPUBLIC):
                here = g.inside[zone] & own
                camped = known.get(zone)
                if camped is None or camped.pieces != here:
                    camped = known[zone] = Camped(self.armies, zone, here)
                for leader, post in camped.leading:
                    found[leader] = post
                idle += camped.idle
                if camped.lack > 0:
                    vacant.append((zone, camped.lack))
            self._assign(idle, vacant, found)
        return found

    def _assign(self, idle: list[Piece], vacant: list[tuple[Zone, int]], posts: dict[Piece, Post]) -> None:
        """Give idle leaders posts where units have nobody: great lacks first, each to who can be there soonest."""
        g = self.armies.g
        vacant.sort(key=lambda place: -place[1])
        for zone, units in vacant:
            lack = units
            while lack > 0 and idle:
                best, worth = NONE, 0.0
                for leader in idle:
                    distance = DISTANCE[g.at[leader]][zone]
                    if distance <= FARTHEST:
                        value = min(lack, KIT.command[leader - UNITS]) * FADED[distance]
                        if value > worth:
                            best, worth = leader, value
                if best == NONE:
                    break
                idle.remove(best)
                posts[best] = zone, COMPANY * min(lack, KIT.command[best - UNITS])
                lack -= KIT.command[best - UNITS]

    def restless(self, camp: Camp, leader: Piece) -> bool:
        """Whether a leader might want to go somewhere without units."""
        here = self.armies.g.at[leader]
        post = self.posts(camp).get(leader)
        return (post is not None and post[0] != here) or self.call(camp, leader, here) < 0

    def call(self, camp: Camp, leader: Piece, zone: Zone) -> float:
        """How good it is for a leader without units to be in a zone: near his post, and out of danger."""
        post = self.posts(camp).get(leader)
        value = 0.0
        if post is not None:
            value = post[1] * FADED[DISTANCE[zone][post[0]]]
        forces = self.armies.forces
        if not forces[camp][zone].units and (self.dangers.perils(camp)[zone].units or forces[1 - camp][zone].units):
            value -= LONELY
        return value

    def alone(self, camp: Camp, leader: Piece, here: Zone, there: Zone) -> float:
        """What a leader's way without units promises: units to lead."""
        return self.call(camp, leader, there) - self.call(camp, leader, here)
