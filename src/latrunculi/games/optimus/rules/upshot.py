"""OP 8.4, 11.1: what comes of an engagement. The loser goes, the winner takes, both see to their men."""

from __future__ import annotations

from latrunculi.games.optimus.components.chart import (
    CONTREE_REGIONS,
    NONE,
    REGIONS,
)
from latrunculi.games.optimus.components.counters import PASSAGE_A_GUE
from latrunculi.games.optimus.components.ints import (
    Contree,
    Contrees,
    Peoples,
    Pieces,
    Place,
    Region,
    Regions,
    Side,
    Units,
)
from latrunculi.games.optimus.components.pieces import (
    BARBARIAN_PIECES,
    BARBARUS,
    FLEET_UNITS,
    IMPEDIMENTA_UNITS,
    LEADER_MASK,
    LEGION_UNITS,
    PEOPLE_OF,
    ROMANUS,
    UNIT_MASK,
)
from latrunculi.games.optimus.components.tables import ON_SACK
from latrunculi.games.optimus.rules import loot, stratagems
from latrunculi.games.optimus.rules.attrition import EARLIER, WATER, Attrition
from latrunculi.games.optimus.rules.leaders import Fate, perish
from latrunculi.games.optimus.rules.loot import Rally, Spoils
from latrunculi.games.optimus.rules.scenarios import trespass
from latrunculi.games.optimus.rules.state import BEATEN, DRAWN, HELD, WON, Optimus
from latrunculi.games.optimus.rules.territory import beside, friendly, garrison_value, inhabited
from latrunculi.games.optimus.rules.ways import (
    arrive_in,
    contrees_from,
    known_ground,
    obstacles,
    open_to,
    over_boats,
    step_terms,
)
from latrunculi.games.optimus.rules.words import (
    CHOOSE_REGION,
    DECLINE,
    DONE,
    ENTER,
    LOOT,
    MARCH_ON,
    PLAY,
    RETREAT_TO,
    RETREATED,
    SHELTER,
    SHELTERED,
    WINNER,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

# ---------------------------------------------------------------- 8.4


def havens(g: Optimus, side: Side, pieces: Pieces, region: Region, among: Regions, enemy_from: Region) -> Regions:
    """Of some regions those that some beaten pieces may retreat to from a region: where they might march to, without
    enemies, and not where these came from (OP-8.4-3)."""
    mask = 0
    for there in members(open_to(g, side, pieces, region, among, False)):
        if there != enemy_from and not g.counters(there, 1 - side):
            mask |= BIT[there]
    return mask


def exits(g: Optimus, side: Side, pieces: Pieces, region: Region, enemy_from: Region) -> tuple[int, int]:
    """Where a beaten force may go, as masks: regions of the same contrée; if there is none, contrées that a link leads
    to (OP-8.4-2)."""
    near = havens(g, side, pieces, region, beside(region), enemy_from)
    if near:
        return near, 0
    doors = 0
    for contree in members(contrees_from(g, region)):
        if havens(g, side, pieces, region, CONTREE_REGIONS[contree], enemy_from):
            doors |= BIT[contree]
    return 0, doors


def may_go(g: Optimus, side: Side, pieces: Pieces, region: Region, enemy_from: Region, home: Place) -> bool:
    """Whether a beaten force has anywhere to go."""
    if home != NONE and home != region and (home >= REGIONS or not g.counters(home, 1 - side)):
        return True
    near, doors = exits(g, side, pieces, region, enemy_from)
    return bool(near or doors)


def peoples_of(pieces: Pieces) -> Peoples:
    """The peoples of some pieces, as a mask."""
    found = 0
    for piece in members(pieces & BARBARIAN_PIECES):
        found |= BIT[PEOPLE_OF[piece]]
    return found


class Retreat(Procedure[Optimus]):
    """OP-8.4: a beaten force leaves a region, all together; first it may fall back behind the defences there.

    `enemy_from`: the place that the enemy came from, NONE; `home`: the one that it came from itself, where it was the
    attacker, NONE. `bound`: the contrée being entered. `there`: where it has gone; `earlier`: the most moves that a
    unit of it had made before; `dry`: 1 where *Passage à gué* was played.
    """

    NAME = "retreat"
    LATER = {"there": NONE, "earlier": 0, "dry": 0}
    ASKS = {
        "shelter": "OP-8.4-6",
        "go": "OP-8.4-2",
        "arrive": "OP-5.1-6",
        "arrive_chosen": "OP-5.1-6",
        "ford": "OP-14-12",
    }

    side: Side
    pieces: Pieces
    region: Region
    enemy_from: Place
    home: int
    bound: int = NONE
    there: int = NONE
    earlier: int = 0
    dry: int = 0

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("region", "region", self.region),)

    def start(self, g: Optimus) -> None:
        """Boats stay in their port; the others go."""
        self.pieces &= g.inside[self.region] & ~FLEET_UNITS & ~g.walls
        self.step = "go"
        if inhabited(g, self.region) and friendly(g, self.side, self.region):
            self.step = "shelter"

    def shelter(self, g: Optimus) -> None:
        """OP-8.4-6."""
        if self.shelterable(g):
            g.ask(self.side)
        else:
            self.step = "go"

    def shelterable(self, g: Optimus) -> Units:
        """The units that still find room behind the defences."""
        inside = g.units(self.region, self.side) & g.walls & ~FLEET_UNITS
        space = garrison_value(g, self.region) - g.strength(inside)
        return sum([BIT[unit] for unit in members(self.pieces & UNIT_MASK & ~g.walls) if g.pf[unit] <= space])

    def go(self, g: Optimus) -> None:
        """OP-8.4-2 to OP-8.4-4: back where the attacker came from, else to a region of its choice."""
        self.pieces &= ~g.walls
        if not self.pieces & UNIT_MASK and g.units(self.region, self.side) & g.walls & ~FLEET_UNITS:
            g.walls |= self.pieces  # leaders without men go in with the others
            self.pieces = 0
        home = self.home
        if not self.pieces:
            g.end()
        elif home != NONE and home != self.region and (home >= REGIONS or not g.counters(home, 1 - self.side)):
            self.leave(g, home)
        elif may_go(g, self.side, self.pieces, self.region, self.enemy_from, NONE):
            g.ask(self.side)
        else:
            g.end()
            perish(g, self.side, self.region, self.pieces)

    def options(self, g: Optimus, may: Offers) -> None:
        if self.step == "shelter":
            may.offer(SHELTER, "OP-8.4-6", self.shelterable(g))
            may.offer(DONE, "OP-8.4-6")
        elif self.step == "go":
            near, doors = exits(g, self.side, self.pieces, self.region, self.enemy_from)
            known = self.known(g, doors)
            may.offer(RETREAT_TO, "OP-8.4-2", beside(self.region) | known)
            if may.explains:
                for clause, barred in obstacles(
                    g, self.side, self.pieces, self.region, beside(self.region) & ~near, False
                ):
                    may.bar(clause, barred)
            may.only("OP-8.4-3", near | known)
            may.offer(ENTER, "OP-8.4-2", contrees_from(g, self.region))
            may.only("OP-8.4-2", doors)
        elif self.step == "ford":
            stratagems.offer_play(g, may, self.side, self.pieces & g.captains(self.side), BIT[PASSAGE_A_GUE])
            may.offer(DECLINE, "OP-14-12")
        else:
            may.offer(CHOOSE_REGION, "OP-5.1-6", self.reachable(g))

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == SHELTER:
            g.walls |= BIT[obj]
            head = g.chief[obj]
            if head != NONE and not g.army(head) & ~g.walls:
                g.walls |= BIT[head]
            g.emit(SHELTERED, (obj, self.region))
        elif verb == DONE:
            self.step = "go"
        elif verb == ENTER:
            self.enter(g, obj)
        elif self.step == "ford":
            self.step = "suffer"
            if verb == PLAY:
                self.dry = 1
                stratagems.spend(g, self.side, obj, self.pieces & g.captains(self.side))
        else:
            self.leave(g, obj)

    def known(self, g: Optimus, doors: Contrees) -> Regions:
        """Of the regions of other contrées those that are reached without a throw: with own PF, a town of the people of
        who leads (OP-5.1-8), across a bridge of boats (OP-5.2.4-2)."""
        among = sum([CONTREE_REGIONS[contree] for contree in members(doors)])
        among = havens(g, self.side, self.pieces, self.region, among, self.enemy_from)
        head = g.first(self.pieces & LEADER_MASK)
        mover = head if head != NONE else members(self.pieces)[0]
        return known_ground(g, self.side, mover, among) | over_boats(g, self.side, self.region, among)

    def reachable(self, g: Optimus) -> Regions:
        """The regions of the contrée being entered that are open."""
        return havens(g, self.side, self.pieces, self.region, CONTREE_REGIONS[self.bound], self.enemy_from)

    def enter(self, g: Optimus, contree: Contree) -> None:
        """The arrival table, among the regions allowed."""
        self.bound = contree
        within = self.reachable(g)
        if not within & (within - 1):
            self.leave(g, within.bit_length() - 1)
            return
        there, mine = arrive_in(g, self.side, contree, within)
        if there != NONE:
            self.leave(g, there)
        else:
            self.step = "arrive_chosen" if mine else "arrive"

    def arrive(self, g: Optimus) -> None:
        """The enemy chooses."""
        g.ask(1 - self.side)

    def arrive_chosen(self, g: Optimus) -> None:
        """The owner chooses."""
        g.ask(self.side)

    def leave(self, g: Optimus, there: Place) -> None:
        """One step, and one test for all; none for a counter alone. It is a move like another: earlier ones count in
        its test, and it counts in later ones (OP-8.4-5), but takes no PM of impedimenta (OP-8.4-2)."""
        for head in members(self.pieces & LEADER_MASK):
            for unit in members(g.army(head) & ~self.pieces):
                g.attach(unit, NONE)  # who has gone in (OP-8.4-6) stays there without him
        for piece in members(self.pieces):
            g.berth(piece, NONE)  # who was aboard in port
        g.put_all(self.pieces, there)
        g.emit(RETREATED, (self.side, self.region, there))
        if there < REGIONS:
            trespass(g, self.side, there)
        for unit in members(self.pieces & UNIT_MASK):
            if IMPEDIMENTA_UNITS & BIT[unit]:  # the two PM of a forced march were one move
                self.earlier = max(self.earlier, min(g.marched[unit], 1))
            else:
                self.earlier = max(self.earlier, g.marched[unit])
                g.marched[unit] += 1
        self.there = there
        self.step = "ford"

    def terms(self, g: Optimus) -> list[int]:
        """What bears on its test."""
        terms = step_terms(g, self.side, self.pieces & UNIT_MASK, self.region, self.there, self.dry > 0)
        terms[EARLIER] = self.earlier
        return terms

    def ford(self, g: Optimus) -> None:
        """OP-14-12: whoever has to cross water may know a ford. Who holds any stratagem is asked."""
        self.step = "suffer"
        wet = self.terms(g)[WATER] and self.tests(g)
        if wet and g.hand[self.side] and g.sold >> PASSAGE_A_GUE & 1:
            self.step = "ford"
            g.ask_privately(self.side)

    def tests(self, g: Optimus) -> bool:
        """OP-5.1.8-3: whether there is a test to take: not by a counter alone."""
        units = self.pieces & UNIT_MASK
        return bool(units and (self.pieces & LEADER_MASK or units & (units - 1)))

    def suffer(self, g: Optimus) -> None:
        """OP-8.4-5: the test."""
        g.end()
        if self.tests(g):
            head = g.first(self.pieces & LEADER_MASK)
            g.call(Attrition(self.side, head, self.pieces & UNIT_MASK, self.there, self.terms(g)))


