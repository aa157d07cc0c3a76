"""HRE 10.4: a Fort or Fortress that stands alone."""

from __future__ import annotations

from latrunculi.games.empire.components.chart import Province
from latrunculi.games.empire.components.sides import Side, is_faction
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import DESTROY_FORT, FORT_DESTROYED, FORT_TAKEN, TAKE_FORT
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class LoneFort(Procedure[Empire]):
    """HRE-10.4-4, HRE-12-6: a Fort or Fortress alone falls without combat; it is conquered or destroyed."""

    NAME = "lone-fort"
    ASKS = {"start": "HRE-10.4-4"}

    province: Province
    side: Side

    def about(self, g: Empire) -> tuple[tuple[str, str, int], ...]:
        return (("province", "province", self.province),)

    def start(self, g: Empire) -> None:
        """The active player decides."""
        g.ask_active()

    def options(self, g: Empire, may: Offers) -> None:
        """Take it or destroy it."""
        may.offer(TAKE_FORT, "HRE-10.4-4")
        may.offer(DESTROY_FORT, "HRE-10.4-4")

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Carry it out."""
        if verb == TAKE_FORT:
            g.set_fort(self.province, self.side)
            g.emit(FORT_TAKEN, (self.side, self.province))
        else:
            destroy_fort(g, self.province)
        g.end()


def overrun_fort(g: Empire, province: Province, side: Side) -> None:
    """HRE-10.5-2, HRE-12-7: the Fort, if any, of a Province that armies have entered without dice: Romans have the
    choice of `LoneFort`, others destroy it."""
    if g.fort >> province & 1:
        if is_faction(side):
            g.call(LoneFort(province, side))
        else:
            destroy_fort(g, province)


def destroy_fort(g: Empire, province: Province) -> None:
    """HRE-10.4-4: the Fort or Fortress is gone."""
    g.raze_fort(province)
    g.emit(FORT_DESTROYED, (province,))
