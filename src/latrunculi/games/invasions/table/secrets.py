"""Who may know what: hands of event cards, of diplomacy cards, of markers; and worlds in which a bot may think.

Everything else lies open: treasuries stand on a track for all to see (III.H-1). A procedure in progress that holds
something secret has a method `blank(g, viewer)`, which takes out of it what a viewer must not see, and one
`fill(g, viewer, dice)`, which puts in what it may have been, as far as the viewer knows.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeGuard, runtime_checkable

from latrunculi.games.invasions.components.cards import PUBLIC
from latrunculi.games.invasions.components.nations import CAMP_OF, CAMPS, NATIONS, SIDES
from latrunculi.games.invasions.rules.ints import Camp
from latrunculi.games.invasions.rules.state import MARKERS, TITLES, TREATIES, Invasions
from latrunculi.kernel import codec
from latrunculi.kernel.actions import BIT
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Viewer
from latrunculi.tabletop import supplies


@runtime_checkable
class Secretive(Protocol):
    """A procedure that holds something secret."""

    def blank(self, g: Invasions, viewer: Viewer) -> None:
        """Take out what a viewer may not know."""

    def fill(self, g: Invasions, viewer: Viewer, dice: Dice) -> None:
        """Put in what it may have been, as far as the viewer knows."""


_known: Final[dict[str, bool]] = {}
"""By name of procedures, whether they hold something secret: looked at once, as it is dear."""


def secretive(procedure: Procedure[Any]) -> TypeGuard[Secretive]:
    """Whether a procedure holds something secret."""
    if procedure.NAME not in _known:
        _known[procedure.NAME] = isinstance(procedure, Secretive)
    return _known[procedure.NAME]


def strangers(g: Invasions, viewer: Viewer) -> list[Camp]:
    """The camps whose secrets a viewer does not know: all but those of his seat."""
    own = SIDES[g.seats][viewer] if viewer >= 0 else ()
    return [camp for camp in range(CAMPS) if camp not in own]


def redact(g: Invasions, viewer: Viewer) -> Invasions:
    """A copy without what a viewer may not know."""
    twin = g.clone()
    twin.rng = 0
    twin.script = None
    hidden = strangers(g, viewer)
    for camp in hidden:
        twin.hidden_events[camp] += supplies.conceal(twin.event_deck, twin.event_hand, camp * TITLES)
        twin.hidden_markers[camp] += supplies.conceal(twin.pillage_cup, twin.pillage_hand, camp * MARKERS)
    for nation in range(NATIONS):
        if CAMP_OF[nation] in hidden:
            twin.hidden_treaties[nation] += supplies.conceal(twin.treaty_deck, twin.treaty_hand, nation * TREATIES)
    for frame in twin.stack:
        if secretive(frame):
            frame.blank(twin, viewer)
    if g.private and not (viewer >= 0 and g.awaiting >> viewer & 1):
        twin.options = []
    return twin


def determinize(g: Invasions, viewer: Viewer, dice: Dice) -> Invasions:
    """A full state that a viewer's redacted one may be: hands dealt anew out of what he has not seen."""
    twin = redact(g, viewer)
    twin.rng = dice.fresh()
    for camp in range(CAMPS):
        _deal(twin.event_deck, twin.event_hand, camp * TITLES, twin.hidden_events[camp], PUBLIC, dice)
        supplies.deal(twin.pillage_cup, twin.pillage_hand, camp * MARKERS, twin.hidden_markers[camp], dice.below)
    for nation in range(NATIONS):
        supplies.deal(twin.treaty_deck, twin.treaty_hand, nation * TREATIES, twin.hidden_treaties[nation], dice.below)
    twin.hidden_events = [0] * CAMPS
    twin.hidden_markers = [0] * CAMPS
    twin.hidden_treaties = [0] * NATIONS
    for frame in twin.stack:
        if secretive(frame):
            frame.fill(twin, viewer, dice)
    codec.refresh(twin)
    return twin


def _deal(supply: list[int], hands: list[int], first: int, number: int, barred: int, dice: Dice) -> None:
    """Deal some cards of titles that are not barred."""
    may = [0 if barred & BIT[title] else count for title, count in enumerate(supply)]
    before = list(may)
    supplies.deal(may, hands, first, number, dice.below)
    for title, count in enumerate(may):
        supply[title] -= before[title] - count
