"""Rules of different chapters that meet: deaths that come together, alliances, guards, usurpations, fleets."""

from __future__ import annotations

import pytest

from latrunculi.games.imperator.state import COMBAT, PLAGUE
from latrunculi.games.ultimus.aftermath import Aftermath
from latrunculi.games.ultimus.alliances import Secession
from latrunculi.games.ultimus.invariants import defects
from latrunculi.games.ultimus.quarters import Quarters
from latrunculi.games.ultimus.tumults import Coronation
from latrunculi.games.ultimus.world import FALLEN, NONE, PEOPLE, PIECE, ZONE
from tests.games.ultimus.table import Table


def empire(more: dict[str, str] | None = None, **settings: object) -> Table:
    """Honorius at Ravenna and Arcadius at Constantinopolis."""
    return Table(
        {"honorius": "italia-4", "arcadius": "thracia-3"} | (more or {}),
        augusti={"occidens": "honorius", "oriens": "arcadius"},
        **settings,  # type: ignore[arg-type]
    )


# ---------------------------------------------------------------- deaths that come together


@pytest.mark.rule("UR-10.1-2", "UR-3.6.4-7")
@pytest.mark.parametrize("dead", [("constantinus", "gerontius"), ("gerontius", "constantinus")])
def test_rebel_who_falls_with_his_usurper_is_an_enemy_leader_for_roman(dead: tuple[str, ...]) -> None:
    t = empire({"gerontius": "hispaniae-2", "constantinus": "hispaniae-2"}, usurpers={"occidens": "constantinus"},
               rebels={"occidens": ["constantinus", "gerontius"]})  # fmt: skip
    for leader in dead:
        t.g.kill(PIECE[leader], COMBAT)
    t.start(Aftermath())
    assert t.points() == (2, 0)
    assert t.owner("gerontius") == t.owner("constantinus") == "romanus"


@pytest.mark.rule("UR-3.5.2-7")
def test_an_augustus_of_the_east_who_died_with_that_of_the_west_gives_no_approval() -> None:
    t = empire({"constantius": "viennensis-4", "anthemius": "thracia-3"}, dice=[5])
    for leader in ("honorius", "arcadius"):
        t.g.kill(PIECE[leader], PLAGUE)
    t.start(Aftermath())
    assert t.events("approval-roll") == []
    assert [t.g.augustus[half] for half in (0, 1)] == [PIECE["constantius"], PIECE["anthemius"]]


# ---------------------------------------------------------------- alliances


def two_kings(status: str, **settings: object) -> Table:
    """Franci Salii, who were a minor People when they allied with the Visigothi, have got a leader of their own."""
    t = empire(
        {"chlodio": "galliae-2", "franci-salii-1": "galliae-2",
         "theodoricus-1": "galliae-6", "visigothi-1": "galliae-6"},
        status={"franci-salii": status, "visigothi": status}, year=435, **settings,
    )  # fmt: skip
    t.g.majors |= 1 << PEOPLE["franci-salii"]
    t.g.ally[PEOPLE["franci-salii"]] = PEOPLE["visigothi"]
    return t


@pytest.mark.rule("UR-3.5.1-8", "UR-6.3-3")
def test_patrician_whose_people_leaves_its_alliance_in_revolt_loses_his_title() -> None:
    t = two_kings("foederati", patricians={"occidens": "chlodio"}, dice=[5]).start(Secession(0))
    t.do("choose-people", "franci-salii")
    assert t.status("franci-salii") == "foederati-rebelles"
    assert t.status("visigothi") == "foederati"
    assert t.g.patrician == [NONE, NONE]


@pytest.mark.rule("UR-4.5.3-3", "UR-6.2-18", "UR-9.4-22")
def test_an_alliance_whose_king_is_of_the_second_people_has_one_capital() -> None:
    t = two_kings("foederati-rebelles", dice=[0]).start(Coronation())
    t.do("choose-leader", "chlodio")
    assert t.status("franci-salii") == t.status("visigothi") == "regnum"
    assert t.g.capital[PEOPLE["franci-salii"]] == ZONE["galliae-2"]
    assert t.g.one_with(PEOPLE["visigothi"]) == t.g.one_with(PEOPLE["franci-salii"])
    assert defects(t.g) == []
    # A unit of either People comes back in that capital.
    t.g.put(PIECE["visigothi-2"], FALLEN)
    t.g.put(PIECE["franci-salii-2"], FALLEN)
    t.start(Quarters(0))
    assert t.place("visigothi-2") == t.place("franci-salii-2") == "galliae-2"
