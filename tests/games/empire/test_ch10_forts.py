"""HRE 10.4 and 10.5: Forts and Fortresses in defence and alone; automatic victory over one's own."""

import pytest

from tests.games.empire.table import Table, position


def storm(defender: str, dice: list[int], pool: int = 1, **more) -> Table:
    """A Legion of Purpura in Marcomannia attacks Raetia, across a plain border."""
    provinces = {"marcomannia": "purpura 1", "raetia": defender}
    return position(provinces, "roman purpura placement", pool=pool, dice=dice, **more).do("place-army", "raetia")


def raid(defender: str, dice: list[int], pool: int = 1, **more) -> Table:
    """A Suebian army from Marcomannia attacks Raetia, across a plain border."""
    provinces = {"marcomannia": "suebi 1", "raetia": defender}
    t = position(provinces, "barbarian purpura suebi placement", pool=pool, dice=dice, **more)
    return t.do("place-army", "raetia")


# ---------------------------------------------------------------- HRE 10.4: in defence


@pytest.mark.rule("HRE-10.4-1")
def test_a_fort_adds_one_to_the_defenders_die():
    t = raid("viridis 1 fort", [5, 1, 4, 5, 1, 5], pool=2)
    tie, lost = t.events("rolled")
    assert (tie["defence"], tie["defence_bonus"]) == ([4], 1)
    assert len(t.events("tied")) == 1  # 5 against 4 + 1: a Fort does not win ties
    assert (lost["defence"], lost["defence_bonus"]) == ([5], 1)
    assert t.at("raetia") == "viridis 1 fort"


@pytest.mark.rule("HRE-10.4-1")
def test_a_fort_adds_one_to_each_of_two_dice():
    t = position(
        {"germania-magna": "suebi 1", "raetia": "viridis 1 fort"},
        "barbarian purpura suebi placement",
        pool=1,
        turn=1,
        dice=[6, 1, 1, 5, 6, 6, 1, 6],
    )
    t.do("place-army", "raetia")
    assert len(t.events("tied")) == 1  # 6 against 5 + 1
    assert t.at("raetia") == "viridis 1 fort"  # 6 against 6 + 1


@pytest.mark.rule("HRE-10.4-2")
def test_a_fortress_adds_one_and_wins_ties():
    t = raid("viridis 1 fortress", [5, 1, 4])
    assert t.at("raetia") == "viridis 1 fortress"
    assert len(t.events("rolled")) == 1
    assert t.events("tied") == []


@pytest.mark.rule("HRE-10.4-2")
def test_a_fortress_is_beaten_by_a_higher_die():
    t = raid("viridis 1 fortress", [6, 1, 4, 6, 1, 4])
    assert t.at("raetia") == "suebi 1"


@pytest.mark.rule("HRE-10.4-3", "HRE-S.5.3-8")
def test_fort_terrain_sea_and_cards_add_up():
    # A Kingdom with a Fort, attacked from the sea: 2 dice, +1 for the Fort and +1 for the landing.
    t = position(
        {"roma": "purpura 1", "africa": "numidia@viridis 1 fort"},
        "roman purpura placement",
        pool=1,
        dice=[6, 1, 4, 1, 6, 1, 5, 1],
    )
    t.do("place-army", "africa")
    first, second = t.events("rolled")
    assert (first["defence"], first["defence_bonus"]) == ([4, 1], 2)
    assert len(t.events("tied")) == 1
    assert second["defence_bonus"] == 2
    assert t.at("africa") == "numidia 1 fort"


@pytest.mark.rule("HRE-10.4-3")
def test_fort_and_testudo_add_up():
    t = position(
        {"germania-magna": "suebi 1", "raetia": "viridis 1 fort"},
        "barbarian purpura suebi placement",
        pool=1,
        turn=1,
        dice=[6, 6, 5, 1],
        viridis={"testudo": "roma"},
    )
    t.do("place-army", "raetia")
    (roll,) = t.events("rolled")
    assert (roll["defence"], roll["defence_bonus"]) == ([5, 1], 2)
    assert t.at("raetia") == "viridis 1 fort"  # 5 + 2 against 6


# ---------------------------------------------------------------- HRE 10.4: alone


