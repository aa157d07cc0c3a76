"""*Alea Iacta Est* as the rest of the program knows it."""

from __future__ import annotations

from typing import Final, cast

from latrunculi.games.alea.advice.heuristics import Strategist, closing
from latrunculi.games.alea.components import printed
from latrunculi.games.alea.components.chart import REGION_BY_ZONE
from latrunculi.games.alea.components.counters import PIECE_PEOPLE, UNITS
from latrunculi.games.alea.components.stratagems import STRATAGEM_CLAUSE
from latrunculi.games.alea.rules.invariants import defects
from latrunculi.games.alea.rules.procedures import PROCEDURES
from latrunculi.games.alea.rules.scenarios import FILES, SCENARIOS, begin, load
from latrunculi.games.alea.rules.scoring import winning_camp
from latrunculi.games.alea.rules.sequence import Turns
from latrunculi.games.alea.rules.state import BELLUM, CAMP_IDS, REPUBLIC_LOST, Alea
from latrunculi.games.alea.rules.words import VOCABULARY
from latrunculi.games.alea.table import figures, positions
from latrunculi.games.alea.table.board import board
from latrunculi.games.alea.table.reference import names, reference
from latrunculi.games.imperator.components.kit import NONE
from latrunculi.games.imperator.game import ImperatorGame, scores, victors
from latrunculi.games.imperator.table.knowledge import determinize, redact
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Scenario
from latrunculi.tabletop.boardgame import Chapters

LONG_THINKING: Final = 1500
"""Decisions that are played out for one answer in the last sequences of a year."""


class AleaGame(ImperatorGame[Alea], printed=printed):
    """The game's entry in the registry."""

    revision = 4
    versions = {1: "0.1.0", 2: "0.3.0", 3: "0.13.0"}
    vocabulary = VOCABULARY
    procedures = {procedure.NAME: procedure for procedure in PROCEDURES}
    advisor = Strategist()
    camps = CAMP_IDS
    title_clauses = STRATAGEM_CLAUSE
    phase_clauses = frozenset({"AIE-2.B-3", "AIE-6-5", "AIE-6-6"})
    scenarios = tuple(
        Scenario(s.id, (2,), file, (-s.years[0], -s.years[1]), s.years[0] - s.years[1] + 1, s.teaches)
        for s, file in zip(SCENARIOS, FILES, strict=True)
    )
    rolled = figures.ROLLS
    lost = figures.LOSSES
    chapters = Chapters(
        new=Alea,
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
        check_components=lambda pack: printed.load(REGION_BY_ZONE, pack),
        check_scenario=load,
        names=names,
        reference=reference,
    )

    def winners(self, g: State) -> list[int]:
        """Nobody when the Republic is dead (AIE-2.F.1-11)."""
        return [] if cast(Alea, g).ended == REPUBLIC_LOST else super().winners(g)

    def whose(self, g: State, kind: str, index: int) -> str:
        """Triumvirs and Peoples at peace are nobody's; a Roman side is printed, a unit's camp that of who raised it."""
        state = cast(Alea, g)
        people = PIECE_PEOPLE[index] if kind == "piece" else NONE
        if people != NONE:
            return "AIE-4.4.1-2" if state.status[people] == BELLUM else "AIE-4.4.1-3"
        if kind != "piece":
            return ""
        if not (state.own[0] | state.own[1]) >> index & 1:
            return "AIE-3.7.4-2"
        return "AIE-1.2.1-1" if index >= UNITS else "AIE-3.7.2-1"

    def thinking(self, g: State) -> int:
        """More where the rest of a year is played out."""
        return LONG_THINKING if closing(cast(Alea, g)) else super().thinking(g)

    def turn(self, g: State) -> int:
        state = cast(Alea, g)
        return SCENARIOS[state.scenario].years[0] - state.year + 1


GAME = AleaGame()
