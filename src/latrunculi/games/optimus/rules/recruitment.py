"""OP 13: men for the ranks: recovery in spring, recruiting, filling the ranks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

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
    TRIBU_PRO_ROMAIN,
    TYPE_PEOPLE,
    TYPE_PROVINCE,
    TYPES,
)
from latrunculi.games.optimus.components.ints import Head, Heads, Place, Places, Region, Side, Type, Types, Unit, Units
from latrunculi.games.optimus.components.pieces import (
    BARBARUS,
    FULL,
    LEGION_UNITS,
    PIECES,
    ROMANUS,
    TRANSFUGE_UNITS,
    TYPE_OF,
    UNIT_MASK,
    UNITS_OF,
    UNITS_OF_TYPE,
)
from latrunculi.games.optimus.components.printed.land import PROVINCES
from latrunculi.games.optimus.components.tables import COST, ON_RECRUITMENT, recruits
from latrunculi.games.optimus.rules import intrigue, stratagems
from latrunculi.games.optimus.rules.actions import Chapter, able, pay
from latrunculi.games.optimus.rules.contact import admits, arrive, watched
from latrunculi.games.optimus.rules.knowledge import draw
from latrunculi.games.optimus.rules.loot import carriers, carry
from latrunculi.games.optimus.rules.scenarios import bar_halted, no_action
from latrunculi.games.optimus.rules.state import EVERYWHERE, POOL, Optimus, altered
from latrunculi.games.optimus.rules.territory import (
    has_town,
    in_order,
    land_of,
    own_land,
    side_of_land,
    sound_towns,
)
from latrunculi.games.optimus.rules.victory import eagles_held
from latrunculi.games.optimus.rules.words import (
    CHOOSE_PIECE,
    COMPLETE,
    DECLINE,
    DONE,
    EAGLE_LAID,
    FILL_RANKS,
    FILLED,
    LAY_EAGLE,
    PLAY,
    RAISE,
    RAISED,
    RECRUIT,
    RECRUIT_ROLL,
    SPEND_BALE,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

BANDIT_LANDS: Final = tuple([PROVINCES.index(name) for name in ("dalmatia", "thracia", "macedonia")])
CREWS: Final[int] = LEGION_UNITS | TRANSFUGE_UNITS
"""The units whose men serve guns (OP-3-9)."""
BANDITS: Final = 3
"""PF that *Latrones* brings, and where (OP-SC-36)."""


def recovers(g: Optimus, unit: Unit, region: Region) -> bool:
    """OP-13.1-1: whether a unit is put right in spring: in its own people's land, in a town of its side in order."""
    return has_town(g, g.side_of(unit), region) and in_order(g, region) and own_land(g, unit, region)


# ---------------------------------------------------------------- where, and whom


FROM_SITE: Final = tuple([sum([BIT[t] for t in range(TYPES) if HOMES[t] >> region & 1]) for region in range(REGIONS)])
"""For each region the barbarian types that are raised there (OP-13.2-6), as a mask."""
FROM_PROVINCE: Final = tuple(
    [sum([BIT[t] for t in range(TYPES) if TYPE_PROVINCE[t] == p]) for p in range(len(PROVINCES))]
)
"""For each province the Roman types that are raised there (OP-13.2-7), as a mask."""
FROM_BOX: Final = tuple([FROM_PROVINCE[p] if p != NONE else 0 for p in BOX_PROVINCE])
"""The same for each box."""
ALL_BOXES: Final = ((1 << BOXES) - 1) << REGIONS


@lru_cache(maxsize=1024)
def boxes_with(types: Types) -> Places:
    """The boxes from which one of some types comes, as a mask."""
    return sum([BIT[REGIONS + box] for box in range(BOXES) if FROM_BOX[box] & types])


def grounds(g: Optimus, side: Side) -> Places:
    """The places where a side may recruit: friendly towns in order with a leader (OP-13.2-1) who may still act
    (OP-5.1-12), for Rome its provinces off the map without (OP-13.2-2), as a mask."""
    towns = sound_towns(g, side) & g.whereabouts(active(g, side))
    return towns | ALL_BOXES if side == ROMANUS else towns


def payable(g: Optimus, side: Side) -> Places:
    """Those of them where a recruitment can be paid for (OP-3-4): if the PA do not suffice, by a leader who has his
    PAC."""
    if g.pa[side] >= COST["recruit"]:
        return grounds(g, side)
    places = g.whereabouts(able(g, side, active(g, side), COST["recruit"]))
    return places & (sound_towns(g, side) | ALL_BOXES if side == ROMANUS else sound_towns(g, side))


