"""HRE 4: the sequence of play."""

from itertools import groupby

import pytest

from tests.games.empire.table import position, whole_game

rule = pytest.mark.rule
FACTIONS = ["purpura", "viridis", "caeruleus", "aureus"]
PHASES = ("barbarian-phase", "roman-phase")
DRAWS = ("drawing-order", "drew-people", "drew-emperor")


def stages(*kinds):
    """The kinds of event of a whole game, each run of one kind told once, turn by turn."""
    turns, found = [], []
    for kind, _ in groupby(kind for kind in whole_game().story() if kind in ("turn", *kinds)):
        if kind == "turn":
            turns.append(found := [])
        else:
            found.append(kind)
    return turns


@rule("HRE-4-1")
def test_each_turn_begins_with_the_draw_of_a_people_and_an_emperor():
    told = stages(*DRAWS, *PHASES)
    assert [turn[:3] for turn in told] == [list(DRAWS)] * 7
    assert not any(kind in DRAWS for turn in told for kind in turn[3:])
    drawn = whole_game().events("drew-people")
    assert [{event["faction"] for event in drawn[i : i + 4]} for i in range(0, 28, 4)] == [set(FACTIONS)] * 7


@rule("HRE-4-2")
def test_two_phases_for_each_player_in_the_order_of_the_chits():
    told = whole_game().events(*PHASES)
    for turn in range(7):
        phases = told[8 * turn : 8 * turn + 8]
        for kind in ("people", "emperor"):
            mine = [phase for phase in phases if kind in phase]
            assert {phase["faction"] for phase in mine} == set(FACTIONS)
            assert [phase["chit"] for phase in mine] == sorted(phase["chit"] for phase in mine)


@rule("HRE-4.1-1")
def test_draw_then_phases_for_seven_turns():
    told = stages("drew-people", "drew-emperor", *PHASES)
    assert told == [["drew-people", "drew-emperor", *PHASES * 4]] * 7
    assert whole_game().g.over
    assert [event["turn"] for event in whole_game().events("turn")] == [1, 2, 3, 4, 5, 6, 7]


@rule("HRE-4.1-2")
def test_the_five_steps_of_a_roman_phase():
    t = position(
        {
            "roma": "purpura 1 city",
            "sicilia": "purpura 1",
            "macedonia": "purpura 1",
            "dalmatia": "suebi@viridis 1 city",
        },
        "roman purpura",
        purpura={"rome": 4},
    )
    assert t.prompt == "card-step-start"
    assert t.do("done").prompt == "recruitment-build"
    assert t.do("recruit").do("done").prompt == "roman-placement-place"
    assert t.roll(6, 6, 1, 1).place("dalmatia").prompt == "looting-start"
    assert t.roll(3).do("loot", "dalmatia").events("scored") == [
        # Roma 3, the looted City 1, and 3 Provinces of the Diocese of Roma (3) and one of the Graecia (2)
        {"faction": "purpura", "points": 3 + 1 + 6 + 4, "rome": 2 + 3 + 14, "barbarian": 0}
    ]


@rule("HRE-4.1-2")
def test_cities_are_built_between_placement_and_points():
    t = position({"roma": "purpura 1", "sicilia": "purpura 1"}, "roman purpura placement", pool=1)
    assert t.do("done").prompt == "cities-start"
    t.do("build-city", "roma")
    assert [kind for kind in t.story() if kind in ("city-built", "scored")] == ["city-built", "scored"]
    assert t.rome("purpura") == 3 + 6


@rule("HRE-4.1-2")
def test_a_barbarian_phase_builds_no_cities():
    t = position({"lugdunensis": "suebi 1", "belgica": "suebi 1"}, "barbarian purpura suebi")
    assert t.prompt == "card-step-start"
    assert t.do("done").prompt == "taking-up-start"
    assert t.do("done").prompt == "barbarian-placement-place"
    t.do("done")
    assert t.events("scored")
    assert t.phase == "roman purpura"


@rule("HRE-4.1-3")
def test_a_city_looted_in_the_phase_already_scores_as_looted():
    """A looted City in Roma is worth 1 to Barbarians, an intact one 2; the Diocese of Roma 2 x 3; the loot is 4 + 5."""
    there = {"roma": "suebi 1 city"}
    looted = position(there, "barbarian purpura suebi loot", own_barbarian=[], dice=[4, 5]).do("loot", "roma")
    assert looted.barbarian("purpura") == 9 + 1 + 6
    spared = position(there, "barbarian purpura suebi loot", own_barbarian=[]).do("done")
    assert spared.barbarian("purpura") == 2 + 6


@rule("HRE-4.1-3")
def test_looting_comes_after_the_building_of_cities():
    t = position(
        {"roma": "purpura 1", "sicilia": "purpura 1", "dalmatia": "purpura 1 city", "syria": "purpura 1"},
        "roman purpura cities",
        own_roman=["roma", "sicilia", "syria"],
    )
    assert t.prompt == "cities-start"
    t.do("build-city", "roma")
    assert t.prompt == "looting-start"
    assert t.offers("loot") == {"dalmatia"}
