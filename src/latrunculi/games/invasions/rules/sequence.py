"""IV, V.A-10 and the closing pages (SEQ): the turns of a game, and the phases and steps of a turn in their order.

Each step is a procedure, or a function where nobody decides, of the chapter that it belongs to.
"""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.chronology import year
from latrunculi.games.invasions.components.nations import NATIONS, RMI
from latrunculi.games.invasions.rules import (
    caravans,
    control,
    diplomacy,
    life,
    order,
    purchases,
    raids,
    relations,
    victory,
)
from latrunculi.games.invasions.rules.activation import Activation
from latrunculi.games.invasions.rules.administration import Decrees
from latrunculi.games.invasions.rules.alliances import Expiry
from latrunculi.games.invasions.rules.designs import Designs
from latrunculi.games.invasions.rules.diplomacy import Embassies
from latrunculi.games.invasions.rules.event_cards import EventCards
from latrunculi.games.invasions.rules.hirelings import Enlistment
from latrunculi.games.invasions.rules.income import Revenues
from latrunculi.games.invasions.rules.life import Ageing
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.rules.raids import Raids
from latrunculi.games.invasions.rules.reinforcements import Reinforcements
from latrunculi.games.invasions.rules.religion import Conversions
from latrunculi.games.invasions.rules.revolts import Suppressions
from latrunculi.games.invasions.rules.state import EMPIRE, KINGDOM, Invasions
from latrunculi.games.invasions.rules.words_frame import TURN
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Procedure


class Turns(Procedure[Invasions]):
    """IV-1: the whole game, turn by turn. Each method is a step of the closing pages' sequence."""

    NAME = "turns"

    def start(self, g: Invasions) -> None:
        """V.A-10: the first turn begins at step 1.C."""
        g.emit(TURN, (g.turn, year(g.turn)))
        self.step = "event_cards"

    def begin(self, g: Invasions) -> None:
        """A turn begins: what lasts for a turn is over."""
        g.turn += 1
        g.turn_vp = [0] * NATIONS
        g.misfortunes = [0] * NATIONS
        g.calamities = [0] * NATIONS
        g.wars = [0] * NATIONS
        g.activated = g.invading = g.bankrupt = g.broken = g.raided = g.attacked = g.offered = 0
        g.in_force = g.inactive_leaders = g.captured = 0
        g.tribute = [0] * NATIONS
        relations.work_out(g)
        g.emit(TURN, (g.turn, year(g.turn)))
        self.step = "barbarians"

    # ---------------------------------------------------------------- 1: the passing of time

    def barbarians(self, g: Invasions) -> None:
        """1.A, first: barbarians age, and may found kingdoms (SEQ.1.A-1)."""
        self.step = "kingdoms"
        g.order = order.barbarians(g)
        g.call(Ageing())

    def kingdoms(self, g: Invasions) -> None:
        """1.A, second: kingdoms age, and may become empires; those founded in this step do not (IV-5)."""
        self.step = "empires"
        g.order = [n for n in order.of_status(g, KINGDOM) if g.since[n] != g.turn]
        g.call(Ageing())

    def empires(self, g: Invasions) -> None:
        """1.A, second: then empires; those founded in this turn do not."""
        self.step = "heresies"
        g.order = [n for n in order.of_status(g, EMPIRE) if g.since[n] != g.turn]
        g.call(Ageing())

    def heresies(self, g: Invasions) -> None:
        """1.A, third (SEQ.1.A-3)."""
        life.fade(g)
        self.step = "reinforcements"

    def reinforcements(self, g: Invasions) -> None:
        """1.B (SEQ.1.B)."""
        self.step = "event_cards"
        g.order = order.ordered(g, g.active)
        g.call(Reinforcements())

    def event_cards(self, g: Invasions) -> None:
        """1.C, first: a card for each camp in their order (SEQ.1.C-1)."""
        self.step = "raiding"
        g.call(EventCards())

    def raiding(self, g: Invasions) -> None:
        """1.C, second: raids in the order of the Chronologie (SEQ.1.C-2)."""
        self.step = "caravanning"
        g.call(Raids())

    def caravanning(self, g: Invasions) -> None:
        """1.C, third: caravans, but not in turn 1 (IV-18, SEQ-4)."""
        control.work_out(g)
        self.step = "embassies"
        if g.turn > 1:
            caravans.caravans(g)

    def embassies(self, g: Invasions) -> None:
        """1.D: Event cards of this step, Huns for hire, then Diplomacy cards, from the youngest (SEQ.1.D-1)."""
        self.step = "conversions" if g.turn > 1 else "activations"
        g.order = order.diplomacy(g)
        g.call(Embassies())
        g.call(Enlistment())
        g.call(Designs(moment="diplomacy", nation=NONE))

    # ---------------------------------------------------------------- 2: administration, not in turn 1

    def conversions(self, g: Invasions) -> None:
        """Before phase 2: who converts to Catholicism (XXXI.B-1)."""
        self.step = "decrees"
        g.order = order.ordered(g, g.active)
        g.call(Conversions())

    def decrees(self, g: Invasions) -> None:
        """2.A: Administration cards (SEQ.2.A-1)."""
        self.step = "revenues"
        g.order = order.civilised(g)
        g.call(Decrees())

    def revenues(self, g: Invasions) -> None:
        """2.B: income, and recovery after pillage, barbarians and minor kingdoms included (SEQ.2.B, XXVII.C-2)."""
        control.work_out(g)  # units may have been lost to calamities
        self.step = "purchasing"
        g.order = [*members(g.inactive & RMI), *order.ordered(g, g.active)]
        g.call(Revenues())

    def purchasing(self, g: Invasions) -> None:
        """2.C: purchases (SEQ.2.C-1)."""
        control.work_out(g)  # units may have been disbanded
        self.step = "suppressions"
        g.order = order.civilised(g)
        g.call(Purchases())

    def suppressions(self, g: Invasions) -> None:
        """2.D: suppression of revolts (SEQ.2.D-1); Treasuries have been capped at the end of 2.C (XIV.A-2)."""
        purchases.cap(g)
        self.step = "activations"
        g.order = order.civilised(g)
        g.call(Suppressions())

    # ---------------------------------------------------------------- 3: movement and combat

    def activations(self, g: Invasions) -> None:
        """3.A: the nations one after the other in activation order, each once (SEQ.3.A-1, IV-14)."""
        for nation in order.activation(g):
            if not g.activated & BIT[nation]:
                g.call(Activation(nation))
                return
        self.step = "farewells"

    def farewells(self, g: Invasions) -> None:
        """3.B: the end of diplomacy (SEQ.3.B-1)."""
        g.playing = g.great = g.supplied = g.mutinous = 0
        diplomacy.return_cards(g)
        victory.tributes(g)
        self.step = "scoring"

    # ---------------------------------------------------------------- 4: victory points

    def scoring(self, g: Invasions) -> None:
        """4: VP, on the turns that the track marks (SEQ.4-1); then the turn is over, or the game (V.C-2)."""
        control.work_out(g)
        victory.turn_ends(g)
        raids.expire(g)
        if g.turn >= g.last_turn:
            victory.end_game(g)
            g.end()
            return
        self.step = "begin"
        g.call(Expiry())
