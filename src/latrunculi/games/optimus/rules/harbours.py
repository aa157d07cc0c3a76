"""OP 5.2.1: the ports of fleets, and where these go when the town of theirs has fallen."""

from __future__ import annotations

from latrunculi.games.optimus.components.chart import CONTREE_OF, NEAR_REGIONS, SHORES
from latrunculi.games.optimus.components.counters import FLEET_RIVER
from latrunculi.games.optimus.components.ints import Pieces, Region, Regions, Unit
from latrunculi.games.optimus.components.pieces import FLEET_UNITS, LEADER_MASK, ROMANUS, TYPE_OF, UNIT_MASK
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.territory import beside
from latrunculi.games.optimus.rules.words import CHOOSE_REGION, FLEET_LOST, FLEET_MOVED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def river_of(fleet: Unit) -> int:
    """The river on which a fleet sails."""
    return FLEET_RIVER[TYPE_OF[fleet]]


def port(g: Optimus, region: Region, fleet: Unit) -> bool:
    """Whether a region is a friendly port of a fleet's river."""
    return bool(ports(g, fleet) & BIT[region])


def ports(g: Optimus, fleet: Unit) -> Regions:
    """The friendly ports of a fleet's river, as a mask."""
    return SHORES[river_of(fleet)] & g.era.ports & g.towns[ROMANUS]


def passengers(g: Optimus, fleet: Unit) -> Pieces:
    """Who is aboard a fleet, as a mask."""
    here = g.inside[g.at[fleet]] & (UNIT_MASK | LEADER_MASK)
    return sum([BIT[piece] for piece in members(here) if g.ship[piece] == fleet])


def ports_near(g: Optimus, fleet: Unit, region: Region) -> Regions:
    """OP-5.2.1-3: friendly ports of its river in the contrée, else in those next to it, as a mask."""
    friendly_ports = ports(g, fleet)
    return friendly_ports & beside(region) or friendly_ports & NEAR_REGIONS[CONTREE_OF[region]]


def port_lost(g: Optimus, region: Region) -> None:
    """OP-5.2.1-3: the town of a port has been taken: its fleets go to the nearest port, or are destroyed."""
    for fleet in members(g.inside[region] & FLEET_UNITS):
        near = ports_near(g, fleet, region)
        if fleet in members(g.bridges) or not near:
            g.emit(FLEET_LOST, (fleet, region))
            g.destroy(fleet, g.pf[fleet])
        else:
            g.call(Flight(fleet))


class Flight(Procedure[Optimus]):
    """OP-5.2.1-3: a fleet whose port has fallen goes to another, which its player chooses."""

    NAME = "flight"
    ASKS = {"start": "OP-5.2.1-3"}

    fleet: Unit

    def start(self, g: Optimus) -> None:
        g.ask(ROMANUS)

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(CHOOSE_REGION, "OP-5.2.1-3", ports_near(g, self.fleet, g.at[self.fleet]))

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.put_all(passengers(g, self.fleet), obj)
        g.put(self.fleet, obj)
        g.emit(FLEET_MOVED, (self.fleet, obj))
        g.end()
