"""INV XVII: stacking; VI.G: the order of activation."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import OF_NATION, STACKING, UNIT_MASK
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import bonds, order, relations, stacking
from latrunculi.games.invasions.rules.clients import Levies
from latrunculi.games.invasions.rules.stacking import Excess
from latrunculi.games.invasions.rules.state import CLIENT
from latrunculi.kernel.actions import BIT
from tests.games.invasions.table import Table


@pytest.mark.rule("INV-XVII.B-1")
def test_four_units_three_in_mountains() -> None:
    t = Table({"francs": "barbarian"})
    assert stacking.limit(t.g, NATION["francs"], PROVINCE["neustria"]) == 4
    assert stacking.limit(t.g, NATION["francs"], PROVINCE["alpes"]) == 3


@pytest.mark.rule("INV-III.C-8")
@pytest.mark.rule("INV-XVII.B-2", "INV-XVII.B-3", "INV-XVII.C-4")
def test_a_leader_and_an_invasion_raise_the_limit() -> None:
    t = Table({"francs": "barbarian"})
    leader = t.lead("francs", "neustria")
    francs = NATION["francs"]
    assert stacking.limit(t.g, francs, PROVINCE["neustria"]) == 4 + STACKING[leader]
    assert stacking.room(t.g, francs, PROVINCE["neustria"]) == 4 + STACKING[leader]
    t.g.invading = t.g.playing = BIT[francs]
    assert stacking.limit(t.g, francs, PROVINCE["neustria"]) == 5 + STACKING[leader]
    assert stacking.limit(t.g, francs, PROVINCE["saliens"]) == 5


@pytest.mark.rule("INV-XVII.A-2", "INV-XVII.C-2")
def test_allies_and_federates_count_enemies_and_hordes_do_not() -> None:
    t = Table(
        {"romains": "empire", "francs": "barbarian", "alamans": "barbarian"},
        {"romains": {"neustria": 2}, "francs": {"neustria": 1}, "alamans": {"neustria": 1}},
        hordes={"francs": "neustria"},
    )
    assert stacking.room(t.g, NATION["romains"], PROVINCE["neustria"]) == 2
    t.g.federator[NATION["francs"]] = NATION["romains"]
    relations.work_out(t.g)
    assert stacking.room(t.g, NATION["romains"], PROVINCE["neustria"]) == 1
    bonds.ally(t.g, NATION["romains"], NATION["alamans"])
    assert stacking.room(t.g, NATION["romains"], PROVINCE["neustria"]) == 0


@pytest.mark.rule("INV-XVII.A-7")
def test_what_is_too_much_goes_to_the_reserve_by_its_players_choice() -> None:
    t = Table({"francs": "barbarian"}, {"francs": {"neustria": 6}})
    t.start(Excess(NATION["francs"]))
    while t.g.awaiting:
        t.choose("choose-piece", t.offers("choose-piece")[0])
    assert t.g.units(NATION["francs"], PROVINCE["neustria"]).bit_count() == 4


@pytest.mark.rule("INV-SEQ.3.A-1")
@pytest.mark.rule("INV-IV-2", "INV-VI.G-1", "INV-VI.G-2", "INV-VI.G-3", "INV-SEQ-1")
def test_barbarians_then_kingdoms_then_empires_the_oldest_first_then_by_initiative() -> None:
    t = Table(
        {"romains": "empire", "perses": "kingdom", "huns": "barbarian", "alamans": "barbarian", "francs": "barbarian"}
    )
    t.g.age[NATION["huns"]] = 3
    names = [next(k for k, v in NATION.items() if v == n) for n in order.activation(t.g)]
    assert names == ["huns", "alamans", "francs", "perses", "romains"]  # Alamans 1 before Francs 2, of the same age


@pytest.mark.rule("INV-XXVI.B-3", "INV-VI.K-5")
def test_allies_play_in_the_place_of_the_later_and_the_one_empire_in_romes() -> None:
    t = Table({"romains": "empire", "byzantins": "empire", "huns": "barbarian", "perses": "kingdom"}, turn=2)
    t.g.age[NATION["romains"]] = 6
    assert order.activation(t.g) == [NATION["huns"], NATION["perses"], NATION["romains"]]
    bonds.ally(t.g, NATION["huns"], NATION["perses"])
    assert order.activation(t.g) == [NATION["perses"], NATION["romains"]]
    assert order.together(t.g, NATION["perses"]) == BIT[NATION["huns"]] | BIT[NATION["perses"]]


@pytest.mark.rule("INV-IV-8")
def test_diplomacy_begins_with_the_youngest_kingdom() -> None:
    t = Table({"romains": "empire", "perses": "kingdom", "francs": "kingdom", "wisigoths": "kingdom"})
    t.g.age[NATION["perses"]] = 5
    # of one age the highest initiative first: Wisigoths 3, Francs 2
    assert order.diplomacy(t.g) == [NATION[n] for n in ("wisigoths", "francs", "perses", "romains")]


@pytest.mark.rule("INV-XVII.C-3", "INV-XVII.A-1")
def test_neither_a_city_nor_a_pillage_marker_takes_room() -> None:
    t = Table({"romains": "empire"}, {"romains": {"latium": 4}}, capitals={"romains": "latium"})
    t.g.pillaged = BIT[PROVINCE["latium"]]
    assert stacking.room(t.g, NATION["romains"], PROVINCE["latium"]) == 0
    assert not stacking.overfull(t.g, NATION["romains"], BIT[PROVINCE["latium"]])
    t.muster("romains", "latium")
    assert stacking.room(t.g, NATION["romains"], PROVINCE["latium"]) == -1
    assert stacking.overfull(t.g, NATION["romains"], BIT[PROVINCE["latium"]])


@pytest.mark.rule("INV-XVII.A-13")
def test_mercenaries_are_placed_where_there_is_room() -> None:
    t = Table({"byzantins": "empire", "armeniens": "kingdom"}, {"byzantins": {"melitene": 4, "thracia": 3}},
              owners={"byzantins": ["melitene", "thracia", "bythinia"]}, inactive=["armeniens"], dice=[0])  # fmt: skip
    armenia = NATION["armeniens"]
    t.g.put_all(OF_NATION[armenia] & UNIT_MASK, PROVINCE["armenia"])
    t.g.lord[armenia], t.g.bond[armenia] = NATION["byzantins"], CLIENT
    t.g.playing = BIT[NATION["byzantins"]]
    t.start(Levies(NATION["byzantins"]))
    assert set(t.offers("choose-province")) == {"thracia", "bythinia"}, "four units are in Melitene"
