"""Phase C, steps 1 to 4: leaders, recruits, units of Peoples, activation (AIE-2.C, AIE-4.4.2, AIE-TC)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from latrunculi.games.alea.components.chart import REGION
from latrunculi.games.alea.components.counters import LEADER_MASK, LEGIONES, PIECE
from latrunculi.games.alea.components.peoples import MARKERS, PEOPLE
from latrunculi.games.alea.components.places import GONE, POOL, RESERVE
from latrunculi.games.alea.rules.activation import Activation, Approach, markers
from latrunculi.games.alea.rules.geostrategy import Entries, Recruits, Returns, entry_camp
from latrunculi.games.alea.rules.sequence import Turns
from latrunculi.games.alea.rules.state import CAESAR_MURDERED
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.kernel.actions import members
from tests.games.alea.table import Table

rule = pytest.mark.rule
C, R = 0, 1


def entering(names: Iterable[str], *args: object, **given: object) -> Table:
    """A table on which, of all the leaders off the map, some alone may still enter."""
    t = Table(*args, **given)  # type: ignore[arg-type]
    for leader in members(t.g.inside[POOL] & LEADER_MASK & ~sum(1 << PIECE[name] for name in names)):
        t.g.put(leader, GONE)
    return t


def owe(t: Table, camp: int, region: str, *units: str) -> None:
    """Recruits of a region that are due to a camp."""
    for name in units:
        t.g.join(1 << PIECE[name], camp)
        t.set_down(name, "due")
        t.g.due_from[PIECE[name]] = REGION[region]


# ---------------------------------------------------------------- the order


@rule("AIE-2.C-1", "AIE-2-3")
def test_step_by_step_and_in_each_the_player_with_the_initiative_first() -> None:
    """REPUBLICAN has the initiative: his leader, the other's; his recruit, the other's; his units, the other's."""
    t = entering(
        ["curio", "varus"], year=49, initiative="republicani", dice=[6, 2],
        control={"caesariani": ["italia"], "republicani": ["africa"]},
        status={"daci": ("bellum", "republicani"), "numidae": ("bellum", "caesariani")},
        peoples={"fallen": ["daci-1", "numidae-1"], "daci": ["daci-2"], "numidia": ["numidae-2"]},
    )  # fmt: skip
    owe(t, C, "italia", "legio-v")
    owe(t, R, "africa", "auxilia-1")
    turns = Turns()
    turns.step = "geostrategy"
    t.start(turns)
    asked = []
    for zone in ("zeugitana", "roma", "byzacium", "roma", "daci", "numidia"):
        asked.append((t.asked, t.camp))
        t.do("place-in", zone)
    assert asked == [
        ("entries-place", "republicani"), ("entries-place", "caesariani"), ("recruits-place", "republicani"),
        ("recruits-place", "caesariani"), ("returns-place", "republicani"), ("returns-place", "caesariani"),
    ]  # fmt: skip
    assert t.events("placed")[-1] == {"piece": "numidae-1", "place": "numidia"}
    assert len(t.events("activated") + t.events("nobody-activated")) == 1


# ---------------------------------------------------------------- step 1: Romans


@rule("AIE-2.C-2", "AIE-2.C-3", "AIE-TC-1")
def test_a_roman_enters_in_a_free_city_of_a_region_of_his_camp() -> None:
    """Agrippa, in 41: not where the enemy stands, nor in a region of nobody, nor outside the Republic."""
    t = entering(["agrippa"], {}, {"byzacium": ["legio-i"], "zeugitana": ["varus"]}, year=41,
                 control={"caesariani": ["africa", "cyrenaica"]})  # fmt: skip
    t.start(Entries(C))
    assert t.legal("place-in") == {"zeugitana", "pentapolis"}
    assert t.why_not("place-in", "byzacium") == "AIE-2.C-3"
    assert t.why_not("place-in", "roma") == "AIE-2.C-3"
    assert t.why_not("place-in", "belgae") == "AIE-2.C-3"
    t.do("place-in", "pentapolis")
    assert (t.place("agrippa"), t.owner("agrippa")) == ("pentapolis", "caesariani")


