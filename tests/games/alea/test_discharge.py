"""Phase D, step 5: legions are dismissed (AIE-2.D-8 to AIE-2.D-12, AIE-10.J-3)."""

import pytest

from latrunculi.games.alea.components.chart import ZONE
from latrunculi.games.alea.components.counters import LEGIONES, PIECE, PIECE_IDS
from latrunculi.games.alea.rules.discharge import Discharge, in_peace
from latrunculi.kernel.actions import members
from tests.games.alea.table import Table

rule = pytest.mark.rule

LEGIONS = ["legio-v", "legio-vi", "legio-vii", "legio-viii", "legio-ix", "legio-x", "legio-xi"]
REST = {"pentapolis": [PIECE_IDS[unit] for unit in members(LEGIONES)][-30:]}
"""The Republic has legions enough: 30 of REPUBLICAN stand in Cyrenaica, which nobody controls."""


def at_peace(legions: list[str], **known: object) -> Table:
    """Legions of CAESARIAN at Narbo, in Galliae that it controls; two more, weakened, are the garrison (3.1.1)."""
    garrison = ["legio-xii", "legio-xiii"]
    t = Table({"volcae": legions, "remi": garrison}, REST, weak=garrison, control={"caesariani": ["galliae"]}, **known)  # type: ignore[arg-type]
    return t.start(Discharge(0))


@rule("AIE-2.D-8")
def test_a_camp_dismisses_as_many_as_it_likes_or_none() -> None:
    t = at_peace(LEGIONS[:3])
    assert t.legal("dismiss") == set(LEGIONS[:3])
    t.do("done")
    assert t.g.over
    assert [t.place(name) for name in LEGIONS[:3]] == ["volcae"] * 3
    t = at_peace(LEGIONS[:2])
    t.do("dismiss", "legio-v").do("done")
    assert (t.place("legio-v"), t.place("legio-vi")) == ("reserve", "volcae")


@rule("AIE-2.D-10", "AIE-10.J-3", "AIE-9.e-8")
@pytest.mark.parametrize(("number", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (7, 2)])
def test_three_legions_dismissed_at_one_time_are_worth_a_point(number: int, points: int) -> None:
    """They go to the reserve; a remainder is lost. All seven are dismissed without another question."""
    t = at_peace(LEGIONS)
    for name in LEGIONS[:number]:
        t.do("dismiss", name)
    if number < len(LEGIONS):
        t.do("done")
    assert t.points() == (points, 0)
    assert t.g.count == points
    assert {t.place(name) for name in LEGIONS[:number]} == {"reserve"}


@rule("AIE-10.J-3")
def test_a_remainder_is_not_carried_over() -> None:
    t = at_peace(LEGIONS[:4])
    t.do("dismiss", "legio-v").do("dismiss", "legio-vi").do("done")
    t.start(Discharge(0))
    t.do("dismiss", "legio-vii").do("done")
    assert t.points() == (0, 0)


@rule("AIE-2.D-9")
def test_only_fresh_legions_in_quiet_cities_of_own_regions_are_dismissed() -> None:
    """Not a weakened one, one in a region of the enemy or of nobody, one beside the enemy, one at sea."""
    t = Table(
        {
            "volcae": ["legio-v", "legio-vi"],
            "lusitania": ["legio-vii"],
            "zeugitana": ["legio-viii"],
            "remi": ["legio-ix"],
            "mare-balearicum": ["naves-1"],
            "in-naves-1": ["legio-x"],
            "provincia": ["naves-2"],
            "in-naves-2": ["legio-xi"],
        },
        REST,
        peoples={"belgae": ["belgae-1"]},
        status={"belgae": ("bellum", "republicani")},
        weak=["legio-vi"],
        control={"caesariani": ["galliae"], "republicani": ["hispaniae"]},
    ).start(Discharge(0))
    assert t.legal("dismiss") == {"legio-v", "legio-xi"}
    for name in ("legio-vi", "legio-vii", "legio-viii", "legio-ix", "legio-x"):
        assert t.why_not("dismiss", name) == "AIE-2.D-9"


