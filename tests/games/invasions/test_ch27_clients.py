"""INV XXVII: clients and their mercenaries."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import OF_NATION, UNIT_MASK
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import clients
from latrunculi.games.invasions.rules.clients import Levies
from latrunculi.games.invasions.rules.mercenaries import Homecoming
from latrunculi.games.invasions.rules.state import CLIENT, RESERVE
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

ARMENIA, EAST = NATION["armeniens"], NATION["byzantins"]


def patron(*dice: int) -> Table:
    """Armenia with all its units at home, client of Byzantium."""
    t = Table({"byzantins": "empire", "armeniens": "kingdom"},
              capitals={"byzantins": "thracia", "armeniens": "armenia"},
              owners={"byzantins": ["melitene"]}, inactive=["armeniens"], dice=dice)  # fmt: skip
    for unit in members(OF_NATION[ARMENIA] & UNIT_MASK):
        t.g.put(unit, PROVINCE["armenia"])
    t.g.lord[ARMENIA], t.g.bond[ARMENIA] = EAST, CLIENT
    t.g.playing = BIT[EAST]
    return t


@pytest.mark.rule("INV-XXVII.B-1")
def test_a_client_at_full_strength_lends_one_another_none() -> None:
    t = patron()
    assert clients.lenders(t.g, EAST) == BIT[ARMENIA]
    t.g.reduced |= OF_NATION[ARMENIA] & UNIT_MASK
    assert not clients.lenders(t.g, EAST)
    t = patron()
    t.g.put(members(OF_NATION[ARMENIA] & UNIT_MASK)[0], RESERVE)
    assert not clients.lenders(t.g, EAST)
    assert not clients.lenders(patron().g, NATION["perses"]), "not its patron"


@pytest.mark.rule("INV-XXVII.B-1", "INV-XXVII.B-2", "INV-XXVII.B-4")
def test_it_is_drawn_and_placed_in_any_province_of_the_patron() -> None:
    t = patron(1).start(Levies(EAST))
    drawn = members(OF_NATION[ARMENIA] & UNIT_MASK)[1]
    assert set(t.offers("choose-province")) == {"melitene", "thracia"}
    t.choose("choose-province", "melitene")
    assert t.g.at[drawn] == PROVINCE["melitene"]
    assert t.g.units(EAST, PROVINCE["melitene"]) == BIT[drawn]


@pytest.mark.rule("INV-XXVII.B-3")
def test_it_goes_home_when_the_activation_ends() -> None:
    t = patron(0).start(Levies(EAST)).choose("choose-province", "melitene")
    t.start(Homecoming())
    assert not t.g.mercenaries(EAST)
    assert t.g.units(ARMENIA, PROVINCE["armenia"]) == OF_NATION[ARMENIA] & UNIT_MASK
