"""A game in figures: score by turn, dice against expectation, losses. All of it from what a viewer may see.

It knows no game, only how games speak: turns are the board's `turn`; parts of a score the `rome` and `barbarian` of the
board's `factions`; dice the fields of kind `dice`, rolled by whoever stands before them in the event; losses the events
whose name ends in `lost`. `Game.seat_of` says whose an object is.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from latrunculi.kernel import views
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Game
from latrunculi.kernel.vocabulary import DICE, NUMBER
from latrunculi.server.tables import Table

PARTS = ("rome", "barbarian")


def statistics(table: Table, viewer: int) -> dict[str, Any]:
    """The figures of a game so far (`schemas.Statistics`)."""
    dice: dict[int, Counter[int]] = {}
    losses: Counter[int] = Counter()
    for g, first, end in table.history.walk():
        for audience, kind, values in table.match.journal.events[first:end]:
            if views.concerns(audience, viewer):
                _count_dice(table.game, g, kind, values, dice)
                _count_losses(table.game, g, kind, values, losses)
    return {
        "scores": _scores(table, viewer),
        "losses": {str(seat): number for seat, number in sorted(losses.items())},
        "dice": {str(seat): _dice_line(faces) for seat, faces in sorted(dice.items()) if seat >= 0},
    }


# ---------------------------------------------------------------------- dice and losses


def _count_dice(game: Game, g: State, kind: int, values: tuple[int, ...], dice: dict[int, Counter[int]]) -> None:
    seat = -1
    for (_, of), value in zip(game.vocabulary.events[kind].fields, values, strict=True):
        if of == DICE:
            faces = game.vocabulary.name(of, value)
            dice.setdefault(seat, Counter()).update(faces if isinstance(faces, list) else ())
            seat = -1
        elif value >= 0 and (owner := game.seat_of(g, of, value)) >= 0:
            seat = owner


def _dice_line(faces: Counter[int]) -> dict[str, Any]:
    rolls = faces.total()
    return {"faces": [faces[face] for face in range(1, 7)], "expected": round(rolls / 6, 2), "rolls": rolls}


def _count_losses(game: Game, g: State, kind: int, values: tuple[int, ...], losses: Counter[int]) -> None:
    event = game.vocabulary.events[kind]
    if not event.name.endswith("lost"):
        return
    seat, number = -1, 1
    for (_, of), value in zip(event.fields, values, strict=True):
        if of == NUMBER:
            number = value
        elif value >= 0:
            seat = max(seat, game.seat_of(g, of, value))
    if seat >= 0:
        losses[seat] += number


# ---------------------------------------------------------------------- score


def _scores(table: Table, viewer: int) -> list[dict[str, Any]]:
    last = len(table.match.steps)
    lines = []
    step = 0
    while step <= last:
        step = _last_of_turn(table, viewer, step, last)
        lines.append(_line(_view(table, viewer, step)))
        step += 1
    return lines


def _last_of_turn(table: Table, viewer: int, low: int, high: int) -> int:
    """The last step of the turn of step `low`, by halving: turns never go back."""
    turn = _turn(_view(table, viewer, low))
    while low < high:
        middle = (low + high + 1) // 2
        if _turn(_view(table, viewer, middle)) == turn:
            low = middle
        else:
            high = middle - 1
    return low


def _view(table: Table, viewer: int, step: int) -> dict[str, Any]:
    return views.view(table.game, table.history.at(step)[0], viewer)


def _turn(view: dict[str, Any]) -> int:
    turn = view["board"].get("turn")
    return turn if isinstance(turn, int) else 0


def _line(view: dict[str, Any]) -> dict[str, Any]:
    line: dict[str, Any] = {"turn": _turn(view), "totals": view["scores"]}
    factions = [f for f in view["board"].get("factions", []) if f.get("seat") is not None]
    for part in PARTS:
        if factions and all(part in faction for faction in factions):
            sums = [0] * view["seats"]
            for faction in factions:
                sums[faction["seat"]] += faction[part]
            line[part] = sums
    return line
