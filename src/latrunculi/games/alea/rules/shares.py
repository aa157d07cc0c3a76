"""The number of sequences of movement and combat, and how the players share them (AIE-2.D-2 to AIE-2.D-5)."""

from __future__ import annotations

from latrunculi.games.alea.components.counters import UNITS
from latrunculi.games.alea.components.kit import KIT
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import SEQUENCES
from latrunculi.games.imperator.rules import campaign
from latrunculi.kernel.actions import members


def total_sequences(g: Alea) -> int:
    """AIE-2.D-2, AIE-2.D-3: the SV of the party leaders of both camps, of two in one camp the higher."""
    best = [max([KIT.strategy[who - UNITS] for who in members(g.chiefs(camp))], default=0) for camp in (0, 1)]
    return sum(best)


def share_sequences(g: Alea, total: int) -> None:
    """AIE-2.D-4, AIE-2.D-5: half for each; an odd one goes to the player with the initiative."""
    campaign.share_sequences(g, total, SEQUENCES)
