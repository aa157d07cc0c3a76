"""IX.B: who stands where the Chronologie installs a new nation evacuates the province."""

from __future__ import annotations

from latrunculi.games.invasions.components.chart import COAST, DISTANCE, ISLANDS, NEAR, NONE, SEA_NEAR, SEAS, SHORES
from latrunculi.games.invasions.components.counters import FLEETS, HORDES, LEADERS, LIMITES, UNIT_MASK
from latrunculi.games.invasions.rules import bonds, relations, stacking, ways
from latrunculi.games.invasions.rules.fates import Death
from latrunculi.games.invasions.rules.ints import Nation, Piece, Pieces, Places, Province
from latrunculi.games.invasions.rules.refuge import remote
from latrunculi.games.invasions.rules.state import EMPIRE, FIRST_SEA, LAND, RESERVE, VASSAL, Invasions
from latrunculi.games.invasions.rules.transport import HOLD, seafaring
from latrunculi.games.invasions.rules.vassals import may_subjugate, owe
from latrunculi.games.invasions.rules.words_life import CAPITAL_EVICTED, EVACUATE, EVICTED, EVICTED_VASSAL, SUBMIT_TO
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


def stranded(g: Invasions, nation: Nation, province: Province) -> Pieces:
    """What a nation has to take out of a province: units, leaders, horde."""
    return g.pieces(nation, province) & (UNIT_MASK | LEADERS | HORDES)


def haven(g: Invasions, nation: Nation, province: Province, coming: Pieces) -> bool:
    """Whether there is room in a province for what comes; leaders and hordes need none (XVII.C)."""
    return not coming & UNIT_MASK or stacking.room(g, nation, province) > 0


def overseas(g: Invasions, nation: Nation, here: Province, piece: Piece, aboard: int) -> Places:
    """IX.B-5, XXV.D: from an island, where friendly fleets carry a piece over two seas at most.

    Each carries three units; `aboard`: how many have gone.
    """
    if not ISLANDS & BIT[here] or not seafaring(g, BIT[piece]):
        return 0
    army = ways.army(g, g.friends[nation] | BIT[nation])
    open_seas = sum(
        [BIT[s] for s in range(SEAS) if HOLD * (g.inside[FIRST_SEA + s] & army & FLEETS).bit_count() > aboard]
    )
    found = 0
    for sea in members(COAST[here] & open_seas):
        found |= SHORES[sea]
        for other in members(SEA_NEAR[sea] & open_seas):
            found |= SHORES[other]
    return found & ~BIT[here]


def havens(g: Invasions, nation: Nation, here: Province, piece: Piece, barred: Places = 0, aboard: int = 0) -> Places:
    """IX.B-2: where an evicted piece may go: friendly neighbours, else empty rural ones; homewards if it can."""
    bit = BIT[piece]
    near = (NEAR[here] | overseas(g, nation, here, piece, aboard)) & ~ways.closed(g, bit) & ~barred
    near = sum([BIT[p] for p in members(near) if haven(g, nation, p, bit)])
    near &= ~ways.taken(g, nation, near)  # XII.D-1
    found = sum([BIT[p] for p in members(near) if relations.ground(g, nation, p) == relations.FRIENDLY])
    if not found:
        found = sum([BIT[p] for p in members(near) if relations.empty(g, nation, p) and g.level[p] < 1])
    home = g.seat_province(nation)
    if home in (NONE, here):
        return found
    return sum([BIT[p] for p in members(found) if DISTANCE[p][home] <= DISTANCE[here][home]]) or found


def strongest(g: Invasions, nation: Nation, here: Province, barred: Places = 0) -> Places:
    """IX.B-4: the provinces of the nation that has most units around; of several such nations all of theirs.

    A federate or a vassal is no host, as it subjugates nobody (XXVIII.E-6, XXIX.F-5).
    """
    around: dict[Nation, int] = {}
    for other in members(g.nations & ~BIT[nation]):
        if not may_subjugate(g, other):
            continue
        units = sum([g.units(other, p).bit_count() for p in members(NEAR[here])])
        if units and any(g.owner[p] == other for p in members(LAND & ~barred) if p != here):
            around[other] = units
    most = max(around.values(), default=0)
    hosts = sum([BIT[n] for n, units in around.items() if units == most])
    return sum([BIT[p] for p in members(LAND & ~barred & ~BIT[here]) if g.owner[p] != NONE and hosts & BIT[g.owner[p]]])


