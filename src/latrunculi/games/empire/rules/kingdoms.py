"""HRE 7.2: the phase of a Kingdom or Tribe that a card brings into play."""

from __future__ import annotations

from latrunculi.games.empire.components.chart import Province
from latrunculi.games.empire.components.sides import FIRST_KINGDOM, IS_KINGDOM, KINGDOM_ARMIES, KINGDOM_START
from latrunculi.games.empire.rules.approach import WITHIN, approach
from latrunculi.games.empire.rules.displacement import clear
from latrunculi.games.empire.rules.placement import Expansion
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import (
    DONE,
    KINGDOM_APPEARS,
    TRIBE_APPEARS,
)
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.ints import Seat, Thing, Verb


class MiniPhase(Expansion):
    """HRE 7.2: a Kingdom or Tribe appears, expands and fights at once, led by the active player."""

    NAME = "mini-phase"
    ASKS = {"place": "HRE-7.2-7"}

    kingdom: int

    def start(self, g: Empire) -> None:
        """HRE-7.2-2, HRE-7.2-3: its start Province is cleared."""
        self.step = "appear"
        clear(g, KINGDOM_START[self.kingdom], "make_room")

    def appear(self, g: Empire) -> None:
        """HRE-7.2-5: the first army; of a Kingdom also a City and a Fort. HRE-7.2-6: it is this player's."""
        kingdom = self.kingdom
        side = FIRST_KINGDOM + kingdom
        province = KINGDOM_START[kingdom]
        g.take_control(side, g.active)
        g.newcomer = side
        g.add(province, side)
        if IS_KINGDOM[kingdom]:
            g.looted &= ~(1 << province)
            g.intact |= 1 << province
            g.founded |= 1 << province
            g.set_fort(province, side)
            g.emit(KINGDOM_APPEARS, (side, province))
        else:
            g.emit(TRIBE_APPEARS, (side, province))
        g.beside = side
        g.pool = KINGDOM_ARMIES[kingdom] - 1
        self.step = "place"

    def place(self, g: Empire) -> None:
        """HRE-7.2-7: the other armies, one by one."""
        if g.pool:
            g.ask_active()
        else:
            self.leave_rest(g, FIRST_KINGDOM + self.kingdom)

    def bases(self, g: Empire) -> int:
        """HRE-7.2-7: the start Province and the Provinces held."""
        return g.held[FIRST_KINGDOM + self.kingdom] | 1 << KINGDOM_START[self.kingdom]

    def way(self, g: Empire, province: Province) -> int:
        """HRE-7.2-7: the start Province is entered across no border."""
        return WITHIN if province == KINGDOM_START[self.kingdom] else approach(g, province, self.bases(g))

    def options(self, g: Empire, may: Offers) -> None:
        """Where the next army may be set down."""
        self.spread(g, may, FIRST_KINGDOM + self.kingdom, "HRE-7.2-7", self.bases(g))

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Set an army down, or stop."""
        side = FIRST_KINGDOM + self.kingdom
        if verb == DONE:
            self.leave_rest(g, side)
        else:
            self.set_down(g, side, obj)
