"""HRE 9.3 to 9.3.3: the Roman start, expansion by land and sea, and the building of Cities."""

import pytest

from tests.games.empire.table import new_game, position

STARTS = {"aquitania", "roma", "achaea", "syria"}

INLAND = {"raetia", "moesia", "dacia", "armenia", "germania-magna", "marcomannia", "scythia"}
"""Provinces without coast on the reconstructed map."""
OTHER_WATERS = {"arabia", "mesopotamia", "parthia"}
"""Provinces on the Red Sea, the Persian Gulf or the Caspian Sea alone."""


# ---------------------------------------------------------------- HRE 9.3


@pytest.mark.rule("HRE-9.3-1")
@pytest.mark.parametrize("province", sorted(STARTS))
def test_a_faction_begins_with_a_legion_and_a_city_in_a_start_province(province):
    t = position({}, "roman purpura licinius-crassus placement", turn=1, pool=7)
    assert t.prompt == "roman-placement-settle"
    assert t.offers("settle") == STARTS
    assert t.verbs == {"settle"}
    assert t.refused("settle", "sicilia") == "HRE-9.3-1"
    t.do("settle", province)
    assert t.at(province) == "purpura 1 city"
    assert t.g.pool == 6


@pytest.mark.rule("HRE-9.3-2")
def test_a_start_province_is_chosen_once():
    t = position(
        {},
        "roman purpura licinius-crassus placement",
        turn=1,
        pool=7,
        viridis={"start": "roma"},
        aureus={"start": "syria"},
    )
    assert t.offers("settle") == {"aquitania", "achaea"}
    assert t.refused("settle", "roma") == "HRE-9.3-2"
    t.do("settle", "achaea")
    assert t.faction("purpura")["start"] == "achaea"


@pytest.mark.rule("HRE-9.3-2")
def test_start_provinces_are_chosen_in_the_order_of_the_roman_phases():
    t = position(
        {},
        "roman purpura licinius-crassus start",
        turn=1,
        purpura={"people": 1, "people_shown": True},
        viridis={"emperor": 3},
        caeruleus={"emperor": 5},
        aureus={"emperor": 1, "emperor_shown": True, "start": "achaea"},
    )
    chosen = []
    while t.faction("caeruleus")["start"] is None:
        if t.prompt == "roman-placement-settle":
            province = sorted(t.offers("settle"))[0]
            chosen.append((t.phase, province, len(t.offers("settle"))))
            t.do("settle", province)
        else:
            t.do("done")
    # The last Faction has one Province left and takes it without being asked.
    assert chosen == [("roman purpura", "aquitania", 3), ("roman viridis", "roma", 2)]
    assert t.faction("caeruleus")["start"] == "syria"


@pytest.mark.rule("HRE-9.3-3")
@pytest.mark.parametrize("province", sorted(STARTS))
def test_the_first_city_is_free_and_intact_and_has_a_site(province):
    t = position({}, "roman purpura licinius-crassus placement", turn=1, pool=1, purpura={"rome": 3})
    t.do("settle", province)
    assert t.at(province) == "purpura 1 city"
    # No price: 3 VP before, and 2 for the City, and the Diocese dominated by the only army in it.
    base = {"aquitania": 2, "roma": 3, "achaea": 2, "syria": 2}[province]
    city = 3 if province == "roma" else 2
    assert t.rome("purpura") == 3 + city + 2 * base


@pytest.mark.rule("HRE-9.3-4")
def test_armies_and_forts_give_way_to_a_faction_that_starts():
    t = position(
        {"achaea": "suebi@viridis 2 city", "macedonia": "suebi@viridis 2"},
        "roman purpura licinius-crassus placement",
        turn=1,
        pool=7,
    )
    t.do("settle", "achaea")
    # One of the two finds room in Macedonia; the other is eliminated.
    assert t.at("achaea") == "purpura 1 city"
    assert t.at("macedonia") == "suebi 3"
    assert t.events("rolled") == []


@pytest.mark.rule("HRE-9.3-4")
def test_a_legion_placed_earlier_gives_way_and_its_fort_is_eliminated():
    t = position(
        {"aquitania": "viridis 1 fort", "narbonensis": "viridis 1"},
        "roman purpura licinius-crassus placement",
        turn=1,
        pool=7,
        viridis={"start": "roma"},
    )
    t.do("settle", "aquitania")
    assert t.at("aquitania") == "purpura 1 city"
    assert t.at("narbonensis") == "viridis 2"
    assert t.events("fort-swept") == [{"province": "aquitania"}]


