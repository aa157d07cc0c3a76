"""OP 13: men for the ranks: recovery in spring, recruiting, filling the ranks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from latrunculi.games.optimus.components.chart import (
    BOX_PROVINCE,
    BOXES,
    CONTREE_OF,
    NONE,
    PROVINCE,
    REGION_PEOPLE,
    REGIONS,
)
from latrunculi.games.optimus.components.counters import (
    HOMES,
    LATRONES_ARMATI,
    LEGIONS,
    PILLARDS,
    TYPE_PROVINCE,
    TYPE_SIDE,
    TYPES,
)
from latrunculi.games.optimus.components.pieces import (
    BARBARUS,
    FIRST_LEADER,
    FRAIL_UNITS,
    FULL,
    PIECES,
    ROMANUS,
    UNITS_OF_TYPE,
)
from latrunculi.games.optimus.components.printed import PROVINCES
from latrunculi.games.optimus.components.tables import COST, recruits
from latrunculi.games.optimus.rules import stratagems
from latrunculi.games.optimus.rules.actions import Chapter, able, pay
from latrunculi.games.optimus.rules.loot import alive, carry
from latrunculi.games.optimus.rules.scenarios import no_action
from latrunculi.games.optimus.rules.state import POOL, Optimus
from latrunculi.games.optimus.rules.territory import controller, in_order, inhabited, own_land, side_of_land
from latrunculi.games.optimus.rules.words import (
    DONE,
    FILL_RANKS,
    FILLED,
    PLAY,
    RAISE,
    RAISED,
    RECRUIT,
    RECRUIT_ROLL,
    SPEND_BALE,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure

BANDIT_LANDS: Final = tuple([PROVINCES.index(name) for name in ("dalmatia", "thracia", "macedonia")])
BANDITS: Final = 3
"""PF that *Latrones* brings, and where (OP-SC-36)."""
WORTH: Final = 2
"""HdC PF that one PF of reinforcement puts right (OP-13.3-1)."""


def recovers(g: Optimus, unit: int, region: int) -> bool:
    """OP-13.1-1: whether a unit is put right in spring: in its own people's land, in a town in order."""
    return inhabited(g, region) and in_order(g, region) and own_land(g, unit, region)


# ---------------------------------------------------------------- where, and whom


def grounds(g: Optimus, side: int) -> int:
    """The places where a side may recruit: friendly towns in order with a leader (OP-13.2-1), for Rome its provinces
    off the map without (OP-13.2-2), as a mask."""
    mask = 0
    for region in members(g.era.inhabited & g.present[side]):
        if g.leaders(region, side) and controller(g, region) == side and in_order(g, region):
            mask |= BIT[region]
    if side == ROMANUS:
        mask |= ((1 << BOXES) - 1) << REGIONS
    return mask


def types_at(g: Optimus, side: int, place: int) -> int:
    """The types that may be recruited in a place, as a mask: barbarians at their site of origin (OP-13.2-6), auxiliaries
    in their province (OP-13.2-7), the ranks of a living legion that lies in a town of the Empire (OP-13.4-2)."""
    mask = 0
    for t in range(TYPES):
        if TYPE_SIDE[t] != side or not g.spare[t]:
            continue
        if LEGIONS >> t & 1:
            legion = UNITS_OF_TYPE[t].bit_length() - 1
            at_home = place < REGIONS and side_of_land(g, place) == ROMANUS
            if at_home and g.at[legion] == place and alive(g, legion):
                mask |= BIT[t]
        elif side == BARBARUS:
            if place < REGIONS and HOMES[t] >> place & 1 and side_of_land(g, place) == BARBARUS:
                mask |= BIT[t]
        elif TYPE_PROVINCE[t] != NONE and TYPE_PROVINCE[t] == province(g, place):
            mask |= BIT[t]
    return mask


def province(g: Optimus, place: int) -> int:
    """The province of a place: that of a box, or of a contrée where the region is Roman; NONE elsewhere."""
    if place >= REGIONS:
        return BOX_PROVINCE[place - REGIONS]
    return PROVINCE[CONTREE_OF[place]] if side_of_land(g, place) == ROMANUS else NONE


def wounded(g: Optimus, side: int, place: int) -> int:
    """The units of a side in a place that have HdC PF, as a mask (OP-13.3-1)."""
    return sum([BIT[unit] for unit in members(g.units(place, side)) if g.hdc[unit]])


def offer(g: Optimus, may: Offers, side: int) -> None:
    """OP-3-20: where one may recruit anybody, or fill the ranks."""
    may.offer(RECRUIT, "OP-13.2-1", g.era.inhabited | ((1 << BOXES) - 1) << REGIONS)
    may.when("OP-SC-12", not no_action(g, "recruit"))
    may.only("OP-13.2-1", grounds(g, side))
    for place in members(may.undecided & grounds(g, side)):
        if not types_at(g, side, place) and not wounded(g, side, place):
            may.bar("OP-13.2-4", BIT[place])
        elif g.pa[side] < COST["recruit"] and not able(g, side, g.leaders(place, side) & ~g.halted, COST["recruit"]):
            may.bar("OP-3-4", BIT[place])


