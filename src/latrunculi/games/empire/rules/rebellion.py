"""HRE 11, 7.3 and 12-7: cards that strike a Province: rebellion, revolt, epidemics, betrayal."""

from __future__ import annotations

from latrunculi.games.empire.components.cards import Card
from latrunculi.games.empire.components.chart import DIOCESE, DIOCESES, NEAR, Province, Provinces
from latrunculi.games.empire.components.sides import NOBODY, REBEL_LEGIONS, REBELS
from latrunculi.games.empire.rules.approach import WITHIN
from latrunculi.games.empire.rules.combat import Combat
from latrunculi.games.empire.rules.effects import (
    FEVER_TOLL,
    KIND,
    LEGIONS_REBEL,
    ON,
    OUTCOME,
    REBEL_ARMIES,
    SCOPE,
    clause_of,
    targets,
    with_armies,
)
from latrunculi.games.empire.rules.forts import overrun_fort
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import (
    BETRAYAL_FAILED,
    BETRAYED,
    BETRAYED_LOST,
    CHOOSE_DIOCESE,
    CHOOSE_PROVINCE,
    CHOSEN_DIOCESE,
    CHOSEN_PROVINCE,
    EFFECT_ROLL,
    REBELLED,
    REVOLTED,
    STRUCK_DOWN,
)
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class Strike(Procedure[Empire]):
    """A card whose player first chooses the Province that it strikes."""

    ASKS = {"start": "HRE-7-5"}

    card: Card
    province: Province = NOBODY

    def start(self, g: Empire) -> None:
        """The active player chooses."""
        g.ask_active()

    def options(self, g: Empire, may: Offers) -> None:
        """The Provinces upon which the card can be played."""
        may.offer(CHOOSE_PROVINCE, clause_of(self.card), targets(g, self.card))

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """The choice is announced; the effect follows."""
        self.province = obj
        g.emit(CHOSEN_PROVINCE, (obj,))
        self.step = "strike"

    def strike(self, g: Empire) -> None:
        """What the card does to the Province."""
        raise NotImplementedError


# ---------------------------------------------------------------- HRE 11


class Rebellion(Strike):
    """HRE-11-1: Legions of another Faction become rebels and attack those that stay loyal."""

    NAME = "rebellion"

    def strike(self, g: Empire) -> None:
        """A die for each Legion, or a fixed number of them."""
        card = self.card
        province = self.province
        faction = g.owner[province]
        number = LEGIONS_REBEL[card]
        if number == 0:
            number = roll_each(g, province, g.armies[province], ON[card])
        number = min(number, g.armies[province])
        g.emit(REBELLED, (faction, province, number))
        g.end()
        if number:
            side = REBEL_LEGIONS + faction
            g.remove(province, number)
            g.take_control(side, g.active)
            g.uprising |= 1 << province
            g.call(Combat(province, side, WITHIN, number))


class Revolt(Strike):
    """HRE-11-1: Rebel Armies rise in a Province of another Faction and attack at once."""

    NAME = "revolt"

    def strike(self, g: Empire) -> None:
        """As many as the card says."""
        number = REBEL_ARMIES[self.card]
        g.emit(REVOLTED, (self.province, number))
        g.take_control(REBELS, g.active)
        g.uprising |= 1 << self.province
        g.end()
        g.call(Combat(self.province, REBELS, WITHIN, number))


def roll_each(g: Empire, province: Province, armies: int, on: int) -> int:
    """Roll a die for each army of a Province; how many show at least `on`."""
    count = 0
    dice = 0
    for _ in range(armies):
        value = g.die()
        dice = dice * 10 + value
        if value >= on:
            count += 1
    g.emit(EFFECT_ROLL, (province, dice))
    return count


# ---------------------------------------------------------------- HRE 7.3


class Epidemic(Strike):
    """HRE-7.3-1, HRE-7.3-2: armies die, Cities and Forts do not."""

    NAME = "epidemic"
    ASKS = {"start": "HRE-7.3-1", "second": "HRE-7.3-1"}

    def options(self, g: Empire, may: Offers) -> None:
        """A Province, a Diocese, or the second of two Provinces."""
        struck = targets(g, self.card)
        if self.step == "second":
            may.offer(CHOOSE_PROVINCE, "HRE-7.3-1", NEAR[self.province])
        elif SCOPE[self.card] == "diocese":
            may.offer(CHOOSE_DIOCESE, "HRE-7.3-1", sum(1 << d for d, mask in enumerate(DIOCESES) if mask & struck))
        else:
            super().options(g, may)

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """The choice is announced; a pair needs a second Province."""
        if verb == CHOOSE_DIOCESE:
            g.emit(CHOSEN_DIOCESE, (obj,))
            self.province = members(DIOCESES[obj])[0]
            self.step = "strike"
        elif self.step == "second":
            g.emit(CHOSEN_PROVINCE, (obj,))
            self.infect(g, 1 << self.province | 1 << obj)
        else:
            super().choose(g, seat, verb, obj)
            if SCOPE[self.card] == "pair" and NEAR[obj] & with_armies(g, 1):
                self.step = "second"

    def second(self, g: Empire) -> None:
        """The second of two adjacent Provinces."""
        g.ask_active()

    def strike(self, g: Empire) -> None:
        """A die for each army of the place; or, of a fever, a fixed toll."""
        province = self.province
        if KIND[self.card] == "fever":
            strike_down(g, province, FEVER_TOLL[self.card])
            g.end()
        elif SCOPE[self.card] == "diocese":
            self.infect(g, DIOCESES[DIOCESE[province]])
        else:
            self.infect(g, 1 << province)

    def infect(self, g: Empire, places: Provinces) -> None:
        """HRE-7.3-1: a die for each army of every side."""
        for province in members(places):
            armies = g.armies[province]
            if armies:
                strike_down(g, province, roll_each(g, province, armies, ON[self.card]))
        g.end()


def strike_down(g: Empire, province: Province, number: int) -> None:
    """Armies of a Province die."""
    if number:
        g.emit(STRUCK_DOWN, (g.owner[province], province, number))
        g.remove(province, number)


# ---------------------------------------------------------------- HRE 12-7


class Betrayal(Strike):
    """HRE-12-7: a single army goes over to the side of this phase, or is eliminated."""

    NAME = "betrayal"

    def strike(self, g: Empire) -> None:
        """The die, unless the card needs none; a Fort that is left is dealt with as after a conquest."""
        province = self.province
        g.end()
        if ON[self.card] > 1 and not roll_each(g, province, 1, ON[self.card]):
            g.emit(BETRAYAL_FAILED, (province,))
            return
        traitor = g.owner[province]
        g.remove(province)
        if OUTCOME[self.card] == "eliminate":
            g.emit(BETRAYED_LOST, (traitor, province))
        else:
            g.emit(BETRAYED, (traitor, province, g.active))
            g.add(province, g.side)
            overrun_fort(g, province, g.side)
