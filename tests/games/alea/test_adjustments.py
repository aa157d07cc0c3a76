"""The adjustments of phase F for naves, Romans and Peoples (AIE-9.1, AIE-9.a to AIE-9.c)."""

import pytest

from latrunculi.games.alea.components.chart import ZONE_IDS
from latrunculi.games.alea.components.counters import PIECE
from latrunculi.games.alea.components.peoples import PEOPLE
from latrunculi.games.alea.rules.adjustments import Adjustments, threats
from latrunculi.kernel.actions import members
from tests.games.alea.table import Table

rule = pytest.mark.rule


def adjusted(*args: object, **known: object) -> Table:
    """A table after the adjustments, as far as they ask nothing. Nobody controls a region unless it says so."""
    return Table(*args, **known).start(Adjustments())  # type: ignore[arg-type]


# ---------------------------------------------------------------- naves (AIE-9.a)


@rule("AIE-9.a-1")
def test_naves_in_port_recover() -> None:
    """In a port of the enemy's region, of Egypt, and those of the Aegyptii too."""
    t = adjusted(
        {"apulia": ["naves-1"]},
        {"apulia": ["naves-2"], "aegyptus": ["naves-3"]},
        peoples={"aegyptus": ["naves-aegyptii-1"]},
        status={"aegyptii": ("fides", "republicani")},
        weak=["naves-1", "naves-2", "naves-3", "naves-aegyptii-1"],
    )
    assert t.weak() == set()
    assert t.place("naves-3") == "portus-aegyptus"


@rule("AIE-9.a-2", "AIE-9.a-3", "AIE-9.a-4")
def test_naves_at_sea_are_lost_with_all_aboard() -> None:
    """The leader comes back in the next phase C: he is among the eliminated, not among the dead. Nobody scores."""
    t = adjusted(
        {"mare-ionium": ["naves-1"], "in-naves-1": ["legio-v", "auxilia-1", "curio"], "apulia": ["naves-2", "caesar"]}
    )
    for name in ("naves-1", "legio-v", "auxilia-1", "curio"):
        assert t.place(name) == "fallen"
    assert (t.place("naves-2"), t.place("caesar")) == ("portus-apulia", "apulia")
    assert t.points() == (0, 0)
    assert t.events("lost-at-sea") == [{"piece": "naves-1"}]


# ---------------------------------------------------------------- recovery (AIE-9.b-1)


@rule("AIE-9.b-1")
def test_weakened_romans_recover_in_cities_far_from_the_enemy() -> None:
    """Legio, auxilia and equites; embarked in a port too, in a region of the enemy as well."""
    weak = ["legio-v", "auxilia-1", "equites-1", "legio-vi", "legio-i"]
    t = adjusted(
        {"remi": ["legio-v", "auxilia-1", "equites-1"], "zeugitana": ["naves-1"], "in-naves-1": ["legio-vi"]},
        {"ionia": ["legio-i"]},
        weak=weak,
    )
    assert t.weak() == set()
    assert {e["piece"] for e in t.events("restored")} == set(weak)


@rule("AIE-9.b-1")
@pytest.mark.parametrize("enemy", ["aedui", "remi", "suebi"])
def test_an_enemy_unit_in_the_zone_or_next_door_prevents_it(enemy: str) -> None:
    t = adjusted({"remi": ["legio-v"]}, {enemy: ["legio-i"]}, weak=["legio-v"])
    assert t.weak() == {"legio-v"}


@rule("AIE-9.b-1")
def test_non_romans_of_the_enemy_prevent_it_leaders_and_friends_do_not() -> None:
    t = adjusted(
        {"remi": ["legio-v"]},
        peoples={"belgae": ["belgae-1"]},
        status={"belgae": ("bellum", "republicani")},
        weak=["legio-v"],
    )
    assert t.weak() == {"legio-v"}
    t = adjusted(
        {"remi": ["legio-v"]},
        {"aedui": ["cato"]},
        peoples={"belgae": ["belgae-1"]},
        status={"belgae": ("bellum", "caesariani")},
        weak=["legio-v"],
    )
    assert t.weak() == set()


@rule("AIE-9.b-1")
def test_an_enemy_two_zones_away_does_not_matter() -> None:
    t = adjusted({"remi": ["legio-v"]}, {"volcae": ["legio-i"]}, weak=["legio-v"])
    assert t.weak() == set()


