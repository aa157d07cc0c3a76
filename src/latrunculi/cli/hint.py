"""`latrunculi hint`."""

from __future__ import annotations

import sys
from pathlib import Path

from latrunculi import bots, files, toml
from latrunculi.cli.common import print_json, the_language
from latrunculi.cli.failure import Failure
from latrunculi.kernel import match, packs, record, registry, views
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Game
from latrunculi.kernel.position import parse
from latrunculi.kernel.texts import texts


def hint(file: Path, upto: int | None, language: str, as_json: bool) -> None:
    """Print what the game's adviser would do at a moment of a saved game, or in a position, and why."""
    spoken = the_language(language)
    game, g = _moment(file, upto)
    if g.over:
        raise Failure(f"{file}: the game is over: there is nothing to choose")
    found = {seat: bots.hint(bots.seen(game, g, seat)) for seat in members(g.awaiting)}
    if as_json:
        print_json({str(seat): advice.as_json(game) if advice else None for seat, advice in found.items()})
        return
    words = texts(game, spoken)
    prompt = views.prompt(game, g)
    for seat, advice in found.items():
        if advice is None:
            raise Failure(f"{game.id} has no adviser")
        told = advice.as_json(game)
        sys.stdout.write(f"{seat + 1}: {words.prompt(prompt) if prompt else ''}\n  {words.action(told['action'])}\n")
        sys.stdout.writelines(f"  - {words.reason(reason)}\n" for reason in told["reasons"])


def _moment(file: Path, upto: int | None) -> tuple[Game, State]:
    """The game and the state that a file of either kind leads to."""
    if file.suffix != ".toml":
        saved = record.read(file)
        with packs.wanted(saved.setup.pack):
            game = registry.game(saved.game)
        if upto is not None and upto > len(saved.steps):
            raise Failure(f"--to {upto}: {file} has {len(saved.steps)} steps")
        return game, match.replay(game, saved, upto).state
    if upto is not None:
        raise Failure("--to: a position has no steps")
    try:
        text = toml.read_text(file)
    except OSError as error:
        raise Failure(f"{file}: cannot be read: {files.reason(error)}") from error
    game = registry.game(str(parse(text, str(file)).get("game", "")))
    return game, match.opened(game, text, str(file))
