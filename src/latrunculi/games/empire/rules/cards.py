"""HRE 7: step I of a phase, the event card."""

from __future__ import annotations

from latrunculi.games.empire.components.cards import PLAYABLE, START_OF_BARBARIAN, START_OF_ROMAN, Card
from latrunculi.games.empire.rules.construction import add_free_legions, rebuild
from latrunculi.games.empire.rules.effects import (
    FREE_FORTS,
    KIND,
    KINGDOM_CARDS,
    KINGDOM_OF,
    NEEDY,
    READY,
    clause_of,
    spend,
    targets,
)
from latrunculi.games.empire.rules.kingdoms import MiniPhase
from latrunculi.games.empire.rules.rebellion import Betrayal, Epidemic, Rebellion, Revolt
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import DONE, PLAY_CARD
from latrunculi.games.empire.rules.words import FREE_FORTS as GIVEN_FORTS
from latrunculi.games.empire.rules.works import Stance, Works
from latrunculi.kernel.actions import Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.answers import NOBODY, Window


class CardStep(Window[Empire]):
    """HRE-7-1: the active player may play one card before anything else in the phase.

    Whether he holds one that fits is his secret, so he is asked whenever he could, as far as the others know.
    """

    NAME = "card-step"
    ASKS = {"start": "HRE-7-1"}

    def asked(self, g: Empire) -> int:
        return g.seat_of(g.active) if g.may_play(g.active) else NOBODY

    def options(self, g: Empire, may: Offers) -> None:
        """HRE-7-2, HRE-7.1-1, and what each card needs to take effect."""
        faction = g.active
        hand = g.hand[faction]
        may.offer(DONE, "HRE-7-4")
        may.offer(PLAY_CARD, "HRE-2-3", hand)
        timely = START_OF_ROMAN if g.roman else START_OF_BARBARIAN
        may.only("HRE-7-2", timely)
        may.only("HRE-7.1-1", PLAYABLE[g.turn])
        fitting = hand & timely & PLAYABLE[g.turn]
        if fitting & KINGDOM_CARDS and g.kingdoms_of(faction) >= 2:
            may.bar("HRE-7.2-6", KINGDOM_CARDS)
        for card in members(fitting & NEEDY):
            if not targets(g, card):
                may.bar(clause_of(card), 1 << card)

    def choose(self, g: Empire, seat: Seat, verb: Verb, obj: Thing) -> None:
        """HRE-7-5: the card is resolved at once."""
        g.end()
        if verb == PLAY_CARD:
            spend(g, obj)
            resolve(g, obj)


def resolve(g: Empire, card: Card) -> None:
    """Begin what a card does."""
    kind = KIND[card]
    if kind in ("kingdom", "tribe"):
        g.call(MiniPhase(KINGDOM_OF[card]))
    elif kind == "rebellion":
        g.call(Rebellion(card))
    elif kind == "revolt":
        g.call(Revolt(card))
    elif kind in ("plague", "fever"):
        g.call(Epidemic(card))
    elif kind == "betrayal":
        g.call(Betrayal(card))
    elif kind in ("testudo", "ambush"):
        g.call(Stance(card))
    elif kind == "free-forts":
        g.forts += FREE_FORTS[card]
        g.emit(GIVEN_FORTS, (g.active, FREE_FORTS[card]))
    elif kind == "restore-cities":
        for province in members(targets(g, card)):
            rebuild(g, province)
    elif kind == "auxilia":
        add_free_legions(g, 1)
    elif kind in READY:
        g.ready |= READY[kind]
    else:
        g.call(Works(card))
