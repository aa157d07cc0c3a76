"""XII.A to XII.C: who controls provinces and regions.

`work_out` works control out anew: it is called when a combat sub-step or an activation ends, and by whatever else puts
units on the land. A built city falls by a siege, a terror or a ruling alone: `take` gives its province away.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import (
    BARBARIAN_LAND,
    CIVIL_REGIONS,
    LANDS,
    LIMES,
    NONE,
    PROVINCES,
    REGIONS,
)
from latrunculi.games.invasions.components.counters import HORDE_OF, HORDES, NATION_OF, UNIT_MASK
from latrunculi.games.invasions.components.nations import BYZANTINS, NATIONS, ROMAINS
from latrunculi.games.invasions.rules import bonds
from latrunculi.games.invasions.rules.grounds import Grounds, Realms
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Places, Province, Region, Regions
from latrunculi.games.invasions.rules.relations import hostile
from latrunculi.games.invasions.rules.state import (
    BARBARIAN,
    EMPIRE,
    GONE,
    KINGDOM,
    LAND,
    LATER,
    RESERVE,
    TRACK,
    VASSAL,
    Invasions,
)
from latrunculi.games.invasions.rules.words_frame import CAPITAL_TAKEN, CONTROL, CONTROL_LOST
from latrunculi.games.invasions.rules.words_rule import CALMED
from latrunculi.kernel.actions import BIT, members, set_of

HORDE_AND: Final = 1
"""Units that hold a barbarian province with the horde of their nation (XII.B-3)."""
BARBARIANS_NEED: Final = 2
CIVILISED_NEED: Final = 3
"""Units that hold a barbarian province (XII.B-3, XII.B-4)."""
PROVINCES_OF: Final = tuple([tuple(members(land)) for land in LANDS])
"""For each region its provinces."""
OUTSIDE: Final[int] = LAND & ~sum(LANDS)
"""The provinces that belong to no region."""
PARTS: Final = (*LANDS, OUTSIDE)
"""The land in parts, in none of which control hangs on what is in another: the regions, and what lies outside them."""
PROVINCES_IN: Final = (*PROVINCES_OF, tuple(members(OUTSIDE)))
"""For each part its provinces."""
NATIONS_WITH_HORDES: Final = tuple([(nation, horde) for nation, horde in enumerate(HORDE_OF) if horde != NONE])
MOST_OF_FEDERATES: Final = 2
"""How many of these may be a federate's (XII.B-4)."""


# ---------------------------------------------------------------- provinces


def owned(g: Invasions, nation: Nation) -> Places:
    """The provinces that a nation itself controls (XII.B)."""
    return lands(g)[nation]


def lands(g: Invasions) -> list[Places]:
    """By nation the provinces that it controls itself: sorted anew where any has changed hands since."""
    known = g.realms
    if known is None or known.owner != g.owner:
        known = g.realms = Realms(g.owner)
    return known.lands


def holdings(g: Invasions, nation: Nation) -> Places:
    """The provinces that a nation controls, those of its vassals included (XII.A-5)."""
    own = lands(g)
    found = own[nation]
    for vassal in members(g.vassals(nation)):
        found |= own[vassal]
    return found


def cities(g: Invasions, among: Places) -> Places:
    """The built cities among some provinces (III.E-8)."""
    level = g.level
    found = 0
    for province in members(among):
        if level[province] > 0:
            found |= BIT[province]
    return found


def seats(g: Invasions, nation: Nation) -> Places:
    """VII.D-6, XIV.I-1: the cities where a nation may set its capital up: in a province in revolt, which is hostile to
    it (XVI.E-1), only for want of other."""
    found = cities(g, owned(g, nation))
    return found & ~(g.revolts | g.revolts_plus) or found


def enthrone(g: Invasions, nation: Nation, province: Province) -> None:
    """A province becomes that of a nation's capital, which is never in revolt (III.G-5)."""
    g.capital[nation] = province
    if (g.revolts | g.revolts_plus) & BIT[province]:
        g.revolts &= ~BIT[province]
        g.revolts_plus &= ~BIT[province]
        g.emit(CALMED, (nation, province))


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


