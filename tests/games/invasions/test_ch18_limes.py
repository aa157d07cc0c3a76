"""INV XVIII.I: the limites."""

from __future__ import annotations

import pytest

from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import LIMITES, LOCAL_OF, OF_NATION, PIECE_IDS
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules import limes, relations
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.limes import Rebuilding
from latrunculi.games.invasions.rules.losses import Losses
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.state import GONE, RESERVE
from latrunculi.kernel.actions import BIT, members
from tests.games.invasions.table import Table

ROMAINS, FRANCS = NATION["romains"], NATION["francs"]
WALL = members(LIMITES & OF_NATION[ROMAINS])[0]


def border(franks: int = 2, romans: int = 0, **more: object) -> Table:
    """Franks on the Rhine before the limes of Lotharingia, an empty site."""
    t = Table(
        {"romains": "empire", "francs": "barbarian"},
        {"francs": {"franconia": franks, "oderus": 1}, "romains": {"lotharingia": romans}},
        owners={"romains": ["lotharingia"]},
        **more,  # type: ignore[arg-type]
    )
    t.put(PIECE_IDS[WALL], "lotharingia")
    t.g.playing = BIT[FRANCS]
    return t


@pytest.mark.rule("INV-III.B-10")
@pytest.mark.rule("INV-XVIII.I-3")
def test_every_invader_stops_before_a_limes() -> None:
    t = border(6).start(Movement(BIT[FRANCS])).choose("march", "franconia").choose("step-to", "lotharingia")
    assert t.offers("march") == ["oderus"]  # six may not overrun it, nor pass
    assert t.g.at[WALL] == PROVINCE["lotharingia"]


@pytest.mark.rule("INV-CH.d2-8")
@pytest.mark.rule("INV-XVIII.I-6")
@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 2)])
def test_a_lone_limes_falls_and_may_cost_a_unit(die: int, left: int) -> None:
    t = border(0, dice=[die])
    t.muster("francs", "lotharingia", 2)
    t.start(Battles())
    while not t.g.over:
        t.choose(*t.offers()[0])
    assert t.g.at[WALL] == RESERVE
    assert t.g.units(FRANCS, PROVINCE["lotharingia"]).bit_count() == left
    assert t.events("limes-breached")[0]["die"] == [die]


@pytest.mark.rule("INV-XVII.C-1")
@pytest.mark.rule("INV-XVIII.I-4")
def test_a_limes_does_not_count_for_stacking() -> None:
    from latrunculi.games.invasions.rules import stacking

    t = border(0, 4)
    assert stacking.room(t.g, ROMAINS, PROVINCE["lotharingia"]) == 0


@pytest.mark.rule("INV-XVIII.I-8", "INV-XVIII.I-1")
def test_rome_rebuilds_a_limes_where_it_has_its_border_back_until_turn_7() -> None:
    t = border(0)
    t.g.lose(WALL)
    assert limes.rebuildable(t.g, ROMAINS) == 0  # it has not lost the province
    t.g.forfeited = BIT[PROVINCE["lotharingia"]]
    assert limes.rebuildable(t.g, ROMAINS) == BIT[PROVINCE["lotharingia"]]
    t.g.owner[PROVINCE["lotharingia"]] = FRANCS
    assert limes.rebuildable(t.g, ROMAINS) == 0
    t.g.owner[PROVINCE["lotharingia"]] = ROMAINS
    t.g.turn = 8
    assert limes.rebuildable(t.g, ROMAINS) == 0
    t.g.turn = 7
    t.start(Rebuilding(ROMAINS)).choose("rebuild", "lotharingia")
    assert t.g.limes(PROVINCE["lotharingia"]) >= 0
    assert t.g.treasury[ROMAINS] == 0
    assert limes.rebuildable(t.g, ROMAINS) == 0  # at most one in a province


@pytest.mark.rule("INV-XVIII.I-8")
def test_only_where_a_limes_stood_at_the_start_of_the_own_half() -> None:
    t = border(0)
    t.g.lose(WALL)
    t.g.owner[PROVINCE["aquitania"]] = ROMAINS
    t.g.forfeited = BIT[PROVINCE["lotharingia"]]
    assert limes.rebuildable(t.g, ROMAINS) == BIT[PROVINCE["lotharingia"]]
    assert limes.rebuildable(t.g, FRANCS) == 0


@pytest.mark.rule("INV-XVIII.I-9")
def test_on_turn_8_local_units_take_their_place() -> None:
    t = border(0)
    t.g.turn = 7
    limes.retire(t.g)
    assert t.g.at[WALL] == PROVINCE["lotharingia"]
    t.g.turn = 8
    limes.retire(t.g)
    assert t.g.at[WALL] == GONE
    local = LOCAL_OF[WALL]
    assert t.g.at[local] == PROVINCE["lotharingia"]
    assert t.g.army[ROMAINS] & BIT[local]  # Rome stands, and inherits it


@pytest.mark.rule("INV-XVIII.I-9")
def test_without_rome_the_locals_garrison_their_province_for_themselves() -> None:
    t = border(0)
    t.g.active &= ~BIT[ROMAINS]
    t.g.turn = 8
    relations.work_out(t.g)
    limes.retire(t.g)
    nation = next(n for n in range(len(t.g.army)) if OF_NATION[n] >> LOCAL_OF[WALL] & 1)
    assert t.g.inactive & BIT[nation]
    assert t.g.owner[PROVINCE["lotharingia"]] == nation


@pytest.mark.rule("INV-XVIII.I-5")
def test_beside_romans_a_limes_fights_as_a_unit_and_may_take_the_hit() -> None:
    t = border(0, 1)
    pieces = t.g.units(ROMAINS, PROVINCE["lotharingia"]) | BIT[WALL]
    assert not limes.alone(t.g, FRANCS, PROVINCE["lotharingia"])
    t.start(Losses(ROMAINS, pieces, 1))
    assert PIECE_IDS[WALL] in t.offers("take-hit")
    t.choose("take-hit", PIECE_IDS[WALL])
    assert t.g.at[WALL] == RESERVE
    assert t.g.units(ROMAINS, PROVINCE["lotharingia"])


@pytest.mark.rule("INV-XVIII.I-6")
def test_without_a_limes_nobody_is_alone() -> None:
    t = Table({"romains": "empire", "alamans": "barbarian"})
    alamans, here = NATION["alamans"], PROVINCE["lotharingia"]
    assert not limes.alone(t.g, alamans, here)
    t.put("romains-limes-gallia-1", "lotharingia")
    assert limes.alone(t.g, alamans, here)
    t.muster("romains", "lotharingia")
    assert not limes.alone(t.g, alamans, here)
