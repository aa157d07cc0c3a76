"""XVIII.G: outside invasions a horde moves by migration, with all units of its nation."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import NEAR, NONE, SITES
from latrunculi.games.invasions.components.counters import HORDE_OF, HORDE_STEPS, LEADERS, OF_NATION, UNIT_MASK
from latrunculi.games.invasions.rules import foedera, relations, stacking, ways
from latrunculi.games.invasions.rules.ints import Nation, Nations, Piece, Pieces, Place, Places, Province
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_march import FOLLOW, FOLLOWED, MIGRATED, SETTLE_IN
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.ways import Reach, search


class Country(ways.Lay):
    """The lay of the land for a nation that migrates, and where it may go from a province (`beside`): into none with
    foes, nor into a foe's city, as it attacks nobody. Each province is looked at once."""

    def __init__(self, g: Invasions, nation: Nation) -> None:
        super().__init__(g, nation)
        self.g: Final = g
        self.nation: Final = nation
        self._beside: Final[dict[Province, Places]] = {}
        self._seen: Places = 0
        self._shut: Places = 0

    def beside(self, here: Province) -> Places:
        """The provinces that its people may enter from one, whoever they are."""
        known = self._beside.get(here, NONE)
        if known == NONE:
            may = Reach(NEAR[here] & ~self.hostile)
            ways.admit_nation(self.g, self.nation, may, here)
            may.bar("INV-XVIII.G-3", self._shut_cities(may.zones & SITES))
            known = self._beside[here] = may.zones
        return known

    def _shut_cities(self, among: Places) -> Places:
        """Those of some sites of cities that are closed to it."""
        for province in members(among & ~self._seen):
            if not peaceful(self.g, self.nation, province):
                self._shut |= BIT[province]
        self._seen |= among
        return among & self._shut


class Trek(ways.Route):
    """The way of a migrating pile: where its people may go, and where it may itself."""

    def __init__(self, g: Invasions, nation: Nation, group: Pieces, country: Country) -> None:
        super().__init__(g, nation, group, country)
        self.country: Final = country

    def enter(self, may: Offers, here: Place) -> None:
        may.only("INV-XVIII.G-3", self.country.beside(here))
        self.admit(may, here)


def peaceful(g: Invasions, nation: Nation, province: Province) -> bool:
    """Whether a migration may lead through a province where no foe is: there is no foe's city either."""
    return g.level[province] < 1 or relations.ground(g, nation, province) != relations.HOSTILE


def reach(g: Invasions, country: Country, piece: Pieces, here: Province, pace: int = NONE) -> Places:
    """Where a piece may get in one migration, where it stands included."""
    trek = Trek(g, country.nation, piece, country)
    if pace != NONE:
        trek.pace = pace
    found = BIT[here]
    if trek.pace > 0:
        for there in search(trek, [here]).prices:
            found |= BIT[there]
    return found


def folk(g: Invasions, nation: Nation) -> Pieces:
    """The units that migrate with their horde: all of the nation that do not serve another (XVIII.G-3)."""
    return g.in_play(nation) & OF_NATION[nation] & UNIT_MASK


def resting(g: Invasions, nation: Nation) -> bool:
    """Whether neither horde nor units have moved in this sub-step, or refuse to: they all migrate together."""
    return not (g.spent[0] | g.mutinous) & (folk(g, nation) | BIT[HORDE_OF[nation]])


def able(g: Invasions, nations: Nations) -> Nations:
    """Of some nations those whose horde may migrate (XVIII.G-1)."""
    found = 0
    for nation in members(nations & ~g.invading):
        if g.horde(nation) != NONE and resting(g, nation) and has_goals(g, nation):
            found |= BIT[nation]
    return found


def goals(g: Invasions, nation: Nation) -> Places:
    """XVIII.G-3: where a horde may migrate so that every unit of its nation may end with it or next to it."""
    country = Country(g, nation)
    found = homes(g, country, HORDE_STEPS[nation])
    for here, units in camps(g, nation).items():
        if not found:
            break
        slowest = reach(g, country, units, here)
        found = sum([BIT[p] for p in members(found) if (NEAR[p] | BIT[p]) & slowest])
    return found


def has_goals(g: Invasions, nation: Nation) -> bool:
    """Whether there is any: most often one is next to the horde and to all units, so that no way need be looked for."""
    beside = homes(g, Country(g, nation), 1)
    for here in camps(g, nation):
        beside &= NEAR[here] | BIT[here]
    return bool(beside or goals(g, nation))


def homes(g: Invasions, country: Country, pace: int) -> Places:
    """Where a horde may go in so many steps, whatever becomes of its units."""
    nation = country.nation
    horde = g.horde(nation)
    found = reach(g, country, BIT[HORDE_OF[nation]], horde, pace) & ~BIT[horde]
    return loyal(g, nation, found) if g.foedus[nation] else found


def loyal(g: Invasions, nation: Nation, among: Places) -> Places:
    """XXVIII.E-3, XXVIII.E-4: of some provinces those of its Foedus to which a federate may migrate: none of the others
    is left without a unit, as some find no room with the horde, or the federator has a unit there."""
    people = folk(g, nation)
    camping = [p for p in members(g.foedus[nation]) if g.inside[p] & people]
    abandoned = sum([BIT[p] for p in camping if foedera.deserts(g, people, p)])
    found = 0
    for goal in members(among & g.foedus[nation]):
        coming = (people & ~g.inside[goal]).bit_count()
        staying = coming - stacking.room(g, nation, goal, chiefs(g, nation))
        if (abandoned & ~BIT[goal]).bit_count() <= max(0, staying):
            found |= BIT[goal]
    return found


