"""HRE 13: a Faction without Legions returns, or is out of the game."""

import pytest

from tests.games.empire.table import Table, position

HIBERNIA = {"hibernia": "viridis 1", "britannia": "brigantes@aureus 1", "caledonia": "caledonii@aureus 1"}
"""Romans hold one Province, and all around it is occupied."""


def back(provinces: dict[str, str], pool: int = 2, dice: tuple[int, ...] = (), **more) -> Table:
    """Purpura, without Legions on the map, in its placement step."""
    return position(provinces, "roman purpura placement", pool=pool, dice=dice, **more)


@pytest.mark.rule("HRE-13-1")
def test_a_faction_without_legions_recruits_with_its_vp():
    t = position({"raetia": "viridis 1"}, "roman purpura recruitment", purpura={"rome": 5})
    t.do("recruit").do("recruit")
    assert (t.g.pool, t.rome("purpura")) == (2, 1)
    assert t.refused("recruit") == "HRE-8.2.1-1"
    t.do("done")
    assert t.prompt == "roman-placement-place"


@pytest.mark.rule("HRE-13-1")
def test_first_to_a_roman_fort_without_army():
    t = back(
        {"dacia": "fort:purpura", "moesia": "fortress:viridis", "raetia": "viridis 1", "gothia": "fort:dacia"},
        control={"dacia": "viridis"},
    )
    assert t.offers("place-army") == {"dacia", "moesia"}
    for province in ("gothia", "raetia", "cisalpina", "roma"):
        assert t.refused("place-army", province) == "HRE-13-1"
    t.do("place-army", "dacia")
    assert t.at("dacia") == "purpura 1 fort"


@pytest.mark.rule("HRE-13-1")
def test_the_fort_of_another_faction_is_taken_or_destroyed():
    t = back({"moesia": "fortress:viridis", "dacia": "fort:viridis"})
    t.do("place-army", "moesia")
    assert t.prompt == "lone-fort-start"
    t.do("take-fort")
    assert t.at("moesia") == "purpura 1 fortress"


@pytest.mark.rule("HRE-13-1")
def test_second_to_a_vacant_province_beside_romans():
    t = back({"raetia": "viridis 1", "belgica": "aureus 1", "lugdunensis": "suebi@viridis 1"})
    around_raetia = {"cisalpina", "germania-magna", "dalmatia", "marcomannia", "narbonensis"}
    around_belgica = {"germania-magna", "britannia", "frisia"}
    assert t.offers("place-army") == around_raetia | around_belgica
    for province in ("raetia", "lugdunensis", "roma"):
        assert t.refused("place-army", province) == "HRE-13-1"
    t.do("place-army", "cisalpina")
    assert t.at("cisalpina") == "purpura 1"


@pytest.mark.rule("HRE-13-1")
def test_third_upon_a_roman_army_without_difficult_terrain():
    t = back(HIBERNIA, pool=1, dice=(6, 1, 5))
    assert t.offers("place-army") == {"hibernia"}
    t.do("place-army", "hibernia")
    (roll,) = t.events("rolled")
    assert (roll["province"], roll["defence"], roll["defence_bonus"]) == ("hibernia", [5], 0)
    assert t.at("hibernia") == "purpura 1"


@pytest.mark.rule("HRE-13-1")
def test_a_first_legion_that_is_lost_is_followed_by_another_by_the_same_priorities():
    t = back(HIBERNIA, pool=2, dice=(1, 1, 5)).do("place-army", "hibernia")
    assert t.at("hibernia") == "viridis 1"
    assert t.offers("place-army") == {"hibernia"}
    assert t.refused("place-army", "britannia") == "HRE-13-1"


@pytest.mark.rule("HRE-13-1")
def test_without_any_priority_the_start_province_serves_as_in_the_beginning():
    t = back({"roma": "suebi@viridis 2 fort city", "cisalpina": "suebi@viridis 1"}, pool=1)
    assert t.offers("place-army") == {"roma"}
    assert t.refused("place-army", "sicilia") == "HRE-13-1"
    t.do("place-army", "roma")
    # The two armies retreat to Cisalpina, the Fort is swept away, the City stays.
    assert t.at("roma") == "purpura 1 city"
    assert t.events("rolled") == []
    assert t.at("cisalpina") == "suebi 3"


