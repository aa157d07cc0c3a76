"""What follows from the death of leaders."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.deaths import honour
from latrunculi.games.alea.state import Alea
from latrunculi.games.alea.words import DIED
from latrunculi.games.imperator.state import departed
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Aftermath(Procedure[Alea]):
    """Takes the deaths of `Alea.mourning` in their order."""

    __slots__ = ()

    NAME = "aftermath"

    def start(self, g: Alea) -> None:
        if not g.mourning:
            g.end()
            return
        leader, camp, cause = departed(g.mourning.pop(0))
        g.emit(DIED, (leader, cause))
        honour(g, leader, camp, cause)
