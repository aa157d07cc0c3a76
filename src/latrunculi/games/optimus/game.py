"""*Optimus Princeps* as the rest of the program knows it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from latrunculi.games.optimus.advice.heuristics import Frontinus
from latrunculi.games.optimus.components import printed
from latrunculi.games.optimus.components.chart import CHART, NONE
from latrunculi.games.optimus.components.printed import SIDES
from latrunculi.games.optimus.components.scenarios import parse as parse_scenario
from latrunculi.games.optimus.rules import scenarios, victory
from latrunculi.games.optimus.rules.invariants import defects
from latrunculi.games.optimus.rules.procedures import PROCEDURES
from latrunculi.games.optimus.rules.sequence import Seasons
from latrunculi.games.optimus.rules.state import Optimus
from latrunculi.games.optimus.rules.stratagems import CLAUSES
from latrunculi.games.optimus.rules.words import VOCABULARY
from latrunculi.games.optimus.table import figures, positions, secrets
from latrunculi.games.optimus.table.board import board
from latrunculi.games.optimus.table.contract import Board, Pieces
from latrunculi.games.optimus.table.reference import names, reference
from latrunculi.kernel import packs
from latrunculi.kernel.actions import object_of, verb_of
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Game, Option, Scenario, Setup
from latrunculi.kernel.identity import identity
from latrunculi.kernel.ints import Action
from latrunculi.kernel.position import Reader, parse

IDENTITY = identity(printed.FOLDER)


class OptimusGame(Game):
    """The game's entry in the registry: two seats, Rome and the barbarians."""

    id = IDENTITY.id
    code = IDENTITY.code
    aliases = IDENTITY.aliases
    title = IDENTITY.title
    years = IDENTITY.years
    revision = 2
    versions = {1: "0.3.0"}
    folder = printed.FOLDER
    vocabulary = VOCABULARY
    procedures = {procedure.NAME: procedure for procedure in PROCEDURES}
    component_files = printed.FILES
    pack_variable = printed.PACK
    pack = packs.used(printed.PACK, printed.FILES)
    advisor = Frontinus()
    side_kind = "side"
    own_verbs = frozenset({
        "buy-pa", "idle", "march", "take", "leave", "to", "give", "join", "enthrone", "perceive", "sail", "embark",
        "land", "bridge", "unbridge", "shelter", "come-out", "command", "post", "hurt", "destroy", "besiege", "assault",
        "emplace", "dismount", "restore", "build-limes", "build-fort", "sortie", "take-out", "rally", "rally-one",
        "forage", "pillage", "harvest", "tribute", "complete", "fill-ranks",
    })  # fmt: skip
    steps = frozenset({"move-to", "enter"})
    scenarios = tuple(
        Scenario(s.id, (2,), path, (s.start[0], s.end[0]), s.seasons, s.teaches)
        for s, path in zip(scenarios.SCENARIOS, scenarios.PATHS, strict=True)
    )
    options = (
        Option("camps", (0, 1), 1, "OP-8.5-1"),
        Option("orgy", (0, 1), 0, "OP-11.3-10"),
    )

    def begin(self, setup: Setup, rng: int) -> State:
        g = Optimus(2, rng)
        scenarios.begin(g, [scenario.id for scenario in self.scenarios].index(setup.scenario))
        g.camps = setup.options.get("camps", 1)
        g.orgy = setup.options.get("orgy", 0)
        g.call(Seasons())
        return g

    def blank(self) -> State:
        return Optimus(2, 0)

    def redact(self, g: State, viewer: int) -> State:
        return secrets.redact(cast(Optimus, g), viewer)

    def determinize(self, g: State, viewer: int, dice: Dice) -> State:
        return secrets.determinize(cast(Optimus, g), viewer, dice)

    def board(self, g: State) -> Board:
        return board(cast(Optimus, g))

    def scores(self, g: State) -> list[int]:
        return [victory.points(cast(Optimus, g), side) for side in (0, 1)]

    def score_parts(self, g: State) -> dict[str, list[int]]:
        parts = [victory.parts(cast(Optimus, g), side) for side in (0, 1)]
        return {name: [parts[0][name], parts[1][name]] for name in parts[0]}

    def winners(self, g: State) -> list[int]:
        side = victory.winner(cast(Optimus, g))
        return [0, 1] if side == NONE else [side]

    def owner(self, g: State, kind: str, index: int) -> int:
        if kind == "side":
            return index
        if kind == "piece" and index >= 0:
            return figures.seat_of_piece(index)
        return super().owner(g, kind, index)

    def whose(self, g: State, kind: str, index: int) -> str:
        return "OP-0-1"

    def untimely(self, action: Action) -> str:
        verb = self.vocabulary.verbs[verb_of(action)]
        return CLAUSES[object_of(action)] if verb.name == "play" else super().untimely(action)

    def sides(self, setup: Setup) -> dict[str, int]:
        return {side: seat for seat, side in enumerate(SIDES)}

    def turn(self, g: State) -> int:
        return cast(Optimus, g).clock

    def losses(self, g: State, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
        return figures.losses(kind, values)

    def position(self, text: str, file: str = "position") -> State:
        return positions.read(text, file, self.procedures)

    def position_text(self, g: State) -> str:
        return positions.write(cast(Optimus, g))

    def defects(self, g: State) -> list[str]:
        return defects(cast(Optimus, g))

    def check_components(self, pack: Path) -> None:
        printed.load(CHART, pack=pack)

    def check_scenario(self, text: str, file: str) -> None:
        parse_scenario(Reader(parse(text, file), file))

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return names(language)

    def reference(self) -> Pieces:
        return reference()


GAME = OptimusGame()
