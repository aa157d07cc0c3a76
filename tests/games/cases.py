"""Cases as data: a position, dice, choices, and what must come of them; one in each file of a game's `cases/`.

A case is a TOML file of four tables.

    [case]
    title = "Suevi cut down by a Comes"       # one line
    rule = ["UR-8.4.2-1"]                     # the clauses that the case proves

    [position]                                # as the game's cases write it

    [play]
    dice = ["d6 4", "d10 0"]                  # all of them must be used, in this order, and no other
    choices = [["march", "stilicho"]]         # verb and object, each made by whoever is asked

    [expect]                                  # any of what the game's cases may expect; all may expect:
    offers = {march = ["stilicho"]}           # all objects upon which a verb is offered; [] for a verb that is not,
                                              # true for one that takes no object
    events = [{kind = "died", piece = "ruga"}]    # some of what happened since the position, in order
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest

from latrunculi.kernel.game import Game
from latrunculi.kernel.position import PositionError, Reader, read
from latrunculi.kernel.rules import load_rules


@cache
def clauses(game: Game) -> tuple[str, ...]:
    """The clauses of a game."""
    return tuple(load_rules(game.folder / "rules.toml").clauses)


class CommonCase(ABC):
    """One file, read and checked. A game says what it may hold, and how it is played."""

    GAME: ClassVar[Game]
    POSITION: ClassVar[tuple[type, ...]] = (dict,)
    """What a position may be written as."""
    ADD_POSITION: ClassVar[str] = "add a table [position]"
    """The cure where there is none."""
    DIE: ClassVar[tuple[type, str]]
    """What a die is written as, and the words for such dice."""
    CHOICE: ClassVar[str]
    """An example of a choice."""
    EXPECTATIONS: ClassVar[tuple[str, ...]]
    """What may be expected: for each a method `check_...`."""

    def __init__(self, path: Path) -> None:
        """Read it.

        Raises:
            PositionError: naming every defect with file, entry and cure.
        """
        table = read(path)
        top = Reader(table, path.name)
        case = top.sub("case")
        self.title = case.text("title")
        self.rules = case.choices("rule", clauses(self.GAME))
        case.finish()
        top.has("position")
        self.position: Any = table.get("position")
        if not isinstance(self.position, self.POSITION):
            top.fault("position", "is missing", self.ADD_POSITION)
        play = top.sub("play")
        self.dice: list[Any] = play.array("dice", *self.DIE, [])
        self.choices = play.array("choices", list, f"choices such as {self.CHOICE}", [])
        play.finish()
        expect = top.sub("expect")
        self.expect = {name: expect.table[name] for name in self.EXPECTATIONS if expect.has(name)}
        expect.finish()
        if not self.expect:
            top.fault("expect", "expects nothing", f"say at least one of {', '.join(self.EXPECTATIONS)}")
        top.finish()
        top.check()

    # ------------------------------------------------------------------ what the games decide

    @abstractmethod
    def table(self) -> Any:
        """The table at the position, with the dice ready."""

    @abstractmethod
    def legal(self, t: Any, verb: str) -> set[str | None]:
        """The objects upon which a verb is offered."""

    @abstractmethod
    def told(self, t: Any) -> list[tuple[str, dict[str, Any]]]:
        """What has happened, each event by its kind and its fields."""

    # ------------------------------------------------------------------ playing

    def run(self) -> None:
        """Play the case and compare."""
        t = self.table()
        for verb, *objects in self.choices:
            t.do(verb, *objects)
        assert not t.g.script, f"dice left: {t.g.script}"
        assert t.g.rng == 0, "more dice were thrown than the case says"
        assert self.GAME.defects(t.g) == []
        for name, expected in self.expect.items():
            getattr(self, f"check_{name}")(t, expected)

    def check_offers(self, t: Any, expected: dict[str, Any]) -> None:
        wanted = {verb: {None} if what is True else set(what) for verb, what in expected.items()}
        assert {verb: self.legal(t, verb) for verb in expected} == wanted

    def check_events(self, t: Any, expected: list[dict[str, Any]]) -> None:
        told = self.told(t)
        left = iter(told)
        for wanted in expected:
            values = {key: value for key, value in wanted.items() if key != "kind"}
            found = any(
                kind == wanted["kind"] and all(event.get(key) == value for key, value in values.items())
                for kind, event in left
            )
            assert found, f"{wanted} did not happen, or not in this order, in {told}"


def parameters(case: type[CommonCase], folder: Path) -> list[Any]:
    """The files of a folder, each with the clauses that it proves; a file that cannot be read fails by itself."""
    found = []
    for path in sorted(folder.glob("*.toml")):
        try:
            rules = case(path).rules
        except PositionError:
            rules = []
        found.append(pytest.param(path, id=path.stem, marks=[pytest.mark.rule(*rules)] if rules else []))
    return found
