"""Victory points and the end of the game (AIE-10, AIE-9.f-2)."""

import pytest

from latrunculi.games.alea.components.chart import REGION_IDS
from latrunculi.games.alea.components.counters import LEADER_MASK
from latrunculi.games.alea.components.places import GONE
from latrunculi.games.alea.rules.points import Count
from latrunculi.games.alea.rules.scoring import breakdown, control_points, level, score, winning_camp
from latrunculi.games.alea.rules.sequence import Turns
from latrunculi.kernel.actions import members
from tests.games.alea.table import Table, mask

rule = pytest.mark.rule


@rule("AIE-10.1-1")
def test_one_count_serves_both_players() -> None:
    t = Table()
    score(t.g, 0, 3, "triumph")
    score(t.g, 1, 5, "triumph")
    assert (t.g.count, t.points()) == (-2, (3, 5))
    assert t.events("scored")[1] == {"camp": "republicani", "points": 5, "reason": "triumph"}


@rule("AIE-10.F-1")
def test_each_people_in_allegiance_is_worth_a_point_to_its_camp() -> None:
    """A People at war is worth nothing."""
    t = Table(
        status={
            "numidae": ("fides", "republicani"),
            "aegyptii": ("fides", "republicani"),
            "daci": ("fides", "caesariani"),
            "parthi": ("bellum", "caesariani"),
        }
    ).start(Count())
    assert t.points() == (1, 2)


# Italia 4, Galliae 3, Hispaniae 3, Macedonia 3, Gallia Cisalpina 2, Africa 2, Asia 2, Syria 2, Sicilia 1, Cyrenaica 1.
ELEVEN = ["italia", "galliae", "macedonia", "sicilia"]
TWELVE = ["italia", "galliae", "macedonia", "africa"]
FOURTEEN = ["italia", "galliae", "macedonia", "africa", "asia"]
FIFTEEN = [*FOURTEEN, "sicilia"]


@pytest.mark.parametrize(
    ("regions", "held", "points"),
    [
        pytest.param(ELEVEN, 11, 0, marks=rule("AIE-10.F-2")),
        pytest.param(TWELVE, 12, 2, marks=rule("AIE-10.F-2")),
        pytest.param(FOURTEEN, 14, 2, marks=rule("AIE-10.F-2")),
        pytest.param(FIFTEEN, 15, 3, marks=rule("AIE-10.F-3")),
        pytest.param([*FIFTEEN, "hispaniae"], 18, 3, marks=rule("AIE-10.F-3")),
    ],
)
@pytest.mark.parametrize("camp", [0, 1])
def test_control_points_count_from_twelve_on(regions: list[str], held: int, points: int, camp: int) -> None:
    t = Table(control={("caesariani", "republicani")[camp]: regions})
    assert (control_points(t.g, camp), control_points(t.g, 1 - camp)) == (held, 0)
    t.start(Count())
    assert t.points()[camp] == points


@rule("AIE-SC-16", "AIE-10.F-2", "AIE-10.F-3")
@pytest.mark.parametrize("camp", [0, 1])
@pytest.mark.parametrize(("stake", "points"), [("africa", 2), ("syria", 0)])
def test_control_points_are_worth_nothing_without_the_stake_of_the_scenario(stake: str, points: int, camp: int) -> None:
    t = Table(control={("caesariani", "republicani")[camp]: TWELVE})
    t.g.stake = REGION_IDS.index(stake)
    t.start(Count())
    assert t.points()[camp] == points


@rule("AIE-10.F-4")
@pytest.mark.parametrize(("roma", "points"), [(0, (1, 0)), (1, (0, 1)), (-1, (0, 0))])
def test_roma_is_worth_a_point(roma: int, points: tuple[int, int]) -> None:
    t = Table()
    t.g.roma = roma
    assert t.start(Count()).points() == points


@rule("AIE-6.E.11-3")
@pytest.mark.parametrize(
    ("control", "points"),
    [({"caesariani": ["italia"]}, (0, 3)), ({"republicani": ["italia"]}, (3, 0)), ({}, (0, 0))],
)
def test_intrigue_pays_the_camp_without_italia(control: dict[str, list[str]], points: tuple[int, int]) -> None:
    t = Table(control=control)
    assert breakdown(t.g) == []
    t.g.intrigue = 1
    assert t.start(Count()).points() == points


