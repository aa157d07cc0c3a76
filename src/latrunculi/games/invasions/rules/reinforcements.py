"""IX: step 1.B: the entries of the Chronologie, leaders and units, and the auxiliaries of nations that are no more."""

from __future__ import annotations

from latrunculi.games.invasions.components.cards import EVENT_NUMBER, INFLUX, LONGEVITY
from latrunculi.games.invasions.components.chart import NONE
from latrunculi.games.invasions.components.chronology import ENTRIES_OF
from latrunculi.games.invasions.components.counters import LEADERS, NATION_OF, OF_NATION, ORIGIN, SINCE, UNIT_MASK
from latrunculi.games.invasions.components.nations import CAMPS, PROFILES, RAIDER
from latrunculi.games.invasions.rules import control, dated, events, leaders, mercenaries, muster, order, riposte
from latrunculi.games.invasions.rules.hirelings import Exchange
from latrunculi.games.invasions.rules.ints import Camp, Nation, Nations, Piece, Pieces, Title
from latrunculi.games.invasions.rules.leaders import Investiture
from latrunculi.games.invasions.rules.muster import Influx, Muster
from latrunculi.games.invasions.rules.state import LATER, RESERVE, Invasions
from latrunculi.games.invasions.rules.words_frame import CHOOSE_PIECE, DONE
from latrunculi.games.invasions.rules.words_life import EXTINCT, INFLUX_OF, KEEP_LEADER
from latrunculi.kernel.actions import BIT, Offers, members
from latrunculi.kernel.engine import Procedure
from latrunculi.kernel.ints import Seat, Thing, Verb


