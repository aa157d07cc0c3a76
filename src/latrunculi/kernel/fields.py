"""The fields of states and procedures, declared once.

A class that descends from `State` or `Procedure` declares a field as an annotation of its body, with a default or
without: `zone: int`, `taken: list[int] = []`. What follows from that is written here when the class is made: `FIELDS`;
for a procedure its constructor, which takes the fields in their order as a dataclass does, and `copy`; for a state
`fresh`, which sets the defaults, and `clone`. A list is copied with the object that holds it, and each object begins
with a list of its own.

Two marks say what else a field may be:

- `Shared[list[int]]`: copies share the list, since nobody changes it in place;
- `Beside[int]`: follows from the other fields or never changes; it is not among `FIELDS`, not saved and not compared,
  and copies share it.

The same methods are written into the source before it is compiled (`expanded`), so that compiled and interpreted play
copy alike; mypyc knows no other way to make a method. There each class is also marked as one that interpreted classes
may descend from: tests and the editions of games do, and mypyc then makes an object (`kind.__new__`) without calling
its constructor, as copies need it.
"""

from __future__ import annotations

import ast
import sys
from inspect import get_annotations
from types import FunctionType
from typing import Annotated, Any, Final, NamedTuple, TypeVar

T = TypeVar("T")

Shared = Annotated[T, "shared"]
Beside = Annotated[T, "beside"]


class Field(NamedTuple):
    """A field as it was declared. `default` is its text, None when there is none."""

    name: str
    type: str
    default: str | None

    @property
    def saved(self) -> bool:
        """Whether it is part of the position."""
        return not self.type.startswith("Beside[")

    @property
    def copied(self) -> bool:
        """Whether a copy has one of its own."""
        return self.type.startswith("list[")

    @property
    def listed(self) -> bool:
        """Whether its default is made anew for each object."""
        return self.default is not None and self.default.startswith("[")


_INDENT: Final = "    "
_OPEN: Final = b"@mypyc_attr(allow_interpreted_subclasses=True)\n"


