"""The cup of stratagems and the hands: counters of the same title are alike, so a cup and a hand are numbers by title.

A counter is in the cup, in a hand, on the map or out of the game. What is in a hand is known to its seat alone; how
many counters a seat holds is public.
"""

from __future__ import annotations

from latrunculi.games.imperator.components.kit import Title
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.ints import Seat
from latrunculi.tabletop import supplies


def draw(g: Imperator, seat: Seat) -> int:
    """Let a seat draw one counter blind, each with the same chance. Returns its title, EMPTY if there is none."""
    title = supplies.draw(g.cup, g.chance)
    if title != supplies.EMPTY:
        hold(g, seat, title, 1)
    return title


def hold(g: Imperator, seat: Seat, title: Title, more: int) -> None:
    """Let a seat have more counters of a title in its hand, or fewer."""
    g.hand[seat * g.kit.titles + title] += more
    g.note_hand(seat)


def take(g: Imperator, seat: Seat, title: Title) -> None:
    """Give a seat a counter of a title that is in the cup."""
    g.cup[title] -= 1
    hold(g, seat, title, 1)


def lay_out(g: Imperator, seat: Seat, title: Title) -> None:
    """Take a counter from a hand, not into the cup: to the map, or out of the game."""
    hold(g, seat, title, -1)


def give_back(g: Imperator, seat: Seat, title: Title) -> None:
    """Return a counter from a hand to the cup."""
    lay_out(g, seat, title)
    g.cup[title] += 1
