"""UR-6.3-10 to 6.3-14, 6.4-1: Foyer de peste and Épidémie de peste."""

from __future__ import annotations

import pytest

from latrunculi.games.imperator.rules.moments import START
from latrunculi.games.ultimus.components.chart import ZONE
from latrunculi.games.ultimus.components.counters import PIECE
from latrunculi.games.ultimus.components.stratagems import STRATAGEM_IDS
from latrunculi.games.ultimus.rules.plague import infested, lift
from latrunculi.games.ultimus.rules.state import BARBARUS
from latrunculi.games.ultimus.rules.stratagems import Interrupt
from tests.games.ultimus.table import Table

TITLE = {name: i for i, name in enumerate(STRATAGEM_IDS)}


def breaks_out(title: str, zone: str, pieces: dict[str, str], **setup: object) -> Table:
    """BARBARE lays a plague on a zone in an enemy sequence."""
    table = Table(pieces, hands={"barbarus": [title]}, **setup)  # type: ignore[arg-type]
    return table.start(Interrupt(BARBARUS, START)).do("play", title).do("choose-zone", zone)


@pytest.mark.rule("UR-6.3-10", "UR-6-5")
def test_a_focus_strikes_the_units_of_both_camps_in_its_zone() -> None:
    pieces = {**dict.fromkeys(("co-galliae-1", "li-galliae-1", "suevi-1"), "galliae-1"), "co-galliae-2": "galliae-2"}
    table = breaks_out("pestis-locus", "galliae-1", pieces, status={"suevi": "bellum"}, weak=["li-galliae-1"])
    assert table.weak() == {"co-galliae-1", "suevi-1"}
    assert table.place("li-galliae-1") == "fallen"
    assert table.place("co-galliae-2") == "galliae-2"
    assert table.g.plague == ZONE["galliae-1"]
    assert table.g.cup[TITLE["pestis-locus"]] == 0  # the counter lies on the map


@pytest.mark.rule("UR-6.3-10")
def test_a_plague_may_be_laid_on_any_zone_of_the_map() -> None:
    table = Table(hands={"barbarus": ["pestis-locus"]}).start(Interrupt(BARBARUS, START)).do("play", "pestis-locus")
    assert len(table.legal("choose-zone")) == len(ZONE)


@pytest.mark.rule("UR-6.3-11")
def test_a_leader_in_the_zone_dies_of_a_9() -> None:
    pieces = {"constantius": "galliae-1", "iovinus": "galliae-1", "heraclianus": "galliae-2"}
    table = breaks_out("pestis-locus", "galliae-1", pieces, dice=[9, 8])
    rolled = {str(e["piece"]): e["die"] for e in table.events("plague-roll")}
    assert sorted(rolled) == ["constantius", "iovinus"]
    dead = next(name for name, die in rolled.items() if die == [9])
    other = next(name for name, die in rolled.items() if die == [8])
    assert table.place(dead) == "gone"
    assert table.place(other) == "galliae-1"
    assert table.points() == (0, 0)  # UR-10.1-2: a death of plague gives nothing


@pytest.mark.rule("UR-6.3-11", "UR-3.5.2-3")
def test_an_augustus_dead_of_plague_has_a_successor() -> None:
    table = breaks_out(
        "pestis-locus", "thracia-3", {"arcadius": "thracia-3", "honorius": "italia-4", "anthemius": "oriens-2"},
        augusti={"occidens": "honorius", "oriens": "arcadius"}, dice=[9],
    )  # fmt: skip
    assert table.g.augustus == [PIECE["honorius"], PIECE["anthemius"]]


@pytest.mark.rule("UR-6.3-11")
def test_the_city_box_and_ships_in_port_belong_to_the_zone() -> None:
    pieces = {"pa-constantiani": "urbs-constantinopolis", "pa-isauri": "in-classis-orientalis",
              "pa-defensores": "in-classis-occidentalis"}  # fmt: skip
    table = Table(pieces, hands={"barbarus": ["pestis-locus"]})
    table.g.fleet_at = [ZONE["africa-3"], ZONE["thracia-3"], -1]
    table.start(Interrupt(BARBARUS, START)).do("play", "pestis-locus").do("choose-zone", "thracia-3")
    assert table.weak() == {"pa-constantiani", "pa-isauri"}


