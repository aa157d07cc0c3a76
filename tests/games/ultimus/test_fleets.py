"""UR 3.4.2: fleets."""

from __future__ import annotations

import pytest

from latrunculi.games.ultimus.components.chart import CARTHAGO, CONSTANTINOPOLIS, ZONE
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.rules.engagement import Movements
from latrunculi.games.ultimus.rules.state import BARBARUS
from tests.games.ultimus.table import PLACE, Table

WEST = "classis-occidentalis"
EAST = "classis-orientalis"
NEW = "classis-nova"
SPARE = {"li-oriens-1": "oriens-3"}


def harbour(pieces: dict[str, str], **kw: object) -> Table:
    """Both fleets in their home ports: Carthago in africa-4, Constantinopolis in thracia-3."""
    t = Table({**pieces, **SPARE}, **kw)  # type: ignore[arg-type]
    t.g.fleet_at[:2] = [CARTHAGO, CONSTANTINOPOLIS]
    return t


@pytest.mark.rule("UR-3.4.2-1", "UR-3.4.2-2", "UR-3.4.2-3")
def test_each_player_moves_the_fleets_that_he_controls_once_a_sequence() -> None:
    t = harbour({})
    t.g.fleet_at[2] = ZONE["italia-5"]
    t.g.fleet_camp[1:] = [BARBARUS, BARBARUS]
    t.start(Movements())
    assert t.legal("sail") == {WEST}
    assert t.why_not("sail", EAST) == "UR-3.4.2-3"
    t.do("sail", WEST).do("halt")
    assert t.why_not("sail", WEST) == "UR-3.4.2-8"
    other = harbour({"visigothi-1": "italia-1"}, status={"visigothi": "foederati-rebelles"}, active="barbarus")
    other.g.fleet_at[2] = ZONE["italia-5"]
    other.g.fleet_camp[1:] = [BARBARUS, BARBARUS]
    assert other.start(Movements()).legal("sail") == {EAST, NEW}


@pytest.mark.rule("UR-3.4.2-5", "UR-3.4.2-6", "UR-3.4.2-8")
def test_a_fleet_goes_one_step_by_sea_or_into_a_port() -> None:
    t = harbour({}).start(Movements()).do("sail", WEST)
    assert t.legal("sail-to") == {"mare-internum-occidentalis", "mare-internum-orientalis"}
    t.do("sail-to", "mare-internum-orientalis")
    assert t.asked == "marching-order", "one step, and nobody to land"
    t.g.stack.clear()
    t.start(Movements()).do("sail", WEST)
    seas = {"mare-internum-occidentalis", "mare-hadriaticum", "mare-aegaeum"}
    ports = {"italia-6", "italia-7", "africa-4", "africa-5", "moesiae-3", "moesiae-5", "asia-2", "asia-4", "oriens-1",
             "oriens-2", "oriens-4", "oriens-6", "oriens-9", "oriens-10"}  # fmt: skip
    assert t.legal("sail-to") == seas | ports
    t.do("sail-to", "oriens-2")
    assert t.g.fleet_at[0] == ZONE["oriens-2"]


@pytest.mark.rule("UR-3.4.2-4", "UR-3.4.2-7")
def test_a_fleet_takes_two_units_and_any_number_of_leaders_from_its_port() -> None:
    t = harbour(
        {"pa-victores": "africa-4", "pa-divitenses": "africa-4", "pa-felices-iuniores": "africa-4",
         "stilicho": "africa-4", "aetius": "africa-4", "sarus": "africa-4", "honorius": "africa-3"},
    ).start(Movements()).do("sail", WEST)  # fmt: skip
    assert t.why_not("embark", "honorius") == "UR-3.4.2-7", "not in the zone of the fleet"
    for piece in ("pa-victores", "stilicho", "pa-divitenses", "aetius", "sarus"):
        t.do("embark", piece)
    assert t.why_not("embark", "pa-felices-iuniores") == "UR-3.4.2-4"
    assert t.place("sarus") == "in-" + WEST


@pytest.mark.rule("UR-3.4.2-4")
def test_barbarians_sail_too() -> None:
    t = harbour(
        {"gaisericus": "africa-4", "vandali-1": "africa-4"}, status={"vandali": "foederati-rebelles"}, active="barbarus"
    )
    t.g.fleet_camp[0] = BARBARUS
    t.start(Movements()).do("sail", WEST).do("embark", "vandali-1").do("embark", "gaisericus")
    t.do("sail-to", "mare-internum-occidentalis").do("land", "vandali-1").do("land", "gaisericus")
    t.do("move-to", "italia-5")
    assert t.place("gaisericus") == "italia-5", "Gaiseric before Rome"


