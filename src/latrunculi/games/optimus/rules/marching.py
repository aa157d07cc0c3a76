"""OP 5.1: land moves. An army sets out, changes hands, goes region by region, meets what it meets, and pays in men."""

from __future__ import annotations

from typing import Final

from latrunculi.games.optimus.components.chart import (
    BOX_NEAR,
    BOXES,
    CONTREE,
    CONTREE_OF,
    CONTREE_REGIONS,
    NONE,
    REGIONS,
    UNDIVIDED,
)
from latrunculi.games.optimus.components.counters import (
    INFILTRATION,
    LEADER,
    MARCHE_FORCEE,
    MAURI_QUIETI,
    PASSAGE_A_GUE,
    TEMPUS_HIEMIS,
    TYPE,
    VIA_IN_RUPE,
)
from latrunculi.games.optimus.components.ints import (
    Contree,
    Head,
    Heads,
    Piece,
    Pieces,
    Place,
    Regions,
    Side,
    Stratagem,
    Stratagems,
)
from latrunculi.games.optimus.components.pieces import (
    ARTILLERY_UNITS,
    CAVALRY_UNITS,
    FIRST_LEADER,
    FLEET_UNITS,
    HEAD_MASK,
    IMPEDIMENTA_UNITS,
    LAND_UNITS_OF,
    LEADER_MASK,
    OF_SIDE,
    ROMANUS,
    UNIT_MASK,
    UNITS,
    UNITS_OF_TYPE,
)
from latrunculi.games.optimus.components.tables import COST, PM, WINTER
from latrunculi.games.optimus.rules import contact, sieges, stratagems
from latrunculi.games.optimus.rules.actions import Chapter, able, pay
from latrunculi.games.optimus.rules.attrition import ATTACKS, EARLIER, FORCED, SMOOTH, TERMS, WATER, WAY, Attrition
from latrunculi.games.optimus.rules.knowledge import tell
from latrunculi.games.optimus.rules.leaders import followers, hand_bales
from latrunculi.games.optimus.rules.loot import settle_eagles
from latrunculi.games.optimus.rules.scenarios import BOXES_FROM, bar_halted, no_action, trespass
from latrunculi.games.optimus.rules.state import BEATEN, BLOCKED, CLEAR, DRAWN, HELD, POOL, WON, Optimus
from latrunculi.games.optimus.rules.territory import beside
from latrunculi.games.optimus.rules.upkeep import lose_bales, settle_camps
from latrunculi.games.optimus.rules.ways import (
    allowed,
    arrive_in,
    contrees_from,
    hostile_town,
    known_ground,
    note_step,
    obstacles,
    open_to,
    over_boats,
    regions_from,
    step_terms,
)
from latrunculi.games.optimus.rules.words import (
    ABANDON,
    ABANDONED,
    ADD_PA,
    CHOOSE_PIECE,
    CHOOSE_REGION,
    DONE,
    ENTER,
    ENTERED,
    GIVE,
    HAND_BALE,
    JOIN,
    LEAVE,
    MARCH,
    MOVE_TO,
    PLAY,
    SET_OUT,
    TAKE,
    TO,
)
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb

PRICE: Final[int] = COST["land-movement"]
"""PA of who sets out, and of each leader who goes along (OP-3-21)."""
MOST_PACES: Final[int] = PM["leader"]
"""PM of a leader in a season (OP-5.1-13)."""
ON_HORSE: Final[int] = PM["cavalry"]
ON_FEET: Final[int] = PM["infantry"]
"""PM of cavalry and of all others that march, in an activation (OP-5.1-14, OP-5.1-15)."""
STEPS: Final[int] = max(MOST_PACES, ON_HORSE, ON_FEET)
"""So many steps of each piece of a march are kept apart."""
BY_MOVE: Final = BIT[MARCHE_FORCEE] | BIT[PASSAGE_A_GUE] | BIT[INFILTRATION] | BIT[VIA_IN_RUPE]
"""The stratagems that are played in a move; for others see `March.timely`."""
TRAIN_PACES: Final[int] = PM["impedimenta"]
WAGON_PACES: Final[int] = PM["wagon"]
"""PM of impedimenta and of a wagon in a season (OP-5.1-17, OP-5.1-18)."""
ON_FOOT: Final[int] = UNIT_MASK & ~(ARTILLERY_UNITS | IMPEDIMENTA_UNITS | CAVALRY_UNITS)
"""The units that march on foot (OP-5.1-15)."""
MARCHERS_OF: Final[tuple[int, ...]] = tuple([pieces & ~FLEET_UNITS for pieces in OF_SIDE])
"""By side: its pieces, without the fleets, which sail (OP-5.2-2)."""
MOORS: Final[int] = UNITS_OF_TYPE[TYPE["mauri"]]
QUIETUS: Final[int] = BIT[FIRST_LEADER + LEADER["lusius-quietus"]]
ALL_BUT_MOORS: Final[int] = (UNIT_MASK | HEAD_MASK) & ~(MOORS | QUIETUS)
MOORISH_PACES: Final = 2
"""PM that *Mauri Quieti* adds (OP-SC-31)."""
GORGE: Final[int] = CONTREE["timacus"]
"""The contrée whose links *Via in rupe excisa* smooths (OP-SC-29)."""


# ---------------------------------------------------------------- who may set out


