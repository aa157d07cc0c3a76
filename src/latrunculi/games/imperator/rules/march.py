"""The march of a leader with units, and the advance of a unit alone.

A game subclasses the procedures and gives them its words (`WORDS`) and its hooks. What a step costs is told to
`tabletop.ways` once (`steps.OnFoot`); who may enter a zone, and who may stay there, by `Imperator.restrict` and `stop`.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from latrunculi.games.imperator.components.kit import NONE, Piece, Pieces, Place, Zone, Zones
from latrunculi.games.imperator.rules.movement import Movement
from latrunculi.games.imperator.rules.state import Imperator
from latrunculi.games.imperator.rules.steps import TERRAIN, OnFoot, advance_pieces, arrive_from, most_direct
from latrunculi.kernel.actions import BIT, NOTHING, Offers, members
from latrunculi.kernel.ints import Seat, Thing, Verb
from latrunculi.tabletop import ways
from latrunculi.tabletop.ways import Closed, Reach

G = TypeVar("G", bound=Imperator)


@mypyc_attr(allow_interpreted_subclasses=True)
class Column(OnFoot):
    """A leader on the march with a group of units."""

    def __init__(self, g: Imperator, march: CommonMarch[Any], group: Pieces) -> None:
        super().__init__(g, march.pace(g, group))
        self.march: CommonMarch[Any] = march
        self.group: int = group

    def enter(self, may: Offers, here: Zone) -> None:
        self.march.passing(self.g, may, self.group, here)

    def stay(self, may: Offers, beyond: Zones) -> None:
        self.march.ends(self.g, may, self.group | BIT[self.march.leader], beyond)

    def halts(self) -> int:
        return self.march.halts(self.g, self.group)


class CommonMarch(Movement[G]):
    """A leader moves, alone or with units up to his CC, zone by zone.

    `group`: the units with him now; `spent`: movement points; `trail`: the zones entered; `origin`: where he began;
    `behind`: the zone that he has left last, NONE before.
    """

    NAME = "march"
    SUMMONS: ClassVar[str] = ""
    """The clause of the event that sends leaders somewhere (`goals`)."""

    leader: Piece
    group: Pieces = 0
    spent: int = 0
    trail: Zones = 0
    origin: Place = 0
    behind: Place = NONE

    def about(self, g: G) -> tuple[tuple[str, str, int], ...]:
        return (("leader", "piece", self.leader),)

    # -------------------------------------------------------------- hooks

    def eligible(self, g: G, may: Offers) -> None:
        """State which units of his zone the leader may take along, beyond their number and their having moved."""
        may.only(g.kit.rules.command, g.commanded(self.leader))

    def passing(self, g: G, may: Offers, group: Pieces, here: Zone) -> None:
        """State which zones he may enter with a group, even if only to pass through."""
        g.restrict(may, group, BIT[self.leader], here)

    def halts(self, g: G, group: Pieces) -> Zones:
        """The zones where he can go no further with a group: units stop at enemy units; a leader alone passes."""
        return g.occupied[1 - g.active] if group else 0

    def meets(self, g: G, here: Zone) -> bool:
        """Whether there are enemy units in the zone just entered whom the leader may try to rally."""
        return False

    def appeal(self, g: G) -> None:
        """He tries: they come over and he may go on, or he stops."""
        raise NotImplementedError

    def loose(self, g: G) -> Pieces:
        """The units of the group that may be left on the way."""
        retinue = g.retinue(self.leader)
        return self.group & ~retinue if retinue else self.group

    def goals(self, g: G) -> Zones:
        """The zones to the nearest of which an event sends the leader, by the most direct way; 0 if it does not."""
        return 0

    # -------------------------------------------------------------- those whom an event sends somewhere

    def sent(self, g: G) -> bool:
        """Whether the leader is on his way: sent, and not there yet. Then he uses all his movement points."""
        goals = self.goals(g)
        return bool(goals) and not goals >> g.at[self.leader] & 1

    def directly(self, g: G, may: Offers, here: Zone) -> None:
        """State which zones the event lets him enter: those on his way, and none once he is there."""
        goals = self.goals(g)
        if goals:
            may.only(self.SUMMONS, most_direct(g, here, goals))

    def unhurried(self, g: G, may: Offers) -> None:
        """State which units he may take along: those that do not keep him from his way."""
        if not self.sent(g):
            return
        here = g.at[self.leader]
        mask = 0
        for unit in members(g.units(here, g.active)):
            if self.steps(g, self.group | BIT[unit]):
                mask |= BIT[unit]
        may.only(self.SUMMONS, mask)

    def owes(self, g: G) -> bool:
        """Whether he, who has not marched yet, is on his way and can move."""
        return self.sent(g) and bool(self.steps(g, g.retinue(self.leader)))

    # -------------------------------------------------------------- what is possible

    def pace(self, g: G, group: Pieces) -> int:
        """The movement points that he has with a group: those of the slowest of them."""
        least = g.pace(self.leader)
        if group:
            for unit in members(group):
                least = min(least, g.pace(unit))
        return least

    def mark(self, g: G) -> int:
        """The mark of the way so far."""
        return 1 if self.trail and self.trail & g.kit.mild else 0

    def steps(self, g: G, group: Pieces) -> Zones:
        """The zones that he may enter next with a group."""
        return ways.next_steps(Column(g, self, group), g.at[self.leader], self.spent, self.mark(g))

    def reach(self, g: G) -> ways.Ways:
        """Where the march may still end, and the ways there."""
        here = g.at[self.leader]
        found = ways.search(Column(g, self, self.group), [here], self.spent, self.mark(g))
        found.prices.pop(here, None)
        return found

    def may_halt(self, g: G) -> bool:
        """Whether the movement may end where the leader stands."""
        if not self.trail:
            return True
        here = g.at[self.leader]
        may = Reach(BIT[here])
        self.ends(g, may, self.group | BIT[self.leader], 0)
        return bool(may.zones) and (self.spent <= TERRAIN or bool(self.trail & g.kit.mild))

    def detains(self, g: G) -> str:
        """The clause that forbids the leader to halt where he stands, if one does."""
        if self.sent(g):
            return self.SUMMONS
        may = Closed(BIT[g.at[self.leader]])
        if self.trail:
            self.ends(g, may, self.group | BIT[self.leader], 0)
        return may.closing or g.kit.rules.terrain

    # -------------------------------------------------------------- steps

    def muster(self, g: G) -> None:
        """He stands where he will set out, and those who always go with him are with him; the state stays as it is."""
        self.origin = g.at[self.leader]
        self.group = g.retinue(self.leader)

    def start(self, g: G) -> None:
        """He musters his retinue."""
        self.muster(g)
        self.step = "take"
        self.take(g)

    def take(self, g: G) -> None:
        """He may take units along before he leaves."""
        g.ask(g.seat_of(g.active))

    def go_on(self, g: G) -> None:
        """He may move on, leaving units or not."""
        if self.spent >= g.pace(self.leader):
            self.step = "finish"
            return
        g.ask(g.seat_of(g.active))

    def arrive(self, g: G) -> None:
        """After a step, and what awaited them there: before units stop, he may try to rally those whom he meets."""
        here = g.at[self.leader]
        if here >= g.kit.zones:
            self.step = "finish"
            return
        self.group &= g.inside[here]
        if self.meets(g, here):
            self.step = "parley"
        else:
            self.pass_on(g)

    def pass_on(self, g: G) -> None:
        """He may go on unless the enemy stops him."""
        if self.halts(g, self.group) & BIT[g.at[self.leader]]:
            self.step = "finish"
        else:
            self.step = "go_on"
            self.go_on(g)

    def finish(self, g: G) -> None:
        """The movement is over."""
        g.moved |= BIT[self.leader]
        if self.behind != NONE:
            arrive_from(g, self.group, self.behind)
        self.let_escape(g)

    def options(self, g: G, may: Offers) -> None:
        if self.step == "parley":
            self.offer_parley(may)
        else:
            self.offer_march(g, may)

    def offer_march(self, g: G, may: Offers) -> None:
        """Offer units to take along or to leave, the next step, and to make an end."""
        words = self.WORDS
        rules = g.kit.rules
        here = g.at[self.leader]
        if self.step == "take":
            units = g.units(here, g.active)
            self.offer_units(g, may, units & ~self.group if self.group else units)
        column = Column(g, self, self.group)
        steps = ways.offer_step(column, may, words.move_to, rules.adjacent, rules.stop, here, self.spent, self.mark(g))
        stand = self.may_halt(g)
        if self.step == "go_on" and self.group.bit_count() > 1:
            may.offer(words.leave, rules.together, self.loose(g))
            may.when(rules.together, stand and self.some_faster(g))
        may.offer(words.halt, rules.together, NOTHING)
        may.when(self.detains(g) if may.explains else rules.together, not steps or (stand and not self.sent(g)))

    def offer_units(self, g: G, may: Offers, units: Pieces) -> None:
        """Offer units of the leader's zone to be taken along."""
        rules = g.kit.rules
        room = self.group.bit_count() < g.kit.command[self.leader - g.kit.first_leader]
        may.offer(self.WORDS.take, rules.together, units)
        if room or may.explains:
            may.bar(rules.once, g.moved)
            self.eligible(g, may)
        may.when(rules.command, room)

    def some_faster(self, g: G) -> bool:
        """Whether somebody of the group could go on if others stayed."""
        return any(g.pace(unit) > self.spent for unit in members(self.group))

    def choose(self, g: G, seat: Seat, verb: Verb, obj: Thing) -> None:
        words = self.WORDS
        if self.step == "parley":
            if verb == words.rally:
                self.appeal(g)
            else:
                self.pass_on(g)
        elif verb == words.take:
            self.group |= BIT[obj]
            g.emit(words.took, (self.leader, obj))
        elif verb == words.leave:
            self.group ^= BIT[obj]
            arrive_from(g, BIT[obj], self.behind)
            g.emit(words.left, (obj, g.at[obj]))
        elif verb == words.move_to:
            self.walk(g, obj)
        else:
            self.step = "finish"

    def walk(self, g: G, there: Zone) -> None:
        """Enter a zone."""
        here = self.behind = g.at[self.leader]
        pieces = self.group | BIT[self.leader]
        self.spent += g.borders().cost(here, there)
        self.trail |= BIT[there]
        advance_pieces(g, pieces, here, there)
        g.emit(self.WORDS.marched, (self.leader, self.group.bit_count(), there))
        self.step = "arrive"
        self.entered(g, pieces, there)


