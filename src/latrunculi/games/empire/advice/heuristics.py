"""How to play *History of the Roman Empire*, for bots of any kind: the game's advisor.

Scores are victory points, more or less. `worth` says what Provinces are worth and what a position promises, `odds` how
combats end, `operations` what to do with armies and `stratagems` with cards; here the chits, and who answers what.
"""

from __future__ import annotations

from typing import Final, cast

from latrunculi.games.empire.advice import operations, stratagems
from latrunculi.games.empire.advice.operations import Answers, expedition
from latrunculi.games.empire.advice.worth import Outlook, prospects, spite
from latrunculi.games.empire.components.chits import (
    BONUS_ATTACK,
    BONUS_DIE,
    BONUS_PROVINCES,
    BONUS_TIES,
    EMPEROR_BONUS,
    EMPEROR_LEGIONS,
    ENTRY_SIDE,
    ENTRY_START,
    ENTRY_STRENGTH,
)
from latrunculi.games.empire.components.sides import Faction
from latrunculi.games.empire.rules.construction import legion_cost
from latrunculi.games.empire.rules.draw import Draw, DrawEmperors, DrawPeoples
from latrunculi.games.empire.rules.state import Empire
from latrunculi.games.empire.rules.words import KEEP
from latrunculi.kernel.actions import OBJECT_BITS, OBJECT_MASK, members
from latrunculi.kernel.engine import State
from latrunculi.kernel.ints import Seat


class Tactician:
    """The game's `latrunculi.kernel.game.Advisor`."""

    def prefer(self, g: State, seat: Seat, actions: list[int]) -> list[float]:
        """For each action how good it seems to the seat that is awaited, in VP."""
        frame = g.stack[-1]
        return ANSWERS[frame.NAME](cast(Empire, g), frame, actions)

    def evaluate(self, g: State, seat: Seat) -> float:
        """What the seat has and may expect, less what its rivals have and may expect."""
        return evaluate(cast(Empire, g), seat)

    def horizon(self, g: State) -> int:
        """The phases that have begun: one phase is what one can think ahead. Nothing during the draw."""
        game = cast(Empire, g)
        if game.stack and isinstance(game.stack[-1], Draw):
            return -1
        return game.turn * 16 + sum(game.people_shown) + sum(game.emperor_shown)


def evaluate(g: Empire, seat: Seat) -> float:
    """How much better a seat stands than its rivals: half counts the best of them, half all of them."""
    standing = [0.0] * g.seats
    for faction in range(g.factions):
        points = float(g.total(faction))
        if g.stack:
            points += prospects(g, faction)
        standing[g.seat_of(faction)] += points
    best = -1000.0
    total = 0.0
    for other in range(g.seats):
        if other != seat:
            total += standing[other]
            if standing[other] > best:
                best = standing[other]
    return standing[seat] - 0.5 * best - 0.5 * total / (g.seats - 1)


# ---------------------------------------------------------------- HRE 5: chits


def drawing(g: Empire, frame: Draw, actions: list[int]) -> list[float]:
    """Keep what is better than what may come; pass what is worse, to whoever leads."""
    worth = people_value if isinstance(frame, DrawPeoples) else emperor_value
    faction = frame.drawing(g)[frame.place]
    held = frame.chits(g)
    value = worth(g, faction, g.drawn)
    others = [chit for chit in range(1, frame.CHITS + 1) if chit != g.drawn and chit not in held]
    average = sum([worth(g, faction, chit) for chit in others]) / len(others) if others else 0.0
    weights = spite(g, faction)
    scores: list[float] = []
    for action in actions:
        if action >> OBJECT_BITS == KEEP:
            scores.append(value)
        else:
            other = action & OBJECT_MASK
            # Whoever passes gets what others do not want.
            scores.append(0.8 * average - 0.5 - worth(g, other, g.drawn) * weights[other])
    return scores


def people_value(g: Empire, faction: Faction, chit: int) -> float:
    """What the People of a chit may win for a player in this turn."""
    side = ENTRY_SIDE[g.turn][chit]
    strength = ENTRY_STRENGTH[g.turn][chit]
    held = g.held[side]
    outlook = Outlook(g, faction, False)
    value = 0.0
    for province in members(held & ~g.horde[faction]):
        value += 0.7 * outlook.step(province) + outlook.cities(province)
    armies = strength if not g.strength[side] else strength - held.bit_count()
    return value + expedition(g, outlook, held | 1 << ENTRY_START[g.turn][chit], side, max(0, armies))


def emperor_value(g: Empire, faction: Faction, chit: int) -> float:
    """What the bonus of an Emperor is worth to a Faction; those who come late are a little better."""
    bonus = EMPEROR_BONUS[g.turn][chit]
    value = 0.15 * chit + EMPEROR_LEGIONS[g.turn][chit] * (legion_cost(g.turn) + 0.3)
    if bonus & BONUS_PROVINCES:
        value += max(4, g.held[faction].bit_count())
    if bonus & BONUS_DIE:
        value += 2.2
    if bonus & BONUS_ATTACK:
        value += 2.5
    if bonus & BONUS_TIES:
        value += 1.5
    return value


# ---------------------------------------------------------------- who answers what

ANSWERS: Final[Answers] = {
    DrawPeoples.NAME: drawing,
    DrawEmperors.NAME: drawing,
    **operations.ANSWERS,
    **stratagems.ANSWERS,
}
"""For each procedure that asks who knows the answer."""
