"""HRE 7: event cards, Kingdoms and Tribes, Provinces emptied by disease."""

import pytest

from tests.games.empire.table import position

rule = pytest.mark.rule


def kingdom(provinces, card="dacia", phase="roman viridis", turn=1, **more):
    """A Kingdom or Tribe appears: viridis plays its card."""
    more["viridis"] = {"hand": [card]} | more.get("viridis", {})
    return position(provinces, phase, turn=turn, **more).do("play-card", card)


# ---------------------------------------------------------------- 7


@rule("HRE-7-1")
@pytest.mark.parametrize("phase", ["roman viridis", "barbarian viridis suebi"])
def test_a_card_comes_before_anything_else_in_a_phase(phase):
    t = position({"germania-magna": "suebi@viridis 1", "syria": "viridis 2"}, phase, viridis={"hand": ["dacia"]})
    assert t.prompt == "card-step-start"
    assert t.offers("play-card") == {"dacia"}
    assert t.seat == 1
    t.do("done")
    assert "play-card" not in t.verbs
    assert t.why_not("play-card", "dacia") == "not now"


@rule("HRE-7-2")
def test_a_card_for_roman_phases_stays_in_hand_in_barbarian_phases():
    hand = {"hand": ["architectura", "dacia"]}
    t = position({}, "barbarian viridis", viridis=hand)
    assert t.offers("play-card") == {"dacia"}
    assert t.refused("play-card", "architectura") == "HRE-7-2"
    assert position({}, "roman viridis", viridis=hand).offers("play-card") == {"architectura", "dacia"}


@rule("HRE-7-2")
def test_a_card_for_barbarian_phases_stays_in_hand_in_roman_phases():
    t = position({}, "roman viridis", viridis={"hand": ["insidiae"]})
    assert t.refused("play-card", "insidiae") == "HRE-7-2"
    assert position({}, "barbarian viridis", viridis={"hand": ["insidiae"]}).offers("play-card") == {"insidiae"}


@rule("HRE-7-2")
def test_a_card_for_attacks_is_not_played_at_the_start():
    t = position({}, "roman viridis", viridis={"hand": ["obsidio"]})
    assert t.refused("play-card", "obsidio") == "HRE-7-2"


@rule("HRE-7-2")
def test_a_card_that_is_not_in_hand_cannot_be_played():
    t = position({}, "roman viridis", viridis={"hand": ["dacia"]}, purpura={"hand": ["thracia"]})
    assert t.refused("play-card", "thracia") == "HRE-2-3"


@rule("HRE-7-3")
def test_one_card_in_a_phase():
    hand = {"hand": ["architectura", "obsidio"]}
    t = position({"roma": "viridis 1"}, "roman viridis", viridis=hand).do("play-card", "architectura").do("done")
    assert t.prompt == "roman-placement-place"
    assert t.refused("play-card", "obsidio") == "HRE-7-3"


@rule("HRE-7-3")
@pytest.mark.parametrize(("played", "prompt"), [(0, "card-step-start"), (1, "recruitment-build")])
def test_a_card_in_an_attack_uses_the_allowance_too(played, prompt):
    """After one card of this kind a second phase of the turn still has its card, after two it has none."""
    hand = {"hand": ["obsidio", "tributum"], "cards": played, "people": 1, "emperor": 1, "rome": 9}
    t = position({"frisia": "frisii@viridis 1"}, "barbarian viridis frisii placement", viridis=hand, pool=1)
    t.do("play-card", "obsidio").do("done")
    assert (t.phase, t.prompt) == ("roman viridis", prompt)


@rule("HRE-7-3")
@pytest.mark.parametrize(("played", "prompt"), [(1, "card-step-start"), (2, "recruitment-build")])
def test_two_cards_in_a_turn(played, prompt):
    t = position({"roma": "viridis 2"}, "roman viridis", viridis={"hand": ["dacia"], "cards": played, "rome": 9})
    assert t.prompt == prompt


@rule("HRE-7-3")
def test_two_cards_in_a_turn_bind_attacks_too():
    t = position({"roma": "viridis 2"}, "roman viridis placement", viridis={"hand": ["obsidio"], "cards": 2}, pool=1)
    assert t.refused("play-card", "obsidio") == "HRE-7-3"


