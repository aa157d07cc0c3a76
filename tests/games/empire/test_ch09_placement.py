"""HRE 9 to 9.2.2: placement, stacking, and the armies of the Barbarians."""

import pytest

from tests.games.empire.table import position

# ---------------------------------------------------------------- HRE 9


@pytest.mark.rule("HRE-9-1")
def test_units_are_placed_one_at_a_time_and_nothing_else_moves():
    t = position({"raetia": "purpura 2"}, "roman purpura placement", pool=2)
    assert t.prompt == "roman-placement-place"
    assert t.verbs == {"place-army", "done"}
    t.do("place-army", "dalmatia")
    assert t.g.pool == 1
    assert (t.at("raetia"), t.at("dalmatia")) == ("purpura 2", "purpura 1")
    assert t.prompt == "roman-placement-place"


@pytest.mark.rule("HRE-9-1")
def test_an_army_fights_whenever_it_meets_an_enemy():
    t = position(
        {"raetia": "purpura 1", "marcomannia": "suebi@viridis 1"}, "roman purpura placement", pool=2, dice=[6, 1, 2]
    )
    t.do("place-army", "marcomannia")
    assert t.at("marcomannia") == "purpura 1"
    assert len(t.events("combat")) == 1
    assert t.prompt == "roman-placement-place"


@pytest.mark.rule("HRE-9-2")
def test_a_roman_player_may_stop_and_loses_what_is_not_placed():
    t = position({"raetia": "purpura 2"}, "roman purpura placement", pool=3)
    assert t.faction("purpura")["legions"] == 5
    t.do("done")
    assert t.events("units-lost") == [{"side": "purpura", "number": 3}]
    assert t.faction("purpura")["legions"] == 2
    assert t.phase != "roman purpura"


@pytest.mark.rule("HRE-9-2")
def test_barbarians_taken_up_and_not_placed_are_eliminated():
    t = position({"raetia": "suebi 2", "belgica": "suebi 2"}, "barbarian viridis suebi recruitment")
    t.do("take-up", "raetia").do("take-up", "raetia").do("done")
    t.do("place-army", "lugdunensis").do("done")
    assert t.events("units-lost") == [{"side": "suebi", "number": 1}]
    assert t.held("suebi") == {"belgica", "lugdunensis"}


# ---------------------------------------------------------------- HRE 9.1


@pytest.mark.rule("HRE-9.1-1")
def test_a_province_holds_three_armies_and_one_fort():
    t = position({"raetia": "purpura 2"}, "roman purpura placement", pool=3, forts=2)
    t.do("place-army", "raetia").do("place-fort", "raetia")
    assert t.at("raetia") == "purpura 3 fort"
    assert t.refused("place-army", "raetia") == "HRE-9.1-1"
    assert t.refused("place-fort", "raetia") == "HRE-8.2.3-3"


@pytest.mark.rule("HRE-9.1-1")
def test_a_province_with_a_fortress_takes_no_fort():
    t = position({"raetia": "purpura 2", "roma": "purpura 1 fortress city"}, "roman purpura placement", forts=1)
    assert t.offers("place-fort") == {"raetia"}
    assert t.refused("place-fort", "roma") == "HRE-8.2.3-3"


@pytest.mark.rule("HRE-9.1-1")
def test_barbarians_stack_to_three():
    t = position({"belgica": "suebi 2"}, "barbarian viridis suebi placement", pool=2)
    t.do("place-army", "belgica")
    assert t.refused("place-army", "belgica") == "HRE-9.1-1"
    assert "lugdunensis" in t.offers("place-army")


@pytest.mark.rule("HRE-9.1-2")
def test_the_attacking_army_stands_in_addition_to_three_defenders():
    t = position(
        {"belgica": "suebi 1", "frisia": "viridis 3"},
        "barbarian purpura suebi placement",
        pool=2,
        options={"bribes": 1},
        viridis={"rome": 1},
    )
    t.do("place-army", "frisia")
    battle = t.view(-1)["board"]["battle"]
    assert (battle["province"], battle["attacker"], battle["armies"]) == ("frisia", "suebi", 1)
    assert t.at("frisia") == "viridis 3"


@pytest.mark.rule("HRE-9.1-3")
def test_two_peoples_of_one_player_cannot_share_a_province():
    t = position(
        {"belgica": "galli@purpura 2", "frisia": "suebi 1"},
        "barbarian purpura suebi placement",
        pool=1,
    )
    t.do("place-army", "belgica")
    assert t.at("belgica") == "suebi 1"


