"""Recruitment (AIE-9.e)."""

import pytest

from latrunculi.games.alea.components.chart import REGION, REGION_IDS
from latrunculi.games.alea.components.counters import LEGIONES, PIECE, PIECE_IDS, REGION_KINDS, ROMAN_KIND
from latrunculi.games.alea.components.places import RESERVE
from latrunculi.games.alea.rules.recruitment import Recruitment, candidates, poorest, yields
from latrunculi.kernel.actions import members
from tests.games.alea.table import Table, mask

rule = pytest.mark.rule

ITALIANS = {"roma": ["legio-v", "legio-vi", "legio-vii"]}
"""The garrison of Italia and a legion more."""
KINDS = ("legio", "auxilia", "equites", "naves")


def levy(*args: object, **known: object) -> Table:
    """A table on which units are recruited."""
    return Table(*args, **known).start(Recruitment())  # type: ignore[arg-type]


def kinds(t: Table) -> set[str]:
    """The kinds of the units that may be recruited now."""
    return {kind for name in t.legal("recruit") for i, kind in enumerate(KINDS) if ROMAN_KIND[i] >> PIECE[name] & 1}


@rule("AIE-9.e-3")
def test_a_region_with_its_garrison_provides_units_italia_two_others_one() -> None:
    """Italia has its two, Hispaniae one of their two, Asia its one; Cyrenaica needs none; Syria is nobody's."""
    t = Table(
        {"roma": ["legio-v", "legio-vi"], "tartessis": ["legio-viii"], "ionia": ["legio-ix"]},
        control={"caesariani": ["italia", "hispaniae", "asia", "cyrenaica"]},
    )
    names = ("italia", "hispaniae", "asia", "cyrenaica", "syria")
    assert [yields(t.g, REGION[name]) for name in names] == [2, 0, 1, 1, 0]


@rule("AIE-9.e-3", "AIE-9.e-1")
def test_two_units_of_italia_are_due_in_the_next_phase_c() -> None:
    """Fewer may be taken; the units are of the camp, on their normal side, owed by the region."""
    t = levy(ITALIANS, control={"caesariani": ["italia"]})
    assert (t.asked, t.camp) == ("recruitment-unit", "caesariani")
    t.do("recruit", "auxilia-20").do("done")
    assert t.g.over
    assert (t.place("auxilia-20"), t.owner("auxilia-20")) == ("due", "caesariani")
    assert t.g.due_from[PIECE["auxilia-20"]] == REGION["italia"]
    assert t.g.from_reserve == 0
    t = levy(ITALIANS, control={"caesariani": ["italia"]})
    t.do("recruit", "auxilia-20").do("recruit", "auxilia-19")
    assert t.g.over
    assert t.events("recruited")[1] == {"piece": "auxilia-19", "region": "italia", "camp": "caesariani"}


@rule("AIE-9.e-1")
def test_the_regions_recruit_in_their_order_whoever_holds_them() -> None:
    """Sicilia is REPUBLICAN's, and comes before Cyrenaica."""
    t = levy(
        ITALIANS,
        {"syracusana": ["legio-i"]},
        control={"caesariani": ["italia", "cyrenaica"], "republicani": ["sicilia"]},
    )
    asked = []
    while not t.g.over:
        asked.append((t.camp, {n: k for n, _, k in t.g.stack[-1].about(t.g)}["region"]))
        t.do("done")
    assert asked == [("caesariani", 0), ("republicani", REGION["sicilia"]), ("caesariani", REGION["cyrenaica"])]


# ---------------------------------------------------------------- which kinds where (AIE-9.e-4 to -6)


def providers(kind: int) -> set[str]:
    """The regions that recruit a kind."""
    return {REGION_IDS[r] for r, units in enumerate(REGION_KINDS) if units & ROMAN_KIND[kind]}


@rule("AIE-9.e-4")
def test_seven_regions_provide_legions() -> None:
    assert providers(0) == {"italia", "gallia-cisalpina", "galliae", "hispaniae", "sicilia", "macedonia", "syria"}
    t = levy(control={"caesariani": ["cyrenaica"]})
    assert t.why_not("recruit", "legio-africana-ii") == "AIE-9.e-4"


@rule("AIE-9.e-5")
def test_all_provide_auxilia_and_five_equites() -> None:
    assert providers(1) == set(REGION_IDS)
    assert providers(2) == {"galliae", "hispaniae", "africa", "macedonia", "syria"}
    t = levy(ITALIANS, control={"caesariani": ["italia"]})
    assert kinds(t) == {"legio", "auxilia", "naves"}
    assert t.why_not("recruit", "equites-14") == "AIE-9.e-5"


