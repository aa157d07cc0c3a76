"""OP 9.1 to 9.4, 9.8: sieges declared, towns summoned to surrender, invasions, and what becomes of a town taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from latrunculi.games.optimus.components.chart import GERMAN, NONE, REGIONS, SARMATIAN
from latrunculi.games.optimus.components.ints import Head, Heads, Piece, Pieces, Place, Region, Regions, Side, Units
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    FLEET_UNITS,
    LAND_OF_PEOPLE,
    OF_SIDE,
    PEOPLE_OF,
    ROMANUS,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.tables import COST, ON_SIEGE, TARGET
from latrunculi.games.optimus.rules.actions import Chapter, able, concerned, pay
from latrunculi.games.optimus.rules.harbours import port_lost
from latrunculi.games.optimus.rules.leaders import Fate
from latrunculi.games.optimus.rules.loot import TownLoot, capture_bales, capture_eagles
from latrunculi.games.optimus.rules.losses import Allocation, endurance
from latrunculi.games.optimus.rules.scenarios import bar_halted, no_action, spare_neutrals
from latrunculi.games.optimus.rules.state import CALM, Optimus, altered
from latrunculi.games.optimus.rules.territory import (
    besieged,
    garrison_value,
    has_town,
    inhabited,
    side_of_land,
)
from latrunculi.games.optimus.rules.upshot import Retreat
from latrunculi.games.optimus.rules.words import (
    ASSAULT,
    BESIEGE,
    BESIEGED,
    INVADE,
    INVASION_ROLL,
    LIMES_GONE,
    REPULSED,
    SIEGE_LIFTED,
    SUMMON,
    SUMMON_UNLED,
    SUMMONS_ROLL,
    TOWN_TAKEN,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Verb

ON_ARRIVAL: Final = {BESIEGE: COST["lay-siege"], INVADE: COST["invasion"], ASSAULT: COST["assault"]}
"""What an army may do at once in a region that it has entered (OP-9-1), each with its price."""
CHEAPEST_ON_ARRIVAL: Final[int] = min(ON_ARRIVAL.values())

CHEAPEST: Final = min([COST[action] for action in ("lay-siege", "siege", "invasion")])
TOWERS: Final = 2
"""What *Turres et aggeres* adds to a siege action (OP-SC-32)."""


ASSAULTS: Final[list[Callable[[Optimus, int, int, int], None]]] = []
"""How an assault begins, as `invade_from`; filled by `assault`, which needs this module."""


def defence(g: Optimus, region: Region) -> int:
    """The VD with the bonus of a limes; none where the region is pillaged (OP-9.2.1-2, OP-9.10.3-1)."""
    return 0 if g.pillaged & BIT[region] else g.vd[region] + g.limes[region]


def before_walls(g: Optimus, region: Region, side: Side) -> Units:
    """The units of a besieger: all in the region, boats excepted (OP-9.4-2) and who is aboard them (OP-5.2.3-6)."""
    return g.units(region, side) & ~(g.walls | FLEET_UNITS | g.aboard(region))


def garrison(g: Optimus, region: Region, side: Side) -> Units:
    """The units behind the defences against a side."""
    return g.units(region, 1 - side) & g.walls & ~FLEET_UNITS


def enough(g: Optimus, region: Region, side: Side) -> bool:
    """OP-9.2.2-3, OP-9.4-2: more fit PF than the VG."""
    return g.fit(before_walls(g, region, side)) > garrison_value(g, region)


def hostile(g: Optimus, region: Region, side: Side) -> bool:
    """Whether a region is inhabited and the enemy's: no other is besieged (OP-9.10.3-2)."""
    return has_town(g, 1 - side, region)


def undefended(g: Optimus, region: Region, side: Side) -> bool:
    """OP-9.3-1: no enemy PF, boats not counted."""
    return not g.units(region, 1 - side) & ~FLEET_UNITS


# ---------------------------------------------------------------- the actions


def at_towns(g: Optimus, side: Side, heads: Heads) -> Heads:
    """Those of some leaders of a side who stand before an enemy town, as a mask."""
    return g.standing(heads, g.towns[1 - side])


def before_towns(g: Optimus, side: Side) -> Regions:
    """The enemy towns in whose regions a side has counters, as a mask."""
    return g.present[side] & g.towns[1 - side]


def where(g: Optimus, heads: Heads, side: Side, holds: Callable[[Optimus, int, int], bool]) -> Heads:
    """Those of some leaders in whose region something holds for their side."""
    return sum([BIT[head] for head in members(heads) if holds(g, g.at[head], side)])


