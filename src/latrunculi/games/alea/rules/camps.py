"""The change of camps after a coup d’État (AIE-2.F.2, AIE-5.2)."""

from __future__ import annotations

from latrunculi.games.alea.components.chart import ITALIA, ROMA
from latrunculi.games.alea.components.counters import LEGIONES, UNIT_MASK
from latrunculi.games.alea.rules.allegiance import disband
from latrunculi.games.alea.rules.parties import fill, take_lead
from latrunculi.games.alea.rules.state import CAESARIANI, REPUBLICANI, Alea
from latrunculi.games.alea.rules.words import COUP_WON, EXCHANGED, TITLE_LOST
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules.allegiance import exchange_persons
from latrunculi.kernel.engine import Procedure


def holds_roma(g: Alea) -> bool:
    """AIE-3.6-9 A: the Prétendant and a legion of his camp alone in Roma, and Italia is his camp's."""
    if g.pretender == NONE:
        return False
    camp = g.camp(g.pretender)
    here = g.present(ROMA)
    return (
        bool(here >> g.pretender & 1)
        and bool(here & g.own[camp] & LEGIONES)
        and not here & g.own[1 - camp] & UNIT_MASK
        and g.control[ITALIA] == camp
    )


def exchange(g: Alea) -> None:
    """AIE-5.2-2 to AIE-5.2-6: the Prétendant leads the party that he had left, and his player holds it from now on.

    Pieces, regions, the initiative and what is due stay with their camps; hands and points with the persons, not the
    margin of the scenario.
    """
    hero = g.pretender
    camp = disband(g)
    late = g.chief[camp]
    if late != NONE:
        g.emit(TITLE_LOST, (late, camp))
    take_lead(g, hero, camp)
    _exchange_points(g)
    g.emit(EXCHANGED, (g.vp[0], g.vp[1]))


def _exchange_points(g: Alea) -> None:
    """AIE-5.2-6: each person keeps his points; AIE-SC-15: but the margin of the scenario is that of the camp."""
    favoured = CAESARIANI if g.margin > 0 else REPUBLICANI
    g.vp[favoured] -= abs(g.margin)
    exchange_persons(g)
    g.vp[favoured] += abs(g.margin)
    g.count = 2 * g.margin - g.count


class ExchangeOfCamps(Procedure[Alea]):
    """AIE-2.F.2-1, AIE-5.2-1: the players change camps if a coup d’État has succeeded in this turn, or succeeds now."""

    NAME = "exchange_of_camps"

    def start(self, g: Alea) -> None:
        """Otherwise it goes on in the next turn (AIE-3.6-11)."""
        g.end()
        if g.won or holds_roma(g):
            g.emit(COUP_WON, (g.pretender,))
            exchange(g)
            fill(g)
