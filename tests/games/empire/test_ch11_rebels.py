"""HRE 11: Rebellion and Revolt, and what becomes of rebels."""

import pytest

from tests.games.empire.table import Table, position

REVOLT = "tributum"  # one Rebel Army in any Province of another Faction
REBELLION = "stipendium-debitum"  # one Legion of any Province of another Faction
SPANISH = "legiones-hispanae"  # a die for each Legion of a Province of Hispania, rebel on 4 to 6


def play(card: str, provinces: dict[str, str], dice: list[int], phase: str = "roman purpura start", **more) -> Table:
    """Purpura plays a card; a Province of its own keeps the game simple."""
    t = position(provinces, phase, dice=dice, purpura={"hand": [card]}, **more)
    return t.do("play-card", card)


# ---------------------------------------------------------------- HRE 11-1


@pytest.mark.rule("HRE-11-1")
@pytest.mark.parametrize("card", [REVOLT, REBELLION])
def test_rebels_arise_in_provinces_of_other_factions(card):
    t = play(
        card,
        {"roma": "purpura 2", "raetia": "viridis 2", "syria": "aureus 1", "belgica": "suebi@viridis 1", "asia": "city"},
        [],
    )
    assert t.offers("choose-province") == {"raetia", "syria"}
    for province in ("roma", "belgica", "asia"):
        assert t.refused("choose-province", province) == "HRE-11-1"


@pytest.mark.rule("HRE-11-1")
def test_a_revolt_creates_rebel_armies_that_attack_at_once():
    t = play(REVOLT, {"raetia": "viridis 2", "syria": "aureus 1"}, [6, 1, 2, 1, 1, 2])
    t.do("choose-province", "raetia")
    first, second = t.events("rolled")
    assert (first["side"], first["attack"], first["defender"], first["roller"]) == (
        "rebels",
        [6, 1],
        "viridis",
        "viridis",
    )
    assert second["attack"] == [1, 1]
    assert t.at("raetia") == "viridis 1"
    assert t.g.strength[1] == 1


@pytest.mark.rule("HRE-11-1")
def test_a_revolt_that_wins_holds_the_province():
    t = play(REVOLT, {"raetia": "viridis 1", "syria": "aureus 1"}, [6, 1, 2])
    t.do("choose-province", "raetia")
    assert t.at("raetia") == "rebels 1"


@pytest.mark.rule("HRE-11-1")
def test_a_rebellion_turns_legions_of_the_province_into_rebels():
    t = play(REBELLION, {"raetia": "viridis 3", "syria": "aureus 1"}, [6, 1, 2, 6, 1, 2])
    t.do("choose-province", "raetia")
    assert t.at("raetia") == "rebel-legions-viridis 1"  # one rebel against two that stay loyal
    assert t.faction("viridis")["rebels"] == 1
    assert t.faction("viridis")["legions"] == 0


@pytest.mark.rule("HRE-11-1")
def test_a_rebellion_with_a_die_for_each_legion():
    # 4, 3, 6: two of three Legions rebel; they lose one army, then beat the loyal Legion.
    t = play(SPANISH, {"lusitania": "viridis 3", "aquitania": "viridis 1"}, [4, 3, 6, 1, 2, 5, 6, 1, 2])
    t.do("choose-province", "lusitania")
    assert t.events("rebelled") == [{"faction": "viridis", "province": "lusitania", "number": 2}]
    assert t.at("lusitania") == "rebel-legions-viridis 1"


@pytest.mark.rule("HRE-11-1")
def test_when_all_legions_rebel_there_is_nobody_to_fight():
    t = play(SPANISH, {"lusitania": "viridis 2", "baetica": "viridis 1"}, [4, 5])
    t.do("choose-province", "lusitania")
    assert t.at("lusitania") == "rebel-legions-viridis 2"
    assert t.events("rolled") == []


@pytest.mark.rule("HRE-11-1")
def test_a_rebellion_that_no_legion_joins():
    t = play(SPANISH, {"lusitania": "viridis 2", "baetica": "viridis 1"}, [3, 1])
    t.do("choose-province", "lusitania")
    assert t.at("lusitania") == "viridis 2"
    assert t.events("rolled") == []


# ---------------------------------------------------------------- HRE 11-2, 11-3


@pytest.mark.rule("HRE-11-2")
@pytest.mark.parametrize("card", [REVOLT, REBELLION])
def test_the_defender_has_no_difficult_terrain_against_rebels(card):
    # All borders of Mauretania are mountains or straits.
    t = play(card, {"mauretania": "viridis 2", "syria": "aureus 1"}, [6, 1, 2, 6, 1, 2])
    t.do("choose-province", "mauretania")
    assert {len(roll["defence"]) for roll in t.events("rolled")} == {1}
    assert {roll["defence_bonus"] for roll in t.events("rolled")} == {0}


@pytest.mark.rule("HRE-11-2")
def test_a_later_attack_on_rebels_follows_the_ordinary_rules():
    t = position(
        {"cisalpina": "purpura 1", "raetia": "rebels@viridis 1"}, "roman purpura placement", pool=1, dice=[6, 1, 2, 3]
    )
    t.do("place-army", "raetia")
    assert t.events("rolled")[0]["defence"] == [2, 3]


