"""What pyproject.toml cannot say: optional compilation, and the built client that a wheel must carry.

`LATRUNCULI_COMPILE=1` compiles the modules listed under [tool.latrunculi] in pyproject.toml with mypyc, from
the same source. Without it the wheel is pure Python, which is all that playing needs.
"""

import os
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "latrunculi"
CLIENT = PACKAGE / "server" / "static" / "index.html"


def listed(patterns: list[str]) -> set[Path]:
    """The modules that the globs name; a glob that names none is a mistake worth stopping for."""
    modules: set[Path] = set()
    for pattern in patterns:
        found = {path for path in PACKAGE.glob(pattern) if path.name != "__init__.py"}
        if not found:
            raise SystemExit(f"pyproject.toml, [tool.latrunculi]: {pattern!r} names no module of src/latrunculi")
        modules |= found
    return modules


def compiled_extensions() -> list[Extension]:
    """One extension for each listed module, in one shared library."""
    # Imported here: only a compiling build needs mypy.
    from mypyc.build import mypycify

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["latrunculi"]
    modules = sorted(listed(settings["compiled"]) - listed(settings["interpreted"]))
    return mypycify(
        [str(path.relative_to(ROOT)) for path in modules],
        opt_level="3",
        target_dir="build/mypyc",
        group_name="latrunculi",
    )


class WheelWithClient(bdist_wheel):
    """Refuses to build a wheel that would serve no page."""

    def run(self) -> None:
        if not CLIENT.is_file():
            raise SystemExit("the browser client is not built: run `make client` first")
        super().run()


setup(
    cmdclass={"bdist_wheel": WheelWithClient},
    ext_modules=compiled_extensions() if os.environ.get("LATRUNCULI_COMPILE") == "1" else [],
)
