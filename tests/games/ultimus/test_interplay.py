"""Rules of different chapters that meet: deaths that come together, alliances, guards, usurpations, fleets."""

from __future__ import annotations

import pytest

from latrunculi.games.imperator.state import COMBAT, PLAGUE
from latrunculi.games.ultimus.aftermath import Aftermath
from latrunculi.games.ultimus.world import PIECE
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
