"""The cases of the game, as `tests.games.imperator.cases` reads them."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.games.ultimus.components.stratagems import STRATAGEM_IDS
from latrunculi.games.ultimus.game import GAME
from latrunculi.kernel.position import PositionError
from tests.games.cases import parameters
from tests.games.imperator.cases import FamilyCase
from tests.games.ultimus.table import Table

FOLDER = Path(__file__).parent / "cases"
FILES = sorted(FOLDER.glob("*.toml"))


class Case(FamilyCase):
    """A case of this game."""

    GAME = GAME
    TABLE = Table


@pytest.mark.parametrize("path", parameters(Case, FOLDER))
def test_case(path: Path) -> None:
    Case(path).run()


@pytest.mark.parametrize("number", range(1, 16))
def test_every_event_has_a_case(number: int) -> None:
    assert any(path.stem.startswith(f"event-{number:02}") for path in FILES)


@pytest.mark.parametrize("title", STRATAGEM_IDS)
def test_every_stratagem_has_a_case(title: str) -> None:
    assert any(path.stem == f"stratagem-{title}" for path in FILES)


def test_slips_in_a_case_are_all_told(tmp_path: Path) -> None:
    path = tmp_path / "slips.toml"
    path.write_text(
        '[case]\ntitel = "x"\nrule = ["UR-99-1"]\n[play]\ndice = [6]\n[expect]\nplace = {}\n', encoding="utf-8"
    )
    with pytest.raises(PositionError) as caught:
        Case(path)
    told = "\n".join(caught.value.defects)
    for entry in ("case.title", "case.titel", "case.rule", "position", "play.dice", "expect.place", "expects nothing"):
        assert entry in told


def test_a_case_that_comes_out_otherwise_fails() -> None:
    case = Case(FOLDER / "battle-all-weakened.toml")
    case.run()
    case.expect = {"points": [9, 9]}
    with pytest.raises(AssertionError):
        case.run()
    case.expect = {"events": [{"kind": "outcome"}, {"kind": "outcome"}]}
    with pytest.raises(AssertionError, match="did not happen"):
        case.run()
    case.expect = {}
    case.dice = [*case.dice, "d6 6"]
    with pytest.raises(AssertionError, match="dice left"):
        case.run()
    case = Case(FOLDER / "stratagem-caedes.toml")
    case.dice = []
    with pytest.raises(AssertionError, match="more dice"):
        case.run()
