"""HRE 7.2: the phase of a Kingdom or Tribe that a card brings into play."""

from __future__ import annotations

from latrunculi.games.empire.components.sides import FIRST_KINGDOM, IS_KINGDOM, KINGDOM_ARMIES, KINGDOM_START
from latrunculi.games.empire.rules.displacement import clear
from latrunculi.games.empire.rules.placement import Expansion
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import KINGDOM_APPEARS, TRIBE_APPEARS
from latrunculi.kernel.actions import Offers


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
            g.found_city(province)
            g.set_fort(province, side)
            g.emit(KINGDOM_APPEARS, (side, province))
        else:
            g.emit(TRIBE_APPEARS, (side, province))
        g.beside = side
        g.pool = KINGDOM_ARMIES[kingdom] - 1
        self.step = "place"

    def options(self, g: Empire, may: Offers) -> None:
        """Where the next army may be set down."""
        self.spread(g, may, "HRE-7.2-7")
