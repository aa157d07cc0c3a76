"""XVI: revolts: who names the province, in which region, what they do; their suppression."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.cards import EVENT_NUMBER, HOLY_MAN
from latrunculi.games.invasions.components.chart import EAST, LANDS, NONE, REGION_OF, REVOLT_HALF, WEST
from latrunculi.games.invasions.components.counters import COMBAT
from latrunculi.games.invasions.components.nations import BYZANTINS, MONOPHYSITE, ROMAINS
from latrunculi.games.invasions.components.tables import MODIFIER, TARGET
from latrunculi.games.invasions.rules import control, heresies, relations
from latrunculi.games.invasions.rules.fates import Death
from latrunculi.games.invasions.rules.ints import Camp, Nation, Piece, Places, Province, Religion
from latrunculi.games.invasions.rules.rolls import d2, score
from latrunculi.games.invasions.rules.state import EMPIRE, LAND, Invasions
from latrunculi.games.invasions.rules.stratagems import Contest, Stratagems
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PIECE, CHOOSE_PROVINCE, DONE
from latrunculi.games.invasions.rules.words_rule import (
    REVOLT,
    REVOLT_CAMP,
    REVOLT_REGION,
    SUPPRESS,
    SUPPRESSED,
    SUPPRESSION,
    THROW_AGAIN,
    UNIT_LOST,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.modifiers import Tally

MODIFIERS: Final = MODIFIER["suppression"]


# ---------------------------------------------------------------- who and where


def designated(g: Invasions) -> Camp:
    """XVI.B-1: a die names the camp whose player chooses."""
    die = g.die10()
    camp = tables.revolt_camp(score(die))
    g.emit(REVOLT_CAMP, (ten_sided(die), camp))
    return camp


def open_to(g: Invasions, nation: Nation) -> Places:
    """XVI.D-1: the provinces of a nation where a revolt may break out: not with its capital or a leader of its own."""
    found = control.owned(g, nation)
    if g.seat_province(nation) != NONE:
        found &= ~BIT[g.seat_province(nation)]
    return sum([BIT[p] for p in members(found) if not g.leaders(nation, p)])


def eligible(g: Invasions, among: Places) -> Places:
    """XVI.D-3: of some provinces those not yet in Révolte +, unless all are."""
    return among & ~g.revolts_plus or among


def tables_half(g: Invasions, nation: Nation) -> int:
    """XVI.C-1: the half of the map whose table names the region: that of the capital, by a test where that is open."""
    both = relations.united(g) and nation in (ROMAINS, BYZANTINS)
    capital = g.throne(nation)
    region = REGION_OF[capital] if capital != NONE else NONE
    half = REVOLT_HALF[region] if region != NONE else NONE
    if both or half == NONE:
        return WEST if d2(g, nation) else EAST
    return half


def strike(g: Invasions, nation: Nation, province: Province) -> None:
    """XVI.D-3: a Révolte - in a province, or the one there is turned to its + side."""
    if g.revolts & BIT[province]:
        g.revolts ^= BIT[province]
        g.revolts_plus |= BIT[province]
    elif not g.revolts_plus & BIT[province]:
        g.revolts |= BIT[province]
    g.emit(REVOLT, (nation, province))


class Revolt(Procedure[Invasions]):
    """A revolt against a nation, named by a die's camp. `barred`: provinces where it may not be.

    The answer is the province, NONE where there is none.
    """

    NAME = "revolt"
    ASKS = {"name": "INV-XVI.B-1"}

    nation: Nation
    barred: Places = 0
    camp: Camp = NONE
    among: Places = 0

    def start(self, g: Invasions) -> None:
        """Who names it, and out of which provinces."""
        places = open_to(g, self.nation) & ~self.barred
        if not places or relations.immune(g, self.nation):  # XVI.A-2
            g.answer = NONE
            g.end()
            return
        self.camp = designated(g)
        self.among = eligible(g, self.region(g, places) if g.status[self.nation] == EMPIRE else places)
        self.step = "name"

    def region(self, g: Invasions, places: Places) -> Places:
        """XVI.C: the provinces of the region that the die names; all, if no region of the table has any."""
        half = tables_half(g, self.nation)
        listed = [tables.revolt_region(half, face) for face in range(1, 11)]
        if not any(LANDS[region] & places for region in listed):
            return places
        while True:
            die = g.die10()
            region = tables.revolt_region(half, score(die))
            g.emit(REVOLT_REGION, (ten_sided(die), region))
            if LANDS[region] & places:
                return LANDS[region] & places

    def name(self, g: Invasions) -> None:
        """The player named chooses."""
        g.ask(g.seat_of(self.camp))

    def options(self, g: Invasions, may: Offers) -> None:
        may.offer(CHOOSE_PROVINCE, "INV-XVI.D-3", self.among)

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        strike(g, self.nation, obj)
        g.answer = obj
        g.end()


# ---------------------------------------------------------------- suppression


def rebels(g: Invasions, nation: Nation) -> Places:
    """The provinces in revolt that a nation controls."""
    return control.owned(g, nation) & (g.revolts | g.revolts_plus)


def modifiers(g: Invasions, nation: Nation, province: Province) -> Tally[str]:
    """XVI.F-4 to XVI.F-6: what bears on the die, by clause."""
    found: Tally[str] = Tally()
    found.add("INV-XVI.F-4", MODIFIERS["unit"] * g.units(nation, province).bit_count())
    region = REGION_OF[province]
    capital = g.throne(nation)
    home = REGION_OF[capital] if capital != NONE else NONE
    marked = heresies.against(g, g.religion[nation])
    if region != NONE and not relations.immune(g, nation):
        here = bool(marked & BIT[region])
        there = home != NONE and bool(marked & BIT[home])
        if (here and not there) or (there and not here and g.religion[nation] == religion_of(g, province)):
            found.add("INV-XVI.F-5", MODIFIERS["heresy"])
    if religion_of(g, province) != g.religion[nation]:
        found.add("INV-XVI.F-6", MODIFIERS["religion"])
    return found


def religion_of(g: Invasions, province: Province) -> Religion:
    """The religion of the region of a province, as it bears on revolts (XXXI.C-6, XXXI.C-7)."""
    region = REGION_OF[province]
    owner = g.owner[province]
    own = g.religion[owner] if owner != NONE else NONE
    return MONOPHYSITE if region in heresies.MONOPHYSITE_REGIONS else own


class Suppressions(Contest):
    """Step 2.D: each nation of `g.order` may try to suppress revolts, once in each province (XVI.F).

    `tried`: the provinces where the present nation has tried. `province`: the one in question, `left`: rerolls that
    its leader still gives, `die`: the last one, `modifier`: what is added to it.
    """

    NAME = "suppressions"
    ASKS = {"attempt": "INV-XVI.F-2", "again": "INV-XVI.F-7", "lose": "INV-XVI.F-9"}

    provinces: Places = 0
    left: int = 0
    die: int = 0
    modifier: int = 0

    def start(self, g: Invasions) -> None:
        """The next nation."""
        if not g.order:
            g.end()
            return
        self.nation = g.order.pop(0)
        self.provinces = 0
        self.step = "attempt"

    def open(self, g: Invasions) -> Places:
        """XVI.F-1: the provinces in revolt with units of the nation, where it has not tried yet."""
        places = rebels(g, self.nation) & ~self.provinces
        return sum([BIT[p] for p in members(places) if g.units(self.nation, p)])

    def attempt(self, g: Invasions) -> None:
        """Which one, or none (XVI.F-2)."""
        if self.open(g):
            g.ask(g.seat(self.nation))
        else:
            self.step = "start"

    def again(self, g: Invasions) -> None:
        """Another throw, as often as the leader gives one."""
        if self.left and score(self.die) + self.modifier < TARGET["suppression"]:
            g.ask(g.seat(self.nation))
        else:
            self.upshot(g)

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "attempt":
            may.offer(SUPPRESS, "INV-XVI.F-1", rebels(g, self.nation))
            may.bar("INV-XVI.F-3", self.provinces)
            may.only("INV-XVI.F-1", sum([BIT[p] for p in members(LAND & g.present[self.nation])]))
            may.only("INV-XVI.F-1", self.open(g))
            may.offer(DONE, "INV-XVI.F-2")
        elif self.step == "again":
            may.offer(THROW_AGAIN, "INV-XVI.F-7")
            may.offer(DONE, "INV-XVI.F-7")
        else:
            may.offer(CHOOSE_PIECE, "INV-XVI.F-9", g.alike(g.units(self.nation, self.province)))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == SUPPRESS:
            self.provinces |= BIT[obj]
            self.province = obj
            self.modifier = modifiers(g, self.nation, obj).total
            self.left = max([COMBAT[piece] for piece in members(g.leaders(self.nation, obj))], default=0)
            self.effects = 0
            self.step = "blessed"
            g.call(Stratagems(moment="suppression", parties=[self.nation], fits=[BIT[HOLY_MAN]]))
        elif verb == THROW_AGAIN:
            self.left -= 1
            self.throw(g)
        elif verb == CHOOSE_PIECE:
            self.lost(g, obj)
        elif self.step == "attempt":
            self.step = "start"
        else:
            self.upshot(g)

    def blessed(self, g: Invasions) -> None:
        """The card Holy Man helps this attempt."""
        if self.effects & BIT[HOLY_MAN]:
            self.modifier += EVENT_NUMBER[HOLY_MAN]["suppression"]
        self.throw(g)

    def throw(self, g: Invasions) -> None:
        """XVI.F-3: a d10 with its modifiers; it replaces an earlier one."""
        self.die = g.die10()
        g.emit(SUPPRESSION, (self.nation, self.province, ten_sided(self.die), self.modifier))
        self.step = "again"

    def upshot(self, g: Invasions) -> None:
        """XVI.F-9, XVI.F-11."""
        if score(self.die) + self.modifier >= TARGET["suppression"]:
            g.revolts &= ~BIT[self.province]
            g.revolts_plus &= ~BIT[self.province]
            g.emit(SUPPRESSED, (self.nation, self.province))
            self.step = "attempt"
        else:
            self.step = "lose"

    def lose(self, g: Invasions) -> None:
        """Which unit is lost."""
        g.ask(g.seat(self.nation))

    def lost(self, g: Invasions, unit: Piece) -> None:
        """XVI.F-9: a unit is eliminated, an elite too; with the last one each leader may fall (XVI.F-10)."""
        g.emit(UNIT_LOST, (self.nation, unit))
        g.lose(unit)
        self.step = "attempt"
        if not g.units(self.nation, self.province):
            leaders = members(g.leaders(self.nation, self.province))
            for leader in [leader for leader in leaders if not d2(g, self.nation)][::-1]:
                g.call(Death(leader))
