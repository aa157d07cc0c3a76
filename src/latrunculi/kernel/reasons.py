"""Why something seems worth choosing: the reasons of a game's adviser, as data, in no language.

A kind of reason is a word with the kinds of object of which it speaks, like an event; a game has the message
`reason-NAME` for it in each language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from latrunculi.kernel.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class ReasonKind:
    """One kind of reason: its name, and its fields with the kind of object of each."""

    name: str
    fields: tuple[tuple[str, str], ...] = ()


class Reason(NamedTuple):
    """One reason: its kind, and the objects and numbers that fill its fields."""

    kind: ReasonKind
    values: tuple[int, ...] = ()

    def words(self, vocabulary: Vocabulary) -> dict[str, Any]:
        """The reason by ids, as a prompt: `{"id", "values": {field: id or number}, "kinds": {field: kind}}`."""
        fields = self.kind.fields
        values = zip(fields, self.values, strict=True)
        return {
            "id": self.kind.name,
            "values": {name: vocabulary.name(of, value) for (name, of), value in values},
            "kinds": dict(fields),
        }
