"""XI: raids of raider nations (X.C) and of barbarians instead of their activation; Raid and Pillage markers."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Raids(Procedure[Invasions]):
    """Step 1.C, second: the raids of this turn in the order of the Chronologie."""

    NAME = "raids"

    def start(self, g: Invasions) -> None:
        """Not written yet: the step passes."""
        g.end()


def expire(g: Invasions) -> None:
    """XI.E-9: a Raid marker lasts until the end of the turn after that in which it was placed."""
    g.raid_minus &= g.raid_fresh
    g.raid_plus &= g.raid_fresh
    g.raid_fresh = 0
