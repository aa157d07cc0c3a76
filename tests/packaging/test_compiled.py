"""On the compiled build, the modules listed for compilation are the compiled ones."""

import importlib
import tomllib
from pathlib import Path

import latrunculi


def test_listed_modules_all_run_compiled_or_all_interpreted(root: Path) -> None:
    """Half a compiled engine would be measured as one: a build is the one or the other."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["latrunculi"]
    source = root / "src"

    def listed(key: str) -> set[Path]:
        found = {path for pattern in settings[key] for path in (source / "latrunculi").glob(pattern)}
        return {path for path in found if path.name != "__init__.py"}

    names = [
        ".".join(path.relative_to(source).with_suffix("").parts)
        for path in sorted(listed("compiled") - listed("interpreted"))
    ]
    assert names
    files = [Path(str(importlib.import_module(name).__file__)) for name in names]
    home = Path(str(latrunculi.__file__)).parent
    assert all(file.is_relative_to(home) for file in files), "two builds are mixed"
    kinds = {file.suffix for file in files}
    assert kinds == ({".py"} if home.is_relative_to(source) else {".so"})
