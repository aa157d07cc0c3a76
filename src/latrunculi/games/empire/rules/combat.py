"""HRE 10: combat. Two dice against one, the highest die wins, and the loser removes an army. HRE 16: bribes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.empire.components.chart import DIOCESE, NEAR, PLAIN, RANGES, Province, Provinces, shores
from latrunculi.games.empire.components.chits import (
    BONUS_ATTACK,
    BONUS_DIE,
    BONUS_TIES,
    EMPEROR_NUMBER,
    ENTRY_START,
    emperor_line,
    people_line,
)
from latrunculi.games.empire.components.sides import (
    FIRST_KINGDOM,
    KINGDOM_START,
    NOBODY,
    Faction,
    Side,
    is_barbarian,
    is_faction,
    is_people,
    is_rebel,
    side_kind,
)
from latrunculi.games.empire.rules.state import CHARGE, FLEET, ROADS, SIEGE, STACK, Empire
from latrunculi.games.empire.rules.words import (
    ACCEPT,
    ACCEPTED,
    ATTACKER_LOST,
    COMBAT,
    DEFENDER_LOST,
    DESTROY_FORT,
    DONE,
    EMPEROR_DIED,
    ENTERED,
    FORT_DESTROYED,
    FORT_LOST,
    FORT_TAKEN,
    OFFER,
    OFFERED,
    REFUSE,
    REFUSED,
    ROLLED,
    STAND,
    TAKE_FORT,
    TIED,
    WITHDRAW_TO,
    WITHDREW,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.modifiers import Tally

# How the attacking army comes (HRE-10.2-4). The attacker's best way counts (HRE-9.3.2-6).
OPEN: Final = 0
"""Across a plain border."""
ROUGH: Final = 1
"""Across mountains, forest or a strait: Difficult Terrain."""
SEA: Final = 2
"""By naval movement: Difficult Terrain, and +1 for barbarians."""
WITHIN: Final = 3
"""Across no border: rebels where they rise (HRE-11-2), a Faction that returns (HRE-13-1), a People at home."""


def approach(g: Empire, province: Province, bases: Provinces) -> int:
    """HRE-9.3.2-6, HRE-10.2-4: the best way into a Province for an army of the active side.

    Args:
        bases: mask of the Provinces that it may come from; Legions also by naval movement (HRE-9.3.2-1, HRE-9.2.2-3).
    """
    if PLAIN[province] & bases or (g.ready & ROADS and RANGES[province] & bases):
        return OPEN
    if g.ready & FLEET and g.roman and shores(bases) >> province & 1:
        return SEA
    return ROUGH if NEAR[province] & bases else SEA


@mypyc_attr(allow_interpreted_subclasses=True)
class Combat(Procedure[Empire]):
    """HRE 10: the armies of one side against all that stands in a Province.

    `armies` is the number of attacking armies: one (HRE-10-7), or several rebels who rise together. `ready` holds the
    card effects of this combat.
    """

    NAME = "combat"
    FORMER = {"force": "armies"}

    province: Province
    side: Side
    way: int
    armies: int
    ready: int = 0

    # ------------------------------------------------------------------ before the dice

    def start(self, g: Empire) -> None:
        """HRE-10-1: the combat begins; an attack on a Faction by a People may be bought off (HRE-16-1)."""
        if g.bribes and is_people(self.side):
            defender = self.defender(g)
            if is_faction(defender) and g.rome[defender] > 0:
                self.step = "offered"
                g.call(BribeOffer(self.province, defender))
                return
        self.engage(g)

    def offered(self, g: Empire) -> None:
        """HRE-16-2: the army of a People that was bought off goes back beside the map."""
        defender = self.defender(g)
        if g.banned >> defender & 1:
            g.pool += self.armies
            g.end()
        else:
            self.engage(g)

    def engage(self, g: Empire) -> None:
        """Card effects for 'the next combat' are used up by this one."""
        if g.ready:
            use = g.ready & (SIEGE | CHARGE)
            if self.way == SEA:
                use |= g.ready & FLEET
            self.ready = use
            g.ready &= ~use
        if g.journal is not None and self.defender(g) != NOBODY:
            g.emit(COMBAT, (self.side, self.province, self.defender(g)))
        self.step = "go_on"
        self.go_on(g)

    def defender(self, g: Empire) -> Side:
        """The side that defends: the owner of the armies, or of a lone Fort (HRE-10.4-6)."""
        province = self.province
        return g.owner[province] if g.armies[province] else g.fort_owner[province]

    # ------------------------------------------------------------------ odds

    def emperor(self, g: Empire) -> int:
        """HRE-5.3-3: the bonuses of the attackers' Emperor."""
        return g.bonuses(self.side) if is_faction(self.side) else 0

    def charging(self) -> int:
        """The card Cataphracts: +1 across a plain border."""
        return 1 if self.ready & CHARGE and self.way == OPEN else 0

    def difficult(self) -> bool:
        """HRE-10.2-1, HRE-10.2-2, HRE-10.3-1: whether the attackers crossed Difficult Terrain."""
        return self.way == ROUGH or (self.way == SEA and not self.ready & FLEET)

    def defence_dice(self, g: Empire) -> int:
        """HRE-10-2, HRE-10.2-1: one die, two in Difficult Terrain; several reasons count once (HRE-10.2-3)."""
        return 2 if self.difficult() or self.ambushed(g) else 1

    def terrain(self, g: Empire) -> str:
        """The clause that makes the attackers' way difficult: the sea, a strait if no other border is theirs, or a
        border of mountains or forest."""
        if self.way == SEA:
            return "HRE-10.2-2"
        borders = NEAR[self.province] & self.bases(g)
        return "HRE-10.3-1" if borders and not borders & RANGES[self.province] else "HRE-10.2-1"

    def bases(self, g: Empire) -> int:
        """HRE-9.2.2-1, HRE-7.2-7: what the side holds, and the start Province of a People, Kingdom or Tribe."""
        held = g.held[self.side]
        if is_people(self.side):
            return held | 1 << ENTRY_START[people_line(g.turn, g.people_chit[g.active])]
        if is_barbarian(self.side):
            return held | 1 << KINGDOM_START[self.side - FIRST_KINGDOM]
        return held

    def ambushed(self, g: Empire) -> bool:
        """Whether the defenders' player has laid an ambush in this Diocese."""
        owner = g.owner[self.province]
        if not is_barbarian(owner) or g.controller[owner] == NOBODY:
            return False
        return g.ambush[g.controller[owner]] == DIOCESE[self.province]

    def defence_bonus(self, g: Empire) -> int:
        """Added to each defence die; the reasons add up (HRE-10.4-3, HRE-S.5.3-8)."""
        return self.walls(g) + self.landing(g) + self.shields(g)

    def walls(self, g: Empire) -> int:
        """HRE-10.4-1, HRE-10.4-2: +1 for a Fort or Fortress."""
        return 1 if g.fort >> self.province & 1 and not self.ready & SIEGE else 0

    def landing(self, g: Empire) -> int:
        """HRE-9.3.2-4, HRE-9.3.2-5: +1 for Peoples, Kingdoms and Tribes attacked by sea."""
        return 1 if self.way == SEA and is_barbarian(g.owner[self.province]) and not self.ready & FLEET else 0

    def shields(self, g: Empire) -> int:
        """The card Testudo: +1 for Legions in the Diocese chosen."""
        owner = g.owner[self.province]
        return 1 if is_faction(owner) and g.testudo[owner] == DIOCESE[self.province] else 0

    def ties_to_fortress(self, g: Empire) -> int:
        """HRE-10.4-2: a Fortress."""
        return 1 if g.fortress >> self.province & 1 and not self.ready & SIEGE else 0

    def modifiers(self, g: Empire) -> Tally[tuple[str, str, str]]:
        """All that bears on the dice, by clause, "attack" or "defence", and "dice", "pips" or "ties"."""
        emperor = self.emperor(g)
        walls = "HRE-10.4-2" if g.fortress >> self.province & 1 else "HRE-10.4-1"
        tribe = self.landing(g) and side_kind(g.owner[self.province]) == "tribe"
        found: Tally[tuple[str, str, str]] = Tally()
        found.add(("HRE-S.5.3-1", "attack", "dice"), attack_dice(emperor) - 2)
        found.add(("HRE-S.5.3-3", "attack", "pips"), attack_pips(emperor))
        found.add(("HRE-10.4-3", "attack", "pips"), self.charging())
        found.add(("HRE-S.5.3-5", "attack", "ties"), ties_to_emperor(emperor))
        found.add((self.terrain(g), "defence", "dice"), int(self.difficult()))
        found.add(("HRE-10.4-3", "defence", "dice"), int(self.ambushed(g) and not self.difficult()))
        found.add((walls, "defence", "pips"), self.walls(g))
        found.add(("HRE-9.3.2-5" if tribe else "HRE-9.3.2-4", "defence", "pips"), self.landing(g))
        found.add(("HRE-10.4-3", "defence", "pips"), self.shields(g))
        found.add(("HRE-10.4-2", "defence", "ties"), self.ties_to_fortress(g))
        return found

    # ------------------------------------------------------------------ rounds

    def go_on(self, g: Empire) -> None:
        """HRE-10-6: round by round until one side is gone; HRE-10.4-7: a Fort left alone comes next."""
        province = self.province
        while self.armies:
            if not g.armies[province]:
                if not g.fort >> province & 1:
                    enter(g, province, self.side, self.armies)
                    break
                if is_faction(self.side) or is_rebel(self.side):
                    self.step = "occupy"
                    g.call(LoneFort(province, self.side))
                    return
            self.fight(g)
            if self.may_withdraw(g):
                g.call(Withdrawal(province))
                return
        g.end()

    def fight(self, g: Empire) -> None:
        """HRE-10-2 to HRE-10-5: one round, ties rolled again until somebody wins."""
        defence_bonus = self.defence_bonus(g)
        defence_dice = self.defence_dice(g)
        fortress = self.ties_to_fortress(g)
        charge = self.charging()
        while True:
            emperor = self.emperor(g)  # he may die between two rolls
            attack_bonus = attack_pips(emperor) + charge
            attack = self.roll_attack(g, attack_dice(emperor))
            first = g.die()
            second = g.die() if defence_dice == 2 else 0
            if g.journal is not None:
                defender = self.defender(g)
                g.emit(
                    ROLLED,
                    (
                        self.province,
                        self.side,
                        attack,
                        attack_bonus,
                        defender,
                        first * 10 + second if second else first,
                        defence_bonus,
                        g.responsible(defender),
                    ),
                )
                if attack > 100 and attack == attack % 10 * 111:
                    line = emperor_line(g.turn, g.emperor_chit[self.side])
                    g.emit(EMPEROR_DIED, (self.side, EMPEROR_NUMBER[line]))
            margin = HIGHEST[attack] + attack_bonus - (second if second > first else first) - defence_bonus
            if margin == 0:
                # Both claims cancel (ruling at HRE-10-5).
                margin = ties_to_emperor(emperor) - fortress
            if margin != 0:
                break
            g.emit(TIED, (self.province,))
        self.count_round(g)
        if margin > 0:
            self.defender_loses(g)
        else:
            self.attacker_loses(g)

    def roll_attack(self, g: Empire, number: int) -> int:
        """The attack dice as digits. HRE-S.5.3-2: a triple kills the Emperor, but still counts."""
        dice = g.die() * 10 + g.die()
        if number == 3:
            third = g.die()
            if dice == third * 11:
                g.emperor_dead[self.side] = 1
            dice = dice * 10 + third
        return dice

    def count_round(self, g: Empire) -> None:
        """HRE-10.1-1: rounds are counted by Province and phase."""
        bit = 1 << self.province
        if g.fought & bit:
            g.fought_twice |= bit
        g.fought |= bit

    def attacker_loses(self, g: Empire) -> None:
        """HRE-10-4: an attacking army is destroyed."""
        self.armies -= 1
        if g.journal is not None:
            g.emit(ATTACKER_LOST, (self.province, self.side))

    def defender_loses(self, g: Empire) -> None:
        """HRE-10-4: one defending army is removed; or the Fort, when it stands alone (HRE-10.4-5)."""
        province = self.province
        if g.armies[province]:
            if g.journal is not None:
                g.emit(DEFENDER_LOST, (province, g.owner[province]))
            g.remove(province)
        else:
            g.emit(FORT_LOST, (province,))
            g.raze_fort(province)

    def may_withdraw(self, g: Empire) -> bool:
        """HRE-10.1-1: Legions that are left in defence may withdraw after a round, if there is room for all."""
        province = self.province
        if not is_faction(g.owner[province]):
            return False
        rounds = g.fought if g.withdrawal_round == 1 else g.fought_twice
        return bool(rounds >> province & 1) and refuge_room(g, province) >= g.armies[province]

    def occupy(self, g: Empire) -> None:
        """HRE-10.4-4: the victors enter, and the Fort is theirs or gone."""
        enter(g, self.province, self.side, self.armies)
        g.end()


