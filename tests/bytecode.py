"""The bytecode of the tests, written once before several workers read it.

Pytest compiles a test together with what it tells when an assertion fails. Where no bytecode lies yet, as in a fresh
clone, each worker would do so for all tests by itself: three times the work, and most of what it does before it begins.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from itertools import chain
from multiprocessing import get_context
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

TESTS = Path(__file__).parent


def write(config: pytest.Config) -> None:
    """Write the bytecode that is missing, on all cores, unless the environment forbids to keep any."""
    if sys.dont_write_bytecode:
        return
    modules = sorted(chain(TESTS.rglob("test_*.py"), TESTS.rglob("conftest.py")))
    missing = [module for module in modules if rewrite._read_pyc(module, _bytecode_of(module)) is None]
    cores = os.cpu_count() or 1
    shares = [share for number in range(cores) if (share := missing[number::cores])]
    processes = [get_context("fork").Process(target=_compile, args=(share, config)) for share in shares]
    for process in processes:
        process.start()
    for process in processes:
        process.join()


def _bytecode_of(module: Path) -> Path:
    """Where pytest keeps the bytecode of a module."""
    return rewrite.get_cache_dir(module) / (module.stem + rewrite.PYC_TAIL)


def _compile(modules: Sequence[Path], config: pytest.Config) -> None:
    """Write the bytecode of some modules. What cannot be compiled is left to whoever imports it, and tells so."""
    gc.disable()
    state = config.stash[rewrite.assertstate_key]
    for module in modules:
        try:
            source, code = rewrite._rewrite_test(module, config)
        except SyntaxError:
            continue
        bytecode = _bytecode_of(module)
        if rewrite.try_makedirs(bytecode.parent):
            rewrite._write_pyc(state, code, source, bytecode)
