"""The opening and the closing of an activation: what is decided before anybody moves, and what ends with it."""

from __future__ import annotations

from latrunculi.games.invasions.rules import (
    alliances,
    clients,
    diplomacy,
    envoys,
    foedera,
    marriages,
    order,
    pacts,
    raids,
)
from latrunculi.games.invasions.rules.declarations import Declarations
from latrunculi.games.invasions.rules.designs import Designs
from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.vassals import Rebellion
from latrunculi.games.invasions.rules.words_treaty import POSTPONED
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Procedure


class Opening(Procedure[Invasions]):
    """What may be decided when nations are activated: to rebel (XXIX.G-5) or denounce a Foedus (XXVIII.G), the offer of
    one (XXVIII.A-3), declarations of war (XII.D-4), to raid instead of all else (XI.C).

    `nation` is the one in whose place they play; the others are its allies.
    """

    NAME = "opening"

    nation: Nation

    def start(self, g: Invasions) -> None:
        """A vassal may rebel, a federate denounce its Foedus; then camps and nations play cards (XXX.A-9)."""
        self.step = "offers"
        g.call(diplomacy.Audiences(envoys.holders(g)))
        g.call(Designs(moment="activation", nation=self.nation))
        for nation in self.playing(g):
            g.call(foedera.Denunciation(nation))
            g.call(Rebellion(nation))

    def playing(self, g: Invasions) -> list[Nation]:
        """The nations that play, the last to be asked first."""
        return [*members(g.playing & ~BIT[self.nation])[::-1], self.nation]

    def offers(self, g: Invasions) -> None:
        """Each empire may offer them a Foedus; they themselves, to inactive nations, which are never activated."""
        self.step = "gather"
        for nation in self.playing(g):
            for idle in members(g.inactive):
                if foedera.may_offer(g, nation, idle):
                    g.call(foedera.Offer(nation, idle))
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


def closing(g: Invasions, nation: Nation) -> None:
    """What the activation of a nation, and of those that play with it, ends: marriages are rewarded (XXX.D-3); what
    lasts until two nations have been activated is over: pacts (XXX.C-8, XXX.E-4), alliances (XXX.B-4).

    Who has raided plays no more, but has been activated all the same.
    """
    raiders = order.together(g, nation) & g.activated & g.raided
    for one in members(g.playing | raiders):
        marriages.keep(g, one)
    pacts.expire(g, g.nations & g.activated)
    alliances.closing(g)
