"""Who changes camp, and what goes with it: titles, Civil War markers.

A Roman leader and a Roman unit keep the camp that the scenario, or their recruitment, has given them but for the rules
that say otherwise (AIE-3.7.1-1, AIE-3.7.2-1): the coup d'État, the murder of Caesar and the Rallying of a Triumvir come
here, Turncoats to the battle in progress.
"""

from __future__ import annotations

from latrunculi.games.alea.components.places import ABOARD, RESERVE, SHIPS
from latrunculi.games.alea.rules.parties import lose_title
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import COUP_FAILED, RALLIED
from latrunculi.games.alea.rules.wrecks import part
from latrunculi.games.imperator.components.kit import NONE, Camp, Piece, Pieces
from latrunculi.kernel.actions import members


def company(g: Alea, piece: Piece) -> Pieces:
    """The pieces in the zone of a piece on the map, as a mask: with its port and the ships in it; at sea all afloat."""
    place = g.at[piece]
    zone = g.ground(place)
    if zone != NONE:
        return g.present(zone)
    return g.afloat(g.at[SHIPS[place - ABOARD]] if ABOARD <= place < RESERVE else place)


def change_camp(g: Alea, pieces: Pieces, camp: Camp) -> None:
    """Let pieces belong to a camp: whoever leads a party loses his title (AIE-3.5.1-3)."""
    for leader in members((g.chiefs(0) | g.chiefs(1)) & pieces & ~g.own[camp]):
        lose_title(g, leader)
    g.join(pieces, camp)
    part(g)


# ---------------------------------------------------------------- the civil war (AIE-3.6-7, AIE-3.6-10)


def side_with(g: Alea, pieces: Pieces, camp: Camp) -> None:
    """Let pieces follow the Pretender to a camp, each with a Civil War marker (AIE-3.6-7)."""
    g.rebels |= pieces
    change_camp(g, pieces, camp)
    for piece in members(pieces):
        g.emit(RALLIED, (piece, camp))


def disband(g: Alea) -> int:
    """All that carries a Civil War marker goes back to its first camp; there is no Pretender any longer.

    Returns:
        That camp.
    """
    camp = 1 - g.camp(g.pretender)
    pieces = g.rebels
    g.rebels = 0
    g.pretender = NONE
    g.won = 0
    change_camp(g, pieces, camp)
    return camp


def fail(g: Alea) -> None:
    """The coup d'État has failed, even if it had been won (AIE-3.6-10)."""
    g.emit(COUP_FAILED, (g.pretender,))
    disband(g)
