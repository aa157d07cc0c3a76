"""Cases as data: a position, dice, choices, and what must come of them; one in each file of `cases/`.

A case is a TOML file of four tables.

    [case]
    title = "A Legion crosses the Alps"       # one line
    rule = ["HRE-10.2-1"]                     # the clauses that the case proves

    [position]                                # in a few words (`table.position`) ...
    turn = 2
    phase = "roman purpura caligula placement"
    pool = 1                                  # armies beside the map; further values as in a position's [phase]
    viridis = {rome = 3}                      # values of a Faction, as in a position's [[faction]]
    [position.provinces]
    cisalpina = "purpura 1"
    raetia = "viridis 1"

    [play]
    dice = [6, 1, 5, 4]                       # all of them must be used, in this order
    choices = [["place-army", "raetia"]]      # verb and object, each made by whoever is asked

    [expect]                                  # any of these
    prompt = "cities-start"                   # the question after the last choice
    phase = "roman purpura"                   # the phase in progress, "" between phases
    seat = 0                                  # who is asked, -1 when the game is over
    provinces = {raetia = "purpura 1"}        # what lies in some Provinces, in the words of the position
    vp = {purpura = [4, 0]}                   # Roman and Barbarian VP
    offers = {place-army = ["raetia"]}        # all objects upon which a verb is offered; [] for a verb that is not,
                                              # true for one that takes no object
    refused = [["place-army", "gothia", "HRE-9.3.1-1"]]   # what may not be chosen, and the clause that forbids it
    winners = [0]                             # seats, when the game is over
    events = [{kind = "rolled", attack = [6, 1], defence = [5, 4]}]   # some of what happened, in order

Instead of the table `position`, a text `position = '''...'''` before the first table holds a whole position file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from latrunculi.games.empire.game import GAME
from latrunculi.kernel.position import PositionError
from tests.games.cases import CommonCase, parameters
from tests.games.empire.table import Table, position

FOLDER = Path(__file__).parent / "cases"
FILES = sorted(FOLDER.glob("*.toml"))


class Case(CommonCase):
    """A case of this game."""

    GAME = GAME
    POSITION = (str, dict)
    ADD_POSITION = "add a table [position] or a text position = '''...'''"
    DIE = (int, "dice from 1 to 6")
    CHOICE = '["place-army", "roma"]'
    EXPECTATIONS = ("prompt", "phase", "seat", "provinces", "vp", "offers", "refused", "winners", "events")

    def table(self) -> Table:
        """The table at the position, with the dice ready."""
        if isinstance(self.position, str):
            return Table(GAME.position(self.position, "position")).roll(*self.dice)
        return position(dice=self.dice, **({"provinces": {}} | self.position))

    def legal(self, t: Table, verb: str) -> set[str | None]:
        return set(t.offers(verb))

    def told(self, t: Table) -> list[tuple[str, dict[str, Any]]]:
        return list(zip(t.story(), t.events(), strict=True))

    def check_prompt(self, t: Table, expected: str) -> None:
        assert t.prompt == expected

    def check_phase(self, t: Table, expected: str) -> None:
        assert t.phase == expected

    def check_seat(self, t: Table, expected: int) -> None:
        assert t.seat == expected

    def check_provinces(self, t: Table, expected: dict[str, str]) -> None:
        assert {province: t.at(province) for province in expected} == expected

    def check_vp(self, t: Table, expected: dict[str, list[int]]) -> None:
        assert {name: [t.rome(name), t.barbarian(name)] for name in expected} == expected

    def check_refused(self, t: Table, expected: list[list[Any]]) -> None:
        for verb, *obj, clause in expected:
            assert t.refused(verb, *obj) == clause

    def check_winners(self, t: Table, expected: list[int]) -> None:
        assert t.g.over
        assert GAME.winners(t.g) == expected


@pytest.mark.parametrize("path", parameters(Case, FOLDER))
def test_case(path: Path) -> None:
    Case(path).run()


def test_there_are_cases() -> None:
    assert len(FILES) >= 15


def test_slips_in_a_case_are_all_told(tmp_path: Path) -> None:
    path = tmp_path / "slips.toml"
    path.write_text(
        '[case]\ntitel = "x"\nrule = ["HRE-99-1"]\n[play]\ndice = ["6"]\n[expect]\nprovince = {}\n', encoding="utf-8"
    )
    with pytest.raises(PositionError) as caught:
        Case(path)
    assert caught.value.defects == [
        'slips.toml: case.title: is missing; add title = a text in "quotes"',
        "slips.toml: case.rule: 'HRE-99-1' is not known; did you mean 'HRE-9-1'?",
        "slips.toml: case.titel: is not known here; did you mean 'title'?",
        "slips.toml: position: is missing; add a table [position] or a text position = '''...'''",
        "slips.toml: play.dice: holds '6'; write only dice from 1 to 6",
        "slips.toml: expect.province: is not known here; did you mean 'provinces'?",
        "slips.toml: expect: expects nothing; say at least one of "
        "prompt, phase, seat, provinces, vp, offers, refused, winners, events",
    ]


def test_a_case_that_comes_out_otherwise_fails() -> None:
    case = Case(FOLDER / "combat-for-gaul.toml")
    case.expect = {"provinces": {"lugdunensis": "galli 2"}}
    with pytest.raises(AssertionError):
        case.run()
    case.expect = {"events": [{"kind": "combat"}, {"kind": "combat"}, {"kind": "combat"}]}
    with pytest.raises(AssertionError, match="did not happen"):
        case.run()
    case.expect = {}
    case.dice = [*case.dice, 6]
    with pytest.raises(AssertionError, match="dice left"):
        case.run()
