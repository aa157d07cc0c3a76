"""XXXI.A, XXXI.B: religions, and conversion to Catholicism with its bonus. Heresies are in `heresies`."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import INCOME, NONE, PROVINCE, REGION_OF
from latrunculi.games.invasions.components.nations import ARIAN, CATHOLIC, CIVILISED_BY_NATURE, CONVERSION, PAGAN
from latrunculi.games.invasions.rules import control, heresies
from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.state import CONVERSION as FROM_CONVERSION
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_treaty import BAPTISED, BLESSED, CLAIM, CONVERT, CONVERTED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

ROMA = PROVINCE["latium"]
"""The province of the city of Roma (XXXI.B-3)."""


def convertible(g: Invasions, nation: Nation) -> bool:
    """XXXI.B-1: a pagan or Arian barbarian nation, or kingdom of barbarian origin."""
    return g.religion[nation] in (PAGAN, ARIAN) and not CIVILISED_BY_NATURE & BIT[nation]


def bonus(g: Invasions, nation: Nation) -> int:
    """XXXI.B-2: the income of the provinces of a nation in Catholic regions without heresy, rounded up, as VP."""
    marked = heresies.against(g, CATHOLIC)
    halves = 0
    for province in members(control.owned(g, nation)):
        region = REGION_OF[province]
        if region != NONE and region not in heresies.MONOPHYSITE_REGIONS and not marked & BIT[region]:
            halves += INCOME[province]
    return -(-halves // 2)


def rewarded(nation: Nation) -> bool:
    """XXXI.B-2: whether the profile of a nation has the conversion bonus."""
    return bool(CONVERSION & BIT[nation])


def convert(g: Invasions, nation: Nation) -> None:
    """XXXI.B-1: a nation becomes Catholic."""
    g.religion[nation] = CATHOLIC
    g.emit(CONVERTED, (nation,))


def baptise(g: Invasions, nation: Nation, times: int = 1) -> None:
    """XXXI.B-2, XXXI.B-3: a nation takes its bonus, or so many times as much; half of it goes to who controls Roma."""
    points = times * bonus(g, nation)
    g.bonus_due &= ~BIT[nation]
    g.score(nation, FROM_CONVERSION, points)
    g.emit(BAPTISED, (nation, points))
    rome = g.owner[ROMA]
    if rome != NONE:
        g.score(rome, FROM_CONVERSION, -(-points // 2))
        g.emit(BLESSED, (rome, -(-points // 2)))


class Conversions(Procedure[Invasions]):
    """Before phase 2: who converts to Catholicism, and who takes the bonus now (XXXI.B). `nation`: the one asked."""

    NAME = "conversions"
    ASKS = {"convert": "INV-XXXI.B-1", "claim": "INV-XXXI.B-2"}

    nation: Nation = NONE

    def start(self, g: Invasions) -> None:
        """The next nation."""
        if not g.order:
            g.end()
            return
        self.nation = g.order.pop(0)
        self.step = "convert" if convertible(g, self.nation) else "claim"

    def convert(self, g: Invasions) -> None:
        """Whether it converts."""
        g.ask(g.seat(self.nation))

    def claim(self, g: Invasions) -> None:
        """Whether it takes its bonus in this turn or waits."""
        if g.bonus_due & BIT[self.nation] and bonus(g, self.nation):
            g.ask(g.seat(self.nation))
        else:
            self.step = "start"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("points", "number", bonus(g, self.nation)))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "convert":
            may.offer(CONVERT, "INV-XXXI.B-1")
        else:
            may.offer(CLAIM, "INV-XXXI.B-2")
        may.offer(DONE, "INV-XXXI.B-1")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        nation = self.nation
        if verb == CONVERT:
            convert(g, nation)
            if rewarded(nation):
                g.bonus_due |= BIT[nation]
            self.step = "claim"
            return
        self.step = "start"
        if verb == CLAIM:
            baptise(g, nation)
