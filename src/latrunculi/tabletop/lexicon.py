"""The verbs and events of a game, numbered in the order in which its chapters define them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from latrunculi.kernel.ints import Verb as Number
from latrunculi.kernel.vocabulary import FORCED_EVENT, EventKind, Verb


class Lexicon:
    """Collects the words of a game; each definition answers with the number of the word."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.events: list[EventKind] = [FORCED_EVENT]

    def verb(self, name: str, kind: str, rule: str) -> Number:
        """Define a verb: the kind of its object, and the clause that says when it is done."""
        self.verbs.append(Verb(name, kind, rule))
        return len(self.verbs) - 1

    def event(self, name: str, rule: str, **fields: str) -> int:
        """Define an event: its clause, and the kinds of its fields."""
        self.events.append(EventKind(name, rule, tuple(fields.items())))
        return len(self.events) - 1

    def event_by(self, name: str, rule: str, by: str, clauses: Mapping[Any, str], **fields: str) -> int:
        """Define an event whose clause hangs on one of its fields; `rule` stands for the values without one."""
        self.events.append(EventKind(name, rule, tuple(fields.items()), by, clauses))
        return len(self.events) - 1