def under_siege(g: Optimus, region: Region, side: Side) -> bool:
    """Whether a side besieges a region."""
    return besieged(g, region) and hostile(g, region, side)


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """OP-3: to lay siege, to summon, to invade."""
    if not (may.explains or before_towns(g, side)):
        return
    heads = at_towns(g, side, concerned(g, may, side, g.captains(side), CHEAPEST))
    if heads or may.explains:
        offer_attacks(g, may, side, heads, g.halted)
        offer_summons(g, may, side, heads)
    if may.explains or g.pa[side] >= COST["siege"]:
        besieged_towns = g.invested & before_towns(g, side)
        if besieged_towns or may.explains:
            towns = members(besieged_towns)
            may.offer(SUMMON_UNLED, "OP-9.1-3", sum([BIT[r] for r in towns if not g.leaders(r, side) & ~g.halted]))
            may.when("OP-SC-12", not no_action(g, "siege"))
            may.bar("OP-SC-2", g.closed)
            may.only("OP-9.4-5", sum([BIT[r] for r in towns if enough(g, r, side)]))
            may.only("OP-5.1-12", sum([BIT[r] for r in towns if before_walls(g, r, side) & ~g.halted]))
            may.when("OP-3-3", g.pa[side] >= COST["siege"])


def offer_summons(g: Optimus, may: Offers, side: Side, heads: Heads) -> None:
    """OP-9.4: to summon a besieged town, by some leaders."""
    if not (g.invested or may.explains):
        return
    may.offer(SUMMON, "OP-9.4-5", heads)
    may.when("OP-SC-12", not no_action(g, "siege"))
    spare_neutrals(g, may, heads)
    may.only("OP-9.4-1", where(g, may.undecided & heads, side, under_siege))
    may.only("OP-9.4-5", where(g, may.undecided & heads, side, enough))
    bar_halted(g, may, g.halted)
    may.only("OP-3-4", able(g, side, heads, COST["siege"]))


def offer_at_town(g: Optimus, may: Offers, side: Side, verb: Verb, clause: str, heads: Heads) -> None:
    """Offer an action before an enemy town to the leaders who stand there. Where reasons are wanted, it is said of all
    others that it takes a leader (OP-9.1-3) and a town (OP-9.10.3-2)."""
    if not may.explains:
        may.offer(verb, clause, heads)
        return
    captains = g.captains(side)
    units = g.in_play & g.unled & OF_SIDE[side]
    may.offer(verb, clause, captains | units)
    may.bar("OP-9.1-3", units)
    stand = [head for head in members(captains) if g.at[head] < REGIONS]
    may.bar("OP-9.10.3-2", sum([BIT[head] for head in stand if not inhabited(g, g.at[head])]))
    may.only(clause, heads)


def offer_attacks(g: Optimus, may: Offers, side: Side, heads: Heads, halted: int) -> None:
    """A siege (OP-9.4-2) and an invasion (OP-9.3) by some leaders, those excepted who have halted."""
    strong = where(g, may.undecided & heads if may.explains else heads, side, enough)
    if not (strong or may.explains):
        return
    offer_at_town(g, may, side, BESIEGE, "OP-9.1-1", heads)
    may.when("OP-SC-12", not no_action(g, "lay-siege"))
    spare_neutrals(g, may, heads)
    may.bar("OP-9.4-4", where(g, may.undecided & heads, side, under_siege))
    may.only("OP-9.4-2", strong)
    bar_halted(g, may, halted)
    may.only("OP-3-4", able(g, side, heads, COST["lay-siege"]))
    offer_at_town(g, may, side, INVADE, "OP-9.3-1", heads)
    may.when("OP-SC-12", not no_action(g, "invasion"))
    spare_neutrals(g, may, heads)
    may.only("OP-9.3-1", where(g, may.undecided & heads, side, undefended))
    may.only("OP-9.3-5", strong)
    bar_halted(g, may, halted)
    may.only("OP-3-4", able(g, side, heads, COST["invasion"]))


def offer_on_arrival(g: Optimus, may: Offers, side: Side, heads: Heads) -> None:
    """OP-9-1: the same for armies that have just arrived."""
    heads = at_towns(g, side, heads)
    offer_attacks(g, may, side, heads, 0)
    offer_assault(g, may, side, heads, 0)
    may.only("OP-3-4", able(g, side, heads, COST["assault"]))


def manned(g: Optimus, region: Region, side: Side) -> bool:
    """Whether there are PF behind the defences."""
    return garrison(g, region, side) != 0


