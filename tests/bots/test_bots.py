"""Bots: what they may see, that they keep to the rules, that equal seeds play equal games, and that they are of use."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from latrunculi import bots
from latrunculi.bots.base import Bot
from latrunculi.bots.greedy import preferred
from latrunculi.bots.legatus import LegatusBot
from latrunculi.games.empire.advice.heuristics import ANSWERS
from latrunculi.games.empire.game import GAME
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import State
from tests.toys import morra

EVERY = ("legatus", "greedy", "random")


def make(name: str, seed: str) -> Bot:
    """A bot; a legatus that thinks less, so that the tests are quick."""
    if name == "legatus":
        return LegatusBot(GAME.advisor, seed, budget=30)
    return bots.make(name, GAME, seed)


def new_game(seed: str, seats: int = 4, **options: int) -> State:
    return GAME.new(GAME.setup(seats=seats, seed=seed, options=options))


def play(g: State, players: list[Bot]) -> Iterator[tuple[State, int, int]]:
    """Each position with the seat that chooses and its choice, to the end of the game."""
    while g.awaiting:
        seat = g.actor
        action = players[seat].choose(bots.seen(GAME, g, seat))
        yield g, seat, action
        g.apply(seat, action)


def test_the_bots_of_a_game_are_listed_strongest_first() -> None:
    assert bots.names(GAME) == ["legatus", "greedy", "random"]


def test_a_game_that_knows_nothing_about_playing_it_has_the_random_bot_alone() -> None:
    assert bots.names(morra.MORRA) == ["random"]
    with pytest.raises(bots.UnknownBot, match=r"no bot 'greedy' plays .*; there are random"):
        bots.make("greedy", morra.MORRA, 1)


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_is_legal_at_every_question(name: str, seats: int) -> None:
    players = [make(name, str(seat)) for seat in range(seats)]
    asked = set()
    for g, seat, action in play(new_game(f"legal {seats}", seats, bribes=1), players):
        assert action in g.legal(seat)
        asked.add(g.stack[-1].NAME)
    assert {"draw-peoples", "card-step", "recruitment", "roman-placement", "barbarian-placement"} <= asked


def test_the_advisor_has_an_answer_to_every_question() -> None:
    assert {name for name, procedure in GAME.procedures.items() if procedure.ASKS and name != "draw"} == set(ANSWERS)


@pytest.mark.parametrize("name", EVERY)
def test_equal_seeds_play_equal_games(name: str) -> None:
    first, again = ([action for _, _, action in play(new_game("equal"), four(name))] for _ in range(2))
    assert first == again


def four(name: str) -> list[Bot]:
    """Four bots of a name, each with its own seed."""
    return [make(name, str(seat)) for seat in range(4)]


@pytest.mark.parametrize("name", ["legatus", "greedy"])
def test_what_a_seat_cannot_know_does_not_change_the_choice(name: str) -> None:
    """In another world that looks the same to the seat, the bot chooses the same."""
    dice = Dice("hidden")
    other_worlds = 0
    for g, seat, _ in islice(play(new_game("hidden"), four("greedy")), 0, None, 7):
        twin = GAME.determinize(GAME.redact(g, seat), seat, dice)
        twin.options = g.options
        other_worlds += GAME.dump(twin) != {**GAME.dump(g), "rng": twin.rng}
        choices = {make(name, "same").choose(bots.seen(GAME, world, seat)) for world in (g, twin)}
        assert len(choices) == 1
    assert other_worlds > 30


@pytest.mark.parametrize("name", EVERY)
def test_thinking_leaves_the_position_as_it_is(name: str) -> None:
    g, seat, _ = next(islice(play(new_game("untouched"), four("greedy")), 100, None))
    before = GAME.dump(g)
    make(name, "x").choose(bots.seen(GAME, g, seat))
    assert GAME.dump(g) == before


def test_greedy_beats_three_random_players() -> None:
    wins = 0
    for number in range(12):
        g = new_game(f"strength {number}")
        players = four("random")
        players[number % 4] = make("greedy", "g")
        for _ in play(g, players):
            pass
        wins += number % 4 in GAME.winners(g)
    assert wins >= 10


def test_legatus_beats_three_random_players() -> None:
    wins = 0
    for number in range(3):
        g = new_game(f"strength {number}")
        players = four("random")
        players[number] = make("legatus", "l")
        for _ in play(g, players):
            pass
        wins += number in GAME.winners(g)
    assert wins == 3


def test_the_first_of_equal_preferences_is_taken() -> None:
    assert preferred([0.0, 2.0, 2.0, -1.0]) == 1
