"""Dice that Faveur divine can choose or replace (AIE-6.E.2): those of combats (`fray`), and those thrown here.

Who is about to throw a die may choose its face; once it has fallen the other camp may replace it, and then the first
one again: the last one counts. `author` is the camp whose die lies on the table.
"""

from __future__ import annotations

from typing import Any, Final

from latrunculi.games.alea.components.stratagems import FAVOR, USABLE
from latrunculi.games.alea.rules.fray import SIX, Fray
from latrunculi.games.alea.rules.hands import spend
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import CHOOSE_FACE, DECLINE, DECLINE_ALL, FAVOURED, PLAY
from latrunculi.games.imperator.components.kit import NONE, Camp, Moment
from latrunculi.games.imperator.rules.moments import AFTER_DIE, BEFORE_DIE
from latrunculi.games.imperator.rules.played import Played
from latrunculi.games.imperator.rules.windows import offer_titles, wanted
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

TEN: Final = (1 << 10) - 1
"""The faces of a ten-sided die, as a mask."""


class Throw(Procedure[Alea]):
    """One throw of 1d10 by a camp, told to the procedure that has called it, in its field `thrown`.

    `die`: NONE until it has fallen. `chosen`: the face that it will show, NONE for a true throw.
    """

    NAME = "throw"
    ASKS = {"before": "AIE-6.E.2-1", "answer": "AIE-6.E.2-1"}

    camp: Camp
    chosen: int = NONE
    die: int = NONE
    author: int = NONE

    def __post_init__(self) -> None:
        self.author = self.camp

    def thrower(self) -> Camp:
        """The camp that throws."""
        return self.camp

    def ahead(self) -> bool:
        """Whether the die is about to be thrown."""
        return self.die == NONE

    def fallen(self) -> bool:
        """Whether it has just been thrown."""
        return self.die != NONE

    def faces(self) -> int:
        """Its faces, as a mask."""
        return TEN

    def start(self, g: Alea) -> None:
        """Who throws may choose the face."""
        self.step = "before" if self.may_ask(g, self.camp, BEFORE_DIE) else "cast"

    def before(self, g: Alea) -> None:
        """Asked in private, as in every window."""
        g.ask_privately(g.seat_of(self.camp))

    def roll(self, g: Alea) -> int:
        """A true throw."""
        return g.die10()

    def cast(self, g: Alea) -> None:
        """It falls."""
        self.die = self.roll(g) if self.chosen == NONE else self.chosen
        self.step = "lie"

    def lie(self, g: Alea) -> None:
        """The other camp may replace what lies there."""
        self.step = "answer" if self.may_ask(g, 1 - self.author, AFTER_DIE) else "tell"

    def may_ask(self, g: Alea, camp: Camp, moment: Moment) -> bool:
        """Whether a camp has a window: in phase E alone."""
        return g.active != NONE and wanted(g, camp, moment, False)

    def answer(self, g: Alea) -> None:
        """Asked in private."""
        g.ask_privately(g.seat_of(1 - self.author))

    def tell(self, g: Alea) -> None:
        """What it shows counts."""
        g.end()
        caster: Any = g.stack[-1]
        caster.thrown = self.die

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        return (("camp", "camp", self.camp), ("die", "number", self.die))

    def options(self, g: Alea, may: Offers) -> None:
        """Faveur divine, or nothing."""
        offer_titles(g, may, PLAY, USABLE[g.camp_of(may.seat)], "AIE-6.E.2-1", 1 << FAVOR)
        may.offer(DECLINE, "AIE-2.E-5")
        may.offer(DECLINE_ALL, "AIE-2.E-5")

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        camp = g.camp_of(seat)
        if verb == PLAY:
            spend(g, camp, obj)
            self.step = "cast" if self.ahead() else "lie"
            g.call(Favour(camp))
            return
        if verb == DECLINE_ALL:
            g.quiet |= 1 << camp
        self.step = "cast" if self.ahead() else "tell"


class Toss(Throw):
    """One throw of 1d6."""

    NAME = "toss"
    ASKS = {"before": "AIE-6.E.2-1", "answer": "AIE-6.E.2-1"}

    def faces(self) -> int:
        return SIX

    def roll(self, g: Alea) -> int:
        return g.die()


class Caster(Played[Alea]):
    """A stratagem whose user throws dice by `Throw`. `thrown`: the last one, NONE before."""

    thrown: int = NONE


def show(throw: Fray | Throw, face: int, camp: Camp) -> None:
    """A camp makes the die show a face: the next one, or the one that has just fallen."""
    if throw.ahead():
        throw.chosen = face
    else:
        throw.die = face
        throw.author = camp


def current_throw(g: Alea) -> Fray | Throw | None:
    """The combat or the throw in progress, the innermost; None outside both."""
    for frame in g.stack[::-1]:
        if isinstance(frame, (Fray, Throw)):
            return frame
    return None


# ---------------------------------------------------------------- Faveur divine


def favour_refusal(g: Alea, camp: Camp) -> str:
    """AIE-6.E.2-1: who is about to throw chooses, once; the die of the other is replaced once it has fallen."""
    throw = current_throw(g)
    if throw is not None:
        if throw.ahead() and camp == throw.thrower() and throw.chosen == NONE:
            return ""
        if throw.fallen() and camp != throw.author:
            return ""
    return "AIE-6.E.2-1"


class Favour(Played[Alea]):
    """AIE-6.E.2-1: its user chooses a face of the die of the moment."""

    NAME = "favour"
    ASKS = {"start": "AIE-6.E.2-1"}

    def options(self, g: Alea, may: Offers) -> None:
        """The faces of that die."""
        throw = current_throw(g)
        assert throw is not None
        may.offer(CHOOSE_FACE, "AIE-6.E.2-1", SIX | TEN)
        may.only("AIE-6.E.2-1", throw.faces())

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        """The modifiers of the die stay (AIE-6.E.2-2)."""
        throw = current_throw(g)
        assert throw is not None
        g.end()
        show(throw, obj, self.camp)
        g.emit(FAVOURED, (self.camp, obj))