@rule("AIE-TC-1", "AIE-2.C-2")
def test_nobody_enters_before_his_year() -> None:
    t = entering(["agrippa"], year=42, control={"caesariani": ["italia"]}).start(Entries(C))
    assert t.g.over
    assert t.place("agrippa") == "pool"


@rule("AIE-2.C-3")
def test_without_such_a_zone_he_waits_for_the_next_phase_c() -> None:
    t = entering(["agrippa"], {}, {"pentapolis": ["legio-i"]}, year=41, control={"caesariani": ["cyrenaica"]})
    t.start(Entries(C))
    assert (t.g.over, t.place("agrippa")) == (True, "pool")
    t.g.put(PIECE["legio-i"], RESERVE)
    t.g.year = 40
    t.start(Entries(C))
    assert t.place("agrippa") == "pentapolis"


@rule("AIE-2.C-2", "AIE-9.b-3")
def test_those_whom_the_adjustments_removed_return_in_their_camp() -> None:
    """D. Brutus went over to REPUBLICAN before; the dead do not return."""
    t = entering([], {"fallen": ["caesar"]}, {"fallen": ["d-brutus"], "gone": ["cato"]}, year=44,
                 control={"caesariani": ["cyrenaica"], "republicani": ["africa"]})  # fmt: skip
    t.start(Entries(R), Entries(C))
    assert t.place("caesar") == "pentapolis"
    assert (t.asked, t.camp) == ("entries-place", "republicani")
    t.do("place-in", "zeugitana")
    assert (t.place("d-brutus"), t.owner("d-brutus"), t.place("cato")) == ("zeugitana", "republicani", "gone")


@rule("AIE-TC-6")
def test_brutus_is_of_caesars_camp_as_long_as_caesar_is_not_murdered() -> None:
    assert entry_camp(Table().g, PIECE["m-brutus"]) == C
    assert entry_camp(Table(flags=["caesar-murdered"]).g, PIECE["m-brutus"]) == R


@rule("AIE-TC-7")
@pytest.mark.parametrize("name", ["ventidius", "canidius", "l-antonius", "sosius", "scarpus"])
def test_the_men_of_antonius_enter_in_his_camp(name: str) -> None:
    assert entry_camp(Table({"roma": ["m-antonius"]}).g, PIECE[name]) == C
    assert entry_camp(Table({}, {"roma": ["m-antonius"]}).g, PIECE[name]) == R
    assert entry_camp(Table(nobody={"ionia": ["m-antonius"]}, triumvirs={"asia": "m-antonius"}).g, PIECE[name]) == C
    assert entry_camp(Table({}, {"gone": ["m-antonius"]}).g, PIECE[name]) == C


@rule("AIE-2.F.3-8")
def test_the_murder_calls_the_other_assassins_to_the_republican_whatever_their_year() -> None:
    """In 46: M. Brutus and L. Tillius Cimber, of 44; D. Brutus, who had found no place as Caesarian."""
    names = ["m-brutus", "tillius-cimber", "d-brutus"]
    t = entering(names, year=46, control={"republicani": ["cyrenaica"], "caesariani": ["italia"]})
    t.g.flags |= CAESAR_MURDERED
    for name in names[:2]:
        t.g.called |= 1 << PIECE[name]
    t.start(Entries(C), Entries(R))
    assert t.g.over
    assert {t.place(name) for name in names} == {"pentapolis"}
    assert {t.owner(name) for name in names} == {"republicani"}
    assert t.g.called == 0


@rule("AIE-2.F.3-9")
def test_the_murder_calls_octavianus() -> None:
    t = entering(["octavianus"], year=46, control={"caesariani": ["cyrenaica"]}).start(Entries(C))
    assert t.place("octavianus") == "pool"
    t.g.called |= 1 << PIECE["octavianus"]
    t.start(Entries(C))
    assert (t.place("octavianus"), t.owner("octavianus")) == ("pentapolis", "caesariani")


# ---------------------------------------------------------------- step 1: leaders of Peoples


