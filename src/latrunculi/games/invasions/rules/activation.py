"""IV-12 and SEQ.3.A: the activation of a nation: opening, units (movement, then combat), campaigns, closing.

Allies, and the one Empire of turns 1 and 2, are activated together (`order.together`); where they belong to several
seats each moves its own pieces, the nation in whose place they play first, and their combats are one sub-step.
"""

from __future__ import annotations

from latrunculi.games.invasions.rules import control, order, treaties, ways
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.campaigns import Campaigns
from latrunculi.games.invasions.rules.designs import Designs
from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.mercenaries import Homecoming
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.sack import Aftermath, reduced
from latrunculi.games.invasions.rules.state import MOST_STEPS, Invasions
from latrunculi.games.invasions.rules.treaties import Opening
from latrunculi.games.invasions.rules.words_frame import ACTIVATED
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Procedure


class Activation(Procedure[Invasions]):
    """The activation of a nation and of those that play with it. `round`: of an invasion the first or second."""

    NAME = "activation"

    nation: Nation
    round: int = 1

    def start(self, g: Invasions) -> None:
        """Who plays; then offers, rebellions, broken treaties, declarations, and the raid instead (XI.C)."""
        g.playing = order.together(g, self.nation) & ~g.activated
        g.activated |= g.playing
        g.voyages = [0, 0]
        g.spent = [0] * MOST_STEPS
        g.sailed = g.intercepted = g.interceptors = 0
        for nation in [self.nation, *members(g.playing & ~BIT[self.nation])]:
            g.emit(ACTIVATED, (nation, g.age[nation], g.status[nation]))
        self.step = "movement"
        g.call(Opening(self.nation))

    def movement(self, g: Invasions) -> None:
        """The movement of the units, seat by seat (IV-12), Event cards first; who raids does nothing else (XI.C-1)."""
        g.playing &= ~g.raided
        movers = g.playing & g.nations
        if self.round > 1:
            movers &= g.invading
        if not movers:
            self.step = "homecoming"
            return
        self.step = "combat"
        g.rest()
        seats = [g.seat(nation) for nation in (self.nation, *members(movers)) if movers & BIT[nation]]
        for place, seat in enumerate(reversed(list(dict.fromkeys(seats)))):
            g.call(Movement(sum([BIT[n] for n in members(movers) if g.seat(n) == seat]), final=place == 0))
        g.call(Designs(moment="movement", nation=self.nation))

    def combat(self, g: Invasions) -> None:
        """The combats: battles and sieges (XX.A-1, XXIV.A-5)."""
        self.step = "after_combat"
        g.call(Battles())

    def after_combat(self, g: Invasions) -> None:
        """An invasion goes through movement and combat twice (IV-13, XVIII.H-2); an invader's allies do so once."""
        control.work_out(g)
        if self.round == 1 and g.invading & g.playing:
            self.round = 2
            self.step = "movement"
            return
        self.step = "homecoming"
        g.call(Campaigns())

    def homecoming(self, g: Invasions) -> None:
        """Who has been conquered submits (XXIX.C-1); mercenaries of an activation go home (XXVII.B-3, XXX.D-5)."""
        control.work_out(g)
        self.step = "close"
        g.call(Homecoming())
        if reduced(g):
            g.call(Aftermath())

    def close(self, g: Invasions) -> None:
        """What ends with the activation: pacts and alliances of the turn expire, cards played for it are over.

        Who waits for an ally (XXVI.B-3) has not been activated yet: what was played for it holds until it is.
        """
        control.work_out(g)
        treaties.closing(g, self.nation)
        waiting = ways.army(g, g.active & ~g.activated)
        g.great &= waiting
        g.supplied &= waiting
        g.mutinous &= waiting
        g.playing = 0
        g.spent = [0] * MOST_STEPS
        g.rest()
        g.end()
