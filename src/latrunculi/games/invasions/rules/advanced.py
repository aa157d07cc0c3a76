"""XXI: advanced combat: two ordinary dice a side, modifiers and tables, and up to two rounds of melee."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import cards, tables
from latrunculi.games.invasions.components.chart import FOREST, MARSH, RIDGE, RIVER, STEPPE, STRAIT, TERRAIN
from latrunculi.games.invasions.components.counters import FRANCISCA, LIMITES, MOUNTAINEERS, MOUNTED
from latrunculi.games.invasions.rules import pools
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash
from latrunculi.games.invasions.rules.ints import Side
from latrunculi.games.invasions.rules.pools import AMBUSHING
from latrunculi.games.invasions.rules.state import EMPIRE, Invasions
from latrunculi.games.invasions.rules.words_battle import SHOTS
from latrunculi.kernel.actions import BIT
from latrunculi.tabletop.modifiers import Tally

FIRE: Final = tables.MODIFIER["fire"]
"""In halves (XXI.C)."""
MELEE: Final = tables.MODIFIER["melee"]
ROUNDS: Final = 2
"""Melee rounds of a battle at most (XXI.A-1)."""
PLEDGE: Final = 2
"""What a leader's re-roll is worth as a modifier (XXI.D-2)."""


def two_dice(g: Invasions) -> int:
    """2d6."""
    return g.die() + g.die()


# ---------------------------------------------------------------- fire (XXI.C)


def fire(g: Invasions, clash: Clash, side: Side, manner: int = pools.OPEN_FIRE) -> Tally[str]:
    """XXI.C: the modifiers of a side in the fire round, in halves; none above 0 before Heavy: it does not shoot."""
    found: Tally[str] = Tally()
    units = clash.units(g, side)
    twice = units & MOUNTAINEERS if manner == AMBUSHING else 0
    shooting = pools.archers(g, units)
    riders = shooting & MOUNTED if clash.open else 0
    foot = shooting & ~riders
    axes = units & FRANCISCA & ~shooting
    found.add("INV-XXI.C-3", FIRE["archer"] * (foot.bit_count() + (foot & twice).bit_count()))
    found.add("INV-XXI.C-3", FIRE["mounted-archer"] * riders.bit_count())
    found.add("INV-XXI.C-4", FIRE["francisca"] * (axes.bit_count() + (axes & twice).bit_count()))
    if manner == AMBUSHING:
        others = units & ~shooting & ~axes
        found.add("INV-XXI.C-5", FIRE["ambush"] * (others.bit_count() + (others & twice).bit_count()))
    shoots = found.total > 0
    if shoots and pools.has_heavy(g, clash, 1 - side):
        found.add("INV-XXI.C-6", FIRE["heavy"])
    if shooting and clash.effects[side] & BIT[cards.ARROWS]:
        found.add("INV-XXI.E-17", 2 * cards.EVENT_NUMBER[cards.ARROWS]["white"])
    if shoots and clash.effects[1 - side] & BIT[cards.SURPRISE]:
        found.add("INV-XXI.E-17", 2 * cards.EVENT_NUMBER[cards.SURPRISE]["fire"])
    return found


def shooting(tally: Tally[str]) -> bool:
    """XXI.C-2: whether any unit of a side shoots: who has nobody to shoot does not throw."""
    return any(amount > 0 for _, amount in tally)


def shoot(g: Invasions, clash: Clash, side: Side, manner: int) -> int:
    """XXI.C-2: throw and read the fire table; the hits scored. Who has nobody to shoot does not throw."""
    tally = fire(g, clash, side, manner)
    if not shooting(tally):
        return 0
    dice = two_dice(g)
    modifier = pools.upwards(tally.total, 2)
    found = tables.fire_hits(dice + modifier, clash.open)
    g.emit(SHOTS, (clash.leading(side), dice, modifier, found))
    return found


