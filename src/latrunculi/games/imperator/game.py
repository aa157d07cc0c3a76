"""A game of the family as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar, cast

from latrunculi.games.imperator.components.kit import NONE, Camp
from latrunculi.games.imperator.rules.march import CommonMarch
from latrunculi.games.imperator.rules.state import CAMPS, Imperator
from latrunculi.games.imperator.table import figures
from latrunculi.kernel.actions import Explainer, object_of, verb_of
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import NOT_NOW, Roll, Setup
from latrunculi.kernel.ints import Action, Seat
from latrunculi.tabletop.boardgame import NOWHERE, BoardGame

G = TypeVar("G", bound=Imperator)


def scores(g: Imperator) -> list[int]:
    """The VP of each seat."""
    return [g.vp[g.camp_of(seat)] for seat in range(CAMPS)]


def victors(g: Imperator, camp: Camp) -> list[int]:
    """The seat of a camp that has won, both in a draw."""
    return list(range(CAMPS)) if camp == NONE else [g.seat_of(camp)]


class ImperatorGame(BoardGame[G]):
    """The entry of a game of the family in the registry: two seats, two camps that may change seats."""

    side_kind = "camp"
    rolled: Mapping[int, int]
    """The events of dice that a camp rolls for itself, each with the camp, or one of `figures`."""
    lost: Collection[int]
    """The events that tell of a piece lost, their first value."""
    camps: tuple[str, ...]
    """The ids of the camps."""
    here_alone = frozenset({"take", "leave", "weaken", "withdraw"})
    own_verbs = here_alone | {
        "march", "advance", "sail", "embark", "land", "dismiss", "send", "deploy", "name-second", "name-patrician",
    }  # fmt: skip
    steps = frozenset({"move-to", "escape-to", "retreat-to"})
    title_clauses: tuple[str, ...]
    """For each stratagem its clause."""
    phase_clauses: frozenset[str]
    """The clauses that tell in which phases stratagems are played."""

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
        if verb == "play" and state.titles(seat) >> thing & 1:
            own = self.title_clauses[thing]
            if clause in self.phase_clauses or (clause != own and clause in self.title_clauses):
                return NOT_NOW, own  # the moment speaks of others
        return code, clause

    def place(self, g: G, kind: str, index: int) -> int:
        if kind == "piece":
            return g.at[index]
        return index if kind in ("zone", "place") else NOWHERE

    def reach(self, g: State, action: Action) -> dict[str, int]:
        """Of a leader who may march where he would come to with his retinue alone, by the fewest movement points."""
        if self.vocabulary.verbs[verb_of(action)].name != "march":
            return {}
        march = cast(type[CommonMarch[Any]], self.procedures["march"])(object_of(action))
        march.muster(g)
        return {self.vocabulary.objects["zone"][zone]: price for zone, price in march.reach(g).prices.items()}

    def untimely(self, action: Action) -> str:
        verb = self.vocabulary.verbs[verb_of(action)]
        return self.title_clauses[object_of(action)] if verb.name == "play" else super().untimely(action)

    def sides(self, setup: Setup) -> dict[str, int]:
        return {camp: seat for seat, camp in enumerate(self.camps)}

    def rolls(self, g: State, kind: int, values: tuple[int, ...]) -> list[Roll]:
        return figures.rolled(cast(G, g), self.rolled, self.vocabulary, kind, values)

    def losses(self, g: State, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
        return figures.lost(cast(G, g), self.lost, kind, values)
