"""*Ultimus Romanorum* as the rest of the program knows it."""

from __future__ import annotations

from typing import cast

from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.game import ImperatorGame, scores, victors
from latrunculi.games.imperator.table.knowledge import determinize, redact
from latrunculi.games.ultimus.advice.heuristics import Strategist
from latrunculi.games.ultimus.components import printed
from latrunculi.games.ultimus.components.chart import DIOCESE_BY_ZONE, DIOCESE_IDS
from latrunculi.games.ultimus.components.counters import PIECE_PEOPLE, UNITS
from latrunculi.games.ultimus.components.peoples import ARMENIA
from latrunculi.games.ultimus.components.stratagems import STRATAGEM_CLAUSE
from latrunculi.games.ultimus.rules.invariants import defects
from latrunculi.games.ultimus.rules.procedures import PROCEDURES
from latrunculi.games.ultimus.rules.scenarios import FILES, SCENARIOS, begin, load
from latrunculi.games.ultimus.rules.scoring import winning_camp
from latrunculi.games.ultimus.rules.sequence import Turns
from latrunculi.games.ultimus.rules.state import CAMP_IDS, ROMANUS, Ultimus
from latrunculi.games.ultimus.rules.words import VOCABULARY
from latrunculi.games.ultimus.table import figures, positions
from latrunculi.games.ultimus.table.board import board
from latrunculi.games.ultimus.table.reference import names, reference
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Scenario
from latrunculi.tabletop.boardgame import Chapters


class UltimusGame(ImperatorGame[Ultimus], printed=printed):
    """The game's entry in the registry. A game begins with the deployment of the players (UR-3.3.2-1)."""

    revision = 6
    versions = {1: "0.1.0", 2: "0.3.0", 3: "0.7.0", 4: "0.13.0", 5: "0.14.0"}
    vocabulary = VOCABULARY
    procedures = {procedure.NAME: procedure for procedure in PROCEDURES}
    advisor = Strategist()
    camps = CAMP_IDS
    title_clauses = STRATAGEM_CLAUSE
    phase_clauses = frozenset({"UR-2.B-3", "UR-6-5"})
    scenarios = tuple(
        Scenario(s.id, (2,), file, s.years, s.years[1] - s.years[0] + 1, s.teaches)
        for s, file in zip(SCENARIOS, FILES, strict=True)
    )
    rolled = figures.ROLLS
    lost = figures.LOSSES
    chapters = Chapters(
        new=Ultimus,
        begin=begin,
        turns=Turns,
        redact=redact,
        determinize=determinize,
        board=board,
        scores=scores,
        winners=lambda g: victors(g, winning_camp(g)),
        read=positions.read,
        write=positions.write,
        defects=defects,
        check_components=lambda pack: printed.load(DIOCESE_BY_ZONE, DIOCESE_IDS, pack),
        check_scenario=load,
        names=names,
        reference=reference,
    )

    def whose(self, g: State, kind: str, index: int) -> str:
        """The BARBARIAN has the Peoples, but Armenia and the Foederati; a Roman leader's counter shows his side."""
        if kind != "piece":
            return ""
        if PIECE_PEOPLE[index] == ARMENIA:
            return "UR-4.4.2-1"
        if PIECE_PEOPLE[index] != NONE:
            return "UR-4.4.1-2" if cast(Ultimus, g).own[ROMANUS] >> index & 1 else "UR-4.4.1-3"
        return "UR-3.7.1-1" if index >= UNITS else "UR-3.7.2-1"

    def turn(self, g: State) -> int:
        state = cast(Ultimus, g)
        return state.year - SCENARIOS[state.scenario].years[0] + 1


GAME = UltimusGame()