# ---------------------------------------------------------------- melee (XXI.E, XXI.F)


def melee(g: Invasions, clash: Clash, side: Side) -> Tally[str]:
    """XXI.E: the modifiers of a side in the present round of melee."""
    found: Tally[str] = Tally()
    if side == ATTACKER:
        _attack(g, clash, found)
    else:
        _defence(g, clash, found)
    ours, theirs = clash.bodies(g, side), clash.bodies(g, 1 - side)
    worth = pools.of_elites(g, clash, side)
    found.add("INV-XXI.E-12", MELEE["roman-elites"] if worth > 1 else MELEE["elites"] * worth)
    if pools.has_cavalry(g, clash, side):
        found.add("INV-XXI.E-13", MELEE["cavalry"])
    if pools.has_heavy(g, clash, 1 - side):
        found.add("INV-XXI.E-14", MELEE["heavy"])
    if pools.imperial(g, ours) and pools.barbarians(g, theirs):
        found.add("INV-XXI.E-15", MELEE["empire"])
    if TERRAIN[clash.place] == STEPPE and pools.nomads(g, ours):
        found.add("INV-XXI.E-16", MELEE["nomads"])
    found.add("INV-XXI.E-17", of_cards(clash, side))
    return found


def _attack(g: Invasions, clash: Clash, found: Tally[str]) -> None:
    ours, theirs = clash.bodies(g, ATTACKER), clash.bodies(g, DEFENDER)
    terrain = TERRAIN[clash.place]
    if terrain == MARSH:
        found.add("INV-XXI.E-3", MELEE["marsh"])
    if pools.hampered(g, clash, (STRAIT,)):
        found.add("INV-XXI.E-4", MELEE["strait"])
    if clash.fought == 0 and pools.hampered(g, clash, (RIVER, RIDGE)):
        found.add("INV-XXI.E-5", MELEE["barrier"])
    if terrain == FOREST and pools.barbarians(g, theirs) & ~pools.nomads(g, theirs):
        found.add("INV-XXI.E-6", MELEE["forest"])
    if pools.barbarous_attack(g, clash, ours, theirs):
        found.add("INV-XXI.E-7", MELEE["barbarian-land"])


def _defence(g: Invasions, clash: Clash, found: Tally[str]) -> None:
    helped = pools.walls_help(g, clash)
    if helped:
        found.add("INV-XXI.E-10", MELEE["fortified-empire" if helped == EMPIRE else "fortified"])
    if pools.hampered(g, clash, (STRAIT,)):
        found.add("INV-XXI.E-11", MELEE["strait-defended"])


def of_cards(clash: Clash, side: Side) -> int:
    """XXI.E-17: each die that a card adds or exchanges in standard combat is worth 1, for or against."""
    mine, his = clash.effects[side], clash.effects[1 - side]
    helpful = BIT[cards.STUBBORN_DEFENCE] | BIT[cards.CAVALRY_CHARGE] | BIT[cards.TACTICIAN] | BIT[cards.SURPRISE]
    return (mine & helpful).bit_count() - (his & BIT[cards.CONFUSION]).bit_count()


def strength(g: Invasions, clash: Clash, side: Side) -> int:
    """XXI.F-5, XXI.F-7, XXI.F-8: the units of a side; in defence hordes together count as one, and a limes as one."""
    found = clash.units(g, side).bit_count()
    if side == DEFENDER:
        found += bool(clash.hordes(g, side)) + bool(clash.present(g, side) & LIMITES)
    return found


def hits(g: Invasions, clash: Clash, side: Side, score: int) -> int:
    """XXI.F-6: what a score inflicts; a half counts in clear land, steppe and desert."""
    return inflicted(clash, score, max(1, strength(g, clash, side)))


def inflicted(clash: Clash, score: int, units: int) -> int:
    """The same for a side of so many units."""
    halves = tables.melee_halves(score, units)
    return (halves + 1) // 2 if clash.open else halves // 2
