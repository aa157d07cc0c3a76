"""What holds at every moment of every game: seeded random games of all scenarios.

LATRUNCULI_GAMES=50 plays so many games of each scenario for each property; see `random_games.games`.
"""

from __future__ import annotations

import pytest

from latrunculi.games.ultimus.components.counters import GENERIC, UNIT_MASK
from latrunculi.games.ultimus.components.peoples import ARMENIA, PEOPLES
from latrunculi.games.ultimus.components.places import FLEETS, GONE
from latrunculi.games.ultimus.components.stratagems import COUNTERS, ONCE, STRATAGEM_IDS
from latrunculi.games.ultimus.game import GAME
from latrunculi.games.ultimus.rules.invariants import misplaced
from latrunculi.games.ultimus.rules.marching import March, Trek
from latrunculi.games.ultimus.rules.state import BARBARUS, FOEDERATI, PEACE, REGNUM, ROMANUS, WAR, Ultimus
from latrunculi.games.ultimus.rules.words import EVENTS
from latrunculi.kernel.actions import members
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.match import Match, replay
from tests.games.imperator.properties import (
    PATIENCE,
    check_differ,
    check_pieces,
    check_points,
    check_positions,
    check_record,
    check_sound,
    counters,
)
from tests.games.ultimus.random_play import PLAY, SCENARIOS, state
from tests.random_games import games

every_scenario = pytest.mark.parametrize("scenario", SCENARIOS)


# ---------------------------------------------------------------- the invariants


@every_scenario
@pytest.mark.parametrize("number", games(2))
def test_a_game_is_sound_after_every_action(scenario: str, number: int) -> None:
    check_sound(PLAY, scenario, number, 450)


@every_scenario
@pytest.mark.parametrize("number", games(1))
def test_a_game_comes_to_its_end(scenario: str, number: int) -> None:
    """Its last year, or the fall of the Empire; the campaign is left after a third."""
    match = PLAY.begin(scenario, number)
    last = 430 if scenario == "campaign" else 999
    for count, _ in enumerate(PLAY.choices(match, number, patience=4)):
        if count % 40 == 0:
            assert GAME.defects(match.state) == []
        if state(match).year > last:
            return
    g = state(match)
    assert g.over
    assert g.ended or g.year == g.last_year
    assert GAME.winners(g)
    assert min(g.vp) >= 0
    assert [e for e in match.journal.events if EVENTS[e[1]].name == "game-over"]


@pytest.mark.rule("UR-2.A-1", "UR-6-2", "UR-6-4")
@every_scenario
def test_counters_are_conserved(scenario: str) -> None:
    """At the start of a year every counter is in the cup or a hand, those on the map and those played once aside; in
    between one of a title is missing at most. Nobody begins a year with more than five and what he has just drawn."""
    match = PLAY.begin(scenario, 3)
    on_map = {"concilium", "pestis", "pestis-locus", "bagaudae", "classis"}
    for _ in PLAY.choices(match, 3, 600, PATIENCE):
        g = state(match)
        for title, number in enumerate(counters(g)):
            missing = COUNTERS[title] - number
            assert 0 <= missing <= 1
            if missing:
                assert STRATAGEM_IDS[title] in on_map or ONCE >> title & 1
        if g.stack and g.stack[0].step == "geostrategy":
            assert max(g.holds(0), g.holds(1)) <= 5 + 1 + 2  # one drawn, two owed for absent Augusti


@every_scenario
def test_pieces_are_conserved_and_the_dead_stay_dead(scenario: str) -> None:
    """Every piece is in one place; whoever has left the game never comes back, a generic leader neither."""
    check_pieces(PLAY, scenario, 4, 600)


@pytest.mark.rule("UR-4.4.1-2", "UR-4.4.1-3", "UR-3.6.1-1", "UR-3.6.5-1", "UR-3.5.1-2")
@every_scenario
def test_camps_follow_from_statuses_and_usurpations(scenario: str) -> None:
    match = PLAY.begin(scenario, 5)
    for _ in PLAY.choices(match, 5, 500, PATIENCE):
        g = state(match)
        for people in range(PEOPLES):
            if people == ARMENIA or g.migrating != -1:
                continue
            camp = ROMANUS if g.status[people] == FOEDERATI else BARBARUS
            for unit in members(g.standing(people) & ~g.rebellious()):
                assert g.camp(unit) == camp
            assert g.status[people] in (PEACE, WAR, FOEDERATI, FOEDERATI + 1, REGNUM)
        for half in (0, 1):
            assert bool(g.rebels[half]) == (g.usurper[half] != -1) or g.mourning
        assert not g.weak & ~UNIT_MASK
        assert all(not GENERIC >> who & 1 for who in (*g.augustus, *g.patrician, *g.usurper) if who != -1)
        assert len(g.fleet_at) == FLEETS


