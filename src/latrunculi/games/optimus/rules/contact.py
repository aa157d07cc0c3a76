"""OP 7: who enters a region with enemies meets them. Faces are shown, the arriving army tests, the other side chooses
between its walls and the open field."""

from __future__ import annotations

from latrunculi.games.optimus.components.chart import NONE, REGIONS
from latrunculi.games.optimus.components.counters import ARBORES_INCISAE
from latrunculi.games.optimus.components.ints import Heads, Pieces, Place, Region, Side, Unit, Units
from latrunculi.games.optimus.components.pieces import (
    BARBARUS,
    DECOY_MASK,
    FLEET_UNITS,
    HEAD_MASK,
    LAND_UNITS_OF,
    LEADER_MASK,
    ROMAN_PIECES,
    ROMANUS,
    UNIT_MASK,
)
from latrunculi.games.optimus.rules import stratagems
from latrunculi.games.optimus.rules.attrition import ATTACKS, FELLED, Attrition
from latrunculi.games.optimus.rules.battle import Battle
from latrunculi.games.optimus.rules.fight import hosts
from latrunculi.games.optimus.rules.leaders import Fate
from latrunculi.games.optimus.rules.scenarios import PEOPLE_PIECES
from latrunculi.games.optimus.rules.state import BEATEN, BLOCKED, CALM, CLEAR, Optimus
from latrunculi.games.optimus.rules.territory import (
    besieged,
    controller,
    garrison_value,
    inhabited,
    rough,
)
from latrunculi.games.optimus.rules.words import (
    CONTACT,
    DECLINE,
    DECOY_FOUND,
    DONE,
    HOLD,
    PLAY,
    REVEALED,
    SHELTER,
    SHELTERED,
    SIEGE_LIFTED,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def force(g: Optimus, region: Region, side: Side) -> Units:
    """The units of a side in a region; a fleet alone is no contact (OP-5.2.5-2)."""
    return g.inside[region] & LAND_UNITS_OF[side]


def outside(g: Optimus, region: Region, side: Side) -> Pieces:
    """The pieces of a side in a region that are not behind defences, nor aboard a fleet that sails by (OP-5.2.3-1)."""
    here = g.counters(region, side)
    return here ^ (here & (g.walls | g.aboard(region)))


def room(g: Optimus, region: Region, side: Side) -> int:
    """PF for which there is still room behind the defences (OP-0.3-2)."""
    within = force(g, region, side) & g.walls
    return garrison_value(g, region) - g.strength(within)


def watched(g: Optimus, place: Place, side: Side) -> bool:
    """Whether enemies of a side stand in a place: before its town, if it has one there."""
    return place < REGIONS and force(g, place, 1 - side) != 0


def admits(g: Optimus, place: Place, side: Side, pf: int) -> bool:
    """OP-13.2-5: whether a counter of so many PF may arrive there: before enemies there has to be room inside."""
    return not watched(g, place, side) or room(g, place, side) >= pf


def arrive(g: Optimus, unit: Unit, place: Place) -> None:
    """OP-13.2-5: a new counter is set down; before enemies it arrives behind the defences."""
    g.put(unit, place)
    if watched(g, place, g.side_of(unit)):
        g.walls |= BIT[unit]


def shelter(g: Optimus, unit: Unit) -> None:
    """Bring a unit behind the defences; its leader follows when all his units are there."""
    g.walls |= BIT[unit]
    head = g.chief[unit]
    if head != NONE and not g.army(head) & ~g.walls:
        g.walls |= BIT[head]


def warring(g: Optimus, side: Side) -> Pieces:
    """The pieces of a side in play that are in the war: not those of neutral peoples (OP-SC-2), as a mask."""
    everyone = g.in_play & (ROMAN_PIECES if side == ROMANUS else ~ROMAN_PIECES)
    for people in members(g.neutrals):
        everyone &= ~PEOPLE_PIECES[people]
    return everyone


def round_up(g: Optimus) -> bool:
    """OP-9.11.3-1: leaders whose men have all died or gone, so that they are alone before enemy PF, outside the walls
    or not, are taken; where men of theirs are behind the defences, they go in. Whether anybody has been taken."""
    found = 0
    for region in members(g.present[ROMANUS] & g.present[BARBARUS]):
        for side in (ROMANUS, BARBARUS):
            heads, men = g.leaders(region, side), force(g, region, side)
            if not heads or men & ~g.walls:
                continue
            if men:
                g.walls |= heads
            elif force(g, region, 1 - side) & warring(g, 1 - side):
                found |= heads & warring(g, side)
    for head in members(found):
        g.call(Fate(head, True))
    return found != 0


class Contact(Procedure[Optimus]):
    """OP-7: the pieces `group` of a side have entered a region from `came_from`; `terms`: what their test reckons with.

    `dropped` (mask): units that the leader has left on the way, and who share in that test. `held` (mask): units that a
    besieger keeps out of the battle to hold his siege (OP-9.7-1).
    """

    NAME = "contact"
    ASKS = {"ambush": "OP-SC-43", "stand": "OP-7.2-1", "hold": "OP-9.7-1"}

    region: Region
    side: Side
    group: int
    came_from: Place
    terms: list[int]
    dropped: int = 0
    held: int = 0

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("region", "region", self.region), ("side", "side", self.side))

    @property
    def enemy(self) -> Side:
        """The side that was there."""
        return 1 - self.side

    def start(self, g: Optimus) -> None:
        """OP-5.1.5-5, OP-7-2, OP-7-3: decoys leave the game, the others show their faces."""
        region = self.region
        g.verdict = CLEAR
        theirs = force(g, region, self.enemy) | g.heads(region, self.enemy)
        if not theirs:
            g.end()
            return
        for decoy in members((self.group | theirs) & DECOY_MASK):
            g.disclose()
            g.emit(DECOY_FOUND, (decoy, region))
            g.bury(decoy)
        mine = self.group & g.inside[region]
        theirs &= g.inside[region]
        if not mine or not theirs:
            g.end()
            return
        g.emit(CONTACT, (region, self.side))
        seen = mine | theirs
        for head in members(seen & HEAD_MASK & ~g.bare):
            g.emit(REVEALED, (head, region))
        g.show(seen)
        self.step = "meet"

    def meet(self, g: Optimus) -> None:
        """OP-9.11.3-1: leaders without PF are captured by PF; two of them only look at each other (OP-7-1)."""
        ours, theirs = self.army(g), force(g, self.region, self.enemy)
        if ours & self.group and theirs:
            self.step = "ambush"
            return
        g.end()
        if ours and theirs:
            g.verdict = BLOCKED  # leaders alone join those who are there already
        elif ours:
            self.capture(g, g.leaders(self.region, self.enemy))
        elif theirs:
            g.verdict = BEATEN
            self.capture(g, self.group & LEADER_MASK)

    def army(self, g: Optimus) -> Units:
        """The units of the side that has come, those before the walls from earlier included."""
        return force(g, self.region, self.side) & outside(g, self.region, self.side)

    def ambush(self, g: Optimus) -> None:
        """OP-SC-43: in woods and hills a barbarian army may have felled the trees. Who holds any stratagem is asked."""
        if (
            self.side == ROMANUS
            and self.group & LEADER_MASK
            and g.hand[BARBARUS]
            and self.fellers(g)
            and rough(g, self.region)
            and g.sold >> ARBORES_INCISAE & 1
        ):
            g.ask_privately(BARBARUS)
        else:
            self.step = "test"

    def fellers(self, g: Optimus) -> Heads:
        """OP-SC-43: the barbarian leaders there who have PF."""
        return sum([BIT[head] for head in members(g.leaders(self.region, BARBARUS)) if g.army(head)])

    def capture(self, g: Optimus, heads: Heads) -> None:
        """Leaders of one side who have met an enemy without PF of their own."""
        for head in members(heads & g.inside[self.region]):
            g.trophies[1 - g.side_of(head)] = 0
            g.call(Fate(head, True))

    def test(self, g: Optimus) -> None:
        """OP-7-3: who arrived last tests: an army with all whom its leader has moved (OP-5.1.8-2), counters that came
        together without one; a counter alone does not (OP-5.1.8-3)."""
        self.step = "tested"
        self.terms[ATTACKS] = 1
        heads = self.group & LEADER_MASK
        units = self.group & UNIT_MASK | self.dropped
        if heads or units & (units - 1):
            g.call(Attrition(self.side, g.first(heads), units, self.region, self.terms))

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step == "ambush":
            self.step = "test"
            if verb == PLAY:
                stratagems.spend(g, BARBARUS, obj, self.fellers(g))
                self.terms[FELLED] = 1
        elif verb == SHELTER:
            shelter(g, obj)
            g.emit(SHELTERED, (obj, self.region))
        elif verb == HOLD:
            self.held |= BIT[obj]
        else:
            self.step = "engage"

    def tested(self, g: Optimus) -> None:
        """Who is left; whether there are walls to choose, or a siege to hold."""
        region = self.region
        if not self.army(g):
            g.end()
            g.verdict = BEATEN
            self.capture(g, self.group & LEADER_MASK)
        elif inhabited(g, region) and controller(g, region) == self.enemy and not besieged(g, region):
            if self.army(g) & ~self.group:
                g.walls &= ~g.counters(region, self.enemy)  # who stayed inside before others chooses anew
            self.step = "stand"
        elif besieged(g, region) and controller(g, region) == self.side:
            self.step = "hold"
        else:
            self.step = "engage"

    def stand(self, g: Optimus) -> None:
        """OP-7.2-1: who goes behind the defences; the others fight in the open."""
        if self.shelterable(g):
            g.ask(self.enemy)
        else:
            self.step = "engage"

    def shelterable(self, g: Optimus) -> Units:
        """The units that still find room behind the defences."""
        space = room(g, self.region, self.enemy)
        open_air = force(g, self.region, self.enemy) & ~g.walls
        return sum([BIT[unit] for unit in members(open_air) if g.pf[unit] <= space])

    def hold(self, g: Optimus) -> None:
        """OP-9.7-1: a besieger who is attacked leaves as many fit PF as the VG before the walls, or gives the siege
        up."""
        g.ask(self.enemy)

    def besiegers(self, g: Optimus) -> Units:
        """The units that can be left there: not the last, since somebody has to fight."""
        left = force(g, self.region, self.enemy) & ~g.walls & ~self.held
        return left if left & (left - 1) else 0

    def options(self, g: Optimus, may: Offers) -> None:
        open_air = force(g, self.region, self.enemy) & ~g.walls
        if self.step == "ambush":
            stratagems.offer_play(g, may, BARBARUS, self.fellers(g), BIT[ARBORES_INCISAE])
            may.offer(DECLINE, "OP-SC-43")
        elif self.step == "stand":
            may.offer(SHELTER, "OP-7.2-1", open_air)
            may.only("OP-0.3-2", self.shelterable(g))
            may.offer(DONE, "OP-7.2-1")
        else:
            may.offer(HOLD, "OP-9.7-1", open_air & ~self.held)
            may.only("OP-9.7-1", self.besiegers(g))
            may.offer(DONE, "OP-9.7-1")

    def engage(self, g: Optimus) -> None:
        """OP-7.1-1, OP-7.2-2: the battle with whoever is in the open; else the move stops before the walls."""
        region = self.region
        relieved = besieged(g, region) and controller(g, region) == self.side
        if relieved and g.fit(self.held) < garrison_value(g, region):  # OP-9.7-2
            self.held = 0
            g.invest(region, CALM)
            g.emit(SIEGE_LIFTED, (region,))
        theirs = outside(g, region, self.enemy) & ~self.held
        g.end()
        if theirs & UNIT_MASK & ~FLEET_UNITS:
            ours = outside(g, region, self.side)
            g.call(Battle(region, self.side, self.came_from, hosts(self.side, ours, theirs)))
        else:
            g.walls |= theirs & HEAD_MASK  # leaders without men go in with the others
            g.verdict = BLOCKED
