"""A game in figures: score by turn, dice against expectation, losses. All of it from what a viewer may see.

What the events and the position mean for it, the game says: `Game.turn`, `score_parts`, `rolls` and `losses`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from latrunculi.kernel import views
from latrunculi.kernel.game import OMNISCIENT
from latrunculi.kernel.ints import Viewer
from latrunculi.kernel.match import Match
from latrunculi.kernel.vocabulary import DieKind
from latrunculi.server.history import History


def statistics(match: Match, history: History, viewer: Viewer) -> dict[str, Any]:
    """The figures of a game so far (`schemas.Statistics`)."""
    game = match.game
    kinds = game.vocabulary.dice
    dice: dict[str, dict[int, Counter[int | str]]] = {name: {} for name in kinds}
    losses: Counter[int] = Counter()
    for g, first, end in history.walk(match):
        for audience, kind, values in match.journal.events[first:end]:
            if not views.concerns(audience, viewer):
                continue
            for roll in game.rolls(g, kind, values):
                dice[roll.kind].setdefault(roll.seat, Counter()).update(roll.faces)
            for seat, number in game.losses(g, kind, values):
                losses[seat] += number
    return {
        "scores": _Scores(match, history, viewer).lines(),
        "losses": {str(seat): number for seat, number in sorted(losses.items())},
        "dice": {
            name: {str(seat): _dice_line(kinds[name], shown) for seat, shown in sorted(thrown.items())}
            for name, thrown in dice.items()
        },
    }


def _dice_line(kind: DieKind, shown: Counter[int | str]) -> dict[str, Any]:
    rolls = shown.total()
    return {
        "faces": [shown[face] for face in kind.faces],
        "expected": round(rolls / len(kind.faces), 2),
        "rolls": rolls,
    }


# ---------------------------------------------------------------------- score


@dataclass(frozen=True, slots=True)
class _Scores:
    """What each turn ended with.

    That may be counted in the step that begins the next, no choice being made between: a turn has the scores with which
    the next one begins.
    """

    match: Match
    history: History
    viewer: int

    def lines(self) -> list[dict[str, Any]]:
        last = len(self.match.steps)
        lines = []
        step = 0
        while step <= last:
            turn = self._turn(step)
            step = self._last_of_turn(step, last) + 1
            lines.append(self._line(turn, min(step, last)))
        return lines

    def _last_of_turn(self, low: int, high: int) -> int:
        """The last step of the turn of step `low`, by halving: turns never go back."""
        turn = self._turn(low)
        while low < high:
            middle = (low + high + 1) // 2
            if self._turn(middle) == turn:
                low = middle
            else:
                high = middle - 1
        return low

    def _turn(self, step: int) -> int:
        return self.match.game.turn(self.history.at(self.match, step)[0]) or 0

    def _line(self, turn: int, step: int) -> dict[str, Any]:
        game = self.match.game
        g = self.history.at(self.match, step)[0]
        shown = g if self.viewer == OMNISCIENT else game.redact(g, self.viewer)
        return {"turn": turn, "totals": game.scores(shown), "parts": game.score_parts(shown)}
