"""What follows from the death of leaders: one death after the other, in the order in which they have died."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from latrunculi.games.imperator.components.kit import Camp, Cause, Piece
from latrunculi.games.imperator.rules.state import Imperator, departed
from latrunculi.kernel.engine import Procedure

S = TypeVar("S", bound=Imperator)


class CommonAftermath(Procedure[S]):
    """Takes the deaths of `Imperator.mourning`, in their order unless a game says otherwise."""

    NAME = "aftermath"
    DIED: ClassVar[int]
    """The game's event for a death; its values are the leader and the cause."""

    def lose(self, g: S, leader: Piece, camp: Camp, cause: Cause) -> None:
        """What the death of a leader of a camp brings about. It may kill others, who come next."""
        raise NotImplementedError

    def all_mourned(self, g: S) -> None:
        """All deaths have had their consequences: what they have left open together."""
        raise NotImplementedError

    def next_death(self, g: S) -> int:
        """The place in `Imperator.mourning` of the one that is taken next."""
        return 0

    def start(self, g: S) -> None:
        """The next death."""
        if not g.mourning:
            self.all_mourned(g)
            return
        leader, camp, cause = departed(g.mourning.pop(self.next_death(g)))
        g.emit(self.DIED, (leader, cause))
        self.lose(g, leader, camp, cause)