def attack_dice(emperor: int) -> int:
    """HRE-10-2, HRE-S.5.3-1: two dice, three with the Emperor's bonus."""
    return 3 if emperor & BONUS_DIE else 2


def attack_pips(emperor: int) -> int:
    """HRE-S.5.3-3: what the Emperor's bonus adds to each attack die."""
    return 1 if emperor & BONUS_ATTACK else 0


def ties_to_emperor(emperor: int) -> int:
    """HRE-S.5.3-5: whether the Emperor's bonus claims ties."""
    return 1 if emperor & BONUS_TIES else 0


HIGHEST: Final[list[int]] = [max(int(digit) for digit in str(dice)) for dice in range(667)]
"""HRE-10-3: the highest of two or three dice, by the number of which they are the digits."""


def enter(g: Empire, province: Province, side: Side, number: int) -> None:
    """HRE-10-8: the victors stand in the Province."""
    g.add(province, side, number)
    if g.journal is not None:
        g.emit(ENTERED, (side, province))


def assault(g: Empire, province: Province) -> tuple[tuple[str, str, int], ...]:
    """What a question to the defender is about: the Province, and the side that attacks it."""
    sides = [frame.side for frame in g.stack if isinstance(frame, Combat) and frame.province == province]
    return (("province", "province", province), ("side", "side", sides[-1]))


