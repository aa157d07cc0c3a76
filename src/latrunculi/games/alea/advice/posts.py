"""Leaders without units: where each is needed, and how good it is for him to be somewhere."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.advice.armies import Armies
from latrunculi.games.alea.advice.dangers import Dangers
from latrunculi.games.alea.advice.defiance import Defiance
from latrunculi.games.alea.advice.fronts import LONELY
from latrunculi.games.alea.advice.ground import DISTANCE, FADED, FARTHEST
from latrunculi.games.alea.components.chart import REPUBLIC
from latrunculi.games.alea.components.counters import ROMAN_LEADERS, ROMAN_UNITS
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.imperator.advice.forces import EMPTY
from latrunculi.games.imperator.advice.posts import Offices, Post
from latrunculi.games.imperator.components.kit import Camp, Piece, Zone
from latrunculi.kernel.actions import BIT

COMPANY: Final = 0.3
"""For each unit without a leader that one would find, a leader's way to it."""


class Posts:
    """Where the leaders of both camps are needed."""

    def __init__(self, armies: Armies, dangers: Dangers, defiance: Defiance) -> None:
        self.armies: Final = armies
        self.dangers: Final = dangers
        self.defiance: Final = defiance
        self._offices: Final = Offices(KIT, ROMAN_UNITS, ROMAN_LEADERS, DISTANCE, FADED, FARTHEST, COMPANY)
        self._posts: Final[list[dict[Piece, Post] | None]] = [None, None]

    def follow(self) -> None:
        """Somebody stands elsewhere than before."""
        self._posts[0] = self._posts[1] = None

    def posts(self, camp: Camp) -> dict[Piece, Post]:
        """For each Roman leader of a camp the zone where he is needed, and how much."""
        found = self._posts[camp]
        if found is None:
            found = self._posts[camp] = self._offices.posts(self.armies.g, camp, REPUBLIC)
        return found

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
        if self.defiance.concerns(BIT[leader]):
            value -= self.defiance.joining(zone, EMPTY)
        return value

    def alone(self, camp: Camp, leader: Piece, here: Zone, there: Zone) -> float:
        """What a leader's way without units promises: units to lead."""
        return self.call(camp, leader, there) - self.call(camp, leader, here)
