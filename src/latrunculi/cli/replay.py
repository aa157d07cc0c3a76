"""`latrunculi replay`."""

from __future__ import annotations

import sys
from pathlib import Path

from latrunculi.cli.common import the_language, the_seat, the_seats
from latrunculi.cli.failure import Failure
from latrunculi.kernel import match, record, registry
from latrunculi.kernel.game import OMNISCIENT, SPECTATOR, Game, Setup
from latrunculi.kernel.texts import texts


def replay(file: Path, upto: int | None, viewer: str, language: str) -> None:
    """Print the log of a saved game, each line with the clause that it comes from."""
    spoken = the_language(language)
    saved = record.read(file)
    game = registry.game(saved.game, saved.setup.pack)
    if upto is not None and upto > len(saved.steps):
        raise Failure(f"--to {upto}: {file} has {len(saved.steps)} steps")
    seen_by = _viewer(viewer, game, saved.setup)
    played = match.replay(game, saved, upto)
    if played.earlier:
        before = ", ".join(map(str, played.earlier))
        sys.stderr.write(
            f"latrunculi: played under revision {before} of the rules, continued under revision {game.revision}\n"
        )
    lines = texts(game, spoken)
    for event in played.log(seen_by):
        rule = f"  [{event['rule']}]" if event["rule"] else ""
        sys.stdout.write(f"{lines.event(event)}{rule}\n")


def _viewer(name: str, game: Game, setup: Setup) -> int:
    if name == "all":
        return OMNISCIENT
    if name == "spectator":
        return SPECTATOR
    seat = the_seat(game, setup, name)
    if seat is None:
        raise Failure(f"--view {name}: choose {the_seats(game, setup)}, spectator, or all")
    return seat
