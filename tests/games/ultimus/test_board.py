"""What pages and the rest of the program see of the game: board, scores, winners, names, printed components."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from latrunculi.games.ultimus.components.chart import ZONE, ZONE_IDS
from latrunculi.games.ultimus.components.counters import PIECE, PIECE_IDS, PIECES
from latrunculi.games.ultimus.components.stratagems import STRATAGEM_IDS
from latrunculi.games.ultimus.game import GAME
from latrunculi.games.ultimus.rules.combat import Combats
from latrunculi.games.ultimus.rules.engagement import Movements
from latrunculi.games.ultimus.rules.hands import Discards
from latrunculi.games.ultimus.rules.sequence import Campaign, Turns
from latrunculi.games.ultimus.rules.state import BARBARUS, PAX, ROMANUS
from latrunculi.kernel import views
from latrunculi.kernel.codec import refresh
from latrunculi.kernel.contract import plain
from latrunculi.kernel.game import SPECTATOR
from latrunculi.kernel.registry import game
from tests.games.ultimus.table import Table

COURTS = {"honorius": "italia-4", "arcadius": "thracia-3"}
AUGUSTI = {"occidens": "honorius", "oriens": "arcadius"}


def test_the_game_is_found_by_its_names() -> None:
    assert game("ultimus") is game("ultimus-romanorum") is game("UR")
    assert (GAME.code, GAME.sides(GAME.setup("405-stilicho"))) == ("UR", {"romanus": 0, "barbarus": 1})


def test_the_board_tells_the_years_of_its_scenario() -> None:
    seen = plain(GAME.board(GAME.new(GAME.setup("410-alaricus"))))
    assert (seen["firstYear"], seen["year"], seen["lastYear"]) == (410, 410, 416)


@pytest.mark.rule("UR-3.1.3-1", "UR-4.5.3-6", "UR-1.2.1-2")
def test_the_board_says_where_everything_is() -> None:
    t = Table(
        {**COURTS, "stilicho": "italia-2", "bu-1": "italia-2", "theodoricus-1": "viennensis-2", "visigothi-1":
         "viennensis-2", "constantinus": "galliae-1", "co-galliae-1": "galliae-1", "timasius": "gone"},
        status={"visigothi": "regnum"}, augusti=AUGUSTI, patricians={"occidens": "stilicho"}, weak=["visigothi-1"],
        usurpers={"occidens": "constantinus"}, rebels={"occidens": ["constantinus", "co-galliae-1"]}, year=425,
    )  # fmt: skip
    g = t.g
    g.capital[2], g.rex[2] = ZONE["viennensis-2"], PIECE["theodoricus-1"]
    g.vp = [7, 9]
    g.fleet_at[0], g.fleet_back[1] = ZONE["africa-4"], 431
    g.event, g.event_half = 4, 1
    seen = plain(GAME.board(g))
    assert (seen["year"], seen["points"], seen["pax"]) == (425, {"romanus": 7, "barbarus": 9}, False)
    assert seen["pieces"]["visigothi-1"] == {
        "place": "viennensis-2", "camp": "barbarus", "weak": True, "rebel": False, "fallen": False, "guards": None,
    }  # fmt: skip
    assert seen["pieces"]["co-galliae-1"]["rebel"]
    assert "timasius" not in seen["pieces"]
    assert seen["dead"] == ["timasius"]
    assert "attila" not in seen["pieces"]  # not in play yet
    assert (seen["augusti"], seen["patricians"], seen["usurpers"]) == (
        AUGUSTI, {"occidens": "stilicho", "oriens": None}, {"occidens": "constantinus", "oriens": None},
    )  # fmt: skip
    assert seen["peoples"]["visigothi"] == {
        "status": "regnum", "major": True, "ally": None, "subject": False, "capital": "viennensis-2",
        "rex": "theodoricus-1", "beaten": False, "migrating": False,
    }  # fmt: skip
    assert seen["peoples"]["gepidae"]["subject"]
    assert seen["fleets"]["classis-occidentalis"] == {"at": "africa-4", "camp": "romanus", "back": None}
    assert seen["fleets"]["classis-orientalis"]["back"] == 431
    assert seen["event"] == {"number": 4, "half": "oriens"}
    assert {"kind": "fleet", "id": "classis-orientalis", "year": 431} in seen["calendar"]["return"]
    json.dumps(seen)


@pytest.mark.rule("UR-TR-1", "UR-TR-2", "UR-TN-2")
def test_the_calendar_tells_who_enters_and_who_may_die() -> None:
    """425: Aetius and Aspar enter, Honorius is under 5 then and under 6 in 426."""
    t = Table({**COURTS, "arcadius": "gone"}, year=425)
    calendar = plain(GAME.board(t.g))["calendar"]
    entering = {row["leader"] for row in calendar["enter"]}
    assert {"aetius", "aspar"} <= entering
    assert "cyrus" not in entering  # 430
    assert {(row["year"], row["under"]) for row in calendar["die"] if row["leader"] == "honorius"} == {
        (425, 6), (426, 7),
    }  # fmt: skip


@pytest.mark.rule("UR-3.3.1-3", "UR-6.4-1", "UR-9.3.1-1", "UR-9.3.2-1")
def test_the_calendar_tells_who_comes_back() -> None:
    """In phase E of 425: units of this year's battles in phase F where they fell at home, a general next year."""
    t = Table(
        {"dux-galliae": "galliae-1", "co-galliae-1": "galliae-1", "co-galliae-2": "italia-1",
         "pa-victores": "italia-1"},
        active="romanus", year=425,
    ).start(Movements())  # fmt: skip
    g = t.g
    for unit in ("co-galliae-1", "co-galliae-2", "pa-victores"):
        g.eliminate(PIECE[unit])
    g.kill(PIECE["dux-galliae"], 0)
    refresh(g)
    told = plain(GAME.board(g))["calendar"]["return"]
    assert [(row["id"], row["year"]) for row in told if row["kind"] == "piece"] == [
        ("dux-galliae", 426), ("co-galliae-1", 425), ("pa-victores", 425),
    ]  # fmt: skip


