"""How a force gives up a zone: evasion before a battle, flight from it, retreat after it.

All three ask the same question, where a group may go: `enter` states the answer upon an open verb, `havens` collects
it. They differ in who goes: in an evasion leaders with the units that they can lead, in a flight the whole force, in a
retreat everybody as best he can.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Zone, Zones
from latrunculi.games.imperator.rules.encounters import Encounters
from latrunculi.games.imperator.rules.state import COMBAT, Imperator
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.kernel.vocabulary import Vocabulary
from latrunculi.tabletop.ways import Reach

S = TypeVar("S", bound=Imperator)


class Words:
    """The words of combat, as a game numbers them."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        verb, event = vocabulary.verb_number, vocabulary.event_number
        self.done: Final = verb("done")
        self.take: Final = verb("take")
        """A piece."""
        self.withdraw: Final = verb("withdraw")
        """A piece."""
        self.retreat_to: Final = verb("retreat-to")
        """A zone."""
        self.fight_in: Final = verb("fight-in")
        """A zone."""
        self.evade: Final = verb("evade")
        self.stand: Final = verb("stand")
        self.weaken: Final = verb("weaken")
        """A piece."""
        self.withdrew: Final = event("withdrew")
        """Values: piece, zone."""
        self.weakened: Final = event("weakened")
        """Values: piece."""
        self.eliminated: Final = event("eliminated")
        """Values: piece."""
        self.battle: Final = event("battle")
        """Values: zone, camp that attacks, PF of attacker and defender."""
        self.evasion_roll: Final = event("evasion-roll")
        """Values: die, best VS."""
        self.odds: Final = event("odds")
        """Values: PF of attacker and defender, column, column after shifts."""
        self.modifier: Final = event("modifier")
        """Values: modifier, amount."""
        self.battle_roll: Final = event("battle-roll")
        """Values: die, line."""
        self.die_replaced: Final = event("die-replaced")
        """Values: line."""
        self.outcome: Final = event("outcome")
        """Values: results of attacker and defender, camp that wins."""


def enter(g: Imperator, may: Offers, camp: Camp, group: Pieces, zone: Zone, banned: Zones) -> None:
    """State, upon the open verb whose objects are land zones, where a group of a camp may go when it gives up a zone.

    Args:
        group: mask of the pieces that go together.
        banned: mask of the zones that its enemies came from, where that closes them.
    """
    kit = g.kit
    rules = kit.rules
    may.only(rules.adjacent, kit.near[zone])
    may.bar(rules.free, g.occupied[1 - camp])
    may.bar(rules.back, banned)
    g.restrict(may, group & kit.unit_mask, group & kit.leader_mask, zone)
    may.only(rules.free, g.stackable(group, kit.near[zone]))


def havens(g: Imperator, camp: Camp, group: Pieces, zone: Zone, banned: Zones) -> Zones:
    """The zones that `enter` allows, as a mask: it starts from those that are free, since most often few are."""
    kit = g.kit
    free = kit.near[zone]
    free ^= free & g.occupied[1 - camp]
    if free and banned:
        free ^= free & banned
    if not free:
        return 0
    reach = Reach(free)
    g.restrict(reach, group & kit.unit_mask, group & kit.leader_mask, zone)
    return g.stackable(group, reach.zones) if reach.zones else 0


def depart(g: Imperator, group: Pieces, zone: Zone, words: Words) -> None:
    """A group goes to a zone."""
    g.put_all(group, zone)
    if g.journal is not None:
        for piece in members(group):
            g.emit(words.withdrew, (piece, zone))


