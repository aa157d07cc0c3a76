"""XX.A: the Combat sub-step: the provinces with opposed nations, in the attacker's order; then sieges."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Battles(Procedure[Invasions]):
    """The combats of the nations `g.playing`."""

    NAME = "battles"

    def start(self, g: Invasions) -> None:
        """Not written yet: no movement leads to enemies, so there is none."""
        g.end()