@rule("AIE-2.D-8")
def test_only_own_legions_on_the_map_are_dismissed() -> None:
    t = Table(
        {"volcae": ["legio-v", "legio-vi", "legio-vii", "auxilia-1"]},
        {"roma": ["legio-i"]} | REST,
        control={"caesariani": ["galliae"]},
    ).start(Discharge(0))
    assert t.legal("dismiss") == {"legio-v", "legio-vi", "legio-vii"}
    for name in ("legio-i", "auxilia-1", "legio-x"):
        assert t.why_not("dismiss", name) == "AIE-2.D-8"


@rule("AIE-2.D-9")
def test_naves_of_the_enemy_next_door_are_combat_units_too() -> None:
    t = Table({"volcae": LEGIONS[:3]}, {"provincia": ["naves-1"]} | REST, control={"caesariani": ["galliae"]})
    t.start(Discharge(0))
    assert t.g.over


@rule("AIE-2.D-11", "AIE-9.d-2")
def test_a_region_keeps_its_garrison() -> None:
    """Galliae need two and have four, one of them weakened: two may go, not a third. Hispaniae have but their two.
    Asia needs one and has two: one may go."""
    t = Table(
        {
            "volcae": ["legio-v", "legio-vi", "legio-vii"],
            "remi": ["legio-viii"],
            "tartessis": ["legio-ix", "legio-x"],
            "ionia": ["legio-xi", "legio-xii"],
        },
        REST,
        weak=["legio-viii"],
        control={"caesariani": ["galliae", "hispaniae", "asia"]},
    ).start(Discharge(0))
    assert t.legal("dismiss") == {"legio-v", "legio-vi", "legio-vii", "legio-xi", "legio-xii"}
    assert t.why_not("dismiss", "legio-ix") == "AIE-2.D-11"
    assert t.why_not("dismiss", "legio-viii") == "AIE-2.D-9"
    t.do("dismiss", "legio-v").do("dismiss", "legio-vii")
    assert t.why_not("dismiss", "legio-vi") == "AIE-2.D-11"
    assert t.legal("dismiss") == {"legio-xi", "legio-xii"}
    t.do("dismiss", "legio-xii")
    assert t.g.over
    assert t.points() == (1, 0)


@rule("AIE-2.D-11")
def test_legions_of_the_enemy_keep_no_garrison() -> None:
    """Hispaniae: two of one's own at Gades; the enemy's at Tarraco, two zones from there, does not count."""
    t = Table(
        {"tartessis": ["legio-v", "legio-vi"]},
        {"cessetania": ["legio-i"]} | REST,
        control={"caesariani": ["hispaniae"]},
    )
    assert in_peace(t.g, 0) >> ZONE["tartessis"] & 1
    t.start(Discharge(0))
    assert t.g.over


@rule("AIE-2.D-12", "AIE-2.F.1-7")
def test_nobody_disarms_a_republic_that_is_short_of_legions() -> None:
    """Five at Narbo, where two must stay, and 27 elsewhere, one of them weakened and one at sea: 32 on the map, so that
    two may go; with the 30 that are left nobody is asked."""
    others = REST["pentapolis"][:27]
    known = {"pentapolis": others[2:], "roma": others[:1], "mare-cyprium": ["naves-1"], "in-naves-1": others[1:2]}
    t = Table({"volcae": LEGIONS[:5]}, known, weak=others[:1], control={"caesariani": ["galliae"]})
    t.start(Discharge(0)).do("dismiss", "legio-v")
    assert t.legal("dismiss") == set(LEGIONS[1:5])
    t.do("dismiss", "legio-vi")
    assert t.g.over
    assert t.points() == (0, 0)
    t.start(Discharge(0))
    assert t.g.over


@rule("AIE-2.D-10")
def test_a_dismissed_legion_forgets_its_civil_war() -> None:
    t = Table({"volcae": [*LEGIONS[:3], "lepidus"]}, REST, control={"caesariani": ["galliae"]})
    t.g.rebels = 1 << PIECE["legio-v"] | 1 << PIECE["lepidus"]
    t.start(Discharge(0)).do("dismiss", "legio-v")
    assert t.g.rebels == 1 << PIECE["lepidus"]
