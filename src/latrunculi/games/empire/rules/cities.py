"""HRE 9.3.3: step IV of a Roman phase, the building of Cities."""

from __future__ import annotations

from latrunculi.games.empire.components.chart import SITES, Province
from latrunculi.games.empire.components.sides import NOBODY
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import BUILD_CITY, CITY_BUILT, DONE
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class CityBuilding(Procedure[Empire]):
    """HRE 9.3.3: one City for every two sites controlled, free of charge."""

    NAME = "cities"
    ASKS = {"start": "HRE-9.3.3-1"}

    def start(self, g: Empire) -> None:
        """HRE-9.3.3-1: until the limit is reached or the player is done."""
        g.ask_active()

    def options(self, g: Empire, may: Offers) -> None:
        """Where a City may be built."""
        held = g.held[g.active]
        built = g.intact | g.looted
        sites = held & SITES
        may.offer(DONE, "HRE-9.3.3-1")
        may.offer(BUILD_CITY, "HRE-9.3.3-3", held)
        may.only("HRE-9.3.3-3", SITES)
        may.bar("HRE-9.1-4", built)
        may.when("HRE-9.3.3-2", (held & built).bit_count() < sites.bit_count() // 2)
        start = g.start[g.active]
        if start != NOBODY and (sites & ~built) >> start & 1:
            may.only("HRE-9.3.3-4", 1 << start)

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Build, or be done."""
        if verb == DONE:
            g.end()
        else:
            build_city(g, obj)


def build_city(g: Empire, province: Province) -> None:
    """HRE-9.3.3-1: an intact City."""
    g.found_city(province)
    g.emit(CITY_BUILT, (g.active, province))