@pytest.mark.rule("HRE-10.4-4", "HRE-S.10-1", "HRE-12-6")
@pytest.mark.parametrize("fort", ["fort", "fortress"])
@pytest.mark.parametrize("owner", ["viridis", "dacia"])
@pytest.mark.parametrize("verb", ["take-fort", "destroy-fort"])
def test_a_faction_takes_or_destroys_a_lone_fort_without_combat(fort, owner, verb):
    t = storm(f"{fort}:{owner}", [], control={"dacia": "viridis"})
    assert t.prompt == "lone-fort-start"
    assert t.seat == 0
    assert t.verbs == {"take-fort", "destroy-fort"}
    t.do(verb)
    assert t.at("raetia") == (f"purpura 1 {fort}" if verb == "take-fort" else "purpura 1")
    assert t.events("rolled") == []


@pytest.mark.rule("HRE-10.4-4")
@pytest.mark.parametrize("verb", ["take-fort", "destroy-fort"])
def test_a_fort_that_loses_its_last_defender_falls_too(verb):
    t = storm("viridis 1 fortress", [6, 1, 4])
    assert t.prompt == "lone-fort-start"
    t.do(verb)
    assert t.at("raetia") == ("purpura 1 fortress" if verb == "take-fort" else "purpura 1")
    assert len(t.events("rolled")) == 1


@pytest.mark.rule("HRE-10.4-4", "HRE-10.4-6")
def test_a_fort_with_armies_is_neither_taken_nor_destroyed():
    t = storm("viridis 1 fort", [1, 1, 4], pool=2)
    assert t.prompt == "roman-placement-place"
    assert t.at("raetia") == "viridis 1 fort"


@pytest.mark.rule("HRE-10.4-4")
def test_ones_own_lone_fort_is_simply_manned():
    t = storm("fort:purpura", [])
    assert t.at("raetia") == "purpura 1 fort"
    assert t.events("fort-taken") == []


@pytest.mark.rule("HRE-10.4-5", "HRE-S.10-1")
def test_a_people_must_beat_a_lone_fort():
    t = raid("fort:viridis", [5, 1, 4, 6, 1, 4])
    assert t.at("raetia") == "suebi 1"
    tie, won = t.events("rolled")
    assert (tie["defender"], tie["defence"], tie["defence_bonus"], tie["roller"]) == ("viridis", [4], 1, "viridis")
    assert won["defence"] == [4]
    assert t.events("fort-lost") == [{"province": "raetia"}]


@pytest.mark.rule("HRE-10.4-5")
def test_a_lone_fort_that_wins_destroys_the_attacker():
    t = raid("fort:viridis", [4, 1, 4])
    assert t.at("raetia") == "fort:viridis"
    assert t.events("attacker-lost") == [{"province": "raetia", "side": "suebi"}]


@pytest.mark.rule("HRE-10.4-5")
def test_a_lone_fortress_wins_ties_and_falls_in_one_round():
    t = raid("fortress:viridis", [5, 1, 4], pool=2)
    assert t.at("raetia") == "fortress:viridis"
    t.roll(6, 1, 4).do("place-army", "raetia")
    assert t.at("raetia") == "suebi 1"
    assert len(t.events("rolled")) == 2


@pytest.mark.rule("HRE-10.4-5")
def test_a_lone_fort_in_difficult_terrain_rolls_two_dice():
    t = position(
        {"germania-magna": "suebi 1", "raetia": "fort:viridis"},
        "barbarian purpura suebi placement",
        pool=1,
        turn=1,
        dice=[6, 5, 1, 6],
    )
    t.do("place-army", "raetia")
    assert t.events("rolled")[0]["defence"] == [1, 6]
    assert t.at("raetia") == "fort:viridis"


@pytest.mark.rule("HRE-10.4-5")
@pytest.mark.parametrize(("card", "target"), [("numidia", "africa"), ("garamantes", "cyrenaica")])
def test_kingdoms_and_tribes_must_beat_a_lone_fort(card, target):
    t = position({target: "fort:viridis"}, "roman purpura start", turn=1, purpura={"hand": [card]}, dice=[6, 1, 4])
    t.do("play-card", card).do("place-army", target)
    assert t.at(target) == f"{card} 1"
    assert len(t.events("rolled")) == 1


@pytest.mark.rule("HRE-10.4-6", "HRE-10.4-7")
def test_barbarians_fight_the_armies_first_and_then_the_fort():
    t = raid("viridis 2 fort", [6, 1, 1, 6, 1, 1, 6, 1, 1])
    assert t.story().count("defender-lost") == 2
    assert t.story()[-1:] != ["fort-lost"]
    assert [kind for kind in t.story() if kind in ("defender-lost", "fort-lost", "entered")] == [
        "defender-lost", "defender-lost", "fort-lost", "entered",
    ]  # fmt: skip
    assert t.at("raetia") == "suebi 1"


