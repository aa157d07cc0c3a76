"""The Peoples: war, allegiance, peace, and who controls them (AIE-4, AIE-9.c, AIE-9.4)."""

from __future__ import annotations

import pytest

from latrunculi.games.alea.components.chart import REGION, REGIONS
from latrunculi.games.alea.components.counters import PIECE
from latrunculi.games.alea.components.peoples import PEOPLE
from latrunculi.games.alea.components.stratagems import TUMULTUS_MAIOR, TUMULTUS_MINOR_1
from latrunculi.games.alea.rules import peoples
from latrunculi.games.alea.rules.engagement import Movements
from latrunculi.games.alea.rules.peoples import (
    enter_war,
    free_peoples,
    give_allegiance,
    last_unit_fell,
    pacify,
    quiet_peoples,
    settle_control,
)
from latrunculi.games.alea.rules.regions import Control
from latrunculi.games.alea.rules.scenarios import SCENARIO_IDS, begin
from latrunculi.games.alea.rules.sequence import Turns
from latrunculi.games.alea.rules.state import Alea
from latrunculi.games.alea.rules.tumults import fealty_refusal, risers
from latrunculi.games.imperator.components.kit import NONE
from tests.games.alea.table import Table, mask

rule = pytest.mark.rule
CAMPS = ("caesariani", "republicani")
DACI = [f"daci-{i}" for i in range(1, 5)]


def ruler(t: Table, people: str) -> str:
    """The camp that controls a People, or nothing."""
    camp = t.g.ruler[PEOPLE[people]]
    return "" if camp == NONE else CAMPS[camp]


# ---------------------------------------------------------------- war


@rule("AIE-4.2.3-1", "AIE-4.2.2-1")
def test_a_minor_people_takes_the_field_whole_and_on_its_normal_side() -> None:
    t = Table(control={"caesariani": ["galliae"]})
    assert t.place("suebi-1") == "pool"
    enter_war(t.g, PEOPLE["suebi"])
    assert [t.place(f"suebi-{i}") for i in (1, 2, 3)] == ["suebi"] * 3
    assert t.weak() == set()
    assert t.events("status") == [{"people": "suebi", "status": "bellum"}]


@rule("AIE-4.2.3-1", "AIE-4.2.2-2")
def test_a_major_people_enters_war_where_it_stands() -> None:
    t = Table(peoples={"daci": ["daci-1", "daci-2"], "moesi": ["daci-3", "burebista"]}, weak=["daci-2"])
    enter_war(t.g, PEOPLE["daci"])
    assert [t.place(name) for name in ("daci-1", "daci-2", "daci-3", "burebista")] == ["daci", "daci", "moesi", "moesi"]
    assert t.weak() == {"daci-2"}


@rule("AIE-4.4.1-2")
@pytest.mark.parametrize(
    ("control", "initiative", "expected"),
    [
        ({"caesariani": ["galliae"]}, "caesariani", "republicani"),
        ({"republicani": ["galliae"]}, "republicani", "caesariani"),
        ({}, "republicani", "caesariani"),
        ({}, "caesariani", "republicani"),
    ],
)
def test_war_is_waged_for_the_camp_that_does_not_hold_the_region(
    control: dict[str, list[str]], initiative: str, expected: str
) -> None:
    t = Table(control=control, initiative=initiative)
    enter_war(t.g, PEOPLE["belgae"])
    assert ruler(t, "belgae") == expected


@rule("AIE-4.4.1-4", "AIE-6.C.2-1")
def test_one_may_raise_a_people_that_the_other_camp_will_control() -> None:
    """REPUBLICAN raises the Belgae, whose region is his: they will fight for CAESARIAN, and only against REPUBLICAN."""
    t = Table(control={"republicani": ["galliae"]}, initiative="republicani")
    enter_war(t.g, PEOPLE["belgae"])
    assert ruler(t, "belgae") == "caesariani"
    belgae, caesar, pompeius = mask(["belgae-1", "belgae-2"]), PIECE["caesar"], PIECE["pompeius"]
    assert not belgae & ~t.g.own[t.g.camp(caesar)]
    assert not belgae & t.g.own[t.g.camp(pompeius)]


@rule("AIE-4.4.1-3")
def test_a_people_at_peace_is_nobodys() -> None:
    t = Table({"roma": ["caesar"]}, peoples={"daci": ["daci-1"]}, active="caesariani")
    assert not mask(["daci-1"]) & (t.g.own[0] | t.g.own[1])
    t.start(Movements())
    assert t.why_not("advance", "daci-1") == "AIE-3.4.1-4"


