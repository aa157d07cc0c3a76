"""*Optimus Princeps* as the rest of the program knows it."""

from __future__ import annotations

from typing import Final, cast

from latrunculi.games.optimus.advice import reasons
from latrunculi.games.optimus.advice.heuristics import Frontinus, closing
from latrunculi.games.optimus.components.chart import CHART, NONE
from latrunculi.games.optimus.components.pieces import PIECES
from latrunculi.games.optimus.components.printed import contents, files
from latrunculi.games.optimus.components.printed.peoples import SIDES
from latrunculi.games.optimus.components.scenarios import FILES, SCENARIOS, load
from latrunculi.games.optimus.rules import victory
from latrunculi.games.optimus.rules.invariants import defects
from latrunculi.games.optimus.rules.procedures import PROCEDURES
from latrunculi.games.optimus.rules.scenarios import begin
from latrunculi.games.optimus.rules.sequence import Seasons
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.stratagems import CLAUSES
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.games.optimus.table import figures, positions, secrets
from latrunculi.games.optimus.table.board import board
from latrunculi.games.optimus.table.reference import names, reference
from latrunculi.kernel.actions import object_of, verb_of
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Option, Scenario, Setup
from latrunculi.kernel.ints import Action, Seat
from latrunculi.kernel.reasons import Reason
from latrunculi.tabletop.boardgame import NOWHERE, BoardGame, Chapters

LONG_THINKING: Final = 1500
"""Decisions that a bot plays out for an answer in the last season, which lasts to the end of the game."""


class OptimusGame(BoardGame[Optimus], printed=files):
    """The game's entry in the registry: two seats, Rome and the barbarians."""

    revision = 13
    versions = {
        1: "0.3.0",
        2: "0.5.0",
        3: "0.6.0",
        4: "0.7.0",
        5: "0.8.0",
        6: "0.9.0",
        7: "0.10.0",
        8: "0.11.0",
        9: "0.12.0",
        10: "0.13.0",
        11: "0.14.0",
        12: "0.15.0",
    }
    vocabulary = VOCABULARY
    procedures = {procedure.NAME: procedure for procedure in PROCEDURES}
    advisor = Frontinus()
    reason_kinds = reasons.KINDS
    side_kind = "side"
    here_alone = frozenset({"take", "leave", "shelter", "hurt", "destroy"})
    own_verbs = here_alone | {
        "buy-pa", "idle", "march", "to", "give", "join", "enthrone", "perceive", "sail", "embark", "land", "bridge",
        "unbridge", "come-out", "command", "post", "besiege", "assault", "emplace", "dismount", "restore",
        "build-limes", "build-fort", "sortie", "take-out", "rally", "rally-one", "forage", "pillage", "harvest",
        "tribute", "complete", "fill-ranks",
    }  # fmt: skip
    steps = frozenset({"move-to", "enter"})
    scenarios = tuple(
        Scenario(s.id, (2,), path, (s.start[0], s.end[0]), s.seasons, s.teaches)
        for s, path in zip(SCENARIOS, FILES, strict=True)
    )
    options = (
        Option("camps", (0, 1), 1, "OP-8.5-1"),
        Option("orgy", (0, 1), 0, "OP-11.3-10"),
    )
    chapters = Chapters(
        new=Optimus,
        begin=begin,
        turns=Seasons,
        redact=secrets.redact,
        determinize=secrets.determinize,
        board=board,
        scores=lambda g: [victory.points(g, side) for side in (0, 1)],
        winners=lambda g: [0, 1] if victory.winner(g) == NONE else [victory.winner(g)],
        read=positions.read,
        write=positions.write,
        defects=defects,
        check_components=lambda pack: contents.load(CHART, pack=pack),
        check_scenario=load,
        names=names,
        reference=reference,
    )

    def score_parts(self, g: State) -> dict[str, list[int]]:
        parts = [victory.parts(cast(Optimus, g), side) for side in (0, 1)]
        return {name: [parts[0][name], parts[1][name]] for name in parts[0]}

    def owner(self, g: State, kind: str, index: int) -> int:
        if kind == "side":
            return index
        if kind == "piece" and index >= 0:
            return figures.seat_of_piece(index)
        return super().owner(g, kind, index)

    def place(self, g: Optimus, kind: str, index: int) -> int:
        if kind == "piece" and 0 <= index < PIECES:
            return g.at[index]
        return index if kind in ("region", "place") else NOWHERE

    def whose(self, g: State, kind: str, index: int) -> str:
        return "OP-0-1"

    def untimely(self, action: Action) -> str:
        verb = self.vocabulary.verbs[verb_of(action)]
        return CLAUSES[object_of(action)] if verb.name == "play" else super().untimely(action)

    def sides(self, setup: Setup) -> dict[str, int]:
        return {side: seat for seat, side in enumerate(SIDES)}

    def reasons(self, g: State, seat: Seat, action: Action) -> list[Reason]:
        return reasons.causes(cast(Optimus, g), seat, self.vocabulary.verbs[verb_of(action)].name, object_of(action))

    def thinking(self, g: State) -> int:
        """More where the rest of the game is played out."""
        return LONG_THINKING if closing(cast(Optimus, g)) else super().thinking(g)

    def turn(self, g: State) -> int:
        return cast(Optimus, g).clock

    def losses(self, g: State, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
        return figures.losses(kind, values)


GAME = OptimusGame()
