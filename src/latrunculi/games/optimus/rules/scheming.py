"""OP-SC-27, OP-3-6: how the stratagems that scenarios add are offered, bought and played in a segment.

`SCHEMES` is the table: for each of them which leaders may play it, upon what, and what it does (`schemes`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from latrunculi.games.optimus.components.chart import NONE
from latrunculi.games.optimus.components.counters import (
    AVIDIUS_CASSIUS,
    CONIURATIO,
    FONS_INTERCEPTUS,
    GENTES_DIVISAE,
    LEGIO_NOVA,
    LONGINUS_CAPTUS,
    PRICE,
    SATURNINUS,
    STIPENDIA_ROXOLANORUM,
    THESAURUS_SARGETIAE,
    TRANSFUGAE,
    TURRES_ET_AGGERES,
)
from latrunculi.games.optimus.components.ints import Heads, Side, Stratagem, Stratagems
from latrunculi.games.optimus.components.pieces import ROMANUS
from latrunculi.games.optimus.rules import intrigue, schemes, stratagems
from latrunculi.games.optimus.rules.actions import Chapter
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.words import (
    BUY,
    CHOOSE_NUMBER,
    CHOOSE_PEOPLE,
    CHOOSE_PIECE,
    CHOOSE_REGION,
    DONE,
    PLAY,
    SET_UP,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


@dataclass(frozen=True)
class Scheme:
    """A stratagem that is played in a segment: `heads`, the leaders who may; `verb` and `targets`, upon what (NOTHING:
    upon nothing, and no verb); `effect`, what it does to a target; `beside`: whether he who plays it has to be where
    the target is, or is the target."""

    heads: Callable[[Optimus], int]
    targets: Callable[[Optimus], int]
    effect: Callable[[Optimus, int], None]
    verb: Verb = NONE
    beside: bool = False


SCHEMES: Final = {
    LEGIO_NOVA: Scheme(schemes.romans, schemes.camps, schemes.raise_legion, SET_UP),
    TURRES_ET_AGGERES: Scheme(schemes.besiegers, schemes.invested, schemes.build_towers, CHOOSE_REGION, beside=True),
    FONS_INTERCEPTUS: Scheme(schemes.besiegers, schemes.invested, schemes.cut_water, CHOOSE_REGION, beside=True),
    STIPENDIA_ROXOLANORUM: Scheme(schemes.paymasters, schemes.generous, schemes.pay_stipend, CHOOSE_PIECE, beside=True),
    GENTES_DIVISAE: Scheme(schemes.romans, schemes.divisible, schemes.divide, CHOOSE_PEOPLE),
    TRANSFUGAE: Scheme(schemes.barbarians, schemes.deserters, lambda g, _: schemes.desert(g)),
    LONGINUS_CAPTUS: Scheme(schemes.captor, schemes.hostages, schemes.take_hostage, CHOOSE_PIECE),
    THESAURUS_SARGETIAE: Scheme(schemes.treasurers, schemes.amounts, schemes.hide, CHOOSE_NUMBER),
    SATURNINUS: Scheme(schemes.barbarians, schemes.mutineers, lambda g, _: schemes.revolt(g)),
    CONIURATIO: Scheme(schemes.barbarians, schemes.consulars, lambda g, _: schemes.conspire(g)),
    AVIDIUS_CASSIUS: Scheme(schemes.barbarians, schemes.usurpation, lambda g, _: schemes.usurp(g)),
}
"""By stratagem."""


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """OP-14-4, OP-SC-27: before one's action, at no further price."""
    offer_to_play(g, may, side, g.hand[side])
    if may.explains:
        for s in members(g.hand[side] & ~stratagems.IN_SEGMENT):
            may.offer(PLAY, "OP-14-1", BIT[s])
            may.bar(stratagems.CLAUSES[s], BIT[s])


def offer_to_play(g: Optimus, may: Offers, side: Side, among: Stratagems) -> None:
    """Those of some stratagems that are played in a segment."""
    intrigue.offer(g, may, side, among)
    for s in members(among & ~intrigue.PLOTS & stratagems.IN_SEGMENT):
        scheme = SCHEMES[s]
        heads = scheme.heads(g)
        may.offer(PLAY, stratagems.CLAUSES[s], BIT[s])
        may.when(stratagems.CLAUSES[s], heads != 0 and scheme.targets(g) != 0)
        may.when("OP-14-4", stratagems.schemers(g, heads) != 0)


def play(g: Optimus, side: Side, s: Stratagem) -> None:
    """It is played, and the segment goes on (OP-SC-27)."""
    if BIT[s] & intrigue.PLOTS:
        intrigue.play(g, side, s)
        return
    scheme = SCHEMES[s]
    g.stack[-1].step = "start"
    if scheme.verb == NONE:
        stratagems.spend(g, side, s, scheme.heads(g), secretly=side != ROMANUS)
        scheme.effect(g, 0)
    else:
        g.call(Plot(side, s))


def authors(g: Optimus, scheme: Scheme, target: int) -> Heads:
    """The leaders who may play a stratagem upon a target, as a mask."""
    heads = scheme.heads(g)
    if not scheme.beside:
        return heads
    return heads & (g.inside[target] if scheme.verb == CHOOSE_REGION else BIT[target])


def buy(g: Optimus, side: Side, s: Stratagem) -> None:
    """OP-3-6: a stratagem is bought, and may be played at once."""
    stratagems.buy(g, side, s)
    if stratagems.may_be_timely(g, side, PRICE[s]):
        g.call(Purchase(side, s))


CHAPTER: Final[Chapter] = Chapter(offer, {PLAY: play, BUY: buy})


class Purchase(Procedure[Optimus]):
    """OP-3-6: the stratagem `bought` may be played before the enemy's turn comes."""

    NAME = "purchase"
    ASKS = {"start": "OP-3-6"}

    side: Side
    bought: int

    def start(self, g: Optimus) -> None:
        """Asked whatever it is: that is a secret (OP-14-3)."""
        g.ask_privately(self.side)

    def options(self, g: Optimus, may: Offers) -> None:
        offer_to_play(g, may, self.side, BIT[self.bought])
        may.offer(DONE, "OP-3-6")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        segment = g.stack[-1]
        if verb == PLAY:
            play(g, self.side, obj)
        segment.step = "over"  # to buy it was the action


class Plot(Procedure[Optimus]):
    """OP-SC-27: upon what a side plays the stratagem `stratagem`."""

    NAME = "plot"
    ASKS = {"start": "OP-SC-27"}

    side: Side
    stratagem: int

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("stratagem", "stratagem", self.stratagem),)

    def start(self, g: Optimus) -> None:
        """Asked even for a single answer: who has bales is a secret."""
        g.ask_privately(self.side)

    def options(self, g: Optimus, may: Offers) -> None:
        scheme = SCHEMES[self.stratagem]
        may.offer(scheme.verb, stratagems.CLAUSES[self.stratagem], scheme.targets(g))

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        scheme = SCHEMES[self.stratagem]
        stratagems.spend(g, seat, self.stratagem, authors(g, scheme, obj), secretly=seat != ROMANUS)
        scheme.effect(g, obj)
