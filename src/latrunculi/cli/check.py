"""`latrunculi check FILE...`: files that people write, recognised by what is in them."""

from __future__ import annotations

import sys
from pathlib import Path

from latrunculi.kernel import match, record, registry
from latrunculi.kernel.game import Game, SetupError
from latrunculi.kernel.position import PositionError, parse


def check(files: list[Path]) -> int:
    """Check files and print every defect with file, entry and cure. Returns the exit status: 1 when there are any."""
    status = 0
    for file in files:
        found, kind = _defects(file)
        for defect in found:
            sys.stderr.write(f"{defect}\n")
        if found:
            status = 1
        else:
            sys.stdout.write(f"{file}: {kind}, sound\n")
    return status


def _defects(file: Path) -> tuple[list[str], str]:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return [f"{file}: cannot be read: {getattr(error, 'strerror', None) or error}"], ""
    if file.suffix == ".json" or text.lstrip().startswith("{"):
        return _record_defects(file, text), "a record"
    return _table_defects(file, text)


def _record_defects(file: Path, text: str) -> list[str]:
    try:
        saved = record.decode(text, str(file))
        match.replay(registry.game(saved.game), saved)
    except record.RecordError as error:
        told = str(error)
        return [told if told.startswith(str(file)) else f"{file}: {told}"]
    except (registry.UnknownGame, SetupError) as error:
        return [f"{file}: {error}"]
    except PositionError as error:
        return [f"{file}: {defect}" for defect in error.defects]
    return []


def _table_defects(file: Path, text: str) -> tuple[list[str], str]:
    try:
        table = parse(text, str(file))
        game = _game(file, table.get("game"))
        g = game.position(text, str(file))
    except PositionError as error:
        return error.defects, ""
    return [f"{file}: {defect}" for defect in game.defects(g)], f"a position of {game.title}"


def _game(file: Path, named: object) -> Game:
    known = ", ".join(game.id for game in registry.games())
    if isinstance(named, str):
        try:
            return registry.game(named)
        except registry.UnknownGame as error:
            raise PositionError([f"{file}: game: {named!r} is not known; use one of: {known}"]) from error
    raise PositionError([f"{file}: game: is missing; say which game the file is of, one of: {known}"])
