"""The adviser of a game of the family: it surveys a position once, and weighs each action by what the survey says."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator.advice.prospects import FIRST, STAY, general, weight
from latrunculi.games.imperator.components.kit import Camp, Pieces, Zone
from latrunculi.games.imperator.rules.retreat import CommonFlight, Withdrawal, Words
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import OBJECT_BITS, OBJECT_MASK
from latrunculi.kernel.engine import State
from latrunculi.kernel.ints import Seat

G = TypeVar("G", bound=Imperator)
V = TypeVar("V")
"""The survey of a position of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonStrategist(Generic[G, V]):
    """What the advisers of the family do alike. A game says what it surveys, and what an action is worth by it."""

    WORDS: ClassVar[Words]

    def __init__(self) -> None:
        self._last: tuple[object, G, int, V] | None = None

    # ------------------------------------------------------------------ what a game decides

    def key(self, g: G) -> object:
        """What a survey depends on, who has moved aside."""
        raise NotImplementedError

    def look(self, g: G) -> V:
        """A survey of a position."""
        raise NotImplementedError

    def adopt(self, g: G, survey: V) -> None:
        """Let a survey of an equal position, a copy of which is given, speak of that copy."""
        raise NotImplementedError

    def score(self, g: G, survey: V, camp: Camp, verb: int, obj: int) -> float:
        """How good an action seems."""
        raise NotImplementedError

    def haven(self, g: G, survey: V, camp: Camp, group: Pieces, zone: Zone) -> float:
        """How good a zone is for a group to retreat to."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what is common

    def survey(self, g: G) -> V:
        """The survey of a position; that of the last one is kept, since many decisions are taken in one position."""
        key = self.key(g)
        last = self._last
        if last is not None and last[2] == g.moved and last[0] == key:
            if last[1] is not g:  # a bot is shown a copy for each choice
                self.adopt(g, last[3])
                self._last = key, g, g.moved, last[3]
            return last[3]
        survey = self.look(g)
        self._last = key, g, g.moved, survey
        return survey

    def prefer(self, state: State, seat: Seat, actions: list[int]) -> list[float]:
        """For each legal action how good it seems."""
        g = cast(G, state)
        survey = self.survey(g)
        camp = g.camp_of(seat)
        return [self.score(g, survey, camp, a >> OBJECT_BITS, a & OBJECT_MASK) for a in actions]

    def giving_way(
        self, g: G, survey: V, camp: Camp, frame: Withdrawal[Any] | CommonFlight[Any], verb: int, obj: int
    ) -> float:
        """Evasion, retreat and flight: leaders first, with all whom they can lead, to the best zone."""
        words = self.WORDS
        if verb == words.retreat_to:
            group = frame.group if isinstance(frame, Withdrawal) else frame.leaving(g)
            return self.haven(g, survey, camp, group, obj)
        if verb == words.take:
            return FIRST + weight(g, obj)
        if verb == words.withdraw:
            return FIRST + (general(g, obj) if obj >= g.kit.units else 0.0)
        return STAY
