"""X.D: caravans: the exceptional one, income, plunder by barbarians."""

from __future__ import annotations

from latrunculi.games.invasions.rules.state import Invasions


def caravans(g: Invasions) -> None:
    """1.C, third: gold for civilised controllers of caravan provinces (X.D-2 to X.D-4).

    The die that names the exceptional caravan, and the plunder of barbarians (X.D-5), come with the Pillage markers.
    """