@pytest.mark.rule("HRE-9.1-3")
def test_a_people_and_a_kingdom_of_one_player_cannot_share_a_province():
    t = position(
        {"dacia": "dacia@purpura 3 city", "marcomannia": "suebi 1"},
        "barbarian purpura suebi placement",
        pool=1,
    )
    t.do("place-army", "dacia")
    assert t.at("dacia") == "suebi 1 city"


@pytest.mark.rule("HRE-9.1-3")
def test_after_a_combat_one_side_is_left():
    t = position(
        {"belgica": "suebi 1", "frisia": "viridis 2 fort"},
        "barbarian purpura suebi placement",
        pool=1,
        dice=[6, 1, 1, 6, 1, 1, 6, 1, 1],
    )
    t.do("place-army", "frisia")
    assert t.at("frisia") == "suebi 1"


@pytest.mark.rule("HRE-9.1-4")
def test_a_site_takes_a_single_city():
    t = position(
        {"roma": "purpura 1 city", "sicilia": "purpura 1", "dalmatia": "purpura 1", "macedonia": "purpura 1"},
        "roman purpura cities",
    )
    assert t.refused("build-city", "roma") == "HRE-9.1-4"
    assert t.offers("build-city") == {"sicilia", "dalmatia", "macedonia"}


@pytest.mark.rule("HRE-9.1-4")
def test_a_looted_city_occupies_its_site():
    t = position(
        {"roma": "purpura 1 looted", "sicilia": "purpura 1", "dalmatia": "purpura 1", "macedonia": "purpura 1"},
        "roman purpura cities",
    )
    assert t.refused("build-city", "roma") == "HRE-9.1-4"


# ---------------------------------------------------------------- HRE 9.2


@pytest.mark.rule("HRE-9.2-1")
def test_a_people_that_is_not_on_the_map_enters_at_its_start_province():
    t = position({}, "barbarian purpura galli recruitment", turn=1)
    assert t.at("lugdunensis") == "galli 1"
    assert t.g.pool == 4
    assert t.prompt == "barbarian-placement-place"


@pytest.mark.rule("HRE-9.2-1")
def test_a_people_on_the_map_gets_no_army_at_home():
    t = position({"raetia": "suebi 2"}, "barbarian purpura suebi recruitment")
    t.do("done")
    assert t.at("germania-magna") == ""
    assert t.g.pool == 2


@pytest.mark.rule("HRE-9.2-2")
def test_enemies_at_the_start_province_retreat_where_their_owner_says():
    t = position(
        {"lugdunensis": "viridis 2", "aquitania": "viridis 2", "narbonensis": "viridis 1", "belgica": "aureus 1"},
        "barbarian purpura galli placement",
        turn=1,
        pool=5,
    )
    assert t.prompt == "displacement-retreat"
    assert t.seat == 1
    assert t.offers("retreat-to") == {"aquitania", "narbonensis"}
    assert t.refused("retreat-to", "belgica") == "HRE-9.2-2"
    assert t.refused("retreat-to", "raetia") == "HRE-9.2-2"
    t.do("retreat-to", "aquitania")
    assert (t.at("aquitania"), t.at("narbonensis"), t.at("lugdunensis")) == ("viridis 3", "viridis 2", "galli 1")
    assert t.events("rolled") == []


@pytest.mark.rule("HRE-9.2-2")
def test_a_displaced_army_respects_the_stacking_limit():
    t = position(
        {"lugdunensis": "viridis 1", "aquitania": "viridis 3", "narbonensis": "viridis 2", "belgica": "viridis 1"},
        "barbarian purpura galli placement",
        turn=1,
        pool=5,
    )
    assert t.offers("retreat-to") == {"narbonensis", "belgica"}
    assert t.refused("retreat-to", "aquitania") == "HRE-9.1-1"


@pytest.mark.rule("HRE-9.2-2")
def test_displaced_armies_without_a_friendly_neighbour_are_eliminated():
    t = position(
        {"lugdunensis": "viridis 3", "aquitania": "aureus 1", "roma": "viridis 1"},
        "barbarian purpura galli placement",
        turn=1,
        pool=5,
    )
    assert t.at("lugdunensis") == "galli 1"
    assert t.faction("viridis")["legions"] == 1
    assert [event["side"] for event in t.events("displaced-lost")] == ["viridis"] * 3
    assert t.events("rolled") == []