# ---------------------------------------------------------------- allegiance


@rule("AIE-4.4.2-1", "AIE-4.4.2-4", "AIE-4.4.1-3")
def test_a_people_in_allegiance_is_played_by_its_camp_at_once() -> None:
    """They may stack with its Romans in Zeugitana, and attack those of the other camp in Byzacium."""
    t = Table(
        {"byzacium": ["legio-v"]}, {"zeugitana": ["varus", "legio-i"]},
        peoples={"numidia": ["numidae-1"], "gaetulia": ["numidae-2"]}, active="republicani",
        chiefs={"republicani": ["varus"]},
    )  # fmt: skip
    give_allegiance(t.g, PEOPLE["numidae"], 1)
    assert (t.status("numidae"), ruler(t, "numidae")) == ("fides", "republicani")
    t.start(Movements())
    t.do("advance", "numidae-1")
    assert {"zeugitana", "byzacium"} <= t.legal("move-to")
    t.do("move-to", "byzacium")
    assert t.g.occupied[0] & t.g.occupied[1] & 1 << t.g.at[PIECE["legio-v"]]


@rule("AIE-4.4.2-7")
def test_a_camp_turns_on_its_ally() -> None:
    """CAESARIAN does not hold Africa; yet the Numidae go to REPUBLICAN, until phase F gives them back."""
    t = Table(
        {"roma": ["caesar"]}, peoples={"numidia": ["numidae-1", "iuba"]}, active="caesariani", year=47,
        status={"numidae": ("fides", "caesariani"), "pontici": ("fides", "republicani")},
        control={"republicani": ["africa"]},
    )  # fmt: skip
    t.start(Movements())
    assert t.legal("turn-on") == {"numidae"}
    assert t.why_not("turn-on", "pontici") == "AIE-4.4.2-7"
    t.do("turn-on", "numidae")
    assert (t.status("numidae"), ruler(t, "numidae")) == ("bellum", "republicani")
    assert t.owner("iuba") == "republicani"
    settle_control(t.g, t.g.control.copy())
    assert (t.status("numidae"), ruler(t, "numidae")) == ("bellum", "caesariani")


@rule("AIE-4.4.2-7")
def test_only_at_the_start_of_a_sequence() -> None:
    t = Table({"roma": ["caesar"]}, active="caesariani", status={"numidae": ("fides", "caesariani")},
              peoples={"numidia": ["numidae-1"]}).start(Movements())  # fmt: skip
    t.do("march", "caesar").do("move-to", "campania").do("halt")
    assert t.asked == "marching-order"
    assert t.why_not("turn-on", "numidae") == "AIE-4.4.2-7"


@rule("AIE-4.4.2-7", "AIE-3.4.2-2")
def test_allies_turned_on_leave_the_ships_of_their_camp() -> None:
    """Those in port go ashore; one at sea is lost."""
    t = Table(
        {"zeugitana": ["naves-1"], "mare-punicum": ["naves-2"]}, active="caesariani",
        peoples={"in-naves-1": ["numidae-1"], "in-naves-2": ["numidae-2"], "numidia": ["numidae-3"]},
        status={"numidae": ("fides", "caesariani")},
    ).start(Movements())  # fmt: skip
    t.do("turn-on", "numidae")
    assert [t.place(f"numidae-{i}") for i in (1, 2, 3)] == ["zeugitana", "fallen", "numidia"]


@rule("AIE-9.4-2", "AIE-3.4.2-2")
def test_what_the_ships_of_a_people_carry_does_not_go_home_with_them() -> None:
    """A legion at sea is lost, its leader comes back in phase C; in port they go ashore."""
    t = Table(
        {"in-naves-aegyptii-1": ["legio-v", "curio"], "in-naves-aegyptii-2": ["legio-vi"]},
        peoples={"mare-cyprium": ["naves-aegyptii-1"], "phoenice": ["naves-aegyptii-2"]},
        status={"aegyptii": ("fides", "caesariani")},
    )  # fmt: skip
    pacify(t.g, PEOPLE["aegyptii"])
    t.start()
    assert (t.place("legio-v"), t.place("curio"), t.place("legio-vi")) == ("fallen", "fallen", "phoenice")
    while not t.g.over:
        t.do("place-in", "aegyptus")
    assert t.place("naves-aegyptii-1") == t.place("naves-aegyptii-2") == "portus-aegyptus"


