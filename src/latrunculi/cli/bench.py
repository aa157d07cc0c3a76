"""`latrunculi bench`, with `--server` of a server."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from latrunculi.arena import bench as arena
from latrunculi.cli.common import print_json, the_game
from latrunculi.cli.failure import Failure
from latrunculi.server import bench as server


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


def bench_server(name: str, tables: int, seconds: float, as_json: bool) -> None:
    """Measure how fast a server tells what is played."""
    try:
        found = server.measure(the_game(name), tables, seconds).as_json()
    except server.NoRoom as error:
        raise Failure(str(error)) from error
    if as_json:
        print_json(found)
        return
    table = Table(show_header=False, box=None)
    table.add_row("game", found["game"])
    table.add_row("played", f"{found['tables']:,} tables, a choice each {found['every']:g} s, for {found['seconds']} s")
    table.add_row("choices", f"{found['choices']:,}, {found['refused']} refused")
    table.add_row(
        "to the other seat", f"p50 {found['p50_ms']} ms, p99 {found['p99_ms']} ms, worst {found['worst_ms']} ms"
    )
    table.add_row("told to a seat", f"{found['bytes_per_choice']:,} bytes a choice")
    table.add_row("commits", f"{found['commits_per_second']}/s, {found['choices_per_commit']} choices each")
    table.add_row("cores used", f"server {found['server_cpu']}, players {found['client_cpu']}")
    table.add_row("machine", f"{found['cores']} cores, load {found['load']} before")
    Console().print(table, highlight=False)
