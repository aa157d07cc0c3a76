"""What holds for a sequence or for a turn, and ends with it: the hooks of the chapters between the phases."""

from __future__ import annotations

from latrunculi.games.alea.rules.intrigues import suppress
from latrunculi.games.alea.rules.peoples import free_peoples
from latrunculi.games.alea.rules.plague import lift
from latrunculi.games.alea.rules.state import JANUS, PARTY_FOUGHT, Alea
from latrunculi.games.imperator.components.kit import NONE


def open_turn(g: Alea) -> None:
    """Phase A begins: Peoples whose four years are over leave the turn track (AIE-9.c-2, AIE-9.c-3)."""
    free_peoples(g)


def close_campaign(g: Alea) -> None:
    """Phase E ends: the plague is over (AIE-6.E.4-6)."""
    lift(g)


def open_review(g: Alea) -> None:
    """Phase F begins: Intrigue au Sénat is removed if the camp that holds Italia sees to it (AIE-6.E.11-2)."""
    suppress(g)


def end_of_turn(g: Alea) -> None:
    """What holds for one turn ends: Janus, the event, what party leaders did."""
    g.flags &= ~(JANUS | PARTY_FOUGHT)
    g.event = 0
    g.sick = NONE
    g.summoned = 0
    g.held = 0
