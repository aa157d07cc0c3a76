"""HRE 5: the Draw Phase."""

import pytest

from latrunculi.kernel.contract import plain
from tests.games.empire.table import GAME, new_game, position

rule = pytest.mark.rule
SHOWN = plain(GAME.reference())
FACTIONS = ["purpura", "viridis", "caeruleus", "aureus"]
PLAYED = {"people_shown": True, "emperor_shown": True}


def order(table):
    return [event["faction"] for event in table.events("drawing-order")]


def drawing(place=0, *, turn=2, **factions):
    """A draw in the order purpura, viridis, caeruleus, aureus, whose first chit is number `place` of those left."""
    points = dict(zip(FACTIONS, ({"rome": 0}, {"rome": 1}, {"rome": 2}, {"rome": 3}), strict=True))
    rows = {name: points[name] | factions.get(name, {}) for name in FACTIONS}
    return position({}, "next turn", turn=turn - 1, script=[place], **rows)


# ---------------------------------------------------------------- 5.1


@rule("HRE-5.1-1")
def test_in_turn_i_dice_decide_and_ties_are_rolled_again():
    """6 for viridis, 1 for aureus; purpura and caeruleus roll 4, then 2 and 5."""
    t = position({}, "next turn", turn=0, dice=[4, 6, 4, 1, 2, 5])
    assert order(t) == ["viridis", "caeruleus", "purpura", "aureus"]
    assert [event["dice"] for event in t.events("order-roll")] == [[4], [6], [4], [1], [2], [5]]


@rule("HRE-5.1-2")
def test_later_the_fewest_points_of_both_counts_draw_first():
    t = position(
        {}, "next turn",
        purpura={"rome": 5}, viridis={"rome": 1, "barbarian": 3}, caeruleus={"barbarian": 9}, aureus={"rome": 2},
    )  # fmt: skip
    assert order(t) == ["aureus", "viridis", "purpura", "caeruleus"]
    assert not t.events("order-roll")


@rule("HRE-5.1-3")
def test_a_tie_goes_to_the_lowest_people_played_in_the_turn_before():
    t = position(
        {}, "next turn",
        purpura={"people": 4, "rome": 2}, viridis={"people": 5, "barbarian": 1},
        caeruleus={"people": 1, "barbarian": 2}, aureus={"people": 2, "rome": 1},
    )  # fmt: skip
    assert order(t) == ["aureus", "viridis", "caeruleus", "purpura"]


# ---------------------------------------------------------------- 5.2 and 5.3: the tables


@rule("HRE-5.2-1")
def test_35_peoples_five_for_each_turn():
    lines = sorted((entry["turn"], entry["chit"]) for entry in SHOWN["entries"])
    assert lines == [(turn, chit) for turn in range(1, 8) for chit in range(1, 6)]


@rule("HRE-5.2-1")
@pytest.mark.parametrize(("turn", "chit", "people"), [(3, 2, "alani"), (4, 2, "sarmatae")])
def test_the_chit_is_the_line_of_the_present_turn(turn, chit, people):
    t = drawing(chit - 1, turn=turn)
    assert t.faction("purpura")["drawn"] == {"chit": chit, "people": people}


@rule("HRE-5.2-2")
def test_an_entry_gives_start_and_strength():
    """The printed entry of the Brigantes: strength 3, starting area Britannia."""
    t = position({}, "barbarian purpura brigantes placement", pool=3)
    assert t.at("britannia") == "brigantes 1"
    entries = {(entry["people"], entry["turn"]): entry for entry in SHOWN["entries"]}
    assert (entries["brigantes", 2]["start"], entries["brigantes", 2]["strength"]) == ("britannia", 3)
    assert (entries["galli", 1]["start"], entries["galli", 1]["strength"]) == ("lugdunensis", 5)
    assert entries["gothi", 6]["strength"] == 7
    provinces = {province["id"] for province in SHOWN["provinces"]}
    assert all(entry["start"] in provinces and entry["strength"] >= 1 for entry in SHOWN["entries"])


@rule("HRE-5.3-1")
def test_42_emperors_six_for_each_turn():
    lines = sorted((emperor["turn"], emperor["chit"]) for emperor in SHOWN["emperors"])
    assert lines == [(turn, chit) for turn in range(1, 8) for chit in range(1, 7)]
    turns = {emperor["id"]: emperor["turn"] for emperor in SHOWN["emperors"]}
    assert (turns["divus-julius"], turns["domitianus"], turns["romulus-augustus"]) == (1, 3, 7)
    assert {"caligula", "nero", "magnus-maximus", "caesar-augustus"} < set(turns)


@rule("HRE-5.3-1")
def test_the_emperor_of_a_chit_is_that_of_the_turn():
    t = position({}, "next turn", turn=2, script=[0, 0, 0, 0, 2])
    while t.prompt == "draw-peoples-decide":
        t.do("keep")
    assert t.faction("purpura")["drawn"] == {"chit": 3, "emperor": "domitianus"}


