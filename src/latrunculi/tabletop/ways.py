"""Ways over a map: where those who travel may go and end, for what price, and why not elsewhere; distances.

Areas are numbered, sets of them are masks. A game tells the rules of a movement as a `Journey`, upon an open verb and
each with its clause, like the options of a procedure. The same statements make the prompt (`offer_step`), its
explanation and the search (`search`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from latrunculi.kernel.actions import BIT, MOST_OBJECTS, Offers, members
from latrunculi.kernel.ints import Verb

Area: TypeAlias = int
"""A place on the map."""
Areas: TypeAlias = int
"""A set of areas, as a mask."""
Price: TypeAlias = int
"""What has been spent, in whatever a game counts: movement points, steps."""
Mark: TypeAlias = int
"""What else of a way bears upon the rest of it, as a game numbers it."""

FAR: Final = 1000
"""A price beyond all others: no way leads there."""
EVERYWHERE: Final = (1 << MOST_OBJECTS) - 1
"""All areas that there may be."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Reach(Offers):
    """Collects, instead of actions, the set of areas that the statements about one verb allow."""

    def __init__(self, zones: Areas) -> None:
        self.seat = 0
        self.explains = False
        self.actions = []
        self._mask = zones

    @property
    def zones(self) -> int:
        """The areas still allowed."""
        return self._mask


class Closed(Reach):
    """Collects, besides the areas, the clause that has closed the last of them."""

    def __init__(self, zones: Areas) -> None:
        super().__init__(zones)
        self.closing = ""

    def only(self, clause: str, among: int) -> None:
        super().only(clause, among)
        if not self._mask and not self.closing:
            self.closing = clause

    def bar(self, clause: str, among: int) -> None:
        super().bar(clause, among)
        if not self._mask and not self.closing:
            self.closing = clause


# ------------------------------------------------------------------ one movement


@mypyc_attr(allow_interpreted_subclasses=True)
class Journey:
    """The rules of a movement, step by step.

    `pace`: what may be spent at most. `here` is an area, `spent` the price of the way so far, `mark` what else of it
    bears upon the rest, as a game numbers it: 0 at the outset, and a larger one is never worse. Unless a game says
    more, each step costs 1 and everybody may go and stay everywhere.
    """

    def __init__(self, pace: Price = FAR) -> None:
        self.pace: int = pace

    def near(self, here: Area) -> int:
        """The areas that a step may lead to."""
        raise NotImplementedError

    def payable(self, here: Area, spent: Price) -> int:
        """Those that can be paid for with what is left."""
        return self.near(here)

    def easy(self, here: Area) -> int:
        """Some of those to which a step costs 1: they are found together, sooner than one by one."""
        return 0

    def state_price(self, may: Offers, here: Area, spent: Price) -> None:
        """State the same, each border with its reason."""

    def enter(self, may: Offers, here: Area) -> None:
        """State which areas may be entered from one, even if only to pass through."""

    def end(self, may: Offers, here: Area, spent: Price, mark: Mark, beyond: Areas) -> None:
        """State where a step from an area may be the last, by the way so far, besides the areas `beyond`."""

    def stay(self, may: Offers, beyond: Areas) -> None:
        """State where the movement may end whatever the way there, besides the areas `beyond`."""

    def halts(self) -> int:
        """The areas where the movement ends once it has entered them."""
        return 0

    def after(self, here: Area, there: Area, spent: Price) -> int:
        """What is spent after a step: more than before."""
        return spent + 1

    def changes(self, mark: Mark) -> tuple[tuple[int, int], ...]:
        """The areas where a step changes the mark of the way, each set with the mark that it has then."""
        return ()


def marked(journey: Journey, mark: Mark, there: Area) -> int:
    """The mark of the way after a step."""
    for areas, after in journey.changes(mark):
        if areas & BIT[there]:
            return after
    return mark


class Ways:
    """What a search has found: `prices`, for each area where a movement may end the least that is spent then."""

    def __init__(self) -> None:
        self.prices: dict[int, int] = {}
        self._last: dict[int, int] = {}
        self._before: dict[int, int] = {}

    def to(self, there: Area) -> list[int]:
        """The areas that a cheapest way enters one after the other, the last one included."""
        way = [there]
        key = self._last[there]
        while key in self._before:
            way.append(key % MOST_OBJECTS)
            key = self._before[key]
        way.reverse()
        return way


