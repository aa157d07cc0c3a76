"""What scores, and who has won: points for what is held at the end and for deeds, sudden deaths, levels of victory."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import (
    BANK,
    CONTREE_OF,
    DACIAN,
    NONE,
    REGIONS,
    ROMAN,
    ROYAL_SEAT,
    SOUTHERN,
    WEST,
    era,
)
from latrunculi.games.optimus.components.counters import LEADER, LEADER_SIDE, TABLES, TYPE_PEOPLE
from latrunculi.games.optimus.components.ints import Head, Region, Side
from latrunculi.games.optimus.components.pieces import (
    FIRST_LEADER,
    HEADS,
    LEGION_UNITS,
    ROMANUS,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.printed.peoples import SIDES as SIDE_IDS
from latrunculi.games.optimus.components.scenarios import SCENARIOS, End
from latrunculi.games.optimus.rules.scenarios import PEOPLE_PIECES, coming, of, special
from latrunculi.games.optimus.rules.state import AWAY, GONE, Optimus, altered
from latrunculi.games.optimus.rules.territory import controller
from latrunculi.games.optimus.rules.words import GAME_OVER, REVOLT_ENDED, SCORED
from latrunculi.kernel.actions import BIT, members

POINTS: Final = {(SIDE_IDS.index(p.side), p.id): (p.value, p.every, p.most) for p in TABLES.points}
"""By side and reason: points, for how many, at most."""
BICILIS: Final[int] = FIRST_LEADER + LEADER["bicilis"]
RIGHT_BANK: Final = SOUTHERN | sum([1 << r for r in range(REGIONS) if BANK[CONTREE_OF[r]] == WEST])
"""The regions south of the Danube or west of the Rhine."""
RICH: Final = 10
LOYAL_PF: Final = 9
"""PF that put the legions of Saturninus down (OP-SC-44)."""
GOING_ON: Final = 0
DECISIVE_ROMAN: Final = 1
ROMAN_VICTORY: Final = 2
DRAW: Final = 3
BARBARIAN_VICTORY: Final = 4
DECISIVE_BARBARIAN: Final = 5
STAY_AT_HOME: Final = tuple(
    [
        tuple([(index, x.leader, x.points) for index, x in enumerate(s.specials) if x.kind == "keeps-home"])
        for s in SCENARIOS
    ]
)
"""By scenario the leaders who are not to leave the Empire: the number of the rule, the leader, the points for it."""
AT_ONCE: Final = tuple([tuple([end for end in s.ends if not end.seasons]) for s in SCENARIOS])
"""By scenario the sudden deaths that are looked for after every action (OP-SC-24)."""


def worth(side: Side, reason: str, number: int) -> int:
    """The points of a side for so many of something."""
    value, every, most = POINTS.get((side, reason), (0, 1, 0))
    found = number // every * value
    return min(found, most) if most else found


# ---------------------------------------------------------------- deeds


def score(g: Optimus, side: Side, reason: str, number: int = 1) -> None:
    """Points for a deed, at once."""
    award(g, side, worth(side, reason, number))


def award(g: Optimus, side: Side, found: int) -> None:
    """A side has so many points, for good."""
    if found:
        g.deeds[side] += found
        g.emit(SCORED, (side, found))


def leader_lost(g: Optimus, head: Head) -> None:
    """A leader has been killed or captured."""
    score(g, 1 - g.side_of(head), "supreme-leader" if head in g.supreme else "leader")


def pillaged(g: Optimus, side: Side, region: Region) -> None:
    """A town of the enemy's has been pillaged: there are points for it, once a game for each."""
    if not g.ravaged[side] & BIT[region]:
        g.ravaged[side] |= BIT[region]
        score(g, side, "pillaged")


def foraged(g: Optimus, side: Side, region: Region) -> None:
    """Open country of the Empire has been foraged: counted at the end, up to a limit."""
    g.ravaged[side] |= BIT[region]


