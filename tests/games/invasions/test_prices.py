"""What the page is told of prices is what is paid."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import ELITE, FLEETS, OF_NATION, PIECE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules.purchases import Purchases
from latrunculi.games.invasions.table.board import board
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

ROME = NATION["romains"]


def shop(gold: int) -> Table:
    """Rome shops, with a worn elite in Latium and a city without walls in Umbria."""
    t = Table({"romains": "empire"}, capitals={"romains": "latium"}, owners={"romains": ["latium", "umbria"]})
    elite = members(OF_NATION[ROME] & ELITE & ~FLEETS)[0]
    t.g.put(elite, PROVINCE["latium"])
    t.g.reduced |= BIT[elite]
    t.g.walls &= ~BIT[PROVINCE["umbria"]]
    t.g.level[PROVINCE["umbria"]] = max(1, t.g.level[PROVINCE["umbria"]])
    t.g.treasury[ROME], t.g.order = gold, [ROME]
    return t.start(Purchases())


@pytest.mark.parametrize("verb", ["buy", "repair", "fortify"])
def test_each_price_is_what_is_paid_then(verb: str) -> None:
    for name in shop(40).offers(verb):
        t = shop(40)
        told = board(t.g).prices[name]
        t.choose(verb, name)
        if t.g.stack[-1].step == "place":  # it is paid where it is put
            t.choose(*t.offers()[0])
        assert t.g.treasury[ROME] == 40 - told
        assert told > 0


def test_nothing_else_has_a_price_and_nothing_has_one_afterwards() -> None:
    t = shop(3)
    offered = {name for verb in ("buy", "repair", "fortify") for name in t.offers(verb)}
    assert set(board(t.g).prices) == offered
    assert all(gold <= 3 for gold in board(t.g).prices.values())
    t = shop(40)
    t.choose("buy", next(name for name in t.offers("buy") if not BIT[PIECE[name]] & FLEETS))
    assert t.g.stack[-1].step == "place"
    assert board(t.g).prices == {}, "where the unit is put costs nothing"
