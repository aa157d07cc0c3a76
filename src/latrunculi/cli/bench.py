"""`latrunculi bench`."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from latrunculi.arena import bench as arena
from latrunculi.cli.common import print_json, the_game


def bench(name: str, seconds: float, as_json: bool) -> None:
    """Measure random play of a game."""
    speed = arena.bench(the_game(name), seconds).as_json()
    if as_json:
        print_json(speed)
        return
    table = Table(show_header=False, box=None)
    table.add_row("game", speed["game"])
    table.add_row("engine", f"{speed['build']}, {speed['python']}, one core")
    table.add_row("random play", f"{speed['decisions_per_second']:,} decisions/s, {speed['games_per_second']} games/s")
    through_match, ratio = speed["match_decisions_per_second"], speed["match_ratio"]
    table.add_row("through Match", f"{through_match:,} decisions/s, {ratio} of that")
    table.add_row("played", f"{speed['games']} games, {speed['decisions']:,} decisions in {speed['seconds']:.1f} s")
    table.add_row("mean options", f"{speed['mean_options']}")
    table.add_row("clone", f"{speed['clone_us']} µs")
    table.add_row("view", f"{speed['view_us']} µs")
    table.add_row("save and load", f"{speed['save_load_us']} µs")
    Console().print(table, highlight=False)
