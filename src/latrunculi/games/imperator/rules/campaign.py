"""Phase E of the family: the camps alternate their sequences, each of movements and then combats."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from latrunculi.games.imperator.components.kit import NONE, Camp
from latrunculi.games.imperator.rules.moments import START
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.games.imperator.rules.tally import halves
from latrunculi.games.imperator.rules.windows import Stratagems
from latrunculi.kernel.engine import Procedure

G = TypeVar("G", bound=Imperator)


def share_sequences(g: Imperator, total: int, event: int) -> None:
    """Give each camp its half of a total of sequences; an odd one goes to the player with the initiative.

    Args:
        event: the game's event for it; its values are the total and the sequences of each camp.
    """
    g.smc = halves(total, g.initiative)
    g.emit(event, (total, g.smc[0], g.smc[1]))


def open_sequence(g: Imperator) -> None:
    """A sequence begins: whoever declined for the rest of the last one is asked again."""
    g.quiet = 0


class CommonCampaign(Procedure[G]):
    """The sequences of a turn.

    `turn_of` is the camp that plays next, `extra` 1 while an additional sequence is to come when all are played.
    """

    NAME = "campaign"
    SEQUENCE: ClassVar[int]
    """The game's event for the beginning of a sequence; its values are the camp and the sequences it has left."""
    STRATAGEMS: ClassVar[Stratagems]
    MOVEMENTS: ClassVar[type[Procedure[Any]]]
    COMBATS: ClassVar[type[Procedure[Any]]]
    """The two parts of a sequence."""

    turn_of: Camp = NONE
    extra: int = 0

    # ------------------------------------------------------------------ what a game decides

    def reinforced(self, g: G) -> Camp:
        """The camp that an event gives an additional sequence, or NONE."""
        raise NotImplementedError

    def open_phase(self, g: G) -> None:
        """The phase begins."""

    # ------------------------------------------------------------------ steps

    def start(self, g: G) -> None:
        """The player with the initiative begins."""
        self.turn_of = g.initiative
        self.extra = 0 if self.reinforced(g) == NONE else 1
        self.open_phase(g)
        self.step = "next_sequence"

    def next_sequence(self, g: G) -> None:
        """Each as long as he has sequences left; then perhaps the additional one."""
        camp = self.turn_of
        if not g.smc[camp]:
            camp = 1 - camp
        if not g.smc[camp]:
            if not self.extra:
                self.finish(g)
                return
            self.extra = 0
            camp = self.reinforced(g)
            g.smc[camp] = 1
        self.turn_of = 1 - camp
        g.active = camp
        open_sequence(g)
        g.emit(self.SEQUENCE, (camp, g.smc[camp]))
        self.step = "move"
        procedure = self.STRATAGEMS.window(g, 1 - camp, START)
        if procedure is not None:
            g.call(procedure)

    def move(self, g: G) -> None:
        """E.1."""
        self.step = "fight"
        g.call(self.MOVEMENTS())

    def fight(self, g: G) -> None:
        """E.2."""
        self.step = "count_down"
        g.call(self.COMBATS())

    def count_down(self, g: G) -> None:
        """One sequence less."""
        g.smc[g.active] -= 1
        self.step = "next_sequence"

    def finish(self, g: G) -> None:
        """Nobody is active outside phase E."""
        g.active = NONE
        g.smc[0] = g.smc[1] = 0
        g.end()