def chiefs(g: Invasions, nation: Nation) -> Pieces:
    """The leaders who migrate with their people."""
    return g.in_play(nation) & LEADERS & OF_NATION[nation]


def camps(g: Invasions, nation: Nation) -> dict[Province, Pieces]:
    """By province the units and leaders of a nation that migrate, those with the same pace together."""
    found: dict[Province, Pieces] = {}
    for unit in members(folk(g, nation)):
        here = g.at[unit]
        found[here] = found.get(here, g.leaders(nation, here)) | BIT[unit]
    return found


class Migration(Procedure[Invasions]):
    """The migration of a nation: first the horde (`goal`), then unit after unit; nobody intercepts (XVIII.G-5).

    `pieces`: units that have not followed yet. As long as there is room with the horde units go there, then next to it.
    """

    NAME = "migration"
    ASKS = {"settle_in": "INV-XVIII.G-3", "follow": "INV-XVIII.G-3", "beside": "INV-XVIII.G-3"}

    nation: Nation
    goal: Province = NONE
    pieces: Pieces = 0

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation),)

    def start(self, g: Invasions) -> None:
        """Where to."""
        self.step = "settle_in"

    def settle_in(self, g: Invasions) -> None:
        """Ask for the new home."""
        g.ask(g.seat(self.nation))

    def follow(self, g: Invasions) -> None:
        """Who goes to the horde, while there is room."""
        if self.followed(g):
            g.ask(g.seat(self.nation))
        else:
            self.step = "beside"

    def beside(self, g: Invasions) -> None:
        """XVIII.G-3: where stacking forbids to be with the horde, units end next to it."""
        while self.pieces and not self.near(g):
            self.pieces &= self.pieces - 1
        if self.pieces:
            g.ask(g.seat(self.nation))
        else:
            g.end()

    def followers(self, g: Invasions) -> Pieces:
        """The units that may still join the horde; then the leaders, who have led them until then, those too whose
        units have all gone before them."""
        found = 0
        country = Country(g, self.nation)
        for here, pile in self.behind(g):
            if reach(g, country, pile, here) & BIT[self.goal]:
                found |= pile & self.pieces
        units = found & UNIT_MASK
        if units and self.room(g, found):
            return units
        return found & LEADERS

    def behind(self, g: Invasions) -> list[tuple[Province, Pieces]]:
        """The piles elsewhere of which not all have followed yet, each with its province."""
        piles = camps(g, self.nation)
        for leader in members(self.pieces & LEADERS):
            if g.at[leader] not in piles:
                piles[g.at[leader]] = g.leaders(self.nation, g.at[leader])
        return [(here, pile) for here, pile in piles.items() if pile & self.pieces and here != self.goal]

    def room(self, g: Invasions, coming: Pieces) -> bool:
        """Whether one more unit finds room with the horde and the leaders that come."""
        return stacking.room(g, self.nation, self.goal, coming & LEADERS) > 0

    def followed(self, g: Invasions) -> bool:
        """Whether there are any followers, without looking for all of them; only leaders could make room for more."""
        country = Country(g, self.nation)
        room = self.room(g, 0)
        return any(
            (room or pile & self.pieces & LEADERS) and reach(g, country, pile, here) & BIT[self.goal]
            for here, pile in self.behind(g)
        )

    def first(self) -> Piece:
        """The unit that is asked about next."""
        return members(self.pieces)[0]

    def near(self, g: Invasions) -> Places:
        """Where the next unit may end, next to the horde."""
        unit = self.first()
        here = g.at[unit]
        if here == self.goal:
            return 0
        found = reach(g, Country(g, self.nation), BIT[unit], here) & NEAR[self.goal]
        found = sum([BIT[p] for p in members(found) if stacking.fits(g, self.nation, p, BIT[unit])])
        return found & self.unguarded(g) or found

    def unguarded(self, g: Invasions) -> Places:
        """XXVIII.E-3: the ceded provinces that all others have left: where the next unit goes if it can."""
        others = folk(g, self.nation) & ~self.pieces | g.army[g.federator[self.nation]] & UNIT_MASK
        return sum([BIT[p] for p in members(g.foedus[self.nation]) if not g.inside[p] & others])

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "settle_in":
            may.offer(SETTLE_IN, "INV-XVIII.G-3", goals(g, self.nation))
        elif self.step == "follow":
            may.offer(FOLLOW, "INV-XVIII.G-3", g.alike(self.followers(g)))
        else:
            may.offer(SETTLE_IN, "INV-XVIII.G-3", self.near(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == FOLLOW:
            self.move(g, obj, self.goal)
        elif self.step == "beside":
            self.move(g, self.first(), obj)
        else:
            self.lead(g, obj)

    def lead(self, g: Invasions, there: Province) -> None:
        """The horde goes first."""
        horde = HORDE_OF[self.nation]
        g.emit(MIGRATED, (self.nation, g.at[horde], there))
        g.put(horde, there)
        ways.halt(g, BIT[horde])
        self.goal = there
        self.pieces = folk(g, self.nation) | chiefs(g, self.nation)
        self.pieces &= ~g.inside[there]
        self.step = "follow"

    def move(self, g: Invasions, piece: Piece, there: Province) -> None:
        """A unit or leader follows."""
        self.pieces &= ~BIT[piece]
        if g.at[piece] != there:
            g.emit(FOLLOWED, (piece, g.at[piece], there))
            g.put(piece, there)
        ways.halt(g, BIT[piece])
