"""XXV.D, XXV.E: transport over sea, and landings."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import DICE, EVENT_NUMBER, SKILLED_NAVIGATION, STORM
from latrunculi.games.invasions.components.chart import (
    BRITANNIA,
    COAST,
    COASTAL,
    ISLANDS,
    LANDS,
    NONE,
    REGION,
    SEA_NEAR,
    SHORES,
)
from latrunculi.games.invasions.components.counters import (
    AMPHIBIOUS,
    AUXILIARIES,
    HORDES,
    LEADERS,
    NATION_OF,
    UNIT_MASK,
)
from latrunculi.games.invasions.components.nations import CAMPS, NOMADS, special
from latrunculi.games.invasions.components.tables import MODIFIER, TARGET
from latrunculi.games.invasions.rules import coasts, fleets, naval, relations, ways
from latrunculi.games.invasions.rules.ints import Nation, Piece, Pieces, Places, Province, Sea
from latrunculi.games.invasions.rules.pools import REROLL_SEAS
from latrunculi.games.invasions.rules.rolls import score
from latrunculi.games.invasions.rules.state import FIRST_SEA, Invasions
from latrunculi.games.invasions.rules.stratagems import Contest, Stratagems, rethrown
from latrunculi.games.invasions.rules.words_siege import (
    DROWN,
    DROWNED,
    FLEET_LOST,
    LAND_AT,
    LANDING,
    SEA_RISK,
    SHIP,
    SHIPPED,
    TURNED_BACK,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.modifiers import Tally

HOLD: Final = 3
"""Land units that a fleet carries, with a leader (XXV.D-4)."""
AFRICA: Final[Places] = LANDS[REGION["africa"]]


# ---------------------------------------------------------------- who may cross, and where to


def cargo(group: Pieces) -> int:
    """What of a pile takes room: units, and a horde as much as one (XXV.D-4)."""
    return (group & (UNIT_MASK | HORDES)).bit_count()


def pile(g: Invasions, nation: Nation, sea: Sea) -> Pieces:
    """XXV.D-3, XXV.D-5: the naval pile of a nation or of its friends in a sea that carries most now, 0."""
    best = 0
    there = g.standing[FIRST_SEA + sea] & g.playing
    for friend in members(there & (g.friends[nation] | BIT[nation])):
        here = fleets.fresh(g, g.fleets(friend, FIRST_SEA + sea) & ~g.voyages[1])
        for found in naval.piles(g, friend, sea, here):
            if found.bit_count() > best.bit_count():
                best = found
    return best


def carries(g: Invasions, nation: Nation, sea: Sea, group: Pieces) -> bool:
    """XXV.D-4: whether a pile is there that has room for all."""
    number = pile(g, nation, sea).bit_count()
    return number > 0 and cargo(group) <= HOLD * number and (group & LEADERS).bit_count() <= number


def crossings(g: Invasions, nation: Nation, group: Pieces, here: Province) -> dict[Province, list[list[int]]]:
    """XXV.D-1, XXV.D-3: over which seas a pile may come to which provinces, all ways over the fewest that will do."""
    found: dict[Province, list[list[int]]] = {}
    left = ways.left(g, group)
    first = [sea for sea in members(COAST[here]) if carries(g, nation, sea, group)] if left > 0 else []
    near = BIT[here]
    for sea in first:
        near |= SHORES[sea]
        for there in members(SHORES[sea] & ~BIT[here]):
            found.setdefault(there, []).append([sea])
    for sea in first if left > 1 else []:
        for second in members(SEA_NEAR[sea]):
            if carries(g, nation, second, group):
                for there in members(SHORES[second] & ~near):
                    found.setdefault(there, []).append([sea, second])
    return found


def routes(g: Invasions, nation: Nation, group: Pieces, here: Province) -> dict[Province, list[int]]:
    """XXV.D-3: the way of a pile to each province over sea."""
    found = crossings(g, nation, group, here)
    return {
        there: open_ways[0] if len(open_ways) < 2 else safest(g, nation, open_ways, there)
        for there, open_ways in found.items()
    }


def safest(g: Invasions, nation: Nation, open_ways: list[list[int]], there: Province) -> list[int]:
    """XXV.D-3: of several ways to a province that on which fewest enemies may intercept, then that of least risk."""
    return min(
        open_ways,
        key=lambda seas: (sum([lurking(g, nation, sea) for sea in seas]), -odds(g, nation, seas[-1], there).total),
    )


def lurking(g: Invasions, nation: Nation, sea: Sea) -> int:
    """How many enemies of a nation may intercept in a sea what the pile there carries (XXV.B-4, XXV.B-5)."""
    again = bool(pile(g, nation, sea) & g.voyages[0])
    return sum([1 for foe in members(naval.hostile(g, nation, sea)) if naval.hunter(g, foe, sea, again)])


def seafaring(g: Invasions, group: Pieces) -> bool:
    """XXV.D-9: whether no barbarian nomads are in a pile, but for mercenaries and auxiliaries."""
    for piece in members(group & (UNIT_MASK | HORDES | LEADERS) & ~AUXILIARIES):
        own = NATION_OF[piece]
        if NOMADS & BIT[own] and g.barbarian(own) and g.army[own] & BIT[piece]:
            return False
    return True


def ships_beside(g: Invasions, here: Province) -> bool:
    """Whether a nation that plays has a fleet in a sea that touches a province."""
    return any(g.standing[FIRST_SEA + sea] & g.playing for sea in members(COAST[here]))


def offer(g: Invasions, may: Offers, nation: Nation, group: Pieces, here: Province, barred: Places = 0) -> None:
    """Offer transports to friendly coasts (XXV.D-2), landings on hostile and empty ones (XXV.E-1).

    `barred`: where the pile may not go because of what it would leave behind (XXVIII.E-3).
    """
    if not may.explains and not ships_beside(g, here):
        return
    home = relations.ground(g, nation, here) == relations.FRIENDLY
    if not may.explains and (not home or group & g.sailed):
        return
    found = crossings(g, nation, group, here)
    if not (found or may.explains):
        return
    open_ways = sum([BIT[p] for p in found])
    friendly = foreign = 0
    for there in found:
        ground = relations.ground(g, nation, there)
        if ground == relations.FRIENDLY:
            friendly |= BIT[there]
        elif ground == relations.HOSTILE or relations.empty(g, nation, there):
            foreign |= BIT[there]
    for verb, clause, among in ((SHIP, "INV-XXV.D-2", friendly), (LAND_AT, "INV-XXV.E-1", foreign)):
        may.offer(verb, clause, COASTAL if may.explains else among)
        if may.explains:
            may.only("INV-XXV.D-3", open_ways)
        may.only(clause, among)
        may.bar("INV-XII.D-1", ways.taken(g, nation, may.undecided & friendly))
        ways.bar_closed(may, ways.closed(g, group), group)
        may.bar("INV-XVIII.A-7", ways.tether(g, nation, here))
        may.bar("INV-XXVIII.E-4", ways.settled(g, group, here))
        may.bar("INV-XXVIII.E-3", barred)
        may.when(clause, home)
        may.when("INV-XXV.D-8", not group & g.sailed)
        may.when("INV-XXV.D-9", seafaring(g, group))
        if g.raided & BIT[nation]:
            may.only("INV-XI.C-3", ways.undisputed(g, nation))
        if verb == LAND_AT:
            may.when("INV-III.D-7", bool(group & UNIT_MASK))


def ready(g: Invasions, nation: Nation, group: Pieces, here: Province) -> bool:
    """Whether one of a pile at least may go aboard where it stands: from an island there is no other way."""
    if not ships_beside(g, here):
        return False
    for unit in members(g.alike(group & UNIT_MASK)):
        may = Offers(g.seat(nation))
        offer(g, may, nation, BIT[unit], here)
        if may.legal():
            return True
    return False


# ---------------------------------------------------------------- the risk of the sea (XXV.E)


def odds(g: Invasions, nation: Nation, sea: Sea, province: Province, effects: int = 0) -> Tally[str]:
    """XXV.E-6 to XXV.E-8: what changes the die of a landing, by clause. `sea`: the last one crossed."""
    tally: Tally[str] = Tally()
    if not coasts.foothold(g, nation, sea, province):
        tally.add("INV-XXV.E-6", MODIFIER["sea-risk"]["no-city"])
    if relations.TWO_ROMES & BIT[nation] and REROLL_SEAS & BIT[sea]:
        tally.add("INV-XXV.E-7", MODIFIER["sea-risk"]["rome"])
    if effects & BIT[STORM]:
        tally.add("INV-XXV.E-8", EVENT_NUMBER[STORM]["risk"])
    if effects & BIT[SKILLED_NAVIGATION]:
        tally.add("INV-XXV.E-8", EVENT_NUMBER[SKILLED_NAVIGATION]["risk"])
    return tally


def safe(g: Invasions, nation: Nation, group: Pieces, province: Province) -> bool:
    """XXV.E-4: whether a landing takes no test: barbarians in Britannia, amphibious units, the Vandals' profile."""
    if g.barbarian(nation) and BRITANNIA & BIT[province]:
        return True
    units = group & (UNIT_MASK | HORDES)
    if units and not units & ~AMPHIBIOUS:
        return True
    bold = special(nation, "no-sea-risk")
    return bold is not None and g.turn >= bold["since"] and bool((AFRICA | ISLANDS) & BIT[province])


