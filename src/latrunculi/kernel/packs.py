"""Component packs: folders with corrected copies of some of a game's data files, known by what is in them.

Games build their tables of a pack when they are loaded; with another pack they are loaded once more
(`registry.game`). The environment names the pack that games begin with (`LATRUNCULI_EMPIRE_PACK=FOLDER`), and
`LATRUNCULI_PACKS` a folder whose sub-folders are packs that they may begin with, too. Set-ups hold the *fingerprint* of
the pack, so that no game goes on with other components than it was begun with. By it a pack is found in these places
and nowhere else: nobody from outside names a folder.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any, Final

from latrunculi.kernel.position import PositionError, read

FOLDERS: Final = "LATRUNCULI_PACKS"
"""Names a folder of packs."""
MOST_PACKS: Final = 1000
"""Sub-folders of it that are looked into."""


class UnknownPack(LookupError):
    """No pack that can be found has this fingerprint; the message says where one is looked for."""


_wanted: ContextVar[str | None] = ContextVar("wanted", default=None)


@contextmanager
def wanted(pack: str) -> Iterator[None]:
    """Modules that are loaded meanwhile, in this thread, have this pack, by its fingerprint (none if it is empty),
    instead of the one that the environment names."""
    before = _wanted.set(pack)
    try:
        yield
    finally:
        _wanted.reset(before)


def folder_of(variable: str, files: Sequence[str]) -> Path | None:
    """The component pack that a game is to be loaded with, if any.

    Args:
        variable: of the environment, which names it.
        files: that may be in it.

    Raises:
        PositionError: when the variable names no pack: a slip of the pen must not play on with other components.
    """
    named = os.environ.get(variable, "")
    folder = Path(named) if named else None
    if folder is not None and not any((folder / name).is_file() for name in files):
        known = ", ".join(files)
        raise PositionError([f"{variable}: {named} holds no component file; name a folder with any of {known}"])
    pack = _wanted.get()
    if pack is None or (folder is not None and fingerprint(folder, variable, files) == pack):
        return folder
    return find(pack, variable, files)


def used(variable: str, files: Sequence[str]) -> str:
    """The fingerprint of the pack that a game is loaded with; empty without one."""
    folder = folder_of(variable, files)
    return "" if folder is None else fingerprint(folder, variable, files)


def fingerprint(folder: Path, variable: str, files: Sequence[str]) -> str:
    """What tells a pack from every other: 32 hexadecimal digits.

    It is of the values in the files. How they are written, in which order, and where they are said to come from makes
    no other pack.

    Raises:
        PositionError: when a file cannot be read.
    """
    inside = {name: _values(read(folder / name)) for name in sorted(files) if (folder / name).is_file()}
    text = json.dumps([variable, inside], sort_keys=True, default=str)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _values(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _values(item) for key, item in value.items() if key != "provenance"}
    return [_values(item) for item in value] if isinstance(value, list) else value


def find(pack: str, variable: str, files: Sequence[str]) -> Path | None:
    """The folder of a pack, by its fingerprint, among those that are kept together.

    Raises:
        PositionError: when the folder of packs cannot be read.
    """
    return kept(variable, files).get(pack)


def kept(variable: str, files: Sequence[str]) -> Mapping[str, Path]:
    """The packs of a game that are kept together, by their fingerprints.

    Raises:
        PositionError: when the folder of packs cannot be read.
    """
    folder = os.environ.get(FOLDERS, "")
    return _kept(folder, variable, tuple(files)) if folder and variable else {}


@cache
def _kept(kept: str, variable: str, files: tuple[str, ...]) -> dict[str, Path]:
    try:
        folders = sorted(path for path in Path(kept).iterdir() if path.is_dir())
    except OSError as error:
        raise PositionError([f"{FOLDERS}: {kept} cannot be read: {error.strerror or error}"]) from error
    found: dict[str, Path] = {}
    for folder in folders[:MOST_PACKS]:
        if any((folder / name).is_file() for name in files):
            # What cannot be read is not the pack that was played with.
            with suppress(PositionError):
                found.setdefault(fingerprint(folder, variable, files), folder)
    return found


def missing(pack: str, variable: str) -> str:
    """What helps whose pack cannot be found.

    Args:
        pack: its fingerprint.
        variable: of the game (`folder_of`), empty where it knows no packs.
    """
    return (
        f"the component pack {pack} is not here: set {variable or FOLDERS} to its folder, or {FOLDERS} to a folder that"
        " it lies in (`latrunculi check FOLDER` tells the fingerprint of a pack)"
    )
