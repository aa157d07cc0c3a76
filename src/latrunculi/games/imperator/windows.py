"""How stratagems are drawn, played and discarded: the procedures of the family and the statements that they share.

What is in a hand is secret, how many counters it holds is not. A camp is asked whenever it holds any counter, whatever
it holds, and in private: that it is asked tells nothing, nor how long it takes to answer.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator import cup
from latrunculi.games.imperator.moments import AFTER_COMBAT, AFTER_MOVE, GEOSTRATEGY
from latrunculi.games.imperator.state import Imperator
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure

S = TypeVar("S", bound=Imperator)


class Words:
    """A game's numbers for the words of stratagems.

    Verbs: `play` `discard` (a title), `decline` `decline_all` `done` (nothing). Events, with their values: `drew` and
    `gave_back` (camp, title), `drew_hidden` `gave_back_hidden` `cup_empty` (camp).
    """

    def __init__(
        self,
        play: int,
        discard: int,
        decline: int,
        decline_all: int,
        done: int,
        drew: int,
        drew_hidden: int,
        cup_empty: int,
        gave_back: int,
        gave_back_hidden: int,
    ) -> None:
        self.play: Final = play
        self.discard: Final = discard
        self.decline: Final = decline
        self.decline_all: Final = decline_all
        self.done: Final = done
        self.drew: Final = drew
        self.drew_hidden: Final = drew_hidden
        self.cup_empty: Final = cup_empty
        self.gave_back: Final = gave_back
        self.gave_back_hidden: Final = gave_back_hidden


# ---------------------------------------------------------------- what may be played


def offer_titles(g: Imperator, may: Offers, play: int, usable: int, clause: str, timely: int) -> int:
    """Offer to play the titles in hand that a camp can use, and that the moment allows, as `clause` demands.

    Args:
        play: the game's verb.
        usable: the titles that the camp can play at all, as a mask.
        timely: those of the moment.

    Returns:
        The titles offered; statements about them may follow.
    """
    rules = g.kit.rules
    held = g.titles(may.seat)
    playable = held & usable & timely
    if may.explains:
        may.offer(play, rules.hand, held)
        may.only(rules.side, usable)
        may.only(clause, timely)
    else:
        may.offer(play, clause, playable)
    return playable


def wanted(g: Imperator, camp: int, moment: int, more: bool) -> bool:
    """Whether a camp is to be asked at a moment of a sequence. It depends on public things alone.

    The active camp plays in the prompts of its own movements, and of its combats as long as there are `more`.
    """
    if g.quiet >> camp & 1 or not g.holds(g.seat_of(camp)):
        return False
    if camp == g.active and moment == AFTER_COMBAT:
        return not more
    return camp != g.active or moment != AFTER_MOVE


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Procedure[S]):
    """A camp may play stratagems."""

    __slots__ = ("camp",)

    FIELDS: ClassVar[tuple[str, ...]] = ("camp",)
    WORDS: ClassVar[Words]

    camp: int

    def __init__(self, camp: int) -> None:
        super().__init__()
        self.camp = camp

    def offer_plays(self, g: S, may: Offers, moment: int) -> None:
        """Offer the stratagems that the camp may play at a moment."""
        raise NotImplementedError

    def play(self, g: S, title: int) -> None:
        """Play one of them: the step ends with this, it may begin a procedure."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonGeostrategy(Window[S]):
    """Phase C: a camp plays stratagems until it has done."""

    __slots__ = ()

    NAME = "geostrategy"

    def start(self, g: S) -> None:
        """Asked whenever the camp holds any."""
        seat = g.seat_of(self.camp)
        if g.holds(seat):
            g.ask_privately(seat)
        else:
            g.end()

    def options(self, g: S, may: Offers) -> None:
        """A stratagem, or no more."""
        self.offer_plays(g, may, GEOSTRATEGY)
        may.offer(self.WORDS.done, g.kit.rules.hand)

    def choose(self, g: S, seat: int, verb: int, obj: int) -> None:
        """It is played, and the camp is asked again."""
        if verb == self.WORDS.play:
            self.play(g, obj)
        else:
            g.end()


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonInterrupt(Window[S]):
    """A window in phase E: a camp plays stratagems until it declines, for now or for the rest of the sequence."""

    __slots__ = ("moment",)

    NAME = "interrupt"
    FIELDS = ("camp", "moment")

    moment: int

    def __init__(self, camp: int, moment: int) -> None:
        super().__init__(camp)
        self.moment = moment

    def open(self, g: S) -> bool:
        """Whether the camp is to be asked."""
        raise NotImplementedError

    def start(self, g: S) -> None:
        """Asked as long as anything is held."""
        if self.open(g):
            g.ask_privately(g.seat_of(self.camp))
        else:
            g.end()

    def options(self, g: S, may: Offers) -> None:
        """What may be played now; nothing more; nothing more in this sequence."""
        self.offer_plays(g, may, self.moment)
        may.offer(self.WORDS.decline, g.kit.rules.cards)
        may.offer(self.WORDS.decline_all, g.kit.rules.cards)

    def about(self, g: S) -> tuple[tuple[str, str, int], ...]:
        """The camp whose sequence it is, and the moment."""
        return (("camp", "camp", g.active), ("moment", "moment", self.moment))

    def choose(self, g: S, seat: int, verb: int, obj: int) -> None:
        """It is played, and the window stays open; or it closes."""
        if verb == self.WORDS.play:
            self.play(g, obj)
            return
        if verb == self.WORDS.decline_all:
            g.quiet |= 1 << self.camp
        g.end()


