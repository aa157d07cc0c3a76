"""HRE 10: combat. Two dice against one, the highest die wins, and the loser removes an army."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.chart import DIOCESE, NEAR, RANGES, Province
from latrunculi.games.empire.components.chits import (
    BONUS_ATTACK,
    BONUS_DIE,
    BONUS_TIES,
    EMPEROR_NUMBER,
)
from latrunculi.games.empire.components.sides import (
    FACTIONS,
    FIRST_PEOPLE,
    NOBODY,
    REBELS,
    Side,
    is_barbarian,
    is_faction,
    is_people,
    is_rebel,
    side_kind,
)
from latrunculi.games.empire.rules.approach import OPEN, ROUGH, SEA, bases
from latrunculi.games.empire.rules.bribes import BribeOffer
from latrunculi.games.empire.rules.forts import LoneFort
from latrunculi.games.empire.rules.state import CHARGE, FLEET, SIEGE, Empire
from latrunculi.games.empire.rules.withdrawal import Withdrawal, refuge_room
from latrunculi.games.empire.rules.words import (
    ATTACKER_LOST,
    COMBAT,
    DEFENDER_LOST,
    EMPEROR_DIED,
    ENTERED,
    FORT_LOST,
    ROLLED,
    TIED,
)
from latrunculi.kernel.engine import Procedure
from latrunculi.tabletop.modifiers import Tally


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

    def about(self, g: Empire) -> tuple[tuple[str, str, int], ...]:
        """What the questions to the defender are about, which the procedures that it calls ask."""
        return (("province", "province", self.province), ("side", "side", self.side))

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

    def defence_dice(self, g: Empire) -> int:
        """How many dice the defenders roll."""
        return defence_dice(g, g.owner[self.province], self.province, self.way, self.ready)

    def terrain(self, g: Empire) -> str:
        """The clause that makes the attackers' way difficult: the sea, a strait if no other border is theirs, or a
        border of mountains or forest."""
        if self.way == SEA:
            return "HRE-10.2-2"
        borders = NEAR[self.province] & bases(g, self.side)
        return "HRE-10.3-1" if borders and not borders & RANGES[self.province] else "HRE-10.2-1"

    def modifiers(self, g: Empire) -> Tally[tuple[str, str, str]]:
        """All that bears on the dice, by clause, "attack" or "defence", and "dice", "pips" or "ties"."""
        emperor = g.bonuses(self.side)
        province, way, ready = self.province, self.way, self.ready
        owner = g.owner[province]
        rough = difficult(way, ready)
        fort = "HRE-10.4-2" if g.fortress >> province & 1 else "HRE-10.4-1"
        coast = "HRE-9.3.2-5" if owner != NOBODY and side_kind(owner) == "tribe" else "HRE-9.3.2-4"
        found: Tally[tuple[str, str, str]] = Tally()
        found.add(("HRE-S.5.3-1", "attack", "dice"), attack_dice(emperor) - 2)
        found.add(("HRE-S.5.3-3", "attack", "pips"), attack_pips(emperor))
        found.add(("HRE-10.4-3", "attack", "pips"), charging(way, ready))
        found.add(("HRE-S.5.3-5", "attack", "ties"), ties_to_emperor(emperor))
        found.add((self.terrain(g), "defence", "dice"), int(rough))
        found.add(("HRE-10.4-3", "defence", "dice"), int(ambushed(g, owner, province) and not rough))
        found.add((fort, "defence", "pips"), walls(g, province, ready))
        found.add((coast, "defence", "pips"), landing(owner, way, ready))
        found.add(("HRE-10.4-3", "defence", "pips"), shields(g, owner, province))
        found.add(("HRE-10.4-2", "defence", "ties"), ties_to_fortress(g, province, ready))
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
        owner = g.owner[self.province]
        bonus = defence_bonus(g, owner, self.province, self.way, self.ready)
        dice = defence_dice(g, owner, self.province, self.way, self.ready)
        fortress = ties_to_fortress(g, self.province, self.ready)
        charge = charging(self.way, self.ready)
        while True:
            emperor = g.bonuses(self.side)  # he may die between two rolls
            attack_bonus = attack_pips(emperor) + charge
            attack = self.roll_attack(g, attack_dice(emperor))
            first = g.die()
            second = g.die() if dice == 2 else 0
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
                        bonus,
                        g.responsible(defender),
                    ),
                )
                if attack > 100 and attack == attack % 10 * 111:
                    g.emit(EMPEROR_DIED, (self.side, EMPEROR_NUMBER[g.turn][g.emperor_chit[self.side]]))
            margin = HIGHEST[attack] + attack_bonus - (second if second > first else first) - bonus
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


# ---------------------------------------------------------------- what bears on the dice

# Of an attack upon what stands in a Province: `owner` has the armies there, NOBODY where its Fort stands alone; `way`
# says how the attackers come (`approach`), `ready` which card effects are theirs.


def attack_dice(emperor: int) -> int:
    """HRE-10-2, HRE-S.5.3-1: two dice, three with the Emperor's bonus."""
    return 3 if emperor & BONUS_DIE else 2


