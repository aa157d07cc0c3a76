"""XVIII.E: an isolated unit is overrun by a pile of six."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import NONE, OVER_STRAIT
from latrunculi.games.invasions.components.counters import UNIT_MASK
from latrunculi.games.invasions.rules import bonds, mercenaries, relations
from latrunculi.games.invasions.rules.ints import Nation, Piece, Pieces, Province
from latrunculi.games.invasions.rules.refuge import Escape
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_march import OVERRAN
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Verb

PILE: Final = 6
"""Units that it takes to overrun one (XVIII.E-1)."""
PRICE: Final = 1
"""Steps that it costs besides the entry (XVIII.E-3)."""


def sheltered(g: Invasions, nation: Nation, origin: Province, province: Province) -> bool:
    """XVIII.E-4, XVIII.F-5: whether a limes, a fortified city or a strait on the way keeps a pile from passing.

    A fortified city of the pile's own nation or of its friends keeps nobody.
    """
    owner = g.owner[province]
    walled = g.walled(province) and (owner == NONE or not g.friends[nation] & BIT[owner])
    strait = origin != NONE and bool(OVER_STRAIT[origin] & BIT[province])
    return walled or strait or defended_by_limes(g, nation, province)


def defended_by_limes(g: Invasions, nation: Nation, province: Province) -> bool:
    """Whether a hostile limes is in a province (XVIII.I-3)."""
    limes = g.limes(province)
    return limes != NONE and relations.hostile(g, nation, g.hired_by(limes), province)


def victim(g: Invasions, nation: Nation, province: Province) -> Piece:
    """The one unit that defends a province against a nation; NONE where there are others, a horde, or nobody."""
    foes = relations.enemy_pieces(g, nation, province)
    return members(foes)[0] if foes.bit_count() == 1 and foes & UNIT_MASK else NONE


def enough(g: Invasions, nation: Nation, group: Pieces, province: Province) -> bool:
    """XVIII.E-1, XXX.H-6: whether a pile is large enough; mercenaries do not count against their own nation."""
    foe = victim(g, nation, province)
    foes = BIT[g.hired_by(foe)] if foe != NONE else 0
    return (mercenaries.reliable(g, group, foes) & UNIT_MASK).bit_count() >= PILE


def possible(g: Invasions, nation: Nation, group: Pieces, origin: Province, province: Province, steps: int) -> bool:
    """XVIII.E: whether a pile that comes from `origin` may overrun the defender of a province for the steps it has.

    Flights and retreats ask, too (XIX.B-12, XX.L-3): of their `steps` the entry costs one more.
    """
    if steps < PRICE or victim(g, nation, province) == NONE or not enough(g, nation, group, province):
        return False
    return not sheltered(g, nation, origin, province)


def offer(
    g: Invasions, may: Offers, verb: Verb, nation: Nation, group: Pieces, route: tuple[Province, Province]
) -> None:
    """Offer to overrun; `route`: where the pile comes from, and where it stands."""
    origin, here = route
    foe = victim(g, nation, here)
    may.offer(verb, "INV-XVIII.E-1", BIT[foe] if foe != NONE else 0)
    may.when("INV-XVIII.E-1", enough(g, nation, group, here))
    may.when("INV-XVIII.E-4", not sheltered(g, nation, origin, here))


class Overrun(Procedure[Invasions]):
    """A nation overruns a unit: it is eliminated without combat (XVIII.E-2).

    The leaders who were with it make the d2 test of XX.J, and flee if they live.
    """

    NAME = "overrun"

    nation: Nation
    unit: Piece
    loser: Nation = NONE
    place: Province = NONE

    def start(self, g: Invasions) -> None:
        """The unit is no more."""
        self.place = g.at[self.unit]
        self.loser = g.hired_by(self.unit)
        g.emit(OVERRAN, (self.nation, self.unit, self.place))
        bonds.attack(g, BIT[self.nation], BIT[self.loser])
        g.lose(self.unit)
        self.step = "escape"

    def escape(self, g: Invasions) -> None:
        """XX.J: the leaders who were with it."""
        g.end()
        leaders = g.leaders(self.loser, self.place)
        if leaders:
            g.call(Escape(self.loser, self.place, leaders))
