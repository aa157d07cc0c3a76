"""XX.J-1, XX.J-2: leaders whose troops are gone are tested, and make for friendly land."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import DISTANCE, RINGS
from latrunculi.games.invasions.components.counters import LEADERS
from latrunculi.games.invasions.rules import relations, ways
from latrunculi.games.invasions.rules.fates import Death, unlucky
from latrunculi.games.invasions.rules.ints import Nation, Piece, Pieces, Places, Province
from latrunculi.games.invasions.rules.state import LAND, Invasions
from latrunculi.games.invasions.rules.words_battle import NO_RETREAT, REFUGE, TAKE_REFUGE
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def nearest_friendly(g: Invasions, nation: Nation, here: Province, leaders: Pieces) -> Places:
    """The friendly provinces nearest to another one, whatever lies between: none that is closed to some leaders
    (XVIII.K), nor one where neutrals stand (XII.D-7)."""
    closed = ways.closed(g, leaders)
    for ring in (*RINGS[here][1:], LAND & ~sum(RINGS[here])):
        friendly = sum([BIT[p] for p in members(ring & ~closed) if _haven(g, nation, p)])
        if friendly:
            return friendly
    return 0


def _haven(g: Invasions, nation: Nation, province: Province) -> bool:
    """Whether a province is friendly, and no neutrals stand there."""
    return relations.ground(g, nation, province) == relations.FRIENDLY and not ways.crowded(g, nation, province)


def remote(g: Invasions, nation: Nation, here: Province, piece: Piece, barred: Places = 0) -> Province:
    """VI.H-8: where a horde goes, which nothing can eliminate: to its nearest unit, failing that to empty land.

    `barred`: where it may not, besides land that is closed to it (XVIII.K).
    """
    land = members(LAND & ~barred & ~BIT[here] & ~ways.closed(g, BIT[piece]))
    mine = [p for p in land if g.units(nation, p)]
    free = mine or [p for p in land if relations.empty(g, nation, p)]
    return min(free, key=lambda p: DISTANCE[here][p])


class Escape(Procedure[Invasions]):
    """The pile of some leaders of a nation has been eliminated in a province without a battle: they make the d2 test of
    XX.J-1, and flee if they live."""

    NAME = "escape"

    nation: Nation
    place: Province
    pieces: Pieces

    def start(self, g: Invasions) -> None:
        """Who dies?"""
        self.step = "flee"
        for leader in members(self.pieces):
            if unlucky(g, leader):
                g.call(Death(leader))

    def flee(self, g: Invasions) -> None:
        """XX.J-2."""
        g.end()
        g.call(Refuge(self.nation, self.place, self.pieces))


class Refuge(Procedure[Invasions]):
    """The leaders of a nation who are alone in a province go to the nearest friendly one; without any they are lost."""

    NAME = "refuge"
    ASKS = {"flee": "INV-XX.J-2"}

    nation: Nation
    place: Province
    pieces: Pieces

    def start(self, g: Invasions) -> None:
        """Together."""
        self.step = "flee"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("place", "place", self.place))

    def leaders(self, g: Invasions) -> Pieces:
        """Those who are still there."""
        return self.pieces & LEADERS & g.inside[self.place]

    def flee(self, g: Invasions) -> None:
        """Ask, where several provinces are as near."""
        leaders = self.leaders(g)
        if not leaders:
            g.end()
        elif nearest_friendly(g, self.nation, self.place, leaders):
            g.ask(g.seat(self.nation))
        else:
            g.end()
            for leader in members(leaders):
                g.emit(NO_RETREAT, (self.nation, leader, self.place))
                g.call(Death(leader))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(TAKE_REFUGE, "INV-XX.J-2", nearest_friendly(g, self.nation, self.place, self.leaders(g)))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        for leader in members(self.leaders(g)):
            g.emit(REFUGE, (self.nation, leader, obj))
            g.put(leader, obj)