def recruit(g: Optimus, side: int, place: int) -> None:
    """The leader there of highest rank of those who can sees to it, with his PAC if he has it (OP-3-4, OP-4.1-1)."""
    heads = g.leaders(place, side) & ~g.halted
    head = g.first(able(g, side, heads, COST["recruit"]) or heads)
    pay(g, side, head, COST["recruit"])
    g.call(Recruitment(side, place, head))


CHAPTER: Final = Chapter(offer, {RECRUIT: recruit})


@mypyc_attr(allow_interpreted_subclasses=True)
class Recruitment(Procedure[Optimus]):
    """OP-13.2, OP-13.3: bales, the die, and the PF that come, or put men right. `bonus`: bales and stratagem, `left`:
    PF to place."""

    __slots__ = ("bonus", "head", "left", "place", "side")

    NAME = "recruitment"
    FIELDS = ("side", "place", "head", "bonus", "left")
    ASKS = {"pledge": "OP-13.2-9", "muster": "OP-13.2-5"}

    side: int
    place: int
    head: int
    bonus: int
    left: int

    def __init__(self, side: int, place: int, head: int) -> None:
        self.step = "start"
        self.side = side
        self.place = place
        self.head = head
        self.bonus = 0
        self.left = 0

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("place", "place", self.place), ("left", "number", self.left))

    def start(self, g: Optimus) -> None:
        """Without a leader nothing is added to the die."""
        self.step = "pledge" if self.head != NONE else "throw"

    def pledge(self, g: Optimus) -> None:
        """OP-13.2-9, OP-14-18: bales and *Pillards*, before the die."""
        g.ask_privately(self.side)

    def options(self, g: Optimus, may: Offers) -> None:
        if self.step == "pledge":
            may.offer(SPEND_BALE, "OP-13.2-9")
            may.when("OP-1.4-6", g.bb[self.head - FIRST_LEADER] > 0)
            timely = BIT[PILLARDS] | (BIT[LATRONES_ARMATI] if province(g, self.place) in BANDIT_LANDS else 0)
            stratagems.offer_play(g, may, self.side, g.leaders(self.place, self.side), timely)
            may.offer(DONE, "OP-13.2-9")
            return
        may.offer(RAISE, "OP-13.2-3", self.raisable(g))
        may.offer(FILL_RANKS, "OP-13.3-1", wounded(g, self.side, self.place))

    def raisable(self, g: Optimus) -> int:
        """The types that can be raised; each has a counter left for it."""
        return types_at(g, self.side, self.place)

    def choose(self, g: Optimus, seat: int, verb: int, obj: int) -> None:
        if verb == SPEND_BALE:
            carry(g, self.head, -1)
            self.bonus += 1
        elif verb == PLAY:
            stratagems.spend(g, self.side, obj, g.leaders(self.place, self.side))
            if obj == LATRONES_ARMATI:
                self.left = BANDITS
                self.step = "muster"
            else:
                self.bonus += 2
        elif verb == DONE:
            self.step = "throw"
        elif verb == RAISE:
            self.raise_one(g, obj)
        else:
            g.heal(obj, min(WORTH, g.hdc[obj]))
            self.left -= 1
            g.emit(FILLED, (self.side, self.place))

    def modifier(self, g: Optimus) -> int:
        """OP-13.2-8 to OP-13.2-11, OP-14-17."""
        total = self.bonus + (1 if g.last_winner == self.side else 0)
        if self.head != NONE and self.head in g.supreme:
            total += 1
        if self.side == BARBARUS:
            total += 1 if self.eagle(g) else 0
            people = REGION_PEOPLE[self.place]
            total -= 1 if people != NONE and g.swayed & BIT[people] else 0
        return total

    def eagle(self, g: Optimus) -> bool:
        """OP-13.2-11: whether a captured eagle is in the region, with a leader or left there."""
        here = g.inside[self.place]
        return any(h == PIECES + self.place or (0 <= h < PIECES and here & BIT[h]) for h in g.eagle)

    def throw(self, g: Optimus) -> None:
        """OP-13.2-12."""
        die = g.die()
        score = die + self.modifier(g)
        self.left = recruits(score)
        g.emit(RECRUIT_ROLL, (self.side, self.place, die, score, self.left))
        self.step = "muster"

    def muster(self, g: Optimus) -> None:
        """OP-13.2-4: as long as there are counters for them, or men to be put right."""
        if self.left and (self.raisable(g) or wounded(g, self.side, self.place)):
            g.ask(self.side)
        else:
            g.end()

    def raise_one(self, g: Optimus, t: int) -> None:
        """OP-13.2-5: one PF, on a reduced counter of the type that is there, else on a new one."""
        self.left -= 1
        g.spare[t] -= 1
        g.emit(RAISED, (self.side, t, self.place))
        for unit in members(UNITS_OF_TYPE[t] & g.inside[self.place] & ~FRAIL_UNITS):
            if 0 < g.pf[unit] < FULL[unit]:
                g.pf[unit] += 1
                return
        unit = members(UNITS_OF_TYPE[t] & g.inside[POOL])[0]
        g.pf[unit] = 1
        g.put(unit, self.place)
