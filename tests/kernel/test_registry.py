"""The registry: games are found by any of their names, and only what is asked for is imported."""

from __future__ import annotations

import importlib
import json
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import latrunculi.games
from latrunculi.kernel import registry
from latrunculi.kernel.game import Game
from latrunculi.kernel.identity import FILE, identity
from latrunculi.kernel.position import PositionError

ASK = """
import json, sys
from latrunculi.kernel import registry
before = [name for name in sys.modules if name.startswith("latrunculi.games.")]
found = {registry.game(name).id for name in sys.argv[1:]}
loaded = {name.split(".")[2] for name in sys.modules if name.startswith("latrunculi.games.")}
print(json.dumps([before, sorted(found), sorted(loaded)]))
"""


@pytest.mark.parametrize("package", registry.shelf())
def test_a_game_is_found_by_all_its_names_and_no_other_is_imported(package: str) -> None:
    called = registry.shelf()[package]
    names = [package, called.id, called.id.upper(), called.code, called.code.lower(), *called.aliases, f" {package} "]
    asked = subprocess.run([sys.executable, "-c", ASK, *names], capture_output=True, text=True, check=True)
    before, found, loaded = json.loads(asked.stdout)
    assert before == []
    assert found == [called.id]
    assert set(registry.shelf()) & set(loaded) == {package}


def test_every_game_is_on_the_shelf_and_is_called_what_the_shelf_says() -> None:
    packages = {module.name for module in pkgutil.iter_modules(latrunculi.games.__path__)}
    offered = {name: getattr(importlib.import_module(f"latrunculi.games.{name}"), "GAME", None) for name in packages}
    assert {name for name, game in offered.items() if isinstance(game, Game)} == set(registry.shelf())
    for name, called in registry.shelf().items():
        game = offered[name]
        assert isinstance(game, Game)
        assert (game.id, game.code, game.aliases, game.title, game.years) == (
            called.id, called.code, called.aliases, called.title, called.years,
        )  # fmt: skip
    assert [game.title for game in registry.games()] == sorted(called.title for called in registry.shelf().values())


def test_no_two_games_answer_to_one_name() -> None:
    names = [
        name.lower()
        for package, called in registry.shelf().items()
        for name in {package, called.id, called.code, *called.aliases}
    ]
    assert len(names) == len(set(names))


def test_a_game_that_is_not_called_anything_is_told_with_file_and_cure(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('id = "chess"\ncode = 5\ntitle = "Chess"\nyears = "1"\nalias = []\n', encoding="utf-8")
    with pytest.raises(PositionError) as caught:
        identity(tmp_path)
    told = "\n".join(caught.value.defects)
    assert FILE in told
    for entry in ("code", "aliases", "alias"):
        assert entry in told
