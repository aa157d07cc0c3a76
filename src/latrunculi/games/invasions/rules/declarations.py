"""XII.D-4: barbarians, neutral to each other in barbarian land, declare themselves hostile for the rest of the turn."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.chart import BARBARIAN_LAND, DISTANCE
from latrunculi.games.invasions.components.counters import FLEETS, LEADERS
from latrunculi.games.invasions.rules import control, relations
from latrunculi.games.invasions.rules.ints import Nation, Nations, Places
from latrunculi.games.invasions.rules.state import LAND, Invasions
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_treaty import DECLARE_WAR, WAR_DECLARED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

PACE: Final = tables.steps(True, True)
"""The steps of the fastest pile."""
BEYOND: Final = 3
"""How far a retreat, or a card, may lead it on."""


def haunts(g: Invasions, nation: Nation) -> Places:
    """The provinces that a nation controls or stands in."""
    return control.owned(g, nation) | g.present[nation] & LAND


def reach(g: Invasions, nation: Nation) -> int:
    """From its haunts a nation meets nobody in this activation who is more steps away; with fleets everybody may be."""
    if g.in_play(nation) & FLEETS:
        return len(DISTANCE)
    marches = [g.campaigns(leader) for leader in members(g.in_play(nation) & LEADERS)]
    return BEYOND + PACE * (1 + bool(g.invading & BIT[nation]) + max(marches, default=0))


def peaceful(g: Invasions, nation: Nation, among: Nations = -1) -> Nations:
    """Those of some nations that a barbarian one is neutral to in barbarian land for this reason alone, and that it may
    meet."""
    others = g.nations & ~(g.friends[nation] | g.neutrals[nation]) & among
    tolerated = relations.tolerated(g, nation, others)
    if not tolerated:
        return 0
    here, far = members(haunts(g, nation)), reach(g, nation)
    return sum([BIT[n] for n in members(tolerated) if meets(g, here, n, far)])


def meets(g: Invasions, here: tuple[int, ...], nation: Nation, most: int) -> bool:
    """Whether a nation haunts barbarian land no farther than so many steps from some provinces."""
    stands = g.present[nation] & BARBARIAN_LAND
    return near(here, stands, most) or near(here, control.owned(g, nation) & BARBARIAN_LAND & ~stands, most)


def near(here: tuple[int, ...], there: Places, most: int) -> bool:
    """Whether two sets of provinces are no farther apart than so many steps."""
    for province in here:
        distances = DISTANCE[province]
        for other in members(there):
            if distances[other] <= most:
                return True
    return False


class Declarations(Procedure[Invasions]):
    """The barbarian nations `nations` are activated: others, seat by seat, declare themselves hostile to them, and last
    they themselves to others, to inactive ones, too, which declare nothing themselves (VI.B-2). What is declared to one
    of them, or by one, holds for all: they fight as one (XXVI.B-9).

    `asked`: how many seats have been asked.
    """

    NAME = "declarations"
    ASKS = {"declare": "INV-XII.D-4"}

    nations: Nations
    asked: int = 0

    def start(self, g: Invasions) -> None:
        """Seat by seat."""
        self.step = "declare"

    def seat(self, g: Invasions) -> Seat:
        """The seat whose turn it is: those after the active one, which comes last."""
        return (g.seat(members(self.nations)[0]) + 1 + self.asked) % g.seats

    def targets(self, g: Invasions, seat: Seat) -> Nations:
        """With whom a seat may declare war: for the active nations with all others, for others with these."""
        found = 0
        for nation in members(self.nations):
            if g.seat(nation) == seat:
                whose = g.nations
            else:
                whose = sum([BIT[n] for n in members(g.active) if g.seat(n) == seat])
            found |= peaceful(g, nation, whose & ~self.nations)
        return found

    def declare(self, g: Invasions) -> None:
        """Ask."""
        while self.asked < g.seats:
            if self.targets(g, self.seat(g)):
                g.ask(self.seat(g))
                return
            self.asked += 1
        g.end()

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", members(self.nations)[0]),)

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(DECLARE_WAR, "INV-XII.D-4", self.targets(g, may.seat))
        may.offer(DONE, "INV-XII.D-4")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            self.asked += 1
            return
        others = seat not in [g.seat(nation) for nation in members(self.nations)]
        for nation in members(self.nations):
            by, foe = (obj, nation) if others else (nation, obj)
            g.wars[by] |= BIT[foe]
            g.emit(WAR_DECLARED, (by, foe))
