"""Assassinat, Désertion and Intrigue au Sénat (AIE-6.E.3, AIE-6.E.5, AIE-6.E.11)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import ITALIA, ROMA, ZONES
from latrunculi.games.alea.components.counters import ANTONIUS, CAESAR, LEADER_MASK, LEGIONES, OCTAVIANUS, ROMAN_LEADERS
from latrunculi.games.alea.components.stratagems import AMBITUS
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.hands import recover
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.throws import Caster, Throw
from latrunculi.games.alea.rules.words import (
    CHOOSE_LEADER,
    CHOOSE_UNIT,
    CHOOSE_ZONE,
    DESERTED,
    INTRIGUE_BEGUN,
    INTRIGUE_OVER,
    VOCABULARY,
)
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Zone, Zones
from latrunculi.games.imperator.rules.mishaps import Words, assassinated, smite
from latrunculi.games.imperator.rules.played import Played
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

MISHAPS: Final = Words(VOCABULARY)
"""The words of *Alea Iacta Est* for what befalls pieces outside battle."""
ALL_ZONES: Final = (1 << ZONES) - 1

# ---------------------------------------------------------------- Assassinat

MURDER: Final = 8
"""The die from which an Assassinat succeeds (AIE-6.E.3-1)."""
WELL_GUARDED: Final = {OCTAVIANUS: 9, ANTONIUS: 9}
"""The leaders who are harder to kill (AIE-6.E.3-2)."""


def targets(g: Alea, camp: Camp) -> Pieces:
    """The leaders at whom a camp can aim an Assassinat, as a mask (AIE-6.E.3-1)."""
    enemies = g.own[1 - camp] & ROMAN_LEADERS & ~(1 << CAESAR)
    return sum(1 << leader for leader in members(enemies) if g.on_map(leader))


class Murder(Caster):
    """AIE-6.E.3: an attempt on an enemy Roman leader."""

    NAME = "murder"
    ASKS = {"start": "AIE-6.E.3-1"}

    leader: Piece = NONE

    def options(self, g: Alea, may: Offers) -> None:
        """An enemy Roman leader on the map, Caesar excepted."""
        may.offer(CHOOSE_LEADER, "AIE-6.E.3-1", LEADER_MASK)
        may.only("AIE-6.E.3-1", ROMAN_LEADERS & ~(1 << CAESAR))
        may.only("AIE-3.7.4-2", g.own[0] | g.own[1])
        may.only("AIE-6.E.3-1", targets(g, self.camp))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        """The victim is named, and the die thrown."""
        self.leader = obj
        self.step = "roll"
        g.call(Throw(self.camp))

    def roll(self, g: Alea) -> None:
        """He dies of an 8 or a 9; some of a 9 only (AIE-6.E.3-2)."""
        g.end()
        assassinated(g, self.leader, self.thrown, WELL_GUARDED.get(self.leader, MURDER), MISHAPS)
        if g.mourning:
            g.call(Aftermath())


# ---------------------------------------------------------------- Désertion

MOST_DESERT: Final = 5
"""How many units Désertion strikes (AIE-6.E.5-1)."""


def deserters(g: Alea, camp: Camp, zone: Zone) -> Pieces:
    """The units that Désertion, played by a camp, may strike in a zone, as a mask (AIE-6.E.5-2)."""
    return g.present(zone) & g.own[1 - camp] & LEGIONES


def deserting(g: Alea, camp: Camp) -> Zones:
    """The zones where a camp can play Désertion, as a mask."""
    return g.zones_of(g.own[1 - camp] & LEGIONES & ~g.off_map())


class Desertion(Played[Alea]):
    """AIE-6.E.5-1: legions of the opponent in a zone desert; of more than five the user chooses.

    `zone`: NONE until it is chosen. `struck`: the units chosen so far, as a mask.
    """

    NAME = "desertion"
    ASKS = {"start": "AIE-6.E.5-1", "unit": "AIE-6.E.5-1"}

    zone: Zone = NONE
    struck: int = 0

    def unit(self, g: Alea) -> None:
        """The next unit, as long as there is a choice; then they desert."""
        present = deserters(g, self.camp, self.zone)
        if present.bit_count() > MOST_DESERT:
            if self.struck.bit_count() < MOST_DESERT:
                g.ask(g.seat_of(self.camp))
                return
            present = self.struck
        g.emit(DESERTED, (self.zone,))
        smite(g, present, False, MISHAPS)
        g.end()

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        return () if self.zone == NONE else (("zone", "zone", self.zone),)

    def options(self, g: Alea, may: Offers) -> None:
        """A zone with legions of the opponent; then five of them."""
        if self.step == "start":
            may.offer(CHOOSE_ZONE, "AIE-6.E.5-1", ALL_ZONES)
            may.only("AIE-6.E.5-1", deserting(g, self.camp))
        else:
            may.offer(CHOOSE_UNIT, "AIE-6.E.5-1", g.present(self.zone) & g.own[1 - self.camp])
            may.only("AIE-6.E.5-2", LEGIONES)
            may.only("AIE-6.E.5-1", ~self.struck)

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step == "start":
            self.zone = obj
            self.step = "unit"
        else:
            self.struck |= 1 << obj


# ---------------------------------------------------------------- Intrigue au Sénat

LEGIONS_NEEDED: Final = 3
"""How many legions in Roma, with a party leader, put an end to it (AIE-6.E.11-2)."""


class Intrigue(Procedure[Alea]):
    """AIE-6.E.11-1: the counter is placed in the zone of Roma."""

    NAME = "intrigue"

    camp: Camp

    def start(self, g: Alea) -> None:
        g.intrigue = 1
        g.emit(INTRIGUE_BEGUN, (self.camp,))
        g.end()


def suppress(g: Alea) -> None:
    """AIE-6.E.11-2: the counter goes if a party leader and three legions of the camp that holds Italia are in Roma.

    To be called at the end of a movement of that camp, and when phase F begins.
    """
    camp = g.control[ITALIA]
    if not g.intrigue or camp == NONE:
        return
    present = g.present(ROMA) & g.own[camp]
    if present & g.chiefs(camp) and (present & LEGIONES).bit_count() >= LEGIONS_NEEDED:
        g.intrigue = 0
        recover(g, AMBITUS)
        g.emit(INTRIGUE_OVER, (camp,))
