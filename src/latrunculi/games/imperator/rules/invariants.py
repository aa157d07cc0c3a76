"""What must hold in every state of a game of the family: pieces in one place each, tables that agree, counters kept."""

from __future__ import annotations

from collections.abc import Sequence

from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import BIT, members


def pieces(g: Imperator, names: Sequence[str], zones: Sequence[str]) -> list[str]:
    """The tables of places, camps and zones say the same; units alone are weakened, and on the map."""
    kit = g.kit
    everything = kit.unit_mask | kit.leader_mask
    found = []
    union = 0
    units = [0, 0]
    leaders = [0, 0]
    for place in range(kit.places):
        here = g.inside[place]
        if not here:
            continue
        if union & here:
            found.append(f"place {place}: a piece is in two places")
        union |= here
        if place < kit.zones:
            for camp in (0, 1):
                mine = here & g.own[camp]
                if mine & kit.unit_mask:
                    units[camp] |= BIT[place]
                if mine & kit.leader_mask:
                    leaders[camp] |= BIT[place]
    lost = [p for p, place in enumerate(g.at) if not g.inside[place] & BIT[p]]
    found += [f"{names[p]}: at {g.at[p]}, not listed there" for p in lost]
    if union != everything:
        found.append(f"not every piece is somewhere: {[names[p] for p in members(everything & ~union)]}")
    if g.own[0] & g.own[1]:
        found.append("a piece has two camps")
    for camp in (0, 1):
        found += [f"{zones[zone]}: occupied[{camp}] is wrong" for zone in members(g.occupied[camp] ^ units[camp])]
        found += [f"{zones[zone]}: led[{camp}] is wrong" for zone in members(g.led[camp] ^ leaders[camp])]
    if g.weak & ~kit.unit_mask:
        found.append("a leader is weakened")
    found += [f"{names[p]}: weakened and off the map" for p in members(g.weak & kit.unit_mask) if not g.on_map(p)]
    return found


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
