"""A table on which tests set up any moment of *Ultimus Romanorum* and play it in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from latrunculi.games.ultimus.state import CAMP_IDS, FOEDERATI, PEACE, ROMANUS, STATUS_IDS, Ultimus
from latrunculi.games.ultimus.words import EVENTS, VOCABULARY
from latrunculi.games.ultimus.world import (
    ARMENIA,
    HALF_IDS,
    MAJOR_FROM_START,
    PEOPLE,
    PEOPLES,
    PIECE,
    PIECE_IDS,
    PLACE_IDS,
    STRATAGEM_IDS,
    TITLES,
)
from latrunculi.kernel.actions import members
from latrunculi.kernel.engine import Journal, Procedure

PLACE = {name: i for i, name in enumerate(PLACE_IDS)}


class Table:
    """A state in the making, and then in play.

    Pieces belong to the camp that their People's status gives them, Romans to ROMAIN, unless `rebels` names them.
    """

    def __init__(
        self,
        pieces: Mapping[str, str] | None = None,
        *,
        status: Mapping[str, str] | None = None,
        weak: Iterable[str] = (),
        augusti: Mapping[str, str] | None = None,
        patricians: Mapping[str, str] | None = None,
        usurpers: Mapping[str, str] | None = None,
        rebels: Mapping[str, Iterable[str]] | None = None,
        active: str = "romanus",
        year: int = 405,
        dice: Iterable[int] = (),
        hands: Mapping[str, Iterable[str]] | None = None,
    ) -> None:
        """`pieces`: place of each piece; `status`: of each People; `rebels`: by half, the pieces of its usurpation
        (the usurper himself included); `dice`: outcomes in their order, 1d6 as 0..5 less one step: the value of
        `State.chance`, so a 6 on 1d6 is written 5, a 9 on 1d10 is 9; `hands`: stratagems by camp."""
        g = self.g = Ultimus(2, 1)
        g.journal = Journal()
        g.year = year
        g.last_year = 485
        g.majors = MAJOR_FROM_START
        g.active = CAMP_IDS.index(active)
        g.initiative = g.active
        for index in range(PEOPLES):
            g.set_status(index, PEACE)
        g.set_status(ARMENIA, FOEDERATI)
        for people, name in (status or {}).items():
            g.set_status(PEOPLE[people], STATUS_IDS.index(name))
        for name, place in (pieces or {}).items():
            g.put(PIECE[name], PLACE[place])
        for name in weak:
            g.weak |= 1 << PIECE[name]
        for half, name in (augusti or {}).items():
            g.augustus[HALF_IDS.index(half)] = PIECE[name]
        for half, name in (patricians or {}).items():
            g.patrician[HALF_IDS.index(half)] = PIECE[name]
        for half, name in (usurpers or {}).items():
            g.usurper[HALF_IDS.index(half)] = PIECE[name]
        for half, names in (rebels or {}).items():
            mask = sum(1 << PIECE[name] for name in names)
            g.rebels[HALF_IDS.index(half)] = mask
            g.join(mask, 1)
        for camp, titles in (hands or {}).items():
            seat = g.seat_of(CAMP_IDS.index(camp))
            for title in titles:
                g.hand[seat * TITLES + STRATAGEM_IDS.index(title)] += 1
                g.cup[STRATAGEM_IDS.index(title)] -= 1
            g.tally(seat)
        g.script = list(dice)

    @classmethod
    def of(cls, g: Ultimus) -> Table:
        """A table around a state that stands already."""
        table = cls.__new__(cls)
        table.g = g
        return table

    def start(self, *procedures: Procedure[Any]) -> Table:
        """Begin procedures, the last of them first."""
        for procedure in procedures:
            self.g.call(procedure)
        self.g.advance()
        return self

    # ------------------------------------------------------------------ play

    @property
    def camp(self) -> str:
        """The camp that is asked."""
        return CAMP_IDS[self.g.camp_of(self.g.actor)]

    @property
    def asked(self) -> str:
        """The id of the question."""
        frame = self.g.stack[-1]
        return f"{frame.NAME}-{frame.step}".replace("_", "-")

    def legal(self, verb: str = "") -> set[str]:
        """What may be chosen: the objects of a verb, or without one the verbs."""
        described = [VOCABULARY.describe(action) for action in self.g.legal(self.g.actor)]
        if not verb:
            return {str(d["verb"]) for d in described}
        return {str(d["object"]) for d in described if d["verb"] == verb}

    def do(self, verb: str, obj: str | None = None) -> Table:
        """Choose."""
        action = VOCABULARY.action(verb, obj)
        seat = self.g.actor
        assert action in self.g.legal(seat), f"{verb} {obj} refused by {self.why_not(verb, obj)}; legal: {self.legal()}"
        self.g.apply(seat, action)
        return self

    def why_not(self, verb: str, obj: str | None = None) -> str:
        """The clause that forbids a choice; empty when it is legal."""
        return self.g.why_not(self.g.actor, VOCABULARY.action(verb, obj))[1]

    # ------------------------------------------------------------------ what one sees

    def place(self, piece: str) -> str:
        """Where a piece is."""
        return PLACE_IDS[self.g.at[PIECE[piece]]]

    def owner(self, piece: str) -> str:
        """The camp of a piece."""
        return CAMP_IDS[self.g.camp(PIECE[piece])]

    def status(self, people: str) -> str:
        """The status of a People."""
        return STATUS_IDS[self.g.status[PEOPLE[people]]]

    def weak(self) -> set[str]:
        """The units on their weakened side."""
        return {PIECE_IDS[i] for i in members(self.g.weak)}

    def points(self) -> tuple[int, int]:
        """The points of ROMAIN and BARBARE."""
        return self.g.vp[ROMANUS], self.g.vp[1 - ROMANUS]

    def events(self, name: str = "") -> list[dict[str, Any]]:
        """The events so far, those of one kind if it is named: their values in words."""
        assert self.g.journal is not None
        return [
            VOCABULARY.event(kind, values)["values"]  # type: ignore[misc]
            for _, kind, values in self.g.journal.events
            if not name or EVENTS[kind].name == name
        ]
