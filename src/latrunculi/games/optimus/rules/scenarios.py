"""How a game begins and who arrives: the scenarios of `scenarios/`, set on the table."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components import scenarios as files
from latrunculi.games.optimus.components.chart import (
    CONTREE_OF,
    NONE,
    REGION_PEOPLE,
    REGIONS,
    ROMAN,
    era,
)
from latrunculi.games.optimus.components.counters import (
    FLEET,
    LEGIONS,
    STOCK,
    TYPE_KIND,
    TYPE_PEOPLE,
    TYPE_SIDE,
    TYPES,
)
from latrunculi.games.optimus.components.pieces import (
    BARBARIAN_HEADS,
    DECOY_PEOPLE,
    FIRST_DECOY,
    FIRST_LEADER,
    FULL,
    HEAD_MASK,
    UNITS_OF_TYPE,
)
from latrunculi.games.optimus.components.scenarios import Force, Scenario, Special, moment
from latrunculi.games.optimus.rules.state import POOL, Optimus
from latrunculi.games.optimus.rules.upkeep import shuffle_backs
from latrunculi.games.optimus.rules.words import ARRIVED
from latrunculi.kernel.actions import BIT, members

IDS: Final = tuple(files.files())
PATHS: Final = tuple(files.files().values())
SCENARIOS: Final = tuple([files.scenario(name) for name in IDS])
"""The scenarios, by the year of their beginning."""
TABLE_STRATAGEMS: Final = (1 << 13) - 1


def of(g: Optimus) -> Scenario:
    """The scenario that is played."""
    return SCENARIOS[g.scenario]


def special(g: Optimus, kind: str) -> list[Special]:
    """The special rules of a kind that the scenario has."""
    return [rule for rule in of(g).specials if rule.kind == kind]


def no_action(g: Optimus, action: str) -> bool:
    """Whether the scenario rules an action out."""
    return any(rule.action == action for rule in special(g, "no-action"))


def line_of(g: Optimus, side: int) -> tuple[int, ...]:
    """The leaders who succeed as emperor or as king, by number, the first reigning at the start."""
    return of(g).kings[side]


def printed_vd(g: Optimus, region: int) -> int:
    """The VD that is printed on a region in this year."""
    return g.era.vd[region]


def heads_in_play(g: Optimus) -> int:
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
    g.sold = scenario.offered & TABLE_STRATAGEMS
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
    coming = [0] * TYPES
    for force in scenario.arrivals:
        for t, pf in force.units:
            coming[t] += pf
    for t in range(TYPES):
        g.spare[t] = recruitable(g, t, coming[t])


def recruitable(g: Optimus, t: int, coming: int) -> int:
    """The PF of a type that lie beside the map to be recruited: none of legions, fleets, and peoples not in the war."""
    out = LEGIONS >> t & 1 or TYPE_KIND[t] == FLEET
    if out or (TYPE_SIDE[t] == 1 and not g.peoples >> TYPE_PEOPLE[t] & 1):
        return 0
    return max(0, STOCK[t] - g.strength(UNITS_OF_TYPE[t]) - coming)


def begin_year(g: Optimus) -> None:
    """A year begins: the dated squares (OP-0.2-5), and whose land is closed."""
    g.era = era(g.year)
    g.origin = list(g.era.owner)
    g.closed = 0
    for region in range(REGIONS):
        people = REGION_PEOPLE[region]
        barbarian = g.origin[region] != ROMAN
        apart = not of(g).contrees >> CONTREE_OF[region] & 1
        if apart or (barbarian and people != NONE and not g.peoples >> people & 1):
            g.closed |= BIT[region]


def begin_season(g: Optimus) -> None:
    """Who arrives in this season."""
    now = moment(g.year, g.season)
    for index, force in enumerate(of(g).arrivals):
        open_place = force.place >= REGIONS or not g.units(force.place, 1 - force.side)
        if not g.arrived >> index & 1 and moment(*force.since) <= now and open_place:
            g.arrived |= BIT[index]
            place_force(g, force)
            g.emit(ARRIVED, (force.side, force.place))
    g.pac = heads_in_play(g)


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


def capacity(g: Optimus, leader: int, side: int) -> int:
    """The VS of a leader, that of who reigns from the start included."""
    line = line_of(g, side)
    reigning = bool(line) and line[0] == leader
    return g.vs(FIRST_LEADER + leader) + (8 if reigning and FIRST_LEADER + leader not in g.supreme else 0)


def deal_backs(g: Optimus) -> None:
    """OP-1.1-2: the backs of the barbarian heads, drawn so that nobody can tell who they are."""
    shuffle_backs(g, members(BARBARIAN_HEADS))