def movers(g: Optimus, side: Side) -> Pieces:
    """The heads on the map or in boxes, and the units without a leader, that may be activated to move."""
    found = g.in_play & (HEAD_MASK | g.unled) & MARCHERS_OF[side]
    return found ^ (found & g.halted)


def offer(g: Optimus, may: Offers, side: Side) -> None:
    """OP-3-21: a leader with whom he commands, or one unit."""
    everyone = movers(g, side)
    if may.explains:
        boats = g.in_play & FLEET_UNITS if side == ROMANUS else 0
        may.offer(MARCH, "OP-5.1-1", everyone | g.halted | boats)
        may.bar("OP-5.1-19", boats & g.bridges)
        may.bar("OP-5.2-2", boats)
    else:
        may.offer(MARCH, "OP-5.1-1", everyone)
    may.when("OP-SC-12", not no_action(g, "land-movement"))
    if may.explains:
        bar_halted(g, may, g.halted)
    if g.pa[side] < PRICE:
        may.only("OP-3-4", able(g, side, everyone & HEAD_MASK, PRICE))
    may.bar("OP-5.1-16", ARTILLERY_UNITS)
    if g.invested:
        may.bar("OP-9.6-1", g.standing(may.undecided & g.walls, g.invested))
    left = may.undecided & everyone
    for head in members(left & HEAD_MASK):
        if g.paces[head - FIRST_LEADER] >= MOST_PACES:
            may.bar("OP-5.1.2b-3", BIT[head])
    may.bar("OP-5.1.7-1", moved_before(g, left & g.boxed))
    trains = left & IMPEDIMENTA_UNITS
    if trains:
        for unit in members(trains):
            if g.marched[unit] >= TRAIN_PACES:
                may.bar("OP-5.1-17", BIT[unit])


def moved_before(g: Optimus, pieces: Pieces) -> Pieces:
    """Those of some pieces that have moved in this season, as a mask."""
    mask = 0
    if pieces:
        for piece in members(pieces):
            if (g.marched[piece] if piece < UNITS else g.paces[piece - FIRST_LEADER]) > 0:
                mask |= BIT[piece]
    return mask


def set_out(g: Optimus, side: Side, piece: Piece) -> None:
    """It is activated; what it costs is paid at once."""
    pac_alone = piece >= FIRST_LEADER and bool(g.pac & BIT[piece])
    pay(g, side, piece if piece >= FIRST_LEADER else NONE, PRICE)
    tell(g, SET_OUT, piece, (g.at[piece],))
    g.call(March(side, piece, pac_alone))


CHAPTER: Final[Chapter] = Chapter(offer, {MARCH: set_out})


def shared_out(rooms: list[int], ranks: list[int], taken: list[tuple[int, int]]) -> bool:
    """Whether leaders find room with others who outrank them.

    Args:
        rooms: PF that each of these can still take along.
        ranks: of the same.
        taken: rank and PF of each leader who is to be taken along.
    """
    if not taken:
        return True
    rank, pf = taken[0]
    for i, room in enumerate(rooms):
        if ranks[i] > rank and room >= pf:
            left = rooms.copy()
            left[i] -= pf
            if shared_out(left, ranks, taken[1:]):
                return True
    return False


def through_the_gorge(here: Place, there: Place) -> bool:
    """OP-SC-29: whether a step takes a link of the gorge."""
    if here >= REGIONS or there >= REGIONS:
        return False
    return (CONTREE_OF[here] == GORGE) != (CONTREE_OF[there] == GORGE)


# ---------------------------------------------------------------- the march


