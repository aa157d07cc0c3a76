"""VI: the life of nations: ageing, decline, the fading of heresies.

What ageing leads to is in `realms` (VII, VIII): founding a kingdom, the tests. Nothing of it happens yet.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.state import HERESIES, OLDEST, OLDEST_BARBARIAN, Invasions
from latrunculi.games.invasions.rules.words_life import AGED, DECLINE, FADED
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure

DEEPEST: Final = 2
"""Decline: the double side of the marker (VI.E-6)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ageing(Procedure[Invasions]):
    """1.A: the nations of `g.order` age by themselves, one after the other (VI.D-2, VI.E-2)."""

    NAME = "ageing"

    def start(self, g: Invasions) -> None:
        """The next nation."""
        if not g.order:
            g.end()
            return
        grow(g, g.order.pop(0))


def oldest(g: Invasions, nation: Nation) -> int:
    """The last box of a nation's age track (VI.A-3, VI.A-4)."""
    return OLDEST if g.civilised(nation) else OLDEST_BARBARIAN


def grow(g: Invasions, nation: Nation) -> None:
    """A nation ages by itself by one box, unless it is in the last (VI.D-2, VI.E-2)."""
    if g.age[nation] < oldest(g, nation):
        g.age[nation] += 1
        g.emit(AGED, (nation, g.age[nation]))


def older(g: Invasions, nation: Nation, boxes: int) -> bool:
    """VI.E-3: something makes a nation age; beyond the last box a civilised one declines instead (VI.E-7).

    Returns:
        Whether more came than age and decline can take: for a kingdom the empire test follows (VI.E-11), for an empire
        the penalty of VI.E-12, for a barbarian of age 7 the kingdom test (VI.D-5).
    """
    room = oldest(g, nation) - g.age[nation]
    g.age[nation] += min(room, boxes)
    g.emit(AGED, (nation, g.age[nation]))
    if boxes <= room:
        return False
    return decline(g, nation) if g.civilised(nation) else True


def younger(g: Invasions, nation: Nation, boxes: int = 1) -> None:
    """Something makes a nation younger: one in decline declines less instead (VI.E-8, VI.E-9)."""
    if g.decline[nation]:
        g.decline[nation] -= 1
        g.emit(DECLINE, (nation, g.decline[nation]))
        return
    g.age[nation] = max(1, g.age[nation] - boxes)
    g.emit(AGED, (nation, g.age[nation]))


def advance(g: Invasions, nation: Nation, boxes: int) -> None:
    """VI.E-3: a card, a calamity or bankruptcy changes the age of a nation by some boxes; younger if negative."""
    if boxes > 0:
        older(g, nation, boxes)
    elif boxes < 0:
        younger(g, nation, -boxes)


def decline(g: Invasions, nation: Nation) -> bool:
    """VI.E-10: a nation declines by one level; whether its marker was double already (VI.E-11, VI.E-12)."""
    if g.decline[nation] == DEEPEST:
        return True
    g.decline[nation] += 1
    g.emit(DECLINE, (nation, g.decline[nation]))
    return False


def fade(g: Invasions) -> None:
    """VI.F-1: first the - markers of heresies go, then the + markers are flipped."""
    for colour in range(HERESIES):
        for region in members(g.heresies_minus[colour]):
            g.emit(FADED, (region,))
        g.heresies_minus[colour] = g.heresies[colour]
        g.heresies[colour] = 0