@rule("AIE-3.7.4-4")
def test_a_triumvirs_units_recover_like_others() -> None:
    """Neither camp is his enemy; a People at war is."""
    known = {"nobody": {"coele-syria": ["legio-v"], "phoenice": ["naves-1"]}, "triumvirs": {"syria": "m-antonius"}}
    t = adjusted({"seleucis": ["legio-x"]}, weak=["legio-v", "naves-1"], **known)
    assert t.weak() == set()
    t = adjusted(
        peoples={"nabataei": ["nabataei-1"]}, status={"nabataei": ("bellum", "caesariani")}, weak=["legio-v"], **known
    )
    assert t.weak() == {"legio-v"}
    assert [ZONE_IDS[z] for z in members(threats(t.g, PIECE["legio-v"]))] == ["nabataei"]


# ---------------------------------------------------------------- Romans abroad (AIE-9.b-2, AIE-9.b-3)


@rule("AIE-9.b-2")
def test_romans_outside_the_republic_are_eliminated() -> None:
    """Even in the lands of a People in allegiance, even aboard in port there; naves in port are not."""
    t = adjusted(
        {"belgae": ["legio-v", "auxilia-1"], "aegyptus": ["equites-1", "naves-1"], "in-naves-1": ["legio-vi"]},
        status={"aegyptii": ("fides", "caesariani")},
        peoples={"aegyptus": ["aegyptii-1"]},
    )
    for name in ("legio-v", "auxilia-1", "equites-1", "legio-vi"):
        assert t.place(name) == "fallen"
    assert (t.place("naves-1"), t.place("aegyptii-1")) == ("portus-aegyptus", "aegyptus")


@rule("AIE-9.b-3")
def test_roman_leaders_outside_it_return_in_the_next_phase_c() -> None:
    """No points, no mark for the death of the Republic; a party leader loses his title."""
    t = adjusted(
        {"belgae": ["caesar", "legio-v"], "volcae": ["lepidus"]},
        chiefs={"caesariani": ["caesar"]},
        control={"caesariani": ["galliae"]},
    )
    assert t.place("caesar") == "fallen"
    assert t.g.chief[0] != PIECE["caesar"]
    assert t.points() == (0, 0)
    assert t.g.flags == 0


@rule("AIE-9.b-2", "AIE-9.c-6")
def test_foreign_units_stay_abroad() -> None:
    t = adjusted(peoples={"belgae": ["belgae-1"]}, status={"belgae": ("bellum", "republicani")})
    assert t.place("belgae-1") == "belgae"


# ---------------------------------------------------------------- Romans in regions of others (AIE-9.b-4 to -6)

STRANDED = {"apulia": ["caesar", "legio-v", "auxilia-1", "naves-1"], "in-naves-1": ["legio-vi", "curio"]}


@rule("AIE-9.b-4", "AIE-9.b-5")
def test_a_stack_in_a_region_of_others_goes_home_as_one() -> None:
    """At any distance, to a zone of its choice; naves and what is aboard stay."""
    t = adjusted(STRANDED, control={"caesariani": ["hispaniae"], "republicani": ["italia"]})
    assert (t.asked, t.camp) == ("regrouping-zone", "caesariani")
    assert t.legal("quarter-in") == {
        "cessetania", "ilergetes", "contestania", "turdetania", "tartessis", "lusitania"
    }  # fmt: skip
    assert t.why_not("quarter-in", "volcae") == "AIE-9.b-4"
    t.do("quarter-in", "tartessis")
    assert {t.place(name) for name in ("caesar", "legio-v", "auxilia-1")} == {"tartessis"}
    assert (t.place("naves-1"), t.place("legio-vi"), t.place("curio")) == ("portus-apulia", "in-naves-1", "in-naves-1")


@rule("AIE-9.b-4")
def test_a_leader_alone_goes_home_too_and_nobodys_region_is_not_home() -> None:
    t = adjusted({"zeugitana": ["curio"]}, control={"caesariani": ["cyrenaica"]})
    assert t.place("curio") == "pentapolis"


@rule("AIE-9.b-4")
def test_zones_with_enemy_units_are_not_free() -> None:
    """Pentapolis holds auxilia of the enemy; if every zone does, all stay where they are."""
    t = adjusted(
        {"zeugitana": ["legio-v"]},
        {"byzacium": ["legio-i"], "pentapolis": ["auxilia-1"]},
        control={"caesariani": ["cyrenaica"], "republicani": ["africa"]},
    )
    assert t.place("legio-v") == "zeugitana"
    assert t.place("auxilia-1") == "byzacium"  # REPUBLICAN goes home in its turn


@rule("AIE-9.b-4")
def test_a_zone_with_an_enemy_is_refused() -> None:
    t = adjusted(
        {"zeugitana": ["legio-v"]},
        {"lilybaetana": ["auxilia-1"], "byzacium": ["legio-i"]},
        control={"caesariani": ["sicilia"], "republicani": ["africa"]},
    )
    assert t.legal("quarter-in") == {"syracusana", "sardinia", "corsica"}
    assert t.why_not("quarter-in", "lilybaetana") == "AIE-9.b-4"


