"""*History of the Roman Empire* as the rest of the program knows it."""

from __future__ import annotations

from typing import Any, cast

from latrunculi.games.empire.advice.heuristics import Tactician
from latrunculi.games.empire.components import printed
from latrunculi.games.empire.components.cards import ATTACK_OF_ROMAN
from latrunculi.games.empire.components.chart import DIOCESE_IDS, PRINTED, PROVINCE_IDS, Province
from latrunculi.games.empire.components.sides import NOBODY
from latrunculi.games.empire.rules import scoring
from latrunculi.games.empire.rules.bribes import BribeOffer
from latrunculi.games.empire.rules.cards import CardStep
from latrunculi.games.empire.rules.cities import CityBuilding
from latrunculi.games.empire.rules.combat import Combat
from latrunculi.games.empire.rules.conquest import Looting
from latrunculi.games.empire.rules.construction import Recruitment
from latrunculi.games.empire.rules.displacement import Displacement
from latrunculi.games.empire.rules.draw import DrawEmperors, DrawingOrder, DrawPeoples
from latrunculi.games.empire.rules.forts import LoneFort
from latrunculi.games.empire.rules.invariants import defects
from latrunculi.games.empire.rules.kingdoms import MiniPhase
from latrunculi.games.empire.rules.placement import BarbarianPlacement, RomanPlacement, TakingUp
from latrunculi.games.empire.rules.rebellion import Betrayal, Epidemic, Rebellion, Revolt
from latrunculi.games.empire.rules.sequence import BarbarianPhase, RomanPhase, Turns
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.withdrawal import Withdrawal
from latrunculi.games.empire.rules.words import (
    BUILD_CITY,
    FORTIFY,
    LOOT,
    PLACE_ARMY,
    PLACE_FORT,
    PLAY_CARD,
    REBUILD,
    TAKE_UP,
    VOCABULARY,
)
from latrunculi.games.empire.rules.works import Stance, Works
from latrunculi.games.empire.table import board, knowledge, positions
from latrunculi.games.empire.table.reference import names, reference
from latrunculi.kernel.actions import Explainer, object_of, verb_of
from latrunculi.kernel.engine import Procedure, State
from latrunculi.kernel.game import (
    FORBIDDEN,
    NOT_YOURS,
    NOTHING_THERE,
    OVERSEAS,
    Option,
    Scenario,
    Setup,
)
from latrunculi.kernel.ints import Action, Seat
from latrunculi.kernel.vocabulary import NUMBER
from latrunculi.tabletop.boardgame import BoardGame, Chapters

PROCEDURES: tuple[type[Procedure[Any]], ...] = (
    Turns, BarbarianPhase, RomanPhase, DrawingOrder, DrawPeoples, DrawEmperors, CardStep, MiniPhase, Rebellion, Revolt,
    Epidemic, Betrayal, Works, Stance, Recruitment, TakingUp, BarbarianPlacement, RomanPlacement, Displacement, Combat,
    LoneFort, Withdrawal, BribeOffer, CityBuilding, Looting,
)  # fmt: skip


UPON_ONES_OWN = frozenset({TAKE_UP, FORTIFY, REBUILD, PLACE_FORT, BUILD_CITY, LOOT})
"""The verbs upon Provinces that the active player holds."""


SCENARIOS = (
    Scenario("standard", (2, 3, 4), years=(-60, 476), turns=printed.TURNS),
    Scenario("69-principes", (2, 4), printed.FOLDER / "scenarios" / "69-principes.toml", (69, 161), 1, teaches=True),
)


def begin(g: Empire, scenario: int) -> None:
    """HRE 2: the set-up; nothing is on the map (HRE-2-6), but for what a scenario puts there."""
    g.factions = 3 if g.seats == 3 else 4
    file = SCENARIOS[scenario].file
    if file is not None:
        positions.lay_out(g, file.read_text("utf-8"), file.name)


class EmpireGame(BoardGame[Empire], printed=printed):
    """The game's entry in the registry."""

    revision = 2
    versions = {1: "0.1.0"}
    vocabulary = VOCABULARY
    procedures = {procedure.NAME: procedure for procedure in PROCEDURES}
    steps = frozenset({"place-army", "retreat-to", "withdraw-to"})
    advisor = Tactician()
    side_kind = "faction"
    scenarios = SCENARIOS
    options = (
        Option("withdrawal-round", (1, 2), 1, "HRE-10.1-1"),
        Option("bribes", (0, 1), 0, "HRE-16-1"),
    )
    chapters = Chapters(
        new=Empire,
        begin=begin,
        turns=Turns,
        redact=knowledge.redact,
        determinize=knowledge.determinize,
        board=board.board,
        scores=scoring.seat_totals,
        winners=scoring.winning_seats,
        read=positions.read,
        write=positions.write,
        defects=defects,
        check_components=lambda pack: printed.load(PROVINCE_IDS, DIOCESE_IDS, pack),
        names=names,
        reference=reference,
    )

    def owner(self, g: State, kind: str, index: int) -> int:
        state = cast(Empire, g)
        if kind == "faction":
            return state.seat_of(index)
        if kind == "side":
            controller = state.controller[index]
            return NOBODY if controller == NOBODY else state.seat_of(controller)
        return super().owner(g, kind, index)

    def forbidden(self, g: State, seat: Seat, action: Action, may: Explainer) -> tuple[str, str]:
        """What a Province is to the side in play: held by others, empty, too far, beyond the sea."""
        clause = may.clause
        state = cast(Empire, g)
        verb, province = verb_of(action), object_of(action)
        if verb in UPON_ONES_OWN and not holds(state, province):
            vacant = state.owner[province] == NOBODY and state.fort_owner[province] == NOBODY
            return NOTHING_THERE if vacant else NOT_YOURS, "HRE-12-1" if verb == LOOT else clause
        if verb == PLACE_ARMY and clause in ("HRE-9.2.2-3", "HRE-9.3.2-2"):
            return OVERSEAS, clause
        if clause == "HRE-13-1":
            return FORBIDDEN, clause
        return super().forbidden(g, seat, action, may)

    def untimely(self, action: Action) -> str:
        """HRE-7-2: a card of attack has another moment than the others."""
        of_attack = verb_of(action) == PLAY_CARD and ATTACK_OF_ROMAN >> object_of(action) & 1
        return "HRE-7-2" if of_attack else super().untimely(action)

    def sides(self, setup: Setup) -> dict[str, int]:
        g = cast(Empire, self.begin(setup, 0))
        return {faction.id: g.seat_of(f) for f, faction in enumerate(PRINTED.factions[: g.factions])}

    def score_parts(self, g: State) -> dict[str, list[int]]:
        return scoring.seat_parts(cast(Empire, g))

    def losses(self, g: State, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
        """Armies lost: events named so, of one army where they give no number."""
        event = VOCABULARY.events[kind]
        if not event.name.endswith("lost"):
            return []
        number, seat = 1, NOBODY
        for (_, of), value in zip(event.fields, values, strict=True):
            if of == NUMBER:
                number = value
            elif value >= 0:
                seat = max(seat, self.owner(g, of, value))
        return [] if seat == NOBODY else [(seat, number)]


def holds(g: Empire, province: Province) -> bool:
    """Whether armies or forts of the active player, of any of his sides, are in a Province."""
    return any(side != NOBODY and g.own(side) for side in (g.owner[province], g.fort_owner[province]))


GAME = EmpireGame()
