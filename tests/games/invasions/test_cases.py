"""The cases of the game: one situation of the rulebook in each file, as `tests.games.cases` reads them.

[case]
title = "The battle of Nisibis"
rule = ["INV-XX-1"]

[position]                        # as in a position file, without the game's name and the procedures
active = ["romains", "perses"]

[position.begin]                  # the procedure that begins: its name and its fields, nations by name, sets as lists
procedure = "activation"
nation = "romains"

[play]
dice = ["d10 0", "white sr", "black -", "d6 4"]  # s a sword, r a red one, - a blank side
choices = [["march", "amida"]]

[expect]                          # any of these beside `offers` and `events`
asked = "persians"                # the camp that is asked
over = true                       # whether what began is over
places = {sapor-ii = "akkad"}     # where some pieces are
reduced = ["romains-legion-1"]    # all elites on their reverse
owners = {assyria = "romains"}    # who controls some provinces, "" nobody
treasury = {romains = 5}
points = {romains = 3}
masks = {pillaged = ["achaia"]}   # all provinces of a mask of the state
refused = [["march", "amida", "INV-XI.C-3"]]  # what may not be chosen, and the clause that forbids it
never = ["intercepted"]           # kinds of events that did not happen
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from latrunculi.games.invasions.components.chart import PROVINCE, PROVINCE_IDS
from latrunculi.games.invasions.components.counters import PIECE, PIECE_IDS
from latrunculi.games.invasions.components.nations import CAMP, NATION, NATION_IDS
from latrunculi.games.invasions.game import GAME
from latrunculi.games.invasions.rules.lexicon import PLACE_IDS
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words import VOCABULARY
from latrunculi.kernel.actions import BIT, members
from latrunculi.kernel.engine import Journal
from tests.games.cases import CommonCase, parameters
from tests.games.imperator.cases import toml
from tests.games.invasions.field import BLACK, WHITE
from tests.games.invasions.table import Table

FOLDER = Path(__file__).parent / "cases"


class Played(Table):
    """A table that is told choices as rows of a case."""

    def do(self, verb: str, *objects: str | int) -> None:
        """Make a choice."""
        self.choose(verb, *objects)


class Case(CommonCase):
    """A case of this game."""

    GAME = GAME
    DIE = (str, 'dice such as "d10 4" or "white sr"')
    CHOICE = '["march", "latium"]'
    EXPECTATIONS = (
        "asked", "over", "places", "reduced", "owners", "treasury", "points", "masks", "refused", "offers", "events",
        "never",
    )  # fmt: skip

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.begin: dict[str, Any] = self.position.pop("begin")

    def table(self) -> Played:
        """The table at the position, with the dice ready, and what begins begun."""
        text = toml({"game": GAME.id, "scenario": "350-invasiones", "awaiting": []} | self.position)
        g = GAME.position(text, "position")
        assert isinstance(g, Invasions)
        g.journal = Journal()
        g.rng = 0
        g.script = [outcome(die) for die in self.dice]
        fields = {name: number(value) for name, value in self.begin.items() if name != "procedure"}
        g.call(GAME.procedures[self.begin["procedure"]](**fields))
        g.advance()
        return Played.of(g)  # type: ignore[return-value]

    def legal(self, t: Table, verb: str) -> set[str | None]:
        return set(t.offers(verb))

    def told(self, t: Table) -> list[tuple[str, dict[str, Any]]]:
        assert t.g.journal is not None
        told = [VOCABULARY.event(kind, values) for _, kind, values in t.g.journal.events]
        return [(event["kind"], event["values"]) for event in told]  # type: ignore[misc]

    def check_asked(self, t: Table, expected: str) -> None:
        assert t.g.actor == t.g.seat_of(CAMP[expected])

    def check_over(self, t: Table, expected: bool) -> None:
        assert (not t.g.stack) == expected

    def check_places(self, t: Table, expected: dict[str, str]) -> None:
        assert {piece: PLACE_IDS[t.g.at[PIECE[piece]]] for piece in expected} == expected

    def check_reduced(self, t: Table, expected: list[str]) -> None:
        assert {PIECE_IDS[piece] for piece in members(t.g.reduced)} == set(expected)

    def check_owners(self, t: Table, expected: dict[str, str]) -> None:
        owners = {province: t.g.owner[PROVINCE[province]] for province in expected}
        assert {p: NATION_IDS[n] if n >= 0 else "" for p, n in owners.items()} == expected

    def check_treasury(self, t: Table, expected: dict[str, int]) -> None:
        assert {nation: t.g.treasury[NATION[nation]] for nation in expected} == expected

    def check_points(self, t: Table, expected: dict[str, int]) -> None:
        assert {nation: t.g.points(NATION[nation]) for nation in expected} == expected

    def check_masks(self, t: Table, expected: dict[str, list[str]]) -> None:
        for field, provinces in expected.items():
            assert {PROVINCE_IDS[p] for p in members(getattr(t.g, field))} == set(provinces), field

    def check_refused(self, t: Table, expected: list[list[Any]]) -> None:
        for verb, *obj, clause in expected:
            assert t.why_not(verb, *obj) == clause

    def check_never(self, t: Table, expected: list[str]) -> None:
        assert not {kind for kind, _ in self.told(t)} & set(expected)


def outcome(die: str) -> int:
    """The outcome of a die in words."""
    kind, face = die.split()
    return {"white": WHITE, "black": BLACK}[kind][face] if kind in ("white", "black") else _plain(kind, int(face))


def _plain(kind: str, face: int) -> int:
    return face if kind == "d10" or kind == "chance" else face - 1


def number(value: Any) -> Any:
    """A field of a procedure: a nation or province by its name, a set of them as a mask."""
    if isinstance(value, list):
        return sum(BIT[number(one)] for one in value)
    for known in (NATION, PROVINCE, PIECE):
        if value in known:
            return known[value]
    return value


@pytest.mark.parametrize("path", parameters(Case, FOLDER))
def test_case(path: Path) -> None:
    Case(path).run()