@rule("AIE-2.C-4", "AIE-4.1-13")
def test_a_leader_of_a_people_enters_in_an_origin_zone_without_enemies() -> None:
    """Phraates, from 37: the Parthi are of REPUBLICAN, and Caesarians are in Babylonia."""
    t = entering(["phraates"], {"babylonia": ["legio-v"]}, {"media": ["curio", "legio-i"]}, year=37,
                 status={"parthi": ("bellum", "republicani")})  # fmt: skip
    t.start(Entries(C))
    assert t.g.over
    t.start(Entries(R))
    assert t.legal("place-in") == {"mesopotamia", "media"}
    assert t.why_not("place-in", "babylonia") == "AIE-2.C-4"
    t.do("place-in", "mesopotamia")
    assert t.owner("phraates") == "republicani"


@rule("AIE-2.C-4", "AIE-4.4.1-3")
def test_at_peace_who_has_the_initiative_places_him() -> None:
    t = entering(["cotiso"], year=36, initiative="republicani").start(Entries(R), Entries(C))
    assert (t.camp, t.legal("place-in")) == ("republicani", {"daci", "moesi"})
    t.do("place-in", "moesi")
    assert not (t.g.own[0] | t.g.own[1]) >> PIECE["cotiso"] & 1


@rule("AIE-2.C-4", "AIE-4.2.4-1")
def test_at_peace_he_does_not_enter_beside_a_leader_of_a_camp() -> None:
    """Curio alone in Daci is in the way of Cotiso."""
    t = entering(["cotiso"], {"daci": ["curio"]}, year=36).start(Entries(C))
    assert t.place("cotiso") == "moesi"
    t = entering(["cotiso"], {"daci": ["curio"]}, {"moesi": ["cato"]}, year=36).start(Entries(C))
    assert (t.g.over, t.place("cotiso")) == (True, "pool"), "he waits"
    t = entering(["cotiso"], {"daci": ["curio"]}, year=36, status={"daci": ("bellum", "republicani")})
    assert t.start(Entries(R)).legal("place-in") == {"daci", "moesi"}, "at war only enemy units keep him out"


@rule("AIE-2.C-4")
def test_without_a_free_origin_zone_he_waits() -> None:
    t = entering(["artaxes"], {"armenia": ["legio-v"]}, year=33, status={"armenii": ("bellum", "republicani")})
    t.start(Entries(R))
    assert (t.g.over, t.place("artaxes")) == (True, "pool")


@rule("AIE-2.C-2", "AIE-9.c-8", "AIE-8.5.1-2")
@pytest.mark.parametrize("status", ["bellum", "fides"])
def test_a_leader_who_fell_returns_to_his_people(status: str) -> None:
    t = entering([], year=47, status={"armenii": (status, "republicani")}, peoples={"fallen": ["artavasdes"]})
    t.start(Entries(C)).start(Entries(R))
    assert t.place("artavasdes") == "armenia"


@rule("AIE-4.1-13")
@pytest.mark.parametrize(
    ("year", "status", "place"),
    [(44, None, "daci"), (43, None, "gone"), (43, "fides", "gone"), (43, "bellum", "daci")],
)
def test_a_leader_leaves_after_his_last_year_unless_his_people_is_at_war(
    year: int, status: str | None, place: str
) -> None:
    """Burebista, to 44."""
    t = entering([], year=year, status={"daci": (status, "republicani")} if status else {},
                 peoples={"daci": ["burebista"]})  # fmt: skip
    t.start(Entries(C))
    assert t.place("burebista") == place


# ---------------------------------------------------------------- step 2


@rule("AIE-2.C-5", "AIE-9.e-1")
def test_a_recruit_comes_to_a_free_city_of_its_region() -> None:
    t = Table({}, {"byzacium": ["legio-i"]}, control={"caesariani": ["macedonia", "africa"]})
    owe(t, C, "macedonia", "legio-v")
    owe(t, C, "africa", "auxilia-1")
    t.start(Recruits(R), Recruits(C))
    assert t.why_not("place-in", "roma") == "AIE-2.C-5"
    t.do("place-in", "achaia")
    assert (t.place("legio-v"), t.place("auxilia-1")) == ("achaia", "zeugitana")
    assert t.g.due_from[PIECE["legio-v"]] == NONE


@rule("AIE-9.e-6")
def test_naves_are_launched_in_a_port() -> None:
    """Thessalia has a city, and no port."""
    t = Table(control={"caesariani": ["macedonia"]})
    owe(t, C, "macedonia", "naves-1")
    t.start(Recruits(C))
    assert t.why_not("place-in", "thessalia") == "AIE-9.e-6"
    t.do("place-in", "emathia")
    assert t.place("naves-1") == "portus-emathia"


