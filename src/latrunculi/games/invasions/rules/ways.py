"""XVIII.A to XVIII.C, XVIII.J, XVIII.K: where a pile may step, and where it must or must not stop."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.cards import EVENT_NUMBER, FORCED_MARCH
from latrunculi.games.invasions.components.chart import (
    ARABIA_DESERTA,
    BARBARIAN_LAND,
    BY_LAND,
    CLOSED,
    EAST,
    LANDS,
    LIMES,
    LIMES_HALF,
    MAURETANIA,
    NEAR,
    NONE,
    OVER_STRAIT,
    PROVINCE,
    PROVINCES,
    REGION,
    REGION_OF,
    REGIONS,
    SCYTHIA,
    strait_sea,
)
from latrunculi.games.invasions.components.counters import (
    CAVALRY,
    HORDES,
    LEADERS,
    LOCAL_UNITS,
    NATION_OF,
    OF_NATION,
    OF_TYPE,
    SATRAPES,
    THEMA_TYPE,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import BYZANTINS, NATION, NATIONS, NOMADS, OSTROGOTHS, ROMAINS
from latrunculi.games.invasions.rules import control, relations
from latrunculi.games.invasions.rules.ints import Nation, Nations, Piece, Pieces, Place, Places, Province, Region, Turn
from latrunculi.games.invasions.rules.state import FIRST_SEA, LAND, MOST_STEPS, VASSAL, Invasions
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.tabletop.ways import Journey

MOORS: Final[Nations] = BIT[NATION["mauritaniens"]] | BIT[NATION["berberes"]]
"""Who may enter MAURETANIA (XVIII.K-3)."""
ARABS: Final[Nation] = NATION["arabes"]
SATRAPIES: Final[Places] = LANDS[REGION["mesopotamia"]] | LANDS[REGION["persis"]]
HASTE: Final = EVENT_NUMBER[FORCED_MARCH]["steps"]
BOSPHORUS: Final = (PROVINCE["thracia"], PROVINCE["bythinia"])


def _neighbours(region: Region) -> Places:
    """The provinces of a region and of those adjacent to it."""
    around = 0
    for province in members(LANDS[region]):
        around |= NEAR[province]
    found = LANDS[region]
    for other in range(REGIONS):
        if LANDS[other] & around:
            found |= LANDS[other]
    return found


def _neighbourhoods(provinces: list[Province]) -> Places:
    """The regions of some provinces, and those adjacent."""
    found = 0
    for province in provinces:
        found |= _neighbours(REGION_OF[province])
    return found


NEIGHBOURHOOD: Final = tuple([_neighbours(region) for region in range(REGIONS)])
"""For each region the provinces of it and of adjacent regions (XVIII.A-7)."""


THEMATA_LAND: Final[Places] = _neighbourhoods([p for p in members(LIMES) if LIMES_HALF[p] == EAST])
"""The regions of the limites of the East, and those adjacent: where themata may be."""


# ---------------------------------------------------------------- capacity (XVIII.B, XVIII.D)


MOVERS: Final[Pieces] = UNIT_MASK | LEADERS | HORDES
"""What can march."""
UNLED: Final[tuple[int, ...]] = (tables.steps(False, False), tables.steps(True, False))
LED: Final[tuple[int, ...]] = (tables.steps(False, True), tables.steps(True, True))
"""The steps on foot and on horse, without a leader, which are fewer, and with one."""


def capacity(g: Invasions, piece: Piece, led: bool) -> int:
    """The steps that a piece has."""
    return capacities(g, BIT[piece], led)[0][0]


def capacities(g: Invasions, pieces: Pieces, led: bool) -> list[tuple[int, Pieces]]:
    """XVIII.B: some pieces by the steps that they have; a leader alone has those of cavalry that he leads.

    A reduced elite goes on foot (XX.C-5); a horde marches as infantry, and nobody leads it (III.D-4). The
    card Forced March gives more.
    """
    leaders = pieces & LEADERS
    found = [(LED[True], leaders)] if leaders else []
    men = pieces ^ leaders
    riders = men & CAVALRY
    riders ^= riders & g.reduced
    for mounted, some in ((True, riders), (False, men ^ riders)):
        if some:
            following = some & UNIT_MASK if led else 0
            following ^= following & g.unled
            if following:
                found.append((LED[mounted], following))
            if following != some:
                found.append((UNLED[mounted], some ^ following))
    if pieces & g.hastened:
        quicker = [(steps + HASTE, some & g.hastened) for steps, some in found]
        found = [pair for pair in [(steps, some & ~g.hastened) for steps, some in found] + quicker if pair[1]]
    return found


def left(g: Invasions, group: Pieces) -> int:
    """The steps that a pile has left: those of the piece that has fewest (XVIII.A-3)."""
    found = MOST_STEPS if group else 0
    for steps, some in capacities(g, group, bool(group & LEADERS)):
        spare = steps - g.most_steps(some)
        if spare < found:
            found = spare
    return found


def fresh(g: Invasions, pieces: Pieces) -> Pieces:
    """The pieces among some that may move on together, if the leaders among them come along."""
    movable = pieces & MOVERS
    movable ^= movable & g.inactive_leaders
    if not movable & g.spent[0]:
        return movable  # nobody is so slow that he cannot take a step
    leaders = rested(g, movable & LEADERS, True)
    return leaders | rested(g, movable & ~LEADERS, bool(leaders))


def rested(g: Invasions, pieces: Pieces, led: bool, least: int = 1) -> Pieces:
    """Of some pieces those that have so many steps left."""
    found = 0
    for steps, some in capacities(g, pieces, led) if pieces else ():
        found |= some ^ (some & g.spent[steps - least])
    return found


def army(g: Invasions, nations: Nations) -> Pieces:
    """The pieces of some nations."""
    found = 0
    for nation in members(nations):
        found |= g.army[nation]
    return found


def camps(g: Invasions, pieces: Pieces) -> Places:
    """The provinces where some pieces are."""
    return LAND & sum({BIT[g.at[piece]] for piece in members(pieces)})


def banner(g: Invasions, nations: Nations, group: Pieces) -> Nation:
    """The nation whose pile it is: of those that move together the first that has units in it, or else pieces."""
    whole = members(nations)
    if len(whole) > 1:
        for kind in (group & UNIT_MASK, group):
            for nation in whole:
                if g.army[nation] & kind:
                    return nation
    return whole[0]


def halt(g: Invasions, pieces: Pieces) -> None:
    """Some pieces have stopped for good: nothing is left to them in this sub-step (XVIII.C-1, XVIII.J-3)."""
    g.spend(pieces, MOST_STEPS)


# ---------------------------------------------------------------- closed land (XVIII.A-7, XVIII.K)


def _barred(nation: Nation, turn: Turn) -> Places:
    """XVIII.K: the provinces that the pieces of a nation may not enter."""
    barred = 0 if nation == ARABS else BIT[ARABIA_DESERTA]
    if not NOMADS & BIT[nation] and not (nation == OSTROGOTHS and turn == 1):
        barred |= LANDS[SCYTHIA]
    return barred if MOORS & BIT[nation] else barred | LANDS[MAURETANIA]


BARRED_AT_FIRST: Final = tuple([_barred(nation, 1) for nation in range(NATIONS)])
BARRED: Final = tuple([_barred(nation, 2) for nation in range(NATIONS)])
"""By nation, in the first turn and later."""
TIED: Final[Pieces] = SATRAPES | LOCAL_UNITS
"""Pieces that are closer to home than others of their nation."""
BOUND: Final[Pieces] = TIED | HORDES
"""Pieces that may be barred from land that is open to others of their nation."""
OPEN: Final[Places] = LAND & ~CLOSED
"""The provinces that are closed to no nation."""


def closed(g: Invasions, group: Pieces) -> Places:
    """XVIII.K, III.B-22: the provinces that a pile may not enter for what it is."""
    barred = 0
    rest = group
    while rest:
        nation = NATION_OF[rest.bit_length() - 1]
        rest ^= rest & OF_NATION[nation]
        barred |= BARRED_AT_FIRST[nation] if g.turn == 1 else BARRED[nation]
        if NOMADS & BIT[nation] and g.civilised(nation):
            barred |= LANDS[SCYTHIA]  # a nomad no more (VI.I-1)
    if group & TIED:
        if group & SATRAPES:
            barred |= LAND & ~SATRAPIES
        for piece in members(group & LOCAL_UNITS):
            barred |= LAND & ~homeland(g, piece)
    return barred


def bar_closed(may: Offers, closed: Places, group: Pieces) -> None:
    """State which land is `closed` to a pile, region by region, and what binds some of it to their own."""
    if closed:
        may.bar("INV-XVIII.K-1", closed & LANDS[SCYTHIA])
        may.bar("INV-XVIII.K-2", closed & BIT[ARABIA_DESERTA])
        may.bar("INV-XVIII.K-3", closed & LANDS[MAURETANIA])
        may.bar("INV-III.B-22" if group & SATRAPES else "INV-XVIII.I-9", closed & OPEN)


def welcome(g: Invasions, pieces: Pieces, province: Province) -> Pieces:
    """Of some pieces those that may enter a province for what they are."""
    if OPEN & BIT[province] and not pieces & TIED:
        return pieces
    return sum([BIT[p] for p in members(pieces) if not closed(g, BIT[p]) & BIT[province]])


def homeland(g: Invasions, piece: Piece) -> Places:
    """Where the units on the backs of limites may be: in their region, themata in the East (Romains P, Byzantins R)."""
    if OF_TYPE[THEMA_TYPE] & BIT[piece]:
        return THEMATA_LAND
    here = g.at[piece]
    return LANDS[REGION_OF[here]] if here < PROVINCES and REGION_OF[here] != NONE else LAND


def tether(g: Invasions, nation: Nation, here: Province) -> Places:
    """XVIII.A-7: the provinces that a nomad's vassal may not enter, as they are too far from its suzerain's horde.

    Where it stands beyond them already, as the horde has moved, nothing holds it.
    """
    lord = g.lord[nation]
    if lord == NONE or g.bond[nation] != VASSAL or not relations.nomadic(g, lord):
        return 0
    horde = g.horde(lord)
    if horde == NONE or REGION_OF[horde] == NONE:
        return 0
    near = NEIGHBOURHOOD[REGION_OF[horde]]
    return LAND & ~near if near & BIT[here] else 0


def settled(g: Invasions, group: Pieces, here: Province) -> Places:
    """XXVIII.E-4: the provinces that a pile with the horde of a federate may not enter: all but the land of its Foedus,
    unless it has been driven out of it."""
    found = 0
    for horde in members(group & HORDES):
        land = g.foedus[NATION_OF[horde]]
        if land & BIT[here]:
            found |= LAND & ~land
    return found


# ---------------------------------------------------------------- straits (XVIII.J, XXV.F)


def blockaded(g: Invasions, nation: Nation, here: Province) -> Places:
    """XXV.F: the provinces over a strait from one that a hostile fleet keeps a nation from."""
    found = 0
    for there in members(OVER_STRAIT[here]):
        sea = strait_sea(here, there)
        for other in members(g.standing[FIRST_SEA + sea]):
            if g.blockades[other] & BIT[sea] and relations.hostile(g, nation, other, FIRST_SEA + sea):
                found |= BIT[there]
    return found


def ferry(g: Invasions, nation: Nation, here: Province) -> Places:
    """The province over the Bosphorus, for those to whom it is a step like others (XVIII.J-3, Byzantins P)."""
    if nation != BYZANTINS and not (nation == ROMAINS and relations.united(g)):
        return 0
    if here == BOSPHORUS[0]:
        return BIT[BOSPHORUS[1]]
    return BIT[BOSPHORUS[0]] if here == BOSPHORUS[1] else 0


def tiring(g: Invasions, nation: Nation, here: Province) -> Places:
    """The provinces over a strait that takes all of a pile's capacity (XVIII.J-3)."""
    straits = OVER_STRAIT[here]
    return straits & ~ferry(g, nation, here) if straits else 0


