"""The stratagems of phase C: risings, usurpations and Rex (UR-6.2-1 to UR-6.2-17)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, People, Peoples, Pieces, Title
from latrunculi.games.imperator.rules.tumult import CommonTumult
from latrunculi.games.ultimus.components.chart import TOWNS, ZONES, Half
from latrunculi.games.ultimus.components.counters import LEADER_MASK, PEOPLE_LEADERS, PEOPLE_UNITS, PIECE_PEOPLE
from latrunculi.games.ultimus.components.peoples import ARMENIA, REGNA
from latrunculi.games.ultimus.components.stratagems import (
    STRATAGEM_CLAUSE,
    TUMULTUS_MAIOR_1,
    TUMULTUS_MAIOR_3,
    TUMULTUS_MINOR_2,
    TUMULTUS_MINOR_3,
)
from latrunculi.games.ultimus.rules.answers import offer_answer
from latrunculi.games.ultimus.rules.foedera import ALL_PEOPLES, leading, of_rank
from latrunculi.games.ultimus.rules.hands import spend
from latrunculi.games.ultimus.rules.initiative import AUGUSTAE
from latrunculi.games.ultimus.rules.offices import politics
from latrunculi.games.ultimus.rules.peoples import (
    enter_war,
    make_regnum,
    may_rise,
)
from latrunculi.games.ultimus.rules.state import BARBARUS, REVOLTED, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.usurpation import Usurp, pretenders
from latrunculi.games.ultimus.rules.words import (
    CHOOSE_LEADER,
    CHOOSE_PEOPLE,
    CROWN_ROLL,
    DECLINE,
    EFFECT,
    EFFECT_UNREST,
    PLAY,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# ---------------------------------------------------------------- risings

RISERS: Final = {TUMULTUS_MINOR_2: 2, TUMULTUS_MINOR_3: 3, TUMULTUS_MAIOR_3: 3}
"""How many Peoples a rising concerns, where it is more than one (UR-6.2-9 to UR-6.2-12)."""
MAJOR_RISINGS: Final = (TUMULTUS_MAIOR_1, TUMULTUS_MAIOR_3)


def risers(g: Ultimus, title: Title) -> Peoples:
    """The Peoples that a rising stratagem can raise, as a mask (UR-6.2-6, UR-6.2-7)."""
    return may_rise(g) & leading(g) & of_rank(g, title in MAJOR_RISINGS)


class Tumult(CommonTumult[Ultimus]):
    """UR-6.2-6 to -12: BARBARE raises Peoples, as many as the stratagem says if there are as many (UR-6.4-2)."""

    NAME = "tumult"
    ASKS = {"people": "UR-6.2-6"}

    def __init__(self, title: Title) -> None:
        super().__init__(title, RISERS.get(title, 1))

    def risers(self, g: Ultimus) -> Peoples:
        return risers(g, self.title)

    def inciter(self, g: Ultimus) -> int:
        return BARBARUS

    def incite(self, g: Ultimus, people: People) -> None:
        """It enters war or revolts."""
        enter_war(g, people)

    def options(self, g: Ultimus, may: Offers) -> None:
        """A People in peace or Foederati, minor or major as the stratagem says."""
        clause = STRATAGEM_CLAUSE[self.title]
        may.offer(CHOOSE_PEOPLE, clause, ALL_PEOPLES)
        may.only("UR-4.4.2-2", ~(1 << ARMENIA))
        may.only(clause, of_rank(g, self.title in MAJOR_RISINGS))
        may.only("UR-6.2-18", leading(g))
        may.only("UR-6.2-6", may_rise(g))


# ---------------------------------------------------------------- usurpations


def plot_refusal(g: Ultimus, half: Half) -> str:
    """Why the usurpation of a half cannot be played now; empty if it can."""
    if g.usurper[half] != NONE:
        return "UR-3.6.5-1"
    return "" if pretenders(g, half) else "UR-3.6.2-2"


class Plot(Usurp):
    """UR-6.2-1 to -5: an usurpation by stratagem; before its die ROMAIN may answer with the Augusta of that half."""

    NAME = "plot"
    ASKS = {**Usurp.ASKS, "answer": "UR-6.1-7"}

    def validate(self, g: Ultimus) -> None:
        """UR-6.1-7, UR-6.1-12: asked whenever ROMAIN holds a stratagem, so that the question tells nothing."""
        self.step = "answer" if g.holds(g.seat_of(ROMANUS)) else "roll"

    def answer(self, g: Ultimus) -> None:
        """ROMAIN may play an Augusta."""
        g.ask_privately(g.seat_of(ROMANUS))

    def roll(self, g: Ultimus) -> None:
        """UR-6.2-1: the die."""
        super().validate(g)

    def options(self, g: Ultimus, may: Offers) -> None:
        if self.step == "answer":
            offer_answer(g, may, AUGUSTAE[self.half])
        else:
            super().options(g, may)

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step != "answer":
            super().choose(g, seat, verb, obj)
            return
        if verb == PLAY:
            spend(g, ROMANUS, obj)
            g.emit(EFFECT, (obj, EFFECT_UNREST))
            self.penalty = 1
        self.step = "roll"


# ---------------------------------------------------------------- kingdoms


def kings(g: Ultimus) -> Pieces:
    """The leaders whom Rex can make king, as a mask (UR-6.2-16, UR-4.5.3-2)."""
    mask = 0
    for people in members(REGNA):
        if g.status[people] == REVOLTED:
            for leader in members(PEOPLE_LEADERS[people]):
                zone = g.at[leader]
                if zone < ZONES and TOWNS >> zone & 1 and g.inside[zone] & PEOPLE_UNITS[people]:
                    mask |= 1 << leader
    return mask & g.own[BARBARUS]


class Coronation(Procedure[Ultimus]):
    """UR-6.2-16, UR-6.2-17: BARBARE designates a king and rolls; the kingdom is founded if the die is not above his CP.

    `owed`: it is applied without a counter (UR-3.5.2-12), and may be declined.
    """

    NAME = "coronation"
    ASKS = {"start": "UR-6.2-17"}

    owed: bool = False

    def start(self, g: Ultimus) -> None:
        """BARBARE chooses the king; what is owed lapses when nobody can be king."""
        if kings(g):
            g.ask(g.seat_of(BARBARUS))
        else:
            g.end()

    def options(self, g: Ultimus, may: Offers) -> None:
        """A leader of a People in revolt, with a unit of it, in a zone with a town."""
        may.offer(CHOOSE_LEADER, "UR-4.5.3-3", LEADER_MASK)
        may.only("UR-4.5.3-1", sum(PEOPLE_LEADERS[people] for people in members(REGNA)))
        may.only("UR-6.2-16", kings(g))
        if self.owed:
            may.offer(DECLINE, "UR-3.5.2-12")

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        """UR-6.2-17: the die."""
        g.end()
        if verb == DECLINE:
            return
        die = g.die()
        g.emit(CROWN_ROLL, (obj, die, politics(obj)))
        if die <= politics(obj):
            make_regnum(g, PIECE_PEOPLE[obj], obj, g.at[obj])
