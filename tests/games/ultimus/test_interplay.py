"""Where chapters meet: stratagems that change camps, deaths and passengers while something else is in progress."""

from __future__ import annotations

import pytest

from latrunculi.games.ultimus.combat import Combats
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
