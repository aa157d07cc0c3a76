"""*Alea Iacta Est* as the rest of the program knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from latrunculi.games.alea import board, figures, positions, scenarios, scoring
from latrunculi.games.alea.components import FILES, FOLDER, load
from latrunculi.games.alea.heuristics import Strategist
from latrunculi.games.alea.invariants import defects
from latrunculi.games.alea.procedures import PROCEDURES
from latrunculi.games.alea.reference import names, reference
from latrunculi.games.alea.sequence import Turns
from latrunculi.games.alea.state import REPUBLIC_LOST, Alea
from latrunculi.games.alea.words import VOCABULARY
from latrunculi.games.alea.world import REGION_BY_ZONE
from latrunculi.games.imperator import knowledge
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Game, Roll, Scenario, Setup


class AleaGame(Game):
    """The game's entry in the registry."""

    id = scenarios.GAME_ID
    code = "AIE"
    aliases = positions.GAME_NAMES
    title = "Alea Iacta Est"
    years = "49 - 30 BC"
    revision = 1
    folder: Path = FOLDER
    vocabulary = VOCABULARY
    procedures = {procedure.NAME: procedure for procedure in PROCEDURES}
    component_files = FILES
    advisor = Strategist()
    side_kind = "camp"
    scenarios = tuple(
        Scenario(s.id, (2,), file, (-s.years[0], -s.years[1]), s.years[0] - s.years[1] + 1)
        for s, file in zip(scenarios.SCENARIOS, scenarios.FILES, strict=True)
    )

    def begin(self, setup: Setup, rng: int) -> State:
        """The set-up of the scenario."""
        g = Alea(2, rng)
        scenarios.begin(g, scenarios.SCENARIO_IDS.index(setup.scenario))
        g.call(Turns())
        return g

    def blank(self) -> State:
        return Alea(2, 0)

    def redact(self, g: State, viewer: int) -> State:
        return knowledge.redact(cast(Alea, g), viewer)

    def determinize(self, g: State, viewer: int, dice: Dice) -> State:
        return knowledge.determinize(cast(Alea, g), viewer, dice)

    def board(self, g: State) -> dict[str, Any]:
        return board.board(cast(Alea, g))

    def scores(self, g: State) -> list[int]:
        state = cast(Alea, g)
        return [state.vp[state.camp_of(seat)] for seat in (0, 1)]

    def winners(self, g: State) -> list[int]:
        """Both in a draw; nobody when the Republic is dead (AIE-2.F.1-11)."""
        state = cast(Alea, g)
        if state.ended == REPUBLIC_LOST:
            return []
        camp = scoring.winning_camp(state)
        return [0, 1] if camp < 0 else [state.seat_of(camp)]

    def seat_of(self, g: State, kind: str, index: int) -> int:
        state = cast(Alea, g)
        if kind == "camp":
            return state.seat_of(index)
        if kind == "piece" and (state.own[0] | state.own[1]) >> index & 1:
            return state.seat_of(state.camp(index))
        return super().seat_of(g, kind, index)

    def sides(self, setup: Setup) -> dict[str, int]:
        return {"caesariani": 0, "republicani": 1}

    def turn(self, g: State) -> int:
        state = cast(Alea, g)
        return scenarios.SCENARIOS[state.scenario].years[0] - state.year + 1

    def rolls(self, g: State, kind: int, values: tuple[int, ...]) -> list[Roll]:
        return figures.rolls(cast(Alea, g), kind, values)

    def losses(self, g: State, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
        return figures.losses(cast(Alea, g), kind, values)

    def check_components(self, pack: Path) -> None:
        load(REGION_BY_ZONE, pack)

    def check_scenario(self, text: str, file: str) -> None:
        scenarios.load(text, file)

    def position(self, text: str, file: str = "position") -> State:
        return positions.read(text, file, self.procedures)

    def position_text(self, g: State) -> str:
        return positions.write(cast(Alea, g))

    def defects(self, g: State) -> list[str]:
        return defects(cast(Alea, g))

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return names(language)

    def reference(self) -> dict[str, Any]:
        return reference()


GAME = AleaGame()