def rivals(g: Invasions, nation: Nation) -> list[Nation]:
    """Of each other camp the first active nation that is hostile to one: whose cards may bring a storm."""
    firsts: dict[int, Nation] = {}
    for foe in members(g.active & ~(g.friends[nation] | g.neutrals[nation])):
        firsts.setdefault(g.camp(foe), foe)
    return [firsts[camp] for camp in range(CAMPS) if camp in firsts and camp != g.camp(nation)]


# ---------------------------------------------------------------- the crossing


class Transport(Contest):
    """A nation ships a pile `group` from `here` to a province, over `seas`; in each the pile of `piles` carries it.

    The pile stays in `here` until it arrives, which is the answer: 1, and 0 where it has turned back or is lost; who is
    still in `here` then has not crossed. `landing`: on a hostile coast. `second`: mask of the seas whose pile makes its
    second transport (XXV.B-5). `crossed`: seas so far. `room`: what there still is on the last pile that was attacked;
    `die`: what has been thrown for the sea.
    """

    NAME = "transport"
    ASKS = {"drown": "INV-XXV.D-12"}

    here: Province = NONE
    group: Pieces = 0
    seas: list[int] = []
    landing: bool = False
    piles: list[int] = []
    second: int = 0
    crossed: int = 0
    room: int = 0
    die: int = 0

    def start(self, g: Invasions) -> None:
        """XXV.D-5, XXV.D-6, XXV.D-8, XXV.E-2: steps are spent, whatever comes."""
        g.spend(self.group, len(self.seas))
        g.sailed |= self.group
        for sea in self.seas:
            ships = pile(g, self.nation, sea)
            self.piles = [*self.piles, ships]
            g.spend(ships, 1)
            if ships & g.voyages[0]:
                self.second |= BIT[sea]
            g.voyages[1] |= ships & g.voyages[0]
            g.voyages[0] |= ships
        g.emit(LANDING if self.landing else SHIPPED, (self.nation, self.here, self.province))
        self.step = "braced"
        if self.testing(g) or not self.landing:
            foes = rivals(g, self.nation)
            mine = [BIT[SKILLED_NAVIGATION] if self.testing(g) else 0]
            g.call(Stratagems(moment="sea-risk", parties=[self.nation, *foes], fits=mine + [BIT[STORM]] * len(foes)))

    def braced(self, g: Invasions) -> None:
        """XXV.E-8: who has to take the test because of a storm may still have a good pilot for it."""
        self.step = "risk"
        if self.stormy():
            g.call(Stratagems(moment="sea-risk", parties=[self.nation], fits=[BIT[SKILLED_NAVIGATION]]))

    def testing(self, g: Invasions) -> bool:
        """XXV.E-3, XXV.E-4: whether the sea is a risk."""
        return self.landing and not safe(g, self.nation, self.group, self.province)

    def risk(self, g: Invasions) -> None:
        """XXV.E-5, XXV.E-9: one die; a storm makes a simple transport take the test, too."""
        self.step = "sail"
        if not self.testing(g) and not self.stormy():
            return
        self.die = g.die10()
        g.emit(SEA_RISK, (self.nation, self.province, ten_sided(self.die), self.modifier(g)))
        self.step = "braved"
        foes = rivals(g, self.nation)
        g.call(Stratagems(moment="die", parties=[self.nation, *foes], fits=[BIT[DICE]] * (1 + len(foes))))

    def stormy(self) -> bool:
        """Whether a simple transport takes the test because of a storm."""
        return bool(self.effects & BIT[STORM]) and not self.landing

    def modifier(self, g: Invasions) -> int:
        """What changes the die; a storm that brings the test on does not make it harder."""
        effects = self.effects & ~BIT[STORM] if self.stormy() else self.effects
        return odds(g, self.nation, self.seas[-1], self.province, effects).total

    def braved(self, g: Invasions) -> None:
        """XXV.E-8, XXV.E-9: what the sea has done; the card Dice lets the die be thrown again."""
        if rethrown(g):
            self.step = "risk"
            return
        self.step = "sail"
        result = score(self.die) + self.modifier(g)
        if self.stormy() and result <= EVENT_NUMBER[STORM]["lost"]:
            ship = members(self.piles[0])[0]
            g.emit(FLEET_LOST, (g.hired_by(ship), ship))
            g.lose(ship)
        if result < TARGET["sea-risk"]:
            self.turn_back(g)

    def turn_back(self, g: Invasions) -> None:
        """XXV.D-11, XXV.E-9: the pile is where it was."""
        g.emit(TURNED_BACK, (self.nation, self.here))
        g.answer = 0
        g.end()

    def sail(self, g: Invasions) -> None:
        """XXV.D-10: in each sea enemies may intercept the pile that is used."""
        if self.crossed >= len(self.seas) or not self.group:
            g.answer = int(bool(self.group))
            g.end()
            return
        ships = self.piles[self.crossed]
        sea = self.seas[self.crossed]
        self.crossed += 1
        self.step = "passed"
        owner = g.hired_by(members(ships)[0])
        again = bool(self.second & BIT[sea])
        g.call(naval.Challenges(owner, sea, ships, aboard=self.group & LEADERS, again=again))

    def passed(self, g: Invasions) -> None:
        """XXV.D-11, XXV.D-12: what is left of the pile carries 3 units each."""
        self.group &= g.inside[self.here]
        if g.answer == naval.REFUSED:
            self.turn_back(g)
            return
        self.room = HOLD * g.answer
        if not self.room:
            self.group &= ~HORDES  # a horde is never eliminated
        self.step = "drown"

    def drown(self, g: Invasions) -> None:
        """XXV.D-12: who goes down with the ships."""
        excess = cargo(self.group) - self.room
        units = self.group & UNIT_MASK
        if excess >= units.bit_count():
            for unit in members(units) if excess > 0 else []:
                self.lose(g, unit)
            excess = 0
        if excess > 0:
            g.ask(g.seat(self.nation))
        else:
            self.step = "sail"

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(DROWN, "INV-XXV.D-12", g.alike(self.group & UNIT_MASK))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.lose(g, obj)

    def lose(self, g: Invasions, unit: Piece) -> None:
        """A unit drowns."""
        g.emit(DROWNED, (self.nation, unit))
        g.lose(unit)
        self.group &= ~BIT[unit]