class Evict(Procedure[Invasions]):
    """A nation evacuates a province, piece by piece: units, then leaders and horde. Nobody reacts (IX.B-7).

    `barred`: the land that the new nation receives, where nobody may go; `moved`: whether a unit has found a place,
    `shipped`: how many units have gone. `leader`: one without a way out, whom a card may yet save (XX.A-11).
    """

    NAME = "evict"
    ASKS = {"go": "INV-IX.B-2", "refuge": "INV-IX.B-4"}

    nation: Nation
    province: Province
    barred: Places = 0
    moved: bool = False
    shipped: int = 0
    leader: Piece = NONE

    def start(self, g: Invasions) -> None:
        """A capital there is out of play for the time being (IX.B-6); it has not been conquered."""
        if g.capital[self.nation] == self.province:
            g.capital[self.nation] = NONE
            g.emit(CAPITAL_EVICTED, (self.nation, self.province))
        for limes in members(g.pieces(self.nation, self.province) & LIMITES):
            g.lose(limes)
        self.step = "go"

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("place", "place", self.province))

    def next(self, g: Invasions) -> Piece:
        """The piece that goes now, NONE when all have gone."""
        left = stranded(g, self.nation, self.province)
        found = left & UNIT_MASK or left & LEADERS or left
        return members(found)[0] if found else NONE

    def havens(self, g: Invasions) -> Places:
        """Where the next piece may go."""
        return havens(g, self.nation, self.province, self.next(g), self.barred, self.shipped)

    def go(self, g: Invasions) -> None:
        """Ask where it goes. Without a way out it is lost, or the whole nation takes refuge (IX.B-3, IX.B-4)."""
        piece = self.next(g)
        if piece == NONE:
            g.end()
        elif self.havens(g):
            g.ask(g.seat(self.nation))
        elif self.cornered(g):
            self.step = "refuge"
        elif HORDES & BIT[piece]:
            self.leave(g, piece, remote(g, self.nation, self.province, piece, self.barred))
        elif LEADERS & BIT[piece]:
            self.leader = piece
            self.step = "spared"
            g.call(Death(piece))
        else:
            g.emit(EVICTED, (self.nation, piece, self.province, RESERVE))
            g.lose(piece)

    def cornered(self, g: Invasions) -> bool:
        """IX.B-4: whether none of its units, failing these its horde, has found or will find a way out, but a host."""
        if self.moved or g.status[self.nation] == EMPIRE:
            return False
        left = stranded(g, self.nation, self.province)
        folk = members(left & UNIT_MASK or left & HORDES)
        if not folk or any(havens(g, self.nation, self.province, piece, self.barred) for piece in folk):
            return False
        return strongest(g, self.nation, self.province, self.barred) != 0

    def spared(self, g: Invasions) -> None:
        """Whom the card Bodyguard has saved goes where a horde would."""
        self.step = "go"
        if g.at[self.leader] == self.province:
            self.leave(g, self.leader, remote(g, self.nation, self.province, self.leader, self.barred))

    def refuge(self, g: Invasions) -> None:
        """With whom it takes refuge."""
        g.ask(g.seat(self.nation))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "refuge":
            may.offer(SUBMIT_TO, "INV-IX.B-4", strongest(g, self.nation, self.province, self.barred))
        else:
            may.offer(EVACUATE, "INV-IX.B-2", self.havens(g))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == SUBMIT_TO:
            self.submit(g, obj)
            return
        piece = self.next(g)
        self.moved = self.moved or bool(UNIT_MASK & BIT[piece])
        self.shipped += 1 if UNIT_MASK & BIT[piece] else 0
        self.leave(g, piece, obj)

    def leave(self, g: Invasions, piece: Piece, there: Province) -> None:
        """A piece goes."""
        g.put(piece, there)
        g.emit(EVICTED, (self.nation, piece, self.province, there))

    def submit(self, g: Invasions, there: Province) -> None:
        """IX.B-4: the nation is the vassal of its host, who evacuates the province for it; then it lends him a unit."""
        host = g.owner[there]
        self.step = "lend"
        if g.lord[self.nation] == host:
            self.step = "over"
        else:
            bonds.bind(g, self.nation, host, VASSAL)
            g.emit(EVICTED_VASSAL, (self.nation, host))
        coming = stranded(g, self.nation, self.province)
        room = stacking.limit(g, self.nation, there, coming)
        for piece in members(coming):
            if UNIT_MASK & BIT[piece]:
                room -= 1
            if UNIT_MASK & BIT[piece] and room < 0:
                g.emit(EVICTED, (self.nation, piece, self.province, RESERVE))
                g.lose(piece)
            else:
                self.leave(g, piece, there)
        g.call(Hospitality(host, there, self.barred))

    def lend(self, g: Invasions) -> None:
        """XXIX.D-1: a new vassal lends a mercenary."""
        g.end()
        owe(g, self.nation)

    def over(self, g: Invasions) -> None:
        """Who has served its host before owes him nothing new."""
        g.end()


class Hospitality(Evict):
    """IX.B-4: a host evacuates a province for the nation that takes refuge with it: its units, leaders and horde alone.
    Who cannot go is lost: a host does not submit."""

    NAME = "hospitality"
    ASKS = {"go": "INV-IX.B-4"}

    def start(self, g: Invasions) -> None:
        """Its capital, and a limes, stay."""
        self.step = "go"

    def cornered(self, g: Invasions) -> bool:
        return False
