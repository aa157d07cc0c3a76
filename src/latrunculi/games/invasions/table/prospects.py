"""What a march or an attack would lead to, before it is chosen: the odds of a battle, the die of a siege."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import NONE, PROVINCE_IDS
from latrunculi.games.invasions.components.counters import UNIT_MASK
from latrunculi.games.invasions.components.nations import NATION_IDS
from latrunculi.games.invasions.components.tables import TARGET
from latrunculi.games.invasions.rules import battles, limes, odds, relations, sieges, terror, trails, ways
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.battles import Battles
from latrunculi.games.invasions.rules.encounter import Encounter
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Province
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.table import contract
from latrunculi.games.invasions.table.sieges import least
from latrunculi.kernel.actions import members
from latrunculi.tabletop.ways import search


def prospects(g: Invasions) -> dict[str, contract.ProspectState]:
    """By province where the pile on its way may end, or where a combat may be chosen next, what awaits it there."""
    frame = g.stack[-1] if g.stack else None
    found: dict[str, contract.ProspectState] = {}
    if isinstance(frame, Encounter) and frame.step == "go":
        nation = frame.nation(g)
        reach = search(ways.Route(g, nation, frame.group), [frame.here])
        for there in reach.prices:
            origin = (reach.to(there)[-2:-1] or [frame.here])[0]
            _note(found, of_march(g, nation, frame.group, origin, there), there)
    elif isinstance(frame, Battles) and frame.step in ("choose_province", "choose_enemy"):
        for there in members(frame.fields(g)):
            _note(found, of_battle(g, battles.attacker(g, there), there, frame.aside(g, there)), there)
        for there in members(frame.cities(g)):
            nation = sieges.besieger(g, there)
            _note(found, of_siege(g, nation, there, sieges.force(g, nation, there)), there)
    return found


def _note(found: dict[str, contract.ProspectState], told: contract.ProspectState | None, there: Province) -> None:
    if told is not None:
        found[PROVINCE_IDS[there]] = told


def of_march(
    g: Invasions, nation: Nation, group: Pieces, origin: Province, there: Province
) -> contract.ProspectState | None:
    """What awaits a pile that ends its march in a province, coming from another: tried out on a copy."""
    if not group & UNIT_MASK:
        return None
    if not relations.enemies(g, nation, there):
        return of_siege(g, nation, there, group) if sieges.needed(g, nation, there) else None
    tried = g.clone()
    tried.put_all(group, there)
    trails.enter(tried, there, origin, group)
    return of_battle(tried, nation, there)


def of_battle(g: Invasions, nation: Nation, there: Province, aside: Pieces = 0) -> contract.ProspectState | None:
    """The battle of a nation in a province, against the enemies there who fight best; None against a lone limes.

    `aside`: who is there and takes no part (XX.L-9).
    """
    if limes.alone(g, nation, there):
        return None
    found: contract.ProspectState | None = None
    for foe in members(battles.heads(g, nation, there)):
        ours = battles.muster(g, battles.comrades(g, nation, foe, there), there, aside)
        theirs = battles.muster(g, battles.camp_of(g, nation, foe, there), there, aside)
        win = round(odds.odds(g, Battle(nation, foe, there, [ours, theirs])).win, 3)
        if found is None or win < found.win:
            found = contract.ProspectState(foe=NATION_IDS[foe], win=win)
    return found


def of_siege(g: Invasions, nation: Nation, there: Province, group: Pieces) -> contract.ProspectState:
    """The siege of the city of a province by a pile: the least faces of a d10 that take it, without and with an
    assault, and whether the city fears their leader first."""
    owner = g.owner[there]
    return contract.ProspectState(
        foe=None if owner == NONE else NATION_IDS[owner],
        needed=[least(TARGET["siege"], sieges.odds(g, nation, there, assault).total) for assault in (False, True)],
        terror=terror.due(g, nation, there, group),
    )
