"""XVII: how many units may be in a province."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.chart import MOUNTAIN, TERRAIN
from latrunculi.games.invasions.components.counters import LEADERS, STACKING, UNIT_MASK
from latrunculi.games.invasions.rules import control, relations, ways
from latrunculi.games.invasions.rules.ints import Nation, Piece, Pieces, Places, Province
from latrunculi.games.invasions.rules.state import LAND, RESERVE, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PIECE, EXCESS
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

STAYING: Final[tuple[int, ...]] = (tables.stacking(False, False), tables.stacking(True, False))
INVADING: Final[tuple[int, ...]] = (tables.stacking(False, True), tables.stacking(True, True))
"""The limit on other land and in mountains."""
LEAST: Final = tables.stacking(True, False)
"""The lowest limit that there is."""


def limit(g: Invasions, nation: Nation, province: Province, coming: Pieces = 0) -> int:
    """XVII.B: the limit for a nation in a province, with its leaders and its friends' there and those among `coming`.

    Of several leaders the highest stacking bonus counts; an invader has one unit more (XVII.B-3).
    """
    return limit_of(g, nation, province, (g.inside[province] & _friends(g, nation)) | coming)


def limit_of(g: Invasions, nation: Nation, province: Province, pile: Pieces) -> int:
    """The limit for a pile, with the bonus of the leaders in it alone."""
    return limit_on(g, nation, TERRAIN[province] == MOUNTAIN, pile)


def limit_on(g: Invasions, nation: Nation, mountain: bool, pile: Pieces) -> int:
    """The same in mountains, or in any other province."""
    bonus = 0
    for leader in members(pile & LEADERS):
        if STACKING[leader] > bonus:
            bonus = STACKING[leader]
    return (INVADING if _invades(g, nation, pile) else STAYING)[mountain] + bonus


def _invades(g: Invasions, nation: Nation, pile: Pieces) -> bool:
    """XVII.B-3, XXVI.B-9: whether a nation that is activated invades, or an ally that has units in the pile."""
    invaders = g.invading & g.playing & (BIT[nation] | g.allies[nation])
    if not invaders:
        return False
    return any(n == nation or bool(g.army[n] & pile & UNIT_MASK) for n in members(invaders))


def counted(g: Invasions, nation: Nation, province: Province) -> Pieces:
    """XVII.A-2: the units that count for a nation: its own, mercenaries included, its federates' and its allies'."""
    return g.inside[province] & _friends(g, nation) & UNIT_MASK


def room(g: Invasions, nation: Nation, province: Province, coming: Pieces = 0) -> int:
    """How many units more a nation may have in a province; negative where it has too many."""
    pile = (g.inside[province] & _friends(g, nation)) | coming
    return limit_of(g, nation, province, pile) - (pile & UNIT_MASK).bit_count()


def fits(g: Invasions, nation: Nation, province: Province, staying: Pieces, passing: Pieces = 0) -> bool:
    """Whether some units find room in a province, beside those who are there and do not pass on."""
    if not staying & UNIT_MASK:
        return True
    return holds(g, nation, province, g.inside[province] & _friends(g, nation) & ~passing | staying)


def holds(g: Invasions, nation: Nation, province: Province, pile: Pieces, more: int = 0) -> bool:
    """Whether there is room in a province for all units of a pile, and for so many more."""
    number = (pile & UNIT_MASK).bit_count() + more
    return number <= LEAST or number <= limit_of(g, nation, province, pile)


def roomy(g: Invasions, nation: Nation, among: Places, units: Pieces = 1) -> Places:
    """Of some provinces those in which a nation may put so many units more: there is room, and no neutrals stand there,
    with whom nobody stacks (XII.D-1)."""
    friends = _friends(g, nation)
    found = 0
    for province in members(among):
        if holds(g, nation, province, g.inside[province] & friends, units) and not ways.crowded(g, nation, province):
            found |= BIT[province]
    return found


def grounds(g: Invasions, nation: Nation, pieces: Pieces = 0) -> Places:
    """XV.B-2, III.B-22: the provinces where a nation may place what it buys; `pieces`: which, if that is known."""
    return roomy(g, nation, _open_land(g, nation, pieces))


def any_grounds(g: Invasions, nation: Nation, pieces: Pieces) -> bool:
    """Whether there are any."""
    return any(roomy(g, nation, BIT[province]) for province in members(_open_land(g, nation, pieces)))


def _open_land(g: Invasions, nation: Nation, pieces: Pieces) -> Places:
    """The same whether there is room or not."""
    land = control.owned(g, nation) & ~(g.revolts | g.revolts_plus | ways.closed(g, pieces))
    return sum([BIT[p] for p in members(land) if not relations.enemies(g, nation, p)])


def quarters(g: Invasions, nation: Nation, unit: Piece) -> Places:
    """Where a nation may place the unit of its client: in its land with room; in what is closed to the unit (XVIII.K)
    only for want of other."""
    found = roomy(g, nation, control.owned(g, nation))
    return found & ~ways.closed(g, BIT[unit]) or found


def overfull(g: Invasions, nation: Nation, among: Places) -> Places:
    """Of some provinces those in which a nation has units of its own, and more than it may."""
    found = 0
    army = g.army[nation] & UNIT_MASK
    for province in members(crowds(g, among & g.held[nation])):
        if g.inside[province] & army and room(g, nation, province) < 0:
            found |= BIT[province]
    return found


def crowds(g: Invasions, among: Places) -> Places:
    """Of some provinces those with more units than the lowest limit: nowhere else are there too many."""
    inside = g.inside
    found = 0
    for province in members(among):
        if (inside[province] & UNIT_MASK).bit_count() > LEAST:
            found |= BIT[province]
    return found


def _friends(g: Invasions, nation: Nation) -> Pieces:
    """The pieces of a nation and its friends."""
    found = g.army[nation]
    friends = g.friends[nation]
    if friends != BIT[nation]:
        for friend in members(friends):
            found |= g.army[friend]
    return found


class Excess(Procedure[Invasions]):
    """XVII.A-7: where a nation has more units than may stay its player takes the rest away, to the reserve."""

    NAME = "excess"
    ASKS = {"remove": "INV-XVII.A-7"}

    nation: Nation

    def start(self, g: Invasions) -> None:
        """One province after the other."""
        self.step = "remove"

    def remove(self, g: Invasions) -> None:
        """Ask which unit goes."""
        if overfull(g, self.nation, LAND):
            g.ask(g.seat(self.nation))
        else:
            g.end()

    def province(self, g: Invasions) -> Province:
        """The first province with too many units."""
        return members(overfull(g, self.nation, LAND))[0]

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(CHOOSE_PIECE, "INV-XVII.A-7", g.alike(g.units(self.nation, self.province(g))))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.emit(EXCESS, (self.nation, obj, g.at[obj]))
        g.put(obj, RESERVE)
