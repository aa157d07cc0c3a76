"""A game as the rest of the program knows it, made of functions of the game's own modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar, cast

from latrunculi.kernel import packs
from latrunculi.kernel.actions import Explainer, object_of, verb_of
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.contract import Told
from latrunculi.kernel.engine import Procedure, State
from latrunculi.kernel.game import ALREADY_THERE, ELSEWHERE, FORBIDDEN, NOT_NEAR, Game, Setup
from latrunculi.kernel.identity import Identity
from latrunculi.kernel.ints import Action, Seat, Viewer

S = TypeVar("S", bound=State)

NOWHERE: Final = -1
"""No place on the board."""


class Printed(Protocol):
    """The module of a game that reads what is printed."""

    @property
    def FOLDER(self) -> Path: ...  # noqa: N802 -- the constants of a module

    @property
    def IDENTITY(self) -> Identity: ...  # noqa: N802

    @property
    def FILES(self) -> tuple[str, ...]: ...  # noqa: N802

    @property
    def PACK(self) -> str: ...  # noqa: N802


@dataclass(frozen=True, kw_only=True)
class Chapters(Generic[S]):
    """Where a game keeps what the program asks of it: functions of its modules, described in `kernel.game.Game`."""

    new: Callable[[int, int], S]
    """A state with nothing in it, for a number of seats and a state of the generator."""
    begin: Callable[[S, int], None]
    """Sets a scenario up, by its number."""
    turns: Callable[[], Procedure[Any]]
    """The procedure that is the whole game."""
    redact: Callable[[S, int], S]
    determinize: Callable[[S, int, Dice], S]
    board: Callable[[S], Told]
    scores: Callable[[S], list[int]]
    winners: Callable[[S], list[int]]
    read: Callable[[str, str, Mapping[str, type[Procedure[Any]]]], S]
    """The state that a position describes: its text, its file, the procedures of the game by name."""
    write: Callable[[S], str]
    defects: Callable[[S], list[str]]
    check_components: Callable[[Path], object]
    check_scenario: Callable[[str, str], object] | None = None
    """None where no scenarios are read from files."""
    names: Callable[[str], dict[str, dict[str, str]]]
    reference: Callable[[], Told]


class BoardGame(Game, Generic[S]):
    """The entry of a game in the registry. An option is the field of the state that has its name."""

    chapters: Chapters[S]
    here_alone: frozenset[str] = frozenset()
    """The verbs upon pieces that are in the place that the question is about; they are among `own_verbs`."""

    def __init_subclass__(cls, printed: Printed | None = None) -> None:
        """Take what the game is called, and its component files, from what is printed."""
        super().__init_subclass__()
        if printed is not None:
            called = printed.IDENTITY
            cls.id, cls.code, cls.aliases = called.id, called.code, called.aliases
            cls.title, cls.years = called.title, called.years
            cls.folder = printed.FOLDER
            cls.component_files = printed.FILES
            cls.pack_variable = printed.PACK
            cls.pack = packs.used(printed.PACK, printed.FILES)

    # ------------------------------------------------------------------ refusals

    def place(self, g: S, kind: str, index: int) -> int:
        """The place that an object is, or where it lies, NOWHERE for one that has none."""
        return NOWHERE

    def forbidden(self, g: State, seat: Seat, action: Action, may: Explainer) -> tuple[str, str]:
        """What anybody sees: it is not here where the question is about, or it is this very place."""
        code, clause = super().forbidden(g, seat, action, may)
        verb = self.vocabulary.verbs[verb_of(action)]
        place, here = self.place(cast(S, g), verb.kind, object_of(action)), self.scene(cast(S, g))
        if NOWHERE in (place, here):
            return code, clause
        if code == NOT_NEAR and place == here:
            return ALREADY_THERE, clause
        if code == FORBIDDEN and verb.name in self.here_alone and not may.spoken and place != here:
            return ELSEWHERE, clause
        return code, clause

    def scene(self, g: S) -> int:
        """The place that the question is about: one that it names, or where a piece lies; NOWHERE without one."""
        for _, kind, index in g.stack[-1].about(g):
            place = self.place(g, kind, index)
            if place != NOWHERE:
                return place
        return NOWHERE

    # ------------------------------------------------------------------ chapters

    def begin(self, setup: Setup, rng: int) -> State:
        g = self.chapters.new(setup.seats, rng)
        self.chapters.begin(g, [scenario.id for scenario in self.scenarios].index(setup.scenario))
        for option in self.options:
            setattr(g, option.id.replace("-", "_"), setup.options.get(option.id, option.default))
        g.call(self.chapters.turns())
        return g

    def blank(self) -> State:
        return self.chapters.new(self.seat_numbers[-1], 0)

    def redact(self, g: State, viewer: Viewer) -> State:
        return self.chapters.redact(cast(S, g), viewer)

    def determinize(self, g: State, viewer: Viewer, dice: Dice) -> State:
        return self.chapters.determinize(cast(S, g), viewer, dice)

    def board(self, g: State) -> Told:
        return self.chapters.board(cast(S, g))

    def scores(self, g: State) -> list[int]:
        return self.chapters.scores(cast(S, g))

    def winners(self, g: State) -> list[int]:
        return self.chapters.winners(cast(S, g))

    def position(self, text: str, file: str = "position") -> State:
        return self.chapters.read(text, file, self.procedures)

    def position_text(self, g: State) -> str:
        return self.chapters.write(cast(S, g))

    def defects(self, g: State) -> list[str]:
        return self.chapters.defects(cast(S, g))

    def check_components(self, pack: Path) -> None:
        self.chapters.check_components(pack)

    def check_scenario(self, text: str, file: str) -> None:
        if self.chapters.check_scenario is None:
            super().check_scenario(text, file)
        else:
            self.chapters.check_scenario(text, file)

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return self.chapters.names(language)

    def reference(self) -> Told:
        return self.chapters.reference()
