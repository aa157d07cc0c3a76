"""What befalls units and leaders outside battle: desertion and plague, and attempts on a leader's life."""

from __future__ import annotations

from typing import Final

from latrunculi.games.imperator.state import ASSASSINATED, PLAGUE, Imperator
from latrunculi.kernel.actions import members
from latrunculi.kernel.chance import ten_sided

FATAL: Final = 9
"""The die of which a leader in an infested zone dies."""


class Words:
    """A game's numbers for the events of these; values: a unit; a unit; and twice leader, 1d10, the fatal die."""

    def __init__(self, weakened: int, eliminated: int, murder_roll: int, plague_roll: int) -> None:
        self.weakened: Final = weakened
        self.eliminated: Final = eliminated
        self.murder_roll: Final = murder_roll
        self.plague_roll: Final = plague_roll


def smite(g: Imperator, units: int, spare: bool, words: Words) -> None:
    """Weaken units; eliminate those weakened already, unless they are spared."""
    for unit in members(units):
        if not g.weak >> unit & 1:
            g.weaken(unit)
            g.emit(words.weakened, (unit,))
        elif not spare:
            g.eliminate(unit)
            g.emit(words.eliminated, (unit,))


def assassinate(g: Imperator, leader: int, fatal: int, words: Words) -> bool:
    """Roll 1d10 for a leader's life: he is murdered if it reaches `fatal`. The caller sees to the consequences."""
    return assassinated(g, leader, g.die10(), fatal, words)


def assassinated(g: Imperator, leader: int, die: int, fatal: int, words: Words) -> bool:
    """The die for a leader's life has fallen: whether he is murdered."""
    g.emit(words.murder_roll, (leader, ten_sided(die), fatal))
    if die < fatal:
        return False
    g.kill(leader, ASSASSINATED)
    return True


def expose(g: Imperator, leader: int, words: Words) -> bool:
    """Roll 1d10 for a leader in an infested zone: whether he dies. The caller sees to the consequences."""
    return infected(g, leader, g.die10(), words)


def infected(g: Imperator, leader: int, die: int, words: Words) -> bool:
    """The die for a leader in an infested zone has fallen: whether he dies."""
    g.emit(words.plague_roll, (leader, ten_sided(die), FATAL))
    if die < FATAL:
        return False
    g.kill(leader, PLAGUE)
    return True