def eagle_taken(g: Optimus) -> None:
    """Eagles that the barbarian holds count at the end."""


def eagle_retaken(g: Optimus) -> None:
    """An eagle is with the Romans again."""
    score(g, ROMANUS, "eagle")


# ---------------------------------------------------------------- what is held


def holds(g: Optimus, region: Region, side: Side) -> bool:
    """OP-SC-24: whether a side holds a region: a town by control, open country by being there alone with PF."""
    if g.era.inhabited & BIT[region]:
        return controller(g, region) == side
    return bool(g.units(region, side)) and not g.units(region, 1 - side)


def held_regions(g: Optimus, side: Side) -> int:
    """Points for the enemy's inhabited regions of the first year that a side holds now, by their printed VD."""
    start = era(of(g).start[0])
    theirs = start.inhabited & ~start.empire if side == ROMANUS else start.inhabited & start.empire
    total = 0
    for region in members(theirs & (g.lands[side] | g.taken)):
        if controller(g, region) == side:
            total += start.vd[region] + worth(side, "region", 1)
            total += worth(side, "rich-region", 1) if start.vg[region] > RICH else 0
            total += worth(side, "royal-seat", 1) if region == ROYAL_SEAT and dacian_then(g, region) else 0
    return total


def dacian_then(g: Optimus, region: Region) -> bool:
    """Whether a region was Dacian when the scenario began."""
    return era(of(g).start[0]).owner[region] == DACIAN


def foraged_lands(g: Optimus, side: Side) -> int:
    """Rural regions south of the Danube or west of the Rhine that a side has foraged."""
    return (g.ravaged[side] & ~g.era.inhabited & RIGHT_BANK).bit_count()


def holds_alone(g: Optimus, side: Side) -> int:
    """OP-SC-14: points for regions where a side alone has PF."""
    total = 0
    for rule in special(g, "hold"):
        if rule.side == side:
            alone = all(g.units(r, side) and not g.units(r, 1 - side) for r in members(rule.regions))
            total += rule.points if alone else 0
    return total


def hidden_bales(g: Optimus, side: Side) -> int:
    """OP-SC-42: the bales of the treasure of the Sargetia, unless Bicilis has been taken."""
    return g.hoard if side != ROMANUS and g.at[BICILIS] != GONE else 0


def bales(g: Optimus, side: Side) -> int:
    """The bales that count at the end: of leaders who have an army, and those hidden."""
    return sum([g.bb[i] for i in range(HEADS) if g.band[i] and g.side_of(FIRST_LEADER + i) == side]) + hidden_bales(
        g, side
    )


def parts(g: Optimus, side: Side) -> dict[str, int]:
    """What the points of a side are made of."""
    return {
        "regions": held_regions(g, side) + holds_alone(g, side),
        "deeds": g.deeds[side],
        "foraged": worth(side, "foraged", foraged_lands(g, side)),
        "pf": worth(side, "pf", g.slain[side]),
        "legions": worth(side, "legion", legions_lost(g)) if side != ROMANUS else 0,
        "eagles": worth(side, "eagle", eagles_held(g)) if side != ROMANUS else 0,
        "bb": worth(side, "bb", bales(g, side)),
    }


def points(g: Optimus, side: Side) -> int:
    """The points of a side now."""
    return sum(parts(g, side).values())


# ---------------------------------------------------------------- the end


def level(g: Optimus) -> int:
    """How the game stands by points, by the levels of the scenario."""
    difference = points(g, ROMANUS) - points(g, 1 - ROMANUS)
    for number, bound in enumerate(of(g).levels):
        if difference >= bound:
            return DECISIVE_ROMAN + number
    return DECISIVE_BARBARIAN