@rule("AIE-9.4-2")
def test_a_leader_at_sea_with_his_people_comes_home_too() -> None:
    """He is on no ship any more while the units are placed; then it is his turn."""
    t = Table(
        peoples={"mare-cyprium": ["naves-aegyptii-1"], "in-naves-aegyptii-1": ["cleopatra"], "cyprus": ["aegyptii-1"]},
        status={"aegyptii": ("fides", "caesariani")},
    )
    pacify(t.g, PEOPLE["aegyptii"])
    t.start()
    assert (t.asked, t.place("cleopatra")) == ("homecoming-place", "fallen")
    while not t.g.over:
        t.do("place-in", "thebais" if "thebais" in t.legal("place-in") else "aegyptus")
    assert t.place("cleopatra") == "thebais"
    assert t.place("naves-aegyptii-1") == "portus-aegyptus"
    assert t.events("died") == []


@rule("AIE-4.4.2-5", "AIE-4.4.2-6")
def test_allegiance_ends_when_the_other_camp_takes_the_region() -> None:
    """No points, no delay; whoever held the region before had no say."""
    status = {"numidae": ("fides", "republicani"), "armenii": ("fides", "republicani")}
    t = Table(control={"caesariani": ["africa", "syria"]}, status=status,
              peoples={"zeugitana": ["numidae-1"], "armenia": ["armenii-1"]})  # fmt: skip
    before = [NONE] * REGIONS
    before[REGION["syria"]] = 0
    settle_control(t.g, before)
    assert (t.status("numidae"), t.status("armenii")) == ("pax", "fides")
    t.start()
    assert t.why_not("place-in", "zeugitana") == "AIE-9.4-2"
    while not t.g.over:
        t.do("place-in", "numidia")
    assert t.place("numidae-1") == "numidia"
    assert t.points() == (0, 0)
    assert t.g.back[PEOPLE["numidae"]] == 0


@rule("AIE-4.4.2-5")
def test_the_region_of_its_own_camp_or_of_nobody_does_not_end_allegiance() -> None:
    for control in ({"republicani": ["africa"]}, {}):
        t = Table(control=control, status={"numidae": ("fides", "republicani")}, peoples={"numidia": ["numidae-1"]})
        before = [0] * REGIONS
        settle_control(t.g, before)
        assert t.status("numidae") == "fides"


@rule("AIE-4.4.2-5", "AIE-4.4.2-6")
def test_allegiance_ends_with_the_last_unit() -> None:
    t = Table(status={"armenii": ("fides", "republicani")}, peoples={"fallen": ["armenii-1", "artavasdes"]})
    last_unit_fell(t.g, PEOPLE["armenii"], 0)
    t.start()
    assert (t.status("armenii"), t.points(), t.g.back[PEOPLE["armenii"]]) == ("pax", (0, 0), 0)
    assert t.place("armenii-1") == t.place("artavasdes") == "armenia"


# ---------------------------------------------------------------- control (phase F)


@rule("AIE-4.4.1-1", "AIE-2.F.4-2")
def test_the_control_of_a_people_at_war_follows_that_of_its_region() -> None:
    """CAESARIAN takes Galliae: the Belgae, his until then, go over to REPUBLICAN; but not before phase F."""
    t = Table(
        {"provincia": ["legio-v"]}, control={"republicani": ["galliae"]}, peoples={"aedui": ["belgae-1"]},
        status={"belgae": ("bellum", "caesariani")},
    )  # fmt: skip
    assert ruler(t, "belgae") == "caesariani"
    t.start(Control())
    assert ruler(t, "belgae") == "republicani"
    assert t.owner("belgae-1") == "republicani"
    assert t.events("ruled") == [{"people": "belgae", "camp": "republicani"}]


@rule("AIE-4.4.1-1")
def test_what_changes_a_status_goes_by_the_last_check() -> None:
    """REPUBLICAN alone has legions in Galliae by now; but CAESARIAN controlled it at the last check."""
    t = Table({}, {"provincia": ["legio-v"]}, control={"caesariani": ["galliae"]})
    enter_war(t.g, PEOPLE["belgae"])
    assert ruler(t, "belgae") == "republicani"


@rule("AIE-SC-8")
def test_the_parthi_of_the_triumvirs_stay_with_the_republican() -> None:
    """As long as they are at war: neither Syria nor the initiative changes it; a new war goes by the region again."""
    g = Alea(2, 0)
    begin(g, SCENARIO_IDS.index("41-triumviri"))
    parthi = PEOPLE["parthi"]
    assert (g.ruler[parthi], g.guest[parthi]) == (1, PIECE["q-labienus"])
    before = g.control.copy()
    for camp in (0, 1, NONE):
        g.control[REGION["syria"]] = camp
        settle_control(g, before)
        assert g.ruler[parthi] == 1
    g.control[REGION["syria"]] = 1
    peoples.pacify(g, parthi)
    enter_war(g, parthi)
    assert g.ruler[parthi] == 0


