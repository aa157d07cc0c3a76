"""What follows from the deaths of leaders."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.games.alea.words import DIED
from latrunculi.games.imperator.state import departed
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Aftermath(Procedure[Alea]):
    """The consequences of the deaths that wait in `Alea.mourning`."""

    __slots__ = ()

    NAME = "aftermath"

    def start(self, g: Alea) -> None:
        for entry in g.mourning:
            leader, _, cause = departed(entry)
            g.emit(DIED, (leader, cause))
        g.mourning.clear()
        g.end()
