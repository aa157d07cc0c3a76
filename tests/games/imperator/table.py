"""A table of a game of the family, as tests play it: choices and what one sees, in words."""

from __future__ import annotations

from typing import Any, ClassVar

from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.vocabulary import Vocabulary


class FamilyTable:
    """A state in play. Games say how it is set up, and give their words."""

    vocabulary: ClassVar[Vocabulary]
    camps: ClassVar[tuple[str, ...]]
    pieces: ClassVar[tuple[str, ...]]
    places: ClassVar[tuple[str, ...]]
    peoples: ClassVar[tuple[str, ...]]
    statuses: ClassVar[tuple[str, ...]]

    g: Any
    """The state: of the game's own class."""

    @classmethod
    def of(cls, g: Imperator) -> Any:
        """A table around a state that stands already."""
        table = cls.__new__(cls)
        table.g = g
        return table

    def start(self, *procedures: Procedure[Any]) -> Any:
        """Begin procedures, the last of them first."""
        for procedure in procedures:
            self.g.call(procedure)
        self.g.advance()
        return self

    # ------------------------------------------------------------------ play

    @property
    def camp(self) -> str:
        """The camp that is asked."""
        return self.camps[self.g.camp_of(self.g.actor)]

    @property
    def asked(self) -> str:
        """The id of the question."""
        frame = self.g.stack[-1]
        return f"{frame.NAME}-{frame.step}".replace("_", "-")

    def legal(self, verb: str = "") -> set[str]:
        """What may be chosen: the objects of a verb, or without one the verbs."""
        described = [self.vocabulary.describe(action) for action in self.g.legal(self.g.actor)]
        if not verb:
            return {str(d["verb"]) for d in described}
        return {str(d["object"]) for d in described if d["verb"] == verb}

    def do(self, verb: str, obj: str | None = None) -> Any:
        """Choose."""
        action = self.vocabulary.action(verb, obj)
        seat = self.g.actor
        assert action in self.g.legal(seat), f"{verb} {obj} refused by {self.why_not(verb, obj)}; legal: {self.legal()}"
        self.g.apply(seat, action)
        return self

    def why_not(self, verb: str, obj: str | None = None) -> str:
        """The clause that forbids a choice; empty when it is legal."""
        clause: str = self.g.why_not(self.g.actor, self.vocabulary.action(verb, obj))[1]
        return clause

    # ------------------------------------------------------------------ what one sees

    def place(self, piece: str) -> str:
        """Where a piece is."""
        return self.places[self.g.at[self.pieces.index(piece)]]

    def owner(self, piece: str) -> str:
        """The camp of a piece."""
        return self.camps[self.g.camp(self.pieces.index(piece))]

    def status(self, people: str) -> str:
        """The status of a People."""
        return self.statuses[self.g.status[self.peoples.index(people)]]

    def weak(self) -> set[str]:
        """The units on their weakened side."""
        return {self.pieces[i] for i in members(self.g.weak)}

    def points(self) -> tuple[int, int]:
        """The points of the two camps."""
        return self.g.vp[0], self.g.vp[1]

    def events(self, name: str = "") -> list[dict[str, Any]]:
        """The events so far, those of one kind if it is named: their values in words."""
        assert self.g.journal is not None
        return [
            self.vocabulary.event(kind, values)["values"]  # type: ignore[misc]
            for _, kind, values in self.g.journal.events
            if not name or self.vocabulary.events[kind].name == name
        ]
