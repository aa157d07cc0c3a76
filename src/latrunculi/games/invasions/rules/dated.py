"""The dated entries of the Chronologie: nations that enter, invade and leave, and what else happens (IX.A, XVIII.H)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from latrunculi.games.invasions.components.chart import BRITANNIA, DISTANCE, NONE, PROVINCE, REGION
from latrunculi.games.invasions.components.chronology import DATED
from latrunculi.games.invasions.components.counters import (
    HORDE_OF,
    INFANTRY,
    LEADERS,
    OF_NATION,
    OF_TYPE,
    TYPE,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import (
    ACTIVE_NATIONS,
    BYZANTINS,
    CIVILISED_BY_NATURE,
    GHASSANIDES,
    HUNS,
    LAKHMIDES,
    NATION,
    PERSES,
    ROMAINS,
)
from latrunculi.games.invasions.rules import bonds, control, realms, relations, stacking
from latrunculi.games.invasions.rules.evictions import Evict, stranded
from latrunculi.games.invasions.rules.ints import Nation, Places, Province
from latrunculi.games.invasions.rules.rolls import d2, rolled
from latrunculi.games.invasions.rules.separation import Separation
from latrunculi.games.invasions.rules.state import BARBARIAN, CLIENT, DEEDS, KINGDOM, LAND, VASSAL, Invasions
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_life import (
    ARRIVED,
    INVADES,
    ISLAM,
    POST,
    REINFORCED,
)
from latrunculi.games.invasions.rules.words_life import (
    DATED as HAPPENED,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

SYAGRIUS: Final[Province] = PROVINCE["neustria"]
TREVERIA: Final[Province] = PROVINCE["treveria"]
NORTHERN_GAUL: Final = REGION["gallia-septentrionalis"]


def happen(g: Invasions, entry: int) -> None:
    """An entry of this turn is resolved."""
    one = DATED[entry]
    nation = NATION[one.nation]
    if one.kind == "invasion":
        invade(g, nation)
    elif one.kind == "enter":
        if not ((g.active | g.dead) & BIT[nation]) and may_enter(g, entry):
            g.emit(HAPPENED, (entry,))
            g.call(Arrival(entry))
    else:
        EFFECTS[one.effect](g, entry)


def invade(g: Invasions, nation: Nation) -> None:
    """XVIII.H-1: a barbarian nation that is no vassal invades in this turn."""
    if g.active & BIT[nation] and g.barbarian(nation) and g.bond[nation] != VASSAL:
        g.invading |= BIT[nation]
        g.emit(INVADES, (nation,))


# ---------------------------------------------------------------- nations that enter


def may_enter(g: Invasions, entry: int) -> bool:
    """Whether what an entry asks for holds; a nation that stands on the map already does not enter again."""
    one = DATED[entry]
    nation = NATION[one.nation]
    if one.effect == "activate":
        return True
    if g.inactive & BIT[nation]:
        return False
    if one.effect == "arise":
        return bool(risen(g, entry))
    if one.effect == "unless-empty":
        return not g.holders(one.places[0])
    return True


def risen(g: Invasions, entry: int) -> Places:
    """The provinces that a nation of former Romans receives: those of Rome where it rises."""
    one = DATED[entry]
    roman = control.owned(g, ROMAINS)
    if SYAGRIUS in one.places:
        lost = roman & BIT[SYAGRIUS] and not roman & BIT[TREVERIA]
        if not lost or control.region_holders(g, NORTHERN_GAUL) & BIT[ROMAINS]:
            return 0
        return sum([BIT[p] for p in one.places if roman & BIT[p]])
    return roman & BRITANNIA


class Arrival(Procedure[Invasions]):
    """IX.B-1: a nation enters the map. `provinces`: where; who stands there has been evicted (or goes now)."""

    NAME = "arrival"

    entry: int
    provinces: Places = 0

    def start(self, g: Invasions) -> None:
        """Where: the first of the places where nobody stands, else the first; or all that rises."""
        one = DATED[self.entry]
        nation = NATION[one.nation]
        settled = members(g.present[nation] & LAND)
        if one.effect == "arise":
            self.provinces = risen(g, self.entry)
        elif one.effect == "activate" and settled:
            self.provinces = BIT[settled[0]]
        else:
            free = [p for p in one.places if not g.holders(p)]
            self.provinces = BIT[(free or one.places)[0]]
        self.step = "evict"

    def evict(self, g: Invasions) -> None:
        """Who is there evacuates, nation by nation."""
        nation = NATION[DATED[self.entry].nation]
        for province in members(self.provinces):
            for other in members(g.nations & ~BIT[nation]):
                if stranded(g, other, province) or g.capital[other] == province:
                    g.call(Evict(other, province, self.provinces))
                    return
        self.step = "enter"

    def enter(self, g: Invasions) -> None:
        """The nation is there: its status, its horde or capital, its units."""
        one = DATED[self.entry]
        nation = NATION[one.nation]
        first = members(self.provinces)[0]
        g.status[nation] = KINGDOM if CIVILISED_BY_NATURE & BIT[nation] else BARBARIAN
        g.age[nation] = max(1, g.age[nation])  # VI.C-4: who has settled has aged
        g.raiders &= ~BIT[nation]
        g.inactive &= ~BIT[nation]
        if nation < ACTIVE_NATIONS:
            g.active |= BIT[nation]
        else:
            g.inactive |= BIT[nation]
        if HORDE_OF[nation] != NONE and g.barbarian(nation):
            g.put(HORDE_OF[nation], first)
        relations.work_out(g)
        for province in members(self.provinces):
            control.take(g, province, nation)  # its city, too
        cities = members(control.cities(g, self.provinces))
        if one.effect == "arise" and cities:
            control.enthrone(g, nation, max(cities, key=lambda p: (g.level[p], -p)))
        enlist(g, nation, one.units, self.provinces, g.capital[nation])
        g.emit(ARRIVED, (nation, first))
        control.work_out(g)
        g.end()
        if one.effect == "client" and g.active & BIT[BYZANTINS] and d2(g, BYZANTINS):
            bonds.bind(g, nation, BYZANTINS, CLIENT)


def enlist(g: Invasions, nation: Nation, units: dict[str, int], land: Places, home: Province) -> None:
    """The units of a nation that enters, in turn in its provinces, first in the capital."""
    around = list(members(land))
    if home != NONE:
        around = [home] + [p for p in around if p != home]
    turn = 0
    for name, number in units.items():
        for piece in members(g.reserve(nation) & OF_TYPE[TYPE[name]])[:number]:
            place = around[turn % len(around)]
            g.put(piece, place)
            g.emit(REINFORCED, (nation, piece, place))
            turn += 1


# ---------------------------------------------------------------- events


class Migrate(Procedure[Invasions]):
    """A nation may place its horde and all its units in one of the provinces of an entry, if no enemy is there."""

    NAME = "dated-migration"
    ASKS = {"go": "INV-IX.A-1"}

    entry: int

    def nation(self) -> Nation:
        """Who."""
        return NATION[DATED[self.entry].nation]

    def start(self, g: Invasions) -> None:
        """If it is in play with a horde, and there is such a province."""
        if g.active & BIT[self.nation()] and g.horde(self.nation()) != NONE and self.goals(g):
            self.step = "go"
        else:
            g.end()

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation()),)

    def goals(self, g: Invasions) -> Places:
        """The provinces without strangers, a federate's in the land of its Foedus (XXVIII.E-4)."""
        land = g.foedus[self.nation()] or LAND
        return land & sum([BIT[p] for p in DATED[self.entry].places if relations.empty(g, self.nation(), p)])

    def go(self, g: Invasions) -> None:
        """Ask."""
        g.ask(g.seat(self.nation()))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(POST, "INV-IX.A-1", sum([BIT[p] for p in DATED[self.entry].places]))
        may.only("INV-XXVIII.E-4", g.foedus[self.nation()] or LAND)
        may.only("INV-XII.D-1", self.goals(g))
        may.offer(DONE, "INV-IX.A-1")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        g.end()
        if verb == DONE:
            return
        nation = self.nation()
        folk = g.in_play(nation) & OF_NATION[nation] & (UNIT_MASK | LEADERS) | BIT[HORDE_OF[nation]]
        g.put_all(folk, obj)
        g.emit(ARRIVED, (nation, obj))
        control.work_out(g)


