"""*Invasions*, volume 1, as the rest of the program knows it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from latrunculi.games.invasions.advice.heuristics import Aetius
from latrunculi.games.invasions.components import printed
from latrunculi.games.invasions.components.chronology import year
from latrunculi.games.invasions.components.nations import CAMP_IDS, SIDES
from latrunculi.games.invasions.components.scenarios import parse as parse_scenario
from latrunculi.games.invasions.rules import scenarios, victory
from latrunculi.games.invasions.rules.invariants import defects
from latrunculi.games.invasions.rules.procedures import PROCEDURES
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.games.invasions.table import figures, positions, secrets
from latrunculi.games.invasions.table.board import board
from latrunculi.games.invasions.table.contract import Board, Pieces
from latrunculi.games.invasions.table.reference import names, reference
from latrunculi.kernel import packs
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Game, Option, Scenario, Setup
from latrunculi.kernel.identity import identity
from latrunculi.kernel.position import Reader, parse

IDENTITY = identity(printed.FOLDER)
SEATS = (2, 3, 4)


class InvasionsGame(Game):
    """The game's entry in the registry: two to four seats for four camps."""

    id = IDENTITY.id
    code = IDENTITY.code
    aliases = IDENTITY.aliases
    title = IDENTITY.title
    years = IDENTITY.years
    revision = 1
    folder = printed.FOLDER
    vocabulary = VOCABULARY
    procedures = {procedure.NAME: procedure for procedure in PROCEDURES}
    component_files = printed.FILES
    pack_variable = printed.PACK
    pack = packs.used(printed.PACK, printed.FILES)
    advisor = Aetius()
    side_kind = "camp"
    scenarios = tuple(
        Scenario(
            s.id,
            SEATS,
            path,
            (year(s.first_turn), year(s.last_turn + 1)),
            s.last_turn - s.first_turn + 1,
            s.teaches,
        )
        for s, path in zip(scenarios.SCENARIOS, scenarios.PATHS, strict=True)
    )
    options = (Option("advanced", (0, 1), 0, "INV-XXI-1"),)

    def begin(self, setup: Setup, rng: int) -> State:
        g = Invasions(setup.seats, rng)
        scenarios.begin(g, [scenario.id for scenario in self.scenarios].index(setup.scenario))
        g.advanced = setup.options.get("advanced", 0)
        g.call(Turns())
        return g

    def blank(self) -> State:
        return Invasions(max(SEATS), 0)

    def redact(self, g: State, viewer: int) -> State:
        return secrets.redact(cast(Invasions, g), viewer)

    def determinize(self, g: State, viewer: int, dice: Dice) -> State:
        return secrets.determinize(cast(Invasions, g), viewer, dice)

    def board(self, g: State) -> Board:
        return board(cast(Invasions, g))

    def scores(self, g: State) -> list[int]:
        return [victory.seat_points(cast(Invasions, g), seat) for seat in range(g.seats)]

    def score_parts(self, g: State) -> dict[str, list[int]]:
        found = [victory.parts(cast(Invasions, g), seat) for seat in range(g.seats)]
        return {name: [parts[i] for parts in found] for i, name in enumerate(victory.PART_IDS)}

    def winners(self, g: State) -> list[int]:
        return [victory.winner(cast(Invasions, g))]

    def owner(self, g: State, kind: str, index: int) -> int:
        table = cast(Invasions, g)
        if index >= 0 and kind == "camp":
            return table.seat_of(index)
        if index >= 0 and kind == "nation":
            return table.seat(index)
        if index >= 0 and kind == "piece":
            return table.seat(table.hired_by(index))
        return super().owner(g, kind, index)

    def sides(self, setup: Setup) -> dict[str, int]:
        return {CAMP_IDS[camp]: seat for seat, camps in enumerate(SIDES[setup.seats]) for camp in camps}

    def losses(self, g: State, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
        return figures.losses(cast(Invasions, g), kind, values)

    def position(self, text: str, file: str = "position") -> State:
        return positions.read(text, file, self.procedures)

    def position_text(self, g: State) -> str:
        return positions.write(cast(Invasions, g))

    def defects(self, g: State) -> list[str]:
        return defects(cast(Invasions, g))

    def check_components(self, pack: Path) -> None:
        printed.load(pack=pack)

    def check_scenario(self, text: str, file: str) -> None:
        parse_scenario(Reader(parse(text, file), file))

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return names(language)

    def reference(self) -> Pieces:
        return reference()


GAME = InvasionsGame()
