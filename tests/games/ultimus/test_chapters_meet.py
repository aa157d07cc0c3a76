"""Where chapters meet: stratagems amid movements and battles, deaths, passengers, refusals, the end of the game."""

from __future__ import annotations

import pytest

from latrunculi.games.imperator.rules.moments import START
from latrunculi.games.imperator.rules.state import ASSASSINATED
from latrunculi.games.ultimus.components.chart import CAPITALS, EMPIRE, NEAR, SEA_IDS, ZONE, ZONES
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.components.peoples import PEOPLE
from latrunculi.games.ultimus.rules.aftermath import Aftermath
from latrunculi.games.ultimus.rules.combat import Battle, Combats, Evasion, Flight, Retreat
from latrunculi.games.ultimus.rules.engagement import Movements
from latrunculi.games.ultimus.rules.fleets import Sail
from latrunculi.games.ultimus.rules.garrisons import Garrisons
from latrunculi.games.ultimus.rules.invariants import defects
from latrunculi.games.ultimus.rules.migration import begin, end_migration
from latrunculi.games.ultimus.rules.quarters import Quarters
from latrunculi.games.ultimus.rules.scoring import breakdown, count, hostile_zones
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS
from latrunculi.games.ultimus.rules.stratagems import Interrupt
from latrunculi.games.ultimus.rules.words import MODIFIERS
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
    assert Flight(ZONE["galliae-5"], ROMANUS).refuges(table.g)
    del pieces["honorius"]  # nobody need lead the Roman unit: no command counts in a flight
    assert Flight(ZONE["galliae-5"], ROMANUS).refuges(Table(pieces, status=status, active="barbarus").g)


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
    table.g.bind(PEOPLE["suevi"], PEOPLE["visigothi"])
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
    end_migration(table.g)
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
    end_migration(table.g)
    assert table.owner("visigothi-2") == "romanus"


# ---------------------------------------------------------------- plague and ports


@pytest.mark.rule("UR-6.3-11", "UR-6.3-12")
def test_passengers_enter_an_infested_port_with_their_ship_and_are_not_struck_again_ashore() -> None:
    table = Table({"pa-isauri": "in-classis-orientalis", "arcadius": "in-classis-orientalis"}, active="romanus",
                  augusti={"oriens": "arcadius"}, dice=[0])  # fmt: skip
    table.g.fleet_at = [-1, ZONES + SEA_IDS.index("mare-aegaeum"), -1]
    table.g.plague = ZONE["thracia-3"]
    table.start(Sail(fleet=1)).do("sail-to", "thracia-3")
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
    table.start(Sail(fleet=1)).do("land", "pa-isauri").do("move-to", "thracia-3")
    assert table.weak() == {"pa-isauri"}


# ---------------------------------------------------------------- passengers who change camps


@pytest.mark.rule("UR-3.4.2-3", "UR-6.1-2")
def test_passengers_who_change_camps_in_a_port_go_ashore() -> None:
    table = Table(
        {"vandali-1": "in-classis-occidentalis", "dux-vandali": "in-classis-occidentalis"},
        status={"vandali": "foederati-rebelles"}, hands={"romanus": ["foedus-maior"]}, active="barbarus",
    )  # fmt: skip
    table.g.fleet_at = [ZONE["africa-3"], -1, -1]
    table.g.fleet_camp[0] = 1
    table.start(Interrupt(ROMANUS, START)).do("play", "foedus-maior")
    assert table.status("vandali") == "foederati"
    assert (table.place("vandali-1"), table.place("dux-vandali")) == ("africa-3", "africa-3")


@pytest.mark.rule("UR-3.4.2-3", "UR-6.2-24")
def test_nobody_lands_the_passengers_of_the_enemy_at_sea() -> None:
    pieces = {"pa-isauri": "in-classis-orientalis", "magister-oriens": "in-classis-orientalis"}
    table = Table(pieces, active="barbarus")
    table.g.fleet_at = [-1, ZONES + SEA_IDS.index("mare-aegaeum"), -1]
    table.g.fleet_camp[1] = 1  # an usurpation that held both the ship and them has collapsed
    table.start(Sail(fleet=1))
    assert "land" not in table.legal()
    table.do("sail-to", "thracia-3")
    assert (table.place("pa-isauri"), table.place("magister-oriens")) == ("thracia-3", "thracia-3")


# ---------------------------------------------------------------- leaders left alone, refusals, occupation


@pytest.mark.rule("UR-7.1-6")
def test_a_leader_whom_a_stratagem_has_left_alone_among_enemies_escapes_when_the_movements_end() -> None:
    table = Table(
        {"constantius": "galliae-4", "co-galliae-1": "galliae-4", "suevi-1": "galliae-4"}, weak=["co-galliae-1"],
        status={"suevi": "bellum"}, hands={"barbarus": ["desertio", "tributum"]}, active="barbarus", dice=[0],
    )  # fmt: skip
    table.start(Movements()).do("play", "desertio")
    assert table.place("co-galliae-1") == "fallen"
    table.do("done")
    assert (table.camp, table.asked) == ("romanus", "escape-flee")
    table.do("escape-to", sorted(table.legal("escape-to"))[0])
    assert table.place("constantius") != "galliae-4"


