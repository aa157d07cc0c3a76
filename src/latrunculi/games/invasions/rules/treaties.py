"""The opening and the closing of an activation.

Foedus offers, broken Foedera, rebellions, declarations of war (XII.D-4), cards played at the latest then; and what ends
with an activation.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import NATION_OF
from latrunculi.games.invasions.rules import bonds
from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.state import RESERVE, Invasions
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(Procedure[Invasions]):
    """What may be decided when a nation is activated, and who answers (XXVIII.A-3, XXVIII.G, XXIX.G-5, XXX.A-9)."""

    NAME = "opening"

    nation: Nation

    def start(self, g: Invasions) -> None:
        """Not written yet: the step passes."""
        g.end()


def closing(g: Invasions) -> None:
    """XXVII.B-3, XXX.B-4, XXX.D-5: mercenaries of a turn go home to their horde or capital.

    Alliances and pacts of a turn end when both nations have been activated (XXX.B-4, XXX.C-8, XXX.E-4).
    """
    for nation in members(g.playing):
        for piece in members(g.passing & g.army[nation]):
            own = NATION_OF[piece]
            home = g.seat_province(own)
            g.lend(piece, own)
            g.passing &= ~BIT[piece]
            g.put(piece, home if home != NONE else RESERVE)
    for nation in members(g.nations):
        if g.activated & BIT[nation]:
            g.pacts[nation] &= ~g.activated
            if g.allies[nation] & g.activated and not g.alliances & BIT[nation]:
                bonds.unally(g, nation)
