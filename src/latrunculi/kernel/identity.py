"""What a game is called: `game.toml` in its folder, the one place where that is said, read without loading the game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from latrunculi.kernel.position import Reader, parse

FILE: Final = "game.toml"


@dataclass(frozen=True, slots=True)
class Identity:
    """The names of a game: its id, the code that begins its clauses, what else it answers to, its title and years."""

    id: str
    code: str
    aliases: tuple[str, ...]
    title: str
    years: str

    def answers_to(self, name: str) -> bool:
        """Whether it is the game of a name: an id, alias or code, in any case."""
        return name.strip().lower() in (self.id, self.code.lower(), *self.aliases)


def identity(folder: Path) -> Identity:
    """The names of the game whose files lie in a folder.

    Raises:
        latrunculi.kernel.position.PositionError: naming every defect of the file.
        OSError: when there is none.
    """
    file = folder / FILE
    top = Reader(parse(file.read_text(encoding="utf-8"), str(file)), str(file))
    found = Identity(
        top.text("id"),
        top.text("code"),
        tuple(top.array("aliases", str, "other names that the game answers to")),
        top.text("title"),
        top.text("years"),
    )
    top.finish()
    top.check()
    return found