class CommonAdvance(Movement[G]):
    """A unit alone moves one zone, whatever it costs."""

    NAME = "advance"

    unit: Piece
    origin: Place = 0

    def about(self, g: G) -> tuple[tuple[str, str, int], ...]:
        return (("unit", "piece", self.unit),)

    def start(self, g: G) -> None:
        """Where to."""
        self.origin = g.at[self.unit]
        g.ask(g.seat_of(g.active))

    def options(self, g: G, may: Offers) -> None:
        here = self.origin
        words = self.WORDS
        rules = g.kit.rules
        may.offer(words.move_to, rules.adjacent, g.kit.near[here])
        g.restrict(may, BIT[self.unit], 0, here)
        self.ends(g, may, BIT[self.unit], 0)
        may.offer(words.halt, rules.advance, NOTHING)

    def choose(self, g: G, seat: Seat, verb: Verb, obj: Thing) -> None:
        self.step = "finish"
        g.moved |= BIT[self.unit]
        if verb == self.WORDS.move_to:
            advance_pieces(g, BIT[self.unit], self.origin, obj)
            arrive_from(g, BIT[self.unit], self.origin)
            g.emit(self.WORDS.moved, (self.unit, obj))
            self.entered(g, BIT[self.unit], obj)

    def finish(self, g: G) -> None:
        """The movement is over."""
        self.let_escape(g)
