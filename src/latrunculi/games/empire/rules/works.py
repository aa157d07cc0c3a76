"""HRE 7: cards of works and war that the active player plays upon his own Provinces or a Diocese."""

from __future__ import annotations

from latrunculi.games.empire.components.cards import Card
from latrunculi.games.empire.components.chart import DIOCESES
from latrunculi.games.empire.rules.cities import build_city
from latrunculi.games.empire.rules.construction import fortify
from latrunculi.games.empire.rules.effects import FREE_UPGRADES, KIND, targets
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import (
    CHOOSE_DIOCESE,
    CHOOSE_PROVINCE,
    CHOSEN_DIOCESE,
    DONE,
)
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class Works(Procedure[Empire]):
    """A Fortress, upgrades or a colony, where the player chooses. `left` counts the choices that remain."""

    NAME = "works"
    ASKS = {"start": "HRE-7-5", "go_on": "HRE-7-5"}

    card: Card
    left: int

    def __init__(self, card: Card) -> None:
        self.step = "start"
        self.card = card
        self.left = max(1, FREE_UPGRADES[card])

    def start(self, g: Empire) -> None:
        """The active player chooses."""
        g.ask_active()

    def go_on(self, g: Empire) -> None:
        """Further choices, while there are any."""
        if self.left and targets(g, self.card):
            g.ask_active()
        else:
            g.end()

    def options(self, g: Empire, may: Offers) -> None:
        """Where the works may be done; after the first the player may stop."""
        may.offer(DONE, "HRE-7-5")
        may.when("HRE-7-5", self.step == "go_on")
        may.offer(CHOOSE_PROVINCE, "HRE-7-5", targets(g, self.card))

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Do the works."""
        self.step = "go_on"
        if verb == DONE:
            self.left = 0
            return
        self.left -= 1
        kind = KIND[self.card]
        if kind == "colony":
            build_city(g, obj)
        else:
            fortify(g, obj)


class Stance(Procedure[Empire]):
    """The testudo or the ambush: a Diocese where the player's armies defend better until his next such phase."""

    NAME = "stance"
    ASKS = {"start": "HRE-10.4-3"}

    card: Card

    def start(self, g: Empire) -> None:
        """The active player chooses."""
        g.ask_active()

    def options(self, g: Empire, may: Offers) -> None:
        """Any Diocese."""
        may.offer(CHOOSE_DIOCESE, "HRE-10.4-3", (1 << len(DIOCESES)) - 1)

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """The Diocese is marked."""
        if KIND[self.card] == "testudo":
            g.testudo[g.active] = obj
        else:
            g.ambush[g.active] = obj
        g.emit(CHOSEN_DIOCESE, (obj,))
        g.end()
