"""What a march in hand promises where enemies stand: forces, column and chances, worked out by hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from latrunculi.games.alea.components.chart import ZONE
from latrunculi.games.alea.game import GAME
from latrunculi.games.alea.rules.combat import Battle
from latrunculi.games.alea.rules.engagement import Movements
from latrunculi.games.alea.table.board import IDS
from latrunculi.games.imperator.table.board import battle_state
from latrunculi.kernel.contract import plain
from tests.games.alea.table import Table


def march(leader: str, at: str, units: Iterable[str], foes: dict[str, list[str]], **more: Any) -> Table:
    where = {at: [leader, *units], "apulia": ["legio-vii"]}
    t = Table(where, foes, active="caesariani", **more)
    t.start(Movements())
    t.do("march", leader)
    for unit in units:
        t.do("take", unit)
    return t


def battles(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = plain(GAME.board(t.g))["march"]["battles"]
    return found


def test_two_legions_of_caesar_against_three() -> None:
    """10 to 15 is 2/3, a column better for QU 3 to 2: 4/5; Caesar's BT 3 to 0. Won from 5 on: 2 to 6 of the die."""
    t = march("caesar", "venetia", ["legio-v", "legio-vi"], {"cispadana": ["legio-i", "legio-ii", "legio-iii"]})
    assert battles(t) == {
        "cispadana": {
            "attack": 10, "defence": 15, "column": "4/5", "die": 3,
            "modifiers": [{"modifier": "better", "amount": 1}, {"modifier": "tactics", "amount": 3}],
            "chance": pytest.approx(5 / 6),
        }
    }  # fmt: skip


def test_across_a_strait_one_less() -> None:
    t = march("caesar", "bruttium", ["legio-v"], {"syracusana": ["legio-i"]})
    promised = battles(t)["syracusana"]
    assert {"modifier": "crossing", "amount": -1} in promised["modifiers"]
    t.do("move-to", "syracusana")
    then = plain(battle_state(t.g, Battle(ZONE["syracusana"], t.g.active), IDS))
    assert (promised["column"], promised["die"]) == (then["column"], sum(one["amount"] for one in then["dice"]))


def test_none_under_the_truce_of_janus() -> None:
    """AIE-6.B.2-1: Romans of the two camps are kept apart."""
    t = march("caesar", "venetia", ["legio-v"], {"cispadana": ["legio-i"]}, flags=["janus"])
    assert battles(t) == {}