def fulfilled(g: Optimus, end: End) -> bool:
    """OP-SC-24: whether all that a sudden death names is so."""
    if not all(g.at[FIRST_LEADER + leader] == GONE for leader in end.lost):
        return False
    side = end.winner
    if end.held and not all(holds(g, region, side) for region in members(end.held)):
        return False
    if end.any_held and not any(holds(g, region, side) for region in members(end.any_held)):
        return False
    if end.eagles and eagles_held(g) < end.eagles:
        return False
    if end.legions and legions_lost(g) < end.legions:
        return False
    return not end.peoples or peoples_out(g) >= end.peoples


def eagles_held(g: Optimus) -> int:
    """The eagles that Rome has lost and not taken back."""
    return len(g.eagle) - g.eagle.count(NONE)


def legions_lost(g: Optimus) -> int:
    """The legions that have been destroyed."""
    return (LEGION_UNITS & g.inside[GONE]).bit_count()


def peoples_out(g: Optimus) -> int:
    """The peoples in the war from the start that are at peace, or have no PF left and none to come."""
    due = coming(g)
    out = 0
    for people in members(of(g).active):
        units = PEOPLE_PIECES[people] & UNIT_MASK & (g.in_play | g.inside[AWAY])
        due_here = [pf for t, pf in enumerate(due) if TYPE_PEOPLE[t] == people and pf]
        out += 0 if g.peoples & BIT[people] and (units or due_here) else 1
    return out


def decide(g: Optimus, end: End) -> None:
    """The victory of a sudden death."""
    if end.winner == ROMANUS:
        g.ended = DECISIVE_ROMAN if end.decisive else ROMAN_VICTORY
    else:
        g.ended = DECISIVE_BARBARIAN if end.decisive else BARBARIAN_VICTORY
    tell_end(g)


def tell_end(g: Optimus) -> None:
    """The points, and how it ended."""
    g.emit(GAME_OVER, (points(g, ROMANUS), points(g, 1 - ROMANUS), g.ended))


def watch(g: Optimus) -> bool:
    """What the scenario looks for after every action. Returns whether the game is over (OP-SC-24)."""
    for index, leader, points in STAY_AT_HOME[g.scenario]:
        place = g.at[FIRST_LEADER + leader]
        if place < REGIONS and g.origin[place] != ROMAN and not g.flags & BIT[index]:
            g.flags |= BIT[index]
            award(g, 1 - LEADER_SIDE[leader], points)
    if g.rebels:
        relieve(g)
    for end in AT_ONCE[g.scenario]:
        if fulfilled(g, end):
            decide(g, end)
            return True
    return False


def relieve(g: Optimus) -> None:
    """OP-SC-44: a Roman leader with nine PF ends the revolt: each legion loses one, and Saturninus is no more."""
    g.rebels &= g.in_play
    for unit in members(g.rebels & UNIT_MASK):
        region = g.at[unit]
        loyal = g.leaders(region, ROMANUS) & ~g.rebels if region < REGIONS else 0
        if not any(g.strength(g.army(head)) >= LOYAL_PF for head in members(loyal)):
            return
    for piece in members(g.rebels):
        if BIT[piece] & UNIT_MASK:
            g.emit(REVOLT_ENDED, (g.at[piece],))
            g.destroy(piece)
        else:
            g.bury(piece)
    g.halted &= ~g.rebels
    g.rebels = 0


def season_ends(g: Optimus) -> bool:
    """Whether the game is over with this season: a sudden death (OP-SC-24), or its last one (OP-SC-25)."""
    for index, end in enumerate(of(g).ends):
        g.streak = altered(g.streak, index, g.streak[index] + 1 if fulfilled(g, end) else 0)
        if g.streak[index] >= max(1, end.seasons):
            decide(g, end)
            return True
    if g.clock >= g.last_clock:
        g.ended = level(g)
        tell_end(g)
    return bool(g.ended)


def winner(g: Optimus) -> Side:
    """The side that has won a finished game, NONE in a draw."""
    if g.ended in (DECISIVE_ROMAN, ROMAN_VICTORY):
        return ROMANUS
    return NONE if g.ended in (GOING_ON, DRAW) else 1 - ROMANUS
