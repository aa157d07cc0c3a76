"""What the board tells of things to come: the odds of each attack, worked out by hand, and what the phase would score.

Two dice beat one in 125 rolls of 180 that are no tie (`test_odds`); with a pip for a Fort in 90 of 181; two dice
against two are even. An army that is placed alone must win every round.
"""

from __future__ import annotations

from typing import Any

import pytest

from latrunculi.games.empire.game import GAME
from latrunculi.kernel import views
from latrunculi.kernel.contract import plain
from tests.games.empire.table import Table, position


def seen(t: Table) -> dict[str, Any]:
    board: dict[str, Any] = plain(GAME.board(t.g))
    return board


def attacks(provinces: dict[str, str], phase: str = "roman purpura caligula placement", **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = seen(position(provinces, phase, pool=2, **more))["attacks"]
    return found


@pytest.mark.parametrize(
    ("defence", "chance"),
    [
        ("viridis 1", 125 / 180),
        ("viridis 2", (125 / 180) ** 2),
        ("viridis 1 fort", 90 / 181),  # the Fort left alone falls to Romans without dice (HRE-10.4-4)
        ("viridis 1 fortress", 90 / 216),  # ties are the Fortress's (HRE-10.4-2)
        ("suebi@viridis 1", 125 / 180),
        ("rebels 1", 125 / 180),
    ],
)
def test_the_chance_to_take_a_province_in_the_open(defence: str, chance: float) -> None:
    """Lugdunensis and Aquitania touch across a plain border."""
    found = attacks({"aquitania": "purpura 2", "lugdunensis": defence})
    side = defence.split()[0].split("@")[0]
    assert found["lugdunensis"] == {"defender": side, "chance": pytest.approx(chance), "own": None}


def test_the_odds_of_the_next_army_are_told_to_who_places_it_alone() -> None:
    t = position({"aquitania": "purpura 2", "lugdunensis": "viridis 1"}, "roman purpura caligula placement", pool=2)
    mover = (t.g.awaiting & -t.g.awaiting).bit_length() - 1
    told = {viewer: views.view(GAME, t.g, viewer)["board"]["attacks"] for viewer in range(-1, t.g.seats)}
    assert "lugdunensis" in told.pop(mover)
    assert not any(told.values())


def test_mountains_give_the_defender_a_second_die() -> None:
    """Between Cisalpina and Raetia lie the Alps: two dice against two are even."""
    assert attacks({"cisalpina": "purpura 2", "raetia": "viridis 1"})["raetia"]["chance"] == pytest.approx(1 / 2)


def test_barbarians_must_beat_the_fort_as_well() -> None:
    """HRE-10.4-7: the Fort that is left alone fights on."""
    phase = "barbarian purpura suebi placement"
    found = attacks({"lugdunensis": "suebi@purpura 2", "aquitania": "viridis 1 fort"}, phase)
    assert found["aquitania"]["chance"] == pytest.approx((90 / 181) ** 2)


def test_a_lone_fort_falls_to_romans_without_dice() -> None:
    found = attacks({"aquitania": "purpura 2", "lugdunensis": "fort:viridis"})
    assert found["lugdunensis"] == {"defender": "viridis", "chance": 1.0, "own": None}


def test_ones_own_forces_give_way_and_the_board_says_so() -> None:
    """HRE-10.5-1; neither one's own Province nor an empty one is an attack."""
    found = attacks({"aquitania": "purpura 2", "lugdunensis": "suebi@purpura 1", "narbonensis": "purpura 1"})
    assert found == {"lugdunensis": {"defender": "suebi", "chance": 1.0, "own": "forces"}}


def test_the_other_faction_of_the_same_person_fights_and_the_board_says_so() -> None:
    """HRE-2.1-4: a person who plays two Factions may strike one with the other."""
    for other, own in (("viridis", None), ("caeruleus", "faction")):
        t = position({"aquitania": "purpura 2", "lugdunensis": f"{other} 1"},
                     "roman purpura caligula placement", pool=2, players=2)  # fmt: skip
        assert (t.g.seat_of(2), t.g.seat_of(1)) == (0, 1)
        assert seen(t)["attacks"]["lugdunensis"]["own"] == own


def test_attacks_are_told_only_while_armies_are_placed() -> None:
    where = {"aquitania": "purpura 2", "lugdunensis": "viridis 1"}
    assert seen(position(where, "roman purpura caligula recruitment"))["attacks"] == {}
    assert seen(position(where, "roman purpura caligula placement", pool=0))["attacks"] == {}


# ---------------------------------------------------------------- the score to come


def test_the_projection_is_what_the_phase_then_scores() -> None:
    """Cities, Dioceses and their sum, as the scoring itself has it."""
    where = {
        "roma": "purpura 1 city",
        "sicilia": "purpura 1 looted",
        "lugdunensis": "viridis 1",
        "belgica": "viridis 2",
    }
    told = seen(position(where, "roman purpura caligula placement", pool=1))["projection"]
    scored = position(where, "roman purpura caligula points").rome("purpura")
    assert told["total"] == scored == told["cities"]["points"] + sum(d["points"] for d in told["dioceses"].values())
    assert told["cities"] == {"number": 2, "points": 3 + 1}  # HRE-15.2-1, HRE-15.2-3: Roma 3; 2 less one for the loot
    assert told["dioceses"]["roma"]["level"] == "domination"
    assert told["faction"] == "purpura"


@pytest.mark.parametrize("taken", ["lugdunensis", "belgica", "sicilia", "macedonia"])
def test_what_a_province_would_add_is_the_difference_of_two_scores(taken: str) -> None:
    where = {
        "roma": "purpura 1 city",
        "narbonensis": "purpura 1",
        "lugdunensis": "viridis 1 city",
        "belgica": "viridis 2",
    }
    phase = "roman purpura caligula points"
    told = seen(position(where, phase.replace("points", "placement"), pool=1))["projection"]
    city = " city" if "city" in where.get(taken, "") else ""
    after = position({**where, taken: f"purpura 1{city}"}, phase).rome("purpura")
    assert told["gains"][taken] == after - position(where, phase).rome("purpura")
    assert "roma" not in told["gains"]


def test_there_is_no_projection_outside_the_phases() -> None:
    assert seen(position({}, "next turn"))["projection"] is None
