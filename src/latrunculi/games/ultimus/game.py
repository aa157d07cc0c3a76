"""*Ultimus Romanorum* as the rest of the program knows it."""

from __future__ import annotations

from typing import cast

from latrunculi.games.imperator.game import Chapters, ImperatorGame
from latrunculi.games.ultimus import components, figures, positions
from latrunculi.games.ultimus.board import board
from latrunculi.games.ultimus.heuristics import Strategist
from latrunculi.games.ultimus.invariants import defects
from latrunculi.games.ultimus.procedures import PROCEDURES
from latrunculi.games.ultimus.reference import names, reference
from latrunculi.games.ultimus.scenarios import FILES, SCENARIOS, begin, load
from latrunculi.games.ultimus.scoring import winning_camp
from latrunculi.games.ultimus.sequence import Turns
from latrunculi.games.ultimus.state import CAMP_IDS, Ultimus
from latrunculi.games.ultimus.words import VOCABULARY
from latrunculi.games.ultimus.world import DIOCESE_BY_ZONE, DIOCESE_IDS
from latrunculi.kernel import packs
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import Scenario


class UltimusGame(ImperatorGame[Ultimus]):
    """The game's entry in the registry. A game begins with the deployment of the players (UR-3.3.2-1)."""

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
        Scenario(s.id, (2,), file, s.years, s.years[1] - s.years[0] + 1)
        for s, file in zip(SCENARIOS, FILES, strict=True)
    )
    chapters = Chapters(
        blank=lambda: Ultimus(2, 0),
        begin=begin,
        turns=Turns,
        winner=winning_camp,
        board=board,
        rolls=figures.rolls,
        losses=figures.losses,
        read=positions.read,
        write=positions.write,
        defects=defects,
        check_components=lambda pack: components.load(DIOCESE_BY_ZONE, DIOCESE_IDS, pack),
        check_scenario=load,
        names=names,
        reference=reference,
    )

    def turn(self, g: State) -> int:
        state = cast(Ultimus, g)
        return state.year - SCENARIOS[state.scenario].years[0] + 1


GAME = UltimusGame()
