"""The public events of nature: Earthquake, Epidemic."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import EARTHQUAKE, EPIDEMIC
from latrunculi.games.invasions.components.chart import LANDS, MONOPOLY, NONE, PORT, PROVINCES, REGION, SEAS
from latrunculi.games.invasions.rules import control
from latrunculi.games.invasions.rules.losses import Losses
from latrunculi.games.invasions.rules.public_event import PICKS, PublicEvent, passive
from latrunculi.games.invasions.rules.rolls import score
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PROVINCE
from latrunculi.games.invasions.rules.words_rule import PAID, QUAKE, SEA, WITHERED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.ints import Thing

QUAKES: Final = ((4, "oriens"), (6, "asia"), (8, "graecia"), (10, "italia"))
"""Up to which number of the die an earthquake strikes which region."""
GREAT_CITY: Final = 2
"""The least level of a city that falls in an earthquake."""


class Earthquake(PublicEvent):
    """A die names a region; a great city there is pillaged, and loses its walls unless it is a capital."""

    NAME = "earthquake"
    TITLE = EARTHQUAKE
    VERB = CHOOSE_PROVINCE
    ASKS = PICKS

    def happens(self, g: Invasions) -> None:
        die = g.die10()
        region = REGION[next(name for most, name in QUAKES if score(die) <= most)]
        g.emit(QUAKE, (ten_sided(die), region))
        great = [p for p in members(LANDS[region]) if g.level[p] >= GREAT_CITY]
        self.let_pick(sum([BIT[p] for p in great if g.owner[p] == NONE or not g.inactive & BIT[g.owner[p]]]))

    def limits(self, g: Invasions, may: Offers) -> None:
        may.bar("INV-XXXIII.B-2", sum([BIT[p] for p in range(PROVINCES) if g.level[p] < 1]))
        may.bar("INV-X.B-6", passive(g))

    def chosen(self, g: Invasions, obj: Thing) -> None:
        g.pillaged |= BIT[obj]
        if obj not in g.capital:
            g.walls &= ~BIT[obj]
        g.emit(WITHERED, (obj,))


class Epidemic(PublicEvent):
    """The plague comes by sea: hits upon the units in the ports of a sea with a monopoly, and gold late in the game."""

    NAME = "epidemic"
    TITLE = EPIDEMIC
    VERB = SEA
    ASKS = PICKS

    def happens(self, g: Invasions) -> None:
        self.let_pick(sum([BIT[sea] for sea in range(SEAS) if MONOPOLY[sea]]))

    def chosen(self, g: Invasions, obj: Thing) -> None:
        late = g.turn >= self.number("late")
        for nation in members(g.active):
            ports = sum([BIT[p] for p in members(control.owned(g, nation)) if PORT[p] == obj and g.level[p] > 0])
            if not ports:
                continue
            if late and g.civilised(nation):
                gold = min(g.treasury[nation], self.number("gold"))
                g.pay(nation, gold)
                g.emit(PAID, (nation, gold))
            units = sum([g.units(nation, p) for p in members(ports)])
            if units:
                g.call(Losses(nation, units, self.number("late_losses" if late else "losses")))
