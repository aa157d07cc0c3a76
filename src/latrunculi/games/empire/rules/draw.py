"""HRE 5: the Draw Phase. Who draws when; a chit drawn blind, and kept or passed."""

from __future__ import annotations

from typing import ClassVar

from latrunculi.games.empire.components.chits import EMPEROR_NUMBER, ENTRY_SIDE
from latrunculi.games.empire.components.printed import EMPEROR_CHITS, PEOPLE_CHITS
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import (
    DRAWING_ORDER,
    DREW,
    DREW_EMPEROR,
    DREW_PEOPLE,
    KEEP,
    KEPT,
    ORDER_ROLL,
    PASS_TO,
    PASSED,
)
from latrunculi.kernel.actions import Offers
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class DrawingOrder(Procedure[Empire]):
    """HRE 5.1: who draws first."""

    NAME = "drawing-order"

    def start(self, g: Empire) -> None:
        """HRE-5.1-1 in the first turn, HRE-5.1-2 in the others."""
        if g.turn == 1:
            g.drawing = roll_for_order(g, list(range(g.factions)))
        else:
            g.drawing = sorted(range(g.factions), key=lambda f: (g.total(f), g.last_people[f]))
        for place, faction in enumerate(g.drawing, 1):
            g.emit(DRAWING_ORDER, (place, faction))
        g.end()


def roll_for_order(g: Empire, factions: list[int]) -> list[int]:
    """HRE-5.1-1: everyone rolls; the highest draws first, and those who tie roll again among themselves (ruling)."""
    rolls: dict[int, list[int]] = {}
    for faction in factions:
        value = g.die()
        g.emit(ORDER_ROLL, (faction, value))
        rolls.setdefault(value, []).append(faction)
    order: list[int] = []
    for value in sorted(rolls, reverse=True):
        tied = rolls[value]
        order += tied if len(tied) == 1 else roll_for_order(g, tied)
    return order


class Draw(Procedure[Empire]):
    """HRE 5.4: in drawing order each player draws a chit and keeps or passes it. `place` counts who has drawn."""

    ASKS = {"decide": "HRE-5.4-2"}
    CHITS: ClassVar[int]
    """How many there are of the kind that is drawn."""
    WHO: ClassVar[list[list[int]]]
    """By turn and chit for whom it stands."""
    DREW: ClassVar[int]
    """The event that tells the drawer what he drew."""

    place: int = 0

    def chits(self, g: Empire) -> list[int]:
        """The chits that the Factions hold, of the kind that is drawn."""
        raise NotImplementedError

    def passers(self, g: Empire) -> list[int]:
        """For each Faction who passed it its chit."""
        raise NotImplementedError

    def drawing(self, g: Empire) -> list[int]:
        """The Factions that draw, in their order."""
        raise NotImplementedError

    def start(self, g: Empire) -> None:
        """HRE-5.4-1: the next player draws blind from the chits that nobody holds."""
        order = self.drawing(g)
        if self.place >= len(order):
            g.end()
            return
        faction = order[self.place]
        held = self.chits(g)
        cup = [chit for chit in range(1, self.CHITS + 1) if chit not in held]
        g.drawn = cup[g.chance(len(cup))]
        seat = g.seat_of(faction)
        if g.journal is not None:
            g.emit(self.DREW, (faction, self.WHO[g.turn][g.drawn], g.drawn), 1 << seat)
            g.emit(DREW, (faction,), ~(1 << seat))
        self.step = "decide"
        self.decide(g)

    def decide(self, g: Empire) -> None:
        """HRE-5.4-2: keep it or pass it on."""
        g.ask(g.seat_of(self.drawing(g)[self.place]))

    def options(self, g: Empire, may: Offers) -> None:
        """HRE-5.4-2 to HRE-5.4-4."""
        order = self.drawing(g)
        held = self.chits(g)
        faction = order[self.place]
        may.offer(KEEP, "HRE-5.4-2")
        may.when("HRE-5.4-3", not held[faction])
        may.offer(PASS_TO, "HRE-5.4-2", (1 << g.factions) - 1)
        waiting = empty_handed(held, order[self.place + 1 :])
        if waiting or not held[faction]:
            may.only("HRE-5.4-2", waiting)
        else:
            may.bar("HRE-5.4-2", 1 << faction)
            may.only("HRE-5.4-4", empty_handed(held, order))

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """Carry out the choice; the next player draws."""
        faction = self.drawing(g)[self.place]
        if verb == KEEP:
            self.chits(g)[faction] = g.drawn
            g.emit(KEPT, (faction,))
        else:
            self.chits(g)[obj] = g.drawn
            self.passers(g)[obj] = faction
            if g.journal is not None:
                g.emit(PASSED, (faction, obj))
        g.drawn = 0
        self.place += 1
        self.step = "start"


def empty_handed(held: list[int], factions: list[int]) -> int:
    """Those of some Factions, as a mask, that hold no chit of the kind that is drawn."""
    mask = 0
    for faction in factions:
        if not held[faction]:
            mask |= 1 << faction
    return mask


class DrawPeoples(Draw):
    """HRE-5.4-1: the Barbarian chits."""

    NAME = "draw-peoples"
    CHITS = PEOPLE_CHITS
    WHO = ENTRY_SIDE
    DREW = DREW_PEOPLE

    def chits(self, g: Empire) -> list[int]:
        return g.people_chit

    def passers(self, g: Empire) -> list[int]:
        return g.people_from

    def drawing(self, g: Empire) -> list[int]:
        return g.drawing


class DrawEmperors(Draw):
    """HRE-5.4-5: the Emperor chits; an eliminated Faction needs none (HRE-13-3)."""

    NAME = "draw-emperors"
    CHITS = EMPEROR_CHITS
    WHO = EMPEROR_NUMBER
    DREW = DREW_EMPEROR

    def chits(self, g: Empire) -> list[int]:
        return g.emperor_chit

    def passers(self, g: Empire) -> list[int]:
        return g.emperor_from

    def drawing(self, g: Empire) -> list[int]:
        return [faction for faction in g.drawing if not g.out[faction]] if 1 in g.out else g.drawing
