"""Where chapters meet: what follows when several clauses bear on one position."""

from __future__ import annotations

import pytest

from latrunculi.games.empire.game import GAME
from latrunculi.kernel.contract import plain
from tests.games.empire.table import position

rule = pytest.mark.rule


# ---------------------------------------------------------------- conquest and loot (HRE 12)


@rule("HRE-12-1")
def test_what_ones_own_barbarians_held_when_the_phase_began_is_not_conquered():
    """The player controlled Dalmatia through his Suebi; the plague that he sends clears the way for his Legion."""
    t = position(
        {"cisalpina": "purpura 1", "dalmatia": "suebi@purpura 1 city"},
        "roman purpura tiberius",
        purpura={"hand": ["morbus"]},
        dice=[4],
    )
    t.do("play-card", "morbus").do("choose-province", "dalmatia")
    t.place("dalmatia")
    assert t.at("dalmatia") == "purpura 1 city"
    assert t.phase != "roman purpura"
    assert t.events("looted") == []


@rule("HRE-12-4", "HRE-13-3")
def test_the_kingdom_of_a_faction_that_is_eliminated_in_the_phase_still_loots():
    """Step I brings Dacia in, which takes the City of Thracia; at the end of step II the Faction is out."""
    t = position(
        {"roma": "viridis 1", "thracia": "city"}, "roman purpura", turn=2, purpura={"hand": ["dacia"]}, dice=[5]
    )
    t.do("play-card", "dacia").place("thracia", "dacia")
    assert t.faction("purpura")["eliminated"]
    assert t.prompt == "looting-start"
    t.do("loot", "thracia")
    assert (t.barbarian("purpura"), t.rome("purpura")) == (5, 0)
    assert "scored" not in t.story()


# ---------------------------------------------------------------- cards


@rule("HRE-7.3-1")
def test_the_second_province_of_an_infection_may_be_empty():
    """Two adjacent Provinces, of choice: nobody has to infect his own army for want of another next door."""
    t = position(
        {"syria": "viridis 2", "iudaea": "purpura 1"}, "roman purpura", purpura={"hand": ["contagium"]}, dice=[5, 1]
    )
    t.do("play-card", "contagium").do("choose-province", "syria")
    assert t.offers("choose-province") == {"iudaea", "arabia", "mesopotamia", "cappadocia", "cilicia", "armenia"}
    assert t.refused("choose-province", "roma") == "HRE-7.3-1"
    t.do("choose-province", "cilicia")
    assert (t.at("syria"), t.at("iudaea")) == ("viridis 1", "purpura 1")


@rule("HRE-9.3.2-4")
def test_the_fleet_takes_away_the_one_of_a_landing():
    t = position(
        {"roma": "purpura 1", "africa": "mauri@viridis 1"},
        "roman purpura placement",
        pool=1,
        dice=[5, 1, 4],
        purpura={"hand": ["classis"]},
    )
    t.do("play-card", "classis").place("africa")
    (roll,) = t.events("rolled")
    assert (roll["defence"], roll["defence_bonus"]) == ([4], 0)


@rule("HRE-10-2")
def test_the_battle_shows_no_modifier_where_there_is_none():
    """Viridis has lost a round in Cisalpina to an army from Roma, across a plain border, and may withdraw."""
    land = {"roma": "purpura 1", "cisalpina": "viridis 2", "raetia": "viridis 1"}
    t = position(land, "roman purpura placement", pool=1, dice=[6, 1, 2])
    t.place("cisalpina")
    assert t.prompt == "withdrawal-start"
    assert plain(GAME.board(t.g))["battle"]["modifiers"] == []


# ---------------------------------------------------------------- refusals


@rule("HRE-10.1-3")
def test_a_refuge_without_room_is_refused_by_the_limit_and_a_strange_one_as_unfriendly():
    land = {
        "roma": "purpura 1",
        "cisalpina": "viridis 2",
        "raetia": "viridis 3",
        "narbonensis": "viridis 1",
        "dalmatia": "aureus 1",
    }
    t = position(land, "roman purpura placement", pool=1, dice=[6, 1, 2]).place("cisalpina")
    assert t.offers("withdraw-to") == {"narbonensis"}
    assert t.refused("withdraw-to", "raetia") == "HRE-10.1-3"
    assert t.refused("withdraw-to", "dalmatia") == "HRE-10.1-1"
    assert t.refused("withdraw-to", "syria") == "HRE-10.1-3"


