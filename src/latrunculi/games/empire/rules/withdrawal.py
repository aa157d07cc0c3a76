"""HRE 10.1: after a round of combat the Legions that are left may withdraw."""

from __future__ import annotations

from latrunculi.games.empire.components.chart import NEAR, Province, Provinces
from latrunculi.games.empire.components.sides import NOBODY, Faction
from latrunculi.games.empire.rules.state import STACK, Empire
from latrunculi.games.empire.rules.words import STAND, WITHDRAW_TO, WITHDREW
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def friendly(g: Empire, faction: Faction) -> Provinces:
    """HRE-10.1-1: Provinces that a Faction controls, or that hold nothing but its Fort or Fortress."""
    return g.held[faction] | (g.forted[faction] & ~g.occupied)


def refuges(g: Empire, province: Province, faction: Faction) -> int:
    """HRE-10.1-3: adjacent Provinces with Legions of the Faction and room, or with its Fort or Fortress alone."""
    return NEAR[province] & friendly(g, faction) & ~g.full


def refuge_room(g: Empire, province: Province) -> int:
    """How many Legions the refuges of a Province's Legions can take."""
    return sum(STACK - g.armies[other] for other in members(refuges(g, province, g.owner[province])))


class Withdrawal(Procedure[Empire]):
    """HRE-10.1-1: the Legions of a Province stand, or withdraw all together, one after another."""

    NAME = "withdrawal"
    ASKS = {"start": "HRE-10.1-1", "go_on": "HRE-10.1-3"}

    province: Province
    left: int = 0
    faction: Faction = NOBODY

    def about(self, g: Empire) -> tuple[tuple[str, str, int], ...]:
        return g.stack[-2].about(g)

    def start(self, g: Empire) -> None:
        """The owner decides."""
        self.faction = g.owner[self.province]
        self.left = g.armies[self.province]
        g.ask(g.seat_of(self.faction))

    def go_on(self, g: Empire) -> None:
        """Once one Legion has withdrawn, the others follow (ruling at HRE-10.1-3)."""
        if self.left == 0:
            g.end()
        else:
            g.ask(g.seat_of(self.faction))

    def options(self, g: Empire, may: Offers) -> None:
        """Stand, or where the next Legion goes."""
        may.offer(STAND, "HRE-10.1-1")
        may.when("HRE-10.1-3", self.step == "start")
        may.offer(WITHDRAW_TO, "HRE-10.1-3", NEAR[self.province])
        may.only("HRE-10.1-1", friendly(g, self.faction))
        may.bar("HRE-10.1-3", g.full)

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Stand, or move one Legion; a Fort stays behind (HRE-10.1-4)."""
        if verb == STAND:
            g.end()
            return
        g.remove(self.province)
        g.add(obj, self.faction)
        g.emit(WITHDREW, (self.faction, self.province, obj))
        self.left -= 1
        self.step = "go_on"