@rule("AIE-2.F-2")
def test_caesarian_goes_home_first() -> None:
    """Where CAESARIAN has settled REPUBLICAN cannot go."""
    t = adjusted(
        {"byzacium": ["legio-v"]},
        {"sardinia": ["legio-i"], "corsica": ["legio-ii"]},
        control={"caesariani": ["sicilia"], "republicani": ["africa"]},
    )
    assert t.camp == "caesariani"
    t.do("quarter-in", "syracusana")
    assert t.camp == "republicani"


@rule("AIE-9.b-6")
def test_without_a_region_all_stay() -> None:
    t = adjusted(STRANDED, control={"republicani": ["italia"]})
    assert {t.place(name) for name in ("caesar", "legio-v", "auxilia-1")} == {"apulia"}


@rule("AIE-9.b-4")
def test_a_triumvirs_legions_stay() -> None:
    t = adjusted(
        nobody={"zeugitana": ["lepidus", "legio-v"]},
        triumvirs={"africa": "lepidus"},
        control={"caesariani": ["italia"], "republicani": ["asia"]},
    )
    assert (t.place("lepidus"), t.place("legio-v")) == ("zeugitana", "zeugitana")


# ---------------------------------------------------------------- Peoples (AIE-9.c)


@rule("AIE-9.c-5", "AIE-9.c-6", "AIE-9.c-8")
def test_a_people_with_a_unit_on_the_map_stays_at_war_where_it_is() -> None:
    """Its eliminated unit and leader wait for the next phase C."""
    t = adjusted(
        peoples={"zeugitana": ["numidae-1", "iuba"], "fallen": ["numidae-2", "arabio"]},
        status={"numidae": ("bellum", "republicani")},
    )
    assert t.status("numidae") == "bellum"
    assert (t.place("numidae-1"), t.place("iuba")) == ("zeugitana", "zeugitana")
    assert (t.place("numidae-2"), t.place("arabio")) == ("fallen", "fallen")


@rule("AIE-9.c-7")
def test_units_of_peoples_recover_in_cities_and_at_home() -> None:
    """Utica is a city, Gaetulia their own; among the Delmatae they stay weakened; enemies nearby do not matter."""
    t = adjusted(
        {"byzacium": ["legio-v"]},
        peoples={"zeugitana": ["numidae-1"], "gaetulia": ["numidae-2"], "delmatae": ["numidae-3"]},
        status={"numidae": ("bellum", "republicani")},
        weak=["numidae-1", "numidae-2", "numidae-3"],
    )
    assert t.weak() == {"numidae-3"}


@rule("AIE-9.c-9")
def test_a_people_in_allegiance_is_adjusted_likewise() -> None:
    t = adjusted(
        peoples={"zeugitana": ["numidae-1", "iuba"], "fallen": ["numidae-2"]},
        status={"numidae": ("fides", "caesariani")},
        weak=["numidae-1"],
    )
    assert t.status("numidae") == "fides"
    assert (t.place("numidae-1"), t.place("iuba"), t.place("numidae-2")) == ("zeugitana", "zeugitana", "fallen")
    assert t.weak() == set()


@rule("AIE-9.4-3")
def test_a_people_whose_last_unit_is_lost_at_sea_is_at_peace() -> None:
    """No points, no delay."""
    t = adjusted(peoples={"mare-ionium": ["naves-aegyptii-1"]}, status={"aegyptii": ("bellum", "republicani")})
    assert t.status("aegyptii") == "pax"
    assert t.points() == (0, 0)
    assert t.g.back[PEOPLE["aegyptii"]] == 0


# ---------------------------------------------------------------- the order (AIE-9.1)


@rule("AIE-9.1-1", "AIE-2.F-1")
def test_the_order_of_the_adjustments() -> None:
    """The legion at sea is lost before anybody comes home; the one that comes home makes the garrison of Cyrenaica's
    neighbour; recruitment, last, asks with it in place."""
    t = adjusted(
        {"zeugitana": ["legio-v"], "mare-punicum": ["naves-1"], "in-naves-1": ["legio-vi"]},
        control={"caesariani": ["sicilia"]},
    )
    assert [t.place(name) for name in ("legio-vi", "naves-1")] == ["fallen", "fallen"]
    assert t.asked == "regrouping-zone"
    t.do("quarter-in", "sardinia")
    assert t.asked == "recruitment-unit"
    assert t.events("shortage") == []