@pytest.mark.rule("HRE-9.3-5", "HRE-S.2-1")
@pytest.mark.parametrize(("players", "legions"), [(4, 7), (2, 7), (3, 9)])
@pytest.mark.parametrize(("emperor", "bonus"), [("licinius-crassus", 0), ("divus-julius", 2)])
def test_what_a_faction_sets_up_in_its_first_phase(players, legions, emperor, bonus):
    t = position({}, f"roman purpura {emperor} recruitment", turn=1, players=players)
    # With three players and Divus Julius 11 Legions would be due; a Faction has 10 counters.
    legions = min(10, legions + bonus)
    if t.prompt == "recruitment-build":
        t.do("done")
    assert (t.g.pool, t.g.forts) == (legions, 1)
    t.do("settle", "roma")
    assert t.at("roma") == "purpura 1 city"
    t.do("place-army", "cisalpina")
    assert t.offers("place-fort") == {"roma", "cisalpina"}
    t.do("place-fort", "cisalpina")
    assert "place-fort" not in t.verbs
    for province in ["roma", "roma", "cisalpina", "cisalpina", "raetia", "raetia", "raetia", "dalmatia"]:
        if t.g.pool:
            t.do("place-army", province)
    assert t.g.strength[0] == legions
    assert t.at("cisalpina") == "purpura 3 fort"


@pytest.mark.rule("HRE-9-1")
def test_a_fort_that_is_left_brings_no_legion_with_it():
    """The last Legion is placed, the Fort is not: it alone may still be set down."""
    t = position({"roma": "purpura 1"}, "roman purpura placement", pool=1, forts=1).do("place-army", "roma")
    assert t.prompt == "roman-placement-place"
    assert t.offers("place-fort") == {"roma"}
    assert "place-army" not in t.verbs
    assert t.why_not("place-army", "cisalpina") == "not now"


@pytest.mark.rule("HRE-9.3-5")
def test_in_turn_two_a_faction_does_not_start_again():
    t = position({"roma": "purpura 2 city"}, "roman purpura recruitment", turn=2)
    assert (t.prompt, t.g.pool, t.g.forts) == ("recruitment-build", 0, 0)


