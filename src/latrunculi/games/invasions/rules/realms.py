"""VII and VIII: how nations become kingdoms and empires, and how they vanish."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import BARBARIAN_LAND, CIVIL_REGIONS, NONE, PROVINCE, SEAT
from latrunculi.games.invasions.components.chronology import DATED
from latrunculi.games.invasions.components.counters import COMBAT, FLEETS, HORDE_OF, LEADERS, NATION_OF, OF_NATION
from latrunculi.games.invasions.components.nations import HUNS, PERSES, ROMAINS, special
from latrunculi.games.invasions.components.tables import AMOUNT, MODIFIER, TARGET
from latrunculi.games.invasions.rules import bonds, control, relations
from latrunculi.games.invasions.rules.ints import Nation, Places
from latrunculi.games.invasions.rules.rolls import rolled, score
from latrunculi.games.invasions.rules.state import CLIENT, EMPIRE, GONE, KINGDOM, RESERVE, Invasions
from latrunculi.games.invasions.rules.words_life import (
    BUILD_CITY,
    CAPITAL_SEATED,
    CITY_FOUNDED,
    EMPIRE_FOUNDED,
    EMPIRE_ROLL,
    HUNS_ROLL,
    KINGDOM_FOUNDED,
    KINGDOM_ROLL,
    SEAT_CAPITAL,
    VANISHED,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.modifiers import Tally

VOLUNTARY: Final = 3
"""Age from which a barbarian nation may become a kingdom (VII.B-1)."""
FORCED: Final = 5
"""Age from which it is tested (VII.C-1)."""
HALVES_OF_EMPIRE: Final = 6
"""Three regions, in halves: a barbarian region is one half (VIII.B-1)."""
HIGHEST_LEVEL: Final = 3
GREAT_CITIES: Final[Places] = BIT[PROVINCE["latium"]] | BIT[PROVINCE["thracia"]]
"""Roma and Constantinople."""
OLDEST_PERSIAN: Final = 5
"""A new Persian empire keeps its age, but is not older than this (Perses B)."""
KINGDOM_MODIFIERS: Final = MODIFIER["kingdom"]
EMPIRE_MODIFIERS: Final = MODIFIER["empire"]
TEN: Final = 10
OF_HUNS: Final = next(entry.numbers for entry in DATED if entry.effect == "attila")
"""The numbers of the test upon Attila's death (Huns E)."""
assert SEAT["romains"] == PROVINCE["latium"]


# ---------------------------------------------------------------- kingdoms (VII)


def may_found(g: Invasions, nation: Nation) -> bool:
    """VII.A-2, VII.C-6: whether a nation may ever become a kingdom now: barbarian, no Hun, no federate."""
    return bool(g.active & BIT[nation]) and g.barbarian(nation) and nation != HUNS and g.federator[nation] == NONE


def may_declare(g: Invasions, nation: Nation) -> bool:
    """VII.B-1: whether its player may declare a nation a kingdom; the Heruli after taking Rome's capital at any age."""
    return may_found(g, nation) and (g.age[nation] >= VOLUNTARY or odoacer(g, nation))


def odoacer(g: Invasions, nation: Nation) -> bool:
    """Whether a nation took the capital of Rome in the turn before, on one of the turns that its profile names."""
    numbers = special(nation, "odoacer")
    if numbers is None or g.lost_to[ROMAINS] != nation or g.lost_capital[ROMAINS] != g.turn - 1:
        return False
    return numbers["first"] <= g.lost_capital[ROMAINS] <= numbers["last"]


