"""XXXIII.B-3, XXV: coastal cities: those that are built and have a port."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.chart import COAST, COASTAL, NONE, PORT, SEAS, coast_of
from latrunculi.games.invasions.rules import control, relations
from latrunculi.games.invasions.rules.ints import Nation, Places, Province
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.kernel.actions import BIT, members

PORTS_OF: Final = tuple([sum([BIT[p] for p, port in enumerate(PORT) if port == sea]) for sea in range(SEAS)])
"""For each sea the provinces whose ports are on it."""


def masters(g: Invasions, nation: Nation, sea: int) -> bool:
    """XXV.B-3, XXV.C-5: whether a nation and its friends control all coastal cities of a sea, if there are any."""
    built = control.cities(g, PORTS_OF[sea])
    friends = g.friends[nation] | BIT[nation]
    return bool(built) and all(g.owner[p] != NONE and friends & BIT[g.owner[p]] for p in members(built))


def harbours(g: Invasions, nation: Nation) -> Places:
    """XXV.A-3: the seas with a coastal city that a nation controls; of both Romes while they are one Empire (VI.K).

    Barbarians, who build no cities, have harbours on all the coasts that they control.
    """
    land = control.holdings(g, nation)
    if relations.united(g) and BIT[nation] & relations.TWO_ROMES:
        for rome in members(relations.TWO_ROMES):
            land |= control.holdings(g, rome)
    if g.barbarian(nation):
        return sum({BIT[sea] for p in members(land & COASTAL) for sea in members(COAST[p])})
    return sum({BIT[PORT[p]] for p in members(control.cities(g, land)) if PORT[p] != NONE})


def foothold(g: Invasions, nation: Nation, sea: int, province: Province) -> bool:
    """XXV.E-6: whether a nation controls a coastal city on the same coast of a sea as a province."""
    coast = coast_of(sea, province) & PORTS_OF[sea]
    return bool(control.cities(g, coast & control.holdings(g, nation)))
