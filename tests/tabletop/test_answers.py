"""Windows and rounds: who is asked, and what ends it."""

from latrunculi.kernel.actions import Offers, pack
from latrunculi.kernel.engine import State
from latrunculi.tabletop.answers import NOBODY, Round, Window

ACT, PASS = 1, 2


class Table(State):
    """Seats with so many actions left each; `done`: who has acted, in order."""

    left: list[int]
    done: list[int]
    asked: list[int]


def table(left: list[int]) -> Table:
    g = Table(len(left), 0)
    g.left, g.done, g.asked = left, [], []
    return g


class Alone(Window[Table]):
    NAME = "alone"

    def asked(self, g: Table) -> int:
        return 1 if g.left[1] else NOBODY

    def options(self, g: Table, may: Offers) -> None:
        may.offer(ACT, "")
        may.offer(PASS, "")

    def choose(self, g: Table, seat: int, verb: int, obj: int) -> None:
        if verb == PASS:
            g.end()
        else:
            g.left[seat] -= 1
            g.done.append(seat)


class AllRound(Round[Table]):
    NAME = "all-round"

    def size(self, g: Table) -> int:
        return g.seats

    def question(self, g: Table, who: int) -> bool:
        if g.left[who]:
            g.asked.append(who)
            g.ask_privately(who)
        return g.left[who] > 0

    def start(self, g: Table) -> None:
        if not self.ask_next(g):
            g.end()

    def options(self, g: Table, may: Offers) -> None:
        may.offer(ACT, "")
        may.offer(PASS, "")

    def choose(self, g: Table, seat: int, verb: int, obj: int) -> None:
        if verb == ACT:
            g.left[seat] -= 1
            g.done.append(seat)
        self.turn_over(g, 0 if verb == ACT else self.passed + 1)


def play(g: Table, frame: Window[Table] | Round[Table], acts: str) -> Table:
    """Answer each question: a acts, p passes."""
    g.call(frame)
    g.advance()
    for act in acts:
        g.apply(g.actor, pack(ACT if act == "a" else PASS))
    return g


def test_a_window_is_asked_in_private_until_it_lets_the_moment_pass() -> None:
    g = play(table([0, 3]), Alone(), "aa")
    assert (g.done, g.awaiting, g.private, g.over) == ([1, 1], 0b10, True, False)
    assert play(table([0, 3]), Alone(), "ap").over


def test_a_window_closes_unasked_when_all_know_that_it_could_do_nothing() -> None:
    assert play(table([5, 0]), Alone(), "").over
    assert play(table([0, 1]), Alone(), "a").over


def round_from(first: int) -> AllRound:
    frame = AllRound()
    frame.turn = first
    return frame


def test_a_round_ends_when_all_have_passed_in_a_row() -> None:
    g = play(table([1, 1, 1]), round_from(1), "ppp")
    assert (g.asked, g.done, g.over) == ([1, 2, 0], [], True)


def test_who_acts_lets_all_others_answer_and_himself_again() -> None:
    # 0 passes, 1 acts; then 2, 0 and 1 pass in a row.
    g = play(table([1, 2, 1]), round_from(0), "papp")
    assert (g.asked, g.over) == ([0, 1, 2, 0, 1], False)
    assert play(table([1, 2, 1]), round_from(0), "pappp").over


def test_who_could_do_nothing_is_passed_over() -> None:
    g = play(table([1, 0, 1]), round_from(0), "pp")
    assert (g.asked, g.over) == ([0, 2], True)


class EachOnce(AllRound):
    """Who acts goes on himself."""

    NAME = "each-once"

    def choose(self, g: Table, seat: int, verb: int, obj: int) -> None:
        if verb == PASS:
            self.turn_over(g, self.passed + 1)
        else:
            g.left[seat] -= 1
            g.done.append(seat)


def test_a_game_may_let_who_acts_go_on_himself_and_each_has_the_turn_once() -> None:
    g = play(table([1, 3, 1]), EachOnce(), "paapp")
    assert (g.asked, g.done, g.over) == ([0, 1, 1, 1, 2], [1, 1], True)
    assert play(table([1, 3, 1]), EachOnce(), "aap").asked == [0, 1, 1, 2], "he who can no more is asked no more"
