"""The verbs and events of a game, numbered in the order in which its chapters define them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from latrunculi.games.imperator.components import words
from latrunculi.kernel.vocabulary import FORCED_EVENT, EventKind, Verb


class Lexicon:
    """Collects the words of a game; each definition answers with the number of the word."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.events: list[EventKind] = [FORCED_EVENT]

    def verb(self, name: str, kind: str, rule: str) -> int:
        """Define a verb: the kind of its object and its clause."""
        self.verbs.append(Verb(name, kind, rule))
        return len(self.verbs) - 1

    def event(self, name: str, rule: str, **fields: str) -> int:
        """Define an event: its clause, and the kinds of its fields."""
        self.events.append(EventKind(name, rule, tuple(fields.items())))
        return len(self.events) - 1

    def event_by(self, name: str, rule: str, by: str, clauses: Mapping[Any, str], **fields: str) -> int:
        """Define an event whose clause hangs on one of its fields."""
        self.events.append(EventKind(name, rule, tuple(fields.items()), by, clauses))
        return len(self.events) - 1

    # ------------------------------------------------------------------ words of the family

    def shared_verb(self, name: str, rule: str) -> int:
        """Take over a verb of the family: its clause in this game."""
        return self.verb(name, words.VERBS[name], rule)

    def shared_event(self, name: str, rule: str) -> int:
        """Take over an event of the family: its clause in this game."""
        return self.event(name, rule, **words.EVENTS[name])

    def shared_event_by(self, name: str, rule: str, by: str, clauses: Mapping[Any, str]) -> int:
        """Take over an event of the family whose clause hangs on one of its fields."""
        return self.event_by(name, rule, by, clauses, **words.EVENTS[name])
