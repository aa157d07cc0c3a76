"""How fast random play goes, on one core.

One decision is the list of legal actions made and one of them applied. Bots, views and records stay out of the loop;
what they cost (a copy, a view, saving and loading) is measured apart, on positions from the middle of games. Beside it,
game by game, the same games are played as the documentation says, through a `Match`, which checks each choice and
keeps the log, the record and the way back. Times are of the processor, so that a busy machine disturbs them little;
choices come from the standard library's generator, the cheapest there is, so that the choosing hardly counts.
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
from latrunculi.kernel.match import Match

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
    match_seconds: float
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
            "match_decisions_per_second": round(self.decisions / self.match_seconds),
            "match_ratio": round(self.seconds / self.match_seconds, 2),
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
    """Play random games with most seats for about so long, and each of them once more through a `Match`.

    Args:
        seconds: of play, without the second time; the last game is played to its end.
    """
    _play(_first(game, f"{seed}:warm"), random.Random(seed))
    games = decisions = options = 0
    elapsed = through_match = 0.0
    while elapsed < seconds:
        name = f"{seed}:{games}"
        start = time.process_time()
        took, offered = _play(_first(game, name), random.Random(name))
        between = time.process_time()
        _play_match(Match(game, game.setup(seed=name)), random.Random(name))
        through_match += time.process_time() - between
        elapsed += between - start
        games += 1
        decisions += took
        options += offered
    positions = _positions(game, seed, random.Random(seed), decisions // games)
    return Speed(
        game=game.id,
        build=build(),
        python=f"{platform.python_implementation()} {platform.python_version()} {sys.platform}",
        games=games,
        decisions=decisions,
        seconds=elapsed,
        match_seconds=through_match,
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


def _play_match(match: Match, dice: random.Random) -> None:
    """Play a game to its end, choice for choice as `_play` does with the same dice."""
    while awaiting := match.state.awaiting:
        seat = awaiting.bit_length() - 1
        options = match.state.legal(seat)
        match.play(seat, options[int(dice.random() * len(options))])


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
