"""Where the games of the family have their word in a battle: nowhere but where its own file says so."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from latrunculi.games.alea.rules.procedures import PROCEDURES as ALEA
from latrunculi.games.imperator.rules.battle import CommonBattle
from latrunculi.games.ultimus.rules.procedures import PROCEDURES as ULTIMUS
from latrunculi.kernel.engine import Procedure

BATTLES = [kind for kind in (*ULTIMUS, *ALEA) if issubclass(kind, CommonBattle)]


SOURCES = Path(__file__).parents[3] / "src"


def source(kind: type[object]) -> str:
    """The source of a class: a compiled one does not tell it."""
    text = SOURCES.joinpath(*kind.__module__.split(".")).with_suffix(".py").read_text("utf-8")
    classes = (node for node in ast.parse(text).body if isinstance(node, ast.ClassDef))
    found = ast.get_source_segment(text, next(node for node in classes if node.name == kind.__name__))
    assert found
    return found


def decided_by_games() -> set[str]:
    """The methods between the heading "what a game decides" and the next one."""
    lines = source(CommonBattle).split("# ----")
    section = next(part for part in lines if part.split("\n")[0].endswith("what a game decides"))
    return {line.split("def ")[1].split("(")[0] for line in section.split("\n") if "def " in line}


@pytest.mark.parametrize("kind", BATTLES, ids=lambda kind: kind.__module__.split(".")[2] + "-" + kind.NAME)
def test_a_game_overrides_only_what_a_battle_lets_it_decide(kind: type[Procedure[object]]) -> None:
    family = {name for base in CommonBattle.__mro__ for name in vars(base) if not name.startswith("_")}
    asked = {"options", "choose", "about"}
    for owner in kind.__mro__[: kind.__mro__.index(CommonBattle)]:
        own = {node.name for node in ast.walk(ast.parse(source(owner))) if isinstance(node, ast.FunctionDef)}
        own -= {name for name in own if name.startswith("_")}
        assert own & family <= decided_by_games() | asked