@pytest.mark.rule("HRE-9.3-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_faction_of_a_new_game_settles_in_turn_one(players):
    t = new_game(players)
    settled = []
    while t.g.turn == 1:
        for verb in ("keep", "pass-to", "settle", "retreat-to", "done"):
            if verb in t.verbs:
                chosen = sorted(t.offers(verb), key=str)[0]
                if verb == "settle":
                    settled.append(chosen)
                t.do(verb, chosen)
                break
    starts = {t.faction(name)["start"] for name in ("purpura", "viridis", "caeruleus")}
    assert len(starts) == 3
    assert starts <= STARTS
    assert len({event["province"] for event in t.events("settled")}) == (3 if players == 3 else 4)


# ---------------------------------------------------------------- HRE 9.3.1


@pytest.mark.rule("HRE-9.3.1-1")
def test_where_legions_may_be_placed_by_land():
    t = position({"raetia": "purpura 1", "dacia": "fort:purpura"}, "roman purpura placement", pool=2, forts=1)
    assert t.offers("place-army") == {
        "raetia", "cisalpina", "germania-magna", "belgica", "lugdunensis", "dalmatia", "marcomannia", "narbonensis",
    }  # fmt: skip
    assert t.refused("place-army", "dacia") == "HRE-9.3.1-1"  # the Fort alone is no base
    assert t.refused("place-army", "moesia") == "HRE-9.3.1-1"
    t.do("place-army", "marcomannia")
    assert t.offers("place-army") >= {"dacia", "gothia", "marcomannia"}


@pytest.mark.rule("HRE-9.3.1-1")
def test_forts_go_where_a_legion_stands():
    t = position({"raetia": "purpura 1", "gothia": "viridis 1"}, "roman purpura placement", pool=1, forts=2)
    assert t.offers("place-fort") == {"raetia"}
    assert t.refused("place-fort", "dalmatia") == "HRE-8.2.3-2"
    assert t.refused("place-fort", "gothia") == "HRE-8.2.3-2"
    t.do("place-army", "dalmatia").do("place-fort", "dalmatia")
    assert t.at("dalmatia") == "purpura 1 fort"


@pytest.mark.rule("HRE-9.3.1-1")
def test_legions_of_another_faction_are_no_base():
    t = position({"raetia": "purpura 1", "dacia": "viridis 3"}, "roman purpura placement", pool=1)
    assert t.refused("place-army", "gothia") == "HRE-9.3.1-1"
    assert t.refused("place-army", "dacia") == "HRE-9.3.1-1"


@pytest.mark.rule("HRE-9.3.1-2")
def test_a_legion_that_meets_an_enemy_fights_at_once_and_placement_goes_on():
    t = position({"raetia": "purpura 1", "marcomannia": "viridis 1"}, "roman purpura placement", pool=4, dice=[6, 1, 5])
    t.do("place-army", "marcomannia")
    assert t.at("marcomannia") == "purpura 1"
    t.place("marcomannia", "marcomannia")
    assert t.refused("place-army", "marcomannia") == "HRE-9.1-1"
    assert len(t.events("rolled")) == 1


@pytest.mark.rule("HRE-9.3.1-3")
def test_a_province_without_army_or_fort_is_taken_without_combat():
    t = position({"raetia": "purpura 1", "belgica": "city"}, "roman purpura placement", pool=2)
    t.do("place-army", "belgica")
    assert t.at("belgica") == "purpura 1 city"
    assert t.events("rolled") == []
    assert t.events("combat") == []


# ---------------------------------------------------------------- HRE 9.3.2


@pytest.mark.rule("HRE-9.3.2-1")
def test_a_legion_on_the_coast_reaches_every_coast_of_the_same_water():
    t = position({"sicilia": "purpura 1"}, "roman purpura placement", pool=1)
    for province in ("africa", "aegyptus", "syria", "bosporus", "britannia", "hibernia", "scandia", "lusitania"):
        assert province in t.offers("place-army")
    assert len(t.offers("place-army")) == 45 - len(INLAND) - len(OTHER_WATERS)
    for province in INLAND | OTHER_WATERS:
        assert t.refused("place-army", province) == "HRE-9.3.1-1"


@pytest.mark.rule("HRE-9.3.2-1")
def test_a_legion_inland_does_not_reach_the_sea():
    t = position({"moesia": "purpura 1"}, "roman purpura placement", pool=1)
    assert t.offers("place-army") == {"moesia", "dalmatia", "macedonia", "thracia", "dacia"}


@pytest.mark.rule("HRE-9.3.2-1")
@pytest.mark.parametrize(
    ("base", "reach"),
    [
        ("arabia", {"arabia", "mesopotamia", "syria", "iudaea", "aegyptus"}),  # Red Sea: Aegyptus, adjacent as well
        ("mesopotamia", {"mesopotamia", "armenia", "parthia", "syria", "arabia"}),  # Persian Gulf: Parthia
    ],
)
def test_a_gulf_is_a_water_of_its_own(base, reach):
    t = position({base: "purpura 1"}, "roman purpura placement", pool=1)
    assert t.offers("place-army") == reach


@pytest.mark.rule("HRE-9.3.2-2")
def test_the_caspian_sea_is_not_crossed():
    t = position({"parthia": "purpura 1"}, "roman purpura placement", pool=1)
    # Alania lies across the Caspian Sea.
    assert t.offers("place-army") == {"parthia", "albania", "armenia", "mesopotamia"}
    assert t.refused("place-army", "alania") == "HRE-9.3.2-2"


def _landing(defender: str, dice: list[int]):
    """A Legion from Roma that lands in Africa."""
    t = position({"roma": "purpura 1", "africa": defender}, "roman purpura placement", pool=2, dice=dice)
    return t.do("place-army", "africa")


@pytest.mark.rule("HRE-9.3.2-3", "HRE-10.2-2")
def test_a_faction_attacked_from_the_sea_has_difficult_terrain():
    t = _landing("viridis 1", [6, 1, 5, 5])
    (roll,) = t.events("rolled")
    assert (roll["defence"], roll["defence_bonus"]) == ([5, 5], 0)
    assert t.at("africa") == "purpura 1"  # 6 against 5: with +1 it would be a tie


@pytest.mark.parametrize(
    ("clause", "defender"),
    [
        pytest.param(clause, side, marks=pytest.mark.rule(clause))
        for clause, side in (
            ("HRE-9.3.2-4", "suebi@viridis 1"),
            ("HRE-9.3.2-4", "numidia@viridis 1"),
            ("HRE-9.3.2-5", "garamantes@viridis 1"),
            ("HRE-14-5", "garamantes@viridis 1"),
        )
    ],
)
def test_barbarians_attacked_from_the_sea_have_difficult_terrain_and_one_more(clause, defender):
    t = _landing(defender, [6, 1, 5, 5, 6, 6, 4, 6])
    first, second = t.events("rolled")
    assert (first["defence"], first["defence_bonus"]) == ([5, 5], 1)
    assert t.events("tied") == [{"province": "africa"}]  # 6 against 5 + 1
    assert second["defence"] == [4, 6]
    assert t.at("africa") == defender.replace("@viridis", "")  # 6 against 6 + 1


@pytest.mark.rule("HRE-9.3.2-5")
@pytest.mark.parametrize("rebels", ["rebels", "rebel-legions-viridis"])
def test_rebels_attacked_from_the_sea_have_difficult_terrain_alone(rebels):
    t = _landing(f"{rebels}@viridis 1", [6, 1, 5, 5])
    (roll,) = t.events("rolled")
    assert (roll["defence"], roll["defence_bonus"]) == ([5, 5], 0)
    assert t.at("africa") == "purpura 1"


@pytest.mark.rule("HRE-9.3.2-6")
def test_a_plain_border_counts_before_the_sea():
    t = position(
        {"numidia": "purpura 1", "africa": "garamantes@viridis 1"}, "roman purpura placement", pool=1, dice=[6, 1, 5]
    )
    t.do("place-army", "africa")
    (roll,) = t.events("rolled")
    assert (roll["defence"], roll["defence_bonus"]) == ([5], 0)


@pytest.mark.rule("HRE-9.3.2-6")
@pytest.mark.parametrize(
    ("base", "target"),
    [("numidia", "mauretania"), ("roma", "sicilia")],  # across mountains, across a strait
)
def test_difficult_terrain_by_land_or_strait_counts_before_the_sea(base, target):
    t = position({base: "purpura 1", target: "suebi@viridis 1"}, "roman purpura placement", pool=1, dice=[6, 1, 5, 5])
    t.do("place-army", target)
    (roll,) = t.events("rolled")
    assert (roll["defence"], roll["defence_bonus"]) == ([5, 5], 0)
    assert t.at(target) == "purpura 1"


@pytest.mark.rule("HRE-9.3.2-6", "HRE-10.2-4")
def test_the_best_of_several_origins_counts():
    # Raetia: mountains from Lugdunensis, a plain border from Marcomannia.
    t = position(
        {"lugdunensis": "purpura 1", "marcomannia": "purpura 1", "raetia": "suebi@viridis 1"},
        "roman purpura placement",
        pool=1,
        dice=[6, 1, 5],
    )
    t.do("place-army", "raetia")
    assert t.events("rolled")[0]["defence"] == [5]


# ---------------------------------------------------------------- HRE 9.3.3

SITES = ["roma", "sicilia", "dalmatia", "baetica", "tarraconensis", "macedonia", "asia"]


@pytest.mark.rule("HRE-9.3.3-1", "HRE-9.3.3-2")
@pytest.mark.parametrize(
    ("sites", "cities", "new"),
    [(1, 0, 0), (2, 0, 1), (2, 1, 0), (3, 0, 1), (3, 1, 0), (4, 0, 2), (4, 1, 1), (5, 1, 1), (6, 1, 2), (7, 3, 0)],
)
@pytest.mark.parametrize("state", ["city", "looted"])
def test_one_city_for_every_two_sites(sites, cities, new, state):
    provinces = dict.fromkeys([*SITES[:sites], "raetia", "cisalpina"], "purpura 1")
    for name in SITES[:cities]:
        provinces[name] += f" {state}"
    t = position(provinces, "roman purpura cities", purpura={"rome": 0})
    built = 0
    while t.phase == "roman purpura":
        assert t.prompt == "cities-start"
        t.do("build-city", sorted(t.offers("build-city"))[0])
        built += 1
        assert t.phase != "roman purpura" or t.rome("purpura") == 0  # free of charge
    assert built == new
    assert len(t.events("city-built")) == new


@pytest.mark.rule("HRE-9.3.3-1")
def test_building_is_not_compulsory():
    t = position({"roma": "purpura 1", "sicilia": "purpura 1"}, "roman purpura cities")
    assert t.verbs == {"build-city", "done"}
    t.do("done")
    assert t.events("city-built") == []


@pytest.mark.rule("HRE-9.3.3-1")
def test_barbarians_build_no_cities():
    t = position(
        {"roma": "suebi 1", "sicilia": "suebi 1", "dalmatia": "suebi 1"}, "barbarian purpura suebi placement", pool=1
    )
    t.do("done")
    assert t.phase != "barbarian purpura"
    assert t.events("city-built") == []


@pytest.mark.rule("HRE-9.3.3-2")
def test_more_cities_than_the_limit_are_kept():
    t = position(
        {"roma": "purpura 1 city", "sicilia": "purpura 1 city", "dalmatia": "purpura 1"}, "roman purpura cities"
    )
    assert t.phase != "roman purpura"
    assert (t.at("roma"), t.at("sicilia"), t.at("dalmatia")) == ("purpura 1 city", "purpura 1 city", "purpura 1")


@pytest.mark.rule("HRE-9.3.3-3")
def test_a_city_needs_a_free_site_under_control():
    t = position(
        {
            "roma": "purpura 1 city", "sicilia": "purpura 1", "dalmatia": "purpura 1", "raetia": "purpura 1",
            "baetica": "purpura 1", "macedonia": "fort:purpura", "asia": "viridis 1",
        },
        "roman purpura cities",
    )  # fmt: skip
    assert t.offers("build-city") == {"sicilia", "dalmatia", "baetica"}
    for province in ("raetia", "macedonia", "asia", "syria"):
        assert t.refused("build-city", province) == "HRE-9.3.3-3"


@pytest.mark.rule("HRE-9.3.3-3")
def test_without_a_free_site_nothing_is_built():
    t = position({"roma": "purpura 1 city", "raetia": "purpura 3"}, "roman purpura cities")
    assert t.phase != "roman purpura"
    assert t.events("city-built") == []


@pytest.mark.rule("HRE-9.3.3-4")
def test_the_site_of_the_start_province_comes_first():
    t = position(dict.fromkeys(SITES[:4], "purpura 1"), "roman purpura cities")
    assert t.offers("build-city") == {"roma"}
    assert t.refused("build-city", "sicilia") == "HRE-9.3.3-4"
    t.do("build-city", "roma")
    assert t.offers("build-city") == {"sicilia", "dalmatia", "baetica"}


@pytest.mark.rule("HRE-9.3.3-4")
def test_a_start_province_that_is_lost_does_not_bind():
    t = position({"roma": "viridis 1", "sicilia": "purpura 1", "dalmatia": "purpura 1"}, "roman purpura cities")
    assert t.offers("build-city") == {"sicilia", "dalmatia"}


@pytest.mark.rule("HRE-9.3.3-5")
def test_cities_outlast_the_loss_of_sites():
    t = position(
        {"roma": "purpura 1 city", "sicilia": "city", "dalmatia": "viridis 1 city", "baetica": "looted"},
        "roman purpura cities",
    )
    assert t.at("roma") == "purpura 1 city"
    assert (t.at("sicilia"), t.at("dalmatia"), t.at("baetica")) == ("city", "viridis 1 city", "looted")


@pytest.mark.rule("HRE-9.3.3-6")
def test_a_city_belongs_to_whoever_controls_the_province():
    t = position(
        {"sicilia": "viridis 1 city", "roma": "purpura 1"},
        "roman purpura placement",
        pool=1,
        dice=[6, 1, 2, 2],
    )
    t.do("place-army", "sicilia")
    assert t.at("sicilia") == "purpura 1 city"
    # One ordinary City, and two Provinces of the Diocese of Roma (3 in turn II): more than anybody else has.
    assert t.rome("purpura") == 2 + 6


@pytest.mark.rule("HRE-9.3.3-6", "HRE-12-2")
def test_a_looted_city_stays_on_the_map():
    t = position(
        {"sicilia": "viridis 1 city", "roma": "suebi 1"},
        "barbarian purpura suebi placement",
        pool=1,
        dice=[6, 1, 2, 2, 3],
    )
    t.do("place-army", "sicilia").do("loot", "sicilia")
    assert t.at("sicilia") == "suebi 1 looted"
