"""What holds at every moment of every game: seeded random games of all scenarios.

LATRUNCULI_GAMES=50 plays so many games of each scenario for each property; see `random_games.games`.
"""

from __future__ import annotations

from itertools import islice

import pytest

from latrunculi.games.alea.components.chart import ZONE
from latrunculi.games.alea.components.counters import FACE, LEGIONES, PIECE, ROMAN_LEADERS, ROMAN_UNITS, UNIT_MASK
from latrunculi.games.alea.components.peoples import MAJORS, PEOPLES
from latrunculi.games.alea.components.stratagems import COUNTERS, STRATAGEM_IDS
from latrunculi.games.alea.game import GAME
from latrunculi.games.alea.rules.camps import ExchangeOfCamps
from latrunculi.games.alea.rules.combat import Combats
from latrunculi.games.alea.rules.engagement import Movements
from latrunculi.games.alea.rules.regions import held
from latrunculi.games.alea.rules.sequence import Turns
from latrunculi.games.alea.rules.state import CAESARIANI, FIDES, PAX, REPUBLIC_LOST, REPUBLICANI
from latrunculi.games.alea.rules.words import EVENTS
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.kernel.actions import members
from latrunculi.kernel.chance import Dice
from tests.games.alea.random_play import PLAY, SCENARIOS, state
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
from tests.random_games import games

every_scenario = pytest.mark.parametrize("scenario", SCENARIOS)

# ---------------------------------------------------------------- the invariants


@every_scenario
@pytest.mark.parametrize("number", games(3))
def test_a_game_is_sound_after_every_action(scenario: str, number: int) -> None:
    check_sound(PLAY, scenario, number, 450)


@every_scenario
@pytest.mark.parametrize("number", games(2))
def test_what_is_kept_beside_the_fields_is_what_follows_from_them(scenario: str, number: int) -> None:
    match = PLAY.begin(scenario, number)
    for _ in islice(PLAY.choices(match, number, patience=4), 300):
        g = state(match)
        anew = g.clone()
        anew.derive()
        assert (g.on_land, g.titles_held, g.counters_held) == (anew.on_land, anew.titles_held, anew.counters_held)
        assert g.neutral() == anew.neutral()
        assert g.strange_zones() == anew.strange_zones()
        for name in ("ships", "berths", "harbours"):
            assert getattr(g.fleets(), name) == getattr(anew.fleets(), name)
        for name in ("by_status", "allies", "loyal_units", "roads", "strange_homes", "empty_homes", "guarded_homes"):
            assert getattr(g.bonds(), name) == getattr(anew.bonds(), name)
        for camp in (CAESARIANI, REPUBLICANI):
            assert held(g, camp) == g.zones_of(g.own[camp] & UNIT_MASK)


@pytest.mark.rule("AIE-2.F.1-11", "AIE-10.3-1", "AIE-9.f-2")
@every_scenario
@pytest.mark.parametrize("number", games(3))
def test_a_game_comes_to_its_end(scenario: str, number: int) -> None:
    """Its last year, or the death of the Republic, which nobody survives, or a camp that has nobody left."""
    match = PLAY.begin(scenario, number)
    for count, _ in enumerate(PLAY.choices(match, number, patience=4)):
        if count % 40 == 0:
            assert GAME.defects(match.state) == []
    g = state(match)
    assert g.over
    assert g.ended or g.year == g.last_year
    assert (GAME.winners(g) == []) == (g.ended == REPUBLIC_LOST)
    assert (g.cicero == 5) == (g.ended == REPUBLIC_LOST)
    assert [e for e in match.journal.events if EVENTS[e[1]].name == "game-over"]


@pytest.mark.rule("AIE-2.A-1", "AIE-6-1", "AIE-6.E.15-2", "AIE-9.f-1")
@every_scenario
def test_counters_are_conserved(scenario: str) -> None:
    """Every counter is in the cup or a hand, but those on the map and those out of the game; nobody begins a turn
    with more than the three that he kept and the one that he has just drawn."""
    match = PLAY.begin(scenario, 3)
    on_map = {"ambitus", "pestis-locus"}
    for _ in PLAY.choices(match, 3, 600, PATIENCE):
        g = state(match)
        for title, number in enumerate(counters(g)):
            if g.removed >> title & 1:
                assert number == 0
            else:
                assert number == COUNTERS[title] or (STRATAGEM_IDS[title] in on_map and number == COUNTERS[title] - 1)
        turns = g.stack[0] if g.stack else None
        if isinstance(turns, Turns) and turns.step == "geostrategy":
            assert max(g.holds(0), g.holds(1)) <= 3 + 1


@every_scenario
def test_pieces_are_conserved_and_the_dead_stay_dead(scenario: str) -> None:
    check_pieces(PLAY, scenario, 4, 600)


