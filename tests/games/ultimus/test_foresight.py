"""What a march in hand promises where enemies stand: forces, column and chances, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.imperator.table.board import battle_state
from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.game import GAME
from latrunculi.games.ultimus.rules.combat import Battle
from latrunculi.games.ultimus.rules.engagement import Movements
from latrunculi.games.ultimus.table.board import IDS
from latrunculi.kernel.contract import plain
from tests.games.ultimus.table import Table

PALATINI = ("pa-comites-seniores", "pa-comites-alani")
"""PF 3 + 3, QU 2 + 3. A unit of the Visigothi: PF 4, QU 2, BT 1. Stilicho: BT 3."""


def march(leader: str, at: str, units: tuple[str, ...], foes: dict[str, str], wars: list[str] | None = None) -> Table:
    where = {leader: at, **dict.fromkeys(units, at), **foes, "li-oriens-1": "oriens-3"}
    status = dict.fromkeys(wars or ["visigothi"], "bellum")
    t = Table(where, status=status, patricians={"occidens": "stilicho"})
    t.start(Movements()).do("march", leader)
    for unit in units:
        t.do("take", unit)
    return t


def battles(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = plain(GAME.board(t.g))["march"]["battles"]
    return found


def test_two_palatini_against_two_visigothi() -> None:
    """6 to 8 is 2/3; average QU 2 on both sides; BT 3 to 1. Won from 6 on: 4, 5, 6 of the die."""
    t = march("stilicho", "galliae-7", PALATINI, {"visigothi-1": "galliae-6", "visigothi-2": "galliae-6"})
    assert battles(t) == {
        "galliae-6": {
            "attack": 6, "defence": 8, "column": "2/3", "die": 2, "modifiers": [{"modifier": "tactics", "amount": 2}],
            "chance": pytest.approx(3 / 6),
        }
    }  # fmt: skip


def test_it_follows_who_is_taken_along() -> None:
    """One alone, of QU 2: 3 to 8 is 1/3, won from 8 on: 6 of the die. Without units there is no battle."""
    t = march("stilicho", "galliae-7", PALATINI[:1], {"visigothi-1": "galliae-6", "visigothi-2": "galliae-6"})
    assert battles(t)["galliae-6"]["column"] == "1/3"
    assert battles(t)["galliae-6"]["chance"] == pytest.approx(1 / 6)
    alone = march("stilicho", "galliae-7", (), {"visigothi-1": "galliae-6"})
    assert battles(alone) == {}


def test_friends_who_are_there_fight_along() -> None:
    foes = {"visigothi-1": "galliae-6", "visigothi-2": "galliae-6", "pa-victores": "galliae-6"}
    t = march("stilicho", "galliae-7", PALATINI, foes)
    assert (battles(t)["galliae-6"]["attack"], battles(t)["galliae-6"]["defence"]) == (9, 8)


def test_the_last_step_of_a_longer_way_counts() -> None:
    """Galliae 4 lies behind Galliae 2; no river is crossed on the way."""
    t = march("stilicho", "galliae-7", PALATINI, {"visigothi-1": "galliae-4"})
    found = battles(t)["galliae-4"]
    assert (found["attack"], found["defence"], found["column"], found["die"]) == (6, 4, "3/2", 2)


def test_a_zone_out_of_reach_promises_nothing() -> None:
    t = march("stilicho", "galliae-7", PALATINI, {"visigothi-1": "galliae-6", "visigothi-2": "thracia-1"})
    assert set(battles(t)) == {"galliae-6"}


def test_what_is_promised_is_what_the_battle_then_reckons() -> None:
    """Across the Rhine, into the home of Barbarians: BT +2 (3 to 1), barbarian land -1, river -1."""
    t = march("stilicho", "galliae-4", PALATINI, {"alamanni-1": "alamanni"}, wars=["alamanni"])
    promised = battles(t)["alamanni"]
    bonuses = {one["modifier"]: one["amount"] for one in promised["modifiers"]}
    assert (bonuses["barbarian-land"], bonuses["crossing"]) == (-1, -1)
    t.do("move-to", "alamanni")
    then = plain(battle_state(t.g, Battle(ZONE["alamanni"], t.g.active), IDS))
    assert {key: promised[key] for key in ("attack", "defence", "column")} == {
        key: then[key] for key in ("attack", "defence", "column")
    }
    assert promised["die"] == sum(one["amount"] for one in then["dice"])
