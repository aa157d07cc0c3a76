"""The cases of the game, as `tests.games.imperator.cases` reads them."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.games.alea.game import GAME
from tests.games.alea.table import Table
from tests.games.cases import parameters
from tests.games.imperator.cases import FamilyCase

FOLDER = Path(__file__).parent / "cases"


class Case(FamilyCase):
    """A case of this game."""

    GAME = GAME
    TABLE = Table


@pytest.mark.parametrize("path", parameters(Case, FOLDER))
def test_case(path: Path) -> None:
    Case(path).run()