@rule("HRE-5.3-2")
def test_most_emperors_have_a_bonus_and_not_all():
    bonus = {emperor["id"]: emperor["bonus"] for emperor in SHOWN["emperors"]}
    assert 42 / 2 < sum(bool(has) for has in bonus.values()) < 42
    assert bonus["nero"] == ["ties"]
    assert bonus["divus-julius"] == ["legions-2"]
    assert bonus["domitianus"] == ["legions-1"]
    assert bonus["caligula"] == []


@rule("HRE-5.3-2")
@pytest.mark.parametrize(("emperor", "winner"), [("nero", "purpura 1"), ("caligula", "galli 1")])
def test_the_faction_uses_the_bonus(emperor, winner):
    """The tie at 3 decides the combat under Nero; otherwise it is rolled again, and the Galli win."""
    t = position(
        {"aquitania": "purpura 1", "lugdunensis": "galli@viridis 1"}, f"roman purpura {emperor} placement",
        pool=1, dice=[3, 1, 3, 2, 1, 6],
    ).place("lugdunensis")  # fmt: skip
    assert t.at("lugdunensis") == winner


@rule("HRE-5.3-3")
def test_a_bonus_lasts_from_the_reveal_to_the_end_of_the_turn():
    """Claudius (chit III of turn II) gives VP for Provinces, Vespasianus (chit I of turn III) Legions."""
    t = position(
        {"roma": "purpura 1"}, "barbarian purpura",
        purpura={"emperor": 3, "people": 1}, viridis={"emperor": 6, **PLAYED, "people": 2},
        caeruleus={"emperor": 5, **PLAYED, "people": 3}, aureus={"emperor": 4, **PLAYED, "people": 4},
    )  # fmt: skip
    assert not t.g.bonuses(0)
    t.skip()
    assert t.phase == "roman purpura"
    assert t.g.bonuses(0)
    t.skip()
    assert t.g.turn == 3
    assert len(t.events("scored-provinces")) == 1
    assert not t.g.bonuses(0)


@rule("HRE-5.3-3")
def test_the_bonus_of_an_emperor_is_gone_with_the_turn():
    """A Faction that had Domitianus and draws Commodus gets no Legion in the next turn."""
    t = position({"roma": "purpura 1"}, "next turn", turn=3, script=[0, 0, 0, 0, 1, 0, 0, 0], purpura={"emperor": 3})
    while not t.phase:
        t.do("keep")
    assert t.faction("purpura")["emperor"] == "commodus"
    while t.phase != "roman purpura":
        t.skip()
    t.skip()
    assert not t.events("bonus-legions")


@rule("HRE-5.3-3")
def test_the_death_of_an_emperor_does_not_touch_the_next():
    """Claudius is dead; in turn III the Faction has Antoninus Pius, who gives VP for Provinces."""
    script = [0, 0, 0, 0, 5, 0, 0, 0]
    t = position({"roma": "purpura 1"}, "next turn", script=script, purpura={"emperor": 3, "emperor_dead": True})
    while not t.phase:
        t.do("keep")
    while t.phase != "roman purpura":
        t.skip()
    t.skip()
    assert t.events("scored-provinces") == [{"faction": "purpura", "number": 1, "points": 1}]


# ---------------------------------------------------------------- 5.4


@rule("HRE-5.4-1")
def test_each_player_draws_and_looks_at_his_chit_alone():
    t = drawing(3)
    assert t.seat == 0
    assert t.events("drew-people", viewer=0) == [{"faction": "purpura", "people": "brigantes", "chit": 4}]
    assert t.events("drew-people", viewer=1) == []
    assert t.events("drew", viewer=1) == [{"faction": "purpura"}]
    assert t.do("keep").seat == 1
    assert t.do("keep").seat == 2


@rule("HRE-5.4-2")
def test_a_chit_is_kept_or_passed_to_a_player_who_has_not_drawn():
    t = drawing()
    assert t.verbs == {"keep", "pass-to"}
    assert t.offers("pass-to") == {"viridis", "caeruleus", "aureus"}
    t.do("keep")
    assert t.offers("pass-to") == {"caeruleus", "aureus"}
    assert t.refused("pass-to", "purpura") == "HRE-5.4-2"
    assert t.refused("pass-to", "viridis") == "HRE-5.4-2"
    t.do("pass-to", "aureus")
    assert t.events("kept", "passed")[:2] == [{"faction": "purpura"}, {"faction": "viridis", "to": "aureus"}]
    assert t.faction("aureus")["peopleChit"]


@rule("HRE-5.4-2")
def test_nobody_is_given_a_second_chit():
    t = drawing().do("pass-to", "aureus")
    assert t.offers("pass-to") == {"caeruleus"}
    assert t.refused("pass-to", "aureus") == "HRE-5.4-2"


@rule("HRE-5.4-3")
def test_who_received_a_chit_must_pass_the_one_he_draws():
    t = drawing(0).do("pass-to", "viridis")
    assert t.seat == 1
    assert t.faction("viridis")["peopleChit"] == 1
    assert t.refused("keep") == "HRE-5.4-3"
    assert t.offers("pass-to") == {"caeruleus", "aureus"}
    t.do("pass-to", "aureus")
    assert t.faction("viridis")["peopleChit"] == 1


