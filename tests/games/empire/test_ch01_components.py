"""HRE 1: what is in the box."""

import tomllib

import pytest

from latrunculi.games.empire.components.chart import MAP, PRINTED
from latrunculi.games.empire.components.printed import FOLDER
from latrunculi.kernel.contract import plain
from tests.games.empire.table import GAME, new_game, position, whole_game

rule = pytest.mark.rule
SHOWN = plain(GAME.reference())
DIOCESES = {diocese["id"]: set(diocese["provinces"]) for diocese in SHOWN["dioceses"]}
SITES = {province["id"] for province in SHOWN["provinces"] if province["site"]}
PROVINCES = [province["id"] for province in SHOWN["provinces"]]


@rule("HRE-1-1")
def test_nine_dioceses_each_of_its_own_colour():
    table = tomllib.loads((FOLDER / "data" / "map.toml").read_text(encoding="utf-8"))
    assert len(table["diocese"]) == len({diocese["tint"] for diocese in table["diocese"]}) == 9


@rule("HRE-1-2")
def test_each_diocese_has_five_provinces():
    assert [len(provinces) for provinces in DIOCESES.values()] == [5] * 9
    assert len(set().union(*DIOCESES.values())) == len(PROVINCES) == 45


@rule("HRE-1-2")
def test_the_dioceses_that_the_rules_let_us_know():
    assert DIOCESES["roma"] == {"roma", "cisalpina", "raetia", "dalmatia", "sicilia"}
    assert DIOCESES["gallia"] == {"lugdunensis", "belgica", "britannia", "caledonia", "hibernia"}
    assert {"narbonensis", "aquitania", "lusitania"} < DIOCESES["hispania"]
    assert {"thracia", "dacia", "achaea"} < DIOCESES["graecia"]


@rule("HRE-1-3")
def test_some_provinces_have_one_city_site():
    named = {"aquitania", "roma", "achaea", "syria", "sicilia", "dalmatia", "dacia", "aegyptus", "thracia"}
    assert named | {"belgica", "lugdunensis"} <= SITES
    assert not SITES & {"narbonensis", "cisalpina", "raetia", "germania-magna"}
    t = position({"dalmatia": "purpura 1", "sicilia": "purpura 1", "raetia": "purpura 1"}, "roman purpura cities")
    assert t.offers("build-city") == {"dalmatia", "sicilia"}
    assert t.refused("build-city", "raetia") == "HRE-9.3.3-3"


@rule("HRE-1-4")
def test_only_a_bridge_crosses_a_strait():
    assert MAP.border(MAP.index["belgica"], MAP.index["britannia"]) == "strait"
    t = position({"belgica": "suebi 1", "africa": "suebi 1"}, "barbarian purpura suebi placement", pool=1)
    assert "britannia" in t.offers("place-army")
    assert t.refused("place-army", "sicilia") == "HRE-9.2.2-3"


@rule("HRE-1-5")
@pytest.mark.parametrize(("origin", "dice"), [("belgica", 2), ("aquitania", 1)])
def test_difficult_terrain_belongs_to_the_border_crossed(origin, dice):
    t = position({"lugdunensis": "galli@viridis 1", origin: "purpura 1"}, "roman purpura placement", pool=1)
    t.roll(6, 6, 1, 1).place("lugdunensis")
    assert len(t.events("rolled")[0]["defence"]) == dice


@rule("HRE-1-6")
def test_the_aids_printed_on_the_map():
    assert [len(diocese["values"]) for diocese in SHOWN["dioceses"]] == [7] * 9
    values = {diocese["id"]: diocese["values"][1] for diocese in SHOWN["dioceses"]}
    assert (values["roma"], values["graecia"], values["hispania"]) == (3, 2, 3)
    assert [step["id"] for step in SHOWN["sequence"]] == [
        "events", "recruitment", "placement", "cities", "loot", "points",
    ]  # fmt: skip
    track = new_game().view(0)["board"]["factions"]
    assert [(row["rome"], row["barbarian"]) for row in track] == [(0, 0)] * 4


@rule("HRE-1-7")
@pytest.mark.parametrize(("kind", "count"), [("entries", 5), ("emperors", 6)])
def test_the_chits_are_numbered(kind, count):
    assert {entry["chit"] for entry in SHOWN[kind]} == set(range(1, count + 1))


@rule("HRE-1-7")
def test_five_barbarian_and_six_emperor_chits_in_the_cup():
    drawn = {position({}, "next turn", script=[place]).faction("purpura")["drawn"]["chit"] for place in range(5)}
    assert drawn == {1, 2, 3, 4, 5}
    emperors = set()
    for place in range(6):
        t = position({}, "next turn", script=[0, 0, 0, 0, place])
        while t.prompt == "draw-peoples-decide":
            t.do("keep")
        emperors.add(t.faction("purpura")["drawn"]["chit"])
    assert emperors == {1, 2, 3, 4, 5, 6}


