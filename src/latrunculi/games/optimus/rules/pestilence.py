"""OP-SC-46: the plague that a barbarian may let break out in spring."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.counters import PESTIS
from latrunculi.games.optimus.components.pieces import BARBARUS, FLEET_UNITS, ROMANUS
from latrunculi.games.optimus.rules import stratagems
from latrunculi.games.optimus.rules.attrition import PLAGUED, TERMS, Attrition
from latrunculi.games.optimus.rules.state import POOL, Optimus
from latrunculi.games.optimus.rules.words import DECLINE, PLAGUE
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

STACKS: Final = 2
"""Roman stacks that the plague strikes (OP-SC-46)."""


class Pestilence(Procedure[Optimus]):
    """OP-SC-46: in spring the barbarian may let the plague break out. `struck`: places that have been tested, `left`:
    stacks that are still to test."""

    NAME = "pestilence"
    ASKS = {"start": "OP-SC-46"}

    struck: list[int] = []
    left: int = STACKS

    def start(self, g: Optimus) -> None:
        """Asked whoever holds any stratagem: how many is no secret."""
        if g.hand[BARBARUS] and stratagems.plotters(g, BARBARUS):
            g.ask_privately(BARBARUS)
        else:
            g.end()

    def options(self, g: Optimus, may: Offers) -> None:
        stratagems.offer_play(g, may, BARBARUS, stratagems.plotters(g, BARBARUS), BIT[PESTIS])
        may.offer(DECLINE, "OP-SC-46")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DECLINE:
            g.end()
        else:
            stratagems.spend(g, BARBARUS, obj, stratagems.plotters(g, BARBARUS), secretly=True)
            self.step = "strike"

    def strike(self, g: Optimus) -> None:
        """The largest stack that is left; of two the first on the map."""
        stacks = [g.units(place, ROMANUS) & ~FLEET_UNITS for place in range(POOL)]
        sizes = [0 if place in self.struck else g.strength(units) for place, units in enumerate(stacks)]
        if not self.left or not any(sizes):
            g.end()
            return
        place = sizes.index(max(sizes))
        self.left -= 1
        self.struck.append(place)
        g.emit(PLAGUE, (place,))
        terms = [0] * TERMS
        terms[PLAGUED] = 1
        g.call(Attrition(ROMANUS, g.first(g.leaders(place, ROMANUS)), stacks[place], place, terms))


def due_in_spring(g: Optimus) -> bool:
    """Whether the scenario knows the plague at all."""
    return bool(g.sold >> PESTIS & 1)
