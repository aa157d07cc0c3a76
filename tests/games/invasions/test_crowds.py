"""What the page is told of too many units before they are lost (XVII.A-7)."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules.campaigns import Campaigns
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.table.board import board
from latrunculi.kernel.actions import BIT
from tests.games.invasions.table import Table

FRANKS = NATION["francs"]


def franks(leader: str | None = None) -> Table:
    """Three Franks at the Salians, two in Belgica next to them, one of them on the way to three at the Rhine."""
    t = Table(
        {"francs": "barbarian", "romains": "empire"},
        {"francs": {"saliens": 3, "belgae": 2}, "romains": {"lugdunus": 1}},
        owners={"francs": ["saliens", "belgae"], "romains": ["lugdunus"]},
    )
    if leader:
        t.put(leader, "saliens")
    t.g.playing = BIT[FRANKS]
    return t.start(Movement(BIT[FRANKS]))


@pytest.mark.rule("INV-XVII.A-7", "INV-XVII.B-1", "INV-XVII.B-2")
@pytest.mark.parametrize(("leader", "told"), [(None, {"belgae": 1}), ("chlodovechus", {})])
def test_where_a_pile_would_be_too_many_with_who_is_there_already(leader: str | None, told: dict[str, int]) -> None:
    """Five where four may stay; Chlodovechus stacks two more."""
    t = franks(leader)
    assert board(t.g).excess == {}
    t.choose("march", "saliens")
    assert board(t.g).excess == told
    t.choose("step-to", "belgae")
    assert board(t.g).excess == told, "it is there now"


@pytest.mark.rule("INV-XVII.A-7")
def test_as_many_are_lost_as_were_told() -> None:
    t = franks().choose("march", "saliens").choose("step-to", "belgae").choose("done")
    assert board(t.g).excess == {"belgae": 1}, "as long as somebody may still move on"
    t.choose("done")
    assert board(t.g).excess == {}, "it is being seen to"
    while t.offers("choose-piece"):
        t.choose("choose-piece", t.offers("choose-piece")[0])
    assert len(t.events("excess")) == 1
    assert t.g.units(FRANKS, PROVINCE["belgae"]).bit_count() == 4


@pytest.mark.rule("INV-XVII.A-7", "INV-XVII.A-8")
def test_enemies_do_not_count_and_fewer_who_go_are_fewer_too_many() -> None:
    t = franks().choose("march", "saliens")
    assert "lugdunus" not in board(t.g).excess
    t.choose("leave", t.offers("leave")[0])
    assert board(t.g).excess == {}, "two and two are four"


@pytest.mark.rule("INV-XVII.A-8", "INV-XXII.A-4")
def test_a_redeployment_that_brings_too_many_together_says_so() -> None:
    """Chlodovechus with six, to whom two more in Belgica come."""
    t = Table(
        {"francs": "barbarian"},
        {"francs": {"saliens": 6, "belgae": 2}},
        owners={"francs": ["saliens", "belgae"]},
    )
    t.put("chlodovechus", "saliens")
    t.g.playing = BIT[FRANKS]
    t.start(Campaigns()).choose("campaign", "chlodovechus")
    assert board(t.g).excess == {"belgae": 2}
    t.choose("leave", t.offers("leave")[0])
    assert board(t.g).excess == {"belgae": 1}
