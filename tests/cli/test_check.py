"""`latrunculi check` on what no registered game need have: scenario files, and component files of one name."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.cli.check import check
from latrunculi.kernel import registry
from latrunculi.kernel.game import Game
from latrunculi.kernel.position import PositionError, Reader, parse
from tests.toys.morra import MORRA


class Tale(type(MORRA)):  # type: ignore[misc]
    """The toy with scenarios and a component file of its own."""

    component_files = ("peoples.toml",)

    def __init__(self, name: str, key: str) -> None:
        self.id = name
        self.aliases = ()
        self.code = name[:3].upper()
        self.title = name.title()
        self.key = key

    def check_components(self, pack: Path) -> None:
        """A sound file has the key of the game."""
        top = Reader(parse((pack / "peoples.toml").read_text("utf-8"), "peoples.toml"), "peoples.toml")
        top.number(self.key)
        top.finish()
        top.check()

    def check_scenario(self, text: str, file: str) -> None:
        """A sound scenario has a name."""
        top = Reader(parse(text, file), file)
        top.text("game")
        row = top.sub("scenario")
        row.text("name")
        row.finish()
        top.check()


@pytest.fixture
def tales(monkeypatch: pytest.MonkeyPatch) -> tuple[Game, ...]:
    games = (Tale("annales", "kings"), Tale("bellum", "peoples"), MORRA)
    monkeypatch.setattr(registry, "games", lambda: games)
    return games


def run(capsys: pytest.CaptureFixture[str], *files: Path) -> tuple[int, str, str]:
    status = check(list(files))
    shown = capsys.readouterr()
    return status, shown.out, shown.err


def test_a_scenario_is_a_file_with_a_table_of_that_name(tales, capsys, tmp_path):
    file = tmp_path / "first.toml"
    file.write_text('game = "bellum"\n[scenario]\nname = "the first"\n', "utf-8")
    assert run(capsys, file) == (0, f"{file}: a scenario of Bellum, sound\n", "")
    file.write_text('game = "bellum"\n[scenario]\nnamed = "the first"\n', "utf-8")
    status, _, told = run(capsys, file)
    assert status == 1
    assert told.splitlines() == [
        f'{file}: scenario.name: is missing; add name = a text in "quotes"',
        f"{file}: scenario.named: is not known here; did you mean 'name'?",
    ]


def test_a_scenario_of_a_game_without_any(tales, capsys, tmp_path):
    file = tmp_path / "first.toml"
    file.write_text(f'game = "{MORRA.id}"\n[scenario]\nname = "the first"\n', "utf-8")
    status, _, told = run(capsys, file)
    assert status == 1
    assert told == f"{file}: scenario: {MORRA.id} reads no scenarios from files; remove the table\n"


def test_a_scenario_of_no_game(tales, capsys, tmp_path):
    file = tmp_path / "first.toml"
    file.write_text('game = "chess"\n[scenario]\nname = "the first"\n', "utf-8")
    status, _, told = run(capsys, file)
    assert status == 1
    assert told.startswith(f"{file}: game: 'chess' is not known; use one of: annales, bellum, ")


@pytest.mark.parametrize(("text", "title"), [("kings = 7\n", "Annales"), ("peoples = 24\n", "Bellum")])
def test_a_file_of_a_name_that_two_games_have_is_of_the_one_it_fits(tales, capsys, tmp_path, text, title):
    (tmp_path / "peoples.toml").write_text(text, "utf-8")
    fingerprint = next(game for game in tales if game.title == title).pack_of(tmp_path)
    told = f"{tmp_path}: a component pack of {title}, fingerprint {fingerprint}, sound\n"
    assert run(capsys, tmp_path) == (0, told, "")


def test_what_is_told_of_a_file_that_fits_no_game_are_the_fewest_defects(tales, capsys, tmp_path):
    (tmp_path / "peoples.toml").write_text('peoples = "many"\n', "utf-8")
    status, _, told = run(capsys, tmp_path)
    assert status == 1
    assert told == f"{tmp_path / 'peoples.toml'}: peoples: is 'many'; write a whole number\n"
    with pytest.raises(PositionError):
        tales[1].check_components(tmp_path)
