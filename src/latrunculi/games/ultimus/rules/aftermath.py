"""What follows from the death of leaders (UR-3.5, UR-3.6.4, UR-4.5.3-4, UR-8.2.2-5, UR-10.1), death by death."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Camp, Cause, People, Piece, Pieces, Place, Zones
from latrunculi.games.imperator.rules.aftermath import CommonAftermath
from latrunculi.games.imperator.rules.state import ASSASSINATED, COMBAT, NATURAL, departed
from latrunculi.games.ultimus.components.chart import COASTS, CONSTANTINOPOLIS, NEAR, ZONES
from latrunculi.games.ultimus.components.counters import (
    ARCADIUS,
    ATTILA,
    GUNDIOCUS,
    GUNDOBADUS,
    GUNDOBADUS_REX,
    LEADER_MASK,
    PEOPLE_LEADERS,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    THEODOSIUS,
)
from latrunculi.games.ultimus.components.kit import KIT
from latrunculi.games.ultimus.components.peoples import BURGONDI
from latrunculi.games.ultimus.components.places import ABOARD, BOXES, GONE
from latrunculi.games.ultimus.rules.augusti import FillThrones, Succession, forsaken
from latrunculi.games.ultimus.rules.offices import dismiss_guard, strip, summon_again
from latrunculi.games.ultimus.rules.peoples import crown, free_subjects
from latrunculi.games.ultimus.rules.rights import ALL, zones_with
from latrunculi.games.ultimus.rules.scoring import conclude, score
from latrunculi.games.ultimus.rules.state import BARBARUS, PAX, Ultimus
from latrunculi.games.ultimus.rules.usurpation import end_usurpation, return_to_fold, succeed
from latrunculi.games.ultimus.rules.words import CHOOSE_LEADER, DIED, EMPIRE_LOST, ENTERED, LOST_IN_CITY, PAX_BROKEN
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.ways import nearest, rings

SECOND_THEODOSIUS: Final = 408
"""Théodose II does not enter before this year (UR-TR-4)."""


class Aftermath(CommonAftermath[Ultimus]):
    """Death by death. `leader` is the dead one in hand, `throne` the half whose throne is to be filled or NONE;
    `joined` whether Roman leaders have come to ROMAIN, who may take a vacant one."""

    DIED = DIED

    leader: Piece = NONE
    throne: int = NONE
    joined: bool = False

    def next_death(self, g: Ultimus) -> int:
        """The first, but an Usurpateur who will not reign goes before all.

        Those who followed him may be heirs of an Augustus who has died with him (UR-3.6.4-7).
        """
        for place, entry in enumerate(g.mourning):
            leader = departed(entry)[0]
            if any(g.usurper[half] == leader and not g.won[half] for half in (0, 1)):
                return place
        return 0

    def all_mourned(self, g: Ultimus) -> None:
        self.step = "last"
        if self.joined:
            g.call(FillThrones())

    def lose(self, g: Ultimus, leader: Piece, camp: Camp, cause: Cause) -> None:
        """Points, titles, and whoever is moved by it before thrones are filled."""
        self.leader = leader
        score_death(g, leader, camp, cause)
        strip(g, 1 << leader)
        self.throne = leave_throne(g, leader, cause)
        for half in (0, 1):
            if g.usurper[half] == leader:
                if g.won[half]:
                    self.throne = half
                end_usurpation(g, half)
                self.joined = True
            if g.stand_in[half] == leader:
                g.stand_in[half] = NONE
        return_to_fold(g, 1 << leader)
        if g.escort == leader:
            g.escort = NONE
        if changes_of_the_table(g, leader):
            self.joined = True
        self.step = "throne_falls"
        people = PIECE_PEOPLE[leader]
        if people != NONE and g.rex[people] == leader:
            g.rex[people] = NONE
            g.call(RexSuccession(people))

    def throne_falls(self, g: Ultimus) -> None:
        """UR-3.5.2-3: a successor is named at once, unless an Usurpateur takes the throne (UR-3.5.2-1)."""
        half, late = self.throne, self.leader
        self.throne = NONE
        self.step = "start"
        if half != NONE and not g.won[half]:
            g.call(Succession(half, late))

    def last(self, g: Ultimus) -> None:
        """UR-3.5.1-3: without any Augustus the game is lost at once, whatever is in progress."""
        g.end()
        if forsaken(g) and (g.vacant[0] or g.vacant[1]):
            g.ended = 1
            g.emit(EMPIRE_LOST)
            conclude(g)


def score_death(g: Ultimus, leader: Piece, camp: Camp, cause: Cause) -> None:
    """UR-10.1-2, -3: leaders killed in combat or assassinated give points to the camp that did not own them."""
    if cause not in (COMBAT, ASSASSINATED):
        return
    foe = 1 - camp
    if leader == ATTILA and cause == COMBAT:
        score(g, foe, 5, "attila")
    else:
        score(g, foe, 1, "leader")


def leave_throne(g: Ultimus, leader: Piece, cause: Cause) -> int:
    """Vacate the throne of a dead leader; the half whose Augustus he was, or NONE.

    An assassination during a civil war in that half is the usurpation's success (UR-3.6.4-5). Whoever shared his
    refuge is lost (UR-8.2.2-5). A year of Pax Romana is one no longer (UR-2.C-7).
    """
    for half in (0, 1):
        if g.augustus[half] != leader:
            continue
        g.augustus[half] = NONE
        g.vacant[half] = 1
        summon_again(g)
        if cause == ASSASSINATED:
            succeed(g, half)
        lose_in_city(g, g.inside[BOXES + half])
        if g.flags & PAX:
            g.flags &= ~PAX
            g.emit(PAX_BROKEN, (half,))
        return half
    return NONE


def lose_in_city(g: Ultimus, pieces: Pieces) -> None:
    """The companions of a dead Augustus in the city box are eliminated for good, the guard of one of them too."""
    for leader in members(pieces & LEADER_MASK):
        g.kill(leader, NATURAL)
        g.put(leader, GONE)
    for unit in members(pieces & ~LEADER_MASK):
        g.restore(unit)
        g.put(unit, GONE)
        g.emit(LOST_IN_CITY, (unit,))


def changes_of_the_table(g: Ultimus, leader: Piece) -> bool:
    """Who else a death moves: Théodose II (UR-TR-4), the subjects of Attila (UR-6.2-22), Gondebaud (UR-TN-5).

    Returns whether Roman leaders have come to ROMAIN.
    """
    if leader == ARCADIUS and g.year >= SECOND_THEODOSIUS and g.at[THEODOSIUS] == KIT.pool:
        g.put(THEODOSIUS, CONSTANTINOPOLIS)
        g.emit(ENTERED, (THEODOSIUS, CONSTANTINOPOLIS))
        return True
    if leader == ATTILA:
        free_subjects(g)
    elif leader == GUNDOBADUS:
        g.put(GUNDOBADUS_REX, GONE)
    elif leader == GUNDIOCUS and g.on_map(GUNDOBADUS):
        return become_burgundian(g)
    return False


def become_burgundian(g: Ultimus) -> bool:
    """UR-TN-5: Gondebaud leaves Rome, with the loss of his titles, for the nearest Burgondi unit of its People's camp.

    Without one on land he waits for the next phase C. Returns whether an usurpation of his has ended with it.
    """
    units = PEOPLE_UNITS[BURGONDI] & g.own[g.camp(GUNDOBADUS_REX)]
    zones = nearest(rings(NEAR, around_place(g, g.at[GUNDOBADUS])), zones_with(g, units, ALL))
    strip(g, 1 << GUNDOBADUS)
    dismiss_guard(g, GUNDOBADUS)
    g.put(GUNDOBADUS, GONE)
    return_to_fold(g, 1 << GUNDOBADUS)
    usurped = False
    for half in (0, 1):
        if g.usurper[half] == GUNDOBADUS:
            end_usurpation(g, half)
            usurped = True
    if zones:
        tied = members(zones)
        zone = tied[g.chance(len(tied))] if len(tied) > 1 else tied[0]
        g.put(GUNDOBADUS_REX, zone)
        g.emit(ENTERED, (GUNDOBADUS_REX, zone))
    return usurped


def around_place(g: Ultimus, place: Place) -> Zones:
    """The land zones at a place: its own, or the coasts of the sea where a ship sails."""
    zone = g.ground(place)
    return COASTS[g.fleet_at[place - ABOARD] - ZONES] if zone == NONE else 1 << zone


class RexSuccession(Procedure[Ultimus]):
    """UR-4.5.3-4: BARBARE chooses another leader of the People, who is Rex at once; without one the throne waits."""

    NAME = "rex_succession"
    ASKS = {"start": "UR-4.5.3-4"}

    people: People

    def start(self, g: Ultimus) -> None:
        if self.successors(g):
            g.ask(g.seat_of(BARBARUS))
        else:
            g.end()

    def successors(self, g: Ultimus) -> Pieces:
        """The other leaders of the People in play."""
        return sum(1 << leader for leader in members(PEOPLE_LEADERS[self.people]) if g.on_map(leader))

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return (("people", "people", self.people),)

    def options(self, g: Ultimus, may: Offers) -> None:
        may.offer(CHOOSE_LEADER, "UR-4.5.3-4", LEADER_MASK)
        may.only("UR-4.5.3-4", self.successors(g))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        crown(g, self.people, obj)
        g.end()
