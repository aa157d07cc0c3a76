"""XII.A to XII.C: who controls provinces and regions.

`settle` works control out anew: it is called when a combat sub-step or an activation ends, and by whatever else puts
units on the land. A built city falls by a siege, a terror or a ruling alone: `take` gives its province away.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import BARBARIAN_LAND, CIVIL_REGIONS, LANDS, NONE, PROVINCES, REGIONS
from latrunculi.games.invasions.components.counters import HORDE_OF, HORDES, UNIT_MASK
from latrunculi.games.invasions.rules import bonds
from latrunculi.games.invasions.rules.ints import Nation, Nations, Places, Province, Region, Regions
from latrunculi.games.invasions.rules.relations import hostile
from latrunculi.games.invasions.rules.state import BARBARIAN, EMPIRE, KINGDOM, LAND, Invasions
from latrunculi.games.invasions.rules.words_frame import CAPITAL_TAKEN, CONTROL, CONTROL_LOST
from latrunculi.kernel.actions import BIT, members

HORDE_AND: Final = 1
"""Units that hold a barbarian province with the horde of their nation (XII.B-3)."""
BARBARIANS_NEED: Final = 2
CIVILISED_NEED: Final = 3
"""Units that hold a barbarian province (XII.B-3, XII.B-4)."""
PROVINCES_OF: Final = tuple([tuple(members(land)) for land in LANDS])
"""For each region its provinces."""
OUTSIDE: Final = tuple(members(LAND & ~sum(LANDS)))
"""The provinces that belong to no region."""
NATIONS_WITH_HORDES: Final = tuple([nation for nation, horde in enumerate(HORDE_OF) if horde != NONE])
MOST_OF_FEDERATES: Final = 2
"""How many of these may be a federate's (XII.B-4)."""


# ---------------------------------------------------------------- provinces


def owned(g: Invasions, nation: Nation) -> Places:
    """The provinces that a nation itself controls (XII.B)."""
    owner = g.owner
    return sum([BIT[p] for p in range(PROVINCES) if owner[p] == nation])


def holdings(g: Invasions, nation: Nation) -> Places:
    """The provinces that a nation controls, those of its vassals included (XII.A-5)."""
    found = owned(g, nation)
    for vassal in members(g.vassals(nation)):
        found |= owned(g, vassal)
    return found


def cities(g: Invasions, among: Places) -> Places:
    """The built cities among some provinces (III.E-8)."""
    level = g.level
    return sum([BIT[p] for p in members(among) if level[p] > 0])


def enough(g: Invasions, nation: Nation, province: Province) -> bool:
    """XII.B-2 to XII.B-4: whether a nation has enough units in a province to control it.

    In a pile with those of allies all units count together (XXVI.B-6, XXVI.B-9). An inactive nation, which never
    attacks, holds what it was given with one (VI.B-2).
    """
    here = g.inside[province]
    mine = (here & g.army[nation] & UNIT_MASK).bit_count()
    if not mine or not BARBARIAN_LAND & BIT[province] or g.inactive & BIT[nation]:
        return mine > 0
    army = g.army[nation]
    for ally in members(g.allies[nation]):
        army |= g.army[ally]
    together = (here & army & UNIT_MASK).bit_count()
    if g.status[nation] == BARBARIAN:
        return together >= BARBARIANS_NEED or (together >= HORDE_AND and bool(here & army & HORDES))
    federates = 0
    for federate in members(g.federates(nation)):
        federates += (here & g.army[federate] & UNIT_MASK).bit_count()
    return together + min(MOST_OF_FEDERATES, federates) >= CIVILISED_NEED


def sharers(g: Invasions, province: Province) -> Nations:
    """XII.A-7, XXVI.B-6: who controls a province: its owner, and those of its allies whose units are in its pile.

    The units of federates count as their federator's (XXVIII.D-2).
    """
    owner = g.owner[province]
    if owner == NONE:
        return 0
    found = BIT[owner]
    if g.allies[owner] and _stands(g, owner, province):
        found |= sum([BIT[ally] for ally in members(g.allies[owner]) if _stands(g, ally, province)])
    return found


def _stands(g: Invasions, nation: Nation, province: Province) -> bool:
    """Whether units of a nation or of its federates are in a province."""
    army = g.army[nation]
    for federate in members(g.federates(nation)):
        army |= g.army[federate]
    return bool(g.inside[province] & army & UNIT_MASK)


