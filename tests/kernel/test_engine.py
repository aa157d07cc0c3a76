"""Procedures, nested calls, choices at once, private prompts, forced answers, copies."""

from __future__ import annotations

from typing import ClassVar

import pytest

from latrunculi.kernel.actions import Offers, pack
from latrunculi.kernel.contract import plain
from latrunculi.kernel.engine import FORCED, Journal, Procedure, RulesError, State
from latrunculi.kernel.game import SPECTATOR, Setup
from latrunculi.kernel.match import Match
from tests.kernel.conftest import Play, acted
from tests.toys.morra import MORRA
from tests.toys.morra.rules import DONE, ROLLED, SHOW, STAKE, Duel, Round, Table


def test_choices_at_once_wait_for_all_and_hide_until_then() -> None:
    match = Match(MORRA, MORRA.setup(seats=3, seed=1))
    assert match.state.awaiting == 0b111
    with pytest.raises(ValueError, match="several seats"):
        _ = match.state.actor
    assert match.state.legal(0) == match.state.legal(2) == [pack(SHOW, n) for n in range(6)]
    acted(match, 1, "show", "V")
    acted(match, 2, "show", "I")
    assert match.state.awaiting == 0b001
    assert match.state.actor == 0
    assert match.state.options == match.state.legal(0) == [pack(SHOW, n) for n in range(6)]
    assert match.state.legal(1) == []
    acted(match, 0, "show", "II")
    assert match.state.stack[-1].step == "stake"


def test_a_call_returns_to_where_it_was_made() -> None:
    # All show the same and roll the same: the first two fight a duel, and the round after it begins.
    match = Match(MORRA, MORRA.setup(seats=2, seed=1))
    match.state.script = [2, 2, 3]
    acted(match, 0, "show", "II")
    acted(match, 1, "show", "II")
    for seat in (0, 1):
        acted(match, seat, "stake", 1)
        acted(match, seat, "done")
    for seat in (0, 1):
        acted(match, seat, "keep")
    assert [frame.NAME for frame in match.state.stack] == ["morra", "duel"]
    assert match.state.actor == 0
    acted(match, 0, "even")  # the script's 3 is a four
    assert [frame.NAME for frame in match.state.stack] == ["morra", "round"]
    assert MORRA.scores(match.state) == [7, 5]


def test_a_saved_state_resumes_inside_a_nested_call() -> None:
    match = Match(MORRA, MORRA.setup(seats=2, seed=1))
    g = match.state
    g.stack.append(Duel(1, 0))
    g.awaiting = 0b10
    again = MORRA.load(MORRA.dump(g))
    again.script = [4]
    again.apply(1, pack(6))
    assert [frame.NAME for frame in again.stack] == ["morra", "round"]
    assert again.awaiting == 0b11


def test_a_single_answer_is_given_by_itself_and_logged() -> None:
    match = Match(MORRA, MORRA.setup(seats=2, seed=1))
    acted(match, 0, "show", "I")
    acted(match, 1, "show", "I")
    for coins in (1, 2, 3):  # all six coins: nothing is left to stake
        acted(match, 0, "stake", coins)
    assert match.state.actor == 1
    forced = [values for _, kind, values in match.journal.events if kind == FORCED]
    assert forced == [(0, pack(DONE))]


def test_a_private_prompt_waits_even_for_its_only_answer() -> None:
    position = 'game = "morra"\nround = 1\n[[seat]]\npurse = 6\n[[seat]]\npurse = 6\nhand = ["lupa"]\n'
    match = Match(MORRA, MORRA.setup(seats=2, seed=1), position)
    acted(match, 0, "show", "I")
    acted(match, 1, "show", "I")
    acted(match, 0, "done")
    acted(match, 1, "done")
    assert match.state.actor == 0
    assert len(match.state.options) == 1
    assert match.state.private


def test_what_is_undone_is_told_by_the_cuts_of_chance_and_disclosure() -> None:
    g = Table(2, 1)
    g.die()
    g.disclose()
    assert g.cuts == 2


