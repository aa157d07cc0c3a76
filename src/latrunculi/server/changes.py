"""What changes from one JSON value to the next: small, where a position is large and a choice changes little of it.

A change is one of

    [value]              the whole value is replaced
    [at, drop, items]    in a list, `drop` items from `at` on are replaced by these
    {member: change}     members change, of an object by name, of a list by number; 0 takes a member of an object away

New members of an object come after the others. The page applies changes likewise (`client/src/lib/changes.ts`).
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

Change: TypeAlias = "list[Any] | dict[str, Any]"
_ENCODER: Final = msgspec.json.Encoder()


def difference(before: Any, after: Any) -> Change | None:
    """The change that leads from one value to another; None when they are the same."""
    if isinstance(before, (dict, list, tuple)) and _ENCODER.encode(before) == _ENCODER.encode(after):
        return None  # most of a position, most of the time; far faster to find so than to walk
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_objects(before, after)
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)):
        return _of_lists(before, after)
    # To Python true is 1, to the page it is not.
    return None if before == after and type(before) is type(after) else [after]


def applied(before: Any, change: Change) -> Any:
    """What a value becomes. The value itself stays as it is."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        at, drop, items = change
        return before[:at] + items + before[at + drop :]
    if isinstance(before, list):
        after = before.copy()
        for number, inner in change.items():
            after[int(number)] = applied(before[int(number)], inner)
        return after
    members = dict(before)
    for name, inner in change.items():
        if inner == 0:
            del members[name]
        else:
            members[name] = applied(members.get(name), inner)
    return members


def _of_objects(before: dict[str, Any], after: dict[str, Any]) -> Change | None:
    change: dict[str, Any] = {}
    kept = []
    for name, value in before.items():
        if name in after:
            kept.append(name)
            inner = difference(value, after[name])
            if inner is not None:
                change[name] = inner
        else:
            change[name] = 0
    for name, value in after.items():
        if name not in before:
            kept.append(name)
            change[name] = [value]
    if kept != list(after):  # the page may show members in their order
        return [after]
    return change or None


def _of_lists(before: list[Any] | tuple[Any, ...], after: list[Any] | tuple[Any, ...]) -> Change | None:
    if len(before) == len(after):
        changes = [difference(old, new) for old, new in zip(before, after, strict=True)]
        members = {str(number): inner for number, inner in enumerate(changes) if inner is not None}
        if len(members) <= len(after) // 2:
            return members or None
    shortest = min(len(before), len(after))
    at = 0
    while at < shortest and difference(before[at], after[at]) is None:
        at += 1
    end = 0
    while end < shortest - at and difference(before[-1 - end], after[-1 - end]) is None:
        end += 1
    items = list(after[at : len(after) - end])
    return [after] if len(items) == len(after) else [at, len(before) - end - at, items]
