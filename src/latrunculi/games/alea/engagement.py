"""AIE-2.E-2, AIE-2.E-5: the movements and combats of a sequence, with the stratagems that both camps play in them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from latrunculi.games.alea import combat, marching
from latrunculi.games.alea.encounters import escapes
from latrunculi.games.alea.interrupts import Interrupt, wanted
from latrunculi.games.alea.intrigues import suppress
from latrunculi.games.alea.state import Alea
from latrunculi.games.alea.stratagems import offer_plays, play
from latrunculi.games.alea.words import DONE, PLAY
from latrunculi.games.alea.world import ITALIA
from latrunculi.games.imperator.moments import AFTER_COMBAT, AFTER_MOVE
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure


def window(g: Alea, camp: int, moment: int) -> Procedure[Any] | None:
    """The window that lets a camp interrupt, if it is to be asked."""
    return Interrupt(camp, moment) if wanted(g, camp, moment) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Movements(marching.Marching):
    """Phase E.1: between its movements the active camp plays stratagems, and after each of them the other one may.

    Intrigue au Sénat may end with a movement (AIE-6.E.11-2). When all have moved, leaders whom stratagems have left
    alone among enemies escape like those whom a movement leaves so (AIE-7.1-4).
    """

    __slots__ = ()

    def moved(self, g: Alea) -> None:
        """A movement has ended."""
        self.step = "order"
        if g.active == g.control[ITALIA]:
            suppress(g)
        procedure = window(g, 1 - g.active, AFTER_MOVE)
        if procedure is not None:
            g.call(procedure)
        else:
            self.order(g)

    def order(self, g: Alea) -> None:
        """The next movement or stratagem; asked in private if there could be one to play."""
        seat = g.seat_of(g.active)
        if g.holds(seat):
            g.ask_privately(seat)
        else:
            g.ask(seat)

    def options(self, g: Alea, may: Offers) -> None:
        super().options(g, may)
        offer_plays(g, may, g.active, AFTER_MOVE)

    def choose(self, g: Alea, seat: int, verb: int, obj: int) -> None:
        if verb == PLAY:
            play(g, g.active, obj)
            return
        self.step = "moved"
        super().choose(g, seat, verb, obj)
        if verb == DONE:
            escapes(g, g.kit.all_zones)


@mypyc_attr(allow_interpreted_subclasses=True)
class InterruptedBattle(combat.Battle):
    """A battle that stratagems interrupt."""

    __slots__ = ()

    def window(self, g: Alea, camp: int, moment: int) -> Procedure[Any] | None:
        return window(g, camp, moment)


@mypyc_attr(allow_interpreted_subclasses=True)
class InterruptedTriumviralBattle(combat.TriumviralBattle):
    """A battle against a triumvir that stratagems interrupt."""

    __slots__ = ()

    def window(self, g: Alea, camp: int, moment: int) -> Procedure[Any] | None:
        return window(g, camp, moment)


@mypyc_attr(allow_interpreted_subclasses=True)
class InterruptedSeaBattle(combat.SeaBattle):
    """A naval combat that stratagems interrupt."""

    __slots__ = ()

    def window(self, g: Alea, camp: int, moment: int) -> Procedure[Any] | None:
        return window(g, camp, moment)


@mypyc_attr(allow_interpreted_subclasses=True)
class InterruptedCombats(combat.Combats):
    """The combats of the active camp, which may play stratagems before it chooses the next one."""

    __slots__ = ()

    def battle(self, zone: int, attacker: int) -> InterruptedBattle:
        return InterruptedBattle(zone, attacker)

    def triumviral(self, zone: int, attacker: int) -> InterruptedTriumviralBattle:
        return InterruptedTriumviralBattle(zone, attacker)

    def at_sea(self, place: int, attacker: int) -> InterruptedSeaBattle:
        return InterruptedSeaBattle(place, attacker)

    def start(self, g: Alea) -> None:
        """Asked in private as soon as the camp could hold something to play: a single combat tells nothing."""
        super().start(g)
        seat = g.seat_of(g.active)
        if g.awaiting and g.holds(seat):
            g.ask_privately(seat)

    def options(self, g: Alea, may: Offers) -> None:
        super().options(g, may)
        offer_plays(g, may, g.active, AFTER_COMBAT)

    def choose(self, g: Alea, seat: int, verb: int, obj: int) -> None:
        if verb == PLAY:
            play(g, g.active, obj)
        else:
            super().choose(g, seat, verb, obj)