@pytest.mark.rule("UR-6.3-12")
def test_whoever_enters_an_infested_zone_suffers_the_same() -> None:
    table = Table(
        dict.fromkeys(("co-galliae-1", "li-galliae-1", "constantius", "co-galliae-2"), "galliae-1"),
        weak=["li-galliae-1"], dice=[9],
    )  # fmt: skip
    table.g.plague = ZONE["galliae-1"]
    party = 1 << PIECE["co-galliae-1"] | 1 << PIECE["li-galliae-1"] | 1 << PIECE["constantius"]
    infested(table.g, party, ZONE["galliae-1"])
    assert table.weak() == {"co-galliae-1"}  # co-galliae-2, who has stayed, is not struck again
    assert table.place("li-galliae-1") == "fallen"
    assert table.place("constantius") == "gone"


@pytest.mark.rule("UR-6.3-12")
def test_healthy_zones_do_nothing() -> None:
    table = Table({"co-galliae-1": "galliae-2"})
    table.g.plague = ZONE["galliae-1"]
    infested(table.g, 1 << PIECE["co-galliae-1"], ZONE["galliae-2"])
    assert table.weak() == set()


@pytest.mark.rule("UR-6.3-14")
def test_an_epidemic_spares_the_weakened_units_next_to_it() -> None:
    # galliae-2 and galliae-3 are next to galliae-1; italia-1 is not.
    pieces = {
        "co-galliae-1": "galliae-1", "li-galliae-1": "galliae-1",
        "co-galliae-2": "galliae-2", "li-galliae-2": "galliae-2",
        "co-italia-1": "italia-1", "constantius": "galliae-3", "iovinus": "italia-1",
    }  # fmt: skip
    table = breaks_out("pestis", "galliae-1", pieces, weak=["li-galliae-1", "li-galliae-2"], dice=[9])
    assert table.weak() == {"co-galliae-1", "co-galliae-2", "li-galliae-2"}
    assert table.place("li-galliae-1") == "fallen"
    assert table.place("constantius") == "gone"
    assert table.g.epidemic == ZONE["galliae-1"]


@pytest.mark.rule("UR-6.3-14", "UR-6.3-12")
def test_who_enters_a_zone_next_to_an_epidemic_is_weakened_but_not_eliminated() -> None:
    table = Table({"li-galliae-1": "galliae-2", "co-galliae-1": "galliae-2"}, weak=["li-galliae-1"])
    table.g.epidemic = ZONE["galliae-1"]
    infested(table.g, 1 << PIECE["li-galliae-1"] | 1 << PIECE["co-galliae-1"], ZONE["galliae-2"])
    assert table.weak() == {"li-galliae-1", "co-galliae-1"}
    assert table.place("li-galliae-1") == "galliae-2"
    infested(table.g, 1 << PIECE["li-galliae-1"], ZONE["galliae-1"])
    assert table.place("li-galliae-1") == "fallen"


@pytest.mark.rule("UR-6.3-14")
def test_a_strait_joins_infested_zones() -> None:
    table = breaks_out("pestis", "thracia-3", {"co-asia-1": "asia-1"})
    assert table.weak() == {"co-asia-1"}


@pytest.mark.rule("UR-6.3-13", "UR-6-2")
def test_the_plague_ends_with_phase_e() -> None:
    table = Table()
    table.g.plague = ZONE["galliae-1"]
    table.g.epidemic = ZONE["asia-1"]
    lift(table.g)
    assert table.g.plague == table.g.epidemic == -1
    assert table.events("plague-over") == [
        {"stratagem": "pestis-locus", "zone": "galliae-1"}, {"stratagem": "pestis", "zone": "asia-1"},
    ]  # fmt: skip


@pytest.mark.rule("UR-6.3-10")
def test_a_counter_that_lies_on_the_map_is_not_laid_again() -> None:
    table = Table(hands={"barbarus": ["pestis-locus", "pestis"]})
    table.g.plague = ZONE["galliae-1"]
    table.start(Interrupt(BARBARUS, START))
    assert table.why_not("play", "pestis-locus") == "UR-6.3-10"
    assert table.why_not("play", "pestis") == ""  # the other counter may lie somewhere too


@pytest.mark.rule("UR-6.4-1")
def test_generic_leaders_dead_of_plague_may_return_and_named_ones_may_not() -> None:
    pieces = {"dux-galliae": "galliae-1", "dux-vandali": "galliae-1", "constantius": "galliae-1"}
    table = breaks_out("pestis-locus", "galliae-1", pieces, status={"vandali": "bellum"}, dice=[9, 9, 9])
    assert table.g.plot_killed == 1 << PIECE["dux-galliae"] | 1 << PIECE["dux-vandali"]
    assert table.place("dux-galliae") == table.place("dux-vandali") == "fallen"
    assert table.place("constantius") == "gone"
