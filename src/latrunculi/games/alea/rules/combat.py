"""AIE-8: combats. What *Alea Iacta Est* adds to the family's battle: modifiers, triumvirs, rivals, the sea, points."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from latrunculi.games.alea.components.chart import NEAR, OUTSIDE, REGION_OF, REGION_ZONES, REPUBLIC, ZONES
from latrunculi.games.alea.components.counters import (
    FOREIGN_LEADERS,
    LEADER_MASK,
    LEGIONES,
    NAVES,
    PEOPLE_UNITS,
    PIECE_PEOPLE,
    ROMAN_LEADERS,
    ROMAN_UNITS,
    UNIT_MASK,
    UNITS,
)
from latrunculi.games.alea.components.peoples import PEOPLES, VIGOROUS
from latrunculi.games.alea.components.year_events import SICKNESS
from latrunculi.games.alea.rules.aftermath import Aftermath
from latrunculi.games.alea.rules.encounters import ENCOUNTERS, escapes
from latrunculi.games.alea.rules.fields import (
    PORT_PLACES,
    SEA_PLACES,
    at_truce,
    harbour_zones,
    land_fields,
    pending,
    sea_fields,
    shared_fields,
    truces,
)
from latrunculi.games.alea.rules.fray import WORDS, Fray
from latrunculi.games.alea.rules.naval import Expulsion, outcast
from latrunculi.games.alea.rules.peoples import last_unit_fell, quiet_peoples
from latrunculi.games.alea.rules.sailing import Rescue, SeaEvasion, SeaFlight, SeaRetreat, castaways
from latrunculi.games.alea.rules.scoring import score
from latrunculi.games.alea.rules.state import COMBAT, FIDES, PARTY_FOUGHT, PAX, Alea
from latrunculi.games.alea.rules.stratagems import STRATAGEMS
from latrunculi.games.alea.rules.words import FIGHT_AT, FIGHT_IN, MODIFIERS
from latrunculi.games.alea.rules.wrecks import part
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces, Zone
from latrunculi.games.imperator.rules import retreat
from latrunculi.games.imperator.rules.battle import Parts
from latrunculi.games.imperator.rules.engagement import CommonCombats
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.ints import Thing, Verb
from latrunculi.tabletop.modifiers import Tally

(
    TACTICS, FOREIGN_LAND, FOREIGN_ATTACK, POLITICS_FOR, POLITICS_AGAINST, CROSSING, SIEGECRAFT, WALL, DESPONDENCY,
    VIGOUR, DONATIVE, BETTER, POORER, FAR_BETTER, FAR_POORER,
) = range(len(MODIFIERS))  # fmt: skip

VIGOROUS_UNITS: Final = sum(PEOPLE_UNITS[p] for p in members(VIGOROUS))

# The events of the year that weigh on battles.
DESPONDENT_ROMANS: Final = 3
VIGOROUS_NATIONS: Final = 5
PAID_LEGIONS: Final = 12

GREAT_BATTLE: Final = 35
"""The PF of both forces above which a victory is worth a point (AIE-10.J-1)."""


def sick(g: Alea) -> int:
    """AIE-TE-4: the sick party leader, as a mask."""
    return 1 << g.sick if g.event == SICKNESS and g.sick != NONE else 0


# ---------------------------------------------------------------- who gives up the zone


class Evasion(retreat.CommonEvasion[Alea]):
    """AIE-8.2.1: the defender has made his roll."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "AIE-8.2.1-1", "lead": "AIE-8.2.1-3"}