@rule("HRE-7-4")
def test_every_player_may_play_in_each_of_his_phases_and_need_not():
    hands = {name: {"hand": [card]} for name, card in zip(
        ("purpura", "viridis", "caeruleus", "aureus"), ("tributum", "dacia", "morbus", "armenia"), strict=True
    )}  # fmt: skip
    t = position({"roma": "purpura 1", "syria": "viridis 1"}, "phases", **hands)
    for _ in range(8):
        assert t.prompt == "card-step-start"
        assert "done" in t.verbs
        t.skip()
    assert t.g.turn == 3
    assert not t.events("card")


@rule("HRE-7-4")
def test_a_card_in_both_phases_of_a_turn():
    t = position({}, "barbarian purpura", purpura={"hand": ["dacia", "armenia"], "emperor": 1})
    t.do("play-card", "dacia").skip()
    assert t.phase == "roman purpura"
    t.do("play-card", "armenia")
    assert t.faction("purpura")["cardsThisTurn"] == 2


@rule("HRE-7-4")
def test_each_turn_has_its_two_cards():
    t = position({}, "next turn", purpura={"hand": ["armenia"], "cards": 2})
    while not t.phase:
        t.do("keep")
    while t.phase != "barbarian purpura":
        t.skip()
    assert t.offers("play-card") == {"armenia"}


@rule("HRE-7-5")
def test_a_card_takes_effect_at_once_and_is_gone():
    t = position({"roma": "viridis 1"}, "roman viridis", viridis={"hand": ["architectura", "dacia"]})
    t.do("play-card", "architectura")
    assert t.g.forts == 2
    assert (t.faction("viridis")["hand"], t.faction("viridis")["played"]) == (["dacia"], ["architectura"])
    assert t.events("card") == [{"faction": "viridis", "card": "architectura"}]


@rule("HRE-7-5")
@pytest.mark.parametrize("phase", ["roman viridis", "barbarian viridis"])
def test_a_card_without_effect_stays_in_hand(phase):
    t = position({}, phase, viridis={"hand": ["tributum", "morbus", "portae-apertae"]})
    assert t.offers("play-card") == set()
    assert t.refused("play-card", "tributum") == "HRE-11-1"
    assert t.refused("play-card", "morbus") == "HRE-7.3-1"
    assert t.refused("play-card", "portae-apertae") == "HRE-12-7"


# ---------------------------------------------------------------- 7.1


@rule("HRE-7.1-1")
@pytest.mark.parametrize(("turn", "legal"), [(1, True), (2, True), (3, True), (4, False)])
def test_a_card_is_played_in_its_period(turn, legal):
    """Dacia: periods I to III."""
    t = position({}, "roman viridis", turn=turn, viridis={"hand": ["dacia"]})
    assert ("dacia" in t.offers("play-card")) is legal
    assert t.why_not("play-card", "dacia") == ("" if legal else "HRE-7.1-1")


@rule("HRE-7.1-1")
def test_the_period_binds_cards_in_attacks():
    """Cataphracti: periods II to VII."""
    hand = {"hand": ["cataphracti"], "start": "roma"}
    t = position({"roma": "viridis 1"}, "roman viridis placement", turn=1, pool=1, viridis=hand)
    assert t.refused("play-card", "cataphracti") == "HRE-7.1-1"
    hand = {"hand": ["cataphracti"]}
    t = position({"roma": "viridis 1"}, "roman viridis placement", turn=2, pool=1, viridis=hand)
    assert t.offers("play-card") == {"cataphracti"}


# ---------------------------------------------------------------- 7.2


@rule("HRE-7.2-1", "HRE-7.2-2", "HRE-7.2-5", "HRE-7.2-7")
def test_dacia_appears():
    """The example of the rules: the Legion in Dacia falls back to friendly Dalmatia; then Dacia and Thracia."""
    t = kingdom({"dacia": "purpura 1", "dalmatia": "purpura 1"})
    assert t.at("dalmatia") == "purpura 2"
    assert t.at("dacia") == "dacia 1 fort city"
    assert (t.prompt, t.seat) == ("mini-phase-place", 1)
    t.place("dacia", "thracia")
    assert (t.at("dacia"), t.at("thracia")) == ("dacia 2 fort city", "dacia 1")
    assert not t.events("combat")
    assert t.prompt == "roman-placement-settle"