@pytest.mark.rule("UR-3.4.2-7")
def test_who_has_moved_may_not_go_aboard() -> None:
    t = harbour({"pa-victores": "africa-3", "aetius": "africa-4"}).start(Movements())
    t.do("advance", "pa-victores").do("move-to", "africa-4").do("sail", WEST)
    assert t.legal("embark") == {"aetius"}
    assert t.why_not("embark", "pa-victores") == "UR-3.4.2-7"


@pytest.mark.rule("UR-3.4.2-7")
def test_a_movement_by_land_does_not_take_to_the_sea() -> None:
    t = harbour({"pa-victores": "africa-4", "stilicho": "africa-4"}).start(Movements())
    assert t.why_not("sail-to", "mare-internum-occidentalis") == "UR-3.4.2-7"
    t.do("march", "stilicho")
    assert t.why_not("sail-to", "mare-internum-occidentalis") == "UR-3.4.2-7"


@pytest.mark.rule("UR-3.4.2-8", "UR-3.4.2-9")
def test_loading_sailing_and_landing_in_one_sequence() -> None:
    t = harbour({"pa-victores": "africa-4", "stilicho": "africa-4"}, patricians={"occidens": "stilicho"})
    t.start(Movements()).do("sail", WEST).do("embark", "stilicho").do("embark", "pa-victores")
    t.do("sail-to", "mare-internum-occidentalis").do("land", "stilicho").do("land", "pa-victores")
    assert "africa-2" in t.legal("move-to"), "any coast, not ports alone"
    assert "galliae-5" not in t.legal("move-to")
    t.do("move-to", "hispaniae-5")
    assert (t.place("stilicho"), t.place("pa-victores")) == ("hispaniae-5", "hispaniae-5")
    assert t.why_not("march", "stilicho") == "UR-3.4.1-3", "a landing is the whole movement"
    assert t.why_not("advance", "pa-victores") == "UR-3.4.1-3"
    assert t.g.came_from[ZONE["hispaniae-5"]] == 0


@pytest.mark.rule("UR-3.4.2-8", "UR-3.4.2-9")
def test_passengers_stay_aboard_and_land_in_another_sequence_without_a_step() -> None:
    t = harbour({"pa-victores": "africa-4"}).start(Movements()).do("sail", WEST).do("embark", "pa-victores")
    t.do("sail-to", "mare-internum-occidentalis").do("halt")
    assert t.why_not("advance", "pa-victores") == "UR-3.4.1-3"
    t.g.stack.clear()
    t.start(Movements())
    assert t.why_not("advance", "pa-victores") == "UR-7.2-1", "at sea"
    t.do("sail", WEST).do("land", "pa-victores").do("move-to", "italia-7")
    assert t.place("pa-victores") == "italia-7"


@pytest.mark.rule("UR-3.4.2-9")
def test_who_embarked_long_ago_does_not_move_on_when_he_lands() -> None:
    t = harbour({"pa-victores": "in-" + WEST, "aetius": "in-" + WEST})
    t.g.fleet_at[0] = PLACE["mare-internum-occidentalis"]
    t.start(Movements()).do("sail", WEST).do("land", "pa-victores").do("land", "aetius").do("move-to", "italia-7")
    t.do("halt")
    assert t.why_not("advance", "pa-victores") == "UR-3.4.1-3"
    assert t.why_not("march", "aetius") == "UR-3.4.1-3"
    t.g.stack.clear()
    t.start(Movements())
    assert {"pa-victores"} <= t.legal("advance"), "in the next sequence"


@pytest.mark.rule("UR-3.4.2-9a")
def test_limitanei_never_sail_and_comitatenses_only_with_the_mighty_or_straight_home() -> None:
    pieces = {"li-africa-1": "africa-4", "co-africa-1": "africa-4", "co-italia-1": "africa-4", "aetius": "africa-4",
              "co-oriens-1": "africa-4"}  # fmt: skip
    t = harbour(pieces).start(Movements()).do("sail", WEST)
    assert t.why_not("embark", "li-africa-1") == "UR-3.4.2-9a"
    assert "co-africa-1" in t.legal("embark"), "to another coast of Africa"
    t.do("embark", "co-italia-1")
    assert t.why_not("halt") == "UR-3.4.2-9a"
    assert t.legal("sail-to") == {"mare-internum-occidentalis", "mare-internum-orientalis"}
    t.do("sail-to", "mare-internum-occidentalis")
    assert t.place("co-italia-1") == "in-" + WEST
    assert t.legal() == {"move-to"}, "it must land"
    assert t.legal("move-to") == {"italia-2", "italia-4", "italia-5", "italia-6", "italia-7"}
    led = harbour(pieces, augusti={"occidens": "aetius"}).start(Movements()).do("sail", WEST)
    led.do("embark", "aetius").do("embark", "co-africa-1").do("sail-to", "mare-internum-occidentalis")
    led.do("land", "aetius").do("land", "co-africa-1")
    assert "hispaniae-5" in led.legal("move-to")


