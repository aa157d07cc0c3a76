"""XX.C to XX.G: tactical advantages, and what dice each side throws, with the clause of every die."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import cards
from latrunculi.games.invasions.components.chart import (
    BARBARIAN_LAND,
    FOREST,
    MARSH,
    MEDITERRANEAN,
    NONE,
    RIDGE,
    RIVER,
    SEA,
    STEPPE,
    STRAIT,
    TERRAIN,
    border,
)
from latrunculi.games.invasions.components.counters import (
    AMPHIBIOUS,
    ARCHERS,
    CAVALRY,
    ELITE,
    FRANCISCA,
    GUARDS,
    HEAVY,
    INFANTRY,
    LEADERS,
    LIMITES,
    MOUNTAINEERS,
    MOUNTED,
    NATION_OF,
)
from latrunculi.games.invasions.components.nations import BYZANTINS, ROMAINS
from latrunculi.games.invasions.rules import coasts, relations
from latrunculi.games.invasions.rules.clash import ATTACKER, DEFENDER, Clash
from latrunculi.games.invasions.rules.ints import Piece, Pieces, Province, Side
from latrunculi.games.invasions.rules.state import EMPIRE, FIRST_SEA, KINGDOM, Invasions
from latrunculi.kernel.actions import BIT, members
from latrunculi.tabletop.modifiers import Tally

OPEN_FIRE: Final = 0
AMBUSHING: Final = 1
AMBUSHED: Final = 2
"""What a side does in the fire round: it shoots at the same time, from an ambush, or back out of one (XX.D-20)."""
ADVANTAGE: Final = 2
"""How many more cavalry or heavy units give an advantage over one that has some (XX.C-2, XX.C-3)."""
REROLL_SEAS: Final = MEDITERRANEAN | BIT[SEA["pontus-euxinus"]]
"""The seas whose coast gives re-rolls (XXV.C-5)."""
SEA_REROLLS: Final = 2
ROMES: Final = (ROMAINS, BYZANTINS)


class Pool:
    """The dice of a side: how many, and how many of them are black, each with its reasons (clauses)."""

    __slots__ = ("dice", "least", "swaps")

    def __init__(self, least: int) -> None:
        self.dice: Tally[str] = Tally()
        self.swaps: Tally[str] = Tally()
        self.least = least

    @property
    def total(self) -> int:
        """How many dice there are."""
        return max(self.least, self.dice.total)

    @property
    def black(self) -> int:
        """How many of them are black: no more than there are (XX.G-1)."""
        return min(max(0, self.swaps.total), self.total)

    @property
    def white(self) -> int:
        """How many of them are white."""
        return self.total - self.black


# ---------------------------------------------------------------- who counts as what


def cavalry(g: Invasions, units: Pieces) -> Pieces:
    """The cavalry among some units: a reduced elite is none (XX.C-5)."""
    return units & CAVALRY & ~g.reduced


def heavy(g: Invasions, units: Pieces) -> Pieces:
    """The heavy units among some: a reduced elite is none (XX.C-5)."""
    return units & HEAVY & ~g.reduced


def archers(g: Invasions, units: Pieces) -> Pieces:
    """The archers among some units, on foot or mounted: a reduced elite is none (XX.C-5)."""
    return units & ARCHERS & ~g.reduced


def elites(g: Invasions, units: Pieces) -> int:
    """How many elites some units count as: guards two each, reduced ones and barbarians' none (XX.G-2, XX.G-7)."""
    whole = sum([BIT[u] for u in members(units & ELITE & ~g.reduced) if g.civilised(NATION_OF[u])])
    return whole.bit_count() + (whole & GUARDS).bit_count()


def barbarians(g: Invasions, units: Pieces) -> Pieces:
    """Those of some units whose own nation is barbarian (XX.E-10)."""
    return sum([BIT[u] for u in members(units) if g.barbarian(NATION_OF[u])])