def stormers(g: Optimus, region: Region, side: Side) -> Pieces:
    """OP-9.5-3: who storms them: all who are there, but for those who may not be activated any more (OP-5.1-12)."""
    heads = g.leaders(region, side) & ~(g.walls | g.aboard(region))
    return (before_walls(g, region, side) | heads) & ~g.halted


def at_hand(g: Optimus, region: Region, side: Side) -> bool:
    """Whether there is anybody to storm them."""
    return stormers(g, region, side) & UNIT_MASK != 0


def offer_assault(g: Optimus, may: Offers, side: Side, heads: Heads, halted: int) -> None:
    """OP-9.5-1, OP-9.5-3: against PF alone, with any number of one's own."""
    offer_at_town(g, may, side, ASSAULT, "OP-9.5-3", heads)
    may.when("OP-SC-12", not no_action(g, "assault"))
    spare_neutrals(g, may, heads)
    may.only("OP-9.5-1", where(g, may.undecided & heads, side, manned))
    bar_halted(g, may, halted)
    may.only("OP-9.5-3", where(g, may.undecided & heads, side, at_hand))


def begin_on_arrival(g: Optimus, side: Side, head: Head, verb: Verb, came_from: Place) -> None:
    """Carry it out, unless the march has left too few for it."""
    region = g.at[head]
    if not at_towns(g, side, BIT[head]) or not able(g, side, BIT[head], ON_ARRIVAL[verb]):
        return
    if verb == ASSAULT:
        if manned(g, region, side):
            ASSAULTS[0](g, side, head, came_from)
    elif not enough(g, region, side):
        return
    elif verb == BESIEGE and not besieged(g, region):
        besiege(g, side, head)
    elif verb == INVADE and undefended(g, region, side):
        invade_from(g, side, head, came_from)


def besiege(g: Optimus, side: Side, head: Head) -> None:
    """OP-9.1-1: the marker lies on 0."""
    pay(g, side, head, COST["lay-siege"])
    g.invest(g.at[head], 0)
    g.emit(BESIEGED, (side, g.at[head]))


def summon(g: Optimus, side: Side, head: Head) -> None:
    """OP-9.4-6, by a leader."""
    pay(g, side, head, COST["siege"])
    call_upon(g, side, g.at[head], 0)


def summon_unled(g: Optimus, side: Side, region: Region) -> None:
    """OP-9.1-3: by a force without a leader."""
    pay(g, side, NONE, COST["siege"])
    call_upon(g, side, region, 0)


def invade(g: Optimus, side: Side, head: Head) -> None:
    """OP-9.3-2."""
    invade_from(g, side, head, NONE)


def invade_from(g: Optimus, side: Side, head: Head, came_from: Place) -> None:
    """The same by an army that has just come from a place."""
    pay(g, side, head, COST["invasion"])
    g.call(Invasion(g.at[head], side, came_from, 0))


CHAPTER: Final[Chapter] = Chapter(offer, {BESIEGE: besiege, SUMMON: summon, SUMMON_UNLED: summon_unled, INVADE: invade})

# ---------------------------------------------------------------- 9.4: a siege action


BEARINGS: Final = {
    "marker": "OP-9.4-7",
    "artillery": "OP-9.4-8",
    "defences": "OP-9.4-9",
    "towers": "OP-SC-32",
    "wells": "OP-SC-33",
    "nomads": "OP-9.4-10",
    "garrison": "OP-9.4-11",
}
"""What may bear on the die of a siege action, each with its clause."""


def bearings(g: Optimus, region: Region, side: Side) -> dict[str, int]:
    """What bears on the die of a siege action (`BEARINGS`), each with its amount; none that is zero."""
    units = before_walls(g, region, side)
    roman = side == ROMANUS  # both stratagems are Rome's
    found = {
        "marker": ON_SIEGE["per-siege-action"] * max(0, g.siege[region]) if besieged(g, region) else 0,
        "artillery": ON_SIEGE["per-artillery"] * g.strength(units & ARTILLERY_UNITS),
        "defences": ON_SIEGE["per-vd"] * defence(g, region),
        "towers": TOWERS if roman and g.towers & BIT[region] else 0,
        "wells": -ON_SIEGE["per-vd"] if roman and wells_cut(g, region) else 0,
        "nomads": ON_SIEGE["german-or-sarmatian"] if clumsy(g, region, side) else 0,
        "garrison": ON_SIEGE["per-besieged-pf"] * g.fit(garrison(g, region, side)),
    }
    return {name: amount for name, amount in found.items() if amount}