def active(g: Optimus, side: Side) -> Heads:
    """The leaders of a side who may still act (OP-5.1-12), as a mask."""
    captains = g.captains(side)
    return captains ^ (captains & g.halted)


def types_at(g: Optimus, side: Side, place: Place) -> Types:
    """The types that may be recruited in a place: of those that come from there, those of which there are PF to be had
    (OP-13.2-4), as a mask."""
    if place >= REGIONS:
        return FROM_BOX[place - REGIONS] & g.raised if side == ROMANUS else 0
    return native(g, side, place) & g.raised


def native(g: Optimus, side: Side, place: Place) -> Types:
    """The types that come from a region, as a mask: barbarians at their site of origin (OP-13.2-6), none of a neutral
    people (OP-SC-2); auxiliaries in their province (OP-13.2-7), the ranks of a legion that lies in a town of the Empire
    (OP-13.4-2)."""
    if side == BARBARUS:
        types = FROM_SITE[place] if side_of_land(g, place) == BARBARUS else 0
        return sum([BIT[t] for t in members(types) if not g.neutrals >> TYPE_PEOPLE[t] & 1]) if g.neutrals else types
    if side_of_land(g, place) != ROMANUS:
        return 0
    home = PROVINCE[CONTREE_OF[place]]
    found = FROM_PROVINCE[home] if home != NONE else 0
    legions = g.inside[place] & LEGION_UNITS
    if legions:
        for legion in members(legions):
            found |= BIT[TYPE_OF[legion]]
    return found


def province(g: Optimus, place: Place) -> int:
    """The province of a place: that of a box, or of a contrée where the region is Roman; NONE elsewhere."""
    if place >= REGIONS:
        return BOX_PROVINCE[place - REGIONS]
    return PROVINCE[CONTREE_OF[place]] if side_of_land(g, place) == ROMANUS else NONE


def beside(g: Optimus, units: Units) -> Units:
    """Those of some counters that lie beside the map, as a mask; not one whose men serve a gun (OP-3-9)."""
    found = units & g.inside[POOL]
    crews = found & CREWS
    if crews:
        for unit in members(crews):
            if g.guns_of(unit):
                found ^= BIT[unit]
    return found


def ranks(g: Optimus, unit: Unit) -> int:
    """The PF of a whole counter, without what has been made into artillery (OP-3-9)."""
    return FULL[unit] - g.strength(g.guns_of(unit)) if BIT[unit] & LEGION_UNITS else FULL[unit]


def wounded(g: Optimus, side: Side, place: Place) -> Units:
    """The units of a side in a place that have HdC PF, as a mask (OP-13.3-1)."""
    hurt = g.inside[place] & g.injured
    return hurt & g.units(place, side) if hurt else 0


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """OP-3-20: where one may recruit anybody, or fill the ranks."""
    if may.explains:
        among = grounds(g, side)
        may.offer(RECRUIT, "OP-13.2-1", g.era.inhabited | ALL_BOXES)
        may.when("OP-SC-12", not no_action(g, "recruit"))
        may.only("OP-13.2-1", among)
        may.bar("OP-SC-2", neutral_sites(g, side) & ~worthwhile(g, side, may.undecided & among))
        may.only("OP-13.2-4", worthwhile(g, side, may.undecided & among))
        may.only("OP-3-4", payable(g, side))
    else:  # to see who can pay costs less than to see whom there is to recruit
        may.offer(RECRUIT, "OP-13.2-1", worthwhile(g, side, payable(g, side)))
        may.when("OP-SC-12", not no_action(g, "recruit"))
    if side == BARBARUS and (may.explains or eagles_held(g)):
        carried = [t for t, head in enumerate(g.eagle) if head >= 0]
        may.offer(LAY_EAGLE, "OP-13.4-3", sum([BIT[t] for t in carried if may_lay(g, g.eagle[t])]))


def worthwhile(g: Optimus, side: Side, places: Places) -> Places:
    """Those of some places where there is anybody to recruit (OP-13.2-4), or to put right (OP-13.3-1), as a mask."""
    found = places & (g.whereabouts(g.injured & UNITS_OF[side]) | boxes_with(g.raised))
    towns = (places ^ found) & EVERYWHERE
    if towns:
        for place in members(towns):
            if types_at(g, side, place):
                found |= BIT[place]
    return found


def neutral_sites(g: Optimus, side: Side) -> Places:
    """The inhabited regions of neutral peoples that are a side's, as a mask: none of them is recruited (OP-SC-2)."""
    return sum([land_of(g, people) for people in members(g.neutrals)]) & g.towns[side] if side == BARBARUS else 0


