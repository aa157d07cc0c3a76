"""A game of the family as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, cast

from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.rules.state import (
    CAMPS,
    Imperator,
)
from latrunculi.games.imperator.table import figures, knowledge
from latrunculi.games.imperator.table.contract import Board, Pieces
from latrunculi.kernel.actions import Explainer, object_of, verb_of
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import Procedure, State
from latrunculi.kernel.game import ALREADY_THERE, ELSEWHERE, FORBIDDEN, NOT_NEAR, NOT_NOW, Game, Roll, Setup
from latrunculi.kernel.ints import Action, Seat

G = TypeVar("G", bound=Imperator)

HERE_ALONE: Final = frozenset({"take", "leave", "weaken", "withdraw"})
"""The verbs upon pieces that are in the place that the question is about."""


@dataclass(frozen=True)
class Chapters(Generic[G]):
    """Where a game keeps what the program asks of it: functions of its modules."""

    blank: Callable[[], G]
    """A state with nothing in it."""
    begin: Callable[[G, int], None]
    """Sets a scenario up, by its number."""
    turns: Callable[[], Procedure[G]]
    """The procedure that is the whole game."""
    winner: Callable[[G], int]
    """The camp that has won a finished game, NONE in a draw."""
    board: Callable[[G], Board]
    rolls: Mapping[int, int]
    """The events of dice that a camp rolls for itself, each with the camp, or one of `figures`."""
    losses: Collection[int]
    """The events that tell of a piece lost, their first value."""
    read: Callable[[str, str, Mapping[str, type[Procedure[Any]]]], G]
    """The state that a position describes: its text, its file, the procedures of the game by name."""
    write: Callable[[G], str]
    defects: Callable[[G], list[str]]
    check_components: Callable[[Path], object]
    check_scenario: Callable[[str, str], object]
    names: Callable[[str], dict[str, dict[str, str]]]
    reference: Callable[[], Pieces]


class ImperatorGame(Game, Generic[G]):
    """The entry of a game of the family in the registry: two seats, two camps that may change seats."""

    side_kind = "camp"
    chapters: Chapters[G]
    camps: tuple[str, ...]
    """The ids of the camps."""
    own_verbs = HERE_ALONE | {
        "march", "advance", "sail", "embark", "land", "dismiss", "send", "deploy", "name-second", "name-patrician",
    }  # fmt: skip
    steps = frozenset({"move-to", "escape-to", "retreat-to"})
    title_clauses: tuple[str, ...]
    """For each stratagem its clause."""
    phase_clauses: frozenset[str]
    """The clauses that tell in which phases stratagems are played."""

    def begin(self, setup: Setup, rng: int) -> State:
        """The set-up of the scenario; nobody has decided anything yet."""
        g = self.chapters.blank()
        g.rng = rng
        self.chapters.begin(g, [scenario.id for scenario in self.scenarios].index(setup.scenario))
        g.call(self.chapters.turns())
        return g

    def blank(self) -> State:
        return self.chapters.blank()

    def redact(self, g: State, viewer: int) -> State:
        return knowledge.redact(cast(G, g), viewer)

    def determinize(self, g: State, viewer: int, dice: Dice) -> State:
        return knowledge.determinize(cast(G, g), viewer, dice)

    def board(self, g: State) -> Board:
        return self.chapters.board(cast(G, g))

    def scores(self, g: State) -> list[int]:
        state = cast(G, g)
        return [state.vp[state.camp_of(seat)] for seat in range(CAMPS)]

    def winners(self, g: State) -> list[int]:
        state = cast(G, g)
        camp = self.chapters.winner(state)
        return list(range(CAMPS)) if camp == NONE else [state.seat_of(camp)]

    def owner(self, g: State, kind: str, index: int) -> int:
        """Camps and the pieces that a camp controls belong to its seat."""
        state = cast(G, g)
        if kind == "camp":
            return state.seat_of(index)
        if kind == "piece" and (state.own[0] | state.own[1]) >> index & 1:
            return state.seat_of(state.camp(index))
        return super().owner(g, kind, index)

    def forbidden(self, g: State, seat: Seat, action: Action, may: Explainer) -> tuple[str, str]:
        code, clause = super().forbidden(g, seat, action, may)
        state = cast(G, g)
        verb, thing = self.vocabulary.verbs[verb_of(action)].name, object_of(action)
        if verb == "play" and clause in self.phase_clauses and state.titles(seat) >> thing & 1:
            return NOT_NOW, self.untimely(action)
        if code == NOT_NEAR and thing == scene(state):
            return ALREADY_THERE, clause
        if code == FORBIDDEN and verb in HERE_ALONE and not may.spoken and scene(state) not in (NONE, state.at[thing]):
            return ELSEWHERE, clause
        return code, clause

    def untimely(self, action: Action) -> str:
        verb = self.vocabulary.verbs[verb_of(action)]
        return self.title_clauses[object_of(action)] if verb.name == "play" else super().untimely(action)

    def sides(self, setup: Setup) -> dict[str, int]:
        return {camp: seat for seat, camp in enumerate(self.camps)}

    def rolls(self, g: State, kind: int, values: tuple[int, ...]) -> list[Roll]:
        return figures.rolled(cast(G, g), self.chapters.rolls, self.vocabulary, kind, values)

    def losses(self, g: State, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
        return figures.lost(cast(G, g), self.chapters.losses, kind, values)

    def check_components(self, pack: Path) -> None:
        self.chapters.check_components(pack)

    def check_scenario(self, text: str, file: str) -> None:
        self.chapters.check_scenario(text, file)

    def position(self, text: str, file: str = "position") -> State:
        return self.chapters.read(text, file, self.procedures)

    def position_text(self, g: State) -> str:
        return self.chapters.write(cast(G, g))

    def defects(self, g: State) -> list[str]:
        return self.chapters.defects(cast(G, g))

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return self.chapters.names(language)

    def reference(self) -> Pieces:
        return self.chapters.reference()


def scene(g: Imperator) -> int:
    """The place that the question is about: that of its piece, or what it names; NONE where it is about none."""
    for _, kind, index in g.stack[-1].about(g):
        if kind in ("zone", "place"):
            return index
        if kind == "piece":
            return g.at[index]
    return NONE