def work_out(g: Invasions) -> None:
    """Work out anew who controls the provinces (XII.A to XII.C), where anything has changed since the last time."""
    where = stale(g)
    if not where:
        return
    due = [part for part, land in enumerate(PARTS) if land & where]
    stands = Stands(g)
    hordes = horde_land(g)
    for _ in range(2):  # what is held by units decides the regions, and these what is empty
        claims = [region_holders(g, part, hordes) if part < REGIONS else 0 for part in due]
        due = [part for i, part in enumerate(due) if _work_out(g, PROVINCES_IN[part], claims[i], stands)]
    unsteady = sum([PARTS[part] for part in due])
    own = lands(g)
    g.forfeited |= LIMES & ~(own[ROMAINS] | own[BYZANTINS])  # XVIII.I-8
    bonds = [values.copy() for values in _bonds(g)]
    lists = (g.army.copy(), g.wars.copy(), g.owner.copy(), g.level.copy())
    g.grounds = Grounds(g.active, g.inactive, bonds, g.foedus.copy(), *lists, g.free_cities, unsteady)
    g.stirred = 0


def _bonds(g: Invasions) -> list[list[int]]:
    """What control hangs on everywhere: what the nations are, and what they are to each other."""
    return [g.status, g.capital, g.allies, g.lord, g.bond, g.federator, g.foedus, g.friends, g.neutrals]


def stale(g: Invasions) -> Places:
    """The provinces where something has changed since control was worked out last, all of them where more has."""
    before = g.grounds
    if before is None:
        return LAND
    found = LAND & g.stirred | before.unsteady | before.free_cities ^ g.free_cities
    for now, then in ((g.owner, before.owner), (g.level, before.level)):
        if now != then:
            found |= sum([BIT[province] for province in range(PROVINCES) if now[province] != then[province]])
    return found | _in_service(g, before.army) | _at_war(g, before.wars) | _rebound(g, before)


def _rebound(g: Invasions, before: Grounds) -> Places:
    """The provinces of nations that are not what they were, or not to others, and of those who follow them."""
    changed = before.active ^ g.active | before.inactive ^ g.inactive
    for i, now in enumerate(_bonds(g)):
        then = before.bonds[i]
        if now != then:
            changed |= sum([BIT[nation] for nation in range(NATIONS) if now[nation] != then[nation]])
    if not changed:
        return 0
    own = lands(g)
    found = 0
    for nation in range(NATIONS):
        lord, federator = g.lord[nation], g.federator[nation]
        followed = (BIT[lord] if lord != NONE else 0) | (BIT[federator] if federator != NONE else 0)
        if changed & (BIT[nation] | followed):
            found |= own[nation] | g.present[nation] | g.foedus[nation] | before.foedus[nation]
    return found & LAND


def _in_service(g: Invasions, before: list[Pieces]) -> Places:
    """The provinces of the pieces that act for another nation than they did."""
    if g.army == before:
        return 0
    changed = 0
    for nation, now in enumerate(g.army):
        changed |= now ^ before[nation]
    return LAND & sum({BIT[g.at[piece]] for piece in members(changed)})


def _at_war(g: Invasions, before: list[Nations]) -> Places:
    """The provinces where nations stand whose wars are not what they were: these tell where both of two stand."""
    if g.wars == before:
        return 0
    found = 0
    for nation, held in enumerate(g.held):
        if g.wars[nation] != before[nation]:
            found |= held
    return LAND & found


class Stands:
    """Where one nation or several hold the place, which leaders do not (`held`, `shared`), and what Foedera have ceded
    (`ceded`)."""

    def __init__(self, g: Invasions) -> None:
        held = shared = ceded = 0
        for nation in members(g.nations):
            shared |= held & g.held[nation]
            held |= g.held[nation]
            if g.foedus[nation] and g.federator[nation] != NONE:
                ceded |= g.foedus[nation]
        self.held: Final = held
        self.shared: Final = shared
        self.ceded: Final = ceded


def _work_out(g: Invasions, provinces: tuple[Province, ...], regional: Nations, stands: Stands) -> bool:
    """Work out who controls some provinces; whether that is new for any."""
    owners, capital = g.owner, g.capital
    keeping = regional | g.inactive
    for lord in members(regional):
        keeping |= g.vassals(lord)  # what they control he does, too (XII.A-5)
    held, ceded = stands.held, stands.ceded
    changed = False
    for province in provinces:
        owner = owners[province]
        if owner != NONE and capital[owner] == province:
            continue  # a capital falls by conquest alone (III.G-8)
        bit = BIT[province]
        if owner != NONE and held & bit and not ceded & bit and _undisputed(g, owner, bit, stands):
            if keeping & BIT[owner] or g.level[province] > 0 or enough(g, owner, province):
                continue  # what `_holder` would say, and later
            now = NONE
        elif held & bit:
            now = _holder(g, province, owner, keeping, regional)
        elif keeping & BIT[owner] if owner != NONE else not (regional or ceded & bit):
            continue  # XII.B-5, XII.B-6, as most often
        else:
            now = _vacant(g, province, regional, ceded)
        if now == owner:
            continue
        changed = True
        owners[province] = now
        if now == NONE:
            g.emit(CONTROL_LOST, (owner, province))
        else:
            g.emit(CONTROL, (now, province))
    return changed


