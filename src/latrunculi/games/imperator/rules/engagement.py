"""The movements and the combats of a sequence, with the stratagems that both camps may play in them."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from latrunculi.games.imperator.components.kit import Camp, Zone, Zones
from latrunculi.games.imperator.rules.battle import CommonBattle
from latrunculi.games.imperator.rules.moments import AFTER_COMBAT, AFTER_MOVE
from latrunculi.games.imperator.rules.movement import Movement, escapes
from latrunculi.games.imperator.rules.retreat import Words
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.games.imperator.rules.windows import Stratagems, ask
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

S = TypeVar("S", bound=Imperator)


class CommonMarching(Movement[S]):
    """Phase E.1: the active camp moves whom it likes, in the order it likes.

    Between its movements it plays stratagems, and after each of them the other camp may. When all have moved, leaders
    whom stratagems have left alone among enemies escape like those whom a movement leaves so.
    """

    NAME = "marching"
    FORMER = {"moved": "after_move"}
    STRATAGEMS: ClassVar[Stratagems]

    # ------------------------------------------------------------------ what the games decide

    def offer_movements(self, g: S, may: Offers) -> None:
        """Offer those who may move, and to make an end."""
        raise NotImplementedError

    def set_out(self, g: S, verb: Verb, obj: Thing) -> None:
        """One of them moves."""
        raise NotImplementedError

    # ------------------------------------------------------------------ steps

    def start(self, g: S) -> None:
        """Nobody has moved in this sequence."""
        g.moved = g.arrived = g.crossed = 0
        g.came_from = [0] * len(g.came_from)
        self.step = "order"

    def order(self, g: S) -> None:
        """The next movement or stratagem."""
        ask(g, g.active)

    def after_move(self, g: S) -> None:
        """A movement has ended."""
        self.step = "order"
        procedure = self.STRATAGEMS.window(g, 1 - g.active, AFTER_MOVE)
        if procedure is not None:
            g.call(procedure)

    def options(self, g: S, may: Offers) -> None:
        self.offer_movements(g, may)
        self.STRATAGEMS.offer(g, may, g.active, AFTER_MOVE)

    def choose(self, g: S, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == self.STRATAGEMS.verb:
            self.STRATAGEMS.play(g, g.active, obj)
            return
        self.step = "after_move"
        if verb != self.WORDS.done:
            self.set_out(g, verb, obj)
            return
        g.end()
        escapes(g, g.kit.all_zones, self.ENCOUNTERS)


class CommonCombats(Procedure[S]):
    """Phase E.2: all combats of the active camp, in the order of its choice; it plays stratagems in between."""

    NAME = "combats"
    WORDS: ClassVar[Words]
    STRATAGEMS: ClassVar[Stratagems]

    # ------------------------------------------------------------------ what the games decide

    def battle(self, zone: Zone, attacker: Camp) -> CommonBattle[S]:
        """The procedure of the game for one of them."""
        raise NotImplementedError

    def fields(self, g: S) -> Zones:
        """The zones in which there is still to be combat, as a mask."""
        return g.occupied[0] & g.occupied[1]

    def pending(self, g: S) -> bool:
        """Whether there is still to be combat anywhere."""
        return bool(self.fields(g))

    def offer_combats(self, g: S, may: Offers) -> None:
        """Offer the combats that there are still to be."""
        rules = g.kit.rules
        may.offer(self.WORDS.fight_in, rules.order, g.kit.all_zones)
        may.only(rules.combat, self.fields(g))

    def fight(self, g: S, verb: Verb, obj: Thing) -> None:
        """One of them is fought."""
        g.call(self.battle(obj, g.active))

    # ------------------------------------------------------------------ steps

    def start(self, g: S) -> None:
        """Ask for the next combat, as long as there is one."""
        if self.pending(g):
            ask(g, g.active)
        else:
            g.end()

    def options(self, g: S, may: Offers) -> None:
        self.offer_combats(g, may)
        self.STRATAGEMS.offer(g, may, g.active, AFTER_COMBAT)

    def choose(self, g: S, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == self.STRATAGEMS.verb:
            self.STRATAGEMS.play(g, g.active, obj)
        else:
            self.fight(g, verb, obj)