@pytest.mark.rule("UR-TE-5", "UR-TE-14", "UR-6.3-8")
@pytest.mark.parametrize(("event", "clause"), [(4, "UR-TE-5"), (11, "UR-TE-14")])
def test_a_flight_that_an_event_forbids_is_refused_by_that_event(event: int, clause: str) -> None:
    table = Table(
        {"honorius": "italia-2", "pa-victores": "italia-2", "suevi-1": "italia-2"}, augusti={"occidens": "honorius"},
        status={"suevi": "bellum"}, hands={"romanus": ["fuga"]}, active="barbarus",
    )  # fmt: skip
    table.g.event = event
    table.g.summoned = 1 << PIECE["honorius"] if event < 11 else 0
    table.g.held = CAPITALS[0] if event == 11 else 0
    table.start(Combats())
    assert table.why_not("play", "fuga") == clause


@pytest.mark.rule("UR-10.2-9")
def test_units_aboard_a_ship_in_port_occupy_no_zone() -> None:
    table = Table({"vandali-1": "in-classis-occidentalis"}, status={"vandali": "bellum"})
    table.g.fleet_at = [ZONE["africa-3"], -1, -1]
    assert hostile_zones(table.g) == 0


@pytest.mark.rule("UR-6.1-1", "UR-6.2-18")
def test_a_people_that_is_one_with_the_bagaudes_has_no_treaty() -> None:
    table = Table(
        {"vandali-1": "galliae-1", "bagaudes-1": "galliae-2", "dux-vandali": "galliae-1"},
        status={"vandali": "bellum", "bagaudes": "bellum"}, hands={"romanus": ["foedus-maior"]},
    )  # fmt: skip
    table.g.bind(PEOPLE["bagaudes"], PEOPLE["vandali"])
    table.start(Interrupt(ROMANUS, START))
    assert table.why_not("play", "foedus-maior") == "UR-6.1-2"


@pytest.mark.rule("UR-3.2.4-2", "UR-8.2.1-4")
def test_a_leader_does_not_evade_without_his_guard() -> None:
    # He could go alone to the home of the Ostrogothi, in peace; his guard could not (UR-3.4.1-6).
    table = Table(
        dict.fromkeys(("aspar", "bu-4", "pa-isauri", "suevi-1"), "thracia-1"), status={"suevi": "bellum"},
        active="barbarus",
    )  # fmt: skip
    table.g.guard_of[PIECE["bu-4"] - PIECE["bu-1"]] = PIECE["aspar"]
    table.g.came_from[ZONE["thracia-1"]] = NEAR[ZONE["thracia-1"]] & EMPIRE
    assert Evasion(ZONE["thracia-1"], ROMANUS).able(table.g) == 0


@pytest.mark.rule("UR-TB-5")
def test_the_zone_where_the_bagaudes_rose_is_no_capital_when_their_ally_is_a_regnum() -> None:
    table = Table(
        {"bagaudes-1": "galliae-2", "vandali-1": "galliae-1", "gundericus": "galliae-1", "co-galliae-1": "galliae-2"},
        status={"vandali": "regnum", "bagaudes": "regnum"}, active="romanus",
    )  # fmt: skip
    table.g.bind(PEOPLE["bagaudes"], PEOPLE["vandali"])
    table.g.capital[PEOPLE["vandali"]] = ZONE["galliae-1"]
    table.g.capital[PEOPLE["bagaudes"]] = ZONE["galliae-2"]  # whence their steps are counted
    ids = tuple(MODIFIERS)
    assert "kingdom" not in [ids[number] for number, _ in Battle(ZONE["galliae-2"], ROMANUS).reckon(table.g).modifiers]


# ---------------------------------------------------------------- the end


@pytest.mark.rule("UR-3.5.1-3")
def test_the_death_of_the_last_augustus_ends_the_game_in_the_middle_of_a_battle() -> None:
    # 4 to 3 is 5/4 and a 6 wins for the attacker: the sick Augustus, who would have to retreat, dies (UR-TE-6)
    table = Table(
        {"honorius": "galliae-4", "co-galliae-1": "galliae-4", "vandali-1": "galliae-4", "dux-vandali": "galliae-4"},
        augusti={"occidens": "honorius"}, status={"vandali": "bellum"}, active="barbarus", dice=[5],
    )  # fmt: skip
    table.g.vacant[1] = 1
    table.g.event, table.g.summoned = 4, 1 << PIECE["honorius"]
    table.start(Combats())
    assert table.g.over  # nobody retreats any more
    assert table.place("co-galliae-1") == "galliae-4"
    assert table.g.ended
    assert len(table.events("empire-lost")) == len(table.events("game-over")) == 1


# ---------------------------------------------------------------- refusals of evasions and retreats


