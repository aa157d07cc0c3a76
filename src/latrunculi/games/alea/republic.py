"""The Republic: the Cicero/Princeps track (AIE-2.F.1) and the murder of Caesar (AIE-2.F.3)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Republic(Procedure[Alea]):
    """The marker moves, and may end the game."""

    __slots__ = ()

    NAME = "republic"

    def start(self, g: Alea) -> None:
        g.end()


@mypyc_attr(allow_interpreted_subclasses=True)
class Attempt(Procedure[Alea]):
    """The attempt on Caesar."""

    __slots__ = ()

    NAME = "attempt"

    def start(self, g: Alea) -> None:
        g.end()
