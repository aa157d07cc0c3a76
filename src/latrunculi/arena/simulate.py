"""Bots against bots, game after game, in several processes.

Game number i of a simulation with seed K is dealt by the seed `K:i` and its bots choose by seeds made from it, so that
a game can be played again alone, and the result is the same with any number of processes.
"""

from __future__ import annotations

import multiprocessing
import re
import signal
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import Any, Final

from latrunculi import bots
from latrunculi.kernel import registry
from latrunculi.kernel.game import Game, Setup, SetupError
from latrunculi.kernel.match import Match
from latrunculi.kernel.record import encode

STEP_LIMIT: Final = 200_000
"""Decisions after which a game counts as one that does not end."""


class ProcessDied(RuntimeError):
    """A process that played games is gone, and with it what it had to tell; the message names those games."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated.

    Attributes:
        game: its id.
        pack: the fingerprint of its component pack.
        scenario, seats, options: of each game.
        seed: of the simulation.
        bots: by seat.
        records: the folder for the records of games that fail.
        step_limit: decisions after which a game has failed.
    """

    game: str
    scenario: str
    seats: int
    seed: str
    bots: tuple[str, ...]
    options: dict[str, int] = field(default_factory=dict)
    records: Path = Path()
    step_limit: int = STEP_LIMIT
    pack: str = ""

    def setup(self, number: int) -> Setup:
        """The set-up of one game of the simulation."""
        game = registry.game(self.game, self.pack)
        return game.setup(self.scenario, self.seats, f"{self.seed}:{number}", self.options)


def plan(
    game: Game,
    names: list[str],
    seed: str,
    scenario: str = "",
    options: dict[str, int] | None = None,
    records: Path = Path(),
) -> Plan:
    """A checked plan. The number of bots decides the number of seats where the scenario allows it; fewer bots than
    seats take turns around the table.

    Raises:
        SetupError: for an unknown scenario or option, or more bots than seats.
        bots.UnknownBot: for a name that no bot has.
    """
    known = {s.id: s for s in game.scenarios}
    scenario = scenario or game.scenarios[0].id
    allowed = known[scenario].seats if scenario in known else ()
    seats = len(names) if len(names) in allowed else 0
    checked = game.setup(scenario, seats, seed, options)
    if len(names) > checked.seats:
        raise SetupError(f"{len(names)} bots for {checked.seats} seats of {scenario}")
    around = tuple(names[seat % len(names)] for seat in range(checked.seats))
    for name in set(around):
        bots.make(name, game, seed)
    return Plan(game.id, scenario, checked.seats, seed, around, dict(options or {}), records, pack=game.pack)


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went; `error` says what went wrong, if anything did, and `record` where it was saved."""

    number: int
    decisions: int
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    error: str = ""
    seed: str = ""
    record: str = ""


def play(plan: Plan, number: int) -> Played:
    """Play one game of a simulation."""
    game = registry.game(plan.game, plan.pack)
    setup = plan.setup(number)
    choices: list[tuple[int, int]] = []
    try:
        g = game.new(setup)
        players = [bots.make(name, game, f"{setup.seed}:{seat}") for seat, name in enumerate(plan.bots)]
        while g.awaiting:
            if len(choices) >= plan.step_limit:
                raise TimeoutError(f"not over after {plan.step_limit} decisions")
            seat = (g.awaiting & -g.awaiting).bit_length() - 1
            action = players[seat].choose(bots.seen(game, g, seat))
            if action not in g.legal(seat):
                raise ValueError(f"{plan.bots[seat]} played {action}, which is not legal")
            choices.append((seat, action))
            g.apply(seat, action)
        return Played(number, len(choices), tuple(game.scores(g)), tuple(game.winners(g)))
    except (Exception, SystemExit) as error:  # a bot that ends the program fails too
        told = " ".join(f"{type(error).__name__}: {error}".split())
        path = _record_file(plan, number)
        try:
            _save(game, setup, choices, path)
        except OSError as trouble:
            return Played(number, len(choices), error=f"{told} (no record: {trouble})", seed=setup.seed)
        return Played(number, len(choices), error=told, seed=setup.seed, record=str(path))


def _record_file(plan: Plan, number: int) -> Path:
    """Where the record of a game that fails goes; whatever the seed holds, it names one file in the folder."""
    seed = re.sub(r"[^\w.-]+", "-", plan.seed)[:60]
    return plan.records / f"{plan.game}-{seed}-{number}.json"


def _save(game: Game, setup: Setup, choices: list[tuple[int, int]], path: Path) -> None:
    """Save the record of a game up to its failure."""
    match = Match(game, setup)
    for seat, action in choices:
        try:
            if match.play(seat, action) is not None:
                break
        except Exception:  # the failure itself: what came before it is the record
            break
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(match.record()))


# ---------------------------------------------------------------------- many games


class Result:
    """The sum of the games played so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.seconds = 0.0
        self.failures: list[Played] = []
        self._wins = [Fraction(0)] * plan.seats
        self._scores = [0] * plan.seats
        self._margins: list[int] = []

    def add(self, played: Played) -> None:
        """Count one game; a draw is shared among its winners."""
        self.games += 1
        self.decisions += played.decisions
        if played.error:
            self.failures.append(played)
            self.failures.sort(key=lambda failed: failed.number)
            return
        self.finished += 1
        for seat in played.winners:
            self._wins[seat] += Fraction(1, len(played.winners))
        for seat, score in enumerate(played.scores):
            self._scores[seat] += score
        if played.winners:
            self._margins.append(margin(played))

    @property
    def median_margin(self) -> float | None:
        """The median of the winners' margins over the games that somebody won; None when there are none."""
        return float(statistics.median(self._margins)) if self._margins else None

    def as_json(self) -> dict[str, Any]:
        """The result as programs read it; `failures` tells of the errors, when there are any."""
        result: dict[str, Any] = {
            "game": self.plan.game,
            "games": self.games,
            "finished": self.finished,
            "errors": len(self.failures),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "median_margin": self.median_margin,
            "seats": [
                {
                    "bot": bot,
                    "wins": round(float(self._wins[seat]), 3),
                    "mean_score": round(self._scores[seat] / self.finished, 3) if self.finished else None,
                }
                for seat, bot in enumerate(self.plan.bots)
            ],
        }
        if self.failures:
            result["failures"] = [
                {"seed": f.seed, "error": f.error, "decisions": f.decisions, "record": f.record} for f in self.failures
            ]
        return result