@pytest.mark.rule("HRE-10.4-7")
def test_a_barbarian_army_goes_on_until_the_fort_or_itself_is_gone():
    t = raid("viridis 1 fort", [6, 1, 1, 1, 1, 1])
    assert t.at("raetia") == "fort:viridis"
    assert len(t.events("rolled")) == 2
    assert t.events("attacker-lost") == [{"province": "raetia", "side": "suebi"}]


# ---------------------------------------------------------------- HRE 10.5


@pytest.mark.rule("HRE-10.5-1", "HRE-10.5-2", "HRE-6-4")
@pytest.mark.parametrize("own", ["purpura 3", "galli@purpura 2", "dacia@purpura 3", "dalmatae@purpura 2"])
def test_a_people_overruns_its_players_own_forces(own):
    t = raid(own, [])
    assert t.at("raetia") == "suebi 1"
    assert t.events("rolled") == []
    assert len(t.events("automatic-victory")) == 1


@pytest.mark.rule("HRE-10.5-1", "HRE-10.5-2")
@pytest.mark.parametrize("own", ["galli@purpura 3", "dacia@purpura 3", "dalmatae@purpura 2"])
def test_a_faction_overruns_its_players_own_forces(own):
    t = storm(own, [])
    assert t.at("raetia") == "purpura 1"
    assert t.events("rolled") == []


@pytest.mark.rule("HRE-10.5-1")
def test_the_new_goths_overrun_the_old_dalmatians():
    t = position(
        {"dalmatia": "dalmatae@purpura 2", "dacia": "gothi 1"}, "barbarian purpura gothi placement", turn=6, pool=3
    )
    t.do("place-army", "dalmatia")
    assert t.at("dalmatia") == "gothi 1"
    assert t.held("dalmatae") == set()


@pytest.mark.rule("HRE-10.5-1")
@pytest.mark.parametrize("other", ["rebels@purpura 1", "rebel-legions-purpura@purpura 1", "galli@viridis 1"])
def test_rebels_and_other_players_forces_are_fought(other):
    t = storm(other, [6, 1, 2])
    assert len(t.events("rolled")) == 1


@pytest.mark.rule("HRE-10.5-1")
def test_with_two_players_ones_other_faction_is_fought():
    t = position(
        {"marcomannia": "purpura 1", "raetia": "caeruleus 1"},
        "roman purpura placement",
        players=2,
        pool=1,
        dice=[6, 1, 2],
    )
    assert t.g.seat_of(0) == t.g.seat_of(2)
    t.do("place-army", "raetia")
    assert len(t.events("rolled")) == 1


@pytest.mark.rule("HRE-10.5-2")
@pytest.mark.parametrize("own", ["purpura 1 fort", "dacia@purpura 2 fortress", "fort:purpura"])
def test_barbarians_destroy_their_players_own_forts(own):
    t = raid(own, [])
    assert t.at("raetia") == "suebi 1"


@pytest.mark.rule("HRE-10.5-2")
@pytest.mark.parametrize("verb", ["take-fort", "destroy-fort"])
def test_a_faction_may_keep_the_fort_of_its_own_kingdom(verb):
    t = storm("dacia@purpura 3 fort", [])
    t.do(verb)
    assert t.at("raetia") == ("purpura 1 fort" if verb == "take-fort" else "purpura 1")


@pytest.mark.rule("HRE-10.5-3")
def test_a_city_won_automatically_is_not_looted():
    t = position(
        {"macedonia": "purpura 1 city", "dalmatia": "suebi 1", "thracia": "viridis 1 city"},
        "barbarian purpura suebi placement",
        pool=1,
    )
    t.do("place-army", "macedonia")
    assert t.phase != "barbarian purpura"
    assert t.at("macedonia") == "suebi 1 city"
    assert t.events("looted") == []


@pytest.mark.rule("HRE-10.5-3")
def test_another_city_of_the_same_phase_is_looted():
    t = position(
        {"macedonia": "purpura 1 city", "dalmatia": "suebi 1", "thracia": "viridis 1 city"},
        "barbarian purpura suebi placement",
        pool=2,
        dice=[6, 1, 2],
    )
    t.place("macedonia", "thracia")
    assert t.offers("loot") == {"thracia"}
    assert t.refused("loot", "macedonia") == "HRE-10.5-3"