@pytest.mark.rule("HRE-13-1", "HRE-9.3-1", "HRE-9.3-4")
@pytest.mark.parametrize(("before", "after"), [("looted", "purpura 1 looted"), ("", "purpura 1 city")])
def test_a_start_city_that_was_looted_is_found_as_it_lies(before, after):
    """A City already there stays the only one, in ruins or not; a new one comes only where there is none."""
    t = back({"roma": f"suebi@viridis 1 {before}", "cisalpina": "suebi@viridis 1"}, pool=1)
    t.do("place-army", "roma")
    assert t.at("roma") == after


@pytest.mark.rule("HRE-13-1", "HRE-12-5", "HRE-9.3-4")
def test_the_city_of_the_start_province_is_loot_when_others_held_it():
    """Whoever built it, the Faction has not brought it along: it is conquered like any other."""
    t = back({"roma": "suebi@viridis 1 city", "cisalpina": "suebi@viridis 1"}, pool=1)
    t.do("place-army", "roma").skip_to("looting-start")
    assert t.offers("loot") == {"roma"}


@pytest.mark.rule("HRE-13-1")
def test_the_legions_of_the_emperor_return_in_the_same_way():
    t = position({"raetia": "viridis 1"}, "roman purpura tiberius recruitment")
    if t.prompt == "recruitment-build":
        t.do("done")
    assert t.g.pool == 1
    assert t.refused("place-army", "roma") == "HRE-13-1"


@pytest.mark.rule("HRE-13-2")
def test_the_other_units_follow_by_ordinary_expansion():
    t = back({"raetia": "viridis 1"}, pool=2)
    t.do("place-army", "marcomannia")
    assert t.offers("place-army") == {"marcomannia", "raetia", "dalmatia", "dacia", "germania-magna", "gothia"}
    assert t.refused("place-army", "cisalpina") == "HRE-9.3.1-1"


# ---------------------------------------------------------------- HRE 13-3


@pytest.mark.rule("HRE-13-3")
def test_a_faction_without_units_and_roman_vp_is_out():
    t = position({"raetia": "viridis 1"}, "roman purpura recruitment", purpura={"barbarian": 9})
    assert t.events("faction-out") == [{"faction": "purpura"}]
    assert t.faction("purpura")["eliminated"]
    assert t.barbarian("purpura") == 9


@pytest.mark.rule("HRE-13-3")
@pytest.mark.parametrize(
    ("provinces", "emperor", "rome"),
    [
        ({"raetia": "viridis 1"}, "caligula", 1),  # a VP left
        ({"raetia": "viridis 1", "dacia": "fort:purpura"}, "caligula", 0),  # a Fort is a unit
        ({"raetia": "viridis 1", "dacia": "fortress:purpura"}, "caligula", 0),
        ({"raetia": "purpura 1"}, "caligula", 0),
        ({"raetia": "viridis 1"}, "tiberius", 0),  # the Emperor's Legion comes first
    ],
)
def test_what_keeps_a_faction_in_the_game(provinces, emperor, rome):
    t = position(provinces, f"roman purpura {emperor} recruitment", purpura={"rome": rome})
    if t.prompt == "recruitment-build":
        t.do("done")
    assert not t.faction("purpura")["eliminated"]


@pytest.mark.rule("HRE-13-3")
def test_a_faction_that_is_out_plays_on_with_its_barbarians_alone():
    t = position({"raetia": "viridis 1"}, "next turn", turn=2, purpura={"out": True, "barbarian": 4})
    played = []
    while t.g.turn == 3:
        if t.phase and (not played or played[-1] != t.phase):
            played.append(t.phase)
        verb = next(v for v in ("keep", "pass-to", "done", "place-army", "retreat-to", "stand") if v in t.verbs)
        t.do(verb, sorted(t.offers(verb), key=str)[0])
    assert "barbarian purpura" in played
    assert "roman purpura" not in played
    assert len(played) == 7


@pytest.mark.rule("HRE-9.3.1-1")
def test_legions_that_were_all_taken_up_go_back_to_their_own_forts():
    """They are still in play (HRE-8.2-4), so that section 13 does not open other Factions' Forts to them."""
    t = position({"dacia": "purpura 2 fort", "hibernia": "fort:viridis"}, "roman purpura recruitment", turn=2)
    t.do("take-up", "dacia").do("take-up", "dacia")
    assert t.offers("place-army") == {"dacia"}
    assert t.refused("place-army", "hibernia") == "HRE-9.3.1-1"
    assert t.do("place-army", "dacia").at("dacia") == "purpura 1 fort"
    assert not t.events("reentered")
