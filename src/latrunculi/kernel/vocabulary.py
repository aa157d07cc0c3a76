"""The words of a game: kinds of object, verbs, events. Ints inside the engine, names at its edges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from latrunculi.kernel.actions import MOST_OBJECTS, MOST_VERBS, OBJECT_MASK, object_of, pack, verb_of
from latrunculi.kernel.ints import Action

NONE = "none"
"""The kind of a verb's object when it takes none."""
NUMBER = "number"
"""A plain number."""
SEAT = "seat"
"""A person at the table."""
ACTION = "action"
"""A packed action."""
BUILT_IN = (NONE, NUMBER, SEAT, ACTION)

MOST_FACES = 10


@dataclass(frozen=True, slots=True)
class DieKind:
    """A kind of dice that a game throws: its name among the kinds of object, and what its faces show, in their order.

    Several dice of a kind are one int in the fields of an event, a decimal digit for each: of nine faces at most the
    first is 1, and 542 is a fifth, a fourth and a second face; of ten the first is 0 and a 1 comes before all, so that
    1507 is a 5, a 0 and a 7 on dice of 0 to 9. 0 stands for no dice at all.

    Raises:
        ValueError: for fewer than two faces, or more than MOST_FACES.
    """

    name: str
    faces: tuple[int | str, ...]

    def __post_init__(self) -> None:
        if not 2 <= len(self.faces) <= MOST_FACES:
            raise ValueError(f"dice {self.name!r}: give 2 to {MOST_FACES} faces, not {len(self.faces)}")

    def shown(self, dice: int) -> list[int | str]:
        """The faces that one int stands for; none where no dice were thrown."""
        digits = str(dice) if dice > 0 else ""
        if len(self.faces) == MOST_FACES:
            return [self.faces[int(digit)] for digit in digits[1:]]
        return [self.faces[int(digit) - 1] for digit in digits]


D6 = DieKind("dice", tuple(range(1, 7)))
"""Six-sided dice, as `State.die` throws them."""
D10 = DieKind("dice10", tuple(range(10)))
"""Ten-sided dice, as `State.die10` throws them; `chance.ten_sided` writes several as one int."""
DICE = D6.name
DICE10 = D10.name


@dataclass(frozen=True, slots=True)
class Verb:
    """One thing that a player can do, upon one object of a kind.

    `rule` is the clause that says when it is done: the answer to whoever tries it at another moment.
    """

    name: str
    kind: str
    rule: str


@dataclass(frozen=True, slots=True)
class EventKind:
    """One kind of event: its fields with the kind of object of each, and the clause that makes it happen.

    Where that hangs on what happened, `by` names the field that tells it and `clauses` gives the clause of each value;
    `rule` then stands for the others.
    """

    name: str
    rule: str
    fields: tuple[tuple[str, str], ...]
    by: str = ""
    clauses: Mapping[Any, str] = field(default_factory=dict, hash=False)

    def clause(self, values: Mapping[str, object]) -> str:
        """The clause of one such event, by its fields in words."""
        return self.clauses.get(values[self.by], self.rule) if self.by else self.rule


FORCED_EVENT = EventKind("forced", "", (("seat", SEAT), ("action", ACTION)))
"""Every game's first kind of event (`latrunculi.kernel.engine.FORCED`)."""