# ---------------------------------------------------------------- a pile on its way


class Lay:
    """The lay of the land for a nation: `hostile` provinces, where foes stand and its units must stop (XVIII.C-1), and
    `crowded` ones, where neutrals stand, so that it may pass and not stop (XII.D-1). `free`: those where its units may
    go and stay from any other, straits apart, whoever they are (`at_large`).

    Args:
        among: the nations that are reckoned with.
    """

    def __init__(self, g: Invasions, nation: Nation, among: Nations = -1) -> None:
        hostile = crowded = wild = 0
        held = g.held
        strangers = g.nations & ~g.friends[nation] & among
        for other in members(strangers & g.neutrals[nation]):
            crowded |= held[other]
        foes = strangers & ~g.neutrals[nation]
        lenient = relations.tolerated(g, nation, foes)
        for other in members(foes ^ lenient):
            hostile |= held[other]
        for other in members(lenient):
            wild |= held[other]
        crowded |= wild & BARBARIAN_LAND
        hostile |= wild & ~BARBARIAN_LAND
        self.hostile: Final = hostile & LAND
        self.crowded: Final = crowded & LAND & ~hostile
        tied = g.lord[nation] != NONE or g.raided & BIT[nation]
        self.free: Final = 0 if tied else OPEN & ~self.crowded


