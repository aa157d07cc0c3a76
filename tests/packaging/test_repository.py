"""What the repository may not hold: names of package hosts, paths of one machine, leftovers of a merge."""

import ast
import json
import re
import tomllib
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


def floats_of_fixed_length(source: str) -> list[str]:
    """The names of the constants of a module that are tuples with floats, and not annotated as of any length."""
    found = []
    for line in ast.parse(source).body:
        if (
            isinstance(line, ast.AnnAssign)
            and isinstance(line.value, ast.Tuple)
            and ast.unparse(line.annotation) == "Final"
        ):
            inside = list(ast.walk(line.value))
            floats = any(isinstance(x, ast.Constant) and isinstance(x.value, float) for x in inside)
            if floats or any(isinstance(x, ast.Div) for x in inside):
                found.append(ast.unparse(line.target))
    return found


def test_tuples_of_floats_are_of_any_length_where_they_are_compiled(root: Path) -> None:
    """mypyc keeps those of a fixed length unboxed and may ask the wrong way round whether they have been set, so that
    whoever reads them stops with a NameError. Write `Final[tuple[float, ...]]`."""
    assert floats_of_fixed_length("A: Final = (0.1, 1)\nB: Final = (7 / 6, 1)\nC: Final = (1, 2)") == ["A", "B"]
    assert not floats_of_fixed_length("A: Final[tuple[float, ...]] = (0.1, 1.6)")
    compiled = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["latrunculi"]["compiled"]
    package = root / "src" / "latrunculi"
    modules = [path for pattern in compiled for path in package.glob(pattern)]
    assert len(modules) > 100
    found = {
        str(path.relative_to(package)): floats_of_fixed_length(path.read_text(encoding="utf-8")) for path in modules
    }
    assert not {path: names for path, names in found.items() if names}
