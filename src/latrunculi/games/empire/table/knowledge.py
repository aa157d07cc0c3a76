"""Who may know what (HRE-2-3, HRE-5.4-6): hands, chits face down, and the chit in the hand of who is drawing."""

from __future__ import annotations

from typing import Final

from latrunculi.games.empire.components.cards import CARDS, COLOURS
from latrunculi.games.empire.components.printed import EMPEROR_CHITS, PEOPLE_CHITS
from latrunculi.games.empire.components.sides import NOBODY, Faction
from latrunculi.games.empire.rules.draw import Draw, DrawPeoples
from latrunculi.games.empire.rules.state import Empire
from latrunculi.kernel import codec
from latrunculi.kernel.chance import Dice
from latrunculi.kernel.ints import Viewer
from latrunculi.tabletop.supplies import draw

HIDDEN: Final = -1
"""Stands for a chit that the viewer does not know."""


def knows_chit(g: Empire, viewer: Viewer, faction: Faction, shown: list[int], passed_by: list[int]) -> bool:
    """HRE-5.4-6: a chit is known to its holder, to whoever passed it on, and to all once it is revealed."""
    if shown[faction] or g.seat_of(faction) == viewer:
        return True
    return passed_by[faction] != NOBODY and g.seat_of(passed_by[faction]) == viewer


def drawing_faction(g: Empire) -> Faction:
    """The Faction that has a drawn chit in its hand, NOBODY outside the draw."""
    draw = g.stack[-1] if g.stack else None
    if not g.drawn or not isinstance(draw, Draw):
        return NOBODY
    return draw.drawing(g)[draw.place]


def redact(g: Empire, viewer: Viewer) -> Empire:
    """A copy without what a seat (or SPECTATOR) may not know. Unknown hands are empty, unknown chits HIDDEN."""
    seen = g.clone()
    seen.rng = 0
    seen.script = None
    if not (viewer >= 0 and g.awaiting >> viewer & 1):
        seen.options = []
    for faction in range(g.factions):
        if g.seat_of(faction) != viewer:
            seen.hand[faction] = 0
        if g.people_chit[faction] and not knows_chit(g, viewer, faction, g.people_shown, g.people_from):
            seen.people_chit[faction] = HIDDEN
        if g.emperor_chit[faction] and not knows_chit(g, viewer, faction, g.emperor_shown, g.emperor_from):
            seen.emperor_chit[faction] = HIDDEN
    drawer = drawing_faction(g)
    if g.drawn and (drawer == NOBODY or g.seat_of(drawer) != viewer):
        seen.drawn = HIDDEN
    return seen


def determinize(g: Empire, viewer: Viewer, dice: Dice) -> Empire:
    """A full state that a viewer's redacted one may be: unknown cards and chits are dealt among the possible."""
    twin = redact(g, viewer)
    twin.rng = dice.fresh()
    peoples = bool(twin.stack) and isinstance(twin.stack[-1], DrawPeoples)
    _deal_cards(twin, viewer, dice)
    _deal_chits(twin, twin.people_chit, twin.people_shown, PEOPLE_CHITS, dice, peoples)
    _deal_chits(twin, twin.emperor_chit, twin.emperor_shown, EMPEROR_CHITS, dice, not peoples)
    if not (viewer >= 0 and twin.awaiting >> viewer & 1):
        codec.refresh(twin)
    return twin


def _deal_cards(g: Empire, viewer: Viewer, dice: Dice) -> None:
    seen = 0
    for faction in range(g.factions):
        seen |= g.played[faction] | g.hand[faction]
    for colour in COLOURS:
        left = [(colour & ~seen) >> card & 1 for card in range(CARDS)]
        for faction in range(g.factions):
            if g.seat_of(faction) != viewer and not g.played[faction] & colour and any(left):
                g.hand[faction] |= 1 << draw(left, dice.below)


def _deal_chits(g: Empire, chits: list[int], shown: list[int], count: int, dice: Dice, drawing: bool) -> None:
    """HRE-6-2: chits are revealed in ascending order, so that those face down are higher than the revealed ones."""
    revealed = [chit for chit, known in zip(chits, shown, strict=True) if known]
    taken = {chit for chit in chits if chit > 0}
    if drawing and g.drawn > 0:
        taken.add(g.drawn)
    highest = max(revealed, default=0)
    left = [int(chit > highest and chit not in taken) for chit in range(count + 1)]
    for faction in range(g.factions):
        if chits[faction] == HIDDEN:
            chits[faction] = draw(left, dice.below)
    if drawing and g.drawn == HIDDEN:
        g.drawn = draw(left, dice.below)
