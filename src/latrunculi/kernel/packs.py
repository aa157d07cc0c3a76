"""Component packs: folders with corrected copies of some of a game's data files, known by what is in them.

A pack is played with for as long as the program runs: games build their tables of it when they are loaded. The
environment names the pack of a game (`LATRUNCULI_EMPIRE_PACK=FOLDER`); `LATRUNCULI_PACKS` names a folder whose
sub-folders are packs, among which the one that a record wants is found. Set-ups hold the *fingerprint* of the pack,
so that no game goes on with other components than it was begun with.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from latrunculi.kernel.position import PositionError, read

FOLDERS: Final = "LATRUNCULI_PACKS"
"""Names a folder of packs."""
MOST_PACKS: Final = 1000
"""Sub-folders of it that are looked into."""

_wanted: str | None = None


@contextmanager
def wanted(pack: str) -> Iterator[None]:
    """Games that are loaded meanwhile have this pack, by its fingerprint (none if it is empty) and wherever it is
    found, instead of the one that the environment names. Games that are loaded already keep theirs."""
    global _wanted
    _wanted = pack
    try:
        yield
    finally:
        _wanted = None


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
    if _wanted is None or (folder is not None and fingerprint(folder, variable, files) == _wanted):
        return folder
    return find(_wanted, variable, files)


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
    kept = os.environ.get(FOLDERS, "")
    return _kept(kept, variable, tuple(files)).get(pack) if pack and kept else None


@cache
def _kept(kept: str, variable: str, files: tuple[str, ...]) -> dict[str, Path]:
    """The packs of a game that are kept together, by their fingerprints."""
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


def refusal(begun: str, here: str, variable: str, files: Sequence[str]) -> str:
    """Why a game that was begun with one pack does not go on with another, and what helps; empty when they are one.

    Args:
        begun, here: fingerprints, empty for none.
        variable, files: of the game (`folder_of`).
    """
    if begun == here:
        return ""
    has = f"this program runs with the component pack {here}" if here else "this program runs without a component pack"
    if not begun:
        return f"the game was begun without a component pack, or before packs were noted; {has}: unset {variable}"
    found = find(begun, variable, files) if variable else None
    if found is not None:
        told = f"{has}: set {variable} to the folder {found.name!r} of those in {FOLDERS}"
        return f"the game was begun with the component pack {begun}; {told}"
    return (
        f"the game was begun with the component pack {begun}; {has}: set {variable or FOLDERS} to its folder,"
        f" or {FOLDERS} to a folder that it lies in (`latrunculi check FOLDER` tells the fingerprint of a pack)"
    )