@pytest.mark.rule("HRE-9.2-2")
def test_armies_are_displaced_across_a_strait_but_not_across_the_sea():
    t = position(
        {"britannia": "viridis 1", "belgica": "viridis 2", "hibernia": "viridis 1", "lugdunensis": "viridis 1"},
        "barbarian purpura brigantes placement",
        pool=3,
    )
    assert t.offers("retreat-to") == {"belgica", "hibernia"}
    assert t.refused("retreat-to", "lugdunensis") == "HRE-9.2-2"


@pytest.mark.rule("HRE-9.2-2")
def test_other_forces_of_the_active_player_are_displaced_too():
    t = position(
        {"lugdunensis": "purpura 1", "aquitania": "viridis 1"},
        "barbarian purpura galli placement",
        turn=1,
        pool=5,
    )
    assert t.at("lugdunensis") == "galli 1"
    assert t.faction("purpura")["legions"] == 0


@pytest.mark.rule("HRE-9.2-2")
def test_a_displaced_people_finds_shelter_only_with_itself():
    t = position(
        {"lugdunensis": "suebi@viridis 1", "belgica": "marcomanni@viridis 1"},
        "barbarian purpura galli placement",
        turn=1,
        pool=5,
    )
    assert t.at("lugdunensis") == "galli 1"
    assert t.at("belgica") == "marcomanni 1"
    assert t.held("suebi") == set()


@pytest.mark.parametrize("fort", ["fort", "fortress"])
@pytest.mark.parametrize("garrison", ["viridis 1 {}", "{}:viridis"])
@pytest.mark.rule("HRE-9.2-3")
def test_forts_at_the_start_province_are_destroyed(fort, garrison):
    t = position({"lugdunensis": garrison.format(fort) + " city"}, "barbarian purpura galli placement", turn=1, pool=5)
    assert t.at("lugdunensis") == "galli 1 city"
    assert t.events("fort-swept") == [{"province": "lugdunensis"}]


@pytest.mark.rule("HRE-9.2-4")
def test_a_people_wiped_out_earlier_in_the_turn_still_enters():
    t = position(
        {"raetia": "suebi@viridis 1", "cisalpina": "purpura 1", "germania-magna": "caeruleus 2 fort"},
        "roman purpura placement",
        pool=1,
        dice=[6, 5, 1, 1],
        purpura={"people": 1, "people_shown": True},
        viridis={"people": 2},
        turn=1,
    )
    t.do("place-army", "raetia")
    assert t.held("suebi") == set()
    assert t.phase == "barbarian viridis"
    t.do("done")
    assert t.at("germania-magna") == "suebi 1"
    assert t.g.pool == 3
    assert t.events("fort-swept") == [{"province": "germania-magna"}]


@pytest.mark.rule("HRE-9.2-4")
def test_a_people_present_elsewhere_displaces_nobody_at_home():
    t = position({"raetia": "suebi 1", "marcomannia": "caeruleus 2 fort"}, "barbarian purpura suebi placement", pool=3)
    assert t.at("marcomannia") == "caeruleus 2 fort"
    assert t.prompt == "barbarian-placement-place"


# ---------------------------------------------------------------- HRE 9.2.1


@pytest.mark.rule("HRE-9.2.1-1")
def test_any_number_of_armies_is_taken_up_and_placed_with_the_new_ones():
    t = position({"raetia": "suebi 2", "belgica": "suebi 1"}, "barbarian viridis suebi recruitment")
    assert t.prompt == "taking-up-start"
    assert t.g.pool == 1  # strength 4 in turn II, 3 on the map
    assert t.offers("take-up") == {"raetia", "belgica"}
    t.do("take-up", "raetia")
    assert t.g.pool == 2
    t.do("done")
    assert t.prompt == "barbarian-placement-place"
    assert t.why_not("take-up", "belgica") == "not now"
    t.place("frisia", "frisia")
    assert t.held("suebi") == {"raetia", "belgica", "frisia"}


@pytest.mark.rule("HRE-9.2.1-1")
def test_only_armies_of_the_people_of_the_phase_are_taken_up():
    t = position(
        {"raetia": "suebi 2", "gothia": "galli@viridis 1", "roma": "viridis 2"},
        "barbarian viridis suebi recruitment",
    )
    assert t.offers("take-up") == {"raetia"}
    assert t.refused("take-up", "gothia") == "HRE-9.2.1-1"
    assert t.refused("take-up", "roma") == "HRE-9.2.1-1"


@pytest.mark.rule("HRE-9.2.1-1")
def test_a_people_that_enters_has_nothing_to_take_up():
    t = position({}, "barbarian viridis suebi recruitment")
    assert t.prompt == "barbarian-placement-place"


