"""UR-8: combats. What *Ultimus Romanorum* adds to the family's battle: modifiers, refuges, usurpations, points."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Zone
from latrunculi.games.imperator.rules import battle, retreat
from latrunculi.games.imperator.rules.engagement import CommonCombats
from latrunculi.games.imperator.rules.movement import escapes
from latrunculi.games.imperator.rules.state import COMBAT, NATURAL, death
from latrunculi.games.ultimus.components.chart import EMPIRE, REFUGES, Half
from latrunculi.games.ultimus.components.counters import (
    BU,
    FOREIGN_UNITS,
    PA,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    ROMAN_LEADERS,
    ROMAN_UNITS,
)
from latrunculi.games.ultimus.components.peoples import ARMENIA, GERMANS, REGNA
from latrunculi.games.ultimus.components.places import BOXES
from latrunculi.games.ultimus.components.year_events import SICKNESS
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.encounters import ENCOUNTERS
from latrunculi.games.ultimus.rules.quarters import after_combat
from latrunculi.games.ultimus.rules.scoring import score
from latrunculi.games.ultimus.rules.state import PEACE, REGNUM, ROMANUS, WAR, Ultimus
from latrunculi.games.ultimus.rules.stratagems import STRATAGEMS
from latrunculi.games.ultimus.rules.usurpation import succeed
from latrunculi.games.ultimus.rules.words import (
    CHOOSE_LEADER,
    CHOOSE_UNIT,
    DONE,
    MODIFIERS,
    REFUGE,
    REFUGED,
    VOCABULARY,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.modifiers import Tally

(
    TACTICS, BARBARIAN_LAND, BARBARIAN_ATTACK, KINGDOM, POLITICS_FOR, POLITICS_AGAINST, CROSSING, DESPONDENCY, FURY,
    DONATIVE, BETTER, POORER, FAR_BETTER, FAR_POORER,
) = range(len(MODIFIERS))  # fmt: skip

WORDS: Final = retreat.Words(VOCABULARY)
GERMAN_UNITS: Final = sum(PEOPLE_UNITS[p] for p in members(GERMANS))

# The events of the year that weigh on battles.
DESPONDENT_ROMANS: Final = 3
FURIOUS_GERMANS: Final = 5
PAID_PALATINI: Final = 12

GREAT_BATTLE: Final = 25
"""The PF of both forces that make a victory worth a point (UR-10.1-1)."""


def sick(g: Ultimus) -> int:
    """UR-TE-5: the sick Augustus, as a mask."""
    return g.summoned if g.event == SICKNESS else 0


# ---------------------------------------------------------------- the refuge


def may_shelter(g: Ultimus, zone: Zone) -> bool:
    """UR-8.2.2-1, -6: whether the Augustus of the half stands in the zone of his city of refuge with a unit of PA."""
    if zone not in REFUGES:
        return False
    augustus = g.augustus[REFUGES.index(zone)]
    return augustus != NONE and g.at[augustus] == zone and bool(g.units(zone, ROMANUS) & PA)


class Refuge(Procedure[Ultimus]):
    """UR-8.2.2: the Augustus shuts himself up in his city with one unit of PA, and another Roman leader if he likes.

    One unit of BU at most: the guard of the Augustus, or else that of the other leader, since guards never leave their
    leader (UR-3.2.4-2).
    """

    NAME = "refuge"
    ASKS = {"start": "UR-8.2.2-1", "companion": "UR-8.2.2-1"}

    half: Half

    def start(self, g: Ultimus) -> None:
        """Ask for the unit of PA."""
        g.ask(g.seat_of(ROMANUS))

    def companion(self, g: Ultimus) -> None:
        """Ask for the other leader."""
        if self.companions(g):
            g.ask(g.seat_of(ROMANUS))
        else:
            g.end()

    def companions(self, g: Ultimus) -> Pieces:
        """The Roman leaders who may go with the Augustus."""
        leaders = g.leaders(REFUGES[self.half], ROMANUS) & ROMAN_LEADERS
        if g.inside[BOXES + self.half] & BU:
            return sum([1 << leader for leader in members(leaders) if not g.retinue(leader)])
        return leaders

    def options(self, g: Ultimus, may: Offers) -> None:
        zone = REFUGES[self.half]
        if self.step == "start":
            may.offer(CHOOSE_UNIT, "UR-8.2.2-1", g.units(zone, ROMANUS))
            may.only("UR-8.2.2-1", PA)
            return
        may.offer(CHOOSE_LEADER, "UR-8.2.2-1", g.leaders(zone, ROMANUS))
        may.only("UR-8.2.2-1", ROMAN_LEADERS)
        may.only("UR-3.2.4-2", self.companions(g))
        may.offer(DONE, "UR-8.2.2-1")

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == CHOOSE_UNIT:
            augustus = g.augustus[self.half]
            self.shut_in(g, 1 << augustus | g.retinue(augustus) | 1 << obj)
            self.step = "companion"
            return
        if verb == CHOOSE_LEADER:
            self.shut_in(g, 1 << obj | g.retinue(obj))
        g.end()

    def shut_in(self, g: Ultimus, pieces: Pieces) -> None:
        """Into the box of the city."""
        g.put_all(pieces, BOXES + self.half)
        for piece in members(pieces):
            g.emit(REFUGED, (piece, self.half))

    def about(self, g: Ultimus) -> tuple[tuple[str, str, int], ...]:
        return (("half", "half", self.half),)


# ---------------------------------------------------------------- who gives up the zone


class Evasion(retreat.CommonEvasion[Ultimus]):
    """UR-8.2.1: the defender has made his roll."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "UR-8.2.1-1", "lead": "UR-8.2.1-4"}


