"""UR 7: the movements of a sequence (phase E.1), by land and by sea, one group after the other."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator.components.kit import NONE, People, Pieces, Place, Zone, Zones
from latrunculi.games.imperator.rules import march, movement, steps
from latrunculi.games.imperator.rules.engagement import CommonMarching
from latrunculi.games.imperator.rules.steps import advance_pieces, arrive_from
from latrunculi.games.ultimus.components.chart import REFUGES, ZONES, Half
from latrunculi.games.ultimus.components.counters import (
    BU,
    FOREIGN_LEADERS,
    LEADER_MASK,
    PEOPLE_LEADERS,
    PEOPLE_PIECES,
    PIECE_PEOPLE,
    ROMAN_UNITS,
    UNIT_MASK,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import HUNNI
from latrunculi.games.ultimus.components.places import BOXES, FALLEN, FLEETS, GONE, POOL
from latrunculi.games.ultimus.components.year_events import UNREST
from latrunculi.games.ultimus.rules.encounters import ENCOUNTERS, WORDS, rally, rallyable
from latrunculi.games.ultimus.rules.fleets import STORMS, Sail, fit_to_sail
from latrunculi.games.ultimus.rules.rights import (
    ALL,
    COMMON_UNITS,
    capitals,
    closed_homes,
    kindred_units,
    last_sworn,
    locked,
    restrict,
    sworn,
)
from latrunculi.games.ultimus.rules.state import ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import (
    ADVANCE,
    CAME_OUT,
    CHOOSE_ZONE,
    COME_OUT,
    DONE,
    MARCH,
    MIGRATED,
    MOVED,
    SAIL,
    SAIL_TO,
)
from latrunculi.kernel.actions import BIT, NOTHING, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.ways import Ways, search

ALL_FLEETS: Final = (1 << FLEETS) - 1
STRANGERS: Final = KIT.piece_mask & ~PEOPLE_PIECES[HUNNI]
"""All who are not of the Hunni."""


# ------------------------------------------------------------------ one group


def nomads(g: Ultimus, pieces: Pieces) -> Zones:
    """The homes of others that some pieces pass through and do not stop in: none unless all are Hunni (UR-4.3-8)."""
    if PIECE_PEOPLE[pieces.bit_length() - 1] != HUNNI or pieces & STRANGERS:
        return 0
    return closed_homes(g, HUNNI)


def deny_the_sea(may: Offers) -> None:
    """UR-3.4.2-7: nobody takes to the sea in a movement by land; a fleet takes aboard those who have not moved."""
    if may.explains:
        may.offer(SAIL_TO, "UR-3.4.2-7", 0)


class March(march.CommonMarch[Ultimus]):
    """UR-3.4.1-2, -3, UR-4.3-2, -3: a leader moves with units. `recruits`: units just rallied where he stands."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    RALLYING = "UR-3.6.3-8"
    SUMMONS = "UR-TE-9"
    ASKS = {"take": "UR-3.4.1-2", "go_on": "UR-3.4.1-3", "parley": "UR-3.6.3-8"}

    recruits: Pieces = 0

    # -------------------------------------------------------------- hooks

    def entered(self, g: Ultimus, pieces: Pieces, zone: Zone) -> None:
        self.recruits = 0
        super().entered(g, pieces, zone)

    def loose(self, g: Ultimus) -> int:
        """UR-3.2.4-2: not his guard; UR-4.5.1-6: nor the last unit of his People, while he leads Romans."""
        loose = super().loose(g)
        if FOREIGN_LEADERS >> self.leader & 1 and self.group & ROMAN_UNITS:
            own = self.group & kindred_units(g, PIECE_PEOPLE[self.leader])
            if not own & (own - 1):
                loose &= ~own
        return loose

    def eligible(self, g: Ultimus, may: Offers) -> None:
        """UR-3.2.4-2, UR-4.3-2, UR-4.5.1-3, -6, UR-6.2-26, UR-3.6.5-3: whom he commands; who may leave."""
        led = g.commanded(self.leader)
        if may.explains:
            may.only("UR-3.2.4-2", ~BU | g.guards(self.leader))
            if g.migrating != NONE:
                may.bar("UR-6.2-26", g.migrants())
            if FOREIGN_LEADERS >> self.leader & 1:
                may.only("UR-4.3-2", led | ROMAN_UNITS)
                may.only("UR-4.5.1-6", led)
            elif g.rebels[0] and g.rebels[1]:
                may.only("UR-3.6.5-3", led | ~g.rebellious())
            may.only("UR-4.5.1-3", led | ROMAN_UNITS)
        may.only("UR-3.4.1-2", led)
        may.bar("UR-TE-14", g.pinned(g.active))
        may.bar("UR-4.5.1-6", last_sworn(g, g.active, self.leader, self.group))
        if self.recruits:
            may.only("UR-3.6.3-9", self.recruits)
            may.only("UR-3.6.3-9", sum(1 << unit for unit in members(self.recruits) if g.pace(unit) > self.spent))
        self.unhurried(g, may)

    def passing(self, g: Ultimus, may: Offers, group: Pieces, here: Zone) -> None:
        """UR-4.3-8: the Hunni pass through closed homes; UR-4.5.1-6; UR-TE-9: the called go straight."""
        leader = BIT[self.leader]
        restrict(g, may, group, leader, here, nomads(g, group | leader))
        comrades = sworn(g, self.leader)
        if comrades and not comrades & group:
            may.only("UR-4.5.1-6", 0)
        self.directly(g, may, here)

    def ends(self, g: Ultimus, may: Offers, pieces: Pieces, beyond: Zones) -> None:
        """UR-4.2.4; UR-4.3-8: the Hunni do not stop in the homes that they pass through."""
        super().ends(g, may, pieces, beyond)
        closed = nomads(g, pieces)
        if closed:
            may.bar("UR-4.3-8", closed & ~beyond if beyond else closed)

    def goals(self, g: Ultimus) -> int:
        """UR-TE-9: the capitals that ROMAIN controls, for those whom unrest has called."""
        return capitals(g) if g.event == UNREST and g.summoned >> self.leader & 1 else 0

    # -------------------------------------------------------------- rallying

    def meets(self, g: Ultimus, here: Zone) -> bool:
        """UR-3.6.3-8: only an usurpation."""
        return bool(g.rebellious() >> self.leader & 1) and bool(rallyable(g, self.leader, here))

    def appeal(self, g: Ultimus) -> None:
        """UR-3.6.3-8."""
        here = g.at[self.leader]
        units = rallyable(g, self.leader, here)
        if rally(g, self.leader, here, units):
            self.recruits = units
            self.pass_on(g)
        else:
            self.step = "finish"

    def offer_march(self, g: Ultimus, may: Offers) -> None:
        """UR-3.6.3-9: those just rallied may come along."""
        if self.step == "go_on" and self.recruits:
            self.offer_units(g, may, self.recruits & ~self.group)
        super().offer_march(g, may)
        deny_the_sea(may)


