"""The garrisons of the regions (AIE-9.d): what a region needs, and the legions that its holder brings up."""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.chart import GARRISON, REGION_ZONES, REGIONS, Region
from latrunculi.games.alea.components.counters import LEGIONES, NAVES
from latrunculi.games.alea.components.places import ABOARD, PORT_OF, SHIPS
from latrunculi.games.alea.rules.regions import held
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import GARRISON_IN, SEND, SENT, SHORTAGE
from latrunculi.games.imperator.components.kit import NONE, Piece, Pieces, Zones
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# ---------------------------------------------------------------- what the Republic and a region have

FEW_LEGIONS: Final = 25
"""So many legions on the map, or fewer, are too few for the Republic (AIE-2.F.1-5)."""
KEPT_LEGIONS: Final = 30
"""So many on the map no dismissal touches (AIE-2.D-12)."""
MANY_LEGIONS: Final = 40
"""So many, or more, are too many (AIE-2.F.1-6)."""

_PLACES: Final = tuple(
    [(*members(zones), *[PORT_OF[zone] for zone in members(zones) if PORT_OF[zone] != NONE]) for zones in REGION_ZONES]
)
"""For each region its zones and their ports."""
_REGION_OF_PLACE: Final = tuple(
    [next((region for region in range(REGIONS) if place in _PLACES[region]), NONE) for place in range(ABOARD)]
)
"""For each zone, sea and port its region, NONE where there is none."""


def legions_on_map(g: Alea) -> int:
    """How many legions are on the map, of both camps and of triumvirs, weakened and embarked included (AIE-2.F.1-7)."""
    return (LEGIONES & ~g.off_map()).bit_count()


def legions_of_all(g: Alea, region: Region) -> Pieces:
    """The legions of a region, weakened and embarked in port included, as a mask, whosever they are."""
    mask = 0
    for place in _PLACES[region]:
        here = g.inside[place]
        if here:
            mask |= here
    aboard = g.cargo(mask & NAVES)
    return (mask | aboard if aboard else mask) & LEGIONES


def legions_in(g: Alea, region: Region) -> int:
    """Those of the camp that controls a region, as a mask (AIE-9.d-2)."""
    camp = g.control[region]
    return 0 if camp == NONE else legions_of_all(g, region) & g.own[camp]


def bare(g: Alea) -> list[Region]:
    """The regions with fewer legions than their minimum garrison, whosever they are (AIE-2.F.1-3, AIE-9.d-3).

    Weakened ones and those embarked in port count. For his share the triumvir answers himself (AIE-3.7.4-4).
    """
    legions = [0] * REGIONS
    for legion in members(LEGIONES & ~g.off_map()):
        place = g.at[legion]
        region = _REGION_OF_PLACE[g.at[SHIPS[place - ABOARD]] if place >= ABOARD else place]
        if region != NONE:
            legions[region] += 1
    return [region for region in range(REGIONS) if legions[region] < GARRISON[region] and g.marker[region] == NONE]


def shortage(g: Alea, region: Region) -> int:
    """How many legions the camp that controls a region lacks there to its minimum garrison."""
    return max(0, GARRISON[region] - legions_in(g, region).bit_count())


# ---------------------------------------------------------------- legions that come to the rescue


def surplus(g: Alea, region: Region) -> Pieces:
    """The legions on land in other regions of the same camp that keep their own garrison without one, as a mask."""
    camp = g.control[region]
    mask = 0
    for other in range(REGIONS):
        if other != region and g.control[other] == camp:
            legions = legions_in(g, other)
            if legions.bit_count() > GARRISON[other]:
                mask |= legions
    return mask & g.on_land


def spare(g: Alea, region: Region) -> Pieces:
    """The legions that can be brought into a region: those among enemy units only for want of others (AIE-9.d-4)."""
    able = surplus(g, region)
    among = held(g, 1 - g.control[region])
    return sum(1 << unit for unit in members(able) if not among >> g.at[unit] & 1) or able


def quarters(g: Alea, region: Region) -> Zones:
    """The zones of a region, free of enemy units, where its holder may bring a legion, as a mask (AIE-9.d-1)."""
    return REGION_ZONES[region] & ~held(g, 1 - g.control[region])


class Garrisons(Procedure[Alea]):
    """AIE-9.d: region by region, in their order. `region` is the one in hand, `legion` the one on its way or NONE."""

    NAME = "garrisons"
    ASKS = {"legion_sent": "AIE-9.d-1", "zone": "AIE-9.d-1"}

    region: Region = 0
    legion: Piece = NONE

    def start(self, g: Alea) -> None:
        """The next region that somebody controls and that lacks legions."""
        region = self.region
        if region == REGIONS:
            g.end()
            return
        missing = shortage(g, region) if g.control[region] != NONE else 0
        if not missing:
            self.region += 1
        elif quarters(g, region) and spare(g, region):
            self.step = "legion_sent"
        else:
            g.emit(SHORTAGE, (region, g.control[region], missing))
            self.region += 1

    def legion_sent(self, g: Alea) -> None:
        """The legion, of its holder's choice."""
        g.ask(g.seat_of(g.control[self.region]))

    def zone(self, g: Alea) -> None:
        """And where it goes."""
        g.ask(g.seat_of(g.control[self.region]))

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        if self.step == "zone":
            return ("region", "region", self.region), ("piece", "piece", self.legion)
        return (("region", "region", self.region),)

    def options(self, g: Alea, may: Offers) -> None:
        camp = g.control[self.region]
        if self.step == "zone":
            may.offer(GARRISON_IN, "AIE-9.d-1", REGION_ZONES[self.region])
            may.only("AIE-9.d-1", quarters(g, self.region))
            return
        may.offer(SEND, "AIE-9.d-1", LEGIONES & g.own[camp])
        may.only("AIE-9.d-4", g.on_land)
        may.only("AIE-9.d-1", surplus(g, self.region))
        may.only("AIE-9.d-4", spare(g, self.region))

    def choose(self, g: Alea, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == SEND:
            self.legion = obj
            self.step = "zone"
            return
        g.put(self.legion, obj)
        g.emit(SENT, (self.legion, obj))
        self.legion = NONE
        self.step = "start"
