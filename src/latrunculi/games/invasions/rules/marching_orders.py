"""The Event cards Forced March and Scouts: a pile goes farther, or unseen, in this Movement sub-step."""

from __future__ import annotations

from latrunculi.games.invasions.components.counters import LEADERS, UNIT_MASK
from latrunculi.games.invasions.rules import ways
from latrunculi.games.invasions.rules.design import Design
from latrunculi.games.invasions.rules.ints import Camp, Nations, Pieces, Place, Places
from latrunculi.games.invasions.rules.state import LAND, Invasions
from latrunculi.games.invasions.rules.words_cards import HASTEN, HASTENED, SCOUT, SCOUTED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb


def moving(g: Invasions, camp: Camp) -> Nations:
    """The nations of a camp that move now."""
    return sum([BIT[n] for n in members(g.playing & g.nations) if g.camp(n) == camp])


def marching(g: Invasions, camp: Camp, place: Place) -> Pieces:
    """The units and leaders of these nations in a province."""
    return ways.army(g, moving(g, camp)) & g.inside[place] & (UNIT_MASK | LEADERS)


def eager(g: Invasions, camp: Camp, done: Pieces) -> Pieces:
    """The units and leaders of these nations for which a card has not been played yet."""
    return ways.army(g, moving(g, camp)) & (UNIT_MASK | LEADERS) & ~done


def camps(g: Invasions, camp: Camp) -> Places:
    """The provinces with pieces of these nations."""
    found = 0
    for nation in members(moving(g, camp)):
        found |= g.present[nation]
    return found & LAND


def piles(g: Invasions, camp: Camp, done: Pieces) -> Places:
    """The provinces with a pile that a card has not been played for yet."""
    pieces = eager(g, camp, done)
    return sum([BIT[p] for p in members(camps(g, camp)) if g.inside[p] & pieces])


def any_pile(g: Invasions, camp: Camp, done: Pieces) -> bool:
    """Whether there is such a pile."""
    pieces = eager(g, camp, done)
    return any(g.inside[p] & pieces for p in members(camps(g, camp)))


class ForcedMarch(Design):
    """The units and leaders in a province have more steps (`ways.capacity`)."""

    NAME = "forced-march"

    def fits(self, g: Invasions) -> bool:
        return any_pile(g, self.camp, g.hastened)

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(HASTEN, "INV-X.B-5", piles(g, self.camp, g.hastened))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.hastened |= marching(g, self.camp, obj)
        g.emit(HASTENED, (obj,))
        g.end()


class Scouts(Design):
    """A pile of units and leaders from a province is not intercepted (`interception.adversaries`)."""

    NAME = "scouts"

    def fits(self, g: Invasions) -> bool:
        return any_pile(g, self.camp, g.scouting)

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(SCOUT, "INV-X.B-5", piles(g, self.camp, g.scouting))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.scouting |= marching(g, self.camp, obj)
        g.emit(SCOUTED, (obj,))
        g.end()
