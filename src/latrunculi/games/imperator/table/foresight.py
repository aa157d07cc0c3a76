"""What a march in hand promises: the battles that it would bring about, before it goes there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from latrunculi.games.imperator.advice.prospects import outlook
from latrunculi.games.imperator.rules.battle import ODDS_IDS
from latrunculi.games.imperator.rules.engagement import CommonCombats
from latrunculi.games.imperator.rules.march import CommonMarch, advance_pieces, step_cost
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.kernel.actions import BIT, members

G = TypeVar("G", bound=Imperator)


def battles(
    g: G, march: CommonMarch[G], reach: dict[int, int], combats: CommonCombats[G], modifiers: Iterable[str]
) -> dict[int, dict[str, Any]]:
    """By zone with enemies that the march may enter, the battle that its group would fight there with its friends.

    `attack`, `defence`: PF; `column`: of the table, after the shifts; `die`: the sum of what is added to the die;
    `modifiers`: each of them; `chance`: of the attacker to win, over the six faces of the die. All as the game's own
    battle reckons it (`CommonBattle.reckon`), if the defender stays and nobody plays a stratagem.

    Args:
        reach: as `CommonMarch.reach`.
        combats: the combats of the sequence, which know where there is to be one.
        modifiers: the ids of the modifiers, in the order of the game's vocabulary.
    """
    names = list(modifiers)
    here = g.at[march.leader]
    zones = march.moves(g, here, march.spent, march.trail)
    for zone in reach:
        zones |= BIT[zone]
    found: dict[int, dict[str, Any]] = {}
    for zone in members(zones & g.occupied[1 - g.active]):
        before = _last_step(g, march, zone, reach)
        if before is None:
            continue
        twin = g.clone()
        advance_pieces(twin, march.group | BIT[march.leader], before, zone)
        if not combats.fields(twin) & twin.occupied[0] & twin.occupied[1] & BIT[zone]:
            continue
        reckoning = combats.battle(zone, g.active).reckon(twin)
        bonus = sum([amount for _, amount in reckoning.dice])
        found[zone] = {
            "attack": reckoning.attack,
            "defence": reckoning.defence,
            "column": ODDS_IDS[reckoning.column],
            "die": bonus,
            "modifiers": [
                {"modifier": names[number], "amount": amount} for number, amount in (*reckoning.shifts, *reckoning.dice)
            ],
            "chance": outlook(reckoning.column, bonus)[-1],
        }
    return found


def _last_step(g: G, march: CommonMarch[G], zone: int, reach: dict[int, int]) -> int | None:
    """The zone from which the group would enter another: where it stands, or the last on the cheapest way."""
    near = g.kit.near[zone]
    here = g.at[march.leader]
    if near >> here & 1 and reach.get(zone, 0) in (0, step_cost(g, here, zone)):
        return here
    for before, points in reach.items():
        if near >> before & 1 and not march.stopped(g, before) and points + step_cost(g, before, zone) == reach[zone]:
            return before
    return here if near >> here & 1 else None
