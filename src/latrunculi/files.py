"""Files that anybody may have named, read within bounds.

A folder, a pipe that nobody fills or a device without end is refused before it is read, a file that is larger than any
that this program knows after as many bytes. Whatever people give to a command is read here.
"""

from __future__ import annotations

import stat
from pathlib import Path


class FileError(OSError):
    """A file that is none, or that holds no text, or too much of it; the message says what would do."""


def read_text(path: Path, most: int) -> str:
    """The text of a file, without the mark that some editors put before it.

    Args:
        path: of the file; links are followed.
        most: bytes that it may have.

    Raises:
        OSError: when it cannot be read; its message says why, `FileError` with the cure.
    """
    kind = path.stat().st_mode
    if stat.S_ISDIR(kind):
        raise FileError("is a folder; name a file in it")
    if not stat.S_ISREG(kind):
        raise FileError("is no file, but a pipe or a device; write what it gives into a file")
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise FileError(f"has more than {most} bytes; leave something out")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(f"is not text: {error}; save it as UTF-8") from error


def reason(error: OSError) -> str:
    """Why a file could not be read, without its name."""
    return error.strerror or str(error)
