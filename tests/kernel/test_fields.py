"""Fields declared once: what follows from a declaration, in play and in the source that is compiled."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import ClassVar

import pytest

from latrunculi.kernel import fields
from latrunculi.kernel.engine import Procedure, State
from latrunculi.kernel.fields import Beside, Shared


class Board(State):
    """A position with a field of each sort."""

    turn: int = 3
    pile: list[int] = [7, 7, 7]
    rules: Shared[list[int]] = [1, 2]
    seen: Beside[int] = 0
    _found: Beside[str | None] = None
    left: list[int]

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.left = [0] * seats


class Walk(Procedure[Board]):
    """A procedure with a field of each sort."""

    NAME = "walk"
    CLAUSE: ClassVar[str] = "X-1"

    origin: int
    way: list[int] = []
    tired: bool = False


class March(Walk):
    """One more field, and one that follows from the others."""

    NAME = "march"

    leader: int = -1
    twice: int = 0

    def __post_init__(self) -> None:
        self.twice = 2 * self.origin


def test_the_fields_are_those_declared_after_those_inherited() -> None:
    assert (*State.FIELDS, "turn", "pile", "rules", "left") == Board.FIELDS
    assert Walk.FIELDS == ("origin", "way", "tired")
    assert March.FIELDS == ("origin", "way", "tired", "leader", "twice")


def test_a_state_begins_with_the_defaults_and_lists_of_its_own() -> None:
    g, other = Board(2, 1), Board(2, 1)
    g.pile[0] = 0
    assert (other.turn, other.pile, other.rules, other.seen, other._found, other.left) == (
        3, [7, 7, 7], [1, 2], 0, None, [0, 0],
    )  # fmt: skip


def test_a_clone_has_its_own_lists_and_shares_what_is_marked() -> None:
    g = Board(2, 1)
    g.turn, g.seen, g._found = 5, 8, "x"
    twin = g.clone()
    assert type(twin) is Board
    assert twin == g
    assert (twin.turn, twin.seen, twin._found) == (5, 8, "x")
    assert twin.pile is not g.pile
    assert twin.left is not g.left
    assert twin.rules is g.rules
    twin.pile[0] = 0
    assert twin != g


def test_what_lies_beside_the_fields_is_not_compared() -> None:
    g, other = Board(2, 1), Board(2, 1)
    g.seen = 9
    assert g == other


def test_a_procedure_takes_its_fields_in_their_order() -> None:
    walk = Walk(4, [1], True)
    assert (walk.step, walk.origin, walk.way, walk.tired) == ("start", 4, [1], True)
    march = March(4, leader=2)
    assert (march.origin, march.way, march.tired, march.leader, march.twice) == (4, [], False, 2, 8)
    assert Walk(1).way is not Walk(1).way
    with pytest.raises(TypeError):
        March()  # type: ignore[call-arg]


def test_a_copy_keeps_step_and_fields() -> None:
    march = March(4, leader=2)
    march.step, march.twice = "on", 1
    march.way.append(6)
    twin = march.copy()
    assert type(twin) is March
    assert (twin.step, twin.origin, twin.way, twin.leader, twin.twice) == ("on", 4, [6], 2, 1)
    assert twin.way is not march.way


def test_a_constructor_written_by_hand_goes_with_no_defaults() -> None:
    with pytest.raises(TypeError, match="without defaults"):

        class Both(Procedure[Board]):
            origin: int = 0

            def __init__(self) -> None:
                super().__init__()


def test_fields_below_a_constructor_written_by_hand_need_another() -> None:
    class ByHand(Procedure[Board]):
        NAME = "by_hand"
        origin: int

        def __init__(self, twice: int) -> None:
            super().__init__()
            self.origin = twice // 2

    assert ByHand(8).copy().origin == 4
    with pytest.raises(TypeError, match="needs one too"):

        class Below(ByHand):
            leader: int = 0


def test_fields_are_not_listed_beside_their_declaration() -> None:
    with pytest.raises(TypeError, match="declare them instead"):

        class Listed(Procedure[Board]):
            FIELDS = ("origin",)
            origin: int


def test_a_default_is_plain_data() -> None:
    with pytest.raises(TypeError, match="cannot be the default"):

        class Odd(Procedure[Board]):
            origin: dict[str, int] = {}


SOURCE = '''"""A module."""

from __future__ import annotations

from latrunculi.kernel.engine import Procedure, State


class Walk(Procedure[State]):
    """É: a letter of two bytes."""

    NAME = "walk"

    origin: int
    way: list[int] = [
        1,
        1,
    ]  # where it went
    tired: bool = False

    def start(self, g: State) -> None:
        """Nothing."""


class Stroll(Walk):
    NAME = "stroll"
'''


def interpreted(name: str, source: str) -> ModuleType:
    """A module made of a text."""
    made = ModuleType(name)
    sys.modules[name] = made
    exec(compile(source, name, "exec"), made.__dict__)
    return made


ENGINE = Path(fields.__file__).with_name("engine.py").read_text(encoding="utf-8")
"""The engine as it was written, whether or not the one that runs is compiled."""


@pytest.fixture
def written() -> ModuleType:
    return interpreted("engine_as_written", ENGINE)


def test_a_misspelt_field_is_refused(written: ModuleType) -> None:
    walk = interpreted("walk", SOURCE.replace("latrunculi.kernel.engine", written.__name__)).Walk(1)
    walk.origin = 2
    with pytest.raises(AttributeError):
        walk.orign = 2


def test_the_source_that_is_compiled_says_all_methods(written: ModuleType) -> None:
    source = SOURCE.replace("latrunculi.kernel.engine", written.__name__)
    text = fields.expanded(source, vars(interpreted("walk", source)), written.Procedure)
    start = text.index("    FIELDS")
    assert "    way: list[int]  # where it went\n    tired: bool\n" in text
    assert text[start : text.index("\n\n\n@", start)].splitlines()[2:] == [
        "    def __init__(self, origin: int, way: list[int] | None = None, tired: bool = False) -> None:",
        '        self.step = "start"',
        "        self.origin = origin",
        "        self.way = [1] * 2 if way is None else way",
        "        self.tired = tired",
        "    def copy(self) -> Self:",
        "        kind = type(self)",
        "        twin = kind.__new__(kind)",
        "        twin.step = self.step",
        "        twin.origin = self.origin",
        "        twin.way = self.way.copy()",
        "        twin.tired = self.tired",
        "        return twin",
    ]


def test_interpreted_classes_may_descend_from_every_compiled_one(written: ModuleType) -> None:
    marked = SOURCE.replace("class Walk", "@mypyc_attr(acyclic=True)\nclass Walk")
    for source, opened in ((SOURCE, ["Walk", "Stroll"]), (marked, ["Stroll"])):
        source = source.replace("latrunculi.kernel.engine", written.__name__)
        names = vars(interpreted("walk", source.replace("@mypyc_attr(acyclic=True)\n", "")))
        text = fields.expanded(source, names, written.Procedure)
        lines = text.splitlines()
        mark = "@mypyc_attr(allow_interpreted_subclasses=True)"
        assert [name for name in ("Walk", "Stroll") if lines[_line(lines, name) - 1] == mark] == opened
        assert text.count("from mypy_extensions import mypyc_attr\n") == 1


def _line(lines: list[str], name: str) -> int:
    return next(i for i, line in enumerate(lines) if line.startswith(f"class {name}"))


def test_a_constructor_repeats_inherited_fields_without_names_that_its_module_lacks(written: ModuleType) -> None:
    base = SOURCE.replace("latrunculi.kernel.engine", written.__name__).replace("origin: int", "origin: Zone")
    interpreted("walk", base.replace("\n\nclass Walk", "\nZone = int\n\n\nclass Walk"))
    source = "from __future__ import annotations\n\nfrom walk import Walk\n\n\nclass Run(Walk):\n    pace: int = 2\n"
    text = fields.expanded(source, vars(interpreted("run", source)), written.Procedure)
    assert "def __init__(self, origin: int, way: list[int] | None = None, tired: bool = False, pace: int = 2)" in text


def test_the_engine_is_compiled_without_what_only_the_interpreter_needs(written: ModuleType) -> None:
    text = fields.expanded(ENGINE, vars(written), written.Procedure)
    assert "metaclass" not in text
    assert "@dataclass_transform" not in text
    opened = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
    assert f"{opened}class State:" in text
    assert f"{opened}class Procedure(Generic[G]):" in text
    assert "from mypy_extensions import mypyc_attr\n" in text
