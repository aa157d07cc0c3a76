"""Whole random games as text: what the tests of a game of the family hold it to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from latrunculi.kernel.engine import State
from latrunculi.kernel.game import OMNISCIENT
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.texts import LANGUAGES, texts
from latrunculi.kernel.views import events
from tests.games.imperator.random_play import RandomPlay

PATIENCE = 10
"""Whoever can make an end does so one time in ten: so the armies march and the files stay short."""


class GoldenGames:
    """The golden games of a game, one for each scenario, in French and English by turns.

    `folder`: where their files are. `numbers`: for each scenario the number of its random game. `year`: the
    number of the event with which a year begins. `enough`: whether a game in progress has been told long enough, from
    its scenario and state; without it games are told to their end.
    """

    def __init__(
        self,
        play: RandomPlay,
        folder: Path,
        numbers: Mapping[str, int],
        year: int,
        enough: Callable[[str, State], bool] | None = None,
    ) -> None:
        self.play = play
        self.game = play.game
        self.folder = folder
        self.numbers = numbers
        self.enough = enough
        self.year = year
        self.played: dict[str, Match] = {}

    def match(self, scenario: str) -> Match:
        """A seeded game by players who choose at random and are soon content."""
        if scenario not in self.played:
            match = self.play.begin(scenario, self.numbers[scenario])
            for _ in self.play.choices(match, self.numbers[scenario], patience=PATIENCE):
                if self.enough and self.enough(scenario, match.state):
                    break
            self.played[scenario] = match
        return self.played[scenario]

    def language_of(self, scenario: str) -> str:
        """French and English alternate."""
        return LANGUAGES[self.play.scenarios.index(scenario) % len(LANGUAGES)]

    def path_of(self, scenario: str) -> Path:
        """The file of a golden game."""
        return self.folder / f"{scenario}.{self.language_of(scenario)}.txt"

    def story(self, scenario: str) -> str:
        """The log of a game, each line with the clause that it comes from; a blank line before each year."""
        match = self.match(scenario)
        told = texts(self.game, self.language_of(scenario))
        lines = [f"{self.game.title}, {match.setup.scenario}, {match.setup.seed!r}"]
        for event in events(self.game, match.journal.events, OMNISCIENT):
            if event["kind"] == self.game.vocabulary.events[self.year].name:
                lines.append("")
            lines.append(f"{event['rule']:<13} {told.event(event)}".strip())
        return "\n".join(lines) + "\n"

    def check(self, scenario: str) -> None:
        """Compare a game with its file, line by line."""
        told, path = self.story(scenario), self.path_of(scenario)
        written = path.read_text(encoding="utf-8")
        for number, (line, expected) in enumerate(zip(told.splitlines(), written.splitlines(), strict=False), 1):
            assert line == expected, f"{path.name}, line {number}"
        assert len(told) == len(written)

    def check_replay(self, scenario: str) -> None:
        """A game is replayed from its record."""
        match = self.match(scenario)
        assert replay(self.game, match.record()).journal.events == match.journal.events

    def unseen(self) -> set[str]:
        """The kinds of event of which no golden game tells."""
        vocabulary = self.game.vocabulary
        seen = {vocabulary.events[k].name for name in self.numbers for _, k, _ in self.match(name).journal.events}
        return {event.name for event in vocabulary.events} - seen

    def check_variety(self, share: float) -> None:
        """Together they tell of most kinds of event, or they would guard little."""
        unseen = self.unseen()
        assert len(unseen) < (1 - share) * len(self.game.vocabulary.events), sorted(unseen)

    def texts(self) -> dict[Path, str]:
        """What the files should hold."""
        return {self.path_of(scenario): self.story(scenario) for scenario in self.play.scenarios}


def write(files: Mapping[Path, str]) -> None:
    """Write files, and name those that have changed."""
    for path, text in files.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"changed: {path.name}")