class Reinforcements(Procedure[Invasions]):
    """Step 1.B. `entries`: how many entries of the Chronologie are resolved; `nation`: who is asked about orphans, and
    later who receives; `mourned`: the extinct nations of which the first of `nations` has given up a piece.

    `title`, `aim`: the card that is being played, and upon whom.
    """

    NAME = "reinforcements"
    ASKS = {"keep": "INV-X.B-4", "orphans": "INV-IX.G-1"}
    LATER = {"mourned": 0}

    entries: int = 0
    nation: Nation = NONE
    nations: Nations = 0
    mourned: Nations = 0
    camp: Camp = 0
    title: int = NONE
    aim: int = NONE

    def start(self, g: Invasions) -> None:
        """What is due becomes available (III.B-3); leaders whose time is over go (IX.C-5)."""
        for piece in members(g.inside[LATER] & ~LEADERS):
            if SINCE[piece] <= g.turn:
                g.put(piece, RESERVE)
        g.second_turn = 0
        self.step = "keep"

    def keep(self, g: Invasions) -> None:
        """Longevity may keep one of them, Influx bring warriors; camp by camp, whoever holds cards is asked."""
        while self.camp < CAMPS and not (self.matters(g) and events.holds(g, self.camp)):
            self.camp += 1
        if self.camp < CAMPS:
            g.ask_privately(g.seat_of(self.camp))
            return
        leaders.retire(g)
        self.step = "chronicle"

    def matters(self, g: Invasions) -> bool:
        """Whether a card of this step could do anything for the camp."""
        return bool(leaders.ending(g, self.camp) or muster.swelling(g, self.camp))

    def chronicle(self, g: Invasions) -> None:
        """The entries of the turn, one after the other; then the minor kingdoms as the oldest ones (XXVII.C-1)."""
        due = ENTRIES_OF[g.turn] if g.turn < len(ENTRIES_OF) else ()
        if self.entries < len(due):
            self.entries += 1
            dated.happen(g, due[self.entries - 1])
            return
        for nation in members(g.inactive):
            muster.rebuild(g, nation)
        g.order = order.ordered(g, g.active)
        self.nations = g.nations
        self.step = "orphans"

    # ---------------------------------------------------------------- nations that are no more

    def orphans(self, g: Invasions) -> None:
        """IX.G-1: each nation gives up one of the auxiliaries and mercenaries of each of those without any unit."""
        while self.nations and not self.bereft(g, members(self.nations)[0]):
            self.nations &= self.nations - 1
            self.mourned = 0
        if self.nations:
            self.nation = members(self.nations)[0]
            g.ask(g.seat(self.nation))
        else:
            self.step = "levies"

    def bereft(self, g: Invasions, nation: Nation) -> Pieces:
        """What a nation has of extinct nations of which it has given up nothing yet."""
        return sum([BIT[piece] for piece in members(bereft(g, nation)) if not self.mourned & BIT[origin(piece)]])

    def about(self, g: Invasions) -> tuple[tuple[str, str, int], ...]:
        return (("nation", "nation", self.nation), ("camp", "camp", self.camp if self.camp < CAMPS else 0))

    def options(self, g: Invasions, may: Offers) -> None:
        if self.step == "keep":
            may.offer(KEEP_LEADER, "INV-X.B-4", leaders.ending(g, self.camp))
            hand = events.playable(g, self.camp, "reinforcements")
            may.when("INV-X.B-4", bool(hand & BIT[LONGEVITY]))
            may.offer(INFLUX_OF, "INV-X.B-4", muster.swelling(g, self.camp))
            may.when("INV-X.B-4", bool(hand & BIT[INFLUX]))
            may.offer(DONE, "INV-X.B-4")
            return
        may.offer(CHOOSE_PIECE, "INV-IX.G-1", g.alike(self.bereft(g, self.nation)))

    def choose(self, g: Invasions, seat: Seat, verb: Verb, obj: Thing) -> None:
        if verb == KEEP_LEADER:
            self.play(g, LONGEVITY, obj)
            return
        if verb == INFLUX_OF:
            self.play(g, INFLUX, obj)
            return
        if verb == DONE:
            self.camp += 1
            return
        g.emit(EXTINCT, (self.nation, obj))
        g.lose(obj)
        self.mourned |= BIT[origin(obj)]

    # ---------------------------------------------------------------- cards

    def play(self, g: Invasions, title: Title, aim: int) -> None:
        """A camp plays a card upon a leader or a nation."""
        self.title, self.aim = title, aim
        self.step = "played"
        riposte.play(g, self.camp, title)

    def played(self, g: Invasions) -> None:
        """It counts, unless somebody has cancelled it."""
        self.step = "keep"
        if riposte.cancelled(g):
            return
        if self.title == LONGEVITY:
            g.second_turn |= BIT[self.aim]
        else:
            g.call(Influx(self.aim, EVENT_NUMBER[INFLUX]["units"]))

    # ---------------------------------------------------------------- units and leaders

    def levies(self, g: Invasions) -> None:
        """Nation by nation: units, then leaders."""
        if not g.order:
            control.work_out(g)
            g.end()
            return
        self.nation = g.order.pop(0)
        if g.active & BIT[self.nation]:
            self.step = "loans"
            g.call(Investiture(self.nation))
            g.call(Muster(self.nation))

    def loans(self, g: Invasions) -> None:
        """IX.F: then what others lend, whose place hangs on where the leaders are now (XXVIII.C-2)."""
        self.step = "levies"
        g.call(Exchange(self.nation))
        mercenaries.replace(g, self.nation)


def extinct(g: Invasions, nation: Nation) -> bool:
    """IX.G-1: whether a nation that is or was in play has no unit of its own left, and none due."""
    if nation >= PROFILES or RAIDER & BIT[nation] or g.in_play(nation) & OF_NATION[nation] & UNIT_MASK:
        return False
    if g.active & BIT[nation]:
        return not (muster.number(g, nation) or muster.listed(g, nation))
    return bool(g.dead & BIT[nation])


def bereft(g: Invasions, nation: Nation) -> Pieces:
    """The auxiliaries and mercenaries of extinct nations that a nation has."""
    found = 0
    for piece in members(g.in_play(nation) & UNIT_MASK):
        people = origin(piece)
        if people != nation and extinct(g, people):
            found |= BIT[piece]
    return found


def origin(piece: Piece) -> Nation:
    """Of which people a unit is: an auxiliary is not of the nation that it belongs to."""
    return ORIGIN[piece] if ORIGIN[piece] != NONE else NATION_OF[piece]
