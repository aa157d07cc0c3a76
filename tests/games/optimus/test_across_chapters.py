"""Where a sentence of one chapter meets one of another: what the table would say, worked out by hand."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import NONE, REGION
from latrunculi.games.optimus.components.pieces import PIECE
from latrunculi.games.optimus.rules.upshot import Retreat
from latrunculi.kernel.actions import BIT
from tests.games.optimus.table import ROME, Table

LEGION = "legio-vii-claudia"
SECOND = "legio-iv-flavia-felix"
THIRD = "legio-xiii-gemina"
FLEET = "classis-moesica-1"

# ------------------------------------------------------------------ 5.1 and 5.2.4: a bridge leads to one region


BEYOND = {"arcidava", "tibiscum", "berzobis", "dierna"}
"""The district north of Viminacium, a town that faces Arcidava."""


@pytest.mark.rule("OP-5.2.4-2", "OP-5.1-5")
def test_a_bridge_of_boats_leads_to_the_region_that_faces_it_without_a_throw() -> None:
    def straight(start: str, *, bridge: bool) -> set[str]:
        t = Table({"traianus": (start, [LEGION])}, {FLEET: "viminacium"})
        t.g.bridges = BIT[PIECE[FLEET]] if bridge else 0
        t.segment().do("march", "traianus")
        assert "dacia-occidentalis" in t.legal("enter"), "who wants to go elsewhere may still throw for it"
        return t.legal("move-to") & BEYOND

    assert straight("viminacium", bridge=False) == set()
    assert straight("viminacium", bridge=True) == {"arcidava"}
    assert straight("singidunum", bridge=True) == set(), "the bridge is elsewhere"
    t = Table({"traianus": ("viminacium", [LEGION])}, {FLEET: "viminacium"}, dice=[6])
    t.g.bridges = BIT[PIECE[FLEET]]
    t.segment().do("march", "traianus").do("move-to", "arcidava")
    assert (t.place(LEGION), t.events("arrival-roll")) == ("arcidava", [])


@pytest.mark.rule("OP-8.4-2", "OP-5.1-8", "OP-5.2.4-2")
def test_the_beaten_reach_another_district_without_a_throw_where_a_march_would() -> None:
    """Comati hold the other regions of the district. The towns beyond the Danube are Roman, Horreum Margi is open
    country: there it takes a counter of one's own, or a throw. A bridge of boats spares it as well."""

    def straight(start: str, *blocked: str, bridge: bool = False, post: str = "novae") -> set[str]:
        t = Table({"traianus": (start, [LEGION])}, {FLEET: "viminacium", SECOND: post})
        t.g.bridges = BIT[PIECE[FLEET]] if bridge else 0
        for number, region in enumerate(blocked):
            t.put(f"comati-{number + 1}", region)
        t.start(Retreat(ROME, t.g.inside[REGION[start]] & ~BIT[PIECE[FLEET]], REGION[start], NONE, NONE))
        if t.asked == "retreat-shelter":
            t.do("done")
        return t.legal("retreat-to")

    around = ("tibiscum", "berzobis", "dierna")
    assert straight("arcidava") == set(around), "the own district first"
    assert straight("arcidava", *around) == {"viminacium", "singidunum", "ratiaria"}
    assert "horreum-margi" in straight("arcidava", *around, post="horreum-margi")
    around = ("singidunum", "horreum-margi")
    assert not straight("viminacium", *around) & BEYOND
    assert straight("viminacium", *around, bridge=True) & BEYOND == {"arcidava"}
