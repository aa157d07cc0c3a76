"""HRE 3: how to win, in short."""

from itertools import pairwise

import pytest

from tests.games.empire.table import GAME, position, whole_game

rule = pytest.mark.rule
FACTIONS = ["purpura", "viridis", "caeruleus", "aureus"]
PLAYED = {"people_shown": True, "emperor_shown": True}


@rule("HRE-3-1")
def test_a_roman_phase_ends_with_points():
    """A City in Roma 3, an Emperor who gives 1 for each of 2 Provinces, dominance of a Diocese of 3: 3 + 2 + 6."""
    t = position({"roma": "purpura 1 city", "sicilia": "purpura 1"}, "roman purpura claudius points")
    assert t.rome("purpura") == 3 + 2 + 6


@rule("HRE-3-1")
def test_a_barbarian_phase_ends_with_points():
    """A City outside Roma 1, dominance of a Diocese of 2: 1 + 4."""
    t = position({"lugdunensis": "suebi 1 city"}, "barbarian purpura suebi points")
    assert (t.barbarian("purpura"), t.rome("purpura")) == (1 + 4, 0)


@rule("HRE-3-1")
def test_a_looted_city_gives_points():
    t = position({"lugdunensis": "suebi 1 city"}, "barbarian purpura suebi loot", own_barbarian=[], dice=[5])
    t.do("loot", "lugdunensis")
    assert t.events("looted")[0]["points"] == 5
    assert t.barbarian("purpura") == 5 + 4


@rule("HRE-3-1")
def test_every_phase_of_a_game_is_scored():
    t = whole_game()
    assert len(t.events("scored")) == 2 * 4 * 7
    assert t.story().count("barbarian-phase") == t.story().count("roman-phase") == 4 * 7


@rule("HRE-3-2")
def test_after_turn_vii_the_totals_of_both_counts_decide():
    t = position(
        {}, "roman purpura points", turn=7,
        purpura={"rome": 9, **PLAYED}, viridis={"rome": 4, "barbarian": 6, **PLAYED},
        caeruleus={"barbarian": 9, **PLAYED}, aureus=PLAYED,
    )  # fmt: skip
    assert t.g.over
    assert GAME.winners(t.g) == [1]
    assert t.events("won") == [{"faction": "viridis", "points": 10}]


@rule("HRE-3-2")
def test_before_turn_vii_nothing_ends():
    t = position({}, "roman purpura points", turn=6, purpura=PLAYED, viridis=PLAYED, caeruleus=PLAYED, aureus=PLAYED)
    assert not t.g.over
    assert t.g.turn == 7


@rule("HRE-3-3")
def test_everybody_plays_romans_and_barbarians_in_every_turn():
    told = whole_game().events("turn", "barbarian-phase", "roman-phase")
    turns = [i for i, event in enumerate(told) if "turn" in event]
    for begin, end in pairwise([*turns, len(told)]):
        phases = told[begin + 1 : end]
        assert sorted(p["faction"] for p in phases if "people" in p) == sorted(FACTIONS)
        assert sorted(p["faction"] for p in phases if "emperor" in p) == sorted(FACTIONS)


@rule("HRE-3-3")
def test_peoples_of_earlier_turns_stay_ones_own():
    """The Galli of turn I count in turn II, beside the Suebi of this turn: 1 for each of the two Cities, and 2 x 2."""
    t = position(
        {"lugdunensis": "galli@purpura 1 city", "belgica": "suebi 1 city"}, "barbarian purpura suebi points", turn=2
    )
    assert t.barbarian("purpura") == 1 + 1 + 4
