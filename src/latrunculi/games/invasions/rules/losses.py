"""XX.H: hits, and who takes them: each player allots those upon his own units."""

from __future__ import annotations

from latrunculi.games.invasions.components.counters import ELITE, NATION_OF
from latrunculi.games.invasions.rules.clash import FIGHTERS, Clash
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Side
from latrunculi.games.invasions.rules.state import RESERVE, Invasions
from latrunculi.games.invasions.rules.words_battle import ELIMINATED, REDUCED, TAKE_HIT
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def sturdy(g: Invasions, pieces: Pieces) -> Pieces:
    """Of some units the whole elites of civilised nations, which a hit only reduces (XX.H-5, XX.G-7)."""
    return sum([BIT[u] for u in members(pieces & ELITE & ~g.reduced) if g.civilised(NATION_OF[u])])


def foreigners(g: Invasions, pieces: Pieces) -> Pieces:
    """Of some pieces those that act for another nation than their own."""
    return sum([BIT[p] for p in members(pieces) if not g.army[NATION_OF[p]] & BIT[p]])


class Losses(Procedure[Invasions]):
    """So many hits upon some pieces of a nation, which its player allots among units, fleets and a limes (XX.H-4).

    `broken`: a unit of the pile has been eliminated before, so that mercenaries may be, too (XX.H-6). The answer is the
    number of hits that nobody was left to take.
    """

    NAME = "losses"
    ASKS = {"allot": "INV-XX.H-4"}

    nation: Nation
    pieces: Pieces
    hits: int
    broken: bool = False

    def start(self, g: Invasions) -> None:
        """Allot them one at a time."""
        self.step = "allot"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        told = (("nation", "nation", self.nation), ("hits", "number", self.hits))
        places = {g.at[piece] for piece in members(self.left(g))}
        return (*told, ("place", "place", places.pop())) if len(places) == 1 else told

    def left(self, g: Invasions) -> Pieces:
        """The pieces that can still take a hit."""
        return self.pieces & FIGHTERS & ~g.inside[RESERVE]

    def allot(self, g: Invasions) -> None:
        """Ask, unless all must go anyway."""
        left = self.left(g)
        if self.hits > 0 and self.hits >= left.bit_count() + sturdy(g, left).bit_count():
            self.hits -= left.bit_count() + sturdy(g, left).bit_count()
            for unit in members(left):
                g.emit(ELIMINATED, (self.nation, unit))
                g.lose(unit)
            left = 0
        if self.hits > 0 and left:
            g.ask(g.seat(self.nation))
            return
        g.answer = self.hits
        g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        left = self.left(g)
        foreign = foreigners(g, left)
        spared = foreign & ~sturdy(g, foreign) if not self.broken and left & ~foreign else 0
        may.offer(TAKE_HIT, "INV-XX.H-4", g.alike(left & ~spared) | g.alike(spared))
        may.bar("INV-XX.H-6", spared)

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.hits -= 1
        g.hit(obj)
        if g.at[obj] == RESERVE:
            self.broken = True
            g.emit(ELIMINATED, (self.nation, obj))
        else:
            g.emit(REDUCED, (self.nation, obj))


def strike(g: Invasions, clash: Clash, side: Side, hits: int) -> None:
    """Let a side of a battle take hits; those that nobody takes are told in `g.answer`."""
    g.answer = hits
    if hits and clash.fighters(g, side):
        broken = bool(clash.lost(g, side))
        g.call(Losses(clash.leading(side), clash.fighters(g, side), hits, broken))


def reach_horde(g: Invasions, clash: Clash, side: Side) -> None:
    """XX.H-7: hits that no unit was left to take (`g.answer`, after `strike`) fall upon the horde."""
    if g.answer and clash.hordes(g, side):
        clash.touched |= BIT[side]