# ---------------------------------------------------------------- forts


@mypyc_attr(allow_interpreted_subclasses=True)
class LoneFort(Procedure[Empire]):
    """HRE-10.4-4, HRE-12-6: a Fort or Fortress alone falls without combat; it is conquered or destroyed."""

    NAME = "lone-fort"
    ASKS = {"start": "HRE-10.4-4"}

    province: Province
    side: Side

    def about(self, g: Empire) -> tuple[tuple[str, str, int], ...]:
        return (("province", "province", self.province),)

    def start(self, g: Empire) -> None:
        """The active player decides."""
        g.ask_active()

    def options(self, g: Empire, may: Offers) -> None:
        """Take it or destroy it."""
        may.offer(TAKE_FORT, "HRE-10.4-4")
        may.offer(DESTROY_FORT, "HRE-10.4-4")

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Carry it out."""
        if verb == TAKE_FORT:
            g.set_fort(self.province, self.side)
            g.emit(FORT_TAKEN, (self.side, self.province))
        else:
            g.raze_fort(self.province)
            g.emit(FORT_DESTROYED, (self.province,))
        g.end()


# ---------------------------------------------------------------- withdrawal


def refuges(g: Empire, province: Province, faction: Faction) -> int:
    """HRE-10.1-3: adjacent Provinces with Legions of the Faction and room, or with its Fort or Fortress alone."""
    return NEAR[province] & friendly(g, faction) & ~g.full


def friendly(g: Empire, faction: Faction) -> Provinces:
    """HRE-10.1-1: Provinces that a Faction controls, or that hold nothing but its Fort or Fortress."""
    return g.held[faction] | (g.forted[faction] & ~g.occupied)


def refuge_room(g: Empire, province: Province) -> int:
    """How many Legions the refuges of a Province's Legions can take."""
    return sum(STACK - g.armies[other] for other in members(refuges(g, province, g.owner[province])))