@pytest.mark.rule("UR-3.4.2-9a")
def test_a_unit_without_a_coast_of_its_own_diocese_does_not_go_aboard_alone() -> None:
    t = harbour({"co-galliae-1": "africa-4", "co-britanniae-1": "africa-4"}).start(Movements()).do("sail", WEST)
    assert t.legal("embark") == set()
    assert t.why_not("embark", "co-galliae-1") == "UR-3.4.2-9a"


@pytest.mark.rule("UR-3.4.2-9a", "UR-3.2.3-2")
def test_palatini_land_in_their_half_alone_and_elsewhere_with_the_mighty() -> None:
    t = harbour({"pa-victores": "africa-4", "aetius": "africa-4"})
    t.start(Movements()).do("sail", WEST).do("embark", "pa-victores").do("embark", "aetius")
    t.do("sail-to", "mare-internum-orientalis").do("land", "pa-victores")
    assert t.legal("move-to") == {"italia-6", "italia-7", "africa-4", "africa-5"}
    assert t.why_not("move-to", "oriens-1") == "UR-3.2.3-2"
    led = harbour({"pa-victores": "africa-4", "aetius": "africa-4"}, patricians={"occidens": "aetius"})
    led.start(Movements()).do("sail", WEST).do("embark", "pa-victores").do("embark", "aetius")
    led.do("sail-to", "mare-internum-orientalis").do("land", "aetius").do("land", "pa-victores")
    assert "oriens-1" in led.legal("move-to")


@pytest.mark.rule("UR-3.4.2-9a", "UR-4.2.4-2")
def test_stacking_holds_aboard() -> None:
    t = harbour(
        {"mauri-1": "africa-4", "vandali-1": "in-" + WEST},
        status={"mauri": "bellum", "vandali": "foederati-rebelles"}, active="barbarus",
    )  # fmt: skip
    t.g.fleet_camp[0] = BARBARUS
    t.start(Movements()).do("sail", WEST)
    assert t.why_not("embark", "mauri-1") == "UR-3.4.2-9a"


@pytest.mark.rule("UR-7.1-3", "UR-8.1-4")
def test_enemy_fleets_do_not_stop_a_fleet() -> None:
    t = harbour({})
    t.g.fleet_at[2] = PLACE["mare-aegaeum"]
    t.g.fleet_camp[2] = BARBARUS
    t.start(Movements()).do("sail", EAST)
    assert t.legal("sail-to") == {"mare-aegaeum", "pontus-euxinus"}
    t.do("sail-to", "mare-aegaeum")
    assert t.g.fleet_at[1] == t.g.fleet_at[2]


@pytest.mark.rule("UR-TE-12")
def test_dangerous_seas_keep_the_fleets_in_port() -> None:
    t = harbour({})
    t.g.event = 9
    t.start(Movements())
    assert t.legal("sail") == set()
    assert t.why_not("sail", WEST) == "UR-TE-12"


@pytest.mark.rule("UR-3.4.2-7")
def test_a_fleet_on_a_coast_without_a_port_takes_nobody_aboard() -> None:
    t = harbour({"aetius": "africa-2"})
    t.g.fleet_at[2] = ZONE["africa-2"]
    t.start(Movements()).do("sail", NEW)
    assert t.place("aetius") == "africa-2"
    assert t.why_not("embark", "aetius") == "UR-3.4.2-6"
    t.do("sail-to", "mare-internum-occidentalis")


@pytest.mark.rule("UR-3.4.2-8", "UR-3.2.4-2")
def test_a_guard_sails_with_its_leader() -> None:
    t = harbour({"aetius": "africa-4", "bu-1": "africa-4", "pa-victores": "africa-4", "pa-divitenses": "africa-4"})
    t.g.guard_of[0] = PIECE["aetius"]
    t.start(Movements()).do("sail", WEST)
    assert t.why_not("embark", "bu-1") == "UR-3.2.4-2"
    t.do("embark", "aetius").do("embark", "pa-victores")
    assert t.place("bu-1") == "in-" + WEST
    assert t.why_not("embark", "pa-divitenses") == "UR-3.4.2-4"
    t.do("sail-to", "mare-internum-occidentalis").do("land", "aetius").do("move-to", "africa-1")
    assert t.place("bu-1") == "africa-1"
    t.do("halt")
    assert t.place("pa-victores") == "in-" + WEST