def margin(played: Played) -> int:
    """How far the winner of a game is ahead: his score less the best other score."""
    winner = played.winners[0]
    return played.scores[winner] - max((s for seat, s in enumerate(played.scores) if seat != winner), default=0)


def simulate(plan: Plan, games: int, jobs: int, progress: Callable[[int], None] = lambda _: None) -> Result:
    """Play games 0 to `games` - 1 of a plan in `jobs` processes.

    Args:
        progress: called with the number of games played so far.

    Raises:
        ProcessDied: when one of the processes is killed or crashes altogether.
    """
    result = Result(plan)
    start = time.perf_counter()
    with _players(plan, games, min(jobs, games)) as played:
        for one in played:
            result.add(one)
            progress(result.games)
    result.seconds = time.perf_counter() - start
    return result


@contextmanager
def _players(plan: Plan, games: int, jobs: int) -> Iterator[Iterator[Played]]:
    if jobs <= 1:
        yield (play(plan, number) for number in range(games))
        return
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            yield _in_processes(pool, plan, games, jobs)
        except BaseException:
            # Whoever interrupts a simulation does not wait for the games that are being played.
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            raise


def _in_processes(pool: ProcessPoolExecutor, plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    numbers = iter(range(games))
    running: dict[Future[Played], int] = {}

    def hand_out(many: int) -> None:
        for number in islice(numbers, many):
            running[pool.submit(play, plan, number)] = number

    # The processes begin with the first games. An interruption is for this process alone, which then ends them.
    held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        hand_out(2 * jobs)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)
    while running:
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        try:
            for future in done:
                played = future.result()
                del running[future]
                yield played
                hand_out(1)
        except BrokenProcessPool as error:
            seeds = ", ".join(plan.setup(number).seed for number in sorted(running.values()))
            raise ProcessDied(f"a process died while games with these seeds were being played: {seeds}") from error
