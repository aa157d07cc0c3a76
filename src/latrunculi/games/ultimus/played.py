"""What a stratagem asks of the camp that has played it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from latrunculi.games.ultimus.state import Ultimus
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Played(Procedure[Ultimus]):
    """A stratagem whose user, `camp`, first chooses upon whom or where it acts."""

    __slots__ = ("camp",)

    FIELDS: ClassVar[tuple[str, ...]] = ("camp",)

    camp: int

    def __init__(self, camp: int) -> None:
        super().__init__()
        self.camp = camp

    def start(self, g: Ultimus) -> None:
        """Its user chooses."""
        g.ask(g.seat_of(self.camp))
