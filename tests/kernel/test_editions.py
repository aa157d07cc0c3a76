"""Editions: a game with another component pack is its modules once more, which know nothing of the others."""

from __future__ import annotations

import importlib
import sys
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

from latrunculi.kernel import packs, registry
from latrunculi.kernel.editions import Edition
from latrunculi.kernel.match import Match, replay
from latrunculi.kernel.position import PositionError
from tests.every_game.random_play import ALL
from tests.slips import pack_of

TOY = {
    "__init__": "",
    "games/__init__": "",
    "games/chess/__init__": "from toy_house.games.chess.play import GAME",
    "games/chess/play": """
import toy_house.games.chess.state as table
from json import dumps
from toy_house.games import shared
from toy_house.games.chess import printed

GAME = [table, shared, dumps]
def late():
    from toy_house.games.chess import later
    return later
""",
    # Two modules that import each other.
    "games/chess/state": "import toy_house.games.chess.pieces as pieces",
    "games/chess/pieces": "import toy_house.games.chess.state as table",
    "games/chess/later": "",
    "games/chess/printed": "import os\nPACK = os.environ.get('TOY_PACK', '')",
    "games/shared": "",
    "games/broken": "from toy_house.games.chess import printed, no_such_thing",
}


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A package of games, as `latrunculi.games` is one."""
    for name, text in TOY.items():
        file = (tmp_path / "toy_house" / name).with_suffix(".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    yield importlib.import_module("toy_house.games")
    for name in [name for name in sys.modules if name.partition(".")[0] in ("toy_house", "toy_other")]:
        del sys.modules[name]


def test_an_edition_has_modules_of_its_own_that_find_each_other(
    toy: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = importlib.import_module("toy_house.games.chess.play")
    Path(toy.__path__[0], "shared.so").write_bytes(b"")  # what was compiled is passed over
    monkeypatch.setenv("TOY_PACK", "rich")
    edition = Edition(toy, "toy_other")
    second = edition.load("toy_house.games.chess.play")
    assert (first.printed.PACK, second.printed.PACK) == ("", "rich")
    assert second.__name__ == "toy_other.games.chess.play"
    for of_first, of_second in zip(first.GAME[:2], second.GAME[:2], strict=True):
        assert of_first is not of_second
        assert of_first.__file__ == of_second.__file__
    assert second.table.pieces.table is second.table
    assert first.GAME[2] is second.GAME[2], "what is not of the games is shared"
    # Who looks around finds the modules that were there before.
    assert sys.modules["toy_house.games.chess.play"] is first
    assert importlib.import_module("toy_house.games.chess").play is first
    later = second.late()
    assert later.__name__ == "toy_other.games.chess.later"
    edition.close()
    assert not [name for name in sys.modules if name.startswith("toy_other")]
    assert second.late() is later, "who still plays with it has all of it"


def test_a_module_that_cannot_be_imported_is_not_half_there(toy: ModuleType) -> None:
    edition = Edition(toy, "toy_other")
    for name in ("broken", "no_such_thing"):
        with pytest.raises(ModuleNotFoundError, match=r"there is no source of toy_house\.games\..*no_such_thing"):
            edition.load(f"toy_house.games.{name}")
    assert "toy_other.games.broken" not in sys.modules
    assert edition.load("toy_house.games.chess").printed.PACK == ""


# ---------------------------------------------------------------- the games


@pytest.fixture
def _few(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No editions are loaded, and two are kept."""
    monkeypatch.setattr(registry, "_editions", OrderedDict())
    monkeypatch.setattr(registry, "MOST_EDITIONS", 2)
    yield
    for edition, _ in registry._editions.values():
        edition.close()


def kept_packs(folder: Path, monkeypatch: pytest.MonkeyPatch, **loot: str) -> dict[str, str]:
    """Packs of *Empire*, by name, in which Kingdoms are worth so much loot; their fingerprints."""
    monkeypatch.setenv(packs.FOLDERS, str(folder))
    game = registry.game("empire")
    found = {}
    for name, value in loot.items():
        (folder / name).mkdir()
        pack_of(folder / name, game.folder / "data", ("kingdoms.toml", "loot = 2", f"loot = {value}"))
        found[name] = game.pack_of(folder / name)
    return found


