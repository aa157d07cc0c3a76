"""Battles for tests: sides by the names of their pieces, and the dice by what they show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from latrunculi.games.invasions.components.chart import PROVINCE
from latrunculi.games.invasions.components.counters import PIECE
from latrunculi.games.invasions.components.nations import NATION
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER
from latrunculi.kernel.actions import BIT
from tests.games.invasions.table import Table, place

WHITE = {"-": 0, "s": 3, "r": 4, "sr": 5}
BLACK = {"-": 0, "s": 2, "r": 3, "sr": 4, "ss": 5}
"""A side of each die by what it shows: s a sword, r a red one."""


def whites(*faces: str) -> list[int]:
    """Outcomes of white dice."""
    return [WHITE[face] for face in faces]


def blacks(*faces: str) -> list[int]:
    """Outcomes of black dice."""
    return [BLACK[face] for face in faces]


def d6(*dice: int) -> list[int]:
    """Outcomes of ordinary dice."""
    return [die - 1 for die in dice]


class Field(Table):
    """A table with two sides in one place: `attackers`, `defenders` are names of pieces."""

    def __init__(
        self,
        where: str,
        attackers: Iterable[str],
        defenders: Iterable[str],
        nations: Mapping[str, str],
        *,
        leads: tuple[str, str],
        origin: str | None = None,
        intercepted: bool = False,
        advanced: bool = False,
        **more: Any,
    ) -> None:
        super().__init__(nations, **more)
        self.where = place(where)
        self.sides = [0, 0]
        for side, names in ((ATTACKER, attackers), (DEFENDER, defenders)):
            for name in names:
                self.put(name, where)
                self.sides[side] |= BIT[PIECE[name]]
        if origin is not None:
            self.g.trails = [self.where, PROVINCE[origin], self.sides[ATTACKER]]
        self.g.advanced = int(advanced)
        self.g.playing = BIT[NATION[leads[ATTACKER]]]
        self.settle()
        self.battle = Battle(NATION[leads[0]], NATION[leads[1]], self.where, self.sides, intercepted)

    def fight(self, *dice: Iterable[int]) -> Field:
        """Begin the battle with the dice that it will take."""
        self.g.script = [outcome for group in dice for outcome in group]
        self.start(self.battle)
        return self

    def choose(self, verb: str, obj: str | int | None = None, seat: int | None = None) -> Field:
        """Make a legal choice in words."""
        super().choose(verb, obj, seat)
        return self

    def add(self, *dice: Iterable[int]) -> Field:
        """More dice."""
        assert self.g.script is not None
        self.g.script += [outcome for group in dice for outcome in group]
        return self

    def here(self, *names: str) -> bool:
        """Whether pieces are in the place of the battle."""
        return all(self.g.at[PIECE[name]] == self.where for name in names)

    def reduced(self, name: str) -> bool:
        """Whether a piece is on its reverse."""
        return bool(self.g.reduced & BIT[PIECE[name]])

    def rest(self) -> Field:
        """Give the first answer to whatever else is asked."""
        while self.g.stack:
            options = self.g.legal(self.g.actor)
            self.g.apply(self.g.actor, options[-1])
        return self
