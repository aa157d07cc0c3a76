"""Recruitment (AIE-9.e): the units that the regions raise in phase F and that reach the map in the next phase C."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import RECRUITS, REGIONS, Region
from latrunculi.games.alea.components.counters import LEGIONES, REGION_KINDS, ROMAN_KIND, ROMAN_UNITS, UNITS
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.components.places import DUE, FALLEN, POOL, RESERVE
from latrunculi.games.alea.rules.garrisons import shortage
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import DONE, RECRUIT, RECRUITED
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

LEVY: Final = 3
"""The most legions that a camp recruits in a turn (AIE-9.e-4)."""


def _of_quality(quality: int) -> Pieces:
    """The units of a quality on their normal side, as a mask."""
    return sum(BIT[unit] for unit in range(UNITS) if KIT.quality[2 * unit] == quality)


RANKS: Final = tuple([_of_quality(quality) for quality in sorted(set(KIT.quality[::2]))])
"""The units of each quality on their normal side, the lowest first."""


def poorest(units: Pieces) -> int:
    """Of a set of units that of lowest quality, of the highest number among equals, as a mask (AIE-9.e-7)."""
    for rank in RANKS:
        found = units & rank
        if found:
            return BIT[found.bit_length() - 1]
    return 0


def levied(g: Alea, camp: Camp) -> int:
    """How many legions a camp has recruited in this adjustment: none are due before it."""
    return (g.inside[DUE] & LEGIONES & g.own[camp]).bit_count()


def raised(g: Alea, region: Region) -> int:
    """How many units a region has provided in this adjustment."""
    return sum(1 for unit in members(g.inside[DUE]) if g.due_from[unit] == region)


def yields(g: Alea, region: Region) -> int:
    """How many units a region still provides (AIE-9.e-3)."""
    if g.control[region] == NONE or shortage(g, region):
        return 0
    return RECRUITS[region] - raised(g, region)


def legions_at_hand(g: Alea, camp: Camp) -> Pieces:
    """The legions that a camp may recruit next, as a mask (AIE-9.e-2, AIE-9.e-7)."""
    reserve = poorest(g.inside[RESERVE] & LEGIONES)
    if reserve and not levied(g, camp):
        return reserve
    return reserve | g.inside[FALLEN] & LEGIONES


def others_at_hand(g: Alea) -> Pieces:
    """The auxilia, equites and naves that may be recruited next: the poorest of each kind, as a mask (AIE-9.e-7)."""
    idle = g.inside[POOL] | g.inside[FALLEN]
    mask = 0
    for kind in ROMAN_KIND[1:]:
        mask |= poorest(idle & kind)
    return mask


def candidates(g: Alea, region: Region) -> Pieces:
    """The units of which the holder of a region may recruit one there now, as a mask."""
    camp = g.control[region]
    mask = others_at_hand(g)
    if levied(g, camp) < LEVY:
        mask |= legions_at_hand(g, camp)
    return mask & REGION_KINDS[region]


class Recruitment(Procedure[Alea]):
    """AIE-9.e: region by region, in their order. `region` is the one in hand."""

    NAME = "recruitment"
    ASKS = {"unit": "AIE-9.e-1"}

    region: Region = 0

    def start(self, g: Alea) -> None:
        """The next region that provides units."""
        while self.region < REGIONS and not (yields(g, self.region) and candidates(g, self.region)):
            self.region += 1
        if self.region == REGIONS:
            g.end()
        else:
            self.step = "unit"

    def unit(self, g: Alea) -> None:
        """AIE-9.e-3: one unit, or no more from this region."""
        g.ask(g.seat_of(g.control[self.region]))

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        return (("region", "region", self.region),)

    def options(self, g: Alea, may: Offers) -> None:
        camp = g.control[self.region]
        off = g.inside[RESERVE] | g.inside[POOL] | g.inside[FALLEN]
        may.offer(RECRUIT, "AIE-9.e-7", ROMAN_UNITS & off)
        may.only("AIE-9.e-5", REGION_KINDS[self.region] | ROMAN_KIND[0] | ROMAN_KIND[3])
        may.only("AIE-9.e-6", REGION_KINDS[self.region] | ~ROMAN_KIND[3])
        may.only("AIE-9.e-4", REGION_KINDS[self.region] | ~LEGIONES)
        if levied(g, camp) >= LEVY:
            may.only("AIE-9.e-4", ~LEGIONES)
        if not levied(g, camp) and g.inside[RESERVE] & LEGIONES:
            may.only("AIE-9.e-2", ~g.inside[FALLEN] | ~LEGIONES)
        may.only("AIE-9.e-7", candidates(g, self.region))
        may.offer(DONE, "AIE-9.e-3")

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            self.region += 1
        else:
            enlist(g, obj, self.region)
        self.step = "start"


def enlist(g: Alea, unit: Piece, region: Region) -> None:
    """A region provides a unit to the camp that controls it, on its normal side (AIE-9.e-1, AIE-9.e-7)."""
    camp = g.control[region]
    if g.at[unit] == RESERVE:
        g.from_reserve |= 1 << unit
    g.restore(unit)
    g.fell_at[unit] = NONE
    g.join(1 << unit, camp)
    g.put(unit, DUE)
    g.due_from[unit] = region
    g.emit(RECRUITED, (unit, region, camp))