def civilised(g: Invasions, units: Pieces) -> Pieces:
    """Those of some units whose own nation is civilised (XX.E-10)."""
    return sum([BIT[u] for u in members(units) if g.civilised(NATION_OF[u])])


def imperial(g: Invasions, units: Pieces) -> Pieces:
    """Those of some units whose own nation is an empire."""
    return sum([BIT[u] for u in members(units) if g.status[NATION_OF[u]] == EMPIRE])


def nomads(g: Invasions, units: Pieces) -> Pieces:
    """Those of some units whose own nation is nomad: kingdoms and empires are that no more (VI.I-1)."""
    return sum([BIT[u] for u in members(units) if relations.nomadic(g, NATION_OF[u])])


def outdoes(mine: int, theirs: int) -> bool:
    """XX.C-2, XX.C-3: two more than the enemy, or one where he has none."""
    return mine >= theirs + ADVANTAGE or (mine > 0 and theirs == 0)


def has_cavalry(g: Invasions, clash: Clash, side: Side) -> bool:
    """XX.C-2: whether a side has the Cavalry advantage now."""
    if clash.effects[1 - side] & BIT[cards.SHIELD_WALL]:
        return False
    ours, theirs = clash.units(g, side), clash.units(g, 1 - side)
    return outdoes(cavalry(g, ours).bit_count(), cavalry(g, theirs).bit_count())


def has_heavy(g: Invasions, clash: Clash, side: Side) -> bool:
    """XX.C-3: whether a side has the Heavy advantage now."""
    ours, theirs = clash.units(g, side), clash.units(g, 1 - side)
    return outdoes(heavy(g, ours).bit_count(), heavy(g, theirs).bit_count())