def attack_pips(emperor: int) -> int:
    """HRE-S.5.3-3: what the Emperor's bonus adds to each attack die."""
    return 1 if emperor & BONUS_ATTACK else 0


def ties_to_emperor(emperor: int) -> int:
    """HRE-S.5.3-5: whether the Emperor's bonus claims ties."""
    return 1 if emperor & BONUS_TIES else 0


def charging(way: int, ready: int) -> int:
    """The card Cataphracts: +1 across a plain border."""
    return 1 if ready & CHARGE and way == OPEN else 0


def difficult(way: int, ready: int) -> bool:
    """HRE-10.2-1, HRE-10.2-2, HRE-10.3-1: whether the attackers cross Difficult Terrain."""
    return way == ROUGH or (way == SEA and not ready & FLEET)


def defence_dice(g: Empire, owner: Side, province: Province, way: int, ready: int) -> int:
    """HRE-10-2, HRE-10.2-1: one die, two in Difficult Terrain; several reasons count once (HRE-10.2-3)."""
    return 2 if difficult(way, ready) or ambushed(g, owner, province) else 1


def ambushed(g: Empire, owner: Side, province: Province) -> bool:
    """Whether the defenders' player has laid an ambush in this Diocese."""
    if not FIRST_PEOPLE <= owner < REBELS or g.controller[owner] == NOBODY:
        return False
    return g.ambush[g.controller[owner]] == DIOCESE[province]


def defence_bonus(g: Empire, owner: Side, province: Province, way: int, ready: int) -> int:
    """Added to each defence die; the reasons add up (HRE-10.4-3, HRE-S.5.3-8)."""
    return walls(g, province, ready) + landing(owner, way, ready) + shields(g, owner, province)


def walls(g: Empire, province: Province, ready: int) -> int:
    """HRE-10.4-1, HRE-10.4-2: +1 for a Fort or Fortress."""
    return 1 if g.fort >> province & 1 and not ready & SIEGE else 0


def landing(owner: Side, way: int, ready: int) -> int:
    """HRE-9.3.2-4, HRE-9.3.2-5: +1 for Peoples, Kingdoms and Tribes attacked by sea."""
    return 1 if way == SEA and is_barbarian(owner) and not ready & FLEET else 0


def shields(g: Empire, owner: Side, province: Province) -> int:
    """The card Testudo: +1 for Legions in the Diocese chosen."""
    return 1 if 0 <= owner < FACTIONS and g.testudo[owner] == DIOCESE[province] else 0


def ties_to_fortress(g: Empire, province: Province, ready: int) -> int:
    """HRE-10.4-2: a Fortress."""
    return 1 if g.fortress >> province & 1 and not ready & SIEGE else 0


HIGHEST: Final[list[int]] = [max(int(digit) for digit in str(dice)) for dice in range(667)]
"""HRE-10-3: the highest of two or three dice, by the number of which they are the digits."""


def enter(g: Empire, province: Province, side: Side, number: int) -> None:
    """HRE-10-8: the victors stand in the Province."""
    g.add(province, side, number)
    if g.journal is not None:
        g.emit(ENTERED, (side, province))
