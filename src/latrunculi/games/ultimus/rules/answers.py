"""A stratagem played in answer to another: the one that the moment calls for, or none (UR-6-5)."""

from __future__ import annotations

from latrunculi.games.imperator.components.kit import Title
from latrunculi.games.imperator.rules.windows import offer_titles
from latrunculi.games.ultimus.components.stratagems import USABLE
from latrunculi.games.ultimus.rules.state import Ultimus
from latrunculi.games.ultimus.rules.words import DECLINE, PLAY
from latrunculi.kernel.actions import Offers


def offer_answer(g: Ultimus, may: Offers, title: Title) -> None:
    """Offer to play the one title that answers what has just been declared, or to let it pass.

    The prompt is asked in private whenever the seat holds any stratagem, so that it tells nothing about the hand.
    """
    offer_titles(g, may, PLAY, USABLE[g.camp_of(may.seat)], "UR-6-5", 1 << title)
    may.offer(DECLINE, "UR-6-5")
