"""What a march in hand promises: the battles that it would bring about, before it goes there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from latrunculi.games.imperator.advice.prospects import outlook
from latrunculi.games.imperator.components.battle_table import ODDS_IDS
from latrunculi.games.imperator.rules.engagement import CommonCombats
from latrunculi.games.imperator.rules.march import CommonMarch
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.games.imperator.rules.steps import advance_pieces
from latrunculi.games.imperator.table.contract import Amount, Prospect
from latrunculi.kernel.actions import BIT, members
from latrunculi.tabletop.ways import Ways

G = TypeVar("G", bound=Imperator)


def battles(
    g: G, march: CommonMarch[G], reach: Ways, combats: CommonCombats[G], modifiers: Sequence[tuple[str, str]]
) -> dict[int, Prospect]:
    """By zone with enemies that the march may enter, the battle that its group would fight there with its friends.

    The chance is that over the six faces of the die; all else as the game's own battle reckons it
    (`CommonBattle.reckon`), if the defender stays and nobody plays a stratagem.

    Args:
        reach: as `CommonMarch.reach`.
        combats: the combats of the sequence, which know where there is to be one.
        modifiers: those of battles, each with its clause, in the order of the game's vocabulary.
    """
    zones = march.steps(g, march.group)
    for zone in reach.prices:
        zones |= BIT[zone]
    found: dict[int, Prospect] = {}
    for zone in members(zones & g.occupied[1 - g.active]):
        way = [g.at[march.leader]] + (reach.to(zone) if zone in reach.prices else [zone])
        twin = g.clone()
        advance_pieces(twin, march.group | BIT[march.leader], way[-2], zone)
        if not combats.fields(twin) & twin.occupied[0] & twin.occupied[1] & BIT[zone]:
            continue
        reckoning = combats.battle(zone, g.active).reckon(twin)
        modifier = reckoning.modifiers.total
        amounts = [Amount(modifiers[number][0], amount) for number, amount in (*reckoning.shifts, *reckoning.modifiers)]
        column = ODDS_IDS[reckoning.column]
        chance = outlook(reckoning.column, modifier)[-1]
        found[zone] = Prospect(reckoning.attack, reckoning.defence, column, modifier, amounts, chance)
    return found
