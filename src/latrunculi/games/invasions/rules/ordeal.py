"""XXI.D to XXI.F: a round of melee of advanced combat: 2d6 a side, and the decision to withdraw after the first."""

from __future__ import annotations

from latrunculi.games.invasions.rules import advanced
from latrunculi.games.invasions.rules.advanced import PLEDGE, two_dice
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash, current
from latrunculi.games.invasions.rules.ints import Side
from latrunculi.games.invasions.rules.melee import CommonMelee
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_battle import (
    CLASHED,
    CONCEDE,
    CONCEDED,
    PLEDGE_MINUS,
    PLEDGE_PLUS,
    REROLL_SIDE,
)
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class AdvancedMelee(CommonMelee):
    """A round of melee with two ordinary dice. By side: `modifiers`, `sums` of the dice."""

    NAME = "advanced-melee"
    ASKS = {"pledge": "INV-XXI.D-2", "again": "INV-XXI.D-1"}

    modifiers: list[int] = [0, 0]
    sums: list[int] = [0, 0]

    def start(self, g: Invasions) -> None:
        """XXI.B-2: what bears on this round; a leader may pledge once in each (XXI.D-2)."""
        clash = current(g)
        self.modifiers = [advanced.melee(g, clash, side).total for side in (ATTACKER, DEFENDER)]
        clash.pledged = 0
        self.step = "pledge"

    def pledge_choices(self, g: Invasions, clash: Clash, may: Offers) -> None:
        may.offer(PLEDGE_PLUS, "INV-XXI.D-2")
        may.offer(PLEDGE_MINUS, "INV-XXI.D-2")

    def pledge_for(self, g: Invasions, verb: Verb) -> None:
        self.give_up(g)
        if verb == PLEDGE_PLUS:
            self.modifiers[self.turn] += PLEDGE
        else:
            self.modifiers[1 - self.turn] -= PLEDGE

    def throw(self, g: Invasions) -> None:
        for side in (ATTACKER, DEFENDER):
            self.cast(g, side)
        self.step = "again"

    def cast(self, g: Invasions, side: Side) -> None:
        """Throw the dice of a side."""
        self.sums[side] = two_dice(g)
        g.emit(CLASHED, (current(g).leading(side), self.sums[side], self.modifiers[side]))

    def reroll_choices(self, g: Invasions, may: Offers) -> None:
        may.offer(REROLL_SIDE, "INV-XXI.D-1", BIT[ATTACKER] | BIT[DEFENDER])

    def throw_again(self, g: Invasions, obj: Thing) -> None:
        self.cast(g, obj)

    def score(self, g: Invasions, clash: Clash, side: Side) -> int:
        return advanced.hits(g, clash, side, self.sums[side] + self.modifiers[side])


class Withdrawal(Procedure[Invasions]):
    """XXI.F-3: after the first round the defender, then the attacker, may concede. The answer is who does, 1 + side."""

    NAME = "withdrawal"
    ASKS = {"decide": "INV-XXI.F-3"}

    asked: int = DEFENDER

    def start(self, g: Invasions) -> None:
        """The defender decides first."""
        self.step = "decide"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return current(g).about(g)

    def decide(self, g: Invasions) -> None:
        """Ask."""
        clash = current(g)
        g.ask(clash.seat(g, self.asked))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(CONCEDE, "INV-XXI.F-3")
        may.offer(DONE, "INV-XXI.F-3")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == CONCEDE:
            g.emit(CONCEDED, (current(g).leading(self.asked),))
            g.answer = 1 + self.asked
            g.end()
        elif self.asked == DEFENDER:
            self.asked = ATTACKER
        else:
            g.answer = 0
            g.end()