# ---------------------------------------------------------------- pacification by arms


@rule("AIE-9.4-1", "AIE-10.J-4", "AIE-9.c-1", "AIE-9.c-3", "AIE-9.4-2")
def test_a_major_people_pacified_by_arms_goes_home_for_four_years() -> None:
    """The Daci are worth 3. In 45 they are beaten; their marker lies on 41."""
    t = Table(status={"daci": ("bellum", "republicani")}, peoples={"fallen": [*DACI, "burebista"]}, year=45)
    last_unit_fell(t.g, PEOPLE["daci"], 0)
    assert t.points() == (3, 0)
    t.start()
    assert (t.asked, t.camp) == ("homecoming-place", "caesariani")
    assert t.legal("place-in") == {"daci", "moesi"}
    t.do("place-in", "daci").do("place-in", "moesi").do("place-in", "moesi").do("place-in", "daci")
    t.do("place-in", "moesi")
    assert [t.place(name) for name in (*DACI, "burebista")] == ["daci", "moesi", "moesi", "daci", "moesi"]
    assert t.place("cotiso") == "pool", "he enters in 36 (AIE-TC)"
    assert t.g.back[PEOPLE["daci"]] == 41
    assert not risers(t.g, TUMULTUS_MAIOR) >> PEOPLE["daci"] & 1


@rule("AIE-4.4.1-3", "AIE-9.4-2", "AIE-4.2.4-1")
def test_who_has_the_initiative_brings_a_people_home_beside_no_romans() -> None:
    t = Table(
        {"daci": ["caesar", "legio-v"]}, status={"daci": ("bellum", "republicani")}, initiative="republicani",
        peoples={"fallen": DACI}, chiefs={"caesariani": ["caesar"]},
    )  # fmt: skip
    for unit in DACI[1:]:
        t.set_down(unit, "moesi")
    pacify(t.g, PEOPLE["daci"])
    t.start()
    assert t.g.over, "only Moesi is left, which is no choice"
    assert {t.place(unit) for unit in DACI} == {"moesi"}
    t = Table({"daci": ["caesar", "legio-v"], "moesi": ["curio"]}, status={"daci": ("bellum", "republicani")},
              peoples={"fallen": ["daci-1"]}, initiative="republicani")  # fmt: skip
    pacify(t.g, PEOPLE["daci"])
    t.start()
    assert (t.camp, t.legal("place-in")) == ("republicani", {"daci", "moesi"})


@rule("AIE-9.c-1", "AIE-9.c-2", "AIE-9.4-2")
def test_a_minor_people_pacified_by_arms_is_four_years_on_the_turn_track() -> None:
    """Pacified in 49, it is available again from phase A of 45."""
    t = Table(status={"belgae": ("bellum", "republicani")}, peoples={"fallen": ["belgae-1", "belgae-2"]}, year=49)
    last_unit_fell(t.g, PEOPLE["belgae"], 0)
    assert (t.status("belgae"), t.points()) == ("pax", (0, 0))
    assert (t.place("belgae-1"), t.place("belgae-2")) == ("track", "track")
    for year in (48, 47, 46):
        t.g.year = year
        free_peoples(t.g)
        assert (t.place("belgae-1"), risers(t.g, TUMULTUS_MINOR_1) >> PEOPLE["belgae"] & 1) == ("track", 0)
    t.g.year = 45
    free_peoples(t.g)
    assert (t.place("belgae-1"), risers(t.g, TUMULTUS_MINOR_1) >> PEOPLE["belgae"] & 1) == ("pool", 1)


@rule("AIE-9.c-2", "AIE-9.c-3")
def test_phase_a_frees_the_peoples_of_the_year() -> None:
    t = Table({"roma": ["caesar"]}, {"epirus": ["cato"]}, year=45, peoples={"track": ["belgae-1", "belgae-2"]},
              chiefs={"caesariani": ["caesar"], "republicani": ["cato"]})  # fmt: skip
    t.g.back[PEOPLE["belgae"]] = t.g.back[PEOPLE["daci"]] = 45
    t.g.back[PEOPLE["raeti"]] = 44
    t.start(Turns())
    assert {str(event["people"]) for event in t.events("freed")} == {"belgae", "daci"}
    assert t.g.back[PEOPLE["raeti"]] == 44


