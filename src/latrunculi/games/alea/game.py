"""*Alea Iacta Est* as the rest of the program knows it."""

from __future__ import annotations

from typing import cast

from latrunculi.games.alea import components, figures, positions
from latrunculi.games.alea.board import board
from latrunculi.games.alea.heuristics import Strategist
from latrunculi.games.alea.invariants import defects
from latrunculi.games.alea.procedures import PROCEDURES
from latrunculi.games.alea.reference import names, reference
from latrunculi.games.alea.scenarios import FILES, SCENARIOS, begin, load
from latrunculi.games.alea.scoring import winning_camp
from latrunculi.games.alea.sequence import Turns
from latrunculi.games.alea.state import CAMP_IDS, REPUBLIC_LOST, Alea
from latrunculi.games.alea.words import VOCABULARY
from latrunculi.games.alea.world import REGION_BY_ZONE
from latrunculi.games.imperator.game import Chapters, ImperatorGame
from latrunculi.kernel import packs
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Scenario


class AleaGame(ImperatorGame[Alea]):
    """The game's entry in the registry."""

    id = components.IDENTITY.id
    code = components.IDENTITY.code
    aliases = components.IDENTITY.aliases
    title = components.IDENTITY.title
    years = components.IDENTITY.years
    revision = 2
    versions = {1: "0.1.0"}
    folder = components.FOLDER
    vocabulary = VOCABULARY
    procedures = {procedure.NAME: procedure for procedure in PROCEDURES}
    component_files = components.FILES
    pack_variable = components.PACK
    pack = packs.used(components.PACK, components.FILES)
    advisor = Strategist()
    camps = CAMP_IDS
    scenarios = tuple(
        Scenario(s.id, (2,), file, (-s.years[0], -s.years[1]), s.years[0] - s.years[1] + 1)
        for s, file in zip(SCENARIOS, FILES, strict=True)
    )
    chapters = Chapters(
        blank=lambda: Alea(2, 0),
        begin=begin,
        turns=Turns,
        winner=winning_camp,
        board=board,
        rolls=figures.rolls,
        losses=figures.losses,
        read=positions.read,
        write=positions.write,
        defects=defects,
        check_components=lambda pack: components.load(REGION_BY_ZONE, pack),
        check_scenario=load,
        names=names,
        reference=reference,
    )

    def winners(self, g: State) -> list[int]:
        """Nobody when the Republic is dead (AIE-2.F.1-11)."""
        return [] if cast(Alea, g).ended == REPUBLIC_LOST else super().winners(g)

    def turn(self, g: State) -> int:
        state = cast(Alea, g)
        return SCENARIOS[state.scenario].years[0] - state.year + 1


GAME = AleaGame()
