"""VI: the life of nations: ageing, decline, the fading of heresies; what ageing leads to is in `realms` (VII, VIII)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.nations import DESTINED
from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules import realms
from latrunculi.games.invasions.rules.ints import Nation
from latrunculi.games.invasions.rules.state import HERESIES, KINGDOM, OLDEST, OLDEST_BARBARIAN, Invasions
from latrunculi.games.invasions.rules.words_frame import NO
from latrunculi.games.invasions.rules.words_life import AGED, ALLOWANCE, DECLINE, FADED, FOUND_KINGDOM, PENALTY
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

DEEPEST: Final = 2
"""Decline: the double side of the marker (VI.E-6)."""


class Ageing(Procedure[Invasions]):
    """1.A: the nations of `g.order` age by themselves, one after the other (VI.D-2, VI.E-2), and what that leads to."""

    NAME = "ageing"
    ASKS = {"decide": "INV-VII.B-1"}

    nation: Nation = NONE

    def start(self, g: Invasions) -> None:
        """The next nation: older, then whatever it may become, before the one after it (IV-5)."""
        if not g.order:
            g.end()
            return
        self.nation = g.order.pop(0)
        if not (g.active | DESTINED) & BIT[self.nation]:
            return
        grow(g, self.nation)
        if g.civilised(self.nation):
            self.reign(g)
        elif realms.may_declare(g, self.nation):
            self.step = "decide"

    def reign(self, g: Invasions) -> None:
        """VII.D-3, VII.D-7, VIII.C-3: the allowance of a young realm, a capital at last, the empire test."""
        nation = self.nation
        before = g.status[nation]
        realms.empire_test(g, nation)
        if g.since[nation] and g.since[nation] == g.turn - 1 and g.status[nation] == before:
            g.receive(nation, AMOUNT["next-turn"])
            g.emit(ALLOWANCE, (nation, AMOUNT["next-turn"]))
        if realms.nomadic(g, nation):
            g.call(realms.Capital(nation))

    def decide(self, g: Invasions) -> None:
        """VII.B-1: its player may declare it a kingdom."""
        g.ask(g.seat(self.nation))

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("age", "number", g.age[self.nation]))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(FOUND_KINGDOM, "INV-VII.B-1", BIT[self.nation])
        may.offer(NO, "INV-VII.B-1")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.step = "start"
        if verb == FOUND_KINGDOM:
            realms.found_kingdom(g, self.nation)
        elif g.age[self.nation] >= realms.FORCED:
            realms.kingdom_test(g, self.nation)


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
    """VI.E-3: a card, a calamity or bankruptcy changes the age of a nation by some boxes; younger if negative.

    The tests that follow are taken at once (VI.D-5, VI.E-5, VI.E-11, VI.E-12).
    """
    if boxes > 0:
        full = older(g, nation, boxes)
        if g.civilised(nation):
            overflow(g, nation, full)
        elif full:
            realms.kingdom_test(g, nation)
    elif boxes < 0:
        younger(g, nation, -boxes)


def worsen(g: Invasions, nation: Nation) -> None:
    """VI.E-10 to VI.E-12: something makes a civilised nation decline, and what follows where it can sink no deeper."""
    if decline(g, nation):
        overflow(g, nation, True)


def overflow(g: Invasions, nation: Nation, full: bool) -> None:
    """VI.E-5, VI.E-11, VI.E-12: a kingdom that ages, or sinks below double decline, is tested; an empire pays."""
    if g.status[nation] == KINGDOM:
        realms.empire_test(g, nation)
    elif full:
        gold = AMOUNT["double-decline"]
        g.emit(PENALTY, (nation, gold))
        if not g.pay(nation, gold) and not g.bankrupt & BIT[nation]:
            from latrunculi.games.invasions.rules.bankruptcy import Bankrupt  # it ages nations itself, so it imports us

            g.call(Bankrupt(nation))


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