class Advance(march.CommonAdvance[Ultimus]):
    """UR-3.4.1-4, UR-4.3-4: a unit alone moves one zone."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "UR-3.4.1-4"}


# ------------------------------------------------------------------ Migration (UR-6.2-24 to -26)


def migrants(g: Ultimus, people: People) -> dict[int, int]:
    """By zone, the pieces of a People that migrate from there: its units, and its leaders who stand with them.

    Its allies, who are one with it, migrate too (UR-6.2-18).
    """
    groups: dict[int, int] = {}
    kin = members(g.one_with(people))
    for unit in members(sum(g.standing(one) for one in kin)):
        zone = g.at[unit]
        groups[zone] = groups.get(zone, 0) | 1 << unit
    for leader in members(sum(PEOPLE_LEADERS[one] for one in kin)):
        if g.at[leader] in groups:
            groups[g.at[leader]] |= 1 << leader
    return groups


@mypyc_attr(allow_interpreted_subclasses=True)
class Host(steps.OnFoot):
    """All of a group on one way together.

    Every rule of movement holds but the number of units that a leader may lead (UR-6.2-25).
    """

    def __init__(self, g: Ultimus, group: Pieces) -> None:
        super().__init__(g, min([g.pace(piece) for piece in members(group)]))
        self.group: Final = group
        self.through: Final = nomads(g, group)

    def enter(self, may: Offers, here: Zone) -> None:
        group = self.group
        restrict(cast(Ultimus, self.g), may, group & UNIT_MASK, group & LEADER_MASK, here, self.through)

    def stay(self, may: Offers, beyond: Zones) -> None:
        may.bar("UR-4.3-8", self.through)
        self.g.stop(may, self.group, beyond)

    def halts(self) -> int:
        return self.g.occupied[0 if self.g.own[1] & self.group else 1]


def routes(g: Ultimus, group: Pieces, origin: Place) -> Ways:
    """The zones that all of a group can reach together, and the cheapest ways there."""
    return search(Host(g, group), [origin])


def destinations(g: Ultimus, people: People) -> Zones:
    """The zones where all units of a People can end one movement, none of them having stood there (UR-6.2-26).

    None if one of its units is not on land: then Migratio cannot be played on it.
    """
    if people == NONE:
        return 0
    groups = migrants(g, people)
    if not groups or any(zone >= ZONES for zone in groups):
        return 0
    common = ALL & ~sum(1 << zone for zone in groups)
    for zone, group in groups.items():
        reached = 0
        for there in routes(g, group, zone).prices:
            reached |= BIT[there]
        common &= reached
        if not common:
            break
    return common


class Trek(movement.Movement[Ultimus]):
    """UR-6.2-26: all units of a migrating People move to one zone."""

    NAME = "trek"
    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "UR-6.2-26"}

    people: People

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return (("people", "people", self.people),)

    def start(self, g: Ultimus) -> None:
        """Where to."""
        g.ask(g.seat_of(g.active))

    def options(self, g: Ultimus, may: Offers) -> None:
        may.offer(CHOOSE_ZONE, "UR-6.2-26", destinations(g, self.people))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        ways = [(zone, group, routes(g, group, zone).to(obj)) for zone, group in migrants(g, self.people).items()]
        g.emit(MIGRATED, (self.people, obj))
        for zone, pieces, way in ways:
            here = zone
            for there in way:
                pieces &= g.inside[here]
                advance_pieces(g, pieces, here, there)
                self.entered(g, pieces, there)
                here = there
            arrive_from(g, pieces, [zone, *way][-2])
            for piece in members(pieces & g.inside[obj]):
                g.emit(MOVED, (piece, obj))
        self.step = "finish"

    def finish(self, g: Ultimus) -> None:
        """UR-7.1-6: leaders left alone among enemies escape."""
        self.let_escape(g)


def owes_migration(g: Ultimus) -> bool:
    """Whether the migrating People, scattered, has not moved in this sequence and can (UR-6.2-26)."""
    people = g.migrating
    if people == NONE:
        return False
    units = sum(migrants(g, people).values()) & UNIT_MASK & g.own[g.active]
    if not units or units & g.moved or len({g.at[unit] for unit in members(units)}) < 2:
        return False
    return not units & locked(g, g.active) and bool(destinations(g, people))


# ------------------------------------------------------------------ phase E.1


def off_map(g: Ultimus) -> Pieces:
    """The pieces that are not in play now."""
    return g.inside[POOL] | g.inside[FALLEN] | g.inside[GONE]


class Marching(CommonMarching[Ultimus]):
    """UR-2.E-2, E.1: the active player moves whom he likes, in the order he likes."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"order": "UR-2.E-2"}

    def start(self, g: Ultimus) -> None:
        """Nor have the fleets."""
        super().start(g)
        g.sailed = 0

    # -------------------------------------------------------------- who may move

    def still(self, g: Ultimus) -> int:
        """Migrants who cannot all reach one zone (UR-6.2-26)."""
        if g.migrating == NONE or not g.migrants() & UNIT_MASK & g.own[g.active]:
            return 0
        units = sum(migrants(g, g.migrating).values()) & UNIT_MASK
        if not units & (g.moved | locked(g, g.active)) and destinations(g, g.migrating):
            return 0
        return sum(migrants(g, g.migrating).values())

    def offer_movements(self, g: Ultimus, may: Offers) -> None:
        camp = g.active
        fixed = g.pinned(camp)
        shut = locked(g, camp)
        still = self.still(g)
        ready = g.own[camp] & g.on_land
        if g.moved:
            ready ^= ready & g.moved
        if fixed or shut or still:
            ready ^= ready & (fixed | shut | still)
        if may.explains:
            self.explain(g, may, MARCH, "UR-3.4.1-2", fixed, shut, still)
            self.explain(g, may, ADVANCE, "UR-3.4.1-4", fixed, shut, still)
            may.bar("UR-3.2.4-2", BU)
        else:
            may.offer(MARCH, "UR-3.4.1-2", ready & LEADER_MASK)
            may.offer(ADVANCE, "UR-3.4.1-4", ready & COMMON_UNITS)
        may.bar("UR-4.5.1-6", last_sworn(g, camp))
        fleets = fit_to_sail(g)
        if fleets or may.explains:
            may.offer(SAIL, "UR-3.4.2-8", ALL_FLEETS)
            may.only("UR-3.4.2-3", fleets | g.sailed)
            may.only("UR-3.4.2-8", fleets)
            may.when("UR-TE-12", g.event != STORMS)
        if camp == ROMANUS and (g.inside[BOXES] or g.inside[BOXES + 1]):
            may.offer(COME_OUT, "UR-8.2.2-3", sum(1 << half for half in (0, 1) if g.inside[BOXES + half]))
            may.only("UR-8.2.2-3", sum(1 << half for half in (0, 1) if not g.occupied[1] >> REFUGES[half] & 1))
        deny_the_sea(may)
        may.offer(DONE, "UR-2.E-2", NOTHING)
        if g.event == UNREST:
            may.when("UR-TE-9", not self.owed_summons(g, fixed | shut))
        if g.migrating != NONE:
            may.when("UR-6.2-26", not owes_migration(g))

    def explain(
        self, g: Ultimus, may: Offers, verb: Verb, clause: str, fixed: Pieces, shut: Pieces, still: Pieces
    ) -> None:
        """Offer a way of setting out with the reasons why some may not."""
        may.offer(verb, clause, g.own[g.active] & (LEADER_MASK if verb == MARCH else UNIT_MASK) & ~off_map(g))
        may.bar("UR-3.4.1-3", g.moved)
        may.only("UR-7.2-1", g.on_land)
        may.bar(g.pinning(), fixed)
        may.bar("UR-4.5.2-2", shut)
        may.bar("UR-6.2-26", still)

    def owed_summons(self, g: Ultimus, fixed: int) -> bool:
        """UR-TE-9: whether one of those called has yet to use his movement points."""
        for leader in members(g.summoned & g.own[g.active] & ~g.moved & ~fixed):
            if g.at[leader] < ZONES and March(leader).owes(g):
                return True
        return False

    def set_out(self, g: Ultimus, verb: Verb, obj: Thing) -> None:
        if verb in (MARCH, ADVANCE):
            if g.migrating != NONE and 1 << obj & self.trekkers(g):
                g.call(Trek(g.migrating))
            elif verb == MARCH:
                g.call(March(obj))
            else:
                g.call(Advance(obj))
        elif verb == SAIL:
            g.call(Sail(fleet=obj))
        else:
            self.come_out(g, obj)

    def trekkers(self, g: Ultimus) -> Pieces:
        """Those who move only with the whole migrating People."""
        return sum(migrants(g, g.migrating).values())

    def come_out(self, g: Ultimus, half: Half) -> None:
        """UR-8.2.2-3: at no cost; they may then move like others."""
        pieces = g.inside[BOXES + half]
        g.put_all(pieces, REFUGES[half])
        for piece in members(pieces):
            g.emit(CAME_OUT, (piece, REFUGES[half]))
