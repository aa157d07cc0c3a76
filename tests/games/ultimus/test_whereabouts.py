"""What the table knows of the zones where units and leaders of a camp stand."""

from __future__ import annotations

from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.components.places import PLACE_IDS
from latrunculi.games.ultimus.rules.invariants import defects
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS
from tests.games.ultimus.table import Table

BOX = PLACE_IDS.index("urbs-ravenna")


def test_leaders_are_known_by_zone_wherever_they_go() -> None:
    g = Table(
        {"stilicho": "italia-1", "honorius": "italia-1", "alaricus": "thracia-1"}, status={"visigothi": "bellum"}
    ).g
    italia, thracia = 1 << ZONE["italia-1"], 1 << ZONE["thracia-1"]
    assert g.led == [italia, thracia]
    g.put(PIECE["stilicho"], ZONE["thracia-1"])
    assert g.led == [italia | thracia, thracia]
    g.put(PIECE["honorius"], BOX)
    assert g.led == [thracia, thracia]


def test_leaders_who_change_camp_are_known_by_zone_too() -> None:
    g = Table({"stilicho": "italia-1", "honorius": "italia-1"}).g
    italia = 1 << ZONE["italia-1"]
    g.join(1 << PIECE["stilicho"], BARBARUS)
    assert g.led == [italia, italia]
    g.join(1 << PIECE["honorius"], BARBARUS)
    assert g.led == [0, italia]
    g.join(1 << PIECE["stilicho"] | 1 << PIECE["honorius"], ROMANUS)
    assert g.led == [italia, 0]


def test_a_wrong_zone_of_leaders_is_a_defect() -> None:
    g = Table({"stilicho": "italia-1"}).g
    g.led[ROMANUS] = 0
    assert "italia-1: led[0] is wrong" in defects(g)
