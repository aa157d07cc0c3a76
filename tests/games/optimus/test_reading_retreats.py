"""OP 8.4, read once more: where the beaten go, from battles in the open that chance sets up and plays.

Nothing here asks the rules of the engine.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from latrunculi.games.optimus.components.chart import (
    CONTREE_OF,
    CONTREE_REGIONS,
    LINK_ENDS,
    NONE,
    PLACE,
    PLAIN,
    REGIONS,
    ROMAN,
)
from latrunculi.games.optimus.components.counters import FLEET
from latrunculi.games.optimus.components.pieces import FULL, PIECES, SIDE_OF, UNITS
from latrunculi.games.optimus.rules.state import EVERYWHERE, POOL, Optimus
from latrunculi.kernel.actions import members
from tests.games.optimus.test_reading import KIND, ROME
from tests.games.optimus.test_reading_bales import said
from tests.games.optimus.test_reading_loot import SIDES, fought, met_in_the_open


def free(g: Optimus, contree: int, side: int, field: int) -> set[int]:
    """The regions of a contrée where no counter of the enemy lies, the field left out; from an enemy town no other
    (5.1.1)."""
    held = {g.at[piece] for piece in range(PIECES) if SIDE_OF[piece] != side}
    if enemy_town(g, field, side):
        held |= {region for region in range(REGIONS) if enemy_town(g, region, side)}
    return {region for region in members(CONTREE_REGIONS[contree]) if region != field} - held


def enemy_town(g: Optimus, region: int, side: int) -> bool:
    """An inhabited region that the enemy of a side has taken, or has by origin."""
    whose = g.holder[region] if g.holder[region] != NONE else ROME if g.origin[region] == ROMAN else 1
    return g.era.kind[region] < PLAIN and whose != side


def hem_in(g: Optimus, field: int, side: int) -> None:
    """In the other regions of the contrée lie counters of a side, where none of the other does."""
    spare = [unit for unit in range(UNITS) if g.at[unit] == POOL and SIDE_OF[unit] == side and KIND[unit] != FLEET]
    for region in members(CONTREE_REGIONS[CONTREE_OF[field]]):
        if region != field and not g.inside[region]:
            unit = spare.pop()
            g.put(unit, region)
            g.pf[unit] = FULL[unit]


@pytest.mark.rule("OP-8.4-2", "OP-8.4-3", "OP-8.4-7", "OP-5.1.1-4")
def test_where_the_beaten_go_as_chapter_eight_reads() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        rng = random.Random(seed)
        spoils = met_in_the_open(rng)
        if rng.random() < 0.4:
            hem_in(spoils.g, spoils.region, rng.choice((0, 1)))
        before = spoils.g.clone()
        fought(spoils, rng)
        field, home = spoils.region, CONTREE_OF[spoils.region]
        beyond = {sum(ends) - home for ends in LINK_ENDS if home in ends}
        for told in said(spoils.g, "retreated"):
            side, place = SIDES.index(str(told["side"])), PLACE[str(told["place"])]
            assert PLACE[str(told["origin"])] == field
            assert place < REGIONS
            near = free(before, home, side, field)
            far = {region for contree in beyond for region in free(before, contree, side, field)}
            assert place in (near or far)
            met["near" if near else "far"] += 1
        for told in said(spoils.g, "no-retreat"):
            side = SIDES.index(str(told["side"]))
            shut = before.shut[side] == EVERYWHERE
            assert shut or not any(free(before, contree, side, field) for contree in {home, *beyond})
            met["nowhere"] += 1
    assert min(met[case] for case in ("near", "far", "nowhere")) > 0, met
