"""What the public Event cards have in common, which are resolved when they are drawn (X.B-4)."""

from __future__ import annotations

from typing import ClassVar, Final

from latrunculi.games.invasions.components.cards import EVENT_NUMBER
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.rules.ints import Camp, Nation, Nations, Places
from latrunculi.games.invasions.rules.state import EMPIRE, Invasions
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

ANYTHING: Final = -1
"""All objects of a kind."""
PICKS: Final = {"pick": "INV-X.B-4"}
"""The question of those events whose drawer picks something."""


def civilised(g: Invasions) -> Nations:
    """The active civilised nations."""
    return sum([BIT[n] for n in members(g.active) if g.civilised(n)])


def of_status(g: Invasions, status: int) -> Nations:
    """The active nations of a status."""
    return sum([BIT[n] for n in members(g.active) if g.status[n] == status])


def passive(g: Invasions) -> Places:
    """The provinces of inactive nations, whom no event strikes (X.B-6)."""
    return sum([BIT[p] for p, owner in enumerate(g.owner) if owner != NONE and g.inactive & BIT[owner]])


def oldest(g: Invasions, among: Nations) -> Nation:
    """The oldest of some nations, the lowest-numbered of several; NONE of none."""
    return max(members(among), key=lambda n: (g.age[n], -n), default=NONE)


class PublicEvent(Procedure[Invasions]):
    """A public event, which `camp` has drawn. Subclasses say what `happens`; where something must be chosen the drawer
    picks `among` some objects, in the words of `VERB`, and it is `chosen`."""

    TITLE: ClassVar[int] = NONE
    VERB: ClassVar[int] = NONE

    camp: Camp
    among: int = 0

    def happens(self, g: Invasions) -> None:
        """What it does at once."""
        raise NotImplementedError

    def chosen(self, g: Invasions, obj: Thing) -> None:
        """What it does to what the drawer has picked."""
        raise NotImplementedError

    def number(self, name: str) -> int:
        """A number of the card."""
        return EVENT_NUMBER[self.TITLE][name]

    def price(self, g: Invasions, nation: Nation) -> int:
        """The number of the card for an empire or a kingdom."""
        return self.number("empire" if g.status[nation] == EMPIRE else "kingdom")

    def start(self, g: Invasions) -> None:
        """It happens."""
        self.step = "over"
        self.happens(g)

    def over(self, g: Invasions) -> None:
        """It is resolved."""
        g.end()

    def let_pick(self, among: int) -> None:
        """Let the drawer pick among some objects, if there are any."""
        self.among = among
        if among:
            self.step = "pick"

    def pick(self, g: Invasions) -> None:
        """Ask."""
        g.ask(g.seat_of(self.camp))

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("card", "event-card", self.TITLE),)

    def options(self, g: Invasions, may: Offers) -> None:
        if may.explains:
            may.offer(self.VERB, "INV-X.B-4", ANYTHING)
            self.limits(g, may)
            may.only("INV-X.B-4", self.among)
        else:
            may.offer(self.VERB, "INV-X.B-4", self.among)

    def limits(self, g: Invasions, may: Offers) -> None:
        """What stands against picking some things, by clause, beside the text of the card."""

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.step = "over"
        self.chosen(g, obj)
