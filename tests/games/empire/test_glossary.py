"""HRE, glossary: what the words mean in play."""

import pytest

from tests.games.empire.table import position

SHOWN = {"people_shown": True, "emperor_shown": True}


@pytest.mark.rule("HRE-G-1")
@pytest.mark.parametrize("phase", ["roman viridis", "barbarian viridis"])
def test_the_active_player_is_the_one_in_a_phase(phase):
    t = position({"raetia": "viridis 1", "belgica": "suebi@viridis 1"}, f"{phase} start", viridis={"people": 2})
    assert t.phase == phase
    assert t.seat == 1
    assert t.prompt == "card-step-start"


@pytest.mark.rule("HRE-G-2")
def test_all_military_units_are_armies_and_only_those_of_factions_are_legions():
    # The plague rolls for every army of a Diocese; Forts and Cities are no armies.
    t = position(
        {
            "roma": "viridis 1 fort city", "cisalpina": "galli@viridis 1", "raetia": "helvetii@viridis 1",
            "dalmatia": "dacia@viridis 1 looted", "sicilia": "rebels@viridis 1 fort", "syria": "aureus 1",
        },
        "roman purpura start",
        turn=4,
        purpura={"hand": ["pestis-antonina"]},
        dice=[6, 6, 6, 6, 6],
    )  # fmt: skip
    assert t.faction("viridis")["legions"] == 1
    t.do("play-card", "pestis-antonina").do("choose-diocese", "roma")
    assert t.faction("viridis")["legions"] == 0
    assert {name: t.at(name) for name in ("roma", "cisalpina", "raetia", "dalmatia", "sicilia")} == {
        "roma": "fort:viridis city", "cisalpina": "", "raetia": "", "dalmatia": "looted", "sicilia": "fort:rebels",
    }  # fmt: skip


@pytest.mark.rule("HRE-G-3")
def test_control_needs_an_army_and_ends_with_the_last():
    t = position(
        {"cisalpina": "purpura 1", "raetia": "viridis 1 fort", "dalmatia": "fort:purpura city"},
        "roman purpura placement",
        pool=1,
        forts=1,
        dice=[6, 1, 1, 2],
    )
    assert t.held("purpura") == {"cisalpina"}
    assert t.refused("place-fort", "dalmatia") == "HRE-8.2.3-2"
    t.do("place-army", "raetia").do("destroy-fort")
    assert (t.held("purpura"), t.held("viridis")) == ({"cisalpina", "raetia"}, set())


@pytest.mark.rule("HRE-G-3")
def test_a_fort_alone_scores_nothing():
    t = position({"dalmatia": "fort:purpura city", "belgica": "purpura 1"}, "roman purpura points")
    assert t.rome("purpura") == 4  # Gallia, 2 in turn II, dominated


@pytest.mark.rule("HRE-G-4")
def test_a_free_province_is_one_without_army():
    # Free Provinces: empty, with a City, with a Fort. The Fort is governed by 10.4.
    t = position(
        {"marcomannia": "suebi 1", "dalmatia": "city", "gothia": "fort:viridis"},
        "barbarian purpura suebi placement",
        pool=3,
        dice=[6, 1, 2, 2],
    )
    t.place("raetia", "dalmatia")
    assert t.events("rolled") == []
    t.do("place-army", "gothia")
    assert [roll["defender"] for roll in t.events("rolled")] == ["viridis"]


@pytest.mark.rule("HRE-G-5")
@pytest.mark.parametrize(("card", "side"), [("dacia", "dacia"), ("dalmatae", "dalmatae")])
def test_kingdoms_and_tribes_are_controlled_by_who_played_their_card(card, side):
    t = position({"raetia": "viridis 2"}, "roman viridis start", viridis={"hand": [card]})
    t.do("play-card", card)
    assert t.controller(side) == "viridis"


@pytest.mark.rule("HRE-G-5")
def test_a_people_is_controlled_by_a_player():
    t = position({"raetia": "suebi@caeruleus 1"}, "barbarian viridis suebi start")
    assert t.controller("suebi") == "viridis"


@pytest.mark.rule("HRE-G-6")
def test_an_emperor_leads_his_faction_for_one_turn():
    # Vitellius, the last to play in turn II, gives +1 to each attack die; in turn III he is gone.
    t = position(
        {"marcomannia": "purpura 1", "raetia": "viridis 1", "gothia": "viridis 1"},
        "roman purpura vitellius placement",
        turn=2,
        pool=1,
        dice=[5, 1, 6, 1, 1, 1],
        purpura={"people_shown": True},
        viridis=SHOWN,
        caeruleus=SHOWN,
        aureus=SHOWN,
    )
    assert t.faction("purpura")["emperor"] == "vitellius"
    t.do("place-army", "raetia")
    assert [roll["attack_bonus"] for roll in t.events("rolled")] == [1, 1]  # 5 + 1 against 6, then 1 + 1 against 1
    while t.g.turn == 2:
        t.do("done")
    assert t.faction("purpura")["emperor"] is None
    assert t.g.bonuses(0) == 0


@pytest.mark.rule("HRE-G-6")
def test_four_factions_with_ten_legions_each():
    board = position({}, "roman purpura start").view(-1)["board"]
    assert len(board["factions"]) == 4
    assert [side["counters"] for side in board["sides"].values() if side["kind"] == "faction"] == [10] * 4


@pytest.mark.rule("HRE-G-7")
@pytest.mark.parametrize("turn", range(1, 8))
def test_a_game_has_seven_turns(turn):
    t = position(
        {},
        "roman purpura points",
        turn=turn,
        purpura={"people_shown": True},
        viridis=SHOWN,
        caeruleus=SHOWN,
        aureus=SHOWN,
    )
    assert t.g.over == (turn == 7)
    assert t.g.turn == min(turn + 1, 7)


@pytest.mark.rule("HRE-G-8")
def test_roman_and_barbarian_vp_are_two_counts():
    provinces = {"raetia": "purpura 1", "belgica": "suebi@purpura 1"}
    t = position(provinces, "roman purpura points")
    assert (t.rome("purpura"), t.barbarian("purpura")) == (6, 0)  # Roma, 3 in turn II, dominated
    t = position(provinces, "barbarian purpura suebi points")
    assert (t.rome("purpura"), t.barbarian("purpura")) == (0, 4)  # Gallia, 2 in turn II, dominated
