"""What a commander looks at: distances, the worth of places, the strength of armies, the chances of an action."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import (
    BOX_CONTREES,
    BOX_NEAR,
    BOXES,
    CONTREE_OF,
    CONTREE_REGIONS,
    CONTREES,
    LINKS_OF,
    NONE,
    REGIONS,
    ROMAN,
    ROYAL_SEAT,
    other_end,
)
from latrunculi.games.optimus.components.counters import BT
from latrunculi.games.optimus.components.ints import Head, Place, Region, Regions, Side, Unit, Units
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    BARBARIAN_HEADS,
    DECOY_MASK,
    FALX_UNITS,
    FD_OF,
    FIRST_LEADER,
    FLEET_UNITS,
    FRAIL_UNITS,
    HEAVY_UNITS,
    IMPEDIMENTA_UNITS,
    ROMANUS,
    SHOOTER_UNITS,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.tables import TARGET
from latrunculi.games.optimus.rules.losses import in_turn, lasting
from latrunculi.games.optimus.rules.scenarios import of
from latrunculi.games.optimus.rules.sieges import before_walls, defence, modifier
from latrunculi.games.optimus.rules.state import CALM, UNSEEN, Optimus, remembered, unveiled
from latrunculi.games.optimus.rules.territory import controller, garrison_value, side_of_land
from latrunculi.games.optimus.rules.victory import RICH
from latrunculi.kernel.actions import BIT, members

USUAL: Final = 0.95
"""The strength of an army that was never seen, for each point of its leader's VS."""
HEAVIER: Final = 1.15
"""What a PF that was seen counts for in the field, heavy and light together."""
UNLED: Final = 0.33
"""What a PF is worth in the field that nobody commands."""
FORGOTTEN: Final = 6
"""Seasons after which what was seen of an army says nothing any more."""
DECIDES: Final = 4.0
"""What a region is worth beside its points, where holding it ends the game."""
ASTRAY: Final = 0.7
"""Steps that the throw of arrival costs on the average."""
FAR: Final = 99
"""Farther than anything on the map."""
NODES: Final[int] = CONTREES + BOXES
"""Contrées, then boxes: what distances are counted between."""


def _near(side: Side, node: int) -> set[int]:
    """The nodes one step from a node; boxes are Rome's alone (OP-6.2-5)."""
    if node >= CONTREES:
        box = node - CONTREES
        boxes = {place - REGIONS + CONTREES for place in members(BOX_NEAR[box])}
        return boxes | set(members(BOX_CONTREES[box]))
    links = {other_end(link, node) for link in LINKS_OF[node]}
    if side != ROMANUS:
        return links
    return links | {CONTREES + box for box in range(BOXES) if BOX_CONTREES[box] >> node & 1}


def _distances(side: Side, start: int) -> tuple[int, ...]:
    """Steps of a side from a node to each other one."""
    found = [FAR] * NODES
    found[start] = 0
    edge = [start]
    while edge:
        edge = [
            there
            for here in edge
            for there in sorted(_near(side, here))
            if found[there] == FAR and _mark(found, here, there)
        ]
    return tuple(found)


def _mark(found: list[int], here: Place, there: Place) -> bool:
    found[there] = found[here] + 1
    return True


HOPS: Final = tuple([tuple([_distances(side, node) for node in range(NODES)]) for side in (0, 1)])
"""By side, between contrées and boxes: the fewest steps."""


def node_of(place: Place) -> int:
    """The node of a region or a box."""
    return CONTREE_OF[place] if place < REGIONS else CONTREES + place - REGIONS


def distance(side: Side, here: Place, there: Place) -> int:
    """Steps of a side from a place to another: within a contrée one."""
    if here == there:
        return 0
    return max(1, HOPS[side][node_of(here)][node_of(there)])


def way(g: Optimus, side: Side, here: Place, there: Place) -> float:
    """The steps to a region as they fall on the average: who enters a strange contrée lands where chance will have it,
    and has to go on from there."""
    if here == there:
        return 0.0
    hops = HOPS[side][node_of(here)][node_of(there)]
    if hops == 0:
        return 1.0
    if there >= REGIONS:
        return hops
    return hops if g.present[side] & BIT[there] or lonely(there) else hops + ASTRAY


def lonely(region: Region) -> bool:
    """Whether a region is the only one of its contrée."""
    return CONTREE_REGIONS[CONTREE_OF[region]] == BIT[region]


