"""What the repository may not hold: names of package hosts, paths of one machine, leftovers of a merge."""

import json
import re
from pathlib import Path

import pytest

FORBIDDEN = {
    "the host of a package registry": re.compile(r"\b(npmjs|pypi|pythonhosted|yarnpkg)\.(org|com|io)\b"),
    "a path of one machine": re.compile(r"(?<![\w.~<$}/])/(home|root|Users|work)/\w"),
    "a leftover of a merge": re.compile(r"^(<{7}|>{7}|\|{7}) ", re.MULTILINE),
}
LOCKS = ("requirements/play.lock", "requirements/dev.lock")


def text_of(path: Path) -> str:
    """The file's text; of a picture or a font, only what it names in plain letters."""
    return path.read_text(encoding="utf-8", errors="ignore")


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_tracked_file_holds(what: str, tracked: list[Path], root: Path) -> None:
    assert tracked, "git lists no file: the test would prove nothing"
    found = [str(path.relative_to(root)) for path in tracked if FORBIDDEN[what].search(text_of(path))]
    assert not found, f"{what} in {found}"


@pytest.mark.parametrize("lock", LOCKS)
def test_python_lock_is_exact_hashed_and_names_no_index(lock: str, root: Path) -> None:
    text = (root / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.findall(r"^-", text, re.MULTILINE), "an option line, such as an index"
    entries = re.split(r"\n(?=\S)", text.strip())
    loose = [e for e in entries if not re.match(r"[\w.-]+==\S+", e) or "--hash=sha256:" not in e]
    assert not loose


def test_both_python_locks_agree(root: Path) -> None:
    """What is tested is what is played with."""
    play, dev = (
        set(re.findall(r"^[\w.-]+==.*?(?= \\)", (root / lock).read_text(encoding="utf-8"), re.MULTILINE))
        for lock in LOCKS
    )
    assert play
    assert play <= dev, f"only in play.lock: {sorted(play - dev)}"


def test_client_lock_is_exact_hashed_and_names_no_registry(root: Path) -> None:
    packages = json.loads((root / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    installed = {name: entry for name, entry in packages.items() if name}
    assert installed
    assert not [name for name, entry in installed.items() if "resolved" in entry]
    assert not [name for name, entry in installed.items() if "integrity" not in entry]
    wanted = packages[""]["dependencies"] | packages[""]["devDependencies"]
    assert not [f"{name} {version}" for name, version in wanted.items() if not re.fullmatch(r"[\d.]+", version)]