def test_a_march_in_progress_is_on_the_board() -> None:
    t = Table(
        {"stilicho": "italia-2", "co-italia-1": "italia-2"}, active="romanus", patricians={"occidens": "stilicho"}
    ).start(Movements())
    assert plain(GAME.board(t.g))["march"] is None
    t.do("march", "stilicho").do("take", "co-italia-1").do("move-to", "italia-3")
    assert plain(GAME.board(t.g))["march"] == {
        "leader": "stilicho", "group": ["co-italia-1"], "spent": 1, "left": 2, "origin": "italia-2",
        "trail": ["italia-3"],
        "costs": dict.fromkeys(("italia-1", "italia-2", "italia-4", "pannoniae-1", "pannoniae-3"), 1),
        # Two points are left; beyond Italia 1 and Pannoniae 1 lies the river, which takes two; Moesia is of the East.
        "reach": dict.fromkeys(("italia-1", "italia-2", "italia-4", "pannoniae-1", "pannoniae-3"), 1)
        | dict.fromkeys(("galliae-4", "viennensis-4", "italia-5", "pannoniae-2", "pannoniae-4"), 2),
            "battles": {},
    }  # fmt: skip


def test_units_stop_at_the_enemy_and_a_leader_alone_does_not() -> None:
    """From Italia 3 Stilicho comes to Italia 6 in three steps, past Visigoths in Italia 5; with a unit he stops."""
    pieces = {"stilicho": "italia-3", "co-italia-1": "italia-3", "pa-victores": "italia-3", "visigothi-1": "italia-5"}
    t = Table(pieces, status={"visigothi": "bellum"}, active="romanus").start(Movements())
    alone = views.reach(GAME, t.g, t.g.actor, GAME.vocabulary.action("march", "stilicho"))
    assert (alone["italia-4"], alone["italia-6"]) == (1, 3)
    t.do("march", "stilicho").do("take", "pa-victores")
    led = plain(GAME.board(t.g))["march"]["reach"]
    assert led["italia-5"] == 2
    assert "italia-6" not in led


def test_where_a_march_may_lead_is_told_to_who_may_order_it_alone() -> None:
    t = Table({"stilicho": "italia-3", "pa-victores": "italia-3"}, active="romanus").start(Movements())
    mover = t.g.seat_of(ROMANUS)
    others = (1 - mover, SPECTATOR)
    march, advance = GAME.vocabulary.action("march", "stilicho"), GAME.vocabulary.action("advance", "pa-victores")
    assert views.reach(GAME, t.g, mover, march)["italia-4"] == 1
    assert [views.reach(GAME, t.g, other, march) for other in others] == [{}, {}]
    assert advance in t.g.legal(mover)
    assert views.reach(GAME, t.g, mover, advance) == {}
    t.do("march", "stilicho")
    assert views.view(GAME, t.g, mover)["board"]["march"]["reach"]["italia-4"] == 1
    led = [views.view(GAME, t.g, other)["board"]["march"] for other in others]
    assert [(march["leader"], march["reach"]) for march in led] == [("stilicho", {})] * 2


