"""The rules of Morra, on what board games share (`tabletop`): supplies, answers, modifiers. A small game whole."""

from __future__ import annotations

from typing import ClassVar, Final

from latrunculi.kernel.actions import NOTHING, Offers
from latrunculi.kernel.engine import Procedure, State
from latrunculi.kernel.vocabulary import D6, DICE, FORCED_EVENT, NONE, NUMBER, SEAT, EventKind, Verb, Vocabulary
from latrunculi.tabletop import supplies
from latrunculi.tabletop.answers import Window
from latrunculi.tabletop.modifiers import Tally

ROUNDS: Final = 3
CARDS: Final = ("cornu", "tuba", "aquila", "lupa", "corvus", "ursus", "asinus", "gallus")
HAND: Final = 2
WORTH: Final = 2
"""What a card adds to the fingers and the die."""

SHOW, STAKE, DONE, PLAY, KEEP, EVEN, ODD = range(7)
VERBS: Final = (
    Verb("show", "fingers", "MOR-2-1"),
    Verb("stake", NUMBER, "MOR-3-1"),
    Verb("done", NONE, "MOR-3-3"),
    Verb("play", "card", "MOR-4-1"),
    Verb("keep", NONE, "MOR-4-2"),
    Verb("even", NONE, "MOR-5-2"),
    Verb("odd", NONE, "MOR-5-2"),
)
ROUND, DEALS, DEALT, SHOWN, STAKED, PLAYED, ROLLED, WON = range(1, 9)
EVENTS: Final = (
    FORCED_EVENT,
    EventKind("round", "MOR-1-2", (("number", NUMBER),)),
    EventKind("deals", "MOR-1-1", (("seat", SEAT),)),
    EventKind("dealt", "MOR-1-1", (("seat", SEAT), ("card", "card"))),
    EventKind("shown", "MOR-2-2", (("seat", SEAT), ("fingers", "fingers"))),
    EventKind("staked", "MOR-3-1", (("seat", SEAT), ("coins", NUMBER))),
    EventKind("played", "MOR-4-1", (("seat", SEAT), ("card", "card"))),
    EventKind("rolled", "MOR-5-1", (("seat", SEAT), ("dice", DICE))),
    EventKind("won", "MOR-5-1", (("seat", SEAT), ("coins", NUMBER))),
)
VOCABULARY: Final = Vocabulary({"card": CARDS, "fingers": ("0", "I", "II", "III", "IV", "V")}, VERBS, EVENTS, (D6,))


class Table(State):
    """The position.

    `deck` and `hands`: counts by card, the hands one after the other. `unknown`: by seat the cards in its hand that a
    viewer does not know, which lie with the deck; -1 where all are known. `shown`: fingers, -1 for none. `bonus`: of
    cards.
    """

    round: int = 0
    pot: int = 0
    purse: list[int]
    deck: list[int] = [1] * len(CARDS)
    hands: list[int]
    unknown: list[int]
    shown: list[int]
    bonus: list[int]

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.purse = [6] * seats
        self.hands = [0] * (seats * len(CARDS))
        self.unknown = [-1] * seats
        self.shown = [-1] * seats
        self.bonus = [0] * seats

    def hand(self, seat: int) -> list[int]:
        """The cards that a seat holds, as far as they are known."""
        first = seat * len(CARDS)
        return [card for card in range(len(CARDS)) if self.hands[first + card]]


class Morra(Procedure[Table]):
    """MOR 1: the whole game."""

    NAME = "morra"

    def start(self, g: Table) -> None:
        """MOR 1.1: two cards each."""
        for seat in range(g.seats):
            for _ in range(HAND):
                card = supplies.draw(g.deck, g.chance)
                g.hands[seat * len(CARDS) + card] += 1
                g.emit(DEALS, (seat,))
                g.emit(DEALT, (seat, card), 1 << seat)
        self.step = "rounds"

    def rounds(self, g: Table) -> None:
        """MOR 1.2: three rounds."""
        if g.round == ROUNDS:
            g.end()
            return
        g.round += 1
        g.shown = [-1] * g.seats
        g.bonus = [0] * g.seats
        g.emit(ROUND, (g.round,))
        g.call(Round())


