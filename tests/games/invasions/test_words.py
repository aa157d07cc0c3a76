"""The log reads as sentences: nations and camps are many, and are named as one names people."""

from __future__ import annotations

import re
from typing import Any

import pytest

from latrunculi.kernel import registry
from latrunculi.kernel.texts import texts

GAME = registry.game("invasions")
ARTICLES = {"fr": "(?:[Ll]es|aux|des) ", "en": "[Tt]he "}
PEOPLE = {"nation": "francs", "camp": "goths"}
LISTED = {"game-over"}
"""The result names a camp as one titles a table."""


def _example(kind: str) -> Any:
    if kind in PEOPLE:
        return PEOPLE[kind]
    if kind in GAME.vocabulary.objects:
        return GAME.vocabulary.objects[kind][0]
    if kind in GAME.vocabulary.dice:
        return [GAME.vocabulary.dice[kind].faces[0]]
    if kind == "action":
        return {"verb": "done", "kind": "none", "object": None}
    return 2


@pytest.mark.parametrize("language", ["fr", "en"])
def test_who_does_something_is_named_with_an_article(language: str) -> None:
    """`Les Francs marchent de …`, not `Francs : de …`; in parentheses where a sentence is about something else."""
    told = texts(GAME, language)
    names = {kind: told.names[kind][people] for kind, people in PEOPLE.items()}
    bare = []
    for event in GAME.vocabulary.events:
        values = {name: _example(kind) for name, kind in event.fields}
        people = {kind for _, kind in event.fields if kind in PEOPLE}
        line = told.event({"kind": event.name, "values": values})
        for kind in people if event.name not in LISTED else ():
            named = len(re.findall(names[kind], line))
            if named != len(re.findall(rf"(?:{ARTICLES[language]}|\(){names[kind]}", line)):
                bare.append(line)
    assert bare == []
    assert len(GAME.vocabulary.events) > 100


def test_what_several_do_after_one_another_stands_on_one_line() -> None:
    """A march province by province, renewed troops, provinces that a horde takes."""
    for language in ("fr", "en"):
        told = texts(GAME, language)
        for kind in ("marched", "control", "reinforced", "unit-lost", "retreated"):
            assert told.knows(f"event-{kind}-head")
            assert told.knows(f"event-{kind}-item")