# ---------------------------------------------------------------- worth


def prize(g: Optimus, side: Side, region: Region) -> float:
    """What it would be worth to a side to take an enemy inhabited region: points for it, and for what it holds; more
    where the scenario ends with it."""
    era = g.era
    worth = 2.0 + era.vd[region] + (1.0 if era.vg[region] > RICH else 0.0)
    if side == ROMANUS and region == ROYAL_SEAT:
        worth += 5.0
    if not g.pillaged & BIT[region]:
        worth += 1.0 if side == ROMANUS else 2.0
    return worth + (DECIDES if decides(g, side, region) else 0.0)


def decides(g: Optimus, side: Side, region: Region) -> bool:
    """Whether the scenario ends in favour of a side with that region in its hands, with or without others."""
    return any(end.winner == side and (end.held | end.any_held) & BIT[region] for end in of(g).ends)


def edge(unit: Unit) -> float:
    """What a commanded PF of a unit does in a whole battle, beside one of plain foot: by its FD and its arms."""
    bit = BIT[unit]
    if bit & IMPEDIMENTA_UNITS:
        return 0.0
    if bit & FALX_UNITS:
        return 1.65
    if bit & (ARTILLERY_UNITS | FLEET_UNITS):
        return 0.3
    if FD_OF[unit]:
        return 1.1 if bit & (HEAVY_UNITS | SHOOTER_UNITS) else 1.0
    return 0.5  # bowmen on foot


def quality(g: Optimus, units: Units) -> float:
    """How strong some units are in the field under command, in PF of plain foot: only the fit ones strike."""
    return sum([edge(unit) * (g.pf[unit] - g.hdc[unit]) for unit in members(units)])


def might(g: Optimus, units: Units, head: Head) -> float:
    """The same under a leader (NONE: nobody): whom his VS does not cover strikes a third as often (OP-9.11.2-2), and
    the unit that he leads strikes harder by his BT."""
    room = g.vs(head) if head != NONE else 0
    fit = [(edge(unit), g.pf[unit] - g.hdc[unit]) for unit in members(units) if g.pf[unit] > g.hdc[unit]]
    fit.sort(reverse=True)
    total = float(BT[head - FIRST_LEADER]) if head != NONE and fit else 0.0
    for worth, number in fit:
        led = min(room, number)
        room -= led
        total += worth * led + UNLED * (number - led)
    return total


def host(g: Optimus, region: Region, side: Side) -> float:
    """The strength of a side in a region, as far as the state tells."""
    return might(g, g.units(region, side) & ~FLEET_UNITS, g.first(g.leaders(region, side)))


def sheet(g: Optimus, head: Head) -> float:
    """What a leader leads: his army, where it is seen; else what was seen of it, which counts less the longer ago, and
    what leaders of his rank have."""
    if DECOY_MASK & BIT[head]:
        return 0.0
    units = g.army(head)
    if units:
        return might(g, units, head)
    if not g.blank >> g.side_of(head) & 1:
        return 0.0
    usual = USUAL * g.vs(head)
    when = g.heads_seen[head - FIRST_LEADER]
    if not when:
        return usual
    seen = 0.0
    for unit in members(g.inside[UNSEEN] & UNIT_MASK):
        if g.memory[unit]:
            _, chief, pf, hdc = remembered(g.memory[unit])
            seen += pf - hdc if chief == head else 0
    stale = min(1.0, (g.clock - when) / FORGOTTEN)
    return seen * HEAVIER + stale * max(0.0, usual - seen * HEAVIER)


def under_a_back(g: Optimus, decoys: bool) -> float:
    """What is to be expected under the back of a counter: any of those who are not told apart.

    Args:
        decoys: whether there may be decoys, which never come to Roman ground (OP-5.1.5-6).
    """
    heads = g.inside[UNSEEN] & BARBARIAN_HEADS & (-1 if decoys else ~DECOY_MASK)
    if not heads:
        return 0.0
    return sum([sheet(g, head) for head in members(heads)]) / heads.bit_count()