class _Search:
    """A search in progress. `ended`, and `been` by mark: where it may end, and be with that mark or a better one, for
    at most one point more than it spends now: another step there finds nothing better."""

    def __init__(self, first: int) -> None:
        self.ways: Final = Ways()
        self.least: Final[dict[int, int]] = {}
        """For what price it may be where a step of more than 1 leads."""
        self.fringe: Final[list[list[int]]] = [[]]
        """By price beyond the first: where the movement may be, as `mark * MOST_OBJECTS + area`."""
        self.first: Final = first
        self.after: int = first + 1
        self.ended: int = 0
        self.been: Final[list[int]] = [0]

    def rise(self, spent: Price) -> list[int]:
        """Where the movement may be for a price, as the search comes to it."""
        after = spent + 1
        self.after = after
        if after - self.first < len(self.fringe):
            keys = self.fringe[after - self.first]
            self.fringe[after - self.first] = [key for key in keys if not self.has_been(key)]
            for key in keys:
                self.note(key // MOST_OBJECTS, BIT[key % MOST_OBJECTS])
        for there, price in self.ways.prices.items():
            if price == after:
                self.ended |= BIT[there]
        return self.fringe[spent - self.first]

    def note(self, mark: Mark, areas: Areas) -> None:
        """The movement may be in some areas with a mark."""
        been = self.been
        while len(been) <= mark:
            been.append(0)
        for lesser in range(mark + 1):
            been[lesser] |= areas

    def has_been(self, key: int) -> bool:
        """Whether it may be in an area with a mark, or a better one."""
        mark = key // MOST_OBJECTS
        return mark < len(self.been) and bool(self.been[mark] & BIT[key % MOST_OBJECTS])

    def end(self, there: Area, after: Price, before: int) -> None:
        """It may end in an area for a price, coming from where it was."""
        ways = self.ways
        if ways.prices.get(there, FAR) > after:
            ways.prices[there] = after
            ways._last[there] = before

    def go_on(self, key: int, after: Price, before: int) -> None:
        """It may be somewhere for a price, and go on from there."""
        if self.least.get(key, FAR) > after and not self.has_been(key):
            self.least[key] = after
            self.ways._before[key] = before
            if after == self.after:
                self.note(key // MOST_OBJECTS, BIT[key % MOST_OBJECTS])
            while len(self.fringe) <= after - self.first:
                self.fringe.append([])
            self.fringe[after - self.first].append(key)

    def arrive(self, key: int, after: Price, steps: Areas) -> None:
        """It may end where steps lead that cost 1."""
        self.ended |= steps
        prices, last = self.ways.prices, self.ways._last
        for there in members(steps):
            prices[there] = after
            last[there] = key

    def go_near(self, journey: Journey, key: int, after: Price, steps: Areas) -> None:
        """It may go on from where steps lead that cost 1, and where it has not been with its mark."""
        while len(self.fringe) <= after - self.first:
            self.fringe.append([])
        mark = key // MOST_OBJECTS
        for areas, now in journey.changes(mark):
            changed = steps & areas
            if changed:
                steps ^= changed
                self.go_all(key, after, changed, now)
        if steps:
            self.go_all(key, after, steps, mark)

    def go_all(self, key: int, after: Price, steps: Areas, mark: Mark) -> None:
        """It may be where steps lead, with a mark."""
        self.note(mark, steps)
        before, keys = self.ways._before, self.fringe[after - self.first]
        base = mark * MOST_OBJECTS
        for there in members(steps):
            before[base + there] = key
            keys.append(base + there)

    def go_far(self, journey: Journey, key: int, spent: Price, steps: Areas, final: Areas, open_ways: Areas) -> None:
        """It may take steps that cost more than 1, and end where they lead, or go on."""
        here = key % MOST_OBJECTS
        for there in members(steps):
            price = journey.after(here, there, spent)
            if final & BIT[there]:
                self.end(there, price, key)
            if price < journey.pace and open_ways & BIT[there]:
                self.go_on(marked(journey, key // MOST_OBJECTS, there) * MOST_OBJECTS + there, price, key)


def search(journey: Journey, starts: list[int], spent: Price = 0, mark: Mark = 0) -> Ways:
    """Where a movement may end that has come to one of some areas, and by which ways."""
    now = _Search(spent)
    for here in starts:
        now.fringe[0].append(mark * MOST_OBJECTS + here)
        now.note(mark, BIT[here])
    open_ways = ~journey.halts()
    lasting = Reach(EVERYWHERE)
    journey.stay(lasting, 0)
    while spent - now.first < len(now.fringe):
        after = spent + 1
        goes_on = after < journey.pace
        for key in now.rise(spent):
            here = key % MOST_OBJECTS
            mark = key // MOST_OBJECTS
            been = now.been[mark] if mark < len(now.been) else 0
            known = now.ended & been if goes_on else now.ended
            near = journey.near(here)
            if not near ^ (near & known):
                continue
            may = Reach(journey.payable(here, spent))
            may.bar("", known)
            if may.zones:
                journey.enter(may, here)
            entered = may.zones
            if not entered:
                continue
            journey.end(may, here, spent, mark, 0)
            final = may.zones & lasting.zones
            easy = entered & journey.easy(here)
            arrived = final & easy & ~now.ended
            if arrived:
                now.arrive(key, after, arrived)
            if goes_on:
                fresh = easy & open_ways & ~been
                if fresh:
                    now.go_near(journey, key, after, fresh)
            if entered != easy:
                now.go_far(journey, key, spent, entered ^ easy, final, open_ways)
        spent += 1
    return now.ways


def _entered(journey: Journey, here: Area, spent: Price) -> int:
    """The areas that a step may enter, if only to pass through."""
    may = Reach(journey.payable(here, spent))
    journey.enter(may, here)
    return may.zones


def _final(journey: Journey, here: Area, spent: Price, mark: Mark, entered: Areas) -> int:
    """Of the areas that a step may enter those where it may be the last."""
    may = Reach(entered)
    journey.end(may, here, spent, mark, 0)
    journey.stay(may, 0)
    return may.zones


def next_steps(journey: Journey, here: Area, spent: Price, mark: Mark) -> int:
    """The areas that the next step may enter: those where the movement may end, or go on to where it may."""
    entered = _entered(journey, here, spent)
    if not entered:
        return 0
    final = _final(journey, here, spent, mark, entered)
    if final != entered:
        for there in members((entered ^ final) & ~journey.halts()):
            if _leads_on(journey, here, there, spent, mark):
                final |= BIT[there]
    return final


def can_step(journey: Journey, here: Area, spent: Price, mark: Mark) -> bool:
    """Whether there are any `next_steps`, without looking for all of them."""
    entered = _entered(journey, here, spent)
    if not entered:
        return False
    if _final(journey, here, spent, mark, entered):
        return True
    return any(_leads_on(journey, here, there, spent, mark) for there in members(entered & ~journey.halts()))


def _leads_on(journey: Journey, here: Area, there: Area, spent: Price, mark: Mark) -> bool:
    """Whether the movement may go on after a step that cannot be its last."""
    return can_step(journey, there, journey.after(here, there, spent), marked(journey, mark, there))


def offer_step(
    journey: Journey, may: Offers, verb: Verb, adjacent: str, stop: str, here: Area, spent: Price, mark: Mark
) -> int:
    """Offer the `next_steps`, and state why no others. Returns them.

    Args:
        adjacent: the clause that lets a step lead to areas `near`.
        stop: the clause for those from where the movement could not go on to where it may end.
    """
    steps = next_steps(journey, here, spent, mark)
    if not may.explains:
        may.offer(verb, adjacent, steps)
        return steps
    may.offer(verb, adjacent, journey.near(here))
    journey.state_price(may, here, spent)
    journey.enter(may, here)
    journey.end(may, here, spent, mark, steps)
    journey.stay(may, steps)
    may.only(stop, steps)
    return steps


# ------------------------------------------------------------------ distances


def distances(journey: Journey, goals: Areas, size: int) -> tuple[int, ...]:
    """For each area of a map what a movement spends from it to the nearest of some, or `FAR`.

    It is searched from the goals: a step must cost the same in both directions.
    """
    prices = search(journey, list(members(goals))).prices
    return tuple([0 if goals >> area & 1 else prices.get(area, FAR) for area in range(size)])


def around(near: Sequence[int], areas: Areas) -> int:
    """The areas adjacent to at least one of some."""
    mask = 0
    for area in members(areas):
        mask |= near[area]
    return mask


def rings(near: Sequence[int], areas: Areas) -> tuple[int, ...]:
    """The areas at each number of steps from the nearest of some, themselves first."""
    found = [areas]
    seen = areas
    while True:
        ring = around(near, found[-1]) & ~seen
        if not ring:
            return tuple(found)
        found.append(ring)
        seen |= ring


def nearest(around_them: Sequence[int], goals: Areas) -> int:
    """Those of some areas that are nearest to where `rings` begin; 0 if none can be reached."""
    for ring in around_them:
        if ring & goals:
            return ring & goals
    return 0


def steps_between(all_rings: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """For each area the steps to every other, from the rings around each; 99 where no way leads."""
    rows: list[tuple[int, ...]] = []
    for own in all_rings:
        row = [99] * len(all_rings)
        for steps, ring in enumerate(own):
            for area in members(ring):
                row[area] = steps
        rows.append(tuple(row))
    return tuple(rows)


def within(near: Sequence[int], areas: Areas, steps: Areas) -> int:
    """The areas at most so many steps from one of some, themselves included."""
    for _ in range(steps):
        areas |= around(near, areas)
    return areas
