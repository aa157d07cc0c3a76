"""`latrunculi check FILE...`: what people write, recognised by what is in it.

A JSON file is the record of a game; a TOML file that names a game is a position, a scenario if it has a table
[scenario], or its rules reference; a file called like a component file of a game, or a folder that holds some, is a
component pack; one with a table [map] is a map.
"""

from __future__ import annotations

import sys
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from latrunculi import files
from latrunculi.atlas import topology
from latrunculi.kernel import match, packs, record, registry
from latrunculi.kernel.game import Game, SetupError
from latrunculi.kernel.position import PositionError, parse
from latrunculi.kernel.rules import load_rules


class _Defective(Exception):
    def __init__(self, defects: list[str]) -> None:
        self.defects = defects


def check(named: list[Path]) -> int:
    """Check files and print every defect with file, entry and cure. Returns the exit status: 1 when there are any."""
    status = 0
    for file in named:
        try:
            kind = _checked(file)
        except _Defective as found:
            status = 1
            for defect in found.defects:
                sys.stderr.write(f"{defect}\n")
        else:
            sys.stdout.write(f"{file}: {kind}, sound\n")
    return status


def _checked(file: Path) -> str:
    """What a file is, when there is nothing wrong with it."""
    if file.is_dir():
        return _pack(file)
    try:
        text = files.read_text(file, record.MOST_BYTES)
    except OSError as error:
        raise _Defective([f"{file}: cannot be read: {files.reason(error)}"]) from error
    if file.suffix == ".json" or text.lstrip().startswith("{"):
        return _record(file, text)
    try:
        return _table(file, text, parse(text, str(file)))
    except PositionError as error:
        raise _Defective(error.defects) from error


def _record(file: Path, text: str) -> str:
    try:
        saved = record.decode(text, str(file))
        game = registry.game(saved.game, saved.setup.pack)
        match.replay(game, saved)
    except PositionError as error:
        raise _Defective([f"{file}: {defect}" for defect in error.defects]) from error
    except (record.RecordError, registry.UnknownGame, packs.UnknownPack, SetupError) as error:
        told = str(error)
        raise _Defective([told if told.startswith(str(file)) else f"{file}: {told}"]) from error
    return f"a record of {game.title}, {len(saved.steps)} steps"


def _table(file: Path, text: str, table: dict[str, Any]) -> str:
    named = table.get("game")
    if isinstance(named, dict):
        load_rules(file)
        return "a rules reference"
    if isinstance(named, str):
        return _scenario(file, text, named) if isinstance(table.get("scenario"), dict) else _position(file, text, named)
    if any(file.name in game.component_files for game in registry.games()):
        return _pack(file.parent, file.name)
    if "map" in table:
        try:
            topology.parse(text, str(file))
        except topology.MapError as error:
            raise _Defective(error.defects) from error
        return "a map"
    raise _Defective([f"{file}: game: is missing; say which game the file is of, one of: {_known()}"])


def _known() -> str:
    return ", ".join(game.id for game in registry.games())


def _game(file: Path, named: str) -> Game:
    try:
        return registry.game(named)
    except registry.UnknownGame as error:
        raise _Defective([f"{file}: game: {named!r} is not known; use one of: {_known()}"]) from error


def _scenario(file: Path, text: str, named: str) -> str:
    game = _game(file, named)
    game.check_scenario(text, str(file))
    return f"a scenario of {game.title}"


def _position(file: Path, text: str, named: str) -> str:
    game = _game(file, named)
    g = match.opened(game, text, str(file))
    if defects := game.defects(g):
        raise _Defective([f"{file}: {defect}" for defect in defects])
    return f"a position of {game.title}"


def _pack(folder: Path, only: str = "") -> str:
    game = _game_of_pack(folder, only)
    defects = ([] if only else _misnamed(folder, game) + _no_files(folder, game)) + _unsound(folder, game)
    if defects:
        raise _Defective(defects)
    if only:
        return f"components of {game.title}"
    return f"a component pack of {game.title}, fingerprint {game.pack_of(folder)}"


def _unsound(folder: Path, game: Game) -> list[str]:
    try:
        game.check_components(folder)
    except PositionError as error:
        # Files name each other's entries: a defect of one may show in another.
        return [f"{folder / defect}" for defect in error.defects]
    return []


def _misnamed(folder: Path, game: Game) -> list[str]:
    """Files that are most likely meant to be component files, and would be passed over."""
    strange = [path for path in sorted(folder.iterdir()) if path.name not in game.component_files]
    close = [(path, get_close_matches(path.name.lower(), game.component_files, n=1, cutoff=0.8)) for path in strange]
    return [
        f"{path}: is not read: its name is no component file's; did you mean {meant[0]!r}?"
        for path, meant in close
        if meant
    ]


def _no_files(folder: Path, game: Game) -> list[str]:
    """What is called like a component file and is none: it would be passed over too."""
    named = [folder / name for name in game.component_files]
    return [
        f"{path}: is not read: it is no file, and no link to one; copy the file there"
        for path in named
        if (path.exists() or path.is_symlink()) and not path.is_file()
    ]


def _game_of_pack(folder: Path, only: str) -> Game:
    """The game whose component files a folder holds; of games that call them alike, the one that finds least wrong."""
    inside = {path.name for path in folder.iterdir()}
    games = [game for game in registry.games() if not only or only in game.component_files]
    most = max((len(inside & set(game.component_files)) for game in games), default=0)
    if not most:
        named = ", ".join(sorted({name for game in registry.games() for name in game.component_files}))
        raise _Defective([f"{folder}: holds no component file of a game; those are {named}"])
    likely = [game for game in games if len(inside & set(game.component_files)) == most]
    return likely[0] if len(likely) == 1 else min(likely, key=lambda game: len(_unsound(folder, game)))