def may_lay(g: Optimus, head: Head) -> bool:
    """Whether who carries an eagle is in a friendly town (OP-13.4-3)."""
    region = g.at[head] if 0 <= head < PIECES else POOL
    return has_town(g, BARBARUS, region)


def lay_eagle(g: Optimus, _side: Side, t: Type) -> None:
    """OP-13.4-3: no action; the segment goes on."""
    region = g.at[g.eagle[t]]
    g.eagle = altered(g.eagle, t, PIECES + region)
    g.emit(EAGLE_LAID, (t, region))
    g.stack[-1].step = "start"


def recruit(g: Optimus, side: Side, place: Place) -> None:
    """A leader there sees to it; of several one is chosen."""
    g.call(Recruitment(side, place, NONE))


CHAPTER: Final[Chapter] = Chapter(offer, {RECRUIT: recruit, LAY_EAGLE: lay_eagle})


class Recruitment(Procedure[Optimus]):
    """OP-13.2, OP-13.3: who recruits, bales, the die, and the PF that come, or put men right. `head`: who recruits,
    NONE where nobody is needed; `added`: bales and stratagem, `left`: PF to place, `half`: 1 where half of one has put
    a man right."""

    NAME = "recruitment"
    FORMER = {"bonus": "added"}
    ASKS = {"captain": "OP-13.2-1", "pledge": "OP-13.2-9", "sway": "OP-14-17", "muster": "OP-13.2-5"}

    side: Side
    place: Place
    head: Head
    added: int = 0
    left: int = 0
    half: int = 0

    def about(self, g: Optimus) -> tuple[tuple[str, str, int], ...]:
        return (("place", "place", self.place), ("left", "number", self.left))

    def start(self, g: Optimus) -> None:
        """Whoever is there, alone in view: he sees to it; off the map nobody need be there (OP-13.2-2)."""
        if g.heads(self.place, self.side).bit_count() > 1:
            self.step = "captain"
        else:
            self.begin(g, g.first(self.captains(g)))

    def captains(self, g: Optimus) -> Heads:
        """The leaders there who can recruit and pay for it (OP-13.2-1, OP-3-4), as a mask."""
        return able(g, self.side, g.leaders(self.place, self.side) & ~g.halted, COST["recruit"])

    def captain(self, g: Optimus) -> None:
        """Each has his own PAC, bales and rank (OP-4.1-1). The Barbarian is asked even for one: who is a decoy is
        a secret."""
        if not self.captains(g):
            self.begin(g, NONE)
        elif self.side == ROMANUS:
            g.ask(ROMANUS)
        else:
            g.ask_privately(self.side)

    def begin(self, g: Optimus, head: Head) -> None:
        """He pays, first with his PAC if he has it (OP-4.1-1). Without a leader nothing is added to the die."""
        self.head = head
        pay(g, self.side, head, COST["recruit"])
        self.step = "pledge" if head != NONE else "throw"

    def pledge(self, g: Optimus) -> None:
        """OP-13.2-9, OP-14-18: bales and *Pillards*, before the die."""
        g.ask_privately(self.side)

    def sway(self, g: Optimus) -> None:
        """OP-14-4, OP-14-17: Rome may win the people over at this moment, too. Who holds any stratagem is asked."""
        people = REGION_PEOPLE[self.place] if self.side == BARBARUS else NONE
        fresh = people != NONE and not g.swayed & BIT[people]
        if fresh and g.hand[ROMANUS] and g.sold >> TRIBU_PRO_ROMAIN & 1:
            g.ask_privately(ROMANUS)
        else:
            self.step = "throw"

    def options(self, g: Optimus, may: Offers) -> None:
        if self.step == "sway":
            courters = intrigue.courters(g, REGION_PEOPLE[self.place])
            stratagems.offer_play(g, may, ROMANUS, courters, BIT[TRIBU_PRO_ROMAIN])
            may.offer(DECLINE, "OP-14-17")
            return
        if self.step == "captain":
            may.offer(CHOOSE_PIECE, "OP-13.2-1", g.leaders(self.place, self.side))
            bar_halted(g, may, g.halted)
            may.only("OP-3-4", self.captains(g))
            return
        if self.step == "pledge":
            may.offer(SPEND_BALE, "OP-13.2-9")
            may.when("OP-1.4-6", bool(carriers(g, self.side) & BIT[self.head]))
            timely = BIT[PILLARDS] | (BIT[LATRONES_ARMATI] if province(g, self.place) in BANDIT_LANDS else 0)
            stratagems.offer_play(g, may, self.side, self.schemers(g), timely)
            may.offer(DONE, "OP-13.2-9")
            return
        if self.left:
            may.offer(RAISE, "OP-13.2-5", self.raisable(g))
            may.offer(COMPLETE, "OP-13.2-5", self.reduced(g))
        may.offer(FILL_RANKS, "OP-13.3-1", wounded(g, self.side, self.place))

    def schemers(self, g: Optimus) -> Heads:
        """Who may play a stratagem: for Rome a leader there, for a people whoever is in its land or near (OP-14-1)."""
        here = g.leaders(self.place, self.side) & stratagems.plotters(g, self.side)
        people = REGION_PEOPLE[self.place] if self.side == BARBARUS else NONE
        return here if people == NONE else here | intrigue.close_by(g, BARBARUS, land_of(g, people))

    def raisable(self, g: Optimus) -> Types:
        """The types of which a new counter can be raised: no legion (OP-13.4-1)."""
        if not admits(g, self.place, self.side, 1):
            return 0
        among = types_at(g, self.side, self.place) & ~LEGIONS
        return sum([BIT[t] for t in members(among) if beside(g, UNITS_OF_TYPE[t])])

    def reduced(self, g: Optimus) -> Units:
        """The units there that can be completed, as a mask."""
        if not admits(g, self.place, self.side, 1):
            return 0
        found = 0
        here = g.inside[self.place] & (g.walls if watched(g, self.place, self.side) else UNIT_MASK)
        for t in members(types_at(g, self.side, self.place)):
            for unit in members(UNITS_OF_TYPE[t] & here):
                found |= BIT[unit] if g.pf[unit] < ranks(g, unit) else 0
        return found

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if self.step == "sway":
            self.step = "throw"
            if verb == PLAY:
                intrigue.win_over(g, REGION_PEOPLE[self.place])
        elif verb == CHOOSE_PIECE:
            self.begin(g, obj)
        elif verb == SPEND_BALE:
            carry(g, self.head, -1)
            self.added += ON_RECRUITMENT["per-bb"]
        elif verb == PLAY:
            stratagems.spend(g, self.side, obj, self.schemers(g), secretly=self.side == BARBARUS)
            if obj == LATRONES_ARMATI:
                self.left = BANDITS
                self.step = "muster"
            else:
                self.added += ON_RECRUITMENT["pillards"]
        elif verb == DONE:
            self.step = "sway"
        elif verb == FILL_RANKS:
            self.left -= 1 - self.half
            self.half = 1 - self.half
            g.heal(obj)
            g.emit(FILLED, (self.side, self.place))
        else:
            self.raise_one(g, obj if verb == COMPLETE else draw(g, beside(g, UNITS_OF_TYPE[obj])))

    def modifier(self, g: Optimus) -> int:
        """OP-13.2-8 to OP-13.2-11, OP-14-17."""
        total = self.added + (ON_RECRUITMENT["last-battle-won"] if g.last_winner == self.side else 0)
        if self.head != NONE and self.head in g.supreme:
            total += ON_RECRUITMENT["supreme-leader"]
        if self.side == BARBARUS:
            total += ON_RECRUITMENT["eagle"] if self.eagle(g) else 0
            people = REGION_PEOPLE[self.place]
            total += ON_RECRUITMENT["tribu-pro-romain"] if people != NONE and g.swayed & BIT[people] else 0
        return total

    def eagle(self, g: Optimus) -> bool:
        """OP-13.2-11: whether a captured eagle is in the region, with a leader or left there."""
        here = g.inside[self.place]
        if not eagles_held(g):
            return False
        return any(h == PIECES + self.place or (0 <= h < PIECES and here & BIT[h]) for h in g.eagle)

    def throw(self, g: Optimus) -> None:
        """OP-13.2-12."""
        die = g.die()
        score = die + self.modifier(g)
        self.left = recruits(score)
        g.emit(RECRUIT_ROLL, (self.side, self.place, die, score, self.left))
        self.step = "muster"

    def muster(self, g: Optimus) -> None:
        """OP-13.2-4: as long as there are counters for them, or men to be put right. Who has but one answer is asked
        too: what is left beside the map, and who is HdC on a sheet, is a secret."""
        hurt = wounded(g, self.side, self.place)
        if (self.left and (self.raisable(g) or self.reduced(g) or hurt)) or (self.half and hurt):
            g.ask_privately(self.side)
        else:
            g.end()

    def raise_one(self, g: Optimus, unit: Unit) -> None:
        """OP-13.2-5: one PF on a counter, which is set down where it is new."""
        t = TYPE_OF[unit]
        self.left -= 1
        g.stock(t, g.spare[t] - 1)
        g.pf[unit] += 1
        if g.at[unit] == POOL:
            arrive(g, unit, self.place)
        g.emit(RAISED, (self.side, t, self.place))
