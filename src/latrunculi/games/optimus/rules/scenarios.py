"""How a game begins and who arrives: the scenarios of `scenarios/`, set on the table."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import (
    BOX_CONTREES,
    BOXES,
    CONTREE_REGIONS,
    CONTREES,
    NONE,
    REGION_PEOPLE,
    REGIONS,
    ROMAN,
)
from latrunculi.games.optimus.components.counters import (
    FLEET,
    LEGIONS,
    PEOPLES,
    STOCK,
    TYPE_KIND,
    TYPE_PEOPLE,
    TYPE_SIDE,
    TYPES,
)
from latrunculi.games.optimus.components.ints import Contrees, Heads, Peoples, Pieces, Region, Regions, Side, Type
from latrunculi.games.optimus.components.pieces import (
    BARBARIAN_HEADS,
    BARBARUS,
    DECOY_PEOPLE,
    FIRST_DECOY,
    FIRST_LEADER,
    FULL,
    HEAD_MASK,
    PEOPLE_OF,
    PIECES,
    ROMANUS,
    UNITS_OF_TYPE,
)
from latrunculi.games.optimus.components.scenarios import SCENARIOS, SPECIALS, Force, Scenario, Special
from latrunculi.games.optimus.components.tables import moment
from latrunculi.games.optimus.rules.state import CALM, EVERYWHERE, POOL, Optimus, altered
from latrunculi.games.optimus.rules.territory import LANDS
from latrunculi.games.optimus.rules.upkeep import shuffle_backs
from latrunculi.games.optimus.rules.words import ARRIVED, JOINED_WAR, SIEGE_LIFTED
from latrunculi.kernel.actions import BIT, Offers, members


def _ways_in(scenario: Scenario) -> tuple[int, ...]:
    ways = list(BOX_CONTREES)
    for rule in scenario.specials:
        if rule.kind == "way-in":
            ways[rule.place - REGIONS] = rule.contrees
    return tuple(ways)


IDS: Final = tuple([scenario.id for scenario in SCENARIOS])
PEOPLE_PIECES: Final = tuple([sum([1 << i for i in range(PIECES) if PEOPLE_OF[i] == p]) for p in range(PEOPLES)])
"""For each people its units, leaders and decoys, as a mask."""
EVERYBODY: Final[int] = (1 << PEOPLES) - 1
"""All peoples."""
ACTIVE: Final = -1
"""The entry of `Optimus.quiet` of a people that Rome has drawn into the war."""
WAYS_IN: Final = tuple([_ways_in(scenario) for scenario in SCENARIOS])
"""By scenario, for each box the mask of contrées that are entered from it (OP-SC-20)."""
BOXES_FROM: Final = tuple(
    [
        tuple([sum([BIT[REGIONS + b] for b in range(BOXES) if ways[b] & BIT[c]]) for c in range(CONTREES)])
        for ways in WAYS_IN
    ]
)
"""By scenario, for each contrée the boxes that are entered from it, as a mask of places."""
BARRED: Final = tuple([frozenset([x.action for x in s.specials if x.kind == "no-action"]) for s in SCENARIOS])
"""By scenario the actions that nobody takes (OP-SC-12)."""
THEATRES: Final = tuple([sum([CONTREE_REGIONS[c] for c in members(s.contrees)]) for s in SCENARIOS])
"""By scenario the regions where it is played, as a mask."""
RULES: Final = tuple(
    [
        {kind: tuple([(i, x) for i, x in enumerate(s.specials) if x.kind == kind]) for kind in SPECIALS}
        for s in SCENARIOS
    ]
)
"""By scenario and kind its special rules, each with its number."""


def of(g: Optimus) -> Scenario:
    """The scenario that is played."""
    return SCENARIOS[g.scenario]


def special(g: Optimus, kind: str) -> list[Special]:
    """The special rules of a kind that the scenario has."""
    return [rule for _, rule in numbered(g, kind)]


def numbered(g: Optimus, kind: str) -> tuple[tuple[int, Special], ...]:
    """The same, each with its number, by which `Optimus.flags` knows it."""
    return RULES[g.scenario][kind]


def now(g: Optimus) -> int:
    """The number of the season, to be compared with that of `since` and `until`."""
    return moment(g.year, g.season)


def before(g: Optimus, season: tuple[int, int]) -> bool:
    """Whether a season has not come yet."""
    return now(g) < moment(*season)


def no_action(g: Optimus, action: str) -> bool:
    """OP-SC-12: whether the scenario rules an action out."""
    return action in BARRED[g.scenario]


def bonus(g: Optimus, side: Side) -> int:
    """OP-SC-11: PA that the scenario gives a side besides, in this season."""
    rules = [r for r in special(g, "bonus-pa") if r.side == side]
    return sum([r.amount for r in rules if moment(*r.since) <= now(g) <= moment(*r.until)])


def line_of(g: Optimus, side: Side) -> tuple[int, ...]:
    """The leaders who succeed as emperor or as king, by number, the first reigning at the start."""
    return of(g).kings[side]


def printed_vd(g: Optimus, region: Region) -> int:
    """The VD that is printed on a region in this year."""
    return g.era.vd[region]


def heads_in_play(g: Optimus) -> Heads:
    """The leaders and decoys on the map and in boxes, as a mask."""
    return g.in_play & HEAD_MASK


# ---------------------------------------------------------------- setting up


def begin(g: Optimus, index: int) -> None:
    """Set a scenario on the table, before the first season."""
    scenario = SCENARIOS[index]
    g.scenario = index
    g.year, g.season = scenario.start
    g.last_clock = scenario.seasons
    g.peoples, g.neutrals = scenario.active, scenario.neutral
    g.sold = scenario.offered
    begin_year(g)
    g.vd = list(g.era.vd)
    for force in scenario.forces:
        place_force(g, force)
    taken = 0
    for people, region in scenario.decoys:
        free = [d for d, p in enumerate(DECOY_PEOPLE) if p == people and not taken >> d & 1]
        taken |= 1 << free[0]
        g.put(FIRST_DECOY + free[0], region)
    for side in (0, 1):
        for s in scenario.given[side]:
            g.hand[side] |= BIT[s]
        if scenario.kings[side]:
            ruler = FIRST_LEADER + scenario.kings[side][0]
            g.supreme[side] = ruler if g.at[ruler] < POOL else NONE
    due = coming(g)
    for t in range(TYPES):
        g.stock(t, recruitable(g, t, due[t]))


def coming(g: Optimus) -> list[int]:
    """By type, the PF that are still to arrive."""
    found = [0] * TYPES
    for index, force in enumerate(of(g).arrivals):
        if not g.arrived >> index & 1:
            for t, pf in force.units:
                found[t] += pf
    return found


def recruitable(g: Optimus, t: Type, coming: int) -> int:
    """The PF of a type that lie beside the map to be recruited: none of legions, fleets, and peoples not in the war."""
    out = LEGIONS >> t & 1 or TYPE_KIND[t] == FLEET
    if out or (TYPE_SIDE[t] == 1 and not g.peoples >> TYPE_PEOPLE[t] & 1):
        return 0
    return max(0, STOCK[t] - g.strength(UNITS_OF_TYPE[t]) - coming)


def begin_year(g: Optimus) -> None:
    """A year begins: the dated squares (OP-0.2-5), and whose land is closed."""
    g.open_year()
    borders(g)


def begin_season(g: Optimus) -> None:
    """Who comes, who keeps still, and where nobody goes in this season."""
    borders(g)
    arrive(g)
    hold_still(g)


def arrive(g: Optimus) -> None:
    """OP-SC-5: arrivals whose season has come; where enemies stand they wait. OP-SC-3: those of a people attacked."""
    for index, force in enumerate(of(g).arrivals):
        open_place = force.place >= REGIONS or not g.units(force.place, 1 - force.side)
        due = not before(g, force.since) or any(drawn_in(g, t) for t, _ in force.units)
        if due and open_place and not g.arrived >> index & 1:
            g.arrived |= BIT[index]
            place_force(g, force)
            for leader in force.leaders:
                g.pac |= BIT[FIRST_LEADER + leader]
            g.emit(ARRIVED, (force.side, force.place))


def drawn_in(g: Optimus, t: int) -> bool:
    """Whether a type belongs to a people that Rome has drawn into the war."""
    return TYPE_PEOPLE[t] != NONE and g.quiet[TYPE_PEOPLE[t]] == ACTIVE


def hold_still(g: Optimus) -> None:
    """Those who do nothing in this season: no move, no action, no PAC."""
    still = idle(g)
    g.halted |= still
    g.pac &= ~still


def idle(g: Optimus) -> Pieces:
    """Pieces in play that do nothing, as a mask."""
    mask = 0
    for _, pieces in idle_by(g):
        mask |= pieces
    return mask & g.in_play


def idle_by(g: Optimus) -> list[tuple[str, int]]:
    """The same by clause: those of neutral peoples (OP-SC-2), leaders who wait and their armies (OP-SC-9), rebels
    (OP-SC-44), as masks."""
    neutral = waiting = 0
    for people in members(g.neutrals):
        neutral |= PEOPLE_PIECES[people]
    for rule in special(g, "waits"):
        if before(g, rule.until):
            waiting |= BIT[FIRST_LEADER + rule.leader] | g.army(FIRST_LEADER + rule.leader)
    return [("OP-SC-2", neutral), ("OP-SC-9", waiting), ("OP-SC-44", g.rebels)]


def bar_halted(g: Optimus, may: Offers, halted: Pieces) -> None:
    """Those of some pieces are not activated who have lost (OP-5.1-12), or do nothing by the scenario."""
    if may.explains:
        for clause, pieces in idle_by(g):
            may.bar(clause, halted & pieces)
    may.bar("OP-5.1-12", halted)


def spare_neutrals(g: Optimus, may: Offers, heads: Heads) -> None:
    """OP-SC-2: who stands in the land of a people that has become neutral does nothing to it."""
    if g.neutrals:
        may.bar("OP-SC-2", g.standing(heads, g.closed))


# ---------------------------------------------------------------- whose land is closed


def land_of(peoples: Peoples) -> Regions:
    """The regions of some peoples, where they are not Roman, as a mask."""
    mask = 0
    for people in members(peoples & EVERYBODY):
        mask |= LANDS[people]
    return mask


def regions_of(contrees: Contrees) -> Regions:
    """The regions of some contrées, as a mask."""
    return sum([CONTREE_REGIONS[contree] for contree in members(contrees)])


def borders(g: Optimus) -> None:
    """Work out who may not enter what in this season: `closed`, `shut`, `pen`."""
    courted = land_of(courted_peoples(g)) & ~g.era.empire
    g.closed = elsewhere(g) | land_of(EVERYBODY & ~g.peoples) & ~g.era.empire
    g.closed &= ~courted
    g.shut = [at_peace(g, 0), at_peace(g, 1) | courted]
    for rule in special(g, "closed"):
        if before(g, rule.until):
            g.shut[rule.side] |= regions_of(rule.contrees)
    g.penned = g.pen = 0
    for index, rule in numbered(g, "stay"):
        if before(g, rule.until) and not g.flags & BIT[index]:
            g.pen |= regions_of(rule.contrees)
            for people in members(rule.peoples):
                g.penned |= PEOPLE_PIECES[people]
    for region in members(g.invested & g.closed & g.towns[BARBARUS]):  # OP-SC-2: nobody besieges neutrals
        g.invest(region, CALM)
        g.emit(SIEGE_LIFTED, (region,))


def elsewhere(g: Optimus) -> Regions:
    """OP-SC-1: the contrées and the peoples that the scenario does not name, as a mask of regions."""
    return EVERYWHERE ^ THEATRES[g.scenario] | land_of(EVERYBODY & ~(g.peoples | g.neutrals)) & ~g.era.empire


def at_peace(g: Optimus, side: Side) -> Regions:
    """OP-SC-7: the enemy land that a side does not enter as long as there is peace, as a mask."""
    mask = 0
    for rule in special(g, "peace"):
        if rule.side == side and before(g, rule.until):
            mask |= land_of(g.peoples) & ~g.era.empire if side == ROMANUS else g.era.empire
    return mask


def closed_by(g: Optimus, side: Side) -> list[tuple[str, int]]:
    """What keeps a side out of regions in this season, clause by clause, as masks: the contrées and peoples of the
    scenario (OP-SC-1), neutrals (OP-SC-2, OP-SC-3), closed contrées (OP-SC-6), peace (OP-SC-7)."""
    courted = 0 if side == ROMANUS else land_of(courted_peoples(g)) & ~g.era.empire
    found = [("OP-SC-1", g.closed & elsewhere(g)), ("OP-SC-2", g.closed), ("OP-SC-3", g.shut[side] & courted)]
    return [*found, ("OP-SC-7", g.shut[side] & at_peace(g, side)), ("OP-SC-6", g.shut[side])]


def courted_peoples(g: Optimus) -> Peoples:
    """OP-SC-3: neutral peoples whom Rome may draw into the war by entering their land, as a mask."""
    mask = 0
    for rule in special(g, "joins"):
        mask |= rule.peoples
    return mask & g.neutrals & ~keeping_peace(g)


def keeping_peace(g: Optimus) -> Peoples:
    """Peoples that have been paid or divided, and are neutral for as long as that lasts (OP-SC-35, OP-SC-37), as a
    mask."""
    return sum([BIT[people] for people, last in enumerate(g.quiet) if last > 0])


def join(g: Optimus, peoples: Peoples) -> None:
    """Peoples take part in the war from now on; not those that have made peace."""
    for people in members(peoples & g.neutrals & ~keeping_peace(g)):
        g.neutrals ^= BIT[people]
        g.peoples |= BIT[people]
        g.emit(JOINED_WAR, (people,))
        for t in range(TYPES):
            if TYPE_PEOPLE[t] == people:
                g.stock(t, recruitable(g, t, coming(g)[t]))
        g.halted &= ~PEOPLE_PIECES[people]
        g.pac |= PEOPLE_PIECES[people] & heads_in_play(g)  # who could not act has not acted (OP-4.1-1)
    borders(g)
    hold_still(g)


def trespass(g: Optimus, side: Side, region: Region) -> None:
    """OP-SC-3, OP-SC-8: Rome enters the land of a people that was neutral, or stayed at home: it takes up arms."""
    people = REGION_PEOPLE[region]
    if side != ROMANUS or people == NONE or g.origin[region] == ROMAN:
        return
    for index, rule in numbered(g, "stay"):
        if rule.peoples >> people & 1 and not g.flags & BIT[index]:
            g.flags |= BIT[index]
            borders(g)
    if courted_peoples(g) >> people & 1:
        g.quiet = altered(g.quiet, people, ACTIVE)
        join(g, BIT[people])
        arrive(g)


def place_force(g: Optimus, force: Force) -> None:
    """Set a force down: whole counters, then change; on the sheets of its leaders as far as their VS goes."""
    for leader in force.leaders:
        g.put(FIRST_LEADER + leader, force.place)
    if force.leaders:
        g.bb[force.leaders[0]] += force.bb
    for t, pf in force.units:
        left = pf
        for unit in members(UNITS_OF_TYPE[t] & g.inside[POOL]):
            if not left:
                break
            g.pf[unit] = min(left, FULL[unit])
            left -= g.pf[unit]
            g.put(unit, force.place)
            for leader in force.leaders:
                head = FIRST_LEADER + leader
                if TYPE_KIND[t] != FLEET and g.strength(g.army(head)) + g.pf[unit] <= capacity(g, leader, force.side):
                    g.attach(unit, head)
                    break


def capacity(g: Optimus, leader: int, side: Side) -> int:
    """The VS of a leader, that of who reigns from the start included."""
    line = line_of(g, side)
    reigning = bool(line) and line[0] == leader
    return g.vs(FIRST_LEADER + leader) + (8 if reigning and FIRST_LEADER + leader not in g.supreme else 0)


def deal_backs(g: Optimus) -> None:
    """OP-1.1-2: the backs of the barbarian heads, drawn so that nobody can tell who they are."""
    shuffle_backs(g, members(BARBARIAN_HEADS))
