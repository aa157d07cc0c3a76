"""XX.E, XX.H: a round of melee with combat dice: pools, a leader's pledge, the throw, re-rolls, blows."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.cards import EVENT_NUMBER, HEROISM
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.tables import FACES
from latrunculi.games.invasions.rules import counsel, events, pools, riposte, throws
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash, current
from latrunculi.games.invasions.rules.ints import Side
from latrunculi.games.invasions.rules.losses import reach_horde, strike
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.throws import KINDS
from latrunculi.games.invasions.rules.words_battle import (
    BLOWS,
    MELEE_THROW,
    PLEDGE_ADD,
    PLEDGE_REMOVE,
    PLEDGED,
    REROLL,
    REROLLED,
)
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.kernel.actions import BIT, Offers
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.answers import Round

PLEDGING: Final = 2
"""The combat bonus with which a leader may give up a re-roll (XX.E-6)."""
EACH: Final = 2 * KINDS
"""Kinds of dice of a side."""


class CommonMelee(Round[Invasions]):
    """What a round of melee is in both systems: pledges, a throw, re-rolls, and blows that both strike at once.

    `turn`: the side that is asked, the attacker first; `hits`: what each has scored.
    """

    hits: list[int] = [0, 0]
    title: int = NONE

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        clash = current(g)
        return (*clash.about(g), ("left", "number", clash.rerolls[self.turn]))

    # ------------------------------------------------------------------ what each system has of its own

    def pledge_choices(self, g: Invasions, clash: Clash, may: Offers) -> None:
        """What a re-roll may be given up for."""
        raise NotImplementedError

    def throw(self, g: Invasions) -> None:
        """Throw the dice of both sides and go on to the step `again`."""
        raise NotImplementedError

    def reroll_choices(self, g: Invasions, may: Offers) -> None:
        """What may be thrown again."""
        raise NotImplementedError

    def score(self, g: Invasions, clash: Clash, side: Side) -> int:
        """The hits that a side inflicts."""
        raise NotImplementedError

    # ------------------------------------------------------------------ pledges (XX.E-6, XX.E-7)

    def pledge(self, g: Invasions) -> None:
        """The attacker declares first."""
        clash = current(g)
        able = pools.best(g, clash, self.turn) >= PLEDGING and clash.rerolls[self.turn] > 0
        if able and not clash.pledged & BIT[self.turn]:
            g.ask(clash.seat(g, self.turn))
        else:
            self.pledge_over()

    def pledge_over(self) -> None:
        """The other side, then the throw."""
        self.step = "pledge" if self.turn == ATTACKER else "throw"
        self.turn = 1 - self.turn

    def give_up(self, g: Invasions) -> None:
        """A leader gives up a re-roll."""
        clash = current(g)
        clash.rerolls[self.turn] -= 1
        clash.pledged |= BIT[self.turn]
        g.emit(PLEDGED, (clash.leading(self.turn),))

    # ------------------------------------------------------------------ re-rolls (XX.E-3)

    def again(self, g: Invasions) -> None:
        """XX.E-3: the attacker first, then in turn, until both have passed in a row."""
        if not self.ask_next(g):
            self.step = "blows"

    def question(self, g: Invasions, who: int) -> bool:
        """Who holds cards is asked in private, whether he has re-rolls left or not."""
        clash = current(g)
        if events.holds(g, g.camp(clash.leading(who))):
            g.ask_privately(clash.seat(g, who))
            return True
        if clash.rerolls[who] > 0:
            g.ask(clash.seat(g, who))
            return True
        return False

    def options(self, g: Invasions, may: Offers) -> None:
        clash = current(g)
        if self.step == "pledge":
            self.pledge_choices(g, clash, may)
        else:
            self.reroll_choices(g, may)
            may.when("INV-XX.E-1", clash.rerolls[self.turn] > 0)
            for moment in ("melee-roll", "die"):
                counsel.offer(g, clash, g.camp(clash.leading(self.turn)), self.turn, moment, may)
        may.offer(DONE, "INV-XX.E-5")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE and self.step == "pledge":
            self.pledge_over()
        elif verb == DONE:
            self.turn_over(g, self.passed + 1)
        elif self.step == "pledge":
            self.pledge_for(g, verb)
            self.pledge_over()
        elif verb in counsel.VERBS:
            self.title = obj
            self.step = "played"
            riposte.play(g, g.camp(current(g).leading(self.turn)), obj)
        else:
            current(g).rerolls[self.turn] -= 1
            self.passed = 0
            self.throw_again(g, obj)

    def played(self, g: Invasions) -> None:
        """A card that nobody has cancelled gives re-rolls."""
        self.step = "again"
        if not riposte.cancelled(g):
            clash = current(g)
            counsel.help_side(g, clash, counsel.VERBS[self.turn], self.title)
            clash.rerolls[self.turn] += EVENT_NUMBER[HEROISM]["rerolls"] if self.title == HEROISM else 1

    def pledge_for(self, g: Invasions, verb: Verb) -> None:
        """Carry out a pledge."""
        raise NotImplementedError

    def throw_again(self, g: Invasions, obj: Thing) -> None:
        """Carry out a re-roll."""
        raise NotImplementedError

    # ------------------------------------------------------------------ blows (XX.H)

    def blows(self, g: Invasions) -> None:
        """XX.H-1: both results count at the same time."""
        clash = current(g)
        self.hits = [self.score(g, clash, side) for side in (ATTACKER, DEFENDER)]
        for side in (ATTACKER, DEFENDER):
            g.emit(BLOWS, (clash.leading(side), self.hits[side]))
        self.step = "after_attacker"
        strike(g, clash, ATTACKER, self.hits[DEFENDER])

    def after_attacker(self, g: Invasions) -> None:
        """The attacker has allotted his losses, now the defender."""
        clash = current(g)
        reach_horde(g, clash, ATTACKER)
        self.step = "after_defender"
        strike(g, clash, DEFENDER, self.hits[ATTACKER])

    def after_defender(self, g: Invasions) -> None:
        """The round is over."""
        clash = current(g)
        reach_horde(g, clash, DEFENDER)
        clash.fought += 1
        g.end()


class Melee(CommonMelee):
    """A round of melee with combat dice.

    `pool`: white and black dice of the attacker, then of the defender. `dice`: how many show each face, as `throws` has
    them, of the attacker, then of the defender.
    """

    NAME = "melee"
    ASKS = {"pledge": "INV-XX.E-7", "again": "INV-XX.E-3"}

    pool: list[int] = []
    dice: list[int] = []

    def start(self, g: Invasions) -> None:
        """Establish the pools (XX.F, XX.G)."""
        clash = current(g)
        for side in (ATTACKER, DEFENDER):
            found = pools.melee(g, clash, side)
            self.pool += [found.white, found.black]
        self.step = "pledge"

    def pledge_choices(self, g: Invasions, clash: Clash, may: Offers) -> None:
        enemy = 2 * (1 - self.turn)
        may.offer(PLEDGE_ADD, "INV-XX.E-6")
        may.offer(PLEDGE_REMOVE, "INV-XX.E-6")
        may.when("INV-XX.E-6", self.pool[enemy + 1] > 0)
        may.when("INV-XX.F-13", self.pool[enemy] + self.pool[enemy + 1] > 1)

    def pledge_for(self, g: Invasions, verb: Verb) -> None:
        self.give_up(g)
        if verb == PLEDGE_ADD:
            self.pool[2 * self.turn + 1] += 1
        else:
            self.pool[2 * (1 - self.turn) + 1] -= 1

    def throw(self, g: Invasions) -> None:
        clash = current(g)
        for side in (ATTACKER, DEFENDER):
            counts, white, black = throws.throw(g, self.pool[2 * side], self.pool[2 * side + 1])
            self.dice += counts
            g.emit(MELEE_THROW, (clash.leading(side), white, black))
        self.step = "again"

    def reroll_choices(self, g: Invasions, may: Offers) -> None:
        may.offer(REROLL, "INV-XX.E-4", sum([BIT[i] for i, count in enumerate(self.dice) if count]))

    def throw_again(self, g: Invasions, obj: Thing) -> None:
        """XX.E-4: one die; its new face counts at once."""
        colour = obj % EACH // KINDS
        counts, _, _ = throws.throw(g, int(colour == tables.WHITE), int(colour == tables.BLACK))
        now = obj - obj % EACH + counts.index(1)
        self.dice[obj] -= 1
        self.dice[now] += 1
        g.emit(REROLLED, (current(g).leading(self.turn), obj, now))

    def score(self, g: Invasions, clash: Clash, side: Side) -> int:
        return throws.hits(self.dice[side * EACH : (side + 1) * EACH], clash.open)


assert len(FACES) == 2, "white dice, then black ones"
