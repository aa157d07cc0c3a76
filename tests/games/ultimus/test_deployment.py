"""UR-3.3.2: at the start each player sets down the LI and CO that he controls, in their dioceses."""

from __future__ import annotations

import pytest

from latrunculi.games.ultimus.rules.deployment import Deployment
from latrunculi.games.ultimus.rules.sequence import Turns
from latrunculi.games.ultimus.rules.state import BARBARUS, ROMANUS
from tests.games.ultimus.table import Table

BRITAIN = {"britanniae-1", "britanniae-2", "britanniae-3"}
PIECES = {
    "honorius": "italia-4", "arcadius": "thracia-3", "li-britanniae-1": "britanniae-2", "co-britanniae-1":
    "britanniae-2", "pa-victores": "italia-2", "co-galliae-1": "viennensis-1", "suevi-1": "britanniae-3",
    "constantinus": "galliae-2", "co-galliae-2": "galliae-2",
}  # fmt: skip


def table(**settings: object) -> Table:
    """ROMAIN in Britain and Italy; an usurpation in Gaul; Suevi in war in the north of Britain."""
    return Table(
        PIECES, augusti={"occidens": "honorius", "oriens": "arcadius"}, status={"suevi": "bellum"},
        usurpers={"occidens": "constantinus"}, rebels={"occidens": ["constantinus", "co-galliae-2"]},
        **settings,  # type: ignore[arg-type]
    )  # fmt: skip


@pytest.mark.rule("UR-3.3.2-1", "UR-3.3.2-2")
def test_each_camp_deploys_its_own_garrisons_romain_first() -> None:
    t = table().start(Turns())
    assert (t.camp, t.legal("deploy")) == ("romanus", {"li-britanniae-1", "co-britanniae-1"})
    t.do("done")
    assert (t.camp, t.legal("deploy")) == ("barbarus", {"co-galliae-2"})


@pytest.mark.rule("UR-3.3.2-1", "UR-3.3.2-2")
def test_a_unit_goes_to_any_zone_of_its_diocese_without_enemies_once() -> None:
    t = table().start(Deployment(ROMANUS)).do("deploy", "li-britanniae-1")
    assert t.asked == "deployment-choose-zone"
    assert t.legal("place-in") == BRITAIN - {"britanniae-3"}
    assert t.why_not("place-in", "britanniae-3") == "UR-3.3.2-1"
    assert t.why_not("place-in", "galliae-7") == "UR-3.3.2-1"
    t.do("place-in", "britanniae-1")
    assert t.place("li-britanniae-1") == "britanniae-1"
    assert t.legal("deploy") == {"co-britanniae-1"}
    assert t.why_not("deploy", "li-britanniae-1") == "UR-3.3.2-1"
    t.do("deploy", "co-britanniae-1").do("place-in", "britanniae-2")
    assert t.g.over  # nobody else: nothing is asked
    assert [e["piece"] for e in t.events("deployed")] == ["li-britanniae-1", "co-britanniae-1"]


@pytest.mark.rule("UR-3.3.2-2", "UR-3.3.2-3")
def test_palatini_and_units_away_from_their_diocese_stay_where_the_scenario_says() -> None:
    t = table().start(Deployment(ROMANUS))
    assert t.why_not("deploy", "pa-victores") == "UR-3.3.2-1"
    assert t.why_not("deploy", "co-galliae-1") == "UR-3.3.2-2"
    assert t.why_not("deploy", "co-galliae-2") == "UR-3.3.2-2"


def test_a_camp_without_garrisons_is_not_asked() -> None:
    t = Table({"hunni-1": "hunni-1"}).start(Deployment(BARBARUS))
    assert t.g.over


def test_the_question_for_the_zone_names_the_unit() -> None:
    t = table().start(Deployment(ROMANUS))
    assert t.g.stack[-1].about(t.g) == ()
    t.do("deploy", "co-britanniae-1")
    ((field, kind, piece),) = t.g.stack[-1].about(t.g)
    assert (field, kind, t.g.at[piece]) == ("piece", "piece", t.g.at[piece])
    twin = t.g.stack[-1].copy()
    assert (twin.unit, twin.step, twin.camp, twin.placed) == (piece, "choose_zone", ROMANUS, 0)  # type: ignore[attr-defined]
