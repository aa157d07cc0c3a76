"""The change of camps after a coup d’État (AIE-2.F.2, AIE-5.2)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.alea.state import Alea
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class ExchangeOfCamps(Procedure[Alea]):
    """The players change camps if a coup has succeeded."""

    __slots__ = ()

    NAME = "exchange_of_camps"

    def start(self, g: Alea) -> None:
        g.end()
