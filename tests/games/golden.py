"""Whole games as text: what the tests of a game hold it to, choice by choice and event by event.

A file tells one game in the words of its vocabulary, in no language: a line for each choice (seat, verb, object, and in
brackets what chance made of it), and below it, indented, one for each event that followed (its clause, kind and values,
and the seats that learn of it where not all do). How questions, answers and events read is asserted along the same
games, and not written down.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path

from latrunculi.kernel import views
from latrunculi.kernel.actions import members
from latrunculi.kernel.chance import seeded
from latrunculi.kernel.engine import EVERYONE, State
from latrunculi.kernel.game import Game, Setup
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.texts import LANGUAGES, texts

UNTIDY = re.compile(r"[{}$]|None|  |\n|^ | $|^$")
"""What no line for people has in it: a placeholder, a missing value, a double or outer space; and no line is empty."""


ENDS = ("done", "decline-all")
"""The verbs by which somebody makes an end."""
EAGERNESS = 4
"""So many times as often as anything else whoever can make an end does, so that the games are short."""

HYPHENATED = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
"""What ids of several words look like."""


class Player:
    """Chooses the verb, and then the object, that it has chosen least often so far: so short games tell of much.

    Between equals a number decides that hangs on the words alone, so that one choice more or less in the rules seldom
    changes the rest of a game.
    """

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.times: dict[str, int] = {}

    def choose(self, options: Iterable[int]) -> int:
        """One of some legal actions."""
        offered: dict[str, dict[str, int]] = {}
        for action in options:
            words = self.game.vocabulary.describe(action)
            verb = str(words["verb"])
            offered.setdefault(verb, {})[f"{verb} {words['object']}"] = action
        objects = offered[self._rarest(offered)]
        return objects[self._rarest(objects)]

    def _rarest(self, among: Iterable[str]) -> str:
        times, _, chosen = min((self.times.get(words, 0), seeded(f"{self.seed} {words}"), words) for words in among)
        self.times[chosen] = times + (1 if chosen in ENDS else EAGERNESS)
        return chosen


class GoldenGame:
    """One whole game as text; all that is asked, may be answered and happens in it reads well in every language."""

    def __init__(self, game: Game, setup: Setup, enough: Callable[[State], bool]) -> None:
        self.game = game
        self.match = Match(game, setup)
        options = "".join(f" {name}={value}" for name, value in sorted(setup.options.items()))
        self.lines = [f"{game.id} {setup.scenario} {setup.seats} {setup.seed!r}{options}{_list(self.match.opening)}"]
        self.kinds: set[str] = set()
        self.ids = {name for names in game.vocabulary.objects.values() for name in names if "-" in name}
        self._told = 0
        self._tell()
        player = Player(game, setup.seed)
        while not (self.match.state.over or enough(self.match.state)):
            self._check_question()
            seat = self.match.state.actor
            refusal = self.match.play(seat, player.choose(self.match.state.options))
            assert refusal is None, refusal
            step = self.match.steps[-1]
            thing = "" if step.object is None else f" {step.object}"
            self.lines.append(f"{seat} {step.verb}{thing}{_list(step.outcomes)}")
            self._tell()

    def _tell(self) -> None:
        """The events since the last line."""
        for audience, kind, values in self.match.journal.events[self._told :]:
            event = self.game.vocabulary.event(kind, values)
            self.kinds.add(str(event["kind"]))
            words = [event["kind"], *(_word(value) for value in dict(event["values"]).values())]
            secret = "" if audience == EVERYONE else f" to {_seats(audience, self.match.state.seats)}"
            self.lines.append(f"  {event['rule']} {' '.join(map(str, words))}{secret}")
            for language in LANGUAGES:
                self._check_line(texts(self.game, language).event(event))
        self._told = len(self.match.journal.events)

    def _check_question(self) -> None:
        """What is asked now, and each answer, reads well in every language."""
        asked = views.prompt(self.game, self.match.state)
        assert asked is not None
        for language in LANGUAGES:
            told = texts(self.game, language)
            self._check_line(told.prompt(asked))
            for action in self.match.state.options:
                self._check_line(told.action(self.game.vocabulary.describe(action)))

    def _check_line(self, line: str) -> None:
        assert not UNTIDY.search(line), line
        assert self.ids.isdisjoint(HYPHENATED.findall(line)), line


class GoldenGames:
    """The golden games of a game.

    `folder`: where their files are. `setups`: how each begins, by the name of its file; its seed is its player's too.
    `enough`: whether the game of a name has been told long enough at some state; without it all are told to their end.
    """

    def __init__(
        self,
        game: Game,
        folder: Path,
        setups: Mapping[str, Setup],
        enough: Callable[[str, State], bool] = lambda name, g: False,
    ) -> None:
        self.game = game
        self.folder = folder
        self.setups = setups
        self.enough = enough

    @cache  # noqa: B019 - there is one for each game, as long as the tests run
    def played(self, name: str) -> GoldenGame:
        """A golden game, played once."""
        return GoldenGame(self.game, self.setups[name], lambda g: self.enough(name, g))

    def path_of(self, name: str) -> Path:
        """The file of a golden game."""
        return self.folder / f"{name}.txt"

    def check(self, name: str) -> None:
        """Compare a game with its file, line by line, and with what its record gives."""
        played, path = self.played(name), self.path_of(name)
        written = path.read_text(encoding="utf-8").splitlines()
        for number, (line, expected) in enumerate(zip(played.lines, written, strict=False), 1):
            assert line == expected, f"{path.name}, line {number}"
        assert len(played.lines) == len(written)
        again = replay(self.game, played.match.record())
        assert again.journal.events == played.match.journal.events
        assert again.state == played.match.state

    def check_variety(self, share: float) -> None:
        """Together they tell of more than a share of the kinds of event, or they would guard little."""
        kinds = {event.name for event in self.game.vocabulary.events}
        unseen = kinds.difference(*(self.played(name).kinds for name in self.setups))
        assert len(unseen) < (1 - share) * len(kinds), sorted(unseen)

    def texts(self) -> dict[Path, str]:
        """What the files should hold."""
        return {self.path_of(name): "\n".join(self.played(name).lines) + "\n" for name in self.setups}


def _list(outcomes: list[int]) -> str:
    return f" [{' '.join(map(str, outcomes))}]" if outcomes else ""


def _word(value: object) -> str:
    """A value of an event as one word."""
    if value is None:
        return "-"
    if isinstance(value, list):
        return ",".join(map(str, value)) or "-"
    if isinstance(value, dict):
        return f"{value['verb']}" + ("" if value["object"] is None else f":{value['object']}")
    return str(value)


def _seats(audience: int, seats: int) -> str:
    """Those whom an audience is made of: the seats, and `*` for whoever looks on."""
    return ",".join(str(seat) for seat in members(audience & (1 << seats) - 1)) + ("*" if audience < 0 else "")


def write(files: Mapping[Path, str]) -> None:
    """Write files, and name those that have changed."""
    for path, text in files.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"changed: {path.name}")