# ---------------------------------------------------------------- the end of an engagement


class Upshot(Procedure[Optimus]):
    """OP-8.3, OP-8.4, OP-11.1: an engagement is over; `winner` is a side, NONE after a draw or a truce.

    `pieces`: of both sides. `index`: PF of the loser that count for the loot, `counted`: of each of its units those
    that are still there (OP-8.2-27); when the loser is `trapped` (its units, as a mask), what each of these adds if it
    perishes. `modifier`: what is added to the die. After an `overrun` the winner takes and goes on (OP-8.1-2).
    `laid`: as in `capture_eagles`.
    """

    NAME = "upshot"
    FORMER = {"bonus": "modifier"}
    LATER = {"laid": 0}
    ASKS = {"decide": "OP-8.4-8"}

    region: Region
    attacker: Side
    came_from: Place
    winner: Side
    pieces: Pieces
    index: int
    modifier: int
    counted: list[int] = []
    overrun: bool = False
    trapped: int = 0
    laid: int = 0

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("region", "region", self.region),)

    @property
    def loser(self) -> Side:
        """Who has to go: the loser, or the attacker where nobody has won."""
        return self.attacker if self.winner == NONE else 1 - self.winner

    def force(self, g: Optimus, side: Side) -> Units:
        """What is left of a side before the walls, those included whom a besieger had kept out (OP-9.7-3)."""
        here = g.units(self.region, side) | g.leaders(self.region, side)
        return here & ~(g.walls | g.aboard(self.region) | FLEET_UNITS)

    def start(self, g: Optimus) -> None:
        """Bales, eagles and the fame go to the winner at once; leaders left without men are taken."""
        self.step = "retreat"
        if self.winner == NONE:
            return
        g.last_winner = self.winner
        g.routed = peoples_of(self.pieces) if self.winner == ROMANUS else 0
        g.emit(WINNER, (self.winner, self.region))
        left = self.force(g, self.loser)
        loot.capture_bales(g, self.region, self.winner, self.pieces)
        loot.capture_eagles(g, self.region, self.winner, self.pieces, self.laid)
        if left & LEADER_MASK and not left & UNIT_MASK:
            for head in members(left & LEADER_MASK):
                g.call(Fate(head, True))

    def retreat(self, g: Optimus) -> None:
        """OP-8.4-2 to OP-8.4-7."""
        self.step = "tally"
        loser = self.loser
        left = self.force(g, loser)
        if not left:
            return
        enemy_from = self.came_from if loser != self.attacker else NONE
        home = self.came_from if loser == self.attacker else NONE
        if not may_go(g, loser, left, self.region, enemy_from, home):
            counted = dict(zip(members(self.pieces & UNIT_MASK), self.counted, strict=False))
            self.trapped = left & UNIT_MASK | loot.legions_of(g, left & UNIT_MASK)
            self.pieces |= self.trapped & LEGION_UNITS
            self.counted = [g.pf[unit] - counted.get(unit, 0) for unit in members(self.trapped)]
        g.call(Retreat(loser, left, self.region, enemy_from, home))

    def tally(self, g: Optimus) -> None:
        """OP-8.4-7: what could not go counts as destroyed in the combat, the eagles of its legions included."""
        marching = self.winner == self.attacker and self.came_from != self.region  # not from a boat or out of a town
        self.step = "decide" if marching and not self.overrun else "spoils"
        if not self.trapped:
            return
        if self.winner == BARBARUS:
            loot.capture_eagles(g, self.region, BARBARUS, self.pieces, self.laid)
        for unit, more in zip(members(self.trapped), self.counted, strict=True):
            if not g.pf[unit]:
                self.index += more
                self.modifier += loot.for_destroyed(g, unit)
        self.modifier += 0 if self.trapped & g.in_play else ON_SACK["annihilated"]

    def decide(self, g: Optimus) -> None:
        """OP-8.4-8: a victorious attacker marches on without loot, or stays and takes it."""
        if self.force(g, self.winner) & UNIT_MASK:
            g.ask(self.winner)
        else:
            self.step = "spoils"

    def options(self, g: Optimus, may: Offers) -> None:
        may.offer(LOOT, "OP-11.1-1")
        may.offer(MARCH_ON, "OP-8.4-8")

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.step = "spoils"
        if verb == MARCH_ON:
            self.index = NONE

    def spoils(self, g: Optimus) -> None:
        """OP-11.1-1, OP-11.3-1."""
        self.step = "rally"
        if self.winner != NONE and self.index > 0:
            g.call(Spoils(self.winner, self.region, self.index, self.modifier))

    def rally(self, g: Optimus) -> None:
        """OP-11.4-1: both sides, the winner first; then it is known how it ended for who had come."""
        g.end()
        if self.winner == NONE:
            g.verdict = DRAWN
        elif self.winner != self.attacker:
            g.verdict = BEATEN
        else:
            g.verdict = WON if self.overrun or self.index == NONE else HELD
            # what bears on the loot of the town, if it goes on: that a garrison was destroyed (OP-11.3-8)
            land = self.pieces & UNIT_MASK & ~FLEET_UNITS
            beaten = [unit for unit in members(land) if g.side_of(unit) == self.loser]
            destroyed = inhabited(g, self.region) and not any(g.pf[unit] for unit in beaten)
            g.trophies[self.winner] = ON_SACK["garrison"] if destroyed else 0
        g.call(Rally(self.loser, self.pieces))
        g.call(Rally(1 - self.loser, self.pieces))
