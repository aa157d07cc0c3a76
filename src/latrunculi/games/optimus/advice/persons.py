"""Who of several: which leader recruits, builds, takes the loot, plays a stratagem or takes his place first; whom a
town feeds; who is taken as a hostage."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.advice.survey import quality, sheet
from latrunculi.games.optimus.components.counters import BT
from latrunculi.games.optimus.components.ints import Head, Piece, Side
from latrunculi.games.optimus.components.pieces import FIRST_LEADER, LEADER_MASK, PIECES
from latrunculi.games.optimus.rules.fight import Fight
from latrunculi.games.optimus.rules.fleets import Bridging
from latrunculi.games.optimus.rules.intrigue import Intrigue
from latrunculi.games.optimus.rules.loot import Share
from latrunculi.games.optimus.rules.recruitment import Recruitment
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.stratagems import Author
from latrunculi.games.optimus.rules.supply import Supply
from latrunculi.kernel.actions import BIT

HALE: Final = 0.05
"""What the strength of an army counts beside its wounded, where loot is to put them right."""


def choose(g: Optimus, side: Side, piece: Piece) -> float:
    """How good it is to name a piece, by what it is named for; of a back nothing is known."""
    frame = g.stack[-1]
    if piece >= PIECES or not BIT[piece] & LEADER_MASK:
        return 0.1 * g.pf[piece] if piece < FIRST_LEADER else 0.0
    if isinstance(frame, Recruitment):
        return captain(g, piece)
    if isinstance(frame, Share):
        return treasurer(g, piece)
    if isinstance(frame, Supply):
        return 0.1 * quality(g, g.army(piece))
    if isinstance(frame, Fight):
        return 0.5 * BT[piece - FIRST_LEADER]  # the better bonus to the better unit
    if isinstance(frame, Bridging):
        return 1.0 if g.pac & BIT[piece] else 0.0
    if isinstance(frame, Author):
        return -0.1 * quality(g, g.army(piece))  # who leads many may want one of his own in this season
    if isinstance(frame, Intrigue):
        return 0.1 * sheet(g, piece)
    return 0.1 * g.vs(piece)  # a hostage, a paymaster


def captain(g: Optimus, head: Head) -> float:
    """How well a leader recruits: at no cost of PA, with the bonus of the supreme leader, or with bales to add."""
    return (1.0 if g.pac & BIT[head] else 0.0) + (0.6 if head in g.supreme else 0.0) + 0.1 * g.bb[head - FIRST_LEADER]


def treasurer(g: Optimus, head: Head) -> float:
    """How well bales are kept by a leader: who has wounded puts them right; who has bales already drives no further
    wagon; else the strongest, whom they are not taken from."""
    army = g.army(head)
    wounded = g.strength(army) - g.fit(army)
    return 0.2 * wounded + (0.3 if g.bb[head - FIRST_LEADER] else 0.0) + HALE * quality(g, army)
