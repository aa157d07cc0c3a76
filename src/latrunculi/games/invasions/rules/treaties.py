"""The opening and the closing of an activation: what is decided before anybody moves, and what ends with it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import NATION_OF
from latrunculi.games.invasions.rules import alliances, clients, foedera, order, raids
from latrunculi.games.invasions.rules.declarations import Declarations
from latrunculi.games.invasions.rules.designs import Designs
from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.state import RESERVE, Invasions
from latrunculi.games.invasions.rules.vassals import Rebellion
from latrunculi.games.invasions.rules.words_treaty import POSTPONED
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(Procedure[Invasions]):
    """What may be decided when nations are activated: to rebel (XXIX.G-5) or denounce a Foedus (XXVIII.G), the offer of
    one (XXVIII.A-3), declarations of war (XII.D-4), to raid instead of all else (XI.C).

    `nation` is the one in whose place they play; the others are its allies.
    """

    NAME = "opening"

    nation: Nation

    def start(self, g: Invasions) -> None:
        """A vassal may rebel, a federate denounce its Foedus; then camps play cards."""
        self.step = "offers"
        g.call(Designs("activation", self.nation))
        for nation in self.playing(g):
            g.call(foedera.Denunciation(nation))
            g.call(Rebellion(nation))

    def playing(self, g: Invasions) -> list[Nation]:
        """The nations that play, the last to be asked first."""
        return [*members(g.playing & ~BIT[self.nation])[::-1], self.nation]

    def offers(self, g: Invasions) -> None:
        """Each empire may offer them a Foedus."""
        self.step = "gather"
        for nation in self.playing(g):
            for empire in members(g.active):
                if foedera.may_offer(g, empire, nation):
                    g.call(foedera.Offer(empire, nation))

    def gather(self, g: Invasions) -> None:
        """XXVI.B-3: who has just found an ally that comes later waits for it; who has lost one plays alone."""
        group = order.together(g, self.nation)
        leaving = g.playing & ~group
        g.playing ^= leaving
        g.activated ^= leaving
        waiting = members(group & ~g.activated)
        later = [n for n in waiting if order.key(g, n) > order.key(g, self.nation)]
        if later:
            g.emit(POSTPONED, (self.nation, later[-1]))
            g.activated ^= g.playing
            g.playing = 0
            g.end()
            return
        for nation in waiting:
            g.playing |= BIT[nation]
            g.activated |= BIT[nation]
        self.step = "wars"

    def wars(self, g: Invasions) -> None:
        """XII.D-4: who stands against barbarians that are activated."""
        self.step = "levies"
        barbarians = sum([BIT[n] for n in members(g.playing) if g.barbarian(n)])
        if barbarians:
            g.call(Declarations(barbarians))

    def levies(self, g: Invasions) -> None:
        """A barbarian may raid; clients lend their patrons mercenaries (XXVII.B-2)."""
        g.end()
        for nation in self.playing(g):
            g.call(clients.Levies(nation))
            if raids.may_raid(g, nation):
                g.call(raids.OneRaid(nation))


def closing(g: Invasions) -> None:
    """XXVII.B-3, XXX.B-4, XXX.D-5: mercenaries of a turn go home to their horde or capital.

    Alliances and pacts of a turn end when both nations have been activated (XXX.B-4, XXX.C-8, XXX.E-4).
    """
    for nation in members(g.activated | g.playing):
        for piece in members(g.passing & g.army[nation]):
            own = NATION_OF[piece]
            home = g.seat_province(own)
            g.lend(piece, own)
            g.passing &= ~BIT[piece]
            g.put(piece, home if home != NONE else RESERVE)
    for nation in members(g.nations & g.activated):
        g.pacts[nation] &= ~g.activated
    alliances.closing(g)
