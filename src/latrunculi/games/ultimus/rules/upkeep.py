"""What stratagems need at the turns of a turn: the start of phase E and of its sequences, its end, and phase F."""

from __future__ import annotations

from latrunculi.games.ultimus.rules import migration, plague
from latrunculi.games.ultimus.rules.intrigues import note_garrisons
from latrunculi.games.ultimus.rules.state import COUNCIL_TRIED, PAPA_PLAYED, Ultimus


def open_phase(g: Ultimus) -> None:
    """Phase E begins: the zones that Germanophobia asks for are noted (UR-6.3-20)."""
    note_garrisons(g)


def close_phase(g: Ultimus) -> None:
    """Phase E ends: the plague is over (UR-6.3-13)."""
    plague.lift(g)


def end_of_turn(g: Ultimus) -> None:
    """Phase F, after the victory points and before the adjustments: what holds for one turn ends.

    A Migration (UR-6.2-27), Papa (UR-6.1-13), the attempt at a council (UR-6.3-7). The fleet of the stratagem Flotte
    is seen to with the others (UR-9.2-1).
    """
    migration.end_migration(g)
    g.flags &= ~(PAPA_PLAYED | COUNCIL_TRIED)
    g.garrisons = 0
