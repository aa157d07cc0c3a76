"""A game in figures: score by turn, dice against expectation, losses. All of it from what a viewer may see.

What the events and the position mean for it, the game says: `Game.turn`, `score_parts`, `rolls` and `losses`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from latrunculi.kernel import views
from latrunculi.kernel.game import OMNISCIENT
from latrunculi.kernel.vocabulary import DieKind
from latrunculi.server.tables import Table


def statistics(table: Table, viewer: int) -> dict[str, Any]:
    """The figures of a game so far (`schemas.Statistics`)."""
    kinds = table.game.vocabulary.dice
    dice: dict[str, dict[int, Counter[int | str]]] = {name: {} for name in kinds}
    losses: Counter[int] = Counter()
    for g, first, end in table.history.walk():
        for audience, kind, values in table.match.journal.events[first:end]:
            if not views.concerns(audience, viewer):
                continue
            for roll in table.game.rolls(g, kind, values):
                dice[roll.kind].setdefault(roll.seat, Counter()).update(roll.faces)
            for seat, number in table.game.losses(g, kind, values):
                losses[seat] += number
    return {
        "scores": _scores(table, viewer),
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


def _scores(table: Table, viewer: int) -> list[dict[str, Any]]:
    """A line for each turn.

    What a turn ends with may be counted in the step that begins the next, no choice being made between: a turn has the
    scores with which the next one begins.
    """
    last = len(table.match.steps)
    lines = []
    step = 0
    while step <= last:
        turn = _turn(table, step)
        step = _last_of_turn(table, step, last) + 1
        lines.append(_line(table, viewer, turn, min(step, last)))
    return lines


def _last_of_turn(table: Table, low: int, high: int) -> int:
    """The last step of the turn of step `low`, by halving: turns never go back."""
    turn = _turn(table, low)
    while low < high:
        middle = (low + high + 1) // 2
        if _turn(table, middle) == turn:
            low = middle
        else:
            high = middle - 1
    return low


def _turn(table: Table, step: int) -> int:
    return table.game.turn(table.history.at(step)[0]) or 0


def _line(table: Table, viewer: int, turn: int, step: int) -> dict[str, Any]:
    game = table.game
    g = table.history.at(step)[0]
    shown = g if viewer == OMNISCIENT else game.redact(g, viewer)
    return {"turn": turn, "totals": game.scores(shown), "parts": game.score_parts(shown)}