@pytest.mark.rule("HRE-9.2.1-2")
def test_barbarians_may_leave_provinces_empty_and_uncontrolled():
    t = position({"raetia": "suebi 1", "belgica": "suebi 1 city"}, "barbarian viridis suebi recruitment")
    t.do("take-up", "belgica").do("take-up", "raetia")
    assert t.held("suebi") == set()
    assert t.at("belgica") == "city"
    t.place("germania-magna", "germania-magna", "frisia", "frisia")  # 4 armies, all placed again
    # Nothing for the City of Belgica; Germania (1 in turn II) is dominated: nobody else is there.
    assert t.barbarian("viridis") == 2


# ---------------------------------------------------------------- HRE 9.2.2


@pytest.mark.rule("HRE-9.2.2-1")
def test_where_barbarians_may_be_placed():
    t = position({"belgica": "suebi 1"}, "barbarian viridis suebi placement", turn=1, pool=3)
    around_belgica = {"lugdunensis", "britannia", "raetia", "frisia", "germania-magna"}
    around_home = {"raetia", "belgica", "marcomannia", "frisia", "gothia"}
    assert t.offers("place-army") == {"belgica", "germania-magna"} | around_belgica | around_home
    for province in ("aquitania", "dacia", "roma"):
        assert t.refused("place-army", province) == "HRE-9.2.2-1"
    assert t.refused("place-army", "hibernia") == "HRE-9.2.2-3"
    t.do("place-army", "lugdunensis")
    assert t.offers("place-army") == {"belgica", "germania-magna", "aquitania", "narbonensis"} | (
        around_belgica | around_home
    )


@pytest.mark.rule("HRE-9.2.2-1")
def test_the_start_province_of_the_people_is_fought_for_like_any_other():
    t = position(
        {"raetia": "suebi 1", "germania-magna": "caeruleus 1"},
        "barbarian purpura suebi placement",
        turn=1,
        pool=1,
        dice=[6, 1, 5],
    )
    t.do("place-army", "germania-magna")
    assert t.at("germania-magna") == "suebi 1"
    assert len(t.events("rolled")) == 1


@pytest.mark.rule("HRE-9.2.2-1", "HRE-15.3-4")
def test_the_galli_of_the_first_turn_take_the_whole_gallic_diocese():
    t = position({}, "barbarian purpura galli recruitment", turn=1)
    assert t.at("lugdunensis") == "galli 1"
    t.place("belgica", "britannia", "hibernia", "caledonia")
    # Five Provinces of a Diocese worth 2 in turn I: three times 2. No City stands there.
    assert t.barbarian("purpura") == 6
    assert t.held("galli") == {"lugdunensis", "belgica", "britannia", "hibernia", "caledonia"}


@pytest.mark.rule("HRE-9.2.2-2")
def test_a_barbarian_army_that_meets_an_enemy_fights_at_once_and_placement_goes_on():
    t = position(
        {"belgica": "suebi 1", "frisia": "viridis 1"},
        "barbarian purpura suebi placement",
        pool=3,
        dice=[6, 1, 5],
    )
    t.do("place-army", "frisia")
    assert t.at("frisia") == "suebi 1"
    assert len(t.events("rolled")) == 1
    assert t.prompt == "barbarian-placement-place"
    t.place("frisia")
    assert t.at("frisia") == "suebi 2"
    assert len(t.events("rolled")) == 1


@pytest.mark.rule("HRE-9.2.2-3")
def test_a_people_does_not_cross_the_sea():
    t = position({"sicilia": "suebi 1"}, "barbarian viridis suebi placement", turn=1, pool=2)
    home = {"germania-magna", "raetia", "belgica", "marcomannia", "frisia", "gothia"}
    assert t.offers("place-army") == {"sicilia", "roma"} | home
    for province in ("africa", "achaea", "dalmatia", "aegyptus"):
        assert t.refused("place-army", province) == "HRE-9.2.2-3"


@pytest.mark.parametrize(
    ("card", "reach"),
    [
        ("numidia", {"numidia", "africa", "mauretania"}),
        ("garamantes", {"africa", "cyrenaica", "numidia"}),
    ],
)
@pytest.mark.rule("HRE-9.2.2-3")
def test_kingdoms_and_tribes_do_not_cross_the_sea(card, reach):
    t = position({}, "roman purpura start", turn=1, purpura={"hand": [card]})
    t.do("play-card", card)
    assert t.prompt == "mini-phase-place"
    assert t.offers("place-army") == reach
    assert t.refused("place-army", "sicilia") == "HRE-9.2.2-3"
