"""How stratagems are drawn, played and discarded: the procedures of the family and the statements that they share.

What is in a hand is secret, how many counters it holds is not. A camp is asked whenever it holds any counter, whatever
it holds, and in private: that it is asked tells nothing, nor how long it takes to answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from latrunculi.games.imperator.components.kit import Camp, Moment, Title
from latrunculi.games.imperator.rules import cup
from latrunculi.games.imperator.rules.moments import AFTER_COMBAT, AFTER_MOVE, DURING_BATTLE, GEOSTRATEGY
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.kernel.vocabulary import Vocabulary
from latrunculi.tabletop.answers import NOBODY, Window
from latrunculi.tabletop.supplies import EMPTY

S = TypeVar("S", bound=Imperator)


class Words:
    """The words of stratagems, as a game numbers them."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        verb, event = vocabulary.verb_number, vocabulary.event_number
        self.play: Final = verb("play")
        """A title."""
        self.discard: Final = verb("discard")
        """A title."""
        self.decline: Final = verb("decline")
        self.decline_all: Final = verb("decline-all")
        self.done: Final = verb("done")
        self.drew: Final = event("drew")
        """Values: camp, title."""
        self.drew_hidden: Final = event("drew-hidden")
        """Values: camp."""
        self.cup_empty: Final = event("cup-empty")
        """Values: camp."""
        self.gave_back: Final = event("gave-back")
        """Values: camp, title."""
        self.gave_back_hidden: Final = event("gave-back-hidden")
        """Values: camp."""


# ---------------------------------------------------------------- what may be played


def offer_titles(g: Imperator, may: Offers, play: Verb, usable: int, clause: str, timely: int) -> int:
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


class Card(Generic[S]):
    """What the rules say of one title: why it cannot be played now (a clause, or nothing), and what it begins."""

    def __init__(self, refusal: Callable[[S, int], str], begin: Callable[[int], Procedure[S]]) -> None:
        self.refusal: Final = refusal
        """From the state and the camp that would play it."""
        self.begin: Final = begin
        """From the camp that plays it."""


def upon(targets: Callable[[S, int], int], clause: str, begin: Callable[[int], Procedure[S]]) -> Card[S]:
    """A title that can be played by a camp as long as there is anything upon which it acts."""
    return Card(lambda g, camp: "" if targets(g, camp) else clause, begin)


@dataclass(frozen=True)
class Stratagems:
    """The stratagems of a game: those of phase C, those of phase E, and among these those of battles."""

    verb: Verb
    """That of playing one."""
    usable: tuple[int, ...]
    """By camp the titles that it can play at all, as a mask."""
    clauses: tuple[str, ...]
    """For each title its clause."""
    geostrategy: tuple[str, int]
    """For phase C the clause by which stratagems are played then, and their titles."""
    campaign: tuple[str, int]
    """The same for phase E."""
    in_c: Mapping[int, Card[Any]]
    """The titles that are played in phase C for their own sake."""
    in_e: Mapping[int, Card[Any]]
    spend: Callable[[Any, int, int], None]
    """Takes one that a camp plays from its hand, and says so."""
    of_battle: int
    """The titles of phase E that are played in a battle."""
    refused_in_battle: Callable[[Any, int, int, int], str]
    """Why one of them cannot be played by a camp at a moment; empty if it can."""
    play_in_battle: Callable[[Any, int, int], None]
    """It is played by a camp."""
    interrupt: Callable[[int, int], Procedure[Any]]
    """What lets a camp play in a sequence at a moment."""
    more: Callable[[Any], bool]
    """Whether the active camp will be asked for another combat, and can play then."""
    apart: str = ""
    """The clause by which one that does not speak of battles is not played in the middle of one; if empty, its own."""

    def refusal(self, g: Imperator, camp: Camp, title: Title, moment: Moment) -> str:
        """The clause by which a title of the present phase cannot be played at a moment; empty if it can."""
        if moment != GEOSTRATEGY and self.of_battle >> title & 1:
            return self.refused_in_battle(g, camp, title, moment)
        card = (self.in_c if moment == GEOSTRATEGY else self.in_e).get(title)
        if card is None:
            return self.clauses[title]  # it is played in answer to something, or with another one
        if moment in DURING_BATTLE:
            return self.apart or self.clauses[title]
        return card.refusal(g, camp)

    def offer(self, g: Imperator, may: Offers, camp: Camp, moment: Moment) -> None:
        """Offer those that a camp may play at a moment (one of `moments`), each with what forbids the others."""
        clause, timely = self.geostrategy if moment == GEOSTRATEGY else self.campaign
        playable = offer_titles(g, may, self.verb, self.usable[camp], clause, timely)
        if playable:
            for title in members(playable):
                forbidding = self.refusal(g, camp, title, moment)
                if forbidding:
                    may.bar(forbidding, BIT[title])

    def play(self, g: Imperator, camp: Camp, title: Title) -> None:
        """Play one that `offer` offers. The caller's step ends with this: it may begin a procedure."""
        self.spend(g, camp, title)
        if self.of_battle >> title & 1:
            self.play_in_battle(g, camp, title)
        else:
            g.call((self.in_c if title in self.in_c else self.in_e)[title].begin(camp))

    def wanted(self, g: Imperator, camp: Camp, moment: Moment) -> bool:
        """Whether a camp is to be asked at a moment. It depends on public things alone."""
        more = camp == g.active and moment == AFTER_COMBAT and self.more(g)
        return wanted(g, camp, moment, more)

    def window(self, g: Imperator, camp: Camp, moment: Moment) -> Procedure[Any] | None:
        """What lets a camp interrupt a sequence at a moment, if it is to be asked."""
        return self.interrupt(camp, moment) if self.wanted(g, camp, moment) else None


