"""A table of a game of the family on which tests play in words; each game adds how to set one up."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from latrunculi.games.imperator.state import Imperator
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.vocabulary import Vocabulary

G = TypeVar("G", bound=Imperator)
T = TypeVar("T", bound="CommonTable[Any]")


class CommonTable(Generic[G]):
    """A state, and what one does and sees at it. A game gives its vocabulary."""

    VOCABULARY: ClassVar[Vocabulary]

    g: G

    @classmethod
    def of(cls: type[T], g: Any) -> T:
        """A table around a state that stands already."""
        table = cls.__new__(cls)
        table.g = g
        return table

    def start(self: T, *procedures: Procedure[Any]) -> T:
        """Begin procedures, the last of them first."""
        for procedure in procedures:
            self.g.call(procedure)
        self.g.advance()
        return self

    # ------------------------------------------------------------------ play

    @property
    def camp(self) -> str:
        """The camp that is asked."""
        return self.VOCABULARY.objects["camp"][self.g.camp_of(self.g.actor)]

    @property
    def asked(self) -> str:
        """The id of the question."""
        frame = self.g.stack[-1]
        return f"{frame.NAME}-{frame.step}".replace("_", "-")

    def legal(self, verb: str = "") -> set[str]:
        """What may be chosen: the objects of a verb, or without one the verbs."""
        described = [self.VOCABULARY.describe(action) for action in self.g.legal(self.g.actor)]
        if not verb:
            return {str(d["verb"]) for d in described}
        return {str(d["object"]) for d in described if d["verb"] == verb}

    def do(self: T, verb: str, obj: str | None = None) -> T:
        """Choose."""
        action = self.VOCABULARY.action(verb, obj)
        seat = self.g.actor
        assert action in self.g.legal(seat), f"{verb} {obj} refused by {self.why_not(verb, obj)}; legal: {self.legal()}"
        self.g.apply(seat, action)
        return self

    def why_not(self, verb: str, obj: str | None = None) -> str:
        """The clause that forbids a choice; empty when it is legal."""
        return self.g.why_not(self.g.actor, self.VOCABULARY.action(verb, obj))[1]

    # ------------------------------------------------------------------ what one sees

    def number(self, kind: str, name: str) -> int:
        """The number of an object."""
        return self.VOCABULARY.objects[kind].index(name)

    def place(self, piece: str) -> str:
        """Where a piece is."""
        return self.VOCABULARY.objects["place"][self.g.at[self.number("piece", piece)]]

    def owner(self, piece: str) -> str:
        """The camp of a piece, empty for one of nobody's."""
        index = self.number("piece", piece)
        held = (self.g.own[0] | self.g.own[1]) >> index & 1
        return self.VOCABULARY.objects["camp"][self.g.camp(index)] if held else ""

    def weak(self) -> set[str]:
        """The units on their weakened side."""
        return {self.VOCABULARY.objects["piece"][i] for i in members(self.g.weak)}

    def points(self) -> tuple[int, int]:
        """The points of the two camps."""
        return self.g.vp[0], self.g.vp[1]

    def kinds(self) -> list[str]:
        """The kinds of what has happened."""
        assert self.g.journal is not None
        return [self.VOCABULARY.events[kind].name for _, kind, _ in self.g.journal.events]

    def events(self, name: str = "") -> list[dict[str, Any]]:
        """The events so far, those of one kind if it is named: their values in words."""
        assert self.g.journal is not None
        return [
            self.VOCABULARY.event(kind, values)["values"]  # type: ignore[misc]
            for _, kind, values in self.g.journal.events
            if not name or self.VOCABULARY.events[kind].name == name
        ]
