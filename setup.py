"""What pyproject.toml cannot say: optional compilation, and the built client that a wheel must carry.

`LATRUNCULI_COMPILE=1` compiles the modules listed under [tool.latrunculi] in pyproject.toml with mypyc, from
the same source, in which the methods of states and procedures have been written out (`latrunculi.kernel.fields`). For
that the package is imported, so what it needs to run must be installed. Without it the wheel is pure Python, which is
all that playing needs.
"""

import contextlib
import importlib
import os
import shutil
import sys
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "latrunculi"
EXPANDED = ROOT / "build" / "expanded"
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


def write_out(modules: list[Path]) -> None:
    """Copy the sources to where mypyc reads them, with the methods that follow from declared fields."""
    shutil.rmtree(EXPANDED, ignore_errors=True)
    shutil.copytree(
        ROOT / "src", EXPANDED / "src", ignore=shutil.ignore_patterns("static", "__pycache__", "*.egg-info")
    )
    shutil.copy(ROOT / "pyproject.toml", EXPANDED)
    sys.path.insert(0, str(ROOT / "src"))
    fields = importlib.import_module("latrunculi.kernel.fields")
    engine = importlib.import_module("latrunculi.kernel.engine")
    for path in modules:
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        source = fields.expanded(path.read_text("utf-8"), vars(importlib.import_module(name)), engine.Procedure)
        (EXPANDED / path.relative_to(ROOT)).write_text(source, "utf-8")


def compiled_extensions() -> list[Extension]:
    """One extension for each listed module, in one shared library.

    Each module has a C file of its own, so that they compile side by side; as one file they take twice as long.
    """
    # Imported here: only a compiling build needs mypy.
    from mypyc.build import mypycify

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["latrunculi"]
    modules = sorted(listed(settings["compiled"]) - listed(settings["interpreted"]))
    write_out(modules)
    with contextlib.chdir(EXPANDED):
        extensions: list[Extension] = mypycify(
            [str(path.relative_to(ROOT)) for path in modules],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            target_dir=str(ROOT / "build" / "mypyc"),
            group_name="latrunculi",
        )
    for extension in extensions:
        # Nobody else calls the library's functions: among themselves they need no detour through the linker's tables.
        # (mypycify gives all extensions one list.)
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return extensions


class BuildSideBySide(build_ext):
    """Compiles as many C files at once as there are processors."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: Sequence[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                # The largest first, so that no processor is left alone with one of them in the end.
                order = sorted(sources, key=os.path.getsize, reverse=True)
                compiled = pool.map(lambda source: one_by_one([source], *args, **options), order)
                built = dict(zip(order, compiled, strict=True))
            return [name for source in sources for name in built[source]]

        self.compiler.compile = side_by_side
        super().build_extensions()


class WheelWithClient(bdist_wheel):
    """Refuses to build a wheel that would serve no page."""

    def run(self) -> None:
        if not CLIENT.is_file():
            raise SystemExit("the browser client is not built: run `make client` first")
        super().run()


setup(
    cmdclass={"bdist_wheel": WheelWithClient, "build_ext": BuildSideBySide},
    ext_modules=compiled_extensions() if os.environ.get("LATRUNCULI_COMPILE") == "1" else [],
)
