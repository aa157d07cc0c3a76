"""UR 5: the exchange of camps after a successful usurpation, first step of phase F; what the end of a civil war and
the absence of an Augustus bring in that phase (UR-3.5.2-18, UR-3.6.6-1)."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Piece
from latrunculi.games.imperator.rules.allegiance import exchange_persons
from latrunculi.games.imperator.rules.state import DEPOSED
from latrunculi.games.ultimus.components.chart import CONSTANTINOPOLIS, OCCIDENS, ORIENS, RAVENNA, ROMA, Half
from latrunculi.games.ultimus.components.counters import LEADER_MASK, ROMAN_BARBARIANS, ROMAN_LEADERS, ROMAN_UNITS
from latrunculi.games.ultimus.components.places import ABOARD, BOXES
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.augusti import EASTERN_PA, FillThrones, Succession, crown
from latrunculi.games.ultimus.rules.state import BARBARUS, Ultimus
from latrunculi.games.ultimus.rules.usurpation import close_usurpation, return_to_fold, stand_ins, succeed
from latrunculi.games.ultimus.rules.words import (
    CHOOSE_LEADER,
    EXCHANGED,
    FLED,
    PLACED,
    STAND_IN,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

PRIZES: Final = ((RAVENNA, ROMA), (CONSTANTINOPOLIS,))
"""For each half the zones that an usurpation must hold (UR-3.6.4-2)."""


def holds_prizes(g: Ultimus, half: Half) -> bool:
    """UR-3.6.4-2, -3: a Roman leader and a Roman unit of the usurpation in each zone, and no Augustus in refuge."""
    if g.usurper[half] == NONE or (g.augustus[half] != NONE and g.at[g.augustus[half]] == BOXES + half):
        return False
    rebels = g.rebels[half]
    return all(
        bool(g.inside[zone] & rebels & ROMAN_LEADERS) and bool(g.inside[zone] & rebels & ROMAN_UNITS)
        for zone in PRIZES[half]
    )


class ExchangeOfCamps(Procedure[Ultimus]):
    """UR-2.F-2, UR-5: each usurpation that has succeeded puts its man on the throne and exchanges the camps, the West
    first (UR-3.6.5-4). `half` is the one in hand, `heir` who shall reign there."""

    NAME = "exchange_of_camps"
    ASKS = {"stand_in": "UR-6.2-3"}

    half: Half = OCCIDENS
    heir: Piece = NONE

    def start(self, g: Ultimus) -> None:
        """Has the usurpation of this half succeeded? Whoever reigned there is deposed (UR-3.6.4-6)."""
        half = self.half
        if half > ORIENS:
            g.end()
            redeploy_escort(g)
            return
        for other in range(half, 2):  # which throne nobody else shall take is known before the first exchange
            if holds_prizes(g, other):
                succeed(g, other)
        if not g.won[half]:
            self.half += 1
            return
        self.step = "heir_of_usurper"
        if g.augustus[half] != NONE:
            g.kill(g.augustus[half], DEPOSED)
            g.call(Aftermath())

    def heir_of_usurper(self, g: Ultimus) -> None:
        """UR-5-2: the Usurpateur reigns, or whoever was chosen in the place of one of barbarian origin."""
        half = self.half
        usurper = g.usurper[half]
        self.heir = usurper
        self.step = "exchange"
        if ROMAN_BARBARIANS >> usurper & 1:
            chosen = g.stand_in[half]
            possible = stand_ins(g, half)
            self.heir = chosen if chosen != NONE and reigns(g, chosen) else NONE
            if self.heir == NONE and possible:
                self.step = "stand_in"

    def stand_in(self, g: Ultimus) -> None:
        """UR-6.2-3: the stand-in has died; another is chosen."""
        g.ask(g.seat_of(BARBARUS))

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return ("piece", "piece", g.usurper[self.half]), ("half", "half", self.half)

    def options(self, g: Ultimus, may: Offers) -> None:
        may.offer(CHOOSE_LEADER, "UR-6.2-3", LEADER_MASK)
        may.only("UR-6.2-3", stand_ins(g, self.half))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.heir = obj
        g.emit(STAND_IN, (obj, self.half))
        self.step = "exchange"

    def exchange(self, g: Ultimus) -> None:
        """UR-5: the persons change places; the usurpation's pieces are ROMAIN's, the other's stay BARBARE's.

        Each person keeps his points, and his hand (UR-5-1, UR-5-8).
        """
        half, heir = self.half, self.heir
        self.heir = NONE
        self.half += 1
        self.step = "start"
        late = g.usurper[half]
        close_usurpation(g, half)
        exchange_persons(g)
        g.emit(EXCHANGED, (half, g.vp[0], g.vp[1]))
        g.call(FillThrones())  # UR-3.5.2-11: leaders have come to ROMAIN
        if heir == NONE:
            g.call(Aftermath())
            g.call(Succession(half, late))
        else:
            return_to_fold(g, 1 << heir)
            crown(g, half, heir)


def reigns(g: Ultimus, leader: Piece) -> bool:
    """Whether a stand-in chosen earlier can still reign: alive, neither Augustus nor Usurpateur by now."""
    return g.on_map(leader) and leader not in g.augustus and leader not in g.usurper


def redeploy_escort(g: Ultimus) -> None:
    """UR-3.5.2-18: the civil war over, the escort and the eastern PA that it led West return to Constantinopolis."""
    if not g.escorted or g.usurper[OCCIDENS] != NONE:
        return
    moving = 0 if g.escort == NONE else 1 << g.escort | g.retinue(g.escort)
    for unit in members(g.escorted & EASTERN_PA):
        with_him = g.escort != NONE and g.at[unit] == g.at[g.escort]
        if with_him or g.half_of(g.at[unit]) == OCCIDENS:
            moving |= 1 << unit
    for piece in members(moving):
        g.put(piece, CONSTANTINOPOLIS)
        g.emit(PLACED, (piece, CONSTANTINOPOLIS))
    g.escort = NONE
    g.escorted = 0


def flight_of_augusti(g: Ultimus) -> None:
    """UR-3.6.6-1: at the end of phase F, an Augustus who is not in his half gives BARBARE an usurpation to come."""
    for half in (0, 1):
        augustus = g.augustus[half]
        away = augustus != NONE and (g.at[augustus] >= ABOARD or g.half_of(g.at[augustus]) != half)
        g.fled[half] = int(away)
        if away:
            g.emit(FLED, (augustus, half))
