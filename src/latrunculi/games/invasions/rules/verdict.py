"""XX.I, XXV.C-7: who has won a battle."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import TACTICIAN
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.rules import pools
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash
from latrunculi.games.invasions.rules.ints import Side
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.actions import BIT


def winner(g: Invasions, clash: Clash) -> Side:
    """The side that has won; NONE for a draw, which only a battle at sea has."""
    gone = [clash.wiped_out(g, side) for side in (ATTACKER, DEFENDER)]
    if gone[ATTACKER] != gone[DEFENDER]:
        return ATTACKER if gone[DEFENDER] else DEFENDER
    if clash.at_sea:
        losses = [clash.hits_taken(g, side) for side in (ATTACKER, DEFENDER)]
    else:
        losses = [clash.lost(g, side).bit_count() for side in (ATTACKER, DEFENDER)]
    if losses[ATTACKER] != losses[DEFENDER]:
        return ATTACKER if losses[ATTACKER] < losses[DEFENDER] else DEFENDER
    return NONE if clash.at_sea else tie(g, clash)


def tie(g: Invasions, clash: Clash) -> Side:
    """XX.I-3 to XX.I-5: of equal losses. The card Tactician comes first."""
    cunning = [bool(clash.effects[side] & BIT[TACTICIAN]) for side in (ATTACKER, DEFENDER)]
    if cunning[ATTACKER] != cunning[DEFENDER]:
        return ATTACKER if cunning[ATTACKER] else DEFENDER
    if g.walled(clash.place) or clash.hordes(g, ATTACKER) or clash.hordes(g, DEFENDER):
        return DEFENDER
    return ATTACKER if pools.best(g, clash, ATTACKER) > pools.best(g, clash, DEFENDER) else DEFENDER