@rule("AIE-9.c-2")
def test_beyond_the_end_of_the_scenario_a_minor_people_is_out_of_the_game() -> None:
    t = Table(status={"belgae": ("bellum", "republicani")}, peoples={"fallen": ["belgae-1", "belgae-2"]}, year=44)
    t.g.last_year = 42
    last_unit_fell(t.g, PEOPLE["belgae"], 0)
    assert (t.place("belgae-1"), t.place("belgae-2")) == ("gone", "gone")
    t.g.year = 42
    free_peoples(t.g)
    assert not risers(t.g, TUMULTUS_MINOR_1) >> PEOPLE["belgae"] & 1


@rule("AIE-9.c-1", "AIE-6.C.5-1")
def test_nothing_touches_a_people_on_the_turn_track() -> None:
    t = Table()
    for people in ("aegyptii", "numidae", "daci", "pontici", "armenii"):
        t.g.back[PEOPLE[people]] = 41
    assert fealty_refusal(t.g) == "AIE-6.C.5-1"


@rule("AIE-9.c-4")
def test_a_people_pacified_by_a_stratagem_may_enter_war_again_at_once() -> None:
    t = Table(status={"belgae": ("bellum", "republicani")}, peoples={"belgae": ["belgae-1"]}, weak=["belgae-1"])
    t.set_down("belgae-2", "fallen")
    pacify(t.g, PEOPLE["belgae"])
    assert (t.place("belgae-1"), t.place("belgae-2"), t.weak()) == ("pool", "pool", set())
    assert risers(t.g, TUMULTUS_MINOR_1) >> PEOPLE["belgae"] & 1
    enter_war(t.g, PEOPLE["belgae"])
    assert t.place("belgae-2") == "belgae"


@rule("AIE-9.4-3")
def test_a_people_that_perishes_otherwise_is_at_peace_without_points_or_delay() -> None:
    t = Table(status={"armenii": ("bellum", "republicani"), "raeti": ("bellum", "republicani")},
              peoples={"fallen": ["armenii-1", "armenii-2", "armenii-3"], "raeti": ["raeti-1"]})  # fmt: skip
    quiet_peoples(t.g)
    t.start()
    assert (t.status("armenii"), t.status("raeti")) == ("pax", "bellum")
    assert (t.place("armenii-2"), t.points(), t.g.back[PEOPLE["armenii"]]) == ("armenia", (0, 0), 0)


# ---------------------------------------------------------------- leaders of Peoples


@rule("AIE-4.1-13")
def test_a_leader_kept_by_the_war_leaves_when_it_ends() -> None:
    """Pacorus, to 38: in 37 he stays as long as the Parthi are at war; Phraates is of the year."""
    t = Table(status={"parthi": ("bellum", "republicani")}, year=37, initiative="caesariani",
              peoples={"media": ["parthi-1", "pacorus", "phraates"]})  # fmt: skip
    pacify(t.g, PEOPLE["parthi"])
    t.start()
    assert t.place("pacorus") == "gone"
    assert t.events("retired") == [{"piece": "pacorus"}]
    while not t.g.over:
        t.do("place-in", "media")
    assert t.place("phraates") == "media"


@rule("AIE-4.1-13")
def test_allegiance_too_ends_the_war_that_kept_a_leader() -> None:
    t = Table(status={"daci": ("bellum", "republicani")}, year=43, peoples={"moesi": ["daci-1", "burebista"]})
    give_allegiance(t.g, PEOPLE["daci"], 0)
    assert t.place("burebista") == "gone"


@pytest.mark.rule("AIE-9.4-2", "AIE-3.4.2-7")
def test_a_leader_aboard_comes_home_like_the_others() -> None:
    """Cleopatra and her guard, aboard a Roman ship at sea: she is not lost with those who leave the ship."""
    t = Table(
        {"mare-cyprium": ["naves-1"]}, peoples={"in-naves-1": ["cleopatra", "aegyptii-1"]},
        status={"aegyptii": ("fides", "caesariani")},
    )  # fmt: skip
    pacify(t.g, PEOPLE["aegyptii"])
    t.g.advance()
    while not t.g.over:
        t.do("place-in", "aegyptus" if "aegyptus" in t.legal("place-in") else "thebais")
    assert t.place("cleopatra") == "aegyptus"
    assert t.events("died") == []


@rule("AIE-9.4-2")
def test_dead_leaders_do_not_come_home() -> None:
    t = Table(status={"armenii": ("bellum", "republicani")}, year=45,
              peoples={"seleucis": ["armenii-1"], "gone": ["artavasdes"]})  # fmt: skip
    pacify(t.g, PEOPLE["armenii"])
    t.start()
    assert (t.place("armenii-1"), t.place("artavasdes")) == ("armenia", "gone")
