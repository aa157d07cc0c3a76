"""The garrisons of the regions (AIE-9.d)."""

import pytest

from latrunculi.games.alea.components.chart import REGION
from latrunculi.games.alea.components.counters import PIECE
from latrunculi.games.alea.rules.garrisons import Garrisons, bare, legions_in, shortage
from latrunculi.games.imperator.components.kit import NONE
from tests.games.alea.table import Table

rule = pytest.mark.rule


def manned(*args: object, **known: object) -> Table:
    """A table on which the garrisons are checked."""
    return Table(*args, **known).start(Garrisons())  # type: ignore[arg-type]


@rule("AIE-9.d-2")
def test_legions_of_the_holder_count_weakened_and_embarked_in_port_too() -> None:
    """Syria needs two: one weakened on land, one in the port of Tyrus; not that at sea, nor an enemy's."""
    t = Table(
        {
            "seleucis": ["legio-v", "auxilia-1"],
            "phoenice": ["naves-1"],
            "in-naves-1": ["legio-vi"],
            "mare-cyprium": ["naves-2"],
            "in-naves-2": ["legio-vii"],
        },
        {"cilicia": ["legio-i"]},
        weak=["legio-v"],
        control={"caesariani": ["syria"]},
    )
    assert legions_in(t.g, REGION["syria"]) == 1 << PIECE["legio-v"] | 1 << PIECE["legio-vi"]
    assert shortage(t.g, REGION["syria"]) == 0
    t.g.eliminate(PIECE["legio-vi"])
    assert shortage(t.g, REGION["syria"]) == 1


@rule("AIE-9.d-3", "AIE-2.F.1-3")
def test_for_the_republic_everybodys_legions_are_a_garrison() -> None:
    """One of each camp make the two of Syria, one alone does not. So it is in a region that a camp controls, which
    still lacks one of its own for the adjustments."""
    t = Table({"seleucis": ["legio-v"]}, {"phoenice": ["legio-i"]})
    assert REGION["syria"] not in bare(t.g)
    t = Table({}, {"phoenice": ["legio-i"]})
    assert REGION["syria"] in bare(t.g)
    t = Table({"seleucis": ["legio-v"]}, {"phoenice": ["legio-i"]}, control={"republicani": ["syria"]})
    assert REGION["syria"] not in bare(t.g)
    assert shortage(t.g, REGION["syria"]) == 1


@rule("AIE-3.7.4-4")
def test_a_triumvir_answers_for_the_garrison_of_his_share() -> None:
    """He has one legion of the two of Syria, then none; without his marker the region is bare."""
    t = Table(nobody={"cilicia": ["legio-x"]}, triumvirs={"syria": "m-antonius"})
    assert REGION["syria"] not in bare(t.g)
    t.g.eliminate(PIECE["legio-x"])
    assert REGION["syria"] not in bare(t.g)
    t.g.marker[REGION["syria"]] = NONE
    assert REGION["syria"] in bare(t.g)


@rule("AIE-9.d-3")
def test_no_legion_is_brought_to_a_region_that_nobody_controls() -> None:
    """Syria lacks one of its two, and nobody is asked."""
    t = manned({"volcae": ["legio-vi", "legio-vii", "legio-viii"]}, {"cilicia": ["legio-i"]})
    assert REGION["syria"] in bare(t.g)
    assert t.g.over
    assert t.events("shortage") == []


@rule("AIE-9.d-1")
def test_the_holder_brings_legions_from_other_regions_of_his() -> None:
    """Hispaniae need two and have none; Asia keeps its one of three, so that two come."""
    t = manned({"ionia": ["legio-v", "legio-vi", "legio-vii"]}, control={"caesariani": ["hispaniae", "asia"]})
    assert (t.asked, t.camp) == ("garrisons-legion-sent", "caesariani")
    assert t.legal("send") == {"legio-v", "legio-vi", "legio-vii"}
    t.do("send", "legio-vi")
    spain = {"cessetania", "ilergetes", "contestania", "turdetania", "tartessis", "lusitania"}
    assert t.legal("garrison-in") == spain
    assert t.why_not("garrison-in", "ionia") == "AIE-9.d-1"
    t.do("garrison-in", "tartessis")
    assert t.place("legio-vi") == "tartessis"
    t.do("send", "legio-v").do("garrison-in", "tartessis")
    assert t.g.over
    assert t.place("legio-vii") == "ionia"


