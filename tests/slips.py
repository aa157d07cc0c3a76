"""Slips of the pen: sound files in which a few words are others, and what the readers of them say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from latrunculi.kernel.position import PositionError


def slipped(text: str, *slips: tuple[str, str]) -> str:
    """A text with some slips: what stood there and what stands there now, the first place of each."""
    for old, new in slips:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def pack_of(folder: Path, data: Path, *slips: tuple[str, str, str]) -> Path:
    """A folder with the files of another one with some slips: file, what stood there, what stands there now."""
    for name in {name for name, _, _ in slips}:
        text = slipped((data / name).read_text(encoding="utf-8"), *[slip[1:] for slip in slips if slip[0] == name])
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def defects(read: Callable[[], object]) -> list[str]:
    """What a reader has to say."""
    with pytest.raises(PositionError) as caught:
        read()
    return caught.value.defects


def check_told(told: list[str], file: str, defect: str, cure: str) -> None:
    """One line names the file, the entry with its defect, and the cure."""
    assert any(line.startswith(f"{file}: ") and defect in line and cure in line for line in told), (defect, told)


def check_pack_variable(find: Callable[[], Path | None], variable: str, folder: Path, files: Sequence[str]) -> None:
    """A variable of the environment names a component pack; a folder without any of its files is refused."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(variable, raising=False)
        assert find() is None
        patch.setenv(variable, str(folder))
        (told,) = defects(find)
        assert told.endswith(f"holds no component file; name a folder with any of {', '.join(files)}")
        (folder / files[-1]).write_text("", encoding="utf-8")
        assert find() == folder
