"""Where chapters meet: stratagems that change camps, deaths and passengers while something else is in progress."""

from __future__ import annotations

import pytest

from latrunculi.games.imperator.state import ASSASSINATED
from latrunculi.games.ultimus.aftermath import Aftermath
from latrunculi.games.ultimus.combat import Combats, can_flee
from latrunculi.games.ultimus.engagement import Movements
from latrunculi.games.ultimus.fleets import Sail
from latrunculi.games.ultimus.invariants import defects
from latrunculi.games.ultimus.migration import begin, settle
from latrunculi.games.ultimus.state import ROMANUS
from latrunculi.games.ultimus.world import PEOPLE, PIECE, SEA_IDS, ZONE, ZONES
from tests.games.ultimus.table import Table

REVOLT = {
    "aurelianus": "oriens-1", "magister-oriens": "oriens-1", "co-oriens-1": "oriens-1",
    "fravitta": "oriens-1", "pa-isauri": "oriens-1", "pa-equites-arcades": "oriens-1",
    "pa-comites-clibanarii": "oriens-1", "pa-felices-honoriani": "oriens-1",
    "arcadius": "thracia-3", "honorius": "italia-1",
}  # fmt: skip
"""The usurper Aurelianus and a general who follows him, among the faithful under Fravitta."""


# ---------------------------------------------------------------- deaths


@pytest.mark.rule("UR-10.1-2")
def test_the_leaders_of_an_usurpation_who_die_with_the_usurper_score_for_romain() -> None:
    # 12 to 3 is 4/1; a 6, and 1 for the BT (2 to 1): 7 is R / E
    table = Table(
        REVOLT, augusti={"occidens": "honorius", "oriens": "arcadius"},
        usurpers={"oriens": "aurelianus"}, rebels={"oriens": ["aurelianus", "magister-oriens", "co-oriens-1"]},
        active="romanus", dice=[5],
    )  # fmt: skip
    table.start(Combats())
    table.do("stand")
    assert [death["piece"] for death in table.events("died")] == ["aurelianus", "magister-oriens"]
    assert table.points() == (2, 0)


# ---------------------------------------------------------------- Fuite opportune


@pytest.mark.rule("UR-6.3-8")
def test_a_force_of_romans_and_foederati_with_their_own_leader_flees_together() -> None:
    pieces = dict.fromkeys(("honorius", "pa-victores", "dux-visigothi", "visigothi-1", "suevi-1"), "galliae-5")
    status = {"visigothi": "foederati", "suevi": "bellum"}
    table = Table(pieces, status=status, augusti={"occidens": "honorius"}, active="barbarus")
    assert can_flee(table.g, ZONE["galliae-5"], ROMANUS)
    del pieces["honorius"]  # nobody need lead the Roman unit: no command counts in a flight
    assert can_flee(Table(pieces, status=status, active="barbarus").g, ZONE["galliae-5"], ROMANUS)


# ---------------------------------------------------------------- positions


@pytest.mark.rule("UR-3.7.2-4")
def test_a_rebel_unit_of_foederati_that_has_fallen_is_no_defect() -> None:
    table = Table(
        {"honorius": "italia-1", "gerontius": "galliae-5", "visigothi-1": "galliae-5", "visigothi-2": "galliae-5"},
        status={"visigothi": "foederati"}, augusti={"occidens": "honorius"}, usurpers={"occidens": "gerontius"},
        rebels={"occidens": ["gerontius", "visigothi-1", "visigothi-2"]},
    )  # fmt: skip
    table.g.eliminate(PIECE["visigothi-1"])
    assert table.owner("visigothi-1") == "barbarus"  # whose it returns to may depend on it
    assert not [line for line in defects(table.g) if "visigothi" in line]


# ---------------------------------------------------------------- Migration


