"""XXV.F: fleets blockade straits: a standing order of their nation, which it may change when it moves."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import OVER_STRAIT, PROVINCES, strait_sea
from latrunculi.games.invasions.rules.ints import Nation, Nations, Places, Sea, Seas
from latrunculi.games.invasions.rules.state import FIRST_SEA, Invasions
from latrunculi.games.invasions.rules.words_siege import BLOCKADE, BLOCKADED, OPEN_STRAIT, STRAIT_OPENED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Verb

STRAIT_SEAS: Final[int] = sum(
    {BIT[strait_sea(here, there)] for here in range(PROVINCES) for there in members(OVER_STRAIT[here])}
)
"""The seas whose fleets can close a strait. Every nation's fleets do, until it orders otherwise."""

AT_STRAITS: Final[Places] = STRAIT_SEAS << FIRST_SEA
"""The same among all places."""


def able(g: Invasions, nation: Nation) -> Seas:
    """The seas in which a nation has a fleet at a strait."""
    return sum([BIT[p - FIRST_SEA] for p in members(g.present[nation] & AT_STRAITS) if g.fleets(nation, p)])


def orders(g: Invasions, nations: Nations, closed: bool) -> Seas:
    """The seas whose straits some nations can open (`closed`: they blockade them), or blockade."""
    found = 0
    for nation in members(nations):
        found |= able(g, nation) & (g.blockades[nation] if closed else ~g.blockades[nation])
    return found


def offer(g: Invasions, may: Offers, nations: Nations) -> None:
    """Offer to blockade straits, and to open them."""
    may.offer(BLOCKADE, "INV-XXV.F-1", orders(g, nations, False))
    may.offer(OPEN_STRAIT, "INV-XXV.F-1", orders(g, nations, True))


def change(g: Invasions, nations: Nations, verb: Verb, sea: Sea) -> None:
    """The order that was given."""
    for nation in members(nations):
        if not able(g, nation) & BIT[sea]:
            continue
        if verb == BLOCKADE:
            g.blockades[nation] |= BIT[sea]
            g.emit(BLOCKADED, (nation, sea))
        else:
            g.blockades[nation] &= ~BIT[sea]
            g.emit(STRAIT_OPENED, (nation, sea))