@pytest.mark.usefixtures("_few")
@pytest.mark.parametrize("game", [game for game in ALL if game.pack_variable], ids=lambda game: game.id)
def test_no_game_refers_to_modules_of_another_edition(game: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else one pack's numbers would stand in another's tables."""
    package = next(name for name, called in registry.shelf().items() if called.id == game.id)  # type: ignore[attr-defined]
    usual = registry.game(package)
    edition, other = registry._editions.setdefault(
        (package, ""), (Edition(importlib.import_module("latrunculi.games"), f"latrunculi_{package}"), usual)
    )
    again = edition.load(f"latrunculi.games.{package}").GAME
    assert (again.id, again.pack) == (other.id, "")
    assert again is not usual
    modules = {name: vars(module) for name, module in sys.modules.items() if name.startswith(f"latrunculi_{package}.")}
    assert len(modules) > 30
    for name, inside in modules.items():
        for called, value in inside.items():
            home = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", "")
            assert not str(home).startswith("latrunculi.games"), (name, called)
    assert {state.__module__.partition(".")[0] for state in again.procedures.values()} == {f"latrunculi_{package}"}


@pytest.mark.usefixtures("_few")
def test_two_packs_are_played_with_side_by_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """HRE: a Kingdom is worth 2 of loot here, 3 and 1 there."""
    marks = kept_packs(tmp_path, monkeypatch, rich="3", poor="1")
    usual = registry.game("empire")
    matches = []
    for pack in ("", marks["rich"], marks["poor"]):
        game = registry.game("HRE", pack)
        assert game is registry.game("empire", pack)
        assert (game.pack, game.setup(seats=2, seed=1).pack) == (pack, pack)
        matches.append(Match(game, game.setup(seats=2, seed=1)))
    assert matches[0].game is usual
    kingdoms = [match.game.reference().kingdoms for match in matches]  # type: ignore[attr-defined]
    changed = next(i for i, kingdom in enumerate(kingdoms[0]) if kingdom.loot == 2)  # the first that the pack names
    assert [told[changed].loot for told in kingdoms] == [2, 3, 1]
    for match in matches:  # in turn
        seat = match.state.actor
        assert match.play(seat, match.state.legal(seat)[0]) is None
    for match in matches:
        assert replay(registry.game("empire", match.setup.pack), match.record()).record() == match.record()
    # All that one pack has of names, texts and figures goes with it.
    poor = registry.game("empire", marks["poor"])
    assert poor.once("anything", lambda: 5) == poor.once("anything", lambda: 6) == 5
    assert usual.once("anything", lambda: 7) == 7


@pytest.mark.usefixtures("_few")
def test_editions_are_bounded_and_those_used_last_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marks = kept_packs(tmp_path, monkeypatch, rich="3", poor="1", richer="4")
    rich = registry.game("empire", marks["rich"])
    match = Match(rich, rich.setup(seats=2, seed=1))
    poor = registry.game("empire", marks["poor"])
    assert registry.game("empire", marks["rich"]) is rich
    registry.game("empire", marks["richer"])
    assert [pack for _, pack in registry._editions] == [marks["rich"], marks["richer"]]
    assert registry.game("empire", marks["rich"]) is rich
    assert registry.game("empire", marks["poor"]) is not poor, "it had gone"
    assert not [name for name in sys.modules if name.startswith(f"latrunculi_empire_{marks['richer']}")]
    while len(match.steps) < 20 and not match.state.over:
        seat = match.state.actor
        assert match.play(seat, match.state.legal(seat)[0]) is None, "who still plays with it plays on"


@pytest.mark.usefixtures("_few")
def test_one_edition_is_loaded_once_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = kept_packs(tmp_path, monkeypatch, rich="3")["rich"]
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda _: registry.game("empire", pack), range(4)))
    assert [game is found[0] for game in found] == [True] * 4
    assert registry.game("empire").pack == "", "other threads have what they had"


@pytest.mark.usefixtures("_few")
def test_packs_are_found_by_fingerprint_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (pack,) = kept_packs(tmp_path, monkeypatch, rich="3").values()
    asked: list[str] = []
    monkeypatch.setattr(packs, "_kept", lambda *_: asked.append("") or {pack: tmp_path / "rich"})
    for strange in ("rich", str(tmp_path / "rich"), "../rich", "f" * 32, pack.upper(), pack + "\0"):
        with pytest.raises(packs.UnknownPack, match="is not here: set LATRUNCULI_EMPIRE_PACK"):
            registry.game("empire", strange)
    assert not registry._editions
    with pytest.raises(registry.UnknownGame):
        registry.game("chess", pack)


@pytest.mark.usefixtures("_few")
def test_a_pack_with_defects_or_that_has_changed_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marks = kept_packs(tmp_path, monkeypatch, wrong="-1", changed="3")
    registry.game("empire", marks["changed"])  # both are known by now
    registry._editions.popitem()[1][0].close()
    pack_of(tmp_path / "changed", registry.game("empire").folder / "data", ("kingdoms.toml", "loot = 2", "loot = 4"))
    with pytest.raises(packs.UnknownPack):
        registry.game("empire", marks["changed"])
    with pytest.raises(PositionError, match="loot"):
        registry.game("empire", marks["wrong"])
    assert not [name for name in sys.modules if name.startswith("latrunculi_empire_")]
