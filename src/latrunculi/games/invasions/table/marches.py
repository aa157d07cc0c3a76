"""What the page shows of a march: how far a pile may go, who may intercept it where, and the odds of reactions."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import PROVINCE_IDS
from latrunculi.games.invasions.components.counters import PIECE_IDS
from latrunculi.games.invasions.components.nations import NATION_IDS
from latrunculi.games.invasions.components.tables import TARGET
from latrunculi.games.invasions.rules import flight, interception, ways
from latrunculi.games.invasions.rules.encounter import Encounter
from latrunculi.games.invasions.rules.flight import Flight
from latrunculi.games.invasions.rules.interception import Interception
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Province
from latrunculi.games.invasions.rules.movement import March
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.table import contract
from latrunculi.games.invasions.table.sieges import shipping
from latrunculi.kernel.actions import members
from latrunculi.tabletop.ways import next_steps, search


def march_state(g: Invasions) -> contract.MarchState | None:
    """The pile that is on its way, None if none is."""
    frames = [frame for frame in g.stack if isinstance(frame, Encounter)]
    if not frames:
        return None
    frame = frames[-1]
    nation = frame.nation(g)
    told = contract.MarchState(
        nation=NATION_IDS[nation],
        here=PROVINCE_IDS[frame.here],
        group=[PIECE_IDS[piece] for piece in members(frame.group)],
        left=max(0, ways.left(g, frame.group)),
    )
    if frame is g.stack[-1] and isinstance(frame, March) and frame.step == "go":
        route = ways.Route(g, nation, frame.group)
        told.reach = {PROVINCE_IDS[p]: price for p, price in search(route, [frame.here]).prices.items()}
        told.shipping = shipping(g, frame)
        for there in members(next_steps(route, frame.here, 0, 0)):
            threats = threat_to(g, nation, there, frame.group)
            if threats:
                told.threats[PROVINCE_IDS[there]] = threats
    return told


def threat(g: Invasions, nation: Nation, province: Province, group: Pieces) -> dict[str, int]:
    """By province from where an adversary may intercept the least face of the d10 that succeeds; 11 never does."""
    adversaries = interception.adversaries(g, nation, province, group)
    if not adversaries:
        return {}
    owner = g.owner[province]
    found = {}
    approaches = interception.approaches(g, owner, province)
    for base, pieces in interception.bases(g, adversaries, province, group, 0, False).items():
        modifier = interception.odds(g, owner, province, pieces, approaches[base]).total
        found[PROVINCE_IDS[base]] = min(11, max(1, TARGET["interception"] - modifier))
    return found


def threat_to(g: Invasions, nation: Nation, province: Province, group: Pieces) -> dict[str, int]:
    """The same once a pile is there, tried out on a copy: whom it leaves behind may follow it, and others pass."""
    if not interception.adversaries(g, nation, province, group):
        return {}
    tried = g.clone()
    tried.put_all(group, province)
    return threat(tried, nation, province, group)


def reaction_state(g: Invasions) -> contract.ReactionState | None:
    """The interception or flight that is being decided, None if none is."""
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, Interception):
        told = contract.ReactionState(
            kind="interception", nation=NATION_IDS[frame.nation], province=PROVINCE_IDS[frame.province]
        )
        told.needed = threat(g, frame.nation, frame.province, frame.group)
        told.group = [PIECE_IDS[piece] for piece in members(frame.pieces)]
        return told
    if isinstance(frame, Flight):
        told = contract.ReactionState(
            kind="flight", nation=NATION_IDS[frame.nation], province=PROVINCE_IDS[frame.province]
        )
        told.group = [PIECE_IDS[piece] for piece in members(frame.pieces)]
        if frame.step == "declare":
            for there in members(frame.ways(g)):
                modifier = flight.odds(g, frame.nation, frame.foe, frame.province, there).total
                told.needed[PROVINCE_IDS[there]] = min(11, max(1, TARGET["flight"] - modifier))
        return told
    return None
