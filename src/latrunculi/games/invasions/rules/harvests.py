"""The public events of grain and cities: City Growth, Harvest, Famine, Shortage."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import CITY_GROWTH, FAMINE, HARVEST, SHORTAGE
from latrunculi.games.invasions.components.chart import GRANARIES, NONE, PROVINCES
from latrunculi.games.invasions.rules import control
from latrunculi.games.invasions.rules.hardships import Levy
from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.public_event import PICKS, PublicEvent, civilised, passive
from latrunculi.games.invasions.rules.state import EMPIRE, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PROVINCE
from latrunculi.games.invasions.rules.words_rule import CITY_GREW, RECEIVED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Thing


def granaries(g: Invasions, nation: Nation) -> int:
    """How many provinces with a granary a nation controls."""
    return (control.owned(g, nation) & GRANARIES).bit_count()


class CityGrowth(PublicEvent):
    """A city is founded on an empty site of a civilised nation, or one of level 1 that is not pillaged grows."""

    NAME = "city-growth"
    TITLE = CITY_GROWTH
    VERB = CHOOSE_PROVINCE
    ASKS = PICKS

    def happens(self, g: Invasions) -> None:
        found = 0
        for nation in members(civilised(g)):
            land = control.owned(g, nation)
            found |= sum([BIT[p] for p in members(land) if g.level[p] == 0])
            found |= sum([BIT[p] for p in members(land & ~g.pillaged) if g.level[p] == 1])
        self.let_pick(found)

    def limits(self, g: Invasions, may: Offers) -> None:
        may.bar("INV-XXXIII.B-2", sum([BIT[p] for p in range(PROVINCES) if g.level[p] < 0]))
        may.bar("INV-X.B-6", passive(g))

    def chosen(self, g: Invasions, obj: Thing) -> None:
        g.level[obj] += 1
        g.pillaged &= ~BIT[obj]
        g.emit(CITY_GREW, (obj, g.level[obj]))


class Harvest(PublicEvent):
    """Civilised nations receive gold for their granaries."""

    NAME = "harvest"
    TITLE = HARVEST

    def happens(self, g: Invasions) -> None:
        for nation in members(civilised(g)):
            gold = self.number("gold") * granaries(g, nation)
            if gold:
                g.receive(nation, gold)
                g.emit(RECEIVED, (nation, gold))


class Famine(PublicEvent):
    """A granary fails: its owner, and who has none at all, pays or loses a unit."""

    NAME = "famine"
    TITLE = FAMINE
    VERB = CHOOSE_PROVINCE
    ASKS = PICKS

    def happens(self, g: Invasions) -> None:
        owners = civilised(g)
        fields = [p for p in members(GRANARIES) if g.owner[p] != NONE and owners & BIT[g.owner[p]]]
        self.let_pick(sum([BIT[p] for p in fields]))

    def limits(self, g: Invasions, may: Offers) -> None:
        may.only("INV-XXXIII.C-8", GRANARIES)
        may.bar("INV-X.B-6", passive(g))

    def chosen(self, g: Invasions, obj: Thing) -> None:
        for nation in members(civilised(g)):
            if nation == g.owner[obj] or not granaries(g, nation):
                g.call(Levy(nation, self.number("gold")))


class Shortage(PublicEvent):
    """Empires with too few granaries, and kingdoms without one, pay or lose a unit."""

    NAME = "shortage"
    TITLE = SHORTAGE

    def happens(self, g: Invasions) -> None:
        for nation in members(civilised(g)):
            needed = self.number("granaries") if g.status[nation] == EMPIRE else 1
            if granaries(g, nation) < needed:
                g.call(Levy(nation, self.price(g, nation)))
