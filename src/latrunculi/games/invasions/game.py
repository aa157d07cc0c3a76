"""*Invasions*, volume 1, as the rest of the program knows it."""

from __future__ import annotations

from typing import cast

from latrunculi.games.invasions.advice.heuristics import Aetius
from latrunculi.games.invasions.components import printed
from latrunculi.games.invasions.components.chronology import year
from latrunculi.games.invasions.components.nations import CAMP_IDS, SIDES
from latrunculi.games.invasions.components.scenarios import FILES, SCENARIOS, load
from latrunculi.games.invasions.rules import victory
from latrunculi.games.invasions.rules.invariants import defects
from latrunculi.games.invasions.rules.procedures import PROCEDURES
from latrunculi.games.invasions.rules.scenarios import begin
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.games.invasions.table import figures, positions, secrets
from latrunculi.games.invasions.table.board import board
from latrunculi.games.invasions.table.reference import names, reference
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Option, Scenario, Setup
from latrunculi.tabletop.boardgame import BoardGame, Chapters

SEATS = (2, 3, 4)


class InvasionsGame(BoardGame[Invasions], printed=printed):
    """The game's entry in the registry: two to four seats for four camps."""

    revision = 2
    versions = {1: "0.3.0"}
    vocabulary = VOCABULARY
    procedures = {procedure.NAME: procedure for procedure in PROCEDURES}
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
        for s, path in zip(SCENARIOS, FILES, strict=True)
    )
    options = (Option("advanced", (0, 1), 0, "INV-XXI-1"),)
    chapters = Chapters(
        new=Invasions,
        begin=begin,
        turns=Turns,
        redact=secrets.redact,
        determinize=secrets.determinize,
        board=board,
        scores=lambda g: [victory.seat_points(g, seat) for seat in range(g.seats)],
        winners=lambda g: [victory.winner(g)],
        read=positions.read,
        write=positions.write,
        defects=defects,
        check_components=lambda pack: printed.load(pack=pack),
        check_scenario=load,
        names=names,
        reference=reference,
    )

    def score_parts(self, g: State) -> dict[str, list[int]]:
        found = [victory.parts(cast(Invasions, g), seat) for seat in range(g.seats)]
        return {name: [parts[i] for parts in found] for i, name in enumerate(victory.PART_IDS)}

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


GAME = InvasionsGame()
