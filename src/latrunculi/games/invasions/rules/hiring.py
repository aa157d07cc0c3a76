"""The Event card Mercenaries: a civilised nation that is activated hires a warrior of a barbarian nation nearby."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import EVENT_NUMBER, MERCENARIES
from latrunculi.games.invasions.components.chart import NONE, REGION_OF
from latrunculi.games.invasions.components.counters import AUXILIARIES, NATION_OF, UNIT_MASK
from latrunculi.games.invasions.rules import control, stacking, ways
from latrunculi.games.invasions.rules.design import Design
from latrunculi.games.invasions.rules.ints import Camp, Nation, Nations, Pieces, Places
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_cards import HIRE, HIRED
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PROVINCE
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb


def reach(g: Invasions, nation: Nation) -> Places:
    """The provinces of the regions where a nation controls a province, and of those adjacent."""
    found = 0
    for province in members(control.owned(g, nation)):
        if REGION_OF[province] != NONE:
            found |= ways.NEIGHBOURHOOD[REGION_OF[province]]
    return found


def warriors(g: Invasions, nation: Nation) -> Pieces:
    """Whom a nation may hire: units in the reserves of active barbarian nations whose hordes are near, if it has a
    place for them."""
    near = reach(g, nation)
    found = 0
    for other in members(g.active):
        horde = g.horde(other)
        if g.barbarian(other) and horde != NONE and near & BIT[horde]:
            able = g.reserve(other) & UNIT_MASK & ~AUXILIARIES
            if able and berths(g, nation, able):
                found |= able
    return found


def berths(g: Invasions, nation: Nation, units: Pieces) -> Places:
    """Where a nation may place units of another that it hires: in its land with room that is open to them (XVIII.K)."""
    return stacking.roomy(g, nation, control.owned(g, nation) & ~ways.closed(g, units))


def hirers(g: Invasions, camp: Camp) -> Nations:
    """The civilised nations of a camp that are activated and may hire somebody, with the gold."""
    price = EVENT_NUMBER[MERCENARIES]["gold"]
    found = 0
    for nation in members(g.playing & g.active):
        able = g.camp(nation) == camp and g.civilised(nation) and g.treasury[nation] >= price
        if able and warriors(g, nation):
            found |= BIT[nation]
    return found


class Hiring(Design):
    """A nation pays, names the unit and places it; it serves until the activation ends (`mercenaries.Homecoming`)."""

    NAME = "hiring"
    ASKS = {**Design.ASKS, "station": "INV-XVII.A-1"}

    unit: int = NONE

    def fits(self, g: Invasions) -> bool:
        return bool(hirers(g, self.camp))

    def start(self, g: Invasions) -> None:
        """The gold first. Of two nations that are activated together the one whose turn it is hires, if it can."""
        mine = hirers(g, self.camp)
        if not mine & BIT[self.nation]:
            self.nation = members(mine)[0]
        g.pay(self.nation, EVENT_NUMBER[MERCENARIES]["gold"])
        self.step = "name"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation),)

    def station(self, g: Invasions) -> None:
        """Where he goes."""
        g.ask(g.seat(self.nation))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "name":
            may.offer(HIRE, "INV-X.B-5", g.alike(warriors(g, self.nation)))
        else:
            may.offer(CHOOSE_PROVINCE, "INV-XVII.A-1", berths(g, self.nation, BIT[self.unit]))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == HIRE:
            self.unit = obj
            self.step = "station"
            return
        g.lend(self.unit, self.nation)
        g.put(self.unit, obj)
        g.passing |= BIT[self.unit]
        g.emit(HIRED, (NATION_OF[self.unit], self.unit, obj))
        g.end()