class Retreat(retreat.CommonRetreat[Alea]):
    """AIE-8.4.1: the loser leaves."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "AIE-8.4.1-1", "lead": "AIE-8.4.1-1"}


class Flight(retreat.CommonFlight[Alea]):
    """AIE-6.E.1: the stratagem Fuite opportune, on land."""

    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "AIE-6.E.1-1"}


class TriumviralRetreat(retreat.CommonRetreat[Alea]):
    """AIE-3.7.4-3: a beaten triumvir goes to another zone of his region, led by the other camp, or is eliminated."""

    NAME = "triumviral_retreat"
    WORDS = WORDS
    ENCOUNTERS = ENCOUNTERS
    ASKS = {"start": "AIE-3.7.4-3", "lead": "AIE-3.7.4-3"}

    def leaving(self, g: Alea) -> int:
        return g.inside[self.zone] & g.triumviral()

    def clause(self, g: Alea) -> str:
        return "AIE-3.7.4-3"

    def havens(self, g: Alea, group: Pieces) -> int:
        region = REGION_OF[self.zone]
        if region == NONE:
            return 0
        free = ~(g.occupied[0] | g.occupied[1] | self.banned(g))
        return NEAR[self.zone] & REGION_ZONES[region] & free

    def bounds(self, g: Alea, may: Offers) -> None:
        may.only("AIE-3.7.4-3", self.zones)

    def followers(self, g: Alea, leader: Piece, group: Pieces) -> int:
        if not self.havens(g, group) or (group & UNIT_MASK).bit_count() >= g.kit.command[leader - UNITS]:
            return 0
        return self.leaving(g) & UNIT_MASK & ~group


# ---------------------------------------------------------------- the battle


ON_LAND: Final = Parts(
    window=STRATAGEMS.window,
    evasion=Evasion,
    retreats=(Retreat, Retreat),
    flight=Flight,
    aftermath=Aftermath,
    silent=sick,
    shifts=(FAR_POORER, POORER, NONE, BETTER, FAR_BETTER),
)
"""AIE-TE-4: the BT of the sick party leader is silent. AIE-8.6-5 to AIE-8.6-8: one shift, by the average qualities."""
AGAINST_TRIUMVIR: Final = replace(ON_LAND, retreats=(Retreat, TriumviralRetreat), flight=None, scores=False)
"""AIE-3.7.4-3: without points for anybody; a beaten triumvir stays in his region."""
AT_SEA: Final = replace(ON_LAND, evasion=SeaEvasion, retreats=(SeaRetreat, SeaRetreat), flight=SeaFlight)
"""AIE-8.7-2."""


class Battle(Fray):
    """AIE-8.3 to AIE-8.6: two forces in a zone."""

    WORDS = WORDS
    PARTS = ON_LAND
    ASKS = {"decide": "AIE-8.2.1-1", "losses": "AIE-8.4.2-3"}

    # ------------------------------------------------------------------ modifiers (AIE-8.6, AIE-TE)

    def modifiers(self, g: Alea) -> Tally[int]:
        """AIE-8.6-1: all modifiers of the die add up."""
        attack, defence = self.units(g, self.attacker), self.units(g, 1 - self.attacker)
        found: Tally[int] = Tally()
        found.add(TACTICS, self.tactics_difference(g))
        zone = g.ground(self.zone)
        if zone != NONE and OUTSIDE >> zone & 1:
            if defence and not defence & (ROMAN_UNITS | self.faithful(g)):
                found.add(FOREIGN_LAND, -1)
            if attack and not attack & ROMAN_UNITS:
                found.add(FOREIGN_ATTACK, 1)
        politics = self.politics(g, attack, defence)
        found.add(POLITICS_FOR if politics > 0 else POLITICS_AGAINST, politics)
        if self.crossing(g, attack):
            found.add(CROSSING, -1)
        found.add(SIEGECRAFT, self.engines)
        found.add(WALL, -self.walls)
        if g.event:
            self.event_of_the_year(g, attack, defence, found)
        return found

    def faithful(self, g: Alea) -> Pieces:
        """The units of the Peoples in allegiance, as a mask."""
        return sum([PEOPLE_UNITS[people] for people in members(g.with_status(FIDES))])

    def politics(self, g: Alea, attack: Pieces, defence: Pieces) -> int:
        """AIE-8.6.3-1: 1 or -1 for the better CP, between Forces with Romans and a party leader or Prétendant each."""
        if not (attack & ROMAN_UNITS and defence & ROMAN_UNITS):
            return 0
        lords = g.chiefs(0) | g.chiefs(1)
        if g.pretender != NONE:
            lords |= 1 << g.pretender
        return self.politics_difference(g, lords)

    def crossing(self, g: Alea, attack: Pieces) -> bool:
        """AIE-8.6-4: whether some unit of the attacker crossed a great river or a strait to enter."""
        return bool(attack & g.arrived & g.crossed)

    def event_of_the_year(self, g: Alea, attack: Pieces, defence: Pieces, found: Tally[int]) -> None:
        """AIE-TE-16: the events speak of one force; the sign turns when it defends."""
        if g.event == DESPONDENT_ROMANS:
            if bool(attack & ROMAN_UNITS) != bool(defence & ROMAN_UNITS):
                found.add(DESPONDENCY, -1 if attack & ROMAN_UNITS else 1)
        elif g.event == VIGOROUS_NATIONS:
            ours, theirs = bool(attack & VIGOROUS_UNITS), bool(defence & VIGOROUS_UNITS)
            found.add(VIGOUR, ours - theirs)
        elif g.event == PAID_LEGIONS:
            if attack & LEGIONES and not defence & ROMAN_UNITS:
                found.add(DONATIVE, 1)
            elif defence & LEGIONES and not attack & ROMAN_UNITS:
                found.add(DONATIVE, -1)

    # ------------------------------------------------------------------ the die and after

    def at_odds(self, g: Alea) -> bool:
        """AIE-8.1-1, AIE-6.B.2-1: both camps have units there, and Janus does not keep them apart."""
        ours, theirs = self.units(g, self.attacker), self.units(g, 1 - self.attacker)
        return bool(ours and theirs) and not at_truce(g, ours | theirs)

    def joined(self, g: Alea) -> None:
        """AIE-2.F.1-9: party leaders who are there take part in the battle."""
        if self.engaged & (g.chiefs(0) | g.chiefs(1)):
            g.flags |= PARTY_FOUGHT

    def decided(self, g: Alea) -> None:
        """AIE-10.J-1: a point for a great battle. AIE-9.4-1: a People without any unit left is pacified at once.

        AIE-TE-4: the sick party leader does not survive a defeat; AIE-8.5.2-1: nor does the beaten rival. AIE-3.6-9:
        the coup has succeeded when it is the party leader who dies so, or by the result E.
        """
        if self.PARTS.scores and self.total > GREAT_BATTLE:
            score(g, 1 - self.loser, 1, "battle")
        self.pacify(g)
        losers = self.leaders(g, self.loser)
        rivals = self.rivals(g)
        for leader in members(losers & (sick(g) | rivals)):
            g.kill(leader, COMBAT)
        if rivals and g.camp(g.pretender) != self.loser:
            g.won = 1

    def pacify(self, g: Alea) -> None:
        """AIE-9.4-1, AIE-4.4.2-5: see which Peoples have lost their last unit on the map in this combat."""
        for people in range(PEOPLES):
            if g.status[people] != PAX and self.engaged & PEOPLE_UNITS[people] and not g.standing(people):
                last_unit_fell(g, people, 1 - g.ruler[people] if self.PARTS.scores else NONE)

    def rivals(self, g: Alea) -> int:
        """AIE-3.6-8: the Prétendant and the party leader he challenges, if both have fought here; or 0."""
        if g.pretender == NONE:
            return 0
        challenged = g.chief[1 - g.camp(g.pretender)]
        if challenged == NONE:
            return 0
        both = 1 << g.pretender | 1 << challenged
        return both if not both & ~self.engaged else 0

    def clear(self, g: Alea) -> None:
        """AIE-8.5.1-1: a non-Roman leader whom it leaves in the Republic without a unit of his People is eliminated."""
        for leader in members(self.engaged & FOREIGN_LEADERS):
            zone = g.at[leader]
            alone = not PEOPLE_UNITS[PIECE_PEOPLE[leader]] & g.inside[zone]
            if alone and zone < ZONES and REPUBLIC >> zone & 1:
                g.kill(leader, COMBAT)

    def finish(self, g: Alea) -> None:
        """AIE-9.4-1: those who could not retreat count too. AIE-7.1-4: leaders left alone among enemies must escape.

        AIE-3.4.2-6: naves leave a port lost on land. AIE-9.4-3: those lost otherwise, as passengers.
        """
        self.pacify(g)
        quiet_peoples(g)
        escapes(g, g.kit.all_zones)
        if self.zone < ZONES and outcast(g, self.zone):
            g.call(Expulsion(self.zone))

    def unsettled(self, g: Alea) -> bool:
        """AIE-9.4-3: Peoples whose last unit was lost aboard naves, or to the plague in a retreat, are at peace too."""
        return quiet_peoples(g)


class TriumviralBattle(Battle):
    """AIE-3.7.4-3: a People at war among the units of a triumvir, whose defence the other camp conducts.

    Without evasion, and without points for anybody.
    """

    NAME = "triumviral_battle"
    PARTS = AGAINST_TRIUMVIR
    ASKS = {"losses": "AIE-8.4.2-3"}

    def __init__(self, zone: Zone, attacker: Camp) -> None:
        super().__init__(zone, attacker)
        self.tried = True

    def units(self, g: Alea, camp: Camp) -> int:
        if camp == self.attacker:
            return super().units(g, camp)
        return g.inside[self.zone] & g.triumviral() & ROMAN_UNITS

    def leaders(self, g: Alea, camp: Camp) -> int:
        if camp == self.attacker:
            return super().leaders(g, camp)
        return g.inside[self.zone] & g.triumviral() & ROMAN_LEADERS


class SeaBattle(Battle):
    """AIE-8.7: naves fight in a sea or a port (`zone`, as a place); the leaders aboard take part."""

    NAME = "sea_battle"
    PARTS = AT_SEA
    ASKS = {"decide": "AIE-8.2.1-1", "losses": "AIE-8.4.2-3"}

    def units(self, g: Alea, camp: Camp) -> int:
        return g.inside[self.zone] & g.own[camp] & NAVES

    def leaders(self, g: Alea, camp: Camp) -> int:
        """Those aboard, and those whose ship has just been lost."""
        return (g.cargo(self.units(g, camp)) | castaways(g, camp, self.zone)) & g.own[camp] & LEADER_MASK

    def crossing(self, g: Alea, attack: Pieces) -> bool:
        """AIE-8.7-1: rivers and straits do not count at sea."""
        return False

    def change_sides(self, g: Alea, units: Pieces, camp: Camp) -> None:
        """AIE-6.E.6-2: naves go over without what they carry, which finds room on the others, if any, as it can.

        AIE-3.4.2-7: in a port it is ashore.
        """
        super().change_sides(g, units, camp)
        if g.ground(self.zone) == NONE and self.units(g, 1 - camp):
            g.call(Rescue(self.zone, 1 - camp))
            return
        part(g)
        if g.mourning:
            g.call(Aftermath())

    def pacify(self, g: Alea) -> None:
        """Not before those aboard the lost naves have been seen to (AIE-8.7-3)."""
        if not castaways(g, self.attacker, self.zone) and not castaways(g, 1 - self.attacker, self.zone):
            super().pacify(g)

    def decided(self, g: Alea) -> None:
        """AIE-8.7-3, AIE-8.7-4: what was aboard the naves that are lost goes over to others, or is lost with them."""
        super().decided(g)
        for camp in (self.attacker, 1 - self.attacker):
            if castaways(g, camp, self.zone):
                g.call(Rescue(self.zone, camp))

    def about(self, g: Alea) -> tuple[tuple[str, str, int], ...]:
        return (("place", "place", self.zone),)


# ---------------------------------------------------------------- all combats of a sequence


class Combats(CommonCombats[Alea]):
    """AIE-2.E-2: all combats of the active camp, on land and at sea."""

    WORDS = WORDS
    STRATAGEMS = STRATAGEMS
    ASKS = {"start": "AIE-2.E-2"}

    def battle(self, zone: Zone, attacker: Camp) -> Battle:
        return Battle(zone, attacker)

    def fields(self, g: Alea) -> int:
        return land_fields(g) | shared_fields(g)

    def pending(self, g: Alea) -> bool:
        return pending(g)

    def offer_combats(self, g: Alea, may: Offers) -> None:
        """AIE-8.7-2: what is to be settled in a port comes before the combat on land there."""
        places = sea_fields(g)
        if may.explains:
            may.offer(FIGHT_IN, "AIE-2.E-2", g.kit.all_zones)
            may.only("AIE-8.1-1", g.occupied[0] & g.occupied[1] | shared_fields(g))
            may.only("AIE-6.B.2-1", self.fields(g))
        else:
            may.offer(FIGHT_IN, "AIE-2.E-2", self.fields(g))
        may.only("AIE-8.7-2", ~harbour_zones(places))
        may.offer(FIGHT_AT, "AIE-8.1-3", SEA_PLACES | PORT_PLACES)
        if may.explains:
            may.only("AIE-8.1-3", places | truces(g))
            may.only("AIE-6.B.2-1", ~truces(g))
        may.only("AIE-8.1-3", places)

    def fight(self, g: Alea, verb: Verb, obj: Thing) -> None:
        if verb == FIGHT_AT:
            g.call(SeaBattle(obj, g.active))
        elif land_fields(g) >> obj & 1:
            g.call(Battle(obj, g.active))
        else:
            g.call(TriumviralBattle(obj, g.active))
