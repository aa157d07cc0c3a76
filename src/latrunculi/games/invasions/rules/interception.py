"""XIX.A: the adversary intercepts: which piles, over which ways, with what dice."""

from __future__ import annotations

from typing import Final

from latrunculi.games.invasions.components.cards import DICE, EVENT_NUMBER, INTERCEPTION, REACTION
from latrunculi.games.invasions.components.chart import (
    NEAR,
    NONE,
    OVER_RIDGE,
    OVER_RIVER,
    OVER_STRAIT,
    PROVINCES,
    RINGS,
)
from latrunculi.games.invasions.components.counters import LEADERS, UNIT_MASK
from latrunculi.games.invasions.components.tables import MODIFIER, TARGET
from latrunculi.games.invasions.rules import limes, relations, stacking, trails, ways
from latrunculi.games.invasions.rules.ints import Nation, Nations, Pieces, Places, Province
from latrunculi.games.invasions.rules.rolls import score
from latrunculi.games.invasions.rules.state import EMPIRE, LAND, Invasions
from latrunculi.games.invasions.rules.stratagems import Contest, Stratagems, rethrown
from latrunculi.games.invasions.rules.words_frame import DONE
from latrunculi.games.invasions.rules.words_march import (
    INTERCEPT,
    INTERCEPTED,
    INTERCEPTION_FAILED,
    INTERCEPTION_MADE,
    STAY_BEHIND,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.chance import ten_sided
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop.modifiers import Tally
from latrunculi.tabletop.ways import within

REACH: Final = 3
"""Steps of an intercepting pile at most (XIX.A-7)."""
FAR: Final = 3
"""Steps that cost it a point (XIX.A-12)."""


def adversaries(g: Invasions, nation: Nation, province: Province, group: Pieces) -> Nations:
    """XIX.A-1: who may intercept a pile in a province: its controller's own; Rome and Byzance are one at first (VI.K).

    Inactive nations react by flight alone (VI.B-4); where nobody is in control nobody intercepts, nor a pile that has
    scouts (the card Scouts), nor where others stand with whom the victor would be left (XII.D-1).
    """
    owner = g.owner[province]
    if not group & ~g.scouting:
        return 0
    if owner == NONE or not relations.hostile(g, nation, owner, province):
        return 0
    if bystanders(g, nation, owner, province):
        return 0
    both = relations.TWO_ROMES if relations.united(g) and BIT[owner] & relations.TWO_ROMES else BIT[owner]
    return both & g.active


def bystanders(g: Invasions, nation: Nation, owner: Nation, province: Province) -> Nations:
    """XII.D-1: with whom an interceptor would be left in a province that a nation enters: neutrals of its owner, with
    whom he does not stack, and foes of his who are not that nation's friends, and whom he does not fight now."""
    others = relations.strangers(g, owner, province)
    if not others:
        return 0
    return others & ~(relations.enemies(g, owner, province) & (g.friends[nation] | BIT[nation]))


def able(g: Invasions, nations: Nations, group: Pieces) -> Pieces:
    """The units and leaders of the adversary that may intercept a pile at all, idle leaders, too (XIII.E-7): those that
    have failed to intercept any of it may not, whoever has moved meanwhile (XIX.A-16)."""
    found = ways.army(g, nations) & (UNIT_MASK | LEADERS)
    for i in range(0, len(g.balked), 2):
        if g.balked[i + 1] & group:
            found &= ~g.balked[i]
    return found


def attacked(g: Invasions, nation: Nation, province: Province) -> bool:
    """XIX.A-5: whether active units that are hostile to a nation have entered its province."""
    return any(g.units(foe, province) for foe in members(relations.enemies(g, nation, province) & g.playing))


# ---------------------------------------------------------------- the way (XIX.A-6, XIX.A-7, XIX.A-12 to XIX.A-14)


AROUND: Final = tuple([sum(rings[1 : REACH + 1]) for rings in RINGS])
"""For each province those at most three steps from it, without itself."""
BARRIERS: Final = tuple([OVER_RIDGE[p] | OVER_STRAIT[p] for p in range(PROVINCES)])
"""For each province those over a ridge or strait."""
BARRIER: Final[int] = MODIFIER["interception"]["barrier"]
AT_BOSPHORUS: Final[int] = BARRIER + MODIFIER["interception"]["bosphorus"]
DISTANCE: Final[int] = MODIFIER["interception"]["distance"]


def crossing(here: Province, there: Province) -> int:
    """What the border between two provinces subtracts (XIX.A-13, XIX.A-14)."""
    if not BARRIERS[here] & BIT[there]:
        return 0
    return AT_BOSPHORUS if here in ways.BOSPHORUS and there in ways.BOSPHORUS else BARRIER


def approaches(
    g: Invasions, nation: Nation, target: Province, bases: Places = LAND
) -> dict[Province, tuple[int, int, Province]]:
    """For each province from which a way leads to another in three steps: what barriers and distance cost at least.

    Then the province from which that way enters the target; of equal ways one that enters it over no river (XX.D-17).

    Args:
        bases: those about which it is asked; others are looked at where ways from them lead.
    """
    found: dict[Province, tuple[int, int, Province]] = {}
    level: dict[Province, tuple[int, Province]] = {target: (0, NONE)}
    seen = shut = BIT[target]
    leading_on = (LAND, LAND if bases == LAND else within(NEAR, bases, 1), bases)
    for steps in range(1, REACH + 1):
        following: dict[Province, tuple[int, Province]] = {}
        distance = DISTANCE if steps == FAR else 0
        useful = leading_on[steps - 1]
        for there, (barriers, entry) in level.items():
            near = NEAR[there] & useful
            if OVER_STRAIT[there]:
                near &= ~ways.blockaded(g, nation, there)
            for here in members(near & ~seen):
                if not relations.passable(g, nation, here):
                    shut |= BIT[here]
            seen |= near
            for here in members(near & ~shut):
                way = barriers + crossing(here, there), here if entry == NONE else entry
                if here not in following or _easier(target, way, following[here]):
                    following[here] = way
        for here, (barriers, entry) in following.items():
            known = found.get(here)
            if known is None or _easier(target, (barriers + distance, entry), (known[0] + known[1], known[2])):
                found[here] = barriers, distance, entry
        level = following
    return found


def _easier(target: Province, way: tuple[int, Province], known: tuple[int, Province]) -> bool:
    """Whether a way costs less than another, or as much and enters its target over no river while the other does."""
    if way[0] != known[0]:
        return way[0] > known[0]
    return not OVER_RIVER[target] & BIT[way[1]] and bool(OVER_RIVER[target] & BIT[known[1]])


def odds(g: Invasions, nation: Nation, target: Province, pile: Pieces, way: tuple[int, int, int]) -> Tally[str]:
    """XIX.A-9 to XIX.A-14: what changes the die of an intercepting pile, by clause."""
    tally: Tally[str] = Tally()
    tally.add("INV-XIX.A-9", max([g.combat(leader) for leader in members(pile & LEADERS)], default=0))
    if g.throne(nation) == target:
        tally.add("INV-XIX.A-10", MODIFIER["interception"]["capital"])
    if g.status[nation] == EMPIRE:
        tally.add("INV-XIX.A-11", MODIFIER["interception"]["empire"])
    tally.add("INV-XIX.A-12", way[1])
    tally.add("INV-XIX.A-13", way[0])
    return tally


# ---------------------------------------------------------------- who intercepts


def bases(
    g: Invasions, nations: Nations, target: Province, group: Pieces, taken: Pieces, lone: bool
) -> dict[Province, Pieces]:
    """The provinces from which a pile may intercept another, `group`, and who may go. `taken`: designated; `lone`: one
    has no leader."""
    found: dict[Province, Pieces] = {}
    mine = able(g, nations, group) & ~taken
    near = 0
    for nation in members(nations):
        near |= g.held[nation] & AROUND[target]
    near = sum([BIT[p] for p in members(near) if mine & g.inside[p] & UNIT_MASK])
    if not near:
        return found
    nation = g.owner[target]  # for whom ways lead, whoever of the adversaries goes (`Interception.modifier`)
    for province in approaches(g, nation, target, near):
        here = ways.welcome(g, mine & g.inside[province], target)
        if not here & UNIT_MASK or (lone and not here & LEADERS) or attacked(g, nation, province):
            continue
        if ways.tether(g, nation, province) & BIT[target]:  # XVIII.A-7
            continue
        found[province] = here
    return found


class Interception(Contest):
    """The adversary's interceptions of a pile `group` of `nation` that has entered a province.

    All piles are designated before any die is thrown (XIX.A-4). `piles`: those designated, `origins` their provinces;
    `pieces` the one that is being made up in `base`, or that arrives. `die`: what it has thrown. The answer is the
    number of piles that arrived.
    """

    NAME = "interception"
    ASKS = {"declare": "INV-XIX.A-1", "compose": "INV-XIX.A-4", "arrive": "INV-XIX.A-18"}

    group: Pieces = 0
    piles: list[int] = []
    origins: list[int] = []
    base: Province = NONE
    pieces: Pieces = 0
    arrived: int = 0
    die: int = 0

    def nations(self, g: Invasions) -> Nations:
        """The adversary."""
        return adversaries(g, self.nation, self.province, self.group)

    def adversary(self, g: Invasions) -> Nation:
        """Who controls the province."""
        return g.owner[self.province]

    def bases(self, g: Invasions) -> dict[Province, Pieces]:
        """From where one more pile may intercept."""
        lone = any(not pile & LEADERS for pile in self.piles)
        return bases(g, self.nations(g), self.province, self.group, sum(self.piles), lone)

    # ------------------------------------------------------------------ declaration

    def start(self, g: Invasions) -> None:
        """XIX.A-1."""
        self.step = "declare"

    def declare(self, g: Invasions) -> None:
        """Ask for one more pile."""
        if self.bases(g):
            g.ask(g.seat(self.adversary(g)))
        else:
            self.step = "resolve"

    def compose(self, g: Invasions) -> None:
        """XIX.A-4: who of the pile stays behind."""
        g.ask(g.seat(self.adversary(g)))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "declare":
            may.offer(INTERCEPT, "INV-XIX.A-6", sum([BIT[p] for p in self.bases(g)]))
            if may.explains:
                self.explain(g, may)
            may.offer(DONE, "INV-XIX.A-1")
        elif self.step == "compose":
            may.offer(STAY_BEHIND, "INV-XIX.A-4", g.alike(self.pieces))
            units, leaders = self.pieces & UNIT_MASK, self.pieces & LEADERS
            may.bar("INV-XIX.A-4", units if units.bit_count() == 1 else 0)
            lone = any(not pile & LEADERS for pile in self.piles)
            may.bar("INV-XIX.A-3", leaders if lone and leaders.bit_count() == 1 else 0)
            may.offer(DONE, "INV-XIX.A-4")
        else:
            may.offer(STAY_BEHIND, "INV-XIX.A-18", g.alike(self.pieces & UNIT_MASK))

    def explain(self, g: Invasions, may: Offers) -> None:
        """Why nobody intercepts from a province."""
        owner, target, mine = self.adversary(g), self.province, ways.army(g, self.nations(g)) & UNIT_MASK
        fit = able(g, self.nations(g), self.group)
        free = fit & ~sum(self.piles)
        lone = any(not pile & LEADERS for pile in self.piles)
        may.offer(INTERCEPT, "INV-XIX.A-6", ways.camps(g, mine))
        may.only("INV-XIX.A-7", AROUND[target])
        may.bar("INV-XIX.A-5", sum([BIT[p] for p in members(LAND) if attacked(g, owner, p)]))
        may.only("INV-XIX.A-16", ways.camps(g, mine & fit))
        may.only("INV-XIX.A-4", ways.camps(g, mine & free))
        may.bar("INV-XVIII.A-7", sum([BIT[p] for p in members(LAND) if ways.tether(g, owner, p) & BIT[target]]))
        may.only("INV-XIX.A-3", ways.camps(g, free & LEADERS) if lone else LAND)
        may.only("INV-III.B-22", ways.camps(g, ways.welcome(g, mine & free, target)))
        may.only("INV-XIX.A-6", sum([BIT[p] for p in self.bases(g)]))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == INTERCEPT:
            mine = able(g, self.nations(g), self.group) & ~sum(self.piles)
            self.pieces = ways.welcome(g, mine & g.inside[obj], self.province)
            self.base = obj
            self.step = "compose"
        elif verb == STAY_BEHIND:
            self.pieces &= ~BIT[obj]
        elif self.step == "compose":
            self.piles = [*self.piles, self.pieces]
            self.origins = [*self.origins, self.base]
            self.step = "declare"
        else:
            self.step = "resolve"

    # ------------------------------------------------------------------ the dice

    def resolve(self, g: Invasions) -> None:
        """XIX.A-8: a die for each pile, in the order in which they were designated."""
        if not self.piles:
            g.answer = self.arrived
            g.end()
            return
        self.pieces, self.base = self.piles[0], self.origins[0]
        self.piles, self.origins = self.piles[1:], self.origins[1:]
        self.effects = 0
        self.step = "throw"
        g.call(Stratagems(moment="interception", parties=[self.adversary(g)], fits=[BIT[INTERCEPTION]]))

    def throw(self, g: Invasions) -> None:
        """The die; the card Dice may let it be thrown again."""
        self.die = g.die10()
        g.emit(INTERCEPTED, (self.adversary(g), self.base, self.province, ten_sided(self.die), self.modifier(g)))
        self.step = "thrown"
        g.call(Stratagems(moment="die", parties=[self.adversary(g), self.nation], fits=[BIT[DICE], BIT[DICE]]))

    def modifier(self, g: Invasions) -> int:
        """XIX.A-9 to XIX.A-14, and the card Interception."""
        adversary = self.adversary(g)
        way = approaches(g, adversary, self.province, BIT[self.base])[self.base]
        card = EVENT_NUMBER[INTERCEPTION]["interception"] if self.effects & BIT[INTERCEPTION] else 0
        return odds(g, adversary, self.province, self.pieces, way).total + card

    def thrown(self, g: Invasions) -> None:
        """XIX.A-15, XIX.A-16: has it succeeded? If not, the card Reaction is a second attempt."""
        if rethrown(g):
            self.step = "throw"
        elif score(self.die) + self.modifier(g) < TARGET["interception"]:
            self.step = "failed"
            g.call(Stratagems(moment="interception", parties=[self.adversary(g)], fits=[BIT[REACTION]]))
        else:
            self.come(g)

    def failed(self, g: Invasions) -> None:
        """XIX.A-16: it does not intercept this pile any more."""
        if rethrown(g, REACTION):
            self.step = "throw"
            return
        self.step = "resolve"
        g.emit(INTERCEPTION_FAILED, (self.adversary(g), self.province))
        g.balked = [*g.balked, self.pieces, self.group]

    def come(self, g: Invasions) -> None:
        """XVIII.I: a limes that nobody else defends is tested first."""
        self.step = "arrive"
        if limes.alone(g, self.nation, self.province):
            g.call(limes.Breach(self.nation, self.province, self.group))

    def arrive(self, g: Invasions) -> None:
        """XIX.A-17, XIX.A-18: the pile joins the defenders; who exceeds the limit has stayed behind."""
        adversary = self.adversary(g)
        if self.pieces & UNIT_MASK and stacking.room(g, adversary, self.province, self.pieces) < 0:
            g.ask(g.seat(adversary))
            return
        self.step = "resolve"
        if self.pieces & UNIT_MASK:
            entry = approaches(g, adversary, self.province, BIT[self.base])[self.base][2]
            g.put_all(self.pieces, self.province)
            trails.enter(g, self.province, entry, self.pieces)
            g.emit(INTERCEPTION_MADE, (adversary, self.province))
            self.arrived += 1
