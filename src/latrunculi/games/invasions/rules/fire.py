"""XX.D: the fire round, and the ambush in mountains that may open it."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import AMBUSH
from latrunculi.games.invasions.components.chart import FOREST, MARSH, MOUNTAIN, NONE, RIDGE, RIVER, TERRAIN
from latrunculi.games.invasions.components.counters import MOUNTAIN as MOUNTAIN_LEADERS
from latrunculi.games.invasions.rules import advanced, pools, throws
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash, current
from latrunculi.games.invasions.rules.ints import Side
from latrunculi.games.invasions.rules.losses import reach_horde, strike
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_battle import AMBUSH_TEST, AMBUSHED, VOLLEY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure

CARD_AMBUSH: Final = (MOUNTAIN, FOREST, MARSH)
"""Where the card lets the defender lie in ambush."""


def waylayer(g: Invasions, clash: Clash) -> Side:
    """XX.D-14: the side that may set an ambush, NONE.

    The defender in mountains; in an interception where all defenders have just come, the intercepted pile; whoever
    has the card Ambush as a defender. Never against a leader with the Mountain symbol (XX.D-15).
    """
    terrain = TERRAIN[clash.place]
    side = DEFENDER
    defenders = clash.units(g, DEFENDER)
    if clash.intercepted and all(pools.origin(g, clash, u) >= 0 for u in members(defenders)):
        side = ATTACKER
    if clash.effects[DEFENDER] & BIT[AMBUSH] and terrain in CARD_AMBUSH:
        side = DEFENDER
    elif terrain != MOUNTAIN:
        side = NONE
    if side == NONE or clash.leaders(g, 1 - side) & MOUNTAIN_LEADERS:
        return NONE
    return side if shoots(g, clash, side, pools.AMBUSHING) else NONE


def shoots(g: Invasions, clash: Clash, side: Side, manner: int) -> bool:
    """Whether a side has a die to throw in the fire round: XX.D-8; in advanced combat whoever adds to it (XXI.C-2)."""
    if g.advanced:
        return advanced.shooting(advanced.fire(g, clash, side, manner))
    return pools.fire(g, clash, side, manner).total > 0


def automatic(g: Invasions, clash: Clash, side: Side) -> bool:
    """XX.D-17: whether an ambush needs no test: a card, or all victims came over a river or a ridge."""
    if side == DEFENDER and clash.effects[DEFENDER] & BIT[AMBUSH]:
        return True
    return pools.all_crossed(g, clash, clash.units(g, 1 - side), (RIVER, RIDGE))


class Fire(Procedure[Invasions]):
    """The fire round of the battle in progress. `shooter`: the side that shoots; `hits`: what each has scored."""

    NAME = "fire"

    shooter: int = NONE
    hits: list[int] = [0, 0]

    def start(self, g: Invasions) -> None:
        """Is there an ambush (XX.D-16)?"""
        clash = current(g)
        side = waylayer(g, clash)
        if side != NONE and not automatic(g, clash, side):
            die = g.die10()
            g.emit(AMBUSH_TEST, (clash.leading(side), ten_sided(die)))
            if die & 1:
                side = NONE
        if side == NONE:
            self.step = "volleys"
        else:
            g.emit(AMBUSHED, (clash.leading(side), clash.place))
            self.shooter = side
            self.step = "surprise"

    def volleys(self, g: Invasions) -> None:
        """XX.D-2: both shoot at the same time."""
        for side in (ATTACKER, DEFENDER):
            self.shoot(g, side, pools.OPEN_FIRE)
        self.step = "suffer"

    def surprise(self, g: Invasions) -> None:
        """XX.D-20: who lies in ambush shoots first."""
        self.shoot(g, self.shooter, pools.AMBUSHING)
        self.step = "reply"
        strike(g, current(g), 1 - self.shooter, self.hits[self.shooter])

    def reply(self, g: Invasions) -> None:
        """XX.D-20: what is left of the victims' archers shoots back."""
        clash = current(g)
        reach_horde(g, clash, 1 - self.shooter)
        if clash.units(g, 1 - self.shooter):
            self.shoot(g, 1 - self.shooter, pools.AMBUSHED)
        self.hits[self.shooter] = 0
        self.step = "suffer"

    def shoot(self, g: Invasions, side: Side, manner: int) -> None:
        """One side shoots: XX.D, or XXI.C."""
        clash = current(g)
        if g.advanced:
            self.hits[side] = advanced.shoot(g, clash, side, manner)
            return
        pool = pools.fire(g, clash, side, manner)
        if not pool.total:
            return
        counts, white, black = throws.throw(g, pool.white, pool.black)
        self.hits[side] = throws.hits(counts, clash.open)
        g.emit(VOLLEY, (clash.leading(side), white, black, self.hits[side]))

    def suffer(self, g: Invasions) -> None:
        """The attacker allots his losses, then the defender."""
        self.step = "suffer_too"
        strike(g, current(g), ATTACKER, self.hits[DEFENDER])

    def suffer_too(self, g: Invasions) -> None:
        """The defender allots his."""
        clash = current(g)
        reach_horde(g, clash, ATTACKER)
        self.step = "close"
        strike(g, clash, DEFENDER, self.hits[ATTACKER])

    def close(self, g: Invasions) -> None:
        """The round is over."""
        reach_horde(g, current(g), DEFENDER)
        g.end()
