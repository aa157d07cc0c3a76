"""The adjustments of phase F (AIE-9): naves, Romans, Peoples, garrisons, recruitment.

Stratagems and the end of the turn follow in `sequence`. Where both camps act CAESARIAN is first (AIE-2.F-2).
"""

from __future__ import annotations

from latrunculi.games.alea.components.chart import CITIES, NEAR, OUTSIDE, REPUBLIC
from latrunculi.games.alea.components.counters import NAVES, ROMAN_LEADERS, ROMAN_UNITS, ROMANS
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.peoples import HOMES, PEOPLES
from latrunculi.games.alea.components.places import ABOARD, DOCKS
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.garrisons import Garrisons
from latrunculi.games.alea.rules.peoples import quiet_peoples
from latrunculi.games.alea.rules.recruitment import Recruitment
from latrunculi.games.alea.rules.regions import CAMPS, held, ruled
from latrunculi.games.alea.rules.state import ADJUSTMENT, CAESARIANI, PAX, REPUBLICANI, Alea
from latrunculi.games.alea.rules.words import LOST_ABROAD, LOST_AT_SEA, MOVED_HOME, QUARTER_IN, RESTORED
from latrunculi.games.alea.rules.wrecks import sink
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Zone, Zones
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# ---------------------------------------------------------------- naves (AIE-9.a)


def in_port(g: Alea, ship: Piece) -> bool:
    """Whether a naves unit lies in a port: any protects it (AIE-9.a-2)."""
    return DOCKS <= g.at[ship] < ABOARD


def lay_up(g: Alea) -> None:
    """AIE-9.a: naves in port recover, others are lost with all aboard; the leaders aboard will come back."""
    for ship in members(NAVES & ~g.off_map()):
        if in_port(g, ship):
            restore(g, 1 << ship)
            continue
        g.emit(LOST_AT_SEA, (ship,))
        sink(g, ship, ADJUSTMENT)


def restore(g: Alea, units: Pieces) -> None:
    """Turn those of a set of units that are weakened to their normal side."""
    for unit in members(g.weak & units):
        g.restore(unit)
        g.emit(RESTORED, (unit,))


# ---------------------------------------------------------------- legio, auxilia, equites, leaders (AIE-9.b)


def threats(g: Alea, unit: Piece) -> Zones:
    """The zones with a combat unit of those who fight the camp of a unit: against a triumvir only Peoples at war do.

    AIE-9.b-1, AIE-3.7.4-2, AIE-3.7.4-4.
    """
    for camp in CAMPS:
        if g.own[camp] >> unit & 1:
            return held(g, 1 - camp)
    mask = 0
    for people in members(g.at_war()):
        mask |= g.standing(people)
    return g.zones_of(mask)


def recovers(g: Alea, unit: Piece) -> bool:
    """Whether a weakened unit of Rome finds its strength again where it is (AIE-9.b-1)."""
    zone = g.ground(g.at[unit])
    if zone == NONE or not REPUBLIC & CITIES & 1 << zone:
        return False
    return not (NEAR[zone] | 1 << zone) & threats(g, unit)


def recover(g: Alea) -> None:
    """AIE-9.b-1."""
    restore(g, sum(1 << unit for unit in members(g.weak & ROMAN_UNITS & ~NAVES & ~g.off_map()) if recovers(g, unit)))


def come_home(g: Alea) -> None:
    """AIE-9.b-2, AIE-9.b-3: Romans outside the Republic are eliminated; their leaders return in the next phase C."""
    abroad = 0
    for zone in members(OUTSIDE):
        abroad |= g.present(zone)
    for unit in members(abroad & ROMAN_UNITS & ~NAVES):
        g.eliminate(unit)
        g.emit(LOST_ABROAD, (unit,))
    for leader in members(abroad & ROMAN_LEADERS):
        g.kill(leader, ADJUSTMENT)


def stranded(g: Alea, camp: Camp) -> Zones:
    """The zones of the Republic where Romans of a camp stand on land outside its regions, as a mask (AIE-9.b-4)."""
    mask = 0
    for zone in members((g.occupied[camp] | g.led[camp]) & REPUBLIC & ~ruled(g, camp)):
        if g.inside[zone] & g.own[camp] & ROMANS:
            mask |= 1 << zone
    return mask


def havens(g: Alea, camp: Camp) -> Zones:
    """The zones free of enemy units in the regions that a camp controls, as a mask (AIE-9.b-4)."""
    return ruled(g, camp) & ~held(g, 1 - camp)


class Regrouping(Procedure[Alea]):
    """AIE-9.b-4 to AIE-9.b-6: a camp brings its stacks home one by one, each whole. `left`: zones still to clear."""

    NAME = "regrouping"
    ASKS = {"zone": "AIE-9.b-4"}

    camp: Camp
    left: int = 0

    def start(self, g: Alea) -> None:
        """AIE-9.b-4, AIE-9.b-6: without a region, or among enemies everywhere, all stay where they are."""
        self.left = stranded(g, self.camp) if havens(g, self.camp) else 0
        self.step = "zone"

    @property
    def origin(self) -> Zone:
        """The zone to clear next."""
        return (self.left & -self.left).bit_length() - 1

    def zone(self, g: Alea) -> None:
        """The next stack, if there is one."""
        if self.left:
            g.ask(g.seat_of(self.camp))
        else:
            g.end()

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        return (("zone", "zone", self.origin),)

    def options(self, g: Alea, may: Offers) -> None:
        may.offer(QUARTER_IN, "AIE-9.b-4", KIT.all_zones)
        may.only("AIE-9.b-4", havens(g, self.camp))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        """AIE-9.b-5."""
        origin = self.origin
        stack = g.inside[origin] & g.own[self.camp] & ROMANS
        g.put_all(stack, obj)
        g.emit(MOVED_HOME, (self.camp, origin, obj))
        self.left &= ~(1 << origin)


# ---------------------------------------------------------------- Peoples (AIE-9.c)


def refresh_peoples(g: Alea) -> None:
    """AIE-9.c-7, AIE-9.c-9: Peoples at war or in allegiance recover in cities and in their own lands."""
    for people in range(PEOPLES):
        if g.status[people] == PAX:
            continue
        for unit in members(g.weak & g.standing(people)):
            zone = g.ground(g.at[unit])
            if zone != NONE and (CITIES | HOMES[people]) >> zone & 1:
                restore(g, 1 << unit)


# ---------------------------------------------------------------- the procedure


class Adjustments(Procedure[Alea]):
    """AIE-9.1-1: the adjustments in their order, as far as recruitment."""

    NAME = "adjustments"

    def start(self, g: Alea) -> None:
        """Naves."""
        self.step = "romans"
        lay_up(g)
        quiet_peoples(g)
        if g.mourning:
            g.call(Aftermath())

    def romans(self, g: Alea) -> None:
        """Legio, auxilia and equites, and the leaders abroad."""
        self.step = "regroup"
        recover(g)
        come_home(g)
        if g.mourning:
            g.call(Aftermath())

    def regroup(self, g: Alea) -> None:
        """And those in regions of others."""
        self.step = "peoples"
        g.call(Regrouping(REPUBLICANI))
        g.call(Regrouping(CAESARIANI))

    def peoples(self, g: Alea) -> None:
        """Non-Roman units."""
        self.step = "recruit"
        refresh_peoples(g)
        g.call(Garrisons())

    def recruit(self, g: Alea) -> None:
        """Garrisons are in place."""
        self.step = "over"
        g.call(Recruitment())

    def over(self, g: Alea) -> None:
        """The stratagems come next."""
        g.end()