@pytest.mark.rule("UR-4.2.4-2", "UR-4.2.4-3")
@every_scenario
def test_nobody_comes_to_stay_beside_those_with_whom_he_may_not_stack(scenario: str) -> None:
    """But those who change camp where they are, and those whose homes are all taken by such (none in these games)."""
    match = PLAY.begin(scenario, 100)
    before, owners = 0, state(match).own[:]
    for _ in PLAY.choices(match, 100, 3100, PATIENCE):
        g = state(match)
        if not any(isinstance(frame, March | Trek) for frame in g.stack):
            now = misplaced(g)
            changed = g.zones_of(owners[0] & ~g.own[0] | owners[1] & ~g.own[1])
            assert not now & ~before & ~changed
            before, owners = now, g.own[:]


@pytest.mark.rule("UR-10-1")
@every_scenario
def test_points_are_those_that_the_events_tell(scenario: str) -> None:
    """Adding up what was scored, with exchanges and payments, gives the points; none are below zero."""
    check_points(PLAY, scenario, 6, 900, state(PLAY.begin(scenario, 6)).vp)


# ---------------------------------------------------------------- the same game again


@every_scenario
def test_a_record_gives_the_game_again(scenario: str) -> None:
    check_record(PLAY, scenario, 7, 700)


@every_scenario
def test_a_position_written_and_read_is_the_same(scenario: str) -> None:
    check_positions(PLAY, scenario, 8, 800)


# ---------------------------------------------------------------- the persons change places


EXCHANGES = {"410-alaricus": 74, "450-attila": 37, "455-geisericus": 14}
"""For some scenarios the number of a random game in which camps are exchanged."""


def exchange(scenario: str) -> tuple[Match, Dice, Ultimus]:
    """A game just after its first exchange of camps, the dice of its choices, and the state before the last choice.

    Should the known number have none any more (a rule has changed), the next numbers are tried.
    """
    for number in range(EXCHANGES[scenario], EXCHANGES[scenario] + 12):
        match = PLAY.begin(scenario, number)
        dice = Dice(f"choices {number}")
        while not match.state.over:
            before = state(match).clone()
            match.play(*PLAY.choose(match, dice, PATIENCE))
            if state(match).first_seat != before.first_seat:
                return match, dice, before
    raise AssertionError(f"no exchange of camps in twelve games of {scenario}: search another number")


@pytest.mark.rule("UR-0.5-3", "UR-5-1", "UR-5-3", "UR-5-4", "UR-5-7", "UR-5-8")
@pytest.mark.parametrize("scenario", EXCHANGES)
def test_the_exchange_of_camps_is_complete(scenario: str) -> None:
    """The other person plays ROMAIN from then on: hands and points stay with the persons, the winner reigns, no piece
    of his is a rebel any more, and every question goes to the right seat until the game is left."""
    match, dice, before = exchange(scenario)
    g = state(match).clone()
    half = next(values[0] for _, kind, values in reversed(match.journal.events) if EVENTS[kind].name == "exchanged")
    assert g.seat_of(ROMANUS) == before.seat_of(BARBARUS)
    assert g.usurper[half] == -1
    assert not g.rebels[half]
    assert g.augustus[half] != -1
    assert g.camp(g.augustus[half]) == ROMANUS
    loyal = before.rebels[half] & ~g.inside[GONE]
    for piece in members(loyal):
        assert not g.rebellious() >> piece & 1
    assert GAME.scores(g)[g.seat_of(ROMANUS)] == g.vp[ROMANUS]
    for _ in range(300):
        if match.state.over:
            break
        assert GAME.defects(match.state) == []
        match.play(*PLAY.choose(match, dice, PATIENCE))
    again = replay(GAME, match.record())
    assert again.state == match.state


def test_random_games_differ() -> None:
    check_differ(PLAY, "405-stilicho")
