"""Cases as data: a position, dice, choices, and what must come of them; one in each file of a game's `cases/`.

A case is a TOML file of four tables.

    [case]
    title = "Suevi cut down by a Comes"       # one line
    rule = ["UR-8.4.2-1"]                     # the clauses that the case proves

    [position]                                # as in a position file, the game's name aside (see `positions`)
    year = 410
    [position.pieces]
    galliae-1 = ["co-galliae-1"]
    [position.phase]
    kind = "marching"
    camp = "romanus"

    [play]
    dice = ["d6 4", "d10 0"]                  # all of them must be used, in this order, and no other
    choices = [["march", "stilicho"]]         # verb and object, each made by whoever is asked

    [expect]                                  # any of these
    prompt = "marching-order"                 # the question after the last choice
    camp = "romanus"                          # who is asked
    over = true                               # whether the game is over
    places = {stilicho = "galliae-1"}         # where some pieces are
    camps = {stilicho = "romanus"}            # whose they are
    weak = ["co-galliae-1"]                   # all weakened units
    status = {suevi = "bellum"}               # of some Peoples
    points = [1, 0]                           # of ROMAIN and BARBARE
    board = {event = {number = 4}}            # part of the board as pages see it
    hands = {romanus = ["papa"]}              # all stratagems of a camp
    offers = {march = ["stilicho"]}           # all objects upon which a verb is offered; [] for a verb that is not,
                                              # true for one that takes no object
    refused = [["march", "ruga", "UR-2.E-2"]] # what may not be chosen, and the clause that forbids it
    events = [{kind = "died", piece = "ruga"}]    # some of what happened since the position, in order
    never = ["died"]                          # kinds of events that did not happen
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.contract import plain
from latrunculi.kernel.engine import Journal
from tests.games.cases import CommonCase
from tests.games.imperator.table import FamilyTable


def toml(table: dict[str, Any], path: str = "") -> str:
    """A table as TOML: its values, then its tables. What JSON and TOML write alike is all that a position needs."""
    lines = []
    tables = []
    for key, value in table.items():
        if isinstance(value, dict):
            tables += ["", f"[{path}{key}]", toml(value, f"{path}{key}.")]
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for row in value:
                tables += ["", f"[[{path}{key}]]", toml(row)]
        else:
            lines.append(f"{key} = {json.dumps(value)}")
    return "\n".join(lines + tables)


class FamilyCase(CommonCase):
    """A case of a game of the family. A game gives itself and its table."""

    DIE = (str, 'dice such as "d6 4"')
    CHOICE = '["march", "stilicho"]'
    EXPECTATIONS = (
        "prompt", "camp", "over", "places", "camps", "weak", "status", "points", "board", "hands", "offers", "refused",
        "events", "never",
    )  # fmt: skip

    TABLE: ClassVar[type[FamilyTable]]

    def table(self) -> FamilyTable:
        """The table at the position, with the dice ready."""
        text = toml({"game": self.GAME.id, "dice": self.dice} | self.position)
        g = self.GAME.position(text, "position")
        assert isinstance(g, Imperator)
        g.journal = Journal()
        return self.TABLE.of(g)

    def legal(self, t: FamilyTable, verb: str) -> set[str | None]:
        return {None if obj == "None" else obj for obj in t.legal(verb)}

    def told(self, t: FamilyTable) -> list[tuple[str, dict[str, Any]]]:
        return list(zip(kinds(t), t.events(), strict=True))

    def check_prompt(self, t: FamilyTable, expected: str) -> None:
        assert t.asked == expected

    def check_camp(self, t: FamilyTable, expected: str) -> None:
        assert t.camp == expected

    def check_over(self, t: FamilyTable, expected: bool) -> None:
        assert t.g.over == expected

    def check_places(self, t: FamilyTable, expected: dict[str, str]) -> None:
        assert {piece: t.place(piece) for piece in expected} == expected

    def check_camps(self, t: FamilyTable, expected: dict[str, str]) -> None:
        assert {piece: t.owner(piece) for piece in expected} == expected

    def check_weak(self, t: FamilyTable, expected: list[str]) -> None:
        assert t.weak() == set(expected)

    def check_status(self, t: FamilyTable, expected: dict[str, str]) -> None:
        assert {people: plain(self.GAME.board(t.g))["peoples"][people]["status"] for people in expected} == expected

    def check_points(self, t: FamilyTable, expected: list[int]) -> None:
        assert list(t.points()) == expected

    def check_board(self, t: FamilyTable, expected: dict[str, Any]) -> None:
        assert agrees(plain(self.GAME.board(t.g)), expected) == expected

    def check_hands(self, t: FamilyTable, expected: dict[str, list[str]]) -> None:
        hands = plain(self.GAME.board(t.g))["hands"]
        order = self.GAME.vocabulary.objects["stratagem"]
        wanted = {camp: sorted(titles, key=order.index) for camp, titles in expected.items()}
        assert {camp: hands[camp]["titles"] for camp in expected} == wanted

    def check_refused(self, t: FamilyTable, expected: list[list[Any]]) -> None:
        for verb, *obj, clause in expected:
            assert self.GAME.vocabulary.action(verb, *obj) not in t.g.legal(t.g.actor)
            assert t.why_not(verb, *obj) == clause

    def check_never(self, t: FamilyTable, expected: list[str]) -> None:
        assert not set(expected) & set(kinds(t))


def kinds(t: FamilyTable) -> list[str]:
    """The kinds of what has happened."""
    return [t.vocabulary.events[kind].name for _, kind, _ in t.g.journal.events]


def agrees(found: Any, expected: Any) -> Any:
    """The part of what is found that the expectation speaks of."""
    if isinstance(found, dict) and isinstance(expected, dict):
        return {key: agrees(found.get(key), value) for key, value in expected.items()}
    return found