@pytest.mark.rule("UR-8.2.1-4", "UR-3.2.4-2", "UR-TE-5")
def test_an_evasion_says_who_may_not_lead_it() -> None:
    table = Table(
        dict.fromkeys(("honorius", "stilicho", "bu-7", "pa-victores", "sarus", "suevi-1"), "galliae-4"),
        augusti={"occidens": "honorius"}, status={"suevi": "bellum"}, active="barbarus", dice=[0],
    )  # fmt: skip
    table.g.guard_of[PIECE["bu-7"] - PIECE["bu-1"]] = PIECE["stilicho"]
    table.g.event, table.g.summoned = 4, 1 << PIECE["honorius"]
    table.start(Combats()).do("evade")
    assert table.asked == "evasion-start"
    assert table.why_not("withdraw", "bu-7") == "UR-3.2.4-2"
    assert table.why_not("withdraw", "pa-victores") == "UR-8.2.1-4"
    assert table.why_not("withdraw", "honorius") == "UR-TE-5"
    assert table.why_not("withdraw", "arcadius") == "UR-8.2.1-1"


@pytest.mark.rule("UR-8.2.1-1", "UR-TE-14")
def test_an_event_that_forbids_an_evasion_is_named() -> None:
    table = Table(
        dict.fromkeys(("honorius", "pa-victores", "pa-scolae-occidens", "suevi-1"), "italia-4"),
        augusti={"occidens": "honorius"}, status={"suevi": "bellum"}, active="barbarus",
    )  # fmt: skip
    table.g.event, table.g.held = 11, CAPITALS[0]
    table.start(Combats())
    assert table.legal() == {"stand", "refuge"}
    assert table.why_not("evade") == "UR-TE-14"


@pytest.mark.rule("UR-8.4.1-2", "UR-3.2.4-2")
def test_a_guard_does_not_retreat_without_its_leader() -> None:
    table = Table(
        dict.fromkeys(("stilicho", "bu-7", "co-galliae-1", "suevi-1", "suevi-2", "suevi-3"), "galliae-4"),
        status={"suevi": "bellum"}, active="barbarus",
    )  # fmt: skip
    table.g.guard_of[PIECE["bu-7"] - PIECE["bu-1"]] = PIECE["stilicho"]
    table.start(Retreat(ZONE["galliae-4"], ROMANUS))
    assert table.why_not("withdraw", "bu-7") == "UR-3.2.4-2"


@pytest.mark.rule("UR-6.1-14")
def test_a_leader_with_a_guard_or_off_the_map_receives_none() -> None:
    table = Table(
        {"stilicho": "galliae-4", "sarus": "galliae-5", "timasius": "galliae-6", "bu-7": "galliae-4",
         "honorius": "italia-2", "arcadius": "thracia-3"},
        hands={"romanus": ["buccellarii"]}, active="romanus",
    )  # fmt: skip
    table.g.guard_of[PIECE["bu-7"] - PIECE["bu-1"]] = PIECE["stilicho"]
    table.start(Movements()).do("play", "buccellarii")
    assert table.why_not("choose-leader", "stilicho") == "UR-6.1-14"
    assert table.why_not("choose-leader", "anthemius") == "UR-6.1-14"
    assert table.why_not("choose-leader", "arcadius") == "UR-3.2.4-4"


@pytest.mark.rule("UR-TE-5", "UR-3.4.2-7")
def test_the_sick_augustus_does_not_go_aboard() -> None:
    table = Table({"arcadius": "thracia-3", "fravitta": "thracia-3"}, augusti={"oriens": "arcadius"}, active="romanus")
    table.g.fleet_at = [-1, ZONE["thracia-3"], -1]
    table.g.event, table.g.summoned = 4, 1 << PIECE["arcadius"]
    table.start(Sail(fleet=1))
    assert table.legal("embark") == {"fravitta"}
    assert table.why_not("embark", "arcadius") == "UR-TE-5"


@pytest.mark.rule("UR-10.2-14", "UR-3.5.2-12")
def test_a_regnum_founded_in_the_adjustments_scores_in_the_next_phase_f() -> None:
    # A 0 brings Ravenna down with Honorius, nobody succeeds him, and a 1 on 1d6 crowns Gaisericus.
    table = Table(
        {"honorius": "urbs-ravenna", "pa-victores": "urbs-ravenna", "suevi-1": "italia-4", "arcadius": "thracia-3",
         "gaisericus": "africa-3", "vandali-1": "africa-3"},
        augusti={"occidens": "honorius", "oriens": "arcadius"},
        status={"suevi": "bellum", "vandali": "foederati-rebelles"}, dice=[0, 0],
    )  # fmt: skip
    count(table.g)
    table.start(Garrisons()).do("choose-leader", "gaisericus")
    assert table.status("vandali") == "regnum"
    assert (BARBARUS, "regnum", 5) in breakdown(table.g)
    table.start(Quarters(0))
    count(table.g)
    assert [event["points"] for event in table.events("scored") if event["reason"] == "regnum"] == [5]
    assert (BARBARUS, "regnum", 5) not in breakdown(table.g)