class Withdrawal(Procedure[S]):
    """The pieces of a camp leave a zone, group by group: a leader, the units that he takes, the zone where they go.

    `zone`, and where they go, may be other places (`KIND`), with a verb of their own (`goes`).

    `movers`: who may begin a group now. `group`: the pieces of the group in the making, under `leader` (NONE for a unit
    that goes alone). `zones`: where it may go as it is. `more`: the units that it may still take.
    """

    WORDS: ClassVar[Words]
    ENCOUNTERS: ClassVar[Encounters[Any]]
    KIND: ClassVar[str] = "zone"

    zone: Zone
    camp: Camp
    movers: Pieces = 0
    leader: Piece = NONE
    group: Pieces = 0
    zones: Zones = 0
    more: int = 0

    # ------------------------------------------------------------------ what differs

    def banned(self, g: S) -> Zones:
        """The zones that are closed because the enemy came from them: for the defender those of the attackers."""
        return g.came_from[self.zone] if self.camp != g.active else 0

    def candidates(self, g: S) -> int:
        """The pieces that may begin a group, if there is a zone for it."""
        raise NotImplementedError

    def all_left(self, g: S) -> None:
        """Nobody goes any more: what becomes of those who are left."""
        raise NotImplementedError

    def goes(self) -> int:
        """The verb by which a group goes somewhere."""
        return self.WORDS.retreat_to

    def depart(self, g: S, group: Pieces, zone: Zone) -> None:
        """A group goes. The last act of a step: it may call a procedure."""
        depart(g, group, zone, self.WORDS)
        self.ENCOUNTERS.entered(g, group, zone)

    def clause(self, g: S) -> str:
        """The clause that lets the force give up the zone."""
        return g.kit.rules.retreat

    def bars(self, g: S, may: Offers) -> None:
        """State upon the open verb, whose objects are pieces, who may begin no group wherever it would go."""
        may.bar(g.kit.rules.guard, g.attached())

    def may_stop(self) -> bool:
        """Whether the player may leave the rest where it is."""
        return False

    # ------------------------------------------------------------------ who can go where

    def leaving(self, g: S) -> int:
        """All that is still there."""
        return g.inside[self.zone] & g.own[self.camp]

    def havens(self, g: S, group: Pieces) -> int:
        """Where a group may go."""
        return havens(g, self.camp, group, self.zone, self.banned(g))

    def bounds(self, g: S, may: Offers) -> None:
        """State, upon the open verb whose objects are zones, why the group may not go to those that are no `havens`."""
        enter(g, may, self.camp, self.group, self.zone, self.banned(g))

    def followers(self, g: S, leader: Piece, group: Pieces) -> int:
        """The units that a leader may add to his group and still have a zone to go to.

        A group that has none yet takes first a unit that opens one to it.
        """
        kit = g.kit
        if (group & kit.unit_mask).bit_count() >= kit.command[leader - kit.first_leader]:
            return 0
        units = self.leaving(g) & kit.unit_mask & ~group & ~g.attached() & g.commanded(leader)
        if not units or (self.havens(g, group) and self.havens(g, group | units)):
            return units
        return sum(1 << unit for unit in members(units) if self.havens(g, group | 1 << unit))

    def party(self, g: S, leader: Piece) -> int:
        """The group that a leader begins with: he and his guard, if they have a way out together, or else he alone."""
        alone = 1 << leader
        guard = g.retinue(leader) & self.leaving(g)
        if guard and (self.havens(g, alone | guard) or self.followers(g, leader, alone | guard)):
            return alone | guard
        return alone

    def able(self, g: S) -> int:
        """The pieces that may begin a group: they have, alone or with those whom they may take, a zone to go to."""
        kit = g.kit
        if not kit.near[self.zone] & ~g.occupied[1 - self.camp] & ~self.banned(g):
            return 0
        found = 0
        candidates = self.candidates(g)
        units = candidates & kit.unit_mask
        if units and self.havens(g, units):
            found = units
        else:
            for unit in members(units):
                if self.havens(g, 1 << unit):
                    found |= 1 << unit
        for leader in members(candidates & kit.leader_mask):
            party = self.party(g, leader)
            if self.havens(g, party) or self.followers(g, leader, party):
                found |= 1 << leader
        return found

    # ------------------------------------------------------------------ steps

    def start(self, g: S) -> None:
        """Ask for the next group, as long as somebody can go."""
        self.movers = self.able(g)
        if self.movers:
            g.ask(g.seat_of(self.camp))
        else:
            self.all_left(g)

    def lead(self, g: S) -> None:
        """Ask who else goes with the group, and where it goes."""
        self.zones = self.havens(g, self.group)
        self.more = self.followers(g, self.leader, self.group) if self.leader != NONE else 0
        g.ask(g.seat_of(self.camp))

    def options(self, g: S, may: Offers) -> None:
        rules = g.kit.rules
        words = self.WORDS
        if self.step == "start":
            may.offer(words.withdraw, self.clause(g), self.leaving(g))
            self.bars(g, may)
            may.only(rules.free, self.movers)
            if self.may_stop():
                may.offer(words.done, rules.evade)
            return
        may.offer(words.take, rules.command, self.leaving(g) & g.kit.unit_mask)
        may.only(rules.command, self.more)
        may.offer(words.retreat_to, self.clause(g), g.kit.all_zones)
        if may.explains:
            self.bounds(g, may)
        may.only(rules.free, self.zones)

    def choose(self, g: S, seat: Seat, verb: Verb, obj: Thing) -> None:
        words = self.WORDS
        if verb == words.withdraw:
            self.leader = obj if obj >= g.kit.first_leader else NONE
            self.group = self.party(g, obj) if self.leader != NONE else 1 << obj
            self.step = "lead"
        elif verb == words.take:
            self.group |= 1 << obj
        elif verb == self.goes():
            group = self.group
            self.group = 0
            self.leader = NONE
            self.step = "start"
            self.depart(g, group, obj)
        else:
            self.all_left(g)

    def about(self, g: S) -> tuple[tuple[str, str, int], ...]:
        here = (self.KIND, self.KIND, self.zone)
        if not self.group:
            return (here,)
        head = self.leader if self.leader != NONE else self.group.bit_length() - 1
        return (here, ("piece", "piece", head))