@rule("HRE-5.4-4")
def test_a_forced_pass_goes_to_a_player_without_a_chit_when_all_have_drawn():
    """purpura keeps, viridis passes to aureus, caeruleus has to keep, aureus must pass: only viridis is left."""
    t = drawing().do("keep").do("pass-to", "aureus")
    assert [event["action"]["verb"] for event in t.events("forced")] == ["keep", "pass-to"]
    assert t.events("passed")[-1] == {"faction": "aureus", "to": "viridis"}
    assert t.prompt == "draw-emperors-decide"
    assert len({t.faction(name)["peopleChit"] for name in FACTIONS}) == 4


@rule("HRE-5.4-4")
def test_the_drawer_chooses_among_several_players_without_a_chit():
    """purpura and viridis pass to caeruleus and aureus, who have both to pass: caeruleus may choose."""
    t = drawing().do("pass-to", "caeruleus").do("pass-to", "aureus")
    assert t.seat == 2
    assert t.offers("pass-to") == {"purpura", "viridis"}
    assert t.refused("pass-to", "aureus") == "HRE-5.4-4"
    t.do("pass-to", "purpura")
    assert t.events("passed")[-1] == {"faction": "aureus", "to": "viridis"}


@rule("HRE-5.4-4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_in_the_end_everybody_holds_one_chit_of_each_kind(players, seed):
    t = new_game(players, str(seed))
    while not t.phase:
        others = sorted(t.offers("pass-to"))
        t.do("pass-to", others[seed % len(others)]) if others else t.do("keep")
    rows = [t.faction(name) for name in FACTIONS[: len(t.view(0)["board"]["factions"])]]
    for kind in ("peopleChit", "emperorChit"):
        chits = [row[kind] for row in rows]
        assert all(chits)
        assert len(set(chits)) == len(chits)


@rule("HRE-5.4-5")
def test_the_emperors_are_drawn_next_in_the_same_order():
    t = drawing()
    for seat in range(3):
        assert (t.prompt, t.seat) == ("draw-peoples-decide", seat)
        t.do("keep")
    for seat in range(3):
        assert (t.prompt, t.seat) == ("draw-emperors-decide", seat)
        t.do("keep")
    assert [event["faction"] for event in t.events("drew-emperor")] == FACTIONS


@rule("HRE-5.4-5")
def test_emperors_are_passed_in_the_same_way():
    t = drawing()
    while t.prompt == "draw-peoples-decide":
        t.do("keep")
    assert t.do("pass-to", "viridis").offers("pass-to") == {"caeruleus", "aureus"}
    assert t.refused("keep") == "HRE-5.4-3"
    assert t.refused("pass-to", "purpura") == "HRE-5.4-2"


@rule("HRE-5.4-6")
def test_a_chit_is_known_to_its_holder_and_to_who_passed_it():
    """purpura passes chit IV to caeruleus."""
    t = drawing(3).do("pass-to", "caeruleus")

    def seen(viewer):
        return t.view(viewer)["board"]["factions"][2]["peopleChit"]

    assert [seen(viewer) for viewer in (0, 1, 2, 3, -1)] == [4, None, 4, None, None]
    assert t.faction("caeruleus")["peopleShown"] is False


@rule("HRE-5.4-6")
def test_the_chits_stay_hidden_until_their_phase():
    t = position({}, "phases")
    rows = t.view(3)["board"]["factions"]
    assert [row["peopleChit"] for row in rows] == [1, None, None, 4]
    assert [row["emperorChit"] for row in rows] == [None, None, None, 4]


@rule("HRE-5.4-7")
def test_messalina_keeps_the_sarmatae():
    """In turn IV she draws chit II, the Sarmatae of another player, and takes them over when she reveals it."""
    t = position(
        {"sarmatia": "sarmatae@aureus 2", "asia": "purpura 1", "bithynia": "sarmatae 1"}, "next turn", turn=3,
        script=[1], viridis={"rome": 1}, caeruleus={"rome": 2}, aureus={"rome": 3},
    )  # fmt: skip
    assert t.events("drew-people") == [{"faction": "purpura", "people": "sarmatae", "chit": 2}]
    t.do("keep").draw(0, 0, 0)
    while not t.phase:
        t.do("keep")
    assert t.controller("sarmatae") == "aureus"
    while t.phase != "barbarian purpura":
        t.skip()
    assert t.controller("sarmatae") == "purpura"
    assert t.do("done").offers("take-up") == {"sarmatia", "bithynia"}
    t.skip()
    assert "asia" in {event["diocese"] for event in t.events("scored-diocese") if event["faction"] == "purpura"}


@rule("HRE-5.4-7")
def test_a_people_received_is_taken_over_too():
    t = position(
        {"germania-magna": "suebi@aureus 2"}, "next turn", turn=1, script=[1],
        viridis={"rome": 1}, caeruleus={"rome": 2}, aureus={"rome": 3},
    ).do("pass-to", "viridis")  # fmt: skip
    while not t.phase:
        t.pass_by()
    while t.phase != "barbarian viridis":
        assert t.controller("suebi") == "aureus"
        t.skip()
    assert t.controller("suebi") == "viridis"
