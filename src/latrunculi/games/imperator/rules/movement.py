"""What all movements have in common: their words, and the leaders whom they leave alone among enemies."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from latrunculi.games.imperator.components.kit import NONE, Camp, Pieces, Zone, Zones
from latrunculi.games.imperator.rules.encounters import Encounters
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import NOTHING, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.vocabulary import Vocabulary

G = TypeVar("G", bound=Imperator)


class Words:
    """The verbs and events that these procedures use, as a game numbers them."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        verb, event = vocabulary.verb_number, vocabulary.event_number
        self.take: Final = verb("take")
        """A leader takes a unit along."""
        self.leave: Final = verb("leave")
        """He leaves one on the way."""
        self.move_to: Final = verb("move-to")
        self.halt: Final = verb("halt")
        self.escape_to: Final = verb("escape-to")
        self.rally: Final = verb("rally")
        """A leader tries to bring over enemy units whom he meets."""
        self.done: Final = verb("done")
        """All have moved who are to move in the sequence."""
        self.took: Final = event("took")
        """Values: leader, unit."""
        self.marched: Final = event("marched")
        """Values: leader, number of units with him, zone entered."""
        self.left: Final = event("left")
        """Values: unit, zone."""
        self.moved: Final = event("moved")
        """Values: piece, zone."""
        self.escape_roll: Final = event("escape-roll")
        """Values: leader, zone, 1d10 (`ten_sided`)."""
        self.no_escape: Final = event("no-escape")
        """Values: leader, zone."""
        self.escaped: Final = event("escaped")
        """Values: leader, zone."""


def strays(g: Imperator, zones: Zones) -> list[int]:
    """The leaders of either camp who stand alone among enemy units in some zones.

    Those of the active camp come first; outside the sequences, those of the camp with the initiative.
    """
    first = g.initiative if g.active == NONE else g.active
    found: list[int] = []
    _add_strays(g, zones, first, found)
    _add_strays(g, zones, 1 - first, found)
    return found


def _add_strays(g: Imperator, zones: Zones, camp: Camp, found: list[int]) -> None:
    """Add those of one camp."""
    bad = g.led[camp] & g.occupied[1 - camp]
    if bad:
        bad ^= bad & g.occupied[camp]
        if bad:
            for zone in members(bad & zones):
                found += members(g.leaders(zone, camp))


def escapes(g: Imperator, zones: Zones, encounters: Encounters[Any]) -> None:
    """Leaders left alone among enemies in some zones escape next, each by the game's procedure."""
    for leader in reversed(strays(g, zones)):
        g.call(encounters.escape(leader))


class Movement(Procedure[G]):
    """What the movements of a game have in common."""

    WORDS: ClassVar[Words]
    ENCOUNTERS: ClassVar[Encounters[Any]]
    RALLYING: ClassVar[str] = ""
    """The clause by which a leader may try to rally enemy units whom he meets."""

    def entered(self, g: G, pieces: Pieces, zone: Zone) -> None:
        """Pieces have entered a zone: what awaits them there, and what follows from it."""
        self.ENCOUNTERS.entered(g, pieces, zone)

    def ends(self, g: G, may: Offers, pieces: Pieces, beyond: Zones) -> None:
        """State where pieces may end a movement, besides the zones `beyond`, which they only pass through."""
        g.stop(may, pieces, beyond)

    def let_escape(self, g: G) -> None:
        """End the movement: leaders whom it has left alone among enemies escape at once, wherever they are.

        A death in its course may have taken the friends of leaders far away.
        """
        g.end()
        escapes(g, g.kit.all_zones, self.ENCOUNTERS)

    def parley(self, g: G) -> None:
        """To try to rally those whom a leader has met, or not."""
        g.ask(g.seat_of(g.active))

    def offer_parley(self, may: Offers) -> None:
        """Offer that choice."""
        may.offer(self.WORDS.rally, self.RALLYING, NOTHING)
        may.offer(self.WORDS.halt, self.RALLYING, NOTHING)