class CommonEvasion(Withdrawal[S]):
    """The defender has made his roll: his leaders may leave the zone, each with the units that he can lead.

    Whoever stays fights.
    """

    NAME = "evasion"

    def clause(self, g: S) -> str:
        return g.kit.rules.evade

    def bars(self, g: S, may: Offers) -> None:
        super().bars(g, may)
        may.only(g.kit.rules.led, g.kit.leader_mask)
        may.only(g.pinning(), ~g.pinned(self.camp))

    def party(self, g: S, leader: Piece) -> int:
        """The group that a leader begins with: he and his guard, whom he does not desert of his own will."""
        return 1 << leader | g.retinue(leader) & self.leaving(g)

    def candidates(self, g: S) -> int:
        return self.leaving(g) & g.kit.leader_mask & ~g.pinned(self.camp)

    def followers(self, g: S, leader: Piece, group: Pieces) -> int:
        return super().followers(g, leader, group) & ~g.pinned(self.camp)

    def may_stop(self) -> bool:
        return True

    def all_left(self, g: S) -> None:
        g.end()


class CommonRetreat(Withdrawal[S]):
    """The loser of a battle leaves the zone; what cannot go is eliminated, leaders too."""

    NAME = "retreat"

    def candidates(self, g: S) -> int:
        return self.leaving(g) & ~g.attached()

    def all_left(self, g: S) -> None:
        force = self.leaving(g)
        for unit in members(force & g.kit.unit_mask):
            if g.at[unit] == self.zone:
                g.eliminate(unit)
                g.emit(self.WORDS.eliminated, (unit,))
        for leader in members(force & g.kit.leader_mask):
            g.kill(leader, COMBAT)
        g.end()


class CommonFlight(Procedure[S]):
    """A whole force leaves a zone before a battle, for one adjacent zone: no roll, no leader needed, nobody is counted.

    The zones that the attackers came from are open to it. Whoever begins it makes sure that `refuges` is not 0.
    """

    NAME = "flight"
    WORDS: ClassVar[Words]
    ENCOUNTERS: ClassVar[Encounters[Any]]

    zone: Zone
    camp: Camp

    def leaving(self, g: S) -> int:
        """All that is there."""
        return g.inside[self.zone] & g.own[self.camp]

    def refuges(self, g: S) -> int:
        """Where the force may flee: nowhere if some of it is pinned."""
        force = self.leaving(g)
        return havens(g, self.camp, force, self.zone, 0) if force and not force & g.pinned(self.camp) else 0

    def start(self, g: S) -> None:
        """Ask where to."""
        g.ask(g.seat_of(self.camp))

    def options(self, g: S, may: Offers) -> None:
        may.offer(self.WORDS.retreat_to, g.kit.rules.retreat, g.kit.all_zones)
        enter(g, may, self.camp, self.leaving(g), self.zone, 0)

    def choose(self, g: S, seat: Seat, verb: Verb, obj: Thing) -> None:
        force = self.leaving(g)
        depart(g, force, obj, self.WORDS)
        g.end()
        self.ENCOUNTERS.entered(g, force, obj)

    def about(self, g: S) -> tuple[tuple[str, str, int], ...]:
        return (("zone", "zone", self.zone),)
