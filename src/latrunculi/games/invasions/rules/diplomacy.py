"""XXX: Diplomacy cards: draws, and their play outside activations."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components.cards import DIPLOMACY_COPIES
from latrunculi.games.invasions.rules.state import TREATIES, Invasions
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Embassies(Procedure[Invasions]):
    """Step 1.D: the civilised nations of `g.order` draw their cards (XXX.A)."""

    NAME = "embassies"

    def start(self, g: Invasions) -> None:
        """Not written yet: the step passes."""
        g.end()


def close(g: Invasions) -> None:
    """3.B, XXX.A-10: cards that are left go back, each for 1 gold to its nation."""
    for nation in members(g.active):
        first = nation * TREATIES
        for title in range(TREATIES):
            g.receive(nation, g.treaty_hand[first + title])
            g.treaty_hand[first + title] = 0
    g.treaty_deck = list(DIPLOMACY_COPIES)