# ---------------------------------------------------------------- counters (HRE 8)


@rule("HRE-2.1-5", "HRE-8-2", "HRE-S.5.3-4")
def test_nine_legions_with_auxilia_and_the_bonus_of_two_stop_at_ten_counters():
    t = position({}, "roman purpura divus-julius", turn=1, players=3, purpura={"hand": ["auxilia"]})
    t.do("play-card", "auxilia")
    assert t.prompt == "roman-placement-settle"
    assert t.g.pool == 10
    assert t.events("bonus-legions") == [{"faction": "purpura", "number": 1}]  # the card; none is left for Caesar


# ---------------------------------------------------------------- rebels (HRE 11)


@rule("HRE-11-4", "HRE-9.2-2")
def test_rebels_in_the_way_of_a_people_that_enters_do_not_retreat():
    """They never move: not even to rebels of their own kind next door."""
    land = {"britannia": "rebels@viridis 2", "caledonia": "rebels@viridis 1"}
    t = position(land, "barbarian purpura brigantes placement", pool=3, on_map=0)
    assert t.at("britannia") == "brigantes 1"
    assert t.at("caledonia") == "rebels 1"
    assert len(t.events("displaced-lost")) == 2


# ---------------------------------------------------------------- two players (HRE 2.1)


@rule("HRE-2.1-4")
def test_the_winner_of_a_game_of_two_wins_with_the_sum_of_both_factions():
    """Viridis 6 and aureus 7 make 13; purpura has 12 alone, but caeruleus none."""
    played = {"people_shown": True, "emperor_shown": True}
    rows = {name: played | {"rome": rome} for name, rome in {"purpura": 12, "viridis": 6, "aureus": 7}.items()}
    t = position({}, "roman purpura points", turn=7, players=2, caeruleus=played, **rows)
    assert t.g.over
    assert t.events("won") == [{"faction": "viridis", "points": 13}, {"faction": "aureus", "points": 13}]


# ---------------------------------------------------------------- automatic victory and forts (HRE 10.5, 8.2)


@rule("HRE-10.5-2")
@pytest.mark.parametrize(
    ("mine", "phase"),
    [("suebi@purpura 2", "roman purpura placement"), ("purpura 2", "barbarian purpura suebi placement")],
)
def test_where_no_fort_stands_an_automatic_victory_asks_and_destroys_none(mine, phase):
    attacker = "suebi" if phase.startswith("barbarian") else "purpura"
    t = position({"raetia": f"{attacker} 1", "cisalpina": mine}, phase, pool=2).place("cisalpina")
    assert t.at("cisalpina") == f"{attacker} 1"
    assert t.prompt == f"{'barbarian' if attacker == 'suebi' else 'roman'}-placement-place"
    assert t.events("fort-destroyed", "fort-taken") == []


@rule("HRE-8.2-2")
def test_forts_that_were_not_set_down_are_gone_before_cities_are_built():
    land = {"roma": "purpura 1", "sicilia": "purpura 1", "dalmatia": "purpura 1"}
    t = position(land, "roman purpura placement", forts=2).do("place-fort", "roma").do("done")
    assert t.prompt == "cities-start"
    assert plain(GAME.board(t.g))["phase"]["forts"] == 0


@rule("HRE-13-1")
def test_the_lone_forts_of_every_faction_take_a_faction_back():
    t = position(
        {"moesia": "fort:aureus", "raetia": "viridis 1", "dacia": "fort:caeruleus"}, "roman purpura placement", pool=1
    )
    assert t.offers("place-army") == {"moesia", "dacia"}


