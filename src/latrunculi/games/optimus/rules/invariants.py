"""What holds at every moment of a game."""

from __future__ import annotations

from latrunculi.games.optimus.components.chart import NONE, REGION_IDS, REGIONS
from latrunculi.games.optimus.components.counters import EACH_SEASON
from latrunculi.games.optimus.components.ints import Region, Unit
from latrunculi.games.optimus.components.pieces import (
    DECOY_MASK,
    FIRST_LEADER,
    FLEET_UNITS,
    FRAIL_UNITS,
    FULL,
    HEADS,
    PIECE_IDS,
    PIECES,
    SIDE_OF,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.optimus.components.tables import PM
from latrunculi.games.optimus.rules.state import AWAY, GONE, MOST_PA, POOL, UNSEEN, Optimus
from latrunculi.games.optimus.rules.territory import garrison_value, inhabited
from latrunculi.kernel.actions import BIT, members

KEPT = (
    "inside", "band", "commanding", "in_play", "boxed", "unled", "present", "era", "lands", "towns", "taken",
    "invested", "works", "injured", "raised",)  # fmt: skip
"""What is kept beside the fields that it follows from."""


def defects(g: Optimus) -> list[str]:
    """Everything that is inconsistent; empty when the position is sound."""
    anew = g.clone()
    anew.derive()
    found = [f"{name} is not what follows from the fields" for name in KEPT if getattr(g, name) != getattr(anew, name)]
    for unit in range(UNITS):
        found += unit_defects(g, unit)
    for head in range(FIRST_LEADER, PIECES):
        for unit in members(g.army(head)):
            if g.chief[unit] != head:
                found.append(f"{PIECE_IDS[unit]} lies on the sheet of {PIECE_IDS[head]} without being led by him")
        if g.army(head) and DECOY_MASK & BIT[head]:
            found.append(f"{PIECE_IDS[head]} is a decoy and leads units (OP-5.1.5-4)")
    for index in range(HEADS):
        if g.bb[index] < 0 or not 0 <= g.paces[index] <= PM["leader"]:
            found.append(f"{PIECE_IDS[FIRST_LEADER + index]} has {g.bb[index]} BB and {g.paces[index]} PM spent")
    for region in range(REGIONS):
        found += region_defects(g, region)
    for side in (0, 1):
        if not 0 <= g.pa[side] <= MOST_PA:
            found.append(f"side {side} has {g.pa[side]} PA (OP-2-16)")
        if g.hand[side] & g.spent[side] & ~EACH_SEASON:
            found.append(f"side {side} holds a stratagem that it has played (OP-14-3)")
    return found


def unit_defects(g: Optimus, unit: Unit) -> list[str]:
    """What is wrong with a unit."""
    name = PIECE_IDS[unit]
    pf, hdc, place, chief = g.pf[unit], g.hdc[unit], g.at[unit], g.chief[unit]
    found = []
    if not 0 <= hdc <= pf <= FULL[unit]:
        found.append(f"{name} has {pf} PF, {hdc} of them HdC, of {FULL[unit]}")
    if hdc and FRAIL_UNITS & BIT[unit]:
        found.append(f"{name} is HdC (OP-10.5-1)")
    if (place < POOL or place == AWAY) != (pf > 0) and place != UNSEEN:
        found.append(f"{name} has {pf} PF and is in place {place}")
    if chief != NONE:
        if SIDE_OF[chief] != SIDE_OF[unit]:
            found.append(f"{name} is led by an enemy")
        elif g.at[chief] != place:
            found.append(f"{name} is in place {place}, its leader {PIECE_IDS[chief]} in {g.at[chief]}")
    if place == GONE and pf:
        found.append(f"{name} is gone and has PF")
    return found


def region_defects(g: Optimus, region: Region) -> list[str]:
    """What is wrong in a region."""
    name = REGION_IDS[region]
    found = []
    within = g.inside[region] & g.walls & UNIT_MASK & ~FLEET_UNITS
    if within and not inhabited(g, region):
        found.append(f"{name}: there are no defences to be behind")
    elif g.strength(within) > garrison_value(g, region):
        found.append(f"{name}: {g.strength(within)} PF behind defences for {garrison_value(g, region)} (OP-0.3-2)")
    if g.limes[region] not in (0, 1, 2) or g.forts[region] < 0:
        found.append(f"{name}: a limes of {g.limes[region]}, {g.forts[region]} forts")
    if g.camp.count(region) > g.forts[region]:
        found.append(f"{name}: {g.camp.count(region)} legions have built {g.forts[region]} forts (OP-8.5-1)")
    if g.siege[region] < NONE or (g.siege[region] >= 0 and not inhabited(g, region)):
        found.append(f"{name}: a siege of {g.siege[region]} (OP-9.4-4)")
    return found
