"""XXV.A: naval piles sail from sea to sea."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import NONE, SEA_NEAR, SEAS
from latrunculi.games.invasions.rules import coasts, naval
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Sea, Seas
from latrunculi.games.invasions.rules.state import FIRST_SEA, WATERS, Invasions
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_march import LEAVE, TAKE
from latrunculi.games.invasions.rules.words_siege import CHALLENGE, SAIL_TO, SAILED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.ways import within

RANGE: Final = 4
"""Seas that a fleet sails in an activation (XXV.A-2)."""
TETHER: Final = 2
"""How far from the sea of a coastal city of its nation a fleet may be (XXV.A-3)."""


def waters(g: Invasions, nation: Nation) -> Seas:
    """XXV.A-3: the seas where fleets of a nation may be."""
    return within(SEA_NEAR, coasts.harbours(g, nation), TETHER)


def courses(g: Invasions, nation: Nation) -> list[Seas]:
    """XXV.A-3: for each sea the seas next to it where fleets of a nation may sail on to: those where they may be; where
    they may not, as a port has fallen, those nearer to where they may."""
    reached = waters(g, nation)
    found = [near & reached for near in SEA_NEAR]
    farther = within(SEA_NEAR, reached, 1) & ~reached
    while farther:
        for sea in members(farther):
            found[sea] = SEA_NEAR[sea] & reached
        reached |= farther
        farther = within(SEA_NEAR, reached, 1) & ~reached
    return found


NEAR_ENOUGH: Final = tuple([within(SEA_NEAR, BIT[sea], TETHER + 1) if SEA_NEAR[sea] else 0 for sea in range(SEAS)])
"""For each sea those from a harbour of which a fleet may be in a sea next to it, if there is any."""


def fresh(g: Invasions, fleets: Pieces) -> Pieces:
    """Of some fleets those that have a step left (XXV.A-2)."""
    return fleets ^ (fleets & g.spent[RANGE - 1])


def ready(g: Invasions, nations: Nations) -> Pieces:
    """The fleets of some nations that may sail, or give battle where they are; those alike in one sea once."""
    found = 0
    for nation in members(nations):
        harbours = NONE
        for place in members(g.present[nation] & WATERS):
            sea = place - FIRST_SEA
            here = g.fleets(nation, place)
            if not here:
                continue
            if naval.foes(g, nation, sea, here):
                found |= g.alike(here)
                continue
            if harbours == NONE:
                harbours = coasts.harbours(g, nation)
            if harbours & NEAR_ENOUGH[sea] or (harbours and courses(g, nation)[sea]):
                found |= g.alike(fresh(g, here))
    return found


class Voyage(Procedure[Invasions]):
    """A naval pile `group` of a nation on its way, in `sea` now. `pieces`: fleets that it has left there."""

    NAME = "voyage"
    ASKS = {"go": "INV-XXV.A-2"}

    nation: Nation
    sea: int
    group: Pieces
    pieces: Pieces = 0

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("sea", "sea", self.sea))

    def start(self, g: Invasions) -> None:
        """Enemies in the sea may intercept it at once (XXV.B-1)."""
        self.step = "entered"

    def entered(self, g: Invasions) -> None:
        """XXV.B-1: the enemies declare first."""
        self.step = "met"
        g.call(naval.Challenges(self.nation, self.sea, self.group))

    def met(self, g: Invasions) -> None:
        """XXV.C-9: a pile that has refused battle stops."""
        self.group &= g.inside[FIRST_SEA + self.sea]
        if g.answer == naval.REFUSED or not self.group:
            g.end()
        else:
            self.step = "go"

    def left(self, g: Invasions) -> int:
        """The steps that the pile has left."""
        return RANGE - max(g.steps(fleet) for fleet in members(self.group))

    def joining(self, g: Invasions) -> Pieces:
        """XXV.A-4, XXV.A-6: who may join the pile."""
        if self.group.bit_count() >= naval.PILE:
            return 0
        here = g.fleets(self.nation, FIRST_SEA + self.sea)
        return fresh(g, here & ~self.group & ~self.pieces)

    def seas(self, g: Invasions) -> Seas:
        """Where it may sail on to."""
        return courses(g, self.nation)[self.sea] if self.left(g) > 0 else 0

    def go(self, g: Invasions) -> None:
        """Ask, if there is anything to do."""
        if self.seas(g) or naval.foes(g, self.nation, self.sea, self.group):
            g.ask(g.seat(self.nation))
        else:
            g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(SAIL_TO, "INV-XXV.A-2", SEA_NEAR[self.sea])
        may.when("INV-XXV.A-2", self.left(g) > 0)
        may.only("INV-XXV.A-3", courses(g, self.nation)[self.sea])
        may.offer(LEAVE, "INV-XXV.A-6", g.alike(self.group) if self.group.bit_count() > 1 else 0)
        may.offer(TAKE, "INV-XXV.A-6", g.alike(self.joining(g)))
        may.offer(CHALLENGE, "INV-XXV.B-1", naval.foes(g, self.nation, self.sea, self.group))
        may.offer(DONE, "INV-XXV.A-2")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            g.end()
        elif verb == LEAVE:
            self.group &= ~BIT[obj]
            self.pieces |= BIT[obj]
        elif verb == TAKE:
            self.group |= BIT[obj]
        elif verb == CHALLENGE:
            self.step = "met"
            enemy = naval.target(g, obj, self.sea)
            g.call(naval.SeaFight(self.nation, obj, self.sea, [self.group, enemy], active=self.nation))
        else:
            self.sail(g, obj)

    def sail(self, g: Invasions, sea: Sea) -> None:
        """A step."""
        g.emit(SAILED, (self.nation, self.sea, sea))
        g.spend(self.group, 1)
        g.put_all(self.group, FIRST_SEA + sea)
        self.sea = sea
        self.pieces = 0
        self.step = "entered"
