"""The stratagems of phase C that concern Peoples: risings and Allégeance d'un majeur (AIE-6.C.2 to AIE-6.C.5)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.peoples import MAJORS, MINORS, PARTHI, PEOPLES
from latrunculi.games.alea.components.stratagems import STRATAGEM_CLAUSE, TUMULTUS_MAIOR, TUMULTUS_MINOR_2
from latrunculi.games.alea.rules.peoples import enter_war, give_allegiance
from latrunculi.games.alea.rules.state import FIDES, PAX, Alea
from latrunculi.games.alea.rules.words import CHOOSE_PEOPLE
from latrunculi.games.imperator.components.kit import Camp, People, Peoples, Title
from latrunculi.games.imperator.rules.played import Played
from latrunculi.games.imperator.rules.tumult import CommonTumult
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.ints import Seat, Thing, Verb

ALL_PEOPLES: Final = (1 << PEOPLES) - 1
RISERS: Final = {TUMULTUS_MINOR_2: 2}
"""How many Peoples a rising concerns, where it is more than one (AIE-6.C.3-1)."""


def free(g: Alea) -> Peoples:
    """The Peoples that are not on the turn track (AIE-9.c-1), as a mask."""
    return sum(1 << people for people in range(PEOPLES) if not g.back[people])


def of_rank(title: Title) -> Peoples:
    """The Peoples of the rank that a rising speaks of, as a mask."""
    return MAJORS if title == TUMULTUS_MAIOR else MINORS


def risers(g: Alea, title: Title) -> Peoples:
    """The Peoples that a rising can raise, as a mask."""
    return of_rank(title) & g.with_status(PAX) & free(g)


class Tumult(CommonTumult[Alea]):
    """AIE-6.C.2-1 to AIE-6.C.4-1: its user raises Peoples, as many as the stratagem says if there are (AIE-6.4-1)."""

    NAME = "tumult"
    ASKS = {"people": "AIE-6.4-1"}

    camp: Camp

    def __init__(self, camp: Camp, title: Title) -> None:
        super().__init__(title, RISERS.get(title, 1))
        self.camp = camp

    def risers(self, g: Alea) -> Peoples:
        return risers(g, self.title)

    def inciter(self, g: Alea) -> int:
        return self.camp

    def incite(self, g: Alea, people: People) -> None:
        """It enters war."""
        enter_war(g, people)

    def options(self, g: Alea, may: Offers) -> None:
        """A People at peace and not on the turn track, minor or major as the stratagem says."""
        clause = STRATAGEM_CLAUSE[self.title]
        may.offer(CHOOSE_PEOPLE, clause, ALL_PEOPLES)
        may.only(clause, of_rank(self.title))
        may.only("AIE-9.c-1", free(g))
        may.only(clause, g.with_status(PAX))


# ---------------------------------------------------------------- Allégeance d'un majeur


def vassals(g: Alea) -> Peoples:
    """The Peoples that may be brought to give their allegiance, as a mask (AIE-6.C.5-1)."""
    return MAJORS & ~(1 << PARTHI) & ~g.with_status(FIDES) & free(g)


def fealty_refusal(g: Alea) -> str:
    """Why Allégeance d'un majeur cannot be played now; empty if it can."""
    return "" if vassals(g) else "AIE-6.C.5-1"


class Fealty(Played[Alea]):
    """AIE-6.C.5-1: a major People gives its allegiance to the camp of the user."""

    NAME = "fealty"
    ASKS = {"start": "AIE-6.C.5-1"}

    def options(self, g: Alea, may: Offers) -> None:
        """A major People at peace or at war, other than the Parthi."""
        may.offer(CHOOSE_PEOPLE, "AIE-6.C.5-1", ALL_PEOPLES)
        may.only("AIE-4.4.2-4", MAJORS)
        may.only("AIE-9.c-1", free(g))
        may.only("AIE-6.C.5-1", vassals(g))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        """At once."""
        g.end()
        give_allegiance(g, obj, self.camp)
