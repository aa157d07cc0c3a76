"""UR-2.E-2, UR-2.E-3: the movements and combats of a sequence with the stratagems that both camps may play in them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator.march import escapes
from latrunculi.games.imperator.moments import AFTER_COMBAT, AFTER_MOVE
from latrunculi.games.ultimus import combat, marching
from latrunculi.games.ultimus.council import Council, council_due
from latrunculi.games.ultimus.encounters import Escape
from latrunculi.games.ultimus.interrupts import Interrupt, wanted
from latrunculi.games.ultimus.state import ROMANUS, Ultimus
from latrunculi.games.ultimus.stratagems import offer_plays, play
from latrunculi.games.ultimus.words import DONE, PLAY
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Movements(marching.Marching):
    """Phase E.1: between its movements the active camp plays stratagems, and after each of them the other one may.

    The attempt at a council comes when the sequence begins or a movement ends (UR-6.3-7). When all have moved, leaders
    whom stratagems have left alone among enemies escape like those whom a movement leaves so (UR-7.1-6).
    """

    __slots__ = ()

    def start(self, g: Ultimus) -> None:
        super().start(g)
        self.hold_council(g)

    def hold_council(self, g: Ultimus) -> None:
        """UR-6.3-7: ROMAIN attempts the council if its emperor is there."""
        if g.active == ROMANUS and council_due(g):
            g.call(Council())

    def moved(self, g: Ultimus) -> None:
        """A movement has ended: the council first, then the window of the passive camp."""
        self.step = "order"
        passive = 1 - g.active
        if wanted(g, passive, AFTER_MOVE):
            g.call(Interrupt(passive, AFTER_MOVE))
        self.hold_council(g)

    def order(self, g: Ultimus) -> None:
        """The next movement or stratagem; asked in private if there could be one to play."""
        seat = g.seat_of(g.active)
        if g.holds(seat):
            g.ask_privately(seat)
        else:
            g.ask(seat)

    def options(self, g: Ultimus, may: Offers) -> None:
        super().options(g, may)
        offer_plays(g, may, g.active, AFTER_MOVE)

    def choose(self, g: Ultimus, seat: int, verb: int, obj: int) -> None:
        if verb == PLAY:
            play(g, g.active, obj)
            return
        self.step = "moved"
        super().choose(g, seat, verb, obj)
        if verb == DONE:
            escapes(g, g.kit.all_zones, Escape)


@mypyc_attr(allow_interpreted_subclasses=True)
class InterruptedBattle(combat.Battle):
    """A battle that stratagems interrupt."""

    __slots__ = ()

    def window(self, g: Ultimus, camp: int, moment: int) -> Procedure[Any] | None:
        return Interrupt(camp, moment) if wanted(g, camp, moment) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class InterruptedCombats(combat.Combats):
    """The combats of the active camp, which may play stratagems before it chooses the next one."""

    __slots__ = ()

    def battle(self, zone: int, attacker: int) -> InterruptedBattle:
        return InterruptedBattle(zone, attacker)

    def start(self, g: Ultimus) -> None:
        """Asked in private as soon as the camp could hold something to play: a single combat tells nothing."""
        super().start(g)
        seat = g.seat_of(g.active)
        if g.awaiting and g.holds(seat):
            g.ask_privately(seat)

    def options(self, g: Ultimus, may: Offers) -> None:
        super().options(g, may)
        offer_plays(g, may, g.active, AFTER_COMBAT)

    def choose(self, g: Ultimus, seat: int, verb: int, obj: int) -> None:
        if verb == PLAY:
            play(g, g.active, obj)
        else:
            super().choose(g, seat, verb, obj)