@rule("HRE-1-8")
def test_a_faction_has_twenty_counters():
    assert [faction.legions for faction in PRINTED.factions] == [10] * 4
    t = position(
        {"dacia": "dacia@purpura 1", "armenia": "armenia@purpura 1"},
        "roman purpura",
        purpura={"hand": ["bosporus"]},
    )
    assert t.refused("play-card", "bosporus") == "HRE-7.2-6"


@rule("HRE-1-9")
def test_84_barbarian_armies():
    assert sum(people["counters"] for people in SHOWN["peoples"]) == 84


@rule("HRE-1-10")
def test_46_armies_of_kingdoms_and_tribes():
    assert sum(kingdom["armies"] for kingdom in SHOWN["kingdoms"]) == 46


@rule("HRE-1-11")
def test_forts_cities_and_rebels_do_not_run_out():
    everywhere = {name: "rebels 3 fortress" + (" looted" if name in SITES else "") for name in PROVINCES}
    everywhere["roma"] = "purpura 2 city"
    t = position(everywhere, "roman purpura placement", forts=1, control={"rebels": "viridis"})
    assert t.do("place-fort", "roma").at("roma") == "purpura 2 fort city"
    assert t.at("syria") == "rebels 3 fortress looted"


@rule("HRE-1-12")
def test_cards_and_tables():
    assert len(SHOWN["cards"]) == 55
    assert len(SHOWN["entries"]) == 35
    assert len(SHOWN["emperors"]) == 42


@rule("HRE-1-12")
def test_no_roll_takes_more_than_five_dice():
    t = position(
        {"belgica": "purpura 1", "lugdunensis": "galli@viridis 1"}, "roman purpura traianus placement", turn=3, pool=1
    )
    t.roll(6, 5, 4, 1, 1).place("lugdunensis")
    rolled = t.events("rolled")[0]
    assert len(rolled["attack"]) + len(rolled["defence"]) == 5
    games = [whole_game(seed=seed) for seed in "abcd"]
    assert max(len(r["attack"]) + len(r["defence"]) for game in games for r in game.events("rolled")) <= 5


@rule("HRE-1-13")
def test_legions_are_armies_and_only_the_rules_for_legions_tell_them_apart():
    legions = position(
        {"cisalpina": "purpura 2", "dalmatia": "purpura 1", "raetia": "suebi@viridis 1"},
        "barbarian viridis suebi placement", pool=1,
    )  # fmt: skip
    peoples = position(
        {"cisalpina": "alani@purpura 2", "dalmatia": "alani 1", "raetia": "suebi@viridis 1"},
        "barbarian viridis suebi placement", pool=1,
    )  # fmt: skip
    for t in (legions, peoples):
        t.roll(6, 1, 1, 1).place("cisalpina")
        assert len(t.events("defender-lost")) == 1
    assert legions.prompt == "withdrawal-start"
    assert "withdrawal-start" not in peoples.prompt
    assert len(peoples.events("rolled")) > 1


# ---------------------------------------------------------------- where history has them

HOMES = {
    "palmyra": "syria",  # a city of the Province since Tiberius, whatever it held beyond the Euphrates
    "pontus": "bithynia",  # Amasia and Zela, of Pompey's Bithynia et Pontus
    "garamantes": "africa",  # in the Fezzan, behind Tripolitania
    "thracia": "thracia",
}


@pytest.mark.parametrize("side", HOMES)
def test_kingdoms_and_tribes_begin_where_history_has_them(side: str) -> None:
    (kingdom,) = (k for k in PRINTED.kingdoms if k.id == side)
    assert kingdom.start == HOMES[side]
    (card,) = (c for c in PRINTED.cards if c.id == side)
    name = HOMES[side].capitalize()
    assert f"en {name} :" in card.texts["fr"].replace("\u00a0", " ")
    assert f" in {name}:" in card.texts["en"]


def test_suebi_of_50_and_89_are_those_of_bohemia_and_the_march() -> None:
    """Vannius was king of the Quadi, and Domitian fought Marcomanni and Quadi; Ariovistus came from the Main."""
    starts = {(e.turn, e.date): e.start for e in PRINTED.entries if e.people == "suebi"}
    assert starts == {(1, "58 BC"): "germania-magna", (2, "AD 50"): "marcomannia", (3, "AD 89"): "marcomannia"}


def test_vespasian_began_the_colosseum_and_titus_opened_it() -> None:
    lines = {e.id: e.lines["en"] for e in PRINTED.emperors if "Colosseum" in e.lines["en"]}
    assert set(lines) == {"vespasianus", "titus"}
    assert "began the Colosseum" in lines["vespasianus"]
    assert "opened his father’s Colosseum" in lines["titus"]
