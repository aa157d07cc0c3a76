"""UR 3.3.2: at the start each player deploys the LI and CO that he controls in their dioceses."""

from __future__ import annotations

from latrunculi.games.imperator.components.kit import NONE, Camp, Piece
from latrunculi.games.ultimus.components.chart import DIOCESE_ZONES, ZONES
from latrunculi.games.ultimus.components.counters import CO, LI, UNIT_DIOCESE
from latrunculi.games.ultimus.rules.state import Ultimus
from latrunculi.games.ultimus.rules.words import DEPLOY, DEPLOYED, DONE, PLACE_IN
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class Deployment(Procedure[Ultimus]):
    """UR-3.3.2-1 and -2: the scenario has set a camp's LI and CO down; the player moves those he wants elsewhere.

    `unit` is the one in his hand, NONE between two; `placed` those he has put where he wants them.
    """

    NAME = "deployment"
    ASKS = {"choose_unit": "UR-3.3.2-1", "choose_zone": "UR-3.3.2-1"}

    camp: Camp
    unit: Piece = NONE
    placed: int = 0

    def start(self, g: Ultimus) -> None:
        if not movable(g, self.camp):
            g.end()
            return
        self.step = "choose_unit"

    def choose_unit(self, g: Ultimus) -> None:
        g.ask(g.seat_of(self.camp))

    def choose_zone(self, g: Ultimus) -> None:
        g.ask(g.seat_of(self.camp))

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return () if self.unit == NONE else (("piece", "piece", self.unit),)

    def options(self, g: Ultimus, may: Offers) -> None:
        if self.step == "choose_unit":
            may.offer(DONE, "UR-3.3.2-1")
            may.offer(DEPLOY, "UR-3.3.2-1", LI | CO)
            may.only("UR-3.3.2-2", movable(g, self.camp))
            may.only("UR-3.3.2-1", ~self.placed)
            return
        may.offer(PLACE_IN, "UR-3.3.2-1", (1 << ZONES) - 1)
        may.only("UR-3.3.2-1", DIOCESE_ZONES[UNIT_DIOCESE[self.unit]])
        may.only("UR-3.3.2-1", ~g.occupied[1 - self.camp])

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            g.end()
        elif verb == DEPLOY:
            self.unit = obj
            self.step = "choose_zone"
        else:
            g.put(self.unit, obj)
            g.emit(DEPLOYED, (self.unit, obj))
            self.placed |= 1 << self.unit
            self.unit = NONE
            self.step = "choose_unit"


def movable(g: Ultimus, camp: Camp) -> int:
    """The LI and CO of a camp that stand in their own diocese, as the scenario has set them."""
    mask = 0
    for unit in members((LI | CO) & g.own[camp]):
        if DIOCESE_ZONES[UNIT_DIOCESE[unit]] >> g.at[unit] & 1:
            mask |= 1 << unit
    return mask
