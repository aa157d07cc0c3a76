"""Whole games as text, one for each scenario (of the campaign ten years), in French and English by turns.

Read them like code when they change: `python -m tests.games.ultimus.regenerate` writes them anew.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from latrunculi.games.ultimus.game import GAME
from latrunculi.games.ultimus.words import YEAR
from latrunculi.kernel.game import OMNISCIENT
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.texts import LANGUAGES, texts
from latrunculi.kernel.views import events
from tests.games.ultimus.random_play import SCENARIOS, begin, choices, state

FOLDER = Path(__file__).parent / "golden"
NUMBERS = {"405-stilicho": 8, "410-alaricus": 8, "425-aetius": 2, "450-attila": 9, "455-geisericus": 2, "468-ultimi": 1,
           "campaign": 5}  # fmt: skip
"""For each scenario the number of its random game: together they tell of most that can happen."""
PATIENCE = 10
"""Whoever can make an end does so one time in ten: so the armies march and the files stay short."""
LAST_YEAR = 414
"""The campaign is told to the end of this year."""


@cache
def golden_game(scenario: str) -> Match:
    """A seeded game by players who choose at random and are soon content."""
    match = begin(scenario, NUMBERS[scenario])
    for _ in choices(match, NUMBERS[scenario], patience=PATIENCE):
        if scenario == "campaign" and state(match).year > LAST_YEAR:
            break
    return match


def language_of(scenario: str) -> str:
    """French and English alternate."""
    return LANGUAGES[SCENARIOS.index(scenario) % len(LANGUAGES)]


def story(match: Match, language: str) -> str:
    """The log of a game, each line with the clause that it comes from; a blank line before each year."""
    told = texts(GAME, language)
    lines = [f"{GAME.title}, {match.setup.scenario}, {match.setup.seed!r}"]
    for event in events(GAME, match.journal.events, OMNISCIENT):
        if event["kind"] == GAME.vocabulary.events[YEAR].name:
            lines.append("")
        lines.append(f"{event['rule']:<13} {told.event(event)}".strip())
    return "\n".join(lines) + "\n"


def path_of(scenario: str) -> Path:
    """The file of a golden game."""
    return FOLDER / f"{scenario}.{language_of(scenario)}.txt"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_golden_game(scenario: str) -> None:
    match = golden_game(scenario)
    told = story(match, language_of(scenario))
    written = path_of(scenario).read_text(encoding="utf-8")
    for number, (line, expected) in enumerate(zip(told.splitlines(), written.splitlines(), strict=False), 1):
        assert line == expected, f"{path_of(scenario).name}, line {number}"
    assert len(told) == len(written)


@pytest.mark.parametrize("scenario", ["405-stilicho", "campaign"])
def test_a_golden_game_is_replayed_from_its_record(scenario: str) -> None:
    match = golden_game(scenario)
    assert replay(GAME, match.record()).journal.events == match.journal.events


def test_the_golden_games_show_most_of_the_game() -> None:
    """Together they tell of most kinds of event, or they would guard little."""
    seen: set[str] = set()
    for scenario in SCENARIOS:
        seen |= {GAME.vocabulary.events[kind].name for _, kind, _ in golden_game(scenario).journal.events}
    every = {event.name for event in GAME.vocabulary.events}
    assert len(seen) > 0.8 * len(every), sorted(every - seen)