@rule("AIE-2.F-2")
def test_caesarian_scores_first() -> None:
    t = Table(status={"numidae": ("fides", "republicani"), "daci": ("fides", "caesariani")}).start(Count())
    assert [e["camp"] for e in t.events("scored")] == ["caesariani", "republicani"]


# ---------------------------------------------------------------- the end (AIE-10.3)


def standing(caesariani: int, republicani: int) -> Table:
    """A table with these totals."""
    t = Table()
    score(t.g, 0, caesariani, "triumph")
    score(t.g, 1, republicani, "triumph")
    return t


@rule("AIE-10.3-1")
@pytest.mark.parametrize(
    ("totals", "winner", "how"),
    [
        ((7, 6), 0, "simple"),
        ((6, 6), -1, "draw"),
        ((3, 6), 1, "simple"),
        ((3, 7), 1, "decisive"),
        ((10, 2), 0, "decisive"),
        ((11, 2), 0, "definitive"),
        ((1, 0), 0, "definitive"),
    ],
)
def test_the_count_decides_and_the_totals_say_how_clearly(totals: tuple[int, int], winner: int, how: str) -> None:
    """More than twice the other's, more than five times: 3 to 6 is not more than twice, 10 to 2 not more than five."""
    t = standing(*totals)
    assert (winning_camp(t.g), level(t.g)) == (winner, how)


def next_turn(t: Table) -> Table:
    """The end of phase F."""
    turns = Turns()
    turns.step = "next_turn"
    t.g.stack.append(turns)
    turns.next_turn(t.g)
    return t


ARMIES = ({"roma": ["legio-v"]}, {"apulia": ["legio-i"]})


@rule("AIE-9.f-2")
def test_the_marker_advances_a_year_towards_the_end() -> None:
    t = next_turn(Table(*ARMIES, year=48))
    assert t.g.year == 47
    assert not t.g.over
    t = next_turn(Table(*ARMIES, year=30))
    assert t.g.over
    assert t.events("game-over") == [{"caesariani": 0, "republicani": 0, "level": "draw"}]


def ruined(caesariani: dict[str, list[str]] | None = None) -> Table:
    """REPUBLICAN has a legion; CAESARIAN what is said, and all its other leaders are dead, with M. Brutus, who would
    have been one of them (AIE-TC-6). Its count is ahead."""
    t = Table(caesariani or {}, ARMIES[1], year=45)
    t.g.count = 9
    spared = {name for names in (caesariani or {}).values() for name in names}
    for leader in members(
        LEADER_MASK & (t.g.own[0] | mask(["m-brutus"])) & ~mask(spared)
    ):  # he would be its (AIE-TC-6)
        t.g.put(leader, GONE)
    return next_turn(t)


@rule("AIE-10.3-2")
def test_a_camp_with_nobody_left_has_lost_at_once() -> None:
    """Though it leads the count; foreign allies, auxilia and naves do not save it."""
    t = ruined({"etruria": ["auxilia-1", "naves-1"]})
    assert t.g.over
    assert (winning_camp(t.g), level(t.g)) == (1, "nobody-left")


@rule("AIE-10.3-2")
@pytest.mark.parametrize("place", ["roma", "in-naves-1", "fallen", "pool"])
def test_a_leader_on_the_map_due_to_return_or_to_enter_saves_it(place: str) -> None:
    """Agrippa may still enter in 41."""
    assert not ruined({"etruria": ["naves-1"], place: ["agrippa"]}).g.over


@rule("AIE-10.3-2")
@pytest.mark.parametrize(("place", "over"), [("roma", False), ("due", False), ("fallen", True), ("reserve", True)])
def test_a_legion_on_the_map_or_due_saves_it_an_eliminated_one_does_not(place: str, over: bool) -> None:
    assert ruined({place: ["legio-v"]}).g.over == over


@rule("AIE-10.3-2")
def test_if_both_have_nobody_left_the_count_decides() -> None:
    t = Table(year=45)
    for leader in members(LEADER_MASK):
        t.g.put(leader, GONE)
    score(t.g, 1, 1, "triumph")
    next_turn(t)
    assert t.g.over
    assert (winning_camp(t.g), level(t.g)) == (1, "definitive")