@rule("HRE-7-5", "HRE-10.2-1")
def test_the_roads_are_open_for_one_phase_only():
    """Purpura builds roads in a Roman phase; the Suebi who cross the Alps later in the turn meet two dice again."""
    land = {"syria": "purpura 1", "raetia": "suebi@viridis 1", "cisalpina": "aureus 1"}
    t = position(land, "roman purpura", purpura={"hand": ["viae"]}, viridis={"people": 2}).do("play-card", "viae")
    while t.phase != "barbarian viridis" or t.prompt != "barbarian-placement-place":
        t.pass_by()
    t.roll(6, 1, 2, 3).place("cisalpina")
    assert t.events("rolled")[-1]["defence"] == [2, 3]


@rule("HRE-13-3")
def test_forts_beside_the_map_are_units_too():
    t = position({"raetia": "viridis 1"}, "roman purpura", purpura={"hand": ["architectura"]})
    t.do("play-card", "architectura")
    assert not t.faction("purpura")["eliminated"]
    assert t.events("faction-out") == []


@rule("HRE-12-7")
@pytest.mark.parametrize(("phase", "side"), [("roman purpura", "purpura"), ("barbarian purpura suebi", "suebi")])
def test_a_betrayal_where_no_fort_stands_asks_about_none(phase, side):
    t = position(
        {"dacia": "viridis 1 city", "moesia": f"{side} 1"}, phase, purpura={"hand": ["portae-apertae"]}, dice=[4]
    )
    t.do("play-card", "portae-apertae")
    assert t.at("dacia") == f"{side} 1 city"
    assert t.prompt != "lone-fort-start"
    assert t.events("fort-destroyed") == []


@rule("HRE-10.2-1", "HRE-10.2-2", "HRE-10.3-1")
@pytest.mark.parametrize(
    ("base", "clause"), [("thracia", "HRE-10.3-1"), ("africa", "HRE-10.2-2"), ("cilicia", "HRE-10.2-1")]
)
def test_the_battle_names_the_clause_of_its_difficult_terrain(base, clause):
    """Asia from Thracia across the strait, from Africa by sea, from Cilicia across the Taurus."""
    land = {base: "purpura 1", "asia": "viridis 2", "bithynia": "viridis 1"}
    t = position(land, "roman purpura placement", pool=1, dice=[1, 1, 6, 6]).place("asia")
    assert t.prompt == "withdrawal-start"
    assert plain(GAME.board(t.g))["battle"]["modifiers"] == [
        {"rule": clause, "whose": "defence", "effect": "dice", "value": 1}
    ]


@rule("HRE-13-1")
def test_a_fort_with_a_garrison_is_no_way_back():
    t = position({"moesia": "fort:aureus", "raetia": "viridis 1 fort"}, "roman purpura placement", pool=1)
    assert t.offers("place-army") == {"moesia"}
    assert t.refused("place-army", "raetia") == "HRE-13-1"


@rule("HRE-16-3")
@pytest.mark.parametrize(("offered", "told"), [(True, [{"faction": "purpura"}]), (False, [])])
def test_only_an_offer_that_was_made_can_be_refused(offered, told):
    land = {"raetia": "suebi 1", "belgica": "viridis 1"}
    t = position(
        land, "barbarian purpura suebi placement", pool=1, dice=[1, 1, 6, 6], options={"bribes": 1}, viridis={"rome": 3}
    ).place("belgica")
    if offered:
        t.do("offer", 2).do("refuse")
    else:
        t.do("done")
    assert t.events("refused") == told
    assert t.rome("viridis") == 3


@rule("HRE-2-4", "HRE-7-4")
def test_who_has_played_all_nine_cards_is_asked_for_none():
    nine = ["aegyptus", "dacia", "cantabri", "stipendium-debitum", "tributum", "morbus", "arminius", "viae", "testudo"]
    t = position({"roma": "purpura 2"}, "roman purpura", turn=3, purpura={"played": nine, "rome": 5})
    assert t.prompt == "recruitment-build"
    t = position({"roma": "purpura 2"}, "roman purpura", turn=3, purpura={"played": nine[1:], "rome": 5})
    assert t.prompt == "card-step-start"
