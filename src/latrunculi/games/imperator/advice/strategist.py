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
from latrunculi.kernel.ints import Seat, Thing, Verb

G = TypeVar("G", bound=Imperator)
V = TypeVar("V")
"""The survey of a position of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonStrategist(Generic[G, V]):
    """What the advisers of the family do alike. A game says what it surveys, and what an action is worth by it."""

    WORDS: ClassVar[Words]

    # ------------------------------------------------------------------ what a game decides

    def survey(self, g: G) -> V:
        """The survey of a position; what is known of the last one is kept, since many decisions are taken in one."""
        raise NotImplementedError

    def score(self, g: G, survey: V, camp: Camp, verb: Verb, obj: Thing) -> float:
        """How good an action seems."""
        raise NotImplementedError

    def haven(self, g: G, survey: V, camp: Camp, group: Pieces, zone: Zone) -> float:
        """How good a zone is for a group to retreat to."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what is common

    def prefer(self, state: State, seat: Seat, actions: list[int]) -> list[float]:
        """For each legal action how good it seems."""
        g = cast(G, state)
        survey = self.survey(g)
        camp = g.camp_of(seat)
        return [self.score(g, survey, camp, a >> OBJECT_BITS, a & OBJECT_MASK) for a in actions]

    def giving_way(
        self, g: G, survey: V, camp: Camp, frame: Withdrawal[Any] | CommonFlight[Any], verb: Verb, obj: Thing
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