class March(Procedure[Optimus]):
    """OP-5.1: the move of a leader with whom he takes along, of several armies together, or of a unit alone.

    `mover` is activated, `chiefs` (mask) are the leaders for whom a point has been paid; `group` (mask) moves: leaders,
    decoys, units. `paid` says whether a PA was spent on it, and not the PAC alone (OP-3-5). `steps` made; `walked[n]`:
    pieces that have made more than n of them; `tired`: units that have walked since their last test. `extra`: PM that
    all have by stratagems; of those that help one army, the leader of that (mask; until it is known who has played it,
    all who might): `forced` (*Marche forcée*), `roving` (*Infiltration*), `icy` (*Tempus hiemis*). `free`: 1 while the
    next step of that army is that of *Infiltration*, `dry` whether *Passage à gué* was played.
    `here`: the place left last, then the town that the plan was for. `terms`: what bears on the next test
    (`attrition`). `bound`: contrée being entered, `left` whom GIVE gives to. `plan`: what is to be done after the test
    on arrival (a verb, NONE). `played`: mask of the stratagems of scenarios played in it. `held`: 1 once it has
    stayed for the loot of a battle, so that no step follows. `laid`: units laid down before the first step, which may
    still go to the sheet of another leader. Since the last test, where *Via in rupe excisa* may be played later in the
    move: `gorge`, 1 once a link of it has been taken, and of all others the worst kind (`way`) and their waters
    (`water`). `won`: where it has beaten the enemy and given up the loot, so that nobody holds it up, NONE.
    """

    NAME = "march"
    ASKS = {"order": "OP-5.1-9", "arrive": "OP-5.1-6", "arrive_chosen": "OP-5.1-6", "succeed": "OP-4.2-4"}
    LATER = {"held": 0, "laid": 0, "gorge": 0, "way": 0, "water": 0, "won": NONE, "forced": 0, "roving": 0, "icy": 0}

    side: Side
    mover: Piece
    chiefs: int
    group: int
    paid: bool
    steps: int
    walked: list[int]
    tired: int
    extra: int
    free: int
    dry: bool
    here: int
    terms: list[int]
    bound: int
    left: int
    plan: int
    played: int
    held: int
    laid: int
    gorge: int
    way: int
    water: int
    won: int
    forced: int
    roving: int
    icy: int

    def __init__(self, side: Side, mover: Piece, pac_alone: bool) -> None:
        self.step = "start"
        self.side = side
        self.mover = mover
        self.chiefs = BIT[mover] & LEADER_MASK
        self.group = 0
        self.paid = not pac_alone
        self.steps = 0
        self.walked = [0] * STEPS
        self.tired = 0
        self.extra = 0
        self.free = 0
        self.dry = False
        self.here = NONE
        self.terms = [0] * TERMS
        self.bound = NONE
        self.left = NONE
        self.plan = NONE
        self.played = 0
        self.held = 0
        self.laid = 0
        self.gorge = 0
        self.way = 0
        self.water = 0
        self.won = NONE
        self.forced = 0
        self.roving = 0
        self.icy = 0

    # ------------------------------------------------------------------ who goes

    def start(self, g: Optimus) -> None:
        """Who is on the leader's sheet goes with him, unless he leaves them."""
        self.group = BIT[self.mover]
        if LEADER_MASK & self.group:
            self.group |= followers(g, self.mover)
        for piece in members(self.group):
            g.berth(piece, NONE)
        self.step = "order"

    def order(self, g: Optimus) -> None:
        """What next? A leader's prompt is private: who is on the sheet is not told."""
        self.group = self.living(g)
        self.forced = self.helped(g, self.forced)
        roving = self.helped(g, self.roving)
        if self.roving and not roving:  # it has stayed behind, or is no more
            self.free = 0
        self.roving = roving
        self.icy = self.helped(g, self.icy)
        g.ask_privately(self.side)

    def helped(self, g: Optimus, heads: Heads) -> Heads:
        """The leader activated whose army a stratagem helps that one of some leaders has played (OP-14-4): his own, or
        that of who has taken him along (OP-4.3-1)."""
        known = not heads & (heads - 1) and heads & self.chiefs == heads
        if known:
            return heads
        author = heads & g.schemed
        return sum([BIT[chief] for chief, army in self.armies(g) if author & army])

    def armies(self, g: Optimus) -> list[tuple[Head, Pieces]]:
        """By leader activated, the first to set out first, his army (OP-4.3-1): his men, and the leaders with theirs
        whom he outranks and for whom he has room, the largest first. Of one leader: all who go."""
        if not self.chiefs & (self.chiefs - 1):
            return [(self.mover, self.group)]
        chiefs = [self.mover, *members(self.chiefs & ~BIT[self.mover])]
        rooms = [g.vs(chief) - g.strength(g.army(chief)) for chief in chiefs]
        found = [self.group & (BIT[chief] | g.army(chief)) for chief in chiefs]
        taken = [(-g.strength(g.army(head)), head) for head in members(self.group & LEADER_MASK & ~self.chiefs)]
        for less, head in sorted(taken):
            fits = [i for i, chief in enumerate(chiefs) if g.vs(chief) > g.vs(head) and rooms[i] + less >= 0]
            i = fits[0] if fits else 0
            rooms[i] += less
            found[i] |= self.group & (BIT[head] | g.army(head))
        return list(zip(chiefs, found, strict=True))

    def living(self, g: Optimus) -> Pieces:
        """Those of the group who are still with the mover; none when he is gone."""
        place = g.at[self.mover]
        return self.group & g.inside[place] if place < POOL else 0

    def capacity(self, g: Optimus) -> int:
        """PF that the leaders paid for can take along (OP-5.1.1-1, OP-5.1.1-3)."""
        total = 0
        for head in members(self.chiefs):
            total += g.vs(head)
        return total

    def load(self, g: Optimus) -> int:
        """PF that go with them."""
        return g.strength(self.group & UNIT_MASK)

    def bears(self, g: Optimus, also: Heads = 0, more: int = 0) -> bool:
        """Whether the leaders paid for can take along all who go, and a leader with his, or PF for the mover, besides:
        each his own army and leaders whom he outranks, within his VS (OP-4.2-2, OP-5.1.1-1, OP-5.1.1-3)."""
        if not also and not self.chiefs & (self.chiefs - 1):
            return self.load(g) + more <= self.capacity(g)
        taken = members((self.group | also) & LEADER_MASK & ~self.chiefs)
        chiefs = members(self.chiefs)
        rooms = [g.vs(head) - g.strength(g.army(head)) - (more if head == self.mover else 0) for head in chiefs]
        ranks = [g.vs(head) for head in chiefs]
        return min(rooms) >= 0 and shared_out(rooms, ranks, [(g.vs(h), g.strength(g.army(h))) for h in taken])

    # ------------------------------------------------------------------ what may be chosen

    def options(self, g: Optimus, may: Offers) -> None:
        if self.step in ("arrive", "arrive_chosen"):
            may.offer(CHOOSE_REGION, "OP-5.1-6", self.reachable(g, self.bound))
            return
        if self.step == "succeed":
            may.offer(CHOOSE_PIECE, "OP-4.2-4", g.foremost(self.chiefs & g.in_play))
            return
        here = g.at[self.mover]
        if self.held:
            self.offer_steps(g, may, here)
            sieges.offer_on_arrival(g, may, self.side, BIT[self.mover])
            may.offer(DONE, "OP-5.1-9")
            return
        if self.mover >= FIRST_LEADER:
            self.offer_sheets(g, may, here)
        elif here >= REGIONS:
            may.offer(TAKE, "OP-5.1.7-1", g.lone(here, self.side) & ~self.group)
            may.when("OP-5.1.2b-2", not self.steps)
            may.bar("OP-5.1.7-1", self.movers_before(g, here))
        self.offer_steps(g, may, here)
        if may.explains or (self.chiefs and g.hand[self.side]):
            stratagems.offer_play(g, may, self.side, self.group & LEADER_MASK, self.timely(g))
        if self.chiefs and self.steps and here < REGIONS and hostile_town(g, self.side, here):
            sieges.offer_on_arrival(g, may, self.side, BIT[self.mover])
        may.offer(DONE, "OP-5.1-9")

    def timely(self, g: Optimus) -> Stratagems:
        """The stratagems of the moment: the Moors of Quietus alone (OP-SC-31), ice in winter alone (OP-SC-34)."""
        found = BY_MOVE
        if self.group & MOORS and not self.group & ALL_BUT_MOORS:
            found |= BIT[MAURI_QUIETI]
        return found | BIT[TEMPUS_HIEMIS] if g.season == WINTER else found

    def movers_before(self, g: Optimus, here: Place) -> Pieces:
        """OP-5.1.7-1: those in a box who have moved in this season."""
        if here < REGIONS:
            return 0
        return moved_before(g, g.units(here, self.side) | g.leaders(here, self.side))

    def stopped(self, g: Optimus, here: Place) -> bool:
        """OP-7-1: whether enemies in the place hold the move up; not those whom one has just beaten, though they have
        fallen back behind their walls (OP-8.4-8)."""
        if here >= REGIONS or not self.steps or here == self.won:
            return False
        return contact.force(g, here, 1 - self.side) != 0

    def offer_sheets(self, g: Optimus, may: Offers, here: Place) -> None:
        """OP-5.1.2b, OP-5.1.3: to take, to leave, to hand over, to go together."""
        others = g.leaders(here, self.side)
        others ^= others & self.group
        if may.explains or (self.chiefs and (self.paid or not self.steps)):
            self.offer_take(g, may, here, others)
        may.offer(LEAVE, "OP-5.1.2b-1", self.group ^ (self.group & (BIT[self.mover] | self.chiefs ^ self.lesser(g))))
        if not self.steps:
            if may.explains or (self.chiefs and others):
                self.offer_exchange(g, may, others)
                self.offer_join(g, may, here, others)
        elif not self.paid:
            may.offer(ADD_PA, "OP-3-5")
            may.when("OP-3-3", g.pa[self.side] > 0)
        if may.explains or g.bb[self.mover - FIRST_LEADER] > 0:
            may.offer(ABANDON, "OP-1.3-5")
            may.when("OP-1.3-1", g.bb[self.mover - FIRST_LEADER] > 0)

    def lesser(self, g: Optimus) -> Heads:
        """OP-5.1.2b-1: on the way, those of the leaders activated whom the mover outranks and may leave."""
        if not self.steps or not self.chiefs & (self.chiefs - 1):
            return 0
        return sum([BIT[head] for head in members(self.chiefs) if g.vs(head) < g.vs(self.mover)])

    def offer_join(self, g: Optimus, may: Offers, here: Place, others: Heads) -> None:
        """OP-5.1.2-1: several armies together."""
        may.offer(JOIN, "OP-5.1.2-1", others)
        may.when("OP-5.1.5-4", self.chiefs != 0)
        bar_halted(g, may, g.halted)
        may.when("OP-SC-31", not self.played & BIT[MAURI_QUIETI])
        may.only("OP-5.1.2-2", able(g, self.side, others, PRICE))
        for head in members(may.undecided & others):
            if g.paces[head - FIRST_LEADER] >= MOST_PACES:
                may.bar("OP-5.1.2b-3", BIT[head])
        may.bar("OP-5.1.7-1", self.movers_before(g, here))

    def offer_take(self, g: Optimus, may: Offers, here: Place, others: Heads) -> None:
        """OP-5.1.2b-2, OP-5.1.3-1: units, and leaders of lower rank with theirs."""
        units = g.inside[here] & LAND_UNITS_OF[self.side]
        units ^= units & self.group
        if not (may.explains or units | others):
            return
        may.offer(TAKE, "OP-5.1.3-1", units | others)
        may.when("OP-5.1.5-4", self.chiefs != 0)
        may.when("OP-3-5", not self.steps or self.paid)
        bar_halted(g, may, g.halted)
        may.bar("OP-5.1.7-1", self.movers_before(g, here))
        if self.played & BIT[MAURI_QUIETI]:
            may.only("OP-SC-31", MOORS)
        if not may.undecided:
            return
        rank = max([g.vs(head) for head in members(self.chiefs)], default=0)
        room = self.capacity(g) - self.load(g)
        sheet = (g.vs(self.mover) if self.chiefs else 0) - g.strength(g.army(self.mover))
        for piece in members(may.undecided & (units | others)):
            if piece >= FIRST_LEADER:
                if g.vs(piece) >= rank:
                    may.bar("OP-4.2-3", BIT[piece])
                elif not self.bears(g, BIT[piece]):
                    may.bar("OP-5.1.1-3", BIT[piece])
            elif self.steps and g.chief[piece] != NONE:
                may.bar("OP-5.1.3-1", BIT[piece])
            elif g.pf[piece] > room:
                may.bar("OP-5.1.1-1", BIT[piece])
            elif g.pf[piece] > sheet:
                may.bar("OP-5.1.3-2", BIT[piece])
            elif not self.bears(g, 0, g.pf[piece]):
                may.bar("OP-5.1.1-3", BIT[piece])

    def offer_exchange(self, g: Optimus, may: Offers, others: Heads) -> None:
        """OP-5.1.3: before the first step units and bales go from the sheet of the mover to another's, who is named. So
        do units that he has laid down for it, to make room for those that he takes in exchange."""
        may.offer(TO, "OP-5.1.3-1", others & ~BIT[self.left] if self.left != NONE else others)
        may.when("OP-5.1.5-4", self.chiefs != 0)
        if self.left == NONE:
            return
        mine = (self.group | (self.laid & g.unled)) & UNIT_MASK
        may.offer(GIVE, "OP-5.1.3-1", mine)
        spare = g.vs(self.left) - g.strength(g.army(self.left))
        for unit in members(may.undecided & mine):
            if g.pf[unit] > spare:
                may.bar("OP-5.1.3-2", BIT[unit])
        may.offer(HAND_BALE, "OP-1.3-4")
        may.when("OP-1.3-1", g.bb[self.mover - FIRST_LEADER] > 0)
        may.when("OP-1.3-3", g.army(self.left) != 0)

    def offer_steps(self, g: Optimus, may: Offers, here: Place) -> None:
        """OP-5.1-3, OP-5.1-10: to another region of the contrée, by a link to another contrée, from box to box."""
        slow = self.too_slow(g)
        heavy = self.chiefs != 0 and not self.bears(g)
        strays = not self.chiefs and here < REGIONS and bool(self.group & (self.group - 1))
        free = not self.stopped(g, here)
        if (slow or heavy or strays or self.held or not free) and not may.explains:
            return
        direct, doors = self.destinations(g, here)
        if not may.explains:
            may.offer(MOVE_TO, "OP-5.1-3", direct)
            may.offer(ENTER, "OP-5.1-3", doors)
            return
        for verb, among in ((MOVE_TO, direct), (ENTER, doors)):
            if here < REGIONS:
                self.offer_to_explain(g, may, here, verb, among)
            else:
                may.offer(verb, "OP-5.1-3", among)
            may.when("OP-8.4-8", not self.held)
            may.when("OP-7-1", free)
            may.when("OP-5.1.1-1", not heavy)
            may.when("OP-4.4-2", not strays)
            may.when(slow, not slow)

    def offer_to_explain(self, g: Optimus, may: Offers, here: Place, verb: Verb, among: Regions) -> None:
        """What is offered, in such a way that it is said of a region or a contrée next to this one why it is not."""
        contrees = members(contrees_from(g, here))
        near = beside(here)
        for contree in contrees:
            near |= CONTREE_REGIONS[contree] & ~BIT[here]
        shut = self.kept_out(g, here, near)
        if verb == MOVE_TO:
            boxes = 0 if self.side == ROMANUS else ((1 << BOXES) - 1) << REGIONS
            may.offer(MOVE_TO, "OP-5.1-3", near | among | boxes)
            may.bar("OP-6.2-5", boxes)
            for clause, barred in shut:
                may.bar(clause, barred)
            may.only("OP-5.1-8", among)  # else the contrée is entered, and the die says where
            return
        may.offer(ENTER, "OP-5.1-3", sum([BIT[c] for c in contrees]))
        for clause, barred in shut:
            may.bar(clause, sum([BIT[c] for c in contrees if not CONTREE_REGIONS[c] & ~BIT[here] & ~barred]))
        may.bar("OP-5.1-4", sum([BIT[c] for c in contrees if CONTREE_REGIONS[c].bit_count() == 1]))
        may.only("OP-5.1-8", among)  # else each region that is open is to be had at once

    def kept_out(self, g: Optimus, here: Place, among: Regions) -> list[tuple[str, int]]:
        """What keeps the group out of some regions: clauses, each with the regions, as a mask."""
        return obstacles(g, self.side, self.group, here, among, self.freely(g))

    def destinations(self, g: Optimus, here: Place) -> tuple[int, int]:
        """The places where the group may go at once, and the contrées that it may enter by a throw, as masks."""
        side, group = self.side, self.group
        freely = self.freely(g)
        direct = doors = near = 0
        if here >= REGIONS:
            direct = BOX_NEAR[here - REGIONS]
        else:
            near = beside(here)
            direct = BOXES_FROM[g.scenario][CONTREE_OF[here]] if side == ROMANUS else 0
        beyond = regions_from(g, here)
        entered = open_to(g, side, group, here, near | beyond, freely)
        direct |= entered & near
        entered &= beyond
        known = entered if freely else known_ground(g, side, self.mover, entered)
        direct |= known | (entered & UNDIVIDED) | over_boats(g, side, here, entered)  # OP-5.1-4
        unknown = entered ^ (entered & direct)
        if unknown:
            for there in members(unknown):
                doors |= BIT[CONTREE_OF[there]]
        return direct, doors

    def freely(self, g: Optimus) -> bool:
        """OP-14-9: whether the next step is that of *Infiltration*: only its army makes it."""
        if self.free <= 0:
            return False
        return not self.roving or any(self.roving & BIT[chief] and army == self.group for chief, army in self.armies(g))

    def too_slow(self, g: Optimus) -> str:
        """The clause of the first of the group without PM left; empty when all can go on (OP-5.1-13 to OP-5.1-18)."""
        worn = self.worn_out(g)
        if not worn:
            return ""
        first = worn & -worn
        if first & ARTILLERY_UNITS:
            return "OP-5.1-16"
        if first & IMPEDIMENTA_UNITS:
            return "OP-5.1-17"
        if first & UNIT_MASK:
            return "OP-5.1-14" if first & CAVALRY_UNITS else "OP-5.1-15"
        return "OP-5.1.2b-3" if g.paces[first.bit_length() - 1 - FIRST_LEADER] >= MOST_PACES else "OP-5.1-18"

    def worn_out(self, g: Optimus) -> Pieces:
        """Those of the group who have no PM left, as a mask. What stratagems add is for one army (OP-14-9, OP-14-10,
        OP-SC-34)."""
        helped = (self.forced, self.roving, self.icy)
        if not any(helped):
            return self.worn(g, self.group, self.extra)
        found = 0
        for chief, army in self.armies(g):
            found |= self.worn(g, army, self.extra + len([1 for heads in helped if heads & BIT[chief]]))
        return found

    def worn(self, g: Optimus, army: Pieces, extra: int) -> Pieces:
        """Those of an army who have no PM left, where stratagems give it so many more: guns have none; who leads and
        what is hauled has some for the season, men on foot and on horse for this move."""
        forced = min(extra, 1)
        found = army & ARTILLERY_UNITS
        trains = army & IMPEDIMENTA_UNITS
        if trains:
            for unit in members(trains):
                if g.marched[unit] >= TRAIN_PACES + forced:
                    found |= BIT[unit]
        if self.steps and ON_FEET + extra <= STEPS:
            found |= army & ON_FOOT & self.walked[ON_FEET + extra - 1]
        if self.steps and ON_HORSE + extra <= STEPS:
            found |= army & CAVALRY_UNITS & self.walked[ON_HORSE + extra - 1]
        for head in members(army & HEAD_MASK):
            index = head - FIRST_LEADER
            if g.paces[index] >= MOST_PACES or (g.bb[index] and g.hauled[index] >= WAGON_PACES + forced):
                found |= BIT[head]
        return found

    def paces(self, piece: Piece) -> int:
        """The steps that a piece has made in this march."""
        bit = BIT[piece]
        made = 0
        for walkers in self.walked:
            if walkers & bit:
                made += 1
        return made

    def reachable(self, g: Optimus, contree: Contree) -> Regions:
        """The regions of a contrée being entered where the group may end up."""
        return allowed(g, self.side, self.group, self.here, contree, self.freely(g))

    def choose(self, g: Optimus, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == MOVE_TO:
            self.go(g, obj)
        elif verb == ENTER:
            self.enter(g, obj)
        elif verb == CHOOSE_REGION:
            self.go(g, obj)
        elif verb == CHOOSE_PIECE:
            self.mover = obj
            self.step = "resolved" if self.plan == NONE else "resume"
        elif verb == DONE:
            self.step = "stop"
        elif verb == PLAY:
            self.scheme(g, obj)
        elif verb in sieges.ON_ARRIVAL:
            self.plan = verb
            self.terms[ATTACKS] = 1
            self.step = "stop"
        else:
            self.arrange(g, verb, obj)

    def arrange(self, g: Optimus, verb: Verb, obj: Thing) -> None:
        """Carry out a change of sheets; it costs nothing (OP-5.1.3-1)."""
        if verb in (TAKE, JOIN):
            if obj == self.left:
                self.left = NONE  # who comes along is given nothing any more
            self.take_along(g, verb, obj)
        elif verb == LEAVE:
            self.leave_behind(g, obj)
        elif verb == TO:
            self.left = obj
        elif verb == GIVE:
            self.group &= ~BIT[obj]
            for piece in members(BIT[self.left] | g.army(self.left)):
                g.berth(piece, NONE)  # men change hands on land
            g.attach(obj, self.left)
        elif verb == HAND_BALE:
            hand_bales(g, self.mover, self.left, 1)
        elif verb == ADD_PA:
            g.pa[self.side] -= 1
            self.paid = True
        else:
            g.bb[self.mover - FIRST_LEADER] = 0
            tell(g, ABANDONED, self.mover, ())

    def take_along(self, g: Optimus, verb: Verb, piece: Piece) -> None:
        """A unit comes to the sheet of the mover; a leader comes with his own, or is activated beside him (JOIN)."""
        company = BIT[piece] | (followers(g, piece) if piece >= FIRST_LEADER else 0)
        self.group |= company
        for one in members(company):
            g.berth(one, NONE)
        if piece < FIRST_LEADER and self.chiefs:
            g.attach(piece, self.mover)
        if verb == JOIN:
            self.paid = self.paid or not g.pac & BIT[piece]  # the action is paid with a PA (OP-5.1.2b-2)
            pay(g, self.side, piece, PRICE)
            self.chiefs |= BIT[piece]

    def leave_behind(self, g: Optimus, piece: Piece) -> None:
        """A unit is laid on the map; a leader stays with his own."""
        self.group ^= BIT[piece]
        self.chiefs &= ~BIT[piece]
        if piece >= FIRST_LEADER:
            self.group ^= self.group & g.army(piece)
        elif g.chief[piece] != NONE:
            g.attach(piece, NONE)
            self.laid |= 0 if self.steps else BIT[piece]

    def scheme(self, g: Optimus, stratagem: Stratagem) -> None:
        """OP-14-9, OP-14-10, OP-14-12: what a stratagem adds to this move."""
        players = self.group & LEADER_MASK
        authors = stratagems.schemers(g, players)
        stratagems.spend(g, self.side, stratagem, players)
        if stratagem == MARCHE_FORCEE:
            self.forced = authors
            self.terms[FORCED] = 1
        elif stratagem == INFILTRATION:
            self.roving = authors
            self.free = 1
        elif stratagem == TEMPUS_HIEMIS:
            self.icy = authors
            self.scheme_of_scenario(stratagem)
        else:
            self.scheme_of_scenario(stratagem)

    def scheme_of_scenario(self, stratagem: Stratagem) -> None:
        """OP-14-12, OP-SC-29, OP-SC-31, OP-SC-34."""
        self.played |= BIT[stratagem]
        if stratagem in (PASSAGE_A_GUE, TEMPUS_HIEMIS):
            self.dry = True
            self.terms[WATER] = 0  # it holds for the whole move, for what has been crossed before its test as well
        if stratagem == VIA_IN_RUPE and self.gorge:  # for the links taken since the last test, too
            self.terms[WAY], self.terms[SMOOTH] = self.way, 1
            self.terms[WATER] = 0 if self.dry else self.water
        elif stratagem == MAURI_QUIETI:
            self.extra += MOORISH_PACES

    # ------------------------------------------------------------------ a step

    def enter(self, g: Optimus, contree: Contree) -> None:
        """OP-5.1-5 to OP-5.1-7: the arrival table. What cannot be applied lets the enemy choose."""
        self.here = g.at[self.mover]
        self.bound = contree
        within = self.reachable(g, contree)
        if not within & (within - 1):
            self.go(g, within.bit_length() - 1)
            return
        if self.played & BIT[MAURI_QUIETI]:
            self.step = "arrive_chosen"
            return
        there, mine = arrive_in(g, self.side, contree, within)
        if there != NONE:
            self.go(g, there)
        else:
            self.step = "arrive_chosen" if mine else "arrive"

    def arrive(self, g: Optimus) -> None:
        """The enemy chooses."""
        g.ask(1 - self.side)

    def arrive_chosen(self, g: Optimus) -> None:
        """The mover chooses."""
        g.ask(self.side)

    def go(self, g: Optimus, there: Place) -> None:
        """The group goes to a place: what it crosses and where it treads bears on its test."""
        here = g.at[self.mover]
        self.here = here
        g.trophies[self.side] = 0  # what a victory left is for the town where it was won
        if there < REGIONS:
            trespass(g, self.side, there)
        way, water = self.terms[WAY], self.terms[WATER]
        note_step(g, self.side, self.group & UNIT_MASK, self.terms, here, there, self.dry)
        if self.played & BIT[VIA_IN_RUPE] and through_the_gorge(here, there):
            self.terms[WAY], self.terms[WATER], self.terms[SMOOTH] = way, water, 1
        elif self.side == ROMANUS and g.sold & BIT[VIA_IN_RUPE]:  # whether he holds it, is a secret
            self.note_link(g, here, there)
        for piece in members(self.group):
            self.walk(g, piece, there)
        if here < REGIONS and g.forts[here]:
            settle_camps(g, here)  # even if its legion comes back
        self.tired |= self.group & UNIT_MASK
        if self.freely(g):
            self.free = 0
        self.steps += 1
        tell(g, ENTERED, self.mover, (here, there))
        self.bound = NONE
        self.step = "met"

    def note_link(self, g: Optimus, here: Place, there: Place) -> None:
        """OP-SC-29: what would be left of the links of this move, were the gorge smoothed later in it."""
        if through_the_gorge(here, there):
            self.gorge = 1
        else:
            found = step_terms(g, self.side, self.group & UNIT_MASK, here, there, self.dry)
            self.way = max(self.way, found[WAY])
            self.water |= found[WATER]

    def walk(self, g: Optimus, piece: Piece, there: Place) -> None:
        """One of the group makes its step. A unit has thereby made a move in this season (OP-6.1-7); of impedimenta the
        PM of the season are counted."""
        g.put(piece, there)
        bit = BIT[piece]
        before = self.paces(piece) if piece < UNITS else 0
        for n in range(STEPS):
            if not self.walked[n] & bit:
                self.walked[n] |= bit
                break
        if piece < UNITS:
            train = bool(IMPEDIMENTA_UNITS & bit)
            self.terms[EARLIER] = max(self.terms[EARLIER], g.marched[piece] - min(before, 1))
            g.marched[piece] += 1 if train or not before else 0
            return
        index = piece - FIRST_LEADER
        g.paces[index] += 1
        if g.bb[index] and g.band[index]:
            g.hauled[index] += 1
        elif g.bb[index]:
            lose_bales(g, piece)

    def met(self, g: Optimus) -> None:
        """OP-7: whoever is there."""
        there = g.at[self.mover]
        g.verdict = CLEAR
        self.step = "resolved"
        if there < REGIONS and (g.units(there, 1 - self.side) or g.heads(there, 1 - self.side)):
            group = self.living(g)
            dropped = self.tired & g.in_play & ~group
            g.call(contact.Contact(there, self.side, group, self.here, self.terms.copy(), dropped))

    def resolved(self, g: Optimus) -> None:
        """OP-5.1-11, OP-5.1-12: the move goes on after a victory, or when nobody barred the way."""
        settle_eagles(g)
        if not self.pass_on(g):
            return
        verdict = g.verdict
        group = self.living(g)
        if verdict != CLEAR and self.group & UNIT_MASK:
            self.tested()
        self.won = g.at[self.mover] if verdict == WON else NONE
        if verdict in (CLEAR, WON, BLOCKED) and group:
            self.step = "order"
            return
        if verdict == HELD:
            self.held = 1
            self.step = "order" if self.before_walls(g) else "stop"
            return
        if verdict in (BEATEN, DRAWN):  # who has won without his leader may act again
            self.halt(g)
        self.step = "finish"
        left = self.testing(g)
        if left:  # on the way, by a leader who has then been taken alone
            g.call(Attrition(self.side, NONE, left, self.here, self.terms.copy()))

    def halt(self, g: Optimus) -> None:
        """OP-5.1-12: all who have been activated, those left on the way included, act no more."""
        g.halted |= (self.group | self.walked[0]) & g.in_play

    def pass_on(self, g: Optimus) -> bool:
        """OP-5.1.2-1: of several armies the others have been activated too: if the leader who set out has fallen, the
        first in rank of those who are left leads on. Whether it is known who that is."""
        left = self.chiefs & g.in_play
        if left:
            self.chiefs = left
            if not left & BIT[self.mover]:
                first = g.foremost(left)
                if first & (first - 1):
                    self.step = "succeed"
                    return False
                self.mover = g.first(first)
        return True

    def succeed(self, g: Optimus) -> None:
        """OP-4.2-4: of leaders of equal rank their player says who leads on."""
        g.ask(self.side)

    def tested(self) -> None:
        """OP-5.1.8-1: the test for the way so far has been made; what comes is tested apart. A forced march remains one
        to its end (OP-6.1-8)."""
        forced = self.terms[FORCED]
        self.tired = 0
        self.terms = [0] * TERMS
        self.terms[FORCED] = forced
        self.gorge = self.way = self.water = 0

    def before_walls(self, g: Optimus) -> bool:
        """OP-9-1: whether who has beaten those outside a town may turn upon it at once, the loot in his hands."""
        here = g.at[self.mover]
        if not self.chiefs or here >= REGIONS or not hostile_town(g, self.side, here):
            return False
        fit = sieges.enough(g, here, self.side) or sieges.manned(g, here, self.side)
        return fit and able(g, self.side, BIT[self.mover], sieges.CHEAPEST_ON_ARRIVAL) != 0

    # ------------------------------------------------------------------ the end

    def testing(self, g: Optimus) -> int:
        """OP-5.1.8: who would test if the move stopped now: all that the leader has moved, those dropped on the way
        included (OP-5.1.8-2), or a stack from off the map; no counter alone, nor those who have been tested."""
        units = self.tired & g.in_play
        return units if self.chiefs or units & (units - 1) else 0

    def stop(self, g: Optimus) -> None:
        """OP-5.1.8-1: the test."""
        self.step = "act"
        self.group = self.living(g)
        for head in members(self.group & LEADER_MASK):
            if g.bb[head - FIRST_LEADER] and not g.army(head):
                lose_bales(g, head)
        units = self.testing(g)
        if units:
            chief = g.first(self.group & LEADER_MASK)  # of several armies the highest in rank (OP-6.1-4)
            g.call(Attrition(self.side, chief, units, g.at[self.mover], self.terms.copy()))

    def act(self, g: Optimus) -> None:
        """OP-9-1: the siege, the invasion or the assault that was planned on arrival."""
        self.step = "finish"
        if self.plan != NONE:
            self.step = "resume"
            came_from, self.here = self.here, g.at[self.mover]
            sieges.begin_on_arrival(g, self.side, self.mover, self.plan, came_from)

    def resume(self, g: Optimus) -> None:
        """OP-5.1-11: who has taken the town may go on with the PM left; a siege that is but declared holds him, and who
        has been pushed back from it (OP-9.3-4) has not won."""
        if not self.pass_on(g):
            return
        self.step = "finish"
        self.plan = NONE
        if self.group & g.halted:  # an assault has been lost
            self.halt(g)
        here = g.at[self.mover]
        if self.living(g) and here == self.here and not self.held and not hostile_town(g, self.side, here):
            self.tested()
            self.step = "order"

    def finish(self, g: Optimus) -> None:
        """The move is over."""
        g.end()
