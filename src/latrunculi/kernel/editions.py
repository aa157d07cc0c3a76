"""Editions: the modules of games once more, beside those that are loaded already.

Rules read what is printed as constants of modules, which is fast and plain. So a game with another component pack is
another set of modules, made from the same sources: each refers to the others of its set, and to the one kernel and
layer that all share. A statement that imports asks for `__import__` among the built-in names of its module; those of
an edition have one that finds the modules of the edition. Nobody else sees them, and nothing is taken away from the
modules that were there before.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final


class Edition:
    """The modules below one package, loaded anew as they are asked for.

    They are those of the sources: an extension module, which may lie beside them, can be loaded but once.
    """

    def __init__(self, package: ModuleType, mark: str) -> None:
        """Nothing is loaded yet.

        Args:
            package: a package within another one, under whose name its own modules import each other.
            mark: tells the edition's modules from all others: what their names begin with.
        """
        self._own: Final = package.__name__
        self._folders: Final = [Path(path) for path in package.__path__]
        outer = self._own.partition(".")[0]
        self._prefix: Final = mark, len(outer)
        self._outer: Final = ModuleType(mark)
        self._modules: Final[dict[str, ModuleType]] = {outer: self._outer}
        sys.modules[mark] = self._outer
        self._builtins: Final = {**vars(builtins), "__import__": self._imported}

    def load(self, name: str) -> ModuleType:
        """A module of the edition, by the name that it has outside.

        Raises:
            ImportError: when there is none, and whatever its import raises.
        """
        if name in self._modules:
            return self._modules[name]
        outer, _, leaf = name.rpartition(".")
        parent = self.load(outer)
        if name not in self._modules:  # else its package has imported it
            module = self._run(name)
            setattr(parent, leaf, module)
        return self._modules[name]

    def close(self) -> None:
        """Forget the modules: they go when nobody plays with them any more, and can be played with until then."""
        for name in self._modules:
            sys.modules.pop(self._named(name), None)

    def _named(self, name: str) -> str:
        mark, length = self._prefix
        return mark + name[length:]

    def _run(self, name: str) -> ModuleType:
        file, inside = self._file(name)
        called = self._named(name)
        loader = SourceFileLoader(called, str(file))
        spec = spec_from_file_location(called, file, loader=loader, submodule_search_locations=inside)
        assert spec is not None
        module = module_from_spec(spec)
        vars(module)["__builtins__"] = self._builtins
        self._modules[name] = sys.modules[called] = module
        try:
            loader.exec_module(module)
        except BaseException:
            del self._modules[name], sys.modules[called]
            raise
        return module

    def _file(self, name: str) -> tuple[Path, list[str] | None]:
        """The source of a module; of a package, the folder of its modules too."""
        parts = name.removeprefix(self._own).split(".")[1:]
        for home in self._folders:
            folder = home.joinpath(*parts)
            if (folder / "__init__.py").is_file():
                return folder / "__init__.py", [str(folder)]
            if parts and folder.with_suffix(".py").is_file():
                return folder.with_suffix(".py"), None
        raise ModuleNotFoundError(f"there is no source of {name}", name=name)

    def _imported(
        self,
        name: str,
        scope: Mapping[str, Any] | None = None,
        local: Mapping[str, Any] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        """`__import__` as the modules of the edition have it."""
        if level or not f"{name}.".startswith(f"{self._own}."):
            return builtins.__import__(name, scope, local, fromlist or (), level)
        module = self.load(name)
        for item in fromlist or ():
            if hasattr(module, "__path__") and not hasattr(module, item):
                self.load(f"{name}.{item}")
        return module if fromlist else self._outer