class Mute(Procedure[Table]):
    """A procedure whose rules are broken: it asks and offers nothing."""

    NAME = "mute"
    ASKS: ClassVar = {"start": "X-1"}

    def start(self, g: Table) -> None:
        g.ask(0)

    def options(self, g: Table, may: Offers) -> None:
        may.offer(DONE, "X-1", 0)


def test_a_prompt_without_answer_is_a_defect_of_the_rules() -> None:
    g = Table(2, 1)
    g.stack = [Mute()]
    with pytest.raises(RulesError, match=r"mute\.start"):
        g.advance()


class Circle(Procedure[Table]):
    """A procedure whose rules are broken: each step leads to another, and none to a question."""

    NAME = "circle"

    def start(self, g: Table) -> None:
        self.step = "back"

    def back(self, g: Table) -> None:
        self.step = "start"


def test_steps_that_lead_in_a_circle_are_a_defect_of_the_rules_and_have_an_end() -> None:
    g = Table(2, 1)
    g.stack = [Circle()]
    with pytest.raises(RulesError, match=r"lead to no question.*circle\."):
        g.advance()


def test_a_procedure_says_what_it_lacks() -> None:
    bare: Procedure[Table] = Procedure()
    with pytest.raises(NotImplementedError):
        bare.start(Table(2, 1))
    with pytest.raises(NotImplementedError):
        bare.options(Table(2, 1), Offers(0))
    with pytest.raises(NotImplementedError):
        bare.choose(Table(2, 1), 0, 0, 0)


def test_copies_share_nothing_that_changes(random_game: Play) -> None:
    for steps in range(0, 30, 3):
        g = random_game("copies", 3, steps).state
        before = MORRA.dump(g)
        twin = g.clone()
        assert MORRA.dump(twin) == before
        assert twin.journal is None
        played = 0
        while twin.awaiting and played < 5:
            seat = twin.awaiting.bit_length() - 1
            twin.apply(seat, twin.legal(seat)[-1])
            played += 1
        assert MORRA.dump(g) == before


def test_procedures_copy_their_fields() -> None:
    frame = Round()
    frame.seat, frame.staked, frame.step = 2, 5, "card"
    twin = frame.copy()
    frame.seat = 0
    assert isinstance(twin, Round)
    assert (twin.seat, twin.staked, twin.step) == (2, 5, "card")


def test_events_are_written_only_while_somebody_listens() -> None:
    g = Table(2, 1)
    g.emit(ROLLED, (0, 3))
    g.journal = Journal()
    g.emit(ROLLED, (1, 4), audience=0b10)
    assert g.journal.events == [(0b10, ROLLED, (1, 4))]


def test_every_listed_action_applies_and_no_other_is_explained_away(random_game: Play) -> None:
    for steps in range(0, 40, 4):
        g = random_game("complete", 2, steps).state
        for seat in range(2):
            legal = g.legal(seat)
            for verb in range(len(MORRA.vocabulary.verbs)):
                for obj in range(10):
                    offered, clause = g.why_not(seat, pack(verb, obj))
                    assert (pack(verb, obj) in legal) == (offered and not clause)
            for action in legal:
                twin = g.clone()
                twin.apply(seat, action)
                assert not MORRA.defects(twin)


def test_a_finished_game_awaits_nobody(random_game: Play) -> None:
    g = random_game("over").state
    assert g.over
    assert (g.actor, g.awaiting, g.options, g.legal(0)) == (-1, 0, [], [])
    assert g.why_not(0, pack(STAKE, 1)) == (False, "")


def test_a_spectator_has_nothing_to_choose(random_game: Play) -> None:
    g = random_game("watch", 3, 5).state
    assert g.legal(SPECTATOR) == []
    assert g.why_not(SPECTATOR, pack(STAKE, 1)) == (False, "")


def test_a_bare_state_is_copied_as_any_other() -> None:
    g = State(2, 5)
    g.stack = [Round()]
    twin = g.clone()
    assert twin == g
    assert twin.stack[0] is not g.stack[0]


def test_a_setup_prepares_its_state_before_the_first_step() -> None:
    def script(g: State) -> None:
        g.script = [0, 0, 0, 0]

    g = MORRA.new(Setup("morra", "classic", 2, "1"), script)
    assert plain(MORRA.board(g))["hands"] == [["cornu", "tuba"], ["aquila", "lupa"]]