@pytest.mark.rule("UR-8.3-2", "UR-8.6.1-1")
def test_a_battle_in_progress_is_on_the_board() -> None:
    """Three Suevi (9 PF) attack two CO (6 PF): 3 to 2, equal quality."""
    t = Table(
        {"co-galliae-1": "galliae-4", "co-galliae-2": "galliae-4", **{f"suevi-{i}": "galliae-4" for i in (1, 2, 3)}},
        status={"suevi": "bellum"}, active="barbarus", hands={"romanus": ["fuga"]},
    ).start(Combats())  # fmt: skip
    assert plain(GAME.board(t.g))["battle"] is not None
    assert plain(GAME.board(t.g))["phase"] == "F"  # no campaign around it


def test_phases_are_named_as_in_the_rulebook() -> None:
    t = Table({**COURTS, "co-italia-1": "italia-1"}, augusti=AUGUSTI)
    assert GAME.board(t.g).phase == "over"
    t.start(Turns())
    assert GAME.board(t.g).phase == "deployment"
    t = Table(COURTS)
    t.g.smc = [1, 1]
    assert GAME.board(t.start(Campaign()).g).phase == "E"
    t = Table(hands={"romanus": ["fuga", "fuga", "caedes", "caedes", "initium", "initium"]})
    assert GAME.board(t.start(Discards(ROMANUS)).g).phase == "F"


@pytest.mark.rule("UR-10.3-1", "UR-5-8")
def test_scores_and_winners_are_those_of_the_persons() -> None:
    g = Table().g
    g.vp = [12, 5]
    assert (GAME.scores(g), GAME.winners(g)) == ([12, 5], [0])
    g.first_seat = 1
    assert (GAME.scores(g), GAME.winners(g)) == ([5, 12], [1])
    g.vp = [5, 5]
    assert GAME.winners(g) == [0, 1]
    assert GAME.owner(g, "camp", BARBARUS) == 0
    assert GAME.owner(g, "piece", PIECE["honorius"]) == 1


@pytest.mark.rule("UR-0.3-1", "UR-2.C-6")
def test_turns_are_counted_from_the_first_year() -> None:
    g = GAME.new(GAME.setup("450-attila"))
    assert GAME.turn(g) == 1
    g.year += 3  # type: ignore[attr-defined]
    assert GAME.turn(g) == 4
    g.flags |= PAX  # type: ignore[attr-defined]
    assert plain(GAME.board(g))["pax"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_has_a_name(language: str) -> None:
    names = GAME.names(language)
    assert set(names["piece"]) == set(PIECE_IDS)
    # Two units of either half share a printed name, and Gondebaud has a Roman counter and a Burgundian one.
    alike = Counter(names["piece"].values())
    assert sorted(number for number in alike.values() if number > 1) == [2, 2, 2]
    assert sum(alike.values()) == PIECES
    assert set(names["zone"]) == set(ZONE_IDS)
    assert set(names["stratagem"]) == set(STRATAGEM_IDS)
    assert {s.id for s in GAME.scenarios} == set(names["scenario"]) == set(names["scenario-note"])
    assert all(text for table in names.values() for text in table.values())


@pytest.mark.rule("UR-3.1.2-2", "UR-3.1.1-1", "UR-3.4.2-1", "UR-1.3.2-1")
def test_the_reference_shows_what_is_printed() -> None:
    """Six capitals in their dioceses; two fleets with home ports; the PA Comites Alani: 3 PF, quality 3, from 8.6.1."""
    printed = plain(GAME.reference())
    assert json.loads(json.dumps(printed)) == printed
    assert {z["id"] for z in printed["zones"] if z["capital"]} == {
        "viennensis-4", "italia-2", "italia-4", "italia-5", "thracia-3", "oriens-9",
    }  # fmt: skip
    assert len({z["diocese"] for z in printed["zones"] if z["diocese"]}) == 12
    assert {f["id"]: f["home"] for f in printed["fleets"]} == {
        "classis-occidentalis": "africa-4", "classis-orientalis": "thracia-3", "classis-nova": None,
    }  # fmt: skip
    unit = next(u for u in printed["units"] if u["id"] == "pa-comites-alani")
    assert (unit["half"], unit["capital"], unit["barbarian"], unit["front"][1]) == ("occidens", "italia-2", True, 3)
    near = {z["id"]: set(z["near"]) for z in printed["zones"]}
    assert all(z in near[n] for z in near for n in near[z])
