"""Foyer de peste (AIE-6.E.4): what it strikes when it breaks out, and all who enter its zone.

Naves in port and those aboard are in the zone of the port.
"""

from __future__ import annotations

from latrunculi.games.alea.components.chart import PORTS
from latrunculi.games.alea.components.counters import LEADER_MASK, NAVES, UNIT_MASK, UNITS
from latrunculi.games.alea.components.stratagems import PESTIS_LOCUS
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.hands import recover
from latrunculi.games.alea.rules.intrigues import ALL_ZONES, MISHAPS
from latrunculi.games.alea.rules.peoples import quiet_peoples
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.throws import Caster, Throw
from latrunculi.games.alea.rules.words import CHOOSE_ZONE, CONTAGION_ROLL, PLAGUE_OVER, PLAGUE_SPREAD
from latrunculi.games.alea.rules.wrecks import strand
from latrunculi.games.imperator.components.kit import NONE, Piece, Pieces, Zone
from latrunculi.games.imperator.rules.mishaps import FATAL, infected, smite
from latrunculi.games.imperator.rules.played import Played
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.ints import Seat, Thing, Verb


def strike(g: Alea, units: Pieces) -> None:
    """The plague weakens units, or eliminates them; what is aboard naves that perish in port goes ashore."""
    for ship in members(units & NAVES & g.weak):
        strand(g, ship)
        units &= ~(1 << ship)
    smite(g, units, False, MISHAPS)


class Outbreak(Played[Alea]):
    """AIE-6.E.4-1 to AIE-6.E.4-3: the counter is laid on a zone with a port, and strikes all who are there."""

    NAME = "outbreak"
    ASKS = {"start": "AIE-6.E.4-1"}

    def options(self, g: Alea, may: Offers) -> None:
        """Any zone with a port."""
        may.offer(CHOOSE_ZONE, "AIE-6.E.4-1", ALL_ZONES)
        may.only("AIE-6.E.4-1", PORTS)

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Units are struck, leaders tested."""
        g.emit(PLAGUE_SPREAD, (obj,))
        g.plague = obj
        g.end()
        present = g.present(obj)
        strike(g, present & UNIT_MASK)
        g.call(Contagion(self.camp, left=present & LEADER_MASK))


def infested(g: Alea, pieces: Pieces, zone: Zone) -> None:
    """AIE-6.E.4-4, AIE-6.E.4-5: pieces have just entered a land zone, or its port.

    The last act of a step: it may call a procedure, which sees to the consequences. It does nothing without a plague.
    """
    if zone == g.plague and pieces:
        g.call(Contagion(g.active, left=pieces))


def lift(g: Alea) -> None:
    """AIE-6.E.4-6: the counter goes back to the cup at the end of phase E."""
    if g.plague != NONE:
        g.emit(PLAGUE_OVER, (g.plague,))
        g.plague = NONE
        recover(g, PESTIS_LOCUS)


class Contagion(Caster):
    """Each of some pieces in the infested zone throws 1d10, the camp of each for it; those of nobody by `camp`.

    `left`: the pieces still to be tested, as a mask, the lowest next. `subject`: the one that throws, or NONE.
    """

    NAME = "contagion"

    left: Pieces = 0
    subject: Piece = NONE

    def start(self, g: Alea) -> None:
        """The next piece; then what follows from the deaths."""
        if self.subject != NONE:
            self.judge(g)
        if not self.left:
            g.end()
            quiet_peoples(g)
            if g.mourning:
                g.call(Aftermath())
            return
        self.subject = members(self.left)[0]
        self.left &= ~(1 << self.subject)
        owned = (g.own[0] | g.own[1]) >> self.subject & 1
        g.call(Throw(g.camp(self.subject) if owned else self.camp))

    def judge(self, g: Alea) -> None:
        """A 9 is fatal to a leader and weakens a unit."""
        piece, self.subject = self.subject, NONE
        if piece >= UNITS:
            infected(g, piece, self.thrown, MISHAPS)
            return
        g.emit(CONTAGION_ROLL, (piece, ten_sided(self.thrown), FATAL))
        if self.thrown >= FATAL:
            strike(g, 1 << piece)
