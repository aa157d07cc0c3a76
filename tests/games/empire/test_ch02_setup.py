"""HRE 2: starting the game, with four players and with fewer."""

from itertools import chain

import pytest

from latrunculi.kernel.contract import plain
from tests.games.empire.table import GAME, new_game, position, whole_game

rule = pytest.mark.rule
FACTIONS = ["purpura", "viridis", "caeruleus", "aureus"]
COLOUR = {card["id"]: card["colour"] for card in plain(GAME.reference())["cards"]}
PLAYED = {"people_shown": True, "emperor_shown": True}
"""A Faction that has had both its phases of the turn."""


@rule("HRE-2-1")
def test_four_players_have_one_faction_each():
    assert [new_game().faction(name)["seat"] for name in FACTIONS] == [0, 1, 2, 3]
    assert GAME.setup().seats == 4


@rule("HRE-2-2")
def test_both_counts_begin_at_0():
    t = new_game()
    assert [(t.rome(name), t.barbarian(name)) for name in FACTIONS] == [(0, 0)] * 4


@rule("HRE-2-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hand_is_one_card_of_each_colour(players):
    t = new_game(players)
    hands = [t.faction(name)["hand"] for name in FACTIONS[: 3 if players == 3 else 4]]
    assert len(set(COLOUR.values())) == 9
    for hand in hands:
        assert sorted(COLOUR[card] for card in hand) == sorted(set(COLOUR.values()))
    dealt = list(chain(*hands))
    assert len(dealt) == len(set(dealt))


@rule("HRE-2-3")
def test_any_card_of_a_colour_may_be_dealt():
    hands = {card for seed in range(40) for card in new_game(seed=str(seed)).faction("purpura")["hand"]}
    assert hands == set(COLOUR)


@rule("HRE-2-3")
def test_a_hand_is_secret():
    seen = new_game().view(1)["board"]["factions"]
    assert [row["hand"] is None for row in seen] == [True, False, True, True]


@rule("HRE-2-4")
def test_no_card_is_drawn_after_the_set_up():
    before, after = new_game(seed="a"), whole_game(seed="a")
    for name in FACTIONS:
        row = after.faction(name)
        assert set(row["hand"]) | set(row["played"]) == set(before.faction(name)["hand"])
    assert any(after.faction(name)["played"] for name in FACTIONS)
    seen = after.view(0)["board"]["factions"]
    assert seen[1]["hand"] is None


@rule("HRE-2-5")
def test_draws_are_blind():
    t = position({}, "next turn")
    seats = [t.view(seat)["board"]["factions"][0]["drawn"] for seat in range(4)]
    assert seats[0] is not None
    assert seats[1:] == [None] * 3


@rule("HRE-2-5")
def test_all_chits_return_for_each_turn():
    held = {"people": 5, "emperor": 6, **PLAYED}
    rich = {"rome": 1}
    t = position({}, "next turn", turn=3, purpura=held, viridis=rich, caeruleus=rich, aureus=rich, script=[4])
    assert t.faction("purpura")["drawn"]["chit"] == 5
    t.draw(0, 0, 0, 5)
    while t.prompt == "draw-peoples-decide":
        t.do("keep")
    assert t.faction("purpura")["drawn"]["chit"] == 6


@rule("HRE-2-6")
def test_the_map_is_empty_at_the_start():
    provinces = new_game().view(0)["board"]["provinces"]
    assert len(provinces) == 45
    assert {(row["armies"], row["fort"], row["city"]) for row in provinces.values()} == {(0, None, None)}


# ---------------------------------------------------------------- 2.1 fewer players


@rule("HRE-2.1-1")
def test_two_players_have_two_factions_each():
    t = new_game(2)
    assert sorted(t.faction(name)["seat"] for name in FACTIONS) == [0, 0, 1, 1]
    for kind in ("barbarian-phase", "roman-phase"):
        assert {event["faction"] for event in whole_game(2).events(kind)} == set(FACTIONS)


@rule("HRE-2.1-2")
def test_with_two_players_a_chit_may_go_to_ones_other_faction():
    t = position({}, "next turn", players=2)
    mine = [name for name in FACTIONS if t.faction(name)["seat"] == 0]
    assert mine == ["purpura", "caeruleus"]
    assert t.faction("purpura")["drawn"]
    assert t.offers("pass-to") == {"viridis", "caeruleus", "aureus"}
    t.do("pass-to", "caeruleus")
    assert t.faction("caeruleus")["peopleHeld"]


@rule("HRE-2.1-3")
def test_two_factions_of_one_player_keep_hands_counts_and_chits_apart():
    hands = {"purpura": {"hand": ["tributum"], "rome": 3}, "caeruleus": {"hand": ["dacia"], "rome": 5}}
    t = position({"roma": "purpura 1", "syria": "viridis 1"}, "roman purpura", players=2, **hands)
    seen = t.view(0)["board"]["factions"]
    assert [seen[0]["hand"], seen[1]["hand"], seen[2]["hand"]] == [["tributum"], None, ["dacia"]]
    assert t.offers("play-card") == {"tributum"}
    t.do("play-card", "tributum")
    assert (t.faction("purpura")["cardsThisTurn"], t.faction("caeruleus")["cardsThisTurn"]) == (1, 0)
    assert (t.rome("purpura"), t.rome("caeruleus")) == (3, 5)


@rule("HRE-2.1-3")
def test_two_factions_of_one_player_are_enemies():
    t = position({"cisalpina": "purpura 1", "roma": "caeruleus 1"}, "roman purpura placement", players=2, pool=1)
    t.roll(6, 1, 1).place("roma")
    assert t.events("combat")
    assert not t.events("automatic-victory")


@rule("HRE-2.1-3")
def test_two_factions_of_one_player_score_apart():
    held = {"cisalpina": "purpura 1", "raetia": "purpura 1", "sicilia": "caeruleus 1", "dalmatia": "caeruleus 1"}
    t = position(held, "roman purpura points", players=2)
    assert [event["level"] for event in t.events("scored-diocese")] == ["presence"]
    assert (t.rome("purpura"), t.rome("caeruleus")) == (3, 0)


@rule("HRE-2.1-4")
def test_with_two_players_all_four_counts_of_a_player_add_up():
    """10 + 0 and 1 + 1 make 12, 6 + 1 and 3 + 3 make 13, though the best Faction is the other player's."""
    t = position(
        {}, "roman purpura points", turn=7, players=2,
        purpura={"rome": 10, **PLAYED}, caeruleus={"rome": 1, "barbarian": 1, **PLAYED},
        viridis={"rome": 6, "barbarian": 1, **PLAYED}, aureus={"rome": 3, "barbarian": 3, **PLAYED},
    )  # fmt: skip
    assert t.g.over
    assert GAME.scores(t.g) == [12, 13]
    assert GAME.winners(t.g) == [1]


@rule("HRE-2.1-5")
def test_three_players_start_with_nine_legions():
    t = position({}, "roman purpura aemilius-lepidus", turn=1, players=3).do("done")
    assert t.g.pool == 9
    t = position({}, "roman purpura pompeius-magnus", turn=1, players=3).do("done")
    assert t.g.pool == 9 + 1
    t = position({}, "roman purpura divus-julius", turn=1, players=3).do("done")
    assert t.g.pool == 10  # 9 + 2, but there are no more counters


@rule("HRE-2.1-5")
def test_three_players_may_recruit_up_to_nine():
    eight = {"roma": "purpura 3", "sicilia": "purpura 3", "dalmatia": "purpura 2"}
    t = position(eight, "roman purpura recruitment", players=3, purpura={"rome": 9})
    assert t.do("recruit").refused("recruit") == "HRE-8.2-4"


@rule("HRE-2.1-5")
def test_with_three_players_a_faction_and_some_chits_are_not_used():
    t = whole_game(3)
    assert len(t.view(0)["board"]["factions"]) == 3
    assert len(t.events("drew-people")) == len(t.events("drew-emperor")) == 3 * 7
    assert len(t.events("settled")) == 3