class Declared(type):
    """The class of interpreted states and procedures: it gives them slots, which no later hook could."""

    def __new__(meta, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Declared:
        """Take the defaults out of the body, where they would stand in the way of the slots."""
        if "__slots__" not in namespace:
            names = _own(namespace.get("__annotations__", {}))
            namespace["DEFAULTS"] = {field: namespace.pop(field) for field in names if field in namespace}
            inherited = {field[0] for base in bases for field in getattr(base, "DECLARED", ())}
            namespace["__slots__"] = tuple(field for field in names if field not in inherited)
        return super().__new__(meta, name, bases, namespace)


def _own(annotations: dict[str, Any]) -> list[str]:
    """Which of the annotations of a class body declare fields."""
    return [name for name, kind in annotations.items() if not str(kind).startswith(("ClassVar", "Final"))]


def declare(cls: type[Any], procedure: bool) -> None:
    """Give a new class what follows from its fields. One that was compiled has it already.

    Raises:
        TypeError: when the declaration contradicts itself.
    """
    annotations = get_annotations(cls)
    if not annotations and "DEFAULTS" not in cls.__dict__:
        return
    if "FIELDS" in cls.__dict__:
        raise TypeError(f"{cls.__name__} lists its FIELDS: declare them instead, each as an annotation")
    defaults = dict(cls.__dict__.get("DEFAULTS", {}))
    fields = {field[0]: Field(*field) for base in cls.__bases__ for field in getattr(base, "DECLARED", ())}
    own = _own(annotations)
    for name in own:
        if name in cls.__dict__ and "DEFAULTS" not in cls.__dict__:  # a class without slots, below a compiled one
            defaults[name] = cls.__dict__[name]
            delattr(cls, name)
        text = _literal(defaults[name]) if name in defaults else None
        kind = str(annotations[name])
        fields[name] = Field(name, _plain(cls, kind) if procedure else kind, text)
    cls.DECLARED = tuple(fields.values())
    cls.FIELDS = (*_root(cls).FIELDS, *[field.name for field in cls.DECLARED if field.saved])
    if procedure and "__init__" in cls.__dict__ and defaults:
        raise TypeError(f"{cls.__name__} has a constructor of its own: it sets its fields itself, without defaults")
    if own:
        constructs = procedure and "__init__" not in cls.__dict__
        if constructs and _by_hand(cls):
            raise TypeError(
                f"{cls.__name__} adds fields to a class whose constructor is written by hand: it needs one too"
            )
        methods: dict[str, Any] = {}
        exec("\n".join(written(cls, procedure, constructs)), {}, methods)
        for name, method in methods.items():
            method.written = True
            method.__qualname__ = f"{cls.__qualname__}.{name}"
            method.__module__ = cls.__module__
            setattr(cls, name, method)


def _plain(cls: type[Any], kind: str) -> str:
    """A type without the names of its module, so that the constructor of a class of another module can repeat it."""
    if kind.startswith(("Shared[", "Beside[")):
        return kind
    found = eval(kind, vars(sys.modules[cls.__module__]))
    return found.__name__ if isinstance(found, type) else repr(found)


def _by_hand(cls: type[Any]) -> bool:
    """Whether somebody wrote the constructor that a procedure inherits, the first class's aside."""
    inherited = next(base for base in cls.__mro__ if "__init__" in base.__dict__)
    method = inherited.__dict__["__init__"]
    return inherited is not _root(cls) and isinstance(method, FunctionType) and not hasattr(method, "written")


def _root(cls: type[Any]) -> type[Any]:
    """The first class of all, `State` or `Procedure`, which lists its fields by hand."""
    return next(base for base in reversed(cls.__mro__) if "FIELDS" in base.__dict__)


def _literal(value: object) -> str:
    """The text that makes a default anew: a number, a text, a list of numbers, None."""
    if isinstance(value, list) and len(value) > 1 and value.count(value[0]) == len(value):
        return f"[{value[0]!r}] * {len(value)}"
    if (
        value is None
        or isinstance(value, (int, str))
        or (isinstance(value, list) and all(type(i) is int for i in value))
    ):
        return repr(value)
    raise TypeError(f"{value!r} cannot be the default of a field: numbers, texts, lists of numbers and None can")


# ---------------------------------------------------------------- the methods, as text


def written(cls: type[Any], procedure: bool, constructs: bool) -> list[str]:
    """The lines of the methods that follow from the fields of a class.

    Args:
        constructs: whether the constructor is among them.
    """
    fields: tuple[Field, ...] = cls.DECLARED
    lines: list[str] = []
    if not procedure:
        return [*_fresh(fields), *_copying("clone", "self.clone_into(twin)", fields)]
    if constructs:
        lines += _constructor(cls, fields)
    return [*lines, *_copying("copy", "twin.step = self.step", fields)]


def _constructor(cls: type[Any], fields: tuple[Field, ...]) -> list[str]:
    """`__init__` of a procedure; `__post_init__`, where there is one, follows it."""
    parameters = ["self"]
    lines = ['self.step = "start"']
    for name, kind, default in fields:
        if default is None:
            parameters.append(f"{name}: {kind}")
        elif default.startswith("["):
            parameters.append(f"{name}: {kind} | None = None")
            lines.append(f"self.{name} = {default} if {name} is None else {name}")
            continue
        else:
            parameters.append(f"{name}: {kind} = {default}")
        lines.append(f"self.{name} = {name}")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    return [f"def __init__({', '.join(parameters)}) -> None:", *[_INDENT + line for line in lines]]


def _fresh(fields: tuple[Field, ...]) -> list[str]:
    """`fresh` of a state."""
    lines = [f"self.{field.name} = {field.default}" for field in fields if field.default is not None]
    return ["def fresh(self) -> None:", *[_INDENT + line for line in lines or ["pass"]]]


def _copying(name: str, first: str, fields: tuple[Field, ...]) -> list[str]:
    """`copy` or `clone`."""
    return [
        f"def {name}(self) -> Self:",
        *[
            _INDENT + line
            for line in (
                "kind = type(self)",
                "twin = kind.__new__(kind)",
                first,
                *[f"twin.{field.name} = self.{field.name}{'.copy()' if field.copied else ''}" for field in fields],
                "return twin",
            )
        ],
    ]


# ---------------------------------------------------------------- for the compiler


def expanded(source: str, classes: dict[str, Any], procedure: type[Any]) -> str:
    """The source of a module with the methods of its classes written out, as mypyc is to compile it.

    Args:
        classes: the names of the module, imported without being compiled.
        procedure: the class of all procedures.
    """
    lines = source.encode().splitlines(keepends=True)
    imports: dict[str, None] = {}
    for node in reversed(ast.parse(source).body):
        if not isinstance(node, ast.ClassDef) or not isinstance(classes[node.name], Declared):
            continue
        cls = classes[node.name]
        if cls is _root(cls):  # the first class of all: what is for interpreted play alone goes
            _without_metaclass(lines, node)
        elif _own(get_annotations(cls)):
            imports["from typing import ClassVar, Self"] = None
            _with_methods(lines, node, cls, procedure)
        if not any("mypyc_attr" in ast.unparse(decorator) for decorator in node.decorator_list):
            imports["from mypy_extensions import mypyc_attr"] = None
            lines.insert(node.lineno - 1, _OPEN)
    head = "".join(f"{line}\n" for line in imports)
    text = b"".join(lines).decode()
    return text.replace("annotations\n", f"annotations\n\n{head}", 1) if imports else text


def _with_methods(lines: list[bytes], node: ast.ClassDef, cls: type[Any], procedure: type[Any]) -> None:
    """Write out what follows from the fields of a class, and leave of each field its annotation."""
    declared = [tuple(field) for field in cls.DECLARED]
    methods = [
        f"FIELDS: ClassVar[tuple[str, ...]] = {cls.FIELDS!r}",
        f"DECLARED: ClassVar[tuple[tuple[str, str, str | None], ...]] = {tuple(declared)!r}",
        *written(cls, issubclass(cls, procedure), not any(_constructs(part) for part in node.body)),
    ]
    assert node.end_lineno is not None
    lines[node.end_lineno : node.end_lineno] = [f"{_INDENT}{line}\n".encode() for line in methods]
    own = _own(get_annotations(cls))
    for part in reversed(node.body):
        if isinstance(part, ast.AnnAssign) and part.value and ast.unparse(part.target) in own:
            _without_default(lines, part)


def _constructs(part: ast.stmt) -> bool:
    return isinstance(part, ast.FunctionDef) and part.name == "__init__"


def _without_default(lines: list[bytes], part: ast.AnnAssign) -> None:
    """Leave of a field its annotation."""
    assert part.end_lineno is not None
    end = part.annotation.end_col_offset
    rest = lines[part.end_lineno - 1][part.end_col_offset :]
    first = part.annotation.end_lineno
    assert first is not None
    lines[first - 1 : part.end_lineno] = [lines[first - 1][:end] + rest]


def _without_metaclass(lines: list[bytes], node: ast.ClassDef) -> None:
    """Make of a class one that mypyc can compile."""
    lines[node.lineno - 1] = (
        lines[node.lineno - 1].replace(b", metaclass=Declared", b"").replace(b"(metaclass=Declared)", b"")
    )
    for decorator in node.decorator_list:
        if "dataclass_transform" in ast.unparse(decorator):
            lines[decorator.lineno - 1] = b"\n"