@pytest.mark.rule("UR-3.6.3-8", "UR-3.4.2-8")
def test_an_usurper_who_lands_may_rally() -> None:
    t = harbour(
        {"heraclianus": "africa-4", "pa-victores": "africa-4", "co-italia-1": "italia-5"},
        usurpers={"occidens": "heraclianus"}, rebels={"occidens": ["heraclianus", "pa-victores"]}, active="barbarus",
        dice=[2],
    )  # fmt: skip
    t.g.fleet_camp[0] = BARBARUS
    t.start(Movements()).do("sail", WEST).do("embark", "heraclianus").do("sail-to", "mare-internum-occidentalis")
    t.do("land", "heraclianus").do("move-to", "italia-5")
    assert t.asked == "sail-parley"
    t.do("rally")  # a 3, his CP
    assert t.owner("co-italia-1") == "barbarus"


def landing_rebels(*pieces: str, at: str = "italia-5", dice: tuple[int, ...]) -> Table:
    """Heraclianus (CP 3), his follower Gerontius (CP 2) and a unit off the coast where a CO of Italia stands alone."""
    crew = dict.fromkeys(("heraclianus", "gerontius", "pa-victores"), "in-" + WEST)
    t = harbour(
        {**crew, "co-italia-1": at, "pa-divitenses": "africa-1", **dict.fromkeys(pieces, "italia-5")},
        usurpers={"occidens": "heraclianus"}, rebels={"occidens": [*crew, *pieces, "pa-divitenses"]},
        active="barbarus", dice=dice,
    )  # fmt: skip
    t.g.fleet_at[0] = PLACE["mare-internum-occidentalis"]
    t.g.fleet_camp[0] = BARBARUS
    return t.start(Movements()).do("sail", WEST)


@pytest.mark.rule("UR-3.6.3-8", "UR-3.6.3-10")
def test_those_whom_a_fleet_lands_in_a_zone_try_once_to_rally_however_many_times_they_land() -> None:
    t = landing_rebels(dice=(3,))
    t.do("land", "heraclianus").do("move-to", "italia-5").do("rally")  # a 4, above his CP of 3
    t.do("land", "gerontius").do("move-to", "italia-5")
    assert t.asked == "sail-order", "no second roll for the second party"
    t.do("land", "pa-victores").do("move-to", "italia-5")
    assert t.asked == "sail-order", "nor for the third"
    assert t.owner("co-italia-1") == "romanus"
    assert len(t.events("rally-roll")) == 1


@pytest.mark.rule("UR-3.6.3-8")
def test_another_party_may_try_where_the_first_has_not() -> None:
    t = landing_rebels(dice=(2,))
    t.do("land", "heraclianus").do("move-to", "italia-5").do("halt")
    t.do("land", "gerontius").do("move-to", "italia-5")
    assert t.asked == "sail-parley"
    t.do("rally")  # a 3, the CP of the Usurpateur who is there
    assert t.owner("co-italia-1") == "barbarus"


@pytest.mark.rule("UR-3.6.3-8")
def test_only_a_leader_who_lands_tries_to_rally() -> None:
    """Not one who stands there, be it since this very sequence, when a party without a leader comes to him."""
    t = landing_rebels("sarus", dice=())
    t.g.arrived |= 1 << PIECE["sarus"]
    t.do("land", "pa-victores").do("move-to", "italia-5")
    assert t.asked == "sail-order"


@pytest.mark.rule("UR-3.6.3-8")
def test_one_voyage_may_try_in_two_zones() -> None:
    """The try in italia-5 has failed; italia-4, on the same sea, is another zone."""
    t = landing_rebels(dice=(3, 1))
    t.g.put(PIECE["co-italia-2"], ZONE["italia-4"])
    t.do("land", "heraclianus").do("move-to", "italia-5").do("rally")
    t.do("land", "gerontius").do("move-to", "italia-4")
    assert t.asked == "sail-parley"
    t.do("rally")  # a 2, his CP
    assert (t.owner("co-italia-1"), t.owner("co-italia-2")) == ("romanus", "barbarus")
