"""OP 1.4, 11: bales of loot: who carries them, what a victory and a town bring, and the wounded who are paid for."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import NONE
from latrunculi.games.optimus.components.counters import TYPES
from latrunculi.games.optimus.components.ints import Head, Heads, Pieces, Region, Side, Type, Types, Unit, Units
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    BARBARUS,
    FIRST_LEADER,
    IMPEDIMENTA_UNITS,
    LEADER_MASK,
    LEGION_UNITS,
    OF_SIDE,
    PIECES,
    PRAETORIAN_UNITS,
    ROMANUS,
    TYPE_OF,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.tables import COST, ON_SACK, sack
from latrunculi.games.optimus.rules import victory
from latrunculi.games.optimus.rules.state import Optimus, altered
from latrunculi.games.optimus.rules.territory import controller, garrison_value, has_town, inhabited, side_of_land
from latrunculi.games.optimus.rules.words import (
    BALES_TAKEN,
    CHOOSE_PIECE,
    CLEMENCY,
    DECLINE,
    EAGLE_FOUND,
    EAGLE_RETAKEN,
    EAGLE_TAKEN,
    LOOT,
    LOOT_DRUNK,
    PILLAGED,
    RALLIED,
    RALLY_ONE,
    SACK_ROLL,
    SHOUT,
    SHOUTED,
    SPARED,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

TWELVE_MONTHS: Final = 5
"""Seasons in which a town is not pillaged again (OP-11.2-3)."""


# ---------------------------------------------------------------- who carries


def carriers(g: Optimus, side: Side) -> Heads:
    """The leaders of a side who have bales and at least one PF with them (OP-1.4-6), as a mask."""
    return loaded(g, g.commanding & OF_SIDE[side])


def loaded(g: Optimus, heads: Heads, bales: int = 1) -> Heads:
    """Those of some leaders who have so many bales with them, as a mask."""
    mask = 0
    for head in members(heads):
        if g.bb[head - FIRST_LEADER] >= bales:
            mask |= BIT[head]
    return mask


def carry(g: Optimus, head: Head, change: int) -> None:
    """A leader has so many bales more, or fewer."""
    g.bb[head - FIRST_LEADER] += change


def takers(g: Optimus, region: Region, side: Side, within: int = 0) -> Heads:
    """The leaders of a side in a region who can take bales: those who have men (OP-1.3-4) and have won something
    (OP-1.3-1), in the field, not aboard, or, `within`, behind the walls that they have held, as a mask."""
    there = g.leaders(region, side) & (g.walls if within else ~(g.aboard(region) | g.walls))
    return sum([BIT[h] for h in members(there) if g.army(h)])


def receive(g: Optimus, region: Region, side: Side, bales: int, head: Head = NONE, within: int = 0) -> None:
    """An army in a region takes bales (OP-1.3-1): that of `head`, who has acted; else of several the one that its
    player says (`within`: as in `takers`). Without a leader who has men they are gone at once (OP-11.3-9)."""
    armies = BIT[head] if head != NONE and g.army(head) else takers(g, region, side, within)
    counters = 0 if head != NONE else g.heads(region, side)
    if not armies:
        g.emit(LOOT_DRUNK, (side, bales))
    elif armies & (armies - 1) or (counters & (counters - 1) and counters & ~g.bare):
        g.call(Share(side, region, bales, within))
    else:
        carry(g, g.first(armies), bales)


class Share(Procedure[Optimus]):
    """OP-1.3-1: which army of a side in a region takes so many bales (`within`: as in `takers`)."""

    NAME = "share"
    ASKS = {"start": "OP-1.3-1"}
    LATER = {"within": 0}

    side: Side
    region: Region
    bales: int
    within: int = 0

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("region", "region", self.region), ("left", "number", self.bales))

    def start(self, g: Optimus) -> None:
        """Which of several counters have men with them is a secret, so that even one is asked for."""
        if takers(g, self.region, self.side, self.within):
            g.ask_privately(self.side)
        else:
            g.emit(LOOT_DRUNK, (self.side, self.bales))
            g.end()

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(CHOOSE_PIECE, "OP-1.3-1", g.leaders(self.region, self.side))
        may.only("OP-1.3-4", takers(g, self.region, self.side, self.within))

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        carry(g, obj, self.bales)


# ---------------------------------------------------------------- what the winner takes


def capture_bales(g: Optimus, region: Region, winner: Side, pieces: Pieces, within: int = 0) -> None:
    """OP-11-1: all bales of the loser's armies that fought there (`within`: as in `takers`)."""
    taken = 0
    for unit in members(pieces & UNIT_MASK):
        if g.loose[unit] and g.side_of(unit) != winner:
            taken += g.loose[unit]
            g.loose = altered(g.loose, unit, 0)
    for head in members(pieces & LEADER_MASK):
        if g.side_of(head) != winner:
            taken += g.bb[head - FIRST_LEADER]
            g.bb[head - FIRST_LEADER] = 0
    if taken:
        g.emit(BALES_TAKEN, (winner, taken))
        receive(g, region, winner, taken, within=within)


