"""HRE 9.2, 7.2, 9.3: whoever stands in a start Province makes room for those who enter there."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.chart import NEAR, Province, Provinces
from latrunculi.games.empire.components.sides import NOBODY, is_rebel
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import (
    DISPLACED,
    DISPLACED_BY_FACTION,
    DISPLACED_BY_KINGDOM,
    DISPLACED_LOST,
    DISPLACED_LOST_BY_FACTION,
    DISPLACED_LOST_BY_KINGDOM,
    FORT_SWEPT,
    FORT_SWEPT_BY_FACTION,
    FORT_SWEPT_BY_KINGDOM,
    RETREAT_TO,
)
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class Displacement(Procedure[Empire]):
    """HRE-9.2-2, HRE-7.2-2, HRE-9.3-4: all armies leave a start Province, or are eliminated.

    The step says for whom: a People (`retreat`), a Kingdom or Tribe (`make_room`), a Faction (`give_way`).
    """

    NAME = "displacement"
    ASKS = {"retreat": "HRE-9.2-2", "make_room": "HRE-7.2-2", "give_way": "HRE-9.3-4"}

    province: Province

    def __init__(self, province: Province, step: str) -> None:
        self.step = step
        self.province = province

    def about(self, g: Empire) -> tuple[tuple[str, str, int], ...]:
        return (("province", "province", self.province),)

    def retreat(self, g: Empire) -> None:
        """The owner chooses where each army goes."""
        province = self.province
        side = g.owner[province]
        if side == NOBODY:
            g.end()
        elif self.shelters(g):
            g.ask(g.seat_of(g.responsible(side)))
        else:
            number = g.armies[province]
            for _ in range(number):
                g.emit(WITHOUT_REFUGE[self.step], (side, province))
            g.remove(province, number)
            g.end()

    def make_room(self, g: Empire) -> None:
        """HRE-7.2-2."""
        self.retreat(g)

    def give_way(self, g: Empire) -> None:
        """HRE-9.3-4."""
        self.retreat(g)

    def shelters(self, g: Empire) -> Provinces:
        """Adjacent Provinces of the same side with room (rulings at HRE-7.2-2); none for rebels (HRE-11-4)."""
        side = g.owner[self.province]
        return 0 if is_rebel(side) else NEAR[self.province] & g.held[side] & ~g.full

    def options(self, g: Empire, may: Offers) -> None:
        """Where the next army retreats to."""
        clause = self.ASKS[self.step]
        may.offer(RETREAT_TO, clause, NEAR[self.province])
        may.only(clause, g.held[g.owner[self.province]])
        may.bar("HRE-9.1-1", g.full)

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """One army retreats."""
        side = g.owner[self.province]
        g.remove(self.province)
        g.add(obj, side)
        g.emit(LEFT[self.step], (side, self.province, obj))


SWEPT: Final = {"retreat": FORT_SWEPT, "make_room": FORT_SWEPT_BY_KINGDOM, "give_way": FORT_SWEPT_BY_FACTION}
LEFT: Final = {"retreat": DISPLACED, "make_room": DISPLACED_BY_KINGDOM, "give_way": DISPLACED_BY_FACTION}
WITHOUT_REFUGE: Final = {
    "retreat": DISPLACED_LOST,
    "make_room": DISPLACED_LOST_BY_KINGDOM,
    "give_way": DISPLACED_LOST_BY_FACTION,
}


def clear(g: Empire, province: Province, step: str) -> None:
    """HRE-9.2-3, HRE-7.2-3, HRE-9.3-4: forts are swept away first; then the armies leave (`Displacement`)."""
    if g.fort >> province & 1:
        g.raze_fort(province)
        g.emit(SWEPT[step], (province,))
    g.call(Displacement(province, step))
