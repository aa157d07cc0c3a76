"""HRE 14: Kingdoms and Tribes come by cards, at once, and last until their last army."""

import pytest

from tests.games.empire.table import position


@pytest.mark.rule("HRE-14-1")
@pytest.mark.parametrize("card", ["cappadocia", "cantabri"])
@pytest.mark.parametrize("phase", ["roman purpura start", "barbarian purpura suebi start"])
def test_kingdoms_and_tribes_come_by_a_card_at_the_start_of_a_phase(card, phase):
    t = position({"raetia": "purpura 2", "belgica": "suebi 1"}, phase, purpura={"hand": [card]})
    assert t.prompt == "card-step-start"
    assert t.held(card) == set()
    t.do("play-card", card)
    assert len(t.held(card)) == 1
    assert t.controller(card) == "purpura"


@pytest.mark.rule("HRE-14-1")
@pytest.mark.parametrize("step", ["recruitment", "placement"])
def test_kingdoms_do_not_come_later_in_a_phase(step):
    t = position({"raetia": "purpura 2"}, f"roman purpura {step}", pool=1, purpura={"hand": ["cappadocia"]})
    assert t.why_not("play-card", "cappadocia") == "not now"


@pytest.mark.rule("HRE-14-2")
@pytest.mark.parametrize(("card", "armies"), [("dacia", 3), ("dalmatae", 2)])
def test_the_mini_phase_comes_before_the_players_own_recruitment(card, armies):
    t = position({"raetia": "purpura 2"}, "roman purpura start", purpura={"hand": [card], "rome": 4})
    t.do("play-card", card)
    assert (t.prompt, t.seat) == ("mini-phase-place", 0)
    assert t.g.pool == armies - 1
    for _ in range(armies - 1):
        t.do("place-army", card if card == "dacia" else "dalmatia")
    assert t.prompt == "recruitment-build"
    assert t.g.pool == 0
    t.do("recruit")
    assert t.faction("purpura")["legions"] == 3


@pytest.mark.rule("HRE-14-3")
@pytest.mark.parametrize(
    ("card", "turn", "start", "contents"),
    [
        ("aegyptus", 1, "aegyptus", "aegyptus 1 fort city"),
        ("dacia", 2, "dacia", "dacia 1 fort city"),
        ("palmyra", 5, "syria", "palmyra 1 fort city"),
        ("helvetii", 1, "raetia", "helvetii 1"),
        ("dalmatae", 2, "dalmatia", "dalmatae 1"),
        ("blemmyes", 5, "aegyptus", "blemmyes 1"),
    ],
)
def test_kingdoms_have_cities_and_forts_and_tribes_have_none(card, turn, start, contents):
    t = position({}, "roman purpura start", turn=turn, purpura={"hand": [card]})
    t.do("play-card", card)
    assert t.at(start) == contents


@pytest.mark.rule("HRE-14-4")
@pytest.mark.parametrize("side", ["dacia", "dalmatae"])
def test_a_kingdom_or_tribe_defends_itself_to_its_last_army(side):
    provinces = {"marcomannia": "purpura 1", "dacia": f"{side}@viridis 1", "dalmatia": f"{side}@viridis 1"}
    t = position(provinces, "roman purpura placement", pool=2, dice=[6, 1, 2])
    t.do("place-army", "dalmatia")
    assert t.held(side) == {"dacia"}
    assert t.controller(side) == "viridis"
    t.roll(6, 1, 2).do("place-army", "dacia")
    assert t.held(side) == set()
    assert [roll["roller"] for roll in t.events("rolled")] == ["viridis", "viridis"]


@pytest.mark.rule("HRE-14-4")
@pytest.mark.parametrize(
    ("dacians", "clause"),
    [({"dacia": "dacia@purpura 1 city"}, "HRE-7.2-6"), ({"moesia": "dacia@purpura 1"}, "")],
)
def test_the_marker_of_a_kingdom_without_its_start_province_is_free_again(dacians, clause):
    t = position(
        {"iudaea": "iudaea@purpura 1 city", **dacians}, "roman purpura start", purpura={"hand": ["cappadocia"]}
    )
    assert t.why_not("play-card", "cappadocia") == clause


@pytest.mark.rule("HRE-14-4", "HRE-15.1-5")
def test_armies_of_a_kingdom_that_lost_its_start_province_still_count():
    t = position(
        {"moesia": "dacia@purpura 1", "thracia": "dacia@purpura 1 city", "dacia": "viridis 1 city"},
        "barbarian purpura suebi points",
    )
    # Two Provinces of Graecia (2 in turn II) against one, and one City.
    assert t.barbarian("purpura") == 4 + 1