def eagles_at(g: Optimus, region: Region) -> Types:
    """The legions whose eagles lie in a region without a leader, as a mask."""
    return sum([BIT[t] for t in range(TYPES) if g.eagle[t] == PIECES + region])


def capture_eagles(g: Optimus, region: Region, winner: Side, pieces: Pieces, laid: Types = 0) -> None:
    """OP-13.4-3, OP-13.4-4: a barbarian who destroys a legion has its eagle; a Roman takes back those of the beaten.

    Args:
        laid: the legions whose eagles lay there before the combat; in a barbarian town they stay until it is taken.
    """
    if winner == BARBARUS:
        head = g.first(g.leaders(region, BARBARUS) & ~g.walls)
        for legion in members(pieces & LEGION_UNITS):
            if not alive(g, legion) and g.eagle[TYPE_OF[legion]] == NONE:
                g.eagle = altered(g.eagle, TYPE_OF[legion], head if head != NONE else PIECES + region)
                g.emit(EAGLE_TAKEN, (legion, region))
                victory.eagle_taken(g)
        return
    fallen = eagles_at(g, region)
    if has_town(g, BARBARUS, region):
        fallen ^= fallen & laid
    for t in range(TYPES):
        holder = g.eagle[t]
        if fallen & BIT[t] or (0 <= holder < PIECES and pieces & BIT[holder]):
            retake_eagle(g, t, region)


def retake_eagle(g: Optimus, t: Type, region: Region) -> None:
    """An eagle is the legions' again."""
    g.eagle = altered(g.eagle, t, NONE)
    g.emit(EAGLE_RETAKEN, (t, region))
    victory.eagle_retaken(g)


def settle_eagles(g: Optimus) -> None:
    """OP-13.4-3, OP-13.4-4: an eagle on the ground is whose PF are there; in a barbarian town it stays."""
    if not victory.eagles_held(g) or max(g.eagle) < PIECES:
        return
    for t in range(TYPES):
        region = g.eagle[t] - PIECES
        if region < 0:
            continue
        roman = controller(g, region) == ROMANUS if inhabited(g, region) else not g.units(region, BARBARUS)
        if roman and g.units(region, ROMANUS):
            retake_eagle(g, t, region)
        elif roman or not inhabited(g, region):
            head = g.first(sum([BIT[h] for h in members(g.leaders(region, BARBARUS)) if g.army(h)]))
            if head != NONE:
                g.eagle = altered(g.eagle, t, head)
                g.emit(EAGLE_FOUND, (t, region))


def alive(g: Optimus, legion: Unit) -> bool:
    """OP-13.2-14: whether a legion has PF left, the artillery made from it included."""
    return g.pf[legion] > 0 or bool(g.guns_of(legion))


def legions_of(g: Optimus, units: Units) -> Units:
    """The legions among some units, those included whose men serve guns among them (OP-13.2-14), as a mask."""
    found = units & LEGION_UNITS
    guns = units & ARTILLERY_UNITS
    if guns:
        for gun in members(guns):
            crew = g.made_of[gun]
            found |= BIT[crew] & LEGION_UNITS if crew != NONE else 0
    return found


def for_destroyed(g: Optimus, unit: Unit) -> int:
    """What a unit of the beaten adds to the die if it has been destroyed (OP-11.3-4, OP-11.3-7); a legion is when its
    guns are, too (OP-13.2-14)."""
    if g.pf[unit] or (BIT[unit] & LEGION_UNITS and alive(g, unit)):
        return 0
    if BIT[unit] & (LEGION_UNITS | PRAETORIAN_UNITS):
        return ON_SACK["per-legion-or-praetorian"]
    return ON_SACK["per-impedimenta"] if BIT[unit] & IMPEDIMENTA_UNITS else 0


class Spoils(Procedure[Optimus]):
    """OP-11.3: the throw on the sack table, for an army beaten or a town. `head`: who has pillaged, NONE after a
    combat."""

    NAME = "spoils"
    FORMER = {"bonus": "modifier"}

    side: Side
    region: Region
    index: int
    modifier: int
    head: Head = NONE

    def start(self, g: Optimus) -> None:
        """The die, what bears on it, and the bales."""
        g.end()
        modifier = self.modifier + g.trophies[self.side]
        g.trophies[self.side] = 0
        die = g.die()
        found = sack(self.index, die + modifier)
        g.emit(SACK_ROLL, (self.side, self.region, self.index, die, die + modifier, found))
        if found:
            receive(g, self.region, self.side, found, self.head)