def upwards(number: int, by: int) -> int:
    """A quotient rounded up (III.A-5)."""
    return -(-number // by)


# ---------------------------------------------------------------- the way into the province


def origin(g: Invasions, clash: Clash, unit: Piece) -> Province:
    """The province from which a unit entered that of the battle; below 0 where it was there, or has retreated there."""
    for i in range(0, len(g.trails), 3):
        if g.trails[i] == clash.place and g.trails[i + 2] & BIT[unit]:
            return g.trails[i + 1]
    return NONE


def crossed(g: Invasions, clash: Clash, unit: Piece) -> int:
    """The kind of border over which a unit entered the province of the battle, NONE where it did not."""
    start = origin(g, clash, unit)
    return border(start, clash.place) if 0 <= start < FIRST_SEA else NONE


def all_crossed(g: Invasions, clash: Clash, units: Pieces, kinds: tuple[int, ...]) -> bool:
    """Whether all of some units came over borders of these kinds (XX.E-8)."""
    return bool(units) and all(crossed(g, clash, unit) in kinds for unit in members(units))


def hampered(g: Invasions, clash: Clash, kinds: tuple[int, ...]) -> bool:
    """XX.F-3, XX.F-7: whether the attacker suffers from borders of these kinds; no amphibious unit from a river."""
    if clash.intercepted:
        return False
    if clash.effects[ATTACKER] & BIT[cards.BRIDGE]:
        kinds = tuple([kind for kind in kinds if kind == RIDGE])
    units = clash.units(g, ATTACKER)
    if any(crossed(g, clash, unit) == RIVER for unit in members(units & AMPHIBIOUS)):
        return False
    return all_crossed(g, clash, units, kinds)


# ---------------------------------------------------------------- fire (XX.D)


def fire(g: Invasions, clash: Clash, side: Side, manner: int = OPEN_FIRE) -> Pool:
    """XX.D: the dice of a side in the fire round; there may be none (XX.D-8)."""
    pool = Pool(0)
    units = clash.units(g, side)
    twice = units & MOUNTAINEERS if manner == AMBUSHING else 0
    shooting = archers(g, units)
    axes = units & FRANCISCA
    pool.dice.add("INV-XX.D-3", upwards(shooting.bit_count() + (shooting & twice).bit_count(), 2))
    pool.dice.add("INV-XX.D-4", upwards(axes.bit_count() + (axes & twice).bit_count(), 4))
    if manner == AMBUSHING:
        foot = units & (INFANTRY | g.reduced) & ~axes
        pool.dice.add("INV-XX.D-19", upwards(foot.bit_count() + (foot & twice).bit_count(), 4))
    if shooting and clash.effects[side] & BIT[cards.ARROWS]:
        pool.dice.add("INV-XX.A-11", cards.EVENT_NUMBER[cards.ARROWS]["white"])
    if clash.effects[1 - side] & BIT[cards.SURPRISE]:
        pool.dice.add("INV-XX.A-11", cards.EVENT_NUMBER[cards.SURPRISE]["fire"])
    if has_heavy(g, clash, 1 - side):
        pool.dice.add("INV-XX.D-5", -1)
    if clash.open:
        pool.swaps.add("INV-XX.D-6", upwards((shooting & MOUNTED).bit_count(), 2))
    return pool


# ---------------------------------------------------------------- melee (XX.F, XX.G)


def melee(g: Invasions, clash: Clash, side: Side) -> Pool:
    """XX.F, XX.G: the dice of a side in the melee."""
    pool = Pool(1)
    pool.dice.add("INV-XX.F-1", clash.units(g, side).bit_count())
    if clash.at_sea:
        if clash.effects[side] & BIT[cards.SKILLED_NAVIGATION]:
            pool.dice.add("INV-XXV.C-4", cards.EVENT_NUMBER[cards.SKILLED_NAVIGATION]["white"])
        return pool
    if side == ATTACKER:
        _attack(g, clash, pool)
    else:
        _defence(g, clash, pool)
    _exchanges(g, clash, side, pool)
    _cards(clash, side, pool)
    return pool


def _attack(g: Invasions, clash: Clash, pool: Pool) -> None:
    """What the attacker loses, and wins."""
    ours, theirs = clash.bodies(g, ATTACKER), clash.bodies(g, DEFENDER)
    terrain = TERRAIN[clash.place]
    if terrain == MARSH:
        pool.dice.add("INV-XX.F-2", -1)
    if hampered(g, clash, (STRAIT, RIVER, RIDGE)):
        pool.dice.add("INV-XX.F-3", -1)
    if terrain == FOREST and barbarians(g, theirs) & ~nomads(g, theirs):
        pool.dice.add("INV-XX.F-4", -1)
    if barbarous_attack(g, clash, ours, theirs):
        pool.dice.add("INV-XX.F-8", 1)


def barbarous_attack(g: Invasions, clash: Clash, ours: Pieces, theirs: Pieces) -> bool:
    """XX.F-8: a barbarian among the attackers and a civilised unit among the defenders, in barbarian land."""
    return bool(BARBARIAN_LAND & BIT[clash.place] and barbarians(g, ours) and civilised(g, theirs))


def garrison(g: Invasions, clash: Clash) -> int:
    """The highest status of the nations whose units or limes defend: barbarians beside them, even if they lead the
    side, do not make a civilised defender one of theirs (XX.E-10)."""
    fighters = clash.fighters(g, DEFENDER)
    whose = [nation for nation in members(g.nations) if g.army[nation] & fighters]
    return max([g.status[nation] for nation in whose], default=g.status[clash.defender])


def walls_help(g: Invasions, clash: Clash) -> int:
    """XX.F-9: in a province with a fortified city the status of a defender whom it helps, as it is civilised; 0."""
    status = garrison(g, clash) if g.walled(clash.place) else 0
    return status if status >= KINGDOM else 0


def _defence(g: Invasions, clash: Clash, pool: Pool) -> None:
    """What the defender wins."""
    if walls_help(g, clash):
        pool.dice.add("INV-XX.F-9", 1)
    if clash.present(g, DEFENDER) & LIMITES:
        pool.dice.add("INV-XX.F-10", 1)
    if clash.hordes(g, DEFENDER):
        pool.dice.add("INV-XX.F-11", 1)


def of_elites(g: Invasions, clash: Clash, side: Side) -> int:
    """XX.G-2, XXI.E-12: what elites are worth: 1 for two, 2 for four of Rome or Byzance."""
    units = clash.units(g, side)
    number = elites(g, units)
    romans = number if clash.leading(side) in ROMES else elites(g, units & (g.army[ROMAINS] | g.army[BYZANTINS]))
    if romans >= 4:
        return 2
    return 1 if number >= 2 else 0


def _exchanges(g: Invasions, clash: Clash, side: Side, pool: Pool) -> None:
    """XX.G: white dice that become black, and the one that becomes white again."""
    ours, theirs = clash.bodies(g, side), clash.bodies(g, 1 - side)
    pool.swaps.add("INV-XX.G-2", of_elites(g, clash, side))
    if has_cavalry(g, clash, side):
        pool.swaps.add("INV-XX.G-3", 1)
    if ours and theirs and imperial(g, ours) == ours and barbarians(g, theirs) == theirs:
        pool.swaps.add("INV-XX.G-4", 1)
    if TERRAIN[clash.place] == STEPPE and ours and nomads(g, ours) == ours:
        pool.swaps.add("INV-XX.G-5", 1)
    if side == DEFENDER and walls_help(g, clash) == EMPIRE:
        pool.swaps.add("INV-XX.G-6", 1)
    if pool.black and has_heavy(g, clash, 1 - side):
        pool.swaps.add("INV-XX.G-8", pool.black - 1 - pool.swaps.total)


def _cards(clash: Clash, side: Side, pool: Pool) -> None:
    """XX.F-14, XX.G-10: what Event cards add, take and exchange, last of all."""
    mine, his = clash.effects[side], clash.effects[1 - side]
    number = cards.EVENT_NUMBER
    if mine & BIT[cards.STUBBORN_DEFENCE]:
        pool.dice.add("INV-XX.F-14", number[cards.STUBBORN_DEFENCE]["white"])
    if mine & BIT[cards.CAVALRY_CHARGE]:
        short = pool.total - pool.dice.total  # a die more is one more than the last that is left (XX.F-13)
        pool.dice.add("INV-XX.F-14", short + number[cards.CAVALRY_CHARGE]["black"])
        pool.swaps.add("INV-XX.F-14", number[cards.CAVALRY_CHARGE]["black"])
    if mine & BIT[cards.TACTICIAN]:
        pool.swaps.add("INV-XX.G-10", number[cards.TACTICIAN]["black"])
    if mine & BIT[cards.SURPRISE]:
        pool.swaps.add("INV-XX.G-10", number[cards.SURPRISE]["black"])
    if his & BIT[cards.CONFUSION]:
        if pool.black:
            pool.swaps.add("INV-XX.G-10", pool.black - 1 - pool.swaps.total)
        else:
            pool.dice.add("INV-XX.F-14", -1)


# ---------------------------------------------------------------- leaders (XX.E)


def best(g: Invasions, clash: Clash, side: Side) -> int:
    """The best combat bonus of the leaders of a side, NONE without one (XX.I-4)."""
    return max([g.combat(leader) for leader in members(clash.leaders(g, side))], default=NONE)


def rerolls(g: Invasions, clash: Clash, side: Side) -> int:
    """The re-rolls of a side: those of all its leaders (XX.E-1); at sea those of its coast, too (XXV.C-5)."""
    found = sum([g.combat(leader) for leader in members(clash.leaders(g, side) & LEADERS)])
    return found + (SEA_REROLLS if clash.at_sea and masters(g, clash, side) else 0)


def masters(g: Invasions, clash: Clash, side: Side) -> bool:
    """XXV.C-5: whether a side controls all coastal cities of a sea that gives re-rolls."""
    sea = clash.place - FIRST_SEA
    return bool(REROLL_SEAS & BIT[sea]) and coasts.masters(g, clash.leading(side), sea)