# ---------------------------------------------------------------- phase A and the end of phase F


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonDraw(Procedure[S]):
    """Phase A: each camp draws one stratagem, in the order of the camps."""

    __slots__ = ()

    NAME = "draw"
    WORDS: ClassVar[Words]

    def prepare(self, g: S) -> None:
        """What comes before the draw."""

    def start(self, g: S) -> None:
        """The draw; what is drawn is known to the drawer alone."""
        self.prepare(g)
        for camp in (0, 1):
            seat = g.seat_of(camp)
            title = cup.draw(g, seat)
            if title == cup.EMPTY:
                g.emit(self.WORDS.cup_empty, (camp,))
            else:
                g.emit(self.WORDS.drew, (camp, title), 1 << seat)
                g.emit(self.WORDS.drew_hidden, (camp,), ~(1 << seat))
        g.end()


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonDiscards(Procedure[S]):
    """Phase F: a camp gives back what it can never play, then discards down to what may be kept."""

    __slots__ = ("camp",)

    NAME = "discards"
    FIELDS = ("camp",)
    WORDS: ClassVar[Words]
    USABLE: ClassVar[tuple[int, ...]]
    """By camp: the titles that it can play, as a mask."""
    MOST: ClassVar[int]
    """How many counters may be kept from one turn to the next."""

    camp: int

    def __init__(self, camp: int) -> None:
        super().__init__()
        self.camp = camp

    def start(self, g: S) -> None:
        """What this camp can never play goes."""
        seat = g.seat_of(self.camp)
        for title in members(g.titles(seat) & ~self.USABLE[self.camp]):
            while g.titles(seat) >> title & 1:
                self.release(g, title)
        self.step = "discard"

    def release(self, g: S, title: int) -> None:
        """Return a stratagem from the hand to the cup; its holder alone sees which one."""
        seat = g.seat_of(self.camp)
        self.give(g, title)
        g.emit(self.WORDS.gave_back, (self.camp, title), 1 << seat)
        g.emit(self.WORDS.gave_back_hidden, (self.camp,), ~(1 << seat))

    def give(self, g: S, title: int) -> None:
        """Where it goes."""
        cup.give_back(g, g.seat_of(self.camp), title)

    def discard(self, g: S) -> None:
        """Asked in private: the answer tells what is in the hand."""
        seat = g.seat_of(self.camp)
        if g.holds(seat) > self.MOST:
            g.ask_privately(seat)
        else:
            g.end()

    def options(self, g: S, may: Offers) -> None:
        """Any of the stratagems held."""
        may.offer(self.WORDS.discard, g.kit.rules.keep, g.titles(may.seat))

    def choose(self, g: S, seat: int, verb: int, obj: int) -> None:
        """It goes to the cup."""
        self.release(g, obj)