def kingdom_modifiers(g: Invasions, nation: Nation) -> Tally[str]:
    """VII.C-3, VII.C-4: what bears on the kingdom test, by clause."""
    found: Tally[str] = Tally()
    found.add("INV-VII.C-3", KINGDOM_MODIFIERS["ten-gold"] * (g.treasury[nation] // TEN))
    horde = g.horde(nation)
    if horde != NONE and BARBARIAN_LAND & BIT[horde]:
        found.add("INV-VII.C-4", KINGDOM_MODIFIERS["barbarian-region"])
    return found


def kingdom_test(g: Invasions, nation: Nation) -> None:
    """VII.C-2, VII.C-5: a barbarian nation is a kingdom if the modified die does not exceed its age."""
    if not may_found(g, nation):
        return
    die = g.die10()
    total = kingdom_modifiers(g, nation).total
    g.emit(KINGDOM_ROLL, (nation, ten_sided(die), total, g.age[nation]))
    if score(die) + total <= g.age[nation]:
        found_kingdom(g, nation)


def found_kingdom(g: Invasions, nation: Nation) -> None:
    """VII.D-1, VII.D-2: a nation is a kingdom at once; then it builds, and its horde becomes a capital."""
    g.status[nation] = KINGDOM
    g.age[nation] = 1
    g.since[nation] = g.turn
    g.invading &= ~BIT[nation]  # XVIII.H-1
    g.receive(nation, AMOUNT["new-realm"])
    g.emit(KINGDOM_FOUNDED, (nation,))
    relations.work_out(g)
    g.call(Capital(nation))


def nomadic(g: Invasions, nation: Nation) -> bool:
    """VII.D-7: whether a civilised nation still has its horde for a capital, and could found one now."""
    return g.civilised(nation) and g.horde(nation) != NONE and bool(sites(g, nation))


def sites(g: Invasions, nation: Nation) -> Places:
    """The provinces of a nation with a city or the site of one."""
    return sum([BIT[p] for p in members(control.owned(g, nation)) if g.level[p] >= 0])


def growing(g: Invasions, nation: Nation) -> Places:
    """VII.D-4, VII.D-5: where a new kingdom builds: on an empty site, else in a city of level 1, else of level 2."""
    land = members(sites(g, nation))
    for level in range(HIGHEST_LEVEL):
        found = sum([BIT[p] for p in land if g.level[p] == level])
        if found:
            return found
    return 0


class Capital(Procedure[Invasions]):
    """VII.D-4 to VII.D-7: a city is founded or grows, and the horde turns into the capital of the nation."""

    NAME = "capital"
    ASKS = {"build": "INV-VII.D-4", "seat": "INV-VII.D-6"}

    nation: Nation

    def start(self, g: Invasions) -> None:
        """Where there is no site at all the horde remains (VII.D-7)."""
        self.step = "build"
        if not sites(g, self.nation):
            g.end()

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation),)

    def build(self, g: Invasions) -> None:
        """Which city; none, where all are of the highest level."""
        if growing(g, self.nation):
            g.ask(g.seat(self.nation))
        else:
            self.step = "seat"

    def seat(self, g: Invasions) -> None:
        """Which city is the capital."""
        g.ask(g.seat(self.nation))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "build":
            may.offer(BUILD_CITY, "INV-VII.D-4", growing(g, self.nation))
        else:
            may.offer(SEAT_CAPITAL, "INV-VII.D-6", control.seats(g, self.nation))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == BUILD_CITY:
            g.level[obj] += 1
            g.emit(CITY_FOUNDED, (self.nation, obj, g.level[obj]))
            self.step = "seat"
            return
        control.enthrone(g, self.nation, obj)
        horde = HORDE_OF[self.nation]
        if horde != NONE:
            g.put(horde, RESERVE)
        g.emit(CAPITAL_SEATED, (self.nation, obj))
        control.work_out(g)
        g.end()


# ---------------------------------------------------------------- empires (VIII)


def eligible(g: Invasions, nation: Nation) -> bool:
    """VIII.B-1, VIII.B-2: whether a kingdom takes the empire test: three regions, and not founded in this turn.

    Those of its vassals count (XII.A-5).
    """
    if g.status[nation] != KINGDOM or not g.active & BIT[nation] or g.since[nation] == g.turn:
        return False
    held = control.regions(g, nation)
    return held.bit_count() + (held & CIVIL_REGIONS).bit_count() >= HALVES_OF_EMPIRE


def empire_modifiers(g: Invasions, nation: Nation) -> Tally[str]:
    """VIII.B-4 to VIII.B-9: what bears on the empire test, by clause."""
    found: Tally[str] = Tally()
    leaders = g.in_play(nation) & LEADERS & OF_NATION[nation]
    if any(COMBAT[leader] >= 2 for leader in members(leaders)):
        found.add("INV-VIII.B-4", EMPIRE_MODIFIERS["leader"])
    if g.decline[nation]:
        found.add("INV-VIII.B-5", EMPIRE_MODIFIERS["decline" if g.decline[nation] == 1 else "double-decline"])
    held = control.regions(g, nation)
    civil = (held & CIVIL_REGIONS).bit_count()
    found.add("INV-VIII.B-6", EMPIRE_MODIFIERS["civilised-region"] * max(0, civil - AMOUNT["free-regions"]))
    found.add("INV-VIII.B-7", EMPIRE_MODIFIERS["barbarian-region"] * (held & ~CIVIL_REGIONS).bit_count())
    if control.holdings(g, nation) & GREAT_CITIES:
        found.add("INV-VIII.B-8", EMPIRE_MODIFIERS["great-city"])
    if nation == PERSES:
        found.add("INV-VIII.B-9", EMPIRE_MODIFIERS["client"] * g.vassals(nation, CLIENT).bit_count())
    return found


