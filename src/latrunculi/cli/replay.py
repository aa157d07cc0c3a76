"""`latrunculi replay`."""

from __future__ import annotations

import sys
from pathlib import Path

from latrunculi.cli.common import the_language
from latrunculi.cli.failure import Failure
from latrunculi.kernel import match, record, registry
from latrunculi.kernel.game import OMNISCIENT, SPECTATOR
from latrunculi.kernel.texts import texts


def replay(file: Path, upto: int | None, viewer: str, language: str) -> None:
    """Print the log of a saved game, each line with the clause that it comes from."""
    spoken = the_language(language)
    saved = record.read(file)
    game = registry.game(saved.game)
    if upto is not None and upto > len(saved.steps):
        raise Failure(f"--to {upto}: {file} has {len(saved.steps)} steps")
    seen_by = _viewer(viewer, saved.setup.seats)
    played = match.replay(game, saved, upto)
    lines = texts(game, spoken)
    for event in played.log(seen_by):
        rule = f"  [{event['rule']}]" if event["rule"] else ""
        sys.stdout.write(f"{lines.event(event)}{rule}\n")


def _viewer(name: str, seats: int) -> int:
    if name == "all":
        return OMNISCIENT
    if name == "spectator":
        return SPECTATOR
    if name.isdecimal() and 1 <= int(name) <= seats:
        return int(name) - 1
    raise Failure(f"--view {name}: choose a player from 1 to {seats}, spectator, or all")
