"""Morra, a toy for tests of everything that is not a game: secret choices at once, dice, hidden hands, nested calls.

Three rounds. All show fingers in secret at the same time; then each in turn stakes coins (several small picks), then
each in private plays a card or keeps it; the highest of fingers + die + card takes the pot, and ties are settled by
guessing a die. Coins are the score.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from latrunculi.kernel.actions import NOTHING, Offers, members
from latrunculi.kernel.chance import Dice, seeded
from latrunculi.kernel.contract import Told
from latrunculi.kernel.engine import Procedure, State
from latrunculi.kernel.game import Game, Option, Scenario, Setup
from latrunculi.kernel.position import Reader, parse
from latrunculi.kernel.vocabulary import (
    D6,
    DICE,
    FORCED_EVENT,
    NONE,
    NUMBER,
    SEAT,
    EventKind,
    Verb,
    Vocabulary,
)

ROUNDS = 3
CARDS = ("cornu", "tuba", "aquila", "lupa", "corvus", "ursus", "asinus", "gallus")
HAND = 2

SHOW, STAKE, DONE, PLAY, KEEP, EVEN, ODD = range(7)
VERBS = (
    Verb("show", "fingers", "MOR-2-1"),
    Verb("stake", NUMBER, "MOR-3-1"),
    Verb("done", NONE, "MOR-3-3"),
    Verb("play", "card", "MOR-4-1"),
    Verb("keep", NONE, "MOR-4-2"),
    Verb("even", NONE, "MOR-5-2"),
    Verb("odd", NONE, "MOR-5-2"),
)
ROUND, DEALS, DEALT, SHOWN, STAKED, PLAYED, ROLLED, WON = range(1, 9)
EVENTS = (
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


class Board(Told):
    """What everybody may see; what is hidden is null."""

    turn: int
    pot: int
    purse: list[int]
    hands: list[list[str] | None]
    held: list[int]
    shown: list[int | None]


class Pieces(Told):
    """What is printed."""

    cards: list[str]
    hand: int
    """Cards in a hand."""


class Table(State):
    """The position: coins, hands, what is shown."""

    round: int = 0
    pot: int = 0
    purse: list[int]
    hands: list[int]
    held: list[int]
    deck: int = 0
    shown: list[int]
    bonus: list[int]

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.purse = [6] * seats
        self.hands = [0] * seats
        self.held = [0] * seats
        self.shown = [-1] * seats
        self.bonus = [0] * seats


class Morra(Procedure[Table]):
    """MOR 1: the whole game."""

    NAME = "morra"

    def start(self, g: Table) -> None:
        """MOR 1.1: two cards each."""
        g.deck = (1 << len(CARDS)) - 1
        for seat in range(g.seats):
            for _ in range(HAND):
                card = members(g.deck)[g.chance(g.deck.bit_count())]
                g.deck &= ~(1 << card)
                g.hands[seat] |= 1 << card
                g.held[seat] += 1
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
    ASKS: ClassVar = {"show": "MOR-2-1", "stake": "MOR-3-1", "card": "MOR-4-1"}

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
        """MOR 3: each in turn stakes coins."""
        if self.seat < g.seats:
            g.ask(self.seat)
        else:
            self.seat = 0
            self.step = "card"

    def card(self, g: Table) -> None:
        """MOR 4: each in private plays a card or keeps it."""
        if self.seat < g.seats:
            g.ask_privately(self.seat)
        else:
            self.step = "roll"

    def roll(self, g: Table) -> None:
        """MOR 5.1: the highest takes the pot."""
        totals = []
        for seat in range(g.seats):
            die = g.die()
            g.emit(ROLLED, (seat, die))
            totals.append(g.shown[seat] + die + g.bonus[seat])
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
        elif self.step == "stake":
            may.offer(STAKE, "MOR-3-1", 0b1110)
            may.only("MOR-3-2", (2 << g.purse[may.seat]) - 1)
            may.only("MOR-3-4", ~self.staked)
            may.offer(DONE, "MOR-3-3", NOTHING)
        else:
            may.offer(PLAY, "MOR-4-1", g.hands[may.seat])
            may.when("MOR-4-3", g.purse[may.seat] < 12)
            may.offer(KEEP, "MOR-4-2", NOTHING)

    def choose(self, g: Table, seat: int, verb: int, obj: int) -> None:
        if verb == SHOW:
            g.shown[seat] = obj
        elif verb == STAKE:
            g.purse[seat] -= obj
            g.pot += obj
            self.staked |= 1 << obj
            g.emit(STAKED, (seat, obj))
        elif verb == PLAY:
            g.hands[seat] &= ~(1 << obj)
            g.held[seat] -= 1
            g.bonus[seat] = 2
            g.disclose()
            g.emit(PLAYED, (seat, obj))
        if verb in (DONE, PLAY, KEEP):
            self.seat += 1
            self.staked = 0


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


class MorraGame(Game):
    """The toy as a game of the registry."""

    id = "morra"
    code = "MOR"
    aliases = ("micatio",)
    title = "Morra"
    years = "1"
    revision = 1
    folder = Path(__file__).parent
    vocabulary = Vocabulary({"card": CARDS, "fingers": ("0", "I", "II", "III", "IV", "V")}, VERBS, EVENTS, (D6,))
    procedures: ClassVar = {cls.NAME: cls for cls in (Morra, Round, Duel)}
    scenarios = (Scenario("classic", (2, 3, 4)), Scenario("pair", (2,)))
    options = (Option("rich", (0, 1), 0, "MOR-1-3"),)

    def begin(self, setup: Setup, rng: int) -> Table:
        g = Table(setup.seats, rng)
        if setup.options.get("rich"):
            g.purse = [12] * g.seats
        g.stack = [Morra()]
        return g

    def blank(self) -> Table:
        return Table(0, 0)

    def redact(self, g: State, viewer: int) -> Table:
        assert isinstance(g, Table)
        known = g.clone()
        known.rng = 0
        known.script = None
        known.deck = 0
        known.hands = [hand if seat == viewer else -1 for seat, hand in enumerate(g.hands)]
        if g.stack and g.stack[-1].step == "show":
            known.shown = [shown if seat == viewer else -1 for seat, shown in enumerate(g.shown)]
        return known

    def determinize(self, g: State, viewer: int, dice: Dice) -> Table:
        full = self.redact(g, viewer)
        full.rng = dice.fresh()
        deck = [card for card in range(len(CARDS)) if viewer < 0 or not full.hands[viewer] >> card & 1]
        for seat in range(full.seats):
            if full.hands[seat] < 0:
                full.hands[seat] = 0
                for _ in range(full.held[seat]):
                    full.hands[seat] |= 1 << deck.pop(dice.below(len(deck)))
        full.deck = sum(1 << card for card in deck)
        return full

    def board(self, g: State) -> Board:
        assert isinstance(g, Table)
        return Board(
            g.round,
            g.pot,
            list(g.purse),
            [None if hand < 0 else [CARDS[card] for card in members(hand)] for hand in g.hands],
            list(g.held),
            [None if fingers < 0 else fingers for fingers in g.shown],
        )

    def scores(self, g: State) -> list[int]:
        assert isinstance(g, Table)
        return list(g.purse)

    def turn(self, g: State) -> int:
        assert isinstance(g, Table)
        return g.round

    def winners(self, g: State) -> list[int]:
        scores = self.scores(g)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def position(self, text: str, file: str = "position") -> Table:
        top = Reader(parse(text, file), file)
        top.choice("game", [self.id])
        round_ = top.number("round", low=1, high=ROUNDS)
        seats = list(top.each("seat"))
        g = Table(len(seats), seeded(""))
        g.deck = (1 << len(CARDS)) - 1
        for seat, row in enumerate(seats):
            g.purse[seat] = row.number("purse", low=0)
            for card in row.choices("hand", CARDS, []):
                bit = 1 << CARDS.index(card)
                if not g.deck & bit:
                    row.fault("hand", f"{card} is held already", "give it to one seat alone")
                g.deck &= ~bit
                g.hands[seat] |= bit
                g.held[seat] += 1
            row.finish()
        if not 2 <= len(seats) <= 4:
            top.fault("seat", f"there are {len(seats)}", "write two to four tables [[seat]]")
        top.finish()
        top.check()
        g.round = round_
        morra = Morra()
        morra.step = "rounds"
        g.stack = [morra, Round()]
        g.advance()
        return g

    def position_text(self, g: State) -> str:
        assert isinstance(g, Table)
        lines = [f'game = "{self.id}"', f"round = {g.round}"]
        for seat in range(g.seats):
            hand = ", ".join(f'"{CARDS[card]}"' for card in members(g.hands[seat]))
            lines += ["", "[[seat]]", f"purse = {g.purse[seat]}", f"hand = [{hand}]"]
        return "\n".join(lines) + "\n"

    def defects(self, g: State) -> list[str]:
        assert isinstance(g, Table)
        coins = sum(g.purse) + g.pot
        return [] if coins in (6 * g.seats, 12 * g.seats) else [f"there are {coins} coins"]

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return {
            "card": {card: card.capitalize() for card in CARDS},
            "fingers": {name: name for name in self.vocabulary.objects["fingers"]},
        }

    def reference(self) -> Pieces:
        return Pieces(list(CARDS), HAND)


MORRA = MorraGame()
