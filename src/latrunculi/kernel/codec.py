"""States as plain data and back: for files, for comparison, for digests.

`dump` gives dicts, lists, ints, strings and booleans alone, so that JSON and MessagePack carry it unchanged; an int of
more than 63 bits, which they would not, is written as a hexadecimal text. `load` takes nothing on trust: every field
must be there, of the type that a fresh state has, and no other.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from latrunculi.kernel.actions import Offers
from latrunculi.kernel.chance import MOST_STATE
from latrunculi.kernel.engine import Procedure, State

MOST_SEATS: Final = 64
"""More people than sit at the table of any game."""


LARGEST: Final = (1 << 63) - 1
"""The largest number that every reader of JSON and MessagePack takes as it is."""


class DamagedState(ValueError):
    """Data that is not a state of the game; the message names every defect."""


def dump(g: State) -> dict[str, Any]:
    """A state as plain data; the journal is not part of it, the legal options follow from it."""
    data: dict[str, Any] = {}
    for name in g.FIELDS:
        data[name] = _plain(getattr(g, name))
    data["script"] = None if g.script is None else list(g.script)
    data["stack"] = [_dump_procedure(frame) for frame in g.stack]
    return data


def _dump_procedure(frame: Procedure[Any]) -> dict[str, Any]:
    data: dict[str, Any] = {"procedure": frame.NAME, "step": frame.step}
    for name in frame.FIELDS:
        data[name] = _plain(getattr(frame, name))
    return data


def _plain(value: object) -> object:
    """A value as it is written: lists copied, large ints as texts."""
    if isinstance(value, list):
        return [i if type(i) is int and -LARGEST <= i <= LARGEST else _plain(i) for i in value]
    if isinstance(value, int) and not isinstance(value, bool) and not -LARGEST <= value <= LARGEST:
        return hex(value)
    return value


def _number(value: object) -> object:
    """A value as it was before `_plain`, if it is a number; anything else as it is."""
    if isinstance(value, list):
        return [i if type(i) is int else _number(i) for i in value]
    if isinstance(value, str) and value.startswith(("0x", "-0x")):
        try:
            return int(value, 16)
        except ValueError:
            return value
    return value


def load(blank: State, procedures: Mapping[str, type[Procedure[Any]]], data: object) -> State:
    """Fill a fresh state from plain data.

    Args:
        blank: a new state of the game; it is changed and returned.
        procedures: the game's procedures by name.
        data: what `dump` gave, perhaps after a journey through JSON or MessagePack.

    Raises:
        DamagedState: naming all the defects.
    """
    defects: list[str] = []
    if not isinstance(data, dict):
        raise DamagedState("a state must be a table of fields")
    expected = {*blank.FIELDS, "script", "stack"}
    defects += [f"unknown field {name!r}: remove it" for name in sorted(set(data) - expected, key=str)]
    defects += [f"field {name!r} is missing" for name in sorted(expected - set(data))]
    for name in blank.FIELDS:
        if name in data:
            _fill(blank, name, getattr(blank, name), data[name], defects)
    script = data.get("script")
    if script is not None and not _ints(script):
        defects.append("script must be a list of whole numbers")
    stack = _load_stack(procedures, data.get("stack", []), defects)
    if defects:
        raise DamagedState("; ".join(defects))
    blank.script = None if script is None else list(script)
    blank.stack = stack
    blank.derive()
    if wrong := faults(blank):
        raise DamagedState("; ".join(wrong))
    try:
        refresh(blank)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        # Each value is of its type, but together they make no position: it shows when the question is asked.
        raise DamagedState(f"the state makes no sense where it stands: {error}") from error
    return blank


def faults(g: State) -> list[str]:
    """What is wrong with a state whatever its game: numbers out of range; nobody, or somebody strange, to choose."""
    found = []
    if not 1 <= g.seats <= MOST_SEATS:
        return [f"seats must be 1 to {MOST_SEATS}, not {g.seats}"]
    if not 0 <= g.rng <= MOST_STATE:
        found.append(f"rng must be a whole number of at most {MOST_STATE.bit_length()} bits")
    if g.cuts < 0:
        found.append(f"cuts must be 0 or more, not {g.cuts}")
    if not 0 <= g.awaiting < 1 << g.seats:
        found.append(f"awaiting must be made of seats 0 to {g.seats - 1}")
    elif g.over and g.awaiting:
        found.append("awaiting must be empty when the game is over")
    elif not g.over and not g.awaiting:
        found.append("awaiting says that nobody is to choose, and the game is not over")
    return found


def refresh(g: State) -> None:
    """Compute what follows from the rest of a state: the legal options of the seat that is awaited."""
    mask = g.awaiting
    g.options = []
    if mask and not mask & (mask - 1):
        may = Offers(mask.bit_length() - 1)
        g.stack[-1].options(g, may)
        g.options = may.legal()


def _ints(value: object) -> bool:
    return isinstance(value, list) and {int}.issuperset(map(type, value))


def _fill(target: object, name: str, model: object, value: object, defects: list[str]) -> None:
    value = _number(value)
    if isinstance(model, list):
        if not isinstance(value, list):
            defects.append(f"{name} must be a list")
            return
        if model and len(value) != len(model):
            defects.append(f"{name} must have {len(model)} entries, not {len(value)}")
            return
        if not _ints(value):
            defects.append(f"{name} must be a list of whole numbers")
            return
        value = list(value)
    elif type(value) is not type(model):
        defects.append(f"{name} must be of type {type(model).__name__}, not {type(value).__name__}")
        return
    try:
        setattr(target, name, value)
    except (TypeError, OverflowError) as error:
        defects.append(f"{name}: {error}")


def _load_stack(
    procedures: Mapping[str, type[Procedure[Any]]], frames: object, defects: list[str]
) -> list[Procedure[Any]]:
    stack: list[Procedure[Any]] = []
    if not isinstance(frames, list):
        defects.append("stack must be a list of procedures")
        return stack
    for depth, data in enumerate(frames):
        where = f"stack[{depth}]"
        if not isinstance(data, dict) or str(data.get("procedure")) not in procedures:
            defects.append(f"{where}: unknown procedure; known are {', '.join(sorted(procedures))}")
            continue
        kind = procedures[str(data["procedure"])]
        frame = kind.__new__(kind)
        fields = {"procedure", "step", *kind.FIELDS}
        if set(data) != fields:
            defects.append(f"{where}: fields must be exactly {', '.join(sorted(fields))}")
            continue
        step = data["step"]
        if not isinstance(step, str) or not is_step(kind, step):
            defects.append(f"{where}: {kind.NAME} has no step {step!r}")
            continue
        frame.step = step
        for name in kind.FIELDS:
            value = _number(data[name])
            if not isinstance(value, (int, str)) and not _ints(value):
                defects.append(f"{where}.{name} must be a whole number, a text or a list of whole numbers")
                continue
            try:
                setattr(frame, name, value.copy() if isinstance(value, list) else value)
            except (TypeError, OverflowError) as error:
                defects.append(f"{where}.{name}: {error}")
        stack.append(frame)
    return stack


def is_step(kind: type[Procedure[Any]], step: str) -> bool:
    """Whether a procedure may stand at a step: a public method of its own, not one that every procedure has."""
    if step.startswith("_") or not callable(getattr(kind, step, None)):
        return False
    return step == "start" or not hasattr(Procedure, step)


def digest(g: State) -> str:
    """A short fingerprint of a state: equal states have equal ones, on every machine."""
    return hashlib.blake2b(msgspec.msgpack.encode(dump(g)), digest_size=16).hexdigest()
