"""OP 12: living off the land: foraging and pillage in the enemy's, harvest and tribute wherever one is master."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from latrunculi.games.optimus.components.chart import ROMAN
from latrunculi.games.optimus.components.ints import Head, Heads, Regions, Side
from latrunculi.games.optimus.components.tables import AUTUMN, COST, ON_HARVEST, SUMMER, WINTER, harvest
from latrunculi.games.optimus.rules import victory
from latrunculi.games.optimus.rules.actions import Chapter, able, concerned, pay
from latrunculi.games.optimus.rules.knowledge import tell
from latrunculi.games.optimus.rules.loot import Spoils, may_pillage, pillage, receive
from latrunculi.games.optimus.rules.losses import Allocation, endurance
from latrunculi.games.optimus.rules.scenarios import bar_halted, no_action, spare_neutrals
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.territory import garrison_value, ground, inhabited
from latrunculi.games.optimus.rules.words import FORAGE, HARVEST, HARVEST_ROLL, PILLAGE, REVOLT, TRIBUTE
from latrunculi.kernel.actions import BIT, Offers, members

CHEAPEST: Final = min([COST[action] for action in ("forage", "pillage", "harvest", "tribute")])
REAPING: Final[int] = min(COST["harvest"], COST["tribute"])
RICH: Final = 10
"""A VG above this is worth one more (OP-12.1-1)."""


def armies(g: Optimus, heads: Heads) -> Heads:
    """Those of some leaders who are on the map with at least one PF, as a mask."""
    found = heads & g.commanding & g.in_play
    return found ^ (found & g.boxed)


def where(g: Optimus, heads: Heads, holds: Callable[[int], bool]) -> Heads:
    """Those of some leaders in whose region something holds."""
    return sum([BIT[head] for head in members(heads) if holds(g.at[head])])


def contested(g: Optimus, side: Side, regions: Regions) -> Regions:
    """Those of some regions where enemy PF stand."""
    mask = 0
    if regions:
        for region in members(regions):
            if g.units(region, 1 - side):
                mask |= BIT[region]
    return mask


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """The four actions, each with what it demands. What nobody can do on the ground where he stands need not be
    offered, but for its reasons."""
    heads = armies(g, concerned(g, may, side, g.captains(side), CHEAPEST))
    if not heads and not may.explains:
        return
    everyone = g.captains(side) if may.explains else heads  # it takes an army: that is said of those who have none
    here = g.whereabouts(heads)
    towns = here & g.era.inhabited
    fields = here ^ towns
    abroad = here & g.lands[1 - side]
    alone = here ^ contested(g, side, here & g.present[1 - side])
    fresh = here ^ (here & g.pillaged)
    unreaped = fresh ^ (fresh & g.reaped)
    ours = towns & g.towns[side]
    rich = may.explains or g.pa[side] + 1 >= REAPING
    ripe = g.season in (SUMMER, AUTUMN)

    if may.explains or fields & abroad & fresh & alone:
        may.offer(FORAGE, "OP-12.2.1-1", everyone)
        may.only("OP-12.2-2", heads)
        spare_neutrals(g, may, heads)
        if may.explains:
            may.bar("OP-12.2.2-1", g.standing(heads, towns))
            may.only("OP-12.2-2", g.standing(heads, abroad))
            may.only("OP-12.2-1", g.standing(heads, fresh))
        may.only("OP-12.2.1-1", g.standing(heads, fields & abroad & fresh & alone))
        _payable(g, may, side, heads, "forage")
    if may.explains or ours & abroad:
        may.offer(PILLAGE, "OP-12.2.2-1", everyone)
        may.only("OP-12.2-2", heads)
        spare_neutrals(g, may, heads)
        may.only("OP-12.2.2-1", g.standing(heads, ours))
        may.only("OP-12.2-2", g.standing(heads, ours & abroad))
        may.only("OP-11.2-3", where(g, heads, lambda r: may_pillage(g, r)))
        _payable(g, may, side, heads, "pillage")
    reapers = heads ^ (heads & g.gathered)
    if may.explains or (ripe and rich and fields & unreaped & alone):
        may.offer(HARVEST, "OP-12.3.1-1", everyone)
        may.only("OP-12.3-1", heads)
        may.when("OP-12.3.1-1", ripe)
        if may.explains:
            may.bar("OP-12.3.2-1", g.standing(heads, towns))
            may.only("OP-12.3.1-1", g.standing(heads, alone))
        may.only("OP-12.3-1", g.standing(reapers, fields & unreaped & alone))
        _payable(g, may, side, heads, "harvest")
    if may.explains or (rich and ours & unreaped & alone):
        may.offer(TRIBUTE, "OP-12.3.2-1", everyone)
        may.only("OP-12.3-1", heads)
        if may.explains:
            may.only("OP-12.3.2-1", g.standing(heads, ours & alone))
        may.only("OP-12.3-1", g.standing(reapers, ours & unreaped & alone))
        _payable(g, may, side, heads, "tribute")


def _payable(g: Optimus, may: Offers, side: Side, heads: Heads, action: str) -> None:
    may.when("OP-SC-12", not no_action(g, action))
    bar_halted(g, may, g.halted)
    may.only("OP-3-4", able(g, side, heads, COST[action]))


def throw(g: Optimus, head: Head, foraging: bool) -> tuple[int, int]:
    """OP-12.1: the natural die, and the bales that it brings."""
    region = g.at[head]
    die = g.die()
    score = die + (ON_HARVEST["forage"] if foraging else 0)
    score += ON_HARVEST["roman-region"] if g.origin[region] == ROMAN else 0
    score += ON_HARVEST["vg-over-ten"] if garrison_value(g, region) > RICH else 0
    score += ON_HARVEST["winter"] if g.season == WINTER else 0
    kind = g.era.kind[region] if inhabited(g, region) else ground(g, region)
    found = harvest(kind, score)
    tell(g, HARVEST_ROLL, head, (region, die, score, found))
    return die, found


def forage(g: Optimus, side: Side, head: Head) -> None:
    """OP-12.2.1-1: the land is pillaged, whatever it brings."""
    pay(g, side, head, COST["forage"])
    _, found = throw(g, head, True)
    pillage(g, g.at[head])
    victory.foraged(g, side, g.at[head])
    receive(g, g.at[head], side, found, head)


def plunder(g: Optimus, side: Side, head: Head) -> None:
    """OP-12.2.2-1: a town that one holds, on the sack table."""
    pay(g, side, head, COST["pillage"])
    region = g.at[head]
    pillage(g, region)
    victory.pillaged(g, side, region)
    g.call(Spoils(side, region, garrison_value(g, region), 0, head))


def reap(g: Optimus, side: Side, head: Head) -> None:
    """OP-12.3.1-1."""
    pay(g, side, head, COST["harvest"])
    g.gathered |= BIT[head]
    g.reaped |= BIT[g.at[head]]
    _, found = throw(g, head, False)
    receive(g, g.at[head], side, found, head)


def tax(g: Optimus, side: Side, head: Head) -> None:
    """OP-12.3.2-1; OP-12.3.2-2: a natural 1 is a revolt."""
    pay(g, side, head, COST["tribute"])
    region = g.at[head]
    g.gathered |= BIT[head]
    g.reaped |= BIT[region]
    die, found = throw(g, head, False)
    if die > 1:
        receive(g, region, side, found, head)
        return
    hits = g.die()
    g.emit(REVOLT, (region, hits))
    units = g.army(head)
    g.call(Allocation(side, region, units, min(hits, endurance(g, units)), 0))


CHAPTER: Final[Chapter] = Chapter(offer, {FORAGE: forage, PILLAGE: plunder, HARVEST: reap, TRIBUTE: tax})
