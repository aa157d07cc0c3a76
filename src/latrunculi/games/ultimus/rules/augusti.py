"""UR 3.5: the Augusti: their succession, thrones that fall vacant, and the naming of Patrices."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Piece, Pieces
from latrunculi.games.ultimus.components.chart import CONSTANTINOPOLIS, OCCIDENS, ORIENS, Half
from latrunculi.games.ultimus.components.counters import (
    HISTORICAL,
    HONORIUS,
    LEADER_MASK,
    PA,
    PLACIDI_FELICES,
    ROMAN_BARBARIANS,
    ROMAN_LEADERS,
    THEODOSIANS,
    UNIT_HALF,
    VALENTINIANUS,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.stratagems import AUGUSTA_OCCIDENTALIS
from latrunculi.games.ultimus.rules.hands import grant
from latrunculi.games.ultimus.rules.offices import attach_guard, may_be_guarded, politics, strip, summon_again
from latrunculi.games.ultimus.rules.state import ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.tumults import Coronation
from latrunculi.games.ultimus.rules.usurpation import Usurp, Usurpation
from latrunculi.games.ultimus.rules.words import (
    ACCLAIM,
    APPROVAL_ROLL,
    AUGUSTUS,
    CHOOSE_LEADER,
    DONE,
    ENTERED,
    ESCORT,
    NAME_PATRICIAN,
    PATRICIAN,
    VACANT,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

MINORITY: Final = 424
"""From this year on the death of Honorius brings a child to the throne (UR-3.5.2-14)."""
EASTERN_PA: Final = sum(1 << unit for unit in members(PA) if UNIT_HALF[unit] == ORIENS)

# ---------------------------------------------------------------- who can reign


def notables(g: Ultimus, half: Half) -> Pieces:
    """The historical Romans of ROMAIN in a half who are not Augusti, as a mask."""
    mask = 0
    for leader in members(ROMAN_LEADERS & HISTORICAL & g.own[ROMANUS]):
        if g.on_map(leader) and leader not in g.augustus and g.local_half(leader) == half:
            mask |= 1 << leader
    return mask


def heirs(g: Ultimus, half: Half) -> Pieces:
    """The leaders in a half who can succeed an Augustus, as a mask (UR-3.5.2-4, -5): none of barbarian origin."""
    return notables(g, half) & ~ROMAN_BARBARIANS


def forsaken(g: Ultimus) -> bool:
    """Whether nobody reigns in either half, nor is about to by a successful usurpation (UR-3.5.1-3)."""
    return g.augustus[0] == g.augustus[1] == NONE and not (g.won[0] or g.won[1])


def crown(g: Ultimus, half: Half, leader: Piece) -> None:
    """A leader becomes Augustus of a half; he is no longer Patrice (UR-3.5.2-2, UR-3.5.1-7)."""
    strip(g, 1 << leader)
    g.augustus[half] = leader
    g.vacant[half] = 0
    g.emit(AUGUSTUS, (leader, half))
    summon_again(g)


# ---------------------------------------------------------------- succession


class Succession(Procedure[Ultimus]):
    """UR-3.5.2-3 to -17: who follows a dead Augustus (`late`, NONE if a throne that has been vacant is filled).

    `rank` is the clause's rank (1 to 3) at which ROMAIN chooses; 0 while he chooses the escort of the child emperor.
    """

    NAME = "succession"
    ASKS = {"heir": "UR-3.5.2-5", "escort": "UR-3.5.2-17"}

    half: Half
    late: Piece = NONE
    rank: int = 1

    def start(self, g: Ultimus) -> None:
        if self.late == HONORIUS and self.half == OCCIDENS:
            if g.year >= MINORITY and g.at[VALENTINIANUS] == KIT.pool:
                self.step = "child"
                g.call(Usurp(OCCIDENS, certain=True))
                return
            self.rank = 2  # UR-3.5.2-13
        self.step = "seek"

    def seek(self, g: Ultimus) -> None:
        """Go down the ranks until one has candidates."""
        while self.rank <= 3 and not self.candidates(g):
            self.rank += 1
        if self.rank <= 3:
            self.step = "heir"
            return
        g.end()
        if self.late != NONE:
            g.emit(VACANT, (self.half,))
            if not forsaken(g):
                g.call(Coronation(owed=True))  # UR-3.5.2-12

    def candidates(self, g: Ultimus) -> Pieces:
        """The leaders of the present rank."""
        if self.rank == 3:
            return heirs(g, 1 - self.half)
        return heirs(g, self.half) & (THEODOSIANS if self.rank == 1 else LEADER_MASK)

    def heir(self, g: Ultimus) -> None:
        """ROMAIN chooses."""
        g.ask(g.seat_of(ROMANUS))

    def escort(self, g: Ultimus) -> None:
        """ROMAIN chooses who leads the child emperor home."""
        g.ask(g.seat_of(ROMANUS))

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return (("half", "half", self.half),)

    def options(self, g: Ultimus, may: Offers) -> None:
        if self.step == "escort":
            may.offer(CHOOSE_LEADER, "UR-3.5.2-17", escorts(g))
            return
        may.offer(ACCLAIM, "UR-3.5.2-5", LEADER_MASK)
        may.only("UR-3.3.1-6", HISTORICAL)
        may.only("UR-3.5.2-4", ~ROMAN_BARBARIANS)
        may.only(("UR-3.5.2-5", "UR-3.5.2-6", "UR-3.5.2-10")[self.rank - 1], self.candidates(g))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step == "escort":
            g.escort = obj
            g.escorted = EASTERN_PA | 1 << PLACIDI_FELICES
            g.emit(ESCORT, (obj,))
            g.end()
        elif self.rank == 2 and self.half == OCCIDENS and self.late != NONE and approver(g):
            self.ask_approval(g, obj)
        else:
            crown(g, self.half, obj)
            g.end()

    def ask_approval(self, g: Ultimus, leader: Piece) -> None:
        """UR-3.5.2-7 to -9: the Augustus Orientalis accepts the candidate, or makes an Usurpateur of him."""
        under = politics(leader)
        patrician = g.patrician[OCCIDENS]
        if patrician != NONE and g.on_map(patrician):  # he may have just died with his Augustus
            under = max(under, politics(patrician))
        die = g.die()
        g.emit(APPROVAL_ROLL, (leader, die, under))
        if die <= under:
            crown(g, OCCIDENS, leader)
            g.end()
            return
        self.rank = 3
        self.step = "seek"
        if g.usurper[OCCIDENS] == NONE:
            g.call(Usurpation(OCCIDENS, leader))

    def child(self, g: Ultimus) -> None:
        """UR-3.5.2-15, -16: Valentinien III reigns from Constantinopolis, and ROMAIN receives an Augusta."""
        for piece in (VALENTINIANUS, PLACIDI_FELICES):
            if g.at[piece] == KIT.pool:
                g.put(piece, CONSTANTINOPOLIS)
                g.emit(ENTERED, (piece, CONSTANTINOPOLIS))
        crown(g, OCCIDENS, VALENTINIANUS)
        grant(g, ROMANUS, AUGUSTA_OCCIDENTALIS)
        if g.usurper[OCCIDENS] != NONE and escorts(g):
            self.rank = 0
            self.step = "escort"
        else:
            g.end()


def approver(g: Ultimus) -> bool:
    """Whether there is an Augustus Orientalis to approve of a candidate (UR-3.5.2-7): alive, if both have just died."""
    return g.augustus[ORIENS] != NONE and g.on_map(g.augustus[ORIENS])


def escorts(g: Ultimus) -> int:
    """Who can escort the child emperor, as a mask (UR-3.5.2-17)."""
    return notables(g, ORIENS)


class FillThrones(Procedure[Ultimus]):
    """UR-3.5.2-11: a vacant throne is taken as soon as somebody is eligible, without approval."""

    NAME = "fill_thrones"

    def start(self, g: Ultimus) -> None:
        g.end()
        for half in (ORIENS, OCCIDENS):
            if throne_awaits(g, half):
                g.call(Succession(half))


def throne_awaits(g: Ultimus, half: Half) -> bool:
    """Whether a throne is vacant, no Usurpateur is about to take it, and somebody could."""
    return bool(g.vacant[half]) and not g.won[half] and bool(heirs(g, 0) | heirs(g, 1))


# ---------------------------------------------------------------- Patrices


class Naming(Procedure[Ultimus]):
    """UR-3.5.1-4: in phase D ROMAIN names Patrices."""

    NAME = "naming"
    ASKS = {"start": "UR-3.5.1-4"}

    def start(self, g: Ultimus) -> None:
        if nameable(g):
            g.ask(g.seat_of(ROMANUS))
        else:
            g.end()

    def options(self, g: Ultimus, may: Offers) -> None:
        may.offer(DONE, "UR-3.5.1-4")
        may.offer(NAME_PATRICIAN, "UR-3.5.1-4", LEADER_MASK)
        may.only("UR-3.3.1-6", HISTORICAL)
        may.only("UR-3.5.1-4", own_leaders(g))
        may.only("UR-3.5.1-5", in_halves(g, [augustus != NONE for augustus in g.augustus]))
        may.only("UR-3.5.1-7", in_halves(g, [patrician == NONE for patrician in g.patrician]) & ~g.titled())

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            g.end()
            return
        half = g.half_of(g.at[obj])
        g.patrician[half] = obj
        g.emit(PATRICIAN, (obj, half))
        summon_again(g)
        if may_be_guarded(g) >> obj & 1:
            attach_guard(g, obj)


def nameable(g: Ultimus) -> Pieces:
    """The leaders who can be named Patrice now, as a mask (UR-3.5.1-4 to -7)."""
    open_halves = [g.augustus[half] != NONE and g.patrician[half] == NONE for half in (0, 1)]
    return own_leaders(g) & HISTORICAL & in_halves(g, open_halves) & ~g.titled()


def own_leaders(g: Ultimus) -> Pieces:
    """The leaders of ROMAIN on the map who are Romans or Foederati, as a mask (UR-3.5.1-4)."""
    off = g.inside[KIT.pool] | g.inside[KIT.fallen] | g.inside[KIT.gone]
    return g.own[ROMANUS] & (ROMAN_LEADERS | g.pacts().foederati & LEADER_MASK) & ~off


def in_halves(g: Ultimus, halves: list[bool]) -> Pieces:
    """The leaders who stand in one of some halves, as a mask."""
    mask = 0
    for leader in members(LEADER_MASK & ~g.inside[KIT.pool] & ~g.inside[KIT.gone]):
        half = g.half_of(g.at[leader])
        if half != NONE and halves[half]:
            mask |= 1 << leader
    return mask
