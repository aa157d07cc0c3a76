"""The stratagems that pacify Peoples (AIE-6.E.12 to AIE-6.E.15)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.peoples import MAJORS, MINORS, NATION_IDS, NATIONS, PEOPLE_VALUE
from latrunculi.games.alea.components.stratagems import PAX_MAIOR, PAX_MINOR, PAX_ROMANA, STRATAGEM_CLAUSE
from latrunculi.games.alea.rules.peoples import pacify
from latrunculi.games.alea.rules.scoring import score
from latrunculi.games.alea.rules.state import BELLUM, FIDES, Alea
from latrunculi.games.alea.rules.tumults import ALL_PEOPLES
from latrunculi.games.alea.rules.words import CHOOSE_NATION, CHOOSE_PEOPLE, PACIFIED_ALL, PACIFY_ALL
from latrunculi.games.imperator.components.kit import Camp, People, Peoples, Title
from latrunculi.games.imperator.rules.played import Played
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb

RANKS: Final = {PAX_MINOR: MINORS, PAX_MAIOR: MAJORS, PAX_ROMANA: ALL_PEOPLES}
"""The Peoples of which each treaty speaks."""


def calm(g: Alea, camp: Camp, people: People) -> None:
    """A People is pacified by a camp's stratagem: half its value if it was at war, rounded down (AIE-10.J-5)."""
    if g.status[people] == BELLUM:
        score(g, camp, PEOPLE_VALUE[people] // 2, "treaty")
    pacify(g, people)


def restless(g: Alea) -> Peoples:
    """The Peoples at war or in allegiance, as a mask. A minor one is never in allegiance (AIE-4.4.2-4)."""
    return g.with_status(BELLUM) | g.with_status(FIDES)


def calmed(g: Alea, title: Title) -> Peoples:
    """The Peoples that a treaty can pacify, as a mask."""
    return restless(g) & RANKS[title]


class Treaty(Played[Alea]):
    """AIE-6.E.12-1, AIE-6.E.13-1: one People is pacified. AIE-6.E.15-1: one, or all of them."""

    NAME = "treaty"
    ASKS = {"start": "AIE-6.E.12-1"}

    title: Title

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        return (("stratagem", "stratagem", self.title),)

    def options(self, g: Alea, may: Offers) -> None:
        """A People at war or in allegiance, of the rank that the stratagem speaks of."""
        clause = "AIE-6.E.15-1" if self.title == PAX_ROMANA else STRATAGEM_CLAUSE[self.title]
        may.offer(CHOOSE_PEOPLE, clause, ALL_PEOPLES)
        may.only(clause, RANKS[self.title])
        may.only(clause, restless(g))
        if self.title == PAX_ROMANA:
            may.offer(PACIFY_ALL, "AIE-6.E.15-1")

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        """At once."""
        g.end()
        if verb == CHOOSE_PEOPLE:
            calm(g, self.camp, obj)
            return
        g.emit(PACIFIED_ALL, (self.camp,))
        for people in members(restless(g)):
            calm(g, self.camp, people)


def nations(g: Alea) -> int:
    """The Nationalities with a People at war or in allegiance, as a mask."""
    peoples = restless(g)
    return sum(1 << nation for nation in range(len(NATIONS)) if NATIONS[nation] & peoples)


class NationTreaty(Played[Alea]):
    """AIE-6.E.14-1: all Peoples of a Nationality are pacified."""

    NAME = "nation_treaty"
    ASKS = {"start": "AIE-6.E.14-1"}

    def options(self, g: Alea, may: Offers) -> None:
        """A Nationality that has a People at war or in allegiance."""
        may.offer(CHOOSE_NATION, "AIE-6.E.14-1", (1 << len(NATION_IDS)) - 1)
        may.only("AIE-6.E.14-1", nations(g))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        """At once."""
        g.end()
        for people in members(NATIONS[obj] & restless(g)):
            calm(g, self.camp, people)
