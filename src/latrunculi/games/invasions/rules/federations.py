"""XXX.F: the card Foedus: a barbarian nation that is activated must accept one."""

from __future__ import annotations

from latrunculi.games.invasions.rules import foedera
from latrunculi.games.invasions.rules.foedera import Foedus, Offer
from latrunculi.games.invasions.rules.ints import Nation, Nations
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_treaty import CEDE
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb


def subjects(g: Invasions, nation: Nation) -> Nations:
    """XXX.F-1, XXVIII.A-5: the nations on which a kingdom or empire may impose a Foedus: those that are activated, in
    its own activation inactive ones, too."""
    able = g.playing & g.active | (g.inactive if g.playing & BIT[nation] else 0)
    return sum([BIT[n] for n in members(able) if foedera.possible(g, nation, n)])


class Imposition(Offer):
    """The nation that has played the card names two provinces, and there is a Foedus: nobody answers, and it is not the
    empire's own offer of the turn (XXX.F-2)."""

    NAME = "imposed-foedus"
    ASKS = {"first": "INV-XXX.F-1", "second": "INV-XXX.F-1"}

    def start(self, g: Invasions) -> None:
        """Which provinces."""
        self.step = "first"

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "first":
            may.offer(CEDE, "INV-XXVIII.A-4", foedera.cedable(g, self.empire, self.nation))
        else:
            may.offer(CEDE, "INV-XXVIII.A-4", foedera.partners(g, self.empire, self.nation, self.one))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step == "first":
            self.one = obj
            self.step = "second"
        else:
            g.end()
            g.call(Foedus(self.empire, self.nation, self.one, obj))
