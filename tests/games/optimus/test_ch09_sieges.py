"""Chapter 9 of *Optimus Princeps*: sieges, summons, guns."""

from __future__ import annotations

import pytest

from latrunculi.games.optimus.components.chart import GERMAN, REGIONS
from latrunculi.games.optimus.components.pieces import ARTILLERY_UNITS, LEGION_UNITS, ROMANUS
from latrunculi.games.optimus.rules import artillery, sieges
from latrunculi.games.optimus.rules.state import CALM, Optimus
from latrunculi.games.optimus.rules.territory import garrison_value, inhabited
from latrunculi.kernel.actions import members


def camp(pf: list[int]) -> tuple[Optimus, int, list[int]]:
    """Legions of these PF without a leader before a besieged enemy town of VG 6 and VD 0."""
    g = Optimus(2, 1)
    region = next(r for r in range(REGIONS) if inhabited(g, r) and garrison_value(g, r) == 6)
    g.origin[region] = GERMAN
    legions = members(LEGION_UNITS)[: len(pf)]
    for unit, number in zip(legions, pf, strict=True):
        g.put(unit, region)
        g.pf[unit] = number
    g.siege[region] = 0
    g.pa[ROMANUS] = 9
    return g, region, legions


@pytest.mark.rule("OP-9.4-2")
def test_a_besieger_needs_more_fit_pf_than_the_vg() -> None:
    g, region, legions = camp([3, 3, 1])
    assert sieges.enough(g, region, ROMANUS)
    g.hurt(legions[0])
    assert not sieges.enough(g, region, ROMANUS)


@pytest.mark.rule("OP-9.4-13")
def test_the_marker_goes_up_after_a_summons_without_success() -> None:
    g, region, _ = camp([3, 3, 1])
    g.script = [4]
    sieges.summon_unled(g, ROMANUS, region)
    assert (g.siege[region], g.pa[ROMANUS]) == (1, 8)


@pytest.mark.rule("OP-9.4-6")
@pytest.mark.rule("OP-9.4-7")
@pytest.mark.rule("OP-9.8-5")
def test_the_town_surrenders_on_six_with_the_marker() -> None:
    g, region, _ = camp([3, 3, 1])
    g.siege[region] = 1
    g.script = [4]
    sieges.summon_unled(g, ROMANUS, region)
    assert (g.holder[region], g.vd[region], g.siege[region]) == (ROMANUS, 0, CALM)


@pytest.mark.rule("OP-9.4-8")
@pytest.mark.rule("OP-3-9")
def test_a_gun_made_from_a_legion_adds_one() -> None:
    g, region, legions = camp([3, 3, 1])
    artillery.emplace(g, legions[0])
    assert g.pf[legions[0]] == 2
    assert g.strength(g.inside[region] & ARTILLERY_UNITS) == 1
    assert sieges.modifier(g, region, ROMANUS) == 1


@pytest.mark.rule("OP-9.4-9")
@pytest.mark.rule("OP-9.10.3-1")
def test_the_vd_and_a_limes_count_against_the_besieger() -> None:
    g, region, _ = camp([3, 3, 1])
    g.vd[region], g.limes[region] = 2, 1
    assert sieges.modifier(g, region, ROMANUS) == -3
    g.pillaged |= 1 << region
    assert sieges.modifier(g, region, ROMANUS) == 0