def _undisputed(g: Invasions, owner: Nation, bit: Places, stands: Stands) -> bool:
    """Whether the owner alone, of all who hold a place, stands in a province."""
    return bool(g.held[owner] & bit) and not stands.shared & bit


def _vacant(g: Invasions, province: Province, regional: Nations, ceded: Places) -> Nation:
    """XII.B-5, XII.B-6: an empty province whose owner does not control its region is with who does, or nobody's.

    An inactive nation keeps what it has.
    """
    if ceded & BIT[province]:
        return _host(g, province)
    if g.free_cities & BIT[province] or not regional:
        return NONE
    return members(regional)[0]


def _holder(g: Invasions, province: Province, owner: Nation, keeping: Nations, regional: Nations) -> Nation:
    """XII.B-1: who controls a province where somebody stands.

    Args:
        keeping: who keeps there what he has without units, those who control the region among them.
        regional: these alone; they control it if nobody but they and their friends is there (XII.A-3).
    """
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
    held = owner != NONE and keeping & BIT[owner]
    if owner != NONE and (held or g.level[province] > 0) and not _foreign(g, owner, here):
        return owner
    if not strong:
        contested = any(_opposed(g, n, province, here) for n in members(here))
        host = _host(g, province)
        if host != NONE and not contested and not _foreign(g, host, here) and (g.level[province] < 1 or owner == host):
            return host
        if owner == NONE and not g.free_cities & BIT[province]:
            lords = [n for n in members(regional) if not here & ~g.friends[n]]
            return lords[0] if lords else NONE
        kept = owner != NONE and (contested or (bool(here & BIT[owner]) and bool(keeping & BIT[owner])))
        return owner if kept or g.level[province] > 0 else NONE
    best = max(strong, key=lambda n: (g.units(n, province).bit_count(), -n))
    return g.federator[best] if g.foedus[best] & BIT[province] else best


def _host(g: Invasions, province: Province) -> Nation:
    """XXVIII.D-2, XXVIII.D-4: who has ceded a province by a Foedus, NONE: it is his as long as no stranger takes it, if
    a horde or a limes stands there alone or nobody."""
    for nation in members(g.nations):
        if g.foedus[nation] & BIT[province] and g.federator[nation] != NONE:
            return g.federator[nation]
    return NONE


def _foreign(g: Invasions, owner: Nation, here: Nations) -> Nations:
    """Of those who stand in a province those that are neither its owner's friends nor neutral to it."""
    return here & ~(g.friends[owner] | g.neutrals[owner] | BIT[owner])


def _opposed(g: Invasions, nation: Nation, province: Province, here: Nations) -> bool:
    """Whether an opposing unit is in a province (XII.B-1)."""
    for other in members(here & ~(g.friends[nation] | g.neutrals[nation] | BIT[nation])):
        if hostile(g, nation, other, province):
            return True
    return False


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
        g.lost_seat[loser] = province
        g.emit(CAPITAL_TAKEN, (loser, province, nation))
        bonds.capital_lost(g, loser)


# ---------------------------------------------------------------- regions


def region_holders(g: Invasions, region: Region, hordes: Places = LAND) -> Nations:
    """XII.C: the nations that control a region: one, or allies together; empires come first, then kingdoms.

    Args:
        hordes: the provinces where hordes may be (`horde_land`).
    """
    shares = _shares(g, region)
    owners = set_of(shares)
    found = _claimed(g, region, hordes, shares, owners)
    if not found:
        suzerains = _suzerains(g, owners)
        found = _claimed(g, region, 0, shares, suzerains) if suzerains else 0
    return found


def _suzerains(g: Invasions, owners: Nations) -> Nations:
    """XII.A-5: of those who control nothing themselves the suzerains of some who do."""
    found = 0
    for owner in members(owners):
        if g.bond[owner] == VASSAL and g.lord[owner] != NONE:
            found |= BIT[g.lord[owner]]
    return found & ~owners