def strengths(g: Optimus, side: Side) -> list[float]:
    """What a side may have in each region: what lies in view, and what its leaders there may lead. In one battle the
    first of them alone commands (OP-9.11.2-3)."""
    found = [0.0] * REGIONS
    unseen = [0.0] * REGIONS
    first = [0] * REGIONS
    for region in members(g.present[side]):
        found[region] = host(g, region, side)
        for head in members(g.leaders(region, side)):
            if not g.army(head):
                unseen[region] += sheet(g, head)
            first[region] = max(first[region], g.vs(head))
    if side != ROMANUS and g.blank >> side & 1:
        abroad, at_home = under_a_back(g, False), under_a_back(g, True)
        for entry in g.veiled:
            place = unveiled(entry)[0] if entry != NONE else REGIONS
            if place < REGIONS:
                likely = abroad if g.origin[place] == ROMAN else at_home
                unseen[place] += likely
                first[place] = max(first[place], round(2 * likely))
    for region in range(REGIONS):
        if unseen[region]:
            led = min(unseen[region], max(0.0, first[region] - found[region]))
            found[region] += led + UNLED * (unseen[region] - led)
    for region in members(g.invested & g.towns[1 - side]):
        besiegers = g.era.vg[region] + 1.0  # or the siege would be lifted (OP-9.4-3)
        led = min(besiegers, float(first[region]))
        found[region] = max(found[region], led + UNLED * (besiegers - led))
    return found


def hidden(g: Optimus, region: Region, side: Side) -> bool:
    """Whether a side may have men in a region that the viewer of a redacted state does not see."""
    if not g.blank >> side & 1:
        return False
    if any(not g.army(head) for head in members(g.leaders(region, side) & ~g.bare)):
        return True
    return side != ROMANUS and any(entry != NONE and unveiled(entry)[0] == region for entry in g.veiled)


def guess(g: Optimus, region: Region, side: Side) -> float:
    """What a side may have in a region."""
    return strengths(g, side)[region]


# ---------------------------------------------------------------- chances


def chance_of(need: int) -> float:
    """That a die shows at least so much."""
    return min(1.0, max(0.0, (7 - need) / 6))


def summons(g: Optimus, side: Side, region: Region) -> float:
    """That an inhabited region surrenders to a siege action of a side now (OP-9.4-6)."""
    return chance_of(TARGET - modifier(g, region, side))


def invasion(g: Optimus, side: Side, region: Region) -> float:
    """That an invasion succeeds by whose losses are all put HdC, as bots take them: the die is less than the PF above
    the VG (OP-9.3-2, OP-9.3-3)."""
    spare = g.fit(before_walls(g, region, side)) - defence(g, region) - garrison_value(g, region)
    return 1.0 - chance_of(spare)


def invasion_at_best(g: Optimus, side: Side, region: Region) -> float:
    """The same for who spares his fit PF wherever he may (OP-9.3-9)."""
    units, need = before_walls(g, region, side), garrison_value(g, region)
    spare, vd = g.fit(units), defence(g, region)
    return sum([1 for die in range(1, 7) if spare - least_spent(g, side, units, die + vd) > need]) / 6


def least_spent(g: Optimus, side: Side, units: Units, hits: int) -> int:
    """The fit PF that so many losses cost at least: who is HdC is destroyed first, then two of them destroy a fit PF,
    in the order in which the units suffer (OP-10.2-6, OP-10.4-1, OP-10.5-2)."""
    spent = 0
    while hits and units:
        now = in_turn(lasting(units), side)
        units ^= now
        fit = g.fit(now)
        hits -= min(hits, g.strength(now) - fit)
        each = 1 if now & FRAIL_UNITS else 2
        taken = min(hits, each * fit)
        spent += (taken + each - 1) // each
        hits -= taken
    return spent


def threatened(g: Optimus, side: Side) -> Regions:
    """The inhabited regions of a side that are besieged, or have enemies beside them in the contrée, as a mask."""
    mask = 0
    for region in members(g.era.inhabited):
        if controller(g, region) == side and (
            g.siege[region] != CALM or CONTREE_REGIONS[CONTREE_OF[region]] & g.present[1 - side]
        ):
            mask |= BIT[region]
    return mask


def open_prizes(g: Optimus, side: Side) -> list[Region]:
    """The inhabited enemy regions that a side may take."""
    towns = members(g.era.inhabited & ~g.closed)
    return [r for r in towns if controller(g, r) != side and side_of_land(g, r) != side]


def lost_towns(g: Optimus, side: Side) -> list[Region]:
    """A side's own inhabited regions that the enemy has taken."""
    return [r for r in members(g.era.inhabited) if g.holder[r] == 1 - side and side_of_land(g, r) == side]
