"""The stratagems in hand (AIE-6-1 to AIE-6-4, AIE-2.A, AIE-9.f-1): drawing, spending, giving back, removing.

A counter that has been played goes back to the cup at once, except those that lie on the map (Foyer de peste, Intrigue
au Sénat: back when they leave it) and Pax Romana, which leaves the game.
"""

from __future__ import annotations

from typing import Final

from latrunculi.games.alea.components.stratagems import AMBITUS, ONCE, PESTIS_LOCUS, TITLES
from latrunculi.games.alea.components.stratagems import USABLE as PLAYABLE
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import PLAYED, VOCABULARY, WITHDRAWN
from latrunculi.games.imperator.components.kit import Camp, Title
from latrunculi.games.imperator.rules import cup, windows
from latrunculi.games.imperator.rules.windows import Words

WORDS: Final = Words(VOCABULARY)
"""The words of *Alea Iacta Est* for the family's procedures of stratagems."""
MOST_KEPT: Final = 3
"""How many stratagems a player may keep from one turn to the next (AIE-9.f-1)."""
STAYING: Final = (PESTIS_LOCUS, AMBITUS)
"""The titles whose counters lie on the map for some time (AIE-6.E.4-6, AIE-6.E.11-1)."""


def spend(g: Alea, camp: Camp, title: Title) -> None:
    """Take a stratagem that a camp plays from its hand, and say so (AIE-6-1)."""
    seat = g.seat_of(camp)
    if ONCE >> title & 1:
        cup.lay_out(g, seat, title)
        g.removed |= 1 << title
    elif title in STAYING:
        cup.lay_out(g, seat, title)
    else:
        cup.give_back(g, seat, title)
    g.disclose()
    g.emit(PLAYED, (camp, title))


def recover(g: Alea, title: Title) -> None:
    """A counter leaves the map for the cup (AIE-6.E.4-6, AIE-6.E.11-2)."""
    g.cup[title] += 1


def withdraw(g: Alea, title: Title) -> None:
    """Remove the counters of a title from the game, wherever they are (AIE-2.F.3-6)."""
    if g.removed >> title & 1:
        return
    g.removed |= 1 << title
    g.cup[title] = 0
    for seat in range(2):
        g.hand[seat * TITLES + title] = 0
        g.note_hand(seat)
    g.disclose()
    g.emit(WITHDRAWN, (title,))


class Draw(windows.CommonDraw[Alea]):
    """Phase A: each player draws one stratagem, CAESARIAN first (AIE-2.A-2)."""

    WORDS = WORDS


class Discards(windows.CommonDiscards[Alea]):
    """Phase F: a camp returns what it can never play, and keeps at most three (AIE-6-4, AIE-9.f-1)."""

    ASKS = {"discard": "AIE-9.f-1"}
    WORDS = WORDS
    USABLE = PLAYABLE
    MOST = MOST_KEPT
