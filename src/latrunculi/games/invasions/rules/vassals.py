"""XXIX: submission, what it brings, rebellion."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.counters import HORDE_OF, HORDES, LEADERS, LIMITES, UNIT_MASK
from latrunculi.games.invasions.components.nations import RMI, special
from latrunculi.games.invasions.components.tables import AMOUNT
from latrunculi.games.invasions.rules import bonds, control, mercenaries, relations, ways
from latrunculi.games.invasions.rules.ints import Camp, Nation, Places, Province
from latrunculi.games.invasions.rules.refuge import remote
from latrunculi.games.invasions.rules.retreat import Retreat, companies
from latrunculi.games.invasions.rules.rolls import d2
from latrunculi.games.invasions.rules.state import (
    CLIENT,
    DEEDS,
    EMPIRE,
    LAND,
    MARKERS,
    TITLES,
    VASSAL,
    Invasions,
)
from latrunculi.games.invasions.rules.words_battle import LIMES_LOST
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PIECE, DONE
from latrunculi.games.invasions.rules.words_rule import UNIT_LOST
from latrunculi.games.invasions.rules.words_treaty import (
    CARD_TAKEN,
    DRIVEN,
    PUT_DOWN,
    REBEL,
    REBELLED,
    SHARED,
    SUBMITTED,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

MOST_PROVINCES: Final = 3
"""Provinces that a kingdom may have left, to submit when its capital is taken (XXIX.C-1)."""


def owe(g: Invasions, nation: Nation) -> None:
    """XXIX.D-1, XXIX.D-2, XXIX.D-6: a new vassal lends a unit, at the horde or capital of its suzerain, failing that
    where he likes; nomads name it."""
    g.call(mercenaries.lend(g, nation, g.lord[nation]))


def ruined(g: Invasions, nation: Nation) -> bool:
    """XXIX.C-1: whether a kingdom, a minor one, too (XXVII.A-8), that has lost its capital submits: it has three
    provinces at most."""
    return control.owned(g, nation).bit_count() <= MOST_PROVINCES


def may_subjugate(g: Invasions, nation: Nation) -> bool:
    """XXVIII.E-6, XXIX.F-5: whether a nation may subjugate others: a federate or a vassal may not, nor the Huns who
    have fallen with Attila in the battle that they won."""
    return bool(g.nations & BIT[nation]) and g.federator[nation] == NONE and g.bond[nation] != VASSAL


def bond_of(g: Invasions, nation: Nation, lord: Nation) -> int:
    """XXVII.A-8, XXVII.A-9: a minor kingdom becomes the client of a civilised victor; any other nation a vassal."""
    return CLIENT if RMI & BIT[nation] and g.civilised(lord) else VASSAL


def disputed(g: Invasions, nation: Nation, lord: Nation) -> Places:
    """XXIX.B-9, XXIX.C-4: the provinces where units of a nation, or a limes, and of its new lord or of his friends, to
    whom it will be neutral, too (XXIX.F-1), stand that are hostile there."""
    found = 0
    for one in members(g.friends[lord]):
        for p in members(g.present[nation] & g.present[one] & LAND & ~found):
            if g.forces(one, p) & ~HORDES and g.forces(nation, p) and relations.hostile(g, one, nation, p):
                found |= BIT[p]
    return found


def steal(g: Invasions, loser: Camp, victor: Camp) -> bool:
    """XXIX.B-6: one Event card or marker, at random, out of the hand of the losing player; whether he had any."""
    cards = g.event_hand[loser * TITLES : (loser + 1) * TITLES]
    markers = g.pillage_hand[loser * MARKERS : (loser + 1) * MARKERS]
    held = [*cards, *markers]
    if loser == victor or not sum(held):
        return False
    at = g.chance(sum(held))
    title = 0
    while at >= held[title]:
        at -= held[title]
        title += 1
    if title < TITLES:
        g.event_hand[loser * TITLES + title] -= 1
        g.event_hand[victor * TITLES + title] += 1
    else:
        g.pillage_hand[loser * MARKERS + title - TITLES] -= 1
        g.pillage_hand[victor * MARKERS + title - TITLES] += 1
    return True


class Submission(Procedure[Invasions]):
    """A nation submits to the victor in a province: its horde is taken there, or its capital.

    An empire never submits (XXIX.A-1), and nobody to a federate or vassal: his horde, which is never lost (VI.H-8), is
    driven away.
    """

    NAME = "submission"

    nation: Nation
    lord: Nation
    province: Province

    def start(self, g: Invasions) -> None:
        """The bond, the gold, the card; then the victor leaves the place (XXIX.B-9, XXIX.C-4)."""
        nation, lord = self.nation, self.lord
        if g.status[nation] == EMPIRE or not g.nations & BIT[nation]:
            g.end()
            return
        if not may_subjugate(g, lord):
            if g.horde(nation) == self.province:
                there = remote(g, nation, self.province, HORDE_OF[nation])
                g.put(HORDE_OF[nation], there)
                g.emit(DRIVEN, (nation, self.province, there))
            g.end()
            return
        loser = g.camp(nation)
        if g.barbarian(nation) and g.treasury[nation]:
            gold = g.treasury[nation] // 2
            g.pay(nation, gold)
            g.receive(lord, gold)
            g.emit(SHARED, (nation, lord, gold))
        prize = special(lord, "vp-for-vassal")
        if prize and g.horde(nation) != NONE:
            g.score(lord, DEEDS, prize["vp"])
        if relations.nomadic(g, lord) and g.horde(nation) != NONE and steal(g, loser, g.camp(lord)):
            g.emit(CARD_TAKEN, (nation, lord))
        bond = bond_of(g, nation, lord)
        places = disputed(g, nation, lord) | (BIT[self.province] & LAND)
        bonds.bind(g, nation, lord, bond)
        g.emit(SUBMITTED, (nation, lord, bond))
        self.step = "lend"
        for place in members(places):
            theirs = ways.army(g, g.friends[lord]) & g.inside[place]
            for limes in members(theirs & LIMITES):  # it does not retreat (XX.L-12)
                g.emit(LIMES_LOST, (place,))
                g.lose(limes)
            leaving = theirs & (UNIT_MASK | LEADERS | HORDES)
            for leader, pile in companies(g, lord, leaving):
                g.call(Retreat(leader, place, pile, places))

    def lend(self, g: Invasions) -> None:
        """XXIX.D-1: a unit for the suzerain; a client owes none for good (XXVII.B-1)."""
        g.end()
        if g.bond[self.nation] == VASSAL:
            owe(g, self.nation)


# ---------------------------------------------------------------- rebellion


def restless(g: Invasions, nation: Nation) -> bool:
    """XXIX.G-5: whether a nation may rebel: the vassal of nomads, from the turn after its submission on."""
    lord = g.lord[nation]
    return lord != NONE and g.bond[nation] == VASSAL and relations.nomadic(g, lord) and g.bound[nation] < g.turn


class Rebellion(Procedure[Invasions]):
    """A vassal may rebel when it is activated (XXIX.G-5 to XXIX.G-8)."""

    NAME = "rebellion"
    ASKS = {"declare": "INV-XXIX.G-5", "lose": "INV-XXIX.G-8"}

    nation: Nation

    def start(self, g: Invasions) -> None:
        """Whether it may."""
        if restless(g, self.nation):
            self.step = "declare"
        else:
            g.end()

    def declare(self, g: Invasions) -> None:
        """It says so before anything else."""
        g.ask(g.seat(self.nation))

    def lose(self, g: Invasions) -> None:
        """A unit of its choice."""
        if mercenaries.units(g, self.nation):
            g.ask(g.seat(self.nation))
        else:
            g.end()

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation),)

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "declare":
            may.offer(REBEL, "INV-XXIX.G-5")
            may.offer(DONE, "INV-XXIX.G-5")
        else:
            may.offer(CHOOSE_PIECE, "INV-XXIX.G-8", g.alike(mercenaries.units(g, self.nation)))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == CHOOSE_PIECE:
            g.emit(UNIT_LOST, (self.nation, obj))
            g.lose(obj)
            g.end()
        elif verb == DONE:
            g.end()
        else:
            lord = g.lord[self.nation]
            if d2(g, self.nation):
                bonds.free(g, self.nation, recalling=False)  # its mercenary stays with the lord (XXIX.G-7)
                g.emit(REBELLED, (self.nation, lord))
                g.end()
            else:
                g.score(self.nation, DEEDS, AMOUNT["vp-failed-rebellion"])
                g.emit(PUT_DOWN, (self.nation, lord))
                self.step = "lose"