@rule("AIE-2.C-5")
def test_a_recruit_without_a_zone_goes_back_where_it_came_from() -> None:
    """Cyrenaica has one zone, and the enemy is there, if only with naves in the port."""
    t = Table({}, {"pentapolis": ["naves-2"]}, control={"caesariani": ["cyrenaica"]})
    owe(t, C, "cyrenaica", "legio-v", "legio-vi", "auxilia-1")
    t.g.from_reserve = 1 << PIECE["legio-v"]
    t.start(Recruits(C))
    assert t.g.over
    assert (t.place("legio-v"), t.place("legio-vi"), t.place("auxilia-1")) == ("reserve", "fallen", "fallen")
    assert (t.g.from_reserve, t.g.due_from[PIECE["legio-v"]]) == (0, NONE)
    assert [event["piece"] for event in t.events("not-raised")] == ["legio-v", "legio-vi", "auxilia-1"]
    assert t.g.inside[RESERVE] & LEGIONES


# ---------------------------------------------------------------- step 3


@rule("AIE-2.C-6", "AIE-9.c-8", "AIE-9.c-9")
@pytest.mark.parametrize("status", ["bellum", "fides"])
def test_eliminated_units_of_peoples_return_even_among_enemies(status: str) -> None:
    t = Table({"numidia": ["legio-v", "caesar"]}, status={"numidae": (status, "republicani")},
              peoples={"fallen": ["numidae-1"], "byzacium": ["numidae-2"]})  # fmt: skip
    t.start(Returns(C))
    assert t.g.over
    t.start(Returns(R))
    assert t.legal("place-in") == {"numidia", "gaetulia"}
    assert t.why_not("place-in", "byzacium") == "AIE-2.C-6"
    t.do("place-in", "numidia")
    assert (t.place("numidae-1"), t.weak()) == ("numidia", set())


@rule("AIE-2.C-6")
def test_naves_of_a_people_return_to_a_port() -> None:
    """Thebais has none."""
    t = Table(status={"aegyptii": ("fides", "caesariani")}, peoples={"fallen": ["naves-aegyptii-1"]}).start(Returns(C))
    assert t.place("naves-aegyptii-1") == "portus-aegyptus"


@rule("AIE-4.2.2-2")
def test_units_of_a_major_people_that_perished_in_peace_return_too() -> None:
    t = Table(peoples={"fallen": ["armenii-1"]}, initiative="republicani").start(Returns(C))
    assert t.place("armenii-1") == "fallen"
    t.start(Returns(R))
    assert t.place("armenii-1") == "armenia"


@rule("AIE-2.C-6", "AIE-4.2.4-1")
def test_at_peace_they_return_beside_no_pieces_of_a_camp_unless_all_homes_are_taken() -> None:
    t = Table({"daci": ["curio"]}, peoples={"fallen": ["daci-1"]}).start(Returns(C))
    assert t.place("daci-1") == "moesi"
    t = Table({"daci": ["curio"]}, {"moesi": ["legio-v"]}, peoples={"fallen": ["daci-1"]}).start(Returns(C))
    assert t.legal("place-in") == {"daci", "moesi"}
    t = Table({"portus-aegyptus": ["naves-1"]}, peoples={"fallen": ["aegyptii-1"]}).start(Returns(C))
    assert t.place("aegyptii-1") == "thebais"


# ---------------------------------------------------------------- step 4


@rule("AIE-2.C-7", "AIE-2.C-10", "AIE-2.C-11")
def test_eighteen_markers_less_those_on_the_turn_track() -> None:
    t = Table()
    assert len(markers(t.g)) == 18
    assert markers(t.g).count(NONE) == 12
    t.g.back[PEOPLE["daci"]] = 44
    t.g.back[PEOPLE["belgae"]] = 44
    assert len(markers(t.g)) == 17
    assert PEOPLE["daci"] not in markers(t.g)


@rule("AIE-2.C-11")
def test_a_marker_drawn_can_be_drawn_again() -> None:
    t = Table(status={"daci": ("fides", "caesariani")}, dice=[MARKERS.index(PEOPLE["daci"])] * 2)
    t.start(Activation(), Activation())
    assert t.events("activated") == [{"people": "daci"}] * 2


