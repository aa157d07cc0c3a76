"""Movement by sea: ships take passengers aboard, make their step, and land parties, in any order.

A game says what its ships are and where they lie, who may go aboard and where a party may land.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from latrunculi.games.imperator.components.kit import NONE, Piece, Pieces, Place, Zone, Zones
from latrunculi.games.imperator.rules.movement import Movement
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.kernel.vocabulary import Vocabulary
from latrunculi.tabletop.ways import Reach

G = TypeVar("G", bound=Imperator)


class Words:
    """The verbs and events that a voyage uses, besides those of every movement, as a game numbers them."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        verb, event = vocabulary.verb_number, vocabulary.event_number
        self.embark: Final = verb("embark")
        self.sail_to: Final = verb("sail-to")
        self.land: Final = verb("land")
        """A passenger joins those who are about to land together."""
        self.landed: Final = event("landed")
        """Values: piece, zone."""


class CommonVoyage(Movement[G]):
    """The movement of one ship, or fleet, in a sequence.

    `done`: whether it has made its step; `party`: those about to land together, or just landed; `landed`: the zone of
    the last landing; `tried`: the zones where one of its passengers has tried to rally units.
    """

    TERMS: ClassVar[Words]

    done: int = 0
    party: Pieces = 0
    landed: int = NONE
    tried: int = 0

    # ------------------------------------------------------------------ what the games decide

    def place(self, g: G) -> int:
        """Where it is: a sea, or where it lies in port."""
        raise NotImplementedError

    def aboard(self, g: G) -> Pieces:
        """The passengers of the active camp."""
        raise NotImplementedError

    def shores(self, g: G) -> Zones:
        """The zones where it can land passengers from where it is."""
        raise NotImplementedError

    def state_landing(self, g: G, may: Offers, party: Pieces) -> None:
        """State where a party may land: its rights on land."""
        raise NotImplementedError

    def boarding(self, g: G, piece: Piece) -> int:
        """Who goes aboard and ashore with a piece, itself included."""
        return 1 << piece

    def embark(self, g: G, piece: Piece) -> None:
        """A piece goes aboard."""
        raise NotImplementedError

    def sail(self, g: G, place: Place) -> None:
        """It makes its step."""
        raise NotImplementedError

    def rallyable(self, g: G, leader: Piece) -> Pieces:
        """The units that a leader just landed may try to rally, as a mask."""
        raise NotImplementedError

    def appeal(self, g: G, leader: Piece) -> None:
        """He tries."""
        raise NotImplementedError

    def offer_voyage(self, g: G, may: Offers) -> None:
        """Offer to take aboard, to sail, to land, and to make an end."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what is common

    def landable(self, g: G) -> Pieces:
        """The passengers who may join the party, so that there is still a zone to land in."""
        mask = 0
        for piece in members(self.aboard(g) & ~self.party):
            may = Reach(self.shores(g))
            self.state_landing(g, may, self.party | self.boarding(g, piece))
            if may.zones:
                mask |= 1 << piece
        return mask

    def options(self, g: G, may: Offers) -> None:
        if self.step == "parley":
            self.offer_parley(may)
        else:
            self.offer_voyage(g, may)

    def choose(self, g: G, seat: Seat, verb: Verb, obj: Thing) -> None:
        terms = self.TERMS
        if self.step == "parley":
            self.step = "order"
            if verb == self.WORDS.rally:
                leader = self.herald(g)
                self.tried |= BIT[self.landed]
                self.appeal(g, leader)
        elif verb == terms.embark:
            self.embark(g, obj)
        elif verb == terms.sail_to:
            self.sail(g, obj)
        elif verb == terms.land:
            self.party |= self.boarding(g, obj)
        elif verb == self.WORDS.move_to:
            self.land(g, obj)
        else:
            self.step = "finish"

    def land(self, g: G, zone: Zone) -> None:
        """The party goes ashore together; it may not move again, but it may fight."""
        party = self.party
        self.landed = zone
        inside = g.ground(self.place(g)) == zone
        g.moved |= party
        g.arrived |= party
        g.put_all(party, zone)
        for piece in members(party):
            g.emit(self.TERMS.landed, (piece, zone))
        self.step = "ashore"
        if not inside:  # else they were in the zone already
            self.entered(g, party, zone)

    def ashore(self, g: G) -> None:
        """Who lands among units without a leader may try to rally them."""
        self.step = "parley" if self.herald(g) != NONE else "order"

    def herald(self, g: G) -> Piece:
        """The leader just landed who may try to rally units, or NONE: those of one voyage try once in a zone."""
        if not self.tried & BIT[self.landed]:
            for leader in members(self.party & g.inside[self.landed] & g.kit.leader_mask):
                if self.rallyable(g, leader):
                    return leader
        return NONE

    def finish(self, g: G) -> None:
        """Leaders left alone among enemies escape."""
        self.let_escape(g)
