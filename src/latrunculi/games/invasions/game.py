"""*Invasions*, volume 1, as the rest of the program knows it."""

from __future__ import annotations

from typing import Final, cast

from latrunculi.games.invasions.advice import reasons
from latrunculi.games.invasions.advice.heuristics import Aetius
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.chronology import year
from latrunculi.games.invasions.components.counters import PIECES
from latrunculi.games.invasions.components.nations import CAMP_IDS, SIDES
from latrunculi.games.invasions.components.printed import contents, files
from latrunculi.games.invasions.components.scenarios import FILES, SCENARIOS, load
from latrunculi.games.invasions.rules import victory
from latrunculi.games.invasions.rules.invariants import defects
from latrunculi.games.invasions.rules.procedures import PROCEDURES
from latrunculi.games.invasions.rules.scenarios import begin
from latrunculi.games.invasions.rules.sequence import Turns
from latrunculi.games.invasions.rules.state import FIRST_SEA, Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.games.invasions.table import figures, positions, secrets
from latrunculi.games.invasions.table.board import board
from latrunculi.games.invasions.table.reference import names, reference
from latrunculi.kernel.actions import Explainer, members, object_of, verb_of
from latrunculi.kernel.engine import State
from latrunculi.kernel.game import FORBIDDEN, NOBODYS, NOT_YOURS, NOTHING_THERE, Option, Scenario, Setup
from latrunculi.kernel.ints import Action, Seat
from latrunculi.kernel.reasons import Reason
from latrunculi.tabletop.boardgame import NOWHERE, BoardGame, Chapters

SEATS = (2, 3, 4)
FROM_ONES_OWN: Final = frozenset({"march", "intercept", "hasten", "scout"})
"""Verbs upon provinces that begin with one's own troops there."""
UPON_ONES_OWN: Final = frozenset({"fortify", "suppress", "build-city", "seat-capital", "rebuild", "cede", "redeploy"})
"""Verbs upon provinces that one controls."""


class InvasionsGame(BoardGame[Invasions], printed=files):
    """The game's entry in the registry: two to four seats for four camps."""

    revision = 14
    versions = {
        1: "0.3.0",
        2: "0.4.0",
        3: "0.5.0",
        4: "0.6.0",
        5: "0.7.0",
        6: "0.8.0",
        7: "0.9.0",
        8: "0.10.0",
        9: "0.11.0",
        10: "0.12.0",
        11: "0.13.0",
        12: "0.14.0",
        13: "0.15.0",
    }
    vocabulary = VOCABULARY
    procedures = {procedure.NAME: procedure for procedure in PROCEDURES}
    advisor = Aetius()
    reason_kinds = reasons.KINDS
    side_kind = "camp"
    here_alone = frozenset({
        "take", "leave", "hold", "stand-aside", "stay-behind", "leave-behind", "take-hit", "recover", "refit", "drown",
    })  # fmt: skip
    own_verbs = here_alone | {
        "buy",
        "campaign",
        "choose-piece",
        "embark",
        "follow",
        "found-kingdom",
        "keep-leader",
        "lend",
        "migrate",
        "receive",
        "repair",
        "sail",
        "summon",
        "supply",
    }
    steps = frozenset({"step-to", "sail-to", "retreat-to", "flee-to"})
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
        check_components=lambda pack: contents.load(pack=pack),
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

    def place(self, g: Invasions, kind: str, index: int) -> int:
        if kind == "piece" and 0 <= index < PIECES:
            return g.at[index]
        if kind == "sea":
            return FIRST_SEA + index
        return index if kind in ("province", "place") else NOWHERE

    def whose(self, g: State, kind: str, index: int) -> str:
        return "INV-I-1"

    def forbidden(self, g: State, seat: Seat, action: Action, may: Explainer) -> tuple[str, str]:
        """What a province is to the seat: it has nobody there, or does not control it."""
        code, clause = super().forbidden(g, seat, action, may)
        table = cast(Invasions, g)
        verb, province = self.vocabulary.verbs[verb_of(action)], object_of(action)
        if code != FORBIDDEN or verb.kind != "province" or may.spoken:
            return code, clause
        if verb.name in FROM_ONES_OWN and not any(table.seat(n) == seat for n in members(table.holders(province))):
            return NOTHING_THERE, clause
        if verb.name in UPON_ONES_OWN:
            owner = table.owner[province]
            if owner == NONE or table.seat(owner) != seat:
                return NOBODYS if owner == NONE else NOT_YOURS, clause
        return code, clause

    def reasons(self, g: State, seat: Seat, action: Action) -> list[Reason]:
        return self.advisor.reasons(g, seat, action)

    def sides(self, setup: Setup) -> dict[str, int]:
        return {CAMP_IDS[camp]: seat for seat, camps in enumerate(SIDES[setup.seats]) for camp in camps}

    def losses(self, g: State, kind: int, values: tuple[int, ...]) -> list[tuple[int, int]]:
        return figures.losses(cast(Invasions, g), kind, values)


GAME = InvasionsGame()
