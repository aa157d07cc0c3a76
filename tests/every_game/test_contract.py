"""What leaves the program is of the types that the page has been told of (`tools/contract.py`)."""

from __future__ import annotations

import msgspec
import pytest

from latrunculi.atlas.geometry import Geometry
from latrunculi.kernel import registry
from latrunculi.kernel.contract import Told
from latrunculi.kernel.game import Game
from tests.every_game.random_play import every_game
from tools.contract import written

MAPPED = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)


def agrees(told: Told) -> None:
    """What is told is of its types, and nothing is told besides."""
    data = msgspec.json.encode(told)
    assert msgspec.json.encode(msgspec.json.decode(data, type=type(told))) == data


@every_game
def test_what_is_printed_is_of_its_types(game: Game) -> None:
    agrees(game.reference())


@MAPPED
def test_a_map_is_of_its_types(game: Game) -> None:
    drawn = msgspec.json.decode(game.map_file.read_bytes(), type=Geometry)
    assert drawn.areas
    assert set(msgspec.json.decode(game.map_file.read_bytes())) == set(msgspec.to_builtins(drawn))


def test_the_page_has_the_types_of_the_program() -> None:
    for path, text in written().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run tools/contract.py"
