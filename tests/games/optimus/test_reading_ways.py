"""OP 0 to 6, read once more where several clauses meet: single moves and seasons worked out by hand."""

from __future__ import annotations

import pytest

from tests.games.optimus.table import ROME, Table

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"
HORSE = "mauri-1"


def modifiers(t: Table) -> dict[str, int]:
    """What bore on the tests so far."""
    return {str(e["modifier"]): int(e["amount"]) for e in t.events("modifier")}


def stop(t: Table) -> Table:
    """The mover stops, and the test costs nothing."""
    t.dice(6).do("done")
    while t.asked == "attrition-spend":
        t.do("done")
    return t


# ------------------------------------------------------------------ 5.1.6 with 5.1.2: who swims is who crosses


@pytest.mark.rule("OP-5.1.6-4", "OP-5.1.2b-1", "OP-6.1-11")
def test_horses_that_have_stayed_behind_take_nobody_across() -> None:
    """Two PF of horse for three on foot are enough; but the horse stays at Viminacium, and the legion crosses the
    Savus by a forced march."""
    t = Table({"traianus": ("singidunum", [LEGION, HORSE])}, hands={ROME: ["marche-forcee"]}).segment()
    t.do("march", "traianus").do("play", "marche-forcee").do("move-to", "viminacium").do("leave", HORSE)
    stop(t.do("move-to", "sirmium"))
    assert modifiers(t) == {"forced": -1, "stream": -1}


@pytest.mark.rule("OP-5.1.6-3", "OP-5.1.2b-1", "OP-6.1-11")
def test_horses_that_leave_the_foot_behind_swim() -> None:
    """One PF of horse is too little for a legion; but this stays at Viminacium, and the horse rides on."""
    t = Table({"traianus": ("singidunum", [LEGION, HORSE])}, pf={HORSE: 1}).segment()
    t.do("march", "traianus").do("move-to", "viminacium").do("leave", LEGION)
    stop(t.do("move-to", "sirmium"))
    assert modifiers(t) == {}
    t = Table({"traianus": ("viminacium", [LEGION, HORSE])}, pf={HORSE: 1}).segment()
    stop(t.do("march", "traianus").do("move-to", "sirmium"))
    assert modifiers(t) == {"stream": -1}


@pytest.mark.rule("OP-5.1.6-4", "OP-5.1.2b-2", "OP-6.1-11")
def test_horses_picked_up_beyond_a_water_have_carried_nobody_over_it() -> None:
    """The legion crosses to Sirmium, and on to Mursa by a forced march with the horse that waited there."""
    t = Table({"traianus": ("viminacium", [LEGION])}, {HORSE: "sirmium"}, hands={ROME: ["marche-forcee"]}).segment()
    t.do("march", "traianus").do("play", "marche-forcee").do("move-to", "sirmium").do("add-pa").do("take", HORSE)
    stop(t.do("move-to", "mursa"))
    assert modifiers(t) == {"forced": -1, "stream": -1}
