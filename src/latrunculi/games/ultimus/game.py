"""*Ultimus Romanorum* as the rest of the program knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from latrunculi.games.imperator import knowledge
from latrunculi.games.ultimus import board, figures, positions, scenarios, scoring
from latrunculi.games.ultimus.components import FILES, FOLDER, load
from latrunculi.games.ultimus.heuristics import Strategist
from latrunculi.games.ultimus.invariants import defects
from latrunculi.games.ultimus.procedures import PROCEDURES
from latrunculi.games.ultimus.reference import names, reference
from latrunculi.games.ultimus.sequence import Turns
from latrunculi.games.ultimus.state import Ultimus
from latrunculi.games.ultimus.words import VOCABULARY
from latrunculi.games.ultimus.world import DIOCESE_BY_ZONE, DIOCESE_IDS
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Game, Roll, Scenario, Setup


class UltimusGame(Game):
    """The game's entry in the registry."""

    id = scenarios.GAME_ID
    code = "UR"
    aliases = positions.GAME_NAMES
    title = "Ultimus Romanorum"
    years = "AD 405 - 485"
    revision = 1
    folder: Path = FOLDER
    vocabulary = VOCABULARY
    procedures = {procedure.NAME: procedure for procedure in PROCEDURES}
    component_files = FILES
    advisor = Strategist()
    side_kind = "camp"
    scenarios = tuple(
        Scenario(s.id, (2,), file, s.years, s.years[1] - s.years[0] + 1)
        for s, file in zip(scenarios.SCENARIOS, scenarios.FILES, strict=True)
    )

    def begin(self, setup: Setup, rng: int) -> State:
        """UR 3.3: the set-up of the scenario; the players have yet to deploy (UR-3.3.2-1)."""
        g = Ultimus(2, rng)
        scenarios.begin(g, scenarios.SCENARIO_IDS.index(setup.scenario))
        g.call(Turns())
        return g

    def blank(self) -> State:
        return Ultimus(2, 0)

    def redact(self, g: State, viewer: int) -> State:
        return knowledge.redact(cast(Ultimus, g), viewer)

    def determinize(self, g: State, viewer: int, dice: Dice) -> State:
        return knowledge.determinize(cast(Ultimus, g), viewer, dice)

    def board(self, g: State) -> dict[str, Any]:
        return board.board(cast(Ultimus, g))

    def scores(self, g: State) -> list[int]:
        state = cast(Ultimus, g)
        return [state.vp[state.camp_of(seat)] for seat in (0, 1)]

    def winners(self, g: State) -> list[int]:
        state = cast(Ultimus, g)
        camp = scoring.winning_camp(state)
        return [0, 1] if camp < 0 else [state.seat_of(camp)]

    def seat_of(self, g: State, kind: str, index: int) -> int:
        state = cast(Ultimus, g)
        if kind == "camp":
            return state.seat_of(index)
        if kind == "piece":
            return state.seat_of(state.camp(index))
        return super().seat_of(g, kind, index)

    def sides(self, setup: Setup) -> dict[str, int]:
        return {"romanus": 0, "barbarus": 1}

    def turn(self, g: State) -> int:
        state = cast(Ultimus, g)
        return state.year - scenarios.SCENARIOS[state.scenario].years[0] + 1

    def rolls(self, g: State, kind: int, values: tuple[int, ...]) -> list[Roll]:
        return figures.rolls(cast(Ultimus, g), kind, values)

    def losses(self, g: State, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
        return figures.losses(cast(Ultimus, g), kind, values)

    def check_components(self, pack: Path) -> None:
        load(DIOCESE_BY_ZONE, DIOCESE_IDS, pack)

    def check_scenario(self, text: str, file: str) -> None:
        scenarios.load(text, file)

    def position(self, text: str, file: str = "position") -> State:
        return positions.read(text, file, self.procedures)

    def position_text(self, g: State) -> str:
        return positions.write(cast(Ultimus, g))

    def defects(self, g: State) -> list[str]:
        return defects(cast(Ultimus, g))

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return names(language)

    def reference(self) -> dict[str, Any]:
        return reference()


GAME = UltimusGame()
