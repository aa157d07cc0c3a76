"""Where a movement brings too many units together: what would go to the reserve, before it is chosen (XVII.A-7)."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import PROVINCE_IDS
from latrunculi.games.invasions.rules import stacking, transport, ways
from latrunculi.games.invasions.rules.campaigns import Campaign, friendly_land
from latrunculi.games.invasions.rules.encounter import Encounter
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Province
from latrunculi.games.invasions.rules.movement import Movement
from latrunculi.games.invasions.rules.state import LAND, Invasions
from latrunculi.kernel.actions import members
from latrunculi.tabletop.ways import search


def excess(g: Invasions) -> dict[str, int]:
    """By province how many units are too many, if all who are there stay, with the pile on its way if it can end there;
    nothing but while somebody moves."""
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, Movement):
        return told(standing(g, frame.nations))
    if isinstance(frame, Campaign) and frame.step == "begin":
        here = g.at[frame.leader]
        ends = [*members(friendly_land(g, frame.nation, here)), here]
        return told(arriving(g, frame.nation, frame.pieces, ends))
    if isinstance(frame, Encounter) and frame.step == "go":
        nation = frame.nation(g)
        ends = [frame.here, *search(ways.Route(g, nation, frame.group), [frame.here]).prices]
        ends.extend(transport.routes(g, nation, frame.group, frame.here))
        return told(standing(g, frame.nations) | arriving(g, nation, frame.group, ends))
    return {}


def standing(g: Invasions, nations: Nations) -> dict[Province, int]:
    """How many units of some nations, with their friends, are too many where they are."""
    found: dict[Province, int] = {}
    for nation in members(nations):
        for province in members(stacking.overfull(g, nation, LAND)):
            found[province] = -stacking.room(g, nation, province)
    return found


def arriving(g: Invasions, nation: Nation, group: Pieces, ends: list[Province]) -> dict[Province, int]:
    """By province where a pile can end how many units would be too many there with it."""
    return {there: max(0, -stacking.room(g, nation, there, group)) for there in ends}


def told(found: dict[Province, int]) -> dict[str, int]:
    """What is too many, by name; where there is room nothing is."""
    return {PROVINCE_IDS[province]: number for province, number in sorted(found.items()) if number > 0}
