"""What must hold in every state of a game of the family: pieces in one place each, tables that agree, counters kept."""

from __future__ import annotations

from collections.abc import Sequence

from latrunculi.games.imperator.state import Imperator
from latrunculi.kernel.actions import BIT, members


def pieces(g: Imperator, names: Sequence[str], zones: Sequence[str]) -> list[str]:
    """The tables of places, camps and zones say the same; units alone are weakened, and on the map."""
    kit = g.kit
    everything = kit.unit_mask | kit.leader_mask
    found = []
    union = 0
    for place in range(kit.places):
        here = g.inside[place]
        if not here:
            continue
        if union & here:
            found.append(f"place {place}: a piece is in two places")
        union |= here
        found += [f"{names[p]}: at {g.at[p]}, listed in {place}" for p in members(here) if g.at[p] != place]
    if union != everything:
        found.append(f"not every piece is somewhere: {[names[p] for p in members(everything & ~union)]}")
    if g.own[0] & g.own[1]:
        found.append("a piece has two camps")
    for camp in (0, 1):
        wrong = g.occupied[camp] ^ _zones_with(g, g.own[camp] & kit.unit_mask)
        found += [f"{zones[zone]}: occupied[{camp}] is wrong" for zone in members(wrong)]
        wrong = g.led[camp] ^ _zones_with(g, g.own[camp] & kit.leader_mask)
        found += [f"{zones[zone]}: led[{camp}] is wrong" for zone in members(wrong)]
    if g.weak & ~kit.unit_mask:
        found.append("a leader is weakened")
    found += [f"{names[p]}: weakened and off the map" for p in members(g.weak & kit.unit_mask) if not g.on_map(p)]
    return found


def _zones_with(g: Imperator, pieces: int) -> int:
    """The land zones in which `inside` lists some pieces, as a mask."""
    mask = 0
    for zone in range(g.kit.zones):
        if g.inside[zone] & pieces:
            mask |= BIT[zone]
    return mask


def counters(g: Imperator, names: Sequence[str], printed: Sequence[int], away: Sequence[int]) -> list[str]:
    """Stratagem counters are in the cup or in a hand, but `away` of each title at most, on the map or removed."""
    found = []
    titles = g.kit.titles
    for title in range(titles):
        known = g.cup[title] + g.hand[title] + g.hand[titles + title]
        if known > printed[title] or min(g.cup[title], g.hand[title], g.hand[titles + title]) < 0:
            found.append(f"{names[title]}: {known} counters of {printed[title]}")
        elif known < printed[title] - away[title]:
            found.append(f"{names[title]}: only {known} counters of {printed[title]}")
    return found
