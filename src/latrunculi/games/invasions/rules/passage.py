"""XVIII.F: a passage is forced: some units hold the defenders of a province while others go through it."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.counters import UNIT_MASK
from latrunculi.games.invasions.rules import mercenaries, relations, stacking
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Province
from latrunculi.games.invasions.rules.overrun import sheltered
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Verb

TIMES: Final = 2
"""How many units it takes for each defender (XVIII.F-1)."""


def needed(g: Invasions, nation: Nation, province: Province) -> int:
    """The units that neutralise the defenders of a province, hordes included (XVIII.F-1)."""
    return TIMES * relations.enemy_pieces(g, nation, province).bit_count()


def counting(g: Invasions, nation: Nation, province: Province, group: Pieces) -> Pieces:
    """Of a pile the units that neutralise somebody: mercenaries do not where their own nation stands (XXX.H-6)."""
    return mercenaries.reliable(g, group & UNIT_MASK, relations.enemies(g, nation, province))


def offer(
    g: Invasions, may: Offers, verb: Verb, nation: Nation, group: Pieces, route: tuple[Province, Province]
) -> None:
    """Offer to force a passage; `route`: where the pile comes from, and where it stands."""
    origin, here = route
    number = needed(g, nation, here)
    may.offer(verb, "INV-XVIII.F-1", BIT[here])
    may.when("INV-XVIII.F-1", 0 < number <= counting(g, nation, here, group).bit_count())
    may.when("INV-XVIII.F-5", not sheltered(g, nation, origin, here))
    may.when("INV-XVIII.F-4", attainable(g, nation, here, group, 0))


def attainable(g: Invasions, nation: Nation, province: Province, group: Pieces, engaged: Pieces) -> bool:
    """Whether enough units of a pile find room beside those `engaged` already, if all leaders stay (XVIII.F-4)."""
    others = stacking.counted(g, nation, province) & ~group
    missing = needed(g, nation, province) - counting(g, nation, province, engaged).bit_count()
    units = others.bit_count() + (engaged & UNIT_MASK).bit_count() + max(0, missing)
    return units <= stacking.limit(g, nation, province)


def holdable(g: Invasions, nation: Nation, province: Province, group: Pieces, engaged: Pieces) -> Pieces:
    """Who of a pile may be told to stay beside those `engaged`: leaders, and units that find room (XVIII.F-4)."""
    found = group & ~engaged & ~UNIT_MASK
    for unit in members(group & UNIT_MASK & ~engaged):
        more = engaged | BIT[unit]
        if stacking.fits(g, nation, province, more, group) and attainable(g, nation, province, group, more):
            found |= BIT[unit]
    return found


def holds(g: Invasions, nation: Nation, province: Province, group: Pieces, engaged: Pieces) -> bool:
    """Whether of a pile the units chosen to stay are enough, and no more than may fight there (XVIII.F-2, XVIII.F-4).

    The stacking bonus is that of the leaders who stay with them; who stands there already takes room, too.
    """
    enough = needed(g, nation, province) <= counting(g, nation, province, engaged).bit_count()
    return enough and stacking.fits(g, nation, province, engaged, group)
