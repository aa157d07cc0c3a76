"""XI: raids of raider nations (X.C) and of barbarians instead of their activation; Raid and Pillage markers."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components import tables
from latrunculi.games.invasions.components.chart import CIVIL_LAND, COAST, NEAR, NONE, OVER_STRAIT, SHORES
from latrunculi.games.invasions.components.chronology import RAIDS
from latrunculi.games.invasions.components.counters import AMPHIBIOUS, FLEETS, LIMITES, OF_NATION, UNIT_MASK
from latrunculi.games.invasions.components.nations import DESTINED, ORIGINS, RAID_SITES, RAID_TARGETS, RAIDER
from latrunculi.games.invasions.components.tables import AMOUNT, MODIFIER
from latrunculi.games.invasions.rules import battles, control, pillage, relations, stacking, ways
from latrunculi.games.invasions.rules.battle import Battle
from latrunculi.games.invasions.rules.ints import Nation, Pieces, Place, Places, Province
from latrunculi.games.invasions.rules.movement import March, marchers
from latrunculi.games.invasions.rules.pillage import Plunder
from latrunculi.games.invasions.rules.rolls import score
from latrunculi.games.invasions.rules.state import BARBARIAN, FIRST_SEA, GONE, LAND, VASSAL, Invasions
from latrunculi.games.invasions.rules.state import RAIDS as FROM_RAIDS
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PIECE, CHOOSE_PROVINCE, DONE
from latrunculi.games.invasions.rules.words_march import MARCH
from latrunculi.games.invasions.rules.words_rule import RAID, SETTLED, UNIT_LOST
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.modifiers import Tally

PARTY: Final = 2
"""Units that a raid engages (XI.B-2, XI.C-2)."""
MODIFIERS: Final = MODIFIER["raid"]


# ---------------------------------------------------------------- where


def origins(g: Invasions, nation: Nation) -> Places:
    """XI.B-1, XI.C-2: where the raids of a nation begin: by its profile, or at its horde."""
    horde = g.horde(nation)
    if RAIDER & BIT[nation] and not g.active & BIT[nation]:
        return ORIGINS[nation]
    return BIT[horde] if horde != NONE else 0


def rural(g: Invasions, nation: Nation, among: Places = LAND) -> Places:
    """XI.D-1, XI.F-2: of some provinces those that a nation may raid: civilised, hostile, an empty site, no marker.

    Its profile may name others that count as if they had one (Blemmyes).
    """
    land = (CIVIL_LAND | RAID_SITES[nation]) & among & ~g.pillaged
    others = RAID_SITES[nation]
    return sum([BIT[p] for p in members(land) if (g.level[p] == 0 or others & BIT[p]) and rural_site(g, nation, p)])


def rural_site(g: Invasions, nation: Nation, province: Province) -> bool:
    """Whether there is an empty site, or what counts as one, and in hostile land."""
    site = g.level[province] == 0 and CIVIL_LAND & BIT[province]
    return bool(site or RAID_SITES[nation] & BIT[province]) and prey(g, nation, province)


def prey(g: Invasions, nation: Nation, province: Province) -> bool:
    """Whether a province is hostile to a raider (XII.D)."""
    owner = g.owner[province]
    return owner != nation and (owner == NONE or relations.hostile(g, nation, owner, province))


def closed(g: Invasions, province: Province) -> bool:
    """XI.D-3: whether a raid in depth does not cross a province: with a limes or a fortified city."""
    return bool(g.inside[province] & LIMITES) or g.walled(province)


def onward(g: Invasions, nation: Nation, here: Province) -> Places:
    """XI.D-2, XXV.F-1: the provinces next to one, but for those over a strait that is blockaded."""
    return NEAR[here] & ~ways.blockaded(g, nation, here) if OVER_STRAIT[here] else NEAR[here]


def routes(g: Invasions, nation: Nation, target: Province) -> list[int]:
    """How a target is reached: NONE straight on, the provinces and seas that may be crossed (XI.D-2 to XI.D-5)."""
    start = origins(g, nation)
    found = []
    around = 0
    for here in members(start):
        around |= onward(g, nation, here)
    if (around | RAID_TARGETS[nation]) & BIT[target]:
        found.append(NONE)
    between = members(around & NEAR[target] & ~start)
    found += [p for p in between if not closed(g, p) and onward(g, nation, p) & BIT[target]]
    if AMPHIBIOUS & OF_NATION[nation]:
        seas = 0
        for here in members(start):
            seas |= COAST[here]
        found += [FIRST_SEA + sea for sea in members(seas & COAST[target])]
    return found


def targets(g: Invasions, nation: Nation) -> Places:
    """The provinces that a nation may raid and reach."""
    return sum([BIT[p] for p in members(rural(g, nation, reach(g, nation))) if routes(g, nation, p)])


def has_targets(g: Invasions, nation: Nation) -> bool:
    """Whether there are any."""
    return any(routes(g, nation, p) for p in members(rural(g, nation, reach(g, nation))))


def reach(g: Invasions, nation: Nation) -> Places:
    """All that lies near enough, by land or sea: what `routes` looks at more closely."""
    found = RAID_TARGETS[nation]
    for here in members(origins(g, nation)):
        found |= NEAR[here]
        for there in members(NEAR[here]):
            found |= NEAR[there]
        for sea in members(COAST[here]):
            found |= SHORES[sea]
    return found


def cost(g: Invasions, way: int) -> int:
    """XI.E-3: the civilised units in the province or sea crossed."""
    if way == NONE:
        return 0
    return civilised_units(g, way)


def civilised_units(g: Invasions, place: Place) -> int:
    """The units of civilised nations in a province, their fleets in a sea; limites do not count (XI.E-2)."""
    kinds = FLEETS if place >= FIRST_SEA else UNIT_MASK
    return sum([(g.pieces(n, place) & kinds).bit_count() for n in members(g.nations) if g.civilised(n)])


def modifiers(g: Invasions, nation: Nation, target: Province) -> Tally[str]:
    """XI.E-2 to XI.E-4: what bears on the die, by clause; the raiders take the easiest way."""
    found: Tally[str] = Tally()
    found.add("INV-XI.E-2", MODIFIERS["unit"] * civilised_units(g, target))
    crossed = min([cost(g, way) for way in routes(g, nation, target)], default=0)
    found.add("INV-XI.E-3", MODIFIERS["unit-crossed"] * crossed)
    if g.raid_plus & BIT[target]:
        found.add("INV-XI.E-4", MODIFIERS["after-plus"])
    elif g.raid_minus & BIT[target]:
        found.add("INV-XI.E-4", MODIFIERS["after-minus"])
    return found


# ---------------------------------------------------------------- a raid


def drawn_party(g: Invasions, nation: Nation) -> Pieces:
    """XI.B-2: the two units of a raid of a nation of raiders, drawn out of its reserve."""
    pool = list(members(g.reserve(nation) & UNIT_MASK))
    drawn = 0
    while pool and drawn.bit_count() < PARTY:
        drawn |= BIT[pool.pop(g.chance(len(pool)) if len(pool) > PARTY - drawn.bit_count() else 0)]
    return drawn


def volunteers(g: Invasions, nation: Nation, engaged: Pieces) -> Pieces:
    """XI.C-2: the units that a nation may engage in a raid, wherever they are; of those alike one."""
    return g.alike(g.in_play(nation) & UNIT_MASK & ~engaged)


def regrouping(g: Invasions, nation: Nation) -> Places:
    """XI.C-3: where piles of a nation may move before its raid, within the provinces that it controls."""
    land = control.owned(g, nation)
    open_land = ways.undisputed(g, nation)
    mine = marchers(g, BIT[nation])
    return sum(
        [BIT[p] for p in members(land & g.present[nation]) if NEAR[p] & open_land and ways.fresh(g, mine & g.inside[p])]
    )


class OneRaid(Procedure[Invasions]):
    """A raid of a nation: its target, who goes, its die, and what comes of it. `units`: those engaged.

    A nation that raids in its activation may move its units within its own provinces before (XI.C-3); who has done so
    raids, unless an invader's horde has left all targets behind.
    """

    NAME = "raid"
    ASKS = {"aim": "INV-XI.D-1", "engage": "INV-XI.C-2", "lose": "INV-XI.E-5"}

    nation: Nation
    units: Pieces = 0
    target: Province = NONE

    def start(self, g: Invasions) -> None:
        """Who goes; with nobody there is no raid (XI.B-2)."""
        if not origins(g, self.nation) or not has_targets(g, self.nation):
            g.end()
            return
        if not g.active & BIT[self.nation]:
            self.units = drawn_party(g, self.nation)
        if self.units or volunteers(g, self.nation, 0):
            self.step = "aim"
        else:
            g.end()

    def aim(self, g: Invasions) -> None:
        """Where to; who has regrouped so that nothing is in reach any more raids nobody (XI.D-2)."""
        if has_targets(g, self.nation):
            g.ask(g.seat(self.nation))
        else:
            g.end()

    def engage(self, g: Invasions) -> None:
        """XI.C-2: who goes; nobody is asked where all who might are alike."""
        able = volunteers(g, self.nation, self.units)
        if not able or self.units.bit_count() >= PARTY:
            self.step = "strike"
        elif able.bit_count() > 1:
            g.ask(g.seat(self.nation))
        else:
            self.units |= able

    def lose(self, g: Invasions) -> None:
        """XI.E-5: which unit is lost for good."""
        g.ask(g.seat(self.nation))

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation),)

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "lose":
            may.offer(CHOOSE_PIECE, "INV-XI.E-5", g.alike(self.units))
            return
        if self.step == "engage":
            may.offer(CHOOSE_PIECE, "INV-XI.C-2", volunteers(g, self.nation, self.units))
            return
        aims = targets(g, self.nation)
        may.offer(CHOOSE_PROVINCE, "INV-XI.D-1", rural(g, self.nation) if may.explains else aims)
        may.only("INV-XI.D-2", aims)
        if g.active & BIT[self.nation]:
            may.offer(MARCH, "INV-XI.C-3", regrouping(g, self.nation))
            may.offer(DONE, "INV-XI.C-1")
            may.when("INV-XI.C-3", not g.raided & BIT[self.nation] or not aims)

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == CHOOSE_PROVINCE:
            self.target = obj
            self.step = "strike"
            if g.active & BIT[self.nation]:
                self.step = "engage"
                g.call(stacking.Excess(self.nation))
        elif verb == MARCH:
            g.raided |= BIT[self.nation]
            pile = marchers(g, BIT[self.nation]) & g.inside[obj]
            g.call(March(BIT[self.nation], obj, ways.fresh(g, pile)))
        elif self.step == "engage":
            self.units |= BIT[obj]
        elif verb == CHOOSE_PIECE:
            g.emit(UNIT_LOST, (self.nation, obj))
            g.put(obj, GONE)
            g.end()
        else:
            g.end()

    def strike(self, g: Invasions) -> None:
        """XI.E-1: one d10."""
        die = g.die10()
        total = modifiers(g, self.nation, self.target).total
        result = tables.raid(score(die) + total)
        g.emit(RAID, (self.nation, self.target, ten_sided(die), total, result))
        g.raided |= BIT[self.nation]
        if result == tables.NO_RAID:
            self.step = "lose"
            return
        bit = BIT[self.target]
        g.raid_minus &= ~bit
        g.raid_plus &= ~bit
        g.raid_fresh |= bit
        self.step = "over"
        if result == tables.RAID_MINUS:
            g.raid_minus |= bit
            self.small(g)
        else:
            g.raid_plus |= bit
            if result == tables.RAID_SETTLED and g.level[self.target] < 1:  # nobody settles in a city
                self.step = "settle"
            self.great(g)

    def small(self, g: Invasions) -> None:
        """XI.E-6: 1 VP, and 1 gold where there is a Treasury."""
        g.score(self.nation, FROM_RAIDS, AMOUNT["vp-raid-minus"])
        g.receive(self.nation, AMOUNT["raid-minus"])

    def great(self, g: Invasions) -> None:
        """XI.E-7, XI.E-10, XI.F-1: a marker, 3 VP; the limes falls, another marker lies on the site."""
        g.score(self.nation, FROM_RAIDS, AMOUNT["vp-raid-plus"])
        limes = g.limes(self.target)
        if limes != NONE:
            g.lose(limes)
        pillage.lay(g, self.target)
        g.call(Plunder(self.nation, 1, self.target))

    def settle(self, g: Invasions) -> None:
        """XI.E-8, XI.G-1: the units stay; where an enemy stands they attack him at once."""
        self.step = "clash"
        for unit in members(self.units):
            g.put(unit, self.target)

    def clash(self, g: Invasions) -> None:
        """XI.G-1, XX.A-1: whoever is hostile there, one after the other, with friends and leaders."""
        here = self.units & g.inside[self.target]
        foes = battles.heads(g, self.nation, self.target)
        if not here or not foes:
            self.step = "stay"
            return
        foe = members(foes)[0]
        theirs = battles.muster(g, battles.camp_of(g, self.nation, foe, self.target), self.target, 0)
        g.call(Battle(self.nation, foe, self.target, [here, theirs]))

    def stay(self, g: Invasions) -> None:
        """XI.G-1, XI.G-2: who has won stays, raiders as an inactive nation; who has lost has not settled."""
        self.step = "over"
        raiders = not g.active & BIT[self.nation]
        here = self.units & g.inside[self.target]
        if not here or relations.enemies(g, self.nation, self.target):
            for unit in members(self.units & g.in_play(self.nation) if raiders else 0):
                g.put(unit, GONE)
            return
        if raiders:
            g.inactive |= BIT[self.nation]
            g.raiders &= ~BIT[self.nation]
            g.status[self.nation] = BARBARIAN
            g.age[self.nation] = 1 if DESTINED & BIT[self.nation] else 0  # VI.C-4
        relations.work_out(g)
        g.owner[self.target] = self.nation
        g.emit(SETTLED, (self.nation, self.target))
        control.work_out(g)

    def over(self, g: Invasions) -> None:
        """It is done."""
        g.end()


class Raids(Procedure[Invasions]):
    """Step 1.C, second: the raids of this turn in the order of the Chronologie (X.C-1)."""

    NAME = "raids"

    done: int = 0

    def start(self, g: Invasions) -> None:
        """The next raider that is neither settled nor active."""
        due = RAIDS[g.turn] if g.turn < len(RAIDS) else ()
        if self.done >= len(due):
            g.end()
            return
        nation = due[self.done]
        self.done += 1
        if not (g.inactive | g.active | g.dead) & BIT[nation]:
            g.call(OneRaid(nation))


def may_raid(g: Invasions, nation: Nation) -> bool:
    """XI.C-1: whether a nation may raid instead of its activation: a barbarian, neither federate nor vassal."""
    free = g.federator[nation] == NONE and g.bond[nation] != VASSAL
    units = (g.in_play(nation) & UNIT_MASK).bit_count() >= 1
    return g.status[nation] == BARBARIAN and free and units and bool(origins(g, nation)) and has_targets(g, nation)


def expire(g: Invasions) -> None:
    """XI.E-9: a Raid marker lasts until the end of the turn after that in which it was placed."""
    g.raid_minus &= g.raid_fresh
    g.raid_plus &= g.raid_fresh
    g.raid_fresh = 0