def _claimed(g: Invasions, region: Region, hordes: Places, shares: dict[Nation, Places], whose: Nations) -> Nations:
    """XII.C: who of some nations controls a region, by its cities, its provinces or its hordes.

    A vassal to whom what it has suffices goes before its suzerain of the same status, who has it too (XII.A-5).
    """
    status, able = g.status, members(g.active & whose)
    claimants = [n for n in able if g.bond[n] == VASSAL]
    claimants += [n for n in able if g.bond[n] != VASSAL]
    for nation in claimants:
        if status[nation] == EMPIRE:
            built = sum([BIT[p] for p in PROVINCES_OF[region] if g.level[p] > 0])
            if (_pooled(g, nation, shares) & built).bit_count() * 2 > built.bit_count():
                return _with_allies(g, nation, region, shares)
    size = len(PROVINCES_OF[region])
    for nation in claimants:
        if status[nation] == KINGDOM and _pooled(g, nation, shares).bit_count() * 2 > size:
            return _with_allies(g, nation, region, shares)
    by_horde = _by_horde(g, region, shares, hordes & LANDS[region])
    if by_horde:
        return by_horde
    if CIVIL_REGIONS & BIT[region]:
        for nation in claimants:
            if status[nation] == BARBARIAN and _pooled(g, nation, shares).bit_count() * 2 > size:
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
    found = 0
    for owner, share in shares.items():
        lord = g.lord[owner]
        served = lord != NONE and whose & BIT[lord] and g.bond[owner] == VASSAL and g.nations & BIT[owner]
        if served or whose & BIT[owner]:
            found |= share
    return found


def _with_allies(g: Invasions, nation: Nation, region: Region, shares: dict[Nation, Places]) -> Nations:
    """XII.C-2: each ally present in the region controls it."""
    allies = g.allies[nation]
    if not allies:
        return BIT[nation]
    land = LANDS[region]
    return BIT[nation] | sum([BIT[n] for n in members(allies) if n in shares or g.present[n] & land])


def horde_land(g: Invasions) -> Places:
    """The provinces with hordes."""
    inside = g.inside
    off = HORDES & (inside[RESERVE] | inside[LATER] | inside[TRACK] | inside[GONE])
    return sum({BIT[g.at[horde]] for horde in members(HORDES ^ off)})


def _by_horde(g: Invasions, region: Region, shares: dict[Nation, Places], where: Places) -> Nations:
    """XII.C-3: the barbarian nation whose hordes, and its allies' and vassals', are the only ones in a region.

    The horde of a federate counts for its federator (XXVIII.D-2), so that it claims nothing by it. `where`: the
    provinces of the region where there may be one.
    """
    there = 0
    for province in members(where):
        for horde in members(g.inside[province] & HORDES):
            if g.status[NATION_OF[horde]] == BARBARIAN:
                there |= BIT[NATION_OF[horde]]
    there &= g.nations
    for nation in members(there & g.active):
        if g.federator[nation] == NONE and not there & ~(BIT[nation] | g.allies[nation] | g.vassals(nation)):
            return _with_allies(g, nation, region, shares)
    return 0


def _reaching(g: Invasions, whose: Nations) -> Places:
    """The provinces in whose regions some nations may have a say: their own, those of their hordes, those where they
    stand while they have an ally (XII.C-2)."""
    found = 0
    for nation in members(whose):
        horde = g.horde(nation)
        found |= owned(g, nation) | (BIT[horde] if horde != NONE else 0)
        if g.allies[nation]:
            found |= g.present[nation] & LAND
    return found


def regions(g: Invasions, nation: Nation) -> Regions:
    """The regions that a nation controls, by itself or through its vassals (XII.A-5)."""
    whose = BIT[nation] | g.vassals(nation)
    near, hordes = _reaching(g, whose), horde_land(g)
    return sum([BIT[r] for r in range(REGIONS) if LANDS[r] & near and region_holders(g, r, hordes) & whose])


def own_regions(g: Invasions, nation: Nation) -> Regions:
    """The regions that a nation controls itself."""
    near, hordes = _reaching(g, BIT[nation] | g.vassals(nation)), horde_land(g)
    return sum([BIT[r] for r in range(REGIONS) if LANDS[r] & near and region_holders(g, r, hordes) & BIT[nation]])


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