@rule("AIE-2.C-10")
@pytest.mark.parametrize("status", ["bellum", "fides"])
def test_the_marker_of_a_people_at_war_or_in_allegiance_stirs_nobody(status: str) -> None:
    t = Table({"roma": ["caesar"]}, dice=[MARKERS.index(PEOPLE["daci"])], chiefs={"caesariani": ["caesar"]},
              status={"daci": (status, "republicani")}, control={"caesariani": ["macedonia"]})  # fmt: skip
    t.start(Activation())
    assert (t.status("daci"), t.g.ruler[PEOPLE["daci"]]) == (status, R)
    assert not t.events("status")


@rule("AIE-2.C-12")
@pytest.mark.parametrize(("region", "stirred"), [("macedonia", False), ("asia", True)])
def test_a_triumvir_keeps_the_neighbours_of_his_share_quiet(region: str, stirred: bool) -> None:
    """The Daci are attached to Macedonia, which nobody controls: without its marker they enter war."""
    t = Table(dice=[MARKERS.index(PEOPLE["daci"])], triumvirs={region: "m-antonius"}).start(Activation())
    assert t.events("activated") == [{"people": "daci"}]
    assert t.status("daci") == ("bellum" if stirred else "pax")


@rule("AIE-2.C-10")
def test_a_blank_stirs_nobody() -> None:
    t = Table(dice=[MARKERS.index(NONE)]).start(Activation())
    assert t.events("nobody-activated") == [{}]
    assert not t.events("status")


def approached(people: str, die: int, control: dict[str, list[str]], **given: object) -> tuple[str, int]:
    """What becomes of a People activated: the parties are led by Curio (CP 2), with Caesar (5), and by Cato (3)."""
    t = Table(
        {"roma": ["curio", "caesar"]}, {"epirus": ["cato"]}, control=control, dice=[die - 1] if die else [],
        chiefs={"caesariani": ["curio", "caesar"], "republicani": ["cato"]}, **given,  # type: ignore[arg-type]
    ).start(Approach(PEOPLE[people]))  # fmt: skip
    assert not t.g.script
    return t.status(people), t.g.ruler[PEOPLE[people]]


@rule("AIE-4.4.2-2", "AIE-2.C-8")
def test_below_the_best_politician_of_the_camp_it_gives_its_allegiance() -> None:
    caesarian = {"caesariani": ["macedonia"]}
    assert approached("daci", 4, caesarian) == ("fides", C)
    assert approached("daci", 5, caesarian) == ("bellum", R)
    assert approached("daci", 2, {"republicani": ["macedonia"]}) == ("fides", R)
    assert approached("daci", 3, {"republicani": ["macedonia"]}) == ("bellum", C)


@rule("AIE-4.4.2-2")
def test_when_nobody_controls_its_region_it_enters_war_without_a_die() -> None:
    assert approached("daci", 0, {}, initiative="caesariani") == ("bellum", R)


@rule("AIE-4.4.2-2")
def test_a_camp_without_a_party_leader_wins_nobody() -> None:
    t = Table(control={"caesariani": ["macedonia"]}, dice=[0]).start(Approach(PEOPLE["daci"]))
    assert t.status("daci") == "bellum"


@rule("AIE-4.4.2-3")
def test_the_parthi_give_allegiance_to_the_republican_alone_and_not_while_he_holds_syria() -> None:
    assert approached("parthi", 0, {"republicani": ["syria"]}) == ("bellum", C)
    assert approached("parthi", 2, {"caesariani": ["syria"]}) == ("fides", R)
    assert approached("parthi", 3, {"caesariani": ["syria"]}) == ("bellum", R)
    assert approached("parthi", 2, {}) == ("fides", R)


@rule("AIE-TE-15")
def test_a_people_already_at_war_stays_so_when_the_roll_fails() -> None:
    """It is not handed over to the other camp either: its control is not due until phase F."""
    status = {"aegyptii": ("bellum", "caesariani")}
    assert approached("aegyptii", 6, {"caesariani": ["cyrenaica"]}, status=status) == ("bellum", C)
    assert approached("aegyptii", 1, {"caesariani": ["cyrenaica"]}, status=status) == ("fides", C)