@rule("HRE-7.2-1")
@pytest.mark.parametrize("card", ["dacia", "dalmatae"])
def test_a_kingdom_or_tribe_expands_and_fights_at_once(card):
    t = kingdom({"moesia": "purpura 1"}, card, "barbarian viridis suebi")
    assert t.prompt == "mini-phase-place"
    t.roll(6, 5, 1, 1).place("moesia")
    assert t.at("moesia") == f"{card} 1"
    assert not t.events("recruited-barbarians") or t.story().index("entered") < t.story().index("recruited-barbarians")


@rule("HRE-7.2-2")
def test_the_owner_chooses_where_displaced_armies_go():
    t = kingdom({"dacia": "purpura 2", "dalmatia": "purpura 1", "moesia": "purpura 1", "thracia": "aureus 1"})
    assert (t.prompt, t.rule, t.seat) == ("displacement-make-room", "HRE-7.2-2", 0)
    assert t.offers("retreat-to") == {"dalmatia", "moesia"}
    assert t.refused("retreat-to", "thracia") == "HRE-7.2-2"
    assert t.refused("retreat-to", "roma") == "HRE-7.2-2"
    t.do("retreat-to", "moesia").do("retreat-to", "dalmatia")
    assert (t.at("moesia"), t.at("dalmatia")) == ("purpura 2", "purpura 2")


@rule("HRE-7.2-2")
def test_displaced_armies_without_room_are_eliminated():
    t = kingdom({"dacia": "purpura 3", "dalmatia": "purpura 2", "moesia": "purpura 3"})
    assert t.at("dalmatia") == "purpura 3"
    assert len(t.events("displaced-lost")) == 2
    assert not t.events("combat")


@rule("HRE-7.2-2")
def test_displaced_armies_need_a_province_of_their_own_side():
    """Neither another Faction's, nor another People of the same player, nor an empty one."""
    t = kingdom({"dacia": "suebi@purpura 2", "dalmatia": "purpura 1", "gothia": "galli@purpura 1"})
    assert t.events("displaced-lost") == [{"side": "suebi", "province": "dacia"}] * 2
    assert t.held("suebi") == set()


@rule("HRE-7.2-2")
def test_displaced_armies_cross_straits_and_not_the_sea():
    t = kingdom({"thracia": "purpura 1", "bithynia": "purpura 1"}, "thracia")
    assert t.at("bithynia") == "purpura 2"
    t = kingdom({"thracia": "purpura 1", "achaea": "purpura 1"}, "thracia")
    assert t.at("achaea") == "purpura 1"
    assert len(t.events("displaced-lost")) == 1


@rule("HRE-7.2-3")
@pytest.mark.parametrize("walls", ["fort", "fortress", "fort:purpura"])
def test_forts_are_swept_away(walls):
    armies = "" if ":" in walls else "purpura 1 "
    t = kingdom({"dalmatia": armies + walls}, "dalmatae")
    assert t.at("dalmatia") == "dalmatae 1"
    assert t.events("fort-swept") == [{"province": "dalmatia"}]


@rule("HRE-7.2-4")
def test_a_roman_start_province_is_no_exception():
    t = kingdom({"dacia": "purpura 2 fort city", "dalmatia": "purpura 1"}, purpura={"start": "dacia"})
    assert t.at("dalmatia") == "purpura 3"
    assert t.at("dacia") == "dacia 1 fort city"
    assert t.events("fort-swept") == [{"province": "dacia"}]


@rule("HRE-7.2-4")
def test_a_faction_displaces_what_stands_in_its_start_province():
    t = position(
        {"aquitania": "galli@viridis 2 fort", "lugdunensis": "galli 2"}, "roman purpura placement", turn=1, pool=7
    ).do("settle", "aquitania")  # fmt: skip
    assert t.at("aquitania") == "purpura 1 city"
    assert t.at("lugdunensis") == "galli 3"
    assert len(t.events("displaced-lost")) == 1
    assert not t.events("combat")


