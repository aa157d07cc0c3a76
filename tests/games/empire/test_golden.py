"""Whole games as text, one for each number of players, in both languages: read them like code when they change.

`python -m tests.games.empire.regenerate` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.games.empire.game import GAME
from latrunculi.games.empire.words import DONE, TURN
from latrunculi.kernel.actions import pack
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.game import OMNISCIENT
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.texts import LANGUAGES, texts
from latrunculi.kernel.views import events

FOLDER = Path(__file__).parent / "golden"
SEEDS = {2: 13, 3: 143, 4: 33}
"""For each number of players the seed of its game: together they tell of nearly everything that can happen."""


def golden_game(players: int) -> Match:
    """A whole seeded game by players who choose at random and are soon content."""
    options = {"withdrawal-round": 1, "bribes": 1}
    match = Match(GAME, GAME.setup(seats=players, seed=f"golden {SEEDS[players]}", options=options))
    dice = Dice(f"golden choices {SEEDS[players]}")
    done = pack(DONE)
    while not match.state.over:
        options_now = match.state.options
        content = done in options_now and dice.below(3) == 0
        action = done if content else options_now[dice.below(len(options_now))]
        assert match.play(match.state.actor, action) is None
    return match


def story(match: Match, language: str) -> str:
    """The log of a game, each line with the clause that it comes from; a blank line before each turn."""
    told = texts(GAME, language)
    lines = [f"{GAME.title}, {match.setup.seats}, {match.setup.seed!r}"]
    for event in events(GAME, match.journal.events, OMNISCIENT):
        if event["kind"] == GAME.vocabulary.events[TURN].name:
            lines.append("")
        lines.append(f"{event['rule']:<13} {told.event(event)}".strip())
    return "\n".join(lines) + "\n"


def path_of(players: int, language: str) -> Path:
    """The file of a golden game."""
    return FOLDER / f"{players}-players.{language}.txt"


@pytest.mark.parametrize("players", SEEDS)
def test_golden_game(players: int) -> None:
    match = golden_game(players)
    for language in LANGUAGES:
        written = path_of(players, language).read_text(encoding="utf-8").splitlines()
        for number, (line, expected) in enumerate(zip(story(match, language).splitlines(), written, strict=False), 1):
            assert line == expected, f"{path_of(players, language).name}, line {number}"
        assert len(story(match, language).splitlines()) == len(written)
    assert story(replay(GAME, match.record()), "en") == story(match, "en")


def test_the_golden_games_show_most_of_the_game() -> None:
    """Together they tell of nearly every kind of event, or they would guard little."""
    seen: set[str] = set()
    for players in SEEDS:
        match = golden_game(players)
        seen |= {GAME.vocabulary.events[kind].name for _, kind, _ in match.journal.events}
    every = {event.name for event in GAME.vocabulary.events}
    assert len(seen) > 0.9 * len(every), sorted(every - seen)
