"""OP 9.5: an assault on a garrison behind its defences: a battle without tactics, in the phases 0 to 4."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import NONE
from latrunculi.games.optimus.components.counters import ARTILLERIE_DEPLOYEE, BATAILLE_NOCTURNE
from latrunculi.games.optimus.components.ints import Head, Place, Side, Stratagems, Unit, Units
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    BARBARUS,
    ROMANUS,
    SHOOTER_UNITS,
)
from latrunculi.games.optimus.components.tables import COST
from latrunculi.games.optimus.rules.actions import Chapter, able, concerned, pay
from latrunculi.games.optimus.rules.fight import HARASSMENT, LAST_BLOWS, MELEE, NIGHT, OMENS, Fight, hosts, striking
from latrunculi.games.optimus.rules.hits import IGNORED, SINGLE, in_melee, in_shooting
from latrunculi.games.optimus.rules.leaders import Fate
from latrunculi.games.optimus.rules.loot import Rally, capture_bales, capture_eagles, eagles_at
from latrunculi.games.optimus.rules.scenarios import no_action
from latrunculi.games.optimus.rules.sieges import (
    ASSAULTS,
    Invasion,
    at_towns,
    before_towns,
    before_walls,
    call_upon,
    defence,
    enough,
    garrison,
    lift,
    offer_assault,
    stormers,
    undefended,
)
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.territory import besieged
from latrunculi.games.optimus.rules.words import ASSAULT, DONE, GO_ON, INVADE, SUMMON, SUMMON_UNLED
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb

GUNS: Final = 0
"""Phase 0: artillery alone (OP-9.5-8)."""


class Assault(Fight):
    """OP-9.5: `guarded` is the unit of the defender that has the VD in this phase. `laid`: as in `capture_eagles`.
    `rallied`: 1 once the besieger has seen to his men, and has taken no bales since."""

    NAME = "assault"
    LATER = {"laid": 0, "guns": 0, "fallen": NONE, "rallied": 0}
    ASKS = {
        "choose_command": "OP-9.11.2-1",
        "choose_first": "OP-4.2-4",
        "choose_posts": "OP-9.5-4",
        "counsel": "OP-14-4",
        "name_unit": "OP-14-13",
        "choose_guarded": "OP-9.5-6",
        "choose_fewer": "OP-9.11.2-4",
        "choose_heir": "OP-4.2-4",
        "parley": "OP-9.5-9",
        "follow": "OP-9.5-20",
    }

    laid: int = 0
    rallied: int = 0

    def start(self, g: Optimus) -> None:
        """No overrun: walls shelter any number."""
        self.draw_up(g)
        self.laid = eagles_at(g, self.region)
        g.trophies[0] = g.trophies[1] = 0

    def choose_command(self, g: Optimus) -> None:
        """OP-9.5-12: behind the defences all are commanded."""
        if self.asked == self.attacker:
            super().choose_command(g)
            return
        self.command[self.asked] = self.land(g, self.asked)
        self.step = "choose_posts"

    def choose_fewer(self, g: Optimus) -> None:
        """No leader of the garrison limits who is commanded."""
        if self.asked == self.attacker:
            super().choose_fewer(g)
            return
        self.command[self.asked] = 0
        self.step = "falls"

    def timely(self) -> Stratagems:
        """OP-14-6, OP-14-7 before the guns, the omens before the mêlée."""
        return OMENS | BIT[ARTILLERIE_DEPLOYEE] | BIT[BATAILLE_NOCTURNE] if self.phase == GUNS else OMENS

    def tactics(self, g: Optimus) -> None:
        """There are none: the guns shoot. By night nobody does, and the mêlée comes next (OP-14-7)."""
        self.step = "shelter"
        if self.effects & NIGHT:
            self.phase = HARASSMENT
            self.step = "counsel"

    def melee(self, g: Optimus) -> None:
        """Phase 2."""
        self.phase = MELEE
        self.step = "shelter"

    def shelter(self, g: Optimus) -> None:
        """OP-9.5-6: chosen anew in each phase, before the dice."""
        self.guarded = NONE
        self.step = "choose_guarded" if defence(g, self.region) else "volley"

    def following(self) -> int:
        """The guns, until they have shot; then phase by phase, as long as the besieger goes on. At night nobody shoots
        (OP-14-7)."""
        if self.phase == GUNS and self.effects & NIGHT:
            return MELEE
        if self.phase == GUNS and self.step not in ("falls", "choose_heir", "choose_fewer", "after_phase", "parley"):
            return GUNS
        return NONE if self.phase == LAST_BLOWS or self.step in ("recover", "follow") else self.phase + 1

    def counters_of(self, g: Optimus, side: Side, phase: int) -> Units:
        """Who rolls: guns in phase 0, shooters with them in phase 1, then all but guns; boats never (OP-9.5-10)."""
        if phase == GUNS:
            return striking(g, self.land(g, side) & ARTILLERY_UNITS)
        if phase == HARASSMENT:
            return striking(g, self.land(g, side) & (SHOOTER_UNITS | ARTILLERY_UNITS))
        return super().counters_of(g, side, phase)

    def bonus_in(self, g: Optimus, side: Side, unit: Unit, phase: int) -> int:
        """The VD for the unit chosen; the BT of leaders in the mêlée."""
        total = super().bonus_in(g, side, unit, phase)
        if unit == self.guarded:
            total += defence(g, self.region) - g.limes[self.region]
        return total

    def fd_in(self, g: Optimus, side: Side, unit: Unit, phase: int) -> int:
        """OP-9.5-8, OP-9.5-11, OP-9.5-12, OP-9.5-14: the besieger's count not in phase 1 and never double after it."""
        inside = side != self.attacker
        commanded = inside or bool(self.command[side] & BIT[unit])
        if phase <= HARASSMENT:
            return in_shooting(g, unit, self.region, commanded) if inside or phase == GUNS else IGNORED
        found = in_melee(g, unit, self.region, commanded)
        return found if inside else min(found, SINGLE)

    def effect(self, side: Side, phase: int, hits: int) -> int:
        """OP-9.5-11: two results of the besieger for one PF in phase 1."""
        return hits // 2 if side == self.attacker and phase == HARASSMENT else hits

    def falls(self, g: Optimus) -> None:
        """OP-11-1: of a garrison that is no more the besieger has the bales, before its leaders meet their fate; the
        garrison those of an army that has perished before the walls."""
        for side in (ROMANUS, BARBARUS):
            if not self.land(g, side) and self.land(g, 1 - side):
                capture_bales(g, self.region, 1 - side, self.host[side], int(side == self.attacker))
        super().falls(g)

    def after_phase(self, g: Optimus) -> None:
        """OP-9.5-9, OP-9.5-16: the besieger may stop after the guns and after the assault."""
        self.asked = self.attacker
        if not self.land(g, 0) or not self.land(g, 1) or self.phase == LAST_BLOWS:
            self.step = "recover"
        elif self.phase == HARASSMENT:
            self.step = "counsel"
        else:
            self.step = "parley"

    def parley(self, g: Optimus) -> None:
        """Whether he goes on."""
        g.ask(self.attacker)

    def recover(self, g: Optimus) -> None:
        """OP-11.4-1: who has too few to go on with his siege, or to have anything for free, may first put men right."""
        self.step = "follow"
        side, region = self.attacker, self.region
        at_stake = besieged(g, region) or not self.land(g, 1 - side)
        if at_stake and self.land(g, side) and not enough(g, region, side):
            self.rallied = 1
            g.call(Rally(side, self.host[side]))

    def follow(self, g: Optimus) -> None:
        """OP-9.5-18 to OP-9.5-20: who has too few lifts his siege; with the garrison destroyed, a siege action or an
        invasion for nothing. After it both see to their men (OP-11.4-1)."""
        side, region = self.attacker, self.region
        self.take_eagles(g)
        if not enough(g, region, side):
            lift(g, region)
        if self.land(g, 1 - side):
            self.finish(g)
            if self.phase > GUNS:
                g.halted |= self.host[side]  # OP-5.1-12
        elif not enough(g, region, side):
            self.finish(g)
        else:
            g.ask(side)

    def take_eagles(self, g: Optimus) -> None:
        """OP-13.4-3, OP-13.4-4: the Barbarian has those of legions that he has destroyed, whether he has stormed the
        walls or held them; Rome those of a garrison that it has destroyed."""
        winner = self.attacker
        if self.land(g, 1 - winner):
            winner = BARBARUS if winner == ROMANUS and self.phase > GUNS else NONE
        if winner != NONE and self.land(g, winner):
            capture_eagles(g, self.region, winner, self.host[0] | self.host[1], self.laid)

    def finish(self, g: Optimus) -> None:
        """It is over; leaders without men before a garrison are taken (OP-9.11.3-1)."""
        g.end()
        side = self.attacker
        pieces = self.host[0] | self.host[1]
        g.call(Rally(1 - side, pieces))
        if not self.rallied:
            g.call(Rally(side, pieces))
        if not before_walls(g, self.region, side) and self.land(g, 1 - side):
            for head in members(self.leaders(g, side)):
                g.call(Fate(head, True))

    def options(self, g: Optimus, may: Offers) -> None:
        side = self.attacker
        if self.step == "parley":
            may.offer(GO_ON, "OP-9.5-16")
            may.offer(DONE, "OP-9.5-9")
        elif self.step == "follow":
            head = g.first(self.leaders(g, side))
            if head == NONE:
                may.offer(SUMMON_UNLED, "OP-9.5-20", BIT[self.region])
                may.when("OP-SC-12", not no_action(g, "siege"))
            else:
                may.offer(SUMMON, "OP-9.5-20", BIT[head])
                may.when("OP-SC-12", not no_action(g, "siege"))
                may.offer(INVADE, "OP-9.5-20", BIT[head])
                may.when("OP-SC-12", not no_action(g, "invasion"))
                may.when("OP-9.3-1", undefended(g, self.region, side))
            may.offer(DONE, "OP-9.5-20")
        else:
            super().options(g, may)

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == GO_ON:
            self.phase += 1
            self.step = "shelter"
        elif verb == DONE and self.step == "parley":
            self.step = "recover"
        elif verb in (DONE, SUMMON, SUMMON_UNLED, INVADE):
            self.rallied &= int(verb == DONE)
            self.finish(g)
            if verb == INVADE:
                g.call(Invasion(self.region, self.attacker, self.came_from, 1))
            elif verb != DONE:
                call_upon(g, self.attacker, self.region, 1)
        else:
            super().choose(g, seat, verb, obj)


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """OP-9.5-3: a leader, a PA, and a garrison."""
    if not (may.explains or before_towns(g, side)):
        return
    heads = at_towns(g, side, concerned(g, may, side, g.captains(side), COST["assault"]))
    if heads or may.explains:
        offer_assault(g, may, side, heads, g.halted)
        may.only("OP-3-4", able(g, side, heads, COST["assault"]))


def storm(g: Optimus, side: Side, head: Head) -> None:
    """OP-9.5-3."""
    storm_from(g, side, head, NONE)


def storm_from(g: Optimus, side: Side, head: Head, came_from: Place) -> None:
    """All of a side in the region who may be activated against the whole garrison, boats excepted."""
    region = g.at[head]
    pay(g, side, head, COST["assault"])
    mine = stormers(g, region, side)
    theirs = garrison(g, region, side) | g.leaders(region, 1 - side) & g.walls
    g.show(mine | theirs)
    g.call(Assault(region, side, came_from, hosts(side, mine, theirs)))


CHAPTER: Final[Chapter] = Chapter(offer, {ASSAULT: storm})
ASSAULTS.append(storm_from)
