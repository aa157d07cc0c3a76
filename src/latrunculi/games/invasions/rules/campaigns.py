"""XXII: the campaigns of the leaders of the nations that play, after their units."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaigns(Procedure[Invasions]):
    """The Campaigns sub-step of the nations `g.playing` (IV-12)."""

    NAME = "campaigns"

    def start(self, g: Invasions) -> None:
        """Not written yet: the step passes."""
        g.end()
