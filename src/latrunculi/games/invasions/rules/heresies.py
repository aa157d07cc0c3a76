"""VI.F and XXXI.C: heresies of regions, and what they are to a nation."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import LANDS, LASTING_HERESIES, NONE, REGION_OF
from latrunculi.games.invasions.components.nations import MAZDEAN, RELIGIONS
from latrunculi.games.invasions.components.scenarios import COLOUR_IDS
from latrunculi.games.invasions.rules import control, relations
from latrunculi.games.invasions.rules.ints import Nation, Region, Regions, Religion
from latrunculi.games.invasions.rules.state import HERESIES, Invasions
from latrunculi.games.invasions.rules.words_rule import HERESY_PLACED
from latrunculi.kernel.actions import BIT, members

MAZDEAN_HERESY, MONOPHYSITE_HERESY, OTHER_HERESY = range(HERESIES)
"""Colours of markers, as `COLOUR_IDS` (XXXI.C-6)."""
MONOPHYSITE_REGIONS: Final = tuple(members(LASTING_HERESIES))
"""Oriens and Aegyptus, whose permanent heresy is a religion (XXXI.A-4, XXXI.C-7)."""


def of(g: Invasions) -> Regions:
    """The regions with a heresy, whichever side of its marker is up."""
    found = 0
    for colour in range(HERESIES):
        found |= g.heresies[colour] | g.heresies_minus[colour]
    return found


def against(g: Invasions, religion: Religion) -> Regions:
    """XXXI.C-6, XXXI.C-7: of these the regions where the marker concerns a religion.

    A Mazdean heresy is one to Mazdeans alone, others to all but them; those of Monophysite regions to whoever is there.
    """
    own = MAZDEAN_HERESY if religion == MAZDEAN else OTHER_HERESY
    found = 0
    for colour in (own, MONOPHYSITE_HERESY):
        found |= g.heresies[colour] | g.heresies_minus[colour]
    return found


def heretical(g: Invasions, nation: Nation, region: Region) -> bool:
    """XXXI.C-9: a region is heretical to a nation unless it is, like the region of its capital, or both are not."""
    if region == NONE or relations.immune(g, nation):
        return False
    capital = g.throne(nation)
    seat = REGION_OF[capital] if capital != NONE else NONE
    marked = against(g, g.religion[nation])
    at_home = seat != NONE and bool(marked & BIT[seat])
    return bool(marked & BIT[region]) != at_home if region != seat else False


def of_nation(g: Invasions, nation: Nation) -> Regions:
    """The heretical regions in which a nation controls a province."""
    found = 0
    for province in members(control.owned(g, nation)):
        region = REGION_OF[province]
        if region != NONE and not found & BIT[region] and heretical(g, nation, region):
            found |= BIT[region]
    return found


def prevailing(g: Invasions, region: Region) -> Religion:
    """XXXI.C-6: of several religions in a region that of the civilised nations with most provinces there, the first of
    equal ones; what an event of no nation's own is about."""
    shares = [0] * RELIGIONS
    for province in members(LANDS[region]):
        owner = g.owner[province]
        if owner != NONE and g.civilised(owner):
            shares[g.religion[owner]] += 1
    return shares.index(max(shares))


def place(g: Invasions, region: Region, religion: Religion) -> None:
    """XXXI.C-5, XXXI.C-6: a Heresy + marker on a region, of the colour of the religion that it concerns."""
    colour = OTHER_HERESY
    if religion == MAZDEAN:
        colour = MAZDEAN_HERESY
    elif region in MONOPHYSITE_REGIONS:
        colour = MONOPHYSITE_HERESY
    g.heresies[colour] |= BIT[region]
    g.heresies_minus[colour] &= ~BIT[region]
    g.emit(HERESY_PLACED, (region,))


assert len(COLOUR_IDS) == HERESIES
