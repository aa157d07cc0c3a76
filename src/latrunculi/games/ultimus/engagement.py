"""UR-2.E-2, UR-2.E-3: the movements and combats of a sequence with the stratagems that both camps may play in them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from latrunculi.games.ultimus import combat, marching
from latrunculi.games.ultimus.council import Council, council_due
from latrunculi.games.ultimus.interrupts import Interrupt, wanted
from latrunculi.games.ultimus.moments import AFTER_COMBAT, AFTER_MOVE, START
from latrunculi.games.ultimus.state import ROMANUS, Ultimus
from latrunculi.games.ultimus.stratagems import offer_plays, play
from latrunculi.games.ultimus.words import DONE, PLAY
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(combat.Battle):
    """A battle that stratagems interrupt."""

    __slots__ = ()

    def window(self, g: Ultimus, camp: int, moment: int) -> Procedure[Any] | None:
        return Interrupt(camp, moment) if wanted(g, camp, moment) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Combats(combat.Combats):
    """The combats of the active camp, which may play stratagems before it chooses the next one."""

    __slots__ = ()

    def battle(self, zone: int, attacker: int) -> Battle:
        return Battle(zone, attacker)

    def start(self, g: Ultimus) -> None:
        """Asked in private as soon as the camp could hold something to play: a single combat tells nothing."""
        super().start(g)
        if g.awaiting and wanted(g, g.active, AFTER_COMBAT):
            g.ask_privately(g.seat_of(g.active))

    def options(self, g: Ultimus, may: Offers) -> None:
        super().options(g, may)
        offer_plays(g, may, g.active, AFTER_COMBAT)

    def choose(self, g: Ultimus, seat: int, verb: int, obj: int) -> None:
        if verb == PLAY:
            play(g, g.active, obj)
        else:
            super().choose(g, seat, verb, obj)


@mypyc_attr(allow_interpreted_subclasses=True)
class Movements(marching.Marching):
    """The movements of the active camp, which may play stratagems between them; the other may after each of them."""

    __slots__ = ()

    def start(self, g: Ultimus) -> None:
        super().start(g)
        self.step = "moved"

    def moved(self, g: Ultimus) -> None:
        """A movement has ended, or none has begun: the Concile (UR-6.3-7), and the passive camp's window."""
        self.step = "order"
        if wanted(g, 1 - g.active, AFTER_MOVE):
            g.call(Interrupt(1 - g.active, AFTER_MOVE))
        if g.active == ROMANUS and council_due(g):
            g.call(Council())

    def order(self, g: Ultimus) -> None:
        """Asked in private as soon as the camp could hold something to play."""
        if g.ended:
            g.end()
        elif wanted(g, g.active, START):
            g.ask_privately(g.seat_of(g.active))
        else:
            super().order(g)

    def options(self, g: Ultimus, may: Offers) -> None:
        offer_plays(g, may, g.active, START)
        super().options(g, may)

    def choose(self, g: Ultimus, seat: int, verb: int, obj: int) -> None:
        if verb == PLAY:
            play(g, g.active, obj)
            return
        if verb != DONE:
            self.step = "moved"
        super().choose(g, seat, verb, obj)