def settle(g: Invasions) -> None:
    """Work out anew who controls every province (XII.A, XII.B, XII.C)."""
    standing = 0
    for nation in members(g.nations):
        standing |= g.present[nation]
    open_regions = list(range(REGIONS))
    for _ in range(2):  # what is held by units decides the regions, and these what is empty
        claims = [region_holders(g, region) for region in open_regions]
        changed = []
        for region, claim in zip(open_regions, claims, strict=True):
            if [p for p in PROVINCES_OF[region] if _settle(g, p, claim, bool(standing & BIT[p]))]:
                changed.append(region)
        open_regions = changed
        for province in OUTSIDE:
            _settle(g, province, 0, bool(standing & BIT[province]))


def _settle(g: Invasions, province: Province, regional: Nations, standing: bool) -> bool:
    """Work out who controls a province; whether that is new."""
    owner = g.owner[province]
    if owner != NONE and g.capital[owner] == province:
        return False  # a capital falls by conquest alone (III.G-8)
    now = _holder(g, province, owner, regional) if standing else _vacant(g, province, owner, regional)
    if now == owner:
        return False
    g.owner[province] = now
    if now == NONE:
        g.emit(CONTROL_LOST, (owner, province))
    else:
        g.emit(CONTROL, (now, province))
    return True


def _vacant(g: Invasions, province: Province, owner: Nation, regional: Nations) -> Nation:
    """XII.B-5, XII.B-6: an empty province is with who controls its region, or nobody's; an inactive nation keeps it."""
    if owner != NONE and (regional & BIT[owner] or g.inactive & BIT[owner]):
        return owner
    if any(g.foedus):
        for nation in members(g.nations):
            if g.foedus[nation] & BIT[province] and g.federator[nation] != NONE:
                return g.federator[nation]
    if g.free_cities & BIT[province] or not regional:
        return NONE
    return members(regional)[0]


def _holder(g: Invasions, province: Province, owner: Nation, regional: Nations) -> Nation:
    """XII.B-1: who controls a province where somebody stands."""
    here = g.holders(province)
    strong = [n for n in members(here) if enough(g, n, province) and not _opposed(g, n, province, here)]
    federators = [g.federator[n] for n in strong if g.foedus[n] & BIT[province] and g.federator[n] != NONE]
    strong += [n for n in federators if n not in strong]
    if owner in strong:
        above = g.federator[owner]  # XII.A-6: of what both occupy, the federator's
        return above if above != NONE and above in strong else owner
    if g.level[province] > 0 and owner != NONE:
        strong = [n for n in strong if g.friends[owner] & BIT[n] and g.federator[owner] == n]
    elif g.level[province] > 0:
        strong = []
    held = owner != NONE and (regional | g.inactive) & BIT[owner]
    if owner != NONE and (held or g.level[province] > 0) and not _foreign(g, owner, here):
        return owner
    if not strong:
        contested = any(_opposed(g, n, province, here) for n in members(here))
        kept = owner != NONE and (contested or (bool(here & BIT[owner]) and bool(regional & BIT[owner])))
        return owner if kept or g.level[province] > 0 else NONE
    best = max(strong, key=lambda n: (g.units(n, province).bit_count(), -n))
    return g.federator[best] if g.foedus[best] & BIT[province] else best


def _foreign(g: Invasions, owner: Nation, here: Nations) -> Nations:
    """Of those who stand in a province those that are neither its owner's friends nor neutral to it."""
    return here & ~(g.friends[owner] | g.neutrals[owner] | BIT[owner])


def _opposed(g: Invasions, nation: Nation, province: Province, here: Nations) -> bool:
    """Whether an opposing unit is in a province (XII.B-1)."""
    return any(hostile(g, nation, other, province) for other in members(here & ~g.friends[nation] & ~BIT[nation]))


def take(g: Invasions, province: Province, nation: Nation) -> None:
    """A nation conquers a province with its city (XII.B-7): an earlier owner's capital falls with it (III.G-8)."""
    loser = g.owner[province]
    g.owner[province] = nation
    g.free_cities &= ~BIT[province]
    g.emit(CONTROL, (nation, province))
    if loser != NONE and loser != nation and g.capital[loser] == province:
        g.capital[loser] = NONE
        g.lost_capital[loser] = g.turn
        g.lost_to[loser] = nation
        g.emit(CAPITAL_TAKEN, (loser, province, nation))
        bonds.capital_lost(g, loser)


# ---------------------------------------------------------------- regions