@pytest.mark.rule("AIE-3.5.1-1", "AIE-3.5.1-3", "AIE-3.7.1-1", "AIE-3.7.2-1", "AIE-3.6-7", "AIE-4.4.1-3")
@every_scenario
def test_camps_and_titles_hang_together(scenario: str) -> None:
    """Roman pieces change camp by a rule that says so alone; leaders show a side that they have; party leaders are on
    the map in their camp, the Prétendant is none; a People is somebody's unless it is at peace."""
    match = PLAY.begin(scenario, 5)
    told = {"rallied", "coup-failed", "conspired", "turned", "share-rallied", "exchanged", "called"}
    camps = dict[int, int]()
    seen = 0
    for _ in PLAY.choices(match, 5, 500, PATIENCE):
        g = state(match)
        events = {EVENTS[kind].name for _, kind, _ in match.journal.events[seen:]}
        seen = len(match.journal.events)
        before = camps
        camps = {
            piece: camp
            for camp in (0, 1)
            for piece in members(g.own[camp] & (ROMAN_UNITS | ROMAN_LEADERS) & ~g.off_map())
        }
        if not events & told:
            assert all(before.get(piece, camp) == camp for piece, camp in camps.items())
        for camp in (0, 1):
            assert not g.own[camp] & ROMAN_LEADERS & ~FACE[camp] & ~g.off_map()
            if not g.mourning:
                for who in members(g.chiefs(camp)):
                    assert camps[who] == camp
                    assert who != g.pretender
        for people in range(PEOPLES):
            assert (g.status[people] == PAX) == (g.ruler[people] == NONE)
            assert g.status[people] != FIDES or MAJORS >> people & 1


@pytest.mark.rule("AIE-10.1-1")
@every_scenario
def test_points_are_those_that_the_events_tell(scenario: str) -> None:
    check_points(PLAY, scenario, 6, 900, state(PLAY.begin(scenario, 6)).vp)


@pytest.mark.rule("AIE-10.1-1")
@every_scenario
def test_the_common_count_is_what_the_totals_differ_by(scenario: str) -> None:
    match = PLAY.begin(scenario, 6)
    handicap = state(match).count - (state(match).vp[0] - state(match).vp[1])
    for _ in PLAY.choices(match, 6, 900, PATIENCE):
        g = state(match)
        assert g.count - (g.vp[CAESARIANI] - g.vp[REPUBLICANI]) == handicap


# ---------------------------------------------------------------- the same game again


@every_scenario
def test_a_record_gives_the_game_again(scenario: str) -> None:
    check_record(PLAY, scenario, 7, 700)


@every_scenario
def test_a_position_written_and_read_is_the_same(scenario: str) -> None:
    check_positions(PLAY, scenario, 8, 800)


def test_random_games_differ() -> None:
    check_differ(PLAY, "49-rubico")


# ---------------------------------------------------------------- the persons change places


@pytest.mark.rule("AIE-5.2-1", "AIE-5.2-2", "AIE-5.2-3", "AIE-5.2-4", "AIE-5.2-5", "AIE-5.2-6")
@pytest.mark.parametrize("number", games(2))
def test_the_exchange_of_camps_is_complete(number: int) -> None:
    """In a game under way D. Brutus has won his coup: from then on the other person plays CAESARIAN, hands and points
    stay with the persons, no piece is a rebel, and every question goes to the right seat until the end."""
    match = PLAY.begin("49-rubico", number)
    dice = Dice(f"exchange {number}")
    for _ in range(40):
        match.play(*PLAY.choose(match, dice, PATIENCE))
    g = state(match)
    brutus = PIECE["d-brutus"]
    legion = members(g.own[0] & LEGIONES & ~g.off_map())[0]
    g.pretender, g.rebels, g.won = brutus, 1 << brutus | 1 << legion, 1
    g.join(g.rebels, REPUBLICANI)
    g.put(brutus, ZONE["remi"])
    hands = [g.titles(seat) for seat in (0, 1)]
    scores, count = GAME.scores(g), g.count
    g.call(ExchangeOfCamps())
    g.awaiting = 0
    while g.stack[-1].NAME == "exchange_of_camps" or not g.awaiting:
        g.advance()
    assert [g.seat_of(camp) for camp in (0, 1)] == [1, 0]
    assert [g.titles(seat) for seat in (0, 1)] == hands
    assert GAME.scores(g) == scores
    assert g.count == -count
    assert (g.pretender, g.rebels, g.won) == (NONE, 0, 0)
    assert g.chief[CAESARIANI] == brutus
    assert g.own[CAESARIANI] >> legion & 1
    for _ in range(400):
        if g.over:
            break
        assert GAME.defects(g) == []
        frame = g.stack[-1]
        if isinstance(frame, Movements | Combats):
            assert g.camp_of(g.actor) == g.active
        match.play(*PLAY.choose(match, dice, PATIENCE))
