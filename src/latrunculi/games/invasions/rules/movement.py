"""XVIII: the Movement sub-step: piles move one at a time, by borders and straits, through land that lets them pass.

So far a pile enters no province where anybody could react or stands in the way: what leads to reactions, battles,
sieges, migration and transport by sea belongs to the chapters that are not there yet.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.chart import (
    ARABIA_DESERTA,
    LANDS,
    MAURETANIA,
    NEAR,
    OVER_STRAIT,
    REGION,
    SCYTHIA,
)
from latrunculi.games.invasions.components.counters import CAVALRY, LEADERS, NATION_OF, SATRAPES, UNIT_MASK
from latrunculi.games.invasions.components.nations import NATION, NOMADS, OSTROGOTHS
from latrunculi.games.invasions.rules import relations, stacking
from latrunculi.games.invasions.rules.ints import Nations, Pieces, Places, Province
from latrunculi.games.invasions.rules.state import LAND, Invasions
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_march import LEAVE, MARCH, MARCHED, STEP_TO
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat

MOORS: Final[Nations] = BIT[NATION["mauritaniens"]] | BIT[NATION["berberes"]]
"""Who may enter MAURETANIA (XVIII.K-3)."""
SATRAPIES: Final[Places] = LANDS[REGION["mesopotamia"]] | LANDS[REGION["persis"]]


def capacity(g: Invasions, piece: int, led: bool) -> int:
    """XVIII.B: the steps that a piece has; a leader alone has those of cavalry that he leads.

    A reduced cavalry goes on foot (XX.C-5).
    """
    mounted = bool((CAVALRY & ~g.reduced | LEADERS) & BIT[piece])
    return tables.steps(mounted, led or bool(LEADERS & BIT[piece]))


def fresh(g: Invasions, pieces: Pieces, led: bool = False) -> Pieces:
    """The units and leaders among some pieces that have steps left."""
    found = 0
    for piece in members(pieces & (UNIT_MASK | LEADERS)):
        if g.steps(piece) < capacity(g, piece, led):
            found |= BIT[piece]
    return found & ~g.inactive_leaders


def led(g: Invasions, group: Pieces) -> bool:
    """XVIII.B-6, XVIII.D-2: a leader of the group has shared the whole movement of all its units."""
    units = members(group & UNIT_MASK)
    return any(all(g.steps(unit) == g.steps(leader) for unit in units) for leader in members(group & LEADERS))


def closed(g: Invasions, group: Pieces) -> Places:
    """XVIII.K, III.B-22: the provinces that a pile may not enter for what it is."""
    barred = BIT[ARABIA_DESERTA]
    for piece in members(group):
        nation = NATION_OF[piece]
        if not NOMADS & BIT[nation] and not (nation == OSTROGOTHS and g.turn == 1):
            barred |= LANDS[SCYTHIA]
        if not MOORS & BIT[nation]:
            barred |= LANDS[MAURETANIA]
        if SATRAPES & BIT[piece]:
            barred |= LAND & ~SATRAPIES
    return barred


@mypyc_attr(allow_interpreted_subclasses=True)
class Movement(Procedure[Invasions]):
    """The Movement sub-step of some nations of one seat (IV-12)."""

    NAME = "movement"
    ASKS = {"choose_pile": "INV-XVIII.A-2"}

    nations: Nations

    def start(self, g: Invasions) -> None:
        """Any number of units may move (XVIII.A-1)."""
        self.step = "choose_pile"

    def choose_pile(self, g: Invasions) -> None:
        """Which pile moves next."""
        g.ask(g.seat(members(self.nations)[0]))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(MARCH, "INV-XVIII.A-1", piles(g, self.nations))
        may.offer(DONE, "INV-XVIII.A-1")

    def choose(self, g: Invasions, seat: Seat, verb: int, obj: int) -> None:
        if verb == MARCH:
            g.call(March(self.nations, obj, fresh(g, army(g, self.nations) & g.inside[obj])))
            return
        g.end()
        for nation in members(self.nations):
            g.call(stacking.Excess(nation))


def army(g: Invasions, nations: Nations) -> Pieces:
    """The pieces of some nations."""
    found = 0
    for nation in members(nations):
        found |= g.army[nation]
    return found


def piles(g: Invasions, nations: Nations) -> Places:
    """The provinces from which units of some nations may move on."""
    found = 0
    mine = army(g, nations)
    for nation in members(nations):
        for province in members(g.present[nation] & LAND & ~found):
            group = fresh(g, mine & g.inside[province])
            if group & UNIT_MASK and ways(g, nations, province, group):
                found |= BIT[province]
    return found


def ways(g: Invasions, nations: Nations, here: Province, group: Pieces) -> Places:
    """Where a pile may go next: XVIII.A-4 and, over a strait, only as its first step (XVIII.J-3)."""
    reach = NEAR[here] & ~closed(g, group)
    if any(g.steps(piece) for piece in members(group)):
        reach &= ~OVER_STRAIT[here]
    nation = members(nations)[0]
    return sum([BIT[p] for p in members(reach) if calm(g, nation, p)])


def calm(g: Invasions, nation: int, province: Province) -> bool:
    """Whether nobody reacts to the entry into a province, and nobody but friends is there (XII.D-1, XIX.A-1)."""
    if g.holders(province) & ~g.friends[nation]:
        return False
    return relations.hostile_entry(g, nation, province) < 0


@mypyc_attr(allow_interpreted_subclasses=True)
class March(Procedure[Invasions]):
    """A pile on its way (XVIII.A, XVIII.D): `group` goes on from `here`."""

    NAME = "march"
    ASKS = {"go": "INV-XVIII.A-4"}

    nations: Nations
    here: Province
    group: Pieces

    def start(self, g: Invasions) -> None:
        """Go on while every unit has steps left (XVIII.A-3)."""
        self.step = "go"

    def go(self, g: Invasions) -> None:
        """Ask, unless nobody can go on."""
        if not self.group & UNIT_MASK or not self.reach(g):
            g.end()
            return
        g.ask(g.seat(members(self.nations)[0]))

    def reach(self, g: Invasions) -> Places:
        """Where the pile may go."""
        if fresh(g, self.group, led(g, self.group)) != self.group:
            return 0
        return ways(g, self.nations, self.here, self.group)

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(STEP_TO, "INV-XVIII.A-4", self.reach(g))
        may.offer(LEAVE, "INV-XVIII.D-1", g.alike(self.group))
        may.offer(DONE, "INV-XVIII.A-3")

    def choose(self, g: Invasions, seat: Seat, verb: int, obj: int) -> None:
        if verb == DONE:
            g.end()
        elif verb == LEAVE:
            self.group &= ~BIT[obj]
        else:
            self.walk(g, obj)

    def walk(self, g: Invasions, there: Province) -> None:
        """A step; over a strait it takes all that is left (XVIII.J-3)."""
        strait = bool(OVER_STRAIT[self.here] & BIT[there])
        g.spend(self.group, len(g.spent) if strait else 1)
        g.put_all(self.group, there)
        g.emit(MARCHED, (members(self.nations)[0], self.here, there))
        self.here = there
