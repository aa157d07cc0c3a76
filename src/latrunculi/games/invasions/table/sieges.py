"""A siege in progress, a naval pile on its way and what crosses the sea, as JSON."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from latrunculi.games.invasions.components.chart import PROVINCE_IDS, SEA_IDS
from latrunculi.games.invasions.components.counters import PIECE_IDS
from latrunculi.games.invasions.components.nations import NATION_IDS
from latrunculi.games.invasions.components.tables import TARGET
from latrunculi.games.invasions.rules import fleets, sieges, transport
from latrunculi.games.invasions.rules.fleets import Voyage
from latrunculi.games.invasions.rules.movement import March
from latrunculi.games.invasions.rules.sieges import Siege
from latrunculi.games.invasions.rules.state import LAND, Invasions
from latrunculi.games.invasions.rules.words_siege import SHIP
from latrunculi.games.invasions.table import contract
from latrunculi.kernel.actions import BIT, Offers, members, object_of, verb_of
from latrunculi.tabletop.ways import rings

NO_RISK: Final = 1
NEVER: Final = 11
"""Least faces of a die that cannot fail, and that cannot succeed."""


def least(target: int, modifier: int) -> int:
    """The least face of a d10, ten for 0, that reaches a target; NEVER."""
    return min(NEVER, max(1, target - modifier))


def siege_state(g: Invasions) -> contract.SiegeState | UnsetType:
    """The siege that is being decided or fought."""
    for frame in g.stack[::-1]:
        if isinstance(frame, Siege):
            tallies = [
                sieges.odds(g, frame.nation, frame.province, assault, frame.effects) for assault in (False, True)
            ]
            combat = max([g.combat(leader) for leader in members(frame.leaders(g))], default=0)
            return contract.SiegeState(
                nation=NATION_IDS[frame.nation],
                province=PROVINCE_IDS[frame.province],
                group=[PIECE_IDS[piece] for piece in members(frame.present(g))],
                siege=dict(tallies[0]),
                assault=dict(tallies[1]),
                needed=[least(TARGET["siege"], tally.total) for tally in tallies],
                rerolls=combat - frame.tries,
            )
    return UNSET


def voyage_state(g: Invasions) -> contract.VoyageState | UnsetType:
    """The naval pile that is being moved."""
    frame = g.innermost(Voyage)
    if frame is None or not frame.group:
        return UNSET
    left = frame.left(g)
    reach: dict[str, int] = {}
    for steps, ring in enumerate(rings(fleets.courses(g, frame.nation), BIT[frame.sea])[1 : left + 1], 1):
        reach.update({SEA_IDS[sea]: steps for sea in members(ring)})
    return contract.VoyageState(
        nation=NATION_IDS[frame.nation],
        sea=SEA_IDS[frame.sea],
        group=[PIECE_IDS[piece] for piece in members(frame.group)],
        left=left,
        reach=reach,
    )


def shipping(g: Invasions, march: March) -> dict[str, int]:
    """Where a pile on its way may be shipped or landed, with the least face that lands it (XXV.E-9)."""
    nation, group, here = march.nation(g), march.group, march.here
    may = Offers(g.seat(nation))
    transport.offer(g, may, nation, group, here, LAND if march.deserts(g) else 0)
    routes = transport.routes(g, nation, group, here)
    found: dict[str, int] = {}
    for action in may.legal():
        there = object_of(action)
        safe = verb_of(action) == SHIP or transport.safe(g, nation, group, there)
        modifier = transport.odds(g, nation, routes[there][-1], there).total
        found[PROVINCE_IDS[there]] = NO_RISK if safe else least(TARGET["sea-risk"], modifier)
    return found
