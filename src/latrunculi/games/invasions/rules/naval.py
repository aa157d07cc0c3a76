"""XXV.B, XXV.C: naval interceptions and battles."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import SHORES
from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules import coasts, relations
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Sea
from latrunculi.games.invasions.rules.rolls import d2
from latrunculi.games.invasions.rules.state import DEEDS, FIRST_SEA, MOST_STEPS, Invasions
from latrunculi.games.invasions.rules.words_frame import DONE, NO, YES
from latrunculi.games.invasions.rules.words_siege import (
    BATTLE_REFUSED,
    CHALLENGE_FAILED,
    CHALLENGED,
    EMBARK,
    EMBARKED,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

PILE: Final = 2
"""Fleets of a naval pile at most (XXV.A-4)."""
REFUSED: Final = -1
"""Answer of `Challenges` and `SeaFight`: the active pile has refused battle; otherwise the fleets that it had left."""


def piles(g: Invasions, nation: Nation, sea: Sea, among: Pieces = -1) -> list[Pieces]:
    """XXV.A-4, XXV.A-5: the naval piles of a nation in a sea, or of some of its fleets there."""
    fleets = members(g.fleets(nation, FIRST_SEA + sea) & among)
    return [sum([BIT[fleet] for fleet in fleets[i : i + PILE]]) for i in range(0, len(fleets), PILE)]


def target(g: Invasions, nation: Nation, sea: Sea) -> Pieces:
    """XXV.B-4: a pile of a nation that can still be intercepted, 0 where there is none."""
    return next(iter(piles(g, nation, sea, ~g.intercepted)), 0)


def hunter(g: Invasions, nation: Nation, sea: Sea, again: bool) -> Pieces:
    """XXV.B-4: a pile of a nation that can still intercept, 0; `again`: though it has tried (XXV.B-5)."""
    return next(iter(piles(g, nation, sea, -1 if again else ~g.interceptors)), 0)


def hostile(g: Invasions, nation: Nation, sea: Sea) -> Nations:
    """The nations with fleets in a sea that are hostile to one."""
    return relations.enemies(g, nation, FIRST_SEA + sea)


def foes(g: Invasions, nation: Nation, sea: Sea, group: Pieces) -> Nations:
    """XXV.B-1, XXV.B-4: whom a pile of the active nation may intercept where it is."""
    if group & ~g.interceptors == 0:
        return 0
    return sum([BIT[n] for n in members(hostile(g, nation, sea)) if target(g, n, sea)])


class Challenges(Procedure[Invasions]):
    """Who intercepts a pile `group` of the active `nation` in a sea? One attempt at most (XXV.B-4).

    `aboard`: leaders whom it carries; `again`: on its second transport it may be intercepted anew (XXV.B-5).
    `nations`: those not asked yet. The answer is REFUSED, or how many of its fleets were left after a battle.
    """

    NAME = "challenges"
    ASKS = {"declare": "INV-XXV.B-1"}

    nation: Nation
    sea: int
    group: Pieces
    aboard: Pieces = 0
    again: bool = False
    nations: Nations = 0

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("sea", "sea", self.sea))

    def start(self, g: Invasions) -> None:
        """XXV.B-4: a pile is a target once."""
        if self.again or not self.group & g.intercepted:
            self.nations = hostile(g, self.nation, self.sea)
        self.step = "declare"

    def declare(self, g: Invasions) -> None:
        """Ask one after the other."""
        while self.nations and not hunter(g, members(self.nations)[0], self.sea, self.again):
            self.nations &= self.nations - 1
        if self.nations:
            g.ask(g.seat(members(self.nations)[0]))
        else:
            g.answer = self.group.bit_count()
            g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(YES, "INV-XXV.B-1")
        may.offer(NO, "INV-XXV.B-1")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        enemy = members(self.nations)[0]
        self.nations &= self.nations - 1
        if verb == YES:
            pile = hunter(g, enemy, self.sea, self.again)
            g.end()
            g.call(SeaFight(enemy, self.nation, self.sea, [self.group, pile], active=self.nation, aboard=self.aboard))


class SeaFight(Procedure[Invasions]):
    """A nation intercepts another's pile in a sea: the test, the choice of battle, leaders, the battle.

    `piles`: the active pile, then the other. `active`: the active nation. `aboard`: leaders whom its pile carries.
    `pieces`: leaders at sea; `homes`: pairs of a leader and where he came from. `asked`: the side that is asked.
    The answer is as that of `Challenges`.
    """

    NAME = "sea-fight"
    ASKS = {"face": "INV-XXV.C-9", "embark": "INV-XXV.C-8"}

    interceptor: Nation
    enemy: Nation
    sea: int
    piles: list[int]
    active: Nation
    aboard: Pieces = 0
    pieces: Pieces = 0
    homes: list[int] = []
    asked: int = ATTACKER

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.interceptor), ("enemy", "nation", self.enemy), ("sea", "sea", self.sea))

    def start(self, g: Invasions) -> None:
        """XXV.B-3, XXV.B-4: the test, unless all coastal cities are the interceptor's."""
        own = int(self.interceptor != self.active)
        g.interceptors |= self.piles[own]
        g.intercepted |= self.piles[1 - own]
        g.emit(CHALLENGED, (self.interceptor, self.enemy, self.sea))
        if coasts.masters(g, self.interceptor, self.sea) or d2(g, self.interceptor):
            self.step = "face"
            return
        g.emit(CHALLENGE_FAILED, (self.interceptor, self.sea))
        g.answer = self.piles[0].bit_count()
        g.end()

    # ------------------------------------------------------------------ to fight or not (XXV.C-9)

    def face(self, g: Invasions) -> None:
        """Ask the target."""
        g.ask(g.seat(self.enemy))

    def embark(self, g: Invasions) -> None:
        """XXV.C-8: a leader for each pile that has none aboard."""
        while self.asked <= DEFENDER:
            if self.captains(g):
                g.ask(g.seat(self.leading()))
                return
            self.asked += 1
        self.step = "fight"

    def leading(self) -> Nation:
        """The nation of the side that is asked."""
        other = self.enemy if self.interceptor == self.active else self.interceptor
        return self.active if self.asked == ATTACKER else other

    def captains(self, g: Invasions) -> Pieces:
        """The leaders of the nation on the coasts of the sea."""
        if self.asked == ATTACKER and self.aboard:
            return 0
        found = 0
        for province in members(SHORES[self.sea] & g.present[self.leading()]):
            found |= g.leaders(self.leading(), province)
        return found & ~g.inactive_leaders

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "face":
            may.offer(YES, "INV-XXV.C-9")
            may.offer(NO, "INV-XXV.C-9")
            return
        may.offer(EMBARK, "INV-XXV.C-8", self.captains(g))
        may.offer(DONE, "INV-XXV.C-8")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == NO:
            self.refuse(g)
        elif verb == YES:
            for leader in members(self.aboard):
                self.take_aboard(g, leader)
            self.step = "embark"
        else:
            if verb == EMBARK:
                g.emit(EMBARKED, (self.leading(), obj, self.sea))
                self.take_aboard(g, obj)
            self.asked += 1

    def take_aboard(self, g: Invasions, leader: int) -> None:
        """He is at sea as long as the battle lasts."""
        self.homes += [leader, g.at[leader]]
        self.pieces |= BIT[leader]
        g.put(leader, FIRST_SEA + self.sea)

    def refuse(self, g: Invasions) -> None:
        """XXV.C-9: who refuses has lost: his way, if he is active, else a VP."""
        g.emit(BATTLE_REFUSED, (self.enemy, self.interceptor, self.sea))
        if self.enemy == self.active:
            g.spend(self.piles[0], MOST_STEPS)
            g.answer = REFUSED
        else:
            points = AMOUNT["vp-naval-battle"]
            g.score(self.enemy, DEEDS, -points)
            g.score(self.interceptor, DEEDS, points)
            g.answer = self.piles[0].bit_count()
        g.end()

    # ------------------------------------------------------------------ the battle

    def fight(self, g: Invasions) -> None:
        """XXV.C-1, XXV.C-2: one pile on each side; the active nation is the attacker (XX.A-3)."""
        self.step = "over"
        other = self.enemy if self.interceptor == self.active else self.interceptor
        mine = self.pieces & (g.army[self.active] | self.aboard)  # a friend's leader is aboard with his troops
        sides = [self.piles[0] | mine, self.piles[1] | self.pieces ^ mine]
        g.call(SeaBattle(self.active, other, FIRST_SEA + self.sea, sides, self.interceptor != self.active))

    def over(self, g: Invasions) -> None:
        """The leaders who live go ashore again."""
        for i in range(0, len(self.homes), 2):
            if g.at[self.homes[i]] == FIRST_SEA + self.sea:
                g.put(self.homes[i], self.homes[i + 1])
        g.end()


class SeaBattle(Battle):
    """A battle at sea. The answer is how many of the attacker's fleets were left before any came back (XXV.D-12)."""

    NAME = "sea-battle"

    left: int = 0

    def recover(self, g: Invasions) -> None:
        """XXV.D-12: count what is left, then recover."""
        self.left = self.units(g, ATTACKER).bit_count()
        super().recover(g)

    def over(self, g: Invasions) -> None:
        """The battle is over."""
        super().over(g)
        g.answer = self.left