def lay_beside(g: Invasions, nation: Nation, here: Province) -> Lay:
    """The same as far as it bears on the next step from a province: those who stand beside it are reckoned with, all
    others only where the way may lead through a crowd to where they are."""
    beside = 0
    for province in members(NEAR[here]):
        beside |= g.standing[province]
    lay = Lay(g, nation, beside)
    return Lay(g, nation) if lay.crowded & NEAR[here] else lay


def at_large(g: Invasions, nation: Nation, group: Pieces, lay: Lay, here: Province) -> bool:
    """Whether a pile that has a step left has somewhere to go by land where nothing of `Route` could hinder it: so it
    is with most, of which no more need be asked."""
    near = BY_LAND[here] & lay.free
    if not near or group & BOUND:
        return False
    return bool(group & UNIT_MASK) or any(peaceful(g, nation, province) for province in members(near))


def peaceful(g: Invasions, nation: Nation, province: Province) -> bool:
    """Whether leaders or a horde without units may enter a province: they attack nobody (III.D-7). In empty, rural land
    that nobody controls there is nobody to attack."""
    if g.owner[province] == NONE and g.level[province] < 1:
        return not relations.enemies(g, nation, province)
    return relations.ground(g, nation, province) != relations.HOSTILE


def crowded(g: Invasions, nation: Nation, province: Province) -> bool:
    """XII.D-1: whether neutrals stand in a province, so that nobody else may stop there, and no foe does."""
    return bool(relations.strangers(g, nation, province)) and not relations.enemies(g, nation, province)


