"""What is no file, or no text, or without end, given to commands that read files: one line that says what would do."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from latrunculi import files, toml
from latrunculi.cli.run import run
from latrunculi.kernel import record, registry
from latrunculi.kernel.match import Match

READERS = ("check", "hint", "replay", "verify")
GAME = registry.game("empire")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a command says that cannot do what it is asked."""
    assert run(list(arguments)) == 1
    told = capsys.readouterr()
    assert not told.out
    assert told.err.count("\n") == 1
    return told.err


@pytest.mark.parametrize("ending", ["json", "toml"])
@pytest.mark.parametrize("command", READERS)
def test_a_pipe_that_nobody_fills_and_a_device_without_end_are_refused_at_once(
    command: str, ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe, endless = tmp_path / f"pipe.{ending}", tmp_path / f"endless.{ending}"
    os.mkfifo(pipe)
    endless.symlink_to("/dev/zero")
    for file in (pipe, endless):
        assert "write what it gives into a file" in refused(capsys, command, str(file))


@pytest.mark.parametrize("ending", ["json", "toml"])
@pytest.mark.parametrize("command", READERS)
def test_what_is_too_large_no_text_nowhere_or_in_a_circle_is_told(
    command: str, ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    large, latin = tmp_path / f"large.{ending}", tmp_path / f"latin.{ending}"
    with large.open("wb") as file:
        file.truncate(1 << 40)  # a hole, which takes no room
    latin.write_bytes("né".encode("latin-1"))
    dangling, circle = tmp_path / f"dangling.{ending}", tmp_path / f"circle.{ending}"
    dangling.symlink_to("nowhere")
    circle.symlink_to(circle)
    assert "leave something out" in refused(capsys, command, str(large))
    assert "save it as UTF-8" in refused(capsys, command, str(latin))
    assert "No such file" in refused(capsys, command, str(dangling))
    assert "symbolic links" in refused(capsys, command, str(circle))


@pytest.mark.parametrize("command", ["hint", "replay", "verify"])
def test_a_folder_is_no_file(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is a folder" in refused(capsys, command, str(tmp_path))


def test_marks_before_a_text_and_ends_of_lines_of_other_systems_do_no_harm(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(GAME, GAME.setup("standard", 0, "s", {}))
    saved = record.encode(match.record()).decode()
    written = tmp_path / "saved.json"
    written.write_bytes(b"\xef\xbb\xbf" + saved.replace("\n", "\r\n").encode())
    for command in READERS:
        assert run([command, str(written)]) == 0, capsys.readouterr().err
    text = GAME.position_text(match.state)
    written = tmp_path / "position.toml"
    written.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    for command in ("check", "hint"):
        assert run([command, str(written)]) == 0, capsys.readouterr().err


def test_a_pack_in_which_a_component_file_is_none_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A pipe, a folder, a link to nowhere: each would be passed over, and the game played with what it has."""
    first, *others = GAME.component_files
    (tmp_path / first).write_bytes((GAME.folder / "data" / first).read_bytes())
    assert run(["check", str(tmp_path)]) == 0
    capsys.readouterr()
    (tmp_path / others[0]).symlink_to("nowhere")
    assert f"{others[0]}: is not read: it is no file" in refused(capsys, "check", str(tmp_path))
    (tmp_path / others[0]).unlink()
    os.mkfifo(tmp_path / others[0])
    assert f"{others[0]}: is not read: it is no file" in refused(capsys, "check", str(tmp_path))
    (tmp_path / others[0]).unlink()
    (tmp_path / others[0]).write_bytes(b"\xff")
    assert "save it as UTF-8" in refused(capsys, "check", str(tmp_path))


def test_a_file_has_as_many_bytes_as_it_may_and_no_more(tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_text("x" * 10)
    assert files.read_text(file, 10) == "x" * 10
    with pytest.raises(files.FileError, match="more than 9 bytes"):
        files.read_text(file, 9)
    file.write_text("#" * toml.MOST_BYTES)
    assert len(toml.read_text(file)) == toml.MOST_BYTES


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["sim", "empire", "--bots", "random", "--jobs", "1000000"], 2),
        (["sim", "empire", "--bots", "random", "--games", "10000001"], 2),
        (["sim", "empire", "--bots", "random", "--games", "-1"], 2),
        (["sim", "empire", "--bots", "random", "--games", "nan"], 2),
        (["sim", "empire", "--bots", "random," * 20_000], 1),
        (["bench", "empire", "--seconds", "nan"], 2),
        (["bench", "empire", "--seconds", "inf"], 2),
        (["bench", "empire", "--server", "--tables", "1000000000"], 2),
        (["replay", "none.json", "--to", "-1"], 2),
        (["play", "empire", "--seats", "99999999999999999999"], 1),
        (["play", "empire", "--seats", "-1"], 1),
        (["rules", "empire", "x" * 100_000], 1),
    ],
)
def test_numbers_and_words_without_measure_are_refused_in_a_line(
    arguments: list[str], status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == status
    told = capsys.readouterr()
    assert not told.out
    assert told.err.count("\n") == 1
    assert len(told.err) < 11_000
