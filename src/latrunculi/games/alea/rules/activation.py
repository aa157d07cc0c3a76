"""Phase C, step 4 (AIE-2.C-7 to AIE-2.C-12): an activation marker is drawn, and a major People may be stirred."""

from __future__ import annotations

from latrunculi.games.alea.components.peoples import MARKERS, PARTHI, PEOPLE_REGION
from latrunculi.games.alea.rules.peoples import enter_war, give_allegiance
from latrunculi.games.alea.rules.state import PAX, REPUBLICANI, Alea
from latrunculi.games.alea.rules.words import ACTIVATED, APPROACH_ROLL, NOBODY_ACTIVATED
from latrunculi.games.imperator.components.kit import NONE, Camp, People
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure


def markers(g: Alea) -> list[int]:
    """The markers that can be drawn, each with its People or NONE: those on the turn track are missing (AIE-2.C-11)."""
    return [people for people in MARKERS if people == NONE or not g.back[people]]


class Activation(Procedure[Alea]):
    """The marker of the turn, and what it brings. It goes straight back to the others (AIE-2.C-11)."""

    NAME = "activation"

    def start(self, g: Alea) -> None:
        """AIE-2.C-10, AIE-2.C-12: a blank activates nobody, nor does the marker of a People not at peace, or of one
        whose region a triumvir holds."""
        g.end()
        drawn = markers(g)
        people = drawn[g.chance(len(drawn))]
        if people == NONE:
            g.emit(NOBODY_ACTIVATED)
            return
        g.emit(ACTIVATED, (people,))
        if g.status[people] == PAX and g.marker[PEOPLE_REGION[people]] == NONE:
            g.call(Approach(people))


def suitor(g: Alea, people: People) -> Camp:
    """The camp to which an activated People may give its allegiance, or NONE (AIE-4.4.2-2, AIE-4.4.2-3)."""
    camp = g.control[PEOPLE_REGION[people]]
    if people == PARTHI:
        return NONE if camp == REPUBLICANI else REPUBLICANI
    return camp


class Approach(Procedure[Alea]):
    """A major People that has been activated gives its allegiance or goes to war (AIE-4.4.2-2)."""

    NAME = "approach"

    people: People

    def start(self, g: Alea) -> None:
        """Strictly below the highest CP of the party leaders of the camp; without any it counts as 0."""
        g.end()
        camp = suitor(g, self.people)
        if camp != NONE:
            politics = max([g.politics(leader) for leader in members(g.chiefs(camp))], default=0)
            die = g.die()
            g.emit(APPROACH_ROLL, (self.people, camp, die, politics))
            if die < politics:
                give_allegiance(g, self.people, camp)
                return
        enter_war(g, self.people)
