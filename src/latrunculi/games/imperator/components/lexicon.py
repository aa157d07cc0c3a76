"""A lexicon of a game of the family: beside words of its own it takes over those that all its games have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from latrunculi.games.imperator.components import words
from latrunculi.tabletop.lexicon import Lexicon


class FamilyLexicon(Lexicon):
    """The words of a game, of which the family has named some; the clauses are the game's."""

    def shared_verb(self, name: str, rule: str) -> int:
        """Take over a verb of the family: its clause in this game."""
        return self.verb(name, words.VERBS[name], rule)

    def shared_event(self, name: str, rule: str) -> int:
        """Take over an event of the family: its clause in this game."""
        return self.event(name, rule, **words.EVENTS[name])

    def shared_event_by(self, name: str, rule: str, by: str, clauses: Mapping[Any, str]) -> int:
        """Take over an event of the family whose clause hangs on one of its fields."""
        return self.event_by(name, rule, by, clauses, **words.EVENTS[name])