@rule("AIE-9.d-1")
def test_regions_are_seen_to_in_their_order() -> None:
    """Italia before Cyrenaica's neighbour: the only legion to spare goes to Italia, and Africa goes without."""
    t = manned(
        {"ionia": ["legio-v", "legio-vi"]},
        control={"caesariani": ["italia", "africa", "asia"]},
    )
    t.do("send", "legio-v").do("garrison-in", "roma")
    assert t.g.over
    assert t.events("shortage") == [
        {"region": "italia", "camp": "caesariani", "missing": 1},
        {"region": "africa", "camp": "caesariani", "missing": 1},
    ]


@rule("AIE-9.d-1")
def test_a_region_with_its_bare_minimum_gives_nothing() -> None:
    """Asia has its one legion: the shortage of Sicilia remains."""
    t = manned({"ionia": ["legio-v"]}, control={"caesariani": ["sicilia", "asia"]})
    assert t.g.over
    assert t.place("legio-v") == "ionia"
    assert t.events("shortage") == [{"region": "sicilia", "camp": "caesariani", "missing": 1}]


@rule("AIE-9.d-1")
def test_legions_elsewhere_and_of_others_do_not_come() -> None:
    """Galliae lack one. Not from Africa, which is nobody's; not the enemy's; nor those that are there already."""
    t = manned(
        {"ionia": ["legio-v", "legio-vi"], "zeugitana": ["legio-vii"], "remi": ["legio-viii"]},
        {"caria": ["legio-i"]},
        control={"caesariani": ["galliae", "asia"], "republicani": ["sicilia"]},
    )
    assert t.legal("send") == {"legio-v", "legio-vi"}
    for name in ("legio-vii", "legio-viii", "legio-i"):
        assert t.why_not("send", name) == "AIE-9.d-1"


@rule("AIE-9.d-1")
def test_no_free_zone_no_legion() -> None:
    """Every zone of Africa has enemy units."""
    t = manned(
        {"ionia": ["legio-v", "legio-vi"]},
        {"zeugitana": ["auxilia-1"], "byzacium": ["naves-1"]},
        control={"caesariani": ["africa", "asia"]},
    )
    assert t.g.over
    assert t.events("shortage") == [{"region": "africa", "camp": "caesariani", "missing": 1}]


@rule("AIE-9.d-1")
def test_a_zone_with_the_enemy_is_refused() -> None:
    t = manned(
        {"ionia": ["legio-v", "legio-vi"]},
        {"zeugitana": ["auxilia-1"], "lilybaetana": ["auxilia-2"]},
        control={"caesariani": ["sicilia", "asia"]},
    )
    t.do("send", "legio-v")
    assert t.legal("garrison-in") == {"syracusana", "sardinia", "corsica"}
    assert t.why_not("garrison-in", "lilybaetana") == "AIE-9.d-1"


@rule("AIE-9.d-4")
def test_only_legions_on_land_move() -> None:
    """The embarked one counts in Asia, and stays; the leader of the other stays as well."""
    t = manned(
        {"ionia": ["legio-v", "legio-x", "caesar"], "caria": ["naves-1"], "in-naves-1": ["legio-vi"]},
        control={"caesariani": ["sicilia", "asia"]},
    )
    assert t.legal("send") == {"legio-v", "legio-x"}
    assert t.why_not("send", "legio-vi") == "AIE-9.d-4"
    t.do("send", "legio-v").do("garrison-in", "corsica")
    assert (t.place("legio-vi"), t.place("caesar")) == ("in-naves-1", "ionia")


@rule("AIE-9.d-4")
def test_a_region_whose_spare_legions_are_all_embarked_gives_none() -> None:
    """Asia needs one of its two; both are aboard in port, so that Sicilia stays one short."""
    t = manned(
        {"caria": ["naves-1"], "in-naves-1": ["legio-v", "legio-vi"]}, control={"caesariani": ["sicilia", "asia"]}
    )
    assert t.g.over
    assert t.events("shortage") == [{"region": "sicilia", "camp": "caesariani", "missing": 1}]
    assert t.place("legio-v") == t.place("legio-vi") == "in-naves-1"


@rule("AIE-9.d-4")
def test_legions_facing_the_enemy_come_only_for_want_of_others() -> None:
    zones = {"ionia": ["legio-v"], "caria": ["legio-vi", "legio-vii"]}
    t = manned(zones, {"ionia": ["auxilia-1"]}, control={"caesariani": ["sicilia", "asia"]})
    assert t.legal("send") == {"legio-vi", "legio-vii"}
    assert t.why_not("send", "legio-v") == "AIE-9.d-4"
    t = manned(
        {"ionia": ["legio-v", "legio-vi"]}, {"ionia": ["auxilia-1"]}, control={"caesariani": ["sicilia", "asia"]}
    )
    assert t.legal("send") == {"legio-v", "legio-vi"}