@mypyc_attr(allow_interpreted_subclasses=True)
class Withdrawal(Procedure[Empire]):
    """HRE-10.1-1: the Legions of a Province stand, or withdraw all together, one after another."""

    NAME = "withdrawal"
    ASKS = {"start": "HRE-10.1-1", "go_on": "HRE-10.1-3"}

    province: Province
    left: int = 0
    faction: Faction = NOBODY

    def about(self, g: Empire) -> tuple[tuple[str, str, int], ...]:
        return assault(g, self.province)

    def start(self, g: Empire) -> None:
        """The owner decides."""
        self.faction = g.owner[self.province]
        self.left = g.armies[self.province]
        g.ask(g.seat_of(self.faction))

    def go_on(self, g: Empire) -> None:
        """Once one Legion has withdrawn, the others follow (ruling at HRE-10.1-3)."""
        if self.left == 0:
            g.end()
        else:
            g.ask(g.seat_of(self.faction))

    def options(self, g: Empire, may: Offers) -> None:
        """Stand, or where the next Legion goes."""
        may.offer(STAND, "HRE-10.1-1")
        may.when("HRE-10.1-3", self.step == "start")
        may.offer(WITHDRAW_TO, "HRE-10.1-3", NEAR[self.province])
        may.only("HRE-10.1-1", friendly(g, self.faction))
        may.only("HRE-10.1-3", ~g.full)

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Stand, or move one Legion; a Fort stays behind (HRE-10.1-4)."""
        if verb == STAND:
            g.end()
            return
        g.remove(self.province)
        g.add(obj, self.faction)
        g.emit(WITHDREW, (self.faction, self.province, obj))
        self.left -= 1
        self.step = "go_on"


# ---------------------------------------------------------------- HRE 16


@mypyc_attr(allow_interpreted_subclasses=True)
class BribeOffer(Procedure[Empire]):
    """HRE 16 (optional): a Faction attacked by a People offers VP to be left alone for the rest of the turn."""

    NAME = "bribe-offer"
    ASKS = {"start": "HRE-16-1", "answer": "HRE-16-2"}

    province: Province
    faction: Faction
    amount: int = 0

    def about(self, g: Empire) -> tuple[tuple[str, str, int], ...]:
        return assault(g, self.province)

    def start(self, g: Empire) -> None:
        """HRE-16-1: the offer, before any dice."""
        g.ask(g.seat_of(self.faction))

    def answer(self, g: Empire) -> None:
        """HRE-16-2, HRE-16-3: the Barbarian player's answer."""
        g.ask_active()

    def options(self, g: Empire, may: Offers) -> None:
        """An amount in Roman VP, from 1 to all of them; or yes and no."""
        if self.step == "start":
            may.offer(DONE, "HRE-16-1")
            may.offer(OFFER, "HRE-16-1", (2 << g.rome[self.faction]) - 2)
        else:
            may.offer(ACCEPT, "HRE-16-2")
            may.offer(REFUSE, "HRE-16-3")

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Offer, accept or refuse."""
        if verb == OFFER:
            self.amount = obj
            self.step = "answer"
            g.emit(OFFERED, (self.faction, obj, self.province))
            return
        if verb == ACCEPT:
            g.rome[self.faction] -= self.amount
            g.barbarian[g.active] += self.amount
            g.banned |= 1 << self.faction
            g.emit(ACCEPTED, (g.active, self.amount))
        elif verb == REFUSE:
            g.emit(REFUSED, (g.active,))
        g.end()