@rule("AIE-9.e-6")
def test_seven_provide_naves() -> None:
    assert providers(3) == {"italia", "sicilia", "africa", "macedonia", "asia", "syria", "cyrenaica"}
    t = levy({"remi": ["legio-v", "legio-vi", "legio-vii", "legio-viii"]}, control={"caesariani": ["galliae"]})
    assert kinds(t) == {"legio", "auxilia", "equites"}
    assert t.why_not("recruit", "naves-20") == "AIE-9.e-6"


# ---------------------------------------------------------------- legions (AIE-9.e-2, -4, -7)

RICH = {
    "roma": ["legio-v", "legio-vi", "legio-vii"],
    "transpadana": ["legio-viii", "legio-ix"],
    "epirus": ["legio-x"],
}
PROVINCES = {"caesariani": ["italia", "gallia-cisalpina", "macedonia"]}


@rule("AIE-9.e-2", "AIE-9.e-7")
def test_the_first_legion_comes_from_the_reserve() -> None:
    """Of lowest quality and highest number: the second Africana, the last of the recruits. Then there is a choice."""
    t = levy({**RICH, "fallen": ["legio-xi", "legio-xii"]}, control=PROVINCES)
    assert t.legal("recruit") & {PIECE_IDS[u] for u in members(LEGIONES)} == {"legio-africana-ii"}
    assert t.why_not("recruit", "legio-xi") == "AIE-9.e-2"
    assert t.why_not("recruit", "legio-africana-i") == "AIE-9.e-7"
    t.do("recruit", "legio-africana-ii")
    assert t.g.from_reserve == 1 << PIECE["legio-africana-ii"]
    assert {"legio-xi", "legio-xii", "legio-africana-i"} <= t.legal("recruit")
    t.do("recruit", "legio-xi")
    assert t.place("legio-xi") == "due"
    assert t.g.from_reserve == 1 << PIECE["legio-africana-ii"]


@rule("AIE-9.e-2")
def test_each_camp_begins_with_the_reserve() -> None:
    t = levy(
        {**ITALIANS, "fallen": ["legio-xi"]},
        {"transpadana": ["legio-i", "legio-ii"]},
        control={"caesariani": ["italia"], "republicani": ["gallia-cisalpina"]},
    )
    t.do("recruit", "legio-africana-ii").do("done")
    assert t.camp == "republicani"
    assert t.why_not("recruit", "legio-xi") == "AIE-9.e-2"


@rule("AIE-9.e-2")
def test_without_a_reserve_the_eliminated_come_first() -> None:
    t = Table({**ITALIANS, "fallen": ["legio-xi"]}, control={"caesariani": ["italia"]})
    for unit in members(t.g.inside[RESERVE]):
        t.g.put(unit, 0)
    t.start(Recruitment())
    t.do("recruit", "legio-xi")
    assert t.place("legio-xi") == "due"


@rule("AIE-9.e-4")
def test_three_legions_at_most_for_each_camp() -> None:
    """Two of Italia and one of Gallia Cisalpina; Macedonia then provides none."""
    t = levy(RICH, control=PROVINCES)
    for name in ("legio-africana-ii", "legio-africana-i", "legio-afraniana"):
        t.do("recruit", name)
    assert kinds(t) == {"auxilia", "equites", "naves"}
    assert t.why_not("recruit", "legio-colonica") == "AIE-9.e-4"


# ---------------------------------------------------------------- others (AIE-9.e-7)


@rule("AIE-9.e-7")
def test_other_units_are_common_to_both_camps_the_poorest_first() -> None:
    """Naves of quality 1, the last of them first, eliminated ones of the enemy among them; on their normal side."""
    t = Table(ITALIANS, {"fallen": ["naves-20"]}, control={"caesariani": ["italia"]})
    assert poorest(mask(["naves-1", "naves-9", "naves-15"])) == 1 << PIECE["naves-15"]
    assert poorest(mask(["naves-1", "naves-2"])) == 1 << PIECE["naves-2"]
    t.start(Recruitment())
    assert t.why_not("recruit", "naves-1") == "AIE-9.e-7"
    t.do("recruit", "naves-20")
    assert t.owner("naves-20") == "caesariani"
    assert t.legal("recruit") & {"naves-19", "naves-18"} == {"naves-19"}
    assert t.weak() == set()


@rule("AIE-9.e-8")
def test_an_eliminated_legion_does_not_go_to_the_reserve() -> None:
    t = Table({"roma": ["legio-v"]})
    t.g.eliminate(PIECE["legio-v"])
    assert t.place("legio-v") == "fallen"
    assert not candidates(t.g, REGION["italia"]) >> PIECE["legio-v"] & 1
    assert t.place("legio-x") == "reserve"


@rule("AIE-9.e-3")
def test_a_region_short_of_legions_or_of_nobody_provides_nothing() -> None:
    t = levy(
        {"roma": ["legio-v"], "zeugitana": ["legio-vii", "legio-viii"]},
        control={"caesariani": ["italia"]},
    )
    assert t.g.over
    assert t.events("recruited") == []
