"""VI.G and IV-2: who comes first: the order of activation, of the age tracks, of the Diplomacy step."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.nations import DESTINED, INITIATIVE, ROMAINS
from latrunculi.games.invasions.rules.ints import Nation, Nations
from latrunculi.games.invasions.rules.relations import TWO_ROMES, united
from latrunculi.games.invasions.rules.state import BARBARIAN, EMPIRE, KINGDOM, Invasions
from latrunculi.kernel.actions import BIT, members

BASE: Final = 256
"""More than any age, initiative or number of a nation: what comes first in an order counts so many times as much."""


def key(g: Invasions, nation: Nation) -> int:
    """What orders nations: status, then age from the oldest, then the initiative from the lowest (VI.G)."""
    return ((g.status[nation] + 1) * BASE - g.age[nation]) * BASE + INITIATIVE[nation]


def ordered(g: Invasions, among: Nations) -> list[Nation]:
    """Some nations in activation order: barbarians, kingdoms, empires (IV-2)."""
    keys = [key(g, nation) * BASE + nation for nation in members(among)]
    keys.sort()
    return [number % BASE for number in keys]


def of_status(g: Invasions, status: int) -> list[Nation]:
    """The active nations of a status in the order of the age track, oldest first (IV-4)."""
    return ordered(g, sum([BIT[n] for n in members(g.active) if g.status[n] == status]))


def barbarians(g: Invasions) -> list[Nation]:
    """The barbarians that age, oldest first: the active ones, and raiders destined to be so once settled (VI.C-4)."""
    return ordered(g, sum([BIT[n] for n in members(g.active) if g.status[n] == BARBARIAN]) | (g.inactive & DESTINED))


def civilised(g: Invasions) -> list[Nation]:
    """The active kingdoms and empires in activation order (IV-9)."""
    return of_status(g, KINGDOM) + of_status(g, EMPIRE)


def diplomacy(g: Invasions) -> list[Nation]:
    """IV-8: kingdoms from the youngest to the oldest, then empires; ties by the highest initiative."""
    return of_status(g, KINGDOM)[::-1] + of_status(g, EMPIRE)[::-1]


def younger(g: Invasions, one: Nation, other: Nation) -> Nation:
    """The younger of two nations by its box; of two as old, who is activated later (VI.G)."""
    if g.age[one] != g.age[other]:
        return one if g.age[one] < g.age[other] else other
    return one if key(g, one) > key(g, other) else other


def together(g: Invasions, nation: Nation) -> Nations:
    """The nations that are activated with one: its allies and theirs (XXVI.B-3), the other half of the Empire (VI.K-5).

    Two that share an ally, and are none themselves, are activated together since each is activated once (IV-14).
    """
    found = 0
    fringe = BIT[nation]
    one_empire = united(g)
    if not g.allies[nation] and not (one_empire and TWO_ROMES & fringe):
        return fringe
    while fringe:
        found |= fringe
        around = 0
        for one in members(fringe):
            around |= g.allies[one] & g.active
        if one_empire and TWO_ROMES & fringe:
            around |= TWO_ROMES
        fringe = around & ~found
    return found


def activation(g: Invasions) -> list[Nation]:
    """The nations of phase 3 in their order. Of allies the later stands for both (XXVI.B-3), of the one Empire Rome.

    Nobody waits for an ally that has been activated already.
    """
    found: list[Nation] = []
    later = g.active
    one_empire = united(g)
    for nation in ordered(g, g.active):
        later ^= BIT[nation]
        if one_empire and TWO_ROMES & BIT[nation]:
            if nation == ROMAINS:
                found.append(nation)
            continue
        group = together(g, nation)
        if not g.activated & BIT[nation]:
            group &= ~g.activated
        if not group & later:
            found.append(nation)
    return found