def empire_test(g: Invasions, nation: Nation) -> None:
    """VIII.B-3, VIII.B-10: an eligible kingdom takes the empire test."""
    if not eligible(g, nation):
        return
    if rolled(g, EMPIRE_ROLL, (nation,), empire_modifiers(g, nation).total) >= TARGET["empire"]:
        found_empire(g, nation)


def found_empire(g: Invasions, nation: Nation) -> None:
    """VIII.C: a nation is an empire at once; it serves nobody any more (XXIX.A-1), and has no Foedus, as only
    barbarians have (XXVIII.A-1)."""
    from latrunculi.games.invasions.rules.foedera import break_free  # retreats lead back to the heirs of leaders

    g.age[nation] = min(g.age[nation], OLDEST_PERSIAN) if nation == PERSES else 1
    g.status[nation] = EMPIRE
    g.decline[nation] = 0
    g.since[nation] = g.turn
    g.receive(nation, AMOUNT["new-realm"])
    g.emit(EMPIRE_FOUNDED, (nation,))
    if g.lord[nation] != NONE:
        bonds.free(g, nation)
    if g.federator[nation] != NONE:
        break_free(g, nation)
    relations.work_out(g)
    control.work_out(g)


# ---------------------------------------------------------------- the end of a nation


class FateOfHuns(Procedure[Invasions]):
    """VI.K-6, VII.A-2, Huns E: when Attila is gone the Huns are an empire, or they are no more."""

    NAME = "fate-of-huns"

    def start(self, g: Invasions) -> None:
        """One d10."""
        power = rolled(g, HUNS_ROLL, (), huns_modifiers(g).total)
        g.end()
        if power >= OF_HUNS["empire"]:
            found_empire(g, HUNS)
            g.call(Capital(HUNS))
        else:
            vanish(g, HUNS)


def huns_modifiers(g: Invasions) -> Tally[str]:
    """Huns E: what bears on their test."""
    found: Tally[str] = Tally()
    regions = (control.regions(g, HUNS) & CIVIL_REGIONS).bit_count()
    found.add("INV-VI.K-6", OF_HUNS["region"] * regions)
    found.add("INV-VI.K-6", g.treasury[HUNS] // OF_HUNS["gold"])
    if control.holdings(g, HUNS) & GREAT_CITIES:
        found.add("INV-VI.K-6", OF_HUNS["great_city"])
    return found


def vanish(g: Invasions, nation: Nation) -> None:
    """A nation leaves the game for good: its pieces, its gold, its bonds; mercenaries go home, its federates have the
    land of their Foedera (XXVIII.G-5)."""
    from latrunculi.games.invasions.rules.foedera import break_free  # retreats lead back to the heirs of leaders

    g.emit(VANISHED, (nation,))
    for piece in members(g.mercenaries(nation)):
        home = bonds.home(g, NATION_OF[piece])
        g.lend(piece, NATION_OF[piece])
        g.put(piece, RESERVE if FLEETS & BIT[piece] else home)
    for piece in members(OF_NATION[nation]):
        g.put(piece, GONE)
    g.treasury[nation] = g.age[nation] = g.status[nation] = g.decline[nation] = 0
    g.capital[nation] = NONE
    bonds.capital_lost(g, nation)
    bonds.free(g, nation)
    for other in members(g.federates(nation)):
        break_free(g, other)
    bonds.cancel(g, nation)
    g.active &= ~BIT[nation]
    g.inactive &= ~BIT[nation]
    g.dead |= BIT[nation]
    g.invading &= ~BIT[nation]
    g.owner = [NONE if owner == nation else owner for owner in g.owner]
    relations.work_out(g)
    control.work_out(g)