@rule("HRE-7.2-4", "HRE-9.3-4")
def test_a_retreat_before_a_faction_is_refused_by_its_own_clause():
    galli = {"aquitania": "galli@viridis 1", "lugdunensis": "galli 1", "narbonensis": "galli 1"}
    t = position(galli, "roman purpura placement", turn=1, pool=7).do("settle", "aquitania")
    assert t.offers("retreat-to") == {"lugdunensis", "narbonensis"}
    assert t.refused("retreat-to", "tarraconensis") == "HRE-9.3-4"


@rule("HRE-7.2-5")
def test_a_tribe_brings_neither_city_nor_fort():
    assert kingdom({}, "dalmatae").at("dalmatia") == "dalmatae 1"


@rule("HRE-7.2-5")
@pytest.mark.parametrize("city", ["city", "looted"])
def test_a_kingdom_takes_over_the_one_city_intact(city):
    assert kingdom({"dacia": f"purpura 1 {city}"}).at("dacia") == "dacia 1 fort city"


@rule("HRE-7.2-6")
def test_the_kingdom_is_marked_by_who_played_it():
    t = kingdom({})
    assert t.controller("dacia") == "viridis"


@rule("HRE-7.2-6")
def test_nobody_holds_three_kingdoms():
    two = {"armenia": "armenia@viridis 1", "bosporus": "bosporus@viridis 1"}
    hand = {"viridis": {"hand": ["dacia", "dalmatae"], "start": "syria"}}
    t = position(two, "roman viridis", turn=1, **hand)
    assert t.refused("play-card", "dacia") == "HRE-7.2-6"
    assert t.offers("play-card") == {"dalmatae"}


@rule("HRE-7.2-6")
def test_a_kingdom_that_lost_its_start_province_frees_its_marker():
    two = {"armenia": "purpura 1", "albania": "armenia@viridis 1", "bosporus": "bosporus@viridis 1"}
    t = position(two, "roman viridis", turn=1, viridis={"hand": ["dacia"], "start": "syria"})
    assert t.offers("play-card") == {"dacia"}


@rule("HRE-7.2-7")
def test_the_armies_of_the_card_one_by_one_in_reach():
    """Dacia: 3 armies. In its start Province, where it stands, or next to that; over straits, not over the sea."""
    t = kingdom({})
    near = {"dacia", "dalmatia", "moesia", "thracia", "marcomannia", "gothia", "sarmatia"}
    assert t.offers("place-army") == near
    assert t.refused("place-army", "asia") == "HRE-7.2-7"
    t.place("thracia")
    assert t.offers("place-army") == near | {"macedonia", "asia", "bithynia"}
    assert t.refused("place-army", "armenia") == "HRE-7.2-7"
    assert t.refused("place-army", "syria") == "HRE-9.2.2-3"
    t.place("asia")
    assert t.prompt != "mini-phase-place"
    assert sum(1 for event in t.events("placed") if event["side"] == "dacia") == 2


@rule("HRE-7.2-7")
def test_a_lone_fort_must_be_defeated_by_a_kingdom():
    t = kingdom({"moesia": "fort:purpura"}).roll(6, 1, 4).place("moesia")
    assert t.at("moesia") == "dacia 1"
    assert t.events("rolled")[0]["defence_bonus"] == 1


@rule("HRE-7.2-8")
@pytest.mark.parametrize("phase", ["barbarian viridis suebi", "roman viridis"])
def test_a_kingdom_never_moves_again(phase):
    t = kingdom({"germania-magna": "suebi@viridis 1"}, phase=phase).place("dacia", "dacia")
    before = t.at("dacia")
    while t.phase == phase.removesuffix(" suebi"):
        assert "dacia" not in t.offers("take-up")
        if t.prompt == "barbarian-placement-place":
            assert t.refused("place-army", "moesia") == "HRE-9.2.2-1"
        t.pass_by()
    assert t.at("dacia") == before
    assert not [event for event in t.events("combat") if event["side"] == "dacia"]


@rule("HRE-7.2-8")
def test_a_kingdom_defends_itself_and_its_player_rolls():
    t = position({"dacia": "dacia@viridis 1 city", "moesia": "purpura 1"}, "roman purpura placement", pool=1)
    t.roll(2, 1, 6).place("dacia")
    assert t.at("dacia") == "dacia 1 city"
    assert t.events("rolled")[0]["roller"] == "viridis"


