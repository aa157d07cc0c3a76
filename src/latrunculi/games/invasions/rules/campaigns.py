"""XXII: the campaigns of the leaders of the nations that play, after their units."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import BY_LAND, NEAR, NONE, PROVINCES
from latrunculi.games.invasions.components.counters import HORDES, LEADERS, UNIT_MASK
from latrunculi.games.invasions.rules import control, foedera, movement, relations, sieges, stacking, trails, ways
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.ints import Nation, Nations, Piece, Pieces, Places, Province
from latrunculi.games.invasions.rules.state import LAND, Invasions
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_march import (
    CAMPAIGN,
    CAMPAIGNING,
    JOINED,
    LEAVE,
    MARCH,
    REDEPLOY,
    REDEPLOYED,
    SUMMON,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def comrades(g: Invasions, nation: Nation) -> Nations:
    """The nations that play with one and that the same seat moves."""
    return BIT[nation] | sum([BIT[n] for n in members(g.playing & ~g.raided) if g.seat(n) == g.seat(nation)])


def captains(g: Invasions, nations: Nations) -> Pieces:
    """XXII.A-2: the leaders of some nations who are on the map and may conduct campaigns."""
    found = 0
    for nation in members(nations):
        found |= g.in_play(nation) & LEADERS
    return sum([BIT[p] for p in members(found & ~g.inactive_leaders) if g.campaigns(p) and g.at[p] < PROVINCES])


class Campaigns(Procedure[Invasions]):
    """The Campaigns sub-step of the nations `g.playing` (IV-12), seat by seat: `nations` have not finished.

    `pieces`: the leaders who have had theirs.
    """

    NAME = "campaigns"
    ASKS = {"choose_leader": "INV-XXII.A-3"}

    nations: Nations = 0
    pieces: Pieces = 0

    def start(self, g: Invasions) -> None:
        """XXII.A-1."""
        self.nations = g.playing & ~g.raided  # XI.C-3
        self.step = "choose_leader"

    def choose_leader(self, g: Invasions) -> None:
        """XXII.A-3: in the order that the player likes."""
        while self.nations and not self.able(g):
            self.nations &= ~self.mine(g)
        if self.nations:
            g.ask(g.seat(members(self.nations)[0]))
        else:
            g.end()

    def mine(self, g: Invasions) -> Nations:
        """The nations of the seat whose turn it is."""
        return comrades(g, members(self.nations)[0])

    def able(self, g: Invasions) -> Pieces:
        """The leaders who may begin."""
        return captains(g, self.mine(g) & self.nations) & ~self.pieces

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(CAMPAIGN, "INV-XXII.A-2", self.able(g))
        may.offer(DONE, "INV-XXII.A-1")

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            self.nations &= ~self.mine(g)
            return
        self.pieces |= BIT[obj]
        g.call(Campaign(g.hired_by(obj), obj))


def friendly_land(g: Invasions, nation: Nation, here: Province) -> Places:
    """XXII.A-4: the friendly provinces that are connected with one, itself included; none if it is not friendly."""
    found = 0
    fringe = BIT[here] if relations.ground(g, nation, here) == relations.FRIENDLY else 0
    known = BIT[here]
    while fringe:
        found |= fringe
        around = 0
        for province in members(fringe):
            around |= NEAR[province] & ~ways.blockaded(g, nation, province)
        around &= ~known
        known |= around
        fringe = sum([BIT[p] for p in members(around) if relations.ground(g, nation, p) == relations.FRIENDLY])
    return found


class Campaign(Procedure[Invasions]):
    """The campaigns of one leader, each a movement and a combat (XXII.A-6). `number`: how many he has begun.

    `pieces`: his pile, himself included, as long as he makes it up.
    """

    NAME = "campaign"
    FORMER = {"moved": "after_move"}
    ASKS = {"begin": "INV-XXII.A-4"}

    nation: Nation
    leader: Piece
    number: int = 0
    pieces: Pieces = 0

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("leader", "piece", self.leader),)

    def start(self, g: Invasions) -> None:
        """Who is with him (XXII.B-4)."""
        self.step = "begin"
        here = g.at[self.leader]
        self.pieces = 0
        if here < PROVINCES:
            for nation in members(comrades(g, self.nation)):
                self.pieces |= g.units(nation, here) & ~g.mutinous
            self.pieces |= BIT[self.leader]

    def able(self, g: Invasions) -> bool:
        """Whether he may campaign once more (XXII.A-2)."""
        alive = g.at[self.leader] < PROVINCES and bool(g.army[self.nation] & BIT[self.leader])
        return alive and self.number < g.campaigns(self.leader)

    def begin(self, g: Invasions) -> None:
        """Ask, while he may."""
        if self.able(g):
            g.ask(g.seat(self.nation))
        else:
            self.over(g)

    def over(self, g: Invasions) -> None:
        """XXIV.C-14: with his campaigns the sieges end that he has left to others."""
        g.end()
        if g.besieged:
            g.call(sieges.Lifting())

    def options(self, g: Invasions, may: Offers) -> None:
        here = g.at[self.leader]
        may.offer(MARCH, "INV-XXII.A-1", self.camps(g) if may.explains else BIT[here])
        may.only("INV-XXII.B-3", BIT[here])
        may.offer(REDEPLOY, "INV-XXII.A-4", friendly_land(g, self.nation, here) & ~BIT[here])
        ways.bar_closed(may, ways.closed(g, self.pieces), self.pieces)
        may.bar("INV-XVIII.A-7", ways.tether(g, self.nation, here))
        may.bar("INV-XII.D-1", ways.taken(g, self.nation, may.undecided & LAND))
        may.when("INV-XXVIII.E-3", not foedera.deserts(g, self.pieces, here))
        may.offer(LEAVE, "INV-XXII.B-1", g.alike(self.pieces & ~BIT[self.leader]))
        may.offer(DONE, "INV-XXII.A-1")

    def camps(self, g: Invasions) -> Places:
        """Where he and his comrades have anybody: none of those others moves now (XXII.B-3)."""
        found = 0
        for nation in members(comrades(g, self.nation)):
            found |= g.present[nation]
        return found & LAND

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == DONE:
            self.over(g)
        elif verb == LEAVE:
            self.pieces &= ~BIT[obj]
        else:
            self.march(g, obj)

    def march(self, g: Invasions, there: Province) -> None:
        """XXII.A-6: the movement of a campaign; capacity is renewed (XVIII.B-2)."""
        here = g.at[self.leader]
        self.number += 1
        besiegers = trails.keep(g, g.besieged)  # who keeps up a siege retreats to where he came from (XXIV.C-14)
        g.rest()
        g.trails = besiegers
        g.sailed = 0
        g.emit(CAMPAIGNING, (self.nation, self.leader, self.number))
        if there != here:
            g.emit(REDEPLOYED, (self.nation, here, there))
            g.put_all(self.pieces, there)
        self.step = "after_move"
        g.call(Expedition(comrades(g, self.nation), there, self.pieces, leader=self.leader))

    def after_move(self, g: Invasions) -> None:
        """Stacking is checked (XVII.A-4), then there is combat."""
        self.step = "fought"
        g.call(Battles(leader=self.leader if self.able(g) else NONE))
        own = comrades(g, self.nation)
        for nation in (*members(g.playing & ~own), *members(own)):  # who has moved gives way
            g.call(stacking.Excess(nation))

    def fought(self, g: Invasions) -> None:
        """The campaign is over; the next begins with who is with him then."""
        control.work_out(g)
        self.start(g)


class Expedition(movement.March):
    """The march of a campaign: nobody moves but the leader's pile, and those who join it (XXII.B)."""

    NAME = "expedition"
    ASKS = {**movement.March.ASKS}

    leader: Piece = NONE

    def joining(self, g: Invasions) -> Pieces:
        """XXII.A-5: units that he picks up; never a horde."""
        return super().joining(g) & ~HORDES

    def parting(self, g: Invasions) -> Pieces:
        """He does not part from himself."""
        return super().parting(g) & ~BIT[self.leader]

    def neighbours(self, g: Invasions) -> Pieces:
        """XXII.B-2: the units next to him that may come to move on with him; those alike in one province once."""
        nation = self.nation(g)
        if not movement.calm(g, nation, self.here):
            return 0
        found = 0
        marchers = movement.marchers(g, self.nations) & UNIT_MASK
        for province in members(BY_LAND[self.here]):
            able = ways.rested(g, marchers & g.inside[province], False, 2)
            for unit in members(ways.welcome(g, g.alike(able), self.here)):
                if not foedera.deserts(g, BIT[unit], province):
                    found |= BIT[unit]
        return found

    def go(self, g: Invasions) -> None:
        """Ask, as long as he can go on: he may leave those who cannot."""
        if self.group & BIT[self.leader] and ways.left(g, BIT[self.leader]) > 0:
            g.ask(self.seat(g))
        else:
            g.end()

    def options(self, g: Invasions, may: Offers) -> None:
        super().options(g, may)
        if self.step == "go":
            may.offer(SUMMON, "INV-XXII.B-2", self.neighbours(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb != SUMMON:
            super().choose(g, seat, verb, obj)
            return
        g.emit(JOINED, (self.leader, obj, g.at[obj]))
        g.spend(BIT[obj], 1)
        g.unled |= BIT[obj]
        g.put(obj, self.here)
        self.group |= BIT[obj]