def taken(g: Invasions, nation: Nation, among: Places) -> Places:
    """Of some provinces those that are `crowded`."""
    return sum([BIT[province] for province in members(among) if crowded(g, nation, province)])


def undisputed(g: Invasions, nation: Nation) -> Places:
    """XI.C-3: the provinces of a nation where no foe stands: where it regroups before a raid, as it attacks nobody."""
    return sum([BIT[p] for p in members(control.owned(g, nation)) if not relations.enemies(g, nation, p)])


def admit_nation(g: Invasions, nation: Nation, may: Offers, here: Place) -> None:
    """State where a nation may go from a province, whoever of it."""
    if g.lord[nation] != NONE:
        may.bar("INV-XVIII.A-7", tether(g, nation, here))
    if g.raided & BIT[nation]:
        may.only("INV-XI.C-3", undisputed(g, nation))
    if OVER_STRAIT[here]:
        may.bar("INV-XXV.F-1", blockaded(g, nation, here))


class Route(Journey):
    """The way of a pile, step by step: what it has spent, or will have, is counted from where it stands."""

    def __init__(self, g: Invasions, nation: Nation, group: Pieces, lay: Lay | None = None) -> None:
        super().__init__(left(g, group))
        self.g = g
        self.nation = nation
        self.lay = lay or Lay(g, nation)
        self.group = group
        self.closed = closed(g, group)
        self.begun = bool(group & g.spent[0])

    def near(self, here: Place) -> int:
        return NEAR[here]

    def easy(self, here: Place) -> int:
        return NEAR[here] & ~tiring(self.g, self.nation, here)

    def payable(self, here: Place, spent: int) -> int:
        if spent >= self.pace:
            return 0
        return NEAR[here] & ~tiring(self.g, self.nation, here) if self.begun or spent else NEAR[here]

    def state_price(self, may: Offers, here: Place, spent: int) -> None:
        if self.begun or spent:
            may.bar("INV-XVIII.J-3", tiring(self.g, self.nation, here))
        may.when("INV-XVIII.A-3", spent < self.pace)

    def enter(self, may: Offers, here: Place) -> None:
        self.admit(may, here)
        admit_nation(self.g, self.nation, may, here)
        if not self.group & UNIT_MASK:
            near = may.undecided & NEAR[here]
            may.bar("INV-III.D-7", sum([BIT[p] for p in members(near) if not self.peaceful(p)]))

    def admit(self, may: Offers, here: Place) -> None:
        """State where the pile may go for what it is."""
        bar_closed(may, self.closed & NEAR[here], self.group)
        if self.group & HORDES:
            may.bar("INV-XXVIII.E-4", settled(self.g, self.group, here))

    def peaceful(self, province: Province) -> bool:
        """Whether a pile without units may enter a province."""
        return peaceful(self.g, self.nation, province)

    def stay(self, may: Offers, beyond: int) -> None:
        may.bar("INV-XII.D-1", self.lay.crowded & ~beyond)

    def halts(self) -> int:
        return self.lay.hostile & ~self.g.passages

    def after(self, here: Place, there: Place, spent: int) -> int:
        return self.pace if tiring(self.g, self.nation, here) & BIT[there] else spent + 1