class Retreat(retreat.CommonRetreat[Ultimus]):
    """UR-8.4.1: the loser leaves."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "UR-8.4.1-2", "lead": "UR-8.4.1-2"}


class Flight(retreat.CommonFlight[Ultimus]):
    """UR-6.3-8: the stratagem Fuite opportune."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "UR-6.3-8"}


# ---------------------------------------------------------------- the battle


PARTS: Final = battle.Parts(
    window=STRATAGEMS.window,
    evasion=Evasion,
    retreats=(Retreat, Retreat),
    flight=Flight,
    aftermath=Aftermath,
    silent=sick,
    shifts=(FAR_POORER, POORER, NONE, BETTER, FAR_BETTER),
)
"""UR-TE-7: the BT of the sick Augustus is silent. UR-TB-14: one shift, by the average qualities."""


class Battle(battle.CommonBattle[Ultimus]):
    """UR-8.3 to UR-8.6: two forces in a zone. `sheltered`: whether somebody has taken refuge (UR-8.2.2)."""

    WORDS = WORDS
    PARTS = PARTS
    ASKS = {"decide": "UR-8.2.1-1", "losses": "UR-8.4.2-5"}

    sheltered: bool = False

    # ------------------------------------------------------------------ modifiers (UR-8.6, UR-TB, UR-TE)

    def modifiers(self, g: Ultimus) -> Tally[int]:
        """UR-TB-9: the modifiers of the die add up."""
        attack, defence = self.units(g, self.attacker), self.units(g, 1 - self.attacker)
        found: Tally[int] = Tally()
        found.add(TACTICS, self.tactics_difference(g))
        if not EMPIRE >> self.zone & 1:
            if defence and not defence & ROMAN_UNITS and not self.subdued(g, defence):
                found.add(BARBARIAN_LAND, -1)
            if attack and not attack & ROMAN_UNITS:
                found.add(BARBARIAN_ATTACK, 1)
        if self.defends_capital(g, defence):
            found.add(KINGDOM, -1)
        politics = self.politics(g)
        found.add(POLITICS_FOR if politics > 0 else POLITICS_AGAINST, politics)
        entered = attack & g.arrived
        if entered and not entered & ~g.crossed:
            found.add(CROSSING, -1)
        if g.event:
            self.event_of_the_year(g, attack, defence, found)
        return found

    def subdued(self, g: Ultimus, units: Pieces) -> bool:
        """UR-TB-3: whether some unit's People is Foederati, revolted or a Regnum; Armenia is none of these."""
        for unit in members(units):
            people = PIECE_PEOPLE[unit]
            if people != ARMENIA and g.status[people] not in (PEACE, WAR):
                return True
        return False

    def defends_capital(self, g: Ultimus, defence: Pieces) -> bool:
        """UR-TB-5: whether the defenders are all of one Regnum, in its capital."""
        for people in members(REGNA):
            if g.status[people] == REGNUM and g.capital[people] == self.zone:
                subjects = sum([PEOPLE_UNITS[p] for p in members(g.one_with(people))])
                if defence and not defence & ~subjects:
                    return True
        return False

    def politics(self, g: Ultimus) -> int:
        """UR-8.6.3: 1 or -1 for the better CP, where each force has an Augustus, a Patrice or an Usurpateur."""
        return self.politics_difference(g, g.titled() | g.usurpers())

    def event_of_the_year(self, g: Ultimus, attack: Pieces, defence: Pieces, found: Tally[int]) -> None:
        """UR-TE-19: the events speak of one force; the sign turns when it defends, and both at once cancel."""
        if g.event == DESPONDENT_ROMANS:
            suffers = bool(attack & ROMAN_UNITS and defence & FOREIGN_UNITS)
            profits = bool(defence & ROMAN_UNITS and attack & FOREIGN_UNITS)
            found.add(DESPONDENCY, profits - suffers)
        elif g.event == FURIOUS_GERMANS:
            ours, theirs = bool(attack & GERMAN_UNITS), bool(defence & GERMAN_UNITS)
            found.add(FURY, ours - theirs)
        elif g.event == PAID_PALATINI:
            roman, other = (attack, defence) if self.attacker == ROMANUS else (defence, attack)
            if roman & PA and other & FOREIGN_UNITS:
                found.add(DONATIVE, 1 if self.attacker == ROMANUS else -1)

    # ------------------------------------------------------------------ the refuge (UR-8.2.2)

    def shelter(self, g: Ultimus) -> bool:
        """UR-8.2.2-1: the refuge comes before evasion and die, once."""
        return self.attacker != ROMANUS and not self.sheltered and not self.tried and may_shelter(g, self.zone)

    def options(self, g: Ultimus, may: Offers) -> None:
        super().options(g, may)
        if self.step == "decide" and self.zone in REFUGES:
            may.offer(REFUGE, "UR-8.2.2-1")
            may.when("UR-8.2.2-1", self.shelter(g))

    def choose(self, g: Ultimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == REFUGE:
            self.sheltered = True
            g.call(Refuge(REFUGES.index(self.zone)))
        else:
            super().choose(g, seat, verb, obj)

    # ------------------------------------------------------------------ the die and after

    def decided(self, g: Ultimus) -> None:
        """UR-10.1-1: a point for a great battle. UR-3.6.4-4: an usurpation whose Augustus is beaten has succeeded.

        UR-8.5.2: the lords of an usurpation do not survive their defeat; UR-TE-6: nor does the sick Augustus.
        """
        winner = 1 - self.loser
        if self.total >= GREAT_BATTLE:
            score(g, winner, 1, "battle")
        if self.loser == ROMANUS:
            for half in (0, 1):
                if self.beaten_by_usurper(g, half):
                    succeed(g, half)
        self.fall(g)

    def beaten_by_usurper(self, g: Ultimus, half: Half) -> bool:
        """Whether the Augustus of a half has been in the losing force and his Usurpateur in the winning one."""
        augustus, usurper = g.augustus[half], g.usurper[half]
        return augustus != NONE and usurper != NONE and self.took_part(g, augustus) and g.at[usurper] == self.zone

    def took_part(self, g: Ultimus, leader: Piece) -> bool:
        """Whether a leader of the losing force fought: he is still there, or the result has just killed him."""
        return g.at[leader] == self.zone or death(leader, self.loser, COMBAT) in g.mourning

    def fall(self, g: Ultimus) -> None:
        """Who dies of the defeat."""
        titled, usurpers = g.titled(), g.usurpers()
        losers, winners = self.leaders(g, self.loser), self.leaders(g, 1 - self.loser)
        if self.loser == ROMANUS:
            doomed = losers & titled if winners & usurpers else 0
        else:
            doomed = losers & usurpers if winners & titled else 0
        for leader in members(doomed):
            g.kill(leader, COMBAT)
        for leader in members(losers & sick(g) & ~doomed):
            g.kill(leader, NATURAL)

    def finish(self, g: Ultimus) -> None:
        """UR-9.4-2: beaten Peoples may be settled. UR-7.1-6: leaders left alone among enemies must escape."""
        escapes(g, g.kit.all_zones, ENCOUNTERS)
        after_combat(g, self.zone, self.engaged)


class Combats(CommonCombats[Ultimus]):
    """UR-2.E-2: all combats of the active camp."""

    WORDS = WORDS
    STRATAGEMS = STRATAGEMS
    ASKS = {"start": "UR-2.E-2"}

    def battle(self, zone: Zone, attacker: Camp) -> Battle:
        return Battle(zone, attacker)
