"""Pieces that come to the map one after the other, each in a zone that somebody chooses where there is a choice."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from latrunculi.games.imperator.components.kit import NONE, Camp, People, Piece, Pieces, Zone
from latrunculi.games.imperator.rules.state import (
    Imperator,
)
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

S = TypeVar("S", bound=Imperator)


class CommonPlacing(Procedure[S]):
    """Places pieces until none is left. A game says which come, who places them, and where."""

    PLACE_IN: ClassVar[int]
    """The verb; its objects are zones."""

    # ------------------------------------------------------------------ what the games decide

    def piece(self, g: S) -> Piece:
        """The piece to place next, NONE when there is none."""
        raise NotImplementedError

    def keeper(self, g: S) -> Camp:
        """The camp that places it."""
        raise NotImplementedError

    def clause(self, g: S) -> str:
        """The clause by which it is placed."""
        raise NotImplementedError

    def state_zones(self, g: S, may: Offers) -> None:
        """State upon the open verb where it may be placed."""
        raise NotImplementedError

    def set_down(self, g: S, piece: Piece, zone: Zone) -> None:
        """It comes to a zone."""
        raise NotImplementedError

    def question(self, piece: Piece) -> str:
        """The step in which the zone of a piece is asked for."""
        return "place"

    # ------------------------------------------------------------------ steps

    def start(self, g: S) -> None:
        """The next piece."""
        piece = self.piece(g)
        if piece == NONE:
            g.end()
        else:
            self.step = self.question(piece)

    def place(self, g: S) -> None:
        """Its keeper chooses."""
        g.ask(g.seat_of(self.keeper(g)))

    def about(self, g: S) -> tuple[tuple[str, str, int], ...]:
        return (("piece", "piece", self.piece(g)),)

    def options(self, g: S, may: Offers) -> None:
        may.offer(self.PLACE_IN, self.clause(g), g.kit.all_zones)
        self.state_zones(g, may)

    def choose(self, g: S, seat: Seat, verb: Verb, obj: Thing) -> None:
        piece = self.piece(g)
        self.step = "start"
        self.set_down(g, piece, obj)


class CommonHomecoming(CommonPlacing[S]):
    """The units of a People that are out of play come to its home zones one by one, then its `leaders`."""

    people: People
    leaders: Pieces = 0

    # ------------------------------------------------------------------ what the games decide

    def waiting(self, g: S) -> Pieces:
        """The units that are still to come, as a mask."""
        raise NotImplementedError

    def arrive(self, g: S, piece: Piece, zone: Zone) -> None:
        """A piece comes to a zone."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what is common

    def piece(self, g: S) -> Piece:
        waiting = self.waiting(g) or self.leaders
        return (waiting & -waiting).bit_length() - 1 if waiting else NONE

    def set_down(self, g: S, piece: Piece, zone: Zone) -> None:
        self.leaders &= ~(1 << piece)
        self.arrive(g, piece, zone)
