"""What befalls units and leaders outside battle: desertion and plague, and attempts on a leader's life."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.components.kit import Piece, Pieces
from latrunculi.games.imperator.rules.state import ASSASSINATED, PLAGUE, Imperator
from latrunculi.kernel.actions import members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.vocabulary import Vocabulary

FATAL: Final = 9
"""The die of which a leader in an infested zone dies."""


class Words:
    """The events of these, as a game numbers them."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        event = vocabulary.event_number
        self.weakened: Final = event("weakened")
        """Values: unit."""
        self.eliminated: Final = event("eliminated")
        """Values: unit."""
        self.murder_roll: Final = event("murder-roll")
        """Values: leader, 1d10 (`ten_sided`), the fatal die."""
        self.plague_roll: Final = event("plague-roll")
        """Values: leader, 1d10 (`ten_sided`), the fatal die."""


def smite(g: Imperator, units: Pieces, spare: bool, words: Words) -> None:
    """Weaken units; eliminate those weakened already, unless they are spared."""
    for unit in members(units):
        if not g.weak >> unit & 1:
            g.weaken(unit)
            g.emit(words.weakened, (unit,))
        elif not spare:
            g.eliminate(unit)
            g.emit(words.eliminated, (unit,))


def assassinate(g: Imperator, leader: Piece, fatal: int, words: Words) -> bool:
    """Roll 1d10 for a leader's life: he is murdered if it reaches `fatal`. The caller sees to the consequences."""
    return assassinated(g, leader, g.die10(), fatal, words)


def assassinated(g: Imperator, leader: Piece, die: int, fatal: int, words: Words) -> bool:
    """The die for a leader's life has fallen: whether he is murdered."""
    g.emit(words.murder_roll, (leader, ten_sided(die), fatal))
    if die < fatal:
        return False
    g.kill(leader, ASSASSINATED)
    return True


def infected(g: Imperator, leader: Piece, die: int, words: Words) -> bool:
    """The die for a leader in an infested zone has fallen: whether he dies. The caller sees to the consequences."""
    g.emit(words.plague_roll, (leader, ten_sided(die), FATAL))
    if die < FATAL:
        return False
    g.kill(leader, PLAGUE)
    return True