# ---------------------------------------------------------------- when a camp is asked


def ask(g: Imperator, camp: Camp) -> None:
    """Ask a camp for something that it must answer: in private if it could play a stratagem instead."""
    seat = g.seat_of(camp)
    if g.holds(seat):
        g.ask_privately(seat)
    else:
        g.ask(seat)


def holder(g: Imperator, camp: Camp) -> int:
    """The seat of a camp if it holds any stratagem, whichever, or `NOBODY`."""
    seat = g.seat_of(camp)
    return seat if g.holds(seat) else NOBODY


def wanted(g: Imperator, camp: Camp, moment: Moment, more: bool) -> bool:
    """Whether a camp is to be asked at a moment of a sequence. It depends on public things alone.

    The active camp plays in the prompts of its own movements, and of its combats as long as there are `more`.
    """
    if g.quiet >> camp & 1 or not g.holds(g.seat_of(camp)):
        return False
    if camp == g.active and moment == AFTER_COMBAT:
        return not more
    return camp != g.active or moment != AFTER_MOVE


class HandWindow(Window[S]):
    """A camp may play stratagems: it is asked whenever it holds any."""

    WORDS: ClassVar[Words]
    STRATAGEMS: ClassVar[Stratagems]

    camp: Camp

    def asked(self, g: S) -> int:
        return holder(g, self.camp)


class CommonGeostrategy(HandWindow[S]):
    """Phase C: a camp plays stratagems until it has done."""

    NAME = "geostrategy"

    def options(self, g: S, may: Offers) -> None:
        """A stratagem, or no more."""
        self.STRATAGEMS.offer(g, may, self.camp, GEOSTRATEGY)
        may.offer(self.WORDS.done, g.kit.rules.hand)

    def choose(self, g: S, seat: Seat, verb: Verb, obj: Thing) -> None:
        """It is played, and the camp is asked again."""
        if verb == self.WORDS.play:
            self.STRATAGEMS.play(g, self.camp, obj)
        else:
            g.end()


class CommonInterrupt(HandWindow[S]):
    """A window in phase E: a camp plays stratagems until it declines, for now or for the rest of the sequence."""

    NAME = "interrupt"

    moment: Moment

    def asked(self, g: S) -> int:
        return g.seat_of(self.camp) if self.STRATAGEMS.wanted(g, self.camp, self.moment) else NOBODY

    def options(self, g: S, may: Offers) -> None:
        """What may be played now; nothing more; nothing more in this sequence."""
        self.STRATAGEMS.offer(g, may, self.camp, self.moment)
        may.offer(self.WORDS.decline, g.kit.rules.cards)
        may.offer(self.WORDS.decline_all, g.kit.rules.cards)

    def about(self, g: S) -> tuple[tuple[str, str, int], ...]:
        """The camp whose sequence it is, and the moment."""
        return (("camp", "camp", g.active), ("moment", "moment", self.moment))

    def choose(self, g: S, seat: Seat, verb: Verb, obj: Thing) -> None:
        """It is played, and the window stays open; or it closes."""
        if verb == self.WORDS.play:
            self.STRATAGEMS.play(g, self.camp, obj)
            return
        if verb == self.WORDS.decline_all:
            g.quiet |= 1 << self.camp
        g.end()


# ---------------------------------------------------------------- phase A and the end of phase F


class CommonDraw(Procedure[S]):
    """Phase A: each camp draws one stratagem, in the order of the camps."""

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
            if title == EMPTY:
                g.emit(self.WORDS.cup_empty, (camp,))
            else:
                g.emit(self.WORDS.drew, (camp, title), 1 << seat)
                g.emit(self.WORDS.drew_hidden, (camp,), ~(1 << seat))
        g.end()


class CommonDiscards(Procedure[S]):
    """Phase F: a camp gives back what it can never play, then discards down to what may be kept."""

    NAME = "discards"
    WORDS: ClassVar[Words]
    USABLE: ClassVar[tuple[int, ...]]
    """By camp: the titles that it can play, as a mask."""
    MOST: ClassVar[int]
    """How many counters may be kept from one turn to the next."""

    camp: Camp

    def start(self, g: S) -> None:
        """What this camp can never play goes."""
        seat = g.seat_of(self.camp)
        for title in members(g.titles(seat) & ~self.USABLE[self.camp]):
            while g.titles(seat) >> title & 1:
                self.release(g, title)
        self.step = "discard"

    def release(self, g: S, title: Title) -> None:
        """Return a stratagem from the hand to the cup; its holder alone sees which one."""
        seat = g.seat_of(self.camp)
        self.give(g, title)
        g.emit(self.WORDS.gave_back, (self.camp, title), 1 << seat)
        g.emit(self.WORDS.gave_back_hidden, (self.camp,), ~(1 << seat))

    def give(self, g: S, title: Title) -> None:
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

    def choose(self, g: S, seat: Seat, verb: Verb, obj: Thing) -> None:
        """It goes to the cup."""
        self.release(g, obj)