def region_holders(g: Invasions, region: Region) -> Nations:
    """XII.C: the nations that control a region: one, or allies together; empires come first, then kingdoms."""
    shares = _shares(g, region)
    claimants = [nation for nation in sorted(shares) if g.active & BIT[nation]]
    built = cities(g, LANDS[region])
    total = built.bit_count()
    for nation in claimants:
        if g.status[nation] == EMPIRE and (_pooled(g, nation, shares) & built).bit_count() * 2 > total:
            return _with_allies(g, nation, region, shares)
    size = len(PROVINCES_OF[region])
    for nation in claimants:
        if g.status[nation] == KINGDOM and _pooled(g, nation, shares).bit_count() * 2 > size:
            return _with_allies(g, nation, region, shares)
    by_horde = _by_horde(g, region, shares)
    if by_horde:
        return by_horde
    if CIVIL_REGIONS & BIT[region]:
        for nation in claimants:
            if g.status[nation] == BARBARIAN and _pooled(g, nation, shares).bit_count() * 2 > size:
                return _with_allies(g, nation, region, shares)
    return 0


def _shares(g: Invasions, region: Region) -> dict[Nation, Places]:
    """By nation the provinces of a region that it controls itself."""
    shares: dict[int, int] = {}
    owners = g.owner
    for province in PROVINCES_OF[region]:
        owner = owners[province]
        if owner != NONE:
            shares[owner] = shares.get(owner, 0) | BIT[province]
    return shares


def _pooled(g: Invasions, nation: Nation, shares: dict[Nation, Places]) -> Places:
    """What counts for a nation in a region: its own, its allies', and that of their vassals (XII.A-5, XII.C-2)."""
    whose = BIT[nation] | g.allies[nation]
    for one in members(whose):
        whose |= g.vassals(one)
    return sum([share for owner, share in shares.items() if whose & BIT[owner]])


def _with_allies(g: Invasions, nation: Nation, region: Region, shares: dict[Nation, Places]) -> Nations:
    """XII.C-2: each ally present in the region controls it."""
    land = LANDS[region]
    return BIT[nation] | sum([BIT[n] for n in members(g.allies[nation]) if n in shares or g.present[n] & land])


def _by_horde(g: Invasions, region: Region, shares: dict[Nation, Places]) -> Nations:
    """XII.C-3: the barbarian nation whose hordes, and its allies' and vassals', are the only ones in a region.

    The horde of a federate counts for its federator (XXVIII.D-2), so that it claims nothing by it.
    """
    land = LANDS[region]
    there = 0
    for nation in NATIONS_WITH_HORDES:
        place = g.at[HORDE_OF[nation]]
        if place < PROVINCES and land & BIT[place] and g.status[nation] == BARBARIAN:
            there |= BIT[nation]
    there &= g.nations
    for nation in members(there & g.active):
        if g.federator[nation] == NONE and not there & ~(BIT[nation] | g.allies[nation] | g.vassals(nation)):
            return _with_allies(g, nation, region, shares)
    return 0


def _reaching(g: Invasions, whose: Nations) -> Places:
    """The provinces in whose regions some nations may have a say: their own, and those of their hordes."""
    found = 0
    for nation in members(whose):
        horde = g.horde(nation)
        found |= owned(g, nation) | (BIT[horde] if horde != NONE else 0)
    return found


def regions(g: Invasions, nation: Nation) -> Regions:
    """The regions that a nation controls, by itself or through its vassals (XII.A-5)."""
    whose = BIT[nation] | g.vassals(nation)
    near = _reaching(g, whose)
    return sum([BIT[r] for r in range(REGIONS) if LANDS[r] & near and region_holders(g, r) & whose])


def own_regions(g: Invasions, nation: Nation) -> Regions:
    """The regions that a nation controls itself."""
    near = _reaching(g, BIT[nation])
    return sum([BIT[r] for r in range(REGIONS) if LANDS[r] & near and region_holders(g, r) & BIT[nation]])


def total(g: Invasions, nation: Nation, region: Region) -> bool:
    """XII.C-7: an empire owns all cities of a region that it controls, and no province there is hostile (XVI.E-6)."""
    land = LANDS[region]
    if not region_holders(g, region) & BIT[nation] or land & (g.revolts | g.revolts_plus):
        return False
    for province in members(land):
        owner = g.owner[province]
        if owner != nation and g.level[province] > 0:
            return False
        if owner != NONE and hostile(g, nation, owner, province):
            return False
        if any(hostile(g, nation, other, province) for other in members(g.holders(province))):
            return False
    return True
