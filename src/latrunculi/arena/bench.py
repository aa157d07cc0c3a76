"""How fast random play goes, on one core.

One decision is the list of legal actions made and one of them applied. Bots, views and records stay out of the loop;
what they cost (a copy, a view, saving and loading) is measured apart, on positions from the middle of games. Times are
of the processor, so that a busy machine disturbs them little; choices come from the standard library's generator, the
cheapest there is, so that the choosing hardly counts.
"""

from __future__ import annotations

import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from latrunculi.kernel import engine, views
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Game

REPEATS: Final = 200
"""How often each costly operation is timed on each position."""
POSITIONS: Final = 20
"""Positions that they are timed on."""


@dataclass(frozen=True, slots=True)
class Speed:
    """What a bench found; times in microseconds."""

    game: str
    build: str
    python: str
    games: int
    decisions: int
    seconds: float
    options: int
    clone_us: float
    view_us: float
    save_load_us: float

    def as_json(self) -> dict[str, Any]:
        """The figures as programs read them."""
        return {
            "game": self.game,
            "build": self.build,
            "python": self.python,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds),
            "games_per_second": round(self.games / self.seconds, 2),
            "mean_options": round(self.options / self.decisions, 2),
            "clone_us": round(self.clone_us, 2),
            "view_us": round(self.view_us, 2),
            "save_load_us": round(self.save_load_us, 2),
        }


def build() -> str:
    """Whether the engine runs compiled or interpreted."""
    return "interpreted" if str(engine.__file__).endswith(".py") else "compiled"


def bench(game: Game, seconds: float, seed: str = "bench") -> Speed:
    """Play random games with most seats for about so long.

    Args:
        seconds: of play; the last game is played to its end.
    """
    dice = random.Random(seed)
    _play(_first(game, f"{seed}:warm"), dice)
    games = decisions = options = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        g = _first(game, f"{seed}:{games}")
        took, offered = _play(g, dice)
        games += 1
        decisions += took
        options += offered
    elapsed = time.process_time() - start
    positions = _positions(game, seed, dice, decisions // games)
    return Speed(
        game=game.id,
        build=build(),
        python=f"{platform.python_implementation()} {platform.python_version()} {sys.platform}",
        games=games,
        decisions=decisions,
        seconds=elapsed,
        options=options,
        clone_us=_cost(positions, lambda g: g.clone()),
        view_us=_cost(positions, lambda g: views.view(game, g, 0)),
        save_load_us=_cost(positions, lambda g: _save_and_load(game, g)),
    )


def _first(game: Game, seed: str) -> State:
    return game.new(game.setup(seed=seed))


def _play(g: State, dice: random.Random, limit: int = sys.maxsize) -> tuple[int, int]:
    """Play a game to its end, or so many decisions of it. Returns decisions and options in all."""
    pick = dice.random
    apply = g.apply
    offered = 0
    for decisions in range(limit):
        awaiting = g.awaiting
        if not awaiting:
            return decisions, offered
        seat = awaiting.bit_length() - 1
        options = g.options or g.legal(seat)
        count = len(options)
        offered += count
        apply(seat, options[int(pick() * count)])
    return limit, offered


def _positions(game: Game, seed: str, dice: random.Random, length: int) -> list[State]:
    """Positions spread over the course of games."""
    found = []
    for number in range(POSITIONS):
        g = _first(game, f"{seed}:{number}")
        _play(g, dice, length * number // POSITIONS)
        found.append(g)
    return found


def _cost(positions: list[State], operation: Callable[[State], object]) -> float:
    """The mean time of an operation, in microseconds."""
    start = time.process_time()
    for g in positions:
        for _ in range(REPEATS):
            operation(g)
    return (time.process_time() - start) / (len(positions) * REPEATS) * 1e6


def _save_and_load(game: Game, g: State) -> State:
    return game.load(msgspec.json.decode(msgspec.json.encode(game.dump(g))))
