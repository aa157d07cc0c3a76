"""XXVI.B-7, XXVI.B-8: the piles of those who are allies no more part: in each province that they share one retreats."""

from __future__ import annotations

from latrunculi.games.invasions.components.counters import HORDES, LEADERS, LIMITES, UNIT_MASK
from latrunculi.games.invasions.rules import bonds, control, order
from latrunculi.games.invasions.rules.clash import Clash
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Places, Province
from latrunculi.games.invasions.rules.retreat import Retreat, companies
from latrunculi.games.invasions.rules.rolls import d2
from latrunculi.games.invasions.rules.state import HOLDING, LAND, Invasions
from latrunculi.games.invasions.rules.words_battle import LIMES_LOST
from latrunculi.games.invasions.rules.words_treaty import SEPARATED
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Procedure


def following(g: Invasions, nation: Nation) -> Nations:
    """A nation, of the one Empire both halves (VI.K-5), and their federates, who are friends of its allies while it is
    (XXVI.B-4)."""
    found = bonds.whole(g, nation)
    for one in members(found):
        found |= g.federates(one)
    return found


def leading(g: Invasions, nation: Nation, province: Province) -> Nation:
    """Who of a nation, or of the halves of the one Empire, has most in a province."""
    return max(
        members(bonds.whole(g, nation)), key=lambda n: ((g.pieces(n, province) & HOLDING).bit_count(), n == nation)
    )


def pile(g: Invasions, nation: Nation, province: Province) -> Pieces:
    """What a nation and its federates have in a province."""
    found = 0
    for one in members(following(g, nation)):
        found |= g.pieces(one, province)
    return found


def shared(g: Invasions, one: Nation, other: Nation) -> Places:
    """The provinces where pieces stand of two nations, or of their federates, that are not friends any more."""
    found = 0
    for a in members(following(g, one)):
        for b in members(following(g, other) & ~g.friends[a]):
            found |= g.present[a] & g.present[b]
    return found & LAND


class Separation(Procedure[Invasions]):
    """Two former allies part, province by province: the smaller pile retreats, of equal ones a d2 test says which.

    Units, hordes and a limes count for one each. Where a battle is being fought its end parts them. `provinces`: where
    they have parted, or nobody has found a way out. The answer remains that of the procedure that ended before.
    """

    NAME = "separation"

    one: Nation
    other: Nation
    provinces: Places = 0
    begun: bool = False
    told: int = 0

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.one), ("ally", "nation", self.other))

    def start(self, g: Invasions) -> None:
        """The next province."""
        if not self.begun:
            self.begun = True
            self.told = g.answer
        for frame in g.stack:
            if isinstance(frame, Clash):
                self.provinces |= BIT[frame.place]
        left = members(shared(g, self.one, self.other) & ~self.provinces)
        if left:
            self.provinces |= BIT[left[0]]
            self.clear(g, left[0])
            return
        if not g.playing:
            control.work_out(g)
        g.answer = self.told
        g.end()

    def clear(self, g: Invasions, province: Province) -> None:
        """Who leaves the province; a limes does not retreat (XX.L-12)."""
        nation = self.weaker(g, province)
        group = pile(g, nation, province)
        g.emit(SEPARATED, (nation, province))
        for limes in members(group & LIMITES):
            g.emit(LIMES_LOST, (province,))
            g.lose(limes)
        for one, leaving in companies(g, nation, group & (UNIT_MASK | LEADERS | HORDES))[::-1]:
            g.call(Retreat(one, province, leaving))

    def weaker(self, g: Invasions, province: Province) -> Nation:
        """XXVI.B-7, XXVI.B-8: whose pile is the smaller one."""
        mine, theirs = [(pile(g, n, province) & HOLDING).bit_count() for n in (self.one, self.other)]
        one, other = leading(g, self.one, province), leading(g, self.other, province)
        if mine != theirs:
            return one if mine < theirs else other
        younger = order.younger(g, one, other)
        if d2(g, younger):
            return younger
        return other if younger == one else one