class Settle(Procedure[Invasions]):
    """Some infantry of a nation settles in one of the provinces of an entry, if it is empty, else with the horde."""

    NAME = "dated-settlers"
    ASKS = {"go": "INV-IX.A-1"}

    entry: int

    def start(self, g: Invasions) -> None:
        """If the nation is in play."""
        nation = NATION[DATED[self.entry].nation]
        if not g.nations & BIT[nation] or not self.goals(g):
            g.end()
        else:
            self.step = "go"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", NATION[DATED[self.entry].nation]),)

    def goals(self, g: Invasions) -> Places:
        """The empty provinces, or that of the horde."""
        one = DATED[self.entry]
        free = sum([BIT[p] for p in one.places if not g.holders(p) and g.level[p] < 1])
        horde = g.horde(NATION[one.nation])
        return free or (BIT[horde] if horde != NONE else 0)

    def go(self, g: Invasions) -> None:
        """Ask where."""
        g.ask(g.seat(NATION[DATED[self.entry].nation]))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(POST, "INV-IX.A-1", self.goals(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        one = DATED[self.entry]
        nation = NATION[one.nation]
        for piece in members(g.reserve(nation) & INFANTRY)[: one.numbers["units"]]:
            g.put(piece, obj)
            g.emit(REINFORCED, (nation, piece, obj))
        if g.horde(nation) != obj:
            control.take(g, obj, nation)
        control.work_out(g)
        g.end()


def _split(g: Invasions, entry: int) -> None:
    """VI.K-5: each unit in a province of the other half goes to the nearest of its own with room."""
    g.emit(HAPPENED, (entry,))
    for nation, other in ((ROMAINS, BYZANTINS), (BYZANTINS, ROMAINS)):
        home = control.owned(g, nation)
        away = control.owned(g, other)
        for place in members(away & g.present[nation]):
            for piece in members(g.pieces(nation, place) & (UNIT_MASK | LEADERS)):
                roomy = [p for p in members(home) if LEADERS & BIT[piece] or stacking.room(g, nation, p) > 0]
                if roomy:
                    g.put(piece, min(roomy, key=lambda p: DISTANCE[place][p]))
    relations.work_out(g)
    control.work_out(g)
    g.call(Separation(ROMAINS, BYZANTINS))  # in land of neither the two are neutral now (XII.D-1)


def _told(g: Invasions, entry: int) -> None:
    """What is a rule elsewhere is announced."""
    g.emit(HAPPENED, (entry,))


def _migrate(g: Invasions, entry: int) -> None:
    g.call(Migrate(entry))


def _settle(g: Invasions, entry: int) -> None:
    g.call(Settle(entry))


def _attila(g: Invasions, entry: int) -> None:
    """Huns E: if his death has not been tested before, it is now."""
    if g.active & BIT[HUNS] and g.barbarian(HUNS):
        g.emit(HAPPENED, (entry,))
        g.call(realms.FateOfHuns())


def _crushed(g: Invasions, entry: int) -> None:
    """A nation leaves unless it controls its aim."""
    one = DATED[entry]
    nation = NATION[one.nation]
    if g.nations & BIT[nation] and not control.region_holders(g, REGION["persis"]) & BIT[nation]:
        g.emit(HAPPENED, (entry,))
        realms.vanish(g, nation)


def _islam(g: Invasions, entry: int) -> None:
    """V.C-2: whether Islam is founded, so that this turn is the last."""
    one = DATED[entry]
    weary = any(g.active & BIT[n] and g.decline[n] for n in (PERSES, BYZANTINS))
    buffers = g.nations & BIT[GHASSANIDES] and g.nations & BIT[LAKHMIDES]
    total = (one.numbers["war"] if weary else 0) + (0 if buffers else one.numbers["buffer"])
    if rolled(g, ISLAM, (), total) >= one.numbers["founded"]:
        g.emit(HAPPENED, (entry,))
        g.last_turn = g.turn
        g.score(NATION[one.nation], DEEDS, one.numbers["vp"])


def _grant(g: Invasions, entry: int) -> None:
    """Gold for who controls the place."""
    one = DATED[entry]
    nation = NATION[one.nation]
    if g.active & BIT[nation] and all(g.owner[p] == nation for p in one.places):
        g.emit(HAPPENED, (entry,))
        g.receive(nation, one.numbers["gold"])


EFFECTS: Final[dict[str, Callable[[Invasions, int], None]]] = {
    "siege-bonus": _told,
    "split": _split,
    "walls": _told,
    "limites": _told,
    "migrate": _migrate,
    "settle": _settle,
    "attila": _attila,
    "unless-persis": _crushed,
    "islam": _islam,
    "grant": _grant,
}
"""What the entries that are neither arrivals nor invasions do, by their effect."""
