"""What things are called, by kind of object and id, in one of the languages that the files of a game have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

Words = Mapping[str, Mapping[str, Mapping[str, str]]]
"""A game's own words by kind of object, id and language (`kernel.sourced.words`)."""


class Named(Protocol):
    """A thing, by its id and its names by language."""

    @property
    def id(self) -> str: ...

    @property
    def names(self) -> dict[str, str]: ...


class Noted(Named, Protocol):
    """A scenario: it has a note besides."""

    @property
    def note(self) -> dict[str, str]: ...


def names_of(things: Iterable[Named], language: str) -> dict[str, str]:
    """The names of some things by their ids."""
    return {thing.id: thing.names[language] for thing in things}


def names_of_words(words: Words, language: str) -> dict[str, dict[str, str]]:
    """The names of a game's words, by kind of object and id."""
    return {kind: {word: called[language] for word, called in table.items()} for kind, table in words.items()}


def names_of_scenarios(scenarios: Sequence[Noted], language: str) -> dict[str, dict[str, str]]:
    """The names of scenarios, and what is said of them."""
    return {
        "scenario": names_of(scenarios, language),
        "scenario-note": {scenario.id: scenario.note[language] for scenario in scenarios},
    }
