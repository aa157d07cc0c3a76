"""XXXIII.B-3, XXV: coastal cities: those that are built and have a port."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import PORT, PORTS, SEAS, SHORES, coast_of
from latrunculi.games.invasions.rules import control, relations
from latrunculi.games.invasions.rules.ints import Nation, Places, Province, Sea
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.actions import BIT, members

PORTS_OF: Final = tuple([sum([BIT[p] for p, port in enumerate(PORT) if port == sea]) for sea in range(SEAS)])
"""For each sea the provinces whose ports are on it."""


def domain(g: Invasions, nation: Nation) -> Places:
    """The provinces that a nation controls, with its vassals; those of both Romes while they are one Empire (VI.K)."""
    land = control.holdings(g, nation)
    if relations.TWO_ROMES & BIT[nation] and relations.united(g):
        for rome in members(relations.TWO_ROMES & ~BIT[nation]):
            land |= control.holdings(g, rome)
    return land


def masters(g: Invasions, nation: Nation, sea: Sea) -> bool:
    """XXV.B-3, XXV.C-5: whether a nation and its allies control all coastal cities of a sea, if there are any.

    Control may be shared with allies; the land of federates that is not ceded is nobody's but theirs (XII.A-5).
    """
    built = control.cities(g, PORTS_OF[sea])
    land = domain(g, nation)
    for ally in members(g.allies[nation]):
        land |= domain(g, ally)
    return bool(built) and not built & ~land


def harbours(g: Invasions, nation: Nation) -> Places:
    """XXV.A-3: the seas with a coastal city that a nation controls.

    Barbarians, who build no cities, have harbours on all the coasts that they control.
    """
    land = domain(g, nation)
    if g.barbarian(nation):
        return sum([BIT[sea] for sea in range(SEAS) if land & SHORES[sea]])
    return sum({BIT[PORT[p]] for p in members(land & PORTS) if g.level[p] > 0})


def foothold(g: Invasions, nation: Nation, sea: Sea, province: Province) -> bool:
    """XXV.E-6: whether a nation controls a coastal city on the same coast of a sea as a province."""
    coast = coast_of(sea, province) & PORTS_OF[sea]
    return bool(control.cities(g, coast & domain(g, nation)))
