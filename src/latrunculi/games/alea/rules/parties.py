"""Party leaders: the first, the second, and their loss (AIE-3.5.1)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.counters import LEADER_MASK, ROMAN_LEADERS
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.rules.state import CAESARIANI, REPUBLICANI, Alea
from latrunculi.games.alea.rules.words import CHIEF_NAMED, DONE, NAME_CHIEF, NAME_SECOND, SECOND_NAMED, TITLE_LOST
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces
from latrunculi.games.imperator.rules.allegiance import most_politic
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

SECOND: Final = 3
"""The CP that a second party leader needs (AIE-3.5.1-2)."""
FIRST: Final = 1
"""The CP that a first one needs (AIE-3.5.1-5)."""

# ---------------------------------------------------------------- who can lead


def able(g: Alea, camp: Camp, politics: int) -> Pieces:
    """The Roman leaders of a camp on the map with at least this CP, the Prétendant excepted (AIE-3.6-7), as a mask."""
    return sum(
        1 << leader
        for leader in members(g.own[camp] & ROMAN_LEADERS)
        if g.on_map(leader) and leader != g.pretender and g.politics(leader) >= politics
    )


def eligible(g: Alea, camp: Camp) -> Pieces:
    """The leaders whom a camp may name second party leader now, as a mask (AIE-3.5.1-2)."""
    first = g.chief[camp]
    if first == NONE or g.second[camp] != NONE:
        return 0
    region = g.region_of(first)
    return sum(
        1 << leader
        for leader in members(able(g, camp, SECOND) & ~(1 << first))
        if region == NONE or g.region_of(leader) != region
    )


def heirs(g: Alea, camp: Camp) -> Pieces:
    """The leaders one of whom a camp without a party leader names, as a mask (AIE-3.5.1-5)."""
    return most_politic(KIT, able(g, camp, FIRST)) if g.chief[camp] == NONE else 0


# ---------------------------------------------------------------- titles


def lose_title(g: Alea, leader: Piece) -> None:
    """Whoever leads a party no longer does; the second at once becomes the first (AIE-3.5.1-3, AIE-3.5.1-4)."""
    for camp in (CAESARIANI, REPUBLICANI):
        if not g.chiefs(camp) >> leader & 1:
            continue
        g.emit(TITLE_LOST, (leader, camp))
        if g.chief[camp] == leader:
            g.chief[camp] = NONE
            if g.second[camp] != NONE and g.on_map(g.second[camp]):  # else he has died too, and is mourned next
                take_lead(g, g.second[camp], camp)
        else:
            g.second[camp] = NONE


def take_lead(g: Alea, leader: Piece, camp: Camp) -> None:
    """A leader becomes the first party leader of a camp; he is the second no longer."""
    g.chief[camp] = leader
    if g.second[camp] == leader:
        g.second[camp] = NONE
    g.emit(CHIEF_NAMED, (leader, camp))


def fill(g: Alea) -> None:
    """Let the camps that have no party leader name one, if they have anybody, CAESARIAN first (AIE-3.5.1-6)."""
    for camp in (REPUBLICANI, CAESARIANI):
        if heirs(g, camp):
            g.call(Succession(camp))


# ---------------------------------------------------------------- procedures


class Naming(Procedure[Alea]):
    """A camp names a party leader, if it has anybody to name."""

    camp: Camp

    def candidates(self, g: Alea) -> int:
        """Whom it may name, as a mask."""
        raise NotImplementedError

    def start(self, g: Alea) -> None:
        """Nobody is asked who has nobody to name."""
        if self.candidates(g):
            self.step = "choice"
        else:
            g.end()

    def choice(self, g: Alea) -> None:
        """Its player chooses."""
        g.ask(g.seat_of(self.camp))

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        return (("camp", "camp", self.camp),)


class Nomination(Naming):
    """Phase D, step 4: a camp may name a second party leader, unless it has two, or go without (AIE-2.D-7)."""

    NAME = "nomination"
    ASKS = {"choice": "AIE-2.D-7"}

    def candidates(self, g: Alea) -> int:
        return eligible(g, self.camp)

    def options(self, g: Alea, may: Offers) -> None:
        may.offer(NAME_SECOND, "AIE-3.5.1-2", LEADER_MASK)
        may.only("AIE-3.6-7", ~(1 << g.pretender) if g.pretender != NONE else LEADER_MASK)
        may.only("AIE-3.5.1-2", eligible(g, self.camp))
        may.offer(DONE, "AIE-2.D-7")

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        if verb == NAME_SECOND:
            g.second[self.camp] = obj
            g.emit(SECOND_NAMED, (obj, self.camp))


class Succession(Naming):
    """AIE-3.5.1-5: a camp that has lost its last party leader names another at once, its player among equals.

    Without anybody, nobody leads it until one arrives (AIE-3.5.1-6).
    """

    NAME = "succession"
    ASKS = {"choice": "AIE-3.5.1-5"}

    def candidates(self, g: Alea) -> int:
        return heirs(g, self.camp)

    def options(self, g: Alea, may: Offers) -> None:
        may.offer(NAME_CHIEF, "AIE-3.5.1-5", LEADER_MASK)
        may.only("AIE-3.5.1-5", heirs(g, self.camp))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        take_lead(g, obj, self.camp)
