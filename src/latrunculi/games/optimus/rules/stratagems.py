"""OP 14: buying stratagems, and who may play one at a moment. What each does stands in the chapter that it changes."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.counters import (
    COMPONENTS,
    COPIES,
    EACH_SEASON,
    PRICE,
    STRATAGEMS,
    USERS,
)
from latrunculi.games.optimus.components.ints import Heads, Pieces, Side, Stratagem, Stratagems
from latrunculi.games.optimus.components.pieces import BARBARIAN_HEADS
from latrunculi.games.optimus.rules.actions import Chapter
from latrunculi.games.optimus.rules.scenarios import idle, no_action
from latrunculi.games.optimus.rules.state import MOST_PA, Optimus
from latrunculi.games.optimus.rules.words import BOUGHT, BOUGHT_HIDDEN, BUY, CHOOSE_PIECE, PLAY, PLAYED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

CLAUSES: Final = tuple([s.clause or "OP-14-2" for s in COMPONENTS.stratagems])
"""The clause of each stratagem; those of scenarios have none of their own."""
OF_SIDE: Final = tuple([sum([BIT[s] for s in range(STRATAGEMS) if USERS[s] >> side & 1]) for side in (0, 1)])
"""The stratagems open to each side."""
AFFORDABLE: Final = tuple(
    [sum([BIT[s] for s in range(STRATAGEMS) if PRICE[s] <= points]) for points in range(MOST_PA + 1)]
)
"""By PA: the stratagems whose price they pay (OP-3-6)."""


def for_sale(g: Optimus, side: Side) -> Stratagems:
    """OP-14-5: what a side may still buy: each once in a game, *Marche forcée* whenever it is not in the hand."""
    return g.sold & OF_SIDE[side] & ~(g.hand[side] | g.spent[side] & ~EACH_SEASON)


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """OP-3-6: to buy one, with PA alone."""
    affordable = AFFORDABLE[min(g.pa[side], MOST_PA)]
    if not (may.explains or affordable & g.sold):
        return
    may.offer(BUY, "OP-14-2", OF_SIDE[side])
    may.when("OP-SC-12", not no_action(g, "stratagem"))
    may.only("OP-14-2", g.sold)
    may.bar("OP-14-5", g.hand[side] | g.spent[side] & ~EACH_SEASON)
    may.only("OP-3-6", affordable)


def buy(g: Optimus, side: Side, s: Stratagem) -> None:
    """It goes to the hand; the enemy learns the price and no more (OP-14-3)."""
    g.pa[side] -= PRICE[s]
    g.hand[side] |= BIT[s]
    g.emit(BOUGHT, (side, s), 1 << side)
    g.emit(BOUGHT_HIDDEN, (side, PRICE[s]), ~(1 << side))


IN_SEGMENT: Final = sum(
    [BIT[s] for s in range(STRATAGEMS) if COMPONENTS.stratagems[s].moment in ("operations", "siege")]
)
"""The stratagems that are played in a segment; the others have their moments in moves, combats and recruitments."""


def may_be_timely(g: Optimus, side: Side, price: int) -> bool:
    """OP-3-6: whether what was bought for so many PA may be one to be played in a segment, for all that an enemy can
    tell."""
    return any(PRICE[s] == price for s in members(IN_SEGMENT & OF_SIDE[side] & g.sold))


CHAPTER: Final[Chapter] = Chapter(offer, {})


def plotters(g: Optimus, side: Side) -> Heads:
    """The leaders of a side in play who may play a stratagem outside a combat: none of a neutral people (OP-SC-2), none
    who waits (OP-SC-9) or has risen (OP-SC-44), as a mask."""
    leaders = g.captains(side)
    return leaders ^ (leaders & idle(g))


def schemers(g: Optimus, heads: Heads) -> Heads:
    """OP-14-4: those of some leaders who have played none in this season, as a mask."""
    return heads ^ (heads & g.schemed)


def offer_play(g: Optimus, may: Offers, side: Side, heads: Heads, timely: Stratagems) -> None:
    """Offer to play what a side holds, that the moment allows, if one of the leaders concerned may play one. Statements
    about it may follow.

    Args:
        heads: the leaders who are concerned by the situation (OP-14-1); none for a unit alone (OP-4.4-3).
        timely: the stratagems of the moment, as a mask.
    """
    held = g.hand[side]
    played = held & g.spent[side] & EACH_SEASON
    if not may.explains:  # all at once: the clauses are for explanations alone
        left = held & timely & ~played
        may.offer(PLAY, "OP-14-1", left if left and schemers(g, heads) else 0)
        return
    may.offer(PLAY, "OP-14-1", held)
    for s in members(held & ~timely):
        may.bar(CLAUSES[s], BIT[s])
    may.bar("OP-14-10", played)
    may.when("OP-4.4-3", heads != 0)
    may.when("OP-14-4", schemers(g, heads) != 0)


def spend(g: Optimus, side: Side, s: int, heads: Heads, *, secretly: bool = False) -> None:
    """Play one: it leaves the hand for good (OP-14-3), and one of the leaders concerned has played his (OP-14-4).

    Args:
        secretly: of a Barbarian; Rome knows neither which of his counters are leaders nor who of them is concerned, so
            that he is asked even for one.
    """
    may_play = schemers(g, heads)
    g.hand[side] ^= BIT[s]
    if COPIES[s] > 1 and not g.once[side] & BIT[s]:
        g.once[side] |= BIT[s]  # OP-SC-26: the other copy may still be bought
    else:
        g.spent[side] |= BIT[s]
    g.disclose()
    g.emit(PLAYED, (side, s))
    counters = g.in_play & BARBARIAN_HEADS
    if may_play & (may_play - 1) or (secretly and counters & (counters - 1)):
        g.call(Author(side, s, may_play))
    else:
        g.schemed |= may_play


class Author(Procedure[Optimus]):
    """OP-14-4: a side says which of some leaders (`pieces`, a mask) plays the stratagem `stratagem`: he plays no other
    in the season."""

    NAME = "author"
    ASKS = {"start": "OP-14-4"}

    side: Side
    stratagem: int
    pieces: Pieces

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("stratagem", "stratagem", self.stratagem),)

    def start(self, g: Optimus) -> None:
        """Who of them is a leader, and that there are several, may be a secret."""
        g.ask_privately(self.side)

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(CHOOSE_PIECE, "OP-14-4", self.pieces)

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.schemed |= BIT[obj]
        g.end()
