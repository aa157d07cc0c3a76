"""A battle in progress as JSON: both sides, their dice with the clause of each, what has been thrown."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from latrunculi.games.invasions.components.cards import EVENT_IDS
from latrunculi.games.invasions.components.counters import PIECE_IDS
from latrunculi.games.invasions.components.nations import NATION_IDS
from latrunculi.games.invasions.rules import advanced, odds, pools
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash
from latrunculi.games.invasions.rules.ints import Side
from latrunculi.games.invasions.rules.lexicon import PLACE_IDS
from latrunculi.games.invasions.rules.melee import Melee
from latrunculi.games.invasions.rules.ordeal import AdvancedMelee
from latrunculi.games.invasions.rules.state import Invasions
from latrunculi.games.invasions.rules.words_battle import COMBAT_DIE_IDS
from latrunculi.games.invasions.table import contract
from latrunculi.kernel.actions import members
from latrunculi.tabletop.modifiers import Tally


def battle_state(g: Invasions) -> contract.BattleState | UnsetType:
    """The innermost battle in progress; what happens in it is told by the procedure above it."""
    for depth in range(len(g.stack) - 1, -1, -1):
        clash = g.stack[depth]
        if isinstance(clash, Clash):
            return _state(g, clash, g.stack[depth + 1 :])
    return UNSET


def _state(g: Invasions, clash: Clash, above: Sequence[object]) -> contract.BattleState:
    thrown: dict[str, int] = {}
    sums: list[int] = []
    phase = clash.step
    for frame in above:
        if isinstance(frame, Melee):
            thrown = {COMBAT_DIE_IDS[i]: count for i, count in enumerate(frame.dice) if count}
        if isinstance(frame, AdvancedMelee):
            sums = list(frame.sums)
        phase = getattr(frame, "NAME", phase)
    return contract.BattleState(
        place=PLACE_IDS[clash.place],
        phase=phase,
        rounds=clash.fought,
        intercepted=clash.intercepted,
        attacker=_side(g, clash, ATTACKER),
        defender=_side(g, clash, DEFENDER),
        win=round(odds.odds(g, clash).win, 3),
        thrown=thrown,
        sums=sums,
    )


def _side(g: Invasions, clash: Clash, side: Side) -> contract.SideState:
    pool = pools.melee(g, clash, side)
    modern = g.advanced and not clash.at_sea
    return contract.SideState(
        nation=NATION_IDS[clash.leading(side)],
        pieces=[PIECE_IDS[p] for p in members(clash.present(g, side))],
        lost=[PIECE_IDS[p] for p in members(clash.lost(g, side))],
        rerolls=clash.rerolls[side],
        white=pool.white,
        black=pool.black,
        dice=_told(pool.dice),
        exchanges=_told(pool.swaps),
        modifiers=_told(advanced.melee(g, clash, side)) if modern else {},
        cards=[EVENT_IDS[title] for title in members(clash.effects[side])],
    )


def _told(tally: Tally[str]) -> dict[str, int]:
    """The entries of a tally by clause."""
    found: dict[str, int] = {}
    for clause, amount in tally:
        found[clause] = found.get(clause, 0) + amount
    return found