class Round(Procedure[Table]):
    """MOR 2 to 5: one round."""

    NAME = "round"
    ASKS: ClassVar = {"show": "MOR-2-1", "stake": "MOR-3-1"}

    seat: int = 0
    staked: int = 0

    def start(self, g: Table) -> None:
        self.step = "show"

    def show(self, g: Table) -> None:
        """MOR 2.1: all show at once."""
        if -1 in g.shown:
            g.ask_all(sum(1 << seat for seat in range(g.seats) if g.shown[seat] < 0))
        else:
            g.disclose()
            for seat in range(g.seats):
                g.emit(SHOWN, (seat, g.shown[seat]))
            self.step = "stake"

    def stake(self, g: Table) -> None:
        """MOR 3: each in turn stakes coins; then MOR 4, each in private plays a card or keeps it."""
        if self.seat < g.seats:
            g.ask(self.seat)
            return
        self.step = "roll"
        for seat in reversed(range(g.seats)):
            g.call(Card(seat))

    def roll(self, g: Table) -> None:
        """MOR 5.1: the highest takes the pot."""
        totals = []
        for seat in range(g.seats):
            sum_of: Tally[str] = Tally()
            sum_of.add("MOR-2-1", g.shown[seat])
            sum_of.add("MOR-5-1", g.die())
            sum_of.add("MOR-4-1", g.bonus[seat])
            g.emit(ROLLED, (seat, dict(sum_of)["MOR-5-1"]))
            totals.append(sum_of.total)
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        g.end()
        if len(best) > 1:
            g.call(Duel(best[0], best[1]))
        else:
            win(g, best[0])

    def options(self, g: Table, may: Offers) -> None:
        if self.step == "show":
            may.offer(SHOW, "MOR-2-1", 0b111111)
            may.only("MOR-2-3", (1 << 3) - 1 if g.purse[may.seat] == 0 else 0b111111)
        else:
            may.offer(STAKE, "MOR-3-1", 0b1110)
            may.only("MOR-3-2", (2 << g.purse[may.seat]) - 1)
            may.only("MOR-3-4", ~self.staked)
            may.offer(DONE, "MOR-3-3", NOTHING)

    def choose(self, g: Table, seat: int, verb: int, obj: int) -> None:
        if verb == SHOW:
            g.shown[seat] = obj
        elif verb == STAKE:
            g.purse[seat] -= obj
            g.pot += obj
            self.staked |= 1 << obj
            g.emit(STAKED, (seat, obj))
        else:
            self.seat += 1
            self.staked = 0


class Card(Window[Table]):
    """MOR 4: a seat plays a card, or keeps them."""

    NAME = "card"
    ASKS: ClassVar = {"start": "MOR-4-1"}

    seat: int

    def asked(self, g: Table) -> int:
        return self.seat

    def options(self, g: Table, may: Offers) -> None:
        may.offer(PLAY, "MOR-4-1", sum([1 << card for card in g.hand(may.seat)]))
        may.when("MOR-4-3", g.purse[may.seat] < 12)
        may.offer(KEEP, "MOR-4-2", NOTHING)

    def choose(self, g: Table, seat: int, verb: int, obj: int) -> None:
        g.end()
        if verb == PLAY:
            g.hands[seat * len(CARDS) + obj] -= 1
            g.bonus[seat] = WORTH
            g.disclose()
            g.emit(PLAYED, (seat, obj))


class Duel(Procedure[Table]):
    """MOR 5.2: of two who are equal, the first guesses a die."""

    NAME = "duel"
    ASKS: ClassVar = {"start": "MOR-5-2"}

    first: int
    second: int

    def start(self, g: Table) -> None:
        g.ask(self.first)

    def options(self, g: Table, may: Offers) -> None:
        may.offer(EVEN, "MOR-5-2")
        may.offer(ODD, "MOR-5-2")

    def choose(self, g: Table, seat: int, verb: int, obj: int) -> None:
        die = g.die()
        g.emit(ROLLED, (seat, die))
        g.end()
        win(g, self.first if die % 2 == verb - EVEN else self.second)


def win(g: Table, seat: int) -> None:
    """MOR 5.1: the pot goes to one seat."""
    g.purse[seat] += g.pot
    g.emit(WON, (seat, g.pot))
    g.pot = 0
