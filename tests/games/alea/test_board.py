"""What pages see of a table, and what stays hidden (AIE-2.A-3)."""

from __future__ import annotations

import json

import pytest

from latrunculi.games.alea.components.stratagems import CAEDES, FUGA, TITLES
from latrunculi.games.alea.game import GAME
from latrunculi.games.alea.rules.scenarios import SCENARIO_IDS, begin
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.words import OBJECTS
from latrunculi.games.imperator.table.knowledge import determinize, redact
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.contract import plain
from tests.games.alea.table import Table


def table(name: str) -> Alea:
    g = Alea(2, 1)
    begin(g, SCENARIO_IDS.index(name))
    return g


def test_the_table_of_the_triumvirs() -> None:
    seen = plain(GAME.board(table("41-triumviri")))
    assert json.loads(json.dumps(seen)) == seen
    assert (seen["year"], seen["lastYear"]) == (-41, -36)
    assert seen["pieces"]["m-antonius"]["camp"] is None
    assert seen["pieces"]["octavianus"] == {
        "place": "roma", "camp": "caesariani", "weak": False, "rebel": False, "fallen": False,
    }  # fmt: skip
    assert seen["regions"]["asia"] == {
        "control": None, "triumvir": "m-antonius", "legions": [0, 0], "due": [],
    }  # fmt: skip
    assert seen["regions"]["italia"]["legions"] == [3, 5]
    assert seen["control"] == [7, 1], "Italia 4, Hispaniae 3; Sicilia 1"
    assert seen["peoples"]["parthi"] == {
        "status": "bellum", "major": True, "ruler": "republicani", "back": None, "lasting": True, "guest": "q-labienus",
    }  # fmt: skip
    assert seen["legions"] == 8 + 10 + 16 + 5
    assert seen["marks"] == ["caesar-murdered", "avenged"]
    assert {row["leader"] for row in seen["calendar"]["die"]} == {"arabio"}, "his last year is the next one"


def test_the_table_tells_what_the_end_of_the_year_would_bring() -> None:
    """32: no party leader has fought; CAESARIAN holds Roma and 15 control points, REPUBLICAN 8 and the Aegyptii."""
    seen = plain(GAME.board(table("32-actium")))
    assert {"trend": "no-battle", "amount": -1} in seen["trends"]
    assert seen["prospects"] == [
        {"camp": "caesariani", "reason": "dominance", "points": 3},
        {"camp": "caesariani", "reason": "roma", "points": 1},
        {"camp": "republicani", "reason": "allegiance", "points": 1},
    ]


@pytest.mark.rule("AIE-3.1.3-1")
def test_the_table_tells_whose_every_zone_of_the_republic_is() -> None:
    """A legion of Caesar alone in one zone of Africa, nobody in Sicilia, which is his, nor in Cyrenaica."""
    g = Table({"zeugitana": ["legio-v"]}, control={"republicani": ["africa"], "caesariani": ["sicilia"]}).g
    zones = plain(GAME.board(g))["zones"]
    assert len(zones) == 45
    assert (zones["zeugitana"], zones["byzacium"], zones["sardinia"]) == ("caesariani", "republicani", "caesariani")
    assert zones["pentapolis"] is None


def test_counters_carry_short_names() -> None:
    shown = {leader["id"]: leader["la"] for leader in plain(GAME.reference())["leaders"]}
    assert (shown["caesar"], shown["m-antonius"], shown["fufius-calenus"]) == ("Caesar", "M. Antonius", "Calenus")


@pytest.mark.rule("AIE-2.A-3")
def test_the_other_hand_lies_with_the_cup() -> None:
    g = table("49-rubico")
    for title in (FUGA, CAEDES):
        g.cup[title] -= 1
        g.hand[TITLES + title] += 1
    g.note_hand(1)
    seen = plain(GAME.board(redact(g, 0)))
    assert seen["hands"]["republicani"] == {"count": 2, "titles": [], "hidden": 2}
    assert plain(GAME.board(redact(g, 1)))["hands"]["republicani"]["titles"] == ["fuga", "caedes"]
    guess = determinize(g, 0, Dice(5))
    assert guess.holds(1) == 2
    assert guess.unknown == [0, 0]
    assert GAME.defects(guess) == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_has_a_name(language: str) -> None:
    names = GAME.names(language)
    for kind, ids in OBJECTS.items():
        assert set(ids) <= set(names[kind]), kind
        assert all(names[kind][name].strip() for name in ids)
    assert names["piece"]["legio-martia"] == "Legio Martia"
    assert names["place"]["portus-roma"] == "Ostia (port)"