@pytest.mark.rule("HRE-11-3")
@pytest.mark.parametrize("card", [REVOLT, REBELLION])
def test_forts_help_the_defender_against_rebels(card):
    t = play(card, {"raetia": "viridis 2 fort", "syria": "aureus 1"}, [5, 1, 4, 5, 1, 5])
    t.do("choose-province", "raetia")
    assert len(t.events("tied")) == 1  # 5 against 4 + 1
    assert [roll["defence_bonus"] for roll in t.events("rolled")] == [1, 1]
    assert t.at("raetia") == ("viridis 2 fort" if card == REVOLT else "viridis 1 fort")


@pytest.mark.rule("HRE-11-3")
def test_a_fortress_wins_ties_against_rebels():
    t = play(REVOLT, {"raetia": "viridis 2 fortress", "syria": "aureus 1"}, [5, 1, 4])
    t.do("choose-province", "raetia")
    assert t.at("raetia") == "viridis 2 fortress"


# ---------------------------------------------------------------- HRE 11-4, 11-5


@pytest.mark.rule("HRE-11-4")
def test_rebel_legions_cannot_be_replaced():
    provinces = {"raetia": "purpura 3", "roma": "purpura 3", "belgica": "rebel-legions-purpura@viridis 1"}
    t = position(provinces, "roman purpura recruitment", purpura={"rome": 9})
    assert t.refused("recruit") == "HRE-8.2.1-3"
    del provinces["belgica"]
    t = position(provinces, "roman purpura recruitment", purpura={"rome": 9})
    assert t.offers("recruit") == {None}


@pytest.mark.rule("HRE-11-4", "HRE-11-5")
def test_a_rebel_legion_that_is_bribed_can_be_replaced_by_its_faction():
    t = position(
        {
            "raetia": "purpura 3",
            "roma": "viridis 3",
            "syria": "viridis 3",
            "belgica": "rebel-legions-viridis@purpura 1",
        },
        "roman purpura recruitment",
        purpura={"rome": 2},
    )
    assert t.faction("viridis")["rebels"] == 1
    t.do("bribe", "belgica")
    assert t.at("belgica") == "purpura 1"
    assert t.faction("viridis")["rebels"] == 0
    t = position(
        {"belgica": "purpura 1", "roma": "viridis 3", "syria": "viridis 3"},
        "roman viridis recruitment",
        viridis={"rome": 2},
    )
    assert t.offers("recruit") == {None}


@pytest.mark.rule("HRE-11-4")
def test_rebels_never_move_score_for_nobody_and_keep_their_province():
    t = position(
        {"roma": "rebels@purpura 3 city", "dalmatia": "purpura 1", "sicilia": "rebel-legions-purpura@purpura 1 city"},
        "roman purpura points",
    )
    # Dalmatia alone in the Diocese of Roma (3 in turn II): dominated, no City. Nothing for the rebels.
    assert (t.rome("purpura"), t.barbarian("purpura")) == (6, 0)
    t = position({"roma": "rebels@purpura 3 city", "raetia": "suebi 1"}, "barbarian purpura suebi points")
    assert t.barbarian("purpura") == 6
    assert t.at("roma") == "rebels 3 city"


@pytest.mark.rule("HRE-11-4")
def test_rebels_are_enemies_of_every_side():
    for phase, base in (("roman purpura placement", "purpura 1"), ("barbarian purpura suebi placement", "suebi 1")):
        t = position({"marcomannia": base, "raetia": "rebels@purpura 1"}, phase, pool=1, dice=[6, 1, 2])
        t.do("place-army", "raetia")
        assert len(t.events("rolled")) == 1


@pytest.mark.rule("HRE-11-4")
def test_rebels_are_not_placed_or_taken_up_in_later_phases():
    t = position({"raetia": "rebels@purpura 2", "roma": "purpura 2"}, "roman purpura recruitment", purpura={"rome": 4})
    assert t.offers("take-up") == {"roma"}
    t.do("recruit").do("done")
    assert t.at("raetia") == "rebels 2"
    assert t.refused("place-army", "germania-magna") == "HRE-9.3.1-1"


@pytest.mark.rule("HRE-11-5")
@pytest.mark.parametrize("victor", ["roman aureus placement", "barbarian aureus suebi placement"])
def test_a_rebel_legion_keeps_its_mark_until_anyone_eliminates_it(victor):
    side = "aureus" if victor.startswith("roman") else "suebi"
    t = position(
        {
            "marcomannia": f"{side} 1",
            "raetia": "rebel-legions-viridis@purpura 1",
            "roma": "viridis 3",
            "syria": "viridis 3",
        },
        victor,
        pool=1,
        dice=[6, 1, 2],
    )
    assert t.view(-1)["board"]["provinces"]["raetia"]["rebel"] == "viridis"
    assert t.faction("viridis")["rebels"] == 1
    t.do("place-army", "raetia")
    assert t.at("raetia") == f"{side} 1"
    assert t.faction("viridis")["rebels"] == 0


@pytest.mark.rule("HRE-11-5")
def test_rebel_legions_of_two_factions_are_told_apart():
    t = position(
        {"raetia": "rebel-legions-viridis@purpura 2", "belgica": "rebel-legions-aureus@purpura 1", "roma": "purpura 1"},
        "roman purpura placement",
        pool=1,
    )
    assert [t.faction(name)["rebels"] for name in ("purpura", "viridis", "caeruleus", "aureus")] == [0, 2, 0, 1]
