"""The escape of a leader who is left alone among enemy units."""

from __future__ import annotations

from typing import Final, TypeVar

from latrunculi.games.imperator.components.kit import Piece, Zones
from latrunculi.games.imperator.rules.movement import Movement, escapes, strays
from latrunculi.games.imperator.rules.state import ESCAPE, Imperator
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.ways import Reach

G = TypeVar("G", bound=Imperator)

FATAL: Final = 9
"""The outcome of 1d10 that kills a leader who escapes."""


class CommonEscape(Movement[G]):
    """A leader alone among enemy units at the end of a movement flees or dies."""

    NAME = "escape"

    leader: Piece

    def about(self, g: G) -> tuple[tuple[str, str, int], ...]:
        return (("leader", "piece", self.leader),)

    def free(self, g: G) -> Zones:
        """The adjacent zones without enemy units where he may be."""
        here = g.at[self.leader]
        may = Reach(g.kit.near[here] & ~g.occupied[1 - g.camp(self.leader)])
        self.ends(g, may, BIT[self.leader], 0)
        return may.zones

    def start(self, g: G) -> None:
        """Who has been killed or joined meanwhile has nothing to escape from; 9 on 1d10 kills, and so does no way."""
        here = g.at[self.leader]
        if here >= g.kit.zones or self.leader not in strays(g, BIT[here]):
            g.end()
            return
        if not self.free(g):
            g.emit(self.WORDS.no_escape, (self.leader, here))
            self.die(g)
            return
        self.throw(g)

    def throw(self, g: G) -> None:
        """The die for his life is thrown."""
        self.judge(g, g.die10())

    def judge(self, g: G, die: int) -> None:
        """It has fallen."""
        g.emit(self.WORDS.escape_roll, (self.leader, g.at[self.leader], ten_sided(die)))
        if die == FATAL:
            self.die(g)
        else:
            self.step = "flee"

    def die(self, g: G) -> None:
        """He is killed."""
        g.kill(self.leader, ESCAPE)
        self.step = "finish"
        self.ENCOUNTERS.mourn(g)

    def flee(self, g: G) -> None:
        """His player chooses the zone."""
        g.ask(g.seat_of(g.camp(self.leader)))

    def options(self, g: G, may: Offers) -> None:
        rules = g.kit.rules
        may.offer(self.WORDS.escape_to, rules.adjacent, g.kit.near[g.at[self.leader]])
        may.bar(rules.escape, g.occupied[1 - g.camp(self.leader)])
        self.ends(g, may, BIT[self.leader], 0)

    def choose(self, g: G, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.step = "finish"
        g.put(self.leader, obj)
        g.emit(self.WORDS.escaped, (self.leader, obj))
        self.entered(g, BIT[self.leader], obj)

    def finish(self, g: G) -> None:
        """He is safe, or dead: then those who followed him may be alone in their turn."""
        g.end()
        if g.at[self.leader] >= g.kit.zones:
            escapes(g, g.kit.all_zones, self.ENCOUNTERS)
