"""Copies of a position share lists that seldom change: whoever goes on from one leaves the other as it was."""

from __future__ import annotations

import random

import pytest

from latrunculi.games.optimus.components.pieces import FIRST_LEADER, ROMANUS
from latrunculi.games.optimus.rules.loot import pillage
from latrunculi.games.optimus.rules.state import Optimus, altered
from latrunculi.games.optimus.rules.works import restore
from latrunculi.kernel import registry, views

HEAD = FIRST_LEADER
GAME = registry.game("optimus-princeps")
SHARED = tuple([name for name, kind, _ in Optimus.DECLARED if kind.startswith("Shared[")])


def entries(g: Optimus) -> dict[str, object]:
    """The fields of a position, in lists of their own."""
    return {name: list(value) if isinstance(value := getattr(g, name), list) else value for name in g.FIELDS}


@pytest.mark.parametrize("scenario", ["085-domitianus", "105-dacia"])
def test_play_goes_on_without_touching_an_earlier_copy(scenario: str) -> None:
    g = GAME.new(GAME.setup(seed="copies", scenario=scenario))
    assert isinstance(g, Optimus)
    dice = random.Random(9)
    changed: set[str] = set()
    decisions = 0
    while g.awaiting and decisions < 1500:
        earlier = g.clone()
        before = entries(g)
        for _ in range(25):
            if g.awaiting:
                g.apply(g.actor, dice.choice(g.legal(g.actor)))
                decisions += 1
        views.view(GAME, earlier, 1 - decisions % 2)  # a viewer's copy takes secrets out, not of the position itself
        assert entries(earlier) == before
        changed |= {name for name in SHARED if getattr(g, name) != before[name]}
    assert {"due", "forts", "memory"} <= changed


def test_what_an_action_does_to_a_town_is_not_seen_in_an_earlier_copy() -> None:
    g = GAME.new(GAME.setup(seed="copies", scenario="085-domitianus"))
    assert isinstance(g, Optimus)
    town = next(region for region, vd in enumerate(g.vd) if vd)
    earlier, before = g.clone(), list(g.vd)
    pillage(g, town)
    assert g.vd[town] == 0
    assert earlier.vd == before
    pillaged = g.clone()
    g.at[HEAD] = town
    g.bb[HEAD - FIRST_LEADER] = 3
    restore(g, ROMANUS, HEAD)
    assert g.vd == before
    assert pillaged.vd[town] == 0


def test_an_altered_list_is_another() -> None:
    entries = [1, 2, 3]
    assert altered(entries, 1, 5) == [1, 5, 3]
    assert entries == [1, 2, 3]