@pytest.mark.rule("UR-6.2-18", "UR-6.2-24", "UR-6.2-26", "UR-6.2-27")
def test_peoples_that_are_one_migrate_as_one() -> None:
    table = Table(
        {"visigothi-1": "viennensis-1", "suevi-1": "viennensis-2", "dux-visigothi": "viennensis-1", "mauri-1": "mauri"},
        status={"visigothi": "foederati", "suevi": "foederati", "mauri": "bellum"},
        hands={"barbarus": ["migratio"]}, active="barbarus",
    )  # fmt: skip
    table.g.ally[PEOPLE["suevi"]] = PEOPLE["visigothi"]
    table.start(Movements()).do("play", "migratio")
    assert table.why_not("choose-people", "suevi") == "UR-6.2-18"
    table.do("choose-people", "visigothi")
    assert {table.owner(piece) for piece in ("visigothi-1", "suevi-1", "dux-visigothi")} == {"barbarus"}
    assert table.legal("advance") == {"visigothi-1", "suevi-1", "mauri-1"}
    table.do("advance", "suevi-1")
    goal = sorted(table.legal("choose-zone"))[0]
    assert goal not in ("viennensis-1", "viennensis-2")
    table.do("choose-zone", goal)
    assert {table.place(piece) for piece in ("visigothi-1", "suevi-1", "dux-visigothi")} == {goal}
    settle(table.g)
    assert {table.owner(piece) for piece in ("visigothi-1", "suevi-1", "dux-visigothi")} == {"romanus"}


@pytest.mark.rule("UR-6.2-24", "UR-3.6.4-7")
def test_the_end_of_an_usurpation_does_not_end_a_migration() -> None:
    table = Table(
        {"visigothi-1": "galliae-1", "gerontius": "galliae-5", "visigothi-2": "galliae-5", "honorius": "italia-1"},
        status={"visigothi": "foederati"}, augusti={"occidens": "honorius"}, usurpers={"occidens": "gerontius"},
        rebels={"occidens": ["gerontius", "visigothi-2"]}, active="barbarus",
    )  # fmt: skip
    begin(table.g, PEOPLE["visigothi"])
    table.g.kill(PIECE["gerontius"], ASSASSINATED)
    table.start(Aftermath())
    assert table.owner("visigothi-2") == "barbarus"
    settle(table.g)
    assert table.owner("visigothi-2") == "romanus"


# ---------------------------------------------------------------- plague and ports


@pytest.mark.rule("UR-6.3-11", "UR-6.3-12")
def test_passengers_enter_an_infested_port_with_their_ship_and_are_not_struck_again_ashore() -> None:
    table = Table({"pa-isauri": "in-classis-orientalis", "arcadius": "in-classis-orientalis"}, active="romanus",
                  augusti={"oriens": "arcadius"}, dice=[0])  # fmt: skip
    table.g.fleet_at = [-1, ZONES + SEA_IDS.index("mare-aegaeum"), -1]
    table.g.plague = ZONE["thracia-3"]
    table.start(Sail(1)).do("sail-to", "thracia-3")
    assert table.weak() == {"pa-isauri"}
    assert [roll["piece"] for roll in table.events("plague-roll")] == ["arcadius"]
    table.do("land", "pa-isauri").do("move-to", "thracia-3")
    assert table.place("pa-isauri") == "thracia-3"  # weakened already, he would have been eliminated
    table.do("land", "arcadius")
    assert table.place("arcadius") == "thracia-3"
    assert len(table.events("plague-roll")) == 1


@pytest.mark.rule("UR-6.3-12")
def test_who_lands_from_the_sea_enters_the_infested_zone() -> None:
    table = Table({"pa-isauri": "in-classis-orientalis"}, active="romanus")
    table.g.fleet_at = [-1, ZONES + SEA_IDS.index("mare-aegaeum"), -1]
    table.g.plague = ZONE["thracia-3"]
    table.start(Sail(1)).do("land", "pa-isauri").do("move-to", "thracia-3")
    assert table.weak() == {"pa-isauri"}
