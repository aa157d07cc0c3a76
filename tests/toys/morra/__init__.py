"""Morra, a toy for tests of everything that is not a game: secret choices at once, dice, hidden hands, nested calls.

Three rounds. All show fingers in secret at the same time; then each in turn stakes coins (several small picks), then
each in private plays a card or keeps it; the highest of fingers + die + card takes the pot, and ties are settled by
guessing a die. Coins are the score. `rules` has all that is played; here is what the program asks of a game.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from latrunculi.kernel.chance import Dice, seeded
from latrunculi.kernel.contract import Told
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Game, Option, Scenario, Setup
from latrunculi.kernel.position import Reader, parse
from latrunculi.tabletop import supplies
from tests.toys.morra.rules import CARDS, HAND, ROUNDS, VOCABULARY, Card, Duel, Morra, Round, Table


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


class MorraGame(Game):
    """The toy as a game of the registry."""

    id = "morra"
    code = "MOR"
    aliases = ("micatio",)
    title = "Morra"
    years = "1"
    revision = 1
    folder = Path(__file__).parent
    vocabulary = VOCABULARY
    procedures: ClassVar = {cls.NAME: cls for cls in (Morra, Round, Card, Duel)}
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
        for seat in range(g.seats):
            if seat != viewer:
                known.unknown[seat] = max(0, known.unknown[seat]) + supplies.conceal(
                    known.deck, known.hands, seat * len(CARDS)
                )
        if g.stack and g.stack[-1].step == "show":
            known.shown = [shown if seat == viewer else -1 for seat, shown in enumerate(g.shown)]
        return known

    def determinize(self, g: State, viewer: int, dice: Dice) -> Table:
        full = self.redact(g, viewer)
        full.rng = dice.fresh()
        for seat in range(full.seats):
            supplies.deal(full.deck, full.hands, seat * len(CARDS), full.unknown[seat], dice.below)
            full.unknown[seat] = -1
        return full

    def board(self, g: State) -> Board:
        assert isinstance(g, Table)
        return Board(
            g.round,
            g.pot,
            list(g.purse),
            [None if g.unknown[seat] >= 0 else [CARDS[card] for card in g.hand(seat)] for seat in range(g.seats)],
            [max(0, g.unknown[seat]) + len(g.hand(seat)) for seat in range(g.seats)],
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
        for seat, row in enumerate(seats):
            g.purse[seat] = row.number("purse", low=0)
            for card in row.choices("hand", CARDS, []):
                number = CARDS.index(card)
                if not g.deck[number]:
                    row.fault("hand", f"{card} is held already", "give it to one seat alone")
                g.deck[number] = 0
                g.hands[seat * len(CARDS) + number] = 1
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
            hand = ", ".join(f'"{CARDS[card]}"' for card in g.hand(seat))
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
