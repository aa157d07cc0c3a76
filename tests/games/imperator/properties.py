"""What holds at every moment of every random game of the family, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel import codec
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.record import decode, encode
from tests.games.imperator.random_play import RandomPlay

PATIENCE = 12
"""Players who make an end one time in twelve, so that a game has more years than sequences without end."""


def imperator(match: Match) -> Imperator:
    """The position of a match."""
    assert isinstance(match.state, Imperator)
    return match.state


def check_sound(play: RandomPlay, scenario: str, number: int, steps: int) -> None:
    """Every invariant of the game holds after every choice."""
    match = play.begin(scenario, number)
    for _ in play.choices(match, number, steps, PATIENCE):
        assert play.game.defects(match.state) == []
    assert codec.faults(match.state) == []


def counters(g: Imperator) -> list[int]:
    """The counters of each title in the cup and in the hands."""
    titles = g.kit.titles
    return [g.cup[t] + g.hand[t] + g.hand[titles + t] for t in range(titles)]


def check_pieces(play: RandomPlay, scenario: str, number: int, steps: int) -> None:
    """Every piece is in one place; whoever has left the game never comes back."""
    match = play.begin(scenario, number)
    gone = 0
    for _ in play.choices(match, number, steps, PATIENCE):
        g = imperator(match)
        kit = g.kit
        pieces = (kit.unit_mask | kit.leader_mask).bit_count()
        assert sum(g.inside[place].bit_count() for place in range(kit.places)) == pieces
        assert g.inside[kit.gone] & gone == gone
        gone = g.inside[kit.gone]


def check_points(play: RandomPlay, scenario: str, number: int, steps: int, points: Sequence[int]) -> None:
    """Adding up what was scored from `points`, with exchanges of camps, gives the points; none are below zero."""
    match = play.begin(scenario, number)
    list(play.choices(match, number, steps, PATIENCE))
    vocabulary = play.game.vocabulary
    told = list(points)
    for _, kind, values in match.journal.events:
        name = vocabulary.events[kind].name
        if name == "scored":
            told[values[0]] = max(0, told[values[0]] + values[1])
        elif name == "exchanged":
            told = told[::-1]
            assert told == list(values[-2:])
    assert told == imperator(match).vp


def check_record(play: RandomPlay, scenario: str, number: int, steps: int) -> None:
    """A record gives the game again."""
    match = play.begin(scenario, number)
    list(play.choices(match, number, steps, PATIENCE))
    again = replay(play.game, decode(encode(match.record())))
    assert again.state == match.state
    assert again.journal.events == match.journal.events


def check_positions(play: RandomPlay, scenario: str, number: int, steps: int) -> None:
    """At many moments: the text, the same questions and answers, and the same state after the next action."""
    match = play.begin(scenario, number)
    game = play.game
    for count, (seat, action) in enumerate(play.choices(match, number, steps, PATIENCE)):
        if count % 45:
            continue
        g = match.state
        read = game.position(game.position_text(g))
        assert read == g
        assert read.options == g.options
        twin = g.clone()
        twin.apply(seat, action)
        read.apply(seat, action)
        assert read == twin


def check_differ(play: RandomPlay, scenario: str) -> None:
    """Two games of a scenario are not the same."""
    first, second = (list(islice(play.choices(play.begin(scenario, number), number), 60)) for number in (0, 1))
    assert first != second