def modifier(g: Optimus, region: Region, side: Side) -> int:
    """What is added to the die of a siege action."""
    return sum(bearings(g, region, side).values())


def wells_cut(g: Optimus, region: Region) -> bool:
    """OP-SC-33: whether the VD, where there is any, counts one less."""
    return bool(g.wells & BIT[region]) and defence(g, region) > 0


def clumsy(g: Optimus, region: Region, side: Side) -> bool:
    """OP-9.4-10: a besieger of Germans or Sarmatians, by his leader of highest rank, else by most of his PF."""
    first = g.foremost(g.leaders(region, side) & ~g.walls)
    if first:  # of equals their player names another (OP-4.2-4)
        return all(nomad(head) for head in members(first))
    units = before_walls(g, region, side)
    return 2 * sum([g.pf[unit] for unit in members(units) if nomad(unit)]) > g.strength(units)


def nomad(piece: Piece) -> bool:
    """Whether a piece is German or Sarmatian."""
    people = PEOPLE_OF[piece]
    return people != NONE and LAND_OF_PEOPLE[people] in (GERMAN, SARMATIAN)


def call_upon(g: Optimus, side: Side, region: Region, destroyed: int) -> None:
    """OP-9.4-6, OP-9.4-13: the die; on less than 6 the marker goes up. `destroyed`: as in `capture`."""
    die = g.die()
    total = die + modifier(g, region, side)
    if side == ROMANUS:
        g.towers &= ~BIT[region]  # OP-SC-32: for one action
    g.emit(SUMMONS_ROLL, (side, region, die, total))
    if total >= TARGET:
        capture(g, region, side, destroyed)
    elif besieged(g, region):
        g.invest(region, g.siege[region] + 1)


def capture(g: Optimus, region: Region, side: Side, destroyed: int) -> None:
    """OP-9.4-12, OP-9.8: the town is taken; the garrison dies, its leaders meet their fate, then there is loot.

    Args:
        destroyed: 1 where an assault has just destroyed the garrison (OP-11.3-8).
    """
    inside = garrison(g, region, side)
    captains = g.leaders(region, 1 - side) & g.walls
    capture_bales(g, region, side, captains | inside)
    if side == ROMANUS:
        capture_eagles(g, region, side, captains)
    for unit in members(inside):
        g.destroy(unit, g.pf[unit])
    g.hold(region, side if side_of_land(g, region) != side else NONE)
    g.vd = altered(g.vd, region, 0)
    lift(g, region)
    if g.limes[region]:
        g.wall(region, 0)
        g.emit(LIMES_GONE, (region,))
    g.emit(TOWN_TAKEN, (side, region))
    g.call(TownLoot(region, side, 1 if inside or destroyed else 0))
    if side != ROMANUS:
        port_lost(g, region)
    for head in members(captains):
        g.call(Fate(head, False))


def lift(g: Optimus, region: Region) -> None:
    """OP-9.8-4: a siege is over, its marker is removed."""
    if besieged(g, region):
        g.invest(region, CALM)
        g.emit(SIEGE_LIFTED, (region,))


# ---------------------------------------------------------------- 9.3: an invasion


class Invasion(Procedure[Optimus]):
    """OP-9.3: a side takes the losses of storming a town without PF, and has it or is pushed back to where it came from
    (`home`, NONE). `destroyed`: as in `capture`."""

    NAME = "invasion"

    region: Region
    side: Side
    home: int
    destroyed: int

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("region", "region", self.region),)

    def start(self, g: Optimus) -> None:
        """OP-9.3-2: a die and the VD."""
        die = g.die()
        losses = die + defence(g, self.region)
        g.emit(INVASION_ROLL, (self.side, self.region, die, losses))
        self.step = "reckon"
        units = before_walls(g, self.region, self.side)
        g.call(Allocation(self.side, self.region, units, min(losses, endurance(g, units)), 0))

    def reckon(self, g: Optimus) -> None:
        """OP-9.3-3, OP-9.3-4: after the losses have been shared out."""
        g.end()
        if enough(g, self.region, self.side):
            capture(g, self.region, self.side, self.destroyed)
            return
        g.emit(REPULSED, (self.side, self.region))
        lift(g, self.region)
        heads = g.heads(self.region, self.side) & ~(g.walls | g.aboard(self.region))
        pieces = before_walls(g, self.region, self.side) | heads
        if pieces:
            g.call(Retreat(self.side, pieces, self.region, NONE, self.home))
