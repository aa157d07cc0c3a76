"""One search for all movements, on a map small enough to be walked by hand.

0 - 1 - 2
|   ~   |        ~ a river, which costs one more
3 ~ 4 - 5 - 6
"""

from latrunculi.kernel.actions import Explainer, Offers, members, pack
from latrunculi.tabletop import ways

BORDERS = [(0, 1), (1, 2), (0, 3), (2, 5), (4, 5), (5, 6), (1, 4), (3, 4)]
RIVERS = [(1, 4), (3, 4)]
SIZE = 7


def masks(pairs: list[tuple[int, int]]) -> list[int]:
    found = [0] * SIZE
    for a, b in pairs:
        found[a] |= 1 << b
        found[b] |= 1 << a
    return found


NEAR, WET = masks(BORDERS), masks(RIVERS)


class Walk(ways.Journey):
    """A walk that may not enter `shut`, not end in `full`, and not leave `held`."""

    def __init__(self, pace: int, shut: int = 0, full: int = 0, held: int = 0) -> None:
        super().__init__(pace)
        self.shut, self.full, self.held = shut, full, held

    def near(self, here: int) -> int:
        return NEAR[here]

    def payable(self, here: int, spent: int) -> int:
        left = self.pace - spent
        return 0 if left < 1 else NEAR[here] & ~WET[here] if left == 1 else NEAR[here]

    def state_price(self, may: Offers, here: int, spent: int) -> None:
        may.only("price", self.payable(here, spent))

    def enter(self, may: Offers, here: int) -> None:
        may.bar("shut", self.shut)

    def end(self, may: Offers, here: int, spent: int, mark: int, beyond: int) -> None:
        may.bar("full", self.full & ~beyond)

    def halts(self) -> int:
        return self.held

    def after(self, here: int, there: int, spent: int) -> int:
        return spent + 1 + (WET[here] >> there & 1)


class Guided(Walk):
    """Ends nowhere unless the way has led through area 3: the mark of the way is 1 from there on."""

    def end(self, may: Offers, here: int, spent: int, mark: int, beyond: int) -> None:
        may.only("guide", 1 << 3 | beyond if not mark else -1)

    def changes(self, mark: int) -> tuple[tuple[int, int], ...]:
        return ((1 << 3, 1),)


def test_the_price_of_a_way_is_that_of_its_borders() -> None:
    # From 0: 1 and 3 for one point; 2 for two; 4 for three, over either river; 5 for three, over dry land.
    assert ways.search(Walk(3), [0]).prices == {1: 1, 3: 1, 0: 2, 2: 2, 4: 3, 5: 3}


def test_a_cheapest_way_is_told_area_by_area() -> None:
    found = ways.search(Walk(4), [0])
    assert (found.to(5), found.to(1)) == ([1, 2, 5], [1])


def test_who_has_spent_something_goes_less_far() -> None:
    assert ways.search(Walk(3), [1], spent=1).prices == {0: 2, 2: 2, 4: 3, 1: 3, 3: 3, 5: 3}
    assert ways.search(Walk(2), [1], spent=2).prices == {}


def test_nobody_goes_through_what_is_shut_or_on_from_where_he_is_held() -> None:
    assert 2 not in ways.search(Walk(3, shut=1 << 1), [0]).prices
    held = ways.search(Walk(3, held=1 << 1), [0]).prices
    assert (held.get(1), held.get(2)) == (1, None)


def test_a_full_area_is_passed_through_as_far_as_there_is_an_end_beyond() -> None:
    walk = Walk(2, full=1 << 1)
    found = ways.search(walk, [0])
    assert (1 in found.prices, found.to(2)) == (False, [1, 2])
    assert ways.next_steps(walk, 0, 0, 0) == 1 << 1 | 1 << 3
    assert ways.next_steps(Walk(1, full=1 << 1), 0, 0, 0) == 1 << 3
    assert ways.next_steps(Walk(2, full=1 << 1, held=1 << 1), 0, 0, 0) == 1 << 3


def test_a_mark_tells_apart_two_ways_to_one_area() -> None:
    # Only by 3 may he come to an end: to 1 it is three steps then, though one would lead there.
    found = ways.search(Guided(4), [0]).prices
    assert (found[3], found[0], found[1], found[4]) == (1, 2, 3, 3)


def test_a_prompt_offers_the_steps_and_explains_the_others() -> None:
    walk = Walk(1, full=1 << 3)
    may = Offers(0)
    ways.offer_step(walk, may, 7, "next", "stop", 1, 0, 0)
    assert may.legal() == [pack(7, 0), pack(7, 2)]

    def why(there: int, journey: Walk = walk, here: int = 1) -> str:
        asked = Explainer(0, pack(7, there))
        ways.offer_step(journey, asked, 7, "next", "stop", here, 0, 0)
        return asked.clause

    assert [why(there) for there in (0, 4, 5)] == ["", "price", "next"]
    assert (why(3, here=0), why(1, Walk(1, shut=1 << 1), here=0)) == ("full", "shut")


def test_distances_are_the_prices_to_the_nearest_goal() -> None:
    assert ways.distances(Walk(ways.FAR), 1 << 0, SIZE) == (0, 1, 2, 1, 3, 3, 4)
    assert ways.distances(Walk(ways.FAR), 1 << 0 | 1 << 6, SIZE) == (0, 1, 2, 1, 2, 1, 0)
    assert ways.distances(Walk(ways.FAR, shut=1 << 5), 1 << 6, SIZE)[0] == ways.FAR


def test_rings_count_borders() -> None:
    around_0 = ways.rings(NEAR, 1 << 0)
    assert [list(members(ring)) for ring in around_0] == [[0], [1, 3], [2, 4], [5], [6]]
    assert ways.steps_between([ways.rings(NEAR, 1 << area) for area in range(SIZE)])[6][0] == 4
    assert ways.within(NEAR, 1 << 6, 2) == 1 << 6 | 1 << 5 | 1 << 4 | 1 << 2


def test_what_closes_the_last_area_is_remembered() -> None:
    closed = ways.Closed(0b11)
    closed.only("a", 0b01)
    closed.bar("b", 0b01)
    closed.bar("c", 0b01)
    assert (closed.zones, closed.closing) == (0, "b")
