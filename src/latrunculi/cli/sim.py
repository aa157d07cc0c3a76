"""`latrunculi sim`."""

from __future__ import annotations

import os
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from latrunculi.arena.simulate import Plan, Result, plan, simulate
from latrunculi.cli.common import print_json
from latrunculi.cli.failure import Failure
from latrunculi.kernel import registry


def sim(game: str, names: str, games: int, scenario: str, seed: str, jobs: int, records: Path, as_json: bool) -> int:
    """Play games of bots against bots. Returns the exit status: 1 when a game failed."""
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if not wanted:
        raise Failure("--bots: name at least one bot")
    planned = plan(registry.game(game), wanted, seed, scenario, records=records)
    jobs = jobs or os.cpu_count() or 1
    if as_json:
        result = simulate(planned, games, jobs)
        print_json(result.as_json())
    else:
        result = _with_progress(planned, games, jobs)
        _print(result)
    for failed in result.failures:
        Console(stderr=True, soft_wrap=True).print(
            f"game {failed.number} (seed {failed.seed}) failed after {failed.decisions} decisions:"
            f" {failed.error}" + (f"; its record is {failed.record}" if failed.record else ""),
            markup=False,
            highlight=False,
        )
    return 1 if result.failures else 0


def _with_progress(planned: Plan, games: int, jobs: int) -> Result:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Drawn without a thread of its own: an interruption is to meet nobody but the one who plays.
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task(planned.game, total=games)
        return simulate(planned, games, jobs, lambda done: bar.update(task, completed=done, refresh=True))


def _print(result: Result) -> None:
    told = result.as_json()
    table = Table("seat", "bot", "wins", "share", "mean score", box=None)
    for number, seat in enumerate(told["seats"], 1):
        share = f"{seat['wins'] / result.finished:.1%}" if result.finished else "–"
        mean = "–" if seat["mean_score"] is None else f"{seat['mean_score']:.1f}"
        table.add_row(str(number), seat["bot"], f"{seat['wins']:g}", share, mean)
    console = Console()
    console.print(table)
    console.print(
        f"{told['finished']} of {told['games']} games finished, {told['decisions']} decisions"
        f" in {told['seconds']:.1f} s",
        highlight=False,
    )
    if told["median_margin"] is not None:
        console.print(f"median margin of the winner: {told['median_margin']:g}", highlight=False)
