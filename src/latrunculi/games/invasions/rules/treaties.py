"""The opening and the closing of an activation: rebellion, Foedus and raid, and what ends with it.

Declarations of war (XII.D-4) and Diplomacy cards are still to come.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import NATION_OF
from latrunculi.games.invasions.rules import bonds, clients, foedera, raids
from latrunculi.games.invasions.rules.designs import Designs
from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.state import RESERVE, Invasions
from latrunculi.games.invasions.rules.vassals import Rebellion
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(Procedure[Invasions]):
    """What may be decided when a nation is activated: to rebel (XXIX.G-5) or denounce a Foedus (XXVIII.G), the offer of
    one (XXVIII.A-3), to raid instead of all else (XI.C)."""

    NAME = "opening"

    nation: Nation

    def start(self, g: Invasions) -> None:
        """A vassal may rebel, a federate denounce its Foedus, camps play cards; then clients lend their mercenaries."""
        self.step = "offers"
        for nation in members(g.playing):
            g.call(clients.Levies(nation))
        g.call(Designs("activation", self.nation))
        g.call(foedera.Denunciation(self.nation))
        g.call(Rebellion(self.nation))

    def offers(self, g: Invasions) -> None:
        """Each empire may offer it a Foedus."""
        self.step = "raid"
        for empire in members(g.active):
            if foedera.may_offer(g, empire, self.nation):
                g.call(foedera.Offer(empire, self.nation))

    def raid(self, g: Invasions) -> None:
        """A barbarian may raid."""
        g.end()
        if raids.may_raid(g, self.nation):
            g.call(raids.OneRaid(self.nation))


def closing(g: Invasions) -> None:
    """XXVII.B-3, XXX.B-4, XXX.D-5: mercenaries of a turn go home to their horde or capital.

    Alliances and pacts of a turn end when both nations have been activated (XXX.B-4, XXX.C-8, XXX.E-4).
    """
    for nation in members(g.playing):
        for piece in members(g.passing & g.army[nation]):
            own = NATION_OF[piece]
            home = g.seat_province(own)
            g.lend(piece, own)
            g.put(piece, home if home != NONE else RESERVE)
    for nation in members(g.nations):
        if g.activated & BIT[nation]:
            g.pacts[nation] &= ~g.activated
            if g.allies[nation] & g.activated and not g.alliances & BIT[nation]:
                bonds.unally(g, nation)