@rule("HRE-7.2-8")
def test_the_player_of_a_tribe_chooses_its_retreat():
    t = position(
        {"germania-magna": "helvetii@aureus 1", "marcomannia": "helvetii 1", "raetia": "helvetii 1"},
        "barbarian viridis suebi placement", pool=1, turn=1,
    )  # fmt: skip
    assert (t.prompt, t.seat) == ("displacement-retreat", 3)
    assert t.offers("retreat-to") == {"marcomannia", "raetia"}


@rule("HRE-7.2-9")
def test_kingdoms_and_tribes_count_in_the_barbarian_phase_alone():
    """Dacia: a City 1; dominance of the Diocese of Graecia 2 x 2; the Dalmatae dominate that of Roma, 2 x 3."""
    there = {"dacia": "dacia@purpura 2 fort city", "dalmatia": "dalmatae@purpura 1"}
    barbarian = position(there, "barbarian purpura suebi points")
    assert (barbarian.barbarian("purpura"), barbarian.rome("purpura")) == (1 + 4 + 6, 0)
    roman = position(there, "roman purpura points")
    assert (roman.barbarian("purpura"), roman.rome("purpura")) == (0, 0)


@rule("HRE-7.2-9")
def test_kingdoms_do_not_count_for_others():
    t = position({"dacia": "dacia@aureus 2 fort city"}, "barbarian purpura suebi points")
    assert t.barbarian("purpura") == 0


# ---------------------------------------------------------------- 7.3


@rule("HRE-7.3-1")
@pytest.mark.parametrize("card", ["pestilentia", "morbus", "febris-castrensis"])
def test_disease_spares_cities_and_forts(card):
    t = position({"roma": "purpura 2 fort city"}, "roman viridis", viridis={"hand": [card]})
    t.roll(6, 6).do("play-card", card)
    if t.prompt:  # the only Province with armies is chosen by itself
        assert t.at("roma") in ("fort:purpura city", "purpura 1 fort city")
    assert t.events("struck-down")[0]["province"] == "roma"


@rule("HRE-7.3-1")
def test_an_epidemic_in_a_diocese_spares_its_cities():
    there = {"roma": "purpura 1 city", "dalmatia": "suebi@aureus 2 looted", "sicilia": "viridis 1 fort city"}
    t = position(there, "roman viridis", turn=4, viridis={"hand": ["pestis-antonina"]})
    t.do("play-card", "pestis-antonina")
    if t.prompt == "epidemic-start":
        t.do("choose-diocese", "roma")
    assert {event["province"] for event in t.events("effect-roll")} == {"roma", "dalmatia", "sicilia"}
    assert [t.at(province).split()[-1] for province in there] == ["city", "looted", "city"]


@rule("HRE-7.3-2")
def test_the_next_army_conquers_an_emptied_province_without_combat():
    t = position(
        {"dalmatia": "suebi@aureus 2 city", "cisalpina": "purpura 1"}, "roman purpura", purpura={"hand": ["morbus"]}
    )
    t.roll(4, 6).do("play-card", "morbus")
    t.do("choose-province", "dalmatia")
    assert t.at("dalmatia") == "city"
    t = position({"dalmatia": "city", "cisalpina": "purpura 1"}, "roman purpura placement", pool=1)
    t.place("dalmatia")
    assert t.at("dalmatia") == "purpura 1 city"
    assert not t.events("combat")
    assert t.offers("loot") == {"dalmatia"}


@rule("HRE-7.3-2")
def test_a_fort_that_disease_leaves_alone_is_treated_as_one():
    """Romans take it without combat, Barbarians have to defeat it (10.4)."""
    alone = {"dalmatia": "fort:aureus", "cisalpina": "purpura 1"}
    roman = position(alone, "roman purpura placement", pool=1).place("dalmatia")
    assert roman.prompt == "lone-fort-start"
    assert not roman.events("rolled")
    alone = {"dalmatia": "fort:aureus", "cisalpina": "suebi 1"}
    barbarian = position(alone, "barbarian purpura suebi placement", pool=1).roll(6, 1, 1, 1).place("dalmatia")
    assert len(barbarian.events("rolled")) == 1
    assert barbarian.at("dalmatia") == "suebi 1"
