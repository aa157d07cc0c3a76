"""The worked example of an assault (OP 9.5), with its dice."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.counters import BT, VS
from latrunculi.games.optimus.components.pieces import (
    BARBARUS,
    CAVALRY_UNITS,
    FD_OF,
    FIRST_LEADER,
    LEADERS,
    LEGION_UNITS,
    PIECE,
    PRAETORIAN_UNITS,
    ROMANUS,
    SHOOTER_UNITS,
    SIDE_OF,
    UNITS,
)
from latrunculi.games.optimus.rules import artillery, assault
from latrunculi.games.optimus.rules.words import DESTROY, GO_ON, POST
from latrunculi.kernel.actions import OBJECT_BITS, OBJECT_MASK
from tests.games.optimus.test_ch09_sieges import camp


@pytest.mark.rule("OP-9.5-6")
@pytest.mark.rule("OP-9.5-14")
@pytest.mark.rule("OP-9.5-17")
def test_the_example() -> None:
    g, region, (legion,) = camp([3])
    others = LEGION_UNITS | PRAETORIAN_UNITS | CAVALRY_UNITS | SHOOTER_UNITS
    plain = [u for u in range(UNITS) if SIDE_OF[u] == ROMANUS and not others >> u & 1 and FD_OF[u] == 1 << 5]
    foot = plain[:2]
    head = max(
        [FIRST_LEADER + i for i in range(LEADERS) if BT[i] == 1 and SIDE_OF[FIRST_LEADER + i] == ROMANUS],
        key=lambda h: VS[h - FIRST_LEADER],
    )
    enemy = PIECE["falcati-1"]
    for piece in (*foot, head, enemy):
        g.put(piece, region)
    for unit in foot:
        g.pf[unit] = 2
    g.pf[enemy] = 1
    g.walls |= 1 << enemy
    g.vd[region] = 3
    for unit in (legion, *foot):
        g.attach(unit, head)
    artillery.emplace(g, legion)
    first, second = (0, 0, 2), (3, 1, 0)  # the legion has +1 from its leader
    g.script = [0, 1, *first, 1, *second, 2]
    assault.storm(g, ROMANUS, head)
    g.advance()
    while g.stack and g.awaiting:
        seat = g.actor
        legal = g.legal(seat)
        wanted = [a for a in legal if a >> OBJECT_BITS in (GO_ON, DESTROY)]
        wanted += [a for a in legal if a >> OBJECT_BITS == POST and a & OBJECT_MASK == legion]
        wanted += [a for a in legal if a & OBJECT_MASK in foot]
        g.apply(seat, (wanted or legal)[0])
    units = g.units(region, ROMANUS)
    assert not g.script
    assert (g.strength(units), g.fit(units)) == (6, 5)
    assert g.pf[enemy] == 0
    assert not g.units(region, BARBARUS)