class Vocabulary:
    """The words of one game.

    Args:
        objects: for each kind of object the ids, by index.
        verbs: by index.
        events: by index; the first is FORCED_EVENT.
        dice: the kinds of dice that it throws.

    Raises:
        ValueError: for a verb or an event of a kind that there is not, for two kinds or verbs of one name, for two
            events of one name unless they tell the same under different clauses, or for more verbs than MOST_VERBS, or
            objects of a kind than MOST_OBJECTS.
    """

    def __init__(
        self,
        objects: Mapping[str, Sequence[str]],
        verbs: Sequence[Verb],
        events: Sequence[EventKind],
        dice: Sequence[DieKind] = (),
    ) -> None:
        self.dice = {kind.name: kind for kind in dice}
        self.objects = {kind: tuple(ids) for kind, ids in objects.items()}
        self.verbs = tuple(verbs)
        self.events = tuple(events)
        self._index = {kind: {name: i for i, name in enumerate(ids)} for kind, ids in self.objects.items()}
        self._verb_index = {verb.name: i for i, verb in enumerate(self.verbs)}
        self._event_index = {event.name: i for i, event in enumerate(self.events)}
        self._described: dict[Action, tuple[str, str, Any]] = {}  # what has been told once is told at every question
        if self.events[0] is not FORCED_EVENT:
            raise ValueError("the first kind of event must be FORCED_EVENT")
        self._check_names()
        named = [*BUILT_IN, *self.objects, *[kind.name for kind in dice]]
        for kind in named:
            if named.count(kind) > 1:
                raise ValueError(f"{kind!r} names two kinds of object")
        for kind in [v.kind for v in self.verbs] + [k for e in self.events for _, k in e.fields]:
            if kind not in named:
                raise ValueError(f"unknown kind of object {kind!r}")
        if len(self.verbs) > MOST_VERBS:
            raise ValueError(f"{len(self.verbs)} verbs: a game has {MOST_VERBS} at most")
        for kind, ids in self.objects.items():
            if len(ids) > MOST_OBJECTS:
                raise ValueError(f"{len(ids)} objects of kind {kind!r}: a game has {MOST_OBJECTS} of a kind at most")

    def _check_names(self) -> None:
        """No two verbs have one name, nor two events that tell other things or have one clause."""
        for i, verb in enumerate(self.verbs):
            if self._verb_index[verb.name] != i:
                raise ValueError(f"{verb.name!r} names two verbs")
        clauses: set[tuple[str, str]] = set()
        for event in self.events:
            same = self.events[self._event_index[event.name]].fields == event.fields
            if not same or (event.name, event.rule) in clauses:
                raise ValueError(f"{event.name!r} names two events")
            clauses.add((event.name, event.rule))

    def name(self, kind: str, index: int) -> str | int | list[int | str] | dict[str, object] | None:
        """What stands for an object outside the engine: its id, a plain number, or the faces of dice.

        A negative index of a kind with ids stands for an object that the viewer does not know, or for none: None.
        """
        if kind == NONE:
            return None
        if kind in (NUMBER, SEAT):
            return index
        if kind in self.dice:
            return self.dice[kind].shown(index)
        if kind == ACTION:
            return self.describe(index)
        return self.objects[kind][index] if index >= 0 else None

    def index(self, kind: str, name: str | int | None) -> int:
        """The inverse of `name` for the objects of verbs.

        Raises:
            KeyError: when there is no such object.
        """
        if kind == NONE:
            if name not in (None, "", 0):
                raise KeyError(name)
            return 0
        if kind in (NUMBER, SEAT):
            if isinstance(name, int) and 0 <= name <= OBJECT_MASK:
                return name
            raise KeyError(name)
        if not isinstance(name, str):
            raise KeyError(name)
        return self._index[kind][name]

    def describe(self, action: Action) -> dict[str, object]:
        """An action in words: `{"action", "verb", "kind", "object"}`.

        Raises:
            KeyError: when it means nothing in this game.
        """
        if action not in self._described:
            if not self.knows(action):
                raise KeyError(action)
            of = self.verbs[verb_of(action)]
            self._described[action] = of.name, of.kind, self.name(of.kind, object_of(action))
        verb, kind, obj = self._described[action]
        return {"action": action, "verb": verb, "kind": kind, "object": obj}

    def action(self, verb: str, obj: str | int | None = None) -> int:
        """The packed action of a verb and an object in words.

        Raises:
            KeyError: when there is no such verb or object; its argument says which.
        """
        index = self._verb_index[verb]
        return pack(index, self.index(self.verbs[index].kind, obj))

    def verb_number(self, name: str) -> int:
        """The number of a verb.

        Raises:
            KeyError: when there is no such verb.
        """
        return self._verb_index[name]

    def event_number(self, name: str) -> int:
        """The number of a kind of event.

        Raises:
            KeyError: when there is no such kind.
        """
        return self._event_index[name]

    def knows(self, action: Action) -> bool:
        """Whether a packed action has a meaning in this game at all."""
        if action < 0 or verb_of(action) >= len(self.verbs):
            return False
        kind = self.verbs[verb_of(action)].kind
        if kind in self.objects:
            return object_of(action) < len(self.objects[kind])
        return kind != NONE or object_of(action) == 0

    def event(self, kind: int, values: tuple[int, ...]) -> dict[str, object]:
        """An event in words: `{"kind", "rule", "values": {field: id or number}}`."""
        known = self.events[kind]
        named = {name: self.name(of, value) for (name, of), value in zip(known.fields, values, strict=True)}
        return {"kind": known.name, "rule": known.clause(named), "values": named}
