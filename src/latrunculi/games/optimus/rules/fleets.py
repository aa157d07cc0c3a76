"""OP 5.2: fleets on their rivers, whom they carry, and bridges of boats. Rome alone has any."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import (
    FACING,
    MOUNTAIN,
    NONE,
    WATERWAYS,
)
from latrunculi.games.optimus.components.counters import CLASSIS_IN_DANUVIO
from latrunculi.games.optimus.components.ints import Heads, Piece, Pieces, Region, Regions, Side, Unit, Units
from latrunculi.games.optimus.components.pieces import (
    BARBARUS,
    FIRST_LEADER,
    FLEET_UNITS,
    ROMANUS,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.tables import COST, FROZEN, PM
from latrunculi.games.optimus.rules import contact, sieges, stratagems
from latrunculi.games.optimus.rules.actions import Chapter, able, pay
from latrunculi.games.optimus.rules.attrition import EARLIER, TERMS
from latrunculi.games.optimus.rules.harbours import passengers, port, ports
from latrunculi.games.optimus.rules.leaders import followers
from latrunculi.games.optimus.rules.scenarios import bar_halted, closed_by, no_action, trespass
from latrunculi.games.optimus.rules.state import BEATEN, DRAWN, VOYAGE, Optimus
from latrunculi.games.optimus.rules.territory import besieged, friendly, ground, inhabited
from latrunculi.games.optimus.rules.upkeep import settle_camps
from latrunculi.games.optimus.rules.words import (
    BRIDGE,
    BRIDGE_LOST,
    BRIDGED,
    CHOOSE_PIECE,
    DONE,
    EMBARK,
    EMBARKED,
    LAND,
    LANDED,
    PLAY,
    SAIL,
    SAIL_TO,
    SAILED,
    SET_SAIL,
    UNBRIDGE,
    UNBRIDGED,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.ways import around

CHEAPEST: Final = min([COST[action] for action in ("river-movement", "boat-bridge", "unbridge")])
MOVES: Final[int] = PM["fleet"]
"""PM of a fleet (OP-5.1-20)."""
BURDEN: Final = 10
"""Land PF that one PF of fleet carries (OP-5.2.3-3)."""
GREAT_MOVES: Final = 4
GREAT_BURDEN: Final = 15
"""*Classis in Danuvio*: PM more, and PF that one PF carries (OP-SC-30)."""
OPEN_SHORE: Final = 2
"""PM of embarking or landing outside a friendly town (OP-5.2.3-4)."""
EMBARKING: Final = 1
LANDING: Final = 2
"""What a fleet has paid for where it lies: one price for all who come aboard there, one for all who go ashore."""


def fleets(g: Optimus) -> Units:
    """The fleets on the map, bridges included."""
    afloat = g.in_play & FLEET_UNITS
    return afloat ^ (afloat & g.boxed)


def waters(g: Optimus, fleet: Unit) -> Regions:
    """Where a fleet may sail to from where it is: adjacent regions on its river, on either bank (OP-5.2.2-1), none of
    mountain (OP-5.2.2-4), as a mask."""
    return WATERWAYS[g.at[fleet]]


def heights(g: Optimus) -> int:
    """The mountains, which no fleet enters (OP-5.2.2-4), pillaged towns among them (OP-11.2-5), as a mask."""
    found = g.era.mountains
    towns = g.era.inhabited & g.pillaged
    if towns:
        for region in members(towns):
            if ground(g, region) == MOUNTAIN:
                found |= BIT[region]
    return found


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """OP-3-22, OP-3-23."""
    if not may.explains and (side != ROMANUS or g.pa[side] + 1 < CHEAPEST):
        return
    mine = fleets(g) if side == ROMANUS else 0
    offer_sailing(g, may, side, mine)
    for verb, action, among in ((BRIDGE, "boat-bridge", mine & ~g.bridges), (UNBRIDGE, "unbridge", mine & g.bridges)):
        cost = COST[action]
        if not may.explains and g.pa[side] + 1 < cost:
            continue  # whoever of them may be at hand
        may.offer(verb, "OP-5.2.4-1", mine if mine else FLEET_UNITS)
        may.when("OP-3-23", side == ROMANUS)
        may.when("OP-SC-12", not no_action(g, action))
        may.only("OP-5.2.4-1", among)
        may.when("OP-2-5", g.event != FROZEN)
        for fleet in members(may.undecided & mine):
            region = g.at[fleet]
            heads = g.leaders(region, side)
            if not inhabited(g, region) or FACING[region] == NONE or not friendly(g, side, region):
                may.bar("OP-5.2.4-1", BIT[fleet])
            elif not heads:
                may.bar("OP-3-23", BIT[fleet])
            elif not engineers(g, fleet, cost):
                may.bar("OP-3-4", BIT[fleet])


def offer_sailing(g: Optimus, may: Offers, side: Side, mine: Units) -> None:
    """OP-3-22: a fleet that lies in its port sails for PA alone (OP-5.2.3-1)."""
    if not (may.explains or g.pa[side] >= COST["river-movement"]):
        return
    may.offer(SAIL, "OP-3-22", mine if mine else FLEET_UNITS)
    may.when("OP-3-22", side == ROMANUS)
    may.when("OP-SC-12", not no_action(g, "river-movement"))
    may.bar("OP-5.1-19", g.bridges)
    bar_halted(g, may, g.halted)
    may.when("OP-2-5", g.event != FROZEN)
    may.only("OP-5.2.2-2", sum([BIT[fleet] for fleet in members(mine) if port(g, g.at[fleet], fleet)]))
    may.when("OP-3-4", g.pa[side] >= COST["river-movement"])


def engineers(g: Optimus, fleet: Unit, cost: int) -> Heads:
    """OP-3-23: the leaders beside a fleet who may see to its bridge: PA alone pay for it in the presence of whoever may
    not act any more, who has a PAC may add it."""
    heads = g.leaders(g.at[fleet], ROMANUS)
    return able(g, ROMANUS, heads & ~g.halted, cost) or (heads if g.pa[ROMANUS] >= cost else 0)


def bridge(g: Optimus, _side: Side, fleet: Unit) -> None:
    """OP-5.2.4-1: a PF of fleet becomes a bridge."""
    g.call(Bridging(fleet, COST["boat-bridge"]))


def unbridge(g: Optimus, _side: Side, fleet: Unit) -> None:
    """OP-3-23: and a fleet again."""
    g.call(Bridging(fleet, COST["unbridge"]))


def sail(g: Optimus, side: Side, fleet: Unit) -> None:
    """OP-5.2.3-1: a fleet is activated, with PA alone."""
    g.pa[side] -= COST["river-movement"]
    g.emit(SET_SAIL, (fleet, g.at[fleet]))
    g.call(Voyage(fleet))


CHAPTER: Final[Chapter] = Chapter(offer, {SAIL: sail, BRIDGE: bridge, UNBRIDGE: unbridge})


class Bridging(Procedure[Optimus]):
    """OP-3-23: a fleet becomes a bridge, or a bridge a fleet again, for `cost` PA; of several leaders there one sees to
    it, whose PAC counts first (OP-4.1-1)."""

    NAME = "bridging"
    ASKS = {"start": "OP-3-23"}

    fleet: Unit
    cost: int

    def start(self, g: Optimus) -> None:
        g.ask(ROMANUS)

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("region", "region", g.at[self.fleet]),)

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(CHOOSE_PIECE, "OP-3-23", engineers(g, self.fleet, self.cost))

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        pay(g, ROMANUS, obj if BIT[obj] & ~g.halted else NONE, self.cost)
        g.bridges ^= BIT[self.fleet]
        for piece in members(passengers(g, self.fleet)):
            g.berth(piece, NONE)  # a bridge carries nobody
        g.emit(BRIDGED if g.bridges & BIT[self.fleet] else UNBRIDGED, (self.fleet, g.at[self.fleet]))


# ---------------------------------------------------------------- what befalls them


def freeze(g: Optimus) -> None:
    """OP-2-5, OP-5.2.4-3: frost destroys the bridges."""
    for fleet in members(g.bridges):
        g.emit(BRIDGE_LOST, (fleet, g.at[fleet]))
        g.destroy(fleet, g.pf[fleet])


# ---------------------------------------------------------------- the voyage


class Voyage(Procedure[Optimus]):
    """OP-5.2.2, OP-5.2.3: a fleet sails with whom it takes aboard; it ends in a friendly port. `left`: PM;
    `aboard`: pieces; `landed`: those put ashore last; `ashore`: all who have been put ashore where it lies; `fresh`:
    those who have gone aboard there; `burden`: PF that one PF carries; `paid`: EMBARKING, LANDING."""

    NAME = VOYAGE
    ASKS = {"order": "OP-5.2.2-3", "beach": "OP-5.2.3-6"}
    LATER = {"paid": 0, "ashore": 0, "fresh": 0}

    fleet: Unit
    left: int = MOVES
    aboard: int = 0
    landed: int = 0
    burden: int = BURDEN
    paid: int = 0
    ashore: int = 0
    fresh: int = 0

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("fleet", "piece", self.fleet), ("left", "number", self.left))

    def start(self, g: Optimus) -> None:
        """Who stayed aboard in port is aboard."""
        self.aboard = self.fresh = passengers(g, self.fleet)
        g.walls &= ~self.aboard
        self.step = "order"

    def order(self, g: Optimus) -> None:
        """Until the fleet lies in port, or is no more. Who has fallen or fled on the shore is no longer aboard."""
        if g.pf[self.fleet]:
            gone = self.aboard & ~g.inside[g.at[self.fleet]]
            for piece in members(gone):
                g.berth(piece, NONE)
            self.aboard ^= gone
            g.ask_privately(ROMANUS)
        else:
            g.end()

    def beach(self, g: Optimus) -> None:
        """OP-5.2.3-6: enemies are ashore: who lands with the first of them fights beside them."""
        if self.aboard:
            g.ask_privately(ROMANUS)
        else:
            self.step = "storm"

    def shore_cost(self, g: Optimus, what: int) -> int:
        """PM to embark or land here (OP-5.2.3-4); nothing for who follows others."""
        region = g.at[self.fleet]
        return 0 if self.paid & what or (inhabited(g, region) and friendly(g, ROMANUS, region)) else OPEN_SHORE

    def offer_at_shore(self, g: Optimus, may: Offers, verb: Verb, what: int, among: int) -> None:
        """To take aboard or put ashore, with PM enough to come to a port afterwards."""
        cost = self.shore_cost(g, what)
        may.offer(verb, "OP-5.2.2-3", among)
        may.when("OP-5.2.3-4", self.left >= cost)
        may.when("OP-5.2.2-2", self.reaches_port(g, g.at[self.fleet], self.left - cost))

    def options(self, g: Optimus, may: Offers) -> None:
        region = g.at[self.fleet]
        if self.step == "beach":
            may.offer(LAND, "OP-5.2.3-6", self.aboard)
            may.bar("OP-9.6-1", self.besieged_here(g))
            may.offer(DONE, "OP-5.2.3-6")
            return
        here = (g.units(region, ROMANUS) | g.leaders(region, ROMANUS)) & ~FLEET_UNITS & ~self.aboard
        self.offer_at_shore(g, may, EMBARK, EMBARKING, here)
        bar_halted(g, may, g.halted)
        room = self.burden * g.pf[self.fleet] - g.strength(self.aboard & UNIT_MASK)
        for piece in members(may.undecided & here):
            load = g.strength(g.army(piece)) if piece >= FIRST_LEADER else g.pf[piece]
            if load > room:
                may.bar("OP-5.2.3-3", BIT[piece])
        self.offer_at_shore(g, may, LAND, LANDING, self.aboard)
        for clause, barred in closed_by(g, ROMANUS) if may.explains else [("", g.closed | g.shut[ROMANUS])]:
            may.when(clause, not barred & BIT[region])
        may.bar("OP-9.6-1", self.besieged_here(g))
        may.offer(SAIL_TO, "OP-5.2.2-1", waters(g, self.fleet))
        may.when("OP-5.1-20", self.left > 0)
        may.bar("OP-5.2.2-4", heights(g))
        may.only("OP-5.2.2-2", self.returnable(g))
        stratagems.offer_play(g, may, ROMANUS, g.leaders(region, ROMANUS), BIT[CLASSIS_IN_DANUVIO])
        landed = self.ashore & g.leaders(region, ROMANUS) & ~(self.aboard | g.halted)
        if landed:  # an army that comes over the water has come like another (OP-9-1)
            sieges.offer_on_arrival(g, may, ROMANUS, landed)
        may.offer(DONE, "OP-5.2.2-2")
        may.when("OP-5.2.2-2", port(g, region, self.fleet))
        may.when("OP-5.2.3-6", contact.admits(g, region, ROMANUS, g.strength(self.aboard & UNIT_MASK)))

    def besieged_here(self, g: Optimus) -> Pieces:
        """OP-9.6-1: those aboard who have but left the town that is besieged there: to go ashore before its walls they
        would have to break out."""
        region = g.at[self.fleet]
        return self.fresh if besieged(g, region) and friendly(g, ROMANUS, region) else 0

    def returnable(self, g: Optimus) -> Regions:
        """The waters from which a friendly port can still be reached with the PM that are then left."""
        mask = 0
        for there in members(waters(g, self.fleet) & ~heights(g)):
            if self.reaches_port(g, there, self.left - 1):
                mask |= BIT[there]
        return mask

    def reaches_port(self, g: Optimus, start: Region, moves: int) -> bool:
        """Whether a port can be reached from a region with so many PM, by none of mountain (OP-5.2.2-4)."""
        goals = ports(g, self.fleet)
        shut = heights(g)
        reached = new = BIT[start]
        for _ in range(moves + 1):
            if new & goals:
                return True
            wider = around(WATERWAYS, new) & ~(reached | shut)
            reached, new = reached | wider, wider
        return False

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        region = g.at[self.fleet]
        if verb == DONE and self.step == "beach":
            self.step = "storm"
        elif verb == DONE:
            if contact.watched(g, region, ROMANUS):
                g.walls |= self.aboard  # who stays aboard in port is in the town (OP-5.2.3-6)
            g.emit(SAILED, (self.fleet, region))
            g.end()
        elif verb == SAIL_TO:
            self.left -= 1
            self.paid = self.ashore = self.fresh = 0
            g.trophies[ROMANUS] = 0  # as on a march: what a victory left is for the town where it was won
            g.put(self.fleet, obj)
            g.put_all(self.aboard, obj)
            if g.forts[region]:
                settle_camps(g, region)  # even if its legion comes back (OP-8.5-2)
        elif verb == PLAY:
            stratagems.spend(g, ROMANUS, obj, g.leaders(region, ROMANUS))
            self.left += GREAT_MOVES
            self.burden = GREAT_BURDEN
        elif verb == EMBARK:
            self.left -= self.shore_cost(g, EMBARKING)
            self.paid |= EMBARKING
            boarded = BIT[obj] | (followers(g, obj) if obj >= FIRST_LEADER else 0)
            if obj < FIRST_LEADER:
                g.attach(obj, NONE)
            self.aboard |= boarded
            self.fresh |= boarded
            for piece in members(boarded):
                g.berth(piece, self.fleet)
            g.walls &= ~boarded
            g.emit(EMBARKED, (obj, self.fleet))
        elif verb in sieges.ON_ARRIVAL:
            sieges.begin_on_arrival(g, ROMANUS, obj, verb, NONE)
        else:
            self.land(g, obj)

    def land(self, g: Optimus, piece: Piece) -> None:
        """OP-5.2.3-5, OP-5.2.3-6: a leader with his own, or a unit; enemies are met by all who land together, but not
        those who are besieged there."""
        region = g.at[self.fleet]
        trespass(g, ROMANUS, region)
        self.left -= self.shore_cost(g, LANDING)
        self.paid |= LANDING
        landed = BIT[piece] | (self.aboard & g.army(piece) if piece >= FIRST_LEADER else 0)
        if piece < FIRST_LEADER:
            g.attach(piece, NONE)
        self.aboard &= ~landed
        self.ashore |= landed
        self.landed = landed | (self.landed if self.step == "beach" else 0)
        for one in members(landed):
            g.berth(one, NONE)
        g.emit(LANDED, (piece, region))
        if contact.force(g, region, BARBARUS) or g.heads(region, BARBARUS):
            if besieged(g, region) and not contact.outside(g, region, BARBARUS):
                g.show(landed)  # they join a siege, where they attack nobody
            else:
                self.step = "beach"

    def storm(self, g: Optimus) -> None:
        """Those who have landed meet the enemy, and test; the marches that they have made before count (OP-6.1-7)."""
        self.step = "met"
        self.paid &= ~LANDING
        region = g.at[self.fleet]
        terms = [0] * TERMS
        terms[EARLIER] = max([g.marched[unit] for unit in members(self.landed & UNIT_MASK)], default=0)
        g.call(contact.Contact(region, ROMANUS, self.landed, region, terms))

    def met(self, g: Optimus) -> None:
        """OP-5.1-12: who has lost on the shore is not activated again."""
        self.step = "order"
        if g.verdict in (BEATEN, DRAWN):
            g.halted |= self.landed
