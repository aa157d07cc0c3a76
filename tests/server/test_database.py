"""A database that cannot be used says why and what would do; one that fails for a while loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from latrunculi.cli.run import run
from latrunculi.server.database import StorageError, opened


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("sqlite:///{}/x.db?timeout=x", ("'x'", "without options")),
        ("sqlite:///{}/x.db?check_same_thread=maybe", ("'maybe'", "without options")),
        ("sqlite:///{}/x.db?cached_statements=99999999999999999999", ("too large", "without options")),
        ("sqlite:///{}/x.db?max_overflow=5", ("max_overflow", "without options")),
        ("sqlite:///{}/a\0b", ("null", "sqlite:///FILE")),
        ("sqlite:///{}", ("unable to open",)),
        ("rubbish", ("sqlite:///FILE", "postgresql://")),
        ("pigeon://loft", ("pigeon", "cannot be used")),
        ("postgresql://u@host:abc/name", ("host:abc", "postgresql://USER@HOST:PORT/NAME")),
        ("postgresql://u@127.0.0.1:99999999/name", ("99999999",)),
        ("postgresql://u@127.0.0.1/name?colour=red", ("colour",)),
    ],
)
def test_an_address_that_cannot_be_used_is_told_with_its_cure(
    address: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    with pytest.raises(StorageError) as told:
        opened(address.format(tmp_path))
    assert all(word in str(told.value) for word in words), str(told.value)


@pytest.mark.parametrize(
    "address", ["postgresql://u:hidden/7@host/name", "postgresql://u:hidden@host:abc/name", "u:hidden//hidden@host"]
)
def test_a_password_is_shown_by_no_message(address: str) -> None:
    with pytest.raises(StorageError) as told:
        opened(address)
    assert "hidden" not in str(told.value)


def test_a_wrong_option_of_the_database_is_no_defect_of_the_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/x.db?timeout=x"]) == 1
    assert "timeout" in capsys.readouterr().err