def may_pillage(g: Optimus, region: Region) -> bool:
    """OP-11.2-3, OP-12.2-1: not while the marker lies there, nor within twelve months."""
    last = g.pillaged_at[region]
    return not g.pillaged & BIT[region] and (not last or g.clock - last > TWELVE_MONTHS)


def pillage(g: Optimus, region: Region) -> None:
    """The marker is laid: no supply, no recruits, no defence (OP-9.2.1-2, OP-11.2-2)."""
    g.pillaged |= BIT[region]
    g.pillaged_at = altered(g.pillaged_at, region, g.clock)
    g.vd = altered(g.vd, region, 0)
    g.emit(PILLAGED, (region,))


class TownLoot(Procedure[Optimus]):
    """OP-11.2: a town has been taken: loot, and it is pillaged, if it was the enemy's by origin, or clemency
    (OP-11.2-6). `garrison`: 1 where its PF were destroyed in taking it (OP-11.3-8)."""

    NAME = "town-loot"
    ASKS = {"start": "OP-11.2-6"}

    region: Region
    side: Side
    garrison: int

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("region", "region", self.region),)

    def start(self, g: Optimus) -> None:
        g.ask(self.side)

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(LOOT, "OP-11.2-2")
        may.when("OP-12.2-2", side_of_land(g, self.region) != self.side)
        may.when("OP-11.2-3", may_pillage(g, self.region))
        may.offer(CLEMENCY, "OP-11.2-6")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        if verb == LOOT:
            pillage(g, self.region)
            victory.pillaged(g, self.side, self.region)
            g.call(Spoils(self.side, self.region, garrison_value(g, self.region), ON_SACK["garrison"] * self.garrison))
        else:
            g.emit(SPARED, (self.region,))


class Orgy(Procedure[Optimus]):
    """OP-11.3-10: units have lost their leader in this segment; the enemy may claim that what they carry be drunk.

    He is asked whether they carry anything or not: that is a secret (OP-1.4-1).
    """

    NAME = "orgy"
    ASKS = {"start": "OP-11.3-10"}

    def start(self, g: Optimus) -> None:
        """One side after the other."""
        g.ask(1 - self.side(g))

    def side(self, g: Optimus) -> Side:
        """Whose units are asked about."""
        return g.side_of(g.bereft.bit_length() - 1)

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("side", "side", self.side(g)),)

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(SHOUT, "OP-11.3-10")
        may.offer(DECLINE, "OP-11.3-10")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        for unit in members(g.bereft):
            if g.side_of(unit) != seat:
                g.bereft ^= BIT[unit]
                if verb == SHOUT:
                    g.loose = altered(g.loose, unit, 0)
        if verb == SHOUT:
            g.emit(SHOUTED, (seat,))
        if not g.bereft:
            g.end()


# ---------------------------------------------------------------- 11.4


class Rally(Procedure[Optimus]):
    """OP-11.4-1: after a combat a side puts men right, at a bale and a PA for each PF."""

    NAME = "rally"
    ASKS = {"start": "OP-11.4-1"}

    side: Side
    pieces: Pieces

    def start(self, g: Optimus) -> None:
        """Asked while there are wounded, PA, and a leader: whether he has bales is not told."""
        if g.pa[self.side] >= COST["rally"] and self.wounded(g, False):
            g.ask_privately(self.side)
        else:
            g.end()

    def wounded(self, g: Optimus, paid: bool) -> Units:
        """HdC units of armies that fought; with `paid` those alone whose leader has a bale."""
        mask = 0
        for head in members(self.pieces & LEADER_MASK):
            if g.side_of(head) == self.side and (g.bb[head - FIRST_LEADER] or not paid):
                mask |= sum([BIT[unit] for unit in members(g.army(head)) if g.hdc[unit]])
        return mask

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(RALLY_ONE, "OP-11.4-1", self.wounded(g, False))
        may.only("OP-1.4-3", self.wounded(g, True))
        may.offer(DECLINE, "OP-11.4-2")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DECLINE:
            g.end()
            return
        put_right(g, self.side, obj)


def put_right(g: Optimus, side: Side, unit: Unit) -> None:
    """OP-1.4-3, OP-3-19: one HdC PF is fit again, for a bale of its leader and the PA of a rally."""
    carry(g, g.chief[unit], -1)
    g.pa[side] -= COST["rally"]
    g.heal(unit)
    g.emit(RALLIED, (side, 1))
